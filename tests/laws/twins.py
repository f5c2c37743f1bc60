"""Both lives: one driver that plays, observes and imagines, and notes the state after every step.

The driver is small Python: `bind` runs it in the plain life, `Twin.compile` in the compiled one.
What it notes are rows of 64-bit ints: all ints of the state, then the last legal list's length, the
action, and a sum over the observation. The plain life refuses an int that does not fit 64 bits, so
a sum that wraps in the twin alone is seen.
"""

from __future__ import annotations

from array import array
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from superdeck.bots.batch import LINEUP
from superdeck.bots.drivers import Lineup, choose
from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.drivers import next_round, strike
from superdeck.engine.match import new_match
from superdeck.engine.state import Moves, Numbers, Score, State
from superdeck.engine.twin import SCORE, STREAM, Twin

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from tests.laws.cases import Case

game = cast("Game[Any]", None)
"""The game that the driver plays, set by `bind` or by the twin."""

ROWS = 3000
"""Steps that are noted of one match, at most."""

LOOK = 8
"""One step in so many is observed, which is slow in the plain life."""

EXTRA = 4
"""Ints of a row beside the state: length of the legal list, action, sums of observation, score."""


def walk(  # noqa: PLR0913, PLR0917 - one buffer of each kind, as the drivers have it
    state: State,
    moves: Moves,
    numbers: Numbers,
    streams: list[Stream],
    lineup: Lineup,
    score: Score,
    words: Any,  # noqa: ANN401 - the state as a bare array, in the twin
    rows: Any,  # noqa: ANN401
    most: int,
    dreams: int,
) -> int:
    """Play up to `most` steps and note each.

    With `dreams`, before one decision in so many, an imagined world takes the place of the real
    one; later another seat imagines from there.
    """
    step = 0
    count = action = 0
    while step < most and not game.over(state):
        next_round(state)
        step = note(state, words, rows, step, 0, 0, 0, 0)
        game.pass_over(state, moves)
        while step < most and not game.round_over(state):
            seat = game.ask(state)
            if seat == CLOCK:
                strike(state, seat, moves)
                step = note(state, words, rows, step, 0, 0, 0, 0)
                continue
            if dreams > 0 and below(streams[seat], dreams) == 0:
                game.imagine(state, seat, streams[seat])
            count = game.legal(state, seat, moves)
            level = lineup.level[seat]
            action = choose(state, seat, moves, count, streams[seat], level, lineup.style[seat])
            seen = 0
            if step % LOOK == 0:
                game.observe(state, seat, numbers)
                seen = added(numbers)
            game.apply(state, seat, action)
            game.score(state, score)
            step = note(state, words, rows, step, count, action, seen, score.points[seat])
            game.pass_over(state, moves)
    return step


def added(numbers: Numbers) -> int:
    """Return a sum over an observation that tells its places apart."""
    total = 0
    for i in range(len(numbers.value)):
        total = (total * 31 + numbers.value[i]) & 0xFFFFFFFFFFFF
    return total


def note(  # noqa: PLR0913, PLR0917 - small Python packs nothing
    _state: State,
    words: Any,  # noqa: ANN401
    rows: Any,  # noqa: ANN401
    step: int,
    count: int,
    action: int,
    seen: int,
    points: int,
) -> int:
    """Copy the state's ints into a row (the twin's way); return the number of rows."""
    size = len(words)
    for i in range(size):
        rows[step, i] = words[i]
    rows[step, size] = count
    rows[step, size + 1] = action
    rows[step, size + 2] = seen
    rows[step, size + 3] = points
    return step + 1


def plain_note(
    state: State,
    _words: Any,  # noqa: ANN401
    rows: Any,  # noqa: ANN401
    step: int,
    *more: int,
) -> int:
    """Append the state's ints as a row (the plain life's way)."""
    try:
        rows.append(array("q", chain(chain.from_iterable(state.values()), more)).tobytes())
    except OverflowError:
        message = f"step {step}: an int of the plain life does not fit 64 bits"
        raise AssertionError(message) from None
    return step + 1


class Lives:
    """One game in both lives, ready to play the same match in each."""

    def __init__(self, played: Game[Any]) -> None:
        """Compile the driver, or load it."""
        self.game = played
        self.twin = Twin(played)
        self.fast = self.twin.compile(walk)
        self.slow = bind(walk, played)
        self.slow.__globals__["note"] = plain_note
        ints = sum(max(1, field.mark.size) for field in played.STATE.fields)
        self.record = self.twin.states()
        self.words = self.record.view("i8").reshape(-1)[:ints]
        self.rows = np.zeros((ROWS, ints + EXTRA), "i8")
        self.moves = self.twin.moves()
        self.numbers = np.zeros(1, self.twin.numbers_type)
        self.streams = np.zeros(played.FACTS.seats[1], STREAM)
        self.lineup = np.zeros(1, LINEUP)
        self.score = np.zeros(1, SCORE)

    def plain(self, state: State, case: Case, lineup: Lineup, dreams: int) -> list[bytes]:
        """Play in the plain life; return the rows."""
        rows: list[bytes] = []
        streams = [Stream() for _ in range(case.seats)]
        for seat, chance in enumerate(streams):
            seed_stream(chance, case.seed & 0xFFFFFFFF, case.steps, seat)
        facts = self.game.FACTS
        self.slow(
            state,
            Moves(facts.legal_size),
            Numbers(facts.numbers),
            streams,
            lineup,
            Score(),
            None,
            rows,
            case.steps,
            dreams,
        )
        return rows

    def compiled(self, state: State, case: Case, lineup: Lineup, dreams: int) -> int:
        """Play in the twin; fill `rows` and return how many."""
        self.twin.load(self.record[0], state)
        self.lineup[0]["level"][: case.seats] = lineup.level
        self.lineup[0]["style"][: case.seats] = lineup.style
        for seat in range(case.seats):
            chance = Stream()
            seed_stream(chance, case.seed & 0xFFFFFFFF, case.steps, seat)
            self.streams[seat] = (chance.a, chance.b, chance.c, chance.counter)
        return int(
            self.twin.first(
                self.fast,
                self.record[0],
                self.moves[0],
                self.numbers[0],
                self.streams,
                self.lineup[0],
                self.score[0],
                self.words,
                self.rows,
                case.steps,
                dreams,
            )
        )


def law_agree(lives: Lives, case: Case, dreams: int = 0) -> int:
    """Law 3: both lives come to the same state at every step; returns the number of steps."""
    assert case.steps <= ROWS
    lineup = Lineup(case.seats)
    for seat in range(case.seats):
        styles = len(lives.game.FACTS.styles)
        lineup.level[seat] = Level.RULES if (case.seed >> seat) & 1 else Level.RANDOM
        lineup.style[seat] = (case.seed >> 8) % styles
    state = new_match(lives.game, case.seats, dict(case.options), case.seed)
    steps = lives.compiled(state, case, lineup, dreams)
    plain = lives.plain(state, case, lineup, dreams)
    for step, (slow, fast) in enumerate(zip(plain, lives.rows[:steps], strict=False)):
        if slow != fast.tobytes():
            raise AssertionError(where(lives, step, np.frombuffer(slow, "i8"), fast))
    assert len(plain) == steps, f"{len(plain)} steps in the plain life, {steps} in the twin"
    return steps


def where(lives: Lives, step: int, slow: Any, fast: Any) -> str:  # noqa: ANN401 - arrays
    """Say which field differs."""
    names = [
        name for field in lives.game.STATE.fields for name in [field.name] * max(1, field.mark.size)
    ] + ["the number of legal actions", "the action", "the observation", "the points"]
    first = int(np.flatnonzero(slow != fast)[0])
    return f"step {step}: the two lives differ in {names[first]}: {slow[first]}, {fast[first]}"
