"""Law 5: imagined worlds are as likely as the placements of cards that make them."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import Match, stack
from tests.laws.cards import bits, circles_hand, circles_pile
from tests.laws.cases import stream

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence

    from superdeck.engine.contract import Game
    from superdeck.engine.state import State

    Step = tuple[int, int]

LEAST = 1e-4
"""A seeded draw less likely than this is a fault."""


def chance_of(square: float, freedom: int) -> float:
    """Return how likely a chi-square of so many degrees of freedom is at least this large.

    The upper incomplete gamma function: its series below the mean, its continued fraction above
    (Press and others, Numerical Recipes, 6.2).
    """
    a, x = freedom / 2, square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for n in range(1, 10_000):
            term *= x / (a + n)
            total += term
        return 1 - total * scale
    b = x + 1 - a
    c, d = 1e300, 1 / b
    fraction = d
    for n in range(1, 10_000):
        b += 2
        d = 1 / (-n * (n - a) * d + b)
        c = b - n * (n - a) / c
        fraction *= c * d
    return scale * fraction


def fit(found: Mapping[Any, int], weights: Mapping[Any, int]) -> float:
    """Return how likely it is that draws by these weights fit no better than the ones found."""
    draws, total = sum(found.values()), sum(weights.values())
    square = 0.0
    for key, weight in weights.items():
        expected = draws * weight / total
        square += (found.get(key, 0) - expected) ** 2 / expected
    return chance_of(square, len(weights) - 1)


def law_uniform(  # noqa: PLR0913, PLR0917 - a draw and what it is held to
    game: Game[Any],
    state: State,
    seat: int,
    weights: Mapping[Any, int],
    draws: int,
    key: Callable[[State], Hashable],
) -> None:
    """Imagine `draws` worlds: only allowed ones come, and each as often as its placements."""
    chance = stream(1, seat, draws)
    found: Counter[Hashable] = Counter()
    for _ in range(draws):
        world = state.copy()
        game.imagine(world, seat, chance)
        found[key(world)] += 1
    strange = set(found) - set(weights)
    assert not strange, f"worlds that cannot be: {len(strange)}, as {next(iter(strange))}"
    likely = fit(found, weights)
    assert likely > LEAST, f"{len(weights)} worlds come unevenly: p = {likely:.2g}"


# --- President: every deal of a small pack that fits what a seat has seen.


def deals(state: Any, seat: int) -> Iterator[list[int]]:  # noqa: ANN401 - a state of the game
    """Yield every order of a stock that gives a seat the cards it was dealt, hands as sets.

    `state` is the dealt state; the order within a hand is of no account, so each placement of the
    physical cards among the other seats comes once.
    """
    seats, pack = state.seats, state.pack
    place = [[i for i in range(pack) if (state.dealer + 1 + i) % seats == s] for s in range(seats)]
    order = [0] * pack
    for i in place[seat]:
        order[i] = state.stock[i]
    left = [card for card in state.stock[:pack] if card not in {order[i] for i in place[seat]}]
    others = [s for s in range(seats) if s != seat]

    def hand_out(rest: list[int], who: int) -> Iterator[list[int]]:
        if who == len(others):
            yield order.copy()
            return
        spots = place[others[who]]
        for hand in combinations(rest, len(spots)):
            for spot, card in zip(spots, hand, strict=True):
                order[spot] = card
            yield from hand_out([card for card in rest if card not in hand], who + 1)

    yield from hand_out(left, 0)


def retrace(
    game: Game[Any],
    world: Any,  # noqa: ANN401
    seat: int,
    steps: Sequence[Step],
    views: Sequence[Any],
) -> list[Any]:
    """Return the states to which a dealt world may come by steps that a seat saw, or none.

    Of a step that the seat may not see, every action of its kind is tried.
    """
    actions = game.FACTS.actions
    worlds = [world]
    for number, view in enumerate(views):
        if number:
            actor, action = steps[number - 1]
            following = []
            for one in worlds:
                match = Match(game, one)
                if match.asked() != actor:
                    continue
                for other in match.legal(actor):
                    target = game.target(one, other)
                    shown = actions.shown(other, actor, target, seat)
                    same = other == action if shown else actions.span(other) == actions.span(action)
                    if same:
                        after = one.copy()
                        game.apply(after, actor, other)
                        following.append(after)
            worlds = following
        worlds = [one for one in worlds if game.view(one, seat) == view]
    return worlds


def hands(state: Any, seat: int) -> tuple[int, ...]:  # noqa: ANN401
    """Return the hands of all other seats."""
    return tuple(state.hand[s] for s in range(state.seats) if s != seat)


def placements(state: Any, seat: int, pinned: Mapping[int, Sequence[int]]) -> int:  # noqa: ANN401
    """Return in how many ways physical cards make these hands, some ranks of a seat being known."""
    ways = 1
    left: Counter[int] = Counter()
    held = []
    for other in range(state.seats):
        if other != seat:
            ranks = Counter(bit % 13 for bit in bits(state.hand[other]))
            ranks.subtract(Counter(pinned.get(other, ())))
            held.append(ranks)
            left.update(ranks)
    for ranks in held:
        for rank, count in ranks.items():
            ways *= math.comb(left[rank], count)
            left[rank] -= count
    return ways


def play_through(
    game: Game[Any],
    before: Any,  # noqa: ANN401
    steps: int,
    salt: int,
) -> tuple[Any, list[Step], list[State]]:
    """Deal a copy of a state and play; return the dealt state, the single steps, all states."""
    state = before.copy()
    state.round += 1
    game.deal(state)
    match = Match(game, state)
    states: list[State] = [state.copy()]
    done: list[Step] = []
    while len(done) < steps and (actor := match.asked()) >= 0:
        legal = match.legal(actor)
        action = legal[stream(salt, len(done)).a % len(legal)]
        game.apply(state, actor, action)
        done.append((actor, action))
        states.append(state.copy())
    return states[0], done, states


def president_worlds(
    game: Game[Any],
    before: Any,  # noqa: ANN401
    played: tuple[Any, list[Step], list[State]],
    seat: int,
    pinned: Mapping[int, Sequence[int]] | None,
) -> dict[Hashable, int]:
    """Return every world (hands of the others) that fits a seat's story, with its placements.

    Without `pinned` a world counts as many deals as lead to it.
    """
    dealt, steps, states = played
    views = [game.view(state, seat) for state in states]
    weights: dict[Hashable, int] = {}
    for order in deals(dealt, seat):
        world = before.copy()
        stack(world, order)
        world.round += 1
        game.deal(world)
        for end in retrace(game, world, seat, steps, views):
            name = hands(end, seat)
            if pinned is None:
                weights[name] = weights.get(name, 0) + 1
            else:
                weights[name] = placements(end, seat, pinned)
    return weights


# --- Superior!: every hand of the others and every order of the stock.


def superior_key(seat: int) -> Callable[[Any], Hashable]:
    """Return how a world is named: the hands of the others, the stock still to come."""
    return lambda world: (hands(world, seat), tuple(world.stock[world.spent : world.pack]))


def superior_known(state: Any, seat: int, other: int) -> int:  # noqa: ANN401
    """Return what a seat knows of another hand: what was seen, or all of a partner's (SUP-R32)."""
    partner = state.partners_see_hands and (other - seat) % state.sides == 0
    return int(state.hand[other] if partner else state.hand[other] & state.seen)


def superior_unseen(state: Any, seat: int) -> list[int]:  # noqa: ANN401
    """Return the cards that a seat knows nothing of."""
    unseen = (1 << 52) - 1 & ~state.seen & ~state.hand[seat]
    for other in range(state.seats):
        unseen &= ~superior_known(state, seat, other)
    return bits(unseen)


def superior_worlds(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every world that a seat cannot tell from a state, all as likely.

    A hand that was forced to bid a face (SUP-R18) holds no number card but what is known of it.
    """
    others = [other for other in range(state.seats) if other != seat]

    def deal(rest: list[int], who: int, dealt: tuple[int, ...]) -> Iterator[Hashable]:
        if who == len(others):
            yield from ((dealt, order) for order in permutations(rest))
            return
        hand = state.hand[others[who]]
        known = superior_known(state, seat, others[who])
        for held in combinations(rest, (hand & ~known).bit_count()):
            if state.forced >> others[who] & 1 and any(card % 13 < 10 for card in held):
                continue
            left = [card for card in rest if card not in held]
            yield from deal(left, who + 1, (*dealt, known | sum(1 << card for card in held)))

    return dict.fromkeys(deal(superior_unseen(state, seat), 0, ()), 1)


# --- Super Circles: every hand of the others and every order of all piles.


def circles_key(world: Any) -> Hashable:  # noqa: ANN401 - a state of the game
    """Name a world: all hands, all piles."""
    hands = tuple(zip(world.hand, world.hand_high, strict=True))
    return hands, tuple(tuple(circles_pile(world, seat)) for seat in range(world.seats))


def circles_worlds(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every world that a seat cannot tell from a state, all as likely.

    The cards that it has not seen lie in the hands of the others, as sets beside what all have
    seen there, and in the piles, its own too, in any order.
    """
    mine = set() if seat == NOBODY else set(circles_hand(state, seat))
    seen = {*bits(state.seen), *(37 + bit for bit in bits(state.seen_high))}
    unseen = sorted(set(range(73)) - seen - mine)
    known = [
        set(circles_hand(state, s)) & (seen if s != seat else mine) for s in range(state.seats)
    ]
    sizes = [state.held[s] - len(known[s]) for s in range(state.seats)]
    worlds: dict[Hashable, int] = {}
    for order in permutations(unseen):
        spots = iter(order)
        hands = [sorted(next(spots) for _ in range(size)) for size in sizes]
        piles = [tuple(next(spots) for _ in range(state.left[s])) for s in range(state.seats)]
        words = [
            (
                sum(1 << card for card in (*known[s], *hand) if card < 37),
                sum(1 << card - 37 for card in (*known[s], *hand) if card >= 37),
            )
            for s, hand in enumerate(hands)
        ]
        words += [(0, 0)] * (len(state.hand) - state.seats)
        worlds[tuple(words), tuple(piles)] = 1
    return worlds


# --- SUPRA: every deal that the first discards allow; every order of the Draw Pile.


def supra_kept(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every set of cards that other hands may have kept when they discarded (SUPRA-05)."""
    own = set(state.hand[4 * seat : 4 * seat + 4])
    unseen = [card for card in range(52) if not state.scrap >> card & 1 and card not in own]
    worlds: list[tuple[tuple[int, ...], ...]] = [()]
    for other in range(state.seats):
        if other != seat:
            worlds = [
                (*kept, three)
                for kept in worlds
                for three in combinations(
                    [
                        c
                        for c in unseen
                        if c // 4 <= state.laid[other] // 4 and c not in sum(kept, ())
                    ],
                    3,
                )
            ]
    return dict.fromkeys(worlds, 1)


def supra_kept_key(seat: int) -> Callable[[Any], Hashable]:
    """Return how a world is named by what other hands kept."""
    return lambda world: tuple(
        tuple(sorted(world.hand[4 * other : 4 * other + 3]))
        for other in range(world.seats)
        if other != seat
    )


def supra_sealed(state: Any, seat: int) -> dict[Hashable, int]:  # noqa: ANN401
    """Return how often the other of two hands has so many highest cards and seals each of them."""
    own = set(state.hand[4 * seat : 4 * seat + 4])
    weights: dict[Hashable, int] = {}
    for hand in combinations([card for card in range(52) if card not in own], 4):
        top = [card for card in hand if card // 4 == hand[-1] // 4]
        for place in range(len(top)):
            key = len(top), place
            weights[key] = weights.get(key, 0) + 12 // len(top)
    return weights


def supra_sealed_key(seat: int) -> Callable[[Any], Hashable]:
    """Return how a world of two seats is named by the other's sealed choice."""

    def key(world: Any) -> Hashable:  # noqa: ANN401
        other = 1 - seat
        hand = sorted(world.hand[4 * other : 4 * other + 4])
        top = [card for card in hand if card // 4 == hand[-1] // 4]
        return len(top), top.index(world.sealed[other])

    return key


def supra_orders(state: Any) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every order of the Draw Pile."""
    return dict.fromkeys(permutations(state.stock[state.spent : state.pack]), 1)


def supra_order(world: Any) -> Hashable:  # noqa: ANN401
    """Name a world by the order of its Draw Pile."""
    return tuple(world.stock[world.spent : world.pack])


# --- Superhero Audition: every order of the unseen deck, everything that others may have laid.


def superhero_key(world: Any) -> Hashable:  # noqa: ANN401
    """Return how a world is named: the deck still to come, what lies sealed, what is held."""
    seats = range(world.seats)
    deck = tuple(world.stock[world.spent : world.pack])
    return deck, tuple(world.kinds[s] for s in seats), tuple(world.hand[s] for s in seats)


def superhero_worlds(state: Any, seat: int, spent: Collection[int]) -> dict[Hashable, int]:  # noqa: ANN401
    """Return every world that a seat cannot tell from a state, all as likely.

    `spent`: the seats that were seen to use up their Robber.
    """
    laid = [sum(1 for n in range(3) if state.places[s] >> 4 * n & 15) for s in range(state.seats)]
    choices = [
        [tuple(state.kinds[s] >> 2 * n & 3 for n in range(laid[s]))]
        if s == seat
        else list(permutations((1, 2) if s in spent else (1, 2, 3), laid[s]))
        for s in range(state.seats)
    ]
    worlds: dict[Hashable, int] = {}
    for order in permutations(state.stock[state.spent : state.pack]):
        for every in product(*choices):
            kinds = tuple(sum(kind << 2 * n for n, kind in enumerate(one)) for one in every)
            hands = tuple(
                sum(1 << k - 1 for k in (1, 2, 3) if k not in one and not (k == 3 and s in spent))
                for s, one in enumerate(every)
            )
            worlds[order, kinds, hands] = 1
    return worlds
