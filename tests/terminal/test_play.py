"""`superdeck play` through a pipe: whole matches, words, help, saving."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.record import parse
from superdeck.games.register import NAMES, load
from superdeck.phrases import LANGUAGES, Phrases
from superdeck.terminal import narrator, saving

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

SHORT = dict.fromkeys(NAMES, "") | {
    "circles": "--option mode=ticks",
    "president": "--option target=2",
}
ENOUGH = ["1"] * 3000
KEY = re.compile(r"\b[a-z]+(-[a-z]+)*-[a-z]+ ?[:=]|[{}\u2066-\u2069]")
"""What no person may ever read: keys, braces, isolation marks."""


def said(lang: str, key: str, **values: str | int) -> str:
    return Phrases(None, lang).say(key, **values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_whole_match_through_a_pipe(run: Run, game: str, lang: str) -> None:
    ended = run(f"play {game} --seed 5 --lang {lang} {SHORT[game]}", *ENOUGH)
    assert ended.status == 0
    assert ended.err == ""
    assert max(map(len, ended.out.splitlines())) < 80
    assert said(lang, "match-again", seed="5") in ended.out
    assert KEY.findall(ended.out) == []
    assert "\x1b" not in ended.out
    assert not list(Path().iterdir())


@pytest.mark.parametrize("game", NAMES)
def test_a_match_that_bots_play_for_you(run: Run, game: str) -> None:
    ended = run(f"play {game} --auto --seed 5 --save whole {SHORT[game]}")
    assert ended.status == 0
    assert "The match is over" in ended.out
    assert "Your move" not in ended.out
    assert parse(Path("whole").read_text(encoding="utf-8")).ended


def test_without_a_game_and_a_keyboard_bots_play_one_match(run: Run) -> None:
    ended = run("play")
    assert ended.status == 0
    assert load(NAMES[0]).FACTS.title in ended.out
    assert "The match is over" in ended.out


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    once, again = (run("play superior --auto --seed 0x1F").out for _ in range(2))
    assert once == again
    assert run("play superior --auto --seed 31").out == once
    assert run("play superior --auto --seed 32").out != once


def test_a_match_without_a_seed_names_one(run: Run) -> None:
    ended = run("play superior --auto")
    seed = re.findall(r"--seed (\d+)", ended.out)[-1]
    assert run(f"play superior --auto --seed {seed}").out == ended.out


def test_more_seats_than_published_are_noted(run: Run) -> None:
    ended = run("play president --seats 3 --option min_players=3 --auto --option target=1")
    assert "made this game for 4 to 14 seats" in ended.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_fourteen_fits_a_small_screen(run: Run, lang: str) -> None:
    ended = run(f"play president --seats 14 --seed 5 --lang {lang} --option target=2", *ENOUGH)
    assert ended.status == 0
    assert max(map(len, ended.out.splitlines())) < 80
    first, prompt = said(lang, "match-choices"), said(lang, "match-prompt")
    shown = [screen.rpartition("\n\n")[2] for screen in ended.out.split(prompt)]
    shown = [screen for screen in shown if first in screen]
    assert len(shown) > 5
    assert max(screen.count("\n") for screen in shown) < 23


MISTAKES = [
    ("play presdent", f"there is no game 'presdent': the games are {', '.join(NAMES)}"),
    ("play president --bots fair", "there is no player 'fair': the players are random, rules"),
    ("play president --bots easy:3", "player 'easy:3' takes nothing after easy: write easy alone"),
    ("play circles --bots tree:9 --auto", "player 'tree:9' cannot search in real time: choose"),
    ("play president --seats 99", "president takes 3 to 14 seats, not 99"),
    ("play president --seats many", "'many' is not a valid integer"),
    ("play president --option target", "an option is written name=value, not 'target'"),
    ("play president --option target=x", "option target cannot be 'x': choose "),
    ("play president --option nosuch=1", "there is no option 'nosuch': the options are"),
    ("play president --seed x", "seed 'x' is no number"),
    ("play president --seed -1", "a seed is a number from 0"),
    ("play superior --bots rules,rules", "2 players do not fit 1 seats"),
    ("play president --lang fr", "'fr' is not one of 'en', 'es'"),
    ("play --resume nosuch", "nosuch cannot be read: No such file"),
    ("play --resume x --auto", "--auto does not go with --resume"),
    ("play --resume x --seats 2", "--seats does not go with --resume"),
]


@pytest.mark.parametrize(("line", "sentence"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_wrong_word_is_one_sentence(run: Run, line: str, sentence: str) -> None:
    ended = run(line)
    assert ended.status == 2
    assert sentence in ended.err
    assert ended.err.count("\n") == 1
    assert ended.out == ""


# ----------------------------------------------------------------- words in a match


def test_words_choose_a_move(run: Run) -> None:
    """Seed 3 deals 2, 3, 4, 8 of clubs among others."""
    by_number = run("play superior --seed 3", "1").out.splitlines()
    for words in ("2♣", "2C", "two of clubs", " 2 of clubs.", "the 2 of clubs"):
        by_words = run("play superior --seed 3", words).out.splitlines()
        differ = [a for a, b in zip(by_number, by_words, strict=True) if a != b]
        assert all("Your move (?" in line or "superior-" in line for line in differ), words


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "foo", "I do not know “foo” here: type a number, the words of a move, or ?."),
        ("en", "99", "There is no move 99: the moves are 1 to 16."),
        ("en", "5 of clubs", "You do not hold 5♣ (SUP-16)."),
        ("en", "SUP-999", "The rulebook has no SUP-999."),
        ("es", "foo", "Aquí no entiendo «foo»: escribe un número"),
        ("es", "99", "No hay jugada 99: van de la 1 a la 16."),
        ("es", "cinco de tréboles", "No tienes 5♣ (SUP-16)."),
        ("en", "2c 3s", "A Combo is made of number cards of one suit (SUP-21)."),
        ("en", "3♠ and 3♣", "A Combo is made of one suit; bid these one after the other"),
        ("es", "8♥+8♣", "Un combo es de un solo palo; puja estas cartas una tras otra"),
        ("es", "Q♣ 2♣", "Un combo se hace solo con cartas numéricas, sin figuras (SUP-21)."),
    ],
)
def test_what_is_not_a_move(run: Run, lang: str, typed: str, answer: str) -> None:
    ended = run(f"play superior --seed 3 --lang {lang}", typed)
    assert answer in ended.out
    assert ended.status == 0


def test_a_refusal_names_its_clauses_once(run: Run) -> None:
    """Seed 12 deals no 3; Dario opens."""
    ended = run("play president --seed 12", "pair of 9s", "a 3")
    refusals = re.findall(r"(?m)^You .* \(PRES-[^()]*\)\.$", ended.out)
    assert len(refusals) == 2
    assert len(re.findall("PRES-", refusals[0])) == len(set(re.findall(r"PRES-R?\d+", refusals[0])))


def test_an_ambiguous_word_names_what_it_can_mean(run: Run) -> None:
    assert "“3” can mean" not in run("play superior --seed 3", "3").out
    few = run("play superior --seed 3", "6").out
    assert "Since your last move" in few
    many = run("play superior --seed 3", "of").out
    assert re.search(r"“of” can mean .*,.* and more: say a little more\.", " ".join(many.split()))


def test_commands_in_both_languages(run: Run) -> None:
    ended = run("play superior --seed 3 --lang es", "pista", "hint", "HISTORIA", "más", "mesa", "")
    assert ended.out.count("El bot «reglas sencillas» elegiría") == 2
    assert "Lo que has visto hasta ahora:" in ended.out
    assert "  16. " in ended.out


def test_help_explains_all_moves_or_one(run: Run) -> None:
    every = run("play superior --seed 3", "?").out
    assert "What each move does:" in every
    assert re.search(r"(?m)^  16\. .+: .+", every)
    one = run("play superior --seed 3", "? 2♣", "help 3").out
    assert "  1. 2♣: " in one
    assert len(re.findall(r"(?m)^  3\. .+: .+", one)) == 1
    assert "What each move does:" not in one
    assert "You do not hold 5♣ (SUP-16)." in run("play superior --seed 3", "? 5 of clubs").out


def test_a_clause_is_read_aloud(run: Run) -> None:
    ended = run("play superior --seed 3", "sup-24", "GEN-05")
    assert "SUP-24: " in ended.out
    assert "GEN-05: " in ended.out


def test_few_moves_are_listed_and_more_lists_all(run: Run) -> None:
    ended = run("play superior --seed 3", "more").out
    assert "  8 more moves: type “more” to see them." in ended
    assert len(re.findall(r"(?m)^  1\. ", ended)) == 2
    assert len(re.findall(r"(?m)^  9\. ", ended)) == 1


def test_a_forced_move_is_made_and_said(run: Run) -> None:
    ended = run(f"play president --seed 5 {SHORT['president']}", *ENOUGH).out
    assert "Your only move, made for you: " in ended


def test_hints_come_from_a_bot_that_answers_at_once(run: Run) -> None:
    assert "The bot “rules of thumb” would choose" in run("play superior", "hint").out


WORDS = ("play", "superior", "--seed", "3", "--bots", "rules")


@pytest.mark.parametrize(("lang", "card"), [("en", "8c"), ("es", "8t")])
def test_an_output_without_suits_gets_letters(tmp_path: Path, lang: str, card: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "superdeck", *WORDS, "--lang", lang],
        env={**os.environ, "PYTHONIOENCODING": "latin-1"},
        input=b"sup-24\n",
        check=True,
        capture_output=True,
        cwd=tmp_path,
    )
    assert re.search(rf"(?m)^  \d+\. {card}$", ended.stdout.decode("latin-1"))


# ----------------------------------------------------------------- saving


@pytest.mark.parametrize("game", NAMES)
def test_a_match_that_stops_goes_on_to_the_same_end(run: Run, game: str) -> None:
    whole = run(f"play {game} --seed 5 {SHORT[game]}", *ENOUGH).out
    first = run(f"play {game} --seed 5 {SHORT[game]}", "1", "1")
    assert first.status == 0
    name = f"{game}-1.superdeck"
    assert f"Your match is saved in {name}." in first.out
    assert f"superdeck play --resume {name}" in first.out
    assert "hidden cards" in first.out
    second = run(f"play {game} --resume {name}", "1", "quit")
    assert f"Your match goes on from {name}." in second.out
    assert "Since your last move:" in second.out
    third = run(f"play --resume {name}", *ENOUGH)
    end = whole[whole.index("The match is over") :]
    assert end in third.out
    assert f"The record is in {name}" in third.out
    assert f"superdeck replay {name}" in " ".join(third.out.split())
    again = run(f"play --resume {name}")
    assert again.status == 0
    assert end in again.out


def test_a_second_match_gets_a_second_file(run: Run) -> None:
    for number in (1, 2):
        assert f"superior-{number}.superdeck" in run("play superior").out


def test_a_named_file_is_written_from_the_start(run: Run) -> None:
    ended = run("play superior --save mine", "1")
    assert "saved in mine" in ended.out
    taken = run("play superior --save mine")
    assert taken.status == 2
    assert "mine exists already" in taken.err
    other = run("play president --resume mine")
    assert other.status == 2
    assert other.err == "superdeck: mine is a match of superior, not of president\n"


def test_a_folder_that_cannot_be_written_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "fresh_name", lambda _: Path("nosuch/file"))
    ended = run("play superior", "quit")
    assert ended.status == 0
    assert "could not be saved in nosuch/file" in ended.out


def test_a_damaged_file_names_the_line(run: Run) -> None:
    run("play superior --seed 3", "1")
    path = Path("superior-1.superdeck")
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:-9], encoding="utf-8")
    ended = run(f"play --resume {path}")
    assert ended.status == 2
    assert re.search(r"line \d+ ", ended.err)
    assert path.read_text(encoding="utf-8") == text[:-9]


# ----------------------------------------------------------------- names and winners


def test_who_watches_is_you() -> None:
    phrases = Phrases(None, "en")
    assert narrator.seat_names(phrases, 3, 1) == ["Ada", "you", "Clara"]
    assert narrator.seat_names(phrases, 2, -1) == ["Ada", "Bruno"]
