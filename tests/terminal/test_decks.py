"""Matches with a deck from a file, and with cards that people make up."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.record import parse
from superdeck.table.clock import SystemClock

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

OWN = "--option custom_hero_per_player=1"


def deck(count: int) -> Path:
    """Write a deck of cards N0, N1, … here."""
    path = Path("deck.toml")
    cards = (f'[[card]]\nname = "N{i}"\ntext = "about {i}"\n' for i in range(count))
    path.write_text('theme.crisis = "Trouble"\n' + "".join(cards), encoding="utf-8")
    return path


def test_a_match_with_a_deck_from_a_file(run: Run) -> None:
    deck(14)
    ended = run("play superhero --auto --seed 5 --deck deck.toml --save it")
    assert ended.status == 0
    assert "Trouble: Make up one of your own" in ended.out
    assert ": about" in ended.out
    Path("deck.toml").unlink()  # the record has the deck
    told = run("replay it")
    assert told.status == 0
    assert "Trouble: " in told.out
    assert parse(Path("it").read_text(encoding="utf-8")).head.material["sha256"]


def test_our_second_deck_by_its_name(run: Run) -> None:
    ended = run("play superhero --auto --seed 5 --lang es --deck draft")
    assert "Novena entrada: " in ended.out
    assert "el fichaje de la temporada" in ended.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play superhero --deck none.toml", "none.toml cannot be read: "),
        ("simulate superhero --games 1 --deck none.toml", "none.toml cannot be read: "),
        ("play president --deck deck.toml", "president is played without a deck file"),
        ("play superhero --deck deck.toml", "a row of 7 needs 8 cards, and this deck has 7"),
        ("simulate superhero --games 1 --deck deck.toml", "a row of 7 needs 8 cards"),
        ("play --resume it --deck deck.toml", "--deck does not go with --resume"),
    ],
)
def test_a_wrong_deck_is_one_sentence(run: Run, line: str, sentence: str) -> None:
    deck(7)
    ended = run(line)
    assert ended.status == 2
    assert ended.out == ""
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


def test_a_person_makes_up_a_hero(run: Run) -> None:
    typed = ("", "line", "Captain Ladle", "line", "Captain Spoon", "Stirs.", "ready", "quit")
    ended = run(f"play superhero --seed 5 {OWN}", *typed)
    assert ended.status == 0
    assert "the name is empty" in ended.out
    assert "there is a card named Captain Ladle already" in ended.out
    assert "custom_hero_per_player = 1" in ended.out
    text = Path("superhero-1.superdeck").read_text(encoding="utf-8")
    assert parse(text).head.material["made"] == {"0": ["Captain Spoon", "Stirs."]}
    again = run("play --resume superhero-1.superdeck", "quit")
    assert again.status == 0


def test_leaving_before_a_hero_is_made_up(run: Run) -> None:
    ended = run(f"play superhero --seed 5 {OWN}", "Captain Spoon")
    assert ended.status == 0
    assert not list(Path().iterdir())


def test_bots_make_heroes_up_without_being_asked(run: Run) -> None:
    ended = run(f"play superhero --auto --seed 5 {OWN}")
    assert ended.status == 0
    assert "Make up a card" not in ended.out


def test_a_clock_ends_a_debate(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock finds four seconds gone: the third answer comes too late."""
    times = itertools.count(0, 4_000_000)
    monkeypatch.setattr(SystemClock, "now", lambda _self: next(times))
    line = "play superhero --seed 5 --bots rules:loner --option debate_seconds=10 --save it"
    ended = run(line, "for 1", "look", "for 2", "star 3", "quit")
    assert "A clock ends the debate after 10 seconds." in ended.out
    said, _, late = ended.out.partition("Time is up: the debate is over.")
    assert "You speak for" in said
    assert "You speak for" not in late.partition("Round 1")[0]
    assert "You lay your star on" in late
    assert run("replay it").status == 0


def test_a_person_alone(run: Run) -> None:
    ended = run("play superhero --seats 1 --seed 5", *["1"] * 99)
    assert "You have won the match!" in ended.out
    assert "1 players do not fit 0 seats" in run("play superhero --seats 1 --bots rules").err


def test_words_choose_a_vote(run: Run) -> None:
    typed = ("ready", "star 3", "x 9", "robber 3")
    ended = run("play superhero --seed 5 --bots rules:loner", *typed)
    assert "You lay your star on" in ended.out
    assert "You lay your robber on" in ended.out
    assert "(rules:loner)" in ended.out
