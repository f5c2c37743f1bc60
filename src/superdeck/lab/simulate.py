"""Many matches of one kind, counted: exact sums, a block at a time, so memory stays flat."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from superdeck.bots.batch import Run
from superdeck.lab.plain import trace
from superdeck.lab.statistics import Histogram, shared_wins, wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from superdeck.bots.batch import Rows
    from superdeck.lab.plan import Plan

QUANTILES = (5, 50, 95, 99)


@dataclass
class Tally:
    """The sums over all matches so far; nothing in it depends on how the blocks were cut."""

    seats: int
    games: int = 0
    rounds: int = 0
    choices: int = 0
    winners: Counter[int] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    length: Histogram = field(default_factory=Histogram)
    live: bool = False
    time: Histogram = field(default_factory=Histogram)
    late: int = 0

    def __post_init__(self) -> None:
        """Begin with no points."""
        self.points = [0] * self.seats

    def add(self, rows: Rows) -> None:
        """Count a block of results."""
        self.games += len(rows)
        self.rounds += int(rows["rounds"].sum())
        self.choices += int(rows["choices"].sum())
        self.winners.update(_counted(rows["winners"]))
        self.length.add(_counted(rows["decisions"]))
        if self.live:
            self.time.add(_counted(rows["time"] // 1000))
            self.late += int(rows["late"].sum())
        for seat, points in enumerate(rows["points"][:, : self.seats].sum(0).tolist()):
            self.points[seat] += points

    def figures(self) -> dict[str, Any]:
        """Return all figures but the times, under the names of the command's JSON."""
        wins = [float(won) for won in shared_wins(self.winners, self.seats)]
        intervals = [wilson(won, self.games) for won in wins]
        return {
            "games": self.games,
            "rounds": self.rounds,
            "decisions": self.length.total,
            "real_choices": self.choices,
            "wins": wins,
            "win_share": [won / self.games for won in wins],
            "win_share_low": [low for low, _ in intervals],
            "win_share_high": [high for _, high in intervals],
            "score_mean": [points / self.games for points in self.points],
            "length": _described(self.length, "decisions"),
            **({"time": _described(self.time, "ms"), "late": self.late} if self.live else {}),
        }


def _described(found: Histogram, unit: str) -> dict[str, Any]:
    """Return the figures of a histogram."""
    return {
        "unit": unit,
        "mean": found.mean,
        "quantiles": {str(part): found.quantile(part) for part in QUANTILES},
        "max": found.largest,
    }


def _counted(values: np.ndarray[Any, np.dtype[np.int64]]) -> dict[int, int]:
    """Count each number; they are small and none is below 0."""
    counts = np.bincount(values)
    found = counts.nonzero()[0]
    return dict(zip(found.tolist(), counts[found].tolist(), strict=True))


class Simulation:
    """A plan made ready in the twin."""

    def __init__(self, plan: Plan) -> None:
        """Compile what the plan needs, or load what was compiled."""
        self.plan = plan
        self.run = Run(plan.game, plan.state, plan.players, plan.seed, plan.rounds)

    def play(
        self,
        games: int,
        jobs: int,
        progress: Callable[[int], None] = lambda _games: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> tuple[Tally, float]:
        """Play matches 0 to `games - 1`; return the sums and the wall time in seconds.

        `progress` is told after each block how many matches are done; once `stopped` says so, no
        further block is counted. The sums are of matches 0, 1, … without a gap, whatever `jobs`.
        An error in the twin, which names no line, is looked for again in the plain life.
        """
        tally = Tally(self.plan.seats, live=self.run.live)
        start = time.perf_counter()
        blocks = cast("Generator[Rows, None, None]", self.run.blocks(games, jobs))
        try:
            with closing(blocks):
                for rows in blocks:
                    tally.add(rows)
                    progress(tally.games)
                    if stopped():
                        break
        except Exception as error:
            trace(self.plan, tally.games, min(self.run.size, games - tally.games), error)
            raise
        return tally, time.perf_counter() - start


def document(plan: Plan, tally: Tally, seconds: float, start_seconds: float) -> dict[str, Any]:
    """Return the command's JSON document; the tally must have at least one match."""
    figures = tally.figures()
    counts = {name: figures.pop(name) for name in ("games", "rounds", "decisions", "real_choices")}
    return {
        "game": plan.name,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        **counts,
        "seconds": seconds,
        "start_seconds": start_seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": counts["decisions"] / seconds,
        **figures,
    }
