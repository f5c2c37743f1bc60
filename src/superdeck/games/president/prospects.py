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

FINISHES = 3
"""First, second, later: whoever was President draws the tribute."""

LAST = 4
"""The last counts less by one part in `1 << LAST`: nobody throws away the place before it.

Fitted alone it would count more. Among `rules` bots the A-hole does better in the next round than
those in between: the low card it gets for its highest often makes a pair. Among bots that search
no such thing was found (274 rounds).
"""

SHAPE = ((NEAR, BEHIND), (FINISHES,))
"""The two parts of the table, each in rows: `tools/fit.py` fits one number for each place."""


def standings(state: PresidentState, seat: int) -> tuple[int, int]:
    """Return the two places of the table whose product says how strong a seat stands."""
    most = 0
    for other in range(state.seats):
        most = max(most, state.points[other])
    near = max(0, min(NEAR - 1, state.target - most))
    behind = min(BEHIND - 1, most - state.points[seat])
    finish = max(0, min(FINISHES - 1, state.place[seat]))
    return near * BEHIND + behind, NEAR * BEHIND + finish


def prospect(state: PresidentState, seat: int) -> int:
    """Return how strong a seat stands after a round, as fitted to matches of `rules` bots."""
    points, finish = standings(state, seat)
    strength = STRENGTHS[points] * STRENGTHS[finish] >> 16
    if state.place[seat] == state.seats - 1:
        strength -= strength >> LAST
    return max(1, strength)
