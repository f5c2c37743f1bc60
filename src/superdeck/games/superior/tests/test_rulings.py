"""SUP-R01 to SUP-R25 and SUP-R35 to SUP-R38: the rulings that concern two players."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import WAIVE
from superdeck.engine.options import OptionError
from superdeck.games import superior
from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import KEEP, REVERSE, SCORE, TAKE
from superdeck.games.superior.state import Phase
from superdeck.games.superior.tests.stacked import (
    act,
    bid,
    card,
    cards,
    fresh,
    full,
    laying,
    may,
    order,
    play_out,
    reverse,
    set_piles,
    table,
)


@pytest.mark.parametrize(("flip", "won"), [("as", True), ("ah", False), ("ac", False)])
def test_sup_r01_the_bidders_trump_ace_flips_eleven(flip: str, won: bool) -> None:  # noqa: FBT001 - a column
    match = table("10c 2c", "2d 5d", flip, trumps="js 3h")
    bid(match, "10c")
    assert (match.state.pile[0] == cards("10c")) is won


def test_sup_r02_an_ace_scores_by_the_trump_of_its_pile() -> None:
    match = table("as 2c", "ks 5d", trumps="jc 3s")
    bid(match, "as")
    reverse(match, "ks")
    assert points_of(match.state, 1) == 11
    match = table("as 2c", "ks 5d", trumps="js 3h")
    bid(match, "as")
    reverse(match, "ks")
    assert points_of(match.state, 1) == 1


def test_sup_r03_a_trump_ace_in_a_combo_bids_one() -> None:
    match = table("as 9s 2c", "2d 5d", "10d", trumps="js 3h")
    bid(match, "as 9s")
    assert points_of(match.state, 0) == 20
    match = table("ac as 2c", "2d 5d", "3d 4d", trumps="js 3h")
    bid(match, "ac", "as")
    assert points_of(match.state, 0) == 12


def test_sup_r04_a_match_is_lost_with_its_combos() -> None:
    match = table("5c 2c 7d 9h", "2d 5d", "9s 3s")
    bid(match, "5c 2c", "7d")
    assert match.state.discard & cards("5c 2c 7d") == cards("5c 2c 7d")


def test_sup_r05_the_bidder_may_stop_and_bank() -> None:
    match = table("6s 6d 9c", "2c 5c ks kd", "8c 2h")
    bid(match, "6s")
    act(match, WAIVE, WAIVE)
    assert match.state.pile[0] == cards("6s")
    assert match.state.hand[0] == cards("6d 9c")
    assert match.asked() == 1
    assert match.state.phase == Phase.BID  # nothing left to reverse


def test_sup_r06_a_later_step_may_be_a_combo() -> None:
    match = table("7d 5c 2c 4c 3c 9h", "2d 5d", "9s 8s")
    bid(match, "7d")
    assert match.legal(0) == [WAIVE, laying("4c 3c"), laying("5c 2c")]
    bid(match, "5c 2c")
    act(match, WAIVE)
    assert points_of(match.state, 0) == 14


def test_sup_r07_one_window_a_step_before_its_flip() -> None:
    match = table("6s 6d 9c", "ks kd 2c", "8c 9h")
    bid(match, "6s")
    assert match.state.phase == Phase.ANSWER
    assert match.state.spent == 22
    act(match, WAIVE)
    assert match.state.spent == 23
    bid(match, "6d")
    assert match.state.phase == Phase.ANSWER
    act(match, WAIVE)
    assert match.state.pile[0] == cards("6s 6d")


@pytest.mark.parametrize(
    ("gone", "theirs", "phase"),
    [
        ("jc qc kc", "2d", Phase.GO_ON),  # no face of clubs can be in a hand
        ("jc qc", "2d", Phase.ANSWER),
        ("", "", Phase.GO_ON),  # a hand without cards answers nothing
    ],
)
def test_sup_r07_who_may_answer_follows_from_public_facts(
    gone: str, theirs: str, phase: Phase
) -> None:
    state = table("7c 7d", theirs, "9h").state
    state.discard |= cards(gone)
    state.seen |= cards(gone)
    superior.apply(state, 0, laying("7c"))
    assert state.phase == phase


def test_sup_r07_a_face_known_to_be_in_the_hand_may_answer() -> None:
    state = table("7c 7d", "kc", "9h").state
    state.seen |= cards("jc qc kc")
    superior.apply(state, 0, laying("7c"))
    assert (state.phase, state.asked) == (Phase.ANSWER, 1)


def test_sup_r08_a_combo_has_its_suit_also_as_last_step() -> None:
    match = table("7d 5c 2c 9h", "kd kc 4h", "9s")
    bid(match, "7d")
    assert match.legal(1) == [WAIVE, REVERSE + card("kd")]
    act(match, WAIVE)
    bid(match, "5c 2c")
    assert match.legal(1) == [WAIVE, REVERSE + card("kc")]


def test_sup_r09_a_bid_face_is_not_reversed() -> None:
    match = table("jc 2c", "kc qc 2d", "5h")
    bid(match, "jc")
    assert match.asked() == 0
    assert match.state.phase == Phase.SWAP


def test_sup_r10_after_a_double_reversal_the_bid_is_banked() -> None:
    match = table("6s 6d ks 9c", "js 2c 3c", trumps="jc 3h")
    bid(match, "6s")
    reverse(match, "js", "ks")
    assert match.state.pile[0] == cards("6s")
    assert match.state.phase == Phase.BID
    assert match.asked() == 1  # the order of turns has not changed


def test_sup_r11_no_quadruple_reversal() -> None:
    match = table("6s ks 9c", "js qs 3c", trumps="jc 3h")
    bid(match, "6s")
    reverse(match, "js", "ks", "qs")
    assert match.state.phase == Phase.BID
    match = table("6s ks 9c", "qs 3c 4c", trumps="js 3h")  # a marker is one face less
    bid(match, "6s")
    reverse(match, "qs", "ks")
    assert match.state.pile[0] == cards("6s")


def test_sup_r12_a_reversal_with_the_last_card_is_still_answered() -> None:
    match = table("6s ks 9c", "qs", trumps="jc 3h")
    bid(match, "6s")
    reverse(match, "qs")
    assert match.state.phase == Phase.ANSWER
    assert match.asked() == 0
    reverse(match, "ks")
    assert match.state.phase == Phase.OVER
    assert match.state.pile[0] == cards("6s")


def test_sup_r13_last_card_and_a_flipped_face() -> None:
    match = table("7c", "2d 3d", "kd")
    bid(match, "7c")
    act(match, TAKE)
    assert match.state.hand[0] == cards("kd")
    assert match.asked() == 1
    match = table("7c", "2d 3d", "kd")
    bid(match, "7c")
    act(match, SCORE)
    assert match.state.phase == Phase.OVER


def test_sup_r14_a_lost_last_card_ends_the_game_too() -> None:
    match = table("7c", "2d 3d", "6d")
    bid(match, "7c")
    assert match.state.phase == Phase.OVER
    assert match.score().points[:2] == [0, 0]


def test_sup_r15_a_face_flipped_in_a_chain() -> None:
    match = table("6s 6d 6h 9c", "2c 5c", "8c kd 7d")
    bid(match, "6s", "6d")
    act(match, TAKE)
    assert match.state.discard & cards("6s 6d") == cards("6s 6d")
    assert match.state.hand[0] == cards("6h 9c kd")
    match = table("6s 6d 6h 9c", "2c 5c", "8c kd 7d")
    bid(match, "6s", "6d")
    act(match, SCORE)
    assert match.state.discard & cards("kd")
    bid(match, "6h")
    assert match.state.pile[0] == cards("6s 6d 6h")


def test_sup_r16_the_last_deck_card_ends_the_chain_but_not_its_choice() -> None:
    for flip, actions, pile in (("9h", (), "6s"), ("kh", (SCORE,), "6s"), ("kh", (TAKE,), "")):
        match = table("6s 6d 9c", "2c 5c")
        match.state.spent = 51
        match.state.stock[51] = card(flip)
        bid(match, "6s")
        act(match, *actions)
        assert match.state.pile[0] == cards(pile)
        assert match.state.phase == Phase.OVER


def test_sup_r17_nobody_passes() -> None:
    match = full("5c", "2d")
    assert WAIVE not in match.legal(0)
    refused = match.refuse(0, WAIVE)
    assert refused is not None
    assert refused.clauses == ("SUP-R17",)


def test_sup_r18_a_face_may_be_bid_beside_number_cards() -> None:
    assert may(table("kc 5d", "2d"), laying("kc"))


@pytest.mark.parametrize(("action", "hand"), [(KEEP, "kc qd"), (TAKE, "5h qd")])
def test_sup_r19_only_faces_keep_either(action: int, hand: str) -> None:
    match = table("kc qd", "2d 3d", "5h")
    bid(match, "kc")
    act(match, action)
    assert match.state.hand[0] == cards(hand)


def test_sup_r20_an_ace_as_trump_card_is_out_of_play() -> None:
    match = full("", "", trumps="as 3h")
    state = match.state
    assert match.asked() == 1
    in_play = state.hand[0] | state.hand[1] | sum(1 << c for c in state.stock[state.spent :])
    assert in_play & cards("as") == 0


def test_sup_r21_trumps_come_from_the_last_cards_turned() -> None:
    match = full("", "", trumps="8s 8h")
    state = match.state
    assert state.marker[:2] == [state.stock[21], state.stock[20]]
    assert state.seen == 1 << state.stock[20] | 1 << state.stock[21]
    again = full("", "", trumps="8s 8h")
    assert again.state.values() == state.values()  # and the seed decides them


def test_sup_r22_a_tie_is_a_shared_win_and_the_left_of_the_dealer_deals() -> None:
    match = table("ac", "2d 3d", match="rounds_n", rounds="1")
    set_piles(match.state, "4h", "5h")
    bid(match, "ac")
    assert match.score().winners == 0b11
    match = table("ac", "2d 3d", match="rounds_n")
    set_piles(match.state, "4h", "5h")
    bid(match, "ac")
    assert match.state.dealer == 1
    match.deal()
    assert match.state.dealer == 0


def test_sup_r23_rounds_are_games_of_their_own() -> None:
    match = table("ac", "2d 3d", match="rounds_n")
    set_piles(match.state, "4h", "9h")
    bid(match, "ac")
    assert match.state.total[:2] == [5, 9]
    assert match.state.won[:2] == [0, 1]
    match.deal()
    assert match.state.pile[:2] == [0, 0]
    play_out(match)
    assert superior.view(match.state, 0)["totals"][1] >= 9


def test_sup_r23_nobody_has_won_before_the_end() -> None:
    match = table("ac", "2d 4d", match="rounds_n")
    match.points.winners = 0b11
    assert match.score().winners == 0
    bid(match, "ac")
    assert match.score().winners == 0


def test_sup_r23_a_shared_round_is_won_by_nobody() -> None:
    match = table("ac", "2d 3d", match="rounds_n")
    set_piles(match.state, "4h", "5h")
    bid(match, "ac")
    assert match.state.won[:2] == [0, 0]
    assert match.state.total[:2] == [5, 5]


def test_sup_r24_the_nine_of_hearts_is_another_card_than_the_bid() -> None:
    match = table("4h 5h 2c", "2d 5d", "9h")
    bid(match, "4h 5h")
    assert match.state.pile[0] == cards("4h 5h")
    assert match.state.discard & cards("9h")


def test_sup_r25_all_but_hands_is_open() -> None:
    match = table("7c 7d 2c", "2d kd 5d", "9s")
    bid(match, "7c")
    seen = superior.view(match.state, 1)
    assert seen["bid"] == seen["step"] == [card("7c")]
    assert seen["flipped"] == card("9s")
    assert card("9s") in seen["discard"]
    assert seen["hand"] == [card("2d"), card("5d"), card("kd")]
    assert seen["held"] == [2, 3]
    assert seen["known"] == [[], []]


def test_sup_r35_an_ace_never_loses_to_a_flip_but_can_be_stolen() -> None:
    match = table("ac 2c", "2d 5d", "ad")
    bid(match, "ac")
    assert match.state.pile[0] == cards("ac")
    match = table("ac 2c", "jc 5d", "ad")
    bid(match, "ac")
    reverse(match, "jc")
    assert match.state.pile[1] == cards("ac")
    match = table("ac 2c 9d", "2d 5d", "2h")
    bid(match, "ac 2c")
    assert match.state.pile[0] == 0


def test_sup_r36_the_ends_are_tested_when_the_turn_ends() -> None:
    match = table("7c", "kc 3d", "9s")
    bid(match, "7c")
    assert match.state.phase == Phase.ANSWER  # an empty hand in mid-turn
    act(match, WAIVE)
    assert match.state.phase == Phase.OVER


def test_sup_r37_dealt_one_at_a_time_from_the_dealers_left() -> None:
    match = full("4h 5h", "kc qd")
    stock = match.state.stock
    assert stock[:4] == [card("4h"), card("kc"), card("5h"), card("qd")]
    assert match.state.hand[0] == sum(1 << c for c in stock[0:20:2])
    assert match.state.marker[:2] == [stock[21], stock[20]]
    assert stock == order(("4h 5h", "kc qd"), "", "js 3h")


def test_sup_r38_two_seats_play_the_duel() -> None:
    assert superior.view(fresh().state, 0)["options"]["mode"] == "duel"
    for mode in ("free_for_all", "tag_team"):
        with pytest.raises(OptionError, match=f"mode {mode} does not go with 2 seats"):
            fresh(mode=mode)
