"""SUPRA-01 to SUPRA-47: the clauses."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.games import supra
from superdeck.games.supra.rules import ASSIST, BUILD, DISCARD, SABOTAGE
from superdeck.games.supra.state import Ending, Event, Phase
from superdeck.games.supra.tests.track import (
    CABIN,
    ENGINE,
    RANKS,
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
)

HIGH = "ah kh qh jh"
LOW = "5c 4c 3c 2c"
RACE = "6s 7s 8s 9d"
"""One red card: a Street Race."""
STYLE = "6s 7s 8d 9d"
DRIFT = "6s 7d 8d 9d"
ROBBERY = "6h 7d 8d 9d"
BLACK = "6s 7s 8s 9s"
SIX = ("5c 5d 2h 3c", "2s 3d 3h 4c", "3s 4d 4h 2c", "4s 2d 5h 6c", "5s 6d 6h 7c")
"""Five low cars, for a sixth."""
PAIRS = ("3", "5", "7", "9", "q", "10")


def test_supra_01_cars_and_twenty_minutes() -> None:
    assert "cars" in book()["SUPRA-01"].text
    assert "twenty minutes" in book()["SUPRA-01"].text


def test_supra_02_one_pack_without_jokers() -> None:
    match = fresh(5)
    match.deal()
    assert sorted(match.state.stock) == list(range(52))


def test_supra_03_two_to_five_players() -> None:
    assert supra.FACTS.usual == (2, 5)
    assert supra.FACTS.seats == (2, 9)


def test_supra_04_four_cards_each() -> None:
    match = dealt("2c 3c 4c 5c", "2d 3d 4d 5d", "2h 3h 4h 5h")
    assert match.state.hand[:12] == cards("2c 3c 4c 5c 2d 3d 4d 5d 2h 3h 4h 5h")


def test_supra_05_the_highest_card_starts_the_scrap_pile() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    assert moves(match) == [DISCARD + card("kc")]
    first_moves(match, 2)
    assert match.state.scrap == bits("kc 5d")


def test_supra_06_a_new_fourth_card() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    first_moves(match, 2)
    assert match.state.hand[:8] == cards("2c 4c 5c 9c 2d 3d 4d 9d")


def test_supra_07_everybody_builds_a_car() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    first_moves(match, 2)
    assert match.state.phase == Phase.BUILD
    assert supra.actors(match.state) == 0b11
    first_moves(match, 2)
    assert car(match, 0) == cards("9c 5c 4c 2c")


def test_supra_08_the_rest_is_the_draw_pile() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    first_moves(match, 3)
    assert supra.view(match.state, 0)["draw"] == 42
    pile = match.state.stock[match.state.spent : match.state.pack]
    assert not {*pile} & {*cards("2c kc 4c 5c 2d 3d 4d 5d 9c 9d")}


@pytest.mark.parametrize(
    ("lineup", "slot"), [(RACE, ENGINE), (STYLE, CABIN), (DRIFT, WHEELS), (ROBBERY, SPOILER)]
)
def test_supra_09_each_slot_has_its_event(lineup: str, slot: int) -> None:
    high = LOW.split()
    high[slot] = "as"
    match = race("10h 10d 10c 10s", " ".join(high), lineup=lineup)
    assert match.state.last == 1


def test_supra_10_the_first_car_descends() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="ac 9d")
    first_moves(match, 2)
    assert [action - BUILD for action in moves(match)] == [3 << 4 | 2 << 2 | 1]
    assert refused(match, 0, BUILD + (0 << 4 | 1 << 2 | 2)) == ("refuse-build-so", ("SUPRA-10",))
    first_moves(match, 2)
    assert car(match, 0) == cards("ac 5c 4c 2c")


def test_supra_11_the_first_turn_follows_the_cars() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d", draw=RACE)
    first_moves(match, 3)
    assert match.state.turns == 0
    first_moves(match, 1)
    assert match.state.turns == 1
    assert match.state.turned == cards(RACE)


def test_supra_12_four_cards_are_the_lineup() -> None:
    match = race(HIGH, LOW, lineup="6s 9d 8s 7s")
    assert match.state.turned == cards("6s 9d 8s 7s")
    assert supra.view(match.state, 1)["lineup"] == cards("6s 9d 8s 7s")


@pytest.mark.parametrize(
    ("lineup", "event", "phase"),
    [
        (BLACK, Event.GARAGE_DAY, Phase.SCRAP),
        (RACE, Event.STREET_RACE, Phase.TAKE),
        (STYLE, Event.STYLE_SHOWOFF, Phase.TAKE),
        (DRIFT, Event.DRIFT, Phase.TAKE),
        (ROBBERY, Event.ROBBERY, Phase.ROB),
    ],
)
def test_supra_13_red_cards_fix_the_event(lineup: str, event: Event, phase: Phase) -> None:
    match = race(HIGH, LOW, lineup=lineup, garages=("10h", ""))
    assert match.state.event == event
    assert match.state.phase == phase


def test_supra_14_the_highest_card_in_the_slot_wins() -> None:
    match = race("9h 2h 2d 2s", "10h 3h 3d 3s", "8h 4h 4d 4s", lineup="jc qc kc jd")
    assert match.state.last == 1
    assert match.state.decided == ENGINE


def test_supra_15_a_tie_goes_on_backwards() -> None:
    match = race("kh 2h 2d 4s", "kd 3h 3d 3s", lineup=RACE)
    assert match.state.last == 0
    assert match.state.decided == SPOILER


def test_supra_16_identical_cars_draw_again() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", lineup=RACE + " 2c 3c")
    assert car(match, 0) == cards("2c qh jh 10h")
    assert car(match, 1) == cards("3c qd jd 10d")
    assert match.state.scrap == bits("kh kd")
    assert match.state.last == 1


def test_supra_17_until_they_are_no_longer_identical() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", lineup=RACE + " 2c 2d 4c 3c")
    assert car(match, 0) == cards("4c qh jh 10h")
    assert match.state.scrap == bits("kh kd 2c 2d")
    assert match.state.last == 0


def test_supra_18_too_few_cards_end_the_game() -> None:
    match = race("kh qh jh 10h", "kd qd jd 10d", lineup=RACE + " 2c", short=True)
    assert match.state.phase == Phase.OVER
    assert match.state.ending == Ending.IDENTICAL


@pytest.mark.parametrize("lineup", [RACE, STYLE, DRIFT])
def test_supra_19_replacement_then_winners_choice(lineup: str) -> None:
    match = race(HIGH, LOW, lineup=lineup)
    phases = []
    for _ in range(3):
        phases.append(match.state.phase)
        first_moves(match, 1)
    assert phases == [Phase.TAKE, Phase.DROP, Phase.TARGET]


def test_supra_20_a_robbery_replaces_any_card() -> None:
    match = race(HIGH, LOW, lineup=ROBBERY)
    assert len(moves(match)) == 16
    act(match, rob("8d", WHEELS))
    assert car(match, 0) == cards("ah kh 8d jh")
    assert match.state.garage[0] == bits("qh")
    assert match.state.phase == Phase.DROP
    assert moves(match) == [drop("6h")]


def test_supra_21_the_card_that_won_goes_to_the_garage() -> None:
    match = race(HIGH, LOW, lineup=STYLE)
    first_moves(match, 1)
    assert match.state.garage[0] == bits("kh")


def test_supra_22_the_lowest_lineup_card_fills_the_slot() -> None:
    match = race(HIGH, LOW, lineup=STYLE)
    assert moves(match) == [take("6s")]
    first_moves(match, 1)
    assert car(match, 0) == cards("ah 6s qh jh")
    assert refused(match, 0, take("7s"))[1] == ("SUPRA-23",)
    assert refused(race(HIGH, LOW, lineup=STYLE), 0, take("7s")) == ("refuse-lowest", ("SUPRA-22",))


def test_supra_23_the_lowest_card_left_is_scrapped() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 1)
    assert moves(match) == [drop("7s")]
    first_moves(match, 1)
    assert match.state.scrap == bits("7s")


def test_supra_24_sabotage_or_assistance() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=RACE)
    first_moves(match, 2)
    assert match.state.lineup == bits("8s 9d")
    assert [a for a in moves(match) if a >= ASSIST] == [assist(1, "8s"), assist(2, "8s")]
    assert len([a for a in moves(match) if SABOTAGE <= a < ASSIST]) == 8
    assert refused(match, 0, assist(0, "8s")) == ("refuse-nobody", ("SUPRA-24",))
    assert refused(match, 0, 0) == ("refuse-target", ("SUPRA-24",))


def test_supra_25_the_card_left_over_is_scrapped() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    act(match, sabotage(1, CABIN, "9d"))
    assert match.state.scrap & bits("8s") == bits("8s")
    assert match.state.turns == 2


def test_supra_26_sabotage_uses_the_higher_card_where_the_winner_says() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    assert match.asked() == 0
    assert refused(match, 0, sabotage(1, CABIN, "8s")) == ("refuse-not-higher", ("SUPRA-26",))
    act(match, sabotage(1, WHEELS, "9d"))
    assert car(match, 1) == cards("5c 4c 9d 2c")


def test_supra_27_sabotage_upgrades() -> None:
    match = race(HIGH, "9c 10c 8c 9h", lineup=RACE)
    first_moves(match, 2)
    sabotages = [action for action in moves(match) if action < ASSIST]
    assert sabotages == [sabotage(1, WHEELS, "9d")]
    key, clauses = refused(match, 0, sabotage(1, ENGINE, "9d"))
    assert (key, clauses[0]) == ("refuse-no-upgrade", "SUPRA-27")


def test_supra_28_the_sabotaged_card_is_scrapped() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    act(match, sabotage(1, WHEELS, "9d"))
    assert match.state.scrap == bits("7s 8s 3c")


def test_supra_29_assistance_gives_the_lower_card() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    assert refused(match, 0, assist(1, "9d")) == ("refuse-not-lower", ("SUPRA-29",))
    act(match, assist(1, "8s"))
    assert match.asked() == 1
    assert moves(match) == [replace(slot) for slot in range(4)]
    act(match, replace(SPOILER))
    assert car(match, 1) == cards("5c 4c 3c 8s")


def test_supra_29_any_seat_may_be_given_any_card() -> None:
    match = race("5d 4d 3d 3c", HIGH, lineup="2h 2s 2c kd")
    act(match, take("2h"), drop("2s"), assist(0, "2c"))
    assert match.asked() == 0
    assert match.state.gift == card("2c")


def test_supra_30_equal_cards_change_places_if_possible() -> None:
    match = race(HIGH, "10c 8c 4c 8h", lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"))
    assert moves(match) == [replace(CABIN), replace(SPOILER)]
    assert refused(match, 1, replace(ENGINE)) == ("refuse-replace-so", ("SUPRA-30",))


def test_supra_31_the_card_given_up_is_scrapped() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"), replace(ENGINE))
    assert match.state.scrap == bits("7s 9d 5c")


@pytest.mark.parametrize(("last", "order"), [(NOBODY, [0, 1, 2]), (1, [1, 2, 0])])
def test_supra_32_clockwise_from_the_last_winner(last: int, order: list[int]) -> None:
    match = race(
        "2c 3c 4c 5c",
        "2d 3d 4d 5d",
        "2h 3h 4h 5h",
        lineup=BLACK,
        garages=("kc", "ks", "qs"),
        last=last,
    )
    seats = []
    for _ in order:
        seats.append(match.asked())
        first_moves(match, 1)
    assert seats == order


def test_supra_33_the_garage_is_taken_up() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10s",))
    assert match.state.phase == Phase.SWAP
    assert {(action - swap("2c", 0)) // 4 for action in moves(match)} == set(cards("10c 10s"))


def test_supra_34_the_largest_garage_scraps_its_highest_red_card() -> None:
    match = race(
        HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("10c 10h 9h", "10d as ad", "jd js")
    )
    assert moves(match) == [scrap("10h")]
    assert refused(match, 0, scrap("9h")) == ("refuse-scrap-red", ("SUPRA-34",))
    assert refused(match, 0, scrap("10c")) == ("refuse-scrap-black", ("SUPRA-34",))
    first_moves(match, 2)
    assert moves(match) == [scrap("ad")]
    first_moves(match, 2)
    assert match.asked() == 2
    assert match.state.phase == Phase.SWAP
    assert match.state.scrap == bits("10h ad")


def test_supra_35_others_may_ask_to_see_the_pile() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("10c 10h", "10d", ""))
    assert match.asked() == 0
    assert supra.actors(match.state) == 0b111
    assert match.legal(2) == [inspect(0)]
    match.apply(2, inspect(0))
    assert supra.view(match.state, 2)["shown"] == {"0": cards("10c 10h")}
    assert supra.view(match.state, 1)["shown"] == {}
    assert match.asked() == 0


def test_supra_36_one_garage_card_goes_into_the_car() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10s",))
    assert len(moves(match)) == 8
    act(match, swap("10s", CABIN))
    assert car(match, 0) == cards("ah 10s qh jh")


def test_supra_37_the_replaced_card_goes_to_the_garage() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10s",))
    act(match, swap("10s", CABIN))
    assert match.state.garage[0] == bits("10c kh")


def test_supra_38_the_turn_ends_when_all_have_done_so() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c", "10s"))
    first_moves(match, 1)
    assert match.state.turns == 1
    first_moves(match, 1)
    assert match.state.turns == 2


def test_supra_39_without_garage_cards_nobody_takes_part() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=BLACK, garages=("", "", "10s"))
    assert match.asked() == 2
    first_moves(match, 1)
    assert match.state.turns == 2


def test_supra_40_a_single_card_that_is_scrapped_is_all() -> None:
    match = race(HIGH, LOW, lineup=BLACK + " 7d 7h 8d 8h", garages=("10h",))
    assert moves(match) == [scrap("10h")]
    first_moves(match, 1)
    assert match.state.garage[0] == 0
    assert match.state.turns == 2


def test_supra_41_an_emptied_pile_brings_a_garage_day() -> None:
    match = race(HIGH, LOW, lineup="6s 7s", garages=("10c",), short=True)
    state = match.state
    assert (state.phase, state.event, state.dry) == (Phase.SWAP, -1, 1)
    assert state.lineup == bits("6s 7s")
    assert state.pack == state.spent


def test_supra_42_then_the_scrap_pile_is_shuffled() -> None:
    match = race(HIGH, LOW, lineup="6s 7s", garages=("10c",), short=True)
    scrapped = match.state.scrap.bit_count()
    first_moves(match, 1)
    state = match.state
    assert (state.turns, state.scrap, state.reshuffles) == (1, 0, 1)
    assert (state.dry, state.payers, state.to_come) == (0, 0, 0)
    assert state.turned[:2] == cards("6s 7s")
    assert state.lineup.bit_count() == 4
    assert state.pack - state.spent == scrapped - 2


def test_supra_43_too_few_cards_end_the_game() -> None:
    cars = [
        f"{rank}h {rank}d {other}h {other}d" for rank, other in zip("2468jk", PAIRS, strict=True)
    ]
    black = " ".join(f"{rank}{suit}" for rank in RANKS for suit in "cs" if rank + suit != "as")
    match = race(*cars, garages=(black,), lineup="ah ad as", short=True, six_plus="true_exhaustion")
    assert match.state.scrap == 0
    assert len(moves(match)) == 100
    act(match, swap("2c", ENGINE))
    assert match.state.ending == Ending.EXHAUSTED
    assert match.state.lineup == bits("ah ad as")
    assert match.state.scrap == 0


@pytest.mark.parametrize(("seats", "target"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_supra_44_ten_less_the_number_of_players(seats: int, target: int) -> None:
    match = fresh(seats, "3")
    match.deal()
    while match.asked() >= 0:
        assert max(match.state.garage).bit_count() < target
        act(match, moves(match)[-1])
    assert match.state.ending == Ending.TARGET
    assert match.state.garage[match.state.last].bit_count() == target
    assert match.score().winners == 1 << match.state.last


@pytest.mark.parametrize("seats", [6, 7, 8, 9])
def test_supra_45_six_and_more_play_until_the_pile_is_exhausted(seats: int) -> None:
    match = fresh(seats)
    match.deal()
    play_out(match)
    state = match.state
    assert state.ending == Ending.EXHAUSTED
    assert state.pack == state.spent
    most = max(garage.bit_count() for garage in state.garage)
    winners = [seat for seat in range(seats) if match.score().winners >> seat & 1]
    assert {state.garage[seat].bit_count() for seat in winners} == {most}


def test_supra_45_six_have_no_target() -> None:
    match = race(HIGH, *SIX, lineup=RACE, garages=("9c 10c 10s",))
    first_moves(match, 1)
    assert match.state.garage[0].bit_count() == 10 - 6
    assert match.state.phase == Phase.DROP


def test_supra_46_then_the_highest_car() -> None:
    cars = ["9h 9d 9s 9c", "ah 2h 2d 2s", "kh kd 10h 8h", "3c 3d 3h 3s", "4c 4d 4h 4s"]
    match = race(
        *cars, "5c 5d 5h 5s", garages=("jc", "jd", "jh", "qs", "qd", "qh"), lineup="6s", short=True
    )
    assert match.state.ending == Ending.EXHAUSTED
    assert match.score().winners == 0b100


def test_supra_47_credits() -> None:
    for name in ("Mark Olsen", "Jesper Halfter"):
        assert name in book()["SUPRA-47"].text
        assert name in book("es")["SUPRA-47"].text
