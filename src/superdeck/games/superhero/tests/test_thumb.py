"""The characters of the rules of thumb: each can be told by what it does."""

from __future__ import annotations

import pytest

from superdeck.bots.player import in_character, read_player
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.state import Moves
from superdeck.games import superhero
from superdeck.games.superhero.rules import READY, VOTE
from superdeck.games.superhero.state import MOST_CLAIMS
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    claiming,
    get_ready,
    vote,
    voting,
)
from superdeck.games.superhero.thumb import STYLES, likes, prefer, suits, voice


def stage(seats: int = 4, fit: str = "C", **options: str) -> Audition:
    """Return a match in which one hero alone suits the crisis."""
    match = audition(seats, **options)
    match.state.traits[:20] = [0] * 20
    match.state.traits["ABCDEFG".index(fit)] = 3
    match.state.traits[7] = 3 << 12
    return match


def choice(match: Audition, style: str, salt: int = 1) -> int:
    chance = Stream()
    seed_stream(chance, salt, 2, 3)
    moves = Moves(superhero.FACTS.legal_size)
    seat = match.asked()
    count = superhero.legal(match.state, seat, moves)
    found = prefer(match.state, seat, STYLES.index(style), moves, count, chance)
    assert found in moves.action[:count]
    return found


def many(match: Audition, style: str) -> set[int]:
    return {choice(match, style, salt) for salt in range(40)}


def test_how_a_hero_suits_a_crisis() -> None:
    match = stage()
    assert [suits(match.state, place) for place in range(7)] == [0, 0, 9, 0, 0, 0, 0]


def test_the_judge_votes_for_the_hero_that_suits_and_says_so() -> None:
    match = stage(debate="claims")
    seat = match.asked()
    assert choice(match, "judge") == claiming(match, "for C")
    match.apply(seat, claiming(match, "for C"))
    get_ready_but(match, seat)
    against = choice(match, "judge")
    assert against % 2 == 1
    assert against != claiming(match, "against C")
    match.apply(seat, against)
    get_ready_but(match, seat)
    assert choice(match, "judge") == READY
    get_ready(match)
    assert choice(match, "judge") == voting(match, "star C")
    vote(match, "star C", "x A", "x A", "x A")
    assert {action % 3 for action in many(match, "judge")} == {(VOTE + 1) % 3}  # Xs


def get_ready_but(match: Audition, seat: int) -> None:
    """Let all others be ready, so that a seat is asked again."""
    for other in range(match.state.seats):
        if other != seat and READY in match.legal(other):
            match.apply(other, READY)


def test_the_loner_says_nothing_and_keeps_away_from_cards() -> None:
    match = stage(debate="claims")
    assert many(match, "loner") == {READY}
    get_ready(match)
    vote(match, "star C", "x C", "star D")
    places = {(action - VOTE) // 3 for action in many(match, "loner")}
    assert places.isdisjoint({2, 3})
    kinds = {(action - VOTE) % 3 for action in many(match, "loner")}
    assert 2 not in kinds


def test_the_follower_goes_where_others_are() -> None:
    match = stage(fit="A", debate="claims")
    assert many(match, "follower") == {READY}
    match.apply(1, claiming(match, "for E"))
    match.apply(2, claiming(match, "for E"))
    assert many(match, "follower") == {claiming(match, "for E")}
    for seat in (1, 2, 3):
        match.apply(seat, claiming(match, "against F"))
    assert many(match, "follower") == {claiming(match, "against F")}
    get_ready(match)
    vote(match, "star E", "star E", "star E")
    assert {(action - VOTE) // 3 for action in many(match, "follower")} == {4}


def test_the_robber_lures_waits_and_robs_where_most_can_be_had() -> None:
    match = stage(debate="claims")
    assert many(match, "robber") == {claiming(match, "for C")}
    get_ready(match)
    assert all((action - VOTE) % 3 != 2 for action in many(match, "robber"))
    vote(match, "star D", "star C", "star C", "x A")
    assert many(match, "robber") == {voting(match, "robber C")}


@pytest.mark.parametrize("style", ["judge", "loner", "follower"])
def test_who_has_to_rob_does_it_where_something_can_be_had(style: str) -> None:
    match = stage(3, votes="3")
    match.state.turn = 2
    match.state.hand[2] = 4
    match.state.places[0], match.state.kinds[0] = 0x33, 0b0001
    match.state.places[1], match.state.kinds[1] = 0x3, 0b01
    assert many(match, style) == {voting(match, "robber C")}


def test_a_robber_without_its_card_plays_on() -> None:
    match = stage(robber_uses="once_per_game")
    match.state.hand[0] = 3
    assert all((action - VOTE) % 3 != 2 for action in many(match, "robber"))


def test_the_plain_player_bluffs_now_and_then() -> None:
    match = stage(debate="claims")
    said = many(match, "plain")
    assert claiming(match, "for C") in said
    assert any(action % 2 for action in said)
    seat = match.asked()
    match.apply(seat, claiming(match, "for C"))
    get_ready_but(match, seat)
    assert choice(match, "plain") == READY


def test_the_plain_player_counts() -> None:
    """It does not work against its own star, and robs where many cards agree."""
    match = stage(2)
    vote(match, "star A", "star C", "x B")
    assert many(match, "plain").isdisjoint({voting(match, "x C"), voting(match, "robber C")})
    match = stage(4)
    vote(match, "x G", "star C", "star C", "star C", "star C", "x A", "x A")
    assert many(match, "plain") == {voting(match, "robber C")}


def test_what_one_takes_back_or_says_again_is_heard_no_more() -> None:
    match = stage(debate="claims")
    for claim in ("for E", "against E", "against E"):
        match.apply(1, claiming(match, claim))
    assert [voice(match.state, 0, place) for place in (3, 4)] == [0, 1]
    match.apply(2, claiming(match, "against E"))
    assert voice(match.state, 0, 4) == 0
    assert voice(match.state, 1, 4) == -1


def test_from_oneself_there_is_nothing_to_rob() -> None:
    match = stage(2)
    vote(match, "star A", "star C", "x A")
    assert likes(match.state, 1, 0, voting(match, "robber C") - VOTE) == 0


def test_two_cards_of_one_seat_are_worth_less_than_a_point_for_sure() -> None:
    match = stage(2, lap="both_at_once")
    vote(match, "star C", "robber C", "star A")
    sure = likes(match.state, 1, 0, voting(match, "x D") - VOTE)
    assert 0 < likes(match.state, 1, 0, voting(match, "robber C") - VOTE) < sure


@pytest.mark.parametrize("style", STYLES)
def test_who_is_alone_says_nothing(style: str) -> None:
    assert many(stage(1, debate="claims"), style) == {READY}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("votes", ["1", "2", "3"])
def test_every_character_plays_whole_matches(style: str, votes: str) -> None:
    match = stage(3, votes=votes, debate="claims")
    claims = 0
    for salt in range(2000):
        if superhero.over(match.state):
            break
        if match.asked() < 0:
            match.deal()
            continue
        match.apply(match.asked(), choice(match, style, salt))
        claims = max(claims, *(said.bit_length() for said in match.state.said))
    assert superhero.over(match.state)
    assert claims <= 5 * MOST_CLAIMS


def test_a_character_is_named_or_drawn_from_the_seed() -> None:
    named = in_character(read_player("rules:loner", superhero), superhero, 7)
    assert named.style == STYLES.index("loner")
    drawn = {in_character(read_player("rules", superhero), superhero, n).style for n in range(9)}
    assert drawn == set(range(len(STYLES)))
    assert in_character(read_player("random", superhero), superhero, 7).style == 0
