"""President: hands. `hand` has up to four cards of each rank, `extra` the fifth to the eighth.

With one pack `extra` is always empty. What only asks for some cards of a rank (at most four), for
the ranks that are there, or whether there are any, reads `hand` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, at_least, counted, held, some, stacked, taken
from superdeck.games.president.state import FOUR, ONE_PACK

if TYPE_CHECKING:
    from superdeck.games.president.state import PresidentState


def suits(state: PresidentState) -> int:
    """Return how many cards of each rank there are: more than seven seats need two packs."""
    return 4 if state.seats <= ONE_PACK else 8  # PRES-01, PRES-R31


def cards_in(state: PresidentState, seat: int) -> int:
    """Return how many cards a seat holds."""
    return state.hand[seat].bit_count() + state.extra[seat].bit_count()


def held_by(state: PresidentState, seat: int, rank: int) -> int:
    """Return how many cards of a rank a seat holds."""
    return held(state.hand[seat], rank) + held(state.extra[seat], rank)


def tally_of(state: PresidentState, seat: int) -> int:
    """Return a hand as a tally."""
    hand = state.hand[seat]
    extra = state.extra[seat]
    tally = 0
    for rank in range(RANKS):
        if hand >> rank & 1:
            tally += some(held(hand, rank), rank)
        if extra >> rank & 1:
            tally += some(held(extra, rank), rank)
    return tally


def put(state: PresidentState, seat: int, tally: int) -> None:
    """Give a seat the cards of a tally instead of its hand."""
    hand = extra = 0
    for rank in range(RANKS):
        count = counted(tally, rank)
        if count > FOUR:
            extra |= stacked(rank, count - FOUR)
            count = FOUR
        hand |= stacked(rank, count)
    state.hand[seat] = hand
    state.extra[seat] = extra


def take(state: PresidentState, seat: int, rank: int, count: int) -> None:
    """Take cards of a rank out of a hand that has them, those beyond four first."""
    beyond = held(state.extra[seat], rank)
    if beyond:
        beyond = min(beyond, count)
        state.extra[seat] = taken(state.extra[seat], rank, beyond)
        count -= beyond
    state.hand[seat] = taken(state.hand[seat], rank, count)


def add(state: PresidentState, seat: int, rank: int) -> None:
    """Put a card into a hand."""
    if state.hand[seat] & at_least(FOUR, rank):
        state.extra[seat] |= stacked(rank, held(state.extra[seat], rank) + 1)
    else:
        state.hand[seat] |= stacked(rank, held(state.hand[seat], rank) + 1)
