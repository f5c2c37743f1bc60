"""Details that mutants showed: each test reads a line that no other one does."""

from __future__ import annotations

from collections import Counter

import pytest

from superdeck.cards.rings import HALF, high_bit, low_bit
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.state import Numbers, Reaction
from superdeck.games import circles
from superdeck.games.circles import pace
from superdeck.games.circles.acts import (
    FORCE,
    GIVE_BACK,
    GIVE_TURNED,
    PAUSE,
    RESUME,
    STOP,
    play_of,
    ring_of,
)
from superdeck.games.circles.state import ANY_RING, Kind, Phase
from superdeck.games.circles.tests.sitting import Sitting, fresh, sit, ticks

RING_1, RING_2, RING_3 = "RGBY", "PBGY", "PRYB"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")


def events(match: Sitting) -> list[list[int]]:
    found: list[list[int]] = circles.view(match.state, NOBODY)["events"]
    return found


def test_events_say_who_what_ring_and_card() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]} / {NONE[1]}", f"{RING_2} {NONE[2]}")
    match.does(0, "draw")
    assert events(match) == [[Kind.DREW, 0, ANY_RING, 0]]
    match.does(1, f"{RING_2} 2")
    assert events(match) == [[Kind.LAID, 1, 1, match.card(RING_2)]]
    match.claims(0, f"{RING_1} 1", 0)
    assert events(match) == [[Kind.LATE, 0, ANY_RING, match.card(RING_1)]]
    assert match.state.acts == 3
    stalled = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False, first_seat="1")
    stalled.does(CLOCK, "move up")
    assert events(stalled) == [[Kind.MOVED, 1, ANY_RING, stalled.card("BGRP")]]
    stalled.does(CLOCK, "go")
    assert events(stalled) == [[Kind.GO, 1, ANY_RING, 0]]


def test_nobody_has_won_before_the_end() -> None:
    match = sit("RBYP", RING_1, f"{NONE[0]} {NONE[1]}", NONE[2])
    score = match.score()
    assert (score.winners, score.points[:3]) == (0, [-1, -2, -1])


def test_a_tick_leaves_nothing_put_down() -> None:
    match = sit("RBYP", f"{RING_1} / {NONE[0]}", f"{RING_2} / {NONE[1]} {NONE[3]}", mode="ticks")
    ticks(match, "draw", "draw")
    assert match.state.sealed == [WAIVE] * 8
    assert match.state.answered == 0


def test_a_stalemate_is_found_at_the_end_of_a_tick() -> None:
    match = sit("BGRP GRYB RBYP", "YPGR / PYBR", "YPBG YBGR", bar=2, under=False, mode="ticks")
    while match.state.phase == Phase.PLAYING:
        match.does(match.asked(), match.may(match.asked())[0])
    assert match.state.held[:2] == [2, 2]
    assert match.state.phase == Phase.STALLED


def test_a_turn_that_stands_makes_later_plays_late() -> None:
    late = Counter[tuple[int, int]]()
    for seed in range(12):
        match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{NONE[1]} / RBPG", mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, "turn 2", f"{RING_1} 1")
        late[match.state.late[0], match.state.late[1]] += 1
        assert match.state.counter == 1
    assert set(late) == {(0, 1), (1, 0)}


def test_the_dealer_who_calls_need_not_be_seat_0() -> None:
    match = sit(
        "BGRP GRYB RBYP",
        "YBGR",
        "PYBR",
        bar=2,
        under=False,
        stalemate="dealer_calls",
        first_seat="1",
    )
    assert (match.asked(), circles.actors(match.state)) == (1, 0b10)
    assert match.refused(0, "draw") == ("CIRC-R12",)
    assert match.claims(0, "call") is None
    assert match.claims(1, "call") is not None


def test_the_clock_may_end_the_pause_of_any_seat() -> None:
    hands = (f"{RING_1} {NONE[1]}", f"{RING_2} {NONE[0]}")
    match = sit("RBYP", *hands, bar=0, under=True, wrong_call="refuse_and_pause")
    match.claims(1, f"{RING_2} 3")
    assert match.legal(CLOCK)[:2] == [RESUME + 1, PAUSE]
    match.does(0, f"{RING_1} 1")
    assert match.asked() == CLOCK  # seat 0 has no match, seat 1 has to wait
    match.apply(CLOCK, RESUME + 1)
    assert match.legal(CLOCK)[0] != RESUME + 1


def test_claims_for_what_a_seat_has_not_are_refused() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} / {NONE[1]} {NONE[2]}", bar=2)
    for act in ("draw", "turn 1", "last", "call", "wait"):
        assert match.claims(0, act) is None
    assert match.claims(1, "turn 2") is None  # barred
    assert match.claims(1, "turn 1") == (1, match.action("turn 1"))
    assert match.claims(1, "draw") == (1, match.action("draw"))


def test_the_play_with_the_lowest_number_is_judged_as_a_play() -> None:
    match = sit("YBRP", f"RBYP {NONE[0]}", NONE[1])
    assert match.action("RBYP 1") == play_of(0, 0)
    assert match.claims(0, "RBYP 1") is None
    assert match.claims(0, "RBYP 2") == (0, match.action("RBYP 2"))


def test_the_clock_stops_a_match_that_cannot_go_on() -> None:
    match = sit("BGRP", "YPGR", "PYBR YPBG", under=False, stalemate="dealer_calls")
    match.does(0, "call").does(CLOCK, "go")
    assert circles.actors(match.state) == 0
    out = Reaction()
    circles.react(match.state, CLOCK, 0, Stream(), out)
    assert (out.look, out.act) == (0, STOP)


@pytest.mark.parametrize("high", [False, True])
def test_of_equal_cards_a_seen_one_goes_wherever_it_is(*, high: bool) -> None:
    match = fresh(2, colours="4")
    state = match.state
    card = 20
    copies = (20, 44, 68)
    for copy in copies:
        low, top = low_bit(copy), high_bit(copy)
        state.hand[0] |= low
        state.hand_high[0] |= top
    assert [circles.play.offered(state, 0, copy) for copy in copies] == [card] * 3
    shown = 68 if high else 20
    assert (shown >= HALF) == high
    circles.play.show(state, shown)
    assert [circles.play.offered(state, 0, copy) for copy in copies] == [shown] * 3


def test_equal_plays_are_offered_once() -> None:
    match = fresh(2, colours="4").does(CLOCK, "go")
    for _ in range(36):
        match.does(0, "draw")
    assert len(set(match.hand(0))) < 36
    assert len(match.plays(0)) == len(set(match.plays(0)))


def test_a_wrong_call_names_each_other_ring_as_often() -> None:
    chance = Stream()
    seed_stream(chance, 1, 2, 3)
    right = play_of(5, 1)
    found = Counter(pace.called(right, 2, chance) for _ in range(60_000))
    assert set(found) == {play_of(5, ring) for ring in range(4)}
    wrong = [count for act, count in found.items() if ring_of(act) != 1]
    assert max(wrong) < 1.3 * min(wrong)


def test_every_option_has_its_number() -> None:
    chosen = {
        "mode": "ticks",
        "colours": "6",
        "bar_after_stalemate": "kept_by_number",
        "wrong_call": "auto_correct",
        "wrong_call_pause_ms": "777",
        "pile_play": "look_first",
        "order": "arrival",
        "late_play": "revalidate",
        "stalemate": "dealer_calls",
        "idle_force_draw_s": "66",
        "last_card": "win_at_one",
        "countdown_s": "9",
    }
    match = fresh(3, 3, **chosen)
    match.does(match.asked(), "draw")
    out = Numbers(circles.FACTS.numbers)
    circles.observe(match.state, 1, out)
    assert out.value[12:24] == [1, 6, 1, 2, 777, 1, 2, 1, 1, 66, 2, 9]
    assert out.value[10:12] == [match.action("draw"), 1]
    assert out.value[72 + match.state.centre[0]] == 2
    assert sum(out.value[72:145]) == 2


def test_cards_of_the_high_half_are_cards_like_others() -> None:
    """RPGB, RPBY, BRGY and BPRY are cards 60, 55, 51 and 46."""
    hands = ("RPBY BRGY / YPBG BPRY", "BPYG GBYR")
    match = sit("RPGB", *hands)
    assert match.card("RPGB") >= HALF
    assert match.card("RPBY") >= HALF
    match.does(0, "RPBY 1")
    assert match.hand(0) == ["BRGY"]
    assert match.seen("RPBY")
    late = match.claims(0, "BRGY 3", 0)
    assert late is not None
    assert match.seen("BRGY")
    assert circles.view(match.state, 1)["known"][0] == [match.card("BRGY")]
    out = Numbers(circles.FACTS.numbers)
    circles.observe(match.state, 1, out)
    assert out.value[72 + match.card("BRGY")] == 4
    assert out.value[72 + match.card("RPBY")] == 2
    assert out.value[72 + match.card("RPGB")] == 1
    match.does(0, "draw").does(0, "draw")
    assert circles.view(match.state, 1)["known"][0] == [match.card("BRGY")]


def test_a_late_last_card_and_a_late_turn_wait_for_the_counter() -> None:
    two = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}", last_card="free")
    assert two.claims(0, "last") is None
    blind = sit("RBYP", f"{RING_1} {NONE[0]} / {NONE[2]}", f"{RING_2} {NONE[1]} / {NONE[3]}")
    assert [action for action in blind.legal(CLOCK) if action >= GIVE_BACK] == []
    blind.does(1, f"{RING_2} 2")
    given = blind.legal(CLOCK)
    assert GIVE_TURNED in given
    assert GIVE_BACK + blind.card(RING_1) in given
    look = sit("RBYP", f"{RING_1} / {NONE[2]}", f"{RING_2} {NONE[1]}", pile_play="look_first")
    look.does(1, f"{RING_2} 2")
    assert GIVE_TURNED not in look.legal(CLOCK)


def test_a_last_draw_by_the_clock_may_be_a_stalemate() -> None:
    cards = ("BGRP GRYB RBYP", "YPGR / PYBR", "YPBG")
    match = sit(*cards, under=False, idle_force_draw_s="5")
    match.apply(CLOCK, FORCE + 1)
    assert match.state.phase == Phase.STALLED


def test_both_seats_can_be_idle() -> None:
    match = sit("RBYP", NONE[0], f"{NONE[1]} / {NONE[2]}", f"/ {NONE[3]}", idle_force_draw_s="5")
    out = Reaction()
    out.since[:3] = [0, 1_000_000, 4_000_000]
    circles.react(match.state, CLOCK, 0, Stream(), out)
    assert (out.look, out.act) == (1_000_002, FORCE + 0b100)
    out.since[:3] = [0, 3_000_000, 3_000_000]
    circles.react(match.state, CLOCK, 0, Stream(), out)
    assert (out.look, out.act) == (2_000_001, FORCE + 0b010)  # one after the other
