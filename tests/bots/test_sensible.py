"""No bot above `easy` does what every person at the table would call stupid."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots.drivers import choose
from superdeck.bots.player import read_player
from superdeck.engine.callgraph import bind
from superdeck.games.register import NAMES, load
from tests.bots.positions import Position, positions
from tests.laws.cases import stream

if TYPE_CHECKING:
    from superdeck.bots.compiled import CompiledThinker
    from superdeck.bots.player import Player
    from superdeck.engine.match import Match

POSITIONS = list(positions())
FEWEST = 12
STREAMS = 3


@cache
def thinker(name: str) -> CompiledThinker:
    from superdeck.bots.compiled import CompiledThinker  # noqa: PLC0415 - the compiler

    return CompiledThinker(load(name))


def answer(match: Match, seat: int, player: Player, number: int) -> int:
    """Return what a bot does in a seat that is asked."""
    chance = stream(number, seat)
    if player.iterations:
        return thinker(match.game.FACTS.name).choose(match.state, seat, player, chance)
    count = len(match.legal(seat))
    pick: Any = bind(choose, match.game)
    action: int = pick(match.state, seat, match.moves, count, chance, player.level, player.style)
    return action


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_a_position_asks_something(position: Position) -> None:
    match = position.match()
    legal = set(match.legal(position.seat))
    judged = set(position.only or position.never)
    assert match.asked() == position.seat
    assert bool(position.only) != bool(position.never)
    assert judged < legal
    assert position.source in {"watched", "made"}


@pytest.mark.twin
@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_every_level_above_easy_is_sensible(position: Position, level: str) -> None:
    match = position.match()
    player = read_player(level, match.game)
    for number in range(STREAMS):
        action = answer(match, position.seat, player, number)
        assert not position.only or action in position.only, action
        assert action not in position.never, action


@pytest.mark.parametrize("name", NAMES)
def test_there_are_enough_positions_and_most_were_watched(name: str) -> None:
    found = Counter(position.source for position in POSITIONS if position.game == name)
    assert found.total() >= FEWEST
    assert found["watched"] > found["made"]
