"""The ladder: what is asked, that nothing is measured twice, and what the page says."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots import player
from superdeck.games.register import NAMES, load
from tools import ladder
from tools.ladder import Budget, Question

if TYPE_CHECKING:
    from pathlib import Path

FOUND = {
    "deals": 4000,
    "matches": 8000,
    "difference": 0.123,
    "low": 0.1,
    "high": 0.15,
    "verdict": "a",
    "core_seconds": 5.0,
}


def found(verdict: str) -> dict[str, Any]:
    return {**FOUND, "verdict": verdict}


def test_all_questions_can_be_played_and_each_is_asked_once() -> None:
    asked = ladder.questions(Budget())
    assert len(set(asked)) == len(asked) > 60
    for each in asked:
        assert each.plan().seats == each.seats


@pytest.mark.parametrize("name", ["superior", "supra", "president"])
def test_every_rung_is_compared_with_the_one_below(name: str) -> None:
    rows = list(ladder.rungs(name, Budget()))
    steps = [(row.weak, row.strong) for row in rows]
    assert steps[:5] == list(
        pairwise(["random", "rules", "flat:300", "tree:300", "tree:3000", "tree:30000"])
    )
    amounts = [(row.question.most_deals, row.question.minutes) for row in rows[:5] if row.question]
    assert amounts == [(4000, 0)] * 3 + [(100_000, 20)] * 2
    levels = load(name).FACTS.levels
    compared = {row.question.players for row in rows if row.question}
    for weak, strong in pairwise(("random", *levels)):
        assert weak == strong or f"{strong},{weak}" in compared


@pytest.mark.parametrize("name", ["superhero", "circles"])
def test_elsewhere_the_levels_are_the_rungs(name: str) -> None:
    steps = [(row.weak, row.strong) for row in ladder.rungs(name, Budget())]
    assert steps == list(pairwise(["random", "easy", "medium", "hard"]))


@pytest.mark.parametrize("name", NAMES)
def test_hard_plays_easy_and_random_ones_at_every_number_of_seats(name: str) -> None:
    low, high = load(name).FACTS.seats
    hard = load(name).FACTS.levels[2]
    rows = list(ladder.others(name, Budget()))
    assert [seats for seats, _, _ in rows] == list(range(max(2, low), high + 1))
    for seats, _, room in rows:
        assert room
        assert room.players == ",".join([hard, *["random"] * (seats - 1)])
        assert room.minutes == 2


def test_a_single_round_is_measured() -> None:
    asked = {each.game: each for each in ladder.questions(Budget())}
    assert asked["president"].options == ("target=1",)
    assert asked["superhero"].rounds == 1


def test_what_is_measured_is_not_measured_again(tmp_path: Path) -> None:
    file, asked = tmp_path / "ladder.jsonl", ladder.questions(Budget())
    played: list[Question] = []

    def stopped(question: Question) -> dict[str, Any]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(question)
        return found("a")

    with pytest.raises(KeyboardInterrupt):
        ladder.climb(file, asked, ["president"], stopped)
    assert len(file.read_text("utf-8").splitlines()) == 3

    def rest(question: Question) -> dict[str, Any]:
        played.append(question)
        return found("open")

    ladder.climb(file, asked, ["president"], rest)
    assert played == [each for each in asked if each.game == "president"]
    before = file.read_text("utf-8")
    ladder.climb(file, asked, ["president"], stopped)
    assert file.read_text("utf-8") == before


def test_a_line_says_what_was_asked_and_found(tmp_path: Path) -> None:
    file, asked = tmp_path / "ladder.jsonl", ladder.questions(Budget())[:1]
    ladder.climb(file, asked, NAMES, lambda _question: found("a"))
    line = json.loads(file.read_text("utf-8"))
    assert line == {
        "game": "president",
        "seats": 4,
        "players": "rules,random",
        "options": ["target=1"],
        "rounds": 0,
        "seed": ladder.SEED,
        "most_deals": 4000,
        "minutes": 0.0,
        "version": player.VERSION,
        **FOUND,
    }


def test_what_is_no_longer_asked_is_dropped_and_asked_anew(tmp_path: Path) -> None:
    file, asked = tmp_path / "ladder.jsonl", ladder.questions(Budget())[:2]
    ladder.climb(file, asked, NAMES, lambda _question: found("a"))
    old = file.read_text("utf-8").splitlines()
    file.write_text(f"{old[0]}\n{old[1].replace(': 4000', ': 3999')}\n", "utf-8")
    played: list[Question] = []

    def ask(question: Question) -> dict[str, Any]:
        played.append(question)
        return found("a")

    ladder.climb(file, asked, NAMES, ask)
    assert played == asked[1:]
    assert file.read_text("utf-8").splitlines() == old


def test_a_rung_that_is_open_or_weaker_is_printed_so() -> None:
    budget = Budget()
    first, second, third = ladder.questions(budget)[:3]
    known = {first.key: found("a"), second.key: found("open"), third.key: found("b")}
    rows = ladder.ladder("president", budget, known)[2:5]
    assert rows == [
        "| rules | random | +12.3 (+10.0 to +15.0) | 4,000 |",
        "| flat:300 | rules | **open**: +12.3 (+10.0 to +15.0) | 4,000 |",
        "| tree:300 | flat:300 | **weaker**: +12.3 (+10.0 to +15.0) | 4,000 |",
    ]
    assert ladder.said(None, known) == "the same player"
    assert ladder.ladder("supra", budget, known)[2] == "| rules | random | not measured yet |  |"


def test_a_game_without_room_for_skill_says_so() -> None:
    budget = Budget()
    _, _, room = next(ladder.others("supra", budget))
    assert room
    line = ladder.at_all_seats("supra", budget, {room.key: found("open")})[2]
    assert line.endswith("| **no room for skill found**: +12.3 (+10.0 to +15.0) |")


def test_the_page_says_what_the_file_says() -> None:
    """If this fails: .venv/bin/python tools/ladder.py --table."""
    page = (ladder.DOCS / "bots.md").read_text("utf-8")
    known = ladder.read(ladder.DOCS / "ladder.jsonl")
    assert ladder.page(page, Budget(), known) == page
    assert ladder.page("one", Budget(), known) != "one"


@pytest.mark.twin
def test_a_question_is_played() -> None:
    asked = Question("president", 4, "rules,random", ("target=1",), 0, 1, 300, 0)
    result = ladder.measure(asked)
    assert list(result) == list(FOUND)
    assert (result["deals"], result["matches"], result["verdict"]) == (300, 1200, "a")
    assert 0 < result["low"] < result["difference"] < result["high"]
    assert ladder.measure(asked)["difference"] == result["difference"]


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["bridge"])
    assert "no game bridge: the games are president" in capsys.readouterr().err
