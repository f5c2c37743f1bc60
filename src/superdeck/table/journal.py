"""The file of a record: every line is on disk before anybody gets an answer."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from pathlib import Path


class Journal:
    """An open record file."""

    def __init__(self, path: Path, *, fresh: bool) -> None:
        """Open a file: a fresh one must not exist yet, so that no record is ever overwritten."""
        try:
            self._file = path.open("x" if fresh else "a", encoding="ascii", newline="\n")
        except FileExistsError:
            message = f"{path} exists already: choose another name, or resume it"
            raise SuperdeckError(message) from None
        except OSError as error:
            message = f"{path} cannot be written: {error.strerror}"
            raise SuperdeckError(message) from None
        self.path = path

    def write(self, text: str) -> None:
        """Write lines and wait until they are on disk."""
        self._file.write(text)
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()
