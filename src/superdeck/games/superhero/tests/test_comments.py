"""HERO-31 to HERO-48, from the design note and the comments: one test or more a clause."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import new_match
from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck, digest
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    gains,
    play_out,
    row,
    rules,
    seeded,
    vote,
    vote_all,
    winners,
    words,
)
from superdeck.phrases import LANGUAGES

NUMBERED = {"token": "card_numbers"}


def test_hero_31_any_cards_will_do() -> None:
    assert row(audition(4, 9)) == "ABCDEFG"
    assert "collectible" in rules()["HERO-31"].text


def test_hero_32_the_theme_may_be_changed() -> None:
    deck = Deck.of({"deck": "draft"})
    assert words(deck=deck).say("theme-crisis") == "Ninth inning"
    assert words("es", deck=deck).say("theme-crisis") == "Novena entrada"
    assert words().say("theme-crisis") == "Crisis"
    match = Audition(superhero, new_match(superhero, 4, {"debate": "off"}, 3, deck))
    match.deal()
    said = [words(deck=deck).say(say) for say in superhero.position(superhero.view(match.state, 0))]
    assert said[1].startswith("Ninth inning: ")


def test_hero_33_players_make_up_heroes() -> None:
    deck = Deck.of({}).answered(0, ["Nobody Yet", "Waits for a good idea."])
    state = new_match(superhero, 2, {"custom_hero_per_player": "1"}, 1, deck)
    match = Audition(superhero, state)
    match.deal()
    assert state.pack == deck.size + 2
    assert words(deck=deck).say("hero", card=deck.size) == "Nobody Yet"
    assert words(deck=deck).say("line", card=deck.size) == "Waits for a good idea."


@pytest.mark.parametrize("cards", [30, 60, 512])
def test_hero_34_the_deck_may_grow(cards: int) -> None:
    text = "".join(f'[[card]]\nname = "N{i}"\ntext = "t"\n' for i in range(cards))
    deck = Deck.of({"text": text, "sha256": digest(text)})
    match = Audition(superhero, new_match(superhero, 6, {}, 1, deck))
    match.deal()
    assert sorted(match.state.stock[:cards]) == list(range(cards))


def test_hero_35_a_hero_in_the_row_has_no_crisis_in_the_deck() -> None:
    for seed in range(10):
        match = seeded(3, seed, debate="off")
        while not superhero.over(match.state):
            play_round(match)
            standing = set(match.state.heroes[: match.state.standing])
            assert match.state.crises[match.state.round - 1] not in standing


def play_round(match: Audition) -> None:
    match.deal()
    while match.asked() >= 0:
        match.apply(match.asked(), match.legal(match.asked())[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hero_36_heroes_and_crises_may_be_added(lang: str) -> None:
    assert rules(lang)["HERO-36"].text
    deck = Deck.of({})
    assert deck.size >= 54
    assert (
        len({words(lang, deck=deck).say("crisis", card=i) for i in range(deck.size)}) == deck.size
    )


@pytest.mark.parametrize(
    "clause", ["HERO-37", "HERO-40", "HERO-41", "HERO-42", "HERO-46", "HERO-47"]
)
def test_the_rules_page_says_what_comes_later(clause: str) -> None:
    for lang in LANGUAGES:
        assert rules(lang)[clause].later


def test_no_other_clause_is_left_for_later() -> None:
    later = [name for name, entry in rules().items() if entry.later]
    assert later == ["HERO-37", "HERO-40", "HERO-41", "HERO-42", "HERO-46", "HERO-47"]


def test_hero_38_later_voters_see_where_cards_lie() -> None:
    match = audition(3)
    vote(match, "star D", "x D")
    assert superhero.view(match.state, 2)["laid"] == [[3], [3], []]


def test_hero_39_voting_alone_is_safe_and_gets_harder() -> None:
    match = audition(4)
    vote_all(match, "star A, x B", "star C, robber C", "x D, star E", "x F, robber G")
    assert gains(match)[0] == 2
    play_out(match, 5)
    assert match.state.cast > match.state.standing + 1  # eight cards on two heroes must meet


def test_hero_43_numbers_on_the_cards_replace_the_token() -> None:
    token, numbers = audition(3), audition(3, **NUMBERED)
    for match in (token, numbers):
        play_out(match, 3)
    assert token.state.first == numbers.state.first == 2
    before = superhero.view(numbers.state, 1)
    numbers.deal()
    told = superhero.tell(before, NOBODY, -1, superhero.view(numbers.state, 1), 1)
    assert told[-1] == ("told-set", 0)
    assert "number 1" in words().say(superhero.retell(told[-1], 1))


def test_hero_44_the_best_of_the_round_gets_the_heros_card() -> None:
    match = audition(3, award="hero_cards")
    vote_all(match, "star A, x G", "star A, x G", "star B, x C")
    assert gains(match) == [4, 4, 2]
    assert match.state.cards[:3] == [1, 0, 0]  # seat 0 voted before seat 1
    assert match.score().points[:3] == [1, 0, 0]
    play_out(match, 5, "star A")
    assert sum(match.state.cards) == 6
    most = max(match.state.cards)
    assert winners(match) == [s for s in range(3) if match.state.cards[s] == most]


def test_hero_45_cards_alone_are_enough() -> None:
    match = audition(2, award="hero_cards", **NUMBERED)
    play_out(match, 6)
    assert superhero.over(match.state)
    assert "cards alone" in rules()["HERO-45"].text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hero_48_the_rules_page_gives_the_reason_of_the_tie_rule(lang: str) -> None:
    assert {"en": "has seen", "es": "ha visto"}[lang] in rules(lang)["HERO-48"].text
