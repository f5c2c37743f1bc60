"""SUPRA-R01 to SUPRA-R37: the rulings, with default options."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.games import supra
from superdeck.games.supra.contest import next_slot
from superdeck.games.supra.rules import ASSIST, BUILD, DISCARD
from superdeck.games.supra.state import Ending, Event, Phase
from superdeck.games.supra.story import value_of
from superdeck.games.supra.tests.track import (
    CABIN,
    ENGINE,
    SPOILER,
    WHEELS,
    act,
    assist,
    bits,
    book,
    car,
    card,
    cards,
    dealt,
    drop,
    first_moves,
    fresh,
    inspect,
    moves,
    play_out,
    race,
    refused,
    replace,
    rob,
    sabotage,
    scrap,
    swap,
    take,
    words,
)

HIGH = "ah kh qh jh"
LOW = "5c 4c 3c 2c"
RACE = "6s 7s 8s 9d"
STYLE = "6s 7s 8d 9d"
ROBBERY = "6h 7d 8d 9d"
BLACK = "6s 7s 8s 9s"


def test_supra_r01_the_ace_is_high_and_suits_never_count() -> None:
    match = race("kh 2d 2h 2s", "ac 3d 3h 3s", lineup=RACE)
    assert match.state.last == 1
    assert [value_of(one, "high") for one in cards("2c 10d jh qs kc ad")] == [2, 10, 11, 12, 13, 14]
    match = race("ac 2d 2h 3s", "as 3d 3h 2s", lineup=RACE)
    assert match.state.decided == SPOILER


@pytest.mark.parametrize(
    ("slot", "order"),
    [
        (ENGINE, [SPOILER, WHEELS, CABIN]),
        (CABIN, [ENGINE, SPOILER, WHEELS]),
        (WHEELS, [CABIN, ENGINE, SPOILER]),
        (SPOILER, [WHEELS, CABIN, ENGINE]),
    ],
)
def test_supra_r02_ties_go_backwards_and_round_the_corner(slot: int, order: list[int]) -> None:
    assert [next_slot(fresh().state, slot, step) for step in (1, 2, 3)] == order


def test_supra_r02_each_slot_of_a_tie_is_compared() -> None:
    assert race("kh 3h 2h 2s", "kd 2d 3d 2c", lineup=RACE).state.last == 1  # Wheels before Cabin
    state = race("kh 3h 2h 2s", "kd 4d 2d 2c", lineup=RACE).state  # Cabin in the end
    assert (state.last, state.decided, state.redrawn) == (1, CABIN, 0)
    assert race("2h kh 3h 2s", "3d kd 2d 2c", lineup=STYLE).state.last == 1  # Engine before Wheels


def test_supra_r03_only_those_still_tied_are_compared() -> None:
    match = race("kh 9h 9d 4s", "kd 2h 2d 5s", "ks 3h 3d 5d", "qs 10d 10h 10s", lineup=RACE)
    assert match.state.last == 2  # 5 and 5 leave seats 1 and 2, then the Wheels
    assert match.state.decided == WHEELS


def test_supra_r04_identical_means_slot_by_slot() -> None:
    match = race("kh 9h 8h 4s", "kd 8s 9d 4d", lineup=RACE.replace("8s", "2s"))
    assert match.state.redrawn == 0  # the same values in other slots
    assert match.state.last == 1


def test_supra_r05_all_scrap_then_draw_clockwise_from_the_last_winner() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", "2s 2h 2d 3s", lineup=RACE + " 5s 4s", last=1)
    assert car(match, 1)[0] == card("5s")
    assert car(match, 0)[0] == card("4s")
    assert match.state.redrawn == 0b011


def test_supra_r05_who_was_behind_does_not_come_back() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", "qs 2h 2d 3s", lineup=RACE + " 5s 4s")
    assert match.state.last == 0
    assert car(match, 2)[0] == card("qs")


def test_supra_r05_only_those_identical_again_go_on() -> None:
    cars = ("kh qh jh 10h", "kd qd jd 10d", "ks qs js 10s")
    match = race(*cars, lineup=RACE + " 4s 5d 5s 2d 3c")
    assert [car(match, seat)[0] for seat in range(3)] == cards("4s 2d 3c")
    assert match.state.scrap == bits("kh kd ks 5d 5s")
    assert match.state.last == 2  # although a 4 would be higher


def test_supra_r06_enough_cards_are_looked_for_before_anything_is_scrapped() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", lineup=RACE + " 2c", garages=("3h",), short=True)
    assert match.state.ending == Ending.IDENTICAL
    assert match.score().points[:2] == [1, 0]
    assert car(match, 0)[0] == card("kh")
    assert match.state.pack - match.state.spent == 1
    assert match.score().winners == 0b01


def test_supra_r07_the_winner_chooses_among_equal_lowest() -> None:
    match = race(HIGH, LOW, lineup="6s 6d 6c kc")
    assert moves(match) == [take("6c"), take("6d"), take("6s")]
    act(match, take("6d"))
    assert moves(match) == [drop("6c"), drop("6s")]


def test_supra_r08_either_of_two_equal_cards_is_high_or_low() -> None:
    match = race(HIGH, LOW, lineup="2s 3s 9s 9d")
    first_moves(match, 2)
    used = {action for action in moves(match) if action >= ASSIST}
    assert used == {assist(1, "9s"), assist(1, "9d")}
    assert {sabotage(1, ENGINE, "9s"), sabotage(1, ENGINE, "9d")} <= set(moves(match))


def test_supra_r09_the_car_is_never_sorted_again() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    act(match, sabotage(1, SPOILER, "9d"))
    assert car(match, 0) == cards("6s kh qh jh")
    assert car(match, 1) == cards("5c 4c 3c 9d")


def test_supra_r10_equal_cards_may_go_either_way() -> None:
    match = dealt("2c kc 4c 4d", "2d 3d 5d 6d", new="4h 9d")
    first_moves(match, 2)
    orders = [action - BUILD for action in moves(match)]
    built = [[(order >> 4), order >> 2 & 3, order & 3] for order in orders]
    assert built == [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
    first_moves(match, 1)  # deal order
    first_moves(match, 1)
    assert car(match, 0) == cards("4c 4d 4h 2c")


def test_supra_r11_the_player_chooses_among_equal_highest() -> None:
    match = dealt("kd kc 4c 4d", "2d 3d 5d 6d", new="ah 9d")
    assert moves(match) == [DISCARD + card("kc"), DISCARD + card("kd")]
    assert refused(match, 0, DISCARD + card("4c"))[0] == "refuse-discard-so"
    assert refused(match, 0, DISCARD + card("as"))[0] == "refuse-not-there"
    act(match, DISCARD + card("kd"))
    assert match.state.hand[0] == card("kd")  # all discard together
    first_moves(match, 1)
    assert match.state.hand[:4] == cards("kc 4c 4d ah")  # higher than the one scrapped


def test_supra_r12_a_robbery_may_downgrade() -> None:
    match = race(HIGH, LOW, lineup=ROBBERY)
    act(match, rob("6h", ENGINE))
    assert car(match, 0) == cards("6h kh qh jh")
    assert refused(race(HIGH, LOW, lineup=ROBBERY), 0, rob("5h", ENGINE))[0] == "refuse-not-there"


def test_supra_r13_impossible_is_judged_per_target() -> None:
    match = race(HIGH, "10c jc qc kc", LOW, lineup=RACE)
    first_moves(match, 2)
    assert {sabotage(1, slot, "9d") for slot in range(4)} <= set(moves(match))
    assert {sabotage(2, slot, "9d") for slot in range(4)} <= set(moves(match))
    act(match, sabotage(1, WHEELS, "9d"))
    assert car(match, 1) == cards("10c jc 9d kc")


def test_supra_r14_an_equal_card_must_be_given_up() -> None:
    match = race(HIGH, "10c jc 8c kc", lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"))
    assert moves(match) == [replace(WHEELS)]
    match = race(HIGH, "10c jc 7c kc", lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"))
    assert len(moves(match)) == 4


def test_supra_r15_the_target_chooses_in_assistance() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=RACE)
    first_moves(match, 2)
    act(match, assist(2, "8s"))
    assert match.asked() == 2
    key, clauses = refused(match, 0, replace(ENGINE))
    assert (key, clauses) == ("refuse-wait", ("SUPRA-29",))


def test_supra_r16_nobody_may_go_without() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    assert min(moves(match)) >= sabotage(0, 0, "2c")
    assert refused(match, 0, drop("8s")) == ("refuse-target", ("SUPRA-24",))


def test_supra_r17_the_black_lineup_is_scrapped() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",))
    first_moves(match, 1)
    assert match.state.scrap == bits(BLACK)


def test_supra_r18_most_cards_are_measured_once() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("10c 10h", "10d 9h", "9c"))
    assert match.state.payers == 0b011
    first_moves(match, 2)  # the first has one card less now
    assert match.state.payers == 0b011
    assert moves(match) == [scrap("10d")]


def test_supra_r18_only_garages_with_cards_count() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("", "10c", "10s"))
    assert match.state.payers == 0b110


def test_supra_r19_no_red_card_no_scrap_and_a_choice_among_equals() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10s", "9h 9d"))
    assert match.state.phase == Phase.SWAP
    first_moves(match, 1)
    assert moves(match) == [scrap("9d"), scrap("9h")]
    act(match, scrap("9h"))
    assert match.state.phase == Phase.SWAP
    assert match.state.garage[1] == bits("9d")


def ended(*cars: str, garages: tuple[str, ...] = ()) -> int:
    """Return the winners when the Draw Pile of six seats is exhausted."""
    rest = ("2c 2d 2h 3c", "2s 3d 3h 4c", "3s 4d 4h 5c", "4s 5d 5h 6c")[: 6 - len(cars)]
    match = race(*cars, *rest, garages=garages, lineup="6s", short=True)
    assert match.state.ending == Ending.EXHAUSTED
    return match.score().winners


def test_supra_r20_garage_then_total_then_slots_then_shared() -> None:
    assert ended("kc 9c 8c 7c", "kd 9d 8d 7d", garages=("10c", "10d 10h")) == 0b10
    assert ended("kc 9c 8c 7c", "kd 9d 8d 6d") == 0b01
    assert ended("kc 9c 8c 7c", "qc 10d 8d 7d") == 0b01
    assert ended("kc 9c 8c 7c", "kd 10d 7d 7h") == 0b10
    assert ended("kc 9c 8c 7c", "kd 9d 8d 7d") == 0b11


def test_supra_r21_the_swap_is_compulsory() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",))
    assert moves(match) == [swap("10c", slot) for slot in range(4)]
    held = match.state.garage[0].bit_count()
    first_moves(match, 1)
    assert match.state.garage[0].bit_count() == held


@pytest.mark.parametrize("lineup", [RACE, ROBBERY])
def test_supra_r22_the_win_comes_before_the_winners_choice(lineup: str) -> None:
    garage = "2d 2h 2s 3d 3h 3s 4d"
    match = race(HIGH, LOW, lineup=lineup, garages=(garage, ""))
    first_moves(match, 1)
    assert match.state.ending == Ending.TARGET
    assert match.state.lineup.bit_count() == 3
    assert min(car(match, 0)) >= 0
    assert match.score().winners == 0b01


def test_supra_r23_the_last_full_lineup_is_played() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("", "10c"), short=True)
    assert match.state.phase == Phase.TAKE
    first_moves(match, 3)
    state = match.state
    assert (state.turns, state.dry, state.lineup) == (2, 1, 0)
    assert state.phase == Phase.SCRAP  # the winner's garage, a red Ace, is one of the largest


def test_supra_r24_enough_is_the_scrap_pile_after_the_garage_day() -> None:
    """Two cards are missing, and only what is scrapped on the Garage Day makes two of them."""
    cars = [f"{a}h {a}d {b}h {b}d" for a, b in zip("2468jk", "3579qa", strict=True)]
    black = " ".join(f"{rank}{suit}" for rank in "23456789jqka" for suit in "cs")
    match = race(
        *cars,
        garages=(black + " 10h",),
        lineup="10c 10d",
        scrap="10s",
        short=True,
        six_plus="true_exhaustion",
    )
    assert match.state.scrap == bits("10s")
    act(match, scrap("10h"))
    act(match, moves(match)[0])
    assert match.state.phase != Phase.OVER
    assert match.state.lineup == bits("10c 10d 10h 10s")


@pytest.mark.parametrize(("seats", "turns"), [(6, 5), (7, 4), (8, 3), (9, 1)])
def test_supra_r25_six_and_more_end_at_the_first_exhaustion(seats: int, turns: int) -> None:
    match = fresh(seats)
    match.deal()
    play_out(match)
    complete = match.state.turns - 1
    assert complete == turns
    assert match.state.event == NOBODY
    assert match.state.ending == Ending.EXHAUSTED


def test_supra_r26_who_turns_the_cards_changes_nothing() -> None:
    assert race(HIGH, LOW, lineup=RACE, last=1).state.lineup == bits(RACE)
    assert race(HIGH, LOW, lineup=RACE, last=0).state.lineup == bits(RACE)


def test_supra_r27_counts_are_public_and_contents_are_not_listed() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=RACE, garages=("10c 9h", "10d", ""))
    for watcher, own in ((0, "9h 10c"), (1, "10d"), (2, ""), (NOBODY, "")):
        view = supra.view(match.state, watcher)
        assert view["garages"] == [2, 1, 0]
        assert view["garage"] == cards(own)
        assert view["shown"] == {}


def test_supra_r27_an_inspection_is_logged_remembered_and_changes_nothing_else() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("10c 9h", "10d", ""))
    before = match.state.copy()
    match.apply(1, inspect(0))
    heard = {w: match.tellings(before, 1, inspect(0), w) for w in (NOBODY, 0, 1, 2)}
    said = ("told-inspect", 1, 0)
    assert heard[2] == heard[0] == heard[NOBODY] == [said]
    assert heard[1] == [said, ("told-garage", 0, *cards("9h 10c"))]
    before.asks[1], before.told[1] = match.state.asks[1], match.state.told[1]
    assert before.values() == match.state.values()
    assert refused(match, 1, inspect(0)) == ("refuse-asked", ("SUPRA-R27",))
    assert refused(match, 1, inspect(2))[0] == "refuse-inspect-now"
    assert refused(match, 0, inspect(0))[0] == "refuse-nobody"
    act(match, scrap("9h"), swap("10c", ENGINE))
    assert supra.view(match.state, 1)["shown"] == {"0": cards("ah")}  # it is followed from then on
    assert supra.view(match.state, 2)["shown"] == {}


def test_supra_r28_before_the_first_win_nothing_happens() -> None:
    match = race(HIGH, LOW, lineup="6s 7s", short=True)
    state = match.state
    assert (state.turns, state.reshuffles, state.dry) == (1, 1, 0)
    assert state.turned[:2] == cards("6s 7s")
    assert state.event != NOBODY


def test_supra_r29_colours_count_only_when_four_lie_there() -> None:
    match = race(HIGH, LOW, lineup="6d 7d 8d", garages=("10c",), short=True)
    assert match.state.event == NOBODY
    assert supra.view(match.state, 0)["slot"] == NOBODY
    first_moves(match, 1)
    assert match.state.event in (Event.DRIFT, Event.ROBBERY)


def test_supra_r30_a_card_goes_into_exactly_the_slot_it_replaces() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",))
    act(match, swap("10c", WHEELS))
    assert car(match, 0) == cards("ah kh 10c jh")
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"), replace(CABIN))
    assert car(match, 1) == cards("5c 8s 3c 2c")


def test_supra_r31_two_seats_at_least() -> None:
    with pytest.raises(OptionError, match="2 to 9 seats, not 1"):
        new_match(supra, 1, {})


def test_supra_r32_the_card_of_the_events_slot_has_won() -> None:
    match = race("kh 9h 8h 4s", "kd 8s 9d 2d", lineup="6s 7s 10s 10d")
    assert match.state.decided == SPOILER
    first_moves(match, 1)
    assert match.state.garage[0] == bits("kh")
    assert car(match, 0) == cards("6s 9h 8h 4s")


def test_supra_r33_choices_of_set_up_are_sealed_and_shown_together() -> None:
    match = dealt("2c kc 4c kd", "2d 3d 5d 6d", "2h 3h 5h 6h", new="4h 9d 9h")
    match.apply(1, DISCARD + card("6d"))
    assert match.asked() == 0
    assert supra.actors(match.state) == 0b101
    match.apply(0, DISCARD + card("kd"))
    for watcher in (1, 2, NOBODY):
        view = supra.view(match.state, watcher)
        assert view["laid"] == []
        assert view["ready"] == [0, 1]
        assert view["sealed"] == (card("6d") if watcher == 1 else NOBODY)
    assert refused(match, 0, DISCARD + card("kc")) == ("refuse-chosen", ("SUPRA-R33",))
    first_moves(match, 1)
    assert supra.view(match.state, NOBODY)["laid"] == cards("kd 6d 6h")
    assert supra.view(match.state, 0)["sealed"] == NOBODY
    assert supra.view(match.state, NOBODY)["cars"] == [[], [], []]
    first_moves(match, 3)
    assert supra.view(match.state, NOBODY)["cars"][1] == cards("9d 5d 3d 2d")


def test_supra_r34_seat_by_seat_and_leaders_may_pay_twice() -> None:
    """The Lineup that is completed after an emptied pile's Garage Day is four black."""
    match = race(HIGH, LOW, lineup="6s 7s 8s", garages=("10h 9h 8h",), scrap="", short=True)
    state = match.state
    state.scrap = 0
    act(match, scrap("10h"))
    state.scrap = bits("9s")  # nothing but this can come
    first_moves(match, 1)
    assert (state.turns, state.event, state.dry) == (1, Event.GARAGE_DAY, 0)
    assert state.phase == Phase.SCRAP
    assert state.payers == 0b01


def test_supra_r35_a_step_with_one_possibility_is_a_move() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    for one in (take("6s"), drop("7s")):
        assert moves(match) == [one]
        act(match, one)
    label = words().say(supra.say(sabotage(1, ENGINE, "9d"), supra.view(match.state, 0)))
    assert label == "sabotage Bruno: 9♦ as Engine (5♣ out)"


def test_supra_r36_a_match_that_does_not_end() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("", "10d"))
    match.state.turns = 500
    first_moves(match, 3)
    assert match.state.ending == Ending.TURNS
    assert match.score().winners in (0b01, 0b10)
    match = race(HIGH, LOW, lineup=RACE)
    match.state.turns = 500
    first_moves(match, 2)
    act(match, assist(1, "8s"), replace(CABIN))
    assert (match.state.ending, match.state.gift) == (Ending.TURNS, NOBODY)
    match = race(HIGH, LOW, lineup=RACE)
    match.state.turns = 499
    first_moves(match, 3)
    assert match.state.ending == Ending.NONE


@pytest.mark.parametrize("seats", range(2, 10))
def test_supra_r37_two_to_nine_seats(seats: int) -> None:
    match = fresh(seats)
    match.deal()
    play_out(match)
    assert match.state.phase == Phase.OVER
    assert "nine" in book()["SUPRA-R37"].text
