"""Nothing that is said fails, in either language, at any state, of any action number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.engine.contract import Refusal, Say
from superdeck.games.register import NAMES
from tests.laws.cards import watchers
from tests.laws.cases import GAMES, SINGLES, Case, begin, cases, chooser, play, reach, spoiled
from tests.laws.words import law_retell, law_words, speak

if TYPE_CHECKING:
    from superdeck.engine.contract import Telling, View
    from superdeck.engine.state import State

every_game = pytest.mark.parametrize("name", NAMES)


@pytest.mark.parametrize("case", SINGLES, ids=str)
def test_every_option_has_words_for_everything(case: Case) -> None:
    game = GAMES[case.game]
    match = begin(game, case)
    told: set[tuple[Telling, int]] = set()

    def watch(before: State, seat: int, action: int) -> None:
        for watcher in watchers(case.seats):
            told.update((t, watcher) for t in match.tellings(before, seat, action, watcher))

    match.watch = watch
    for done in play(match, chooser(game, case), case.steps // 2):
        if done == 17:
            law_words(game, match, done)
    for telling, watcher in sorted(told, key=str)[:: 1 + len(told) // 25]:
        law_retell(game, [telling], watcher)


@pytest.mark.slow
@every_game
@given(data=st.data())
def test_any_case_has_words_for_everything(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    law_words(game, reach(game, data.draw(cases(name))), data.draw(st.integers(0, 999)))


@every_game
def test_every_telling_can_be_said(name: str) -> None:
    game = GAMES[name]
    told: dict[object, tuple[Telling, int]] = {}
    for seed in range(2):
        case = Case(name, game.FACTS.at_table, (), seed, 90)
        match = begin(game, case)

        def watch(before: State, seat: int, action: int) -> None:
            for watcher in watchers(before.seats):
                for telling in match.tellings(before, seat, action, watcher):  # noqa: B023 - at once
                    kinds = [part == watcher for part in telling]
                    told[telling[0], str(kinds)] = (telling, watcher)

        match.watch = watch
        for _ in play(match, chooser(game, case), case.steps):
            pass
    assert len(told) > 10
    for telling, watcher in told.values():
        law_retell(game, [telling], watcher)


# --- Planted faults.


def begun(name: str) -> Any:  # noqa: ANN401 - a match
    return reach(GAMES[name], Case(name, GAMES[name].FACTS.at_table, (), 3, 4))


@every_game
def test_a_refusal_without_a_clause_is_seen(name: str) -> None:
    def refuse(view: View, action: int) -> Refusal:
        return Refusal(GAMES[name].refuse(view, action).say, ())

    with pytest.raises(AssertionError, match="cites no clause"):
        law_words(spoiled(GAMES[name], refuse=refuse), begun(name))


@every_game
def test_a_move_that_cannot_be_named_is_seen(name: str) -> None:
    match = begun(name)
    first = match.legal(match.asked())[0]

    def nameable(view: View) -> list[int]:
        return [action for action in GAMES[name].nameable(view) if action != first]

    with pytest.raises(AssertionError, match="cannot be named"):
        law_words(spoiled(GAMES[name], nameable=nameable), match)


@every_game
def test_two_moves_with_one_label_are_seen(name: str) -> None:
    game, match = GAMES[name], begun(name)
    while len(match.legal(match.asked())) < 2:
        match.apply(match.asked(), match.legal(match.asked())[0])
    first = match.legal(match.asked())[0]

    def say(_action: int, view: View) -> Say:
        return game.say(first, view)

    with pytest.raises(AssertionError, match="one label"):
        law_words(spoiled(game, say=say), match)


@every_game
def test_words_that_change_a_view_are_seen(name: str) -> None:
    def position(view: View) -> list[Say]:
        says = list(GAMES[name].position(view))
        view["turn"] = 99
        return says

    with pytest.raises((AssertionError, IndexError, KeyError)):
        law_words(spoiled(GAMES[name], position=position), begun(name))


@every_game
def test_a_phrase_that_is_missing_is_seen(name: str) -> None:
    with pytest.raises(KeyError, match="no phrase"):
        speak(GAMES[name], [Say("no-such-key")])
