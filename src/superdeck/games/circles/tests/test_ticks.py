"""CIRC-R18: Super Circles in ticks. The top card is RBYP where nothing else is said."""

from __future__ import annotations

from superdeck.engine.actions import NOBODY
from superdeck.games import circles
from superdeck.games.circles.tests.sitting import sit, ticks

RING_1, RING_2, RING_3 = "RGBY", "PBGY", "PRYB"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")


def test_circ_r18_ticks_play_the_same_game_in_steps() -> None:
    match = sit(
        "RBYP",
        f"{RING_1} {NONE[0]} / {NONE[1]}",
        f"{RING_2} {NONE[2]}",
        f"{RING_3} / {NONE[3]}",
        mode="ticks",
    )
    assert not circles.live(match.state)
    ticks(match, f"{RING_2} 2", "draw", f"{RING_1} 1")
    assert match.state.tick == 1
    assert match.state.counter == 1
    assert match.state.held[2] == 2  # the draw is carried out
    stood, late = ((RING_1, 1), (RING_2, 0)) if match.top == RING_1 else ((RING_2, 0), (RING_1, 1))
    assert match.top == stood[0]
    assert match.seen(late[0])
    assert sorted(match.state.late[:3]) == [0, 0, 1]


def test_circ_r18_the_order_is_drawn_uniformly_each_tick() -> None:
    first = [0, 0, 0]
    for seed in range(600):
        hands = (f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}", f"{RING_3} {NONE[2]}")
        match = sit("RBYP", *hands, mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, f"{RING_2} 2", f"{RING_3} 3", f"{RING_1} 1")
        first[[RING_1, RING_2, RING_3].index(match.top)] += 1
    assert all(150 < count < 250 for count in first)
    orders = set()
    for tick in range(40):
        match = sit("RBYP", *hands, mode="ticks")
        match.state.tick = tick
        ticks(match, f"{RING_2} 2", f"{RING_3} 3", f"{RING_1} 1")
        orders.add(tuple(match.state.event[:3]))
    assert len(orders) > 3


def test_circ_r18_acts_are_sealed_until_the_last_one() -> None:
    hands = (f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]} / {NONE[2]}")
    match = sit("RBYP", *hands, mode="ticks")
    views = [circles.view(match.state, watcher) for watcher in (0, NOBODY)]
    before = match.state.copy()
    match.does(1, f"{RING_2} 2")
    assert [circles.view(match.state, watcher) for watcher in (0, NOBODY)] == views
    assert circles.view(match.state, 1)["sealed"] == match.action(f"{RING_2} 2")
    assert match.tellings(before, 1, match.action(f"{RING_2} 2"), 0) == []
    assert match.refused(1, f"{RING_2} 2") == ("CIRC-R18",)
    assert match.may(1)[0] == "draw"
    match.does(1, "wait")  # minds may change until the tick is closed
    match.does(0, f"{RING_1} 1")
    assert match.top == RING_1


def test_circ_r18_a_turn_that_does_not_fit_makes_nobody_late() -> None:
    seen = set()
    for seed in range(12):
        hands = (f"{RING_1} {NONE[0]}", f"{NONE[1]} / {NONE[2]}")
        match = sit("RBYP", *hands, mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, "turn 1", f"{RING_1} 1")
        assert match.top == RING_1
        seen.add(match.state.late[1])
    assert seen == {0, 1}  # late only when it was turned after the play


def test_circ_r18_a_match_that_is_won_in_a_tick_ends_there() -> None:
    for seed in range(8):
        match = sit("RBYP", RING_1, f"{RING_2} {NONE[1]}", mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, f"{RING_2} 2", f"{RING_1} 1")
        if match.top == RING_1:
            assert match.state.late[1] == 0
            assert circles.over(match.state)
            break
    else:
        raise AssertionError
