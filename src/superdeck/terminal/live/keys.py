"""Single keys from the keyboard, as they are pressed; the terminal is always put back."""

from __future__ import annotations

import os
import select
import signal
import sys
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator
    from contextlib import AbstractContextManager

    from superdeck.table.clock import Clock

STOP = "\x04"
"""Ctrl-D: the end of what is typed."""

SUSPEND = "\x1a"
"""Ctrl-Z, which arrives as a key, so that the terminal can be put back first."""

ENDINGS = (signal.SIGTERM, signal.SIGHUP) if hasattr(signal, "SIGHUP") else ()
"""Signals that end a program, after which the terminal would be left as it is."""

ESCAPE = "\x1b"
UNREAD = 64
"""So many bytes are read at once; more keys at a time no person presses."""


class Keys(Protocol):
    """Where keys come from, and where one waits."""

    def open(self) -> AbstractContextManager[object]:
        """Read single keys until the end of the block."""

    def read(self, until: int, clock: Clock) -> str:
        """Return what is pressed by a time of the clock, '' if nothing is."""

    def suspend(self) -> None:
        """Leave the terminal to the shell until the person comes back."""


def readable() -> bool:
    """Whether single keys can be read here."""
    return sys.stdin.isatty() and find_spec("termios") is not None


class Keyboard:
    """The keyboard of a terminal, between `open` and its end."""

    def __init__(self, file: int) -> None:
        """Take the terminal that has this file descriptor; do not touch it yet."""
        self._file = file
        self._told_to_end = False

    @contextmanager
    def open(self) -> Iterator[None]:
        """Read single keys, unseen, until the end of the block, however it ends."""
        import termios  # noqa: PLC0415 - not everywhere

        before = termios.tcgetattr(self._file)
        handlers = {number: signal.signal(number, self._end) for number in ENDINGS}
        try:
            self._listen()
            yield
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(self._file, termios.TCSADRAIN, before)

    def _end(self, *_signal: object) -> None:
        """Take a signal that ends programs as a key: what is being done is done first."""
        self._told_to_end = True

    def _listen(self) -> None:
        """Take keys one by one; Ctrl-C stays a signal, Ctrl-Z and Ctrl-S are keys."""
        import termios  # noqa: PLC0415 - not everywhere
        import tty  # noqa: PLC0415 - not everywhere

        tty.setcbreak(self._file, termios.TCSADRAIN)
        mode = termios.tcgetattr(self._file)
        mode[0] &= ~termios.IXON
        mode[6][termios.VSUSP] = b"\x00"
        termios.tcsetattr(self._file, termios.TCSADRAIN, mode)

    def read(self, until: int, clock: Clock) -> str:
        """Return the keys that are pressed by a time; an arrow or such is only an escape."""
        wait = max(0, until - clock.now()) / 1_000_000
        ready = select.select([self._file], [], [], wait)[0]
        if self._told_to_end:
            return STOP
        if not ready:
            return ""
        typed = os.read(self._file, UNREAD)
        if not typed:
            return STOP
        keys = typed.decode(errors="replace")
        return ESCAPE if keys.startswith(ESCAPE) else keys

    def suspend(self) -> None:
        """Do what Ctrl-Z does elsewhere."""
        os.kill(os.getpid(), signal.SIGTSTP)
