"""How long people think, as the games say it: sensible times, for everything that can be seen."""

from __future__ import annotations

import pytest

from superdeck.bots.pace import LONGEST
from superdeck.engine.actions import NOBODY
from superdeck.games.register import NAMES
from tests.laws.cases import GAMES, Case, begin, chooser, play

SHORT = 100
"""Nobody sees and answers within so many milliseconds."""


@pytest.mark.parametrize("name", NAMES)
def test_people_think_for_a_sensible_time(name: str) -> None:
    game = GAMES[name]
    times = set()
    for seats in range(game.FACTS.seats[0], game.FACTS.seats[1] + 1):
        case = Case(name, seats, (("min_players", "3"),) if name == "president" else (), seats)
        match = begin(game, case)
        for _ in play(match, chooser(game, case), 120):
            view = game.view(match.state, NOBODY)
            times.add(game.ponder(view))
            assert view == game.view(match.state, NOBODY)
    assert SHORT <= min(times) <= max(times) <= LONGEST
    assert len(times) > 1, "a person thinks longer here than there"
