"""SUP-01 to SUP-48 and SUP-65: one test or more a clause."""

from __future__ import annotations

import pytest

from superdeck.cards.suits import PACK
from superdeck.engine.actions import WAIVE
from superdeck.engine.match import new_match, stack
from superdeck.engine.options import OptionError
from superdeck.games import superior
from superdeck.games.superior.bids import ALL_FACES, ALL_NUMBERS, high_aces
from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import FACE, KEEP, REVERSE, SCORE, TAKE
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
    rules,
    set_piles,
    table,
)

# --- Frame.


@pytest.mark.parametrize("seats", [1, 5])
def test_sup_01_two_to_four_play(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4 seats"):
        new_match(superior, seats, {})


@pytest.mark.parametrize("seats", [3, 4])
def test_sup_01_a_duel_is_for_two(seats: int) -> None:
    with pytest.raises(OptionError, match="mode duel does not go with"):
        new_match(superior, seats, {"mode": "duel"})


def test_sup_02_fifty_two_cards() -> None:
    match = fresh()
    match.deal()
    assert sorted(match.state.stock) == list(range(52))
    assert match.state.pack == 52


def test_sup_03_an_empty_hand_ends_but_does_not_win() -> None:
    match = table("ac", "2d 3d")
    set_piles(match.state, "2h", "9h")
    bid(match, "ac")
    assert match.state.hand[0] == 0
    assert match.score().winners == 0b10
    assert match.points.points[:2] == [3, 9]


def test_sup_04_the_rules_page_gives_the_pace() -> None:
    assert "five to ten minutes" in rules()["SUP-04"].text
    assert "three minutes" in rules()["SUP-04"].text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_sup_05_the_rules_page_credits(lang: str) -> None:
    text = rules(lang)["SUP-05"].text
    for name in ("Jared A. Sorensen", "Joe Reif", "Michael Mearls", "Ryan Neaveill", "macho"):
        assert name in text


# --- Set-up.


def test_sup_06_ten_cards_each() -> None:
    match = fresh()
    match.deal()
    assert [hand.bit_count() for hand in match.state.hand[:2]] == [10, 10]
    assert match.state.spent == 22


def test_sup_07_the_dealer_turns_the_first_card() -> None:
    match = full("", "", trumps="js 3h")
    assert match.state.dealer == 1
    assert match.state.stock[20] == match.state.marker[1] == card("3h")


def test_sup_08_the_other_turns_the_second_and_trumps_may_be_the_same() -> None:
    match = full("", "", trumps="js 3s")
    assert match.state.stock[21] == match.state.marker[0] == card("js")
    assert match.state.marker[0] // 13 == match.state.marker[1] // 13 == 3


@pytest.mark.parametrize(
    ("trumps", "first"), [("2s ah", 0), ("ah 2s", 1), ("kc qd", 0), ("jd qc", 1), ("jd 10d", 0)]
)
def test_sup_09_the_higher_card_goes_first_ace_low(trumps: str, first: int) -> None:
    assert full("", "", trumps=trumps).asked() == first


def test_sup_10_equal_cards_go_back_and_are_turned_again() -> None:
    match = full("", "", trumps="8s 8h")
    state = match.state
    assert state.reshuffles >= 1
    assert state.marker[0] % 13 != state.marker[1] % 13
    assert sorted(state.stock[20:]) == sorted(order(("", ""), "", "8s 8h")[20:])
    assert state.spent == 22


def test_sup_11_the_trump_cards_are_out_of_play() -> None:
    match = fresh()
    match.deal()
    play_out(match)
    state = match.state
    markers = 1 << state.marker[0] | 1 << state.marker[1]
    assert (state.discard | state.pile[0] | state.pile[1]) & markers == 0
    assert state.hand[0] | state.hand[1] == 0


# --- Terms.


def test_sup_12_number_cards() -> None:
    assert (
        cards(" ".join(f"{n}{s}" for s in "cdhs" for n in ("a", *map(str, range(2, 11)))))
        == ALL_NUMBERS
    )


def test_sup_13_face_cards() -> None:
    assert cards(" ".join(f"{n}{s}" for s in "cdhs" for n in "jqk")) == ALL_FACES
    assert ALL_FACES ^ ALL_NUMBERS == PACK


def test_sup_14_a_trump_changes_its_ace_alone() -> None:
    match = table("as 2s", "2d", trumps="js 3h")
    assert high_aces(match.state) == cards("as")
    set_piles(match.state, "as 2s 3s 10s", "")
    assert points_of(match.state, 0) == 11 + 2 + 3 + 10


def test_sup_15_a_flip_turns_the_top_card() -> None:
    match = table("5c 6c", "2d 3d", "9s 8s")
    bid(match, "5c")
    assert match.state.flipped == card("9s")
    assert match.state.spent == 23


# --- Basic bidding.


def test_sup_16_a_turn_is_a_bid_from_the_hand() -> None:
    match = table("5c 10c kd", "2d")
    assert match.legal(0) == [laying("5c"), laying("10c"), laying("kd")]
    refused = match.refuse(0, laying("6c"))
    assert refused is not None
    assert refused.clauses == ("SUP-16",)


def test_sup_17_then_the_opponent_flips() -> None:
    match = table("5c 6c", "2d 3d", "9s")
    bid(match, "5c")
    assert match.state.discard & cards("9s")


@pytest.mark.parametrize("flip", ["5s", "6s", "10s"])
def test_sup_18_an_equal_or_higher_flip_wins(flip: str) -> None:
    match = table("5c 6c", "2d 3d", flip)
    bid(match, "5c")
    assert match.state.pile[0] == cards("5c")
    assert match.state.discard & cards(flip)
    assert superior.view(match.state, 0)["points"] == [5, 0]


def test_sup_19_a_lower_flip_loses() -> None:
    match = table("5c 6c", "2d 3d", "4s")
    bid(match, "5c")
    assert match.state.pile[0] == 0
    assert match.state.discard & cards("5c 4s") == cards("5c 4s")


def test_sup_20_turns_alternate_and_nobody_draws() -> None:
    match = table("5c 6c", "2d 3d", "4s 4h ac")
    for seat in (0, 1):
        assert match.asked() == seat
        bid(match, "5c" if seat == 0 else "2d")
    assert match.asked() == 0
    assert match.state.hand[0] == cards("6c")


# --- Combos.


def test_sup_21_number_cards_of_one_suit_go_together() -> None:
    match = table("2c 4c 3d kc", "2d 5d", "6s")
    assert may(match, laying("2c 4c"))
    assert match.legal(0) == [*map(laying, ("2c", "4c", "2c 4c", "3d", "kc"))]
    bid(match, "2c 4c")
    assert match.state.pile[0] == cards("2c 4c")


@pytest.mark.parametrize(("flip", "won"), [("8s", True), ("9s", True), ("7s", False)])
def test_sup_22_a_combo_is_won_by_its_sum(flip: str, won: bool) -> None:  # noqa: FBT001 - a column
    match = table("ac 3c 4c 9d", "2d 5d", flip)
    bid(match, "ac 3c 4c")
    assert match.state.pile[0] == (cards("ac 3c 4c") if won else 0)


def test_sup_23_a_lost_combo_loses_all() -> None:
    match = table("2c 4c 9d", "2d 5d", "5s")
    bid(match, "2c 4c")
    assert match.state.discard & cards("2c 4c 5s") == cards("2c 4c 5s")
    assert match.state.hand[0] == cards("9d")


def test_sup_24_no_combo_above_ten() -> None:
    match = table("4c 6c 5c", "2d 5d")
    assert may(match, laying("4c 6c"))
    assert not may(match, laying("5c 6c"))
    refused = match.refuse(0, laying("5c 6c"))
    assert refused is not None
    assert refused.clauses == ("SUP-24",)


# --- Matches.


def test_sup_25_after_a_win_another_card_of_the_same_value() -> None:
    match = table("6s 6d 5d 9c", "2c 5c", "9s ah")
    bid(match, "6s")
    assert match.legal(0) == [WAIVE, laying("6d")]
    refused = match.refuse(0, laying("5d"))
    assert refused is not None
    assert refused.clauses == ("SUP-25", "SUP-R06")


def test_sup_26_each_step_has_its_flip_until_the_cards_run_out() -> None:
    match = table("6s 6d 6h 9c", "2c 5c", "9s 8s 7s")
    bid(match, "6s", "6d", "6h")
    assert match.state.spent == 25
    assert match.asked() == 1  # no fourth 6: it is banked


def test_sup_27_a_lost_step_loses_the_chain() -> None:
    match = table("6s 6d 9c", "2c 5c", "9s 5h")
    bid(match, "6s", "6d")
    assert match.state.pile[0] == 0
    assert match.state.discard & cards("6s 6d 9s 5h") == cards("6s 6d 9s 5h")


def test_sup_28_a_completed_chain_scores_all() -> None:
    match = table("6s 6d 9c", "2c 5c", "9s 6h")
    bid(match, "6s", "6d")
    assert match.state.pile[0] == cards("6s 6d")
    assert match.state.discard & cards("9s 6h") == cards("9s 6h")


def test_sup_29_a_combo_may_start_a_chain() -> None:
    match = table("5c 2c 7d 9c", "2d 5d", "9s 8s")
    bid(match, "5c 2c")
    assert match.legal(0) == [WAIVE, laying("7d")]
    bid(match, "7d")
    assert match.state.pile[0] == cards("5c 2c 7d")


# --- Aces and trumps.


@pytest.mark.parametrize(("flip", "won"), [("ac", False), ("2s", True)])
def test_sup_30_a_usual_ace_is_one(flip: str, won: bool) -> None:  # noqa: FBT001 - a column
    match = table("2c 9c ad", "2d 5d", flip)
    bid(match, "2c")
    assert (match.state.pile[0] == cards("2c")) is won
    set_piles(match.state, "ad", "")
    assert points_of(match.state, 0) == 1


def test_sup_31_the_trump_ace_bids_one_scores_and_flips_eleven() -> None:
    match = table("10c 2c", "2d 5d", "as")
    bid(match, "10c")
    assert match.state.pile[0] == cards("10c")
    match = table("as 2c", "2d 5d", "ad")
    bid(match, "as")
    assert superior.view(match.state, 0)["points"] == [11, 0]


def test_sup_32_aces_in_combos_and_matches() -> None:
    match = table("as 2s ac ad 9c", "2d 5d", "3d 4d 5h")
    assert may(match, laying("as 2s"))
    bid(match, "as", "ac", "ad")
    assert match.state.pile[0] == cards("as ac ad")


# --- Reversals.


def test_sup_33_a_face_of_the_suit_steals() -> None:
    match = table("5c 9c", "jc kd 2d")
    bid(match, "5c")
    assert match.asked() == 1
    assert match.legal(1) == [WAIVE, REVERSE + card("jc")]
    refused = match.refuse(1, REVERSE + card("kd"))
    assert refused is not None
    assert refused.clauses == ("SUP-33", "SUP-36")


def test_sup_34_the_thief_scores_and_the_face_is_discarded() -> None:
    match = table("5c 9c", "jc 2d 3d")
    bid(match, "5c")
    reverse(match, "jc")
    assert match.state.pile[:2] == [0, cards("5c")]
    assert match.state.discard & cards("jc")


def test_sup_35_a_reversal_replaces_the_flip() -> None:
    match = table("5c 9c", "jc 2d 3d", "as")
    bid(match, "5c")
    reverse(match, "jc")
    assert match.state.spent == 22


def test_sup_36_the_last_step_gives_the_suit_of_the_whole_chain() -> None:
    match = table("6s 6d 9c", "ks qd 2c", "9h")
    bid(match, "6s")
    act(match, WAIVE)
    bid(match, "6d")
    assert match.legal(1) == [WAIVE, REVERSE + card("qd")]
    reverse(match, "qd")
    assert match.state.pile[1] == cards("6s 6d")


def test_sup_37_a_double_reversal_steals_back() -> None:
    match = table("5c kc 9c", "jc 2d 3d")
    bid(match, "5c")
    reverse(match, "jc", "kc")
    assert match.state.pile[:2] == [cards("5c"), 0]


def test_sup_38_a_triple_reversal_steals_again() -> None:
    match = table("5c kc 9c", "jc qc 3d")
    bid(match, "5c")
    reverse(match, "jc", "kc")
    assert (match.state.reversals, match.state.holder) == (2, 0)
    reverse(match, "qc")
    assert match.state.pile[:2] == [0, cards("5c")]
    assert match.state.discard & cards("jc kc qc") == cards("jc kc qc")


# --- Faces bid and flipped.


def test_sup_39_a_flipped_face_is_a_choice() -> None:
    for action, pile, hand in ((SCORE, "7c", "9c"), (TAKE, "", "9c kd")):
        match = table("7c 9c", "2d 3d", "kd")
        bid(match, "7c")
        assert match.legal(0) == [SCORE, TAKE]
        act(match, action)
        assert match.state.pile[0] == cards(pile)
        assert match.state.hand[0] == cards(hand)
        assert match.state.discard & cards("7c kd") == cards("7c kd") & ~cards(pile + " " + hand)


def test_sup_40_a_bid_face_is_kept_or_exchanged() -> None:
    for action, hand, gone in ((KEEP, "9c kc", "4d"), (TAKE, "9c 4d", "kc")):
        match = table("kc 9c", "2d 3d", "4d")
        bid(match, "kc")
        assert match.legal(0) == [KEEP, TAKE]
        act(match, action)
        assert match.state.hand[0] == cards(hand)
        assert match.state.discard & cards("kc 4d") == cards(gone)
        assert match.asked() == 1


def test_sup_41_without_numbers_faces_must_be_bid() -> None:
    match = table("kc qd", "2d 3d")
    assert match.legal(0) == [FACE + card("kc"), FACE + card("qd")]


# --- End, scoring, rounds.


def test_sup_42_an_empty_hand_ends_the_game() -> None:
    match = table("7c", "2d 3d", "9s")
    bid(match, "7c")
    assert match.state.phase == Phase.OVER
    assert superior.over(match.state)


def test_sup_43_an_empty_stock_ends_the_game() -> None:
    match = table("7c 9c", "2d 3d", "9s")
    match.state.spent = 51
    match.state.stock[51] = card("9s")
    bid(match, "7c")
    assert match.state.phase == Phase.OVER


def test_sup_44_cards_left_in_hand_score_nothing() -> None:
    match = table("7c", "10d 3d", "9s")
    bid(match, "7c")
    assert match.state.hand[1] == 0
    assert match.state.discard & cards("10d 3d") == cards("10d 3d")
    assert match.score().points[:2] == [7, 0]


def test_sup_45_the_score_pile_is_counted() -> None:
    match = table("7c", "2d 3d", "9s", trumps="js 3h")
    set_piles(match.state, "10c as ah", "ah as 2c")
    assert points_of(match.state, 0) == 10 + 11 + 1
    assert points_of(match.state, 1) == 11 + 1 + 2


def test_sup_46_the_winner_shouts() -> None:
    assert "Yo soy Superior!" in rules()["SUP-46"].text


@pytest.mark.parametrize(("mine", "theirs", "dealer"), [("9h", "2h", 0), ("2h", "9h", 1)])
def test_sup_47_the_winner_deals_next(mine: str, theirs: str, dealer: int) -> None:
    match = table("ac", "2d 3d", match="rounds_n")
    set_piles(match.state, mine, theirs)
    bid(match, "ac")
    match.deal()
    assert match.state.dealer == dealer


def test_sup_48_as_many_rounds_as_desired() -> None:
    match = fresh(match="rounds_n", rounds="5")
    while not superior.over(match.state):
        match.deal()
        play_out(match)
    assert match.state.round == 5


def test_sup_65_the_rules_page_gives_the_advice() -> None:
    assert "many cards in one turn" in rules()["SUP-65"].text


def test_a_stacked_tie_is_shuffled_away() -> None:
    match = fresh()
    stack(match.state, order(("", ""), "", "8s 8h"))
    match.deal()
    assert match.state.reshuffles
