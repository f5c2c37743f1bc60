"""Ranks and multisets of ranks ("how many of each rank, suits forgotten"), in two forms of int.

*Bits*: `(k - 1) * RANKS + rank` is set when at least `k` cards of the rank are there, at most four,
so 52 bits. Sets of cards that one may lay are then plain `&` and `|` of such ints.

*Tally*: four bits a rank count its cards, at most fifteen, so 52 bits again. Tallies are added and
subtracted as numbers are.
"""

from __future__ import annotations

RANKS = 13
"""Ranks of a pack. Which rank is which is the game's affair."""

COLUMN = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""All bits of rank 0."""

ROW = (1 << RANKS) - 1
"""All bits of "at least one"."""

FULL = (1 << 4 * RANKS) - 1
"""Four of every rank, as bits."""

ONES = FULL // 15
"""One of every rank, as a tally."""


def at_least(count: int, rank: int) -> int:
    """Return the bit that says "at least `count` of `rank`" (count 1 to 4, not checked)."""
    return 1 << ((count - 1) * RANKS + rank)


def held(bits: int, rank: int) -> int:
    """Return how many cards of a rank are in bits."""
    return (bits & (COLUMN << rank)).bit_count()


def taken(bits: int, rank: int, count: int) -> int:
    """Return bits without `count` cards of a rank (at most four), none where there are fewer."""
    column = bits & (COLUMN << rank)
    return bits & ~column | column >> count * RANKS


def stacked(rank: int, count: int) -> int:
    """Return the bits of `count` cards of a rank (at most four, not checked)."""
    return (COLUMN & ((1 << count * RANKS) - 1)) << rank


def highest(bits: int) -> int:
    """Return the highest rank in bits, -1 where there is none."""
    return (bits & ROW).bit_length() - 1


def some(count: int, rank: int) -> int:
    """Return the tally of `count` cards of a rank."""
    return count << 4 * rank


def counted(tally: int, rank: int) -> int:
    """Return how many cards of a rank a tally has."""
    return tally >> 4 * rank & 15


def ranks_in(tally: int) -> int:
    """Return the bits of one card of each rank that a tally has."""
    bits = 0
    for rank in range(RANKS):
        if counted(tally, rank):
            bits |= 1 << rank
    return bits


def size(tally: int) -> int:
    """Return how many cards a tally has (fewer than 255): added in pairs, then by casting out."""
    every_other = 0xF0F0F0F0F0F0F
    return ((tally & every_other) + (tally >> 4 & every_other)) % 255


def without(tally: int, other: int) -> int:
    """Return a tally less the cards of another one, none of a rank where it has fewer."""
    left = 0
    for rank in range(RANKS):
        left += some(max(0, counted(tally, rank) - counted(other, rank)), rank)
    return left
