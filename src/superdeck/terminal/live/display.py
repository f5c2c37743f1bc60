"""Two ways of showing a glance: drawn in place, or told line by line."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from superdeck.terminal.live.face import face, paged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from superdeck.phrases import Phrases
    from superdeck.terminal.live.face import Glance, Line, Mark
    from superdeck.terminal.screen import Screen

SMALLEST = (20, 10)
"""Columns and lines of the smallest window that is drawn in."""


class Display(Protocol):
    """Shows what a player sees now; what is shown `stays` in the window, or not."""

    stays: bool

    def open(self) -> AbstractContextManager[object]:
        """Take the window over until the end of the block."""

    def show(self, glance: Glance) -> None:
        """Show a glance, whole or what is new in it."""

    def page(self, lines: list[str]) -> None:
        """Show some sentences instead."""

    def again(self) -> None:
        """Say everything once more."""


def display_for(screen: Screen, phrases: Phrases, *, lines: bool) -> Display:
    """Return what fits the terminal; `lines` asks for telling, as screen readers need it."""
    if lines or not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb":
        return Told(screen, phrases)
    return Drawn()


class Drawn:
    """A window of its own in which lines are replaced, without flicker."""

    stays = False

    def __init__(self) -> None:
        """Do not touch the window yet."""
        self._console = import_module("rich.console").Console(highlight=False)
        self._text = import_module("rich.text").Text
        self._live: Any = None

    @contextmanager
    def open(self) -> Iterator[None]:
        """Draw on a page of its own; what was in the window comes back afterwards."""
        live = import_module("rich.live").Live
        with live(console=self._console, screen=True, auto_refresh=False) as self._live:
            yield

    def show(self, glance: Glance) -> None:
        """Draw it whole; the terminal gets it in one piece."""
        self._update(face(glance, *window()))

    def page(self, lines: list[str]) -> None:
        """Show some sentences instead."""
        self._update(paged(lines, *window()))

    def again(self) -> None:
        """Everything stands there already."""

    def _update(self, lines: list[Line]) -> None:
        texts = (self._text.assemble(*line) for line in lines)
        text = self._text("\n").join(texts)
        text.no_wrap, text.overflow = True, "crop"
        self._live.update(text, refresh=True)


def window() -> tuple[int, int]:
    """Return the columns and lines that there are to draw in."""
    size = shutil.get_terminal_size()
    return max(size.columns - 1, SMALLEST[0]), max(size.lines, SMALLEST[1])


class Told:
    """Only what is new, a line each: for screen readers, and where nothing can be drawn."""

    stays = True

    def __init__(self, screen: Screen, phrases: Phrases) -> None:
        """Begin to tell."""
        self._screen = screen
        self._phrases = phrases
        self._last: Glance | None = None
        self._news = 0

    @contextmanager
    def open(self) -> Iterator[None]:
        """Leave the window as it is."""
        yield

    def show(self, glance: Glance) -> None:
        """Tell the news, then the top card, new cards and what is asked where they changed."""
        last = self._last
        for sentence in glance.news[self._news :]:
            self._screen.say(sentence, "news")
        self._news = len(glance.news)
        if last is None or last.counter != glance.counter:
            self._say("live-top", marks=spelt(glance.top), barred=glance.barred + 1)
        for letter, marks in glance.hand:
            if last is None or (letter, marks) not in last.hand:
                self._say("live-card", letter=letter, marks=spelt(marks))
        if glance.notice and (last is None or last.notice != glance.notice):
            self._screen.say(glance.notice, "wrong")
        if last is None or last.prompt != glance.prompt:
            self._screen.say(glance.prompt, "aside")
        self._last = glance

    def page(self, lines: list[str]) -> None:
        """Tell some sentences."""
        for line in lines:
            self._screen.say(line)

    def again(self) -> None:
        """Tell everything once more at the next glance, and the piles at once."""
        if self._last:
            self._say("live-piles", seats=", ".join(self._last.seats))
        self._last = None

    def _say(self, key: str, **values: str | int) -> None:
        self._screen.say(self._phrases.say(key, **values))


def spelt(marks: tuple[Mark, ...]) -> str:
    """Return letters one by one, as a screen reader should read them."""
    return " ".join(letter for letter, _ in marks)
