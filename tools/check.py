"""Run every check of this project and end with one table of them.

`make test` runs all parts, `make quick` the plain ones; names of parts as arguments run only these.
A part that could not run makes the run fail unless ALLOW_MISSING=part,... names it. Only the part
`newer` may be absent by itself: a machine with one Python has no newer one at hand.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
BIN = Path(sys.executable).parent
WORKERS = str(min(4, os.cpu_count() or 1))
NO_TESTS = 5
"""pytest's exit status when it found no test: nothing was checked."""

PASSED, FAILED, MISSING, ABSENT = "passed", "FAILED", "could not run", "not at hand"

OUTSIDE = re.compile(
    r"""<(?:script|link|img|iframe)[^>]*\s(?:src|href)=["']?(?:https?:)?//|url\(["']?https?:"""
)
"""What makes a page ask another machine for something."""


class Result(NamedTuple):
    """How a part ended, and why where that is not plain from its output."""

    state: str
    reason: str = ""


@dataclass(frozen=True)
class Part:
    """One line of the table."""

    name: str
    run: Callable[[], Result]
    quick: bool = False


@dataclass
class Outcome:
    """A part that has been run."""

    name: str
    result: Result
    seconds: float
    allowed: bool

    @property
    def bad(self) -> bool:
        """Whether it makes the run fail."""
        return self.result.state in (FAILED, MISSING) and not self.allowed


def command(*words: str | Path, **environment: str) -> int | None:
    """Run a program of the environment, output passing through; None if it is not there."""
    program, *rest = map(str, words)
    path = BIN / program
    if not path.exists():
        return None
    print(f"$ {program} {' '.join(rest)}", flush=True)
    own = {"SUPERDECK_CACHE": str(CACHE / "twin"), "COLUMNS": "100"}
    return subprocess.run(
        [path, *rest], cwd=ROOT, env=os.environ | own | environment, check=False
    ).returncode


def all_of(*commands: tuple[str | Path, ...]) -> Result:
    """Run all commands, the later ones too when an earlier one fails."""
    states = []
    for words in commands:
        status = command(*words)
        if status is None:
            return Result(MISSING, f"{words[0]} is not installed")
        states.append(status)
    return Result(FAILED if any(states) else PASSED)


def pytest(*words: str, **environment: str) -> Result:
    """Run some of the tests; none found is not a pass."""
    status = command("python", "-m", "pytest", *words, **environment)
    if status == NO_TESTS:
        return Result(MISSING, "pytest found no such test")
    return Result(FAILED if status else PASSED)


def lint() -> Result:
    """All rules of ruff, and its format."""
    return all_of(("ruff", "check", "."), ("ruff", "format", "--check", "."))


def types() -> Result:
    """Check the types strictly."""
    return all_of(("mypy",))


def imports() -> Result:
    """Hold the parts to the import contracts in pyproject.toml."""
    return all_of(("lint-imports", "--cache-dir", CACHE / "imports"))


def docs() -> Result:
    """Build the documentation; a warning fails, and so does a page that asks another machine."""
    site = ROOT / "site"
    # Not --quiet: it would hide the warnings from --strict too.
    result = all_of(("mkdocs", "build", "--strict", "--site-dir", site))
    if result.state != PASSED:
        return result
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    asking = [str(page) for page in pages if OUTSIDE.search(page.read_text("utf-8"))]
    return (
        Result(FAILED, f"asks another machine: {', '.join(asking)}") if asking else Result(PASSED)
    )


def warm() -> Result:
    """Compile the twin once for all later parts."""
    return all_of(("superdeck", "warm", "--all"))


COVERED = ("src/superdeck/games", "tests/engine")
"""Tests that together reach every line of games and engine."""


def plain() -> Result:
    """Run the plain life's tests, but those that the part `coverage` runs."""
    words = ("-m", "not twin", "-n", WORKERS)
    return pytest(*words, "tests", "--ignore=tests/engine")


def plain_quick() -> Result:
    """Run the plain life's tests up to the first failure, without the slow ones."""
    return pytest("-m", "not twin and not slow", "-n", WORKERS, "-x", "-q")


def coverage() -> Result:
    """Run the games' own tests and the engine's; they reach every line of games and engine."""
    words = ("-m", "not twin", "-n", WORKERS)
    return pytest(*words, *COVERED, "--cov", "--cov-report=term:skip-covered")


def twin() -> Result:
    """Run the tests that need the compiled twin."""
    return pytest("-m", "twin and not checked", "-n", WORKERS)


def bounds() -> Result:
    """Run some once more with the compiler's index checks, in a cache of their own."""
    words = ("-m", "boundscheck", "-n", WORKERS, "--dist", "loadgroup")
    return pytest(*words, NUMBA_BOUNDSCHECK="1", SUPERDECK_CACHE=str(CACHE / "bounds"))


def newer() -> Result:
    """Run the plain tests in a newer Python, in an environment kept beside the first."""
    found = newer_python()
    if found is None:
        return Result(ABSENT, f"no Python newer than {sys.version_info[0]}.{sys.version_info[1]}")
    python = ROOT / ".venv-newer" / "bin" / "python"
    if not prepare(found, python):
        return Result(MISSING, f"{found} cannot install requirements/test.txt")
    status = command(python, "-m", "pytest", "-m", "not twin", "-n", WORKERS, "-q")
    return Result(FAILED if status else PASSED)


def newer_python() -> str | None:
    """Find a newer Python that can make environments; PYTHON_NEWER names one to use."""
    probe = f"import sys, venv, ensurepip; sys.exit(sys.version_info[:2] <= {sys.version_info[:2]})"
    for path in candidates():
        if subprocess.run([path, "-c", probe], check=False, capture_output=True).returncode == 0:
            return path
    return None


def candidates() -> Iterator[str]:
    """Name Pythons that may be newer, newest first: on the PATH, then those that pyenv keeps."""
    if told := os.environ.get("PYTHON_NEWER"):
        yield told
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for version in ("3.14", "3.13", "3.12"):
        if found := shutil.which(f"python{version}"):
            yield found
        yield from map(str, sorted(home.glob(f"versions/{version}.*/bin/python3")))


def prepare(found: str, python: Path) -> bool:
    """Make the newer environment unless the same pins were installed there before."""
    folder, pins = python.parent.parent, ROOT / "requirements" / "test.txt"
    stamp = folder / ".pins"
    wanted = f"{found} {hashlib.sha256(pins.read_bytes()).hexdigest()}"
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    steps = (
        [found, "-m", "venv", "--clear", str(folder)],
        [*install, "--require-hashes", "--requirement", str(pins)],
        [*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)],
    )
    if any(subprocess.run(step, cwd=ROOT, check=False).returncode for step in steps):
        return False
    stamp.write_text(wanted)
    return True


PARTS = (
    Part("lint", lint, quick=True),
    Part("types", types, quick=True),
    Part("imports", imports, quick=True),
    Part("docs", docs),
    Part("warm", warm),
    Part("plain", plain),
    Part("coverage", coverage),
    Part("twin", twin),
    Part("bounds", bounds),
    Part("newer", newer),
)
QUICK = (*(part for part in PARTS if part.quick), Part("plain", plain_quick))


def chosen(words: list[str] | None = None) -> tuple[Part, ...]:
    """Read the command line: which parts to run."""
    names = [part.name for part in PARTS]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the plain parts only")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(names)}")
    told = parser.parse_args(words)
    if unknown := set(told.parts) - set(names):
        parser.error(f"no part {', '.join(sorted(unknown))}: the parts are {', '.join(names)}")
    if told.parts:
        return tuple(part for part in PARTS if part.name in told.parts)
    return QUICK if told.quick else PARTS


def attend(part: Part, allowed: frozenset[str]) -> Outcome:
    """Run one part and time it."""
    print(f"\n=== {part.name}: {(part.run.__doc__ or '').splitlines()[0]}", flush=True)
    start = time.monotonic()
    result = part.run()
    seconds = time.monotonic() - start
    return Outcome(part.name, result, seconds, result.state == MISSING and part.name in allowed)


def table(outcomes: list[Outcome]) -> str:
    """One line a part, and the closing count."""
    lines = [
        f"{each.name:<10}{each.result.state:<15}{each.seconds:>8.1f} s"
        + (f"  {each.result.reason}" if each.result.reason else "")
        + ("  (allowed)" if each.allowed else "")
        for each in outcomes
    ]
    bad = sum(each.bad for each in outcomes)
    good = sum(each.result.state == PASSED for each in outcomes)
    skipped = len(outcomes) - bad - good
    closing = f"{good} passed, {bad} failed" + (f", {skipped} skipped" if skipped else "")
    return "\n".join(["", f"{'part':<10}{'result':<15}{'time':>10}", *lines, "", closing])


def main() -> int:
    """Run the chosen parts and return 0 if nothing is wrong."""
    CACHE.mkdir(exist_ok=True)
    parts = chosen()
    allowed = frozenset(os.environ.get("ALLOW_MISSING", "").replace(" ", "").split(","))
    outcomes = [attend(part, allowed) for part in parts]
    print(table(outcomes), flush=True)
    return int(any(each.bad for each in outcomes))


if __name__ == "__main__":
    sys.exit(main())
