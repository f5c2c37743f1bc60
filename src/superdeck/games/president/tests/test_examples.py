"""The worked numbers of the rulebook."""

from __future__ import annotations

import pytest

from superdeck.games.president.hands import cards_in
from superdeck.games.president.tests.sitting import Sitting, fresh, sit


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (4, [13, 13, 13, 13]),
        (5, [11, 11, 10, 10, 10]),
        (6, [9] * 4 + [8] * 2),
        (7, [8] * 3 + [7] * 4),
        (8, [13] * 8),
        (9, [12] * 5 + [11] * 4),
        (10, [11] * 4 + [10] * 6),
        (11, [10] * 5 + [9] * 6),
        (12, [9] * 8 + [8] * 4),
        (13, [8] * 13),
        (14, [8] * 6 + [7] * 8),
    ],
)
def test_pres_e1_sizes_of_hands(seats: int, sizes: list[int]) -> None:
    state = Sitting(fresh(seats)).deal().state
    left = [(state.dealer + 1 + i) % seats for i in range(seats)]
    assert [cards_in(state, seat) for seat in left] == sizes


def test_pres_e2_six_rounds_at_least() -> None:
    rounds = 0
    table = sit("3", "4", "5", "6 6")
    while not table.match.game.over(table.state):
        rounds += 1
        points = list(table.state.points)
        table = sit("3", "4", "5", "6 6")
        table.state.points = points
        table.does(0, "3").does(1, "4").does(2, "5")
    assert rounds == 6
    assert table.points()[0] == 12


def test_pres_e3_what_lies_on_what() -> None:
    table = sit("7 A A 9", "3 3 7 7 9", "9 9", "10 10").does(0, "7")
    assert {"7", "3 3", "7 7"} <= set(table.may(1))
    assert table.does(1, "7").asked() == 3
    assert sit("7 4", "3 3 7", "9 9", "10 10").does(0, "7").does(1, "3 3").asked() == 2
    assert sit("7 4", "7 7 4", "9 9", "10 10").does(0, "7").does(1, "7 7").asked() == 2
    assert sit("A A 4", "3 3 3 4", "9 9", "10 10").does(0, "A A").may(1) == ["pass", "3 3 3"]
    assert sit("A A A 4", "K K 4", "9 9", "10 10").does(0, "A A A").may(1) == ["pass"]
    equal = sit("9 9 9 4", "9 9 9 9 3 3 3 3", "5 5", *[""] * 5).does(0, "9 9 9").does(1, "no")
    assert "9 9 9" not in equal.may(1)
    assert "9" in equal.may(1)
    assert equal.does(1, "3 3 3 3").cleared()
    larger = sit("9 4", "9 9 9 9 3", "5 5", *[""] * 5).does(0, "9").does(1, "no", "9 9 9 9")
    assert larger.cleared()
    assert larger.actors() == [1]


def test_pres_e4_two_fives_complete() -> None:
    table = sit("5 3", "5 3", "9 9", "5 5 4").does(0, "5")
    table.does(1, "5")
    assert table.asked() == 3
    table.does(3, "5 5")
    assert table.cleared()
    assert table.actors() == [3]


def test_pres_e5_a_pair_on_an_equal_pair() -> None:
    table = sit("9 9 3", "9 9 3", "4 4", "5 5").does(0, "9 9").does(1, "9 9")
    assert table.cleared()
    assert table.actors() == [1]


def test_pres_e6_the_two_first() -> None:
    table = sit("2 6", "7 7", "8 8", "9 9").does(0, "2", "6")
    assert table.places()[0] == 0
    assert sit("2 6", "7 7", "8 8", "9 9").does(0, "6").state.stuck_count == 1


def test_pres_e7_three_stuck() -> None:
    table = sit("3 4 5 6", "7 2", "8 2", "9 2", turn=1)
    table.does(1, "7").does(2, "8").does(3, "9")
    assert table.match.game.round_over(table.state)
    assert table.places() == [0, 3, 2, 1]
    assert table.points() == [2, 0, 0, 0]


def test_pres_e8_the_turn_passes_the_place() -> None:
    table = sit("8 3", "8", "K K", "Q Q").does(0, "8").does(1, "8")
    assert table.asked() == 3
    table.does(3, "pass").does(0, "pass")
    assert table.cleared()
    assert table.actors() == [2]


def test_pres_e9_completion_before_the_clear() -> None:
    table = sit("6 6 6 A", "6 3", "", "")
    table.does(0, "6")
    assert table.asked() == 1
    table.does(1, "6")
    assert table.asked() == 0
    assert table.may(0) == ["no", "6 6"]
    declined = sit("6 6 6 A", "6 3", "", "")
    declined.does(0, "6").does(1, "6").does(0, "no")
    assert declined.cleared()
    assert declined.actors() == [1]
    table.does(0, "6 6")
    assert table.actors() == [0]
