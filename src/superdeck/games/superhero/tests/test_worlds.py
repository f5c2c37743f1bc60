"""Superhero Audition: imagined worlds, and whole matches told to everybody."""

from __future__ import annotations

import pytest

from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck
from superdeck.games.superhero.state import OVER
from superdeck.games.superhero.tests.stage import audition, fresh, words
from superdeck.games.superhero.worlds import sort_unseen
from superdeck.phrases import LANGUAGES
from superdeck.table import Table
from tests.secrecy.laws import law_blind_bots, law_same_worlds, law_secret

ONCE = {"robber_uses": "once_per_game"}
AT_ONCE = {"lap": "both_at_once", "votes": "3"}


@pytest.mark.parametrize("options", [{}, ONCE, AT_ONCE], ids=str)
def test_nobody_can_tell_an_imagined_world(options: dict[str, str]) -> None:
    match = audition(3, debate="claims", **options)
    sealed = 0
    for step in range(200):
        if match.asked() < 0:
            if superhero.over(match.state):
                break
            match.deal()
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[step * 7 % len(legal)])
        sealed += any(match.state.kinds) and match.state.phase != OVER
        law_secret(superhero, match.state, 2)
        law_blind_bots(superhero, match.state, 1)
        law_same_worlds(superhero, match.state, 1)
    assert sealed > 5
    assert superhero.over(match.state)


def test_the_unseen_part_of_a_large_deck_is_mixed_from_one_order() -> None:
    match = fresh(2, seed="3", custom_hero_per_player="1")
    match.state.deck = 140
    match.deal()
    state = match.state
    seen = state.stock[: state.spent]
    sort_unseen(state)
    assert state.stock[: state.spent] == seen
    assert state.stock[state.spent : state.pack] == sorted(set(range(142)) - set(seen))
    assert state.stock[state.pack :] == [0] * (512 - 142)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_telling_of_a_match_is_a_sentence(lang: str) -> None:
    table = Table.open("superhero", 3, ["rules:judge", "rules:robber", "rules:loner"], {}, 5)
    table.run()
    phrases = words(lang, deck=Deck.of({}))
    for watcher, story in table.story.items():
        for telling in story:
            said = phrases.say(superhero.retell(telling, watcher))
            assert said[-1] in ".!?", said
