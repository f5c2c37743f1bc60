"""The register: the games by name, imported when they are asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from superdeck.engine.contract import Game

NAMES = ("president", "superior", "circles", "supra", "superhero")


def load(name: str) -> Game[Any]:
    """Return a game by its name; a wrong name is answered with the right ones."""
    if name not in NAMES:
        message = f"there is no game {name!r}: the games are {', '.join(NAMES)}"
        raise SuperdeckError(message)
    return cast("Game[Any]", import_module(f"superdeck.games.{name}"))
