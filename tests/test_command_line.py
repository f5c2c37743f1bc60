"""The command line's own promises: cheap help, one sentence for a mistake, right statuses."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

import click
import pytest

from superdeck import __version__, cli
from superdeck.errors import SuperdeckError

CHEAP = [[], ["--help"], ["--version"], ["nosuch"], ["--nosuch"], ["games"]]
MISTAKES = [[name, "--nosuch"] for name in cli.COMMANDS]
NO_NUMBA = """
import sys
from superdeck.cli import main
status = main(sys.argv[1:])
assert "numba" not in sys.modules, "numba was imported"
sys.exit(status)
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", NO_NUMBA, *words], check=False, capture_output=True, text=True
    )


def stand_in(monkeypatch: pytest.MonkeyPatch, what: object) -> None:
    """Put a command `play` in place that raises or returns something."""

    @click.command()
    @click.option("--seats", type=int)
    def play(seats: int | None) -> object:
        del seats
        if isinstance(what, BaseException):
            raise what
        return what

    monkeypatch.setattr(sys.modules[__name__], "the_play", play, raising=False)
    monkeypatch.setitem(cli.COMMANDS, "play", cli.Entry(f"{__name__}:the_play", ""))


@pytest.mark.parametrize("words", CHEAP, ids=" ".join)
def test_cheap_answers_never_import_numba(words: list[str]) -> None:
    ended = run(*words)
    assert ended.returncode == (2 if "nosuch" in " ".join(words) else 0), ended.stderr


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_usage_error_of_a_command_never_imports_numba(words: list[str]) -> None:
    ended = run(*words)
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.startswith(f"superdeck {words[0]}: there is no option '--nosuch'")
    assert ended.stderr.count("\n") == 1


def test_help_imports_no_command() -> None:
    code = (
        "import sys; from superdeck.cli import main; main(['--help']); "
        "print([m for m in sys.modules if m.startswith(('superdeck.t', 'superdeck.l'))])"
    )
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ended.stdout.splitlines()[-1] == "[]"
    for name, entry in cli.COMMANDS.items():
        assert f"  {name:<8}  {entry.summary}" in ended.stdout


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"superdeck {__version__}\n"


def test_a_misspelt_command_is_told_the_right_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simluate"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == (
        "superdeck: there is no command 'simluate' (did you mean simulate?): "
        f"the commands are {', '.join(cli.COMMANDS)}\n"
    )


def test_a_wrong_value_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stand_in(monkeypatch, None)
    assert cli.main(["play", "--seats", "many"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("superdeck play: ")
    assert "'many'" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("what", "status", "said"),
    [
        (None, 0, ""),
        (1, 1, ""),
        (click.exceptions.Exit(3), 3, ""),
        (SuperdeckError("the record ends in line 7"), 2, "superdeck: the record ends in line 7\n"),
        (KeyboardInterrupt(), 130, "\n"),
        (click.Abort(), 130, ""),
        (
            ModuleNotFoundError("No module named 'numba'", name="numba"),
            2,
            (
                "superdeck: this needs numba, which the extra 'play' brings: "
                "pip install 'superdeck[play]'\n"
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_how_a_command_ends(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    what: object,
    status: int,
    said: str,
) -> None:
    stand_in(monkeypatch, what)
    assert cli.main(["play"]) == status
    assert capsys.readouterr().err == said


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch, ModuleNotFoundError("No module named 'nosuch'", name="nosuch"))
    with pytest.raises(ModuleNotFoundError):
        cli.main(["play"])


def test_a_reader_that_leaves_is_no_error() -> None:
    gone, pipe = os.pipe()
    os.close(gone)
    try:
        ended = subprocess.run(
            [sys.executable, "-m", "superdeck", "--help"],
            check=False,
            stdout=pipe,
            stderr=subprocess.PIPE,
        )
    finally:
        os.close(pipe)
    assert ended.stderr == b""
    assert ended.returncode == cli.BROKEN_PIPE


def test_a_place_that_is_no_command_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(sys.modules[__name__], "no_command", fail, raising=False)
    monkeypatch.setitem(cli.COMMANDS, "play", cli.Entry(f"{__name__}:no_command", ""))
    with pytest.raises(TypeError, match="is not a click command"):
        cli.main(["play"])
