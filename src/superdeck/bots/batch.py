"""Many matches between bots in the twin, over all cores: the same rows for any number of jobs."""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from superdeck.bots.compiled import CompiledThinker
from superdeck.bots.drivers import act, note_end, play_block, play_on, seed_players
from superdeck.bots.live import live_block
from superdeck.engine.actions import NOBODY
from superdeck.engine.batch import in_order
from superdeck.engine.match import key_of
from superdeck.engine.state import MAX_SEATS
from superdeck.engine.twin import REACTION, SCORE, STREAM, twin_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.bots.player import Player
    from superdeck.engine.contract import Game
    from superdeck.engine.state import State

    Rows = np.ndarray[Any, np.dtype[np.void]]

BLOCK = 2000
"""Matches a block."""

SEARCHED = 5
"""Matches a block where somebody searches."""

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
LINEUP = np.dtype([("level", "i8", (MAX_SEATS,)), ("style", "i8", (MAX_SEATS,)), ("rounds", "i8")])


class Worker:
    """The records that one thread plays with; none lies beside another worker's."""

    def __init__(self, run: Run) -> None:
        """Make the records for one kind of match."""
        twin = run.twin
        self.run = run
        self.states = twin.states()
        self.template = twin.states()
        twin.load(self.template[0], run.state)
        self.moves = twin.moves()
        self.streams = np.zeros(MAX_SEATS + 1, STREAM)
        self.reactions = np.zeros(MAX_SEATS + 1, REACTION)
        self.lineup = np.zeros(1, LINEUP)
        self.lineup[0]["rounds"] = run.rounds
        self.score = np.zeros(1, SCORE)
        self.thinker = CompiledThinker(run.game) if run.searched else None

    def seat(self, players: list[Player]) -> None:
        """Seat the players."""
        self.players = players
        for seat, player in enumerate(players):
            self.lineup[0]["level"][seat] = player.level
            self.lineup[0]["style"][seat] = player.style

    def play(self, first: int, rotation: int, rows: Rows) -> None:
        """Play matches `first`, `first + 1`, …, one a row."""
        own = (self.states, self.template, self.moves, self.streams, self.lineup)
        reactions = [self.reactions] if self.run.live else []
        self.run.play(*own, *reactions, self.score, self.run.key, first, rotation, rows)

    def think(self, thinker: CompiledThinker, first: int, rotation: int, rows: Rows) -> None:
        """Play the same where somebody searches: the searches are called between the moves."""
        run, state, moves, lineup = self.run, self.states[0], self.moves[0], self.lineup[0]
        for i, row in enumerate(rows):
            self.states[0] = self.template[0]
            run.seed_players(state, self.streams, run.key, first + i, rotation)
            while (seat := run.play_on(state, moves, self.streams, lineup, row)) != NOBODY:
                player = self.players[seat]
                stream = self.streams[seat : seat + 1]
                chosen = thinker.think(self.states, seat, player, stream)
                row["choices"] += 1
                run.act(state, seat, chosen, moves, row)
            run.note_end(state, self.score[0], row)


@dataclass
class Run:
    """A run of matches: a state before its first deal, the players, a seed.

    `rounds` is how many rounds of a match are played at most, 0 for all of it.
    """

    game: Game[Any]
    state: State
    players: list[Player]
    seed: int
    rounds: int = 0

    def __post_init__(self) -> None:
        """Compile, or load what was compiled (one process at a time compiles a game)."""
        self.twin = twin_of(self.game)
        self.live = self.game.live(self.state)
        self.searched = any(player.iterations for player in self.players)
        self.play = self.twin.compile(live_block if self.live else play_block)
        if self.searched:
            self.seed_players = self.twin.compile(seed_players)
            self.play_on = self.twin.compile(play_on)
            self.act = self.twin.compile(act)
            self.note_end = self.twin.compile(note_end)
        self.key = np.array(key_of(self.seed), "i8")
        self.local = threading.local()
        hasty = [replace(player, iterations=min(1, player.iterations)) for player in self.players]
        self.twin.first(self.block, (0, 1), 0, hasty)

    @property
    def size(self) -> int:
        """How many matches a block has."""
        return SEARCHED if self.searched else BLOCK

    def block(
        self, span: tuple[int, int], rotation: int = 0, players: list[Player] | None = None
    ) -> Rows:
        """Return the results of so many matches from a first one on.

        Rotations differ in the players' chance alone; who then sits where, `players` says (as many,
        and none that searches if nobody did).
        """
        if not hasattr(self.local, "worker"):
            self.local.worker = Worker(self)
        own: Worker = self.local.worker
        own.seat(players or self.players)
        rows = np.zeros(span[1], RESULT)
        if own.thinker:
            own.think(own.thinker, span[0], rotation, rows)
        else:
            own.play(span[0], rotation, rows)
        return rows

    def blocks(self, matches: int, jobs: int = 1) -> Iterator[Rows]:
        """Yield the results of matches 0, 1, … in order, a block at a time."""
        size = self.size
        spans = ((first, min(size, matches - first)) for first in range(0, matches, size))
        return in_order(self.block, spans, jobs)
