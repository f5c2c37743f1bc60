"""Law 4: two matches that a seat cannot tell apart tell it the same story."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.engine.actions import NOBODY, WAIVE, Actions, Seen, Span
from superdeck.engine.match import Match
from superdeck.games.register import NAMES
from superdeck.table import Table
from tests.laws.cards import CARDS, DECLINING, of, watchers
from tests.laws.cases import GAMES, SINGLES, Case, begin, cases, chooser, play, reach, spoiled
from tests.laws.words import law_retell, law_silent
from tests.secrecy import laws

if TYPE_CHECKING:
    from superdeck.engine.contract import Game, Telling, View
    from superdeck.engine.state import State

every_game = pytest.mark.parametrize("name", NAMES)
declining = pytest.mark.parametrize("name", DECLINING)


def usual(name: str, steps: int, seed: int = 23, end: int = -1) -> Case:
    """Return a case for the seats that are proposed, with `end` 1 for the publisher's most."""
    facts = GAMES[name].FACTS
    seats = facts.at_table if end < 0 else facts.usual[end]
    return Case(name, seats, CARDS[name].waiving, seed, steps)


@pytest.mark.parametrize("case", SINGLES, ids=str)
def test_every_option_tells_the_same_story_in_imagined_worlds(case: Case) -> None:
    game = GAMES[case.game]
    match = begin(game, case)
    for done in play(match, chooser(game, case), 2 * case.steps):
        if done % 16 == 0:
            laws.law_story(game, match.state, done // 16 % (case.seats + 1) - 1, 10, done)
            laws.law_quiet(game, match)


@every_game
@given(data=st.data())
def test_any_case_tells_the_same_story_in_imagined_worlds(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    match = reach(game, data.draw(cases(name)))
    laws.law_quiet(game, match)
    for watcher in watchers(match.state.seats):
        laws.law_story(game, match.state, watcher, 12, data.draw(st.integers(0, 9)))


@every_game
def test_stories_are_compared_over_many_steps(name: str) -> None:
    """The law would be empty if imagined worlds always parted at once."""
    game = GAMES[name]
    state = reach(game, usual(name, 0)).state
    lengths = [laws.law_story(game, state, seat, 20, s) for s in range(4) for seat in range(2)]
    assert sum(lengths) > 8


@every_game
@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_who_could_have_declined_leaves_no_trace(name: str, seed: int, end: int) -> None:
    game = GAMES[name]
    state = reach(game, usual(name, seed, seed, end)).state
    for watcher in watchers(state.seats):
        laws.law_story(game, state, watcher, 12, seed, declining=True)


@every_game
def test_empty_tellings_leave_no_trace_in_a_story(name: str) -> None:
    table = Table.open(name, GAMES[name].FACTS.at_table, ("random",), {}, 9)
    for _ in range(50):
        table.step()
    for watcher, story in table.story.items():
        assert all(story), "an empty telling is in a story"
        law_retell(table.game, story, watcher)
        heard = table.heard(watcher)
        assert heard == story
        assert table.heard(watcher) == []


@every_game
@given(data=st.data())
def test_what_nobody_sees_is_not_told(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    told: list[tuple[list[Telling], int]] = []

    def watch(before: State, seat: int, action: int) -> None:
        for watcher in watchers(before.seats):
            tellings = match.tellings(before, seat, action, watcher)
            told.append((tellings, watcher))

    case = data.draw(cases(name, 12))
    match = begin(game, case)
    match.watch = watch
    for _ in play(match, chooser(game, case), case.steps):
        pass
    for tellings, watcher in told:
        law_silent(game, match, tellings, watcher)


# --- Planted faults.


def talkative(real: Game[Any]) -> Game[Any]:
    """Show every WAIVE to everybody, and tell it."""
    first, *rest = real.FACTS.actions.spans
    spans = (Span(first.name, first.first, first.size, first.part, Seen.ALL), *rest)
    facts = dataclasses.replace(real.FACTS, actions=Actions(spans))

    def tell(before: View, seat: int, action: int, after: View, watcher: int) -> list[Telling]:
        told = real.tell(before, seat, action, after, watcher)
        return [*told, ("declined", seat)] if action == WAIVE else told

    broken = spoiled(real, tell=tell)
    broken.FACTS = dataclasses.replace(facts, name=broken.FACTS.name)
    return broken


@declining
def test_a_tell_that_names_who_declined_is_seen(name: str) -> None:
    broken = talkative(GAMES[name])

    def watch() -> None:
        for seed in range(20):
            case = usual(name, 120, seed)
            match = begin(GAMES[name], case)
            for _ in play(match, chooser(GAMES[name], case), case.steps):
                laws.law_quiet(broken, Match(broken, match.state))

    with pytest.raises(AssertionError, match="told"):
        watch()


@declining
def test_a_story_that_counts_who_could_decline_is_seen(name: str) -> None:
    broken = talkative(GAMES[name])

    def listen() -> None:
        for seed in range(60):
            state = reach(GAMES[name], usual(name, seed, seed)).state
            for watcher in watchers(state.seats):
                laws.law_story(broken, state, watcher, 30, seed, declining=True)

    with pytest.raises(AssertionError, match="hears"):
        listen()


@every_game
def test_a_telling_made_from_hidden_cards_is_seen(name: str) -> None:
    real = GAMES[name]

    class Peeking(laws.Listener):
        def hear(self, before: Any, seat: int, action: int) -> None:  # noqa: ANN401
            super().hear(before, seat, action)
            self.story.append(("card", of(real).peek(before, self.seat) % 5))

    def listen() -> None:
        for seed in range(20):
            laws.law_story(real, reach(real, usual(name, seed % 2, seed)).state, 0, 60, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(laws, "Listener", Peeking)
        with pytest.raises(AssertionError, match="hears"):
            listen()


@every_game
def test_a_noise_for_a_step_that_nobody_sees_is_heard(name: str) -> None:
    real = GAMES[name]

    def tell(_before: View, _seat: int, _action: int, _after: View, _w: int) -> list[Telling]:
        return [("something",)]

    match = reach(real, usual(name, 3))
    with pytest.raises(AssertionError, match="cannot see tells"):
        law_silent(spoiled(real, tell=tell), match, [], NOBODY)
