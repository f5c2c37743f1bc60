"""When it is shown what happens at a table with turns: at instants that tell nothing.

A table does a step as soon as it can; what is to be seen of it waits. Between two things that
everybody sees lies one time, drawn from what everybody saw and from the stream of a seat that
everybody can name, whatever comes of it: a choice, a forced move, a pass, a window in which
nobody could do anything. Only what a person does is shown at once.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from superdeck.bots.pace import WINDOW, drawn, search_time
from superdeck.engine.actions import NOBODY
from superdeck.engine.match import key_of

if TYPE_CHECKING:
    from superdeck.engine.contract import View
    from superdeck.engine.state import State
    from superdeck.table.clock import Clock
    from superdeck.table.table import Table

STEP = 500_000
"""What is not ready when it is due waits for so many microseconds more, again and again."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody sees until the next thing happens.

    `told` says how much of each story has led to it, `at_once` that a person has brought it about.
    It lasts `hold` microseconds, `least` for who does not want to wait (what a search may take);
    0 where no bot may act. `thinker` is the bot that everybody waits for, or `NOBODY`.
    """

    view: View
    actors: int
    told: dict[int, int]
    at_once: bool
    hold: int
    least: int
    thinker: int

    def looks_like(self, other: Scene) -> bool:
        """Whether a spectator cannot tell the two apart."""
        told = self.told[NOBODY] == other.told[NOBODY]
        return told and self.actors == other.actors and self.view == other.view


class Tempo:
    """The scenes of a table: the one that is `shown`, and those `coming` that have happened."""

    def __init__(self, table: Table, clock: Clock, share: int = 1) -> None:
        """Look on from now; every time is shortened to one of so many shares."""
        self.table = table
        self.clock = clock
        self._share = share
        self._key = key_of(table.record.head.seed)
        self._since = clock.now()
        self.shown = self._last = self._scene(at_once=False)
        self.coming: deque[Scene] = deque()
        table.onlookers.append(self._look)

    def due(self, *, hurried: bool = False) -> int:
        """Return when the next thing may be shown, by the clock; `hurried`, as soon as it may."""
        now = self.clock.now()
        hold = self.shown.least if hurried else self.shown.hold
        if hold == 0 or (self.coming and self.coming[0].at_once):
            return now
        due = self._since + hold
        return due + max(0, -((due - now) // STEP)) * STEP

    def show(self) -> Scene:
        """Go on to the next of the scenes that are coming, and return it."""
        self.shown = self.coming.popleft()
        self._since = self.clock.now()
        return self.shown

    def _look(self, _before: State, seat: int, _action: int) -> None:
        """See what a step has changed; where it is nothing, a person's still starts the time."""
        at_once = seat >= 0 and self.table.is_person(seat)
        scene = self._scene(at_once=at_once)
        if not scene.looks_like(self._last):
            self.coming.append(scene)
            self._last = scene
        elif at_once:
            self._since = self.clock.now()

    def _scene(self, *, at_once: bool) -> Scene:
        table = self.table
        view = table.view(NOBODY)
        playing = table.match.asked() != NOBODY
        actors = table.game.actors(table.match.state) if playing else 0
        told = {watcher: len(story) for watcher, story in table.story.items()}
        times = self._times(view, actors, told[NOBODY])
        return Scene(view, actors, told, at_once, *times)

    def _times(self, view: View, actors: int, moment: int) -> tuple[int, int, int]:
        """Return `hold`, `least` and `thinker` of a scene."""
        seats = [seat for seat in range(len(self.table.bots)) if actors >> seat & 1]
        bots = {seat: bot for seat in seats if (bot := self.table.bots[seat])}
        if not bots:
            return 0, 0, NOBODY
        turn = view.get("turn", NOBODY)
        first = turn if turn in bots else min(bots)
        waited_for = turn in bots or len(bots) == len(seats)
        median = self.table.game.ponder(view) if waited_for else WINDOW
        least = max(search_time(bot.player) for bot in bots.values())
        hold = drawn(median, least, self._share, self._key, first, moment)
        thinker = first if turn in bots or len(seats) == 1 else NOBODY
        return hold, 1000 * least, thinker
