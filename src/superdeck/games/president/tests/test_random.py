"""Random matches under every option and many pairs: ranges, ends, secrecy, nothing left over."""

# ruff: noqa: S311 - tests draw no secrets

from __future__ import annotations

from random import Random

import pytest

from superdeck.cards.ranks import FULL, RANKS, counted
from superdeck.engine.actions import NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.drivers import decline
from superdeck.engine.match import Match, options_of
from superdeck.engine.state import Moves, Numbers, out_of_range
from superdeck.games.president.hands import tally_of
from superdeck.games.president.state import PresidentState
from superdeck.games.president.tests.sitting import fresh, game

pytestmark = pytest.mark.slow

CHOICES = {
    option.name: [word for word, _ in option.words] or [str(option.low), str(option.high)]
    for option in options_of(game)
    if option.name not in ("first_by", "first_seat", "titles", "window_ms", "target", "ranks")
}
SINGLE = [{name: value} for name, values in CHOICES.items() for value in values]
PACKS = [
    (4, 13),
    (7, 13),
    (8, 13),
    (14, 13),
    (3, 13),
    (3, 3),
    (4, 3),
    (5, 4),
    (8, 3),
    (6, 3),
    (14, 4),
]
PACKS += [(9, 5), (7, 4), (5, 3), (12, 3)]


def pairs(count: int) -> list[dict[str, str]]:
    rng = Random(1)
    found = []
    for _ in range(count):
        names = rng.sample(sorted(CHOICES), 2 + rng.randrange(4))
        found.append({name: rng.choice(CHOICES[name]) for name in names})
    return found


def table_for(options: dict[str, str], seats: int, ranks: int, seed: int) -> Match:
    state = fresh(
        seats, **{**options, "ranks": str(ranks), "target": "3", "min_players": str(min(4, seats))}
    )
    state.key[0] = seed
    return Match(game, state)


def conserved(state: PresidentState) -> bool:
    whole = sum(tally_of(state, seat) + state.laid[seat] for seat in range(state.seats))
    lowest = RANKS - state.ranks
    each = 4 if state.seats <= 7 else 8
    return all(counted(whole, rank) == (each if rank >= lowest else 0) for rank in range(RANKS))


def play(match: Match, rng: Random, chance: Stream, *, secrecy: bool) -> int:
    steps = 0
    state = match.state
    assert isinstance(state, PresidentState)
    while not game.over(state):
        match.deal()
        start = steps
        while (seat := match.asked()) != NOBODY:
            assert not out_of_range(state)
            assert conserved(state)
            assert match.may_act(seat)
            if secrecy and rng.random() < 0.15:
                unseen(match, rng.randrange(NOBODY, state.seats), chance)
            match.apply(seat, rng.choice(match.legal(seat)))
            steps += 1
        assert steps - start <= game.FACTS.longest_round
        assert not out_of_range(state)
        assert sorted(state.place[: state.seats]) == list(range(state.seats))
        assert state.round <= game.FACTS.most_rounds
    return steps


def unseen(match: Match, watcher: int, chance: Stream) -> None:
    """Hold one imagined world to the real one, and a world imagined from either to the other."""
    state = match.state
    assert isinstance(state, PresidentState)
    world = state.copy()
    game.imagine(world, watcher, chance)
    assert not out_of_range(world)
    assert conserved(world)
    assert world.key != state.key
    assert game.view(world, watcher) == game.view(state, watcher)
    assert game.actors(world) == game.actors(state)
    if watcher != NOBODY:
        seen, real = Numbers(game.FACTS.numbers), Numbers(game.FACTS.numbers)
        game.observe(world, watcher, seen)
        game.observe(state, watcher, real)
        assert seen.value == real.value
        assert Match(game, world).legal(watcher) == match.legal(watcher)
        if match.asked() == watcher:
            assert game.ask(world) == watcher
    again = state.copy()
    first, second = stream(9), stream(9)
    game.imagine(again, watcher, first)
    game.imagine(world, watcher, second)
    assert again.values() == world.values()


def stream(seed: int) -> Stream:
    chance = Stream()
    seed_stream(chance, seed, 2, 3)
    return chance


@pytest.mark.parametrize("options", SINGLE, ids=lambda o: "-".join(*o.items()))
def test_every_option_alone(options: dict[str, str]) -> None:
    rng, chance = Random(3), stream(1)
    for seats, ranks in PACKS[:4]:
        assert play(table_for(options, seats, ranks, 5), rng, chance, secrecy=True)


def test_many_combinations() -> None:
    rng, chance = Random(4), stream(2)
    for i, options in enumerate(pairs(60)):
        seats, ranks = PACKS[i % len(PACKS)]
        assert play(table_for(options, seats, ranks, i), rng, chance, secrecy=True)


def test_pass_over_is_the_generic_one() -> None:
    rng = Random(5)
    generic = bind(decline, game)
    for i, options in enumerate(pairs(20)):
        match = table_for(options, *PACKS[i % len(PACKS)], i)
        state = match.state
        assert isinstance(state, PresidentState)
        match.deal()
        while (seat := match.asked()) != NOBODY:
            action = rng.choice(match.legal(seat))
            other = state.copy()
            game.apply(other, seat, action)
            generic(other, Moves(game.FACTS.legal_size))
            match.apply(seat, action)
            assert other.values() == state.values()


def test_a_full_hand_of_each_rank_fits() -> None:
    assert FULL.bit_length() == 52
