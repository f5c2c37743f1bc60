"""How long a person thinks, by what everybody sees."""

from __future__ import annotations

from superdeck.engine.actions import NOBODY
from superdeck.games import superhero
from superdeck.games.superhero.pace import EVIDENT
from superdeck.games.superhero.rules import READY
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    claiming,
    fresh,
    get_ready,
    play_out,
    vote,
)


def pace(match: Audition) -> int:
    return superhero.ponder(superhero.view(match.state, NOBODY))


def test_a_claim_takes_longest_and_what_follows_is_quick() -> None:
    match = audition(2, debate="claims")
    times = [pace(match)]
    match.apply(1, READY)
    for _ in range(3):
        match.apply(0, claiming(match, "for C"))
        times.append(pace(match))
    assert times == [2160, 1260, 1260, EVIDENT]
    get_ready(match)
    assert pace(match) == 1160


def test_more_cards_on_the_table_and_the_last_lap_take_longer() -> None:
    match = audition(2)
    times = [pace(match)]
    for text in ("star A", "x B", "robber B"):
        vote(match, text)
        times.append(pace(match))
    assert times == [1160, 1190, 1470, 1500]


def test_fewer_heroes_take_less_time() -> None:
    match = audition(2)
    slow = pace(match)
    play_out(match, rounds=5)
    match.deal()
    assert match.state.standing == 2
    assert pace(match) < slow
    play_out(match)
    assert pace(match) == EVIDENT


def test_one_card_and_one_hero_are_one_answer() -> None:
    match = audition(1, distinct_heroes="yes", robber_uses="once_per_game")
    vote(match, "robber A", "star B")
    for _ in range(4):
        play_out(match, text="star A")
    match.deal()
    assert pace(match) > EVIDENT
    match.apply(0, match.legal(0)[0])
    assert len(match.legal(0)) == 1
    assert pace(match) == EVIDENT


def test_the_pace_is_the_same_whatever_is_sealed() -> None:
    """The times of two matches that differ only in what was laid face down."""
    times = []
    for texts in (("star A", "x C"), ("robber A", "star C")):
        match = fresh(3, row="5")
        match.deal()
        match.state.lineup[:5] = [0, 1, 2, 3, 4]
        vote(match, *texts)
        times.append(pace(match))
    assert times[0] == times[1]
