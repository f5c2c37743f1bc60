"""SUPRA-E1 to SUPRA-E6: the worked numbers."""

from __future__ import annotations

from math import comb

import pytest

from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.games import supra
from superdeck.games.supra.state import Ending, Phase, SupraState
from superdeck.games.supra.tests.track import (
    SPOILER,
    Race,
    act,
    bits,
    car,
    cards,
    first_moves,
    fresh,
    moves,
    race,
    rob,
    set_up,
    take,
)


@pytest.mark.parametrize(
    ("seats", "left"),
    [(2, 42), (3, 37), (4, 32), (5, 27), (6, 22), (7, 17), (8, 12), (9, 7)],
)
def test_supra_e1_cards_left_after_set_up(seats: int, left: int) -> None:
    match = fresh(seats)
    match.deal()
    first_moves(match, 2 * seats - 1)
    assert match.state.pack - match.state.spent == left


def test_supra_e1_ten_players_are_too_many() -> None:
    with pytest.raises(OptionError, match="2 to 9 seats"):
        new_match(supra, 10, {})


def test_supra_e2_chances_of_the_events() -> None:
    """The rulebook's numbers; what matches show is in test_numbers.py."""
    chances = [comb(26, reds) * comb(26, 4 - reds) / comb(52, 4) for reds in range(5)]
    assert [round(100 * chance, 2) for chance in chances] == [5.52, 24.97, 39.02, 24.97, 5.52]


def places(state: SupraState) -> tuple[int, ...]:
    """Return how many cards lie in the Lineup, on the Scrap Pile, in both garages."""
    sets = (state.lineup, state.scrap, state.garage[0], state.garage[1])
    return tuple(cards.bit_count() for cards in sets)


def test_supra_e3_where_the_cards_of_a_lineup_go() -> None:
    match = race("ah kh qh jh", "5c 4c 3c 2c", lineup="6s 7s 8s 9d")
    seen = [places(match.state)]
    for _ in range(2):
        first_moves(match, 1)
        seen.append(places(match.state))
    before = match.state.copy()
    first_moves(match, 1)
    assert seen == [(4, 0, 0, 0), (3, 0, 1, 0), (2, 1, 1, 0)]
    assert places(match.state)[1:] == (3, 1, 0)
    assert before.car[4:8] != match.state.car[4:8]


def test_supra_e3_a_robbery_too_adds_one_card_to_the_garage() -> None:
    match = race("ah kh qh jh", "5c 4c 3c 2c", lineup="6h 7h 8h 9d")
    act(match, rob("9d", SPOILER))
    assert places(match.state) == (3, 0, 1, 0)
    first_moves(match, 2)
    assert places(match.state)[1:] == (3, 1, 0)


@pytest.mark.parametrize("seats", range(2, 10))
def test_supra_e4_all_cards_are_there_when_a_turn_ends(seats: int) -> None:
    for seed in range(5):
        match = fresh(seats, str(seed))
        match.deal()
        set_up(match)
        while match.asked() >= 0:
            legal = moves(match)
            act(match, legal[seed * 7 % len(legal)])
            state = match.state
            count = state.pack - state.spent + 4 * seats + sum(g.bit_count() for g in state.garage)
            assert count + state.scrap.bit_count() + state.lineup.bit_count() == 52
        state = match.state
        ends = {Ending.TARGET: (3,), Ending.IDENTICAL: (4,), Ending.EXHAUSTED: range(4)}
        assert state.lineup.bit_count() in ends[Ending(state.ending)]
        assert min(state.car[: 4 * seats]) >= 0


def test_supra_e5_two_tied_engines() -> None:
    match = race("as ks qs js", "ah qh jh 10h", lineup="2c 7s 8s 9d")
    assert match.state.last == 0
    assert match.state.decided == SPOILER
    act(match, take("2c"))
    assert match.state.garage[0] == bits("as")
    assert car(match, 0) == cards("2c ks qs js")


@pytest.mark.parametrize(("seats", "least"), [(2, 30), (3, 22), (4, 16), (5, 12)])
def test_supra_e6_cards_outside_cars_and_garages(seats: int, least: int) -> None:
    target = 10 - seats
    assert 52 - 4 * seats - seats * (target - 1) == least


def test_supra_e6_up_to_five_seats_never_run_out() -> None:
    match = Race(supra, new_match(supra, 5, {}, 7))
    match.deal()
    while match.asked() >= 0:
        state = match.state
        outside = state.pack - state.spent + state.scrap.bit_count() + state.lineup.bit_count()
        assert outside >= 12 or state.phase <= Phase.BUILD
        act(match, moves(match)[-1])
    assert match.state.ending == Ending.TARGET
