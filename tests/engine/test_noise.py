"""The noise of people's times."""

from __future__ import annotations

from math import exp
from statistics import NormalDist

import pytest

from superdeck.engine.noise import NOISE, noisy
from tests.laws.cases import stream


def test_the_quantiles_of_the_noise_are_those_of_a_log_normal() -> None:
    normal = NormalDist()
    expected = [round(1024 * exp(0.35 * normal.inv_cdf((i + 0.5) / 256))) for i in range(256)]
    assert list(NOISE) == expected


def test_noise_is_skewed_to_the_right_and_median_one() -> None:
    chance = stream(1, 2, 3)
    found = sorted(noisy(1 << 20, chance) for _ in range(20_000))
    assert found[10_000] / (1 << 20) == pytest.approx(1, abs=0.02)
    assert found[19_500] - found[10_000] > 1.3 * (found[10_000] - found[500])
