"""What a person typed, and what it may mean."""

from __future__ import annotations

import pytest

from superdeck.terminal.typed import begun, named, plain

MOVES = {
    1: ["pass"],
    2: ["pair of 9s", "pair of nines"],
    3: ["three 9s", "three nines"],
    4: ["as de tréboles", "A♣"],
    5: ["let the bid be"],
}


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("  Pair of 9s! ", "pair of 9s"),
        ("ÁS de TRÉBOLES", "as de treboles"),
        ("a♣ + 2♣", "a♣ 2♣"),
        ("¿?", ""),
        ("peña", "pena"),
    ],
)
def test_plain_words(typed: str, words: str) -> None:
    assert plain(typed) == words


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("PASS.", [1]),
        ("pair of nines", [2]),
        ("a pair of nines", [2]),
        ("un as de treboles", [4]),
        ("a♣", [4]),
        ("pair", []),
        ("", []),
    ],
)
def test_whole_names(typed: str, moves: list[int]) -> None:
    assert named(typed, MOVES) == moves


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("pa", [1, 2]),
        ("pai", [2]),
        ("a pair", [2]),
        ("nines", [2, 3]),
        ("nines three", [3]),
        ("treboles", [4]),
        ("be", [5]),
        ("", []),
        ("?", []),
        ("sevens", []),
    ],
)
def test_beginnings_then_single_words(typed: str, moves: list[int]) -> None:
    assert begun(typed, MOVES) == moves


def test_the_words_of_a_name_come_in_any_order() -> None:
    names = {1: ["8♣+6♣ as 14", "8c+6c"], 2: ["8♣"]}
    assert named("6c and 8c", names) == [1]
    assert named("6c 8c 8c", names) == []
    assert named("", names) == []
