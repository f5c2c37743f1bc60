"""SUPRA: the rule of thumb of the `rules` bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.supra.state import SupraState

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves


def prefer(
    _state: SupraState, _seat: int, _style: int, actions: Moves, _count: int, _chance: Stream
) -> int:
    """Take the first action."""
    return actions.action[0]
