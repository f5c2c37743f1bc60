"""How long a person thinks: from the spectator's view alone, and never out of bounds."""

from __future__ import annotations

import json

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import Match
from superdeck.games.president.pace import EVIDENT, GLANCE
from superdeck.games.president.tests.sitting import Sitting, dealt, fresh, game, sit


def pondered(table: Sitting) -> int:
    return game.ponder(table.view(NOBODY))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {"min_players": "3"}), (8, {"pass_on_lead": "yes"}), (5, {"ranks": "4"})],
)
def test_it_is_a_function_of_what_a_spectator_sees(seats: int, options: dict[str, str]) -> None:
    """Worlds that differ in all that is hidden take as long, and so does the view as text."""
    state = fresh(seats, **options)
    match, chance = Match(game, state), Stream()
    seed_stream(chance, seats, 1, 2)
    for _ in range(2):
        match.deal()
        while (seat := match.asked()) != NOBODY:
            view = game.view(state, NOBODY)
            time = game.ponder(view)
            assert 300 <= time <= 2500
            assert game.ponder(json.loads(json.dumps(view))) == time
            world = state.copy()
            game.imagine(world, NOBODY, chance)
            assert game.ponder(game.view(world, NOBODY)) == time
            legal = match.legal(seat)
            match.apply(seat, legal[below(chance, len(legal))])


FOUR_HANDS = (
    "3 3 4 4 5 5 6 7 7 8 8 9 A",
    "3 3 4 4 5 5 6 6 6 7 8 8 2",
    "7 9 9 9 10 10 10 J J J J 2 2",
    "10 Q Q Q Q K K K K A A A 2",
)


def test_where_everybody_sees_one_answer() -> None:
    assert pondered(dealt(*FOUR_HANDS)) == EVIDENT  # the 3 of clubs, alone
    assert pondered(dealt(*FOUR_HANDS, opening="may_be_in_set")) > EVIDENT
    exchange = dealt(*FOUR_HANDS, places="0123")
    assert pondered(exchange) == EVIDENT  # the tribute
    assert pondered(exchange.does(3, "give A")) > EVIDENT  # what to return
    assert pondered(sit("9", "4 4", "5 5", "6 6")) == EVIDENT  # a last card on an empty pile
    assert pondered(sit("9 9", "4 4", "5 5", "6 6")) > EVIDENT
    assert pondered(sit("9", "4 4", "", "").does(0, "9")) == EVIDENT  # the round is over


def test_who_cannot_answer_by_what_everybody_sees() -> None:
    on_a_pair = sit("9 9 4", "K", "5 5", "6 6").does(0, "9 9")
    assert pondered(on_a_pair) == EVIDENT  # a last card is no 2
    assert pondered(on_a_pair.does(1, "pass")) > EVIDENT
    assert pondered(sit("9 4", "K", "5 5", "6 6").does(0, "9")) > EVIDENT
    aces = sit("A 4", "2 2 2", "2 K K", "A A A").does(0, "A")
    aces.state.laid[3] = 3 << 4 * 11 | 4 << 4 * 12
    assert pondered(aces) > EVIDENT  # any pair
    aces.state.laid[2] = sum(3 << 4 * rank for rank in range(11))
    assert pondered(aces) == EVIDENT
    aces.state.laid[3] -= 1 << 4 * 12
    assert pondered(aces) > EVIDENT  # one 2 is somewhere
    stuck = sit("A 4", "2 A", "9 9", "9 9").does(0, "A").does(1, "A")
    stuck.state.laid[2] = sum(3 << 4 * rank for rank in range(11)) + (2 << 4 * 11) + (3 << 4 * 12)
    assert pondered(stuck) == EVIDENT  # the fourth 2 is stuck
    stuck.state.laid[2] -= 1 << 4 * 12
    assert pondered(stuck) > EVIDENT


def test_more_to_think_about_takes_longer() -> None:
    hands = ("4 5 9", "6 6 7", "8 8 8")
    few, many = sit("3 4 K", *hands), sit("3 4 5 6 K", *hands)
    assert pondered(many) > pondered(few)
    single, pair = sit("3 4 5 K", *hands).does(0, "3"), sit("3 3 4 5 K", *hands).does(0, "3 3")
    assert pondered(pair) > pondered(single)
    assert pondered(sit("3 4 K", *hands).does(0, "3")) > pondered(single)  # two cards left


def test_the_question_of_completing_is_a_glance() -> None:
    """A match of two is cleared as soon as all have said whether they complete (PRES-R16)."""
    table = sit("6 6 6 9", "6 9", "", "").does(0, "6").does(1, "6")
    assert table.state.leads_after != NOBODY
    assert pondered(table) == GLANCE
