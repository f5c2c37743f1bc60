"""How long a person thinks over Superior!."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import below
from superdeck.games import superior
from superdeck.games.superior.pace import LATE, LONGEST, ONE_ANSWER
from superdeck.games.superior.state import Phase
from superdeck.games.superior.tests.stacked import (
    Duel,
    bid,
    cards,
    fresh_for,
    laying,
    table,
)
from superdeck.games.superior.tests.test_worlds import stream, world

TEAMS = {"mode": "tag_team", "tag_consent": "yes", "tag_starters": "choose"}


def pace(match: Duel) -> int:
    return superior.ponder(superior.view(match.state, NOBODY))


def test_a_long_hand_takes_long_and_a_last_card_none() -> None:
    times = [pace(table(hand, "2h 4h 5h")) for hand in ("2c", "2c 3c", "2c 3c 4c 5c 6c 7c")]
    assert times == sorted(times)
    assert times[0] == ONE_ANSWER
    assert pace(fresh_dealt()) > 1500


def fresh_dealt() -> Duel:
    match = fresh_for(2)
    match.deal()
    return match


def test_the_bid_that_may_end_the_round_takes_longer() -> None:
    early, late = table("2c 3c", "2h 4h"), table("2c 3c", "2h")
    assert pace(late) - pace(early) == LATE
    early.state.spent = 51
    assert pace(early) == pace(late)


def test_an_answer_takes_as_long_as_the_bid_is_worth_whoever_holds_a_face() -> None:
    times = []
    for step, theirs in (("2c", "kc 2h"), ("9c", "kc 2h"), ("9c", "qd 4h")):
        match = table(f"{step} 8h 7h", theirs)
        superior.apply(match.state, 0, laying(step))
        times.append(pace(match))
    assert times[0] < times[1] == times[2]


def test_a_face_against_a_poor_bid_takes_longer_than_against_a_good_one() -> None:
    times = []
    for step in ("2c", "10c"):
        match = table(f"{step} 8h 7h", "2h 4h", "kd")
        bid(match, step)
        times.append(pace(match))
    assert times[0] > times[1]


@pytest.mark.parametrize(
    ("seen", "options", "one"),
    [
        ("7h", {}, False),  # the Aces are unseen, and so are 2 and 5
        ("7h 7d 7s", {}, False),  # 3 and 4 of one suit are unseen
        ("7h 7d 7s", {"combo_in_chain": "first_only"}, True),
        ("7h 7s", {"combo_in_chain": "first_only"}, False),
        ("2s 8h", {}, True),  # all can see the whole hand
    ],
)
def test_a_chain_that_cannot_go_on_takes_a_glance(
    seen: str, options: dict[str, str], *, one: bool
) -> None:
    match = table("7c 8h 2s", "2h 4h", "9s", **options)
    state = match.state
    known = cards(seen)
    state.discard |= known & ~state.hand[0]
    state.seen |= known
    superior.apply(state, 0, laying("7c"))
    superior.apply(state, 1, WAIVE)
    assert state.phase == Phase.GO_ON
    assert (pace(match) == ONE_ANSWER) is one


def test_a_hand_of_faces_does_not_go_on() -> None:
    match = table("7c kc qc", "2h 4h", "9s")
    superior.apply(match.state, 0, laying("7c"))
    superior.apply(match.state, 1, WAIVE)
    assert pace(match) > ONE_ANSWER
    match.state.forced = 0b01
    assert pace(match) == ONE_ANSWER


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, TEAMS)])
def test_every_time_is_a_persons_and_nobodys_secret(seats: int, options: dict[str, str]) -> None:
    moves, met = stream(5), set()
    for seed in range(12):
        match = fresh_for(seats, str(seed), **options)
        match.deal()
        while match.asked() != NOBODY:
            time = pace(match)
            assert ONE_ANSWER <= time <= LONGEST
            seen = superior.view(world(match.state, NOBODY, seed), NOBODY)
            assert superior.ponder(seen) == time
            met.add(match.state.phase)
            legal = match.legal(match.asked())
            match.apply(match.asked(), legal[below(moves, len(legal))])
        assert pace(match) == ONE_ANSWER
    assert len(met) == (8 if options else 5)
