"""The worked examples of the digest."""

from __future__ import annotations

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.games import circles
from superdeck.games.circles.acts import GIVE_BACK, GIVE_TURNED
from superdeck.games.circles.state import Phase
from superdeck.games.circles.tests.sitting import sit


def test_circ_e1_rings_that_may_be_matched() -> None:
    """A = PBGY, B = RBYP, C = RPGB."""
    fit = {"YRPB": "YRPB 4", "BRGY": "BRGY 3", "YPBG": "YPBG 2"}  # one ring of C each
    match = sit("PBGY", f"RBYP {' '.join(fit)}", "RPGB RGBY BGRP", bar=0)
    match.does(0, "RBYP 2").does(1, "RPGB 1")
    assert match.plays(0) == ["YPBG 2", "BRGY 3", "YRPB 4"]
    assert match.plays(1) == []
    assert match.refused(1, "RGBY 1") == ("CIRC-15",)
    view = circles.view(match.state, 0)
    assert (view["bar"], match.top) == (0, "RPGB")


def test_circ_e2_each_card_of_the_pile_comes_to_the_top_without_a_bar() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    tops = []
    while match.state.phase == Phase.STALLED:
        match.does(CLOCK, "move up")
        tops.append(match.top)
        assert match.state.bar == NOBODY
        match.does(CLOCK, "go")
    assert tops == ["BGRP", "GRYB", "RBYP"]
    assert match.state.row == 3
    assert match.plays(0) == ["YBGR 2"]  # Z may be matched now though it was not before


def test_circ_e2_the_match_ends_after_the_third_move_without_a_play() -> None:
    match = sit("BGRP GRYB RBYP", "YPGR", "PYBR", under=False)
    for _ in range(3):
        assert match.asked() == CLOCK
        match.does(CLOCK, "move up").does(CLOCK, "go")
    assert match.state.phase == Phase.STALLED
    assert match.legal(CLOCK) == [match.action("stop")]
    match.does(CLOCK, "stop")
    assert circles.over(match.state)
    assert match.score().winners == 0b11


def test_circ_e3_the_second_claim_on_the_same_top_is_late() -> None:
    """PBGY would fit the new top card too, and still goes back, seen by all."""
    match = sit("RBYP", "RBPG BGPR", "PBGY GYRB / YPBG PRGY")
    counter = match.state.counter
    assert match.claims(0, "RBPG 1", counter) == (0, match.action("RBPG 1"))
    assert "PBGY 2" in match.plays(1)
    late = match.claims(1, "PBGY 2", counter)
    assert late is not None
    assert late[0] == CLOCK
    assert late[1] > GIVE_BACK
    assert "PBGY" in match.hand(1)
    assert match.seen("PBGY")
    assert match.claims(1, "turn 2", counter) == (CLOCK, GIVE_TURNED + 1)
    assert "YPBG" in match.hand(1)
    assert match.seen("YPBG")
    assert match.top == "RBPG"
