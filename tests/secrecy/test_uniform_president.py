"""Law 5 for President with two packs, and where hands of nothing but 2s are stuck."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.engine.match import Match, new_match
from tests.laws.cards import bits
from tests.laws.cases import GAMES, Case, chooser, spoiled
from tests.secrecy.test_uniform import DRAWS, after_a_round, name_of
from tests.secrecy.uniform import law_uniform, play_through, president_worlds

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from superdeck.engine.chance import Stream

    Ranks = tuple[int, ...]

pytestmark = pytest.mark.slow

PRESIDENT = GAMES["president"]
LOWEST = 10
"""The lowest of three ranks; 11 is the Ace, 12 the 2."""
RANKS = (10, 11, 12)


# --- Two packs, the first round: nobody between dealer and opener was dealt a lowest club.


def ranks_of(state: Any, seat: int) -> Ranks:  # noqa: ANN401 - a state of the game
    """Return how many of each rank a seat holds."""
    held = [bit % 13 for word in (state.hand[seat], state.extra[seat]) for bit in bits(word)]
    return tuple(held.count(rank) for rank in RANKS)


def laid_by(state: Any, seat: int) -> Ranks:  # noqa: ANN401
    return tuple(state.laid[seat] >> 4 * rank & 15 for rank in RANKS)


def shares(cards: Ranks, sizes: Sequence[int]) -> Iterator[tuple[list[Ranks], int]]:
    """Yield all ways to hand out cards as hands of so many, with their number of placements."""
    if not sizes:
        yield [], 1
        return
    for low in range(min(cards[0], sizes[0]) + 1):
        for ace in range(min(cards[1], sizes[0] - low) + 1):
            hand = (low, ace, sizes[0] - low - ace)
            if hand[2] <= cards[2]:
                ways = math.prod(map(math.comb, cards, hand))
                rest = (cards[0] - low, cards[1] - ace, cards[2] - hand[2])
                for hands, more in shares(rest, sizes[1:]):
                    yield [hand, *hands], ways * more


def club_pairs(state: Any, lowest: Sequence[int]) -> int:  # noqa: ANN401
    """Return twice how many pairs of the eight lowest cards may be the clubs, by owners.

    A seat was dealt so many. Whoever was dealt a club and sits first from the dealer's left is the
    opener (PRES-R29). The card it opened with is a club: either one of two that it was dealt.
    """
    order = [(state.dealer + 1 + i) % state.seats for i in range(state.seats)]
    owners = [place for place, seat in enumerate(order) for _ in range(lowest[seat])]
    assert len(owners) == 8
    first = order.index(state.opener)
    opened = owners.index(first) if state.phase == 0 else -1  # PLAY
    pairs = [pair for pair in combinations(range(8), 2) if min(owners[i] for i in pair) == first]
    if opened < 0:
        return 2 * len(pairs)
    return sum(2 // [owners[i] for i in pair].count(first) for pair in pairs if opened in pair)


def first_round_worlds(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every world of a seat with its placements of physical cards, clubs among them."""
    others = [s for s in range(state.seats) if s != seat]
    pool = [0, 0, 0]
    for other in others:
        pool = [a + b for a, b in zip(pool, ranks_of(state, other), strict=True)]
    sizes = [sum(ranks_of(state, other)) for other in others]
    found: dict[Hashable, int] = {}
    for hands, ways in shares((pool[0], pool[1], pool[2]), sizes):
        held = dict(zip(others, hands, strict=True))
        held[seat] = ranks_of(state, seat)
        stuck = set(state.stuck[: state.stuck_count])
        if any((held[s] == (0, 0, 1)) != (s in stuck) for s in others):
            continue
        lowest = [held[s][0] + laid_by(state, s)[0] for s in range(state.seats)]
        if weight := ways * club_pairs(state, lowest):
            found[tuple(hands)] = weight
    return found


def ranks_key(seat: int) -> Callable[[Any], Hashable]:
    return lambda world: tuple(ranks_of(world, s) for s in range(world.seats) if s != seat)


def late(seat: int, least: int, seed: int) -> Any:  # noqa: ANN401
    """Return a state of a first round of eight in which a seat does not see a few cards."""
    for number in range(seed, seed + 500):
        chosen = {"ranks": "3", "first_by": "seat", "first_seat": str(number % 8)}
        match = Match(PRESIDENT, new_match(PRESIDENT, 8, chosen, number))
        match.deal()
        pick = chooser(PRESIDENT, Case("president", 8, (), number))
        while (actor := match.asked()) >= 0:
            match.apply(actor, pick(match, actor))
            state: Any = match.state
            hidden = [sum(ranks_of(state, s)) for s in range(8) if s != seat]
            lowest = sum(ranks_of(state, s)[0] for s in range(8) if s != seat)
            if sum(hidden) <= 9 and lowest >= least and len([n for n in hidden if n]) > 2:
                return state.copy()
    message = "no such state"
    raise AssertionError(message)


@pytest.mark.parametrize("seed", [0, 20, 40])
@pytest.mark.parametrize("seat", [1, 6])
def test_late_in_the_first_round_of_two_packs(seat: int, seed: int) -> None:
    state = late(seat, 2, seed)
    weights = first_round_worlds(state, seat)
    assert len(weights) > 5
    law_uniform(PRESIDENT, state, seat, weights, 4000 + DRAWS * len(weights), ranks_key(seat))


def opening(opener: int, dealer: int) -> Any:  # noqa: ANN401
    """Return a deal of three ranks to eight seats in which a certain seat opens."""
    for seed in range(300):
        chosen = {"ranks": "3", "first_by": "seat", "first_seat": str(dealer)}
        match = Match(PRESIDENT, new_match(PRESIDENT, 8, chosen, seed))
        match.deal()
        state: Any = match.state
        if state.opener == opener:
            return state
    message = "no such deal"
    raise AssertionError(message)


def parts(state: Any, seat: int) -> tuple[list[int], list[int]]:  # noqa: ANN401
    """Return the other seats that were dealt cards before the opener, and after it."""
    order = [(state.dealer + 1 + i) % state.seats for i in range(state.seats)]
    first = order.index(state.opener)
    return [s for s in order[:first] if s != seat], [s for s in order[first + 1 :] if s != seat]


def summed_key(state: Any, seat: int) -> Callable[[Any], Hashable]:  # noqa: ANN401
    """Name a world by the lowest cards of the opener, of those before it, of those after it."""
    before, after = parts(state, seat)

    def lowest(world: Any, seats: Sequence[int]) -> int:  # noqa: ANN401
        return sum(ranks_of(world, s)[0] for s in seats)

    return lambda w: (lowest(w, [state.opener]), lowest(w, before), lowest(w, after))


def summed_worlds(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return the weight of each such name: placements of the lowest cards, and club pairs."""
    before, after = parts(state, seat)
    mine = ranks_of(state, seat)[0] if seat >= 0 else 0
    opens = state.opener == seat
    found: dict[Hashable, int] = {}
    for low in range(9 - mine):
        for early in range(9 - mine - low):
            late_ones = 8 - mine - low - early
            ways = math.comb(0 if opens else 3, low) * math.comb(3 * len(before), early)
            ways *= math.comb(3 * len(after), late_ones)
            lowest = [0] * 8
            if seat >= 0:
                lowest[seat] = mine
            lowest[state.opener] += low
            if before:
                lowest[before[0]] += early
            if after:
                lowest[after[-1]] += late_ones
            if ways and (weight := ways * club_pairs(state, lowest)):
                found[(mine if opens else low), early, late_ones] = weight
    return found


@pytest.mark.parametrize(("opener", "dealer"), [(2, 7), (5, 7), (0, 3), (7, 7), (6, 7)])
@pytest.mark.parametrize("seat", [-1, 0, 5, 7])
def test_before_the_opening_of_two_packs(seat: int, opener: int, dealer: int) -> None:
    state = opening(opener, dealer)
    weights = summed_worlds(state, seat)
    law_uniform(PRESIDENT, state, seat, weights, 2500, summed_key(state, seat))


def forgets_the_opener(state: Any, seat: int, chance: Stream) -> None:  # noqa: ANN401
    opener, state.opener = state.opener, -1
    PRESIDENT.imagine(state, seat, chance)
    state.opener = opener


def test_forgetting_who_was_dealt_no_club_is_seen() -> None:
    state = opening(5, 7)
    weights = summed_worlds(state, 0)
    broken = spoiled(PRESIDENT, imagine=forgets_the_opener)
    with pytest.raises(AssertionError, match=r"unevenly|cannot be"):
        law_uniform(broken, state, 0, weights, 2500, summed_key(state, 0))


# --- Two packs, any later round: no such knowledge, and a tribute that bounds a hand.


def test_an_outsider_of_two_packs_in_a_later_round() -> None:
    state = late(1, 2, 60)
    state.round = 2
    state.opener = -1
    weights: Counter[Hashable] = Counter()
    others = [s for s in range(8) if s != 1]
    pool = [sum(ranks_of(state, s)[i] for s in others) for i in range(3)]
    sizes = [sum(ranks_of(state, s)) for s in others]
    stuck = dict.fromkeys(state.stuck[: state.stuck_count], (0, 0, 1))
    for hands, ways in shares((pool[0], pool[1], pool[2]), sizes):
        held = dict(zip(others, hands, strict=True))
        if all((held[s] == (0, 0, 1)) == (s in stuck) for s in others):
            weights[tuple(hands)] += ways
    law_uniform(PRESIDENT, state, 1, weights, 4000 + DRAWS * len(weights), ranks_key(1))


# --- Hands of 2s alone are stuck: what an outsider knows of a pair whose exchange ended so.


def ended_stuck(who: int, options: dict[str, str]) -> tuple[Any, Any]:
    """Return the state before a deal to five, and a play of the exchange that leaves one stuck.

    Seats 0 and 1 get three cards, the President (seat 2) and the A-hole (seat 4) two, so that the
    other of the two may have a 2 as well.
    """
    chosen = {"ranks": "3", "stuck_test": "all_twos", **options}
    before = new_match(PRESIDENT, 5, chosen)
    before.round = 1
    before.place[:5] = [1, 2, 0, 3, 4]
    cards = int(options.get("president_cards", "1"))
    for seed in range(40_000):
        before.key[0] = seed
        played = play_through(PRESIDENT, before, 2 * cards, seed)
        state: Any = played[2][-1]
        exchanged = not played[0].stuck_count and len(played[1]) == 2 * cards
        if exchanged and state.stuck[: state.stuck_count] == [who]:
            return before, played
    message = "no such exchange"
    raise AssertionError(message)


TAKER, GIVER = 2, 4


@pytest.mark.parametrize(
    ("who", "options"),
    [
        (TAKER, {"tax_twos": "yes"}),
        (TAKER, {"tax_twos": "yes", "may_return_same": "no"}),
        (TAKER, {"tax_twos": "yes", "president_cards": "2"}),
        (GIVER, {}),
        (GIVER, {"may_return_same": "no"}),
        (GIVER, {"president_cards": "2"}),
    ],
    ids=str,
)
def test_beside_an_exchange_that_left_one_stuck(who: int, options: dict[str, str]) -> None:
    before, played = ended_stuck(who, options)
    weights = president_worlds(PRESIDENT, before, played, 0, {})
    law_uniform(PRESIDENT, played[2][-1], 0, weights, 20 * len(weights), name_of(0))


@pytest.mark.parametrize("same", ["yes", "no"])
@pytest.mark.parametrize("cards", ["1", "2"])
@pytest.mark.parametrize("taxed", ["yes", "no"])
def test_beside_an_exchange_that_left_nobody_stuck(taxed: str, cards: str, same: str) -> None:
    options = {"tax_twos": taxed, "president_cards": cards, "may_return_same": same}
    before = after_a_round(stuck_test="all_twos", **options)
    played = play_through(PRESIDENT, before, 2 * int(cards), 5)
    pair = {played[0].turn, played[0].partner[played[0].turn]}
    seat = min(set(range(4)) - pair)
    weights = president_worlds(PRESIDENT, before, played, seat, {})
    law_uniform(PRESIDENT, played[2][-1], seat, weights, DRAWS * len(weights), name_of(seat))
