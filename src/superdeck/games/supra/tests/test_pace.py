"""How long a person thinks, by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.games import supra
from superdeck.games.supra.pace import PLAIN
from superdeck.games.supra.state import Phase
from superdeck.games.supra.tests.track import act, assist, dealt, drop, first_moves, fresh, race

if TYPE_CHECKING:
    from superdeck.games.supra.tests.track import Race

HIGH = "ah kh qh jh"
LOW = "5c 4c 3c 2c"
MIDDLE = "10c 9c 8c 7c"
BLACK = "as 3s 4s 5s"


def pause(match: Race) -> int:
    """Return how long whoever is asked thinks."""
    return supra.ponder(supra.view(match.state, NOBODY))


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_every_choice_takes_between_a_glance_and_a_few_seconds(seats: int) -> None:
    chance = Stream()
    seed_stream(chance, seats, 2, 3)
    match = fresh(seats)
    match.deal()
    while match.asked() >= 0:
        assert 300 <= pause(match) <= 2500
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[below(chance, len(legal))])
    assert pause(match) == 300


def test_one_answer_that_all_can_see_comes_at_once() -> None:
    match = race(HIGH, LOW, lineup="6s 7s 8s 9d")
    assert pause(match) == PLAIN  # the 6
    first_moves(match, 1)
    assert pause(match) == PLAIN  # the 7
    first_moves(match, 1)
    assert pause(match) > PLAIN  # whom to target
    match = race(HIGH, LOW, lineup="6s 6c 6h 9d")
    assert pause(match) > PLAIN  # which 6
    first_moves(match, 1)
    assert pause(match) > PLAIN


def test_where_the_first_card_turned_is_used_nobody_thinks() -> None:
    assert pause(race(HIGH, LOW, lineup="6s 6c 6h 9d", equal_lowest="first_revealed")) == PLAIN


@pytest.mark.parametrize(
    ("car", "rule", "plain"),
    [
        ("10c 9c 8c 7c", "equal_if_possible", True),
        ("10c 9c 8c 8h", "equal_if_possible", False),
        ("10c 9c 7h 7c", "equal_if_possible", False),
        ("10c 8c 8d 8h", "different_if_possible", True),
        ("10c 9c 8c 7c", "different_if_possible", False),
        ("10c 9c 8c 7c", "free", False),
    ],
)
def test_an_equal_card_that_must_be_replaced_needs_no_thought(
    car: str, rule: str, *, plain: bool
) -> None:
    match = race(HIGH, car, lineup="6s 7s 8s 9d", assist_rule=rule)
    act(match, *match.legal(0), drop("7s"), assist(1, "8s"))
    assert (pause(match) == PLAIN) is plain


def test_hands_make_no_difference() -> None:
    """One hand has one highest card, the other has four."""
    assert pause(dealt("kc 2c 3c 4c", LOW)) == pause(dealt("kc kd kh ks", LOW))


def test_more_cars_and_cards_take_longer() -> None:
    two = race(HIGH, LOW, lineup="6s 7s 8s 9d")
    three = race(HIGH, LOW, MIDDLE, lineup="6s 7s 8s 9d")
    for match in (two, three):
        first_moves(match, 2)
    assert pause(three) > pause(two)
    small = race(HIGH, LOW, lineup=BLACK, garages=("6s",))
    large = race(HIGH, LOW, lineup=BLACK, garages=("6s 7s 8s",))
    assert pause(large) > pause(small)


def test_a_close_end_takes_longer() -> None:
    far = race(HIGH, LOW, lineup="6s 7s 8s 9d", garages=("", "6c 6d 6h 7h 7d 7c"))
    near = race(HIGH, LOW, lineup="6s 7s 8s 9d", garages=("", "6c 6d 6h 7h 7d 7c 8c"))
    for match in (far, near):
        first_moves(match, 2)
    assert pause(near) > pause(far)
    early, late = fresh(9), fresh(9)
    for match, left in ((early, 7), (late, 3)):
        match.deal()
        first_moves(match, 20)
        match.state.pack = match.state.spent + left
    assert early.state.phase == Phase.TARGET
    assert pause(late) > pause(early)
