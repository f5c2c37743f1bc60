"""What people read: moves, effects, refusals, the position and the story, in both languages."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.match import HIDDEN_ACTION
from superdeck.games import superhero
from superdeck.games.superhero.rules import CLAIM, READY, TIME, VOTE
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    claiming,
    get_ready,
    play_out,
    vote,
    vote_all,
    voting,
    words,
)


def names(match: Audition, action: int, lang: str = "en") -> list[str]:
    view = superhero.view(match.state, 0)
    return words(lang).names(superhero.say(action, view))


def effect(match: Audition, action: int, lang: str = "en") -> str:
    return words(lang).say(superhero.effect(action, superhero.view(match.state, 0)))


def refused(match: Audition, seat: int, action: int, lang: str = "en") -> str:
    refusal = match.refuse(seat, action)
    assert refusal is not None
    return f"{words(lang).say(refusal.say)} ({', '.join(refusal.clauses)})"


def position(match: Audition, seat: int, lang: str = "en") -> list[str]:
    view = superhero.view(match.state, seat)
    return [words(lang, seat).say(say) for say in superhero.position(view)]


def heard(match: Audition, watcher: int, seat: int, action: int, lang: str = "en") -> list[str]:
    before = match.state.copy()
    match.apply(seat, action)
    told = match.tellings(before, seat, action, watcher)
    return [words(lang, watcher).say(superhero.retell(one, watcher)) for one in told]


def test_names_of_votes() -> None:
    match = audition()
    assert names(match, voting(match, "star C"))[:3] == ["star on C", "star 3", "star C"]
    assert names(match, voting(match, "x C"))[:2] == ["X on C", "x 3"]
    assert "rob 3" in names(match, voting(match, "robber C"))
    assert names(match, voting(match, "star C"), "es")[:2] == ["estrella en C", "estrella 3"]
    assert names(match, VOTE + 3 * 8)[0] == "star on nobody"
    assert names(match, WAIVE)[0] == "pass"
    assert names(match, TIME)[0] == "end the debate"


def test_names_of_claims() -> None:
    match = audition(debate="claims")
    assert names(match, claiming(match, "for B"))[:2] == ["speak for B", "for 2"]
    assert names(match, claiming(match, "against B"))[:2] == ["speak against B", "against 2"]
    assert names(match, READY)[:2] == ["ready", "ready to vote"]
    assert names(match, READY, "es")[0] == "a votar"


def test_effects() -> None:
    match = audition(debate="claims")
    assert effect(match, READY) == "you say no more; the vote begins once all are ready"
    assert effect(match, claiming(match, "for B")).endswith("The card says: B is here.")
    assert effect(match, claiming(match, "against B")) == "all hear it, true or bluff"
    get_ready(match)
    assert effect(match, voting(match, "star A")).startswith("a vote for; scores the stars")
    assert effect(match, voting(match, "x A")).startswith("a vote against; scores the Xs")
    assert effect(match, voting(match, "robber A"), "es").startswith("se lleva lo que valgan")


def test_refusals_in_the_debate() -> None:
    match = audition(2, debate="claims")
    assert refused(match, 0, voting(match, "star A")).startswith("Nobody votes before the debate")
    assert refused(match, 0, WAIVE) == "There is nothing here to pass on (HERO-R23)"
    assert refused(match, 0, TIME).startswith("Only the clock ends a debate")
    assert refused(match, 0, CLAIM + 2 * 7 + 1) == "There is no hero on place 8 (HERO-06)"
    for _ in range(3):
        match.apply(0, claiming(match, "for A"))
    assert refused(match, 0, claiming(match, "for B")) == (
        "You may make 3 claims in one debate, and you have (HERO-R23)"
    )
    match.apply(0, READY)
    assert "cannot be taken back" in refused(match, 0, READY)
    assert refused(match, 0, CLAIM, "es").startswith("Ya dijiste que a votar")


def test_refusals_in_the_vote() -> None:
    match = audition(2, robber_uses="once_per_game")
    assert refused(match, 1, voting(match, "star A")).endswith("it is the turn of Ada (HERO-12)")
    assert refused(match, 0, READY) == "The debate of this round is over (HERO-R23)"
    assert refused(match, 0, CLAIM).startswith("The debate of this round is over")
    assert refused(match, 0, VOTE + 3 * 7) == "There is no hero on place 8 (HERO-06)"
    vote(match, "robber A", "star B")
    assert refused(match, 0, voting(match, "robber B")) == (
        "Your robber lies on the table already: use another card (HERO-R01, HERO-R03)"
    )
    vote(match, "x B", "x C")
    assert refused(match, 0, voting(match, "x B")).endswith("turned up already (HERO-16)")
    match.deal()
    vote(match, "star A")
    assert refused(match, 0, voting(match, "robber A")).startswith("Your robber is spent")


def test_the_position_in_the_debate() -> None:
    match = audition(2, debate="claims")
    match.apply(1, claiming(match, "against G"))
    match.apply(0, claiming(match, "for A"))
    assert position(match, 0) == [
        "Round 1. Points: you 0, Bruno 0.",
        "Crisis: Who calls H?",
        "The row, from the deck to the far end:",
        *(f"{place}. {hero}: {hero} is here." for place, hero in enumerate("ABCDEFG", 1)),
        "you speak for A.",
        "Bruno speaks against G.",
        "The debate: speak for one or against one (2 times at most), or say “ready”.",
    ]
    match.apply(0, READY)
    assert position(match, 0)[-1] == "The debate goes on: Bruno not ready yet."
    assert position(match, NOBODY, "es")[-1] == "El debate sigue: falta que quiera votar Bruno."


def test_the_position_names_the_clock() -> None:
    match = audition(2, debate="claims", debate_seconds="45")
    assert "A clock ends the debate after 45 seconds." in position(match, 0)
    get_ready(match)
    assert not any("clock" in line for line in position(match, 0))


def test_the_position_in_the_vote() -> None:
    match = audition(3)
    vote(match, "star C", "x C", "robber G", "x C")
    assert position(match, 1)[3:] == [
        "1. A",
        "2. B",
        "3. C: your X, two cards of Ada",
        "4. D",
        "5. E",
        "6. F",
        "7. G: a card of Clara",
        "You hold star and robber.",
        "Lay a card face down (2 of 2), as in “star 3” or “x 5”.",
    ]
    assert position(match, NOBODY)[-1] == "Bruno lays a card face down (2 of 2)."
    assert position(match, NOBODY, "es")[5] == "3. C: dos cartas de Ada, una carta de Bruno"


def test_the_position_after_the_vote() -> None:
    match = audition(2)
    vote_all(match, "star A, x B", "robber A, x C")
    lines = position(match, 0)
    assert lines[0] == "Round 1. Points: you 1, Bruno 2."
    assert lines[3] == "1. A: your star, robber of Bruno"
    assert lines[-1] == "The votes are counted. The row now: A, B, D, E, F, G."


def test_the_position_before_the_first_deal_is_empty() -> None:
    match = audition()
    match.state.round = 0
    assert list(superhero.position(superhero.view(match.state, 0))) == []


def test_the_position_counts_cards_where_cards_are_won() -> None:
    match = audition(2, award="hero_cards")
    vote_all(match, "star A, x B", "robber A, x C")
    assert position(match, 1)[0] == "Round 1. Cards: Ada 0, you 1."


def test_the_story_of_a_vote() -> None:
    match = audition(2)
    assert heard(match, 0, 0, voting(match, "star A")) == ["you lay your star on A."]
    assert heard(match, 0, 1, voting(match, "x G")) == ["Bruno lays a card on G."]
    assert heard(match, 1, 0, voting(match, "robber G")) == ["Ada lays a card on G."]
    assert heard(match, 1, 1, voting(match, "star C")) == [
        "you lay your star on C.",
        "All cards are turned up.",
        "A: star (Ada); 1 point for each star.",
        "C: star (you); 1 point for each star.",
        "G: X (you), robber (Ada); the point is robbed.",
        "Points of this round: Ada 2, you 1.",
        "A has most stars (of equals, the closest) and moves next to the deck.",
        "G has most Xs and leaves the row.",
    ]


def test_the_story_of_a_debate() -> None:
    match = audition(2, debate="claims", debate_seconds="30")
    assert heard(match, 0, 0, claiming(match, "for B")) == ["you speak for B."]
    assert heard(match, 0, 1, claiming(match, "against B"), "es") == ["Bruno habla en contra de B."]
    assert heard(match, 1, 1, READY) == ["you are ready to vote."]
    assert heard(match, 1, CLOCK, TIME) == [
        "Time is up: the debate is over.",
        "The vote begins with Ada.",
    ]


def test_the_story_of_rounds_where_nobody_or_the_farthest_leaves() -> None:
    for no_x, sentence in (
        ("farthest", "Nobody has an X left over, so the far end goes: G leaves the row."),
        ("nobody", "Nobody has an X left over, so all stay in the row."),
    ):
        match = audition(1, no_x=no_x)
        vote(match, "star A")
        said = heard(match, 0, 0, voting(match, "x A"))
        assert said[2] == "A: star (you), X (you); worth nothing."
        assert said[-1] == sentence


def test_the_story_of_the_end() -> None:
    match = audition(2, award="hero_cards", last_hero="last_round_winner")
    play_out(match, 5)
    match.deal()
    while len(match.legal(match.asked())) and match.state.cast < 3:
        match.apply(match.asked(), match.legal(match.asked())[0])
    seat = match.asked()
    said = heard(match, 1 - seat, seat, match.legal(seat)[-1])
    assert any("is the city's new official superhero!" in line for line in said)
    assert any("the card of" in line for line in said)
    assert "the match." in said[-1] or "share the win" in said[-1]


def test_a_new_round_is_told() -> None:
    match = audition(2, 8)
    before = superhero.view(match.state, 0)
    play_out(match)
    told = superhero.tell(
        superhero.view(match.state, 0), NOBODY, HIDDEN_ACTION, {**before, "round": 1}, 0
    )
    assert told == []
    last = superhero.view(match.state, 0)
    match.deal()
    told = superhero.tell(last, NOBODY, HIDDEN_ACTION, superhero.view(match.state, 0), 0)
    assert [words().say(superhero.retell(one, 0)) for one in told] == [
        "Round 2: 6 in the row.",
        "Crisis: Who calls G?",
        "Bruno has the token and votes first.",
    ]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_card_without_a_crisis_asks_for_one(lang: str) -> None:
    say = superhero.words.said_crisis(99)
    assert {"en": "Make up", "es": "Inventad"}[lang] in words(lang).say(say)


def test_everything_of_the_row_can_be_named() -> None:
    match = audition(debate="claims")
    nameable = list(superhero.nameable(superhero.view(match.state, 0)))
    assert nameable[0] == READY
    assert sorted(nameable) == [*range(1, 16), *range(VOTE, VOTE + 21)]
    get_ready(match)
    nameable = list(superhero.nameable(superhero.view(match.state, 0)))
    assert nameable[0] == VOTE
    assert len(set(nameable)) == 36
