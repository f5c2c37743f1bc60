"""How players react: the noise, the laws of looking and choosing, the presets, late claims."""

from __future__ import annotations

from math import exp, log2
from statistics import median

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.state import Reaction
from superdeck.games import circles
from superdeck.games.circles import pace
from superdeck.games.circles.acts import CALL, DRAW, LAST, PLAY, TURN, ring_of
from superdeck.games.circles.looking import STYLES
from superdeck.games.circles.tests.sitting import CODES, Sitting, fresh, sit

NONE = [code for code in CODES[5] if not any(map(str.__eq__, code, "RBYP"))]
RING_1 = "RGBY"
EVERY = range(len(STYLES))


def stream(*words: int) -> Stream:
    chance = Stream()
    seed_stream(chance, *words)
    return chance


def reactions(match: Sitting, style: int, count: int = 400, seat: int = 0) -> list[Reaction]:
    """Return what a seat does in many equal cases."""
    chance = stream(style, count, 3)
    found = []
    for _ in range(count):
        out = Reaction()
        circles.react(match.state, seat, style, chance, out)
        found.append(out)
    return found


def with_hand(cards: int, *fits: str, pile: str = "") -> Sitting:
    return sit("RBYP", f"{' '.join([*fits, *NONE[: cards - len(fits)]])} / {pile}", NONE[-1])


def middle(match: Sitting, style: int) -> float:
    """Return the median time of looking until a play is found."""
    looks = [one.look for one in reactions(match, style, 4000) if one.act >= PLAY]
    return median(looks)


def test_the_binary_logarithm() -> None:
    assert [pace.log2(1 << n) for n in range(8)] == [1024 * n for n in range(8)]
    for number in range(1, 200):
        assert log2(number) - 0.09 < pace.log2(number) / 1024 <= log2(number)


@pytest.mark.slow
@pytest.mark.parametrize("style", EVERY)
def test_searching_grows_linearly_with_the_cards(style: int) -> None:
    """With one match among n cards (n + 1) / 2 are looked at on average."""
    times = []
    for cards in (2, 8, 14):
        looks = [
            one.look for one in reactions(with_hand(cards, RING_1), style, 6000) if one.act >= PLAY
        ]
        times.append(sum(looks) / len(looks))
    slope = pace.SEARCH[style] / 2 * exp(0.35**2 / 2)
    assert (times[1] - times[0]) / 6 == pytest.approx(slope, rel=0.12)
    assert (times[2] - times[1]) / 6 == pytest.approx(slope, rel=0.12)


def test_cards_are_looked_at_until_the_first_match() -> None:
    chance = stream(5, 5, 5)
    for cards, matching in ((1, 1), (5, 1), (9, 3)):
        steps = [pace.looked_at(cards, matching, chance) for _ in range(20_000)]
        assert sum(steps) / 20_000 == pytest.approx((cards + 1) / (matching + 1), rel=0.03)
        assert max(steps) <= cards - matching + 1


def test_choosing_takes_a_time_for_each_bit() -> None:
    """Two ways to lay instead of one: log2 3 bits instead of 1 (the card is the only one)."""
    one, two = with_hand(1, RING_1), with_hand(1, "RBPG")
    expected = pace.BIT[0] * (pace.log2(3) - pace.log2(2)) / 1024
    assert middle(two, 0) - middle(one, 0) == pytest.approx(expected, rel=0.3)


def test_skill_presets_are_in_order() -> None:
    """Median times until a play is found among six cards: the numbers of the documentation."""
    match = with_hand(6, RING_1)
    found = {name: middle(match, style) for style, name in enumerate(STYLES)}
    assert found["expert"] < found["quick"] < found["average"] < found["calm"]
    hands = {
        name: median(one.move for one in reactions(match, style) if one.act >= PLAY)
        for style, name in enumerate(STYLES)
    }
    assert hands["expert"] < hands["quick"] < hands["average"] < hands["calm"]


@pytest.mark.parametrize(("better", "other"), [("watchful", "average"), ("master", "expert")])
def test_who_looks_better_is_no_faster_and_no_more_exact(better: str, other: str) -> None:
    for numbers in (pace.BASE, pace.SEARCH, pace.BIT, pace.MOVE, pace.MISSES, pace.WRONG):
        assert numbers[STYLES.index(better)] == numbers[STYLES.index(other)]


@pytest.mark.slow
@pytest.mark.parametrize("style", EVERY)
def test_some_matches_are_missed_and_some_rings_called_wrongly(style: int) -> None:
    match = with_hand(4, RING_1, pile=NONE[20])
    found = reactions(match, style, 30_000)
    missed = sum(one.act < PLAY for one in found) / len(found)
    assert missed == pytest.approx(pace.MISSES[style] / 1024, rel=0.3)
    called = [one.act for one in found if one.act >= PLAY]
    wrong = sum(ring_of(act) != 0 for act in called) / len(called)
    assert wrong == pytest.approx(pace.WRONG[style] / 1024, rel=0.35)
    assert {act - PLAY - match.card(RING_1) for act in called} <= {0, 73, 146, 219}


def test_whoever_finds_nothing_takes_a_card() -> None:
    """By turning it for a ring or by drawing; who watches knows that no card could fit."""
    match = with_hand(3, pile=NONE[20])
    for style, name in enumerate(STYLES):
        acts = {one.act for one in reactions(match, style)}
        assert acts == ({DRAW, *range(TURN, PLAY)} if name == "quick" else {DRAW})


def test_nobody_gambles_on_the_barred_ring_or_where_one_must_look_first() -> None:
    quick = STYLES.index("quick")
    barred = sit("RBYP", f"{NONE[0]} / {NONE[1]}", NONE[2], bar=2)
    assert TURN + 1 not in {one.act for one in reactions(barred, quick)}
    look = sit("RBYP", f"{NONE[0]} / {NONE[1]}", NONE[2], pile_play="look_first")
    assert {one.act for one in reactions(look, quick)} == {DRAW}


def test_a_hand_without_pile_or_match_waits() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}")
    assert {(one.look, one.act) for one in reactions(match, 0)} == {(0, NOBODY)}


def test_an_overlooked_match_is_looked_for_again() -> None:
    missed = [one for one in reactions(with_hand(3, RING_1), 0, 4000) if one.act == NOBODY]
    assert missed
    assert all(one.look > 0 and one.looked == 0 for one in missed)


def test_only_new_cards_are_looked_at_after_a_draw() -> None:
    match = with_hand(10, pile=NONE[20])
    chance, out = stream(1, 2, 3), Reaction()
    circles.react(match.state, 0, 0, chance, out)
    assert (out.act, out.looked) == (DRAW, 10)
    match.does(0, "draw")
    looks = []
    for _ in range(400):
        out.looked = 10
        circles.react(match.state, 0, 0, chance, out)
        looks.append(out.look)
    assert median(looks) < pace.BASE[0] + 3 * pace.SEARCH[0]


def test_the_last_card_that_needs_no_match_is_laid() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free")
    assert LAST in {one.act for one in reactions(match, 0)}


def test_the_dealer_calls_a_stalemate_and_others_wait() -> None:
    cards = ("BGRP GRYB RBYP", "YBGR", "PYBR")
    match = sit(*cards, bar=2, under=False, stalemate="dealer_calls")
    assert {one.act for one in reactions(match, 0)} == {CALL}
    assert {one.act for one in reactions(match, 0, seat=1)} == {NOBODY}
    automatic = sit(*cards, bar=2, under=False)
    assert {one.act for one in reactions(automatic, 0)} == {NOBODY}


def test_before_go_and_in_a_pause_nobody_reacts() -> None:
    assert {one.act for one in reactions(fresh(2), 0)} == {NOBODY}
    match = sit("RBYP", f"{RING_1} {NONE[0]}", NONE[1], wrong_call="refuse_and_pause")
    match.claims(0, f"{RING_1} 3")
    assert {one.act for one in reactions(match, 0)} == {NOBODY}


# --- How long a person thinks in ticks.


def pondered(match: Sitting) -> int:
    return circles.ponder(circles.view(match.state, NOBODY))


def test_a_person_looks_longer_through_more_cards() -> None:
    few, many = (fresh(3, mode="ticks") for _ in range(2))
    assert pondered(few) == pace.EVIDENT  # nobody has a card: all take one
    for _ in range(2):
        few.does(few.asked(), "draw")
    assert pondered(few) == pace.EVIDENT  # nothing shows before all have answered
    few.does(few.asked(), "draw")
    assert pondered(few) == 240 + 60 + 330
    for _ in range(3 * 10):
        many.does(many.asked(), "draw")
    assert pondered(many) == 240 + 10 * 60 + 330


def test_a_person_thinks_longer_where_somebody_has_nearly_won_but_not_for_ever() -> None:
    hands = f"{RING_1} {NONE[0]} {NONE[1]}"
    close = sit("RBYP", f"{hands} / {NONE[2]}", f"{hands} / {NONE[3]} {NONE[4]}", mode="ticks")
    assert pondered(close) == 240 + 3 * 60 + 330 + 150
    close.state.left[0] = 2
    assert pondered(close) == 240 + 3 * 60 + 330
    close.state.held[:2] = [30, 30]
    assert pondered(close) == pace.LONGEST


def test_what_is_evident_takes_no_thinking() -> None:
    cards = ("BGRP GRYB RBYP", "YBGR", "PYBR")
    stalled = sit(*cards, bar=2, under=False, mode="ticks", stalemate="dealer_calls")
    assert pondered(stalled) == pace.EVIDENT
    idle = sit("RBYP", f"{RING_1} / {NONE[0]}", NONE[1], mode="ticks")
    assert pondered(idle) > pace.EVIDENT
    idle.state.idle = 3
    assert pondered(idle) == pace.EVIDENT
