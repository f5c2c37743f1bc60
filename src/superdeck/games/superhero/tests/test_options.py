"""Every option, every value: what it changes."""

from __future__ import annotations

from typing import Any

import pytest

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.engine.state import Reaction
from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck
from superdeck.games.superhero.rules import READY, TIME, counter, react
from superdeck.games.superhero.state import Phase
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    crisis,
    deck_of,
    fresh,
    gains,
    play_out,
    row,
    rules,
    vote,
    vote_all,
    voting,
    winners,
)

NUMBERED = {"token": "card_numbers"}


def firsts(**options: str) -> set[int]:
    found = set()
    for seed in range(30):
        match = fresh(seed=str(seed), **options)
        match.deal()
        found.add(match.state.first)
    return found


def test_option_first_by_age() -> None:
    assert firsts(first_by="age") == {0, 1, 2, 3}


def test_option_first_by_random() -> None:
    assert firsts(first_by="random") == {0, 1, 2, 3}


def test_option_first_by_seat() -> None:
    assert firsts(first_by="seat") == {0}


def test_option_first_seat() -> None:
    assert firsts(first_seat="2") == {2}
    with pytest.raises(OptionError, match="first_seat"):
        fresh(first_seat="4")


@pytest.mark.parametrize("votes", [1, 2, 3])
def test_option_votes(votes: int) -> None:
    match = audition(3, votes=str(votes))
    asked = []
    while match.asked() >= 0:
        asked.append(match.asked())
        match.apply(match.asked(), match.legal(match.asked())[0])
    assert asked == [0, 1, 2] * votes
    assert match.state.hand[0].bit_count() == 3 - votes


def test_option_lap_one_card_twice() -> None:
    assert order_of("one_card_twice") == [0, 1, 2, 0, 1, 2]


def test_option_lap_both_at_once() -> None:
    assert order_of("both_at_once") == [0, 0, 1, 1, 2, 2]
    assert order_of("both_at_once", votes="3") == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def order_of(lap: str, **options: str) -> list[int]:
    match = audition(3, lap=lap, **options)
    asked = []
    while match.asked() >= 0:
        asked.append(match.asked())
        match.apply(match.asked(), match.legal(match.asked())[0])
    return asked


def test_option_distinct_heroes_no() -> None:
    match = audition(1, distinct_heroes="no")
    vote(match, "star A")
    assert voting(match, "x A") in match.legal(0)


def test_option_distinct_heroes_yes() -> None:
    match = audition(1, distinct_heroes="yes")
    vote(match, "star A")
    assert voting(match, "x A") not in match.legal(0)
    assert voting(match, "x B") in match.legal(0)
    refused = match.refuse(0, voting(match, "x A"))
    assert refused is not None
    assert refused.clauses == ("HERO-R05",)
    for _ in range(6):
        play_out(match)  # two heroes are enough to the end
    assert superhero.over(match.state)


def test_option_no_x_farthest() -> None:
    match = audition(2, no_x="farthest")
    vote_all(match, "star A, robber A", "star A, robber A")
    assert row(match) == "ABCDEF"


def test_option_no_x_nobody() -> None:
    match = audition(2, no_x="nobody")
    for number in range(10):
        assert not superhero.over(match.state)
        if match.asked() < 0:
            match.deal()
        vote_all(match, *["star A, robber A"] * 2)
        assert match.state.round == number + 1
    assert row(match) == "ABCDEFG"
    assert superhero.over(match.state)
    assert winners(match) == [0, 1]


def test_option_used_crisis_bottom() -> None:
    match = audition(1, 8, used_crisis="bottom")
    play_out(match, 2)
    match.deal()
    assert crisis(match) == "H"


def test_option_used_crisis_removed() -> None:
    match = audition(1, 8, used_crisis="removed")
    seen = {crisis(match)}
    for _ in range(5):
        play_out(match)
        match.deal()
        seen.add(crisis(match))
    assert len(seen) == 6


def test_option_robber_uses_every_round() -> None:
    match = audition(2, robber_uses="every_round")
    vote_all(match, "robber A, x B", "star A, x B")
    match.deal()
    assert match.state.hand[:2] == [7, 7]


def test_option_robber_uses_once_per_game() -> None:
    match = audition(2, robber_uses="once_per_game")
    vote_all(match, "robber A, x B", "star A, x B")
    match.deal()
    assert match.state.hand[:2] == [3, 7]
    assert superhero.view(match.state, NOBODY)["robber"] == [0, 1]
    vote(match, "star A")  # seat 1, which still has its Robber
    refused = match.refuse(0, voting(match, "robber A"))
    assert refused is not None
    assert refused.clauses == ("HERO-R15",)
    play_out(match)
    match.deal()
    assert match.state.hand[0] == 3


@pytest.mark.parametrize("length", range(5, 10))
def test_option_row(length: int) -> None:
    match = audition(2, 10, row=str(length))
    assert len(row(match)) == length
    while not superhero.over(match.state):
        play_out(match)
    assert match.state.round == length - 1
    with pytest.raises(OptionError, match="row"):
        fresh(row=str(length + 5))


def ended(**options: str) -> Audition:
    """Return a match of three at its end, seat 1 the last to vote first, points as they come."""
    match = audition(3, first_seat="2", **options)
    play_out(match, 6)
    assert match.state.first == 1
    match.state.total[:3] = [6, 6, 6]
    match.state.gained[:3] = [2, 0, 2]
    return match


def test_option_tie_shared() -> None:
    assert winners(ended(tie="shared")) == [0, 1, 2]


def test_option_tie_last_round_score() -> None:
    assert winners(ended(tie="last_round_score")) == [0, 2]


def test_option_tie_earliest_token() -> None:
    assert winners(ended(tie="earliest_token")) == [1]
    match = ended(tie="earliest_token")
    match.state.total[1] = 5
    assert winners(match) == [2]


def test_option_tie_total_points() -> None:
    match = ended(tie="total_points", award="hero_cards")
    match.state.cards[:3] = [2, 2, 2]
    match.state.total[:3] = [7, 8, 8]
    assert winners(match) == [1, 2]
    with pytest.raises(OptionError, match="total_points goes with award hero_cards only"):
        fresh(tie="total_points")


def told_first(**options: str) -> Any:  # noqa: ANN401 - a telling
    match = fresh(2, **options)
    before = superhero.view(match.state, 0)
    match.deal()
    return superhero.tell(before, NOBODY, -1, superhero.view(match.state, 0), 0)[-1]


def test_option_token_token() -> None:
    assert told_first() == ("told-first", 0)


def test_option_token_card_numbers() -> None:
    assert told_first(**NUMBERED) == ("told-set", 0)


def test_option_award_points() -> None:
    match = audition(2, award="points")
    vote_all(match, "star A, x B", "star A, x C")
    assert match.score().points[:2] == [3, 3]
    assert match.state.cards[:2] == [0, 0]


def test_option_award_hero_cards() -> None:
    match = audition(2, award="hero_cards")
    vote_all(match, "star A, x B", "star C, x C")
    assert gains(match) == [2, 0]
    assert match.score().points[:2] == [1, 0]
    assert match.state.taker[0] == 0


def test_option_last_hero_nobody() -> None:
    match = audition(2, award="hero_cards", last_hero="nobody")
    play_out(match, 6)
    assert sum(match.state.cards) == 6


def test_option_last_hero_last_round_winner() -> None:
    match = audition(2, award="hero_cards", last_hero="last_round_winner")
    play_out(match, 5)
    match.deal()
    before = match.state.cards[:2]
    play_out(match)
    last = match.state.awarded
    assert match.state.cards[last] == before[last] + 2
    assert sum(match.state.cards) == 7
    told = superhero.story.told_end(superhero.view(match.state, NOBODY))
    assert told[1] == ("told-awarded", last, match.state.heroes[0])
    with pytest.raises(OptionError, match="last_round_winner goes with award hero_cards only"):
        fresh(last_hero="last_round_winner")


def test_option_debate_claims() -> None:
    match = audition(2, debate="claims")
    assert match.state.phase == Phase.DEBATE
    assert match.legal(0)[0] == READY
    assert len(match.legal(0)) == 1 + 2 * 7


def test_option_debate_off() -> None:
    assert audition(2, debate="off").state.phase == Phase.VOTE


def due(match: Audition, seat: int = CLOCK) -> Reaction:
    out = Reaction()
    out.act = out.look = out.move = 7
    react(match.state, seat, 0, None, out)  # type: ignore[arg-type]
    return out


def test_option_debate_seconds_off() -> None:
    match = audition(2, debate="claims", debate_seconds="off")
    assert match.legal(CLOCK) == []
    assert due(match).act == NOBODY


@pytest.mark.parametrize("seconds", [10, 600])
def test_option_debate_seconds(seconds: int) -> None:
    match = audition(2, debate="claims", debate_seconds=str(seconds))
    assert match.legal(CLOCK) == [TIME]
    assert (due(match).look, due(match).act) == (seconds * 1_000_000, TIME)
    assert due(match, 0).act == NOBODY
    assert counter(match.state) == 1
    match.apply(CLOCK, TIME)
    assert match.legal(CLOCK) == []
    assert due(match).act == NOBODY
    with pytest.raises(OptionError, match="debate_seconds"):
        fresh(debate_seconds="9")
    assert f"after {seconds} seconds" in rules(debate_seconds=str(seconds))["HERO-R23"].text


def test_option_custom_hero_per_player() -> None:
    for made, size in (("0", 10), ("1", 13)):
        chosen = {"custom_hero_per_player": made}
        match = Audition(superhero, new_match(superhero, 3, chosen, 1, deck_of(10)))
        match.deal()
        assert match.state.pack == size
        assert bool(deck_of(10).asks(match.state)) == (made == "1")
    assert "makes up a hero" in rules(custom_hero_per_player="1")["HERO-33"].text
    full = Deck.of({}).texts.cards
    assert len(full) + 6 <= 512


def test_made_up_heroes_need_room_in_the_deck() -> None:
    state = fresh(6, 20).state
    state.deck = 508
    assert superhero.forbidden(state) == ""
    state.custom_hero_per_player = 1
    assert "512 cards" in superhero.forbidden(state)
