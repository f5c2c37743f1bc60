"""`superdeck games` and `superdeck rules`: shapes, options in the text, what has no test."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import superdeck
from superdeck.engine.match import options_of
from superdeck.engine.options import Toggle, choice, number
from superdeck.games.register import NAMES, load
from superdeck.phrases import LANGUAGES, Entry
from superdeck.terminal import coverage

if TYPE_CHECKING:
    from pathlib import Path

    from tests.terminal.conftest import Run


def test_games_as_json(run: Run) -> None:
    ended = run("games --json")
    assert ended.status == 0
    found = json.loads(ended.out)
    assert [game["name"] for game in found] == list(NAMES)
    for game in found:
        assert set(game) == {"name", "title", "seats", "options", "levels"}
        assert set(game["seats"]) == {"min", "max"}
        assert list(game["levels"]) == ["easy", "medium", "hard"]
        for option in game["options"]:
            assert set(option) == {"name", "default", "choices", "range", "clause"}
            low, high = option["range"] or (0, -1)
            span = map(str, range(low, high + 1))
            assert option["default"] in {*option["choices"], *span}
            assert all(isinstance(word, str) for word in option["choices"])
        assert len(game["options"]) == len(options_of(load(game["name"])))


def test_games_as_text(run: Run) -> None:
    ended = run("games")
    assert "president: President, 3 to 14 seats (made for 4 to 14 seats)\n" in ended.out
    assert "  target = 11 | 1 to 100  [PRES-R33]\n" in ended.out
    assert "  completion = on | in_turn_only | off  [PRES-R12]\n" in ended.out
    easy, medium, hard = load("supra").FACTS.levels
    assert ended.out.count(f"  levels: easy ({easy}), medium ({medium}), hard ({hard})\n") >= 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_rulebook_is_readable(run: Run, game: str, lang: str) -> None:
    ended = run(f"rules {game} --lang {lang}")
    assert ended.status == 0
    assert ended.out.startswith(load(game).FACTS.title)
    assert max(map(len, ended.out.splitlines())) < 80
    assert "GEN-05  " in ended.out
    assert "{" not in ended.out


@pytest.mark.parametrize("game", NAMES)
def test_options_are_worked_into_the_text(run: Run, game: str) -> None:
    plain = run(f"rules {game}").out
    changed = run(f"rules {game} --option first_by=seat --option first_seat=1").out
    assert "With these options: first_by = seat, first_seat = 1." in changed
    assert "seat 1, counted from 0" in " ".join(changed.split())
    assert "counted from 0" not in plain


MISTAKES = [
    ("rules chess", f"there is no game 'chess': the games are {', '.join(NAMES)}"),
    ("rules president --option target=0", "option target cannot be '0'"),
    ("rules president --option nosuch=0", "there is no option 'nosuch'"),
    ("rules president --json", "--json goes with --coverage only"),
    ("rules", "Missing argument 'GAME'"),
]


@pytest.mark.parametrize(("line", "sentence"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_wrong_word_is_one_sentence(run: Run, line: str, sentence: str) -> None:
    ended = run(line)
    assert ended.status == 2
    assert sentence in ended.err
    assert ended.err.count("\n") == 1


# ----------------------------------------------------------------- coverage


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_coverage_has_its_shape(run: Run, game: str) -> None:
    ended = run(f"rules {game} --coverage --json")
    found = json.loads(ended.out)
    names = ["game", "clauses", "tested", "rulings", "options", "later", "missing"]
    assert list(found) == names
    assert found["game"] == game
    assert found["options"] == len(options_of(load(game)))
    assert 0 < found["tested"] <= found["clauses"]
    assert found["rulings"] > 0
    text = run(f"rules {game} --coverage").out
    assert text.startswith(f"{game}: {found['clauses']} clauses ({found['tested']} tested), ")
    assert text.count("\n  missing: ") == len(found["missing"])


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_ruling_and_option_has_its_test(run: Run, game: str) -> None:
    assert json.loads(run(f"rules {game} --coverage --json").out)["missing"] == []


def test_coverage_needs_a_checkout(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(superdeck, "__file__", str(tmp_path / "a" / "b" / "c.py"))
    ended = run("rules president --coverage")
    assert ended.status == 2
    assert "needs a checkout" in ended.err


def entries(*ids: str) -> list[Entry]:
    return [Entry("clause", name, "text") for name in ids]


def test_a_clause_counts_by_the_name_of_its_test() -> None:
    found = coverage.Coverage("toy")
    names = {"test_toy_01_and_toy_r02_together", "test_toy_e1", "test_toys_03"}
    tested = {coverage._id(*parts) for name in names for parts in coverage.TESTED.findall(name)}
    for entry in entries("TOY-01", "TOY-03", "TOY-R02", "TOY-R03", "TOY-E1"):
        coverage._count(found, entry, tested)
    coverage._count(found, Entry("clause", "TOY-04", "text", "two packs"), tested)
    assert (found.clauses, found.tested, found.rulings) == (3, 1, 2)
    assert found.missing == ["TOY-03 has no test", "TOY-R03 has no test"]
    assert found.later == ["TOY-04: two packs"]


def test_gaps_and_strangers_are_missing(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("# TOY-01, TOY-R01, TOY-R9, TOY-E7, GEN-02", "utf-8")
    book = entries("TOY-01", "TOY-03", "TOY-R01")
    assert coverage._gaps(book) == ["TOY-02 is not in the rulebook"]
    option = choice(Toggle, "TOY-R12").named("fast")
    assert coverage._strangers(book, tmp_path, (option,)) == [
        "TOY-R09 is cited by the rules but not in the rulebook",
        "TOY-R12 is cited by the rules but not in the rulebook",
    ]
    with_examples = [*book, *entries("TOY-E1")]
    assert any("TOY-E7" in text for text in coverage._strangers(with_examples, tmp_path, ()))


def test_every_value_of_an_option_needs_its_test() -> None:
    switch = choice(Toggle, "TOY-R01").named("fast")
    assert coverage._untested(switch, {"test_option_fast_no", "test_option_fast_yes_by_far"}) == []
    assert coverage._untested(switch, {"test_option_fast_yes", "test_option_fast_nothing"}) == [
        "option fast=no has no test"
    ]
    count = number(3, 0, 9, "TOY-R02", auto=-1).named("speed")
    assert coverage._untested(count, {"test_option_speed_auto"}) == [
        "option speed in its range has no test"
    ]
    assert coverage._untested(count, {"test_option_speed_auto_x", "test_option_speed_high"}) == []


def test_a_text_that_is_no_id_is_a_fault() -> None:
    with pytest.raises(ValueError, match="is no clause's id"):
        coverage._parts("TOY")
