"""Superior!: how strong a seat stands between two rounds of a longer match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.superior.state import Length
from superdeck.games.superior.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.superior.state import SuperiorState

LEFT = 8
"""Rounds to come, or bands of points that the leader lacks, from 0 to 7 and more."""

BEHIND = 8
"""Rounds, or bands of points, behind the leader, from 0 to 7 and more."""

BAND = 8
"""Points a band."""

SHAPE = ((2 * LEFT, BEHIND),)
"""The table in rows, first for so many rounds, then for so many points: see `tools/fit.py`."""


def standings(state: SuperiorState, seat: int) -> tuple[int, ...]:
    """Return the place of the table that says how strong the side of a seat stands."""
    rounds = state.match == Length.ROUNDS_N
    most = 0
    for side in range(state.sides):
        most = max(most, state.won[side] if rounds else state.total[side])
    own = state.side[seat]
    if rounds:
        left = max(0, state.rounds - state.round)
        behind = most - state.won[own]
    else:
        left = max(0, state.points - most) // BAND
        behind = (most - state.total[own]) // BAND
    row = min(LEFT - 1, left) + (0 if rounds else LEFT)
    return (row * BEHIND + min(BEHIND - 1, behind),)


def prospect(state: SuperiorState, seat: int) -> int:
    """Return how strong a seat stands after a round, as fitted to matches of `rules` bots."""
    return max(1, STRENGTHS[standings(state, seat)[0]])
