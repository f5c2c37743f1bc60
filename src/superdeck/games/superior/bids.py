"""Superior!: what becomes of a bid: laid, added to, reversed, flipped against, gone on with."""

from __future__ import annotations

from superdeck.cards.suits import EACH, LANE, number_of, pips, suit_of, top
from superdeck.engine.actions import NOBODY
from superdeck.engine.options import Toggle
from superdeck.games.superior.rounds import ask_one, end_turn, left_of, worth
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
    TAG_TEAM,
    TEAMS,
    SuperiorState,
    TrumpFlip,
)

LIMIT = 10
"""The most that a combo counts (SUP-24)."""
WORTH_A_FACE = 4
"""A bid of so many points is hardly let be by whoever can steal it."""
SUIT_NUMBERS = (1 << 10) - 1  # SUP-12
SUIT_FACES = 7 << 10  # SUP-13
ALL_NUMBERS = SUIT_NUMBERS * EACH
ALL_FACES = SUIT_FACES * EACH

# What comes next, in this order. Every move returns one of them and `follow` goes on from there, so
# that the twin compiles each part of a step once.
ASKED = 0  # somebody decides
ANSWERS = 1  # other sides may reverse
STANDS = 2  # nobody answers
WON = 3  # the step is won
BANKED = 4  # the whole bid goes to its holder
ENDED = 5  # the turn is over


def follow(state: SuperiorState, stage: int) -> None:
    """Go on from a stage until somebody decides or the round is over."""
    if stage == ANSWERS:
        stage = ask_for_answers(state)
    if stage == STANDS:
        stage = stand(state)
    if stage == WON:
        stage = go_on(state)
    if stage == BANKED:  # SUP-18, SUP-28, SUP-34, SUP-R33
        state.pile[state.side[state.holder]] |= state.bid
        stage = ENDED
    if stage == ENDED:
        end_turn(state)


# --- Windows: several may speak, one after the other.


def open_window(state: SuperiorState, phase: int, seats: int) -> int:
    """Ask these seats, one after the other."""
    state.phase = phase
    state.invited = state.waiting = seats
    if seats & seats - 1:
        state.asked = next_of(state, seats, first_asked(state))
    else:
        state.asked = top(seats)
    return ASKED


def first_asked(state: SuperiorState) -> int:
    """Return where a window begins: at the bidder, or with the side left of the holder.

    Of a team the active player comes first (SUP-R29, SUP-R32, SUP-R33).
    """
    if state.phase == GOING_ON:
        return state.turn
    return state.active[state.side[left_of(state, state.holder)]]


def next_of(state: SuperiorState, seats: int, seat: int) -> int:
    """Return the first of these seats clockwise, from a seat that counts too."""
    while not seats >> seat & 1:
        seat = left_of(state, seat)
    return seat


def may_speak(state: SuperiorState, seat: int) -> bool:
    """Whether a seat may answer now: it is asked, or may call first (SUP-R29)."""
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
    if watcher != NOBODY and may_speak(state, watcher):
        return watcher
    return NOBODY


def decline(state: SuperiorState, seat: int) -> int:
    """Let a seat say no; whoever may not speak yet says nothing by it."""
    if may_speak(state, seat):
        state.waiting &= ~(1 << seat)
        if state.waiting == 0:
            return declined_by_all(state)
        if seat == state.asked:
            state.asked = next_of(state, state.waiting, seat)
    return ASKED


def declined_by_all(state: SuperiorState) -> int:
    """Return what comes when a window closes."""
    if state.phase == ADDING:
        return ANSWERS
    if state.phase == GOING_ON:
        return BANKED  # SUP-R05
    note_refusals(state)
    return STANDS


def note_refusals(state: SuperiorState) -> None:
    """Note who has let a bid be that is worth a face: it hardly holds one of that suit.

    For whoever weighs worlds: no rule reads it. A last card ends the round and may be kept back.
    """
    suit = 1 << suit_of(top(state.step))
    for seat in range(state.seats):
        several = state.hand[seat] & state.hand[seat] - 1
        good = worth(state, state.side[seat], state.bid) >= WORTH_A_FACE
        if good and several and state.invited >> seat & 1:
            state.refused[seat] |= suit


# --- Laying.


def lay(state: SuperiorState, seat: int, cards: int) -> None:
    """Lay a step face up (SUP-16, SUP-R25); the first gives the chain its value."""
    if seat != state.turn:
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
    state.turn = state.holder = state.active[state.side[seat]] = seat


def bid_face(state: SuperiorState, seat: int, card: int) -> int:
    """Bid a face; it is reversed only by an option (SUP-R09)."""
    if state.face_bid == ONLY_FORCED:
        state.forced |= 1 << seat
    lay(state, seat, card)
    return ANSWERS if state.reverse_face_bids == Toggle.YES else STANDS


# --- Adding to the partner's bid.


def partner_of(state: SuperiorState, seat: int) -> int:
    """Return the partner of a seat, itself where it has none (SUP-51, SUP-R30)."""
    return seat ^ TEAMS if state.mode == TAG_TEAM else seat


def ask_for_addition(state: SuperiorState) -> int:
    """Ask the resting partner for a card to add, where public facts allow one (SUP-57, SUP-R31)."""
    partner = partner_of(state, state.turn)
    hand = state.hand[partner]
    if partner != state.turn and hand and fitting(state) & (hand | ~state.seen):
        ask_one(state, ADDING, partner)
        return ASKED
    return ANSWERS


def fitting(state: SuperiorState) -> int:
    """Return the cards any one of which can be added: of the bid's suit, to make 10 at most."""
    return (1 << LIMIT - state.value) - 1 << LANE * suit_of(top(state.step))


def add(state: SuperiorState, seat: int, cards: int) -> int:
    """Lay cards beside the partner's, who may have to consent (SUP-57, SUP-R31)."""
    state.hand[seat] ^= cards
    state.seen |= cards
    state.bid |= cards
    state.added = cards
    if state.tag_consent == Toggle.YES:
        ask_one(state, CONSENTING, state.turn)
        return ASKED
    return accept(state)


def accept(state: SuperiorState) -> int:
    """Make the added cards part of the step; who added them bids from now on (SUP-61)."""
    take_over(state, partner_of(state, state.turn))
    state.step |= state.added
    state.value += pips(state.added)
    state.added = 0
    return ANSWERS


def refuse_addition(state: SuperiorState) -> int:
    """Give the added cards back; nobody swaps (SUP-R31)."""
    state.hand[partner_of(state, state.turn)] |= state.added
    state.bid ^= state.added
    state.added = 0
    return ANSWERS


# --- Reversals.


def answers(state: SuperiorState) -> int:
    """Return the faces that reverse the bid: of the suit of its last step (SUP-33, SUP-R08)."""
    return SUIT_FACES << LANE * suit_of(top(state.step))


def ask_for_answers(state: SuperiorState) -> int:
    """Ask the other sides for a Reversal, once a step (SUP-49, SUP-60, SUP-R07, SUP-R12).

    Only public facts count: who has cards, and whether a face of the suit may be among them.
    """
    faces = answers(state)
    unseen = faces & ~state.seen
    seats = 0
    for seat in range(state.seats):
        hand = state.hand[seat]
        if hand and (unseen or hand & faces) and state.side[seat] != state.side[state.holder]:
            seats |= 1 << seat
    return open_window(state, ANSWERING, seats) if seats else STANDS  # SUP-R11


def reverse(state: SuperiorState, seat: int, face: int) -> int:
    """Steal the whole bid with a face of its suit (SUP-33 to SUP-38)."""
    state.hand[seat] ^= face
    state.seen |= face
    state.discard |= face
    state.holder = state.active[state.side[seat]] = seat  # SUP-62
    if state.side[seat] == state.side[state.turn]:
        state.turn = seat  # the bidder's partner has stolen it back
    state.reversals += 1
    return ANSWERS


def stand(state: SuperiorState) -> int:
    """Nobody answers: flip, or leave a stolen bid to its holder (SUP-35, SUP-R10)."""
    if state.reversals == 0:
        return flip(state)
    return WON if continues_after_double(state) else BANKED


def continues_after_double(state: SuperiorState) -> bool:
    """Whether an option lets a bidder who has stolen the bid back go on with its chain."""
    if state.continue_after_double == Toggle.NO or state.value == 0:
        return False
    return state.holder == state.turn


# --- The flip, and what follows.


def flip(state: SuperiorState) -> int:
    """Turn the next card of the stock against the bid (SUP-15, SUP-17)."""
    card = state.stock[state.spent]
    state.spent += 1
    state.seen |= 1 << card
    state.flipped = card
    if state.value == 0 or ALL_FACES >> card & 1:  # SUP-40, SUP-39, SUP-R39
        ask_one(state, CHOOSING if state.value else SWAPPING, state.turn)
        return ASKED
    state.discard |= 1 << card  # SUP-18, SUP-28
    if flips_as(state, card) >= state.value:
        return WON  # SUP-18, SUP-22
    state.discard |= state.bid  # SUP-19, SUP-23, SUP-27, SUP-R04
    return ENDED


def flips_as(state: SuperiorState, card: int) -> int:
    """Return what a turned number card counts (SUP-30, SUP-31)."""
    return HIGH if high_aces(state) >> card & 1 else number_of(card)


def high_aces(state: SuperiorState) -> int:
    """Return the Aces that flip as 11: of the bidder's trump, or by an option (SUP-R01).

    The next side flips: the seat to the left (SUP-R27), the opposing team (SUP-R30).
    """
    if state.trump_flip == BIDDERS_TRUMP:
        return state.ace[state.side[state.turn]]
    if state.trump_flip == TrumpFlip.FLIPPER:
        return state.ace[state.side[left_of(state, state.turn)]]
    aces = 0
    for side in range(state.sides):
        aces |= state.ace[side]
    return aces


def score_face(state: SuperiorState) -> int:
    """Win the step against a flipped face, which is discarded (SUP-39, SUP-R15)."""
    state.discard |= 1 << state.flipped
    return WON


def go_on(state: SuperiorState) -> int:
    """Ask the bidder, then the partner, for another step while cards are left (SUP-26, SUP-R16).

    The partner may go on even when the bidder's hand is empty (SUP-59, SUP-R32).
    """
    seats = 0
    if state.spent < state.pack:
        for seat in range(state.seats):
            if state.hand[seat] and state.side[seat] == state.side[state.turn]:
                seats |= 1 << seat
    return open_window(state, GOING_ON, seats) if seats else BANKED


def swap(state: SuperiorState, taken: int, dropped: int) -> int:
    """Take one of the bid and the turned card into the hand, discard the other (SUP-39, SUP-40)."""
    state.hand[state.turn] |= taken
    state.discard |= dropped
    return ENDED
