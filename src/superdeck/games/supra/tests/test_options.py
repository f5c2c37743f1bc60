"""Every option, every value: what it changes."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.games import supra
from superdeck.games.supra.contest import next_slot
from superdeck.games.supra.rules import ASSIST, DISCARD, KEEP
from superdeck.games.supra.state import Ending, Phase
from superdeck.games.supra.story import value_of
from superdeck.games.supra.tests.track import (
    CABIN,
    ENGINE,
    RANKS,
    SPOILER,
    WHEELS,
    Race,
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
STYLE = "6s 7s 8d 9d"
BLACK = "6s 7s 8s 9s"
TWINS = ("kh qh jh 10h", "kd qd jd 10d")
"""Two identical cars."""
SIX = ("2c 2d 2h 3c", "2s 3d 3h 4c", "3s 4d 4h 5c", "4s 5d 5h 6c", "5s 6d 6h 7c", "kc 9c 8c 7d")


def firsts(**options: str) -> set[int]:
    found = set()
    for seed in range(20):
        match = Race(supra, new_match(supra, 3, options, seed))
        match.deal()
        found.add(match.state.first)
    return found


def test_option_first_by_age() -> None:
    assert firsts(first_by="age") == {0, 1, 2}  # no ages are asked for, so as random


def test_option_first_by_random() -> None:
    assert firsts(first_by="random") == {0, 1, 2}


def test_option_first_by_seat() -> None:
    assert firsts(first_by="seat") == {0}


def test_option_first_seat() -> None:
    assert firsts(first_by="seat", first_seat="2") == {2}
    with pytest.raises(OptionError, match="first_seat"):
        firsts(first_by="seat", first_seat="3")


def test_option_ace_high() -> None:
    assert race("kh 2d 2h 2s", "ac 3d 3h 3s", lineup=RACE, ace="high").state.last == 1
    assert value_of(card("as"), "high") == 14
    assert "Ace 14" in book(ace="high")["SUPRA-R01"].text


def test_option_ace_low() -> None:
    assert race("kh 2d 2h 2s", "ac 3d 3h 3s", lineup=RACE, ace="low").state.last == 0
    assert race("ah 2d 2h 2s", "ac 3d 3h 3s", lineup=RACE, ace="low").state.last == 1
    assert race("ah 3d 3h 3s", "2c 4d 4h 4s", lineup=RACE, ace="low").state.last == 1
    match = race("kh qh jh 10h", LOW, lineup="as 7s 8s 9d", ace="low")
    assert moves(match) == [take("as")]
    match = dealt("ac kd 4c 4d", "ad ah as 2c", new="qh 9d", ace="low")
    assert moves(match) == [DISCARD + card("kd")]
    first_moves(match, 1)
    assert moves(match) == [DISCARD + card("2c")]
    first_moves(match, 2)
    assert match.state.phase == Phase.BUILD
    assert value_of(card("as"), "low") == 1
    assert "Ace 1," in book(ace="low")["SUPRA-R01"].text


def test_option_ace_low_counts_in_the_total_too() -> None:
    cars = (*SIX[:4], "kc 9c 8c ac", "kd 9d 8d 7d")
    state = race(*cars, lineup="6s", short=True, ace="low")
    assert state.score().winners == 0b100000
    assert race(*cars, lineup="6s", short=True).score().winners == 0b010000


def test_option_ace_low_is_the_lowest_of_the_slots_too() -> None:
    cars = (*SIX[:4], "kc ac 8c 9c", "qd ad 9d 9h")
    match = race(*cars, lineup="6s", short=True, ace="low")
    assert match.score().winners == 0b010000  # equal totals, the better Engine


def test_option_ace_low_a_hand_of_aces() -> None:
    match = dealt("ac ad ah as", "2c 3c 4c 5c", new="9h 9d", ace="low")
    assert len(moves(match)) == 4


def order_of(tie_order: str, slot: int) -> list[int]:
    return [next_slot(fresh(tie_order=tie_order).state, slot, step) for step in (1, 2, 3)]


def test_option_tie_order_backward_cyclic() -> None:
    assert order_of("backward_cyclic", CABIN) == [ENGINE, SPOILER, WHEELS]


def test_option_tie_order_from_spoiler() -> None:
    assert order_of("from_spoiler", ENGINE) == [SPOILER, WHEELS, CABIN]
    assert order_of("from_spoiler", CABIN) == [SPOILER, WHEELS, ENGINE]
    assert order_of("from_spoiler", WHEELS) == [SPOILER, CABIN, ENGINE]
    assert order_of("from_spoiler", SPOILER) == [WHEELS, CABIN, ENGINE]
    match = race("2h kh 3h 4s", "3d kd 2d 2c", lineup=STYLE, tie_order="from_spoiler")
    assert (match.state.last, match.state.decided) == (0, SPOILER)


def test_option_tie_order_forward_cyclic() -> None:
    assert order_of("forward_cyclic", ENGINE) == [CABIN, WHEELS, SPOILER]
    assert order_of("forward_cyclic", WHEELS) == [SPOILER, ENGINE, CABIN]
    match = race("kh 3h 2h 2s", "kd 2d 3d 3c", lineup=RACE, tie_order="forward_cyclic")
    assert (match.state.last, match.state.decided) == (0, CABIN)


def test_option_redraw_compare_tied_only() -> None:
    match = race(*TWINS, "qs 2h 2d 3s", lineup=RACE + " 5s 4s", redraw_compare="tied_only")
    assert match.state.last == 0


def test_option_redraw_compare_everyone() -> None:
    match = race(*TWINS, "qs 2h 2d 3s", lineup=RACE + " 5s 4s", redraw_compare="everyone")
    assert match.state.last == 2
    assert "all players are compared again" in book(redraw_compare="everyone")["SUPRA-R05"].text


def test_option_identical_short_end() -> None:
    match = race(*TWINS, lineup=RACE + " 2c", short=True, identical_short="end")
    assert match.state.ending == Ending.IDENTICAL


def test_option_identical_short_reshuffle_scrap() -> None:
    match = race(
        *TWINS, lineup=RACE + " 2c", short=True, identical_short="reshuffle_scrap", seed="5"
    )
    state = match.state
    assert (state.phase, state.reshuffles) == (Phase.TAKE, 1)
    assert car(match, 0)[0] == card("2c")  # the Scrap Pile comes under the Draw Pile
    assert state.scrap & bits("kh kd") == bits("kh kd")  # scrapped after the shuffle
    assert state.pack - state.spent == 52 - 8 - 4 - 2


def test_option_identical_short_reshuffle_scrap_only_where_cards_are_short() -> None:
    match = race(*TWINS, lineup=RACE + " 2c 3c", short=True, identical_short="reshuffle_scrap")
    assert (match.state.phase, match.state.reshuffles) == (Phase.TAKE, 0)


def test_option_identical_short_reshuffle_scrap_may_not_be_enough() -> None:
    reds = [f"{a}h {a}d {b}h {b}d" for a, b in zip("2468", "3579", strict=True)]
    black = " ".join(f"{rank}c" for rank in RANKS) + " 2s 3s 4s 5s 6s 7s 8s 9s as 10h"
    match = race(
        "kh qh jh ah",
        "kd qd jd ad",
        *reds,
        garages=(black,),
        lineup="10d 10s js qs ks",
        short=True,
        six_plus="true_exhaustion",
        identical_short="reshuffle_scrap",
    )
    assert match.state.ending == Ending.IDENTICAL
    assert match.state.lineup == bits("10d 10s js qs")
    assert car(match, 0) == cards("kh qh jh ah")


def test_option_equal_lowest_winner_chooses() -> None:
    match = race(HIGH, LOW, lineup="6s 6d 6c kc", equal_lowest="winner_chooses")
    assert len(moves(match)) == 3


def test_option_equal_lowest_first_revealed() -> None:
    match = race(HIGH, LOW, lineup="kc 6s 6d 6c", equal_lowest="first_revealed")
    assert moves(match) == [take("6s")]
    assert refused(match, 0, take("6c")) == ("refuse-first-revealed", ("SUPRA-R07",))
    first_moves(match, 1)
    assert moves(match) == [drop("6d")]
    assert refused(match, 0, drop("kc")) == ("refuse-lowest", ("SUPRA-23",))


def test_option_resort_never() -> None:
    match = race(HIGH, LOW, lineup=RACE, resort="never")
    first_moves(match, 3)
    assert car(match, 0) == cards("6s kh qh jh")


def test_option_resort_after_each_turn() -> None:
    match = race(HIGH, "5c 4c 9h 2c", lineup=RACE, resort="after_each_turn")
    first_moves(match, 1)
    assert car(match, 0) == cards("6s kh qh jh")
    first_moves(match, 1)
    act(match, sabotage(1, SPOILER, "9d"))
    assert car(match, 0) == cards("kh qh jh 6s")
    assert car(match, 1) == cards("9h 9d 5c 4c")  # equal cards keep their order


def gift(rule: str, target: str) -> list[int]:
    match = race(HIGH, target, lineup=RACE, assist_rule=rule)
    first_moves(match, 2)
    act(match, assist(1, "8s"))
    return moves(match)


def test_option_assist_rule_equal_if_possible() -> None:
    assert gift("equal_if_possible", "8c 4c 8h 2c") == [replace(ENGINE), replace(WHEELS)]


def test_option_assist_rule_different_if_possible() -> None:
    assert gift("different_if_possible", "8c 4c 8h 2c") == [replace(CABIN), replace(SPOILER)]
    assert "differ" in book(assist_rule="different_if_possible")["SUPRA-R14"].text


def test_option_assist_rule_free() -> None:
    assert gift("free", "8c 4c 8h 2c") == [replace(slot) for slot in range(4)]


def test_option_garage_lineup_scrap() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",), garage_lineup="scrap")
    first_moves(match, 1)
    assert match.state.scrap == bits(BLACK)


def test_option_garage_lineup_return_and_reshuffle() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",), garage_lineup="return_and_reshuffle")
    first_moves(match, 1)
    state = match.state
    assert (state.scrap, state.reshuffles, state.turns) == (0, 1, 2)
    assert state.pack == 52 - 8 - 1
    assert set(cards(BLACK)) <= set(state.stock[: state.pack])


def test_option_most_cards_start_snapshot() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10h 9h", "10d 9d"))
    first_moves(match, 2)
    assert moves(match) == [scrap("10d")]


def test_option_most_cards_at_own_turn() -> None:
    match = race(
        HIGH,
        LOW,
        "5d 4d 3d 2d",
        lineup=BLACK,
        garages=("10h", "10d 9d 8d", "jd qd"),
        most_cards="at_own_turn",
    )
    assert match.state.phase == Phase.SWAP  # another garage is larger
    first_moves(match, 1)
    first_moves(match, 2)  # scraps one, so two are left
    assert match.asked() == 2
    assert moves(match) == [scrap("qd")]


def test_option_garage_swap_must() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c",), garage_swap="must")
    assert KEEP not in moves(match)
    assert refused(match, 0, KEEP) == ("refuse-keep", ("SUPRA-36", "SUPRA-R21"))


def test_option_garage_swap_may() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c", "10s"), garage_swap="may")
    assert moves(match)[-1] == KEEP
    act(match, KEEP)
    assert match.asked() == 1
    assert car(match, 0) == cards(HIGH)
    assert match.state.garage[0] == bits("10c")


def level(first: str, second: str, car_value: str = "total", final_tie: str = "engine_down") -> int:
    """Return the winners of two best cars with equal garages."""
    cars = (*SIX[:4], first, second)
    match = race(*cars, lineup="6s", short=True, car_value=car_value, final_tie=final_tie)
    return match.score().winners >> 4


def test_option_car_value_total() -> None:
    assert level("kc 9c 8c 7d", "qc jd jh 2s", car_value="total") == 0b01
    assert level("kc 9c 8c 7d", "qc jd jh 10s", car_value="total") == 0b10
    assert level("ac 6d 6h 6s", "5s kc 8c 7c", car_value="total") == 0b10  # 32 against 33


def test_option_car_value_engine_first() -> None:
    assert level("kc 9c 8c 7d", "qc jd jh 10s", car_value="engine_first") == 0b01
    assert level("kc 9c 8c 7d", "kd 9d 8d 7h", car_value="engine_first") == 0b11
    assert level("kc 9c 8c 7d", "kd 9d 8d 8h", car_value="engine_first", final_tie="shared") == 0b10
    assert "total" not in book(car_value="engine_first")["SUPRA-R20"].text


def test_option_final_tie_engine_down() -> None:
    assert level("kc 9c 8c 7d", "qd 10d 8d 7h", final_tie="engine_down") == 0b01


def test_option_final_tie_shared() -> None:
    assert level("kc 9c 8c 7d", "qd 10d 8d 7h", final_tie="shared") == 0b11
    assert level("kc 9c 8c 7d", "qd 10d 8d 6h", final_tie="shared") == 0b01


def nearly_full(win_check: str) -> Race:
    garage = "2d 2h 2s 3d 3h 3s 4d"
    return race(HIGH, LOW, lineup=RACE, garages=(garage, ""), win_check=win_check)


def test_option_win_check_after_refill() -> None:
    match = nearly_full("after_refill")
    first_moves(match, 1)
    assert match.state.ending == Ending.TARGET


def test_option_win_check_end_of_turn() -> None:
    match = nearly_full("end_of_turn")
    first_moves(match, 1)
    assert match.state.phase == Phase.DROP
    first_moves(match, 2)
    assert match.state.ending == Ending.TARGET
    assert match.score().winners == 0b01
    assert match.state.lineup == 0


def test_option_win_check_end_of_turn_without_a_full_garage() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("2d 2h", ""), win_check="end_of_turn")
    first_moves(match, 3)
    assert (match.state.ending, match.state.turns) == (Ending.NONE, 2)


def exhausted(six_plus: str) -> Race:
    return race(*SIX, garages=("10c",), lineup="6s 7s", short=True, six_plus=six_plus)


def test_option_six_plus_first_exhaustion() -> None:
    match = exhausted("first_exhaustion")
    assert match.state.ending == Ending.EXHAUSTED
    assert match.state.lineup == bits("6s 7s")


def test_option_six_plus_garage_day_then_end() -> None:
    match = exhausted("garage_day_then_end")
    assert match.state.phase == Phase.SWAP
    first_moves(match, 1)
    assert match.state.ending == Ending.EXHAUSTED
    assert match.state.lineup == bits("6s 7s")


def test_option_six_plus_true_exhaustion() -> None:
    match = exhausted("true_exhaustion")
    first_moves(match, 1)
    assert match.state.reshuffles == 1
    assert match.state.lineup.bit_count() == 4
    match.state.turns = 300
    while match.state.turns == 300 and match.asked() >= 0:
        first_moves(match, 1)
    assert match.state.ending == Ending.TURNS
    assert supra.view(match.state, 0)["most_turns"] == 300


def test_option_inspect_during_garage_day() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("10c", "10d"), inspect="during_garage_day")
    assert supra.actors(match.state) == 0b01
    assert refused(match, 0, inspect(1))[0] == "refuse-inspect-now"
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c", "10d"), inspect="during_garage_day")
    assert supra.actors(match.state) == 0b11
    assert match.legal(1) == [inspect(0)]


def test_option_inspect_always() -> None:
    match = race(HIGH, LOW, "5d 4d 3d 2d", lineup=RACE, garages=("10c", "10d"), inspect="always")
    assert supra.actors(match.state) == 0b111
    assert match.legal(0) == [take("6s"), inspect(1)]
    assert match.legal(1) == [inspect(0)]
    assert match.legal(2) == [inspect(0), inspect(1)]
    assert refused(match, 1, inspect(2))[0] == "refuse-inspect-empty"
    act(match, inspect(1))
    assert match.asked() == 0
    assert moves(match) == [take("6s")]
    first_moves(match, 2)
    act(match, moves(match)[0])
    assert match.state.asks == [0] * 9  # asked anew in the next turn
    assert match.state.told[0] == 0b010


def test_option_inspect_off() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c", "10d"), inspect="off")
    assert supra.actors(match.state) == 0b01
    assert refused(match, 1, inspect(0)) == ("refuse-inspect-off", ("SUPRA-R27",))


def won_on_the_spoiler(won_with: str) -> Race:
    match = race("kh 9h 8h 4s", "kd 8s 9d 2d", lineup="6s 7s 10s 10d", won_with=won_with)
    first_moves(match, 1)
    return match


def test_option_won_with_event_slot() -> None:
    match = won_on_the_spoiler("event_slot")
    assert match.state.garage[0] == bits("kh")
    assert car(match, 0) == cards("6s 9h 8h 4s")


def test_option_won_with_deciding_slot() -> None:
    match = won_on_the_spoiler("deciding_slot")
    assert match.state.garage[0] == bits("4s")
    assert car(match, 0) == cards("kh 9h 8h 6s")


def test_option_turn_cap() -> None:
    match = race(HIGH, LOW, lineup=RACE, turn_cap="50")
    match.state.turns = 50
    first_moves(match, 3)
    assert match.state.ending == Ending.TURNS
    with pytest.raises(OptionError, match="turn_cap"):
        fresh(turn_cap="49")
    with pytest.raises(OptionError, match="turn_cap"):
        fresh(turn_cap="5001")
    assert "60 turns" in book(turn_cap="60")["SUPRA-R36"].text


def test_option_turn_cap_bounds_true_exhaustion_too() -> None:
    match = fresh(6, six_plus="true_exhaustion", turn_cap="50")
    match.deal()
    play_out(match)
    assert match.state.turns <= 50
    assert supra.view(match.state, NOBODY)["most_turns"] == 50


def test_every_move_of_a_robbery_has_its_slot() -> None:
    match = race(HIGH, LOW, lineup="6h 7d 8d 9d")
    assert rob("9d", SPOILER) in moves(match)
    assert min(moves(match)) > WHEELS
    assert max(moves(match)) < ASSIST
    assert swap("9d", 0) not in moves(match)
