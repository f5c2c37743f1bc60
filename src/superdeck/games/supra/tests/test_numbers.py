"""Numbers that were found independently of this program, held to many matches in the twin.

Runs are seeded, so a failure is a fault and no accident.
"""

from __future__ import annotations

from math import comb, sqrt
from typing import TYPE_CHECKING, Any, cast

import pytest

from superdeck.engine.chance import below, seed_match, seed_stream
from superdeck.engine.drivers import legal_of, next_round
from superdeck.engine.match import key_of, new_match
from superdeck.games import supra

if TYPE_CHECKING:
    import numpy as np

    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves
    from superdeck.games.supra.state import SupraState

pytestmark = pytest.mark.twin
game = cast("Game[Any]", None)
"""The compiled game, set by the twin."""

SEED = 20260101


def lengths(
    state: SupraState,
    moves: Moves,
    chance: Stream,
    seed: list[int],
    least: int,
    turns: list[int],
    events: list[int],
) -> None:
    """Play matches with every move as likely; note their turns and the event of the first Lineup.

    A match is left after `least` turns, 0 to play it out. A first Garage Day passes unseen, because
    all garages are empty; the second turn has begun by then.
    """
    for i in range(len(turns)):
        first, second = seed_match(state, seed, i)
        seed_stream(chance, first, second, 1)
        state.round = 0
        next_round(state)
        events[i] = -1
        while not game.round_over(state) and (least == 0 or state.turns < least):
            seat = game.ask(state)
            count = legal_of(state, seat, moves)
            game.apply(state, seat, moves.action[below(chance, count)])
            if events[i] < 0 and state.turns > 0:
                events[i] = state.event if state.turns == 1 else 0
        turns[i] = state.turns


def played(seats: int, matches: int, least: int) -> tuple[np.ndarray[Any, Any], ...]:
    """Return the turns and the first events of so many matches."""
    import numpy as np  # noqa: PLC0415 - only where the twin is used

    from superdeck.engine.twin import STREAM, twin_of  # noqa: PLC0415 - as above

    twin = twin_of(cast("Game[Any]", supra))
    states = twin.states()
    twin.load(states[0], new_match(supra, seats, {}, 0))
    turns, events = np.zeros(matches, "i8"), np.zeros(matches, "i8")
    seed = np.array(key_of(SEED + seats), "i8")
    chance = np.zeros(1, STREAM)
    run = twin.compile(lengths)
    twin.first(run, states[0], twin.moves()[0], chance[0], seed, least, turns, events)
    return turns, events


@pytest.mark.parametrize(
    ("seats", "mean", "error"),
    [(2, 17.53, 0.05), (3, 21.38, 0.08), (4, 23.30, 0.11), (5, 22.31, 0.12)],
)
def test_complete_lineups_a_match(seats: int, mean: float, error: float) -> None:
    """Each turn has one complete Lineup; the tolerance is four standard errors of both runs."""
    turns, _ = played(seats, 40_000, 0)
    own = turns.std() / sqrt(len(turns))
    assert abs(turns.mean() - mean) < 4 * sqrt(own**2 + error**2), f"{turns.mean():.3f} ± {own:.3f}"


def test_the_first_lineups_event() -> None:
    """SUPRA-E2, within 0.1 percentage points (four standard errors of the commonest event)."""
    _, events = played(2, 4_000_000, 1)
    for reds in range(5):
        exact = comb(26, reds) * comb(26, 4 - reds) / comb(52, 4)
        found = (events == reds).mean()
        assert abs(found - exact) < 0.001, f"{reds} red: {found:.5f}, not {exact:.5f}"
