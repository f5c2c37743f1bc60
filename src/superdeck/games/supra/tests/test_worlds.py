"""Imagined worlds, the view as numbers, and matches in which others cut in."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import options_of
from superdeck.engine.state import Numbers
from superdeck.games import supra
from superdeck.games.supra.pile import turn_scrap
from superdeck.games.supra.rules import INSPECT
from superdeck.games.supra.state import LINEUP, Phase
from superdeck.games.supra.tests.track import bits, cards, dealt, first_moves, fresh, race
from superdeck.games.supra.worlds import OF_CARD, OF_SEAT, PER_SEAT
from tests.laws.laws import law_legal, law_sound, law_watching
from tests.secrecy.laws import law_blind_bots, law_secret

if TYPE_CHECKING:
    from superdeck.engine.contract import View

PHASES = {phase.name.lower(): int(phase) for phase in Phase}


def stream(seed: int) -> Stream:
    chance = Stream()
    seed_stream(chance, seed, 2, 3)
    return chance


def numbers(view: View, seat: int) -> list[int]:
    """Write down what an observation must say, from the view of the same seat."""
    seats: int = view["seats"]

    def place(other: int) -> int:
        return other if other == NOBODY else (other - seat) % seats

    def together(others: list[int]) -> int:
        return sum(1 << place(other) for other in others)

    options = [
        next(o for o in options_of(supra) if o.name == name).read(word)
        for name, word in view["options"].items()
        if not name.startswith("first_")
    ]
    head = [PHASES[view["phase"]], seats, view["turns"], place(view["turn"])]
    head += [place(view["last"]), place(view["first"]), view["event"], view["slot"]]
    head += [view["decided"], view["gift"], view["draw"], view["shuffles"], int(view["dry"])]
    head += [view["to_come"], view["ending"], view["sealed"], *options]
    body: list[int] = []
    for i in range(seats):
        other = (seat + i) % seats
        laid = view["laid"][other] if view["laid"] else NOBODY
        body += [1, int(other in view["ready"]), laid, view["garages"][other]]
        body += [int(other in view["payers"]), int(other in view["redrawn"])]
        body += [together(view["asks"][other]), together(view["told"][other])]
    body += [0] * (PER_SEAT * (9 - seats))
    return head + body + places(view, seat)


def places(view: View, seat: int) -> list[int]:
    """Write down where every card lies."""
    where = dict.fromkeys(view["scrap"], 1)
    where |= {c: 2 + spot for spot, c in enumerate(view["turned"]) if c in view["lineup"]}
    where |= {card: 6 + spot for spot, card in enumerate(view["hand"])}
    shown = {str(seat): view["garage"], **view["shown"]}
    for i in range(view["seats"]):
        other = (seat + i) % view["seats"]
        where |= dict.fromkeys(shown.get(str(other), []), 10 + i)
        where |= {card: 19 + 4 * i + slot for slot, card in enumerate(view["cars"][other])}
    return [where.get(card, 0) for card in range(52)]


OTHERS = {
    option.name: option.words[1][0]
    for option in options_of(supra)
    if option.words and option.name not in ("first_by", "inspect")
}
"""Another word of every option."""


@pytest.mark.parametrize("seats", [2, 3, 5, 9])
@pytest.mark.parametrize("inspect", ["always", "during_garage_day"])
def test_every_number_says_what_the_view_says(seats: int, inspect: str) -> None:
    chance = stream(seats)
    options = OTHERS if inspect == "always" else {}
    match = fresh(seats, **{"turn_cap": "77", **options, "inspect": inspect})
    match.deal()
    out = Numbers(supra.FACTS.numbers)
    while match.asked() >= 0:
        seat = below(chance, seats)
        supra.observe(match.state, seat, out)
        view = supra.view(match.state, seat)
        assert out.value == numbers(view, seat)
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[below(chance, len(legal))])
    supra.observe(match.state, 0, out)
    found = numbers(supra.view(match.state, 0), 0)
    found[3] = out.value[3]  # nobody is asked any more
    assert out.value == found
    assert len(out.value) == OF_CARD + 52 == OF_SEAT + 9 * PER_SEAT + 52


def test_the_hand_is_in_the_numbers() -> None:
    match = dealt("kc 2c 3c 4c", "5d 2d 3d 4d")
    out = Numbers(supra.FACTS.numbers)
    supra.observe(match.state, 0, out)
    assert out.value == numbers(supra.view(match.state, 0), 0)
    assert [out.value[OF_CARD + card] for card in cards("kc 2c 3c 4c 5d")] == [6, 7, 8, 9, 0]


def test_who_drew_again_is_in_the_numbers() -> None:
    match = race("2c 2d 2h 3h", "kh qh jh 10h", "kd qd jd 10d", lineup="6s 7s 8s 9d")
    assert match.state.redrawn == 0b110
    out = Numbers(supra.FACTS.numbers)
    supra.observe(match.state, 2, out)
    assert out.value == numbers(supra.view(match.state, 2), 2)
    assert [out.value[OF_SEAT + PER_SEAT * i + 5] for i in range(3)] == [1, 0, 1]


def test_what_was_shown_is_in_the_numbers() -> None:
    match = race("ah kh qh jh", "5c 4c 3c 2c", lineup="6s 7s 8s 9s", garages=("10c 10h", "5d"))
    out = Numbers(supra.FACTS.numbers)
    supra.observe(match.state, 1, out)
    assert out.value[OF_CARD + cards("10c")[0]] == 0
    match.apply(1, INSPECT)
    supra.observe(match.state, 1, out)
    assert out.value == numbers(supra.view(match.state, 1), 1)
    assert out.value[OF_CARD + cards("10c")[0]] == 11


def test_imagined_hands_fit_the_discards() -> None:
    match = dealt("kc 2c 3c 4c", "5d 2d 3d 4d", "9h 2h 3h 8h", new="ac ad ah")
    first_moves(match, 3)
    truth = match.state.hand[4:12]
    changed = set()
    for seed in range(60):
        world = match.state.copy()
        supra.imagine(world, 0, stream(seed))
        assert world.hand[:4] == match.state.hand[:4]
        assert max(card // 4 for card in world.hand[4:7]) <= 3
        assert max(card // 4 for card in world.hand[8:11]) <= 7
        changed.add(tuple(world.hand[4:12]))
        law_sound(supra, world)
    assert len(changed) == 60
    assert tuple(truth) not in changed


def test_imagined_hands_with_a_low_ace() -> None:
    match = dealt("kc 2c 3c 4c", "ad as ah 2d", "9h 2h 3h 8h", new="ac kd kh", ace="low")
    first_moves(match, 3)
    assert match.state.laid[1] == cards("2d")[0]
    low = bits("ad as ah 2s") | bits("ac 2c 2h")  # the last three are seen elsewhere or may be
    for seed in range(40):
        world = match.state.copy()
        supra.imagine(world, 0, stream(seed))
        assert all(low >> card & 1 for card in world.hand[4:7])


def test_imagined_hands_after_a_discarded_low_ace() -> None:
    match = dealt("kc 2c 3c 4c", "ad as ah ac", "9h 2h 3h 8h", new="5c kd kh", ace="low")
    first_moves(match, 3)
    for seed in range(5):
        world = match.state.copy()
        supra.imagine(world, 0, stream(seed))
        assert sum(1 << card for card in world.hand[4:7]) == bits("ad as ah")
        law_sound(supra, world)


def test_the_lowest_card_of_all_may_have_been_kept() -> None:
    match = dealt("kc 4d 3c 4c", "3d 2d 2c 2s", "9h 2h 3h 8h", new="ac kd kh")
    first_moves(match, 3)
    kept = set()
    for seed in range(20):
        world = match.state.copy()
        supra.imagine(world, 0, stream(seed))
        kept |= {*world.hand[4:7]}
    assert kept == {*cards("2c 2d 2h 2s 3h 3s")}


def test_sealed_choices_are_imagined_from_the_imagined_hand() -> None:
    match = dealt("kc 2c 3c 4c", "5d 2d 3d 4d", "9h 2h 3h 8h", new="ac ad ah")
    match.apply(1, match.legal(1)[0])
    for phase in ("discard", "build"):
        for seed in range(40):
            world = match.state.copy()
            supra.imagine(world, 0, stream(seed))
            assert world.ready == match.state.ready == 0b010
            assert world.sealed[2] == NOBODY
            allowed = fresh(3)
            allowed.state = world
            world.ready = 0
            first = 1 if phase == "discard" else 53
            assert first + world.sealed[1] in allowed.legal(1)
        if phase == "discard":
            first_moves(match, 2)
            match.apply(1, match.legal(1)[0])


def test_nothing_true_is_left_in_the_spent_part_of_the_stock() -> None:
    match = fresh(3)
    match.deal()
    world = match.state.copy()
    supra.imagine(world, 0, stream(1))
    assert world.stock[: world.spent] == [0] * world.spent


@pytest.mark.slow
@pytest.mark.parametrize("inspect", ["during_garage_day", "always"])
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_whoever_may_act_may_cut_in(seats: int, inspect: str) -> None:
    """Actors are drawn at random: set-up in any order, inspections between all moves."""
    chance = stream(seats)
    inspected = 0
    for seed in range(3):
        match = fresh(seats, str(seed), inspect=inspect, six_plus="true_exhaustion", turn_cap="50")
        match.deal()
        steps = 0
        while actors := supra.actors(match.state):
            able = [seat for seat in range(seats) if actors >> seat & 1]
            asked = match.asked()
            seat = able[below(chance, len(able))]
            legal = match.legal(seat).copy()
            action = legal[below(chance, len(legal))]
            match.apply(seat, action)
            inspected += action >= INSPECT
            assert match.asked() == asked or action < INSPECT
            law_sound(supra, match.state)
            steps += 1
            if steps % 40 == 0:
                law_legal(supra, match.state)
                law_watching(supra, match.state)
                law_secret(supra, match.state, 1)
                law_blind_bots(supra, match.state, 1)
    assert inspected > 3


def test_the_lineup_of_the_view_keeps_the_order_of_turning() -> None:
    match = race("ah kh qh jh", "5c 4c 3c 2c", lineup="9d 7s 8s 6s")
    first_moves(match, 1)
    view = supra.view(match.state, 0)
    assert view["lineup"] == cards("9d 7s 8s")
    assert view["turned"] == cards("9d 7s 8s 6s")
    assert len(view["turned"]) == LINEUP
    assert all(one != other for one, other in pairwise(view["turned"]))


@pytest.mark.parametrize("turn", range(3))
def test_reshuffles_depend_on_the_set_of_cards_alone(turn: int) -> None:
    """GEN-07: the same seed gives the same order of the same pack."""
    orders = []
    for scrap in ("6c 6d 6h 10c 10d", "10d 10c 6h 6d 6c"):
        match = fresh(2)
        match.deal()
        state = match.state
        state.reshuffles = turn
        state.scrap, state.spent, state.pack = bits(scrap), 0, 0
        turn_scrap(state)
        orders.append(state.stock[: state.pack])
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == sorted(cards("6c 6d 6h 10c 10d"))


@pytest.mark.parametrize("seats", [3, 6])
def test_a_deal_leaves_nothing_of_what_was_before(seats: int) -> None:
    match = fresh(seats, inspect="always", six_plus="garage_day_then_end")
    match.deal()
    dealt_first = match.state.values()
    chance = stream(4)
    while match.asked() >= 0:
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[below(chance, len(legal))])
    assert match.state.values() != dealt_first
    match.state.round = 0
    match.deal()
    assert match.state.values() == dealt_first


@pytest.mark.parametrize("seats", [2, 4, 9])
def test_the_same_random_numbers_give_the_same_world(seats: int) -> None:
    """From the real state and from every world that a seat cannot tell from it."""
    chance = stream(seats)
    match = fresh(seats, six_plus="true_exhaustion", turn_cap="50")
    match.deal()
    while match.asked() >= 0:
        for seat in (match.asked(), below(chance, seats), NOBODY):
            worlds = [match.state.copy() for _ in range(3)]
            supra.imagine(worlds[1], seat, stream(1))
            supra.imagine(worlds[2], seat, stream(2))
            assert worlds[1].values() != worlds[2].values()
            for world in worlds:
                supra.imagine(world, seat, stream(3))
            assert worlds[0].values() == worlds[1].values() == worlds[2].values()
        first_moves(match, 1)
