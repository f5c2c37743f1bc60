"""Loops in the small Python that let bots play: both lives, any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import below, seed_match, seed_stream, split
from superdeck.engine.drivers import legal_of, next_round, strike

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, Score, State

game = cast("Game[Any]", None)
"""The game that a loop plays, set by `bind` or by the twin."""


class Lineup:
    """Who plays: the level and the character of each seat; how many rounds at most, 0 for all."""

    level: list[int]
    style: list[int]
    rounds: int

    def __init__(self, seats: int) -> None:
        """Make a line-up of random players."""
        self.level = [0] * seats
        self.style = [0] * seats
        self.rounds = 0


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
    """Play a whole match from before its first deal; fill in the result.

    Nobody in the line-up may search.
    """
    result.decisions = result.choices = 0
    play_on(state, moves, streams, lineup, result)
    note_end(state, score, result)


def play_on(
    state: State, moves: Moves, streams: list[Stream], lineup: Lineup, result: Result
) -> int:
    """Play until a seat that searches has a choice, and return it; `NOBODY` at the end.

    Go on with `act` for that seat, and `play_on` again.
    """
    while not ended(state, lineup):
        if state.round == 0 or game.round_over(state):
            next_round(state)
            game.pass_over(state, moves)
        while not game.round_over(state):
            seat = game.ask(state)
            if seat == CLOCK:
                strike(state, seat, moves)
                continue
            count = legal_of(state, seat, moves)
            action = moves.action[0]
            if count > 1:
                level = lineup.level[seat]
                if level > Level.RULES:
                    return seat
                result.choices += 1
                style = lineup.style[seat]
                action = choose(state, seat, moves, count, streams[seat], level, style)
            act(state, seat, action, moves, result)
    return NOBODY


def act(state: State, seat: int, action: int, moves: Moves, result: Result) -> None:
    """Do what a seat has decided, and pass over who has no choice."""
    result.decisions += 1
    game.apply(state, seat, action)
    game.pass_over(state, moves)


def ended(state: State, lineup: Lineup) -> bool:
    """Whether the match is over, or as many rounds as are to be played."""
    if lineup.rounds > 0 and state.round >= lineup.rounds and game.round_over(state):
        return True
    return game.over(state)


def note_end(state: State, score: Score, result: Result) -> None:
    """Note rounds, winners and points; who has most wins what was broken off after its rounds."""
    game.score(state, score)
    result.rounds = state.round
    result.winners = score.winners
    most = score.points[0]
    for seat in range(state.seats):
        result.points[seat] = score.points[seat]
        most = max(most, score.points[seat])
    if score.winners == 0 and not game.over(state):
        for seat in range(state.seats):
            result.winners |= int(score.points[seat] == most) << seat


def seed_players(
    state: State, streams: list[Stream], seed: list[int], match: int, rotation: int
) -> None:
    """Give a match its key and each seat its stream, from the run's seed and the match's number.

    Every rotation of the players has the same key, so the same cards, and streams of its own.
    """
    first, second = seed_match(state, seed, match)
    seed_stream(streams[0], first, second, rotation)
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
    rotation: int,
    results: list[Result],
) -> None:
    """Play matches `first`, `first + 1`, … of a run, one a result (records only: the twin)."""
    for i in range(len(results)):
        states[0] = template[0]
        seed_players(states[0], streams, seed, first + i, rotation)
        play_on(states[0], moves[0], streams, lineup[0], results[i])
        note_end(states[0], score[0], results[i])
