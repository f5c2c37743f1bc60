"""Many matches between bots in the twin, over all cores: the same rows for any number of jobs."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from superdeck.bots.drivers import play_block
from superdeck.bots.live import live_block
from superdeck.engine.batch import in_order
from superdeck.engine.match import key_of
from superdeck.engine.state import MAX_SEATS
from superdeck.engine.twin import REACTION, SCORE, STREAM, Twin, twin_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.bots.player import Player
    from superdeck.engine.contract import Game
    from superdeck.engine.state import State

    Rows = np.ndarray[Any, np.dtype[np.void]]

BLOCK = 2000
"""Matches a block."""

RESULT = np.dtype(
    [
        ("decisions", "i8"),
        ("choices", "i8"),
        ("rounds", "i8"),
        ("winners", "i8"),
        ("time", "i8"),
        ("late", "i8"),
        ("points", "i8", (MAX_SEATS,)),
    ]
)
LINEUP = np.dtype([("level", "i8", (MAX_SEATS,)), ("style", "i8", (MAX_SEATS,))])


class Worker:
    """The records that one thread plays with; none lies beside another worker's."""

    def __init__(self, twin: Twin, state: State, players: list[Player]) -> None:
        """Make the records for one kind of match."""
        self.states = twin.states()
        self.template = twin.states()
        twin.load(self.template[0], state)
        self.moves = twin.moves()
        self.streams = np.zeros(MAX_SEATS + 1, STREAM)
        self.reactions = np.zeros(MAX_SEATS + 1, REACTION)
        self.lineup = np.zeros(1, LINEUP)
        self.score = np.zeros(1, SCORE)
        for seat, player in enumerate(players):
            self.lineup[0]["level"][seat] = player.level
            self.lineup[0]["style"][seat] = player.style


@dataclass
class Run:
    """A run of matches: a state before its first deal, the players, a seed."""

    game: Game[Any]
    state: State
    players: list[Player]
    seed: int

    def __post_init__(self) -> None:
        """Compile, or load what was compiled (one process at a time compiles a game)."""
        self.twin = twin_of(self.game)
        self.live = self.game.live(self.state)
        self.play = self.twin.compile(live_block if self.live else play_block)
        self.key = np.array(key_of(self.seed), "i8")
        self.local = threading.local()
        self.twin.first(self._block, (0, 1))

    def _block(self, span: tuple[int, int]) -> Rows:
        if not hasattr(self.local, "worker"):
            self.local.worker = Worker(self.twin, self.state, self.players)
        own: Worker = self.local.worker
        rows = np.zeros(span[1], RESULT)
        self.play(
            own.states,
            own.template,
            own.moves,
            own.streams,
            own.lineup,
            *([own.reactions] if self.live else []),
            own.score,
            self.key,
            span[0],
            rows,
        )
        return rows

    def blocks(self, matches: int, jobs: int = 1) -> Iterator[Rows]:
        """Yield the results of matches 0, 1, … in order, a block at a time."""
        spans = ((first, min(BLOCK, matches - first)) for first in range(0, matches, BLOCK))
        return in_order(self._block, spans, jobs)
