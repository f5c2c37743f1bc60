"""The policies for which the digest gives shares of matches with a stalemate, in small Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import numpy as np

from superdeck.bots.drivers import seed_players
from superdeck.engine.actions import CLOCK
from superdeck.engine.chance import Stream, below
from superdeck.engine.drivers import legal_of, next_round, strike
from superdeck.engine.match import key_of, new_match
from superdeck.engine.state import MAX_SEATS
from superdeck.engine.twin import STREAM, twin_of
from superdeck.games import circles
from superdeck.games.circles.acts import DRAW, play_of
from superdeck.games.circles.looking import some_play
from superdeck.games.circles.play import has_match

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves
    from superdeck.games.circles.state import CirclesState

game = cast("Game[Any]", None)


def someone_plays(state: CirclesState, moves: Moves, chance: Stream) -> None:
    """One uniformly chosen seat of those with a match plays any card and ring; else all draw."""
    next_round(state)
    while not game.over(state):
        if game.ask(state) == CLOCK:
            clock = CLOCK
            strike(state, clock, moves)
            continue
        seats = 0
        chosen = CLOCK
        for seat in range(state.seats):
            if has_match(state, seat):
                seats += 1
                if below(chance, seats) == 0:
                    chosen = seat
        if seats:
            card, ring = some_play(state, chosen, chance)
            game.apply(state, chosen, play_of(card, ring))
        else:
            for seat in range(state.seats):
                if state.left[seat]:
                    game.apply(state, seat, DRAW)


def all_try(state: CirclesState, moves: Moves, chance: Stream) -> None:
    """In ticks: a seat plays any card and ring if it can, else it draws."""
    next_round(state)
    game.pass_over(state, moves)
    while not game.over(state):
        seat = game.ask(state)
        if seat == CLOCK:
            strike(state, seat, moves)
            continue
        count = legal_of(state, seat, moves)
        game.apply(state, seat, game.prefer(state, seat, 0, moves, count, chance))
        game.pass_over(state, moves)


def block(
    states: list[CirclesState],
    template: list[CirclesState],
    moves: list[Moves],
    streams: list[Stream],
    seed: list[int],
    ticks: int,
    found: list[int],
) -> None:
    """Play one match a number and note its stalemate moves."""
    rotation = 0
    for i in range(len(found)):
        states[0] = template[0]
        seed_players(states[0], streams, seed, i, rotation)
        if ticks:
            all_try(states[0], moves[0], streams[0])
        else:
            someone_plays(states[0], moves[0], streams[0])
        found[i] = states[0].stalemates


def stalemates(seats: int, matches: int, seed: int, **options: str) -> tuple[float, float, float]:
    """Return the share of matches with a stalemate, its standard error, and the moves a match."""
    twin = twin_of(circles)
    template = twin.states()
    twin.load(template[0], new_match(circles, seats, options))
    found = np.zeros(matches, "i8")
    streams = np.zeros(MAX_SEATS, STREAM)
    ticks = 1 if options.get("mode") == "ticks" else 0
    twin.first(
        twin.compile(block),
        twin.states(),
        template,
        twin.moves(),
        streams,
        np.array(key_of(seed), "i8"),
        ticks,
        found,
    )
    share = float((found > 0).mean())
    return share, float(np.sqrt(share * (1 - share) / matches)), float(found.mean())
