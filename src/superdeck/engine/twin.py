"""The twin: the rules of a game compiled for a numpy record of its state.

The only module that imports numba. Rules and drivers stay undecorated: `Twin` copies a function
and everything that it calls into a namespace of compiled functions. One cache folder a game, named
by a fingerprint of all sources that may be compiled, because numba's own cache notices neither an
edited helper in another file nor two games whose records look alike.
"""

from __future__ import annotations

import hashlib
import inspect
import math
import os
import sys
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, cast

import numba
import numpy as np
from filelock import FileLock
from llvmlite import ir
from numba import types
from numba.core import config
from numba.extending import intrinsic, overload, overload_method
from platformdirs import user_cache_path

import superdeck
from superdeck.engine.callgraph import calls, is_loop
from superdeck.engine.contract import SMALL_VERBS, Game
from superdeck.engine.state import MAX_SEATS, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PADDING = 16
"""Ints after each state, so that two workers never write to one cache line."""

SPARE = 1024
"""Actions that a faulty `legal` may write past its size before a driver finds it."""

STREAM = np.dtype([(name, "i8") for name in ("a", "b", "c", "counter")])
REACTION = np.dtype(
    [(name, "i8") for name in ("look", "move", "act", "looked", "due", "moving", "answers")]
    + [(name, "i8", (MAX_SEATS,)) for name in ("since", "held")]
)
SCORE = np.dtype([("points", "i8", (MAX_SEATS,)), ("winners", "i8")])


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_context: Any, _word: Any) -> Any:  # noqa: ANN401 - numba's own untyped interface
    def build(_target: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_above(_context: Any, _word: Any) -> Any:  # noqa: ANN401 - as above
    def build(_target: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def _bit_count(word: int) -> Callable[[int], int]:  # noqa: ARG001 - numba pairs the names
    def bit_count(word: int) -> int:
        return _ones(word)  # type: ignore[no-any-return]

    return bit_count


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def _bit_length(word: int) -> Callable[[int], int]:  # noqa: ARG001 - as above
    def bit_length(word: int) -> int:
        return 64 - _zeros_above(word)  # type: ignore[no-any-return]

    return bit_length


@overload(math.isqrt)  # type: ignore[untyped-decorator]
def _isqrt(number: int) -> Callable[[int], int]:  # noqa: ARG001 - as above
    def isqrt(number: int) -> int:
        root = int(math.sqrt(number))  # IEEE 754: the same on every processor, at most 1 off
        if root * root > number:
            return root - 1
        return root + 1 if (root + 1) * (root + 1) <= number else root

    return isqrt


def dtype_of(state: type[State]) -> np.dtype[np.void]:
    """Return the record of a state: 64-bit ints in the order of declaration, then padding."""
    fields = [
        (field.name, "i8", (field.mark.size,)) if field.mark.size else (field.name, "i8")
        for field in state.fields
    ]
    return np.dtype([*fields, ("padding", "i8", (PADDING,))])


def cache_root() -> Path:
    """Return the folder of all compiled games: `SUPERDECK_CACHE`, or the user's cache."""
    named = os.environ.get("SUPERDECK_CACHE")
    return Path(named).absolute() if named else user_cache_path("superdeck") / "twin"


def fingerprint(game: Game[Any]) -> str:
    """Return a name for all sources and versions that decide what is compiled."""
    package = Path(superdeck.__file__).parent
    own = Path(inspect.getfile(game.STATE)).parent
    folders = [package / "engine", package / "cards", package / "bots", own]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {config.BOUNDSCHECK}".encode())
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Twin:
    """The compiled life of one game. `verbs` has the contract's small verbs, compiled."""

    def __init__(self, game: Game[Any]) -> None:
        """Prepare a game; nothing is compiled before its first call."""
        self.game = game
        self.folder = cache_root() / f"{game.FACTS.name}-{fingerprint(game)}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.state_type = dtype_of(game.STATE)
        size = game.FACTS.legal_size
        self.moves_type = np.dtype([("size", "i8"), ("action", "i8", (size + SPARE,))])
        self.numbers_type = np.dtype([("value", "i8", (max(1, game.FACTS.numbers),))])
        self._compiled: dict[tuple[FunctionType, bool, str], Any] = {}
        self.verbs: Any = ModuleType("verbs")
        self._inlined: Any = ModuleType("inlined")
        for name in SMALL_VERBS:
            verb = cast("FunctionType", getattr(game, name))
            setattr(self.verbs, name, self._compile(verb, self.verbs, called=True))
            setattr(self._inlined, name, self._compile(verb, self._inlined))

    def compile(self, driver: Callable[..., Any], *, inline: bool = True) -> Any:  # noqa: ANN401 - a numba dispatcher
        """Return the compiled copy of a driver, to be called from Python.

        Without `inline` it calls the verbs instead of taking each in wherever it stands: the better
        way for a large driver.
        """
        verbs = self._inlined if inline else self.verbs
        return self._compile(cast("FunctionType", driver), verbs, called=True)

    def _compile(self, function: FunctionType, verbs: ModuleType, *, called: bool = False) -> Any:  # noqa: ANN401 - as above
        key = (function, called, verbs.__name__)
        if key not in self._compiled:
            names = {name: self._compile(callee, verbs) for name, callee in calls(function)}
            space = {**function.__globals__, **names, "game": verbs}
            copy = FunctionType(function.__code__, space, function.__name__)
            copy.__module__ = function.__module__
            # numba's cache tells functions apart by name and types alone.
            copy.__qualname__ = f"{function.__qualname__}.{verbs.__name__}{'.called' * called}"
            with self._cache_folder():
                # A loop costs as much to compile wherever it is taken in, and gains nothing there.
                self._compiled[key] = numba.njit(
                    copy,
                    cache=True,
                    nogil=True,
                    forceinline=not (called or is_loop(function)),
                    no_cfunc_wrapper=True,
                    no_cpython_wrapper=not called,
                )
        return self._compiled[key]

    @contextmanager
    def _cache_folder(self) -> Iterator[None]:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self.folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before

    def first(self, function: Any, *arguments: Any) -> Any:  # noqa: ANN401 - any compiled call
        """Call a compiled function while no other process compiles this game.

        The first process compiles and writes the cache; those that wait then load it.
        """
        with FileLock(self.folder / "lock"):
            return function(*arguments)

    def states(self, count: int = 1) -> np.ndarray[Any, np.dtype[np.void]]:
        """Return `count` empty state records."""
        return np.zeros(count, self.state_type)

    def moves(self) -> np.ndarray[Any, np.dtype[np.void]]:
        """Return a buffer for `legal`, as an array of one record."""
        buffer = np.zeros(1, self.moves_type)
        buffer["size"] = self.game.FACTS.legal_size
        return buffer

    def load(self, record: np.void, state: State) -> None:
        """Copy a plain state into a record."""
        for field in state.fields:
            record[field.name] = getattr(state, field.name)

    def read(self, record: np.void) -> State:
        """Return a record as a plain state."""
        state: State = self.game.STATE()
        for field in state.fields:
            setattr(state, field.name, record[field.name].tolist())
        return state


_TWINS: dict[str, Twin] = {}


def twin_of(game: Game[Any]) -> Twin:
    """Return the one twin of a game in this process."""
    name = game.FACTS.name
    if name not in _TWINS:
        _TWINS[name] = Twin(game)
    return _TWINS[name]
