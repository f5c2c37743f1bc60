"""Superior!: what becomes of a bid: laid, added to, reversed, flipped against, gone on with."""

from __future__ import annotations

from superdeck.cards.suits import EACH, LANE, number_of, pips, suit_of, top
from superdeck.engine.actions import NOBODY
from superdeck.engine.options import Toggle
from superdeck.games.superior.rounds import ask_one, end_turn, left_of
from superdeck.games.superior.state import (
    ADDING,
    ANSWERING,
    BIDDERS_TRUMP,
    CHOOSING,
    CONSENTING,
    FIRST_TO_CALL,
    GOING_ON,
    HIGH,
    ONLY_FORCED,
    SWAPPING,
    SuperiorState,
    TrumpFlip,
)

LIMIT = 10
"""The most that a combo counts (SUP-24)."""
SUIT_NUMBERS = (1 << 10) - 1  # SUP-12
SUIT_FACES = 7 << 10  # SUP-13
ALL_NUMBERS = SUIT_NUMBERS * EACH
ALL_FACES = SUIT_FACES * EACH

# --- Windows: several may speak, one after the other.


def open_window(state: SuperiorState, phase: int, seats: int) -> None:
    """Ask these seats, one after the other."""
    state.phase = phase
    state.invited = state.waiting = seats
    state.asked = next_of(state, seats, first_asked(state))


def first_asked(state: SuperiorState) -> int:
    """Return where a window begins: at the bidder, or with the side left of the holder.

    Of a team the active player comes first (SUP-R29, SUP-R32, SUP-R33).
    """
    if state.phase == GOING_ON:
        return state.turn
    return state.active[(state.holder + 1) % state.sides]


def next_of(state: SuperiorState, seats: int, seat: int) -> int:
    """Return the first of these seats clockwise, from a seat that counts too."""
    while not seats >> seat & 1:
        seat = left_of(state, seat)
    return seat


def may_speak(state: SuperiorState, seat: int) -> bool:
    """Whether an invited seat may answer now: it is asked, or calls first (SUP-R29)."""
    if seat == state.asked:
        return True
    if state.phase != ANSWERING or state.reversal_priority != FIRST_TO_CALL:
        return False
    return state.waiting >> seat & 1 == 1


def asked_as_seen(state: SuperiorState, watcher: int) -> int:
    """Return who is asked as far as a watcher (or `NOBODY`) may know, `NOBODY` where it may not.

    Of several that may answer it hears only of itself: who is asked shows who has declined.
    """
    invited = state.invited
    if invited & invited - 1 == 0:
        return state.asked if invited else NOBODY
    if watcher != NOBODY and invited >> watcher & 1 and may_speak(state, watcher):
        return watcher
    return NOBODY


def decline(state: SuperiorState, seat: int) -> None:
    """Let a seat say no; whoever may not speak yet says nothing by it."""
    if may_speak(state, seat):
        state.waiting &= ~(1 << seat)
        if state.waiting == 0:
            close_window(state)
        elif seat == state.asked:
            state.asked = next_of(state, state.waiting, seat)


def close_window(state: SuperiorState) -> None:
    """Go on when all have declined."""
    if state.phase == ADDING:
        ask_for_answers(state)
    elif state.phase == ANSWERING:
        stand(state)
    else:
        bank(state)  # SUP-R05


# --- Laying.


def lay(state: SuperiorState, seat: int, cards: int) -> None:
    """Lay a step face up (SUP-16, SUP-R25); the first gives the chain its value."""
    take_over(state, seat)  # SUP-59, SUP-61
    state.hand[seat] ^= cards
    state.seen |= cards
    state.bid |= cards
    state.step = cards
    state.reversals = 0
    if state.value == 0:
        state.value = pips(cards)  # every Ace bids as 1 (SUP-30, SUP-31, SUP-R03)


def take_over(state: SuperiorState, seat: int) -> None:
    """Make a seat the bidder and active; its partner rests (SUP-61, SUP-R39)."""
    state.turn = state.holder = state.active[seat % state.sides] = seat


def bid_face(state: SuperiorState, seat: int, card: int) -> None:
    """Bid a face; it is reversed only by an option (SUP-R09)."""
    if state.face_bid == ONLY_FORCED:
        state.forced |= 1 << seat
    lay(state, seat, card)
    if state.reverse_face_bids == Toggle.YES:
        ask_for_answers(state)
    else:
        flip(state)


# --- Adding to the partner's bid.


def partner_of(state: SuperiorState, seat: int) -> int:
    """Return the partner of a seat, itself where it has none (SUP-51, SUP-R30)."""
    return (seat + state.sides) % state.seats


def ask_for_addition(state: SuperiorState) -> None:
    """Ask the resting partner for a card to add, where public facts allow one (SUP-57, SUP-R31)."""
    partner = partner_of(state, state.turn)
    hand = state.hand[partner]
    if partner != state.turn and hand and fitting(state) & (hand | ~state.seen):
        ask_one(state, ADDING, partner)
    else:
        ask_for_answers(state)


def fitting(state: SuperiorState) -> int:
    """Return the cards any one of which can be added: of the bid's suit, to make 10 at most."""
    return (1 << LIMIT - state.value) - 1 << LANE * suit_of(top(state.step))


def add(state: SuperiorState, seat: int, cards: int) -> None:
    """Lay cards beside the partner's, who may have to consent (SUP-57, SUP-R31)."""
    state.hand[seat] ^= cards
    state.seen |= cards
    state.bid |= cards
    state.added = cards
    if state.tag_consent == Toggle.YES:
        ask_one(state, CONSENTING, state.turn)
    else:
        accept(state)


def accept(state: SuperiorState) -> None:
    """Make the added cards part of the step; who added them bids from now on (SUP-61)."""
    take_over(state, partner_of(state, state.turn))
    state.step |= state.added
    state.value += pips(state.added)
    state.added = 0
    ask_for_answers(state)


def refuse_addition(state: SuperiorState) -> None:
    """Give the added cards back; nobody swaps (SUP-R31)."""
    state.hand[partner_of(state, state.turn)] |= state.added
    state.bid ^= state.added
    state.added = 0
    ask_for_answers(state)


# --- Reversals.


def answers(state: SuperiorState) -> int:
    """Return the faces that reverse the bid: of the suit of its last step (SUP-33, SUP-R08)."""
    return SUIT_FACES << LANE * suit_of(top(state.step))


def ask_for_answers(state: SuperiorState) -> None:
    """Ask the other sides for a Reversal, once a step (SUP-49, SUP-60, SUP-R07, SUP-R12).

    Only public facts count: who has cards, and whether a face of the suit may be among them.
    """
    faces = answers(state)
    unseen = faces & ~state.seen
    seats = 0
    for seat in range(state.seats):
        hand = state.hand[seat]
        if hand and (unseen or hand & faces) and (seat - state.holder) % state.sides:
            seats |= 1 << seat
    if seats:
        open_window(state, ANSWERING, seats)
    else:
        stand(state)  # SUP-R11


def reverse(state: SuperiorState, seat: int, face: int) -> None:
    """Steal the whole bid with a face of its suit (SUP-33 to SUP-38)."""
    state.hand[seat] ^= face
    state.seen |= face
    state.discard |= face
    state.holder = state.active[seat % state.sides] = seat  # SUP-62
    if (seat - state.turn) % state.sides == 0:
        state.turn = seat  # the bidder's partner has stolen it back
    state.reversals += 1
    ask_for_answers(state)


def stand(state: SuperiorState) -> None:
    """Nobody answers: flip, or leave a stolen bid to its holder (SUP-35, SUP-R10)."""
    if state.reversals == 0:
        flip(state)
    elif continues_after_double(state):
        go_on(state)
    else:
        bank(state)


def continues_after_double(state: SuperiorState) -> bool:
    """Whether an option lets a bidder who has stolen the bid back go on with its chain."""
    if state.continue_after_double == Toggle.NO or state.value == 0:
        return False
    return state.holder == state.turn


# --- The flip, and what follows.


def flip(state: SuperiorState) -> None:
    """Turn the next card of the stock against the bid (SUP-15, SUP-17)."""
    card = state.stock[state.spent]
    state.spent += 1
    state.seen |= 1 << card
    state.flipped = card
    if state.value == 0:
        ask_one(state, SWAPPING, state.turn)  # SUP-40
    elif ALL_FACES >> card & 1:
        ask_one(state, CHOOSING, state.turn)  # SUP-39, SUP-R39
    else:
        state.discard |= 1 << card  # SUP-18, SUP-28
        if flips_as(state, card) >= state.value:
            go_on(state)  # SUP-18, SUP-22
        else:
            state.discard |= state.bid  # SUP-19, SUP-23, SUP-27, SUP-R04
            end_turn(state)


def flips_as(state: SuperiorState, card: int) -> int:
    """Return what a turned number card counts (SUP-30, SUP-31)."""
    return HIGH if high_aces(state) >> card & 1 else number_of(card)


def high_aces(state: SuperiorState) -> int:
    """Return the Aces that flip as 11: of the bidder's trump, or by an option (SUP-R01).

    The next side flips: the seat to the left (SUP-R27), the opposing team (SUP-R30).
    """
    if state.trump_flip == BIDDERS_TRUMP:
        return state.ace[state.turn % state.sides]
    if state.trump_flip == TrumpFlip.FLIPPER:
        return state.ace[(state.turn + 1) % state.sides]
    aces = 0
    for side in range(state.sides):
        aces |= state.ace[side]
    return aces


def score_face(state: SuperiorState) -> None:
    """Win the step against a flipped face, which is discarded (SUP-39, SUP-R15)."""
    state.discard |= 1 << state.flipped
    go_on(state)


def go_on(state: SuperiorState) -> None:
    """Ask the bidder, then the partner, for another step while cards are left (SUP-26, SUP-R16).

    The partner may go on even when the bidder's hand is empty (SUP-59, SUP-R32).
    """
    seats = 0
    if state.spent < state.pack:
        for seat in range(state.turn % state.sides, state.seats, state.sides):
            if state.hand[seat]:
                seats |= 1 << seat
    if seats:
        open_window(state, GOING_ON, seats)
    else:
        bank(state)


def bank(state: SuperiorState) -> None:
    """Put the bid into the score pile of its holder (SUP-18, SUP-28, SUP-34, SUP-R33)."""
    state.pile[state.holder % state.sides] |= state.bid
    end_turn(state)


def swap(state: SuperiorState, taken: int, dropped: int) -> None:
    """Take one of the bid and the turned card into the hand, discard the other (SUP-39, SUP-40)."""
    state.hand[state.turn] |= taken
    state.discard |= dropped
    end_turn(state)
