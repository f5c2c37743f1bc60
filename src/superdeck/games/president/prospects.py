"""President: how strong a seat stands between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.president.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.president.state import PresidentState

NEAR = 12
"""The points that the leader lacks, from 0 to 11 and more."""

BEHIND = 12
"""The points behind the leader, from 0 to 11 and more."""

FINISHES = 4
"""First, second, in between, last: whoever was President draws the tribute."""

SHAPE = ((NEAR, BEHIND), (FINISHES,))
"""The two parts of the table, each in rows: `tools/fit.py` fits one number for each place."""


def standings(state: PresidentState, seat: int) -> tuple[int, int]:
    """Return the two places of the table whose product says how strong a seat stands."""
    most = 0
    for other in range(state.seats):
        most = max(most, state.points[other])
    near = max(0, min(NEAR - 1, state.target - most))
    behind = min(BEHIND - 1, most - state.points[seat])
    finish = state.place[seat]
    if finish > 1:
        finish = 3 if finish == state.seats - 1 else 2
    return near * BEHIND + behind, NEAR * BEHIND + max(0, finish)


def prospect(state: PresidentState, seat: int) -> int:
    """Return how strong a seat stands after a round, as fitted to matches of `rules` bots."""
    points, finish = standings(state, seat)
    return max(1, STRENGTHS[points] * STRENGTHS[finish] >> 16)
