"""SUP-49, SUP-50, SUP-R26 to SUP-R29, SUP-R38, SUP-E14 and their options: three or four seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.match import new_match, stack
from superdeck.engine.options import OptionError
from superdeck.games import superior
from superdeck.games.superior import rounds
from superdeck.games.superior.rules import REVERSE
from superdeck.games.superior.state import Mode, Phase
from superdeck.games.superior.tests.stacked import (
    Duel,
    act,
    bid,
    card,
    cards,
    free,
    fresh_for,
    laying,
    order,
    play_out,
    reverse,
    rules,
    set_piles,
)

if TYPE_CHECKING:
    from superdeck.games.superior.state import SuperiorState

ALL_HOLD = ("7c 2h", "kc 3h", "qc 4h", "jc 5h")
"""Seat 0 can bid a club, and each of the others can steal it."""


def seen(match: Duel, watcher: int) -> tuple[int, list[int]]:
    """Return who is asked, as far as a watcher may know, and what it may do."""
    return superior.view(match.state, watcher)["asked"], match.legal(watcher)


# --- Clauses.


def test_sup_49_anyone_may_reverse_any_other() -> None:
    for thief, face in ((1, "kc"), (2, "qc"), (3, "jc")):
        hands = [hand if seat in (0, thief) else hand[3:] for seat, hand in enumerate(ALL_HOLD)]
        match = free(*hands)
        bid(match, "7c")
        assert match.asked() == thief
        reverse(match, face)
        assert [bool(pile) for pile in match.state.pile] == [s == thief for s in range(4)]
        assert match.state.pile[thief] == cards("7c")
        assert match.state.discard & cards(face)


def test_sup_49_play_is_as_usual_otherwise() -> None:
    match = free("5c 2c 7d 7h 3s", "2h 3h", "4h 5h", flips="9s 8h 3c")
    bid(match, "5c 2c", "7d", "7h")
    assert match.state.discard & cards("5c 2c 7d 7h 9s 8h 3c") == cards("5c 2c 7d 7h 9s 8h 3c")
    assert match.state.pile[:3] == [0, 0, 0]
    assert match.asked() == 1


@pytest.mark.parametrize("more", [(), ("6h 7h",)])
def test_sup_50_each_scores_alone(more: tuple[str, ...]) -> None:
    match = free("ac", "2h 3h", "4h 5h", *more, flips="9s")
    set_piles(match.state, "8d", "10d", "6d")
    bid(match, "ac")
    assert match.score().points[:3] == [9, 10, 6]
    assert match.points.winners == 0b010
    assert match.state.won == [0, 1, 0, 0]


def test_sup_50_the_highest_may_be_shared_by_some() -> None:
    match = free("ac", "2h 3h", "4h 5h")
    set_piles(match.state, "9d", "10d", "6d")
    bid(match, "ac")
    assert match.score().points[:3] == [10, 10, 6]
    assert match.points.winners == 0b011
    assert match.state.won[:3] == [0, 0, 0]
    match.deal()
    assert match.state.dealer == 0  # SUP-R22: the seat left of the last dealer


@pytest.mark.parametrize(("seats", "stock"), [(3, 19), (4, 8)])
def test_sup_r26_ten_cards_each(seats: int, stock: int) -> None:
    match = fresh_for(seats)
    match.deal()
    assert [hand.bit_count() for hand in match.state.hand[:seats]] == [10] * seats
    assert 52 - match.state.spent == stock


@pytest.mark.parametrize(
    ("trumps", "first"),
    [("ks 3h 2d 4c", 0), ("3h ks 2d 4c", 1), ("2d 3h ks 4c", 2), ("2d 3h 4c ks", 3)],
)
def test_sup_r27_turns_go_clockwise_from_the_highest(trumps: str, first: int) -> None:
    match = free("2c 3c", "ac 5d", "2s 3d", "2h 4h", flips="9s 9d 9h 9c", trumps=trumps)
    turns = []
    for _ in range(3):
        turns.append(match.asked())
        match.apply(match.asked(), match.legal(match.asked())[0])
        while match.state.phase == Phase.GO_ON:
            act(match, WAIVE)
    assert turns == [(first + i) % 4 for i in range(3)]


@pytest.mark.parametrize(
    ("trump_flip", "winning"),
    [("bidder", "as"), ("flipper", "ah"), ("any_players_trump", "ad ah as")],
)
def test_sup_r27_the_left_neighbour_flips(trump_flip: str, winning: str) -> None:
    won = []
    for ace in ("ac", "ad", "ah", "as"):
        match = free("10c 2c", "2h 5d", "3h 4d", flips=ace, trump_flip=trump_flip)
        bid(match, "10c")
        won += [ace] if match.state.pile[0] else []
    assert " ".join(won) == winning


def test_sup_r27_the_last_seats_left_neighbour_is_the_first() -> None:
    match = free("2h 5d", "4h 4d", "10c 2c", flips="ah", trumps="3h 2d ks", trump_flip="flipper")
    bid(match, "10c")
    assert match.state.pile[2] == cards("10c")


# --- Set-up.


Turned = Callable[..., Duel]


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    """Return a way to deal a match in which set-up cards are turned, and some of them again."""

    def deal(trumps: str, *again: str, **options: str) -> Duel:
        """Deal to the seats that turn these cards; each re-shuffle puts the next ones on top."""
        left = list(again)

        def arrange(state: SuperiorState) -> None:
            state.reshuffles += 1
            wanted = [card(word) for word in left.pop(0).split()]
            rest = [c for c in state.stock[state.spent :] if c not in wanted]
            assert len(rest) + len(wanted) == state.pack - state.spent
            state.stock[state.spent :] = wanted + rest

        monkeypatch.setattr(rounds, "reshuffle", arrange)
        seats = len(trumps.split())
        match = fresh_for(seats, **options)
        stack(match.state, order([""] * seats, " ".join(again), trumps))
        match.deal()
        assert left == []
        assert sorted(match.state.stock) == list(range(52))
        return match

    return deal


def test_sup_e14_the_tied_turn_again_and_the_higher_of_them_begins(turned: Turned) -> None:
    match = turned("9c 9d 5h", "3c 4s")
    markers = superior.view(match.state, 0)["markers"]
    assert markers == [card("3c"), card("4s"), card("5h")]
    assert match.asked() == 1


def test_sup_r28_others_keep_their_trump(turned: Turned) -> None:
    match = turned("kc 10d 7h kd", "2c 3s")
    state = match.state
    assert state.marker == [card("3s"), card("10d"), card("7h"), card("2c")]  # 3 is the dealer
    assert state.ace == [cards("as"), cards("ad"), cards("ah"), cards("ac")]
    assert match.asked() == 0
    assert state.seen == cards("3s 10d 7h 2c")
    left = state.stock[state.spent :]
    assert len(left) == 8
    assert {card("kc"), card("kd")} <= set(left)  # their cards went back
    assert not {card("10d"), card("7h")} & set(left)


def test_sup_r28_a_new_tie_counts_among_the_tied_alone(turned: Turned) -> None:
    match = turned("9c 9d 9h 8s", "6c 6d 2h", "ac 2d")
    assert match.state.reshuffles == 2
    assert match.state.marker == [card("ac"), card("2d"), card("2h"), card("8s")]
    assert match.asked() == 1  # the 2 and the 8 of the others do not count


def test_sup_r28_the_dealer_turns_first_among_the_tied(turned: Turned) -> None:
    match = turned("9c 5d 9h", "3c 4d")  # the dealer is seat 2
    assert match.state.marker[2] == card("3c")
    assert match.state.marker[0] == card("4d")
    assert match.asked() == 0


def test_option_setup_ties_tied_only(turned: Turned) -> None:
    assert turned("9c 9d 5h", "3c 4s", setup_ties="tied_only").state.marker[2] == card("5h")


def test_option_setup_ties_everyone(turned: Turned) -> None:
    match = turned("9c 9d 5h", "jc 3c 4s", setup_ties="everyone")
    assert match.state.marker[:3] == [card("3c"), card("4s"), card("jc")]
    assert match.asked() == 2
    assert {card("9c"), card("9d"), card("5h")} <= set(match.state.stock[match.state.spent :])
    assert "everybody turns" in rules(setup_ties="everyone")["SUP-R28"].text


# --- Reversals.


def test_sup_r29_asked_clockwise_from_the_holders_left() -> None:
    match = free(*ALL_HOLD, flips="9s")
    bid(match, "7c")
    assert match.state.invited == 0b1110
    for seat in (1, 2, 3):
        assert match.asked() == seat
        act(match, WAIVE)
    assert match.state.pile[0] == cards("7c")
    assert match.state.discard & cards("9s")


def test_sup_r29_the_first_yes_wins() -> None:
    match = free(*ALL_HOLD)
    bid(match, "7c")
    act(match, WAIVE)
    reverse(match, "qc")
    assert match.state.holder == 2
    assert match.asked() == 3  # again clockwise, now from the new holder's left
    assert match.state.invited == 0b1011


def test_sup_r29_all_but_the_new_holder_may_answer_the_bidder_too() -> None:
    match = free("7c kc 2h", "3h 3d", "qc 4h", "jc 5h")
    bid(match, "7c")
    reverse(match, "qc")
    act(match, WAIVE)  # seat 3
    assert seen(match, 0) == (0, [WAIVE, REVERSE + card("kc")])
    reverse(match, "kc")
    assert match.state.holder == 0
    assert seen(match, 3) == (3, [WAIVE, REVERSE + card("jc")])
    act(match, WAIVE)
    assert match.state.pile[0] == cards("7c")
    assert match.state.reversals == 0
    assert match.asked() == 1


def test_sup_r29_three_reversals_at_most() -> None:
    match = free(*ALL_HOLD)
    bid(match, "7c")
    reverse(match, "kc", "qc", "jc")
    assert match.state.pile == [0, 0, 0, cards("7c")]
    assert match.asked() == 1  # the turn order does not change (SUP-R10)


def test_sup_r29_who_is_asked_is_known_to_that_seat_alone() -> None:
    match = free(*ALL_HOLD)
    bid(match, "7c")
    views = [superior.view(match.state, watcher) for watcher in (NOBODY, 0, 3)]
    act(match, WAIVE)
    after = [superior.view(match.state, watcher) for watcher in (NOBODY, 0, 3)]
    assert after == views
    assert [view["asked"] for view in views] == [NOBODY] * 3
    assert views[0]["invited"] == [1, 2, 3]
    assert seen(match, 2)[0] == 2


def test_sup_r29_whoever_is_not_asked_yet_can_only_wait() -> None:
    match = free(*ALL_HOLD)
    bid(match, "7c")
    assert seen(match, 3) == (NOBODY, [WAIVE])
    before = match.state.values()
    superior.apply(match.state, 3, WAIVE)
    assert match.state.values() == before
    refused = match.refuse(3, REVERSE + card("jc"))
    assert refused is not None
    assert refused.clauses == ("SUP-R29",)


def test_sup_r29_seats_without_cards_or_chance_are_not_asked() -> None:
    state = free("7c 2h", "", "3h", "4h").state
    superior.apply(state, 0, laying("7c"))
    assert state.invited == 0b1100
    state = free("7c 2h", "3h", "kc", "4h").state
    state.seen |= cards("jc qc kc")
    superior.apply(state, 0, laying("7c"))
    assert state.invited == 0b0100


def test_option_reversal_priority_clockwise() -> None:
    match = free(*ALL_HOLD, reversal_priority="clockwise")
    bid(match, "7c")
    assert [match.legal(seat) for seat in (2, 3)] == [[WAIVE], [WAIVE]]


def test_option_reversal_priority_first_to_call() -> None:
    match = free(*ALL_HOLD, reversal_priority="first_to_call")
    bid(match, "7c")
    for seat, face in ((1, "kc"), (2, "qc"), (3, "jc")):
        assert seen(match, seat) == (seat, [WAIVE, REVERSE + card(face)])
    match.apply(3, REVERSE + card("jc"))
    assert match.state.holder == 3
    assert match.asked() == 1  # seat 0 has no face of clubs
    assert "arrives" in rules(reversal_priority="first_to_call")["SUP-R29"].text


def test_option_reversal_priority_first_to_call_waits_for_all() -> None:
    match = free(*ALL_HOLD, flips="9s", reversal_priority="first_to_call")
    bid(match, "7c")
    spent = match.state.spent
    match.apply(2, WAIVE)
    assert match.state.spent == spent
    assert seen(match, 2) == (NOBODY, [WAIVE])  # what was said stays said
    views = superior.view(match.state, 0), superior.view(match.state, 3)
    match.apply(1, WAIVE)
    assert match.asked() == 3
    assert views == (superior.view(match.state, 0), superior.view(match.state, 3))
    match.apply(3, WAIVE)
    assert match.state.pile[0] == cards("7c")


def test_option_reversal_priority_first_to_call_after_the_asked_seat() -> None:
    match = free(*ALL_HOLD, flips="9s", reversal_priority="first_to_call")
    bid(match, "7c")
    match.apply(1, WAIVE)
    assert match.asked() == 2
    match.apply(3, WAIVE)
    assert match.asked() == 2
    match.apply(2, WAIVE)
    assert match.state.pile[0] == cards("7c")


def test_option_reversal_priority_first_to_call_is_for_reversals_alone() -> None:
    match = free("7c 7d 2h", "3h", "4h", flips="9s", reversal_priority="first_to_call")
    bid(match, "7c")
    assert match.state.phase == Phase.GO_ON
    assert [match.legal(seat) for seat in (1, 2)] == [[], []]


def test_option_continue_after_double_yes_in_a_free_for_all() -> None:
    options = {"continue_after_double": "yes"}
    match = free("7c 7d jc 2h", "kc 3h", "qc 4h", **options)
    bid(match, "7c")
    reverse(match, "kc", "qc", "jc")
    assert match.legal(0) == [WAIVE, laying("7d")]
    match = free("7c 7d 2h", "kc 7h", "qc 4h", **options)
    bid(match, "7c")
    reverse(match, "kc", "qc")
    assert match.state.pile[2] == cards("7c")  # who is not the bidder has no chain


# --- Options and pairs.


@pytest.mark.parametrize("size", [10, 8, 6])
def test_option_ffa_hand(size: int) -> None:
    match = fresh_for(4, ffa_hand=str(size))
    match.deal()
    assert [hand.bit_count() for hand in match.state.hand] == [size] * 4
    assert match.state.spent == 4 * size + 4
    assert rules(ffa_hand=str(size))["SUP-R26"].text.count(str(size)) == 1


def test_option_ffa_hand_10() -> None:
    assert fresh_for(3).state.ffa_hand == 10


def test_option_ffa_hand_8() -> None:
    match = fresh_for(3, ffa_hand="8")
    match.deal()
    assert 52 - match.state.spent == 25


def test_option_ffa_hand_6() -> None:
    match = fresh_for(3, ffa_hand="6")
    match.deal()
    assert 52 - match.state.spent == 31


def test_option_ffa_hand_is_for_the_free_for_all_alone() -> None:
    for seats, mode, size in ((2, "duel", 10), (4, "tag_team", 6)):
        match = fresh_for(seats, mode=mode, ffa_hand="8")
        match.deal()
        assert match.state.hand[0].bit_count() == size
    with pytest.raises(OptionError, match="choose 10, 8, 6"):
        fresh_for(3, ffa_hand="7")


@pytest.mark.parametrize(
    ("seats", "mode"),
    [(2, Mode.DUEL), (3, Mode.FREE_FOR_ALL), (4, Mode.FREE_FOR_ALL)],
)
def test_sup_r38_the_seats_say_what_is_played(seats: int, mode: Mode) -> None:
    assert new_match(superior, seats, {}).mode == mode


def test_option_mode_free_for_all_for_three_and_four() -> None:
    for seats in (3, 4):
        match = fresh_for(seats, mode="free_for_all")
        match.deal()
        assert match.state.sides == seats
    assert "Three players always" in rules(mode="free_for_all")["SUP-R38"].text


@pytest.mark.parametrize(
    ("seats", "mode", "right"),
    [
        (2, "free_for_all", "duel"),
        (2, "tag_team", "duel"),
        (3, "duel", "free_for_all"),
        (3, "tag_team", "free_for_all"),
        (4, "duel", "free_for_all or tag_team"),
    ],
)
def test_sup_r38_other_pairs_are_refused(seats: int, mode: str, right: str) -> None:
    with pytest.raises(
        OptionError, match=f"^mode {mode} does not go with {seats} seats: choose {right}$"
    ):
        new_match(superior, seats, {"mode": mode})


def test_sup_r23_a_match_of_rounds_for_three() -> None:
    match = fresh_for(3, match="rounds_n")
    while not superior.over(match.state):
        match.deal()
        play_out(match)
    assert match.state.round == 3
    assert sum(match.state.won[:3]) <= 3
    assert match.score().winners
