"""How strong a seat stands between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.match import new_match
from superdeck.games import president
from superdeck.games.president.prospects import SHAPE, prospect, standings
from superdeck.games.president.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.president.state import PresidentState


def after(points: list[int], place: list[int], **options: str) -> PresidentState:
    state: PresidentState = new_match(president, len(points), options)
    state.points[: len(points)] = points
    state.place[: len(points)] = place
    return state


def chance(state: PresidentState, seat: int) -> float:
    return prospect(state, seat) / sum(prospect(state, other) for other in range(state.seats))


def test_more_points_are_a_better_chance() -> None:
    state = after([9, 7, 4, 0], [0, 1, 2, 3])
    chances = [chance(state, seat) for seat in range(4)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5
    assert chances[3] < 0.05


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    early, late = after([4, 2, 2, 2], [1, 0, 2, 3]), after([10, 8, 8, 8], [1, 0, 2, 3])
    assert chance(late, 0) > chance(early, 0)


def test_the_last_place_is_worth_less_than_the_one_before() -> None:
    state = after([3, 3, 3, 3], [0, 1, 2, 3])
    chances = [chance(state, seat) for seat in range(4)]
    assert chances[0] > chances[2] > chances[3]
    assert standings(state, 2) == standings(state, 3)


def test_a_seat_far_behind_still_counts_and_a_long_match_fits_the_table() -> None:
    state = after([90, 0, 0, 0, 0, 0], [5, 4, 3, 2, 1, 0], target="100")
    assert standings(state, 1) == (10 * 12 + 11, 144 + 2)
    assert prospect(state, 1) >= 1
    near = after([11, 30, 0, 0], [0, 1, 2, 3])
    assert standings(near, 1) == (0, 144 + 1)


def test_the_table_has_a_number_for_each_place() -> None:
    (rows, columns), (finishes,) = SHAPE
    assert len(STRENGTHS) == rows * columns + finishes
    assert min(STRENGTHS) >= 1
