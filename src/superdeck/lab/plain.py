"""Matches in the plain life: the same that the twin plays, to measure and to find a fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.bots.drivers import Lineup, Result, play_match, seed_players
from superdeck.bots.live import play_live, seed_live
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream
from superdeck.engine.match import key_of
from superdeck.engine.state import MAX_SEATS, Moves, Reaction, Score

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from superdeck.bots.player import Player
    from superdeck.lab.plan import Plan


class PlainLife:
    """Plays single matches of a plan, with the drivers and the chance of the twin's run."""

    def __init__(self, plan: Plan) -> None:
        """Make the buffers; nobody in the plan may search."""
        self.plan = plan
        self.key = key_of(plan.seed)
        self.live = plan.game.live(plan.state)
        self.play: Callable[..., None] = bind(play_live if self.live else play_match, plan.game)
        self.reactions = [Reaction() for _ in range(MAX_SEATS + 1)]
        self.moves = Moves(plan.game.FACTS.legal_size)
        self.streams = [Stream() for _ in range(MAX_SEATS + 1)]
        self.lineup = Lineup(MAX_SEATS)
        self.lineup.rounds = plan.rounds
        self.score = Score()

    def match(self, number: int, rotation: int = 0, players: list[Player] | None = None) -> Result:
        """Play match `number` of the run, as `Run.block` does."""
        for seat, player in enumerate(players or self.plan.players):
            self.lineup.level[seat] = player.level
            self.lineup.style[seat] = player.style
        state = self.plan.state.copy()
        result = Result(MAX_SEATS)
        buffers: list[object] = [self.moves, self.streams, self.lineup]
        if self.live:
            seed_live(state, self.streams, self.key, number, rotation)
            buffers.append(self.reactions)
        else:
            seed_players(state, self.streams, self.key, number, rotation)
        self.play(state, *buffers, self.score, result)
        return result

    def decisions(self, matches: int) -> int:
        """Play matches 0, 1, … and count their decisions."""
        return sum(self.match(number).decisions for number in range(matches))


def trace(
    plan: Plan,
    first: int,
    count: int,
    error: Exception,
    rotations: Sequence[list[Player]] = (),
) -> None:
    """Play matches again that failed in the twin, which names no line; raises what they raise.

    `rotations` says who sat where in each of several. The error gets a note that names the match;
    where the plain life finds no fault, or somebody searches, which is not played again, the twin's
    own `error` gets one that says so, and nothing is raised.
    """
    matches = f"matches {first} to {first + count - 1} of {plan.name} with seed {plan.seed}"
    if any(player.iterations for player in plan.players):
        error.add_note(f"among {matches}, where somebody searches")
        return
    life = PlainLife(plan)
    for rotation, players in enumerate(rotations or [plan.players]):
        where = f", rotation {rotation}" if rotations else ""
        for number in range(first, first + count):
            try:
                life.match(number, rotation, players)
            except Exception as found:
                found.add_note(
                    f"in match {number} of {plan.name} with seed {plan.seed}{where}, plain life"
                )
                raise found from error
    error.add_note(f"in the twin only: the plain life plays {matches}")
