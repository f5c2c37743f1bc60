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
    REVERSE,
    STARTER,
    TAKE,
    laid_by,
)
from superdeck.games.superior.state import ADDING, ANSWERING, SWAPPING, SuperiorState
from superdeck.games.superior.worlds import known_to, unseen_by

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

ONE = 1024
"""A certain chance, one point."""
ROUND = 30
"""Winning the round, in points; a lead counts its points, but less than this before the end."""
LEAD = 24
FACE_HELD = 6 * ONE
"""What a face in the hand is good for."""
FACE_SPENT = 3 * ONE
FACE_BID = 5 * ONE
"""What bidding a face costs: it gains no point, and it shows the card."""
CARD_SPENT = 1280
"""What a number card costs beside the points that it would make later."""
TURNS = 5
"""Turns expected beside one for every card of the opponent."""


def prefer(
    state: SuperiorState, seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the action that leads to the best standing, the first of equals."""
    best = actions.action[0]
    most = promise(state, seat, best)
    for i in range(1, count):
        value = promise(state, seat, actions.action[i])
        if value > most:
            most = value
            best = actions.action[i]
    return best


def promise(state: SuperiorState, seat: int, action: int) -> int:
    """Return what an action is worth; only actions of one phase are compared."""
    if action >= ACCEPT:
        return promise_between_partners(state, seat, action)
    if action >= REVERSE:
        hand = state.hand[seat] & ~(1 << action - REVERSE)
        ended = ending(state, seat, hand, state.spent)
        gained = standing(lead(state, seat) + worth_to(state, seat, state.bid), ended)
        return gained if ended else gained - FACE_SPENT
    if action >= FACE:
        ended = ending(state, seat, state.hand[seat], state.spent + 1)
        return standing(lead(state, seat), ended) - FACE_BID
    if action >= LAY:
        return promise_of_step(state, seat, laid_by(action))
    return promise_of_choice(state, seat, action)


def promise_between_partners(state: SuperiorState, seat: int, action: int) -> int:
    """Return what it is worth to name a starter, or to take an addition or give it back."""
    if action >= STARTER:
        return numbers_held(state, seat, action - STARTER)
    kept = state.bid if action == ACCEPT else state.bid ^ state.added
    return promise_of_bid(state, seat, kept, pips(kept), state.hand[seat])


def numbers_held(state: SuperiorState, seat: int, other: int) -> int:
    """Return how many number cards a hand holds, or is likely to: its owner should bid first."""
    known = known_to(state, seat, other)
    unknown = (state.hand[other] & ~known).bit_count()
    return (known & ALL_NUMBERS).bit_count() * ONE + unknown * ONE * 10 // LANE


def promise_of_choice(state: SuperiorState, seat: int, action: int) -> int:
    """Return what a move is worth that lays no card."""
    if state.phase == SWAPPING:
        return good_for(state, seat, top(state.bid) if action == KEEP else state.flipped)
    if state.phase == ANSWERING:
        return promise_of_patience(state, seat)
    if state.phase == ADDING:
        return promise_of_bid(state, seat, state.bid, state.value, state.hand[seat])
    if action == TAKE:
        return standing(lead(state, seat), state.spent == state.pack) + FACE_HELD
    ended = ending(state, seat, state.hand[seat], state.spent)
    return standing(lead(state, seat) + worth_to(state, seat, state.bid), ended)


def promise_of_step(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what laying cards is worth: a first or a further step, or an addition."""
    value = state.value or pips(cards)
    if state.phase == ADDING:
        value += pips(cards)
    hand = state.hand[seat] & ~cards
    good = promise_of_bid(state, seat, state.bid | cards, value, hand)
    return good - price(state, seat, cards)


def promise_of_bid(state: SuperiorState, seat: int, bid: int, value: int, hand: int) -> int:
    """Return what it is worth to await the answers to a bid: it is stolen, won or lost.

    `bid` is all of it, `hand` what the seat then holds. The cards laid last are of the suit of
    `bid` that is not laid yet, or of the last step.
    """
    suit = suit_of(top(bid & ~state.bid or state.step))
    ahead = lead(state, seat)
    ended = ending(state, seat, hand, state.spent + 1)
    won = standing(ahead + worth_to(state, seat, bid), ended)
    lost = standing(ahead, ended)
    wins = beaten(state, seat, value)
    kept = ONE
    good = 0
    other = seat
    for _ in range(state.seats - 1):
        other = left_of(state, other)
        if (other - seat) % state.sides:
            theft = kept * stolen(state, seat, other, suit) // ONE
            taken = won  # with a face of the suit it steals the bid back (SUP-37)
            if not hand & SUIT_FACES << LANE * suit:
                ended = ending(state, seat, hand, state.spent)
                taken = standing(lead_after(state, seat, other, bid), ended)
            good += theft * taken
            kept -= theft
    good = (good + kept * ((wins * won + (ONE - wins) * lost) // ONE)) // ONE
    matches = (hand & ALL_NUMBERS & EACH << value - 1).bit_count()
    return good + matches * wins * kept // ONE


def promise_of_patience(state: SuperiorState, seat: int) -> int:
    """Return what it is worth to let the bid of another side be."""
    lost = lead_after(state, seat, state.holder, state.bid)
    if state.reversals or state.value == 0:
        return standing(lost, ending(state, seat, state.hand[seat], state.spent))
    ahead = lead(state, seat)
    ended = ending(state, seat, state.hand[seat], state.spent + 1)
    wins = beaten(state, seat, state.value)
    return (wins * standing(lost, ended) + (ONE - wins) * standing(ahead, ended)) // ONE


def lead(state: SuperiorState, seat: int) -> int:
    """Return by how many points the side of a seat leads in this round, before the best other."""
    return lead_after(state, seat, seat, 0)


def lead_after(state: SuperiorState, seat: int, winner: int, bid: int) -> int:
    """Return the lead of a seat's side once another side has scored a bid."""
    most = 0
    for side in range(state.sides):
        if (side - seat) % state.sides:
            points = points_of(state, side)
            if (side - winner) % state.sides == 0:
                points += worth(state, side, bid)
            most = max(most, points)
    return points_of(state, seat % state.sides) - most


def ending(state: SuperiorState, seat: int, hand: int, spent: int) -> bool:
    """Whether the round ends with this turn: a stock or a hand is empty (SUP-R36)."""
    ended = hand == 0 or spent == state.pack
    for other in range(state.seats):
        ended |= other != seat and state.hand[other] == 0
    return ended


def standing(points: int, ended: bool) -> int:  # noqa: FBT001 - small Python has no keywords
    """Return what a lead is worth: once the round has ended its sign, and hardly its size."""
    if ended:
        return ROUND * ONE * ((points > 0) - (points < 0)) + points
    return max(-LEAD, min(LEAD, points)) * ONE


def worth_to(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what cards score in the pile of a seat's side."""
    return worth(state, seat % state.sides, cards)


def beaten(state: SuperiorState, seat: int, value: int) -> int:
    """Return the chance that a flip beats a bid of this value: as high, a face, a high Ace."""
    unseen = unseen_by(state, seat)
    beating = unseen & (((1 << LANE) - (1 << value - 1)) * EACH | high_aces(state))
    return beating.bit_count() * ONE // max(1, unseen.bit_count())  # 0 once all is seen


def stolen(state: SuperiorState, seat: int, other: int, suit: int) -> int:
    """Return the chance, as a seat sees it, that another one holds a face of a suit."""
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
    return ONE - none


def stolen_by_any(state: SuperiorState, seat: int, suit: int) -> int:
    """Return the chance that some other side holds a face of a suit."""
    none = ONE
    for other in range(state.seats):
        if (other - seat) % state.sides:
            none = none * (ONE - stolen(state, seat, other, suit)) // ONE
    return ONE - none


def good_for(state: SuperiorState, seat: int, card: int) -> int:
    """Return what a card in the hand is good for: its points if it is bid alone and won."""
    if ALL_FACES >> card & 1:
        return FACE_HELD
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
        if (other - seat) % state.sides:
            turns = min(turns, state.hand[other].bit_count() + TURNS)
    return total * CARD_SPENT // ONE * min(held, turns) // held
