"""Two packs: eight to fourteen seats, sets of up to eight, several who can complete."""

from __future__ import annotations

import pytest

from superdeck.cards.ranks import ONES, counted, ranks_in, size, some, without
from superdeck.engine.actions import NOBODY
from superdeck.engine.match import stack
from superdeck.engine.options import OptionError
from superdeck.games.president.hands import add, cards_in, held_by, put, suits, take, tally_of
from superdeck.games.president.tests.sitting import Sitting, cards, dealt, fresh, sit, tally

NOBODY_ELSE = ("",) * 5


def three(first: str, second: str, third: str, turn: int = 0, **options: str) -> Sitting:
    """Set three hands at a table of eight whose other seats are out."""
    return sit(first, second, third, *NOBODY_ELSE, turn=turn, **options)


# --- Hands.


def test_pres_01_cards_of_a_rank() -> None:
    assert [suits(fresh(seats)) for seats in (4, 7, 8, 14)] == [4, 4, 8, 8]


@pytest.mark.parametrize("count", range(9))
def test_a_hand_holds_up_to_eight_of_a_rank(count: int) -> None:
    state = three("A 4 4", "5", "6").state
    put(state, 0, tally("A 4 4") + (count << 4 * 3))
    assert held_by(state, 0, 3) == count
    assert state.hand[0] >> 3 & 1 == int(count > 0)
    assert cards_in(state, 0) == count + 3
    assert size(tally_of(state, 0)) == count + 3
    for gone in range(count + 1):
        less = state.copy()
        take(less, 0, 3, gone)
        assert tally_of(less, 0) == tally("A 4 4") + (count - gone << 4 * 3)
        assert (less.extra[0] != 0) == (count - gone > 4)
    if count < 8:
        add(state, 0, 3)
        assert tally_of(state, 0) == tally("A 4 4") + (count + 1 << 4 * 3)
        assert (state.extra[0] != 0) == (count + 1 > 4)


def test_tallies() -> None:
    everything = 8 * ONES
    assert size(everything) == 104
    assert size(0) == 0
    for rank in range(13):
        assert [size(some(count, rank)) for count in (1, 8, 15)] == [1, 8, 15]
        assert counted(some(7, rank), rank) == 7
        assert counted(everything - some(8, rank), rank) == 0
        assert ranks_in(some(1, rank)) == 1 << rank
    assert ranks_in(everything) == (1 << 13) - 1
    assert ranks_in(tally("3 3 2")) == 1 | 1 << 12
    assert without(tally("3 3 K 2"), tally("3 K K")) == tally("3 2")
    assert without(tally("3 3 K 2"), 0) == tally("3 3 K 2")
    assert without(everything, everything) == 0


@pytest.mark.parametrize("seats", [8, 14])
def test_pres_03_hands_are_the_cards_of_the_stock(seats: int) -> None:
    table = Sitting(fresh(seats, first_by="seat", first_seat="5")).deal()
    for seat in range(seats):
        spots = range((seat - 6) % seats, 104, seats)
        ranks = sorted(table.state.stock[spot] // 8 for spot in spots)
        assert table.view(seat)["hand"] == ranks
    assert sorted(table.state.stock) == list(range(104))


def test_five_of_a_rank_may_be_dealt() -> None:
    table = dealt("A A A A A", *["K K K K J"] * 2, "J J J J J", *["Q Q Q Q 2"] * 2,
                  "A A A 2 2", "J 2 2 2 2", ranks="5")  # fmt: skip
    assert table.hand(0) == "A A A A A"
    assert table.hand(3) == "J J J J J"
    assert table.view(1)["sizes"] == [5] * 8
    assert table.view(NOBODY)["hand"] == []


# --- The opening.


def clubs_with(first: int, second: int, dealer: int) -> Sitting:
    """Deal three ranks to eight seats so that two seats get a King of clubs (cards 80 and 84)."""
    state = fresh(8, ranks="3", first_by="seat", first_seat=str(dealer))
    spots = [(first - dealer - 1) % 8, (second - dealer - 1) % 8 + 8]
    order = [card for card in range(80, 104) if card not in (80, 84)]
    for spot, card in sorted(zip(spots, (80, 84), strict=True)):
        order.insert(spot, card)
    stack(state, order)
    return Sitting(state).deal()


@pytest.mark.parametrize(
    ("first", "second", "dealer", "opener"),
    [(1, 6, 3, 6), (6, 1, 3, 6), (3, 2, 3, 2), (4, 3, 3, 4), (3, 3, 3, 3), (7, 6, 0, 6)],
)
def test_pres_r29_the_nearest_to_the_dealers_left_opens(
    first: int, second: int, dealer: int, opener: int
) -> None:
    table = clubs_with(first, second, dealer)
    assert table.actors() == [opener]
    assert table.may(opener) == ["K"]
    assert table.told("opens") == [("opens", opener)]
    assert table.state.opener == opener


def test_pres_r29_one_is_laid_and_later_rounds_have_no_opener() -> None:
    hands = ("K K K", "K K K", "K K A", "A A A", "A A A", "A 2 2", "2 2 2", "2 2 2")
    table = dealt(*hands, ranks="3")
    assert table.actors() == [0]
    assert table.refused(0, "K K") == ("PRES-09", "PRES-R01")
    table = dealt(*hands, ranks="3", places="01234567")
    assert table.state.opener == NOBODY
    for seats in (4, 7):
        assert Sitting(fresh(seats)).deal().state.opener == NOBODY


def test_option_opening_may_be_in_set_of_five() -> None:
    hands = ("J J J J J", "J J J Q Q", *["Q Q Q K K"] * 2, "K K K K A", "A A A A A", "A A 2 2 2",
             "2 2 2 2 2")  # fmt: skip
    table = dealt(*hands, ranks="5", opening="may_be_in_set")
    assert table.may(0) == ["J", "J J", "J J J", "J J J J", "J J J J J"]
    assert table.does(0, "J J J J J").actors() == [1]
    assert table.cleared()
    assert dealt(*hands, ranks="5").may(0) == ["J"]


# --- Sets.


def test_pres_r02_any_number_of_equal_cards_may_be_led() -> None:
    table = three("4 4 4 4 4 4 4 4 2", "5 5", "6 6")
    assert table.may(0) == ["4", "2", *(" ".join(["4"] * n) for n in range(2, 9))]
    assert three("4 4 4 4 4 6 6 6 6 6 6", "5 5", "6 6").may(0)[-3:] == [
        "4 4 4 4 4",
        "6 6 6 6 6",
        "6 6 6 6 6 6",
    ]


@pytest.mark.parametrize("count", [5, 6, 7, 8])
@pytest.mark.parametrize("under", ["A", "A A", "A A A"])
def test_pres_r30_larger_sets_go_on_anything_and_clear(under: str, count: int) -> None:
    lay = " ".join(["3"] * count)
    table = three(f"{under} 4", f"{lay} K", "5 5").does(0, under)
    assert table.may(1)[-1] == lay
    table.does(1, lay)
    assert table.cleared()
    assert table.actors() == [1]
    assert table.hand(1) == "K"
    assert table.state.laid[1] == count
    assert table.told("laid")[-1] == ("laid", 1, count, 0)


def test_pres_r30_a_part_of_a_larger_set() -> None:
    table = three("3 3 3 3 3 3 K", "5 5", "6 6").does(0, "3 3 3 3")
    assert table.hand(0) == "3 3 K"
    assert table.cleared()


def test_pres_r30_a_run_that_passes_four_clears() -> None:
    table = three("9 4", "9 9 9 9 5", "6 6").does(0, "9").does(1, "no", "9 9")
    assert not table.cleared()
    assert table.state.run == 3
    passed = three("9 9 4", "5 5", "9 9 9 K", turn=0).does(0, "9 9").does(2, "no").does(1, "pass")
    assert passed.does(2, "9 9 9").cleared()
    assert passed.actors() == [2]
    assert passed.told("completed") == []


def test_pres_r05_three_on_an_equal_three_is_no_play() -> None:
    for completion in ("on", "in_turn_only", "off"):
        table = three("9 9 9 4", "9 9 9 5", "6 6", completion=completion).does(0, "9 9 9")
        if completion == "on":
            table.does(1, "no")
        assert table.may(1) == (["pass"] if completion == "off" else ["pass", "9"])
        assert table.refused(1, "9 9 9") == ("PRES-16", "PRES-R06")


def test_pres_r05_a_pair_on_an_equal_pair_only_where_it_is_the_completion() -> None:
    """The run is three: a 9, then two 9s. A pair would make five and is neither larger."""
    for completion in ("in_turn_only", "off"):
        table = three("9 4", "9 9 5", "9 9 9 9 6", completion=completion)
        table.does(0, "9").does(1, "9 9")
        assert table.state.run == 3
        completing = [] if completion == "off" else ["9"]
        assert table.may(2) == ["pass", *completing, "9 9 9", "9 9 9 9"]
        assert table.refused(2, "9 9") == ("PRES-14", "PRES-15")
        pair = three("9 9 4", "9 9 9 5", "6 6", completion=completion).does(0, "9 9")
        assert pair.may(1) == ["pass", "9 9", "9 9 9"]
        assert pair.does(1, "9 9").cleared()


def test_pres_r05_a_pair_on_two_equal_singles_is_larger_not_equal() -> None:
    options = {"bigger_set_rank": "same_size_only", "completion": "off"}
    table = sit("9 4", "9 5", "6 6", "9 9 9 6", *[""] * 4, **options).does(0, "9").does(1, "9")
    assert table.may(3) == ["pass", "9"]


def test_option_bigger_set_rank_any_with_two_packs() -> None:
    table = three("9 4", "3 3 3 3 3 3", "6 6", bigger_set_rank="any").does(0, "9")
    assert table.may(1) == ["pass", *(" ".join(["3"] * n) for n in range(2, 7))]


@pytest.mark.parametrize("ruled", ["equal_or_higher", "same_size_only"])
def test_option_bigger_set_rank_lets_four_and_more_pass(ruled: str) -> None:
    table = three("9 4", "3 3 3 3 3 3", "6 6", bigger_set_rank=ruled).does(0, "9")
    assert table.may(1) == ["pass", "3 3 3 3", "3 3 3 3 3", "3 3 3 3 3 3"]
    assert table.refused(1, "3 3 3") == ("PRES-R04",)


def test_pres_r07_2s_are_laid_alone_whatever_their_number() -> None:
    table = three("9 4", "2 2 2 2 2 2 3", "6 6").does(0, "9")
    assert table.may(1) == ["pass", "2"]
    assert table.refused(1, "2 2 2 2 2") == ("PRES-R07",)
    assert table.does(1, "2").may(1) == ["3", "2"]
    assert table.hand(1) == "3 2 2 2 2 2"


def test_pres_r37_more_cards_than_are_held() -> None:
    table = three("4 4 4 4 4 5", "5 5", "6 6")
    assert table.refused(0, "4 4 4 4 4 4") == ("PRES-R37",)
    assert table.refused(0, "4 4 4 4 4") == ()


# --- Completing.


def test_pres_r11_exactly_what_is_missing() -> None:
    table = three("9 4", "6 6", "9 9 9 9 9 5").does(0, "9")
    assert table.asked() == 2
    assert table.may(2) == ["no", "9 9 9"]
    for wrong in ("9", "9 9", "9 9 9 9"):
        assert table.refused(2, wrong) == ("PRES-R12",)  # first the question
    table.does(2, "no")
    for wrong in ("9", "9 9", "9 9 9 9"):
        assert table.refused(2, wrong) == ("PRES-R11",)
    assert three("9 4", "6 6", "9 9 9 9 5").does(0, "9").does(2, "9 9 9").hand(2) == "5 9"


def test_pres_r12_several_holders_are_asked_clockwise() -> None:
    hands = ("9 4", "6 6 6", "9 9 9 5", "7 7 7", "", "9 9 9 8", "", "")
    table = sit(*hands).does(0, "9")
    assert table.asked() == 2
    assert table.may(2) == ["no", "9 9 9"]
    table.does(2, "9 9 9")
    assert table.cleared()
    assert table.actors() == [2]
    assert table.state.waiting == 0
    assert table.told("completed") == [("completed", 2, 3, 6)]


def test_pres_r12_when_one_declines_the_next_holder_is_asked_the_layer_last() -> None:
    table = sit("9 9 9 9 4", "6 6 6", "9 9 9 5", "7 7 7", *[""] * 4).does(0, "9")
    assert table.does(2, "no").asked() == 0
    assert table.actors() == [0, 1, 2, 3]
    assert table.may(0) == ["no", "9 9 9"]
    turned = table.does(0, "no").asked()
    assert turned == 1
    assert table.may(2) == ["no"]
    assert table.told("waived") == []


def test_pres_r12_nobody_can_tell_how_many_can_complete() -> None:
    """Seat 1 has the turn. Seat 3 sees the same whether seat 2 holds the 9s or not."""
    both = sit("9 4", "6 6 6", "9 9 9 5", "9 9 9 7", *[""] * 4).does(0, "9")
    alone = sit("9 4", "6 6 6", "8 8 8 5", "9 9 9 7", *[""] * 4).does(0, "9")
    assert both.asked() == 2
    assert alone.asked() == 3
    assert both.does(2, "no").asked() == 3
    for watcher in (NOBODY, 0, 1, 3):
        assert both.view(watcher) == alone.view(watcher)
        assert both.heard[watcher] == alone.heard[watcher]
    assert both.may(3) == alone.may(3) == ["no", "9 9 9"]


def test_pres_r14_the_fourth_single_and_r38_more_than_the_fourth() -> None:
    table = sit("9 4", "9 5", "6 6", "9 8", "7 7", "9 9 9 K", "", "", completion="in_turn_only")
    table.does(0, "9").does(1, "9").does(3, "9")  # skips 2 and 4
    assert table.state.run == 3
    assert table.may(5) == ["pass", "9", "K", "9 9", "9 9 9"]
    fourth = Sitting(table.state.copy()).does(5, "9")
    assert fourth.told("completed") == [("completed", 5, 1, 6)]
    larger = Sitting(table.state.copy()).does(5, "9 9")
    assert larger.told("laid") == [("laid", 5, 2, 6)]
    for after in (fourth, larger):
        assert after.cleared()
        assert after.actors() == [5]
        assert after.told("skipped") == []


def test_pres_r16_two_left_and_the_other_may_complete() -> None:
    table = sit("6 6 6 3", "6 6 6 6", *[""] * 6).does(0, "6").does(1, "no", "6")
    assert table.state.leads_after == 1
    assert table.asked() == 0
    assert table.may(0) == ["no", "6 6"]
    table.does(0, "no")
    assert table.asked() == 1  # the matcher may complete its own run
    assert table.does(1, "6 6").actors() == [1]


def test_pres_r13_a_completion_with_the_last_of_several_holders() -> None:
    table = sit("9 4", "9 9 9", "9 9 9 5", "7 7", *[""] * 4).does(0, "9").does(1, "9 9 9")
    assert table.places()[1] == 4
    assert table.actors() == [2]


# --- Leaving.


def test_pres_20_the_round_of_eight_ends_with_one_left() -> None:
    table = sit("3", "4", "5", "6", "7", "8", "9", "10 10")
    for seat, card in enumerate("3456789"):
        table.does(seat, card)
    assert table.places() == list(range(8))
    assert table.points() == [2, 1, 0, 0, 0, 0, 0, 0]


def test_pres_r22_many_2s_are_not_stuck() -> None:
    table = three("3 2 2 2 2 2", "9 9", "6 6").does(0, "3")
    assert table.state.stuck_count == 0
    stuck = three("3 2 2 2 2 2", "9 9", "6 6", stuck_test="all_twos").does(0, "3")
    assert stuck.state.stuck[: stuck.state.stuck_count] == [0]
    assert stuck.view(1)["sizes"][0] == 5


def test_option_stuck_test_all_twos_of_two_packs_at_the_deal() -> None:
    hands = ("2 2 2 2 2", *["K K K K A"] * 2, "Q Q Q Q J", "Q Q Q Q A", "J J J A A", "J J J A A",
             "J A 2 2 2")  # fmt: skip
    table = dealt(*hands, ranks="5", stuck_test="all_twos")
    assert table.told("stuck") == [("stuck", 0)]
    assert dealt(*hands, ranks="5", stuck_test="single_two").told("stuck") == []


def test_pres_r21_two_stuck_at_the_deal_count_from_the_dealers_left() -> None:
    hands = ("2 2 2", "K K K", "K K K", "K K A", "A A A", "A A A", "A 2 2", "2 2 2")
    table = dealt(*hands, ranks="3", stuck_test="all_twos")
    assert table.state.dealer == 7
    assert table.view(1)["stuck"] == [0, 7]
    assert table.actors() == [1]


# --- The exchange.

EXCHANGE = ("K K K K K", "J J J J J", "J J J Q Q", "Q Q Q Q Q", "Q K K K 2", "2 2 2 2 2",
            "A A A 2 2", "A A A A A")  # fmt: skip


def exchange(places: str = "01234567", **options: str) -> Sitting:
    return dealt(*EXCHANGE, ranks="5", places=places, **options)


def test_pres_28_the_tribute_from_a_set_of_five() -> None:
    table = exchange()
    assert table.may(7) == ["give A"]
    table.does(7, "give A")
    assert table.hand(7) == "A A A A"
    assert table.hand(0) == "K K K K K A"
    assert table.may(0) == ["return K", "return A"]
    table.does(0, "return K")
    assert (table.hand(7), table.hand(0)) == ("K A A A A", "K K K K A")
    assert table.actors() == [0]


def test_pres_28_the_tribute_makes_a_set_of_six() -> None:
    table = exchange("71234560").does(0, "give K")
    assert table.hand(7) == "K A A A A A"
    five = exchange("41235670", president_cards="2").does(0, "give K", "give K")
    assert five.hand(4) == "Q K K K K K 2"
    assert five.does(4, "return K", "return Q").hand(4) == "K K K K 2"
    assert five.view(0)["told"] == [10]


def test_option_tax_twos_yes_with_five() -> None:
    assert exchange("01234675", tax_twos="yes").may(5) == ["give 2"]
    assert exchange("01234675", tax_twos="no").may(5) == ["give 2"]
    assert exchange("01234576", tax_twos="yes").may(6) == ["give 2"]
    assert exchange("01234576", tax_twos="no").may(6) == ["give A"]


def test_option_may_return_same_no_with_two_packs() -> None:
    table = exchange(may_return_same="no").does(7, "give A")
    assert table.may(0) == ["return K"]
    own = exchange("71234560", may_return_same="no").does(0, "give K")
    assert own.may(7) == ["return A"]
    kept = exchange("41235670", may_return_same="no").does(0, "give K")
    assert kept.may(4) == ["return Q", "return K", "return 2"]


def test_option_vice_exchange_one_card_of_eight() -> None:
    table = exchange(vice_exchange="one_card").does(7, "give A").does(0, "return K")
    assert table.may(6) == ["give A"]
    table.does(6, "give A").does(1, "return J")
    assert (table.hand(6), table.hand(1)) == ("J A A 2 2", "J J J J A")
    assert table.actors() == [0]


# --- The reduced pack.


@pytest.mark.parametrize(
    ("seats", "least"), [(8, 3), (9, 3), (10, 3), (11, 3), (12, 3), (13, 4), (14, 4)]
)
def test_pres_r36_a_reduced_pack_of_two(seats: int, least: int) -> None:
    for ranks in (least, 13):
        table = Sitting(fresh(seats, ranks=str(ranks))).deal()
        assert table.state.pack == 8 * ranks
        whole = sum(tally_of(table.state, seat) for seat in range(seats))
        assert whole == (8 * ONES) >> 4 * (13 - ranks) << 4 * (13 - ranks)
        assert min(cards_in(table.state, seat) for seat in range(seats)) >= 2
        assert table.may(table.state.turn) == [cards(1 << 4 * (13 - ranks))]
    if least > 3:
        with pytest.raises(OptionError, match=f"choose {least} or more"):
            fresh(seats, ranks=str(least - 1))
