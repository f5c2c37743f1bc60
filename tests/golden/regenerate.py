"""Golden matches: one round of every game in words, as a person would read it.

`python -m tests.golden.regenerate` (or `make golden`) writes `tests/golden/<game>-<name>.txt`
again; the difference is reviewed before it is kept. The test compares.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.phrases import Phrases
from superdeck.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.engine.contract import Say, Telling

FOLDER = Path(__file__).parent
WATCHER = {NOBODY: "a spectator"}


@dataclass(frozen=True)
class Golden:
    """One golden match: a game, its options and seed, how many rounds, in which language.

    After so many `moves` only the story is written.
    """

    game: str
    name: str
    seats: int
    seed: int
    lang: str = "en"
    options: tuple[tuple[str, str], ...] = ()
    players: tuple[str, ...] = ("rules",)
    rounds: int = 1
    moves: int = 10_000

    @property
    def path(self) -> Path:
        """Where its text is kept."""
        return FOLDER / f"{self.game}-{self.name}.txt"


CARDS_ALONE = (
    ("award", "hero_cards"),
    ("token", "card_numbers"),
    ("row", "5"),
    ("debate", "off"),
)
"""Superhero Audition without token and scores (HERO-45), and short."""

GOLDEN = (
    Golden("circles", "ticks", 3, 9, "en", (("mode", "ticks"),), moves=24),
    Golden("circles", "pasos", 2, 6, "es", (("mode", "ticks"), ("colours", "4")), moves=24),
    Golden("circles", "real-time", 2, 5, moves=24),
    Golden("president", "four", 4, 7),
    Golden("president", "exchange", 4, 11, "en", (("ranks", "4"),), rounds=2),
    Golden("president", "siete", 7, 5, "es", (("ranks", "5"),)),
    Golden("president", "eight", 8, 75, "en", (("ranks", "7"),)),
    Golden("superhero", "four", 4, 4),
    Golden("superhero", "cartas", 3, 6, "es", CARDS_ALONE, rounds=4),
    Golden("superior", "duel", 2, 3),
    Golden("superior", "duelo", 2, 8, "es"),
    Golden("supra", "duel", 2, 3),
    Golden("supra", "nueve", 9, 4, "es", (("six_plus", "garage_day_then_end"),)),
    Golden("superior", "three", 3, 59),
    Golden("superior", "equipos", 4, 53, "es", (("mode", "tag_team"),)),
)
"""All golden matches."""


class Scribe:
    """Writes one match down."""

    def __init__(self, golden: Golden) -> None:
        """Open the table."""
        options = dict(golden.options)
        self.table = Table.open(
            golden.game, golden.seats, golden.players, options, seed=golden.seed
        )
        self.game = self.table.game
        self.rounds = golden.rounds
        self.moves = golden.moves
        self.phrases = Phrases(golden.game, golden.lang, material=self.table.material)
        self.lines = [
            f"# {golden.game}, {golden.seats} seats, seed {golden.seed}, {golden.lang}"
            + "".join(f", {name} = {value}" for name, value in golden.options)
        ]

    def write(self) -> str:
        """Play and return the text."""
        state = self.table.match.state
        self.table.step()
        self.views(range(NOBODY, state.seats))
        while not self.table.over:
            seat = self.table.asked()
            if seat == NOBODY:
                if state.round >= self.rounds:
                    break
                self.table.step()
                self.views(range(NOBODY, state.seats))
                continue
            self.move(seat)
        self.views(range(NOBODY, state.seats))
        return "\n".join(self.lines) + "\n"

    def move(self, seat: int) -> None:
        """Let a bot act: what it sees, what it may do, what it does, and what is told of it."""
        legal = self.table.match.legal(seat)
        self.told()
        if seat == CLOCK or len(self.table.record.lines) >= self.moves:
            self.table.step()
            self.told()
            return
        view = self.table.view(seat)
        self.views((seat,))
        labels = [self.say(self.game.say(action, view)) for action in legal]
        self.table.step()
        action = self.table.record.lines[-1].what
        assert isinstance(action, int)
        said = labels[legal.index(action)]
        effect = self.say(self.game.effect(action, view))
        self.lines += [f"  ? {' | '.join(labels)}", f"  > {said}", f"    {effect}"]
        self.told()

    def told(self) -> None:
        """Write what each watcher hears, those who hear the same together."""
        heard: dict[tuple[str, ...], list[str]] = {}
        for watcher in self.table.story:
            says = tuple(self.retold(self.table.heard(watcher), watcher))
            if says:
                heard.setdefault(says, []).append(WATCHER.get(watcher, str(watcher)))
        for says, watchers in heard.items():
            self.lines.append(f"  [{', '.join(watchers)}] {' / '.join(says)}")

    def retold(self, tellings: list[Telling], watcher: int) -> Iterator[str]:
        """Yield the sentences of tellings."""
        for telling in tellings:
            yield self.say(self.game.retell(telling, watcher))

    def views(self, watchers: range | tuple[int, ...]) -> None:
        """Write what watchers see, in words."""
        self.told()
        for watcher in watchers:
            self.lines.append(f"== {WATCHER.get(watcher, f'seat {watcher}')} sees")
            for say in self.game.position(self.table.view(watcher)):
                self.lines.append(f"   {self.say(say)}")

    def say(self, say: Say) -> str:
        """Put something into words, on one line."""
        return self.phrases.say(say).replace("\n", " ⏎ ")


def text_of(golden: Golden) -> str:
    """Return a golden match as it is now."""
    return Scribe(golden).write()


def main() -> int:
    """Write all golden matches again; return 0."""
    for golden in GOLDEN:
        text = text_of(golden)
        changed = not golden.path.exists() or golden.path.read_text("utf-8") != text
        golden.path.write_text(text, "utf-8")
        sys.stdout.write(f"{golden.path.name}: {'changed' if changed else 'as before'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
