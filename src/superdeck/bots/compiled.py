"""A searching player in the twin. Importing this imports the compiler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from superdeck.bots.player import MOST_ITERATIONS
from superdeck.bots.search import DEEPEST, search
from superdeck.bots.thinker import ROOM, SPARE, characters, sights
from superdeck.engine.state import MAX_SEATS
from superdeck.engine.twin import SCORE, STREAM, Twin, twin_of

if TYPE_CHECKING:
    from superdeck.bots.player import Player
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import State

    Record = np.ndarray[Any, np.dtype[np.void]]

EDGE_NUMBERS = "seat action next first below visits gain spread"
"""The numbers of an `Edge`."""

EDGE = np.dtype([(name, "i8") for name in EDGE_NUMBERS.split()])


NUMBERS = "used depth missing fresh mean root other most styles a b c counter"
"""The single numbers of a `Thought`."""


def thought_type(actions: int) -> np.dtype[np.void]:
    """Return the record of a `Thought` for so many actions."""
    return np.dtype(
        [(name, "i8") for name in NUMBERS.split()]
        + [(name, "i8", (actions,)) for name in ("sight", "mark")]
        + [("path", "i8", (DEEPEST,))]
        + [(name, "i8", (MAX_SEATS,)) for name in ("style", "reward")]
    )


class CompiledThinker:
    """Searches in the twin; one a thread."""

    def __init__(self, game: Game[Any]) -> None:
        """Make room for the searches of one game, one at a time."""
        twin: Twin = twin_of(game)
        self.twin = twin
        self._search = twin.compile(search, inline=False)
        self._real = twin.states()
        self._worlds = twin.states()
        self._moves = twin.moves()
        self._edges = np.zeros(ROOM * MOST_ITERATIONS + SPARE, EDGE)
        self._thought = np.zeros(1, thought_type(game.FACTS.actions.count))
        self._thought[0]["sight"] = sights(game)
        self._thought[0]["styles"] = characters(game)
        self._score = np.zeros(1, SCORE)
        self._stream = np.zeros(1, STREAM)

    def think(self, real: Record, seat: int, player: Player, stream: Record) -> int:
        """Return the action of a seat that is asked; `real` and `stream` are arrays of one."""
        chosen: int = self._search(
            real,
            self._worlds,
            seat,
            int(player.level),
            player.iterations,
            self._moves[0],
            self._edges[: ROOM * player.iterations + SPARE],
            self._thought[0],
            self._score[0],
            stream[0],
        )
        return chosen

    def choose(self, state: State, seat: int, player: Player, chance: Stream) -> int:
        """Return the action of a seat that is asked, as `Thinker` does."""
        self.twin.load(self._real[0], state)
        own = self._stream[0]
        for name in STREAM.names or ():
            own[name] = getattr(chance, name)
        chosen = self.think(self._real, seat, player, self._stream)
        for name in STREAM.names or ():
            setattr(chance, name, int(own[name]))
        return chosen
