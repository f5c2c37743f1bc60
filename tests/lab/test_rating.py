"""Ratings by OpenSkill: against the package's own, and what is asked of several seats."""

from __future__ import annotations

from typing import Any

import pytest
from openskill.models import PlackettLuce

from superdeck.lab.rating import ratings


def test_one_match_is_rated_as_the_package_rates_it() -> None:
    model: Any = PlackettLuce(tau=0.0)
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 3])
    assert ratings(3, [([0, 1, 2], [2.0, 1.0, 3.0])]) == [team[0].mu for team in teams]


def test_the_stronger_player_is_rated_higher() -> None:
    won, lost = ([0, 1], [1.0, 2.0]), ([0, 1], [2.0, 1.0])
    strong, weak = ratings(2, [won, won, lost] * 30)
    assert strong > 25 > weak


def test_equal_ranks_leave_equals_equal() -> None:
    assert ratings(2, [([0, 1], [1.5, 1.5])] * 5) == pytest.approx([25, 25])


def test_who_has_several_seats_gets_the_mean_of_their_updates() -> None:
    model: Any = PlackettLuce(tau=0.0)
    teams = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    found = ratings(2, [([0, 1, 0], [1.0, 2.0, 3.0])])
    assert found == pytest.approx([(teams[0][0].mu + teams[2][0].mu) / 2, teams[1][0].mu])
