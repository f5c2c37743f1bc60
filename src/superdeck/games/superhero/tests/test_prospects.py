"""How strong a seat stands between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.match import new_match
from superdeck.games import superhero
from superdeck.games.superhero.prospects import SHAPE, prospect, standings
from superdeck.games.superhero.strengths import STRENGTHS

if TYPE_CHECKING:
    from superdeck.games.superhero.state import SuperheroState


def after(points: list[int], standing: int, **options: str) -> SuperheroState:
    state: SuperheroState = new_match(superhero, len(points), options)
    state.total[: len(points)] = points
    state.cards[: len(points)] = points[::-1]
    state.standing, state.round = standing, 7 - standing + 1
    return state


def chance(state: SuperheroState, seat: int) -> float:
    return prospect(state, seat) / sum(prospect(state, other) for other in range(state.seats))


def test_more_points_are_a_better_chance() -> None:
    state = after([8, 6, 3, 0], 3)
    chances = [chance(state, seat) for seat in range(4)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.5


def test_the_same_lead_is_worth_more_near_the_end() -> None:
    assert chance(after([4, 2, 2, 2], 2), 0) > chance(after([4, 2, 2, 2], 6), 0)


def test_hero_cards_count_where_they_win() -> None:
    state = after([4, 2, 1, 0], 3, award="hero_cards")
    assert prospect(state, 3) > prospect(state, 0)


def test_far_behind_and_many_rounds_fit_the_table() -> None:
    state = after([40, 0], 7)
    assert standings(state, 1) == (6 * 16 + 15,)
    rows, columns = SHAPE[0]
    assert len(STRENGTHS) == rows * columns
    assert min(STRENGTHS) >= 1
