"""What stands where in the window of a live match, and what is told line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.phrases import LANGUAGES, Phrases
from superdeck.table.live import LiveTable
from superdeck.terminal.live.display import Told, window
from superdeck.terminal.live.face import COLOURS, LETTERS, Glance, face, paged
from superdeck.terminal.screen import Screen
from tests.terminal.scripted import DRAWN, Play

if TYPE_CHECKING:
    from pathlib import Path

SIZES = [(79, 24), (59, 24), (45, 18), (20, 10), (119, 40)]


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches are saved in an empty folder."""
    monkeypatch.chdir(tmp_path)


def glances(lang: str) -> list[Glance]:
    """Return some glances of a full table: eight seats, 36 cards, long news."""
    few = Play(*DRAWN, (3.2, "b9"), (9, ""), lang=lang)
    table = LiveTable.open("circles", 2, ("person", "rules:calm"), {}, 5)
    many = Play((0, "x"), (3.1, " " * 36), (3.2, "J"), (3.3, ""), table=table, lang=lang)
    table = LiveTable.open("circles", 8, ("person", "rules:calm"), {}, 5)
    seats = Play((0, "x"), (8, "?"), (9, "x"), (9.5, ""), table=table, lang=lang)
    return [play.last for play in (few, many, seats)]


def text(lines: list[list[tuple[str, str]]]) -> list[str]:
    return ["".join(part for part, _ in line) for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_matters_fits_every_window(lang: str) -> None:
    for glance in glances(lang):
        for width, height in SIZES:
            shown = text(face(glance, width, height))
            assert len(shown) <= height
            whole = "\n".join(shown)
            assert glance.prompt.split()[0] in whole
            if width < 45:
                continue
            assert max(len(line.rstrip()) for line in shown) <= width
            assert glance.bar in whole or glance.barred < 0
            for letter, marks in glance.hand:
                key = f"[{letter}]" if letter == glance.chosen else f" {letter} "
                spelt = [gap.join(mark for mark, _ in marks) for gap in (" ", "")]
                assert any(f"{key} {letters}" in whole for letters in spelt)
        assert len(text(face(glance, 79, 24))) == 24
        assert len(glance.keys) < 80


def test_the_rings_are_letters_round_one_another_and_the_barred_one_is_dots() -> None:
    glance = glances("en")[0]
    lines = text(face(glance, 79, 24))
    letters = ["." if i == glance.barred else mark for i, (mark, _) in enumerate(glance.top)]
    one, two, three, four = letters
    assert lines[0].startswith(" ".join([four] * 7))
    assert lines[3].startswith(f"{four} {three} {two} {one} {two} {three} {four}")
    assert f"{glance.barred + 1}  - " in "\n".join(lines)
    coloured = {style for line in face(glance, 79, 24) for _, style in line}
    assert any(colour in style for colour in COLOURS for style in coloured)


def test_what_does_not_fit_is_left_out_from_the_news_first() -> None:
    glance = glances("en")[1]
    assert len(glance.hand) == 36
    assert [letter for letter, _ in glance.hand] == list(LETTERS[:36])
    shown = text(face(glance, 79, 24))
    assert shown[0].startswith(glance.top[3][0])
    assert glance.news[-1][:40] in "\n".join(shown)


@pytest.mark.parametrize("size", SIZES)
def test_a_page_always_ends_with_its_last_sentence(size: tuple[int, int]) -> None:
    sentences = [*(f"{i} " + "word " * 30 for i in range(6)), "The end of it."]
    shown = text(paged(sentences, *size))
    assert len(shown) <= size[1]
    assert max(map(len, shown)) <= size[0]
    assert "end of it." in " ".join(shown)


def test_a_window_has_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "81")
    monkeypatch.setenv("LINES", "5")
    assert window() == (80, 10)


def test_told_line_by_line_only_what_is_new(capsys: pytest.CaptureFixture[str]) -> None:
    glance = glances("en")[0]
    capsys.readouterr()
    told = Told(Screen("en"), Phrases("circles", "en"))
    with told.open():
        told.show(glance)
        first = capsys.readouterr().out.splitlines()
        told.show(glance)
        assert capsys.readouterr().out == ""
        told.again()
        told.show(glance)
        again = capsys.readouterr().out.splitlines()
        told.page(["One.", "Two."])
    assert capsys.readouterr().out.split() == ["One.", "Two."]
    assert [line for line in glance.news if line in first] == list(glance.news)
    top = " ".join(mark for mark, _ in glance.top)
    assert f"On top: {top}, {glance.barred + 1} is barred." in first
    assert any(line.startswith("a: ") for line in first)
    assert again[0].startswith("In hand + in the pile: You 3+21")
    assert again[1:] == first[len(glance.news) :]
