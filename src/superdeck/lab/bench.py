"""How fast the games are: decisions a second in both lives, with the drivers that all use."""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING, Any

from superdeck.bots.batch import Run
from superdeck.lab.plain import PlainLife

if TYPE_CHECKING:
    from collections.abc import Callable

    from superdeck.lab.plan import Plan

    Life = Callable[[int], int]
    """Plays matches 0, 1, … and counts their decisions."""

LIVES = ("plain", "twin")


def twin_life(plan: Plan) -> Life:
    """Return what plays matches of a plan with the driver of `simulate`, on one core."""
    run = Run(plan.game, plan.state, plan.players, plan.seed)
    return lambda count: sum(int(rows["decisions"].sum()) for rows in run.blocks(count))


def speeds(life: Life, runs: int, seconds: float) -> list[float]:
    """Return the decisions a second of several runs of about so many seconds each.

    The warm-up plays ever more matches until it is clear how many a run takes; every run then
    plays the same ones.
    """
    matches, spent = 1, 0.0
    while spent < seconds / 4:
        matches *= 2
        spent = _timed(life, matches)[1]
    matches = max(1, round(matches * seconds / spent))
    return [decisions / spent for decisions, spent in (_timed(life, matches) for _ in range(runs))]


def _timed(life: Life, matches: int) -> tuple[int, float]:
    start = time.perf_counter()
    decisions = life(matches)
    return decisions, time.perf_counter() - start


def measure(plan: Plan, life: str, runs: int, seconds: float = 0.5) -> dict[str, Any]:
    """Measure one life of a game; return the entry of the command's JSON list.

    `decisions_per_second` is the median, `low` and `high` the slowest and the fastest run.
    """
    found = speeds(PlainLife(plan).decisions if life == "plain" else twin_life(plan), runs, seconds)
    return {
        "game": plan.name,
        "seats": plan.seats,
        "life": life,
        "decisions_per_second": median(found),
        "low": min(found),
        "high": max(found),
        "runs": runs,
    }
