"""SUPRA: small faults that other tests did not see."""

from __future__ import annotations

import pytest

from superdeck.games.supra.pile import turn_scrap
from superdeck.games.supra.rules import INSPECT
from superdeck.games.supra.state import SLOTS, Phase
from superdeck.games.supra.tests.track import bits, cards, race
from superdeck.games.supra.turns import standing

BLACK = "ac kc 2s 3s"


def test_a_garage_is_inspected_while_its_owner_is_at_it() -> None:
    """Of the second seat too, by the third and by the first."""
    match = race(
        "10h 9h 8h 7h", "10d 9d 8d 7d", "5h 4h 3h 2h", lineup=BLACK, garages=("", "6c", "5c")
    )
    assert match.state.phase == Phase.SWAP
    assert match.asked() == 1
    assert INSPECT + 1 in match.legal(2)
    assert INSPECT + 1 in match.legal(0)
    assert match.legal(0) == [INSPECT + 1]


def test_what_is_left_of_a_draw_pile_stays_on_top_in_its_order() -> None:
    match = race("10h 9h 8h 7h", "10d 9d 8d 7d", lineup=BLACK)
    state = match.state
    left = state.stock[state.spent : state.spent + 3]
    state.pack = state.spent + 3
    state.scrap = bits("as ks qs")
    turn_scrap(state)
    assert (state.spent, state.pack) == (0, 6)
    assert state.stock[:3] == left
    assert sorted(state.stock[3:6]) == sorted(cards("as ks qs"))


def test_identical_cars_change_the_compared_card_and_no_other() -> None:
    same = "10{0} 9{0} 8{0} 7{0}"
    match = race(same.format("c"), same.format("d"), "5h 4h 3h 2h", lineup="as ks ah kh 6c 6d qs")
    car = match.state.car
    assert [car[spot] for spot in (0, 2, 3, 4, 6, 7)] == cards("10c 8c 7c 10d 8d 7d")
    assert (car[1], car[5]) == tuple(cards("qs 2c"))  # they were level a second time
    assert match.state.scrap == bits("9c 9d 6c 6d")


@pytest.mark.parametrize("slot", range(SLOTS - 1))
def test_the_better_card_decides_whatever_comes_after(slot: int) -> None:
    """Equal garages and totals: one more in a slot outweighs all in the slots after it."""
    match = race("6c 6d 6h 6s", "5c 5d 5h 5s", lineup=BLACK)
    better, worse = ["6c", "6d", "6h", "6s"], ["6c", "6d", "6h", "6s"]
    better[slot], better[slot + 1] = "7c", "2c"
    worse[slot], worse[slot + 1] = "6c", "3c"
    match.state.car[:8] = [*cards(" ".join(better)), *cards(" ".join(worse))]
    assert standing(match.state, 0) > standing(match.state, 1)
    worse[slot + 1], better[slot + 1] = "ac", "kc"  # the same total again
    match.state.car[:8] = [*cards(" ".join(better)), *cards(" ".join(worse))]
    assert standing(match.state, 0) > standing(match.state, 1)
