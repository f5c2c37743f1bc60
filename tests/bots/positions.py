"""Positions that a person has judged: what every sensible player does there, or none."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import Match, new_match
from superdeck.games.register import NAMES, load

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(__file__).resolve().parents[2] / "src" / "superdeck" / "games"


@dataclass(frozen=True)
class Position:
    """A match up to a choice of one seat, and what is sensible there.

    `moves` are the `who, what` of a record; deals are made in between.
    """

    game: str
    name: str
    source: str
    seats: int
    seed: int
    seat: int
    moves: list[list[int]]
    options: dict[str, str] = field(default_factory=dict)
    only: list[int] = field(default_factory=list)
    never: list[int] = field(default_factory=list)

    def __str__(self) -> str:
        """Return a short name for the list of tests."""
        return f"{self.game}: {self.name[:60]}"

    def match(self) -> Match:
        """Return the match as it stands."""
        game = load(self.game)
        match = Match(game, new_match(game, self.seats, self.options, self.seed))
        for who, what in self.moves:
            deal(match)
            match.apply(who, what)
        deal(match)
        return match


def deal(match: Match) -> None:
    """Deal where nobody is asked."""
    while match.asked() == NOBODY and not match.game.over(match.state):
        match.deal()


def positions() -> Iterator[Position]:
    """Yield the positions of all games."""
    for name in NAMES:
        path = GAMES / name / "tests" / "positions.toml"
        entries: list[dict[str, Any]] = tomllib.loads(path.read_text("utf-8"))["positions"]
        for entry in entries:
            yield Position(name, **entry)
