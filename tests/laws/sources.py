"""The laws of the small Python: what a verb may be written in, and that calls run in no circle."""

from __future__ import annotations

import ast
import inspect
import textwrap
from types import FunctionType
from typing import TYPE_CHECKING, Any

from superdeck.bots import drivers as bot_drivers
from superdeck.engine import drivers
from superdeck.engine.callgraph import calls
from superdeck.engine.contract import SMALL_VERBS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Game

FORBIDDEN = (
    ast.AsyncFunctionDef,
    ast.Await,
    ast.ClassDef,
    ast.Dict,
    ast.DictComp,
    ast.Div,
    ast.FormattedValue,
    ast.GeneratorExp,
    ast.Global,
    ast.Import,
    ast.ImportFrom,
    ast.JoinedStr,
    ast.Lambda,
    ast.List,
    ast.ListComp,
    ast.Match,
    ast.Nonlocal,
    ast.Set,
    ast.SetComp,
    ast.Starred,
    ast.Try,
    ast.With,
    ast.Yield,
    ast.YieldFrom,
)
"""Syntax that the small Python does without; `/` makes a float."""


def loops() -> list[FunctionType]:
    """Return the drivers of the engine and of the bots."""
    return [
        value
        for module in (drivers, bot_drivers)
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def verbs(game: Game[Any]) -> list[FunctionType]:
    """Return the small verbs of a game."""
    return [getattr(game, name) for name in SMALL_VERBS]


def reached(game: Game[Any], roots: Iterable[FunctionType]) -> list[FunctionType]:
    """Return all functions that these may call, themselves first."""
    found: dict[FunctionType, None] = {}
    waiting = list(roots)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found[function] = None
            waiting += [callee for _, callee in calls(function, game)]
    return list(found)


def law_no_cycle(game: Game[Any], roots: Iterable[FunctionType]) -> int:
    """No function calls itself by any way round; returns how many there are."""
    done: set[FunctionType] = set()

    def walk(function: FunctionType, path: tuple[FunctionType, ...]) -> None:
        names = " → ".join(f.__name__ for f in (*path, function))
        assert function not in path, f"functions call each other in a circle: {names}"
        if function not in done:
            for _, callee in calls(function, game):
                walk(callee, (*path, function))
            done.add(function)

    for root in roots:
        walk(root, ())
    return len(done)


def law_small(function: FunctionType) -> None:
    """A function of the rules is written in the small Python."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    top = tree.body[0]
    assert isinstance(top, ast.FunctionDef)
    assert not top.decorator_list, f"{function.__name__} is decorated"
    assert not top.args.vararg, f"{function.__name__} takes any number of arguments"
    body = top.body[1:] if ast.get_docstring(top) is not None else top.body
    for node in (node for statement in body for node in ast.walk(statement)):
        where = f"{function.__module__}.{function.__name__}, line {getattr(node, 'lineno', 0)}"
        assert not isinstance(node, FORBIDDEN), f"{type(node).__name__} in {where}"
        assert not isinstance(node, ast.FunctionDef), f"a function inside {where}"
        if isinstance(node, ast.Constant):
            assert isinstance(node.value, int | None), f"{node.value!r} in {where}"
        if isinstance(node, ast.Call):
            assert not node.keywords, f"a keyword argument in {where}"
