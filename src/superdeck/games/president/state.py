"""President: options and state."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from superdeck.cards.ranks import FULL, ONES
from superdeck.engine.options import Toggle, choice, number
from superdeck.engine.state import State, hidden, own, public

SEATS = 14
ONE_PACK = 7
"""Seats that one pack serves; more need two (PRES-01, PRES-R31)."""
PACK = 104
PAIR = 2
FOUR = 4
TWO = 12
"""Ranks count from the 3 (0) to the Ace (11); 2s stand outside the ranking (PRES-07, PRES-08)."""


class Opening(IntEnum):
    """PRES-R01: what the holder of the 3 of clubs opens with."""

    SINGLE = 0
    MAY_BE_IN_SET = 1


class BiggerSetRank(IntEnum):
    """PRES-R04: the rank that a larger set needs."""

    ANY = 0
    EQUAL_OR_HIGHER = 1
    SAME_SIZE_ONLY = 2


class PassLocks(IntEnum):
    """PRES-R10: whether a pass locks a seat out of the pile."""

    NO = 0
    UNTIL_CLEARED = 1


class Completion(IntEnum):
    """PRES-R12: who may complete four of a kind."""

    ON = 0
    IN_TURN_ONLY = 1
    OFF = 2


class TwoPlayerSkip(IntEnum):
    """PRES-R16: what a match does when two are still in."""

    CLEAR = 0
    MUST_BEAT_OWN = 1
    NO_SKIP = 2


class MatchAndOut(IntEnum):
    """PRES-R18: a match with one's last card."""

    SKIP_STANDS = 0
    CLEAR_AND_NEXT_LEADS = 1


class PileOnExit(IntEnum):
    """PRES-R19: the pile when a seat goes out."""

    STAYS = 0
    CLEARED = 1


class StuckOrder(IntEnum):
    """PRES-R21: who of several stuck seats is last."""

    FIRST_IS_LAST = 0
    LAST_IS_LAST = 1


class StuckTest(IntEnum):
    """PRES-R22: which hands are stuck."""

    SINGLE_TWO = 0
    ALL_TWOS = 1


class ViceExchange(IntEnum):
    """PRES-R27: whether the Vice-President exchanges a card too."""

    OFF = 0
    ONE_CARD = 1


class Titles(IntEnum):
    """PRES-R35: words only."""

    SEED = 0
    POLITE = 1


class Phase(IntEnum):
    """What the seat in turn has to do."""

    PLAY = 0
    OPEN = 1
    GIVE = 2
    RETURN = 3
    OVER = 4


PLAY = int(Phase.PLAY)
OPEN = int(Phase.OPEN)
GIVING = int(Phase.GIVE)
RETURNING = int(Phase.RETURN)
OVER = int(Phase.OVER)
"""The phases as plain ints: Python takes ten times as long to fetch the name of an enum."""

AUTO = -1


class PresidentState(State):
    """One match. Multisets of ranks are bits in hands, else tallies (`cards.ranks`).

    No rule reads suits after the opening, so suits are not kept (PRES-R37), and no play can betray
    which suits are left.
    """

    opening: Annotated[int, choice(Opening, "PRES-R01")]
    bigger_set_rank: Annotated[int, choice(BiggerSetRank, "PRES-R04")]
    pass_on_lead: Annotated[int, choice(Toggle, "PRES-R09")]
    pass_locks: Annotated[int, choice(PassLocks, "PRES-R10")]
    completion: Annotated[int, choice(Completion, "PRES-R12")]
    window_ms: Annotated[int, number(AUTO, 0, 10_000, "PRES-R12", auto=AUTO)]
    two_player_skip: Annotated[int, choice(TwoPlayerSkip, "PRES-R16")]
    match_and_out: Annotated[int, choice(MatchAndOut, "PRES-R18")]
    pile_on_exit: Annotated[int, choice(PileOnExit, "PRES-R19")]
    stuck_scores: Annotated[int, choice(Toggle, "PRES-R20")]
    stuck_order: Annotated[int, choice(StuckOrder, "PRES-R21")]
    stuck_test: Annotated[int, choice(StuckTest, "PRES-R22")]
    tax_twos: Annotated[int, choice(Toggle, "PRES-R24")]
    may_return_same: Annotated[int, choice(Toggle, "PRES-R26", Toggle.YES)]
    vice_exchange: Annotated[int, choice(ViceExchange, "PRES-R27")]
    president_cards: Annotated[int, number(1, 1, 2, "PRES-R27")]
    min_players: Annotated[int, number(4, 3, 4, "PRES-R31")]
    target: Annotated[int, number(11, 1, 100, "PRES-R33")]
    titles: Annotated[int, choice(Titles, "PRES-R35")]
    ranks: Annotated[int, number(13, 3, 13, "PRES-R36")]

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]

    # The match.
    points: Annotated[list[int], public(0, 200, SEATS)]
    title: Annotated[list[int], public(-1, SEATS - 1, SEATS)]  # place in the round before
    place: Annotated[list[int], public(-1, SEATS - 1, SEATS)]  # in this round; -1 while open
    dealer: Annotated[int, public(0, SEATS - 1)]

    # The round.
    phase: Annotated[int, public(0, Phase.OVER)]
    turn: Annotated[int, public(0, SEATS - 1)]
    opener: Annotated[int, public(-1, SEATS - 1)]  # of a first round with two packs, else -1
    hand: Annotated[list[int], own(0, FULL, SEATS)]  # up to four of each rank
    extra: Annotated[list[int], own(0, FULL, SEATS)]  # the fifth to the eighth of each rank
    laid: Annotated[list[int], public(0, 8 * ONES, SEATS)]
    inside: Annotated[int, public(0, (1 << SEATS) - 1)]  # seats that are in
    locked: Annotated[int, public(0, (1 << SEATS) - 1)]  # passed, with pass_locks
    lead_passes: Annotated[int, public(0, SEATS)]  # in a row, with pass_on_lead
    exits: Annotated[int, public(0, SEATS)]  # how many have gone out
    stuck: Annotated[list[int], public(-1, SEATS, SEATS)]  # seats in the order they got stuck
    stuck_count: Annotated[int, public(0, SEATS)]

    # The pile: the last lay, the run of one rank on top, what answers it.
    layer: Annotated[int, public(-1, SEATS - 1)]  # who laid last; -1: empty
    count: Annotated[int, public(0, 3)]
    rank: Annotated[int, public(-1, TWO)]
    run: Annotated[int, public(0, 3)]
    beats: Annotated[int, public(0, FULL)]
    waiting: Annotated[int, hidden(0, (1 << SEATS) - 1)]  # not yet asked about completing
    leads_after: Annotated[int, public(-1, SEATS - 1)]  # leads when the window ends in a clear

    # The exchange. What a seat received lies open to its partner until the next deal; what else
    # the two know of each other follows from it (`worlds.known`).
    partner: Annotated[list[int], public(-1, SEATS - 1, SEATS)]
    received: Annotated[list[int], own(0, 8 * ONES, SEATS)]
    owed: Annotated[int, public(0, 2)]  # cards still to give or to return
    exchange: Annotated[int, public(0, 2)]  # exchanges begun: the President's, the Vice's
