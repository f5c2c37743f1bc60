"""HERO-E1 to HERO-E3: the worked examples, with the heroes of the text."""

from __future__ import annotations

import pytest

from superdeck.engine.match import new_match, stack
from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck, digest
from superdeck.games.superhero.tests.stage import (
    LETTERS,
    Audition,
    audition,
    crisis,
    deck_of,
    gains,
    rules,
    vote,
    vote_all,
    words,
)
from superdeck.phrases import LANGUAGES

CAST = (
    "Zoobot",
    "Vampire Matt",
    "Professor Pharaoh",
    "Baby Hands McGee",
    "Scotch Ape",
    "F",
    "G",
    "H",
)


def example() -> tuple[Audition, Deck]:
    """Return a vote of four with the heroes of the text; Scotch Ape is the farthest of them."""
    text = "".join(f'[[card]]\nname = "{name}"\ntext = "{name}"\n' for name in CAST)
    deck = Deck.of({"text": text, "sha256": digest(text)})
    chosen = {"first_by": "seat", "debate": "off"}
    match = Audition(superhero, new_match(superhero, 4, chosen, 1, deck))
    order = [CAST.index(name) for name in ("Baby Hands McGee", "Vampire Matt", "F", "G")]
    rest = [CAST.index(name) for name in ("Zoobot", "Professor Pharaoh", "Scotch Ape", "H")]
    stack(match.state, order + rest)
    match.deal()
    return match, deck


def as_letters(*names: str) -> str:
    """Return votes on named heroes as the stage writes them."""
    said = []
    for name in names:
        kind, _, hero = name.partition(" ")
        said.append(f"{kind} {LETTERS[CAST.index(hero)]}")
    return ", ".join(said)


def test_hero_e1_four_players_two_votes_each() -> None:
    match, deck = example()
    vote_all(
        match,
        as_letters("star Vampire Matt", "x Professor Pharaoh"),
        as_letters("star Professor Pharaoh", "x Baby Hands McGee"),
        as_letters("star Zoobot", "x Vampire Matt"),
        as_letters("star Zoobot", "x Scotch Ape"),
    )
    assert gains(match) == [0, 1, 2, 3]
    names = [words(deck=deck).say("hero", card=card) for card in match.state.heroes[:6]]
    assert names[0] == "Zoobot"
    assert "Scotch Ape" not in names
    assert {"Vampire Matt", "Professor Pharaoh", "Baby Hands McGee"} < set(names)
    assert CAST[match.state.bottom[0]] == "Scotch Ape"


def test_hero_e2_a_robber_in_a_later_round() -> None:
    """Three voted for Matt; the Robber of player 1 takes their 3, and a matched X brings 2."""
    match, _ = example()
    vote_all(
        match,
        as_letters("robber Vampire Matt", "x Baby Hands McGee"),
        as_letters("star Vampire Matt", "x Baby Hands McGee"),
        as_letters("star Vampire Matt", "robber F"),
        as_letters("star Vampire Matt", "robber G"),
    )
    assert gains(match) == [5, 2, 0, 0]


@pytest.mark.parametrize(
    ("cards", "used", "crises"),
    [
        (8, "bottom", "H 1 H 2 1 3"),
        (12, "bottom", "H I J K L 1"),
        (8, "removed", "H 1 2 3 4 5"),
    ],
)
def test_hero_e3_the_order_of_the_crises(cards: int, used: str, crises: str) -> None:
    match = audition(1, cards, used_crisis=used)
    found: list[str] = []
    gone: list[str] = []
    for _ in range(6):
        if match.asked() < 0:
            match.deal()
        name = crisis(match)
        found.append(str(gone.index(name) + 1) if name in gone else name)
        vote(match, "star " + LETTERS[match.state.lineup[0]])
        vote(match, "x " + LETTERS[match.state.lineup[1]])
        gone.append(LETTERS[match.state.eliminated])
    assert " ".join(found) == crises


def test_hero_e3_needs_twelve_cards_for_six_crises() -> None:
    for cards in range(8, 20):
        match = audition(1, cards)
        seen = set()
        for _ in range(6):
            if match.asked() < 0:
                match.deal()
            seen.add(crisis(match))
            while match.asked() >= 0:
                match.apply(0, match.legal(0)[0])
        assert (len(seen) == 6) == (cards >= 12)
        assert superhero.view(match.state, 0)["come_back"] == (cards < 12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_the_text_are_in_no_deck_and_no_rulebook(lang: str) -> None:
    pages = " ".join(entry.text for entry in rules(lang).values())
    deck = Deck.of({})
    names = [words(lang, deck=deck).say("hero", card=card) for card in range(deck.size)]
    for name in CAST[:5]:
        assert name not in pages
        assert name not in names
    assert deck_of(3).size == 3
