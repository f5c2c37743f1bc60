"""Which functions a function calls: what the twin compiles, what `bind` binds."""

from __future__ import annotations

import dis
from types import FunctionType
from typing import TYPE_CHECKING, TypeVar, cast

from superdeck.engine.contract import SMALL_VERBS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Loop = TypeVar("Loop", bound="Callable[..., object]")


def calls(function: FunctionType, game: object = None) -> Iterator[tuple[str, FunctionType]]:
    """Yield the Python functions that a function may call, by the name that it uses.

    With a game, a driver's verbs (`game.deal`) are yielded too, the game's own functions.
    """
    before = ""
    for step in dis.get_instructions(function):
        if step.opname == "LOAD_GLOBAL":
            value = function.__globals__.get(step.argval)
            if isinstance(value, FunctionType):
                yield step.argval, value
        elif before == "game" and game is not None and step.argval in SMALL_VERBS:
            yield f"game.{step.argval}", getattr(game, step.argval)
        before = step.argval if step.opname == "LOAD_GLOBAL" else ""


def asks_game(function: FunctionType) -> bool:
    """Whether a function itself uses the global `game`."""
    steps = dis.get_instructions(function)
    return any(step.opname == "LOAD_GLOBAL" and step.argval == "game" for step in steps)


def is_loop(function: FunctionType) -> bool:
    """Whether a function is a driver that asks the game for something again and again."""
    again = any("BACKWARD" in step.opname for step in dis.get_instructions(function))
    return again and asks_game(function)


def knows_no_game(function: FunctionType) -> bool:
    """Whether a function, and all that it calls, does without the global `game`."""
    if asks_game(function):
        return False
    return all(knows_no_game(callee) for _, callee in calls(function))


def bind(loop: Loop, game: object) -> Loop:
    """Return a driver, and the drivers it calls, with the global `game` set to a game.

    For the plain life; the twin does the same with compiled verbs.
    """
    function = cast("FunctionType", loop)
    drivers = {
        name: bind(callee, game) for name, callee in calls(function) if not knows_no_game(callee)
    }
    space = {**function.__globals__, **drivers, "game": game}
    return cast("Loop", FunctionType(function.__code__, space, function.__name__))
