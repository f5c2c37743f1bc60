"""Measure the ladder of players in every game and write its table into docs/bots.md.

`make ladder` takes hours of all cores and may be stopped at any time: every measurement is a line
of docs/ladder.jsonl once it is done, and what is there is not measured again. A line counts for as
long as its players, their version and what was asked are the same; others are dropped.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from superdeck.bots.player import LEVELS, NAMED, VERSION, read_player
from superdeck.games.register import NAMES, load
from superdeck.lab.plan import cores, make_plan

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from superdeck.lab.plan import Plan

DOCS = Path(__file__).resolve().parent.parent / "docs"
BEGIN = "<!-- The ladder: written by `make ladder`. -->"
END = "<!-- The end of the ladder. -->"
SEED = 4

ITERATED = ("random", "rules", "flat:300", "tree:300", "tree:3000", "tree:30000")
BY_NAME = ("random", *NAMED)
"""The rungs of a game, from the lowest: numbers of iterations, or the levels alone."""

FEW = 300
"""Players with at most so many iterations are compared on a fixed number of deals."""

DEALS, MANY = 4_000, 100_000
"""How many deals: that fixed number, and the most of a sequential test."""

MINUTES, OTHERS = 20.0, 2.0
"""The core-minutes of a sequential test: of two rungs, and of hard at a number of seats."""


class Setting(NamedTuple):
    """How a game is measured: at how many seats, its rungs, and what makes it one round."""

    seats: int
    rungs: tuple[str, ...] = ITERATED
    options: tuple[str, ...] = ()
    rounds: int = 0


SETTINGS = {
    "superior": Setting(2),
    "supra": Setting(4),
    "superhero": Setting(4, BY_NAME, rounds=1),
    "president": Setting(4, options=("target=1",)),
    "circles": Setting(3, BY_NAME),
}


@dataclass(frozen=True)
class Question:
    """Whether one player is stronger than another; `players` says who sits at the table.

    Players are written as what they are (`tree:300`), not as a level that may come to mean another.
    Without `minutes` all `deals` are played, else a sequential test stops when it is decided.
    """

    game: str
    seats: int
    players: str
    options: tuple[str, ...]
    rounds: int
    seed: int
    most_deals: int
    minutes: float
    version: int = VERSION

    @property
    def key(self) -> str:
        """What is asked, as a part of its line."""
        return json.dumps(asdict(self))

    def plan(self) -> Plan:
        """Return what is to be played; `SuperdeckError` where it cannot be."""
        return make_plan(
            self.game, self.seats, self.players, self.options, self.seed, rounds=self.rounds
        )


class Row(NamedTuple):
    """A line of a table: the words for the two players, and the question, if they differ."""

    strong: str
    weak: str
    question: Question | None


@dataclass(frozen=True)
class Budget:
    """How much is played; the smallest is for trying this program."""

    deals: int = DEALS
    many: int = MANY
    minutes: float = MINUTES
    others: float = OTHERS


def meaning(name: str, word: str) -> str:
    """Return what a word for a player is in a game."""
    return load(name).FACTS.levels[NAMED.index(word)] if word in NAMED else word


def rungs(name: str, budget: Budget) -> Iterator[Row]:
    """Yield each rung with the one below, then each level with the one below."""
    setting = SETTINGS[name]
    pairs = dict.fromkeys([*_steps(setting.rungs), *_steps(BY_NAME)])
    for weak, strong in pairs:
        players = [meaning(name, strong), meaning(name, weak)]
        most = max(read_player(text, load(name)).iterations for text in players)
        deals, minutes = (budget.deals, 0.0) if most <= FEW else (budget.many, budget.minutes)
        yield _row(name, setting.seats, strong, weak, players, deals, minutes)


def _steps(words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    return zip(words, words[1:], strict=False)


def others(name: str, budget: Budget) -> Iterator[Row]:
    """Yield hard against easy at the other seat numbers, and hard among random ones at all."""
    low, high = load(name).FACTS.seats
    for seats in range(max(2, low), high + 1):
        hard, easy = meaning(name, "hard"), meaning(name, "easy")
        room = [hard, *["random"] * (seats - 1)]
        if seats != SETTINGS[name].seats:
            yield _row(name, seats, "hard", "easy", [hard, easy], budget.many, budget.others)
        yield _row(name, seats, "hard", "random", room, budget.many, budget.others)


def _row(
    name: str, seats: int, strong: str, weak: str, players: list[str], deals: int, minutes: float
) -> Row:
    if len(set(players)) == 1:
        return Row(strong, weak, None)
    setting = SETTINGS[name]
    few = ("min_players=3",) if (name, seats) == ("president", 3) else ()
    text = ",".join(players)
    asked = (setting.options + few, setting.rounds, SEED, deals, minutes)
    return Row(strong, weak, Question(name, seats, text, *asked))
