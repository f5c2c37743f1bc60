"""Every ruling of Super Circles. The top card is RBYP where nothing else is said."""

from __future__ import annotations

import pytest

from superdeck.cards.rings import RINGS
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.match import Match, new_match
from superdeck.games import circles
from superdeck.games.circles.acts import FORCE, GIVE_BACK, GIVE_TURNED
from superdeck.games.circles.state import IDLE, Phase
from superdeck.games.circles.tests.sitting import CODES, fresh, sit, ticks, to_the_end
from superdeck.phrases import LANGUAGES, Phrases

RING_1, RING_2, RING_3, RING_4 = "RGBY", "PBGY", "PRYB", "GYBP"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")


def test_circ_r01_barring_place_or_colour_is_the_same() -> None:
    """The card just played shows the matched colour at the matched ring, and nowhere else."""
    for code in CODES[5]:
        for ring in range(RINGS):
            assert [i for i in range(RINGS) if code[i] == code[ring]] == [ring]


def test_circ_r02_the_first_card_bars_nothing() -> None:
    state = fresh(3).state
    assert state.bar == NOBODY
    assert all(state.open_low[ring] | state.open_high[ring] for ring in range(RINGS))


def test_circ_r03_a_stalemate_move_lifts_the_bar() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    assert match.state.phase == Phase.STALLED
    assert match.does(CLOCK, "move up").state.bar == NOBODY


def test_circ_r04_the_called_ring_decides() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", f"RGYB {NONE[1]}")
    match.does(0, "RBPG 2")
    assert match.state.bar == 1
    assert match.plays(1) == ["RGYB 1"]


def test_circ_r05_a_wrong_call_changes_nothing() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    before = match.state.values()
    assert match.claims(0, f"{RING_1} 2") is None
    assert match.refused(0, f"{RING_1} 2") == ("CIRC-12",)
    assert match.state.values() == before
    assert match.plays(0) == [f"{RING_1} 1"]


@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        (2, [36, 36]),
        (3, [24, 24, 24]),
        (4, [18] * 4),
        (5, [14, 15, 15, 14, 14]),
        (6, [12] * 6),
        (7, [10, 11, 11, 10, 10, 10, 10]),
        (8, [9] * 8),
    ],
)
def test_circ_r06_shares_and_the_order_of_the_deal(seats: int, shares: list[int]) -> None:
    match = fresh(seats)
    assert match.state.left[:seats] == shares
    match.does(CLOCK, "go")
    for seat in range(seats):
        last = max(i for i in range(1, 73) if (i - 1) % seats == (seat - 1) % seats)
        match.does(seat, "draw")
        assert match.hand(seat) == [match.code(match.state.stock[last])]


def test_circ_r07_the_dealer_is_drawn_and_a_match_is_one_game() -> None:
    dealers = set()
    for seed in range(30):
        match = Match(circles, new_match(circles, 3, {}, seed))
        match.deal()
        dealers.add(match.state.dealer)  # type: ignore[attr-defined]
    assert dealers == {0, 1, 2}
    match = fresh(2, 4)
    for _ in to_the_end(match):
        pass
    assert match.state.round == circles.FACTS.most_rounds == 1


def test_circ_r07_a_second_deal_begins_anew() -> None:
    match = fresh(3, 4)
    for _ in to_the_end(match):
        pass
    match.state.late[1] = 3
    match.deal()
    state = match.state
    assert state.hand[:3] + state.hand_high[:3] + state.held[:3] == [0] * 9
    assert (state.left[:3], state.undrawn, state.height) == ([24] * 3, 72, 1)
    assert (state.counter, state.late[:3]) == (0, [0] * 3)


def test_circ_r08_turning_names_the_ring_first() -> None:
    fits = sit("RBYP", f"{NONE[0]} / RBPG {NONE[1]}", NONE[2])
    fits.does(0, "turn 2")
    assert (fits.top, fits.state.bar) == ("RBPG", 1)
    misses = sit("RBYP", f"{NONE[0]} / RBPG {NONE[1]}", NONE[2])
    misses.does(0, "turn 3")
    assert (misses.top, misses.state.bar, misses.state.counter) == ("RBYP", NOBODY, 0)
    assert "RBPG" in misses.hand(0)
    assert misses.seen("RBPG")


def test_circ_r08_naming_the_barred_ring_is_refused_before_turning() -> None:
    match = sit("RBYP", f"{NONE[0]} / RBPG {NONE[1]}", NONE[2], bar=2)
    assert match.refused(0, "turn 2") == ("CIRC-15", "CIRC-R08")
    assert match.claims(0, "turn 2") is None
    assert match.claim(0, match.action("turn 1") + 4, 0) is None  # a ring outside 1 to 4
    assert not match.seen("RBPG")


def test_circ_r09_who_sees_which_card() -> None:
    match = sit("RBYP", f"{NONE[0]} / {RING_2} {NONE[1]}", f"{RING_1} {NONE[2]} / {NONE[3]}")
    before = match.state.copy()
    match.does(0, "draw")
    drawn = ("told-own-card", 4, 1, 2, 3)
    assert match.tellings(before, 0, match.action("draw"), 0) == [drawn]
    for watcher in (1, NOBODY):
        assert match.tellings(before, 0, match.action("draw"), watcher) == [("told-drew", 0)]
    view = circles.view(match.state, 1)
    assert (view["held"], view["left"]) == ([2, 2], [1, 1])
    assert view["known"] == [[], []]
    match.does(1, "turn 1")
    assert circles.view(match.state, 0)["known"][1] == [match.card(NONE[3])]


def test_circ_r10_every_claim_answers_a_counter() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", f"{RING_1} {RING_2} / {NONE[1]} {NONE[2]}")
    assert circles.counter(match.state) == 0
    match.claims(0, "RBPG 2")
    assert circles.counter(match.state) == 1
    assert match.claims(1, f"{RING_1} 1", 2) is None  # no such counter yet
    late = match.claims(1, f"{RING_1} 1", 0)  # it would fit the new top
    assert late == (CLOCK, GIVE_BACK + 73 + match.card(RING_1))
    assert match.claims(1, "turn 1", 0) == (CLOCK, GIVE_TURNED + 1)
    assert match.state.late[:2] == [0, 2]
    assert match.claims(1, f"{RING_1} 1", 1) == (1, match.action(f"{RING_1} 1"))


def test_circ_r10_a_stalemate_move_raises_the_counter_too() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    match.does(CLOCK, "move up")
    assert circles.counter(match.state) == 1


def test_circ_r10_draws_answer_no_counter() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", f"{RING_1} / {NONE[1]}")
    match.claims(0, "RBPG 2")
    assert match.claims(1, "draw", 0) == (1, match.action("draw"))


def test_circ_r11_a_second_play_waits_for_the_first() -> None:
    """Both claims of a player answer one counter: the first makes the second late."""
    match = sit("RBYP", f"RBPG {RING_1} {NONE[0]}", NONE[1])
    match.claims(0, "RBPG 2", 0)
    late = match.claims(0, f"{RING_1} 1", 0)
    assert late is not None
    assert late[0] == CLOCK
    assert match.claims(0, f"{RING_1} 1", 1) == (0, match.action(f"{RING_1} 1"))


def test_circ_r12_a_stalemate_needs_empty_piles_and_no_match() -> None:
    piles = sit("BGRP GRYB RBYP", "YPGR / PYBR", "YPBG", under=False)
    assert piles.state.phase == Phase.PLAYING
    piles.does(0, "draw")
    assert piles.state.phase == Phase.STALLED
    barred = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    assert barred.state.phase == Phase.STALLED
    open_ring = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=1, under=False)
    assert open_ring.state.phase == Phase.PLAYING


def test_circ_r12_until_go_everything_is_refused() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    for phase in (Phase.STALLED, Phase.READY):
        assert match.state.phase == phase
        before = match.state.values()
        for act in ("draw", "YBGR 2", "turn 1"):
            assert match.claims(0, act) is None
            assert match.refused(0, act) == ("CIRC-R12",)
        assert match.state.values() == before
        if phase == Phase.STALLED:
            match.does(CLOCK, "move up")


def test_circ_r12_the_move_is_made_in_the_dealers_name() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    before = match.state.copy()
    match.does(CLOCK, "move up")
    told = match.tellings(before, CLOCK, match.action("move up"), 1)
    assert told[0] == ("told-moved", 0, 1, 2, 0, 4)


def test_circ_r13_after_as_many_moves_as_cards_fewest_cards_win() -> None:
    match = sit("BGRP", "YPGR", "PYBR YPBG", under=False)
    match.does(CLOCK, "move up").does(CLOCK, "go")  # a pile of one card
    assert match.legal(CLOCK) == [match.action("stop")]
    before = match.state.copy()
    match.does(CLOCK, "stop")
    assert circles.over(match.state)
    assert match.score().winners == 0b01
    told = match.tellings(before, CLOCK, match.action("stop"), 1)
    assert told == [("told-stopped", 0), ("told-left", -1, -2), ("told-match", 0)]


def test_circ_r13_a_play_begins_the_row_anew() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR YPGR", "PYBR", bar=2, under=False)
    for _ in range(3):
        match.does(CLOCK, "move up").does(CLOCK, "go")
    match.does(0, "YBGR 2")
    assert match.state.row == 0


def test_circ_r14_nobody_has_to_draw() -> None:
    match = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}")
    assert match.legal(CLOCK) == []
    idle = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}", mode="ticks")
    assert "wait" in idle.may(0)


def test_circ_r14_three_idle_ticks_make_the_clock_draw_for_all() -> None:
    match = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{NONE[2]}", f"/ {NONE[3]}", mode="ticks")
    while match.asked() != CLOCK:
        match.does(match.asked(), "wait")
    assert match.state.tick == IDLE
    assert match.refused(0, "draw") == ("CIRC-R14",)
    assert match.legal(CLOCK)[0] == FORCE + 0b101
    match.apply(CLOCK, FORCE + 0b101)
    assert match.state.held[:3] == [2, 1, 1]
    assert match.state.idle == 0


def test_circ_r14_an_act_between_begins_the_count_anew() -> None:
    match = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{RING_1} / {NONE[2]} {NONE[3]}", mode="ticks")
    for acts in (("wait", "wait"), ("wait", "wait"), ("draw", "wait"), ("wait", "wait")):
        ticks(match, *acts)
    assert match.state.idle == 1


def test_circ_r14_without_piles_three_idle_ticks_end_the_match() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1], mode="ticks")
    for _ in range(IDLE):
        match.does(0, "wait")
    assert match.legal(CLOCK) == [match.action("stop")]
    match.does(CLOCK, "stop")
    assert match.score().winners == 0b10


def test_circ_r15_hand_and_pile_must_be_empty() -> None:
    match = sit("RBYP", f"{RING_1} / {NONE[0]}", f"{NONE[1]} {NONE[2]}")
    match.does(0, f"{RING_1} 1")
    assert not circles.over(match.state)  # the hand is empty, the pile is not
    turned = sit("RBYP", f"/ {RING_1}", NONE[1])
    turned.does(0, "turn 1")
    assert circles.over(turned.state)


def test_circ_r16_the_last_card_needs_a_match() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}")
    assert match.may(0) == ["wait"]
    assert match.refused(0, f"{NONE[0]} 1") == ("CIRC-12",)
    assert match.refused(0, "last") == ("CIRC-R16",)


def test_circ_r17_ring_1_is_the_innermost() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1])
    phrases = Phrases("circles", "en")
    phrases.seat_names = ["A", "B"]
    said = phrases.say(circles.say(match.action(f"{RING_1} 1"), circles.view(match.state, 0)))
    assert said == "RGBY on ring 1 red"


def test_circ_r19_no_ring_is_named_by_colour_alone() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1])
    for lang in LANGUAGES:
        phrases = Phrases("circles", lang)
        phrases.seat_names = ["A", "B"]
        lines = " ".join(map(phrases.say, circles.position(circles.view(match.state, 0))))
        for ring in "1234":
            assert ring in lines
        assert ("RBYP" if lang == "en" else "RAML") in lines


def test_circ_r20_fewest_cards_left_rank_next() -> None:
    match = sit("RBYP", RING_1, f"{NONE[0]} {NONE[1]} / {NONE[2]}", NONE[3])
    match.does(0, f"{RING_1} 1")
    assert match.score().points[:3] == [0, -3, -1]


def test_circ_r21_before_go_nothing_is_allowed() -> None:
    match = fresh(3)
    before = match.state.values()
    assert circles.actors(match.state) == 0
    for act in ("draw", "turn 1", f"{match.code(match.state.stock[1])} 1"):
        assert match.refused(1, act) == ("CIRC-R21",)
        assert match.claims(1, act) is None
    assert match.state.values() == before
    assert fresh(3, mode="ticks").asked() == 1  # in ticks GO is immediate


def test_circ_r22_five_colours_and_decks_are_given_as_tables() -> None:
    assert {letter for code in CODES[5] for letter in code} == set("RBGYP")
    assert fresh(2).state.colours == 5


def test_circ_r22_of_equal_cards_the_seen_one_goes_first() -> None:
    match = fresh(2, colours="4")
    state = match.state
    match.does(CLOCK, "go")
    for _ in range(36):
        match.does(0, "draw").does(1, "draw")
    mine = [card for card in range(73) if circles.play.holds(state, 0, card)]
    twins = [card for card in mine if sum(card % 24 == other % 24 for other in mine) > 1]
    second = next(card for card in twins if card != min(c for c in twins if c % 24 == card % 24))
    assert circles.play.offered(state, 0, second) != second
    circles.play.show(state, second)
    assert circles.play.offered(state, 0, second) == second
    names = match.plays(0)
    assert len(set(names)) == len(names)
