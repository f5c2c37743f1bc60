"""A real terminal: the chooser, Ctrl-C, colour. Each test starts a process on a pty."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from typing import TYPE_CHECKING

import pytest

from superdeck.games.register import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

PATIENCE = 30
SETTLED = 0.2
"""Seconds from a prompt to the moment when readline listens; nobody types faster."""

QUICK = ("--bots", "rules")
"""Bots that need no compiler."""

COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A process with a keyboard and a window of 80 columns."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.end, other = pty.openpty()
        self.shown = ""
        self.decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "superdeck", *words],
            stdin=other,
            stdout=other,
            stderr=other,
            cwd=folder,
            env={
                **os.environ,
                "TERM": "xterm",
                "LC_ALL": "C.UTF-8",
                "COLUMNS": "80",
                **environment,
            },
            start_new_session=True,
        )
        os.close(other)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> None:
        """Do what Ctrl-C does: the process is not in the foreground of this pty."""
        self.process.send_signal(signal.SIGINT)

    def until(self, text: str) -> str:
        """Read until something is shown that was not before; return all that came."""
        start, limit = len(self.shown), time.monotonic() + PATIENCE
        while text not in self.plain(start):
            assert time.monotonic() < limit, self.shown[-2000:]
            if not self._more():
                break
        assert text in self.plain(start), self.shown[-2000:]
        time.sleep(SETTLED)
        return self.shown[start:]

    def ended(self) -> int:
        """Read to the end and return the exit status."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def plain(self, start: int = 0) -> str:
        return COLOUR.sub("", self.shown[start:]).replace("\r\n", "\n")

    def _more(self) -> bool:
        if not select.select([self.end], [], [], PATIENCE)[0]:
            return False
        try:
            text = os.read(self.end, 65536)
        except OSError:
            return False
        self.shown += self.decoder.decode(text)  # a letter may come in two parts
        return bool(text)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.end)


@pytest.fixture
def opened() -> Iterator[list[Terminal]]:
    """Terminals opened by a test; all are closed at its end."""
    terminals: list[Terminal] = []
    yield terminals
    for terminal in terminals:
        terminal.close()


def test_the_chooser_asks_game_seats_and_bots(opened: list[Terminal], tmp_path: Path) -> None:
    opened.append(terminal := Terminal(tmp_path, "play", "--seed", "5"))
    terminal.until("Your choice: ")
    terminal.type("chess\n")
    terminal.until(f"“chess” is not one of them: {', '.join(NAMES)}.")
    terminal.type("Pres\n")
    terminal.until("How many seats")
    terminal.type("99\n")
    terminal.until("“99” is not one of them")
    terminal.type("5\n")
    terminal.until("Who sits at the other seats?")
    terminal.type("random\n")
    assert "President with 5 seats" in COLOUR.sub("", terminal.until("(? for help): "))
    assert terminal.plain().count("(random)") == 4
    terminal.type("quit\n")
    assert terminal.ended() == 0
    assert (tmp_path / "president-1.superdeck").exists()


def test_enter_takes_the_first_choice(opened: list[Terminal], tmp_path: Path) -> None:
    opened.append(terminal := Terminal(tmp_path, "play", "--lang", "es"))
    for prompt in ("Tu elección: ", "Intro para 4: ", "Tu elección: "):
        terminal.until(prompt)
        terminal.type("\n")
    terminal.until("En la mesa: tú, Bruno (medio), Clara (medio), Darío (medio).")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert "Tu partida está guardada en president-1.superdeck." in terminal.plain()


@pytest.mark.parametrize("word", ["quit\n", "\x04"])
def test_leaving_the_chooser(opened: list[Terminal], tmp_path: Path, word: str) -> None:
    opened.append(terminal := Terminal(tmp_path, "play"))
    terminal.until("Your choice: ")
    terminal.type(word)
    assert terminal.ended() == 0
    assert "Goodbye." in terminal.plain()


@pytest.mark.parametrize("game", ["president", "superior"])
def test_ctrl_c_saves_and_the_match_goes_on(
    opened: list[Terminal], tmp_path: Path, game: str
) -> None:
    opened.append(terminal := Terminal(tmp_path, "play", game, *QUICK, "--seed", "5"))
    terminal.until("(? for help): ")
    terminal.type("1\n")
    terminal.until("(? for help): ")
    terminal.interrupt()
    terminal.until("superdeck play --resume")
    assert terminal.ended() == 130
    assert "hidden cards" in terminal.plain()
    assert "Traceback" not in terminal.plain()
    name = f"{game}-1.superdeck"
    ones = "1\n" * 5000
    command = [sys.executable, "-m", "superdeck", "play", "--lang", "en"]
    whole, rest = (
        subprocess.run(
            [*command, *words],
            input=ones,
            check=True,
            capture_output=True,
            text=True,
            cwd=tmp_path,
        ).stdout
        for words in ([game, *QUICK, "--seed", "5"], ["--resume", name])
    )
    end = whole[whole.index("The match is over") :]
    assert end in rest


def test_ctrl_c_in_the_chooser_ends_quietly(opened: list[Terminal], tmp_path: Path) -> None:
    opened.append(terminal := Terminal(tmp_path, "play"))
    terminal.until("Your choice: ")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert "Traceback" not in terminal.plain()
    assert list(tmp_path.iterdir()) == []


def test_colour_is_only_colour(opened: list[Terminal], tmp_path: Path) -> None:
    shown = []
    for environment in ({"NO_COLOR": ""}, {"NO_COLOR": "1"}, {"TERM": "dumb", "NO_COLOR": ""}):
        words = ("play", "superior", "--seed", "3", "--auto")
        opened.append(terminal := Terminal(tmp_path, *words, **environment))
        assert terminal.ended() == 0
        shown.append(terminal)
    coloured, plain, dumb = shown
    assert "\x1b[" in coloured.shown
    assert "\x1b" not in plain.shown
    assert "\x1b" not in dumb.shown
    assert coloured.plain() == plain.plain() == dumb.plain()
    assert max(map(len, plain.plain().splitlines())) < 80


def test_real_time_with_real_keys(opened: list[Terminal], tmp_path: Path) -> None:
    words = ("play", "circles", "--seed", "5", "--seats", "3", "--option", "countdown_s=1")
    opened.append(terminal := Terminal(tmp_path, *words, LINES="24"))
    before = termios.tcgetattr(terminal.end)
    terminal.until("Press any key to begin.")
    terminal.type("x")
    terminal.until("Your card?")
    terminal.type(" a")
    terminal.until(": which ring?")
    assert terminal.shown.count("\x1b[?1049h") == 1
    assert "You drew" in terminal.plain()
    terminal.interrupt()
    terminal.until("superdeck play --resume")
    assert terminal.ended() == 130
    assert "Traceback" not in terminal.plain()
    restored = terminal.shown[terminal.shown.rindex("\x1b[?1049l") :]
    assert "\x1b[?25h" in terminal.shown[terminal.shown.rindex("\x1b[?25l") :]
    assert "Your match is saved in circles-1.superdeck." in restored
    assert termios.tcgetattr(terminal.end) == before

    opened.append(later := Terminal(tmp_path, "play", "--resume", "circles-1.superdeck"))
    later.until("Press any key to begin.")
    later.type("x")
    later.until("It goes on in 3")
    later.type("\x04")
    assert later.ended() == 0
    assert termios.tcgetattr(later.end) == before
    verified = subprocess.run(
        [sys.executable, "-m", "superdeck", "replay", "circles-1.superdeck"],
        check=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert "GO!" in verified.stdout


def test_a_match_that_is_told_to_end_is_saved_too(opened: list[Terminal], tmp_path: Path) -> None:
    opened.append(terminal := Terminal(tmp_path, "play", "circles", "--seed", "5"))
    terminal.until("Press any key to begin.")
    terminal.type("x")
    terminal.until("GO in 2")
    terminal.process.terminate()
    assert terminal.ended() == 0
    assert "\x1b[?1049l" in terminal.shown
    assert (tmp_path / "circles-1.superdeck").exists()


@pytest.mark.parametrize(("lines", "kind"), [(("--lines",), "xterm"), ((), "dumb")])
def test_real_time_told_line_by_line(
    opened: list[Terminal], tmp_path: Path, lines: tuple[str, ...], kind: str
) -> None:
    words = ("play", "circles", "--seed", "5", "--lang", "es", "--option", "countdown_s=0", *lines)
    opened.append(terminal := Terminal(tmp_path, *words, TERM=kind, NO_COLOR="1"))
    terminal.until("Pulsa una tecla para empezar.")
    terminal.type("x")
    terminal.until("para robar.")
    terminal.type(" ")
    terminal.until("Has robado")
    terminal.until("a: ")
    terminal.type("\x04")
    assert terminal.ended() == 0
    assert "\x1b" not in terminal.shown
    assert max(map(len, terminal.plain().splitlines())) < 80
    assert "Tu partida está guardada" in terminal.plain()


def test_the_chooser_offers_the_characters_of_a_game(
    opened: list[Terminal], tmp_path: Path
) -> None:
    opened.append(terminal := Terminal(tmp_path, "play", "--lang", "en"))
    for typed in ("circles", "3"):
        terminal.until(": ")
        terminal.type(f"{typed}\n")
    assert "rules:calm: takes their time" in terminal.until("Your choice: ")
    terminal.type("rules:calm\n")
    terminal.until("Press any key to begin.")
    assert terminal.plain().count("(rules:calm)") == 2
    terminal.type("\x04")
    assert terminal.ended() == 0
