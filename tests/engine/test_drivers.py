"""The generic loops in the plain life, bound to the toy game of `examples/`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from examples import highcard
from superdeck.engine.actions import WAIVE
from superdeck.engine.callgraph import bind, calls, is_loop, knows_no_game
from superdeck.engine.chance import Stream, below, draw, seed_stream, split
from superdeck.engine.drivers import decline, legal_of, next_round, playout
from superdeck.engine.match import new_match
from superdeck.engine.state import Moves, State
from superdeck.games.register import load

if TYPE_CHECKING:
    from types import FunctionType


def stream(*words: int) -> Stream:
    chance = Stream()
    seed_stream(chance, *words)
    return chance


def test_a_playout_ends_the_round() -> None:
    state = new_match(highcard, 3, {}, 5)
    bind(next_round, highcard)(state)
    assert state.round == 1
    moves = Moves(highcard.FACTS.legal_size)
    assert bind(playout, highcard)(state, moves, stream(1, 2, 3)) == 9
    assert highcard.over(state)


def test_decline_declines_until_somebody_has_a_choice_or_the_round_is_over() -> None:
    state = State()
    state.spent = 4

    def apply(changed: State, _seat: int, action: int) -> None:
        assert action == WAIVE
        changed.spent -= 1

    def legal(now: State, _seat: int, out: Moves) -> int:
        out.action[0] = WAIVE
        out.action[1] = 1
        return 1 if now.spent > 2 else 2

    game = SimpleNamespace(
        ask=lambda _: 0, legal=legal, apply=apply, round_over=lambda now: now.spent == 0
    )
    bind(decline, game)(state, Moves(2))
    assert state.spent == 2
    game.legal = lambda now, seat, out: min(1, legal(now, seat, out))
    bind(decline, game)(state, Moves(2))
    assert state.spent == 0


def test_a_list_that_is_too_long_is_found() -> None:
    game = SimpleNamespace(legal=lambda _state, _seat, _out: 4)
    assert bind(legal_of, game)(State(), 0, Moves(4)) == 4
    with pytest.raises(IndexError):
        bind(legal_of, game)(State(), 0, Moves(3))


def test_bind_binds_what_a_loop_calls_and_leaves_the_loop_as_it_was() -> None:
    bound = cast("FunctionType", bind(playout, highcard))
    assert dict(calls(bound))["legal_of"].__globals__["game"] is highcard
    assert playout.__globals__["game"] is None
    assert not knows_no_game(cast("FunctionType", playout))
    assert knows_no_game(cast("FunctionType", below))


def test_the_verbs_of_a_driver_are_seen() -> None:
    found = dict(calls(cast("FunctionType", playout), highcard))
    assert found["game.ask"] is highcard.ask
    assert "game.ask" not in dict(calls(cast("FunctionType", playout)))


def test_split_streams_are_words_of_the_first_and_differ() -> None:
    first, again, other = stream(1, 2, 3), stream(1, 2, 3), Stream()
    split(first, other)
    assert (other.a, other.b, other.c, other.counter) == (draw(again), draw(again), draw(again), 1)
    assert [draw(first) for _ in range(9)] != [draw(other) for _ in range(9)]


def test_in_a_match_of_one_round_nobody_looks_beyond_it() -> None:
    circles = load("circles")
    assert circles.prospect(new_match(circles, 3, {}), 0) == 1


def test_a_loop_is_a_driver_that_asks_the_game_again_and_again() -> None:
    assert is_loop(cast("FunctionType", playout))
    assert not is_loop(cast("FunctionType", next_round))
    assert not is_loop(cast("FunctionType", highcard.deal))
