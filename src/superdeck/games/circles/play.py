"""Super Circles: what happens to cards: the deal, draws, plays, turned cards, stalemates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import (
    COPY,
    FEWEST,
    FITS_HIGH,
    FITS_LOW,
    HALF,
    PACK,
    RINGS,
    fits_at,
    high_bit,
    low_bit,
)
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import first_seat, fresh_stock
from superdeck.games.circles.state import (
    ANY_RING,
    DREW,
    FREE,
    KEPT,
    KINDS,
    LATE,
    LATE_TURNED,
    MOST_LATE,
    MOVED,
    OVER,
    PLAYING,
    READY,
    SEATS,
    STALLED,
    TICKS,
    TURNED,
    WIN_AT_ONE,
    BarAfterStalemate,
    CirclesState,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Score

# --- Set-up.


def deal(state: CirclesState) -> None:
    """Turn the starter and deal the draw piles (CIRC-03 to CIRC-06, CIRC-R06, CIRC-R07)."""
    state.dealer = first_seat(state)
    fresh_stock(state, 0, PACK)
    state.spent = PACK
    state.counter = state.stalemates = state.row = state.tick = state.idle = 0
    state.acts = state.events = 0
    state.seen = state.seen_high = 0
    for seat in range(state.seats):
        state.hand[seat] = state.hand_high[seat] = state.held[seat] = 0
        state.late[seat] = state.paused[seat] = 0
        deal_pile(state, seat)
    state.undrawn = PACK - 1
    state.height = 0
    put_on_top(state, state.stock[0], NOBODY)  # CIRC-R02
    begin_asking(state, left_of(state, state.dealer))
    state.phase = PLAYING if state.mode == TICKS else READY  # CIRC-R21


def deal_pile(state: CirclesState, seat: int) -> None:
    """Give a seat every card of its turn, the last one on top."""
    first = (seat - state.dealer - 1) % state.seats
    bottom = bottom_of(state, seat)
    count = 0
    for i in range(first + 1, PACK, state.seats):
        state.pile[bottom + count] = state.stock[i]
        count += 1
    state.left[seat] = count


def bottom_of(state: CirclesState, seat: int) -> int:
    """Return where the bottom card of a seat's draw pile lies in `pile`."""
    before = (seat - state.dealer - 1) % state.seats
    return before * ((PACK - 1) // state.seats) + min(before, (PACK - 1) % state.seats)


def left_of(state: CirclesState, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def begin_asking(state: CirclesState, seat: int) -> None:
    """Let drivers ask everybody, from this seat on."""
    state.turn = seat
    state.answered = 0


# --- The centre pile.


def put_on_top(state: CirclesState, card: int, bar: int) -> None:
    """Lay a card on the centre pile; `bar` is the ring that may not be matched next (CIRC-15)."""
    state.centre[state.height] = card
    state.height += 1
    state.seen |= low_bit(card)
    state.seen_high |= high_bit(card)
    show_top(state, bar)


def show_top(state: CirclesState, bar: int) -> None:
    """Find the cards that match the top card, ring by ring (CIRC-12, CIRC-R01)."""
    state.bar = bar
    top = state.centre[state.height - 1]
    for ring in range(RINGS):
        at = fits_at(state.colours, top, ring)
        state.open_low[ring] = 0 if ring == bar else FITS_LOW[at]
        state.open_high[ring] = 0 if ring == bar else FITS_HIGH[at]


def fits(state: CirclesState, card: int, ring: int) -> bool:
    """Whether a card matches the top card at a ring that is not barred."""
    if card < HALF:
        return state.open_low[ring] >> card & 1 == 1
    return state.open_high[ring] >> card - HALF & 1 == 1


# --- Hands and draw piles.


def holds(state: CirclesState, seat: int, card: int) -> bool:
    """Whether a card is in a hand."""
    if card < HALF:
        return state.hand[seat] >> card & 1 == 1
    return state.hand_high[seat] >> card - HALF & 1 == 1


def cards_left(state: CirclesState, seat: int) -> int:
    """Return how many cards a seat has, hand and pile together."""
    return state.held[seat] + state.left[seat]


def take(state: CirclesState, seat: int) -> int:
    """Move the top card of a seat's pile to its hand and return it (CIRC-11)."""
    state.left[seat] -= 1
    state.undrawn -= 1
    card = state.pile[bottom_of(state, seat) + state.left[seat]]
    state.hand[seat] |= low_bit(card)
    state.hand_high[seat] |= high_bit(card)
    state.held[seat] += 1
    return card


def only_card(state: CirclesState, seat: int) -> int:
    """Return the card of a hand of one."""
    low = state.hand[seat]
    return low.bit_length() - 1 if low else state.hand_high[seat].bit_length() - 1 + HALF


def free_to_lay(state: CirclesState, seat: int) -> bool:
    """Whether a seat may lay its last card without a match (CIRC-R16)."""
    return state.last_card == FREE and cards_left(state, seat) == 1


def offered(state: CirclesState, seat: int, card: int) -> int:
    """Return which of a hand's equal cards stands for this one: one that all have seen, if any.

    Only the deck of four colours has equal cards (CIRC-R22). Which of them goes must tell nobody
    more than its colours do (GEN-04).
    """
    if state.colours != FEWEST:
        return card
    unseen = card
    for copy in range(PACK - 1 - (PACK - 1 - card) % COPY, -1, -COPY):
        if holds(state, seat, copy):
            if low_bit(copy) & state.seen or high_bit(copy) & state.seen_high:
                return copy
            unseen = copy
    return unseen


# --- What is done; all of it is an event.


def begin_events(state: CirclesState) -> None:
    """Forget the events of the step before."""
    state.acts += 1
    state.events = 0


def happen(state: CirclesState, kind: int, seat: int, ring: int, card: int) -> None:
    """Add an event: who, which ring (`ANY_RING` for none) and card (0 for none)."""
    state.event[state.events] = kind + KINDS * (seat + SEATS * (ring + (RINGS + 1) * card))
    state.events += 1


def draw(state: CirclesState, seat: int) -> None:
    """Draw a card (CIRC-08, CIRC-11, CIRC-16)."""
    take(state, seat)
    happen(state, DREW, seat, ANY_RING, 0)


def play(state: CirclesState, seat: int, card: int, ring: int, kind: int) -> None:
    """Lay a card from the hand; its ring is barred next (CIRC-12 to CIRC-15, CIRC-R04)."""
    state.hand[seat] &= ~low_bit(card)
    state.hand_high[seat] &= ~high_bit(card)
    state.held[seat] -= 1
    put_on_top(state, card, NOBODY if ring == ANY_RING else ring)
    state.counter += 1
    state.row = 0
    happen(state, kind, seat, ring, card)
    rest = cards_left(state, seat)
    if rest == 0 or (rest == 1 and state.last_card == WIN_AT_ONE):  # CIRC-22, CIRC-R15, CIRC-R16
        state.phase = OVER


def turn_up(state: CirclesState, seat: int, ring: int) -> bool:
    """Turn the top card of the pile for a named ring; return whether it stands (CIRC-R08)."""
    free = free_to_lay(state, seat)
    card = take(state, seat)
    if free or fits(state, card, ring):
        play(state, seat, card, ring, TURNED)
        return True
    show(state, card)
    happen(state, KEPT, seat, ring, card)
    return False


def show(state: CirclesState, card: int) -> None:
    """Let everybody see a card that goes to a hand (CIRC-R09)."""
    state.seen |= low_bit(card)
    state.seen_high |= high_bit(card)


def come_late(state: CirclesState, seat: int, card: int) -> None:
    """Give a late card back; `NOBODY` is the top card of the pile (CIRC-18, CIRC-19, CIRC-R10)."""
    kind = LATE
    if card == NOBODY:
        kind = LATE_TURNED
        card = take(state, seat)
    show(state, card)
    state.late[seat] = min(state.late[seat] + 1, MOST_LATE)
    happen(state, kind, seat, ANY_RING, card)


# --- Stalemates and the end.


def settle(state: CirclesState) -> None:
    """Find out whether nobody can ever play again as it is (CIRC-21, CIRC-R12)."""
    if state.phase == PLAYING and state.undrawn == 0 and not anybody_fits(state):
        state.phase = STALLED
        state.idle = 0


def anybody_fits(state: CirclesState) -> bool:
    """Whether any hand has a match, all piles being drawn."""
    found = False
    for seat in range(state.seats):
        found |= has_match(state, seat)
    return found


def has_match(state: CirclesState, seat: int) -> bool:
    """Whether a hand has a card that may be laid."""
    low = state.open_low[0] | state.open_low[1] | state.open_low[2] | state.open_low[3]
    high = state.open_high[0] | state.open_high[1] | state.open_high[2] | state.open_high[3]
    if state.hand[seat] & low or state.hand_high[seat] & high:
        return True
    return state.held[seat] == 1 and free_to_lay(state, seat)


def move_bottom_card(state: CirclesState) -> None:
    """Put the bottom card on top in the dealer's name (CIRC-21, CIRC-R03, CIRC-R12, CIRC-R13)."""
    card = state.centre[0]
    for i in range(state.height - 1):
        state.centre[i] = state.centre[i + 1]
    state.centre[state.height - 1] = card
    kept = state.bar_after_stalemate == BarAfterStalemate.KEPT_BY_NUMBER
    show_top(state, state.bar if kept else NOBODY)
    state.counter += 1
    state.stalemates += 1
    state.row += 1
    state.idle = 0
    happen(state, MOVED, state.dealer, ANY_RING, card)
    begin_asking(state, left_of(state, state.dealer))
    state.phase = PLAYING if state.mode == TICKS else READY
    settle(state)


def over(state: CirclesState) -> bool:
    """Whether the match is over: it is one game (CIRC-R07)."""
    return state.phase == OVER


def score(state: CirclesState, out: Score) -> None:
    """Count a point off for each card left; fewest cards win (CIRC-22, CIRC-R13, CIRC-R20)."""
    out.winners = 0
    fewest = PACK
    for seat in range(state.seats):
        rest = cards_left(state, seat)
        out.points[seat] = -rest
        if state.phase == OVER and rest <= fewest:
            out.winners = 1 << seat | (out.winners if rest == fewest else 0)
            fewest = rest
