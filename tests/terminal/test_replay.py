"""`superdeck replay`: a record in words, and the proof that it replays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.record import Record, RecordError, parse, text_of
from superdeck.games.register import NAMES
from superdeck.phrases import LANGUAGES
from superdeck.table import Table
from superdeck.terminal import retold
from tests.terminal.test_play import ENOUGH, KEY, SHORT

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_record_in_words(run: Run, game: str, lang: str) -> None:
    run(f"play {game} --seed 5 --save it {SHORT[game]}", *ENOUGH)
    ended = run(f"replay it --lang {lang}")
    assert ended.status == 0
    assert max(map(len, ended.out.splitlines())) < 80
    assert KEY.findall(ended.out) == []
    words = {"en": ("Ada (a person)", "match is over"), "es": ("Ada (una persona)", "terminado")}
    assert all(word in ended.out for word in words[lang])


def test_a_replay_sees_every_hand(run: Run) -> None:
    run("play president --seed 5 --save it --option target=4", *ENOUGH)
    ended = run("replay it")
    assert "Told as one who sees every hand." in ended.out
    assert re.search(r"(?m)^    Only \w+ and \w+: ", ended.out)
    assert not re.search(r"(?mi)^    Only \w+ and \w+: .*\byou\b", ended.out)


def test_a_replay_step_by_step(run: Run) -> None:
    run("play superior --auto --seed 5 --save it")
    steps = run("replay it --step", "", "", "quit")
    assert steps.status == 0
    assert steps.out.count("Enter for the next step") == 3
    assert "match is over" not in steps.out
    assert "match is over" in run("replay it --step", *[""] * 3000).out


def test_a_replay_that_is_not_over(run: Run) -> None:
    run("play superior --seed 5 --save it", "1")
    ended = run("replay it")
    assert "The record ends before the match is over." in ended.out
    assert ended.status == 0


def test_a_file_that_is_no_record(run: Run) -> None:
    Path("text").write_text("hello\n", encoding="utf-8")
    Path("bytes").write_bytes(b"\xff\xfe\xff")
    for name, sentence in (
        ("text", "line 1 is no head of a superdeck record"),
        ("bytes", "bytes cannot be read: it is no text"),
        ("nosuch", "nosuch cannot be read: No such file or directory"),
    ):
        ended = run(f"replay {name}")
        assert ended.status == 2
        assert sentence in ended.err
        assert ended.err.count("\n") == 1


def test_a_changed_record_names_its_line(run: Run) -> None:
    run("play superior --auto --seed 5 --save it")
    lines = Path("it").read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = lines[4].replace("[4,", "[4, ")
    Path("it").write_text("".join(lines), encoding="utf-8")
    ended = run("replay it")
    assert ended.status == 2
    assert "line 5 was changed" in ended.err


@pytest.mark.twin
@pytest.mark.parametrize("game", NAMES)
def test_a_record_verifies_in_both_lives(run: Run, game: str) -> None:
    run(f"play {game} --seed 5 --save it {SHORT[game]}", *ENOUGH)
    ended = run("replay it --verify")
    assert ended.status == 0
    assert re.fullmatch(r"The record agrees in both lives: \d+ lines\.\n", ended.out)


@pytest.mark.twin
def test_a_record_of_other_deeds_does_not_verify(run: Run) -> None:
    """A whole record, its check numbers right, in which one seat does what its bot would not."""
    run("play superior --auto --bots random --seed 5 --save it")
    record = parse(Path("it").read_text(encoding="utf-8"))
    lines = list(record.lines)
    first = lines[0]
    lines[0] = type(first)(first.seq, first.who, 10**6)
    Path("it").write_text(text_of(Record(record.head, lines)), encoding="utf-8")
    ended = run("replay it --verify")
    assert ended.status == 2
    assert "line 2 is no legal action there" in ended.err


def test_two_lives_that_differ_are_named(run: Run) -> None:
    """The comparison itself, with a planted fault."""
    run("play superior --auto --seed 5 --save it")
    record = parse(Path("it").read_text(encoding="utf-8"))
    one, other = (Table(record.head).match.state for _ in range(2))
    retold._compare(one, other, 3)
    other.spent += 1
    with pytest.raises(RecordError, match="line 4: the two lives differ in spent"):
        retold._compare(one, other, 3)


def test_without_the_compiler_verify_says_what_is_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name, name="numba")

    run("play superior --auto --seed 5 --save it")
    monkeypatch.setattr(retold, "import_module", missing)
    ended = run("replay it --verify")
    assert ended.status == 2
    assert "this needs numba" in ended.err
