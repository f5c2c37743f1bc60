"""CLOCK, the actor that does what no seat does, in a toy: some coins fall by itself."""

from __future__ import annotations

import dataclasses
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from superdeck.bots.drivers import Lineup, Result, play_match
from superdeck.engine.actions import CLOCK, NOBODY, Actions, Span
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.drivers import decline, playout
from superdeck.engine.match import Match, new_match
from superdeck.engine.record import RecordError, parse, text_of
from superdeck.engine.state import Moves, Reaction, Score
from superdeck.games import register
from superdeck.table import Table
from tests.laws import laws, toy
from tests.laws.cards import CARDS, Cards
from tests.laws.cases import Case

FALL = 3


def falls(state: toy.ToyState) -> bool:
    return state.coins in (5, 6, 10)


def ask(state: toy.ToyState) -> int:
    return CLOCK if falls(state) else toy.ask(state)


def actors(state: toy.ToyState) -> int:
    return 0 if falls(state) else toy.actors(state)


def legal(state: toy.ToyState, seat: int, out: Moves) -> int:
    if seat == CLOCK:
        out.action[0] = FALL
        return 1 if falls(state) else 0
    return toy.legal(state, seat, out)


def apply(state: toy.ToyState, seat: int, action: int) -> None:
    if action == FALL:
        assert seat == CLOCK
        state.coins -= 1
        state.spent += 1
    else:
        assert seat >= 0
        toy.apply(state, seat, action)


GAME: Any = SimpleNamespace(
    **{
        **vars(toy.GAME),
        "FACTS": dataclasses.replace(
            toy.facts("clocked"),
            actions=Actions((*toy.ACTIONS.spans, Span("fall", FALL, 1))),
            clock=True,
        ),
        "ask": ask,
        "actors": actors,
        "legal": legal,
        "apply": apply,
        "target": lambda _state, _action: NOBODY,
        "tell": lambda before, seat, action, _after, _watcher: (
            [("told", seat, action)] if before["coins"] else []
        ),
    }
)
GAME.pass_over = bind(decline, GAME)


def lists_nothing(state: toy.ToyState, seat: int, out: Moves) -> int:
    return 0 if seat == CLOCK else toy.legal(state, seat, out)


def falls_at_any_time(state: toy.ToyState, seat: int, out: Moves) -> int:
    out.action[0] = FALL
    return 1 if seat == CLOCK else toy.legal(state, seat, out)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables find the toy."""
    monkeypatch.setitem(sys.modules, "superdeck.games.clocked", GAME)
    monkeypatch.setattr(register, "NAMES", (*register.NAMES, "clocked"))
    places = Cards(lambda s: sorted(s.stock), lambda _s: [*range(toy.COINS)], lambda *_: [])
    monkeypatch.setitem(CARDS, "clocked", places)


def left(match: Match) -> int:
    state: Any = match.state
    coins: int = state.coins
    return coins


def dealt(coins: int) -> Match:
    match = Match(GAME, new_match(GAME, 2, {}, 3))
    match.deal()
    while left(match) > coins:
        match.apply(match.asked(), FALL if match.asked() == CLOCK else toy.TAKE)
    return match


def test_the_clock_may_act_when_it_is_asked_and_no_seat_then() -> None:
    match = dealt(10)
    assert match.asked() == CLOCK
    assert (match.may_act(CLOCK), match.may_act(0), match.may_act(1)) == (True, False, False)
    assert (match.legal(CLOCK), match.legal(0)) == ([FALL], [])
    match.apply(CLOCK, FALL)
    assert left(match) == 9
    assert not match.may_act(CLOCK)
    with pytest.raises(ValueError, match="not legal for seat -2"):
        match.apply(CLOCK, FALL)


def test_a_game_without_a_clock_is_never_asked_about_it() -> None:
    match = Match(toy.GAME, new_match(toy.GAME, 2, {}, 3))
    assert match.legal(CLOCK) == []
    match.deal()
    assert match.legal(CLOCK) == []
    assert not match.may_act(CLOCK)


def test_nothing_is_left_to_the_clock_after_the_end() -> None:
    match = dealt(12)
    while match.asked() != NOBODY:
        match.apply(match.asked(), match.legal(match.asked())[-1])
    assert match.legal(CLOCK) == []


def test_the_laws_hold_with_a_clock() -> None:
    case = Case("clocked", 2, (), 4, 30)
    laws.law_ends(GAME, case)
    laws.law_conserved(GAME, case)
    laws.law_pass_over(GAME, case)
    for coins in (12, 10, 7):
        match = dealt(coins)
        laws.law_legal(GAME, match.state)
        laws.law_referee(GAME, match)
        laws.law_watching(GAME, match.state)


def test_a_clock_that_is_asked_for_nothing_is_seen() -> None:
    idle = SimpleNamespace(**{**vars(GAME), "legal": lists_nothing})
    with pytest.raises(AssertionError, match="asked for nothing"):
        laws.law_ends(idle, Case("clocked", 2, (), 4, 30))


def test_an_ask_for_the_clock_of_a_game_that_has_none_is_seen() -> None:
    timeless = SimpleNamespace(**{**vars(GAME), "FACTS": toy.facts("clocked")})
    with pytest.raises(AssertionError, match="asked for nothing"):
        laws.law_ends(timeless, Case("clocked", 2, (), 4, 30))


def chance() -> Stream:
    stream = Stream()
    seed_stream(stream, 1, 2, 3)
    return stream


def fallen(state: toy.ToyState) -> int:
    return toy.COINS - sum(state.taken)


def test_drivers_let_the_clock_act_and_do_not_count_it() -> None:
    state = new_match(GAME, 2, {}, 3)
    state.round = 1
    GAME.deal(state)
    decisions = bind(playout, GAME)(state, Moves(3), chance())
    assert state.coins == 0
    assert 1 <= fallen(state) <= 3
    assert decisions >= 5


def test_a_match_of_bots_lets_the_clock_act() -> None:
    state, result = new_match(GAME, 2, {}, 3), Result(2)
    lineup = Lineup(2)
    bind(play_match, GAME)(state, Moves(3), [chance(), chance()], lineup, Score(), result)
    assert 1 <= fallen(state) <= 3
    assert result.points == state.taken


def test_a_table_lets_the_clock_act_and_writes_it_down() -> None:
    table = Table.open("clocked", 2, ("random",), {}, 5)
    table.run()
    clocked = [line for line in table.record.lines if line.what == FALL]
    assert {line.who for line in clocked} == {CLOCK}
    again = Table.replay(parse(text_of(table.record)))
    assert again.match.state.values() == table.match.state.values()
    assert ("told", CLOCK, FALL) in table.story[0]


def test_a_table_stops_at_a_person_and_goes_on_with_the_clock() -> None:
    table = Table.open("clocked", 2, ("person",), {}, 5)
    assert table.run() == 0
    assert table.act(0, toy.TAKE + 1) is None
    assert table.asked() == CLOCK
    assert table.run() == 1
    assert left(table.match) == 9


def test_in_a_game_with_turns_an_act_is_itself_and_nobody_reacts() -> None:
    match = dealt(12)
    assert not GAME.live(match.state)
    assert GAME.counter(match.state) == 0
    assert match.claim(0, toy.TAKE, 0) == (0, toy.TAKE)
    assert match.claim(1, toy.TAKE, 0) is None  # not its turn
    out = Reaction(2)
    out.act = out.look = 5
    GAME.react(match.state, 0, 0, chance(), out)
    assert (out.look, out.move, out.act) == (0, 0, -1)


def test_a_claim_that_no_seat_can_make_is_the_clocks() -> None:
    match = dealt(12)
    judges = {**vars(GAME), "claim": lambda *_: FALL}
    match.game = SimpleNamespace(**judges)
    assert match.claim(0, toy.TAKE, 0) is None  # nothing falls now
    match.game = SimpleNamespace(**{**judges, "legal": falls_at_any_time})
    assert match.claim(0, toy.TAKE, 0) == (CLOCK, FALL)
    match.game = SimpleNamespace(**{**vars(GAME), "claim": lambda *_: -1})
    assert match.claim(0, toy.TAKE, 0) is None


def test_a_record_of_a_clock_that_was_not_due_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.open("clocked", 2, ("random",), {}, 5)
    table.run()
    monkeypatch.setattr(GAME, "legal", lists_nothing)
    with pytest.raises(RecordError, match="no legal action"):
        Table.replay(parse(text_of(table.record)))
