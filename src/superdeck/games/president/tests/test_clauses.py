"""Every clause of the text, by its number."""

from __future__ import annotations

import pytest

from superdeck.cards.ranks import ONES, size
from superdeck.engine.actions import NOBODY
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.games.president.hands import tally_of
from superdeck.games.president.tests.sitting import Sitting, dealt, fresh, game, rule, sit


def test_pres_01_pack_and_players() -> None:
    for seats in (4, 5, 6, 7):
        assert Sitting(fresh(seats)).deal().state.pack == 52
    for seats in (8, 11, 14):
        assert Sitting(fresh(seats)).deal().state.pack == 104
    with pytest.raises(OptionError):
        new_match(game, 15, {})
    assert "second pack" in rule("PRES-01")


def test_pres_02_score_is_kept() -> None:
    assert "pencil" in rule("PRES-02")
    table = sit("3", "4 4", "5 5", "6 6").does(0, "3").does(1, "4 4")
    table.does(2, "pass").does(3, "pass").does(2, "5 5")
    assert table.points() == [2, 1, 0, 0]


@pytest.mark.parametrize("seats", range(4, 15))
def test_pres_03_all_cards_are_dealt(seats: int) -> None:
    state = Sitting(fresh(seats)).deal().state
    hands = [tally_of(state, seat) for seat in range(seats)]
    each = 4 if seats <= 7 else 8
    assert sum(hands) == each * ONES
    sizes = [size(hand) for hand in hands]
    assert sum(sizes) == 13 * each
    assert max(sizes) - min(sizes) <= 1


def test_pres_04_no_cards_left_is_the_aim() -> None:
    table = sit("3", "4 4", "5 5", "6 6").does(0, "3")
    assert table.state.exits == 1
    assert table.told("out") == [("out", 0, "president", 1)]


def test_pres_05_first_out_is_president() -> None:
    table = sit("3", "4 4", "5 5", "6 6").does(0, "3")
    assert table.places() == [0, -1, -1, -1]
    assert "President" in rule("PRES-05")


def test_pres_06_second_out_is_vice_president() -> None:
    table = sit("3", "4", "5 5", "6 6").does(0, "3").does(1, "4")
    assert table.places() == [0, 1, -1, -1]
    assert table.told("out")[1] == ("out", 1, "vice", 2)


def test_pres_07_order_of_ranks() -> None:
    table = sit("J 3", "3 4 5 6 7 8 9 10 Q K A 2", "3 4", "3 4").does(0, "J")
    assert table.may(1) == ["pass", "Q", "K", "A", "2"]


def test_pres_08_twos_clear() -> None:
    table = sit("A 3", "2 4 4", "3 4", "3 4").does(0, "A").does(1, "2")
    assert table.cleared()


def test_pres_09_three_of_clubs_starts() -> None:
    table = Sitting(fresh(4)).deal()
    assert table.may(table.state.turn) == ["3"]
    assert table.actors() == [table.state.turn]
    assert table.refused(table.state.turn, "pass") == ("PRES-09", "PRES-R01")
    assert table.told("opens") == [("opens", table.state.turn)]


def test_pres_09_nobody_has_a_title_in_the_first_round() -> None:
    table = Sitting(fresh(4)).deal()
    assert table.view(0)["title"] == table.view(0)["place"] == [NOBODY] * 4


def test_pres_10_clockwise() -> None:
    table = sit("3 8", "4 8", "5 9", "6 9", completion="off")
    assert table.does(0, "3").asked() == 1
    assert table.does(1, "4").asked() == 2
    assert table.does(2, "5").does(3, "6").asked() == 0
    assert table.refused(2, "9") == ("PRES-10",)


def test_pres_11_match_or_beat() -> None:
    table = sit("7 3", "6 7 8", "3 4", "3 4").does(0, "7")
    assert table.may(1) == ["pass", "7", "8"]
    assert table.refused(1, "6") == ("PRES-11", "PRES-13")


def test_pres_12_a_match_skips() -> None:
    table = sit("7 3", "7 3", "9 9", "10 10").does(0, "7").does(1, "7")
    assert table.asked() == 3
    assert table.told("skipped") == [("skipped", 2)]


def test_pres_13_a_pair_beats_a_single() -> None:
    assert "3 3" in sit("A 4", "3 3 5", "4 5", "4 5").does(0, "A").may(1)


def test_pres_14_a_higher_pair_beats_a_pair() -> None:
    table = sit("9 9 3", "8 8 10 10 J", "4 5", "4 5").does(0, "9 9")
    assert table.may(1) == ["pass", "10 10"]
    assert table.refused(1, "8 8") == table.refused(1, "J") == ("PRES-14", "PRES-15")


def test_pres_15_three_beat_a_pair() -> None:
    assert "3 3 3" in sit("A A 4", "3 3 3 5", "4 5", "4 5").does(0, "A A").may(1)


def test_pres_16_higher_three_beat_three() -> None:
    table = sit("9 9 9 3", "8 8 8 10 10 10 A A", "4 5", "4 5").does(0, "9 9 9")
    assert table.may(1) == ["pass", "10 10 10"]
    assert table.refused(1, "8 8 8") == table.refused(1, "A A") == ("PRES-16", "PRES-R06")


def test_pres_17_a_two_clears_the_pile() -> None:
    for under in ("K", "K K", "K K K"):
        table = sit(f"{under} 3", "2 4 4", "3 4", "3 4").does(0, under)
        assert table.does(1, "2").cleared()
        assert table.told("cleared") == [("cleared", NOBODY)]


def test_pres_18_who_laid_the_two_starts() -> None:
    table = sit("K 3", "2 4 4", "3 4", "3 4").does(0, "K").does(1, "2")
    assert table.actors() == [1]
    assert table.may(1) == ["4", "4 4"]


def test_pres_19_who_cannot_must_pass() -> None:
    assert sit("K 3", "4 4 4 5", "3 4", "3 4", bigger_set_rank="same_size_only").does(0, "K").may(
        1
    ) == ["pass"]


def test_pres_20_completion_out_of_turn() -> None:
    table = sit("5 3", "7 7", "8 8", "5 5 5 9").does(0, "5")
    assert table.asked() == 3
    assert table.may(3) == ["no", "5 5 5"]
    assert table.told("waived") == []


def test_pres_21_four_of_a_kind_clears() -> None:
    assert sit("5 3", "7 7", "8 8", "5 5 5 9").does(0, "5").does(3, "5 5 5").cleared()


def test_pres_22_the_completer_starts() -> None:
    table = sit("5 3", "7 7", "8 8", "5 5 5 9").does(0, "5").does(3, "5 5 5")
    assert table.actors() == [3]
    assert table.told("completed") == [("completed", 3, 3, 2)]
    assert table.told("leads") == [("leads", 3)]


def test_pres_23_points_of_a_round() -> None:
    table = sit("3", "4", "5", "6 6").does(0, "3").does(1, "4").does(2, "5")
    assert table.points() == [2, 1, 0, 0]
    assert table.told("placed") == [
        ("placed", 0, "president", 1, 2, 2),
        ("placed", 1, "vice", 2, 1, 1),
        ("placed", 2, "place", 3, 0, 0),
        ("placed", 3, "ahole", 4, 0, 0),
    ]


def test_pres_24_eleven_points_win() -> None:
    table = sit("3", "4", "5", "6 6")
    table.state.points[0] = 9
    table.does(0, "3").does(1, "4").does(2, "5")
    assert game.over(table.state)
    assert table.match.score().winners == 1 << 0
    assert table.told("won") == [("won", 0)]


def test_pres_25_last_with_cards_is_the_ahole() -> None:
    table = sit("3", "4", "5", "6 6").does(0, "3").does(1, "4").does(2, "5")
    assert table.places() == [0, 1, 2, 3]


def test_pres_26_the_ahole_deals() -> None:
    table = sit("3", "4", "5", "6 6").does(0, "3").does(1, "4").does(2, "5").deal()
    assert table.state.dealer == 3
    assert table.told("round") == [("round", 2, 3)]


def test_pres_27_the_ahole_clears() -> None:
    table = sit("K 3", "2 4 4", "3 4", "3 4")
    table.state.title[:4] = [0, 3, 2, 1]
    assert table.does(0, "K").does(1, "2").told("cleared") == [("cleared", 1)]


def test_pres_27_nothing_is_cleared_in_an_exchange() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123").does(3, "give A").does(0, "return 3")
    for watcher in range(NOBODY, 4):
        assert table.told("cleared", watcher) == []


FIRST = "3 3 4 4 5 5 6 6 7 7 8 8 A"
SECOND = "3 3 4 4 5 5 6 6 7 7 8 8 2"
THIRD = "9 9 9 9 10 10 10 10 J J J J 2"
FOURTH = "Q Q Q Q K K K K A A A 2 2"


def test_pres_28_the_ahole_gives_its_highest_card() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    assert table.asked() == 3
    assert table.may(3) == ["give A"]
    table.does(3, "give A")
    assert table.hand(0).endswith("A A")
    assert table.refused(2, "9") == ("PRES-29",)


def test_pres_29_the_president_returns_a_card() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123").does(3, "give A")
    assert table.may(0) == [f"return {name}" for name in ["3", "4", "5", "6", "7", "8", "A"]]
    table.does(0, "return 3")
    assert table.hand(3) == "3 Q Q Q Q K K K K A A 2 2"
    assert table.hand(0) == "3 4 4 5 5 6 6 7 7 8 8 A A"


def test_pres_30_the_president_leads_later_rounds() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="1023")
    table.does(3, "give A").does(1, "return 2")
    assert table.actors() == [1]
    assert "3" in table.may(1)
    assert table.told("leads") == [("leads", 1)]
    assert table.state.owed == 0


def test_pres_31_one_may_always_pass() -> None:
    assert sit("3 4", "K A", "5 6", "5 6").does(0, "3").does(1, "pass").asked() == 2


def test_pres_32_when_all_pass_the_pile_is_cleared() -> None:
    table = sit("3 4", "K A", "5 6", "5 6").does(0, "3")
    table.does(1, "pass").does(2, "pass")
    assert not table.cleared()
    table.does(3, "pass")
    assert table.cleared()
    assert table.actors() == [0]


def test_pres_33_a_two_is_never_the_last_card() -> None:
    table = sit("2 2", "4 4", "5 5", "6 6").does(0, "2")
    assert table.hand(0) == "2"
    assert table.may(0) == []
    assert table.refused(0, "2") == ("PRES-34", "PRES-R21")


def test_pres_34_a_lone_two_makes_the_ahole() -> None:
    table = sit("3 2", "4", "5", "6 6").does(0, "3")
    assert table.state.stuck[0] == 0
    assert table.told("stuck") == [("stuck", 0)]
    table.does(1, "4").does(2, "5")
    assert table.places() == [3, 0, 1, 2]
