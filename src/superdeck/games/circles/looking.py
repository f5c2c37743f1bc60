"""Super Circles: what players look at, and what they choose. How fast they are is in `pace`.

How well a player looks costs no time of its own: the time to choose among all that fits is paid
for by whoever looks, well or not (see `pace`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import (
    FITS_HIGH,
    FITS_LOW,
    HALF,
    HIGH,
    LOW,
    RINGS,
    fits_at,
    high_bit,
    low_bit,
)
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below, draw
from superdeck.games.circles.acts import CALL, DRAW, LAST, TURN, play_of
from superdeck.games.circles.play import cards_left, free_to_lay, offered
from superdeck.games.circles.state import BLIND, STALLED, WIN_AT_ONE, CirclesState
from superdeck.games.circles.worlds import matches, nth_match

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

STYLES = ("average", "calm", "quick", "expert", "gentle", "watchful", "master")
"""The characters; the tuples here and in `pace` have one number for each.

The first four are people at a table; `gentle` waits for a person who has to find keys as well.
`watchful` is as fast as the average player and `master` as the expert, and both look better.
"""

TURNED = (0, 0, 150, 0, 0, 1024, 1024)
"""Of 1024 cards from the pile, so many are turned for a ring instead of drawn (CIRC-10).

A turned card is in the hand at worst, and at best in the centre before anybody could look at it.
"""
ANY, OPEN, LIKELIEST = range(3)
AIMED = (ANY, ANY, ANY, ANY, ANY, OPEN, LIKELIEST)
"""Which ring the pile is turned for.

Any (none where that is the barred one); any that a card may match that has not been seen; the one
that most of these cards match.
"""
ONE, TWO, ALL = range(3)
COMPARED = (ONE, ONE, ONE, TWO, ONE, ALL, ALL)
"""How many plays are compared: two by the matches of the hand after them, all by `worth`."""

AGAIN = 1 << 10
"""What it counts for to have a match for the new top card: more than all that is uncertain."""
SURE = 64
"""Chances are in 64ths."""
OUT_NEXT = 32
"""A match of somebody who wins by laying it counts so many times as much: more than an own one."""
DUEL = 2
"""Only with so many seats a card is held back that would let the other one out."""


def prefer(
    state: CirclesState, seat: int, style: int, actions: Moves, count: int, chance: Stream
) -> int:
    """Lay what fits, else take a card from the pile; call a stalemate at once.

    `actions` has what is legal; the last one is WAIVE where nothing better is left.
    """
    if state.phase == STALLED:
        return CALL
    if state.paused[seat] == 0 and plays(state, seat):
        return picked(state, seat, style, chance)
    if state.left[seat] == 0:
        return actions.action[count - 1]
    if state.paused[seat] or TURNED[style] == 0:
        return DRAW
    return from_pile(state, seat, style, chance)


# --- Which card is laid for which ring.


def plays(state: CirclesState, seat: int) -> int:
    """Return in how many ways a seat may lay a card from its hand."""
    count = 1 if state.held[seat] == 1 and free_to_lay(state, seat) else 0
    for ring in range(RINGS):
        count += matches(state, seat, ring)
    return count


def picked(state: CirclesState, seat: int, style: int, chance: Stream) -> int:
    """Return a play: any, the better one of two, or the best one, if that is not held back."""
    if state.held[seat] == 1 and free_to_lay(state, seat):
        return LAST
    if COMPARED[style] == ALL:
        card, ring = best_play(state, seat, chance)
        if state.left[seat] and is_gift(state, seat, card, ring):
            return DRAW
    else:
        card, ring = some_play(state, seat, chance)
    if COMPARED[style] == TWO:
        other, place = some_play(state, seat, chance)
        if next_matches(state, seat, other, place) > next_matches(state, seat, card, ring):
            card, ring = other, place
    return play_of(offered(state, seat, card), ring)


def some_play(state: CirclesState, seat: int, chance: Stream) -> tuple[int, int]:
    """Return a card and a ring that fit, each such pair as likely."""
    total = 0
    for ring in range(RINGS):
        total += matches(state, seat, ring)
    pick = below(chance, total)
    ring = 0
    while pick >= matches(state, seat, ring):
        pick -= matches(state, seat, ring)
        ring += 1
    return nth_match(state, seat, ring, pick), ring


def best_play(state: CirclesState, seat: int, chance: Stream) -> tuple[int, int]:
    """Return the card and the ring that are worth most, of equal ones any."""
    most = -AGAIN * AGAIN
    ties = 0
    card = place = 0
    for ring in range(RINGS):
        for number in range(matches(state, seat, ring)):
            other = nth_match(state, seat, ring, number)
            value = worth(state, seat, other, ring)
            if value > most:
                most = value
                ties = 0
            if value == most:
                ties += 1
                if below(chance, ties) == 0:
                    card, place = other, ring
    return card, place


def worth(state: CirclesState, seat: int, card: int, ring: int) -> int:
    """Return what it counts for to lay a card for a ring.

    First, that nobody can win at once and that the hand has a match again; then that the others
    have none, and that what stays in the hand matches many of the cards that may come.
    """
    low, high = open_after(state, card, ring)
    value = AGAIN if next_matches(state, seat, card, ring) else 0
    for other in range(state.seats):
        if other != seat:
            weight = OUT_NEXT if wins_next(state, other) else 1
            value -= weight * readiness(state, seat, other, low, high)
    low, high = reach(state, seat, card)
    return value + share_unseen(state, seat, low, high)


def wins_next(state: CirclesState, seat: int) -> bool:
    """Whether a seat wins by the next card that it lays."""
    return cards_left(state, seat) == (2 if state.last_card == WIN_AT_ONE else 1)


def is_gift(state: CirclesState, seat: int, card: int, ring: int) -> bool:
    """Whether a play lets the only other seat out, who could not win now, as both know.

    Then it is better to hold the card back and to take another one. With more seats somebody else
    lays the next card, and holding back was measured to lose a little.
    """
    other = seat ^ 1
    if state.seats > DUEL or wins_next(state, seat) or not wins_next(state, other):
        return False
    known = state.hand[other] & state.seen
    known_high = state.hand_high[other] & state.seen_high
    now, now_high = open_now(state)
    if known & now or known_high & now_high or free_to_lay(state, other):
        return False
    low, high = open_after(state, card, ring)
    return (known & low or known_high & high) != 0


def open_now(state: CirclesState) -> tuple[int, int]:
    """Return the cards that match the top card."""
    low = high = 0
    for ring in range(RINGS):
        low |= state.open_low[ring]
        high |= state.open_high[ring]
    return low, high


def open_after(state: CirclesState, card: int, ring: int) -> tuple[int, int]:
    """Return the cards that match a card once it was laid for a ring."""
    low = high = 0
    for other in range(RINGS):
        if other != ring:
            at = fits_at(state.colours, card, other)
            low |= FITS_LOW[at]
            high |= FITS_HIGH[at]
    return low, high


def next_matches(state: CirclesState, seat: int, card: int, ring: int) -> int:
    """Return how many cards of the hand would match this card after it was laid for a ring."""
    low, high = open_after(state, card, ring)
    low &= state.hand[seat] & ~low_bit(card)
    high &= state.hand_high[seat] & ~high_bit(card)
    return low.bit_count() + high.bit_count()


def readiness(state: CirclesState, seat: int, other: int, low: int, high: int) -> int:
    """Return the chance, as `seat` sees it, that another seat holds one of a set of cards."""
    known = state.hand[other] & state.seen
    known_high = state.hand_high[other] & state.seen_high
    if known & low or known_high & high:
        return SURE
    share = share_unseen(state, seat, low, high)
    missing = SURE
    for _ in range(state.held[other] - known.bit_count() - known_high.bit_count()):
        missing = missing * (SURE - share) // SURE
    return SURE - missing


def share_unseen(state: CirclesState, seat: int, low: int, high: int) -> int:
    """Return the share that a set of cards has in all that a seat has not seen, in 64ths."""
    unseen = LOW & ~state.seen & ~state.hand[seat]
    unseen_high = HIGH & ~state.seen_high & ~state.hand_high[seat]
    count = unseen.bit_count() + unseen_high.bit_count()
    return SURE * ((unseen & low).bit_count() + (unseen_high & high).bit_count()) // max(1, count)


def reach(state: CirclesState, seat: int, card: int) -> tuple[int, int]:
    """Return the cards that the rest of a hand matches, once a card has left it."""
    low = high = 0
    rest = state.hand[seat] & ~low_bit(card)
    first = 0
    for _ in range(state.held[seat] - 1):
        if rest == 0 and first == 0:
            rest = state.hand_high[seat] & ~high_bit(card)
            first = HALF
        held = first + (rest & -rest).bit_length() - 1
        rest &= rest - 1
        more, more_high = open_after(state, held, NOBODY)
        low |= more
        high |= more_high
    return low, high


# --- What is done with the pile.


def from_pile(state: CirclesState, seat: int, style: int, chance: Stream) -> int:
    """Return whether the next card is drawn, or turned for a ring that is not barred."""
    if state.pile_play != BLIND or not chance_of(TURNED[style], chance):
        return DRAW
    ring = below(chance, RINGS) if AIMED[style] == ANY else aim(state, seat, style, chance)
    return DRAW if ring in (state.bar, NOBODY) else TURN + ring


def aim(state: CirclesState, seat: int, style: int, chance: Stream) -> int:
    """Return a ring that unseen cards match, or `NOBODY`; the last card, where it is free, any."""
    if free_to_lay(state, seat):
        return 1 if state.bar == 0 else 0
    best = NOBODY
    most = rings = 0
    for ring in range(RINGS):
        count = may_come(state, seat, ring)
        rings += 1 if count else 0
        if AIMED[style] == LIKELIEST:
            ahead = count > most
        else:
            ahead = count > 0 and below(chance, rings) == 0
        if ahead:
            best = ring
            most = count
    return best


def may_come(state: CirclesState, seat: int, ring: int) -> int:
    """Return how many of the cards that a seat has not seen match at a ring."""
    low = state.open_low[ring] & ~state.seen & ~state.hand[seat]
    high = state.open_high[ring] & ~state.seen_high & ~state.hand_high[seat]
    return low.bit_count() + high.bit_count()


def chance_of(share: int, chance: Stream) -> bool:
    """Return true in so many of 1024 cases."""
    return draw(chance) >> 22 < share
