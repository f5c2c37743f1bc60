"""Compile a game ahead of time: the driver of the lab, and the verbs that Python calls singly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from superdeck.bots.batch import Run
from superdeck.bots.search import search
from superdeck.bots.searcher import thinker_of
from superdeck.engine.state import MAX_SEATS
from superdeck.engine.twin import SCORE, STREAM, twin_of

if TYPE_CHECKING:
    from superdeck.engine.twin import Twin
    from superdeck.lab.plan import Plan


def warm_up(plan: Plan) -> bool:
    """Compile what `simulate`, searches, `replay --verify` and the tests call; say if it had to.

    False means that all of it was loaded from the cache.
    """
    run = Run(plan.game, plan.state, plan.players, plan.seed)
    twin = twin_of(plan.game)
    twin.first(call_verbs, twin, plan)
    thinker_of(plan.game)
    if compiled(run.play) or compiled(twin.compile(search, inline=False)):
        return True
    return any(compiled(verb) for verb in vars(twin.verbs).values())


def compiled(function: Any) -> bool:  # noqa: ANN401 - a numba dispatcher, or a word of a module
    """Whether a function of the twin was compiled here, not loaded from the cache."""
    return bool(hasattr(function, "stats") and function.stats.cache_misses)


def call_verbs(twin: Twin, plan: Plan) -> None:
    """Call every small verb once from Python, at the first decision of a match."""
    verbs = twin.verbs
    state = twin.states()[0]
    moves = twin.moves()[0]
    numbers = np.zeros(1, twin.numbers_type)[0]
    score = np.zeros(1, SCORE)[0]
    chance = np.zeros(MAX_SEATS, STREAM)[0]
    twin.load(state, plan.state)
    state["round"] = 1
    verbs.deal(state)
    verbs.pass_over(state, moves)
    verbs.actors(state)
    seat = verbs.ask(state)
    verbs.observe(state, seat, numbers)
    verbs.imagine(state, seat, chance)
    count = verbs.legal(state, seat, moves)
    verbs.apply(state, seat, verbs.prefer(state, seat, 0, moves, count, chance))
    verbs.over(state)
    verbs.round_over(state)
    verbs.score(state, score)
