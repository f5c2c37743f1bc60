"""Super Circles: small faults that other tests did not see."""

from __future__ import annotations

import pytest

from superdeck.cards.rings import COPY, DECKS, FEWEST, HALF, PACK, RINGS
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.chance import Purpose, Stream, below, seed_stream, words
from superdeck.engine.state import Numbers, Reaction, Score
from superdeck.games import circles
from superdeck.games.circles import looking, pace, play, worlds
from superdeck.games.circles.acts import (
    CALL,
    DRAW,
    FORCE,
    GIVE_BACK,
    GIVE_TURNED,
    LAST,
    PAUSE,
    RESUME,
    STOP,
    play_of,
)
from superdeck.games.circles.state import ANY_RING, IDLE, Kind, Phase
from superdeck.games.circles.tests.sitting import Sitting, clear, fresh, give, sit, ticks

RING_1, RING_2, RING_3 = "RGBY", "PBGY", "PRYB"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")
EXPERT = looking.STYLES.index("expert")
SECOND = 1_000_000


def stream(*seed: int) -> Stream:
    chance = Stream()
    seed_stream(chance, *seed)
    return chance


def events(match: Sitting) -> list[list[int]]:
    found: list[list[int]] = circles.view(match.state, NOBODY)["events"]
    return found


def stalled(**options: str) -> Sitting:
    """Return a stalemate; seat 0 deals."""
    return sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False, **options)


# --- What CLOCK does.


def test_stop_and_pause_name_no_card() -> None:
    match = sit("BGRP", "YPGR", "PYBR YPBG", under=False, mode="ticks")
    match.does(CLOCK, "move up").does(CLOCK, "stop")
    assert events(match) == [[Kind.STOPPED, 0, ANY_RING, 0]]
    wrong = sit("RBYP", f"{RING_1} {NONE[0]}", RING_2, wrong_call="refuse_and_pause")
    wrong.claims(0, f"{RING_1} 2")
    assert events(wrong) == [[Kind.PAUSED, 0, ANY_RING, 0]]
    wrong.apply(CLOCK, RESUME)
    assert events(wrong) == [[Kind.RESUMED, 0, ANY_RING, 0]]


@pytest.mark.parametrize("what", ["give back", "pause", "force"])
def test_after_what_clock_does_everybody_is_asked_again(what: str) -> None:
    hands = (f"{RING_1} / {NONE[0]}", f"{RING_2} {NONE[1]} / {NONE[2]}")
    match = sit("RBYP", *hands, wrong_call="refuse_and_pause", idle_force_draw_s="5")
    match.state.counter, match.state.answered = 1, 0b11
    given = GIVE_BACK + match.card(RING_1)
    match.apply(CLOCK, {"give back": given, "pause": PAUSE, "force": FORCE + 1}[what])
    assert match.state.answered == 0


def test_a_last_card_turned_too_late_may_be_a_stalemate() -> None:
    match = sit("BGRP GRYB RBYP", "YPGR / PYBR", "YPBG", under=False)
    match.state.counter = 1
    match.apply(CLOCK, GIVE_TURNED)
    assert match.state.phase == Phase.STALLED


def test_idle_ticks_force_a_draw_of_those_with_a_pile_and_count_anew() -> None:
    hands = (f"{RING_1} {NONE[0]}", f"{RING_2} / {NONE[1]} {NONE[2]}")
    match = sit("RBYP", *hands, mode="ticks")
    assert match.legal(CLOCK) == []
    ticks(match, *["wait"] * (2 * IDLE))
    assert match.legal(CLOCK) == [FORCE + 0b10]
    match.apply(CLOCK, FORCE + 0b10)
    assert match.state.idle == 0
    assert match.state.held[:2] == [2, 2]


# --- Claims.


def test_only_the_dealer_may_claim_something_in_a_stalemate_that_is_called() -> None:
    match = stalled(stalemate="dealer_calls")
    assert circles.claim(match.state, 0, CALL, 0) == CALL
    for seat, action in ((1, CALL), (0, DRAW), (0, WAIVE), (1, DRAW)):
        assert circles.claim(match.state, seat, action, 0) == NOBODY
    assert circles.claim(stalled().state, 0, CALL, 0) == NOBODY
    assert circles.claim(fresh(2).state, 0, CALL, 0) == NOBODY


def test_a_last_card_that_needs_a_match_cannot_be_claimed() -> None:
    hands = (NONE[0], f"{RING_1} {NONE[1]}")
    needs = sit("RBYP", *hands)
    assert circles.claim(needs.state, 0, LAST, 0) == NOBODY
    free = sit("RBYP", *hands, last_card="free")
    assert circles.claim(free.state, 0, LAST, 0) == LAST
    pile = sit("RBYP", f"/ {NONE[0]}", f"{RING_1} {NONE[1]}", last_card="free")
    assert circles.claim(pile.state, 0, LAST, 0) == NOBODY


def test_a_claim_that_is_late_in_ticks_is_nothing() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", RING_2, mode="ticks")
    match.state.counter = 1
    assert circles.claim(match.state, 0, match.action(f"{RING_1} 1"), 0) == NOBODY


# --- How players choose and when CLOCK acts.


def test_who_can_do_nothing_takes_what_is_listed_last() -> None:
    match = sit("RBYP", f"{NONE[0]} {NONE[1]}", f"{RING_1} {NONE[2]}")
    moves = match.moves
    moves.action[:] = [DRAW] * len(moves.action)
    count = circles.legal(match.state, 0, moves)
    assert count == 1
    assert circles.prefer(match.state, 0, 0, moves, count, stream(1, 2, 3)) == WAIVE


def test_a_free_last_card_is_one_way_to_lay() -> None:
    match = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free")
    assert looking.plays(match.state, 0) == 1


def test_of_two_equally_good_plays_an_expert_keeps_the_first() -> None:
    match = sit("RBYP", "RBPG", NONE[0])
    for seed in range(20):
        first = play_of(*looking.some_play(match.state, 0, stream(seed, 1, 1)))
        assert looking.picked(match.state, 0, EXPERT, stream(seed, 1, 1)) == first


@pytest.mark.parametrize("colours", [4, 5, 6])
def test_the_next_matches_are_counted_in_both_halves_of_a_hand(colours: int) -> None:
    match = fresh(2, colours=str(colours))
    deck = DECKS[colours - FEWEST]
    for step in (1, 3, 5):
        hand = set(range(0, PACK, step))
        clear(match.state, 0)
        for card in hand:
            give(match.state, 0, card)
        for card in (2, 15, 30, 45, 60, 72):
            for ring in range(RINGS):
                others = [other for other in range(RINGS) if other != ring]
                fit = [
                    one
                    for one in hand - {card}
                    if any(deck[one][at] == deck[card][at] for at in others)
                ]
                assert looking.next_matches(match.state, 0, card, ring) == len(fit)


def test_a_wrong_call_counts_on_from_the_right_ring() -> None:
    wrong = 0
    for seed in range(4000):
        chance = stream(seed, 2, 3)
        right = play_of(5, 1)
        expected = right
        if looking.chance_of(pace.WRONG[2], chance):
            expected = play_of(5, (2 + below(chance, RINGS - 1)) % RINGS)
            assert expected != right
            wrong += 1
        assert pace.called(right, 2, stream(seed, 2, 3)) == expected
    assert wrong > 50


def looked(match: Sitting, out: Reaction) -> tuple[int, int]:
    circles.react(match.state, CLOCK, 0, Stream(), out)
    return out.look, out.act


def test_the_pause_that_began_first_ends_first() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", RING_2, wrong_call="refuse_and_pause")
    match.state.paused[:2] = [2, 2]
    out = Reaction()
    for held, expected in (
        ([400_000, 400_000], (600_000, RESUME)),
        ([400_000, 700_000], (300_000, RESUME + 1)),
        ([700_000, 400_000], (300_000, RESUME)),
    ):
        out.held[:2] = held
        assert looked(match, out) == expected


def test_a_seat_that_has_just_acted_is_idle_a_microsecond_after_its_neighbour() -> None:
    one = sit("RBYP", NONE[0], f"{NONE[1]} / {NONE[2]}", idle_force_draw_s="5")
    assert looked(one, Reaction()) == (5 * SECOND + 1, FORCE + 0b10)
    both = sit("RBYP", f"/ {NONE[0]}", f"{NONE[1]} / {NONE[2]}", idle_force_draw_s="5")
    out = Reaction()
    out.since[:2] = [SECOND, SECOND + 1]
    assert looked(both, out) == (4 * SECOND, FORCE + 0b01)


# --- Cards.


def test_the_only_card_is_found_in_either_half() -> None:
    match = fresh(2)
    for card in range(PACK):
        clear(match.state, 0)
        give(match.state, 0, card)
        assert play.only_card(match.state, 0) == card


@pytest.mark.parametrize("first", [0, 1, 20])
def test_equal_cards_are_one_down_to_the_first_of_the_deck(first: int) -> None:
    match = fresh(2, colours="4")
    state = match.state
    copies = range(first, PACK, COPY)
    state.seen = state.seen_high = 0
    for copy in copies:
        give(state, 0, copy)
    for copy in copies:
        assert play.offered(state, 0, copy) == first
    for shown in copies:
        state.seen = state.seen_high = 0
        play.show(state, shown)
        assert (shown >= HALF) == bool(state.seen_high)
        assert [play.offered(state, 0, copy) for copy in copies] == [shown] * len(copies)


def test_a_match_is_found_by_its_number() -> None:
    match = fresh(2)
    state = match.state
    clear(state, 0)
    for card in range(PACK):
        give(state, 0, card)
    for top in (0, 5, HALF, HALF + 5):
        state.centre[state.height - 1] = top
        play.show_top(state, NOBODY)
        for ring in range(RINGS):
            fit = [card for card in range(PACK) if play.fits(state, card, ring)]
            assert len(fit) == worlds.matches(state, 0, ring)
            found = [worlds.nth_match(state, 0, ring, number) for number in range(len(fit))]
            assert found == fit


def test_a_deal_begins_with_nothing_seen_or_done() -> None:
    match = fresh(3).does(CLOCK, "go")
    for seat in (0, 1, 2):
        match.does(seat, "draw").does(seat, "turn 1" if match.state.bar != 0 else "turn 2")
    state = match.state
    assert state.acts > 0 < state.events
    circles.deal(state)
    assert (state.acts, state.events, state.spent) == (0, 0, PACK)
    assert state.seen.bit_count() + state.seen_high.bit_count() == 1
    assert match.seen(match.top)


def test_a_score_before_the_end_names_no_winner_of_before() -> None:
    match = sit("RBYP", RING_1, NONE[0])
    out = Score()
    out.winners = 0b11
    circles.score(match.state, out)
    assert out.winners == 0


# --- Stalemates.


@pytest.mark.parametrize("mode", ["real_time", "ticks"])
def test_a_stalemate_that_the_dealer_waits_in_is_forgotten(mode: str) -> None:
    match = stalled(stalemate="dealer_calls", mode=mode)
    match.does(0, "wait")
    assert (match.state.idle, match.state.tick) == (1, int(mode == "ticks"))
    acts = match.state.acts
    match.does(0, "call")
    assert match.state.idle == 0
    assert match.state.acts == acts + 1
    assert events(match) == [[Kind.MOVED, 0, ANY_RING, match.card("BGRP")]]


def test_what_happened_before_a_call_is_forgotten() -> None:
    cards = ("BGRP GRYB RBYP", "YPGR / PYBR", "YPBG")
    match = sit(*cards, under=False, stalemate="dealer_calls").does(0, "draw")
    assert match.state.phase == Phase.STALLED
    match.does(0, "call")
    assert events(match) == [[Kind.MOVED, 0, ANY_RING, match.card("BGRP")]]


def test_a_stalemate_that_a_move_does_not_end_goes_on_at_once_in_ticks() -> None:
    match = sit("BGRP", "YPGR", "PYBR YPBG", under=False, mode="ticks")
    assert match.state.phase == Phase.STALLED
    match.does(CLOCK, "move up")
    assert match.state.phase == Phase.STALLED
    assert match.legal(CLOCK) == [STOP]


# --- Ticks.


def test_who_has_put_an_act_down_may_change_to_each_other_one() -> None:
    match = fresh(2, mode="ticks")
    before = match.legal(1)
    match.apply(1, DRAW)
    assert match.legal(1) == [action for action in before if action != DRAW]
    match.apply(1, before[-2])
    assert match.legal(1) == [action for action in before if action != before[-2]]


@pytest.mark.parametrize("third", ["wait", "draw"])
def test_nothing_makes_a_late_play_in_time_again(third: str) -> None:
    hands = (f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}", f"{RING_3} / {NONE[2]} {NONE[3]}")
    for seed in range(24):
        match = sit("RBYP", *hands, mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, f"{RING_2} 2", third, f"{RING_1} 1")
        assert (match.state.counter, sum(match.state.late[:3])) == (1, 1)
        match = sit("RBYP", *hands, mode="ticks")
        match.state.key = [seed, 5, 6, 7]
        ticks(match, f"{RING_2} 2", f"{RING_3} 3", f"{RING_1} 1")
        assert (match.state.counter, sum(match.state.late[:3])) == (1, 2)


def test_the_order_of_a_tick_is_that_of_its_words() -> None:
    for seed in range(12):
        match = fresh(4, seed, mode="ticks")
        drawn = words(match.state, Purpose.TICK, match.state.tick, 0)
        seats = [0, 1, 2, 3]
        order = [seats.pop(drawn[left] * left >> 32) for left in (4, 3, 2, 1)]
        ticks(match, *["draw"] * 4)
        assert [seat for _, seat, _, _ in events(match)] == order


# --- Imagined worlds and numbers.


def test_who_has_answered_imagines_nothing_put_down_by_others() -> None:
    match = fresh(4, mode="ticks").does(1, "draw").does(2, "turn 1")
    world = match.state.copy()
    circles.imagine(world, 1, stream(1, 2, 3))
    assert world.sealed[:4] == [WAIVE, DRAW, WAIVE, WAIVE]


def test_numbers_say_of_each_card_where_it_lies() -> None:
    match = fresh(2).does(CLOCK, "go")
    for _ in range(12):
        match.does(0, "draw").does(1, "turn 1" if match.state.bar != 0 else "turn 2")
    state = match.state
    for seat in (0, 1):
        out = Numbers(circles.FACTS.numbers)
        circles.observe(state, seat, out)
        for card in range(PACK):
            seen = match.seen(match.code(card))
            expected = 0
            if card in state.centre[: state.height]:
                expected = 2 if card == state.centre[state.height - 1] else 1
            elif play.holds(state, seat, card):
                expected = 3
            elif play.holds(state, 1 - seat, card) and seen:
                expected = 4
            assert out.value[72 + card] == expected
