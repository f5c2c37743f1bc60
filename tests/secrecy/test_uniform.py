"""Law 5: imagined worlds are uniform, held to full enumerations on small decks and late states."""

from __future__ import annotations

import hashlib
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below
from superdeck.engine.match import Match, new_match, stack
from superdeck.games.circles.play import bottom_of
from tests.laws.cards import circles_hand, circles_pile
from tests.laws.cases import GAMES, Case, begin, chooser, play, spoiled, stream
from tests.secrecy.uniform import (
    LEAST,
    chance_of,
    circles_key,
    circles_worlds,
    fit,
    hands,
    law_uniform,
    play_through,
    president_worlds,
    superhero_key,
    superhero_worlds,
    superior_key,
    superior_unseen,
    superior_worlds,
    supra_kept,
    supra_kept_key,
    supra_order,
    supra_orders,
    supra_sealed,
    supra_sealed_key,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from superdeck.engine.chance import Stream

pytestmark = pytest.mark.slow

PRESIDENT = GAMES["president"]
SUPERHERO = GAMES["superhero"]
SUPERIOR = GAMES["superior"]
CIRCLES = GAMES["circles"]
SUPRA = GAMES["supra"]
DRAWS = 8


def test_the_chi_square_is_the_known_one() -> None:
    """Table values: 5 % at 3.841 (1), 11.070 (5), 67.505 (50)."""
    for square, freedom in ((3.841, 1), (11.070, 5), (67.505, 50), (124.342, 100)):
        assert chance_of(square, freedom) == pytest.approx(0.05, abs=2e-5)
    assert chance_of(0, 3) == 1
    assert fit({0: 50, 1: 50}, {0: 1, 1: 1}) == 1
    assert fit({0: 90, 1: 10}, {0: 1, 1: 1}) < LEAST


def small(**options: str) -> Any:  # noqa: ANN401 - a state of the game
    chosen = {"ranks": "3", "first_by": "seat", **options}
    return new_match(PRESIDENT, 4, chosen, 4)


def first_round(
    seat: int,
    salt: int,
    steps: int,
    before: Any,  # noqa: ANN401
) -> tuple[Any, Mapping[Hashable, int]]:
    played = play_through(PRESIDENT, before, steps, salt)
    opener = next(s for s in range(before.seats) if 40 in dealt_to(played[0], s))
    pinned = {opener: [10]} if not played[1] and opener != seat else {}
    return played[2][-1], president_worlds(PRESIDENT, before, played, seat, pinned)


def dealt_to(state: Any, seat: int) -> list[int]:  # noqa: ANN401
    return [
        state.stock[i] for i in range(state.pack) if (state.dealer + 1 + i) % state.seats == seat
    ]


@pytest.mark.parametrize("steps", [0, 2])
@pytest.mark.parametrize("seat", [0, 2])
def test_president_in_the_first_round(seat: int, steps: int) -> None:
    state, weights = first_round(seat, 8, steps, small())
    if len(weights) > 1:
        law_uniform(PRESIDENT, state, seat, weights, DRAWS * len(weights), name_of(seat))


@pytest.mark.parametrize(
    "options",
    [{"stuck_test": "all_twos"}, {"completion": "off"}, {"opening": "may_be_in_set"}],
    ids=str,
)
def test_president_with_options(options: dict[str, str]) -> None:
    state, weights = first_round(1, 3, 2, small(**options))
    assert len(weights) > 1
    law_uniform(PRESIDENT, state, 1, weights, DRAWS * len(weights), name_of(1))


def name_of(seat: int) -> Callable[[Any], Hashable]:
    return lambda world: hands(world, seat)


def after_a_round(**options: str) -> Any:  # noqa: ANN401
    """Return the state at the end of a first round whose second round has an exchange."""
    for seed in range(200):
        chosen = {"ranks": "3", "first_by": "seat", **options}
        match = Match(PRESIDENT, new_match(PRESIDENT, 4, chosen, seed))
        match.deal()
        pick = chooser(PRESIDENT, Case("president", 4, (), seed))
        while match.asked() >= 0:
            match.apply(match.asked(), pick(match, match.asked()))
        following: Any = match.state.copy()
        following.round += 1
        PRESIDENT.deal(following)
        if following.phase not in (0, 4) and all(h.bit_count() == 3 for h in following.hand[:4]):
            return match.state
    message = "no seed leads to an exchange"
    raise AssertionError(message)


@pytest.mark.parametrize("role", ["giver", "taker"])
@pytest.mark.parametrize("steps", [0, 1])
@pytest.mark.parametrize("options", [{}, {"may_return_same": "no"}], ids=str)
def test_president_in_an_exchange_of_ones_own(
    role: str, steps: int, options: dict[str, str]
) -> None:
    """The giver knows what it gave, the taker what came and what that says about the rest."""
    before = after_a_round(**options)
    played = play_through(PRESIDENT, before, steps, 5)
    state = played[2][-1]
    giver = played[0].turn
    taker = played[0].partner[giver]
    seat = giver if role == "giver" else taker
    pinned: Mapping[int, Sequence[int]] = {}
    if steps and role == "giver":
        rank = played[1][0][1] - action_of("give")
        pinned = {taker: [rank]}
    weights = president_worlds(PRESIDENT, before, played, seat, pinned)
    law_uniform(PRESIDENT, state, seat, weights, DRAWS * len(weights), name_of(seat))


@pytest.mark.parametrize("role", ["giver", "taker"])
@pytest.mark.parametrize("options", [{}, {"may_return_same": "no"}], ids=str)
def test_president_after_an_exchange_of_ones_own(role: str, options: dict[str, str]) -> None:
    before = after_a_round(**options)
    played = play_through(PRESIDENT, before, 2, 5)
    state = played[2][-1]
    giver = played[0].turn
    taker = played[0].partner[giver]
    given, returned = (action for _, action in played[1][:2])
    given, returned = given - action_of("give"), returned - action_of("return")
    seat = giver if role == "giver" else taker
    pinned: Mapping[int, Sequence[int]]
    pinned = {taker: [given]} if role == "giver" else {giver: [returned]}
    if role == "giver" and given == returned:
        pinned = {}  # it may be the same card
    weights = president_worlds(PRESIDENT, before, played, seat, pinned)
    law_uniform(PRESIDENT, state, seat, weights, DRAWS * len(weights), name_of(seat))


@pytest.mark.parametrize("steps", [0, 2, 3])
@pytest.mark.parametrize("options", [{}, {"may_return_same": "no"}], ids=str)
def test_president_beside_an_exchange_of_others(steps: int, options: dict[str, str]) -> None:
    before = after_a_round(**options)
    played = play_through(PRESIDENT, before, steps, 5)
    state = played[2][-1]
    pair = {played[0].turn, played[0].partner[played[0].turn]}
    seat = min(set(range(4)) - pair)
    weights = president_worlds(PRESIDENT, before, played, seat, {})
    law_uniform(PRESIDENT, state, seat, weights, DRAWS * len(weights), name_of(seat))


def test_president_beside_an_exchange_that_still_runs() -> None:
    """Which card was given is part of a world, so a deal counts once."""
    before = after_a_round()
    played = play_through(PRESIDENT, before, 1, 5)
    state = played[2][-1]
    pair = {played[0].turn, played[0].partner[played[0].turn]}
    for seat in set(range(4)) - pair:
        weights = president_worlds(PRESIDENT, before, played, seat, None)
        law_uniform(PRESIDENT, state, seat, weights, DRAWS * len(weights), name_of(seat))


def action_of(span: str) -> int:
    return next(each.first for each in PRESIDENT.FACTS.actions.spans if each.name == span)


def late(most: int, seats: int = 2, **options: str) -> tuple[Any, int]:
    """Return a state and a seat that knows nothing of a few cards, some in hands, some in stock.

    With `face_bid` another seat was forced to bid a face; a partner's hand, where it is seen, holds
    cards that others do not know.
    """
    for seed in range(4000):
        case = Case("superior", seats, tuple(options.items()), seed, 200)
        match = begin(SUPERIOR, case)
        for _ in play(match, chooser(SUPERIOR, case), case.steps):
            state: Any = match.state
            for seat in range(seats):
                if fits(state, seat, most, forced="face_bid" in options):
                    return state.copy(), seat
    message = "no such state"
    raise AssertionError(message)


def fits(state: Any, seat: int, most: int, *, forced: bool) -> bool:  # noqa: ANN401
    """Whether a state is fit to be enumerated as a seat sees it."""
    unseen = superior_unseen(state, seat)
    stock = state.pack - state.spent
    if SUPERIOR.round_over(state) or not 4 <= len(unseen) <= most or not 1 <= stock < len(unseen):
        return False
    partner = (seat + 2) % 4
    if state.partners_see_hands and not state.hand[partner] & ~state.seen:
        return False
    return not forced or bool(state.forced & ~(1 << seat))


def test_superior_late_in_a_round() -> None:
    state, seat = late(6)
    weights = superior_worlds(state, seat)
    assert len(weights) > 20
    law_uniform(SUPERIOR, state, seat, weights, DRAWS * len(weights), superior_key(seat))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"ffa_hand": "6"}),
        (4, {"mode": "tag_team"}),
        (4, {"mode": "tag_team", "partners_see_hands": "yes"}),
        (3, {"face_bid": "only_when_forced"}),
        (4, {"mode": "tag_team", "face_bid": "only_when_forced"}),
    ],
    ids=str,
)
def test_superior_for_more_late_in_a_round(seats: int, options: dict[str, str]) -> None:
    state, seat = late(7, seats, **options)
    weights = superior_worlds(state, seat)
    assert len(weights) > 20
    law_uniform(SUPERIOR, state, seat, weights, DRAWS * len(weights), superior_key(seat))


def test_superior_after_a_forced_face() -> None:
    state, seat = late(7, face_bid="only_when_forced")
    weights = superior_worlds(state, seat)
    law_uniform(SUPERIOR, state, seat, weights, DRAWS * len(weights), superior_key(seat))


def low_hands() -> Any:  # noqa: ANN401
    """Return SUPRA with three seats whose cars are to be built; two have discarded low cards."""
    state = new_match(SUPRA, 3, {"first_by": "seat"}, 6)
    hands = ((48, 44, 0, 5), (4, 1, 2, 3), (12, 8, 6, 7))  # the first card is the highest
    order = [hand[spot] for spot in range(4) for hand in hands]
    stack(state, order + [card for card in range(51, -1, -1) if card not in order])
    match = Match(SUPRA, state)
    match.deal()
    for _ in range(3):
        match.apply(match.asked(), match.legal(match.asked())[0])
    return state


def test_supra_hands_fit_what_was_discarded() -> None:
    state = low_hands()
    assert [card // 4 for card in state.laid[:3]] == [12, 1, 3]
    weights = supra_kept(state, 0)
    assert len(weights) > 50
    law_uniform(SUPRA, state, 0, weights, DRAWS * len(weights), supra_kept_key(0))


def test_supra_sealed_choices_are_any_of_equals() -> None:
    state = new_match(SUPRA, 2, {"first_by": "seat"}, 6)
    match = Match(SUPRA, state)
    match.deal()
    match.apply(1, match.legal(1)[0])
    law_uniform(SUPRA, state, 0, supra_sealed(state, 0), 3000, supra_sealed_key(0))


def last_cards(most: int) -> Any:  # noqa: ANN401
    """Return SUPRA with few cards left in the Draw Pile."""
    match = begin(SUPRA, Case("supra", 3, (), 2, 300))
    for _ in play(match, chooser(SUPRA, Case("supra", 3, (), 2)), 300):
        state: Any = match.state
        if state.turns and 3 <= state.pack - state.spent <= most:
            return state
    message = "no such state"
    raise AssertionError(message)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_supra_late_in_a_draw_pile(seat: int) -> None:
    state = last_cards(5)
    weights = supra_orders(state)
    law_uniform(SUPRA, state, seat, weights, 40 * len(weights), supra_order)


def sealed_votes(cards: int, steps: int, **options: str) -> tuple[Any, set[int]]:
    """Return a vote of Superhero Audition from a small deck, and whose Robber was seen to go."""
    text = "".join(f'[[card]]\nname = "H{i}"\ntext = "t"\n' for i in range(cards))
    deck = SUPERHERO.FACTS.material
    assert deck is not None
    head = {"text": text, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    chosen = {"row": "5", "debate": "off", **options}
    match = Match(SUPERHERO, new_match(SUPERHERO, 3, chosen, 2, deck.of(head)))
    pick = chooser(SUPERHERO, Case("superhero", 3, tuple(chosen.items()), 1))
    spent: set[int] = set()
    for _ in range(steps):
        while match.asked() < 0:
            match.deal()
        match.apply(match.asked(), pick(match, match.asked()))
        if SUPERHERO.round_over(match.state):
            spent |= {s for s in range(3) if 3 in SUPERHERO.view(match.state, s)["kinds"][s]}
    return match.state, spent if options.get("robber_uses") == "once_per_game" else set()


@pytest.mark.parametrize(
    ("cards", "steps", "options"),
    [
        (8, 3, {}),
        (8, 5, {}),
        (9, 4, {"votes": "1"}),
        (7, 7, {"votes": "3"}),
        (7, 5, {"lap": "both_at_once"}),
        (8, 11, {"robber_uses": "once_per_game"}),
        (8, 6, {}),
    ],
    ids=str,
)
def test_superhero_with_sealed_votes(cards: int, steps: int, options: dict[str, str]) -> None:
    state, spent = sealed_votes(cards, steps, **options)
    assert bool(spent) == ("robber_uses" in options)
    for seat in (NOBODY, 0, 2):
        if SUPERHERO.round_over(state):  # all is turned up: only the deck is unknown
            weights: Mapping[Hashable, int] = {
                (order, tuple(state.kinds[:3]), tuple(state.hand[:3])): 1
                for order in permutations(state.stock[state.spent : state.pack])
            }
        else:
            weights = superhero_worlds(state, seat, spent)
        assert len(weights) > 1
        draws = 5 * DRAWS * len(weights)
        law_uniform(SUPERHERO, state, seat, weights, draws, superhero_key)


# --- Planted faults.


def biased(state: Any, chance: Stream, first: int, count: int) -> None:  # noqa: ANN401
    """Shuffle as many do it wrong: swap every place with any place."""
    for i in range(count):
        pick = first + below(chance, count)
        state.stock[first + i], state.stock[pick] = state.stock[pick], state.stock[first + i]


def with_shuffle(game: Any, shuffle: object) -> Any:  # noqa: ANN401
    """Return a game whose `imagine` shuffles in another way."""
    imagine = game.imagine
    space = {**imagine.__globals__, "mix": shuffle}
    names = {
        name: type(imagine)(value.__code__, space, name)
        for name, value in imagine.__globals__.items()
        if isinstance(value, type(imagine)) and value.__module__ == imagine.__module__
    }
    space.update(names)
    return spoiled(game, imagine=type(imagine)(imagine.__code__, space, "imagine"))


def test_a_biased_shuffle_is_seen() -> None:
    state, weights = first_round(0, 8, 0, small())
    broken = with_shuffle(PRESIDENT, biased)
    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(broken, state, 0, weights, 5_000, name_of(0))
    state, seat = late(6)
    weights = superior_worlds(state, seat)
    broken = with_shuffle(SUPERIOR, biased)
    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(broken, state, seat, weights, 9_000, superior_key(seat))
    state = last_cards(5)
    broken = with_shuffle(SUPRA, biased)
    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(broken, state, 0, supra_orders(state), 9_000, supra_order)

    state, spent = sealed_votes(10, 1)
    worlds = superhero_worlds(state, 2, spent)
    broken = with_shuffle(SUPERHERO, biased)
    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(broken, state, 2, worlds, 9_000, superhero_key)


def test_a_world_that_cannot_be_is_seen() -> None:
    """Forgetting that a face was forced, or who holds the lowest club, allows too much."""
    state, seat = late(7, face_bid="only_when_forced")
    weights = superior_worlds(state, seat)

    def forgets(world: Any, watcher: int, chance: Stream) -> None:  # noqa: ANN401
        forced, world.forced = world.forced, 0
        SUPERIOR.imagine(world, watcher, chance)
        world.forced = forced

    with pytest.raises(AssertionError, match="cannot be"):
        law_uniform(
            spoiled(SUPERIOR, imagine=forgets), state, seat, weights, 2000, superior_key(seat)
        )


def test_a_hand_that_forgets_its_discard_is_seen() -> None:
    state = low_hands()
    weights = supra_kept(state, 0)

    def forgets(world: Any, watcher: int, chance: Stream) -> None:  # noqa: ANN401
        laid, world.laid = world.laid, [51] * len(world.laid)
        SUPRA.imagine(world, watcher, chance)
        world.laid = laid

    with pytest.raises(AssertionError, match="cannot be"):
        law_uniform(spoiled(SUPRA, imagine=forgets), state, 0, weights, 100, supra_kept_key(0))


def test_a_sealed_robber_that_was_spent_is_seen() -> None:
    state, spent = sealed_votes(8, 11, robber_uses="once_per_game")

    def forgets(world: Any, watcher: int, chance: Stream) -> None:  # noqa: ANN401
        for seat in spent - {watcher}:
            world.hand[seat] |= 4
        SUPERHERO.imagine(world, watcher, chance)

    broken = spoiled(SUPERHERO, imagine=forgets)
    with pytest.raises(AssertionError, match="cannot be"):
        law_uniform(
            broken, state, NOBODY, superhero_worlds(state, NOBODY, spent), 99, superhero_key
        )


def test_a_partners_hand_that_is_forgotten_is_seen() -> None:
    state, seat = late(7, 4, mode="tag_team", partners_see_hands="yes")
    weights = superior_worlds(state, seat)

    def forgets(world: Any, watcher: int, chance: Stream) -> None:  # noqa: ANN401
        world.partners_see_hands = 0
        SUPERIOR.imagine(world, watcher, chance)
        world.partners_see_hands = 1

    with pytest.raises(AssertionError, match="cannot be"):
        law_uniform(
            spoiled(SUPERIOR, imagine=forgets), state, seat, weights, 2000, superior_key(seat)
        )


def test_a_world_that_never_comes_is_seen() -> None:
    state, weights = first_round(0, 8, 0, small())

    def narrow(world: Any, watcher: int, chance: Stream) -> None:  # noqa: ANN401
        kept = world.copy()
        while True:
            vars(world).update(vars(kept.copy()))
            PRESIDENT.imagine(world, watcher, chance)
            if hands(world, 0) != next(iter(weights)):
                return

    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(spoiled(PRESIDENT, imagine=narrow), state, 0, weights, 5_000, name_of(0))


# --- Super Circles.


def few_cards(seed: int, mode: str) -> Any:  # noqa: ANN401 - a state of the game
    """Return a match of three in which hands and piles hold few cards, some of them seen by all.

    The other cards lie in the centre. So that piles and unseen hands last, a crafted state: the
    last cards of a real one.
    """
    case = Case("circles", 3, (("mode", mode),), seed, 30)
    match = begin(CIRCLES, case)
    match.deal()
    for _ in play(match, chooser(CIRCLES, case), case.steps):
        pass
    state: Any = match.state
    for seat, (held, left) in enumerate(((1, 1), (2, 1), (1, 1))):
        for card in circles_hand(state, seat)[held:]:
            to_centre(state, seat, card)
        pile = circles_pile(state, seat)
        for card in pile[left:]:
            to_centre(state, NOBODY, card)
        state.undrawn -= len(pile) - left
        state.left[seat] = left
    known = [*state.centre[: state.height], circles_hand(state, 1)[0]]
    state.seen = sum(1 << card for card in known if card < 37)
    state.seen_high = sum(1 << card - 37 for card in known if card >= 37)
    return state


def to_centre(state: Any, seat: int, card: int) -> None:  # noqa: ANN401
    """Put a card at the bottom of the centre pile."""
    low, high = (1 << card, 0) if card < 37 else (0, 1 << card - 37)
    if seat != NOBODY:
        state.hand[seat] &= ~low
        state.hand_high[seat] &= ~high
        state.held[seat] -= 1
    state.centre[: state.height + 1] = [card, *state.centre[: state.height]]
    state.height += 1
    state.seen |= low
    state.seen_high |= high


@pytest.mark.parametrize("mode", ["real_time", "ticks"])
@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_super_circles_worlds_are_uniform(seat: int, mode: str) -> None:
    state = few_cards(5, mode)
    worlds = circles_worlds(state, seat)
    assert len(worlds) > 40
    law_uniform(CIRCLES, state, seat, worlds, 8 * len(worlds), circles_key)


def test_an_own_pile_whose_order_is_kept_is_seen() -> None:
    state = few_cards(5, "real_time")

    def keeps(state: Any, seat: int, chance: Stream) -> None:  # noqa: ANN401
        top = circles_pile(state, 0)[-1]
        CIRCLES.imagine(state, seat, chance)
        spots = {  # where each pile's one card lies
            circles_pile(state, other)[0]: bottom_of(state, other) for other in range(3)
        }
        if top in spots:
            mine = spots[circles_pile(state, 0)[0]]
            state.pile[spots[top]], state.pile[mine] = state.pile[mine], top

    worlds = circles_worlds(state, 0)
    with pytest.raises(AssertionError, match="unevenly"):
        law_uniform(spoiled(CIRCLES, imagine=keeps), state, 0, worlds, 8 * len(worlds), circles_key)


def test_what_others_may_have_put_down_is_drawn_evenly() -> None:
    """In ticks: a seat that is asked imagines each act of those before it, given their cards."""
    case = Case("circles", 3, (("mode", "ticks"),), 2, 45)
    match = begin(CIRCLES, case)
    state: Any = match.state
    for done in play(match, chooser(CIRCLES, case), case.steps):
        if done > 40 and match.asked() == (state.turn + 2) % 3:
            break
    seat = match.asked()
    before = [state.turn, (state.turn + 1) % 3]
    assert seat not in before
    chance = stream(3, 1, 4)
    shares: list[float] = []
    for _ in range(3000):
        world = state.copy()
        CIRCLES.imagine(world, seat, chance)
        assert world.answered == sum(1 << other for other in before)
        for other in before:
            fresh = world.copy()
            fresh.answered = 0
            acts = Match(CIRCLES, fresh).legal(other)
            shares.append((acts.index(world.sealed[other]) + 0.5) / len(acts))
    assert abs(sum(shares) / len(shares) - 0.5) < 0.03
    assert {share < 0.2 for share in shares} == {True, False}
