"""Superior!: the rule of thumb of the `rules` bot.

It weighs what a move leads to: the chance that a flip beats the bid and that a face steals it,
both counted from the cards it has not seen, times the lead that each would give. Chances and
values are in 1024ths. The weights were found by letting neighbours play each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import EACH, LANE, number_of, pips, suit_of, top
from superdeck.games.superior.bids import ALL_FACES, ALL_NUMBERS, SUIT_FACES, high_aces
from superdeck.games.superior.rounds import left_of, points_of, worth
from superdeck.games.superior.rules import (
    ACCEPT,
    FACE,
    KEEP,
    LAY,
    REFUSE,
    REVERSE,
    STARTER,
    TAKE,
    laid_by,
)
from superdeck.games.superior.state import ADDING, ANSWERING, GOING_ON, SWAPPING, SuperiorState
from superdeck.games.superior.worlds import DOUBT, known_to, unseen_by

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

ONE = 1024
"""A certain chance, one point."""
ROUND = 60
"""Winning the round, in points: more than any lead before the end."""
FACE_HELD = 6 * ONE
"""What a face in the hand is good for, as long as others have number cards to bid."""
FACE_SPENT = 5 * ONE
"""What it costs to reverse with a face while it is of use, or to bid one, which gains nothing."""
CARD_SPENT = 1280
"""What a number card costs beside the points that it would make later."""


def prefer(
    state: SuperiorState, seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the action that leads to the best standing, the first of equals."""
    best = most = 0
    for i in range(count):
        value = promise(state, seat, actions.action[i])
        if i == 0 or value > most:
            most = value
            best = actions.action[i]
    return best


def promise(state: SuperiorState, seat: int, action: int) -> int:
    """Return what an action is worth; only actions of one phase are compared."""
    if action >= STARTER:
        return numbers_held(state, seat, action - STARTER)
    if FACE <= action < ACCEPT:
        return promise_of_face(state, seat, action)
    if action >= LAY or state.phase == ADDING:
        return promise_of_bid(state, seat, action)
    if state.phase == SWAPPING:
        return promise_of_swap(state, seat, top(state.bid) if action == KEEP else state.flipped)
    return promise_of_end(state, seat, action)


def numbers_held(state: SuperiorState, seat: int, other: int) -> int:
    """Return how many number cards a hand holds, or is likely to: its owner should bid first."""
    known = known_to(state, seat, other)
    unknown = (state.hand[other] & ~known).bit_count()
    return (known & ALL_NUMBERS).bit_count() * ONE + unknown * ONE * 10 // LANE


def promise_of_face(state: SuperiorState, seat: int, action: int) -> int:
    """Return what it is worth to reverse with a face, or to bid one."""
    reverses = action >= REVERSE
    hand = state.hand[seat] & ~(1 << action - REVERSE) if reverses else state.hand[seat]
    ended = ending(state, seat, hand, state.spent if reverses else state.spent + 1)
    gained = worth_to(state, seat, state.bid) if reverses else 0
    cost = FACE_SPENT if useful(state, seat) or not reverses else 0
    return standing(lead(state, seat) + gained, -cost, ended)


def face_held(state: SuperiorState, seat: int) -> int:
    """Return what a face in the hand is good for."""
    return FACE_HELD if useful(state, seat) else 0


def useful(state: SuperiorState, seat: int) -> bool:
    """Whether a face may still steal something: others may hold number cards."""
    for other in range(state.seats):
        if state.side[other] != state.side[seat]:
            known = state.hand[other] & state.seen
            hidden = known != state.hand[other] and state.forced >> other & 1 == 0
            if hidden or known & ALL_NUMBERS:
                return True
    return False


def promise_of_swap(state: SuperiorState, seat: int, card: int) -> int:
    """Return what it is worth to take a card for a bid face, or to keep the face.

    Who has no number card needs one: behind, to score again (SUP-41); ahead by more than it is
    worth, to end the round with it.
    """
    ahead = lead(state, seat)
    good = good_for(state, seat, card)
    if state.hand[seat] & ALL_NUMBERS == 0 and 1 << card & ALL_NUMBERS:
        if state.hand[seat] == 0 and least_lead(state, seat, 1 << card) > 0:
            return ROUND * ONE
        if ahead <= 0:
            good += FACE_HELD
    return ahead * ONE + good


def least_lead(state: SuperiorState, seat: int, bid: int) -> int:
    """Return the lead of a seat's side if the others steal this bid."""
    least = lead(state, seat)
    for other in range(state.seats):
        if state.side[other] != state.side[seat]:
            least = min(least, lead_after(state, seat, other, bid))
    return least


def promise_of_bid(state: SuperiorState, seat: int, action: int) -> int:
    """Return what it is worth to await the answers to a bid: it is stolen, won or lost.

    A first or a further step, an addition or none, or the partner's taken or given back.
    """
    cards = laid_by(action) if LAY <= action < FACE else 0
    bid = state.bid | cards
    if action == REFUSE:
        bid ^= state.added
    value = state.value if state.phase == GOING_ON else pips(bid)
    suit = suit_of(top(cards or state.step))
    hand = state.hand[seat] & ~cards
    stops = ending(state, seat, hand, state.spent)
    ended = stops or state.spent + 1 == state.pack
    cost = price(state, seat, cards) if cards else 0
    ahead = lead(state, seat)
    won = standing(ahead + worth_to(state, seat, bid), -cost, ended)
    lost = standing(ahead, -cost, ended)
    wins = beaten(state, seat, value)
    safe = hand & SUIT_FACES << LANE * suit  # it steals the bid back (SUP-37)
    kept = ONE
    good = 0
    other = seat
    for _ in range(state.seats - 1):
        other = left_of(state, other)
        if state.side[other] != state.side[seat]:
            theft = kept * stolen(state, seat, other, suit) // ONE
            taken = won
            if not safe:
                taken = standing(lead_after(state, seat, other, bid), -cost, stops)
            good += theft * taken
            kept -= theft
    good = (good + kept * ((wins * won + (ONE - wins) * lost) // ONE)) // ONE
    matches = (hand & ALL_NUMBERS & EACH << value - 1).bit_count()
    good += matches * wins * kept // ONE
    return good


def promise_of_end(state: SuperiorState, seat: int, action: int) -> int:
    """Return what it is worth to let a bid be, to bank or score one, or to take a face for it."""
    ahead = lead(state, seat)
    if state.phase == ANSWERING:
        flips = state.reversals == 0 and state.value > 0
        ended = ending(state, seat, state.hand[seat], state.spent + 1 if flips else state.spent)
        lost = standing(lead_after(state, seat, state.holder, state.bid), 0, ended)
        wins = beaten(state, seat, state.value) if flips else ONE
        return (wins * lost + (ONE - wins) * standing(ahead, 0, ended)) // ONE
    if action == TAKE:
        ended = ending(state, seat, state.hand[seat] | 1 << state.flipped, state.spent)
        return standing(ahead, face_held(state, seat), ended)
    ended = ending(state, seat, state.hand[seat], state.spent)
    return standing(ahead + worth_to(state, seat, state.bid), 0, ended)


def lead(state: SuperiorState, seat: int) -> int:
    """Return by how many points the side of a seat leads in this round, before the best other."""
    return lead_after(state, seat, seat, 0)


def lead_after(state: SuperiorState, seat: int, winner: int, bid: int) -> int:
    """Return the lead of a seat's side once another side has scored a bid."""
    most = 0
    for side in range(state.sides):
        if side != state.side[seat]:
            points = points_of(state, side)
            if side == state.side[winner]:
                points += worth(state, side, bid)
            most = max(most, points)
    return points_of(state, state.side[seat]) - most


def ending(state: SuperiorState, seat: int, hand: int, spent: int) -> bool:
    """Whether the round ends with this turn: a stock or a hand is empty (SUP-R36)."""
    ended = hand == 0 or spent == state.pack
    for other in range(state.seats):
        ended |= other != seat and state.hand[other] == 0
    return ended


def standing(points: int, cards: int, ended: bool) -> int:  # noqa: FBT001 - small Python
    """Return what a lead in points is worth with what the cards held or spent are good for.

    Once the round has ended that is its sign, and hardly its size.
    """
    if ended:
        return ROUND * ONE * ((points > 0) - (points < 0)) + points
    return points * ONE + cards


def worth_to(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what cards score in the pile of a seat's side."""
    return worth(state, state.side[seat], cards)


def beaten(state: SuperiorState, seat: int, value: int) -> int:
    """Return the chance that a flip beats a bid of this value: as high, a face, a high Ace."""
    unseen = unseen_by(state, seat)
    beating = unseen & (((1 << LANE) - (1 << value - 1)) * EACH | high_aces(state))
    return beating.bit_count() * ONE // max(1, unseen.bit_count())  # 0 once all is seen


def stolen(state: SuperiorState, seat: int, other: int, suit: int) -> int:
    """Return the chance, as a seat sees it, that another one holds a face of a suit.

    Smaller where that one has let a good bid be.
    """
    faces = SUIT_FACES << LANE * suit
    if state.hand[other] & state.seen & faces:
        return ONE
    unseen = unseen_by(state, seat)
    if state.forced >> other & 1:
        unseen &= ALL_FACES
    cards = unseen.bit_count()
    elsewhere = cards - (state.hand[other] & ~state.seen).bit_count()
    none = ONE
    for i in range((unseen & faces).bit_count()):
        none = none * max(0, elsewhere - i) // (cards - i)
    if state.refused[other] >> suit & 1:
        return (ONE - none) * ONE // (ONE + (DOUBT - 1) * none)
    return ONE - none


def stolen_by_any(state: SuperiorState, seat: int, suit: int) -> int:
    """Return the chance that some other side holds a face of a suit."""
    none = ONE
    for other in range(state.seats):
        if state.side[other] != state.side[seat]:
            none = none * (ONE - stolen(state, seat, other, suit)) // ONE
    return ONE - none


def good_for(state: SuperiorState, seat: int, card: int) -> int:
    """Return what a card in the hand is good for: its points if it is bid alone and won."""
    if ALL_FACES >> card & 1:
        return face_held(state, seat)
    kept = ONE - stolen_by_any(state, seat, suit_of(card))
    chance = beaten(state, seat, number_of(card)) * kept
    return worth_to(state, seat, 1 << card) * chance // ONE


def price(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what number cards would make later, as far as there are turns left for them."""
    total = 0
    rest = cards
    while rest:
        total += good_for(state, seat, top(rest & -rest))
        rest &= rest - 1
    held = state.hand[seat].bit_count()
    turns = (state.pack - state.spent + state.sides - 1) // state.sides
    for other in range(state.seats):
        if state.side[other] != state.side[seat]:
            turns = min(turns, state.hand[other].bit_count() + 1)
    return total * CARD_SPENT // ONE * min(held, turns) // held
