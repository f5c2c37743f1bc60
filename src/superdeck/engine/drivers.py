"""Loops that know no game: they run in both lives, bound to a game by `bind` or the twin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from superdeck.engine.actions import CLOCK, WAIVE
from superdeck.engine.chance import below

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, State

game = cast("Game[Any]", None)
"""The game that a loop plays, set by `bind` or by the twin."""


def legal_of(state: State, seat: int, out: Moves) -> int:
    """Return how many actions `legal` lists; `IndexError` where more than `FACTS.legal_size`.

    The twin does not notice a write past the end; its buffers have room for one that is found here.
    """
    count = game.legal(state, seat, out)
    if count > out.size:
        raise IndexError
    return count


def decline(state: State, out: Moves) -> None:
    """The `pass_over` of a game that has no faster one: ask in order, decline where one must."""
    while not game.round_over(state):
        seat = game.ask(state)
        if seat == CLOCK or legal_of(state, seat, out) != 1 or out.action[0] != WAIVE:
            return
        game.apply(state, seat, WAIVE)


def strike(state: State, clock: int, out: Moves) -> None:
    """Do what `CLOCK` (given as `clock`) is asked for, and pass over who has no choice."""
    legal_of(state, clock, out)
    game.apply(state, clock, out.action[0])
    game.pass_over(state, out)


def next_round(state: State) -> None:
    """Count the round up and deal it."""
    state.round += 1
    game.deal(state)


def playout(state: State, out: Moves, chance: Stream) -> int:
    """Play to the end of the round with random actions; return the number of decisions."""
    decisions = 0
    game.pass_over(state, out)
    while not game.round_over(state):
        seat = game.ask(state)
        if seat == CLOCK:
            strike(state, seat, out)
            continue
        count = legal_of(state, seat, out)
        decisions += 1
        game.apply(state, seat, out.action[below(chance, count)])
        game.pass_over(state, out)
    return decisions
