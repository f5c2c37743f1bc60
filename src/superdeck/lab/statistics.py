"""Figures from counts: exact integers are kept, and become floats only when they are read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np

    Values = np.ndarray[Any, np.dtype[np.float64]]

Z95 = 1.959963984540054
"""The normal quantile that leaves 2.5 % on each side."""


def wilson(count: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """Return the score interval of a share of `count` in `trials` (at least 1), 95 % by default.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
    of the American Statistical Association 22 (1927). `count` may be a fraction (shared wins); the
    interval is then on the wide side, because a shared win varies less than a whole one.
    """
    share = count / trials
    weight = z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(share * (1 - share) / trials + weight / trials / 4)
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


STUDENT = (
    (4, 1, 1),
    (96, 3, 16, 5),
    (384, -15, 17, 19, 3),
    (92160, -945, -1920, 1482, 776, 79),
)
"""Terms of `student`, one a power of the degrees of freedom: a divisor, then the factors of z, z³,
z⁵, …"""


def student(freedom: int) -> float:
    """Return Student's quantile that leaves 2.5 % on each side, for two degrees of freedom or more.

    M. Abramowitz and I. A. Stegun, "Handbook of mathematical functions" (1964), 26.7.5: less than
    1 % too small at two degrees, right to three decimals from five on.
    """
    found = Z95
    for power, (divisor, *factors) in enumerate(STUDENT, 1):
        odd = sum(factor * Z95 ** (2 * i + 1) for i, factor in enumerate(factors))
        found += odd / divisor / freedom**power
    return found


def mean_interval(values: Values, bounds: tuple[float, float]) -> tuple[float, float]:
    """Return the 95 % interval of the mean of values between two bounds (at least one value).

    Student's interval, as though two further values had come, one at each bound: so a few values
    that happen to be equal do not look like certainty, and among many it makes no difference (for
    shares: A. Agresti and B. A. Coull, "Approximate is better than 'exact' for interval estimation
    of binomial proportions", The American Statistician 52 (1998)). It holds the mean and stays
    within the bounds.
    """
    least, most = bounds
    number = len(values) + 2
    mean = float(values.mean())
    centre = (float(values.sum()) + least + most) / number
    squares = float(((values - centre) ** 2).sum()) + (least - centre) ** 2 + (most - centre) ** 2
    reach = student(number - 1) * sqrt(squares / (number - 1) / number)
    return max(least, min(mean, centre - reach)), min(most, max(mean, centre + reach))


def shared_wins(winners: Mapping[int, int], seats: int) -> list[Fraction]:
    """Return the wins of each seat; a win that several share counts as a part for each.

    `winners` says how many matches each set of winners (seats as bits) won; the empty set is
    nobody's win.
    """
    wins = [Fraction(0)] * seats
    for seated, matches in winners.items():
        for seat in range(seats):
            if seated >> seat & 1:
                wins[seat] += Fraction(matches, seated.bit_count())
    return wins


@dataclass
class Histogram:
    """How often each number came; the figures are exact, and need at least one number."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, counts: Mapping[int, int]) -> None:
        """Add so many of each number."""
        self.counts.update(counts)

    @property
    def number(self) -> int:
        """How many numbers there were."""
        return self.counts.total()

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.number

    @property
    def largest(self) -> int:
        """The largest of them."""
        return max(self.counts)

    def quantile(self, percent: int) -> int:
        """Return the nearest rank: the smallest number that so many percent do not exceed.

        That is the number at rank `ceil(percent * n / 100)` in order, counted from 1; it is always
        one that came. `percent` is 1 to 100.
        """
        rank = -(-percent * self.number // 100)
        for value in sorted(self.counts):
            rank -= self.counts[value]
            if rank <= 0:
                return value
        message = "no quantile of nothing"
        raise ValueError(message)
