"""Keeping a match: nothing is lost by Ctrl-C, and nothing is half done."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def unbroken() -> Iterator[None]:
    """Hold Ctrl-C back while a step is recorded and done; it is raised afterwards."""
    held = []
    before = signal.signal(signal.SIGINT, lambda *_: held.append(True))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def fresh_name(game: str) -> Path:
    """Return a file name in the current folder that is not taken."""
    number = 1
    while (path := Path(f"{game}-{number}.superdeck")).exists():
        number += 1
    return path
