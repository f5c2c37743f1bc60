"""SUP-51 to SUP-64 and SUP-E13: two teams of two.

Seats 0 and 2 are team A, seats 1 and 3 team B. Seat 0 is to bid, and 0 and 1 are active.
"""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games import superior
from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import (
    SCORE,
    TAKE,
)
from superdeck.games.superior.state import Phase
from superdeck.games.superior.tests.stacked import (
    act,
    bid,
    card,
    cards,
    laying,
    play_out,
    reverse,
    set_piles,
    team,
    turning,
)

LEFT, RIGHT = "4h 5h", "6h 7h"
"""Hands that can do nothing about a bid of clubs, spades or diamonds."""


# --- Clauses.


def test_sup_51_two_teams_of_two() -> None:
    match = turning("ks 3h")
    assert match.state.sides == 2
    view = superior.view(match.state, 0)
    assert [len(view[key]) for key in ("piles", "points", "markers", "totals", "won")] == [2] * 5


def test_sup_52_six_cards_each() -> None:
    match = turning("ks 3h")
    assert [hand.bit_count() for hand in match.state.hand] == [6] * 4


@pytest.mark.parametrize(("trumps", "first"), [("ks 3h", 0), ("3h ks", 1), ("ah 2s", 1)])
def test_sup_53_one_of_each_team_turns_for_the_team(trumps: str, first: int) -> None:
    match = turning(trumps)
    ours, theirs = trumps.split()
    assert match.state.marker[:2] == [card(ours), card(theirs)]
    assert match.state.ace[:2] == [cards(f"a{ours[-1]}"), cards(f"a{theirs[-1]}")]
    assert match.asked() == first
    assert match.state.seen == cards(trumps)


def test_sup_53_equal_cards_are_turned_again() -> None:
    match = turning("8s 8h")
    assert match.state.reshuffles >= 1
    ours, theirs = match.state.marker[:2]
    assert ours % 13 != theirs % 13
    assert match.asked() == (0 if ours % 13 > theirs % 13 else 1)
    assert match.state.spent == 26


def test_sup_54_those_two_are_active() -> None:
    match = turning("ks 3h")
    assert match.state.active[:2] == [0, 1]
    assert superior.view(match.state, NOBODY)["active"] == [0, 1]


def test_sup_55_points_belong_to_the_team() -> None:
    match = team("as 8d", LEFT, "9s 8s", RIGHT, flips="10d 2c 2s")
    bid(match, "as", "9s")
    assert match.state.pile[0] == cards("as 9s")
    assert points_of(match.state, 0) == 20  # spades is the team's trump, whoever laid the Ace
    play_out(match)
    points = match.score().points[:4]
    assert points[0] == points[2] >= 20
    assert points[1] == points[3] < 20


def test_sup_56_active_players_play_as_usual() -> None:
    match = team("9d 8d", "7d 6d", "2h 10h", "4h 5h", flips="10s 3s")
    bid(match, "9d")
    assert match.state.pile[0] == cards("9d")
    assert match.asked() == 1
    bid(match, "7d")
    assert match.state.discard & cards("7d 3s") == cards("7d 3s")
    assert match.asked() == 0
    assert match.state.active[:2] == [0, 1]


def test_sup_57_the_resting_partner_may_add_a_card_of_the_suit() -> None:
    match = team("3c 8d", LEFT, "5c 2c 8c 4d kc", RIGHT, flips="9s")
    bid(match, "3c")
    assert match.state.phase == Phase.ADD
    assert match.asked() == 2
    assert match.state.invited == 0b0100
    assert match.legal(2) == [WAIVE, laying("2c"), laying("5c")]  # 3 + 8 is too much (SUP-24)
    bid(match, "5c")
    act(match, WAIVE, WAIVE)  # a step of 8 could follow
    assert match.state.pile[0] == cards("3c 5c")
    assert points_of(match.state, 0) == 8


def test_sup_57_the_partner_need_not_add() -> None:
    match = team("3c 8d", LEFT, "5c 8s", RIGHT, flips="9s")
    bid(match, "3c")
    act(match, WAIVE)
    assert match.state.pile[0] == cards("3c")
    assert match.state.active[0] == 0


@pytest.mark.parametrize(("mine", "adds"), [("10c", ""), ("9c", "ac"), ("8c", "ac 2c")])
def test_sup_57_the_sum_is_ten_at_most(mine: str, adds: str) -> None:
    match = team(f"{mine} 8d", LEFT, "ac 2c 3c", RIGHT, flips="kd")
    bid(match, mine)
    if not adds:
        assert match.state.phase == Phase.CHOOSE
        return
    assert match.legal(2) == [WAIVE, *(laying(word) for word in adds.split())]


@pytest.mark.parametrize(
    ("theirs", "gone", "asked"),
    [("5c 8s", "", True), ("8s", "", True), ("", "", False), ("8s", "low", False)],
)
def test_sup_57_whether_the_partner_is_asked_follows_from_public_facts(
    theirs: str,
    gone: str,
    asked: bool,  # noqa: FBT001 - a column
) -> None:
    state = team("3c 8d", LEFT, theirs, RIGHT, flips="9s").state
    if gone:
        state.seen |= cards("ac 2c 4c 5c 6c 7c")  # the 8 of clubs would make 11
    superior.apply(state, 0, laying("3c"))
    assert (state.phase == Phase.ADD) is asked


def test_sup_57_a_known_card_may_be_added() -> None:
    state = team("3c 8d", LEFT, "7c 8s", RIGHT, flips="9s").state
    state.seen |= cards("ac 2c 4c 5c 6c 7c")
    superior.apply(state, 0, laying("3c"))
    assert (state.phase, state.asked) == (Phase.ADD, 2)


def test_sup_57_a_combo_may_be_added_to() -> None:
    match = team("3c 2c 8d", LEFT, "5c 6c", RIGHT, flips="kd")
    bid(match, "3c 2c")
    assert match.legal(2) == [WAIVE, laying("5c")]
    bid(match, "5c")
    assert match.state.value == 10
    assert match.legal(2) == [SCORE, TAKE]


def test_sup_58_nothing_is_added_after_the_flip() -> None:
    match = team("3c 3d 8d", LEFT, "5c 5d 8s", RIGHT, flips="9s 9d")
    bid(match, "3c")
    act(match, WAIVE)  # seat 2 adds nothing; the flip wins
    assert match.state.phase == Phase.GO_ON
    bid(match, "3d")
    assert match.state.phase != Phase.ADD
    assert match.state.pile[0] == cards("3c 3d")


def test_sup_58_a_bid_face_is_not_added_to() -> None:
    match = team("kc 8d", LEFT, "5c 8s", RIGHT, flips="9s")
    bid(match, "kc")
    assert match.state.phase == Phase.SWAP


def test_sup_59_the_resting_partner_may_carry_a_won_bid_on() -> None:
    match = team("9d 8d", LEFT, "9s 9h 8s", RIGHT, flips="10d 10h")
    bid(match, "9d")
    assert match.state.phase == Phase.GO_ON
    assert match.state.invited == 0b0101
    assert match.asked() == 2  # seat 0 has no other 9
    assert match.legal(2) == [WAIVE, laying("9h"), laying("9s")]
    bid(match, "9s")
    assert match.state.value == 9
    act(match, WAIVE)
    assert match.state.pile[0] == cards("9d 9s")


def test_sup_59_what_the_partner_loses_is_all_lost() -> None:
    match = team("9d 8d", LEFT, "9s 8s", RIGHT, flips="10d 2d")
    bid(match, "9d", "9s")
    assert match.state.pile[0] == 0
    assert match.state.discard & cards("9d 9s") == cards("9d 9s")


@pytest.mark.parametrize(("thief", "face"), [(1, "kc"), (3, "qc")])
def test_sup_60_either_opponent_may_reverse(thief: int, face: str) -> None:
    hands = ["7c 8d", "2h 10h", LEFT, RIGHT]
    hands[thief] += f" {face}"
    match = team(*hands)
    bid(match, "7c")
    assert match.asked() == thief
    reverse(match, face)
    assert match.state.pile[1] == cards("7c")


@pytest.mark.parametrize(("saver", "face"), [(0, "jc"), (2, "qc")])
def test_sup_60_either_of_the_bidding_team_may_counter(saver: int, face: str) -> None:
    hands = ["7c 8d", "kc 10h", LEFT, RIGHT]
    hands[saver] += f" {face}"
    match = team(*hands)
    bid(match, "7c")
    act(match, *([WAIVE] if match.asked() == 2 else []))
    reverse(match, "kc")
    assert match.asked() == saver
    assert match.state.invited == 0b0101
    reverse(match, face)
    assert match.state.pile[0] == cards("7c")
    assert match.asked() == 1


def test_sup_60_partners_do_not_reverse_each_other() -> None:
    match = team("7c 8d", LEFT, "kc 2h", RIGHT, flips="9s")
    bid(match, "7c")
    act(match, *([WAIVE] if match.state.phase == Phase.ADD else []))
    assert match.state.pile[0] == cards("7c")


def test_sup_61_who_adds_is_active_and_the_partner_rests() -> None:
    match = team("3c 7d", LEFT, "5c 7s", RIGHT, flips="9s")
    bid(match, "3c", "5c")
    assert match.state.active[:2] == [2, 1]
    assert match.asked() == 1


def test_sup_61_who_goes_on_is_active_and_the_partner_rests() -> None:
    match = team("9d 8d", "7d 6d 5d", "9s 8s", RIGHT, flips="10d 10h 2s")
    bid(match, "9d", "9s")
    assert match.state.active[:2] == [2, 1]
    bid(match, "7d")
    assert match.asked() == 2  # the next turn of team A is that of seat 2
    assert match.state.phase == Phase.BID


def test_sup_62_who_reverses_is_active_and_the_partner_rests() -> None:
    match = team("7c 8d", "2h 10h", "4h 5h qc", "kc 6h")
    bid(match, "7c")
    reverse(match, "kc")
    assert match.state.active[:2] == [0, 3]
    reverse(match, "qc")
    assert match.state.active[:2] == [2, 3]
    assert match.asked() == 3
    assert match.state.phase == Phase.BID


@pytest.mark.parametrize("empty", range(4))
def test_sup_63_the_game_ends_when_any_hand_is_empty(empty: int) -> None:
    match = team("9d 8d", "2h 10h", LEFT, RIGHT, flips="2s")
    state = match.state
    gone = state.hand[empty] if empty else cards("8d")
    state.hand[empty] &= ~gone
    state.discard |= gone
    state.seen |= gone
    bid(match, "9d")
    assert superior.round_over(match.state)


def test_sup_63_the_game_ends_when_the_stock_is_out() -> None:
    match = team("9d 8d", "2h 10h", LEFT, RIGHT, flips="2s")
    state = match.state
    gone = sum(1 << c for c in state.stock[state.spent : 51])
    state.spent = 51
    state.stock[51] = card("2s")
    state.discard |= gone & ~cards("2s")
    state.seen |= gone & ~cards("2s")
    bid(match, "9d")
    assert superior.round_over(state)
    assert state.hand == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("ours", "theirs", "winners"),
    [("8d", "10d", 0b1010), ("10d", "8d", 0b0101), ("9d", "9h", 0b1111)],
)
def test_sup_64_the_team_with_most_points_wins(ours: str, theirs: str, winners: int) -> None:
    match = team("10c", "2h 10h", LEFT, RIGHT, flips="2s")
    set_piles(match.state, ours, theirs)
    bid(match, "10c")
    assert superior.over(match.state)
    assert match.score().winners == winners


# --- The example.


def test_sup_e13_the_partner_bids_from_the_addition_on() -> None:
    match = team("3c 8h", LEFT, "5c 8d 8s", RIGHT, flips="9s kd")
    bid(match, "3c", "5c")
    state = match.state
    assert state.step == state.bid == cards("3c 5c")
    assert state.value == 8
    assert (state.active[0], state.turn, state.holder) == (2, 2, 2)
    assert match.asked() == 2  # asked first for the next step
    assert match.legal(2) == [WAIVE, laying("8d"), laying("8s")]
    act(match, WAIVE)
    assert match.asked() == 0
    assert match.legal(0) == [WAIVE, laying("8h")]


def test_sup_e13_a_flipped_face_is_the_partners() -> None:
    for choice in (SCORE, TAKE):
        match = team("3c 8d", LEFT, "5c 8s", RIGHT, flips="kd")
        bid(match, "3c", "5c")
        assert match.asked() == 2
        assert match.legal(2) == [SCORE, TAKE]
        act(match, choice)
        if choice == TAKE:
            assert match.state.hand[2] == cards("8s kd")
            assert match.state.discard & cards("3c 5c") == cards("3c 5c")
        else:
            assert match.state.value == 8
            assert match.state.phase == Phase.GO_ON
            assert match.asked() == 2
