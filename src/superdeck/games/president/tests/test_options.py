"""Every value of every option."""

from __future__ import annotations

import pytest

from superdeck.engine.match import options_of
from superdeck.engine.options import OptionError
from superdeck.games.president.state import AUTO
from superdeck.games.president.tests.sitting import Sitting, dealt, fresh, game, rule, sit

FIRST = "3 3 4 4 5 5 6 6 7 7 8 8 A"
SECOND = "3 3 4 4 5 5 6 6 7 7 8 8 2"
THIRD = "9 9 9 9 10 10 10 10 J J J J 2"
FOURTH = "Q Q Q Q K K K K A A A 2 2"

LEADER_LAYS = {"pass_on_lead": "no"}
LEADER_PASSES = {"pass_on_lead": "yes"}
NO_LOCKS = {"pass_locks": "no"}
LOCKS = {"pass_locks": "until_cleared"}


def two_left(first: str, second: str, **options: str) -> Sitting:
    return sit(first, second, "", "", **options)


def test_options_are_all_listed() -> None:
    names = {option.name for option in options_of(game)} - {"first_by", "first_seat"}
    assert len(names) == 20
    for option in options_of(game):
        assert option.clause.startswith(("PRES-R", "GEN-"))


def test_option_first_by_age() -> None:
    assert {Sitting(fresh(4, first_by="age")).deal().state.dealer} <= {0, 1, 2, 3}


def test_option_first_by_random() -> None:
    dealer = Sitting(fresh(4, first_by="random")).deal().state.dealer
    assert dealer == Sitting(fresh(4, first_by="age")).deal().state.dealer


def test_option_first_by_seat() -> None:
    assert Sitting(fresh(4, first_by="seat")).deal().state.dealer == 0


def test_option_first_seat() -> None:
    for seat in range(4):
        table = Sitting(fresh(4, first_by="seat", first_seat=str(seat))).deal()
        assert table.state.dealer == seat
    with pytest.raises(OptionError):
        fresh(4, first_seat="4")


def test_option_opening_single() -> None:
    assert dealt(FIRST, SECOND, THIRD, FOURTH, opening="single").may(0) == ["3"]


def test_option_opening_may_be_in_set() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, opening="may_be_in_set")
    assert table.may(0) == ["3", "3 3"]
    table.does(0, "3 3")
    assert table.asked() == 1
    assert table.may(1) == ["no", "3 3"]


def test_option_opening_may_be_in_set_of_four() -> None:
    hands = ("Q Q Q Q", "K K K K", "A A A A", "2 2 2 2")
    table = dealt(*hands, ranks="4", opening="may_be_in_set")
    table.does(0, "Q Q Q Q")
    assert table.places()[0] == 0
    assert table.actors() == [1]


def test_option_bigger_set_rank_any() -> None:
    assert "3 3" in sit("9 4", "3 3 4", "5 5", "6 6", bigger_set_rank="any").does(0, "9").may(1)


def test_option_bigger_set_rank_equal_or_higher() -> None:
    table = sit("9 4", "8 8 8 9 9 10 10 2", "5 5", "6 6", bigger_set_rank="equal_or_higher")
    table.does(0, "9")
    assert table.may(1) == ["pass", "9", "10", "2", "9 9", "10 10"]
    assert table.refused(1, "8 8 8") == ("PRES-R04",)
    four = sit("9 4", "8 8 8 8 9", "5 5", "6 6", bigger_set_rank="equal_or_higher").does(0, "9")
    assert "8 8 8 8" in four.may(1)


def test_option_bigger_set_rank_same_size_only() -> None:
    table = sit("9 4", "10 10 10 10 9 9 9 2", "5 5", "6 6", bigger_set_rank="same_size_only")
    table.does(0, "9").does(1, "no")
    assert table.may(1) == ["pass", "9", "10", "2", "9 9 9", "10 10 10 10"]
    assert table.refused(1, "10 10") == ("PRES-R04",)


def test_option_pass_on_lead_no() -> None:
    assert "pass" not in sit("4 4", "5 5", "6 6", "7 7", **LEADER_LAYS).may(0)


def test_option_pass_on_lead_yes() -> None:
    table = sit("4 4", "5 5", "6 6", "7 7", **LEADER_PASSES)
    for seat in (0, 1, 2, 3):
        table.does(seat, "pass")
    assert table.may(0) == ["4", "4 4"]
    assert table.refused(0, "pass") == ("PRES-R09",)
    assert table.told("leads") == [("leads", seat) for seat in (1, 2, 3, 0)]
    table.does(0, "4")
    assert table.state.lead_passes == 0


def test_option_pass_on_lead_yes_but_not_the_opener() -> None:
    table = Sitting(fresh(4, **LEADER_PASSES)).deal()
    assert table.may(table.state.turn) == ["3"]


def test_option_pass_locks_no() -> None:
    table = sit("3 6", "4 K", "9 9", "10 10", **NO_LOCKS).does(0, "3")
    table.does(1, "pass").does(2, "9").does(3, "10").does(0, "pass")
    assert table.asked() == 1


def test_option_pass_locks_until_cleared() -> None:
    table = sit("3 6", "4 K", "9 9", "10 J", **LOCKS).does(0, "3")
    table.does(1, "pass").does(2, "9").does(3, "10").does(0, "pass")
    assert table.refused(1, "K") == ("PRES-R10",)
    assert table.asked() == 2
    table.does(2, "pass")
    assert table.cleared()
    assert table.state.locked == 0
    assert table.actors() == [3]


def test_option_pass_locks_until_cleared_saves_skips() -> None:
    table = sit("3 9", "4 K", "9 6", "9 J", "5 5", **LOCKS).does(0, "3")
    table.does(1, "pass").does(2, "9").does(3, "9")  # skips 4
    assert table.told("skipped") == [("skipped", 4)]
    table.does(0, "9")  # 1 is locked, so 2 is skipped
    assert table.told("skipped")[1:] == [("skipped", 2)]
    assert table.asked() == 3


def test_option_pass_locks_until_cleared_still_completes() -> None:
    table = sit("3 9", "9 9 9", "9 6", "J J", **LOCKS).does(0, "3")
    table.does(1, "pass").does(2, "9")
    assert table.asked() == 1
    table.does(1, "9 9 9")
    assert table.actors() == [2]


def test_option_completion_on() -> None:
    assert sit("5 3", "6 6 6", "5 5 5 7", "8 8 8", completion="on").does(0, "5").asked() == 2


def test_option_completion_in_turn_only() -> None:
    table = sit("5 3", "6 6 6", "5 5 5 7", "8 8 8", completion="in_turn_only").does(0, "5")
    assert table.actors() == [1]
    assert table.refused(2, "5 5 5") == ("PRES-R12",)
    assert table.refused(2, "5") == ("PRES-R11",)
    assert table.does(1, "pass").may(2) == ["pass", "5", "7", "5 5", "5 5 5"]
    assert table.does(2, "5 5 5").cleared()
    on_three = sit("9 9 9 3", "9 4", "6 6", "7 7", completion="in_turn_only").does(0, "9 9 9")
    assert on_three.may(1) == ["pass", "9"]


def test_option_completion_off() -> None:
    table = sit("5 3", "6 6 6", "5 5 5 7", "8 8 8", completion="off").does(0, "5")
    assert table.actors() == [1]
    assert table.refused(2, "5 5 5") == ("PRES-R12",)
    on_three = sit("9 9 9 3", "9 4", "6 6", "7 7", completion="off").does(0, "9 9 9")
    assert on_three.may(1) == ["pass"]
    pair = sit("9 9 3", "9 9 4", "6 6", "7 7", completion="off").does(0, "9 9")
    assert pair.may(1) == ["pass", "9 9"]
    assert pair.does(1, "9 9").cleared()


def test_option_window_ms() -> None:
    assert fresh(4).window_ms == AUTO
    for wait in ("0", "10000"):
        assert fresh(4, window_ms=wait).window_ms == int(wait)
        said = rule("PRES-R12", window_ms=wait).replace(",", "")
        assert f"for {wait} thousandths" in said
    with pytest.raises(OptionError):
        fresh(4, window_ms="10001")


def test_option_window_ms_auto() -> None:
    assert fresh(4, window_ms="auto").window_ms == AUTO
    assert "for a moment" in rule("PRES-R12", window_ms="auto")


def test_option_two_player_skip_clear() -> None:
    table = two_left("6 3", "6 4", two_player_skip="clear").does(0, "6").does(1, "6")
    assert table.cleared()
    assert table.actors() == [1]


def test_option_two_player_skip_must_beat_own() -> None:
    table = two_left("6 A", "6 7 9 9", two_player_skip="must_beat_own").does(0, "6").does(1, "6")
    assert not table.cleared()
    assert table.may(1) == ["pass", "7", "9", "9 9"]
    table.does(1, "pass")
    assert table.may(0) == ["pass", "A"]
    table.does(0, "pass")
    assert table.cleared()
    assert table.actors() == [1]
    beaten = two_left("6 A", "6 7 9 9", two_player_skip="must_beat_own").does(0, "6")
    assert beaten.does(1, "6", "7").asked() == 0


def test_option_two_player_skip_must_beat_own_with_locks() -> None:
    table = two_left("6 A", "6 7 9", two_player_skip="must_beat_own", **LOCKS)
    table.does(0, "6").does(1, "6", "pass").does(0, "pass")
    assert table.actors() == [1]


def test_option_two_player_skip_no_skip() -> None:
    table = two_left("6 A", "6 7", two_player_skip="no_skip").does(0, "6").does(1, "6")
    assert table.asked() == 0
    assert table.may(0) == ["pass", "A"]
    assert table.told("skipped") == []


def test_option_match_and_out_skip_stands() -> None:
    table = sit("7 3", "7", "9 9", "10 10", match_and_out="skip_stands").does(0, "7").does(1, "7")
    assert table.asked() == 3


def test_option_match_and_out_clear_and_next_leads() -> None:
    table = sit("7 3", "7", "9 9", "10 10", match_and_out="clear_and_next_leads")
    table.does(0, "7").does(1, "7")
    assert table.cleared()
    assert table.actors() == [2]
    assert table.told("skipped") == []
    asked = sit("7 3", "7", "7 7 9", "10 10", match_and_out="clear_and_next_leads")
    asked.does(0, "7").does(1, "7")
    assert asked.asked() == 2
    assert asked.does(2, "7 7").actors() == [2]
    kept = sit("7 3", "8", "9 9", "10 10", match_and_out="clear_and_next_leads").does(0, "7")
    assert not kept.does(1, "8").cleared()


def test_option_pile_on_exit_stays() -> None:
    assert not sit("7", "9 9", "3 4", "10 10", pile_on_exit="stays").does(0, "7").cleared()


def test_option_pile_on_exit_cleared() -> None:
    table = sit("7", "9 9", "3 4", "10 10", pile_on_exit="cleared").does(0, "7")
    assert table.cleared()
    assert table.actors() == [1]
    stuck = sit("7 2", "9 9", "3 4", "10 10", pile_on_exit="cleared").does(0, "7")
    assert stuck.actors() == [1]
    asked = sit("7", "9 9 9", "7 7 7 4", "10 10", pile_on_exit="cleared").does(0, "7")
    assert asked.actors() == [1, 2]
    assert asked.does(2, "no").actors() == [1]


def stuck_second(**options: str) -> Sitting:
    return sit("3 4 5", "7 2", "8 2", "", turn=1, **options).does(1, "7").does(2, "8")


def test_option_stuck_scores_no() -> None:
    table = sit("3 4 5 6", "7 2", "8 2", "9 2", turn=1, stuck_scores="no")
    assert table.does(1, "7").does(2, "8").does(3, "9").points() == [2, 0, 0, 0]


def test_option_stuck_scores_yes() -> None:
    table = sit("3 4 5 6", "7 2", "8 2", "9 2", turn=1, stuck_scores="yes")
    assert table.does(1, "7").does(2, "8").does(3, "9").points() == [2, 0, 0, 1]


def test_option_stuck_order_first_is_last() -> None:
    assert stuck_second(stuck_order="first_is_last").places() == [1, 3, 2, 0]


def test_option_stuck_order_last_is_last() -> None:
    assert stuck_second(stuck_order="last_is_last").places() == [1, 2, 3, 0]


def test_option_stuck_test_single_two() -> None:
    table = sit("3 2 2", "9 9", "5 5", "6 6", stuck_test="single_two").does(0, "3")
    assert table.state.stuck_count == 0


def test_option_stuck_test_all_twos() -> None:
    table = sit("3 2 2", "9 9", "5 5", "6 6", stuck_test="all_twos").does(0, "3")
    assert table.state.stuck[: table.state.stuck_count] == [0]


def test_option_stuck_test_all_twos_at_the_deal() -> None:
    hands = ("Q Q K A", "Q Q K A", "K K A A", "2 2 2 2")
    table = dealt(*hands, ranks="4", stuck_test="all_twos")
    assert table.told("stuck") == [("stuck", 3)]
    table = dealt(*hands, ranks="4", stuck_test="all_twos", places="0123")
    assert table.actors() == [0]  # the exchange is left out, the President leads
    table = dealt(*hands, ranks="4", stuck_test="all_twos", places="3120")
    assert table.actors() == [0]  # the President is stuck: the next one in leads
    table = dealt(*hands, ranks="4", stuck_test="all_twos", places="0123", vice_exchange="one_card")
    assert table.may(2) == ["give A"]


def test_option_stuck_test_all_twos_after_the_exchange() -> None:
    hands = ("A 2 2 2", "Q Q K K", "Q Q K K", "A A A 2")
    table = dealt(*hands, ranks="4", stuck_test="all_twos", tax_twos="yes", places="0123")
    table.does(3, "give 2").does(0, "return A")
    assert table.told("stuck") == [("stuck", 0)]
    assert table.actors() == [1]


def test_option_tax_twos_no() -> None:
    assert dealt(SECOND, FIRST, THIRD, FOURTH, places="0123", tax_twos="no").may(3) == ["give A"]


def test_option_tax_twos_yes() -> None:
    assert dealt(SECOND, FIRST, THIRD, FOURTH, places="0123", tax_twos="yes").may(3) == ["give 2"]


def test_option_may_return_same_yes() -> None:
    table = dealt(SECOND, FIRST, THIRD, FOURTH, places="0123", may_return_same="yes")
    assert "return A" in table.does(3, "give A").may(0)


def test_option_may_return_same_no() -> None:
    table = dealt(SECOND, FIRST, THIRD, FOURTH, places="0123", may_return_same="no")
    assert "return A" not in table.does(3, "give A").may(0)
    assert table.refused(0, "return A") == ("PRES-R26",)
    own = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123", may_return_same="no")
    assert "return A" in own.does(3, "give A").may(0)
    own.does(0, "return A")
    assert own.view(3)["told"] == [11]  # it still holds the Ace that it was given


def test_option_vice_exchange_off() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123", vice_exchange="off")
    assert table.does(3, "give A").does(0, "return 3").actors() == [0]


def test_option_vice_exchange_one_card() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123", vice_exchange="one_card")
    table.does(3, "give A").does(0, "return 3")
    assert table.may(2) == ["give J"]
    table.does(2, "give J").does(1, "return 2")
    assert table.hand(2).endswith("2 2")
    assert table.actors() == [0]
    assert table.told("gave-card") == [("gave-card", 3, 0), ("gave-card", 2, 1)]
    assert table.told("gave", 1) == [("gave", 2, 1, 8)]
    assert table.told("returned", 2) == [("returned", 1, 2, 12)]
    assert table.told("returned-card", 2) == [("returned-card", 0, 3)]


def test_option_vice_exchange_one_card_for_three() -> None:
    hands = ("K K A 2", "K K A 2", "A A 2 2")
    table = dealt(*hands, ranks="3", places="012", vice_exchange="one_card")
    assert table.does(2, "give A").does(0, "return 2").actors() == [0]


def test_option_president_cards() -> None:
    assert fresh(4).president_cards == 1
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123", president_cards="2")
    table.does(3, "give A", "give A")
    assert table.hand(0).endswith("A A A")
    table.does(0, "return 3", "return A")
    assert table.hand(3) == "3 Q Q Q Q K K K K A A 2 2"
    assert table.actors() == [0]
    assert table.view(3)["told"] == [11]
    with pytest.raises(OptionError):
        fresh(4, president_cards="3")


def test_option_min_players() -> None:
    with pytest.raises(OptionError):
        fresh(3, min_players="4")
    state = fresh(3, min_players="3")
    Sitting(state).deal()
    assert sorted(hand.bit_count() for hand in state.hand[:3]) == [17, 17, 18]
    assert "Fewer than 3" in rule("PRES-R31", min_players="3")


def test_option_target() -> None:
    for target in (1, 100):
        table = sit("3", "4", "5", "6 6", target=str(target))
        table.state.points[0] = target - 1
        table.does(0, "3").does(1, "4").does(2, "5")
        assert game.over(table.state)
        assert table.match.score().winners == 1
    table = sit("3", "4", "5", "6 6", target="3").does(0, "3").does(1, "4").does(2, "5")
    assert not game.over(table.state)
    with pytest.raises(OptionError):
        fresh(4, target="101")


def test_option_titles_seed() -> None:
    table = sit("3", "4", "5", "6 6", titles="seed").does(0, "3").does(1, "4").does(2, "5")
    assert table.told("placed")[3][2] == "ahole"
    assert rule("PRES-25", titles="seed").endswith("A-hole.")


def test_option_titles_polite() -> None:
    table = sit("3", "4", "5", "6 6", titles="polite").does(0, "3").does(1, "4").does(2, "5")
    assert table.told("placed")[3][2] == "intern"
    assert rule("PRES-25", titles="polite").endswith("Intern.")
    assert rule("PRES-25", "es", titles="polite").endswith("becario.")


def test_option_ranks() -> None:
    for ranks in range(3, 14):
        state = fresh(4, ranks=str(ranks))
        table = Sitting(state).deal()
        assert state.pack == 4 * ranks
        assert table.hand(state.turn).split()[0] == table.may(state.turn)[0]
    with pytest.raises(OptionError):
        fresh(4, ranks="2")
    with pytest.raises(OptionError, match="choose 4 or more"):
        fresh(7, ranks="3")
