"""Imagined worlds, and the view as numbers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.state import Numbers
from superdeck.games import circles
from superdeck.games.circles.acts import DRAW, LAST, PAUSE
from superdeck.games.circles.state import Phase
from superdeck.games.circles.tests.sitting import Sitting, fresh, sit, ticks
from superdeck.games.circles.worlds import count_acts, some_act

if TYPE_CHECKING:
    from superdeck.games.circles.state import CirclesState

RING_1, RING_2 = "RGBY", "PBGY"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")


def stream(*words: int) -> Stream:
    chance = Stream()
    seed_stream(chance, *words)
    return chance


def worlds(match: Sitting, seat: int, count: int = 60) -> list[CirclesState]:
    chance = stream(seat & 7, count, 9)
    found = []
    for _ in range(count):
        world = match.state.copy()
        circles.imagine(world, seat, chance)
        found.append(world)
    return found


def hands(match: Sitting, states: list[CirclesState], seat: int) -> Counter[str]:
    """Return how often each card is in a hand of these worlds."""
    found: Counter[str] = Counter()
    for world in states:
        found.update(Sitting(circles, world).hand(seat))
    assert match.state.held[seat] * len(states) == found.total()
    return found


def test_a_seat_keeps_its_hand_and_what_all_have_seen() -> None:
    cards = (f"{RING_1} {NONE[0]} / {NONE[1]}", f"{RING_2} {NONE[2]} / {NONE[3]}")
    match = sit("RBYP", *cards)
    match.does(1, "turn 1")  # PRGY goes to the hand of seat 1, seen by all
    found = worlds(match, 0)
    assert hands(match, found, 0) == {RING_1: 60, NONE[0]: 60}
    others = hands(match, found, 1)
    assert others[NONE[3]] == 60
    assert set(others) == {RING_2, NONE[1], NONE[2], NONE[3]}
    assert 20 < others[NONE[1]] < 60  # the own pile's card may lie in another hand


@pytest.mark.parametrize("mode", ["real_time", "ticks"])
def test_a_card_that_came_too_late_stays_where_all_saw_it_go(mode: str) -> None:
    cards = (f"{RING_1} {NONE[0]} / {NONE[1]}", f"RBPG {NONE[2]} / {NONE[3]}")
    match = sit("RBYP", *cards, bar=0, under=True, mode=mode)
    if mode == "ticks":
        ticks(match, "RBPG 1", f"{RING_1} 1")
    else:
        match.does(0, f"{RING_1} 1").claims(1, "RBPG 1", counter=0)
    late, card = (0, RING_1) if match.top == "RBPG" else (1, "RBPG")
    assert hands(match, worlds(match, 1 - late), late)[card] == 60
    assert hands(match, worlds(match, NOBODY), late)[card] == 60


def test_nobody_knows_a_pile_its_owner_included() -> None:
    match = fresh(2).does(CLOCK, "go").does(0, "draw")
    for seat in (NOBODY, 0, 1):
        tops = {world.pile[circles.play.bottom_of(world, 0) + 34] for world in worlds(match, seat)}
        assert len(tops) > 30


def test_a_stalemate_is_one_in_every_world() -> None:
    match = sit("BGRP GRYB RBYP", "YPGR YPBG", "PYBR PBGR", bar=2, under=True)
    assert match.state.phase == Phase.STALLED
    for world in worlds(match, 0):
        assert not circles.play.anybody_fits(world)


def test_who_is_asked_imagines_that_those_before_have_answered() -> None:
    match = fresh(4, mode="ticks")
    match.does(1, "draw").does(2, "turn 1")
    assert match.asked() == 3
    for seat, answered in ((3, 0b0110), (1, 0b0010), (0, 0b1110), (NOBODY, 0)):
        assert {world.answered for world in worlds(match, seat)} == {answered}
    assert {world.sealed[1] for world in worlds(match, 1)} == {DRAW}
    assert len({world.sealed[1] for world in worlds(match, 3)}) == 6


def test_in_real_time_nothing_is_sealed() -> None:
    match = fresh(3).does(CLOCK, "go")
    assert {tuple(world.sealed) for world in worlds(match, 0)} == {(WAIVE,) * 8}


@pytest.mark.parametrize("options", [{}, {"last_card": "free"}, {"pile_play": "look_first"}])
@pytest.mark.parametrize("bar", [0, 1, 3])
def test_what_may_be_put_down_is_what_is_legal_each_as_likely(
    options: dict[str, str], bar: int
) -> None:
    for hand in (f"{RING_1} RBPG / {NONE[0]}", NONE[1], f"{RING_2} / ", "/ YBRP"):
        rest = f"{NONE[2]} YBPG"
        match = sit("RBYP", hand, rest, bar=bar, under=True, mode="ticks", **options)
        legal = match.legal(0)
        chance = stream(1, bar, len(legal))
        found = Counter(some_act(match.state, 0, chance) for _ in range(200 * len(legal)))
        assert set(found) == set(legal)
        assert count_acts(match.state, 0) == len(legal) - 1
        assert all(140 < count < 260 for count in found.values())


def test_who_is_paused_can_only_draw() -> None:
    match = sit(
        "RBYP", f"{RING_1} / {NONE[0]}", NONE[1], mode="ticks", wrong_call="refuse_and_pause"
    )
    match.apply(CLOCK, PAUSE)
    assert {some_act(match.state, 0, stream(n, 1, 1)) for n in range(40)} == {WAIVE, DRAW}


def test_a_last_card_may_be_put_down() -> None:
    match = sit("RBYP", NONE[0], f"{NONE[1]} {NONE[2]}", mode="ticks", last_card="free")
    assert {some_act(match.state, 0, stream(n, 1, 1)) for n in range(40)} == {WAIVE, LAST}


# --- Claims in ticks.


def test_claims_in_ticks_are_what_is_put_down() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}", mode="ticks")
    assert match.claim(0, WAIVE, 0) == (0, WAIVE)
    assert match.claim(0, match.action(f"{RING_1} 1"), 0) == (0, match.action(f"{RING_1} 1"))
    match.state.counter = 1
    assert match.claim(0, match.action(f"{RING_1} 1"), 0) is None  # answers an earlier tick
    real = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    assert real.claim(0, WAIVE, 0) is None


def test_strange_claims_are_refused() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    for action in (-5, -1, 10**6, match.action("go"), match.action(f"{RING_2} 2")):
        assert match.claim(0, action, 0) is None
    assert match.claim(5, match.action(f"{RING_1} 1"), 0) is None


# --- Numbers.


def observed(match: Sitting, seat: int) -> list[int]:
    out = Numbers(circles.FACTS.numbers)
    circles.observe(match.state, seat, out)
    return out.value


def test_numbers_of_the_table() -> None:
    match = sit(
        "RBYP",
        f"{RING_1} RBPG / {NONE[0]}",
        f"{RING_2} {NONE[1]} / {NONE[2]} {NONE[3]}",
        bar=3,
        mode="ticks",
        first_seat="1",
    )
    state = match.state
    state.late[1], state.paused[0], state.tick, state.idle = 4, 1, 7, 2
    state.counter, state.stalemates, state.row = 5, 3, 2
    match.does(match.asked(), "draw")
    value = observed(match, 0)
    assert value[:12] == [1, 2, 1, 5, 3, 2, 2, state.height, 7, 2, DRAW, 1]
    assert observed(match, 1)[10:12] == [0, 0]
    options = [getattr(state, field.name) for field in state.fields if field.option][2:]
    assert value[12:24] == options
    assert value[24:28] == [0, 1, 3, 4]  # RBYP
    assert value[28:32] == [2, 1, 0, 0]  # RGBY and RBPG at ring 1, RBPG at ring 2
    assert value[32:42] == [1, 2, 1, 0, 1, 1, 2, 2, 4, 0]
    assert value[42:72] == [0] * 30
    assert observed(match, 1)[32:42] == [1, 2, 2, 4, 0, 1, 2, 1, 0, 1]


def test_numbers_of_seats_count_from_the_observer() -> None:
    match = fresh(3, first_seat="1").does(CLOCK, "go").does(2, "draw")
    assert [observed(match, seat)[2] for seat in range(3)] == [1, 0, 2]
    assert [observed(match, seat)[33:48:5] for seat in range(3)] == [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
    ]


def test_numbers_of_the_cards() -> None:
    match = sit("RBYP", f"{RING_1} / {NONE[0]}", f"{RING_2} {NONE[1]} / {NONE[2]}")
    state = match.state
    circles.play.show(state, match.card(RING_2))
    value = observed(match, 0)
    places = {code: value[72 + match.card(code)] for code in (RING_1, RING_2, "RBYP", *NONE)}
    assert places == {RING_1: 3, RING_2: 4, "RBYP": 2, **dict.fromkeys(NONE[:3], 0), NONE[3]: 1}
    heights = {card: value[145 + card] for card in range(73)}
    order = state.centre[: state.height]
    assert heights == {card: order.index(card) + 1 if card in order else 0 for card in range(73)}
    assert len(value) == 145 + 73
