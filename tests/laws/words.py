"""The laws of words: nothing that is said fails, and nothing that is said is missing."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import HIDDEN_ACTION, material_of
from superdeck.games.register import load
from superdeck.phrases import LANGUAGES, Phrases
from tests.laws.cards import watchers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Game, Say, Telling
    from superdeck.engine.match import Match

MANY = 300
"""Tables with more actions than this are tried in part: the legal ones and every so many others."""


@lru_cache
def voices(name: str) -> list[Phrases]:
    """Return the phrases of a game in every language."""
    real = name.removeprefix("spoiled-")
    material = material_of(load(real), {})
    return [Phrases(real, lang, material=material) for lang in LANGUAGES]


SPOKEN: set[tuple[str, str]] = set()
"""What has been said already: saying it again would take most of the time of these laws."""


def speak(game: Game[Any], says: Iterable[Say]) -> None:
    """Say everything in every language."""
    for say in says:
        name = game.FACTS.name
        known = (name, repr(say))
        if known in SPOKEN:
            continue
        for phrases in voices(name):
            text = phrases.say(say)
            assert text.strip(), f"{say.key} says nothing"
            assert "{" not in text, f"{say.key} leaves a hole: {text}"
        SPOKEN.add(known)


def sample(game: Game[Any], legal: list[int], shift: int) -> set[int]:
    """Return the actions to try: all of a small table, some of a large one."""
    count = game.FACTS.actions.count
    every = 1 if count <= MANY else 1 + count // 60
    return {*legal, *range(shift % every, count, every)}


def law_words(game: Game[Any], match: Match, shift: int = 0) -> None:
    """Nothing that may be said at a state fails: position, labels, effects, refusals."""
    state = match.state
    before = state.values()
    for watcher in watchers(state.seats):
        view = game.view(state, watcher)
        kept = json.dumps(view)
        speak(game, game.position(view))
        legal = match.legal(watcher)
        says = [game.effect(action, view) for action in legal]
        for action in sample(game, legal, shift + watcher):
            says.append(game.say(action, view))
            assert game.target(state, action) in range(NOBODY, state.seats)
            if watcher != NOBODY and action not in legal:
                refusal = game.refuse(view, action)
                assert refusal.clauses, f"the refusal of {action} cites no clause"
                says.append(refusal.say)
        speak(game, says)
        if legal:
            named = set(game.nameable(view))
            assert set(legal) <= named, "a legal action cannot be named"
            labels = [voices(game.FACTS.name)[0].say(game.say(action, view)) for action in legal]
            assert len(set(labels)) == len(labels), f"two moves with one label: {labels}"
        assert json.dumps(view) == kept, "words changed the view"
    assert state.values() == before, "words changed the state"


def law_retell(game: Game[Any], tellings: Iterable[Telling], watcher: int) -> None:
    """Every telling is a key with words and numbers, and can be said."""
    for telling in tellings:
        assert isinstance(telling, tuple)
        assert isinstance(telling[0], str)
        assert all(isinstance(part, str | int) for part in telling)
        speak(game, [game.retell(telling, watcher)])


def law_silent(game: Game[Any], match: Match, tellings: list[Telling], watcher: int) -> None:
    """Tellings are a function of what the watcher sees: the same twice, none where nothing is."""
    view = game.view(match.state, watcher)
    again = game.tell(view, NOBODY, HIDDEN_ACTION, view, watcher)
    assert again == [], f"a step that {watcher} cannot see tells {again}"
    for telling in tellings:
        assert json.loads(json.dumps(telling)) == list(telling)
