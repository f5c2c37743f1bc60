"""The lab's figures against published values, a plain second way, and planted faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import ceil, comb, sqrt
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.lab.statistics import (
    Z95,
    Histogram,
    mean_interval,
    shared_wins,
    student,
    wilson,
)

if TYPE_CHECKING:
    from superdeck.lab.statistics import Values

NEWCOMBE = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0000, 0.1611),
    (1, 29, 0.0061, 0.1718),
]
"""R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in
Medicine 17 (1998), table I, method 3 (the score method without correction)."""

Interval = Callable[[float, int], tuple[float, float]]
Shares = Callable[[Mapping[int, int], int], list[Fraction]]
Quantile = Callable[[list[int], int], int]

SETS = st.dictionaries(st.integers(1, 31), st.integers(1, 10**9), min_size=1)
NUMBERS = st.lists(st.integers(0, 60), min_size=1, max_size=300)


def published(interval: Interval) -> None:
    for count, trials, low, high in NEWCOMBE:
        assert interval(count, trials) == pytest.approx((low, high), abs=0.00005)


def wald(count: float, trials: int) -> tuple[float, float]:
    share = count / trials
    reach = Z95 * sqrt(share * (1 - share) / trials)
    return share - reach, share + reach


def test_wilson_gives_the_published_intervals() -> None:
    published(wilson)


def test_the_textbook_interval_would_be_caught() -> None:
    with pytest.raises(AssertionError):
        published(wald)


@given(st.integers(1, 10**12), st.fractions(0, 1))
def test_wilson_holds_the_share_and_is_symmetric(trials: int, share: Fraction) -> None:
    count = float(share * trials)
    low, high = wilson(count, trials)
    assert 0 <= low <= count / trials <= high <= 1
    mirrored = wilson(trials - count, trials)
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high), abs=1e-9)


def test_wilson_of_a_fraction_lies_between_its_neighbours() -> None:
    ends = [wilson(count, 40) for count in (10, 10.5, 11)]
    assert ends == sorted(ends)
    assert [high for _, high in ends] == sorted(high for _, high in ends)


def every_win_is_one(shares: Shares, winners: Mapping[int, int]) -> None:
    assert sum(shares(winners, 5)) == sum(winners.values())


def counted_twice(winners: Mapping[int, int], seats: int) -> list[Fraction]:
    return [
        Fraction(sum(matches for seated, matches in winners.items() if seated >> seat & 1))
        for seat in range(seats)
    ]


def test_a_shared_win_is_a_part_for_each() -> None:
    won = shared_wins({0b001: 4, 0b011: 3, 0b111: 1, 0: 7}, 3)
    assert won == [
        4 + Fraction(3, 2) + Fraction(1, 3),
        Fraction(3, 2) + Fraction(1, 3),
        Fraction(1, 3),
    ]


@given(SETS)
def test_all_wins_add_up_to_the_matches(winners: dict[int, int]) -> None:
    every_win_is_one(shared_wins, winners)


def test_counting_a_shared_win_twice_would_be_caught() -> None:
    every_win_is_one(counted_twice, {0b1: 5})
    with pytest.raises(AssertionError):
        every_win_is_one(counted_twice, {0b1: 5, 0b11: 1})


def histogram(numbers: list[int]) -> Histogram:
    """Add the numbers in two parts."""
    made = Histogram()
    made.add(Counter(numbers[::2]))
    made.add(Counter(numbers[1::2]))
    return made


def nearest_rank(quantile: Quantile, numbers: list[int]) -> None:
    for percent in (1, 5, 50, 95, 99, 100):
        rank = ceil(Fraction(percent * len(numbers), 100))
        assert quantile(numbers, percent) == sorted(numbers)[rank - 1]


@given(NUMBERS)
def test_quantiles_are_nearest_ranks(numbers: list[int]) -> None:
    nearest_rank(lambda found, percent: histogram(found).quantile(percent), numbers)


def test_a_rank_counted_from_nought_would_be_caught() -> None:
    with pytest.raises(AssertionError):
        nearest_rank(
            lambda found, percent: sorted(found)[min(len(found) - 1, percent * len(found) // 100)],
            list(range(20)),
        )


@given(NUMBERS)
def test_mean_number_and_largest(numbers: list[int]) -> None:
    made = histogram(numbers)
    assert (made.number, made.total, made.largest) == (len(numbers), sum(numbers), max(numbers))
    assert made.mean == sum(numbers) / len(numbers)


def test_known_quantiles() -> None:
    """The usual example of the nearest rank: 15, 20, 35, 40, 50."""
    made = histogram([15, 20, 35, 40, 50])
    assert [made.quantile(percent) for percent in (5, 30, 40, 50, 100)] == [15, 20, 20, 35, 50]


def test_sums_stay_exact_where_floats_do_not() -> None:
    made = Histogram()
    made.add({1: 1, 10**17: 1})
    assert made.total == 10**17 + 1
    assert float(10**17) + 1 == 10**17


def test_no_quantile_of_nothing() -> None:
    with pytest.raises(ValueError, match="no quantile of nothing"):
        Histogram().quantile(50)


def test_student_gives_the_published_quantiles() -> None:
    """W. S. Gosset's table, as in every handbook: two-sided 95 %."""
    published = {3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    found = {freedom: student(freedom) for freedom in published}
    assert found == pytest.approx(published, abs=0.004)
    assert student(2) == pytest.approx(4.303, rel=0.01)
    assert student(10**9) == pytest.approx(Z95)


def coverage(interval: Callable[[Values], tuple[float, float]], number: int) -> float:
    """Return how often the interval of so many values, each 0 or 1, holds the mean: the worst."""
    found = [interval(np.array([1.0] * won + [0.0] * (number - won))) for won in range(number + 1)]
    return min(
        sum(
            comb(number, won) * share**won * (1 - share) ** (number - won)
            for won, (low, high) in enumerate(found)
            if low <= share <= high
        )
        for share in (part / 100 for part in range(1, 100))
    )


def plain_student(values: Values) -> tuple[float, float]:
    reach = student(len(values) - 1) * float(values.std(ddof=1)) / sqrt(len(values))
    return float(values.mean()) - reach, float(values.mean()) + reach


@pytest.mark.parametrize("number", [1, 2, 3, 5, 10, 20, 50, 200])
def test_the_interval_of_a_mean_holds_it_as_often_as_it_says(number: int) -> None:
    assert coverage(lambda values: mean_interval(values, (0, 1)), number) > 0.93


def test_the_interval_without_the_two_further_values_would_be_caught() -> None:
    assert coverage(plain_student, 20) < 0.5


def test_equal_values_are_not_certainty() -> None:
    assert mean_interval(np.ones(1), (-1, 1)) == (-1, 1)
    low, high = mean_interval(np.ones(20), (-1, 1))
    assert 0.6 < low < 0.9
    assert high == 1


def test_the_interval_of_many_values_is_the_textbooks() -> None:
    values = np.random.default_rng(1).random(100_000)
    reach = Z95 * float(values.std()) / sqrt(len(values))
    textbook = (float(values.mean()) - reach, float(values.mean()) + reach)
    assert mean_interval(values, (0, 1)) == pytest.approx(textbook, abs=2e-5)
