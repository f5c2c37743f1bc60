"""When the bots at a live table, and its `CLOCK`, go on: the steps of the live driver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.bots import live
from superdeck.bots.drivers import Lineup
from superdeck.bots.live import AWAY
from superdeck.engine.actions import CLOCK
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, player_words, seed_stream
from superdeck.engine.state import Reaction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from superdeck.engine.match import Match
    from superdeck.table.seated import Bot


class Minds:
    """The reactions of all who sit at a table, persons left out. Times are those of the table."""

    def __init__(self, match: Match, bots: Sequence[Bot | None]) -> None:
        """Seat the bots, each with its own stream; ties are drawn from one of the match's own."""
        game, self.state = match.game, match.state
        seats = self.state.seats
        ties = Stream()
        seed_stream(ties, *player_words(self.state.key, seats))
        self.streams = [*(bot.chance if bot else Stream() for bot in bots), ties]
        self.reactions = [Reaction() for _ in range(seats + 1)]
        lineup = Lineup(seats)
        lineup.level = [int(bot.player.level) if bot else AWAY for bot in bots]
        lineup.style = [bot.player.style if bot else 0 for bot in bots]
        self._buffers: tuple[Any, ...] = (match.moves, self.streams, lineup, self.reactions)
        self._wait = live.wait_for_clock
        self._rest = bind(live.rest, game)
        self._think = bind(live.think, game)
        self._look_again = bind(live.look_again, game)
        self._arrived = bind(live.arrived, game)

    @property
    def due(self) -> int:
        """When the next of them goes on, `NEVER` where all wait."""
        return min(reaction.due for reaction in self.reactions)

    def begin(self, now: int) -> None:
        """Let all look at a fresh deal."""
        self._wait(self.state, now, self.reactions)
        self.look_again(CLOCK, now, anew=True)

    def begin_again(self, now: int, gap: int) -> None:
        """Let all look again after a gap that counts for nobody; hands that moved are back."""
        clock = self.reactions[-1]
        for seat in range(self.state.seats):
            self.reactions[seat].moving = 0
            clock.since[seat] += gap
            clock.held[seat] += gap
        self.look_again(CLOCK, now, anew=True)

    def first(self) -> tuple[int, Reaction]:
        """Return who goes on first, a seat or `CLOCK`; ties are drawn, so call it once a step."""
        seats = self.state.seats
        who = live.earliest(self.reactions, seats, self.streams[seats])
        return (CLOCK if who == seats else who), self.reactions[who]

    def think(self, seat: int, now: int) -> None:
        """Let a seat that has looked move its hand, or look again."""
        self._think(self.state, seat, now, *self._buffers)

    def rest(self, now: int) -> bool:
        """Return, before `CLOCK` acts, whether all wait for that."""
        return self._rest(self.state, now, self.reactions)

    def look_again(self, who: int, now: int, *, anew: bool) -> None:
        """Let who has acted and all that wait look; `anew` all but those whose hands move."""
        self._look_again(self.state, who, anew, now, *self._buffers)

    def arrived(self, seat: int, doer: int, now: int, *, anew: bool) -> None:
        """Go on after a claim of a seat that `doer` has carried out, or nobody."""
        self._arrived(self.state, seat, doer, anew, now, *self._buffers)
