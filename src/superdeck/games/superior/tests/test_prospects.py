"""How strong a side stands between two rounds of a longer match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.match import new_match
from superdeck.games import superior
from superdeck.games.superior.prospects import SHAPE, prospect, standings
from superdeck.games.superior.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.superior.state import SuperiorState


def after(won: list[int], total: list[int], played: int, **options: str) -> SuperiorState:
    state: SuperiorState = new_match(superior, len(won), options)
    state.sides = len(won)
    state.side[: len(won)] = range(len(won))
    state.won[: len(won)] = won
    state.total[: len(won)] = total
    state.round = played
    return state


def test_rounds_count_in_a_match_of_rounds() -> None:
    state = after([2, 1], [10, 90], 3, match="rounds_n", rounds="5")
    assert prospect(state, 0) > prospect(state, 1)
    assert standings(state, 1) == (2 * 8 + 1,)


def test_points_count_in_a_match_to_points() -> None:
    state = after([2, 1], [10, 90], 3, match="first_to_points")
    assert prospect(state, 1) > prospect(state, 0)
    assert standings(state, 0) == ((8 + 1) * 8 + 7,)


def test_a_long_match_fits_the_table() -> None:
    state = after([0, 12], [0, 0], 1, match="rounds_n", rounds="20")
    assert standings(state, 0) == (7 * 8 + 7,)
    assert standings(after([9, 9], [9, 9], 9, match="rounds_n", rounds="5"), 0) == (0,)
    rows, columns = SHAPE[0]
    assert len(STRENGTHS) == rows * columns
    assert min(STRENGTHS) >= 1
