"""Superior!: the rules of bidding, clause by clause: seats, cards, and sets of cards as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import EACH, LANE, SUITS, number_of, pips, suit_of, top
from superdeck.engine.actions import WAIVE, Actions, Span, waive
from superdeck.engine.options import Toggle
from superdeck.games.superior.rounds import end_turn, left_of
from superdeck.games.superior.state import (
    ANSWERING,
    BIDDERS_TRUMP,
    BIDDING,
    CHOOSING,
    GOING_ON,
    HIGH,
    ONLY_FORCED,
    OVER,
    PACK,
    SWAPPING,
    ComboInChain,
    SuperiorState,
    TrumpFlip,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Moves

SCORE = 1
KEEP = 2
TAKE = 3
LAY = 4
"""`LAY + suit * NUMBERS + numbers`: number cards of a suit, the Ace the lowest bit."""
NUMBERS = 1 << 10
FACE = LAY + SUITS * NUMBERS
REVERSE = FACE + PACK

ACTIONS = Actions(
    (
        waive(),
        Span("score", SCORE, 1),
        Span("keep", KEEP, 1),
        Span("take", TAKE, 1),
        Span("lay", LAY, SUITS * NUMBERS, "suit * 1024 + set of numbers"),
        Span("face", FACE, PACK, "card"),
        Span("reverse", REVERSE, PACK, "card"),
    )
)

LIMIT = 10
"""The most that a combo counts (SUP-24)."""
SUIT_NUMBERS = NUMBERS - 1  # SUP-12
SUIT_FACES = 7 << 10  # SUP-13
ALL_NUMBERS = SUIT_NUMBERS * EACH
ALL_FACES = SUIT_FACES * EACH

# --- Who may act.


def actors(state: SuperiorState) -> int:
    """Return the one seat that may act now, holder of a face or not."""
    return 0 if state.phase == OVER else 1 << state.asked


def ask(state: SuperiorState) -> int:
    """Return the seat that may act now."""
    return state.asked


def pass_over(state: SuperiorState, out: Moves) -> None:
    """Decline for who holds no face of the suit, or no cards to go on with."""
    while True:
        if state.phase == ANSWERING:
            if state.hand[state.asked] & answers(state):
                return
            stand(state)
        elif state.phase == GOING_ON:
            if further_steps(state, out) > 1:
                return
            bank(state)
        else:
            return


def answers(state: SuperiorState) -> int:
    """Return the faces that reverse the bid: of the suit of its last step (SUP-33, SUP-R08)."""
    return SUIT_FACES << LANE * suit_of(top(state.step))


def legal(state: SuperiorState, seat: int, out: Moves) -> int:
    """List what the asked seat may do: WAIVE first, then bids by suit and numbers, then faces."""
    out.action[0] = WAIVE
    if state.phase == BIDDING:
        return bids(state, seat, out)
    if state.phase == ANSWERING:
        return listed(state.hand[seat] & answers(state), REVERSE, 1, out)
    if state.phase == GOING_ON:
        return further_steps(state, out)
    out.action[0] = SCORE if state.phase == CHOOSING else KEEP  # SUP-39, SUP-40
    out.action[1] = TAKE
    return 2


def bids(state: SuperiorState, seat: int, out: Moves) -> int:
    """List the first steps: single cards, combos up to 10, faces; nobody passes (SUP-R17)."""
    hand = state.hand[seat]
    count = 0
    for suit in range(SUITS):
        held = hand >> LANE * suit & SUIT_NUMBERS
        if held:
            count = combos(held, LAY + suit * NUMBERS, count, out)
    if state.face_bid == ONLY_FORCED and count:  # SUP-R18
        return count
    return listed(hand & ALL_FACES, FACE, count, out)  # SUP-41


def combos(held: int, first: int, count: int, out: Moves) -> int:
    """Append every set of cards of one suit that makes 10 at most (SUP-21, SUP-24)."""
    spot = count
    count = extended(held, first, count, out)
    while spot < count:  # what has been listed, with one higher card more
        cards = out.action[spot] - first
        spot += 1
        higher = held >> cards.bit_length() << cards.bit_length()
        if higher:
            higher &= (1 << LIMIT - pips(cards)) - 1
            count = extended(higher, first + cards, count, out)
    return count


def extended(cards: int, first: int, count: int, out: Moves) -> int:
    """Append `first` with each card of a set added; return how many actions there are now."""
    while cards:
        low = cards & -cards
        out.action[count] = first + low
        count += 1
        cards ^= low
    return count


def further_steps(state: SuperiorState, out: Moves) -> int:
    """List WAIVE and the steps of the chain's value (SUP-25, SUP-29, SUP-R05, SUP-R06)."""
    out.action[0] = WAIVE
    hand = state.hand[state.turn]
    match = 1 << state.value - 1
    count = 1
    for suit in range(SUITS):
        held = hand >> LANE * suit
        first = LAY + suit * NUMBERS
        if held & match:
            out.action[count] = first + match
            count += 1
        lower = held & match - 1
        if lower & lower - 1 and state.combo_in_chain == ComboInChain.ANY_STEP:
            cards = lower & -lower
            while cards:  # all sets of the lower cards, one after another
                if pips(cards) == state.value:
                    out.action[count] = first + cards
                    count += 1
                cards = (cards - lower) & lower
    return count


def listed(cards: int, first: int, count: int, out: Moves) -> int:
    """Append `first + card` for every card of a set; return how many actions there are now."""
    while cards:
        low = cards & -cards
        out.action[count] = first + top(low)
        count += 1
        cards ^= low
    return count


# --- What an action does.


def apply(state: SuperiorState, seat: int, action: int) -> None:
    """Do a legal action."""
    if action >= REVERSE:
        reverse(state, seat, 1 << action - REVERSE)
    elif action >= FACE:
        bid_face(state, seat, 1 << action - FACE)
    elif action >= LAY:
        lay(state, seat, laid_by(action))
        open_window(state)
    elif action == SCORE:
        state.discard |= 1 << state.flipped
        go_on(state)  # SUP-R15
    elif action == KEEP:
        swap(state, state.bid, 1 << state.flipped)
    elif action == TAKE:
        swap(state, 1 << state.flipped, state.bid)
    elif state.phase == ANSWERING:
        stand(state)
    else:
        bank(state)  # SUP-R05


def laid_by(action: int) -> int:
    """Return the cards that a bid of number cards lays."""
    return (action - LAY) % NUMBERS << LANE * ((action - LAY) // NUMBERS)


def lay(state: SuperiorState, seat: int, cards: int) -> None:
    """Lay a step face up (SUP-16, SUP-R25); the first gives the chain its value."""
    state.hand[seat] ^= cards
    state.seen |= cards
    state.bid |= cards
    state.step = cards
    state.reversals = 0
    if state.value == 0:
        state.value = pips(cards)  # every Ace bids as 1 (SUP-30, SUP-31, SUP-R03)


def bid_face(state: SuperiorState, seat: int, card: int) -> None:
    """Bid a face; it is reversed only by an option (SUP-R09)."""
    if state.face_bid == ONLY_FORCED:
        state.forced |= 1 << seat
    lay(state, seat, card)
    if state.reverse_face_bids == Toggle.YES:
        open_window(state)
    else:
        flip(state)


def reverse(state: SuperiorState, seat: int, face: int) -> None:
    """Steal the whole bid with a face of its suit (SUP-33 to SUP-38)."""
    state.hand[seat] ^= face
    state.seen |= face
    state.discard |= face
    state.holder = seat
    state.reversals += 1
    open_window(state)


def open_window(state: SuperiorState) -> None:
    """Ask the opponent of the holder for a Reversal, once a step (SUP-R07, SUP-R11, SUP-R12).

    Only public facts count: it has cards, and not all faces of the suit are known to lie elsewhere.
    """
    other = left_of(state, state.holder)
    elsewhere = state.seen & ~state.hand[other]
    if state.hand[other] and answers(state) & ~elsewhere:
        state.phase = ANSWERING
        state.asked = other
    else:
        stand(state)


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


def flip(state: SuperiorState) -> None:
    """Turn the next card of the stock against the bid (SUP-15, SUP-17)."""
    card = state.stock[state.spent]
    state.spent += 1
    state.seen |= 1 << card
    state.flipped = card
    if state.value == 0:
        state.phase = SWAPPING  # SUP-40
        state.asked = state.turn
    elif ALL_FACES >> card & 1:
        state.phase = CHOOSING  # SUP-39
        state.asked = state.turn
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
    """Return the Aces that flip as 11: of the bidder's trump, or by an option (SUP-R01)."""
    own = 1 << LANE * suit_of(state.marker[state.turn])
    others = 1 << LANE * suit_of(state.marker[left_of(state, state.turn)])
    if state.trump_flip == BIDDERS_TRUMP:
        return own
    return others if state.trump_flip == TrumpFlip.FLIPPER else own | others


def go_on(state: SuperiorState) -> None:
    """Ask the bidder of a won step for another while cards are left (SUP-26, SUP-R16)."""
    if state.spent < state.pack and state.hand[state.turn]:
        state.phase = GOING_ON
        state.asked = state.turn
    else:
        bank(state)


def bank(state: SuperiorState) -> None:
    """Put the bid into the score pile of its holder (SUP-18, SUP-28, SUP-34)."""
    state.pile[state.holder] |= state.bid
    end_turn(state)


def swap(state: SuperiorState, taken: int, dropped: int) -> None:
    """Take one of the bid and the turned card into the hand, discard the other (SUP-39, SUP-40)."""
    state.hand[state.turn] |= taken
    state.discard |= dropped
    end_turn(state)
