"""The clock that a table is given: it says what time it is, and waits."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """A source of time, in whole microseconds from a start of its own; it never goes back."""

    def now(self) -> int:
        """Return the time."""

    def wait(self, until: int) -> None:
        """Return when it is that time, or later."""


class SystemClock:
    """The time that passes, whatever is done to the calendar."""

    def __init__(self) -> None:
        """Start at 0."""
        self._start = time.monotonic_ns()

    def now(self) -> int:
        """Return the time since the clock was made."""
        return (time.monotonic_ns() - self._start) // 1000

    def wait(self, until: int) -> None:
        """Sleep."""
        time.sleep(max(0, until - self.now()) / 1_000_000)


class VirtualClock:
    """A time that passes only when somebody waits: whole matches in no time, and tests."""

    def __init__(self) -> None:
        """Start at 0."""
        self._time = 0

    def now(self) -> int:
        """Return the time that was waited for last."""
        return self._time

    def wait(self, until: int) -> None:
        """Let it be that time."""
        self._time = max(self._time, until)
