"""The live verbs of a game with turns: every act is itself, and nobody is ever late.

A game with turns takes all four by one import; a live game writes its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Reaction, State


def live(_state: State) -> bool:
    """Return that somebody has a turn."""
    return False


def counter(_state: State) -> int:
    """Return 0: acts answer a turn, not a number."""
    return 0


def claim(_state: State, _seat: int, action: int, _counter: int) -> int:
    """Return the act itself."""
    return action


def react(_state: State, _seat: int, _style: int, _chance: Stream, out: Reaction) -> None:
    """Give no reaction: whoever is asked takes the time that they need."""
    out.look = out.move = 0
    out.act = -1
