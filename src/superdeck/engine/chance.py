"""Chance: a sealed source for the cards, and a fast one for players.

The cards come from ChaCha with 8 rounds and a 128-bit key (D. J. Bernstein, "ChaCha, a variant of
Salsa20", 2008), so nobody can foretell them from what was seen; keyed by (seed, round, purpose,
count), the same seed gives the same order of the same pack in every round, whoever plays (GEN-07).
Players, playouts and imagined worlds draw from a `Stream` (sfc32, C. Doty-Humphrey, PractRand) and
never touch the cards. All words are 32 bits in plain ints, so both lives compute the same.
"""

from __future__ import annotations

from enum import IntEnum

from superdeck.engine.options import FirstBy
from superdeck.engine.state import WORD, State

NARROW = 62
"""Two words feed four draws with 56 bits from at most so many things, two draws with 53 bits from
more: a fraction times a number of things stays below 2**62."""

BLOCK = 16
"""Words of one sealed block."""

BIGGEST_SHUFFLE = 512
"""`shuffle` places at most so many cards; the bias of one draw is below 2**-32."""


class Purpose(IntEnum):
    """What a sealed block is for: a part of what names it."""

    DEAL = 1
    RESHUFFLE = 2
    FIRST = 3
    MATCH = 4
    PLAYER = 5
    TICK = 6
    PACE = 7


class Stream:
    """One fast stream: three words and a counter. `seed_stream` fills it."""

    a: int
    b: int
    c: int
    counter: int

    def __init__(self) -> None:
        """Make an empty stream."""
        self.a = self.b = self.c = self.counter = 0


def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round on four 32-bit words."""
    a = (a + b) & WORD
    d ^= a
    d = (d << 16 | d >> 16) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    d ^= a
    d = (d << 8 | d >> 24) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


def sealed(
    k0: int, k1: int, k2: int, k3: int, block: int, purpose: int, a: int, b: int
) -> tuple[int, ...]:
    """Return the sixteen words of one ChaCha8 block.

    `k0` to `k3` are the key; `block`, `purpose`, `a` and `b` name the block. All are 32-bit words,
    which is not checked.
    """
    c0, c1, c2, c3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = block, purpose, a, b
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    return (
        (x0 + c0) & WORD,
        (x1 + c1) & WORD,
        (x2 + c2) & WORD,
        (x3 + c3) & WORD,
        (x4 + k0) & WORD,
        (x5 + k1) & WORD,
        (x6 + k2) & WORD,
        (x7 + k3) & WORD,
        (x8 + k0) & WORD,
        (x9 + k1) & WORD,
        (x10 + k2) & WORD,
        (x11 + k3) & WORD,
        (x12 + block) & WORD,
        (x13 + purpose) & WORD,
        (x14 + a) & WORD,
        (x15 + b) & WORD,
    )


def words(state: State, purpose: int, count: int, block: int) -> tuple[int, ...]:
    """Return sixteen words of the state's sealed chance for (round, purpose, count)."""
    k = state.key
    return sealed(k[0], k[1], k[2], k[3], block, purpose, state.round, count)


def shuffle(state: State, purpose: int, count: int, first: int) -> None:
    """Put `stock[first:pack]` into a random order, each as likely (Fisher and Yates 1938).

    `count` tells shuffles of one round and purpose apart. At most `BIGGEST_SHUFFLE` cards.
    """
    left = state.pack - first
    block = 0
    while left > 1:
        drawn = words(state, purpose, count, block)
        block += 1
        pair = 0
        while pair < BLOCK and left > 1:
            draws = 4 if left <= NARROW else 2
            bits = 56 if left <= NARROW else 53
            one = 1 << bits
            fraction = drawn[pair] | (drawn[pair + 1] & (one - 1 >> 32)) << 32
            pair += 2
            while draws > 0 and left > 1:
                draws -= 1
                product = fraction * left
                fraction = product & one - 1
                pick = first + (product >> bits)
                left -= 1
                last = first + left
                card = state.stock[last]
                state.stock[last] = state.stock[pick]
                state.stock[pick] = card


def fresh_stock(state: State, low: int, pack: int) -> None:
    """Fill the stock with the cards `low` to `low + pack - 1` and shuffle it for this round.

    A stock that was stacked (`spent` is -1) keeps the order that it has.
    """
    stacked = state.spent < 0
    state.spent = 0
    state.pack = pack
    state.reshuffles = 0
    if stacked:
        return
    for i in range(pack):
        state.stock[i] = low + i
    shuffle(state, Purpose.DEAL, 0, 0)


def reshuffle(state: State) -> None:
    """Shuffle what is left of the stock again, in an order of its own each time."""
    state.reshuffles += 1
    shuffle(state, Purpose.RESHUFFLE, state.reshuffles, state.spent)


def first_seat(state: State) -> int:
    """Return the first dealer of a match: drawn from the seed, or named (GEN-02, GEN-03).

    A game that asks for ages finds the seat itself; here `age` draws too.
    """
    if state.first_by == FirstBy.SEAT:
        return state.first_seat
    return words(state, Purpose.FIRST, 0, 0)[0] * state.seats >> 32


def seed_match(state: State, seed: list[int], match: int) -> tuple[int, int]:
    """Give the state the key of match number `match` of a run; return two words for its players."""
    drawn = sealed(seed[0], seed[1], seed[2], seed[3], 0, Purpose.MATCH, match & WORD, match >> 32)
    for i in range(4):
        state.key[i] = drawn[i]
    return drawn[4], drawn[5]


def player_words(key: list[int], seat: int) -> tuple[int, ...]:
    """Return three words of a match's key for the stream of the player in a seat."""
    return sealed(key[0], key[1], key[2], key[3], 0, Purpose.PLAYER, seat, 0)[:3]


def pace_words(key: list[int], seat: int, moment: int) -> tuple[int, ...]:
    """Return three words of a match's key for the time that a seat takes at some moment."""
    return sealed(key[0], key[1], key[2], key[3], 0, Purpose.PACE, seat, moment)[:3]


def seed_stream(chance: Stream, first: int, second: int, third: int) -> None:
    """Start a stream from three 32-bit words (sfc32's own seeding: mixed twelve times)."""
    chance.a = first
    chance.b = second
    chance.c = third
    chance.counter = 1
    for _ in range(12):
        draw(chance)


def split(chance: Stream, other: Stream) -> None:
    """Start another stream from the next three words of one."""
    other.a = draw(chance)
    other.b = draw(chance)
    other.c = draw(chance)
    other.counter = 1


def draw(chance: Stream) -> int:
    """Return the next 32-bit word."""
    a = chance.a
    b = chance.b
    c = chance.c
    word = (a + b + chance.counter) & WORD
    chance.counter = (chance.counter + 1) & WORD
    chance.a = b ^ b >> 9
    chance.b = (c + (c << 3)) & WORD
    chance.c = ((c << 21 | c >> 11) + word) & WORD
    return word


def below(chance: Stream, count: int) -> int:
    """Return a number from 0 to `count - 1`; the bias is below `count / 2**32`."""
    return draw(chance) * count >> 32


def mix(state: State, chance: Stream, first: int, count: int) -> None:
    """Shuffle `stock[first:first + count]` with a player's stream (for imagined worlds)."""
    for left in range(count, 1, -1):
        pick = first + below(chance, left)
        last = first + left - 1
        card = state.stock[last]
        state.stock[last] = state.stock[pick]
        state.stock[pick] = card


def new_future(state: State, chance: Stream) -> None:
    """Replace the key, so that nothing to come can be foretold (for imagined worlds)."""
    for i in range(4):
        state.key[i] = draw(chance)
