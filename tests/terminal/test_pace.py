"""The others take their time: one person's sitting on a virtual clock, and at a real terminal."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.bots.pace import LONGEST, PACES, SHORTEST
from superdeck.games.register import load
from superdeck.table import Table
from superdeck.table.clock import Clock, VirtualClock
from superdeck.terminal import commands
from superdeck.terminal import sitting as sittings
from superdeck.terminal.screen import Screen
from superdeck.terminal.sitting import REMEMBERED, Sitting
from tests.terminal.test_keyboard import Terminal, opened  # noqa: F401 - a fixture

if TYPE_CHECKING:
    from tests.terminal.conftest import Run

SECOND = 1_000_000


class Scripted(Screen):
    """A screen on a virtual clock: what was shown and when; types the first move for so long."""

    def __init__(self, clock: VirtualClock, moves: int, skips: int = 0) -> None:
        super().__init__("en")
        self.clock = clock
        self.moves = moves
        self.skips = skips
        self.texts: list[str] = []
        self.news: list[tuple[int, str]] = []
        self.whispered: list[str] = []
        self.asked: list[int] = []

    def say(self, text: str = "", style: str = "", indent: int = 0, hang: int = 2) -> None:
        assert hang == 2
        if style == "news":
            assert indent == 2
            self.news.append((self.clock.now(), text))
        self.texts.append(text)

    def ask(self, prompt: str) -> str | None:
        assert prompt
        self.asked.append(self.clock.now())
        self.moves -= 1
        return "1" if self.moves >= 0 else None

    def whisper(self, text: str) -> None:
        self.whispered.append(text)

    def rest(self, until: int, clock: Clock) -> bool:
        if self.skips and until > clock.now():
            self.skips -= 1
            return True
        clock.wait(until)
        return False


def sat(
    moves: int, skips: int = 0, share: int = 1, table: Table | None = None, lang: str = "en"
) -> Scripted:
    """Return what a person saw of a match of President for four."""
    clock = VirtualClock()
    screen = Scripted(clock, moves, skips)
    table = table or Table.open("president", 4, ("person", "rules", "rules", "rules"), {}, 5)
    sitting = Sitting(table, 0, lang, screen)
    sitting.clock = clock
    sitting.take_time(share)
    sitting.play()
    table.close()
    for saved in Path().glob("*.superdeck"):
        saved.unlink()
    return screen


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(load("president"), "ponder", lambda _view: 900, raising=False)
    monkeypatch.chdir(tmp_path)


def test_every_move_is_told_when_it_comes() -> None:
    told = [(time, text.split()[0]) for time, text in sat(0).news if " lay" in text][:4]
    assert [name for _, name in told] == ["You", "Bruno", "Clara", "Dario"]
    gaps = [later - earlier for (earlier, _), (later, _) in pairwise(told)]
    assert all(SHORTEST <= gap / 1000 <= LONGEST for gap in gaps)


def test_who_thinks_is_whispered_and_a_person_is_never_timed() -> None:
    screen = sat(3)
    assert [whisper.split()[0] for whisper in screen.whispered[:3]] == ["Bruno", "Clara", "Dario"]
    assert {whisper.split()[1] for whisper in screen.whispered} == {"thinks…"}
    assert not any("you" in whisper for whisper in screen.whispered)
    assert sat(0, lang="es").whispered[0] == "Bruno piensa…"


def test_a_typed_line_goes_on_to_the_next_turn() -> None:
    patient, hasty, idle = sat(2), sat(2, skips=1), sat(2, skips=99)
    assert patient.asked[-1] > hasty.asked[-1] > idle.asked[-1] == 0
    assert hasty.asked[-1] > hasty.asked[0] == 0
    assert patient.texts == hasty.texts == idle.texts


def test_quick_is_a_third() -> None:
    slow, quick = sat(6), sat(6, share=PACES["quick"])
    assert slow.texts == quick.texts
    assert slow.asked[-1] / 3 - 99 < quick.asked[-1] <= slow.asked[-1] / 3


def test_who_comes_back_is_told_the_last_at_once() -> None:
    table = Table.open("president", 4, ("person", "rules", "rules", "rules"), {}, 5)
    while len(table.record.lines) < 20:
        seat = table.run()
        table.act(seat, table.match.legal(seat)[0])
    screen = sat(0, table=Table.replay(table.record))
    assert "Since your last move:" in screen.texts
    assert [time for time, _ in screen.news][:REMEMBERED] == [0] * REMEMBERED
    assert screen.news[REMEMBERED][0] > 0


def test_a_match_ends_as_it_does_without(run: Run) -> None:
    table = Table.open("president", 4, ("person", "rules", "rules", "rules"), {"target": "1"}, 5)
    texts = sat(999, table=table).texts
    plain = run("play president --seed 5 --option target=1", *["1"] * 999).out
    assert texts[-1] == plain.splitlines()[-1]
    assert table.record.ended


# --- When nobody waits.


@pytest.mark.parametrize("words", ["--auto", "", "--pace person", "--auto --pace person"])
def test_without_a_keyboard_or_a_person_nothing_is_timed(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(sittings, "Tempo", never)
    ended = run(f"play president --seed 5 --option target=1 {words}", "1", "1", "quit")
    assert ended.status == 0
    assert "take their time" not in ended.out


def test_the_command_line_offers_every_pace(run: Run) -> None:
    assert (*PACES, "none") == commands.PACE
    assert "'slow' is not one of 'person', 'quick', 'none'" in run("play --pace slow").err


WORDS = ("play", "superior", "--bots", "rules", "--seed", "5", "--lang", "en")


@pytest.mark.slow
@pytest.mark.parametrize("more", ["", "TERM=dumb", "--lines", "--pace=none", "--pace=quick"])
def test_at_a_terminal(opened: list[Terminal], tmp_path: Path, more: str) -> None:  # noqa: F811
    words = [*WORDS, more] if more.startswith("--") else WORDS
    kind = more.removeprefix("TERM=") if more.startswith("TERM=") else "xterm"
    opened.append(terminal := Terminal(tmp_path, *words, TERM=kind, NO_COLOR="1"))
    terminal.until("(? for help): ")
    terminal.type("1\n")
    terminal.until("(? for help): ")
    terminal.type("quit\n")
    assert terminal.ended() == 0
    assert ("Enter takes you" in terminal.plain()) == (more != "--pace=none")
    whispered = more in {"", "--pace=quick"}
    assert ("Bruno thinks…" in terminal.plain()) == whispered
    assert bool(re.search(r"\r +\r", terminal.shown)) == whispered
    assert "\x1b[" not in terminal.shown.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")


@pytest.mark.slow
def test_enter_at_a_terminal_does_not_wait(
    opened: list[Terminal],  # noqa: F811
    tmp_path: Path,
) -> None:
    opened.append(terminal := Terminal(tmp_path, *WORDS))
    terminal.until("(? for help): ")
    terminal.type("1\n")
    terminal.until("Bruno thinks…")
    terminal.type("\n")
    terminal.until("(? for help): ")
    terminal.type("\x04")
    assert terminal.ended() == 0
