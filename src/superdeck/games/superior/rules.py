"""Superior!: the rules of bidding, clause by clause: seats, cards, and sets of cards as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import LANE, SUITS, pips, suit_of, top
from superdeck.engine.actions import WAIVE, Actions, Span, waive
from superdeck.games.superior.bids import (
    ALL_FACES,
    ANSWERS,
    LIMIT,
    SUIT_NUMBERS,
    accept,
    add,
    answers,
    ask_for_addition,
    bid_face,
    decline,
    follow,
    lay,
    may_speak,
    refuse_addition,
    reverse,
    score_face,
    swap,
)
from superdeck.games.superior.rounds import name_starter
from superdeck.games.superior.state import (
    ADDING,
    ANSWERING,
    BIDDING,
    CHOOSING,
    CONSENTING,
    GOING_ON,
    NAMING,
    ONLY_FORCED,
    PACK,
    SEATS,
    TAG_TEAM,
    ComboInChain,
    SuperiorState,
    TagAdd,
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
ACCEPT = REVERSE + PACK
REFUSE = ACCEPT + 1
STARTER = REFUSE + 1

ACTIONS = Actions(
    (
        waive(),
        Span("score", SCORE, 1),
        Span("keep", KEEP, 1),
        Span("take", TAKE, 1),
        Span("lay", LAY, SUITS * NUMBERS, "suit * 1024 + set of numbers"),
        Span("face", FACE, PACK, "card"),
        Span("reverse", REVERSE, PACK, "card"),
        Span("accept", ACCEPT, 1),
        Span("refuse", REFUSE, 1),
        Span("starter", STARTER, SEATS, "seat"),
    )
)

# --- Who may act.


def actors(state: SuperiorState) -> int:
    """Return the seats that may act now, holders of fitting cards or not; nobody at the end."""
    return state.invited


def ask(state: SuperiorState) -> int:
    """Return the next seat that has not declined: clockwise, of a team the active one first."""
    return state.asked


def pass_over(state: SuperiorState, out: Moves) -> None:
    """Decline for who holds no face of the suit, or no cards to add or to go on with."""
    while True:
        if state.phase == ANSWERING:
            if state.hand[state.asked] & answers(state):
                return
        elif state.phase == GOING_ON:
            if further_steps(state, state.asked, out) > 1:
                return
        elif state.phase != ADDING or additions(state, state.asked, out) > 1:
            return
        follow(state, decline(state, state.asked))


def legal(state: SuperiorState, seat: int, out: Moves) -> int:
    """List what an actor may do: WAIVE first, then bids by suit and numbers, then faces."""
    phase = state.phase
    if phase == BIDDING:
        return bids(state, seat, out)
    out.action[0] = WAIVE
    if seat != state.asked and not may_speak(state, seat):
        return 1
    if phase == ANSWERING:
        return listed(state.hand[seat] & answers(state), REVERSE, 1, out)
    if phase == GOING_ON:
        return further_steps(state, seat, out)
    if phase == ADDING:
        return additions(state, seat, out)
    return choices(state, seat, out)


def choices(state: SuperiorState, seat: int, out: Moves) -> int:
    """List the two sides of a choice that lays no card."""
    if state.phase == NAMING:  # SUP-R34
        out.action[0] = STARTER + seat
        out.action[1] = STARTER + seat + state.sides
    elif state.phase == CONSENTING:  # SUP-R31
        out.action[0] = ACCEPT
        out.action[1] = REFUSE
    else:
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
            count = combos(held, LIMIT, LAY + suit * NUMBERS, count, out)
    if state.face_bid == ONLY_FORCED and count:  # SUP-R18
        return count
    return listed(hand & ALL_FACES, FACE, count, out)  # SUP-41


def combos(held: int, limit: int, first: int, count: int, out: Moves) -> int:
    """Append every set of cards of one suit that makes `limit` at most (SUP-21, SUP-24)."""
    action = out.action
    spot = count
    base = first
    more = held & (1 << limit) - 1
    while True:
        while more:
            low = more & -more
            action[count] = base + low
            count += 1
            more ^= low
        if spot == count:
            return count
        base = action[spot]  # what has been listed, with one higher card more
        spot += 1
        cards = base - first
        highest = cards.bit_length()
        more = held >> highest << highest & (1 << limit - highest) - 1
        if more:
            more &= (1 << limit - pips(cards)) - 1


def additions(state: SuperiorState, seat: int, out: Moves) -> int:
    """List, after WAIVE, what may be added to the partner's bid (SUP-57, SUP-R31)."""
    suit = suit_of(top(state.step))
    held = state.hand[seat] >> LANE * suit
    limit = LIMIT - state.value
    first = LAY + suit * NUMBERS
    if state.tag_add == TagAdd.ANY:
        return combos(held, limit, first, 1, out)
    count = 1
    for number in range(limit):
        if held >> number & 1:
            out.action[count] = first + (1 << number)
            count += 1
    return count


def further_steps(state: SuperiorState, seat: int, out: Moves) -> int:
    """List, after WAIVE, the steps of the chain's value (SUP-25, SUP-29, SUP-R05, SUP-R06)."""
    hand = state.hand[seat]
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
    """Do a legal action, and what follows from it."""
    if action >= STARTER:
        name_starter(state, action - STARTER)
    else:
        follow(state, done(state, seat, action))


def done(state: SuperiorState, seat: int, action: int) -> int:
    """Do what an action says; return what comes next."""
    if action == WAIVE:
        return decline(state, seat)
    if action < LAY:
        return choose(state, action)
    if action < FACE:
        return lay_numbers(state, seat, laid_by(action))
    if action < REVERSE:
        return bid_face(state, seat, 1 << action - FACE)
    if action < ACCEPT:
        return reverse(state, seat, 1 << action - REVERSE)
    return accept(state) if action == ACCEPT else refuse_addition(state)


def choose(state: SuperiorState, action: int) -> int:
    """Choose what becomes of a turned card."""
    if action == SCORE:
        return score_face(state)
    turned = 1 << state.flipped
    return swap(state, state.bid, turned) if action == KEEP else swap(state, turned, state.bid)


def lay_numbers(state: SuperiorState, seat: int, cards: int) -> int:
    """Lay number cards: a first step, one more, or what is added to the partner's (SUP-58)."""
    if state.phase == ADDING:
        return add(state, seat, cards)
    first = state.phase == BIDDING
    lay(state, seat, cards)
    return ask_for_addition(state) if first and state.mode == TAG_TEAM else ANSWERS


def laid_by(action: int) -> int:
    """Return the cards that a bid of number cards lays."""
    return (action - LAY) % NUMBERS << LANE * ((action - LAY) // NUMBERS)
