"""The sealed source, the players' stream, shuffles: against vectors and counts of our own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from superdeck.engine import chance
from superdeck.engine.chance import Purpose, Stream
from superdeck.engine.match import key_of, stack
from tests.laws.cases import stream
from tests.laws.toy import COINS, ToyState
from tests.secrecy.uniform import LEAST, fit

ZERO_KEY = (
    "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
    "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
)
"""ChaCha8, 128-bit key of zeros, counter and nonce 0 (J. Strombergson's test vectors, TC1)."""


def test_chacha8_gives_its_published_vector() -> None:
    words = chance.sealed(0, 0, 0, 0, 0, 0, 0, 0)
    assert b"".join(word.to_bytes(4, "little") for word in words).hex() == ZERO_KEY


def chacha(key: list[int], tail: list[int], rounds: int) -> list[int]:
    """Compute a block as the paper has it, on a list of sixteen words."""
    sigma = [int.from_bytes(b"expand 16-byte k"[i : i + 4], "little") for i in range(0, 16, 4)]
    start = [*sigma, *key, *key, *tail]
    x = start.copy()

    def turn(a: int, b: int, c: int, d: int) -> None:
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) % 2**32
            x[r] ^= x[p]
            x[r] = (x[r] << bits | x[r] >> 32 - bits) % 2**32

    columns = [(i, i + 4, i + 8, i + 12) for i in range(4)]
    diagonals = [(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4) for i in range(4)]
    for number in range(rounds):
        for quarter in diagonals if number % 2 else columns:
            turn(*quarter)
    return [(a + b) % 2**32 for a, b in zip(x, start, strict=True)]


@pytest.mark.parametrize("seed", [0, 1, 2**127 + 5, 2**128 - 1])
def test_blocks_are_named_by_all_their_words(seed: int) -> None:
    key = key_of(seed)
    for tail in ([0, 1, 2, 3], [7, 0, 0, 2**32 - 1]):
        assert list(chance.sealed(*key, *tail)) == chacha(key, tail, 8)


def sfc32(a: int, b: int, c: int, count: int) -> list[int]:
    """Compute the stream as PractRand defines it, seeding included."""
    counter, words = 1, []
    for number in range(12 + count):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, ((c << 21) % 2**32 | c >> 11)
        c = (c + word) % 2**32
        if number >= 12:
            words.append(word)
    return words


@pytest.mark.parametrize("seeds", [(0, 0, 0), (1, 2, 3), (2**32 - 1, 5, 2**31)])
def test_the_stream_is_sfc32(seeds: tuple[int, int, int]) -> None:
    player = Stream()
    chance.seed_stream(player, *seeds)
    assert [chance.draw(player) for _ in range(50)] == sfc32(*seeds, 50)


def test_the_counter_of_a_stream_stays_a_word() -> None:
    player = stream(1)
    player.counter = 2**32 - 1
    chance.draw(player)
    assert player.counter == 0


def test_below_is_even() -> None:
    player = stream(4)
    for count in (1, 2, 6, 13):
        found = Counter(chance.below(player, count) for _ in range(400 * count))
        assert set(found) == set(range(count))
        assert count == 1 or fit(found, dict.fromkeys(range(count), 1)) > LEAST


def toy(seed: int, pack: int = COINS) -> ToyState:
    state = ToyState()
    state.seats, state.round, state.pack, state.key = 2, 1, pack, key_of(seed)
    return state


@pytest.mark.parametrize("pack", [2, 3, 4])
def test_every_order_is_as_likely(pack: int) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(60 * factorial(pack)):
        state = toy(seed)
        chance.fresh_stock(state, 3, pack)
        found[tuple(state.stock[:pack])] += 1
    assert fit(found, dict.fromkeys(permutations(range(3, 3 + pack)), 1)) > LEAST


@pytest.mark.parametrize("pack", [62, 73, chance.BIGGEST_SHUFFLE])
def test_a_long_shuffle_uses_many_blocks_and_every_place(pack: int) -> None:
    """Every card comes to every place as often, and no word leaves 63 bits."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(12800 // pack):
        state = ToyState()
        state.key, state.pack, state.stock = key_of(seed), pack, list(range(pack))
        chance.shuffle(state, Purpose.DEAL, 0, 0)
        assert sorted(state.stock) == list(range(pack))
        seen.update((card * 8 // pack, place) for place, card in enumerate(state.stock))
    eighths = Counter(card * 8 // pack for card in range(pack))
    for place in range(0, pack, 7):
        at = {eighth: seen[eighth, place] for eighth in eighths}
        assert fit(at, eighths) > LEAST / pack


def test_draws_stay_in_63_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The largest words, where the twin would wrap in silence, pick the last card each time."""
    monkeypatch.setattr(chance, "words", lambda *_told: (2**32 - 1,) * 16)
    for pack in (62, 73, chance.BIGGEST_SHUFFLE):
        assert (((1 << (56 if pack <= chance.NARROW else 53)) - 1) * pack) >> 62 == 0
        state = ToyState()
        state.pack, state.stock = pack, list(range(pack))
        chance.shuffle(state, Purpose.DEAL, 0, 0)
        assert state.stock == list(range(pack))


def test_the_same_seed_gives_the_same_order_and_another_round_another() -> None:
    orders = []
    for seed, round_ in ((9, 1), (9, 1), (9, 2), (10, 1)):
        state = toy(seed)
        state.round = round_
        chance.fresh_stock(state, 0, COINS)
        orders.append(tuple(state.stock))
    assert orders[0] == orders[1]
    assert len(set(orders)) == 3


def test_a_stacked_stock_is_not_shuffled() -> None:
    state = toy(9)
    stack(state, [5, 4, 3])
    chance.fresh_stock(state, 0, COINS)
    assert state.stock[:4] == [5, 4, 3, 0]
    assert (state.spent, state.pack) == (0, COINS)


def test_each_reshuffle_has_an_order_of_its_own_and_leaves_the_spent_cards() -> None:
    state = toy(9)
    chance.fresh_stock(state, 0, COINS)
    state.spent = 2
    orders = {tuple(state.stock)}
    for count in range(1, 5):
        spent = state.stock[:2]
        chance.reshuffle(state)
        assert state.reshuffles == count
        assert state.stock[:2] == spent
        assert sorted(state.stock) == list(range(COINS))
        orders.add(tuple(state.stock))
    assert len(orders) == 5


def test_the_first_seat_is_drawn_from_the_seed_or_named() -> None:
    found: Counter[int] = Counter()
    for seed in range(600):
        state = toy(seed)
        state.seats = 5
        found[chance.first_seat(state)] += 1
    assert fit(found, dict.fromkeys(range(5), 1)) > LEAST
    state.first_by, state.first_seat = 2, 3
    assert chance.first_seat(state) == 3


def test_matches_of_a_run_have_keys_of_their_own() -> None:
    state = toy(0)
    keys = set()
    for match in (0, 1, 2, 2**32, 2**32 + 1):
        first, second = chance.seed_match(state, key_of(5), match)
        keys.add((tuple(state.key), first, second))
    assert len(keys) == 5


def test_mix_shuffles_a_part_evenly() -> None:
    player = stream(6)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1500):
        state = toy(0)
        state.stock = list(range(COINS))
        chance.mix(state, player, 3, 4)
        assert state.stock[:3] + state.stock[7:] == [0, 1, 2, *range(7, COINS)]
        found[tuple(state.stock[3:7])] += 1
    assert fit(found, dict.fromkeys(permutations(range(3, 7)), 1)) > LEAST


def test_a_new_future_replaces_the_whole_key() -> None:
    state = toy(7)
    before = state.key.copy()
    chance.new_future(state, stream(1))
    assert all(a != b for a, b in zip(before, state.key, strict=True))


def test_the_time_of_a_seat_has_words_of_its_own() -> None:
    """How long somebody takes says nothing of what the cards or the bots draw."""
    key = key_of(7)
    drawn = {
        *(chance.pace_words(key, seat, moment) for seat in range(3) for moment in range(3)),
        *(chance.player_words(key, seat) for seat in range(3)),
    }
    assert len(drawn) == 12
    assert chance.pace_words(key, 1, 2) == chance.pace_words(key_of(7), 1, 2)
