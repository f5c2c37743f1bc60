"""Keeping a match: nothing is lost by Ctrl-C, and nothing is half done."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.terminal.narrator import Narrator


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


def keep(voice: Narrator, path: Path | None) -> None:
    """Save a match where it is not in a file already, and say how to go on with it."""
    if path is None:
        path = fresh_name(voice.game.FACTS.name)
        try:
            voice.table.save(path)
        except SuperdeckError as error:
            voice.say("saved-not", "wrong", file=str(path), reason=str(error))
            return
    voice.say("saved", "head", file=str(path))
    voice.say("saved-resume", file=str(path))
    voice.say("saved-secret")
