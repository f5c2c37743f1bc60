"""SUP-E1 to SUP-E12: the worked examples with their numbers. Lost pictures are free choices."""

from __future__ import annotations

import pytest

from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import KEEP, SCORE, TAKE
from superdeck.games.superior.tests.stacked import (
    act,
    bid,
    card,
    cards,
    full,
    reverse,
    set_piles,
    table,
)


def test_sup_e1_three_of_hearts_against_jack_of_spades() -> None:
    match = full("", "", trumps="3h js")
    state = match.state
    assert [marker // 13 for marker in state.marker[:2]] == [2, 3]
    assert match.asked() == 1
    assert (state.hand[0] | state.hand[1]) & cards("3h js") == 0
    assert not {card("3h"), card("js")} & set(state.stock[state.spent :])


def test_sup_e2_a_four_against_a_nine() -> None:
    match = table("4c 2c", "2d 5d", "9s")
    bid(match, "4c")
    assert points_of(match.state, 0) == 4
    assert match.state.discard & cards("9s")


def test_sup_e3_a_lower_flip() -> None:
    match = table("8c 2c", "2d 5d", "3s")
    bid(match, "8c")
    assert match.state.discard & cards("8c 3s") == cards("8c 3s")
    assert points_of(match.state, 0) == 0


@pytest.mark.parametrize(("flip", "points"), [("6s", 6), ("10s", 6), ("5s", 0), ("ac", 0)])
def test_sup_e4_two_and_four_of_diamonds(flip: str, points: int) -> None:
    match = table("2d 4d 9c", "2c 5c", flip)
    bid(match, "2d 4d")
    assert match.state.hand[0] == cards("9c")
    assert points_of(match.state, 0) == points


def test_sup_e5_nine_in_hearts_against_the_nine_of_hearts() -> None:
    match = table("4h 5h 2c", "2d 5d", "9h")
    bid(match, "4h 5h")
    assert points_of(match.state, 0) == 9
    assert match.state.discard & cards("9h")


def test_sup_e6_six_of_spades_won_six_of_diamonds_lost() -> None:
    match = table("6s 6d 2c", "2d 5d", "8c 5s")
    bid(match, "6s", "6d")
    assert points_of(match.state, 0) == 0
    assert match.state.discard & cards("6s 6d") == cards("6s 6d")


def test_sup_e7_three_fours() -> None:
    match = table("4c 4d 4h 2c", "2d 5d", "9s 6s 7s")
    bid(match, "4c", "4d", "4h")
    assert points_of(match.state, 0) == 12
    assert match.state.discard & cards("9s 6s 7s") == cards("9s 6s 7s")


def test_sup_e8_combo_and_two_sevens() -> None:
    match = table("5c 2c 7d 7h 3s", "2d 5d", "9s 8s 7s")
    bid(match, "5c 2c", "7d", "7h")
    assert match.state.hand[0] == cards("3s")
    assert points_of(match.state, 0) == 21


def test_sup_e9_a_seven_reversed_by_the_king() -> None:
    match = table("7c 2c", "kc 5d 2d", "9s")
    bid(match, "7c")
    reverse(match, "kc")
    assert match.state.pile[1] == cards("7c")
    assert match.state.discard & cards("kc")
    assert match.state.spent == 22


@pytest.mark.parametrize("action", [SCORE, TAKE])
def test_sup_e10_a_seven_against_a_flipped_king(action: int) -> None:
    match = table("7c 2c", "2d 5d", "kd")
    bid(match, "7c")
    act(match, action)
    scored = action == SCORE
    assert points_of(match.state, 0) == (7 if scored else 0)
    assert match.state.discard & cards("7c kd") == cards("kd" if scored else "7c")
    assert match.state.hand[0] == cards("2c" if scored else "2c kd")


@pytest.mark.parametrize("action", [KEEP, TAKE])
def test_sup_e11_a_king_bid_and_an_ace_turned(action: int) -> None:
    match = table("kc 2c", "2d 5d", "ad")
    bid(match, "kc")
    act(match, action)
    kept, gone = ("kc", "ad") if action == KEEP else ("ad", "kc")
    assert match.state.hand[0] == cards(f"2c {kept}")
    assert match.state.discard & cards("kc ad") == cards(gone)


def test_sup_e12_thirty_seven_points() -> None:
    match = table("2c", "2d", trumps="js 3h")
    set_piles(match.state, "7c 6c 3c as ad 9c", "")
    assert points_of(match.state, 0) == 7 + 6 + 3 + 11 + 1 + 9 == 37
