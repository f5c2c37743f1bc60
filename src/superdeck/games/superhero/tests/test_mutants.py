"""Superhero Audition: small faults that other tests did not see."""

from __future__ import annotations

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import Stream
from superdeck.engine.state import Numbers, Reaction, Score
from superdeck.games import superhero
from superdeck.games.superhero.rules import READY, TIME
from superdeck.games.superhero.tests.stage import audition, get_ready, play_out, vote_all


def test_the_first_voter_is_asked_first_whoever_was_ready_last() -> None:
    match = audition(3, debate="claims", first_seat="1")
    for seat in (2, 1, 0):
        match.apply(seat, READY)
    assert match.asked() == 1


def test_all_are_ready_when_the_time_is_up() -> None:
    match = audition(3, debate="claims", debate_seconds="60")
    match.apply(CLOCK, TIME)
    assert match.state.ready == 0b111
    assert superhero.view(match.state, NOBODY)["ready"] == [1, 1, 1]


def test_who_took_an_eliminated_hero_is_remembered() -> None:
    match = audition(3, award="hero_cards", first_seat="1")
    vote_all(match, *["star A, x B"] * 3)
    assert match.state.taker[0] == 1
    points = audition(3)
    vote_all(points, *["star A, x B"] * 3)
    assert points.state.taker[0] == NOBODY


def test_nobody_has_won_before_the_end() -> None:
    match = audition(3)
    play_out(match, 1, "star A")
    out = Score()
    out.winners = 7
    superhero.score(match.state, out)
    assert out.winners == 0


def test_seats_and_an_untimed_debate_give_no_reaction() -> None:
    timed = audition(3, debate="claims", debate_seconds="60")
    untimed = audition(3, debate="claims")
    for match, who in ((timed, 0), (untimed, CLOCK)):
        out = Reaction()
        out.look, out.move, out.act = 5, 5, 5
        superhero.react(match.state, who, 0, Stream(), out)
        assert (out.look, out.move, out.act) == (0, 0, -1)
    out.move = 5
    superhero.react(timed.state, CLOCK, 0, Stream(), out)
    assert (out.look, out.move, out.act) == (60_000_000, 0, TIME)
    get_ready(timed)
    superhero.react(timed.state, CLOCK, 0, Stream(), out)
    assert out.act == -1


def test_all_share_a_match_without_points() -> None:
    match = audition(2)
    while not superhero.over(match.state):
        play_out(match, 1, "robber A")
        match.state.total[:2] = [0, 0]
    assert match.score().winners == 0b11


def test_cards_that_came_up_from_under_the_deck_are_there_no_longer() -> None:
    match = audition(2, 8)
    play_out(match, 4, "star A")
    state = match.state
    assert state.risen > 0
    out = Numbers(superhero.FACTS.numbers)
    superhero.observe(state, 0, out)
    assert out.value[9] == 0
    assert out.value[10] == state.sunk - state.risen
