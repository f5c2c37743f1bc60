"""Worlds as likely as the characters would have laid what lies there."""

from __future__ import annotations

from collections import Counter

import pytest

from superdeck.games.superhero.state import CROSS, ROBBER, STAR, SuperheroState
from superdeck.games.superhero.tests.stage import Audition, audition, fresh, get_ready, vote
from superdeck.games.superhero.voters import believe, weight
from tests.laws.cases import stream
from tests.secrecy.laws import law_same_worlds, seen_by


def stage(seats: int = 4, **options: str) -> Audition:
    """Return a match in which C suits the crisis, and nobody else."""
    match = audition(seats, **options)
    match.state.traits[:20] = [0] * 20
    match.state.traits[2] = 3
    match.state.traits[7] = 3 << 12
    return match


def believed(match: Audition, seat: int, worlds: int = 200) -> list[SuperheroState]:
    """Return worlds that a seat believes in."""
    found = []
    for number in range(worlds):
        world = match.state.copy()
        believe(world, seat, stream(number, seat))
        found.append(world)
    return found


def kinds(match: Audition, seat: int, other: int, lap: int = 0) -> Counter[int]:
    """Count the kinds that a seat believes a card of another one to be."""
    return Counter(world.kinds[other] >> 2 * lap & 3 for world in believed(match, seat))


def test_a_card_on_the_hero_that_suits_is_likely_a_star_and_elsewhere_an_x() -> None:
    match = stage()
    vote(match, "x C", "star A")
    on_c, on_a = kinds(match, 2, 0), kinds(match, 2, 1)
    assert on_c[STAR] > 180
    assert on_a[CROSS] > 100
    assert set(on_c) | set(on_a) == {STAR, CROSS, ROBBER}


def test_a_second_card_on_the_same_hero_is_likely_a_robber() -> None:
    match = stage()
    vote(match, "star C", "star C", "star C", "x A", "robber C")
    assert kinds(match, 3, 0, lap=1)[ROBBER] > 120


def test_what_lay_there_counts_not_what_was_laid_later() -> None:
    """A first card on an empty hero is no Robber, whatever others lay on it afterwards."""
    match = stage()
    vote(match, "star C", "star C", "star C", "x A", "x C", "x C", "x C")
    assert kinds(match, 3, 0)[ROBBER] < 10


def test_own_cards_stay_and_no_card_is_laid_twice() -> None:
    match = stage(3, votes="3", lap="both_at_once")
    vote(match, "star C", "robber C", "x A", "x B", "star C")
    for world in believed(match, 1, 50):
        assert world.places == match.state.places
        assert world.kinds[1] == match.state.kinds[1]
        assert world.hand[1] == match.state.hand[1]
        assert {world.kinds[0] >> 2 * lap & 3 for lap in range(3)} == {STAR, CROSS, ROBBER}
        assert world.hand[0] == 0


def test_a_robber_that_is_spent_for_good_is_not_believed_in() -> None:
    match = stage(2, robber_uses="once_per_game")
    match.state.hand[0] = 3
    vote(match, "star C")
    assert ROBBER not in kinds(match, 1, 0)


@pytest.mark.parametrize("lap", ["one_card_twice", "both_at_once"])
def test_a_seat_cannot_tell_and_believes_the_same_wherever_it_is(lap: str) -> None:
    match = fresh(4, debate="claims", lap=lap)
    match.deal()
    for step in range(60):
        if match.asked() < 0:
            break
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[step * 7 % len(legal)])
        law_same_worlds(match.game, match.state, 1)
        for seat in range(4):
            truth = seen_by(match.game, match.state, seat)
            assert all(
                seen_by(match.game, world, seat) == truth for world in believed(match, seat, 2)
            )
    assert match.state.cast == 8


def test_without_sealed_cards_the_deck_alone_is_believed_anew() -> None:
    match = stage(debate="claims")
    before = match.state.copy()
    world = believed(match, 0, 1)[0]
    assert world.stock[:8] == before.stock[:8]
    assert world.stock != before.stock
    assert world.key != before.key
    get_ready(match)
    assert believed(match, 0, 1)[0].places == match.state.places


def test_what_is_liked_less_is_less_likely() -> None:
    assert [weight(less) for less in (0, 15, 16, 64, 96, 1 << 30)] == [64, 64, 32, 4, 1, 1]
    assert weight(1 << 40) == 0
