"""Mutation test of a game's rules: which small faults do its tests not see?

`python tools/mutate.py president` changes one place of the game's rules at a time in a copy of the
checkout, runs the game's own tests and a quick part of the laws against it, and prints the mutants
that survive, with line and change. Run by hand; it writes nothing into the checkout. Ctrl-C prints
what has been found.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/superdeck/games")
NOT_RULES = {"__init__.py", "words.py", "views.py", "story.py", "thumb.py"}
"""Modules that say rather than rule; name one with --files to mutate it too."""

LAWS = (
    "tests/laws/test_perft.py",
    "tests/secrecy/test_uniform.py",
    "tests/laws/test_play.py",
    "tests/secrecy/test_secrecy.py",
    "tests/secrecy/test_stories.py",
)
"""In this order, up to the first failure; planted faults are left out."""

LIMIT = 180
"""Seconds after which a mutant counts as seen: it runs in a circle."""

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
    """One change: where, what it was, what it is, and the whole text of the changed module."""

    path: Path
    line: int
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.path.name}:{self.line}: {self.before}  →  {self.after}"


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
    elif isinstance(node, ast.Return) and node.value is not None:
        yield ast.Return(ast.Constant(0))


def places(tree: ast.AST) -> list[tuple[ast.AST, str, int | None]]:
    """Return every place inside a function: its parent, field and index."""
    found: list[tuple[ast.AST, str, int | None]] = []
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for parent in [node for statement in function.body for node in ast.walk(statement)]:
            for name, value in ast.iter_fields(parent):
                if isinstance(value, list):
                    found += [(parent, name, i) for i, v in enumerate(value) if usable(v)]
                elif usable(value):
                    found.append((parent, name, None))
        found += [(function, "body", i) for i, node in enumerate(function.body) if usable(node)]
    return found


def usable(node: object) -> bool:
    """Whether a node can be changed; docstrings cannot."""
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return isinstance(node, ast.expr | ast.stmt) and not text


def mutants(path: Path) -> Iterator[Mutant]:
    """Yield all mutants of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    for parent, name, index in places(tree):
        field = getattr(parent, name)
        node = field if index is None else field[index]
        for change in changes(node):
            ast.copy_location(change, node)
            put(parent, name, index, change)
            text = ast.unparse(ast.fix_missing_locations(tree))
            put(parent, name, index, node)
            yield Mutant(path, node.lineno, one_line(node), one_line(change), text)


def put(parent: ast.AST, name: str, index: int | None, node: ast.AST) -> None:
    """Put a node into its place."""
    if index is None:
        setattr(parent, name, node)
    else:
        getattr(parent, name)[index] = node


def copy_of_checkout(folder: Path) -> Path:
    """Copy what the tests need."""
    for name in ("src", "tests", "tools", "examples", "pyproject.toml"):
        source = ROOT / name
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
            shutil.copytree(source, folder / name, ignore=ignore)
        elif source.exists():
            shutil.copy(source, folder / name)
    return folder


def seen(mutant: Mutant | None, folder: Path, game: str, limit: float) -> str:
    """Return how a copy's tests see a mutant (or the game as it is), '' where they do not."""
    own = folder / GAMES / game / "tests"
    name = mutant.path.relative_to(ROOT) if mutant else None
    if mutant and name:
        (folder / name).write_text(mutant.text, "utf-8")
    paths = ([own] if own.exists() else []) + [folder / law for law in LAWS]
    words = ["-x", "-q", "--no-header", "-m", "not twin", "-k", f"not seen and not {other(game)}"]
    environment = os.environ | {
        "PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "SUPERDECK_EXAMPLES": "5",
    }
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words, *map(str, paths)],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "too slow"
    finally:
        if name:
            shutil.copy(ROOT / name, folder / name)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return (failed or [f"status {done.returncode}"])[0] if done.returncode else ""


def other(game: str) -> str:
    """Return words that leave out the tests of other games."""
    names = [path.name for path in (ROOT / GAMES).iterdir() if (path / "rules.py").exists()]
    return " and not ".join(name for name in names if name != game) or "nothing"


def main() -> int:
    """Run the mutants of one game; return 0 if none survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--files", nargs="*", help="modules; default: all that rule")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, help="only so many mutants, drawn with seed 1")
    told = parser.parse_args()
    folder = ROOT / GAMES / told.game
    files = told.files or sorted(p.name for p in folder.glob("*.py") if p.name not in NOT_RULES)
    found = [mutant for name in files for mutant in mutants(folder / name)]
    if told.sample and told.sample < len(found):
        found = random.Random(1).sample(found, told.sample)  # noqa: S311 - no secret
    with tempfile.TemporaryDirectory(prefix="mutate-") as temporary:
        return run(found, Path(temporary), told.game, told.jobs)


def run(found: list[Mutant], temporary: Path, game: str, jobs: int) -> int:
    """Run all mutants, `jobs` at a time; print survivors."""
    copies: Queue[Path] = Queue()
    for number in range(jobs):
        copies.put(copy_of_checkout(temporary / str(number)))
    first = copies.get()
    start = time.monotonic()
    if wrong := seen(None, first, game, 10 * LIMIT):
        print(f"the tests fail without a mutant: {wrong}")
        return 2
    limit = max(30.0, 4 * (time.monotonic() - start))
    copies.put(first)
    print(f"{len(found)} mutants of {game}; one takes at most {limit:.0f} s", flush=True)

    def attend(mutant: Mutant) -> bool:
        copy = copies.get()
        try:
            how = seen(mutant, copy, game, limit)
        finally:
            copies.put(copy)
        if not how:
            print(f"SURVIVED {mutant}", flush=True)
        return not how

    done = survivors = 0
    with ThreadPoolExecutor(jobs) as pool, progress() as bar:
        waiting = [pool.submit(attend, mutant) for mutant in found]
        try:
            for future in bar.track(as_completed(waiting), len(found), description=game):
                survivors += future.result()
                done += 1
        except KeyboardInterrupt:
            print(f"stopped after {done} of {len(found)}", flush=True)
            pool.shutdown(wait=False, cancel_futures=True)
    print(f"{done - survivors} of {done} seen, {survivors} survived")
    return int(survivors > 0)


def progress() -> Progress:
    """Return a bar with the time left, on a terminal only."""
    return Progress(console=Console(stderr=True), disable=not sys.stderr.isatty())


if __name__ == "__main__":
    sys.exit(main())
