"""A live sitting on a virtual clock, with scripted keys; it remembers what the window showed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from superdeck.games.circles.acts import PLAY, card_of, ring_of
from superdeck.table.clock import VirtualClock
from superdeck.table.live import LiveTable
from superdeck.terminal.live.keys import STOP
from superdeck.terminal.live.sitting import SECOND, LiveSitting
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from superdeck.engine.contract import View
    from superdeck.table.clock import Clock
    from superdeck.terminal.live.face import Glance


class Script:
    """Keys at their times; where there are no more, the end of what is typed."""

    def __init__(self, *keys: tuple[float, str]) -> None:
        self.keys = list(keys)
        self.waits: list[int] = []
        self.opened = self.suspended = 0

    @contextmanager
    def open(self) -> Iterator[None]:
        self.opened += 1
        yield

    def read(self, until: int, clock: Clock) -> str:
        self.waits.append(until - clock.now())
        if not self.keys:
            return STOP
        when, key = self.keys[0]
        if when * SECOND > until:
            clock.wait(until)
            return ""
        clock.wait(int(when * SECOND))
        self.keys.pop(0)
        if key == "interrupt":
            raise KeyboardInterrupt
        return key

    def suspend(self) -> None:
        self.suspended += 1


class Player(Script):
    """Types what a table allows, every so often, until the match is over."""

    def __init__(self) -> None:
        super().__init__((0, "x"))
        self.play: LiveSitting | None = None

    def read(self, until: int, clock: Clock) -> str:
        if self.keys:
            return super().read(until, clock)
        clock.wait(min(until, clock.now() + SECOND // 3))
        assert self.play
        legal = self.play.table.match.legal(0)
        if not legal or clock.now() < until:
            return ""
        if legal[0] < PLAY:
            return " "
        card, ring = card_of(legal[0]), ring_of(legal[0])
        letters = {card: letter for letter, card in self.play.cards.items()}
        return letters[card] + str(ring + 1) if card in letters else ""


class Seen:
    """A display that remembers."""

    stays = False

    def __init__(self) -> None:
        self.glances: list[tuple[int, Glance]] = []
        self.pages: list[list[str]] = []
        self.times = VirtualClock()

    @contextmanager
    def open(self) -> Iterator[None]:
        yield

    def show(self, glance: Glance) -> None:
        self.glances.append((self.times.now(), glance))

    def page(self, lines: list[str]) -> None:
        self.pages.append(lines)

    def again(self) -> None:
        self.pages.append([])


class Play:
    """One sitting with a script."""

    def __init__(
        self,
        *keys: tuple[float, str],
        table: LiveTable | None = None,
        lang: str = "en",
        path: Path | None = None,
        script: Script | None = None,
        **options: str,
    ) -> None:
        players = ("person", "rules", "rules")
        self.table = table or LiveTable.open("circles", 3, players, options, 5)
        self.script, self.seen = script or Script(*keys), Seen()
        voice = Narrator(self.table, 0, lang, Screen(lang))
        self.sitting = LiveSitting(self.table, voice, self.script, self.seen, self.seen.times)
        if isinstance(script, Player):
            script.play = self.sitting
        if path and not path.exists():
            self.table.save(path)
        try:
            self.sitting.play(path)
        finally:
            self.table.close()

    @property
    def last(self) -> Glance:
        return self.seen.glances[-1][1]

    @property
    def view(self) -> View:
        return self.table.view(0)

    def prompts(self) -> list[str]:
        return list(dict.fromkeys(glance.prompt for _, glance in self.seen.glances))


RYPG = 45
DRAWN = ((0, "x"), (3.01, "   "))
"""Begin, and draw three cards after GO: a YRPB, b GBPY, c RYPG, on BYPG. At 4.696 s Bruno lays."""
