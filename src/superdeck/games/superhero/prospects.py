"""Superhero Audition: how strong a seat stands between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.superhero.state import MOST_ROUNDS, Award
from superdeck.games.superhero.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.superhero.state import SuperheroState

LEFT = 9
"""Rounds to come, from 0 to 8 and more."""

BEHIND = 16
"""Points behind the leader, from 0 to 15 and more."""

SHAPE = ((LEFT, BEHIND),)
"""The table in rows: `tools/fit.py` fits one number for each place."""


def standings(state: SuperheroState, seat: int) -> tuple[int, ...]:
    """Return the place of the table that says how strong a seat stands."""
    left = min(LEFT - 1, state.standing - 1, MOST_ROUNDS - state.round)
    most = 0
    for other in range(state.seats):
        most = max(most, won(state, other))
    return (max(0, left) * BEHIND + min(BEHIND - 1, most - won(state, seat)),)


def won(state: SuperheroState, seat: int) -> int:
    """Return what counts for the win: points, or hero cards by an option."""
    return state.cards[seat] if state.award == Award.HERO_CARDS else state.total[seat]


def prospect(state: SuperheroState, seat: int) -> int:
    """Return how strong a seat stands after a round, as fitted to matches of `rules` bots."""
    return max(1, STRENGTHS[standings(state, seat)[0]])
