"""President: small faults that other tests did not see."""

from __future__ import annotations

from typing import Any

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.match import Match, new_match
from superdeck.games import president
from superdeck.games.president.pile import completers


def test_who_has_answered_is_forgotten_in_imagined_worlds() -> None:
    """A spectator imagines that nobody is waited for, or all where the pile waits to be cleared."""
    found = set()
    for seed in range(40):
        match = Match(president, new_match(president, 4, {}, seed))
        match.deal()
        for step in range(120):
            seat = match.asked()
            if seat < 0:
                break
            state: Any = match.state
            if state.waiting:
                chance = Stream()
                seed_stream(chance, seed, step, 3)
                world = state.copy()
                president.imagine(world, NOBODY, chance)
                clears = state.leads_after != NOBODY
                assert world.waiting == (completers(state) if clears else 0)
                found.add((clears, state.waiting == completers(state)))
            legal = match.legal(seat)
            match.apply(seat, legal[step * 5 % len(legal)])
    assert {(False, True), (False, False)} <= found
