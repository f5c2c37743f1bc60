"""Loops in the small Python that let bots play: both lives, any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK
from superdeck.engine.chance import below, seed_match, seed_stream, split
from superdeck.engine.drivers import legal_of, next_round, strike

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, Score, State

game = cast("Game[Any]", None)
"""The game that a loop plays, set by `bind` or by the twin."""


class Lineup:
    """Who plays: the level and the character of each seat."""

    level: list[int]
    style: list[int]

    def __init__(self, seats: int) -> None:
        """Make a line-up of random players."""
        self.level = [0] * seats
        self.style = [0] * seats


class Result:
    """What became of one match: decisions, those with a choice, rounds, winners (bits), points.

    Of a live match also its time in microseconds and the claims that came too late.
    """

    decisions: int
    choices: int
    rounds: int
    winners: int
    time: int
    late: int
    points: list[int]

    def __init__(self, seats: int) -> None:
        """Make an empty result."""
        self.decisions = self.choices = self.rounds = self.winners = self.time = self.late = 0
        self.points = [0] * seats


def choose(
    state: State, seat: int, moves: Moves, count: int, chance: Stream, level: int, style: int
) -> int:
    """Return a bot's action among `moves.action[0:count]`; forced ones use no random numbers."""
    if count == 1:
        return moves.action[0]
    if level == Level.RULES:
        return game.prefer(state, seat, style, moves, count, chance)
    return moves.action[below(chance, count)]


def play_match(
    state: State,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    score: Score,
    result: Result,
) -> None:
    """Play a whole match from before its first deal; fill in the result."""
    decisions = choices = 0
    while not game.over(state):
        next_round(state)
        game.pass_over(state, moves)
        while not game.round_over(state):
            seat = game.ask(state)
            if seat == CLOCK:
                strike(state, seat, moves)
                continue
            count = legal_of(state, seat, moves)
            decisions += 1
            action = moves.action[0]
            if count > 1:
                choices += 1
                level = lineup.level[seat]
                style = lineup.style[seat]
                action = choose(state, seat, moves, count, streams[seat], level, style)
            game.apply(state, seat, action)
            game.pass_over(state, moves)
    result.decisions = decisions
    result.choices = choices
    note_end(state, score, result)


def note_end(state: State, score: Score, result: Result) -> None:
    """Note rounds, winners and points of a match that is over."""
    game.score(state, score)
    result.rounds = state.round
    result.winners = score.winners
    for seat in range(state.seats):
        result.points[seat] = score.points[seat]


def seed_players(state: State, streams: list[Stream], seed: list[int], match: int) -> None:
    """Give a match its key and each seat its stream, from the run's seed and the match's number."""
    first, second = seed_match(state, seed, match)
    seed_stream(streams[0], first, second, 0)
    for seat in range(1, state.seats):
        split(streams[0], streams[seat])


def play_block(
    states: list[State],
    template: list[State],
    moves: list[Moves],
    streams: list[Stream],
    lineup: list[Lineup],
    score: list[Score],
    seed: list[int],
    first: int,
    results: list[Result],
) -> None:
    """Play matches `first`, `first + 1`, … of a run, one a result (records only: the twin)."""
    for i in range(len(results)):
        states[0] = template[0]
        seed_players(states[0], streams, seed, first + i)
        play_match(states[0], moves[0], streams, lineup[0], score[0], results[i])
