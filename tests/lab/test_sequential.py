"""The sequential test: its errors simulated, its interval against a slow second way."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np
import pytest

from superdeck.lab.sequential import BOLDEST, ERROR, SHARES, Evidence
from superdeck.lab.statistics import mean_interval

if TYPE_CHECKING:
    from superdeck.lab.statistics import Values

BLOCK = 20


def duels(chance: float, deals: int, seed: int) -> Values:
    """Make up differences of deals that are played in two rotations: -1, 0 or 1."""
    won = np.random.default_rng(seed).random((deals, 2)) < chance
    found: Values = (2.0 * won - 1).mean(1)
    return found


def rare(deals: int, seed: int) -> Values:
    """Make up differences that are mostly small losses and now and then a great win: no mean."""
    won = np.random.default_rng(seed).random(deals) < 0.1
    found: Values = np.where(won, 0.9, -0.1)
    return found


def decided(values: Values) -> tuple[str, int]:
    """Look after every block; return the verdict and how many deals it took."""
    evidence = Evidence(-1, 1)
    for first in range(0, len(values), BLOCK):
        evidence.add(values[first : first + BLOCK])
        if evidence.verdict != "open":
            return evidence.verdict, first + BLOCK
    return "open", len(values)


def peeked(values: Values) -> str:
    """Look at the 95 % interval of a fixed number after every block: the usual mistake."""
    for last in range(BLOCK, len(values) + 1, BLOCK):
        low, high = mean_interval(values[:last], (-1, 1))
        if low > 0 or high < 0:
            return "a" if low > 0 else "b"
    return "open"


def test_equal_players_stay_open_however_often_one_looks() -> None:
    samples = [duels(0.5, 1000, seed) for seed in range(150)]
    samples += [rare(1000, seed) for seed in range(150)]
    verdicts = [decided(values)[0] for values in samples]
    assert verdicts.count("a") <= 3
    assert verdicts.count("b") <= 3


def test_looking_often_at_the_usual_interval_would_be_caught() -> None:
    verdicts = [peeked(duels(0.5, 1000, seed)) for seed in range(100)]
    assert verdicts.count("open") < 85


@pytest.mark.parametrize(("chance", "deals"), [(0.6, 300), (0.55, 1200), (0.9, 50)])
def test_a_difference_is_found_and_the_sooner_the_greater_it_is(chance: float, deals: int) -> None:
    found = [decided(duels(chance, 20_000, seed)) for seed in range(20)]
    assert {verdict for verdict, _ in found} == {"a"}
    assert np.mean([number for _, number in found]) < deals
    assert decided(-duels(chance, 20_000, 0)) == ("b", found[0][1])


def test_a_few_deals_decide_nothing() -> None:
    evidence = Evidence(-1, 1)
    evidence.add(np.ones(10))
    assert evidence.verdict == "open"
    evidence.add(np.ones(30))
    assert evidence.verdict == "a"


@pytest.mark.parametrize("chance", [0.5, 0.62, 0.3])
def test_the_interval_says_what_the_verdict_says(chance: float) -> None:
    values = duels(chance, 300, 3)
    evidence = Evidence(-1, 1)
    for part in np.array_split(values, 7):
        evidence.add(part)
    low, high = evidence.interval()
    assert -1 <= low < values.mean() < high <= 1
    assert evidence.verdict == ("a" if low > 0 else "b" if high < 0 else "open")


def test_the_fortune_is_the_mean_of_what_the_parts_become() -> None:
    """At the lower end of the interval it is exactly as large as the error demands."""
    values = duels(0.6, 100, 5) / 2
    evidence = Evidence(-0.5, 0.5)
    evidence.add(values)
    low, high = evidence.interval()

    def fortune(gains: Values) -> float:
        shares = [BOLDEST / 2.0**i for i in range(SHARES)]
        return sum(prod(1 + share * float(gain) for gain in gains) for share in shares) / SHARES

    assert fortune(values - low) == pytest.approx(1 / ERROR)
    assert fortune(high - values) == pytest.approx(1 / ERROR)


def test_without_evidence_every_mean_is_possible() -> None:
    evidence = Evidence(-0.25, 1)
    evidence.add(np.array([0.5]))
    assert evidence.interval() == (-0.25, 1)
