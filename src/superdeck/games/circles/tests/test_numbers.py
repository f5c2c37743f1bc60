"""Numbers that the digest gives, found here with the rules: how often there is a stalemate."""

from __future__ import annotations

from math import hypot

import pytest

pytestmark = pytest.mark.twin

MATCHES = 30_000


def within(found: tuple[float, float, float], percent: float, error: float) -> bool:
    """Whether a share is within four standard errors of both runs (in per cent)."""
    share, own, _ = found
    return abs(100 * share - percent) < 4 * hypot(error, 100 * own)


@pytest.mark.parametrize(
    ("seats", "percent", "error"), [(2, 36.7, 0.2), (3, 17.7, 0.2), (4, 8.5, 0.2)]
)
def test_matches_with_a_stalemate_where_one_seat_plays_at_random(
    seats: int, percent: float, error: float
) -> None:
    from superdeck.games.circles.tests.policies import stalemates  # noqa: PLC0415 - numba

    assert within(stalemates(seats, MATCHES, 11), percent, error)


@pytest.mark.parametrize(
    ("seats", "percent", "error"), [(2, 25.3, 0.4), (3, 4.8, 0.2), (4, 0.9, 0.1)]
)
def test_matches_with_a_stalemate_in_ticks(seats: int, percent: float, error: float) -> None:
    from superdeck.games.circles.tests.policies import stalemates  # noqa: PLC0415 - numba

    assert within(stalemates(seats, MATCHES, 12, mode="ticks"), percent, error)


@pytest.mark.parametrize(("seats", "percent"), [(2, 26), (3, 10), (4, 4)])
def test_the_deck_of_four_colours_has_fewer(seats: int, percent: int) -> None:
    from superdeck.games.circles.tests.policies import stalemates  # noqa: PLC0415 - numba

    assert within(stalemates(seats, MATCHES, 13, colours="4"), percent, 1)


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 46, 51), (3, 24, 28), (4, 14, 16)])
def test_the_deck_of_six_colours_has_more(seats: int, low: int, high: int) -> None:
    from superdeck.games.circles.tests.policies import stalemates  # noqa: PLC0415 - numba

    share = 100 * stalemates(seats, MATCHES, 14, colours="6")[0]
    assert low - 2 < share < high + 2


@pytest.mark.parametrize(("seats", "moves"), [(2, 0.46), (3, 0.19), (4, 0.08)])
def test_stalemate_moves_a_match(seats: int, moves: float) -> None:
    from superdeck.games.circles.tests.policies import stalemates  # noqa: PLC0415 - numba

    assert stalemates(seats, MATCHES, 15)[2] == pytest.approx(moves, abs=0.02)
