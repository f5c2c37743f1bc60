"""The rule of thumb: not stupid, and far better than chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream
from superdeck.engine.match import Match
from superdeck.engine.state import Moves
from superdeck.games.president.tests.sitting import Sitting, dealt, fresh, game, sit, word

if TYPE_CHECKING:
    from superdeck.games.president.state import PresidentState


def preferred(state: PresidentState, seat: int) -> int:
    moves = Moves(game.FACTS.legal_size)
    count = game.legal(state, seat, moves)
    return game.prefer(state, seat, 0, moves, count, Stream())


def taken(table: Sitting) -> str:
    return word(preferred(table.state, table.asked()))


def test_it_leads_low_and_whole_sets() -> None:
    assert taken(sit("3 7 7 K A", "4 4", "5 5", "6 6")) == "3"
    assert taken(sit("4 4 4 5 5 5", "5 6", "6 6", "7 7")) == "4 4 4"
    assert taken(sit("4 4 9 9", "5 5", "6 6", "7 7")) == "4 4"


def test_it_keeps_high_cards_and_sets() -> None:
    assert taken(sit("3 K", "4 9 9 A 2", "5 5", "6 6").does(0, "3")) == "4"
    assert taken(sit("8 K", "9 9 9 4 5 6 7", "5 5", "6 6").does(0, "8")) == "9 9 9"


def test_it_plays_the_two_first_and_goes_out() -> None:
    table = sit("9 9 2", "4 4", "5 5", "6 6")
    assert taken(table) == "2"
    assert taken(table.does(0, "2")) == "9 9"
    several = sit("9 2 2", "4 4", "5 5", "6 6")
    assert taken(several) == "2"
    assert taken(several.does(0, "2")) == "2"


def test_it_does_not_strand_itself() -> None:
    table = sit("8 K", "9 2", "5 5", "6 6").does(0, "8")
    assert taken(table) == "2"
    on_a_pair = sit("8 8 K", "9 9 2 2", "5 5", "6 6").does(0, "8 8")
    assert taken(on_a_pair) == "2"
    completing = sit("8 K", "5 5", "8 8 8 2", "6 6").does(0, "8")
    assert taken(completing) == "no"


def test_it_completes() -> None:
    assert taken(sit("8 K", "5 5", "8 8 8 9", "6 6").does(0, "8")) == "8 8 8"


def test_it_goes_out_when_it_can() -> None:
    assert taken(sit("8 K", "9 9", "5 5", "6 6").does(0, "8")) == "9 9"


def test_it_leads_a_set_that_a_single_card_cannot_answer() -> None:
    assert taken(sit("3 3 8", "9", "", "")) == "3 3"
    assert taken(sit("3 3 8", "9", "", "4")) == "3 3"
    assert taken(sit("3 3 8", "9", "", "4 5")) == "8"


def test_it_passes_rather_than_break_a_set() -> None:
    assert taken(sit("Q K", "K K K K 3", "5 5", "6 6").does(0, "Q")) in ("pass", "K K K K")


def test_it_returns_its_worst_single_card() -> None:
    table = dealt(
        "3 3 4 4 5 5 6 7 7 8 8 9 A",
        "3 3 4 4 5 5 6 6 6 7 8 8 2",
        "7 9 9 9 10 10 10 J J J J 2 2",
        "10 Q Q Q Q K K K K A A A 2",
        places="0123",
    )
    assert taken(table) == "give A"
    assert taken(table.does(3, "give A")) == "return 6"


def wide(*hands: str) -> Sitting:
    return sit(*hands, *[""] * (8 - len(hands)))


def test_it_lays_large_sets_whole() -> None:
    assert taken(wide("4 4 4 4 4 A A", "5 5", "6 6")) == "4 4 4 4 4"
    assert taken(wide("3 3 3 3 3 3 3 3 A A", "5 5", "6 6")) == "3 3 3 3"  # twice the lead
    assert taken(wide("Q 4", "9 9 9 9 9 9 3 4", "6 6").does(0, "Q")) == "9 9 9 9 9 9"


def test_it_does_not_break_up_a_large_set() -> None:
    """A set of five that loses four leaves a single; one that loses one is still good."""
    assert taken(wide("Q 4", "A A A A A A 3 9 9", "6 6").does(0, "Q")) == "A A A A A A"
    assert taken(wide("9 9 9 4", "9 9 9 9 9 3 4", "6 6").does(0, "9 9 9")) == "9"
    assert taken(wide("9 4", "9 9 9 9 3 4", "6 6").does(0, "9")) == "no"  # a single would be left
    one_more = wide("8 4", "10 10 10 10 10 3 4", "6 6").does(0, "8")
    assert taken(one_more) == "10 10 10 10 10"


def test_it_knows_that_passing_four_clears() -> None:
    """Three 5s on a pair of 5s win the lead, else three 4s are better gone."""
    table = wide("5 5 K", "7 7", "5 5 5 4 4 4 9").does(0, "5 5").does(2, "no")
    other = Sitting(table.state.copy())
    assert taken(table.does(1, "pass")) == "5 5 5"
    assert taken(other.does(1, "7 7")) == "4 4 4"


def test_it_does_not_strand_itself_with_many_2s() -> None:
    assert taken(wide("9 9 9 9 9 2 2 2 2 2", "4 4", "6 6")) == "2"
    assert taken(wide("Q 4", "K 2 2 2 2 2", "6 6").does(0, "Q")) == "2"
    exchange = dealt(
        "K 2 2 2 2", "2 2 2 J J", *["Q Q Q Q A"] * 2, "J J J J J", "J A A A A", "2 K K K K",
        "A A K K K", ranks="5", places="01234567",
    )  # fmt: skip
    exchange.does(7, "give A")
    assert taken(exchange) == "return K"
    assert taken(exchange.does(0, "return K")) == "2"


def test_it_returns_no_card_that_leaves_it_2s_alone() -> None:
    hands = ("K 2 2", "A A K", "K K A", "A K K", "2 2 A", "A A K", "2 2 K", "2 2 A")
    options = {"ranks": "3", "places": "01234567", "stuck_test": "all_twos", "tax_twos": "yes"}
    table = dealt(*hands, **options).does(7, "give 2")
    assert table.may(0) == ["return K", "return 2"]
    assert taken(table) == "return 2"


def share_of_wins(seats: int, matches: int, **options: str) -> tuple[float, int]:
    """Let one seat use its thumb against chance; return its share and how often it got stuck."""
    rng = Random(6)  # noqa: S311 - tests draw no secrets
    won = stuck = 0
    for number in range(matches):
        state = fresh(seats, **options)
        state.key[0] = number
        match = Match(game, state)
        mine = number % seats
        while not game.over(state):
            match.deal()
            while (seat := match.asked()) != NOBODY:
                legal = match.legal(seat)
                match.apply(seat, preferred(state, seat) if seat == mine else rng.choice(legal))
            stuck += mine in state.stuck[: state.stuck_count]
        won += match.score().winners == 1 << mine
    return won / matches, stuck


@pytest.mark.parametrize(("seats", "matches"), [(4, 40), (7, 40), (8, 16), (14, 10)])
def test_it_beats_chance(seats: int, matches: int) -> None:
    share, stuck = share_of_wins(seats, matches)
    assert share > 0.8
    assert stuck == 0
