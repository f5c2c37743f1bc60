"""What players look at: what they lay, when they turn their pile, and for which ring."""

from __future__ import annotations

from collections import Counter

import pytest

from superdeck.cards.rings import DECKS, FEWEST, PACK, RINGS
from superdeck.engine.actions import CLOCK
from superdeck.engine.chance import Stream, seed_stream
from superdeck.games import circles
from superdeck.games.circles import looking
from superdeck.games.circles.looking import SURE
from superdeck.games.circles.tests.sitting import CODES, Sitting, clear, fresh, give, sit

NONE = [code for code in CODES[5] if not any(map(str.__eq__, code, "RBYP"))]
RING_1, RING_2 = "RGBY", "PBGY"
QUICK, EXPERT, WATCHFUL, MASTER = map(
    looking.STYLES.index, ("quick", "expert", "watchful", "master")
)


def stream(*words: int) -> Stream:
    chance = Stream()
    seed_stream(chance, *words)
    return chance


def with_hand(cards: int, *fits: str, pile: str = "") -> Sitting:
    return sit("RBYP", f"{' '.join([*fits, *NONE[: cards - len(fits)]])} / {pile}", NONE[-1])


def preferred(match: Sitting, style: int, seed: int) -> str:
    count = len(match.legal(0))
    moves = match.moves
    return match.words(circles.prefer(match.state, 0, style, moves, count, stream(seed, 1, 1)))


def test_what_fits_is_laid_else_a_card_is_drawn() -> None:
    fitting = with_hand(3, RING_1, "RBPG", pile=NONE[20])
    assert {preferred(fitting, 0, seed) for seed in range(60)} == {"RGBY 1", "RBPG 1", "RBPG 2"}
    assert preferred(with_hand(3, pile=NONE[20]), 0, 1) == "draw"


def test_an_expert_keeps_matches_for_later() -> None:
    """After RBPG on 1 or 2 more cards fit than after RGBY; of two plays the better one is taken."""
    match = sit("RBYP", f"{RING_1} RBPG BYPG", NONE[-1])
    found = {
        style: sum("RBPG" in preferred(match, style, seed) for seed in range(600)) / 600
        for style in (0, EXPERT)
    }
    assert found[0] == pytest.approx(2 / 3, abs=0.08)
    assert found[EXPERT] == pytest.approx(8 / 9, abs=0.06)


def test_a_stalemate_is_called_and_who_is_paused_draws_or_waits() -> None:
    cards = ("BGRP GRYB RBYP", "YBGR", "PYBR")
    stalled = sit(*cards, bar=2, under=False, stalemate="dealer_calls")
    assert preferred(stalled, 0, 1) == "call"
    hands = (f"{RING_1} {NONE[0]} / {NONE[2]}", NONE[1])
    paused = sit("RBYP", *hands, wrong_call="refuse_and_pause")
    paused.claims(0, f"{RING_1} 3")
    assert preferred(paused, 0, 1) == "draw"
    hands = (f"{RING_1} {NONE[0]}", f"RBPG {NONE[1]}")
    alone = sit("RBYP", *hands, mode="ticks", wrong_call="refuse_and_pause")
    alone.claims(0, f"{RING_1} 3")
    assert preferred(alone, 0, 1) == "wait"


# --- The pile.


def taken(match: Sitting, style: int, count: int = 200) -> Counter[str]:
    """Return how often seat 0 does what with its pile."""
    return Counter(preferred(match, style, seed) for seed in range(count))


def at_ring(ring: int, count: int) -> list[str]:
    """Return cards that match RBYP at one ring and nowhere else."""
    found = [
        code
        for code in CODES[5]
        if [mine == top for mine, top in zip(code, "RBYP", strict=True)]
        == [place == ring - 1 for place in range(RINGS)]
    ]
    return found[:count]


def with_pile(bar: int, *coming: str, **options: str) -> Sitting:
    """Return a table in ticks where seat 0 has no match and has not seen some cards."""
    hand, other = f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {' '.join(coming)}"
    return sit("RBYP", hand, other, bar=bar, under=True, mode="ticks", **options)


def test_who_watches_turns_the_pile_for_a_ring_that_unseen_cards_match() -> None:
    match = with_pile(0, *at_ring(2, 3), *at_ring(4, 1))
    assert taken(match, MASTER) == {"turn 2": 200}
    found = taken(match, WATCHFUL, 800)
    assert set(found) == {"turn 2", "turn 4"}
    assert found["turn 2"] / 800 == pytest.approx(1 / 2, abs=0.06)


def test_cards_that_all_have_seen_and_the_barred_ring_are_not_hoped_for() -> None:
    match = with_pile(2, *at_ring(2, 3), *at_ring(4, 1))
    for style in (WATCHFUL, MASTER):
        assert set(taken(match, style)) == {"turn 4"}
    assert set(taken(match, QUICK)) == {"draw", "turn 1", "turn 3", "turn 4"}
    circles.play.show(match.state, match.card(at_ring(4, 1)[0]))
    for style in (WATCHFUL, MASTER):
        assert set(taken(match, style)) == {"draw"}  # none can fit, and a drawn card stays hidden


def test_cards_of_the_own_hand_do_not_come_from_the_pile() -> None:
    match = with_pile(0, *at_ring(4, 1))
    assert looking.may_come(match.state, 0, 3) == 1
    give(match.state, 0, match.card(at_ring(4, 1)[0]))
    assert looking.may_come(match.state, 0, 3) == 0


def test_without_turning_only_drawing_is_left() -> None:
    look = with_pile(0, *at_ring(2, 3), pile_play="look_first")
    paused = with_pile(0, *at_ring(2, 3))
    paused.state.paused[0] = 1
    for style in (WATCHFUL, MASTER):
        assert set(taken(look, style)) == set(taken(paused, style)) == {"draw"}
    match = with_pile(0, *at_ring(2, 3))
    assert set(taken(match, 0)) == set(taken(match, EXPERT)) == {"draw"}
    assert 10 < 200 - taken(match, QUICK)["draw"] < 60


@pytest.mark.parametrize(("bar", "ring"), [(0, 1), (1, 2), (3, 1)])
def test_a_free_last_card_is_turned_at_once(bar: int, ring: int) -> None:
    match = sit("RBYP", f"/ {NONE[0]}", NONE[1], bar=bar, mode="ticks", last_card="free")
    for style in (WATCHFUL, MASTER):
        assert set(taken(match, style)) == {f"turn {ring}"}


# --- The best play.


def laid(match: Sitting) -> set[str]:
    """Return what a master lays."""
    return {preferred(match, MASTER, seed) for seed in range(60)}


def test_a_master_keeps_a_match_for_the_next_card() -> None:
    """RGBY matches nothing else in the hand; after RBPG on ring 1 comes YBGR on ring 2."""
    match = sit("RBYP", f"{RING_1} RBPG YBGR / {NONE[0]}", f"{NONE[-1]} {NONE[-2]}", bar=2)
    assert looking.next_matches(match.state, 0, match.card("RBPG"), 0) == 1
    assert looking.next_matches(match.state, 0, match.card(RING_1), 0) == 0
    assert "RBPG 1" in laid(match)
    assert not any(RING_1 in play for play in laid(match))


def test_a_master_lays_what_the_others_are_known_not_to_match() -> None:
    match = sit("RBYP", "RGBY RPGB", "BGRP BRPY / BPRY", bar=0)
    for code in ("BGRP", "BRPY"):
        circles.play.show(match.state, match.card(code))
    assert laid(match) == {"RPGB 1"}  # after RGBY on 1 both known cards would fit


def test_a_master_keeps_the_card_that_matches_more_of_what_may_come() -> None:
    """Nobody has a match after either card; PGBR, to come, fits RGBY, which is kept."""
    match = sit("RBYP", "RGBY RPGB", "/ PGBR", bar=0)
    low, high = looking.reach(match.state, 0, match.card("RPGB"))
    assert looking.share_unseen(match.state, 0, low, high) == SURE
    low, high = looking.reach(match.state, 0, match.card("RGBY"))
    assert looking.share_unseen(match.state, 0, low, high) == 0
    assert laid(match) == {"RPGB 1"}


@pytest.mark.parametrize(("option", "pile"), [("match", ""), ("win_at_one", NONE[3])])
def test_nobody_is_let_out_who_could_be_kept(option: str, pile: str) -> None:
    """After RGBY on 1 BGRY fits again, but so does BGPR, by which the other would win."""
    for more, best in ((f"{NONE[4]} {NONE[5]}", "RGBY 1"), ("", "RYGB 1")):
        hands = (f"RGBY RYGB BGRY / {NONE[0]}", f"BGPR / {pile} {more}")
        match = sit("RBYP", *hands, bar=0, under=True, last_card=option)
        circles.play.show(match.state, match.card("BGPR"))
        assert laid(match) == {best}


def test_a_card_that_lets_somebody_out_is_held_back_while_there_is_another_to_take() -> None:
    """After RGBY on 1 BGPR fits; RBPG it fits already."""
    mine, last = f"RGBY {NONE[1]}", "BGPR"
    for hands, top, option, best in (
        ((f"{mine} / {NONE[0]}", last), "RBYP", "match", "draw"),
        ((mine, last), "RBYP", "match", "RGBY 1"),
        ((f"{mine} / {NONE[0]}", f"{last} {NONE[2]}"), "RBYP", "match", "RGBY 1"),
        ((f"{mine} / {NONE[0]}", last), "RBPG", "match", "RGBY 1"),
        ((f"{mine} / {NONE[0]}", last), "RBYP", "free", "RGBY 1"),
        ((f"RGBY / {NONE[0]}", f"{last} / {NONE[2]}"), "RBYP", "win_at_one", "RGBY 1"),
        ((f"{mine} / {NONE[0]}", f"{last} / {NONE[2]}"), "RBYP", "win_at_one", "draw"),
    ):
        match = sit(top, *hands, bar=0, under=True, last_card=option)
        assert laid(match) == {"RGBY 1"}  # nobody knows who holds BGPR
        circles.play.show(match.state, match.card(last))
        assert laid(match) == {best}
    match = sit("RBYP", f"{mine} / {NONE[0]}", last, f"{NONE[2]} {NONE[3]}", bar=0)
    circles.play.show(match.state, match.card(last))
    assert laid(match) == {"RGBY 1"}  # of three somebody lays the next card anyway


def test_of_equal_plays_a_master_makes_any() -> None:
    match = sit("RBYP", "RBPG", NONE[0])
    found = Counter(preferred(match, MASTER, seed) for seed in range(600))
    assert set(found) == {"RBPG 1", "RBPG 2"}
    assert found["RBPG 1"] / 600 == pytest.approx(1 / 2, abs=0.08)


@pytest.mark.parametrize("colours", [4, 5, 6])
def test_the_reach_of_a_hand_is_all_that_its_cards_match(colours: int) -> None:
    match = fresh(2, colours=str(colours))
    deck = DECKS[colours - FEWEST]
    for hand in ({2, 30, 45, 60}, {1, 5}, {40, 72}, {36, 37}):
        clear(match.state, 0)
        for card in hand:
            give(match.state, 0, card)
        for card in hand:
            low, high = looking.reach(match.state, 0, card)
            expected = {
                one
                for one in range(PACK)
                for held in hand - {card}
                if any(map(int.__eq__, deck[one], deck[held]))
            }
            assert set(circles.story.cards_of(low, high)) == expected


def test_how_ready_another_seat_is_follows_from_what_all_have_seen() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]} / {RING_2} {NONE[2]}", bar=0)
    state = match.state
    low, high = state.open_low[0], state.open_high[0]
    assert looking.share_unseen(state, 0, low, high) == SURE // 4
    assert looking.readiness(state, 0, 1, low, high) == SURE - SURE * 3 // 4 * 3 // 4
    circles.play.show(state, match.card(NONE[1]))
    assert looking.readiness(state, 0, 1, low, high) == SURE - (SURE - SURE // 3)
    circles.play.show(state, match.card(RING_1))
    assert looking.readiness(state, 0, 1, low, high) == SURE


def test_with_nothing_unseen_no_share_is_unseen() -> None:
    match = sit("RBYP", RING_1, f"{NONE[0]} {NONE[1]}")
    for code in (NONE[0], NONE[1]):
        circles.play.show(match.state, match.card(code))
    assert looking.share_unseen(match.state, 0, -1, -1) == 0


# --- Levels.


def test_the_levels_are_characters() -> None:
    names = [text.removeprefix("rules:") for text in circles.FACTS.levels]
    assert names == ["average", "watchful", "master"]
    assert set(names) < set(looking.STYLES)


@pytest.mark.parametrize("mode", ["real_time", "ticks"])
def test_all_that_is_chosen_is_legal(mode: str) -> None:
    for colours in ("4", "5", "6"):
        match = fresh(3, mode=mode, colours=colours)
        match.does(CLOCK, "go") if mode == "real_time" else None
        chance = stream(7, 7, 7)
        for step in range(300):
            seat = match.asked()
            if seat < 0:
                break
            legal = match.legal(seat)
            action = circles.prefer(
                match.state, seat, step % len(looking.STYLES), match.moves, len(legal), chance
            )
            assert action in legal
            match.apply(seat, action)
            match.pass_over_all()
