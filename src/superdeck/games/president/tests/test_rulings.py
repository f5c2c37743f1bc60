"""Every ruling at its default."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.engine.state import Score
from superdeck.games.president.tests.sitting import (
    Sitting,
    dealt,
    fresh,
    game,
    number,
    rule,
    sit,
)

FIRST = "3 3 4 4 5 5 6 6 7 7 8 8 A"
SECOND = "3 3 4 4 5 5 6 6 7 7 8 8 2"
THIRD = "9 9 9 9 10 10 10 10 J J J J 2"
FOURTH = "Q Q Q Q K K K K A A A 2 2"


def test_pres_r01_the_opening_is_single() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH)
    assert table.may(0) == ["3"]
    assert table.refused(0, "3 3") == ("PRES-09", "PRES-R01")
    assert table.refused(0, "4") == ("PRES-09", "PRES-R01")
    table.does(0, "3")
    assert table.asked() == 1


def test_pres_r02_what_may_be_led() -> None:
    table = sit("3 4 4 5 5 5 6 6 6 6 2", "7 7", "8 8", "9 9")
    leads = ["3", "4", "5", "6", "2", "4 4", "5 5", "6 6", "5 5 5", "6 6 6", "6 6 6 6"]
    assert table.may(0) == leads


def test_pres_r03_three_beat_a_single() -> None:
    assert "3 3 3" in sit("A 4", "3 3 3 4", "9 9", "9 9").does(0, "A").may(1)


def test_pres_r04_a_larger_set_of_any_rank() -> None:
    assert sit("A 4", "3 3 4", "9 9", "9 9").does(0, "A").may(1) == ["pass", "3 3"]


def test_pres_r05_only_singles_match() -> None:
    table = sit("9 9 3", "9 9 4", "4 4", "5 5", completion="off").does(0, "9 9")
    assert table.does(1, "9 9").cleared()
    larger = sit("9 3", "9 9 4", "4 4", "5 5").does(0, "9").does(1, "9 9")
    assert larger.asked() == 2
    assert larger.told("skipped") == []


def test_pres_r06_four_from_one_hand() -> None:
    table = sit("A A A 4", "3 3 3 3 4", "9 9", "9 9").does(0, "A A A").does(1, "3 3 3 3")
    assert table.cleared()
    assert table.actors() == [1]
    led = sit("3 3 3 3 4", "5 5", "9 9", "9 9").does(0, "3 3 3 3")
    assert led.actors() == [0]
    assert led.told("cleared") == [("cleared", NOBODY)]


def test_pres_r07_one_two_at_a_time() -> None:
    table = sit("A A A 4", "2 2 4", "9 9", "9 9").does(0, "A A A")
    assert table.may(1) == ["pass", "2"]
    assert table.refused(1, "2 2") == ("PRES-R07",)
    assert table.does(1, "2").may(1) == ["4", "2"]


def test_pres_r08_a_two_on_an_empty_pile() -> None:
    table = sit("2 4 4", "5 5", "9 9", "9 9").does(0, "2")
    assert table.actors() == [0]
    assert table.told("cleared") == []
    assert table.told("leads") == [("leads", 0)]


def test_pres_r09_the_leader_must_lay() -> None:
    table = sit("4 4", "5 5", "9 9", "9 9")
    assert "pass" not in table.may(0)
    assert table.refused(0, "pass") == ("PRES-R09",)


def test_pres_r10_a_pass_does_not_lock() -> None:
    table = sit("3 6", "4 K", "9 9", "10 10").does(0, "3")
    table.does(1, "pass").does(2, "9").does(3, "10").does(0, "pass")
    assert table.may(1) == ["pass", "K"]


def test_pres_r11_exactly_the_missing_cards() -> None:
    table = sit("5 5 3", "9 9", "8 8", "5 5 9 9").does(0, "5")
    assert table.asked() == 1  # the pair of seat 3 is not enough
    table.does(1, "pass").does(2, "8").does(3, "pass").does(0, "pass").does(1, "pass")
    assert table.actors() == [2]
    run = sit("5 3", "5 4", "5 9", "5 6").does(0, "5").does(1, "5")
    assert run.asked() == 3
    assert run.does(3, "5").asked() == 2  # asked out of turn, for the one missing
    assert run.refused(2, "9") == ("PRES-R12",)
    assert run.does(2, "no").refused(2, "9") == ("PRES-10",)


def test_pres_r11_never_twos_and_an_unbroken_run() -> None:
    table = sit("5 5 3", "6 3", "5 5 9", "9 9").does(0, "5").does(1, "6")
    assert table.asked() == 2
    assert "no" not in table.may(2)
    assert sit("2 4 4", "2 2 2 5", "9 9", "10 10").does(0, "2").actors() == [0]


def test_pres_r12_asked_clockwise_the_layer_last() -> None:
    table = sit("5 5 5 5 3", "6 6 6 6", "7 7 7 7", "8 8 8")
    table.does(0, "5")
    assert table.asked() == 0
    assert table.actors() == [0, 1, 2, 3]
    table.does(0, "no")
    assert table.asked() == 1
    assert table.actors() == [0, 1, 2, 3]
    assert table.told("waived", 0) == [("waived", 0)]
    assert table.told("waived", 1) == table.told("waived") == []
    assert table.refused(0, "5 5 5") == ("PRES-R12",)


def test_pres_r12_all_are_asked_in_order_before_anybody_is_passed_over() -> None:
    state = sit("5 5 3", "6 6 6 6", "7 7 7 7", "8 8 8 8", "9 9 9 9", turn=1).state
    game.apply(state, 1, number("6"))
    order = []
    while state.waiting:
        order.append(game.ask(state))
        game.apply(state, order[-1], WAIVE)
    assert order == [2, 3, 4, 0, 1]
    assert game.ask(state) == 2


def test_pres_r12_the_turn_may_act_beside_the_window() -> None:
    table = sit("5 3", "6 6 6 6", "5 5 5 7", "8 8 8").does(0, "5")
    assert table.asked() == 2
    assert table.may(1) == ["pass", "6", "6 6", "6 6 6", "6 6 6 6"]
    table.does(1, "pass")
    assert table.asked() == 2  # a pass does not end the right
    assert table.refused(2, "7") == ("PRES-R12",)
    assert table.does(2, "no").may(2)[0] == "pass"
    assert "5 5 5" in table.may(2)  # and it may still complete in turn
    assert "no" not in table.may(2)


def test_pres_r12_the_seat_in_turn_cannot_tell_that_somebody_before_it_can() -> None:
    holder = sit("5 3", "5 3", "5 5 9", "7 8", "6 6").does(0, "5").does(1, "5")
    assert holder.asked() == 2  # skipped, but asked; seat 3 has the turn and answers after it
    nobody = sit("5 3", "5 3", "6 6 9", "7 8", "6 6").does(0, "5").does(1, "5")
    assert nobody.asked() == 3
    assert holder.may(3) == nobody.may(3) == ["pass", "7", "8"]
    assert holder.view(3) == nobody.view(3)
    assert holder.does(3, "7").asked() == 4


def test_pres_r12_who_has_answered_can_only_answer_again() -> None:
    table = sit("5 5 5 5 3", "6 6 6 6", "7 7 7 7", "8 8 8").does(0, "5").does(0, "no")
    assert table.may(2) == ["no"]
    table.does(2, "no")
    assert table.asked() == 1


def test_pres_r12_two_matches_with_other_holders_look_alike() -> None:
    holder = sit("5 3", "6 6 6 6", "5 5 5 7", "8 8 8").does(0, "5").does(2, "no")
    nobody = sit("5 3", "6 6 6 6", "7 7 8 9", "8 8 8").does(0, "5")
    for seat in (0, 1, 3, NOBODY):
        assert holder.view(seat) == nobody.view(seat)
        assert holder.heard[seat] == nobody.heard[seat]


def test_pres_r13_completing_and_going_out() -> None:
    table = sit("5 3", "6 6", "5 5 5", "8 8").does(0, "5").does(2, "5 5 5")
    assert table.places()[2] == 0
    assert table.actors() == [3]


def test_pres_r14_the_fourth_single_clears() -> None:
    table = sit("5 3", "5 5 3", "6 6", "5 5 3", completion="off")
    table.does(0, "5").does(1, "5").does(3, "5").does(1, "5")
    assert table.cleared()
    assert table.actors() == [1]
    assert table.told("skipped") == [("skipped", 2), ("skipped", 0)]


def test_pres_r15_each_match_skips_and_passes_by_who_is_out() -> None:
    table = sit("7 3", "7 3", "7 3", "", "9 9", "10 10")
    table.does(0, "7").does(1, "7")
    assert table.told("skipped") == [("skipped", 2)]
    assert table.asked() == 4
    assert table.told("skipped", 4) == [("skipped", 2)]
    other = sit("7 3", "9 9", "7 3", "", "9 9", "10 10")
    assert other.does(0, "7").does(1, "pass").does(2, "7").asked() == 5


def two_left(first: str, second: str, **options: str) -> Sitting:
    return sit(first, second, "", "", **options)


def test_pres_r16_a_match_between_two_clears() -> None:
    table = two_left("6 3", "6 4").does(0, "6").does(1, "6")
    assert table.cleared()
    assert table.actors() == [1]
    assert table.told("skipped") == [("skipped", 0)]


def test_pres_r16_after_the_question() -> None:
    table = two_left("6 6 6 3", "6 4 4").does(0, "6").does(1, "6")
    assert table.actors() == [0, 1]
    assert table.state.leads_after == 1
    assert table.refused(0, "3") == ("PRES-R12",)
    assert table.may(1) == ["no"]  # who has answered, or holds nothing
    assert table.refused(1, "pass") == ("PRES-R12",)
    assert table.refused(1, "4") == ("PRES-R12",)
    assert not table.view(1)["answer"]
    assert table.view(0)["answer"]
    assert table.does(0, "no").actors() == [1]


def test_pres_r17_cleared_when_the_turn_would_come() -> None:
    table = sit("3 4", "4 K", "9 9", "4 4").does(0, "3").does(1, "4")
    table.does(2, "pass").does(3, "pass").does(0, "pass")
    assert table.cleared()
    assert table.actors() == [1]


def test_pres_r17_a_skipped_player_has_no_say() -> None:
    table = sit("5 4", "9 9", "10 10", "5 4").does(0, "5")
    table.does(1, "pass").does(2, "pass").does(3, "5")  # skips seat 0
    table.does(1, "pass").does(2, "pass")
    assert table.actors() == [3]


def test_pres_r18_the_skip_of_a_last_card_stands() -> None:
    table = sit("7 3", "7", "9 9", "10 10").does(0, "7").does(1, "7")
    assert table.asked() == 3


def test_pres_r19_the_pile_of_one_who_is_out_stays() -> None:
    table = sit("7", "9 9", "3 4", "10 10").does(0, "7")
    assert table.may(1) == ["pass", "9", "9 9"]
    table.does(1, "pass").does(2, "pass").does(3, "pass")
    assert table.cleared()
    assert table.actors() == [1]


def test_pres_r20_the_last_one_left_counts_as_out() -> None:
    table = sit("", "2 4", "6 6", turn=1).does(1, "4")  # stuck: seat 2 is left over
    assert table.places() == [0, 2, 1]
    assert table.points() == [2, 0, 1]
    assert table.refused(2, "6") == ("PRES-R20",)
    assert table.actors() == []


def test_pres_r21_stuck_seats_are_placed_last() -> None:
    table = sit("3 2", "4 2", "5 5", "6 6").does(0, "3").does(1, "4")
    assert table.refused(0, "pass") == ("PRES-34", "PRES-R21")
    table.does(2, "5 5")
    assert table.places() == [3, 2, 0, 1]


def test_pres_r21_for_lead_and_clear_like_one_who_is_out() -> None:
    table = sit("9 3", "2 2", "5 5", "6 6").does(0, "9").does(1, "2")
    assert table.actors() == [2]
    completed = sit("5 3", "6 6", "5 5 5 2", "8 8").does(0, "5").does(2, "5 5 5")
    assert completed.actors() == [3]


def test_pres_r22_several_twos_are_not_stuck() -> None:
    table = sit("3 2 2", "9 9", "5 5", "6 6").does(0, "3")
    assert table.state.stuck_count == 0
    table.does(1, "pass").does(2, "pass").does(3, "pass")
    assert table.may(0) == ["2"]


def test_pres_r23_a_lone_two_is_refused() -> None:
    table = sit("3 2", "9 9", "5 5", "6 6").does(0, "3")
    assert table.refused(0, "2") == ("PRES-34", "PRES-R21")


def test_pres_r24_the_tribute_is_the_highest_rank() -> None:
    table = dealt(FIRST, FOURTH, THIRD, SECOND, places="0123")
    assert table.may(3) == ["give 8"]
    assert table.refused(3, "give 2") == ("PRES-28", "PRES-R24")
    assert table.refused(3, "3") == ("PRES-28",)
    assert table.refused(0, "3") == ("PRES-28",)
    assert table.actors() == [3]


def test_pres_r24_a_two_where_there_is_nothing_else() -> None:
    table = dealt("K A K", "K A K", "A A 2", "2 2 2", places="0123", ranks="3")
    assert table.may(3) == ["give 2"]


def test_pres_r25_equal_cards_are_one_choice() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    assert table.may(3) == ["give A"]


def test_pres_r26_the_same_card_may_come_back() -> None:
    table = dealt(SECOND, FIRST, THIRD, FOURTH, places="0123").does(3, "give A")
    assert "return A" in table.may(0)
    assert table.refused(0, "return 9") == ("PRES-R26",)
    assert table.refused(0, "give 3") == table.refused(0, "pass") == ("PRES-29",)
    table.does(0, "return A")
    assert table.view(0)["received"] == [11]
    assert table.view(3)["told"] == []  # it got its Ace back
    assert table.view(0)["told"] == [11]


def test_pres_r27_nobody_else_exchanges() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    table.does(3, "give A").does(0, "return 3")
    assert table.actors() == [0]
    assert table.refused(0, "give 3") == ("PRES-28",)


def test_pres_r28_dealer_by_chance_and_cards_from_the_left() -> None:
    dealers = {Sitting(new_match(game, 4, {}, seed)).deal().state.dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}
    state = fresh(5, first_by="seat", first_seat="1")
    Sitting(state).deal()
    assert [state.hand[seat].bit_count() for seat in range(5)] == [10, 10, 11, 11, 10]


def test_pres_r31_player_limits() -> None:
    with pytest.raises(OptionError, match="min_players=3"):
        fresh(3)
    assert [fresh(seats).seats for seats in (4, 7, 8, 14)] == [4, 7, 8, 14]
    for seats in (2, 15):
        with pytest.raises(OptionError):
            fresh(seats)


@pytest.mark.parametrize("first", [0, 1])
def test_pres_r32_both_reach_the_target(first: int) -> None:
    table = sit("3", "4", "5", "6 6")
    table.state.points[:2] = [10, 10]
    table.does(0, "3").does(1, "4").does(2, "5")
    assert table.points() == [12, 11, 0, 0]
    assert table.match.score().winners == 1
    vice = sit("3", "4", "5", "6 6", target="11", turn=1)
    vice.state.points[:2] = [10, 8 + first]
    vice.does(1, "4").does(2, "5").does(3, "pass")
    assert not game.over(vice.state)


def test_pres_r32_the_president_first_whatever_the_seat() -> None:
    table = sit("7", "3", "5", "6 6", turn=1)
    table.state.points[:2] = [10, 10]
    table.does(1, "3").does(2, "pass").does(3, "6").does(0, "7")
    table.does(2, "pass").does(3, "pass").does(2, "5")
    assert table.points()[:2] == [11, 12]
    assert table.match.score().winners == 1 << 1
    assert table.told("won") == [("won", 1)]


def test_pres_r32_a_score_forgets_the_one_before() -> None:
    out = Score()
    out.winners = 0b110
    game.score(sit("3", "4", "5", "6 6").state, out)
    assert out.winners == 0


def test_pres_r32_the_round_is_played_to_its_end() -> None:
    table = sit("3", "4", "5 5", "6 6")
    table.state.points[0] = 10
    table.does(0, "3")
    assert not game.over(table.state)
    assert table.match.score().winners == 0
    assert table.points()[0] == 10


def test_pres_r33_target_eleven() -> None:
    assert fresh(4).target == 11
    assert "11" in rule("PRES-R33")


def test_pres_r34_clearing_is_automatic_and_credited() -> None:
    table = sit("3 4", "K A", "5 6", "5 6")
    table.state.title[:4] = [3, 0, 1, 2]
    table.does(0, "3").does(1, "pass").does(2, "pass").does(3, "pass")
    assert table.told("cleared") == [("cleared", 0)]


def test_pres_r35_titles_as_in_the_text() -> None:
    table = sit("3", "4", "5", "6 6").does(0, "3").does(1, "4").does(2, "5")
    assert table.told("placed")[3][2] == "ahole"
    assert "A-hole" in rule("PRES-25")


@pytest.mark.parametrize(("seats", "least"), [(4, 3), (5, 3), (6, 3), (7, 4)])
def test_pres_r36_a_reduced_pack(seats: int, least: int) -> None:
    table = Sitting(fresh(seats, ranks=str(least))).deal()
    assert table.state.pack == 4 * least
    assert min(table.state.hand[seat].bit_count() for seat in range(seats)) >= 2
    assert table.may(table.state.turn) == [["K"], ["Q"]][least == 4]
    if least > 3:
        with pytest.raises(OptionError, match="PRES-R36"):
            fresh(seats, ranks=str(least - 1))


def test_pres_r37_a_move_is_rank_and_count() -> None:
    table = sit("4 4 4", "5 5", "6 6", "7 7")
    assert table.may(0) == ["4", "4 4", "4 4 4"]
    assert table.refused(0, "5") == ("PRES-R37",)


def test_pres_r38_one_move_and_it_is_the_completion() -> None:
    table = sit("9 3", "9 4", "5 5", "9 9 6").does(0, "9").does(1, "9").does(3, "no")
    assert table.may(3).count("9 9") == 1
    table.does(3, "9 9")
    assert table.told("completed") == [("completed", 3, 2, 6)]
    assert table.told("skipped") == [("skipped", 2)]
    smaller = sit("9 9 9 3", "9 4 4", "5 5", "6 6").does(0, "9 9 9").does(1, "no")
    assert smaller.may(1) == ["pass", "9"]
    assert smaller.refused(1, "4") == ("PRES-16", "PRES-R06")
