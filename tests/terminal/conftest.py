"""Running the command line in this process, with words through a pipe."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pytest

from superdeck import cli
from superdeck.terminal import chooser

if TYPE_CHECKING:
    from pathlib import Path


class Ended(NamedTuple):
    """How a command ended and what it said."""

    status: int
    out: str
    err: str


class Run(Protocol):
    """Runs a command line, typing lines into it."""

    def __call__(self, line: str, *typed: str) -> Ended: ...


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run commands in an empty folder, in English unless told, and with bots that do not search."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(chooser, "USUAL", "rules")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")

    def ended(line: str, *typed: str) -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in typed)))
        status = cli.main(line.split())
        said = capsys.readouterr()
        return Ended(status, said.out, said.err)

    return ended
