"""Super Circles: options and state."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from superdeck.cards.rings import FEWEST, HIGH, LOW, MOST, PACK, RINGS
from superdeck.engine.options import choice, number
from superdeck.engine.state import State, hidden, own, public

SEATS = 8
SHARE = 36
"""The most cards of one seat: two seats, one starter."""

IDLE = 3
"""So many ticks in a row without an act make `CLOCK` act (CIRC-R14)."""

MOST_LATE = 9999
"""Late claims of a seat are counted up to here."""


class Mode(IntEnum):
    """CIRC-R18: everybody at any time, or simultaneous steps."""

    REAL_TIME = 0
    TICKS = 1


class BarAfterStalemate(IntEnum):
    """CIRC-R03: what a stalemate move does to the bar."""

    LIFTED = 0
    KEPT_BY_NUMBER = 1


class WrongCall(IntEnum):
    """CIRC-R05: what follows when the called ring does not match."""

    REFUSE = 0
    REFUSE_AND_PAUSE = 1
    AUTO_CORRECT = 2


class PilePlay(IntEnum):
    """CIRC-R08: how one plays straight from the draw pile."""

    BLIND = 0
    LOOK_FIRST = 1


class Order(IntEnum):
    """CIRC-R10: how a table puts claims in order."""

    AUTO = 0
    REACTION_WINDOW = 1
    ARRIVAL = 2


class LatePlay(IntEnum):
    """CIRC-R10: what becomes of a late claim."""

    BOUNCE = 0
    REVALIDATE = 1


class Stalemate(IntEnum):
    """CIRC-R12: who ends a stalemate."""

    AUTOMATIC = 0
    DEALER_CALLS = 1


class LastCard(IntEnum):
    """CIRC-R16: what the last card needs."""

    MATCH = 0
    FREE = 1
    WIN_AT_ONE = 2


class Phase(IntEnum):
    """What goes on."""

    READY = 0  # before GO
    PLAYING = 1
    STALLED = 2  # all piles are drawn and nobody has a match
    OVER = 3


# Enum names are fetched slowly in the plain life; these are read at every step.
READY = int(Phase.READY)
PLAYING = int(Phase.PLAYING)
STALLED = int(Phase.STALLED)
OVER = int(Phase.OVER)
TICKS = int(Mode.TICKS)
BLIND = int(PilePlay.BLIND)
FREE = int(LastCard.FREE)
WIN_AT_ONE = int(LastCard.WIN_AT_ONE)


class Kind(IntEnum):
    """What happened, as everybody saw it: the kinds of events."""

    DREW = 0
    LAID = 1  # from the hand
    TURNED = 2  # from the pile, to the centre
    KEPT = 3  # turned, did not match: to the hand
    LATE = 4  # came too late: back to the hand
    LATE_TURNED = 5  # turned too late: to the hand
    PAUSED = 6
    RESUMED = 7
    GO = 8
    MOVED = 9  # the bottom card to the top
    STOPPED = 10


DREW, LAID, TURNED, KEPT, LATE, LATE_TURNED, PAUSED, RESUMED, GO, MOVED, STOPPED = range(len(Kind))
KINDS = 16
ANY_RING = RINGS
"""The ring of an event that has none."""


class CirclesState(State):
    """One match. Cards and sets of cards as in `cards.rings`; rings count from 0, the innermost.

    A card that lay or was turned in the open is in `seen`; so what everybody knows of a hand is
    `hand[seat] & seen`. What happened in the last step is in `events`, for all to see.
    """

    mode: Annotated[int, choice(Mode, "CIRC-R18")]
    colours: Annotated[int, number(5, FEWEST, MOST, "CIRC-R22")]
    bar_after_stalemate: Annotated[int, choice(BarAfterStalemate, "CIRC-R03")]
    wrong_call: Annotated[int, choice(WrongCall, "CIRC-R05")]
    wrong_call_pause_ms: Annotated[int, number(1000, 100, 10000, "CIRC-R05")]
    pile_play: Annotated[int, choice(PilePlay, "CIRC-R08")]
    order: Annotated[int, choice(Order, "CIRC-R10")]
    late_play: Annotated[int, choice(LatePlay, "CIRC-R10")]
    stalemate: Annotated[int, choice(Stalemate, "CIRC-R12")]
    idle_force_draw_s: Annotated[int, number(0, 5, 120, "CIRC-R14", off=0)]
    last_card: Annotated[int, choice(LastCard, "CIRC-R16")]
    countdown_s: Annotated[int, number(3, 0, 10, "CIRC-R21")]

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]
    dealer: Annotated[int, public(0, SEATS - 1)]
    phase: Annotated[int, public(0, Phase.OVER)]

    # The centre pile, from the bottom. `open`: the cards that match the top card at each ring, none
    # at the barred one.
    centre: Annotated[list[int], public(0, PACK - 1, PACK)]
    height: Annotated[int, public(0, PACK)]
    bar: Annotated[int, public(-1, RINGS - 1)]
    open_low: Annotated[list[int], public(0, LOW, RINGS)]
    open_high: Annotated[list[int], public(0, HIGH, RINGS)]
    counter: Annotated[int, public(0, 1 << 20)]  # accepted plays and stalemate moves
    stalemates: Annotated[int, public(0, 1 << 20)]
    row: Annotated[int, public(0, PACK)]  # stalemate moves since the last play

    # The seats. The draw piles lie one behind another in `pile`, each from its bottom.
    pile: Annotated[list[int], hidden(0, PACK - 1, PACK - 1)]
    left: Annotated[list[int], public(0, SHARE, SEATS)]  # cards in each draw pile
    undrawn: Annotated[int, public(0, PACK - 1)]  # in all of them
    hand: Annotated[list[int], own(0, LOW, SEATS)]
    hand_high: Annotated[list[int], own(0, HIGH, SEATS)]
    held: Annotated[list[int], public(0, SHARE, SEATS)]  # cards in each hand
    seen: Annotated[int, public(0, LOW)]
    seen_high: Annotated[int, public(0, HIGH)]
    late: Annotated[list[int], public(0, MOST_LATE, SEATS)]  # claims that came too late
    paused: Annotated[list[int], public(0, 2, SEATS)]  # 1 or 2: for so many ticks, or until RESUME

    # Whom a driver asks: from `turn` on clockwise who has not answered. In ticks an answer is the
    # act that a seat has put down.
    turn: Annotated[int, public(0, SEATS - 1)]
    answered: Annotated[int, hidden(0, (1 << SEATS) - 1)]
    sealed: Annotated[list[int], own(0, 1 << 10, SEATS)]
    tick: Annotated[int, public(0, 1 << 20)]
    idle: Annotated[int, public(0, IDLE)]  # ticks in a row without an act

    # What happened last: `acts` steps so far, and the events of the last one in order.
    acts: Annotated[int, public(0, 1 << 30)]
    events: Annotated[int, public(0, SEATS)]
    event: Annotated[list[int], public(0, 1 << 20, SEATS)]
