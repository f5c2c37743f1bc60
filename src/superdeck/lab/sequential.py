"""A test that may be looked at after every deal and stops when a difference is plain.

Testing by betting: I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
betting", Journal of the Royal Statistical Society B 86 (2024). Somebody who doubts that the mean is
above `m` loses money to one who bets fixed shares of a fortune on it, deal after deal. If the mean
is not above `m` no such fortune can be expected to grow, and by Ville's inequality (1939) the
chance that it ever becomes `1 / ERROR` times what it was is at most `ERROR`, however often one
looks. The fortune is divided among several shares, because the best one depends on the difference
that is to be found.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from superdeck.lab.statistics import Values

ERROR = 0.01
"""The chance of a wrong verdict, for each of the two."""

SHARES = 12
"""Into so many parts a fortune is divided, each betting half as boldly as the one before."""

BOLDEST = 0.9
"""The first part loses so much of itself on the worst value; what cannot lose all goes on."""

HALVINGS = 60
"""An end of an interval is found this often by halving: to the last bit."""


class Evidence:
    """What the deals so far say about the mean of a value between `least` and `most`.

    The deals must be drawn alike and independently; nothing else is assumed, not a large number
    either.
    """

    def __init__(self, least: float, most: float) -> None:
        """Begin with no deals; 0 must lie between `least` and `most`."""
        self.least, self.most = least, most
        self._shares = BOLDEST / (most - least) / 2.0 ** np.arange(SHARES)
        self._values: list[Values] = []
        self._above = np.zeros(SHARES)
        self._below = np.zeros(SHARES)

    def add(self, values: Values) -> None:
        """Take in the values of further deals."""
        self._values.append(values)
        self._above += self._bets(values)
        self._below += self._bets(-values)

    @property
    def verdict(self) -> str:
        """`a` where the mean is above 0, `b` where it is below, `open` while neither is plain."""
        if _fortune(self._above) >= -log(ERROR):
            return "a"
        return "b" if _fortune(self._below) >= -log(ERROR) else "open"

    def interval(self) -> tuple[float, float]:
        """Return the means that are not refuted, from and to; 0 is among them while it is open."""
        values = np.concatenate(self._values)
        low = self._end(self.least, self.most, lambda mean: self._bets(values - mean))
        high = self._end(self.most, self.least, lambda mean: self._bets(mean - values))
        return low, high

    def _bets(self, gains: Values) -> Values:
        """Return the logarithm of what each part of a fortune becomes."""
        found: Values = np.log1p(np.multiply.outer(self._shares, gains)).sum(1)
        return found

    @staticmethod
    def _end(refuted: float, kept: float, parts: Callable[[float], Values]) -> float:
        """Return the last refuted mean between one that may be and one that never is."""
        for _ in range(HALVINGS):
            middle = (refuted + kept) / 2
            if _fortune(parts(middle)) >= -log(ERROR):
                refuted = middle
            else:
                kept = middle
        return refuted


def _fortune(parts: Values) -> float:
    """Return the logarithm of the mean of the parts, whose logarithms these are."""
    largest = float(parts.max())
    return largest + log(float(np.exp(parts - largest).mean()))
