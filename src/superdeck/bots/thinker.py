"""One searching player made ready: the buffers that `search` needs, in either life."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.bots.search import Edge, Thought, search
from superdeck.engine.actions import Seen
from superdeck.engine.callgraph import bind
from superdeck.engine.state import Moves, Score, State

if TYPE_CHECKING:
    from superdeck.bots.player import Player
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game

ROOM = 2
"""Edges for each iteration: one that is new, one where a forced move is new as well."""

SPARE = 1024
"""Edges beside these: the root's, and what a small search needs for its forced moves."""


def sights(game: Game[Any]) -> list[int]:
    """Return of each action of a game whether everybody sees it (1) or not (0)."""
    return [
        int(span.seen is Seen.ALL) for span in game.FACTS.actions.spans for _ in range(span.size)
    ]


def characters(game: Game[Any]) -> int:
    """Return how many characters the other seats may have, 1 where they are not drawn."""
    return len(game.FACTS.styles) if game.FACTS.drawn else 1


class Copies(list[State]):
    """States of the plain life in which, as in records, setting one makes a copy."""

    def __setitem__(self, index: Any, state: Any) -> None:  # noqa: ANN401 - as a list has it
        """Put a copy there."""
        super().__setitem__(index, state.copy())


class Thinker:
    """Searches in the plain life: the same choices as in the twin, a hundred times slower."""

    def __init__(self, game: Game[Any]) -> None:
        """Make room for the searches of one game, one at a time."""
        self._search = bind(search, game)
        self._moves = Moves(game.FACTS.legal_size)
        self._worlds = Copies([game.STATE()])
        self._thought = Thought(game.FACTS.actions.count)
        self._thought.sight = sights(game)
        self._thought.styles = characters(game)
        self._edges: list[Edge] = []

    def choose(self, state: State, seat: int, player: Player, chance: Stream) -> int:
        """Return the action of a seat that is asked; `state` stays as it is."""
        wanted = ROOM * player.iterations + SPARE
        self._edges += [Edge() for _ in range(wanted - len(self._edges))]
        return self._search(
            [state],
            self._worlds,
            seat,
            player.level,
            player.iterations,
            self._moves,
            self._edges[:wanted],
            self._thought,
            Score(),
            chance,
        )
