"""Every option of Super Circles, every value: what it changes."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.options import OptionError
from superdeck.engine.state import Reaction
from superdeck.games import circles
from superdeck.games.circles.acts import CALL, FORCE, GIVE_BACK, MOVE_UP, PAUSE, RESUME, SAY_GO
from superdeck.games.circles.state import Phase
from superdeck.games.circles.tests.sitting import CODES, Sitting, fresh, sit, ticks

RING_1, RING_2, RING_3, RING_4 = "RGBY", "PBGY", "PRYB", "GYBP"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")
STALLED = ("BGRP GRYB RBYP", "YBGR", "PYBR")
"""Ring 2 barred, nobody matches; then YBGR matches RBYP at ring 2."""


def clock(match: Sitting, since: int = 0, held: int = 0) -> tuple[int, int]:
    """Return in how many microseconds CLOCK does what, after so long."""
    chance, out = Stream(), Reaction()
    seed_stream(chance, 1, 2, 3)
    out.since = [since] * 8
    out.held = [held] * 8
    circles.react(match.state, CLOCK, 0, chance, out)
    return out.look, out.act


def dealers(**options: str) -> set[int]:
    return {fresh(3, seed, **options).state.dealer for seed in range(30)}


def test_option_first_by_age() -> None:
    assert dealers(first_by="age") == {0, 1, 2}  # no age is asked for, so as random


def test_option_first_by_random() -> None:
    assert dealers(first_by="random") == {0, 1, 2}


def test_option_first_by_seat() -> None:
    assert dealers(first_by="seat", first_seat="2") == {2}


def test_option_first_seat() -> None:
    assert dealers(first_seat="1") == {1}
    with pytest.raises(OptionError, match="first_seat"):
        fresh(3, first_seat="3")


def test_option_mode_real_time() -> None:
    match = fresh(2, mode="real_time")
    assert circles.live(match.state)
    assert match.legal(CLOCK) == [SAY_GO]


def test_option_mode_ticks() -> None:
    match = fresh(2, mode="ticks")
    assert not circles.live(match.state)
    ticks(match, "draw", "draw")
    assert (match.state.tick, match.state.held[:2]) == (1, [1, 1])
    assert match.claim(0, match.action("draw"), 0) == (0, match.action("draw"))


@pytest.mark.parametrize("colours", [4, 5, 6])
def test_option_colours(colours: int) -> None:
    match = fresh(2, colours=str(colours)).does(CLOCK, "go")
    for _ in range(36):
        match.does(0, "draw")
    assert {letter for code in match.hand(0) for letter in code} == set("RBGYPO"[:colours])
    top = match.top
    rings = {(code, i + 1) for code in match.hand(0) for i in range(4) if code[i] == top[i]}
    assert {tuple(play.split()) for play in match.plays(0)} == {(c, str(i)) for c, i in rings}
    assert match.refused(0, "draw") == ("CIRC-16",)


def test_option_bar_after_stalemate_lifted() -> None:
    match = sit(*STALLED, bar=2, under=False, bar_after_stalemate="lifted")
    for _ in range(3):
        match.does(CLOCK, "move up").does(CLOCK, "go")
    assert match.plays(0) == ["YBGR 2"]


def test_option_bar_after_stalemate_kept_by_number() -> None:
    match = sit(*STALLED, bar=2, under=False, bar_after_stalemate="kept_by_number")
    for _ in range(3):
        match.does(CLOCK, "move up").does(CLOCK, "go")
        assert match.state.bar == 1
    assert match.legal(CLOCK) == [match.action("stop")]


def test_option_wrong_call_refuse() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1], wrong_call="refuse")
    assert match.claims(0, f"{RING_1} 3") is None
    assert match.claims(0, f"{RING_1} 1") is not None


def test_option_wrong_call_refuse_and_pause() -> None:
    hands = (f"{RING_1} {NONE[0]} / {NONE[2]}", f"{RING_2} {NONE[1]}")
    match = sit("RBYP", *hands, wrong_call="refuse_and_pause")
    assert match.claims(0, f"{RING_1} 3") == (CLOCK, PAUSE)
    assert not match.seen(RING_1)
    assert match.may(0) == ["draw"]
    for act in (f"{RING_1} 1", "turn 2"):
        assert match.claims(0, act) is None
        assert match.refused(0, act) == ("CIRC-R05",)
    assert match.plays(1) == [f"{RING_2} 2"]
    before = match.state.copy()
    assert match.tellings(before, CLOCK, PAUSE, 1) == []
    match.apply(CLOCK, RESUME)
    assert match.plays(0) == [f"{RING_1} 1"]


def test_option_wrong_call_refuse_and_pause_in_ticks() -> None:
    hands = (f"{RING_1} {NONE[0]} / {NONE[2]}", f"{RING_2} {NONE[1]}")
    match = sit("RBYP", *hands, mode="ticks", wrong_call="refuse_and_pause")
    match.does(1, "wait")
    assert match.claims(0, f"{RING_1} 3") == (CLOCK, PAUSE)
    assert match.state.answered == 0b10  # what seat 1 has put down stays
    paused = []
    for act in ("wait", "draw", "wait"):
        paused.append(match.plays(0) == [])
        match.does(0, act)
        match.does(1, "wait")
    assert paused == [True, True, False]  # the rest of this tick and the next one


def test_option_wrong_call_auto_correct() -> None:
    match = sit("RBYP", f"YBRP {NONE[0]}", f"{RING_2} {NONE[1]}", bar=2, wrong_call="auto_correct")
    assert match.claims(1, f"{RING_2} 3") is None  # no other ring matches that is not barred
    assert match.claims(0, "YBRP 2") == (0, match.action("YBRP 4"))
    assert match.state.bar == 3
    lowest = sit("RBYP", f"RBPG {NONE[0]}", NONE[1], wrong_call="auto_correct")
    assert lowest.claims(0, "RBPG 4") == (0, lowest.action("RBPG 1"))


@pytest.mark.parametrize("ms", [100, 1000, 10_000])
def test_option_wrong_call_pause_ms(ms: int) -> None:
    hands = (f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    match = sit("RBYP", *hands, wrong_call="refuse_and_pause", wrong_call_pause_ms=str(ms))
    assert clock(match) == (0, NOBODY)
    match.claims(1, f"{RING_2} 1")
    assert clock(match) == (ms * 1000, RESUME + 1)
    assert clock(match, held=40_000) == (ms * 1000 - 40_000, RESUME + 1)
    assert clock(match, held=99_000_000) == (0, RESUME + 1)


def test_option_pile_play_blind() -> None:
    match = sit("RBYP", f"{NONE[0]} / {RING_2}", NONE[1], pile_play="blind")
    assert match.may(0) == ["draw", "turn 1", "turn 2", "turn 3", "turn 4"]


def test_option_pile_play_look_first() -> None:
    match = sit("RBYP", f"{NONE[0]} / {RING_2}", NONE[1], pile_play="look_first")
    assert match.may(0) == ["draw"]
    assert match.refused(0, "turn 2") == ("CIRC-R08",)
    assert match.claims(0, "turn 2") is None
    match.does(0, "draw")
    assert match.plays(0) == [f"{RING_2} 2"]


def order(value: str) -> tuple[tuple[int, ...], ...]:
    """What the rules do is the same: claims come in one order, whoever found it."""
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}", order=value)
    match.claims(1, f"{RING_2} 2", 0)
    late = match.claims(0, f"{RING_1} 1", 0)
    assert late == (CLOCK, GIVE_BACK + match.card(RING_1))
    assert circles.view(match.state, 0)["options"]["order"] == value
    values = [
        getattr(match.state, field.name) for field in match.state.fields if field.name != "order"
    ]
    return tuple(map(tuple, (value if isinstance(value, list) else [value] for value in values)))


def test_option_order_auto() -> None:
    assert order("auto") == order("arrival")


def test_option_order_reaction_window() -> None:
    assert order("reaction_window") == order("arrival")


def test_option_order_arrival() -> None:
    assert order("arrival") == order("auto")


def test_option_late_play_bounce() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", f"{RING_1} {NONE[1]}", late_play="bounce")
    match.claims(0, "RBPG 2", 0)
    assert match.plays(1) == [f"{RING_1} 1"]
    assert match.claims(1, f"{RING_1} 1", 0) == (CLOCK, GIVE_BACK + 73 + match.card(RING_1))


def test_option_late_play_revalidate() -> None:
    hands = (f"RBPG {NONE[0]}", f"{RING_1} {RING_2} / {NONE[1]} RGYB")
    match = sit("RBYP", *hands, late_play="revalidate")
    match.claims(0, "RBPG 2", 0)
    assert match.claims(1, f"{RING_2} 2", 0) == (CLOCK, GIVE_BACK + 73 + match.card(RING_2))
    turned = match.claims(1, "turn 2", 0)  # ring 2 is barred now
    assert turned is not None
    assert turned[0] == CLOCK
    assert match.claims(1, "turn 1", 0) == (1, match.action("turn 1"))
    assert match.top == "RGYB"
    assert match.claims(1, f"{RING_1} 2", 0) == (1, match.action(f"{RING_1} 2"))


def test_option_late_play_revalidate_of_the_first_card_and_ring() -> None:
    """The play with the lowest number is judged as a play, not as a turn."""
    match = sit("YBRP", "PBGR GYRB", f"RBYP {NONE[0]}", late_play="revalidate")
    match.claims(0, "PBGR 2", 0)
    assert match.claims(1, "RBYP 1", 0) == (CLOCK, GIVE_BACK + 73 + match.card("RBYP"))


def test_option_late_play_revalidate_in_ticks() -> None:
    hands = (f"RBPG {NONE[0]}", f"{RING_1} {NONE[1]} / {NONE[2]}")
    for seed in range(8):
        match = sit("RBYP", *hands, mode="ticks", late_play="revalidate")
        match.state.key = [seed, 1, 2, 3]
        ticks(match, "turn 1", "RBPG 2")
        assert match.state.late[1] == 0  # turned in time or judged anew
    found = set()
    for seed in range(8):
        match = sit("RBYP", *hands, mode="ticks", late_play="revalidate")
        match.state.key = [seed, 1, 2, 3]
        ticks(match, f"{RING_1} 1", "RBPG 2")
        assert match.top == RING_1
        found.add((match.state.counter, match.state.late[0]))
    assert found == {(2, 0), (1, 1)}  # after RBPG the other fits still, not the other way round


def test_option_stalemate_automatic() -> None:
    match = sit(*STALLED, bar=2, under=False, stalemate="automatic")
    assert circles.actors(match.state) == 0
    assert clock(match) == (0, MOVE_UP)
    assert match.refused(0, "call") == ("CIRC-R12",)


def test_option_stalemate_dealer_calls() -> None:
    early = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1], stalemate="dealer_calls")
    assert early.refused(0, "call") == ("CIRC-R12",)
    assert early.claims(0, "call") is None
    match = sit(*STALLED, bar=2, under=False, stalemate="dealer_calls")
    match.moves.action[:2] = [9, 9]
    assert match.may(0) == ["call", "wait"]
    assert match.legal(1) == []
    assert match.refused(1, "call") == ("CIRC-R12",)
    assert match.refused(0, "draw") == ("CIRC-R12",)
    assert match.claims(1, "call") is None
    assert match.claims(0, "call") == (0, CALL)
    assert match.state.stalemates == 1


def test_option_stalemate_dealer_calls_but_the_clock_does_after_ten_seconds() -> None:
    match = sit(*STALLED, bar=2, under=False, stalemate="dealer_calls")
    assert clock(match) == (10_000_000, MOVE_UP)
    assert match.asked() == 0
    match.does(0, "wait")
    assert match.asked() == CLOCK
    match.does(CLOCK, "move up")
    assert match.state.stalemates == 1


def test_option_stalemate_dealer_calls_or_the_clock_after_three_ticks() -> None:
    match = sit(*STALLED, bar=2, under=False, stalemate="dealer_calls", mode="ticks")
    for tick in range(3):
        assert (match.asked(), match.state.tick) == (0, tick)
        match.does(0, "wait")
    assert match.asked() == CLOCK
    match.does(CLOCK, "move up")
    assert match.state.phase == Phase.STALLED  # GO is immediate, and again nobody matches


def test_option_idle_force_draw_s_off() -> None:
    hands = (f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}")
    off = sit("RBYP", *hands, idle_force_draw_s="off")
    assert off.legal(CLOCK) == []
    assert clock(off, since=10**9) == (0, NOBODY)


def test_option_idle_force_draw_s() -> None:
    hands = (f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}")
    match = sit("RBYP", *hands, idle_force_draw_s="5")
    assert match.legal(CLOCK) == [FORCE + 0b01, FORCE + 0b10]
    assert clock(match, since=2_000_000) == (3_000_000, FORCE + 0b01)
    match.apply(CLOCK, FORCE + 0b10)
    assert match.state.held[:2] == [1, 2]
    assert clock(match, since=5_000_000) == (5_000_000, FORCE + 0b01)


def test_option_last_card_match() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="match")
    assert match.may(0) == ["wait"]


def test_option_last_card_free() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free", bar=1)
    assert match.may(0) == ["last"]
    assert match.refused(1, "last") == ("CIRC-R16",)
    assert match.claims(0, "last") == (0, match.action("last"))
    assert match.score().winners == 1
    assert match.top == NONE[0]


def test_option_last_card_free_comes_late_too() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free")
    match.claims(1, f"{RING_1} 1")
    assert match.claims(0, "last", 0) == (CLOCK, GIVE_BACK + match.card(NONE[0]))
    again = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free", late_play="revalidate")
    again.claims(1, f"{RING_1} 1")
    assert again.claims(0, "last", 0) == (0, again.action("last"))


def test_option_last_card_free_hinders_a_stalemate() -> None:
    one = sit("BGRP GRYB RBYP", "YPGR", "PYBR YPBG", under=False, last_card="free")
    assert one.state.phase == Phase.PLAYING
    two = sit("BGRP GRYB RBYP", "YPGR YPBG", "PYBR PBGR", bar=2, under=False, last_card="free")
    assert two.state.phase == Phase.STALLED


def test_option_last_card_free_lies_from_the_pile_too() -> None:
    match = sit("RBYP", f"/ {NONE[0]}", f"{RING_1} {NONE[1]}", last_card="free")
    assert "last" not in match.may(0)
    match.does(0, "turn 1")
    assert circles.over(match.state)


def test_option_last_card_free_in_ticks() -> None:
    match = sit("RBYP", NONE[0], NONE[1], last_card="free", mode="ticks")
    ticks(match, "wait", "last")
    assert match.score().winners == 1
    assert circles.view(match.state, 0)["events"] == [[1, 0, 4, match.card(NONE[0])]]


def test_option_last_card_win_at_one() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]} {NONE[1]}", f"{RING_1} {NONE[2]}", last_card="win_at_one")
    match.does(0, "RBPG 2")
    assert not circles.over(match.state)
    match.does(1, f"{RING_1} 1")
    assert circles.over(match.state)
    assert match.score().winners == 0b10
    assert match.score().points[:2] == [-2, -1]


@pytest.mark.parametrize("seconds", [0, 3, 10])
def test_option_countdown_s(seconds: int) -> None:
    match = fresh(2, countdown_s=str(seconds))
    assert clock(match) == (seconds * 1_000_000, SAY_GO)
    again = sit(*STALLED, bar=2, under=False, countdown_s=str(seconds)).does(CLOCK, "move up")
    assert clock(again) == (seconds * 1_000_000, SAY_GO)
    assert set(CODES) == {4, 5, 6}
