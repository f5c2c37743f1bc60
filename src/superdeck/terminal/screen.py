"""Lines out and lines in: wrapped to the window, plain text, modest colour on a terminal."""

from __future__ import annotations

import os
import select
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

    from superdeck.table.clock import Clock

WIDEST = 79
"""Longest line, so that a window of 80 columns never breaks one."""

STYLES = {"head": "bold", "wrong": "yellow", "move": "", "news": "", "aside": "cyan"}
"""What a line is, and its colour; the text is the same without."""

MARKS = "♣♦♥♠“”«»…\u2019"
LETTERS = {"en": 'cdhs"""".\'', "es": 'tdcp"""".\''}
"""What stands for the marks where the output cannot show them; suits as they may be typed."""

LINE = 4096
"""A terminal gives what is typed in lines, none longer than this."""

RED_CARDS = r"\b\w{1,2}[♦♥]"


class Screen:
    """Where a person reads and types. `person` says whether somebody types at a keyboard."""

    def __init__(self, lang: str) -> None:
        """Look at the streams once."""
        self.letters: dict[int, int] = {}
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            MARKS.encode(sys.stdout.encoding)
        except UnicodeEncodeError:
            self.letters = str.maketrans(MARKS, LETTERS[lang])
        self.person = sys.stdin.isatty()
        self.width = WIDEST
        self.still = not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        self._whispered = 0
        self._console: Console | None = None
        if sys.stdout.isatty():
            self.width = max(20, min(WIDEST, shutil.get_terminal_size().columns - 1))
            if not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb":
                self._console = _console()
        if self.person:
            with suppress(ImportError):
                import_module("readline")

    def say(self, text: str = "", style: str = "", indent: int = 0, hang: int = 2) -> None:
        """Print a paragraph; lines after the first stand `hang` further in."""
        self._hush()
        margin = " " * indent
        lines = textwrap.wrap(
            text.translate(self.letters),
            self.width,
            initial_indent=margin,
            subsequent_indent=margin + " " * hang,
            break_on_hyphens=False,
        )
        for line in lines or [""]:
            self._print(line, style)

    def ask(self, prompt: str) -> str | None:
        """Return what is typed, None at the end of the input; a pipe's words are echoed."""
        self._hush()
        if self.person:
            with suppress(EOFError):
                return input(prompt)
            click.echo()
            return None
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        click.echo(line.rstrip("\n"))
        return line or None

    def whisper(self, text: str) -> None:
        """Show a word that vanishes before the next one; nothing where the window stays still."""
        self._hush()
        if not self.still:
            text = text.translate(self.letters)[: self.width]
            click.echo(text, nl=False)
            self._whispered = len(text)

    def rest(self, until: int, clock: Clock) -> bool:
        """Wait until a time of the clock; a line that is typed ends it, and makes this true."""
        wait = max(0, until - clock.now()) / 1_000_000
        if not select.select([sys.stdin], [], [], wait)[0]:
            return False
        self._whispered = 0  # it stands in the line above now
        return bool(os.read(sys.stdin.fileno(), LINE))

    def _hush(self) -> None:
        """Take back what is whispered."""
        if self._whispered:
            click.echo(f"\r{' ' * self._whispered}\r", nl=False)
            self._whispered = 0

    def _print(self, line: str, style: str) -> None:
        if self._console is None:
            click.echo(line)
            return
        text = import_module("rich.text").Text(line, style=STYLES.get(style, ""))
        text.highlight_regex(RED_CARDS, "red")
        self._console.print(text, soft_wrap=True)


def _console() -> Console:
    console: Console = import_module("rich.console").Console(highlight=False)
    return console
