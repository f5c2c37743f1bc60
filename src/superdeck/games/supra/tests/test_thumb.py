"""The rule of thumb: moves that a person would make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.chance import Stream
from superdeck.games import supra
from superdeck.games.supra.rules import DISCARD, KEEP
from superdeck.games.supra.state import Phase
from superdeck.games.supra.tests.track import (
    CABIN,
    ENGINE,
    SPOILER,
    act,
    assist,
    bits,
    card,
    dealt,
    drop,
    first_moves,
    race,
    replace,
    rob,
    sabotage,
    scrap,
    swap,
    take,
)

if TYPE_CHECKING:
    from superdeck.games.supra.tests.track import Race

HIGH = "ah kh qh jh"
LOW = "5c 4c 3c 2c"
RACE = "6s 7s 8s 9d"
BLACK = "6s 7s 8s 9s"


def choice(match: Race) -> int:
    seat = match.asked()
    count = len(match.legal(seat))
    return supra.prefer(match.state, seat, 0, match.moves, count, Stream())


def test_black_cards_are_kept_for_the_garage() -> None:
    match = dealt("ks kd kh 5c", "2d 3d 4d 5d", new="9c 9d")
    assert choice(match) == DISCARD + card("kd")
    match = race(HIGH, LOW, lineup="6d 6h 6s kc")
    assert choice(match) == take("6s")
    first_moves(match, 1)
    assert choice(match) == drop("6h") or choice(match) == drop("6d")


def test_a_robbery_takes_a_card_that_leads() -> None:
    match = race("2h 10h 3h jh", "kc 9c 8c 7c", lineup="6h 7h ah 9d")
    assert choice(match) == rob("ah", ENGINE)


def test_help_that_cannot_be_avoided_does_least() -> None:
    match = race("kh 10h jh 9h", "qc jc 10c 2c", lineup=RACE)
    first_moves(match, 2)
    assert choice(match) in (sabotage(1, SPOILER, "9d"), assist(1, "8s"))


def test_sabotage_hurts_where_it_can() -> None:
    match = race("kh 10h jh 9h", "qc qd qs qh", lineup="2s 3s 4s 5d")
    first_moves(match, 2)
    assert choice(match) == sabotage(1, SPOILER, "5d")
    match.state.car[3] += 4 * 4  # the Spoiler leads already
    assert choice(match) == sabotage(1, CABIN, "5d")


def test_a_gift_replaces_what_matters_least() -> None:
    match = race(HIGH, "10c jc 9c 3c", lineup=RACE)
    first_moves(match, 2)
    act(match, assist(1, "8s"))
    assert choice(match) == replace(SPOILER)


def test_an_equal_gift_changes_nothing() -> None:
    """So it is given rather than a real improvement."""
    match = race("kh jh jd js", "10c 8c 9h 9c", lineup="6s 7s 8s ad")
    first_moves(match, 2)
    assert choice(match) == assist(1, "8s")
    match.state.assist_rule = 2
    assert choice(match) != sabotage(1, CABIN, "ad")


def test_a_garage_day_improves_the_car() -> None:
    match = race("2h 10h 3h 4h", "kc 9c 8c 7c", lineup=BLACK, garages=("ac 2c",))
    assert choice(match) == swap("ac", SPOILER)


def test_a_good_car_is_kept_where_one_may() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("3s",), garage_swap="may")
    assert choice(match) == KEEP


def test_nobody_is_asked_for_a_garage() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("10c", "10d"), inspect="always")
    assert choice(match) == take("6s")
    match = race(HIGH, LOW, lineup=BLACK, garages=("10h", "10d"), inspect="always")
    assert choice(match) == scrap("10h")


def test_a_spoiler_counts_more_than_what_is_lost_by_winning() -> None:
    match = race("kh 10h jh 9h", "qc 9c 10c 5c", lineup="3s 4s 7s jd")
    first_moves(match, 2)
    assert choice(match) != sabotage(1, SPOILER, "jd")


def test_the_one_who_needs_a_card_is_stopped_rather_than_the_other() -> None:
    """Either of them leads one slot; the same card would stop one of them."""
    cars = ("2h 2c ks kh", "10c 4c 5c 5h", "4s 10d 6c 6h")
    for rich, slot in ((1, ENGINE), (2, CABIN)):
        garages = ["", "9c", "9h"]
        garages[rich] = "9d 9s 8c 8d 8h 7d"
        match = race(*cars, lineup="3c 4h 2s jd", garages=garages)
        match.state.phase, match.state.turn = Phase.TARGET, 0
        match.state.lineup = bits("2s jd")
        assert choice(match) == sabotage(3 - rich, slot, "jd")
