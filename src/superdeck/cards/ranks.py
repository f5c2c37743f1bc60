"""Ranks and multisets of ranks.

A multiset of ranks ("how many of each rank, suits forgotten") is an int: the bit
`(k - 1) * RANKS + rank` is set when at least `k` cards of the rank are there. One pack has at most
four of a rank, 52 bits. Sets of cards that one may lay are then plain `&` and `|` of such ints.
"""

from __future__ import annotations

RANKS = 13
"""Ranks of a pack. Which rank is which is the game's affair."""

COLUMN = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""All bits of rank 0."""

ROW = (1 << RANKS) - 1
"""All bits of "at least one"."""

FULL = (1 << 4 * RANKS) - 1
"""Four of every rank."""


def at_least(count: int, rank: int) -> int:
    """Return the bit that says "at least `count` of `rank`" (count 1 to 4, not checked)."""
    return 1 << ((count - 1) * RANKS + rank)


def held(ranks: int, rank: int) -> int:
    """Return how many cards of a rank a multiset has."""
    return (ranks & (COLUMN << rank)).bit_count()


def size(ranks: int) -> int:
    """Return how many cards a multiset has."""
    return ranks.bit_count()


def taken(ranks: int, rank: int, count: int) -> int:
    """Return the multiset without `count` cards of a rank, none where it has fewer."""
    column = ranks & (COLUMN << rank)
    return ranks & ~column | column >> count * RANKS


def added(ranks: int, rank: int, count: int) -> int:
    """Return the multiset with `count` more cards of a rank (at most four in all)."""
    column = COLUMN << rank
    fresh = column & ((1 << count * RANKS) - 1)
    return ranks & ~column | (ranks & column) << count * RANKS | fresh


def without(ranks: int, other: int) -> int:
    """Return the multiset less all cards of another one that it contains."""
    left = ranks
    for rank in range(RANKS):
        count = held(other, rank)
        if count:
            left = taken(left, rank, count)
    return left


def joined(ranks: int, other: int) -> int:
    """Return the multiset with all cards of another one added (at most four of a rank in all)."""
    whole = ranks
    for rank in range(RANKS):
        count = held(other, rank)
        if count:
            whole = added(whole, rank, count)
    return whole


def highest(ranks: int) -> int:
    """Return the highest rank of a multiset, -1 where it is empty."""
    return (ranks & ROW).bit_length() - 1
