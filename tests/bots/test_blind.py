"""Law 4 for searching bots: thousands of positions, each in several worlds that look the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.bots.compiled import CompiledThinker
from superdeck.bots.player import read_player
from superdeck.bots.thinker import Thinker
from superdeck.engine.actions import CLOCK
from superdeck.games.register import NAMES
from tests.laws.cases import GAMES, SINGLES, Case, begin, chooser, play, stream
from tests.secrecy import laws

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream

POSITIONS = 1000
"""Positions a game, each in the real world and in two imagined ones."""


def turns(name: str) -> list[Case]:
    """Return the cases of a game in which seats have turns."""
    cases = [case for case in SINGLES if case.game == name]
    return [case for case in cases if not GAMES[name].live(begin(GAMES[name], case).state)]


@pytest.mark.twin
@pytest.mark.parametrize("name", NAMES)
def test_a_search_sees_no_more_than_its_seat(name: str) -> None:
    game = GAMES[name]
    own = CompiledThinker(game)
    thinkers = [(own, read_player(text, game)) for text in ("tree:40", "flat:40")]
    cases = turns(name)
    found = 0
    while found < POSITIONS:
        for case in cases:
            match = begin(game, case)
            for done in play(match, chooser(game, case), 60):
                if done % 3 == 0 and not game.round_over(match.state):
                    laws.law_blind_search(game, match.state, thinkers)
                    found += 1
        cases = [Case(c.game, c.seats, c.options, c.seed + 1000, c.steps) for c in cases]


@pytest.mark.twin
@pytest.mark.parametrize("name", NAMES)
def test_both_lives_search_alike(name: str) -> None:
    game = GAMES[name]
    plain, compiled = Thinker(game), CompiledThinker(game)
    for number, case in enumerate(turns(name)):
        match = begin(game, case)
        for done in play(match, chooser(game, case), 30):
            if done % 15 or game.round_over(match.state) or (seat := match.asked()) == CLOCK:
                continue
            for text in ("tree:25", "flat:25"):
                player = read_player(text, game)
                found: list[tuple[int, Stream]] = []
                for thinker in (plain, compiled):
                    chance = stream(number, done)
                    found.append((thinker.choose(match.state, seat, player, chance), chance))
                (one, here), (other, there) = found
                assert (one, vars(here)) == (other, vars(there))
