"""Mutation test of a game's rules: which small faults do its tests not see?

`python tools/mutate.py president` changes one place of the game's rules at a time and runs the
tests that come by there, the shortest first, until one fails: the game's own tests and a quick part
of the laws. It prints the mutants that survive, with line and change. Run by hand, where `os.fork`
exists; it writes nothing: each mutant lives in a process of its own that puts the changed code into
the loaded functions. Ctrl-C prints what has been found.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import os
import random
import signal
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, NoReturn, TypeVar

import coverage
import pytest
from rich.console import Console
from rich.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GAMES = SOURCE / "superdeck" / "games"
NOT_RULES = {
    "__init__",
    "words",
    "views",
    "refusals",
    "story",
    "thumb",
    "position",
    "deck",
    "decktext",
}
"""Modules that say rather than rule; name one with --files to mutate it too."""

LAWS = (
    "tests/laws/test_perft.py",
    "tests/laws/test_play.py",
    "tests/secrecy/test_uniform.py",
    "tests/secrecy/test_uniform_president.py",
    "tests/secrecy/test_secrecy.py",
    "tests/secrecy/test_stories.py",
)
"""Planted faults are left out: they change the verbs themselves."""

LIMIT = 10
"""A test that takes so many times as long as it should, and a second, runs in a circle."""

FLIPS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
SWAPS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.FloorDiv: ast.Mod,
    ast.Mod: ast.FloorDiv,
}
SMALL = 16
"""Ints up to this are changed by one."""


@dataclass(frozen=True)
class Mutant:
    """One change: where, in which function, what it was, what it is, and the changed code."""

    path: Path
    line: int
    function: str
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.path.name}:{self.line}: {self.before}  →  {self.after}"

    def enter(self) -> None:
        """Put the changed code into the loaded function; every importer has the same function."""
        loaded(self.path, self.function).__code__ = self.code


def loaded(path: Path, name: str) -> FunctionType:
    """Return a function of a module; raises `TypeError` where a decorator hides it."""
    module = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    found: object = importlib.import_module(module)
    for part in name.split("."):
        found = getattr(found, part)
    if not isinstance(found, FunctionType):
        message = f"{path.name}: {name} is no plain function"
        raise TypeError(message)
    return found


def one_line(node: ast.AST) -> str:
    """Return the source of a node on one line, cut short."""
    return " ".join(ast.unparse(node).split())[:90]


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a node may be changed into."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for op in FLIPS.get(type(node.ops[0]), ()):
            yield ast.Compare(node.left, [op()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        yield ast.BinOp(node.left, SWAPS[type(node.op)](), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.Invert):
        yield node.operand
    elif isinstance(node, ast.Constant) and type(node.value) is int and node.value <= SMALL:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Assign | ast.AugAssign | ast.Expr | ast.Break):
        yield ast.Pass()
    elif isinstance(node, ast.Return) and not is_nothing(node.value):
        yield ast.Return(ast.Constant(0))


def is_nothing(node: ast.expr | None) -> bool:
    """Whether a returned value is none, or 0 or False, which are the same to a reader."""
    return node is None or (isinstance(node, ast.Constant) and node.value in (0, False))


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Yield the functions of a module and the methods of its classes, by name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            yield from ((f"{node.name}.{part.name}", part) for part in inner)


def places(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Yield every place inside a function: its parent, field and index."""
    yield from ((function, "body", i) for i, node in enumerate(function.body) if usable(node))
    for parent in [node for statement in function.body for node in ast.walk(statement)]:
        for name, value in ast.iter_fields(parent):
            if isinstance(value, list):
                yield from ((parent, name, i) for i, v in enumerate(value) if usable(v))
            elif usable(value):
                yield parent, name, None


def usable(node: object) -> bool:
    """Whether a node can be changed; docstrings cannot."""
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return isinstance(node, ast.expr | ast.stmt) and not text


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield all mutants of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    for name, function in functions(tree):
        for parent, part, index in list(places(function)):
            value = getattr(parent, part)
            node = value if index is None else value[index]
            for change in changes(node):
                ast.copy_location(change, node)
                put(parent, part, index, change)
                ast.fix_missing_locations(tree)
                code = code_of(compile(tree, str(path), "exec"), name)
                put(parent, part, index, node)
                yield Mutant(path, node.lineno, name, one_line(node), one_line(change), code)


def code_of(code: CodeType, name: str) -> CodeType:
    """Return the code of a function of a compiled module."""
    for part in name.split("."):
        inner = [c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part]
        code = inner[-1]
    return code


def put(parent: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    """Put a node into its place."""
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


@dataclass
class Watched:
    """One test: how long it took, and the lines that it came by."""

    item: pytest.Item
    seconds: float
    lines: set[tuple[Path, int]]
    functions: set[tuple[Path, str]]


class Mutation:
    """A pytest plugin: runs all tests once, then for each mutant those that come by it."""

    def __init__(self, paths: list[Path], jobs: int, sample: int | None) -> None:
        """Prepare the mutants of some modules."""
        self.paths = paths
        self.jobs = jobs
        found = [mutant for path in paths for mutant in mutants(path)]
        few = min(sample or len(found), len(found))
        self.mutants = random.Random(1).sample(found, few)  # noqa: S311 - no secret
        self.tests: list[Watched] = []
        self.survived: list[Mutant] = []
        self.done = 0
        self.alone = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A failure in a mutant's process: it is seen."""
        if report.failed and self.alone:
            os._exit(1)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's own loop."""
        self.watch(session)
        if session.testsfailed:
            return True
        with progress() as bar:
            task = bar.add_task("mutants", total=len(self.mutants))
            try:
                for _ in self.attend():
                    bar.update(task, completed=self.done)
            except KeyboardInterrupt:
                print(f"stopped after {self.done} of {len(self.mutants)}", flush=True)
        seen = self.done - len(self.survived)
        print(f"{seen} of {self.done} seen, {len(self.survived)} survived", flush=True)
        return True

    def watch(self, session: pytest.Session) -> None:
        """Run every test once, and note which functions it comes by."""
        owner = {
            (path, line): name
            for path in self.paths
            for name, node in functions(ast.parse(path.read_text("utf-8")))
            for line in range(node.body[0].lineno, (node.end_lineno or 0) + 1)
        }
        watched = [str(path) for path in self.paths]
        for item, following in pairs(session.items):
            tracer = coverage.Coverage(data_file=None, config_file=False, include=watched)
            tracer.set_option("run:disable_warnings", ["no-data-collected", "module-not-imported"])
            start = time.process_time()
            with tracer.collect():
                run(item, following)
            seconds = time.process_time() - start
            found = tracer.get_data()
            lines = {(path, at) for path in self.paths for at in found.lines(str(path)) or []}
            places = {(path, owner[path, at]) for path, at in lines if (path, at) in owner}
            self.tests.append(Watched(item, seconds, lines, places))
        total = sum(test.seconds for test in self.tests)
        print(f"{len(self.mutants)} mutants, {len(self.tests)} tests of {total:.0f} s", flush=True)

    def attend(self) -> Iterator[int]:
        """Run the mutants, `jobs` at a time; yield after each."""
        running: dict[int, Mutant] = {}
        for mutant in self.mutants:
            while len(running) >= self.jobs:
                yield self.reap(running)
            running[self.fork(mutant)] = mutant
        while running:
            yield self.reap(running)

    def fork(self, mutant: Mutant) -> int:
        """Start the process of a mutant and return its number."""
        sys.stdout.flush()
        if child := os.fork():
            return child
        self.alone = True
        try:
            self.suffer(mutant)
        finally:
            os._exit(2)

    def suffer(self, mutant: Mutant) -> NoReturn:
        """Be a mutant: run the tests that come by; the process ends with 0 if all pass."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        signal.signal(signal.SIGPROF, lambda *_told: os._exit(1))
        mutant.enter()
        tests = self.witnesses(mutant)
        for test, following in pairs(tests):
            signal.setitimer(signal.ITIMER_PROF, 1 + LIMIT * test.seconds)
            run(test.item, following.item if following else None)
        os._exit(0)

    def witnesses(self, mutant: Mutant) -> list[Watched]:
        """Return the tests that come by a function, those that pass the line first."""
        line = (mutant.path, mutant.line)
        found = [test for test in self.tests if (mutant.path, mutant.function) in test.functions]
        return sorted(found, key=lambda test: (line not in test.lines, test.seconds))

    def reap(self, running: dict[int, Mutant]) -> int:
        """Wait for one process of ours to end, and note what became of its mutant."""
        child, status = os.wait()
        mutant = running.pop(child)
        self.done += 1
        if status == 0:
            self.survived.append(mutant)
            print(f"SURVIVED {mutant}", flush=True)
        return child


def pairs(tests: list[T]) -> Iterator[tuple[T, T | None]]:
    """Yield each test with the one that follows it."""
    return zip(tests, [*tests[1:], None], strict=True)


def run(item: pytest.Item, following: pytest.Item | None) -> None:
    """Run one test as pytest does."""
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def other(game: str) -> str:
    """Return words that leave out the tests of other games."""
    names = [path.name for path in GAMES.iterdir() if (path / "rules.py").exists()]
    return " and not ".join(name for name in names if name != game) or "nothing"


def progress() -> Progress:
    """Return a bar with the time left, on a terminal only."""
    return Progress(console=Console(stderr=True), disable=not sys.stderr.isatty())


def main() -> int:
    """Run the mutants of one game; return 0 if none survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--files", nargs="*", help="modules; default: all that rule")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn with seed 1")
    told = parser.parse_args()
    folder = GAMES / told.game
    files = told.files or sorted(p.name for p in folder.glob("*.py") if p.stem not in NOT_RULES)
    os.environ["SUPERDECK_SHRINK"] = "no"
    plugin = Mutation([folder / name for name in files], told.jobs, told.sample)
    words = ["-q", "-p", "no:xdist", "--capture=no", "--no-header"]
    words += ["-m", "not twin", "-k", f"not seen and not {other(told.game)}"]
    tests = [folder / "tests", *(ROOT / law for law in LAWS)]
    status = pytest.main([*words, *(str(path) for path in tests)], plugins=[plugin])
    return int(status) or int(bool(plugin.survived))


if __name__ == "__main__":
    sys.exit(main())
