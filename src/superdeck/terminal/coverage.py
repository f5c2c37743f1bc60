"""Which clauses, rulings and options of a game have a test: read from rulebook, rules and tests."""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import superdeck
from superdeck.engine.match import options_of
from superdeck.errors import SuperdeckError
from superdeck.phrases import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.engine.contract import Game
    from superdeck.engine.options import Option
    from superdeck.phrases import Entry

ID = re.compile(r"([A-Z]+)-([RE]?)(\d+)")
TESTED = re.compile(r"(?<=_)([a-z]+)_([re]?)(\d+)(?=_|$)")


@dataclass(slots=True)
class Coverage:
    """What was counted; `missing` and `later` are sentences that begin with an id."""

    game: str
    clauses: int = 0
    tested: int = 0
    rulings: int = 0
    options: int = 0
    later: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def counts(self) -> dict[str, Any]:
        """Return it as `rules --coverage --json` prints it."""
        return {name: getattr(self, name) for name in self.__slots__}


def cover(game: Game[Any]) -> Coverage:
    """Count. Raises `SuperdeckError` where there is no checkout with the tests."""
    folder = Path(inspect.getfile(game.STATE)).parent
    names = set(_tests(folder))
    options = options_of(game)
    words = {option.name: option.say(option.default) for option in options}
    book = (e for e in rulebook(game.FACTS.name, "en", words) if e.kind == "clause")
    clauses = sorted(book, key=lambda entry: _parts(entry.id))
    found = Coverage(game.FACTS.name, options=len(options))
    tested = {_id(*parts) for name in names for parts in TESTED.findall(name)}
    for entry in clauses:
        _count(found, entry, tested)
    found.missing += _gaps(clauses) + _strangers(clauses, folder, options)
    for option in options:
        found.missing += _untested(option, names)
    return found


def _count(found: Coverage, entry: Entry, tested: set[str]) -> None:
    kind = _parts(entry.id)[1]
    found.clauses += kind == ""
    found.rulings += kind == "R"
    found.tested += kind == "" and entry.id in tested
    if entry.later:
        found.later.append(f"{entry.id}: {entry.later}")
    elif entry.id not in tested:
        found.missing.append(f"{entry.id} has no test")


def _tests(folder: Path) -> Iterator[str]:
    """Yield the name of every test function beside a game and in `tests/`."""
    root = Path(superdeck.__file__).parents[2]
    own, shared = folder / "tests", root / "tests"
    if not (root / "pyproject.toml").is_file() or not shared.is_dir():
        message = "--coverage needs a checkout of superdeck: the tests are not installed with it"
        raise SuperdeckError(message)
    for path in sorted([*own.rglob("*.py"), *shared.rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


def _parts(clause: str) -> tuple[str, str, int]:
    match = ID.fullmatch(clause)
    if match is None:
        message = f"{clause} is no clause's id"
        raise ValueError(message)
    return match[1], match[2], int(match[3])


def _id(game: str, kind: str, number: str | int) -> str:
    """Write an id as the rulebook does: two digits, but one for worked examples."""
    digits = f"{int(number)}" if kind.upper() == "E" else f"{int(number):02}"
    return f"{game.upper()}-{kind.upper()}{digits}"


def _gaps(clauses: list[Entry]) -> list[str]:
    """Name the numbers that a rulebook leaves out."""
    known = {_parts(entry.id) for entry in clauses}
    gaps = []
    for game, kind in sorted({(game, kind) for game, kind, _ in known}):
        last = max(number for g, k, number in known if (g, k) == (game, kind))
        gaps += [
            f"{_id(game, kind, number)} is not in the rulebook"
            for number in range(1, last + 1)
            if (game, kind, number) not in known
        ]
    return gaps


def _strangers(clauses: list[Entry], folder: Path, options: tuple[Option, ...]) -> list[str]:
    """Name what the rules or options cite and the rulebook does not have.

    Worked examples count only where the rulebook has some.
    """
    known = {_parts(entry.id) for entry in clauses}
    ours = {(game, kind) for game, kind, _ in known} | {(game, "R") for game, _, _ in known}
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    text += " ".join(option.clause for option in options)
    cited = {(game, kind, int(number)) for game, kind, number in ID.findall(text)}
    return [
        f"{_id(*parts)} is cited by the rules but not in the rulebook"
        for parts in sorted(cited - known)
        if parts[:2] in ours
    ]


def _untested(option: Option, names: set[str]) -> list[str]:
    """Name the values of an option without a test: each word, and a range as a whole."""
    base = f"test_option_{option.name}"
    words = {f"{base}_{word}" for word, _ in option.words}
    missing = [
        f"option {option.name}={word} has no test"
        for word, _ in option.words
        if not any(_begins(name, f"{base}_{word}") for name in names)
    ]
    if option.span:
        of_words = {name for name in names for word in words if _begins(name, word)}
        if not any(_begins(name, base) for name in names - of_words):
            missing.append(f"option {option.name} in its range has no test")
    return missing


def _begins(name: str, base: str) -> bool:
    return name == base or name.startswith(f"{base}_")
