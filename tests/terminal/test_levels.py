"""Who plays, in words: the chooser's list, what is said of slow bots, and waiting for them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.bots.player import NAMED, read_player
from superdeck.engine.record import Record, parse, text_of
from superdeck.games.register import NAMES, load
from superdeck.table import Table
from superdeck.terminal import chooser, waiting
from superdeck.terminal.chooser import Chooser, usual_bots
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.screen import Screen
from superdeck.terminal.waiting import Waiting
from tests.terminal.test_play import KEY

if TYPE_CHECKING:
    from superdeck.bots.pool import Pool
    from tests.terminal.conftest import Run

SLOW = {"en": "(very slow here: numba is not installed)", "es": "(aquí muy lento: no está"}


class Typist(Screen):
    """A screen at which somebody types some words."""

    def __init__(self, lang: str, *typed: str) -> None:
        super().__init__(lang)
        self.typed = list(typed)
        self.said: list[str] = []

    def say(self, text: str = "", style: str = "", indent: int = 0, hang: int = 2) -> None:
        del style, indent, hang
        self.said.append(text)

    def ask(self, prompt: str) -> str | None:
        del prompt
        return self.typed.pop(0)


def chosen(game: str, lang: str, *typed: str) -> tuple[str, list[str]]:
    screen = Typist(lang, *typed)
    return Chooser(lang, screen).bots(game), screen.said


@pytest.mark.parametrize("game", NAMES)
def test_the_levels_come_first_and_are_named_in_both_languages(game: str) -> None:
    for lang, names in (("en", NAMED), ("es", ("fácil", "medio", "difícil"))):
        for number, (level, name) in enumerate(zip(NAMED, names, strict=True), 1):
            for typed in (str(number), level, name):
                word, said = chosen(game, lang, typed)
                assert word == level
                assert any(line.startswith(f"{number}. {name}: ") for line in said)
    _, said = chosen(game, "en", "easy")
    lines = [line for line in said if re.match(r"\d+\. ", line)]
    assert "random" in lines[-1]
    styles = load(game).FACTS.styles
    assert len(lines) == 4 + (len(styles) + load(game).FACTS.drawn if len(styles) > 1 else 1)
    for word in (f"rules:{styles[-1]}", "random") if len(styles) > 1 else ("rules", "random"):
        assert chosen(game, "es", word)[0] == word


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "Enter for “medium”."), ("es", "Intro para «medio».")]
)
def test_enter_takes_the_medium_level(
    lang: str, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "compiler_at_hand", lambda: True)
    word, said = chosen("president", lang, "nobody", "")
    assert word == "medium"
    assert asked in " ".join(said)
    assert any("nobody" in line and line.count(",") == 4 for line in said)
    assert chosen("circles", lang, "")[0] == usual_bots("circles") == "rules:gentle"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_without_the_compiler_a_level_is_offered_as_slow(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("president")
    for compiler in (True, False):
        monkeypatch.setattr(waiting, "compiler_at_hand", lambda compiler=compiler: compiler)
        _, said = chosen("president", lang, "1")
        for level, line in zip(
            NAMED, [line for line in said if re.match(r"[123]\. ", line)], strict=True
        ):
            searches = read_player(level, game).iterations > 0
            assert (SLOW[lang] in line) == (searches and not compiler)
    monkeypatch.setattr(chooser, "USUAL", "hard")
    assert usual_bots("superior") == "rules"


def test_a_bot_that_searches_plays_through_a_pipe(run: Run, plain_pool: Pool) -> None:
    ended = run("play superior --bots tree:5 --seed 5 --save it", *["1"] * 200)
    assert ended.status == 0
    assert "Bruno (tree:5)" in ended.out
    assert "The match is over" in ended.out
    assert KEY.findall(ended.out) == []
    assert len(plain_pool.workers) == 1
    auto = [run("play superior --auto --bots tree:5 --seed 6").out for _ in range(2)]
    assert auto[0] == auto[1]
    assert run("play superior --auto --bots rules --seed 6").out != auto[0]


SLOWLY = {
    "en": ("The bots search without numba here", "(hard)"),
    "es": ("Aquí los bots piensan sin numba", "(difícil)"),
}


@pytest.mark.parametrize("lang", SLOWLY)
def test_play_says_once_that_bots_are_slow(
    run: Run, plain_pool: Pool, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    del plain_pool
    monkeypatch.setattr(waiting, "compiler_at_hand", lambda: False)
    levels = ("random", "rules", "tree:5")
    game = load("superior")
    monkeypatch.setattr(game, "FACTS", replace(game.FACTS, levels=levels))
    slow, level = SLOWLY[lang]
    ended = run(f"play superior --bots hard --seed 5 --lang {lang}", *["1"] * 200)
    assert ended.out.count(slow) == 1
    assert level in ended.out
    assert slow not in run(f"play superior --bots easy --seed 5 --lang {lang}", *["1"] * 200).out


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "The bots are being made ready"), ("es", "Los bots se están preparando")],
)
def test_waiting_says_once_for_what(
    plain_pool: Pool, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(waiting, "compiler_at_hand", lambda: True)
    monkeypatch.setattr(waiting, "UNTOLD", 0)
    table, screen = Table.open("superior", 2, ("tree:5",), seed=5), Typist(lang)
    voice = Narrator(table, 0, lang, screen)
    told = Waiting(table, voice)
    told.begin()
    assert screen.said == []
    while not table.over:
        told.wait()
        table.step()
    assert [line.startswith(word) for line in screen.said] == [True]
    assert plain_pool.ready("superior")
    Waiting(table, voice).wait()
    assert len(screen.said) == 1


@pytest.mark.twin
@pytest.mark.slow
def test_a_record_of_searching_bots_verifies(run: Run) -> None:
    run("play superior --auto --bots tree:20,flat:20 --seed 5 --save it")
    ended = run("replay it --verify")
    assert ended.status == 0
    assert "The record agrees in both lives: " in ended.out


@pytest.mark.twin
@pytest.mark.slow
def test_a_search_that_ends_otherwise_is_named(run: Run) -> None:
    run("play superior --auto --bots random --seed 5 --save it")
    record = parse(Path("it").read_text(encoding="utf-8"))
    players = tuple({**player, "level": "flat:1"} for player in record.head.players)
    other = Record(replace(record.head, players=players), record.lines)
    Path("it").write_text(text_of(other), encoding="utf-8")
    assert run("replay it").status == 0
    ended = run("replay it --verify")
    assert ended.status == 2
    assert re.fullmatch(
        r"superdeck: line \d+ is not what the bot in seat \d does there\n", ended.err
    )
