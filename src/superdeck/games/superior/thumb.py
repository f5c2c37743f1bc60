"""Superior!: the rule of thumb of the `rules` bot.

It weighs what a move leads to: the chance that a flip beats the bid and that a face steals it,
both counted from the cards it has not seen, times the lead that each would give. Chances and
values are in 1024ths. The weights were found by letting neighbours play each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import EACH, LANE, number_of, pips, suit_of, top
from superdeck.cards.suits import PACK as ALL
from superdeck.games.superior.rounds import left_of, points_of
from superdeck.games.superior.rules import (
    ALL_FACES,
    ALL_NUMBERS,
    FACE,
    KEEP,
    LAY,
    REVERSE,
    SUIT_FACES,
    TAKE,
    high_aces,
    laid_by,
)
from superdeck.games.superior.state import (
    ANSWERING,
    HIGH,
    SWAPPING,
    SuperiorState,
)

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
    if action >= REVERSE:
        last = state.hand[seat] == 1 << action - REVERSE
        return standing(lead(state, seat) + worth(state, seat, state.bid), last) - FACE_SPENT
    if action >= FACE:
        return standing(lead(state, seat), state.spent + 1 == state.pack) - FACE_BID
    if action >= LAY:
        return promise_of_step(state, seat, laid_by(action))
    return promise_of_choice(state, seat, action)


def promise_of_choice(state: SuperiorState, seat: int, action: int) -> int:
    """Return what a move is worth that lays no card."""
    if state.phase == SWAPPING:
        return good_for(state, seat, top(state.bid) if action == KEEP else state.flipped)
    if state.phase == ANSWERING:
        return promise_of_patience(state, seat)
    if action == TAKE:
        return standing(lead(state, seat), state.spent == state.pack) + FACE_HELD
    ended = state.hand[seat] == 0 or state.spent == state.pack
    return standing(lead(state, seat) + worth(state, seat, state.bid), ended)


def promise_of_step(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what a first or a further step is worth: won, lost or stolen."""
    suit = suit_of(top(cards))
    value = state.value or pips(cards)
    hand = state.hand[seat] & ~cards
    other = left_of(state, seat)
    ahead = lead(state, seat)
    ended = hand == 0 or state.spent + 1 == state.pack
    won = standing(ahead + worth(state, seat, state.bid | cards), ended)
    lost = standing(ahead, ended)
    taken = won  # with a face of the suit it steals the bid back (SUP-37)
    if not hand & SUIT_FACES << LANE * suit:
        taken = standing(ahead - worth(state, other, state.bid | cards), hand == 0)
    wins = beaten(state, seat, value)
    theft = stolen(state, seat, suit)
    good = (theft * taken + (ONE - theft) * (wins * won + (ONE - wins) * lost) // ONE) // ONE
    matches = (hand & ALL_NUMBERS & EACH << value - 1).bit_count()
    return good + matches * wins * (ONE - theft) // ONE - price(state, seat, cards)


def promise_of_patience(state: SuperiorState, seat: int) -> int:
    """Return what it is worth to let the bid of another seat be."""
    bidder = state.holder
    ahead = lead(state, seat)
    empty = state.hand[bidder] == 0
    lost = ahead - worth(state, bidder, state.bid)
    if state.reversals or state.value == 0:
        return standing(lost, empty)
    ended = empty or state.spent + 1 == state.pack
    wins = beaten(state, seat, state.value)
    return (wins * standing(lost, ended) + (ONE - wins) * standing(ahead, ended)) // ONE


def lead(state: SuperiorState, seat: int) -> int:
    """Return by how many points a seat leads in this round."""
    return points_of(state, seat) - points_of(state, left_of(state, seat))


def standing(points: int, ended: bool) -> int:  # noqa: FBT001 - small Python has no keywords
    """Return what a lead is worth: once the round has ended only its sign counts."""
    if ended:
        return ROUND * ONE * ((points > 0) - (points < 0))
    return max(-LEAD, min(LEAD, points)) * ONE


def worth(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what cards score in a seat's pile (SUP-45, SUP-R02)."""
    return pips(cards) + (HIGH - 1) * (cards >> LANE * suit_of(state.marker[seat]) & 1)


def unseen_by(state: SuperiorState, seat: int) -> int:
    """Return the cards that a seat has not seen."""
    return ALL & ~state.seen & ~state.hand[seat]


def beaten(state: SuperiorState, seat: int, value: int) -> int:
    """Return the chance that a flip beats a bid of this value: as high, a face, a high Ace."""
    unseen = unseen_by(state, seat)
    beating = unseen & (((1 << LANE) - (1 << value - 1)) * EACH | high_aces(state))
    return beating.bit_count() * ONE // max(1, unseen.bit_count())  # 0 once all is seen


def stolen(state: SuperiorState, seat: int, suit: int) -> int:
    """Return the chance that the opponent holds a face of a suit."""
    other = left_of(state, seat)
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


def good_for(state: SuperiorState, seat: int, card: int) -> int:
    """Return what a card in the hand is good for: its points if it is bid alone and won."""
    if ALL_FACES >> card & 1:
        return FACE_HELD
    chance = beaten(state, seat, number_of(card)) * (ONE - stolen(state, seat, suit_of(card)))
    return worth(state, seat, 1 << card) * chance // ONE


def price(state: SuperiorState, seat: int, cards: int) -> int:
    """Return what number cards would make later, as far as there are turns left for them."""
    total = 0
    rest = cards
    while rest:
        total += good_for(state, seat, top(rest & -rest))
        rest &= rest - 1
    held = state.hand[seat].bit_count()
    turns = state.hand[left_of(state, seat)].bit_count() + TURNS
    turns = min(held, turns, (state.pack - state.spent + 1) // 2)
    return total * CARD_SPENT // ONE * turns // held
