"""Cards with four rings of different colours, and sets of them.

A deck has 73 cards; a card is its place in the deck, `base * colours + shift`. A base is three
steps (a, b, c); its card with shift s has the colours s, a + s, b + s and c + s, counted round the
palette, from the innermost ring (0) to the outermost (3). So each whole base shows every colour
once at every ring.

A set of cards is two ints used as bits: the low one has the cards 0 to 36, the high one the rest.
"""

from __future__ import annotations

RINGS = 4
PACK = 73
HALF = 37
"""Cards of the low int."""

LOW = (1 << HALF) - 1
HIGH = (1 << PACK - HALF) - 1
"""All cards."""

FEWEST, MOST = 4, 6
"""Colours of the decks that there are."""

BASES = (
    "123 132 213 231 312 321 123 132 213 231 312 321 123 132 213 231 312 321 123",
    "134 142 143 213 231 234 314 321 324 342 412 413 421 432 123",
    "143 153 231 235 241 324 354 412 425 432 512 524 123",
)
"""The bases of the decks of four, five and six colours; the last one is used as far as needed."""

COPY = 24
"""So many cards after a card of the deck of four colours lies an equal one."""


def deck(colours: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards of a deck, each as the colours of its rings from the inside."""
    cards = [
        (shift, *((int(step) + shift) % colours for step in base))
        for base in BASES[colours - FEWEST].split()
        for shift in range(colours)
    ]
    return tuple(cards[:PACK])


DECKS = tuple(deck(colours) for colours in range(FEWEST, MOST + 1))


def _set(colours: int, ring: int, colour: int) -> int:
    cards = enumerate(DECKS[colours - FEWEST])
    return sum(1 << card for card, rings in cards if rings[ring] == colour)


WHEELS = tuple(
    sum(colour << 3 * ring for ring, colour in enumerate(rings))
    for cards in DECKS
    for rings in cards
)
"""For each deck and card the colours of its rings, three bits each."""

_SETS = tuple(
    _set(colours, ring, colour)
    for colours in range(FEWEST, MOST + 1)
    for ring in range(RINGS)
    for colour in range(MOST)
)
FITS_LOW = tuple(cards & LOW for cards in _SETS)
FITS_HIGH = tuple(cards >> HALF for cards in _SETS)
"""For each deck, ring and colour the cards that have this colour there."""


def colour_of(colours: int, card: int, ring: int) -> int:
    """Return the colour of a card's ring in the deck of so many colours."""
    return WHEELS[(colours - FEWEST) * PACK + card] >> 3 * ring & 7


def fits_at(colours: int, card: int, ring: int) -> int:
    """Return where `FITS_LOW` and `FITS_HIGH` have the cards that match a card at a ring."""
    return ((colours - FEWEST) * RINGS + ring) * MOST + colour_of(colours, card, ring)


def low_bit(card: int) -> int:
    """Return the low int of the set of one card."""
    return 1 << card if card < HALF else 0


def high_bit(card: int) -> int:
    """Return the high int of the set of one card."""
    return 0 if card < HALF else 1 << card - HALF
