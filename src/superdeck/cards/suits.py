"""Cards of a pack in four suits, and sets of them.

A card is `suit * LANE + number - 1`: clubs, diamonds, hearts, spades, each from the Ace (1) to the
King (13). A set of cards is an int with one bit a card (52 bits); a suit of a set, shifted down, is
its lane.
"""

from __future__ import annotations

SUITS = 4
"""Suits of a pack: clubs 0, diamonds 1, hearts 2, spades 3."""

LANE = 13
"""Cards of a suit."""

EACH = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE
"""The four Aces: one bit a suit."""

PACK = (1 << SUITS * LANE) - 1
"""All cards."""

PIPS_1, PIPS_2, PIPS_4, PIPS_8 = 0x155 * EACH, 0x266 * EACH, 0x078 * EACH, 0x380 * EACH
"""The cards from Ace to 10 whose number, written in twos, has this digit."""


def suit_of(card: int) -> int:
    """Return the suit of a card."""
    return card // LANE


def number_of(card: int) -> int:
    """Return the number of a card: Ace 1, Jack 11, Queen 12, King 13."""
    return card % LANE + 1


def lane(cards: int, suit: int) -> int:
    """Return the cards of one suit as thirteen bits, the Ace lowest."""
    return cards >> LANE * suit & (1 << LANE) - 1


def top(cards: int) -> int:
    """Return the highest card of a set, -1 where it is empty."""
    return cards.bit_length() - 1


def pips(cards: int) -> int:
    """Return the sum of the numbers of all cards from Ace to 10; court cards have none."""
    return (
        (cards & PIPS_1).bit_count()
        + 2 * (cards & PIPS_2).bit_count()
        + 4 * (cards & PIPS_4).bit_count()
        + 8 * (cards & PIPS_8).bit_count()
    )
