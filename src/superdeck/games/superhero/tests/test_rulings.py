"""HERO-R01 to HERO-R28: what the text leaves open."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import CLOCK
from superdeck.engine.match import new_match
from superdeck.engine.options import OptionError
from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck
from superdeck.games.superhero.decktext import DeckError
from superdeck.games.superhero.rules import CLAIM, READY, TIME
from superdeck.games.superhero.state import Phase
from superdeck.games.superhero.tests.stage import (
    Audition,
    audition,
    claiming,
    crisis,
    deck_of,
    fresh,
    gains,
    get_ready,
    play_out,
    row,
    rules,
    vote,
    vote_all,
    voting,
    winners,
    words,
)
from superdeck.phrases import LANGUAGES

NUMBERED = {"token": "card_numbers"}


def test_hero_r01_two_different_cards_a_round() -> None:
    match = audition(2)
    vote(match, "star A", "star B")
    assert voting(match, "star C") not in match.legal(0)
    refused = match.refuse(0, voting(match, "star C"))
    assert refused is not None
    assert refused.clauses == ("HERO-R01", "HERO-R03")
    vote(match, "x C", "x D")
    assert superhero.round_over(match.state)


def test_hero_r02_the_vote_goes_round_twice() -> None:
    match = audition(3)
    asked = []
    while match.asked() >= 0:
        asked.append(match.asked())
        match.apply(match.asked(), match.legal(match.asked())[0])
    assert asked == [0, 1, 2, 0, 1, 2]
    match.deal()
    assert match.asked() == 1  # the token has gone to the left once


@pytest.mark.parametrize("pair", ["star A, x B", "star A, robber B", "x A, robber B"])
def test_hero_r03_any_pair_of_the_three(pair: str) -> None:
    match = audition(2)
    vote_all(match, pair, "star C, x D")
    assert superhero.round_over(match.state)


def test_hero_r04_the_robber_is_none_of_the_votes() -> None:
    for stars, taken in ((2, 2), (3, 3)):
        match = audition(4)
        others = ["star A, x G"] * stars + ["star B, x G"] * (3 - stars)
        vote_all(match, "robber A, x F", *others)
        assert gains(match)[0] == taken + 1


def test_hero_r05_two_cards_on_one_hero() -> None:
    match = audition(2)
    vote_all(match, "star A, x A", "star B, robber B")
    assert gains(match) == [0, 1]  # own votes cancel; the Robber secures one's own star
    assert row(match)[0] == "B"


def test_hero_r06_never_below_zero() -> None:
    match = audition(4)
    vote_all(match, "star A, robber B", *["x A, robber B"] * 3)
    assert gains(match) == [0, 2, 2, 2]


def test_hero_r07_a_robber_takes_xs_too() -> None:
    match = audition(3)
    vote_all(match, "robber A, star B", "x A, star C", "x A, star D")
    assert gains(match) == [2 + 1, 1, 1]


def test_hero_r08_robbers_move_and_eliminate_nobody() -> None:
    match = audition(3)
    vote_all(match, "robber C, star B", "robber C, star B", "robber D, x E")
    assert row(match) == "BACDFG"


def test_hero_r09_net_counts_decide() -> None:
    match = audition(4)
    vote_all(match, "star E, x B", "star E, x B", "x E, star F", "star E, x G")
    assert row(match) == "EACDFG"  # E has 3 - 1 stars, F one; B two Xs, G one


def test_hero_r10_without_a_net_star_nobody_moves() -> None:
    match = audition(2)
    vote_all(match, "star D, x D", "x G, robber A")
    assert match.state.moved == -1
    assert row(match) == "ABCDEF"


def test_hero_r11_without_a_net_x_the_farthest_goes() -> None:
    match = audition(2)
    vote_all(match, "star A, robber B", "star C, x C")
    assert row(match) == "ABCDEF"


def test_hero_r12_the_move_comes_first() -> None:
    match = audition(2)
    vote_all(match, "star G, robber G", "star G, robber B")
    assert row(match) == "GABCDE"  # G has moved, so F is the farthest


def test_hero_r13_each_tie_by_itself() -> None:
    match = audition(4)
    vote_all(match, "star C, x E", "star C, x E", "star D, x B", "star D, x B")
    assert row(match) == "CABDFG"


def test_hero_r14_the_used_crisis_goes_below_the_eliminated() -> None:
    match = audition(1, 8)
    vote(match, "star A", "x B")
    assert match.state.bottom[:2] == [1, 7]
    match.deal()
    assert crisis(match) == "B"


def test_hero_r14_the_last_crisis_serves_again() -> None:
    match = audition(1, 8, used_crisis="removed", award="hero_cards")
    for _ in range(6):
        play_out(match)
        assert crisis(match) == "H"


def test_hero_r15_vote_cards_return() -> None:
    match = audition(2)
    vote_all(match, "robber A, star B", "robber A, x B")
    match.deal()
    assert match.state.hand[:2] == [7, 7]


def test_hero_r16_the_smallest_deck() -> None:
    with pytest.raises(OptionError, match="a row of 7 needs 8 cards, and this deck has 7"):
        fresh(4, 7)
    match = audition(4, 8)
    for _ in range(6):
        play_out(match)
    assert superhero.over(match.state)
    assert fresh(4, 7, row="6").state.row == 6


@pytest.mark.parametrize(
    ("cards", "options", "warned"),
    [
        (11, {}, True),
        (12, {}, False),
        (8, {"used_crisis": "removed"}, False),
        (12, {"award": "hero_cards"}, True),
        (13, {"award": "hero_cards"}, False),
        (12, {"award": "hero_cards", "used_crisis": "removed"}, True),
        (13, {"award": "hero_cards", "used_crisis": "removed"}, False),
        (7, {"row": "5"}, True),
        (8, {"row": "5"}, False),
    ],
)
def test_hero_r16_a_warning_where_crises_come_back(
    cards: int, options: dict[str, str], *, warned: bool
) -> None:
    match = fresh(2, cards, **options)
    before = superhero.view(match.state, 0)
    match.deal()
    told = superhero.tell(before, -1, -1, superhero.view(match.state, 0), 0)
    assert (("told-few",) in told) == warned
    seen = [crisis(match)]
    while not superhero.over(match.state):
        play_out(match)
        if not superhero.over(match.state):
            match.deal()
            seen.append(crisis(match))
    assert (len(set(seen)) < len(seen)) == warned


@pytest.mark.parametrize(("cards", "warned"), [(16, True), (17, False)])
def test_hero_r16_a_warning_where_perhaps_nobody_leaves(cards: int, *, warned: bool) -> None:
    match = audition(1, cards, no_x="nobody", used_crisis="removed")
    assert superhero.view(match.state, 0)["come_back"] == warned
    seen = [crisis(match)]
    for _ in range(9):
        vote(match, "star A", "x A")
        match.deal()
        seen.append(crisis(match))
    assert (len(set(seen)) < 10) == warned


def test_hero_r17_place_and_owner_are_public_the_kind_is_not() -> None:
    match = audition(3)
    action = voting(match, "x F")
    assert not superhero.FACTS.actions.shown(action, 0, -1, 1)
    assert superhero.FACTS.actions.shown(action, 0, -1, 0)
    before = match.state.copy()
    match.apply(0, action)
    assert match.tellings(before, 0, action, 1) == [("told-laid", 0, 5)]
    assert match.tellings(before, 0, action, -1) == [("told-laid", 0, 5)]
    assert match.tellings(before, 0, action, 0) == [("told-own", 2, 5)]


def test_hero_r18_equal_points_share_the_win() -> None:
    match = audition(2)
    play_out(match, 6)
    match.state.total[:2] = [5, 5]
    assert winners(match) == [0, 1]


def test_hero_r19_alone_two_points_a_round() -> None:
    match = audition(1)
    for _ in range(6):
        if match.asked() < 0:
            match.deal()
        names = row(match)
        vote(match, f"star {names[0]}", f"x {names[1]}")
    assert match.state.total[0] == 12
    assert winners(match) == [0]


def test_hero_r20_sets_are_numbered_clockwise_from_the_first() -> None:
    match = audition(4, first_seat="3", **NUMBERED)
    order = []
    for _ in range(4):
        order.append(match.asked())
        match.apply(match.asked(), match.legal(match.asked())[0])
    assert order == [3, 0, 1, 2]


def test_hero_r21_points_are_worked_out_for_the_award_alone() -> None:
    match = audition(3, award="hero_cards")
    vote_all(match, "robber A, star B", "star A, x G", "star A, x G")
    assert gains(match) == [3, 2, 2]
    assert match.state.cards[:3] == [1, 0, 0]
    assert match.state.bottom[: match.state.sunk] == [7]  # the crisis alone, not the hero


def test_hero_r21_all_zero_goes_to_the_earliest() -> None:
    match = audition(3, award="hero_cards", first_seat="1")
    vote_all(match, *["star A, x A"] * 3)
    assert gains(match) == [0, 0, 0]
    assert match.state.cards[:3] == [0, 1, 0]


def test_hero_r21_without_an_elimination_no_card() -> None:
    match = audition(2, award="hero_cards", no_x="nobody")
    vote_all(match, "star A, robber A", "star A, robber A")
    assert match.state.cards[:2] == [0, 0]
    assert row(match) == "ABCDEFG"


def test_hero_r22_the_loner_is_a_character() -> None:
    assert "loner" in superhero.FACTS.styles


def test_hero_r23_three_claims_and_no_way_back() -> None:
    match = audition(2, debate="claims")
    for claim in ("for A", "for A", "against A"):
        match.apply(1, claiming(match, claim))
    assert match.legal(1) == [READY]
    refused = match.refuse(1, CLAIM)
    assert refused is not None
    assert refused.clauses == ("HERO-R23",)
    match.apply(1, READY)
    assert match.legal(1) == []
    assert match.asked() == 0
    assert "cannot be taken back" in words().say(match.refuse(1, CLAIM).say)  # type: ignore[union-attr]
    match.apply(0, READY)
    assert match.state.phase == Phase.VOTE
    assert match.asked() == 0


def test_hero_r23_the_question_goes_round_those_who_are_not_ready() -> None:
    match = audition(4, debate="claims", first_seat="2")
    assert match.asked() == 2
    match.apply(0, READY)  # out of turn: anybody may act at any time
    assert match.asked() == 2
    match.apply(2, claiming(match, "for C"))
    assert match.asked() == 3
    match.apply(3, READY)
    assert match.asked() == 1
    match.apply(1, claiming(match, "against D"))
    assert match.asked() == 2
    assert superhero.actors(match.state) == 0b0110


def test_hero_r23_claims_are_public_and_bind_nobody() -> None:
    match = audition(2, debate="claims")
    before = match.state.copy()
    claim = claiming(match, "for B")
    match.apply(0, claim)
    for watcher in (-1, 0, 1):
        assert match.tellings(before, 0, claim, watcher) == [("told-for", 0, 1)]
    get_ready(match)
    vote(match, "x B")
    assert match.state.kinds[0] == 2


def test_hero_r23_the_clock_ends_the_debate() -> None:
    match = audition(3, debate="claims", debate_seconds="60")
    match.apply(1, READY)
    before = match.state.copy()
    assert match.legal(CLOCK) == [TIME]
    match.apply(CLOCK, TIME)
    assert match.state.phase == Phase.VOTE
    assert match.asked() == match.state.first
    told = match.tellings(before, CLOCK, TIME, 2)
    assert told == [("told-time",), ("told-vote", 0)]
    assert audition(3, debate="claims").legal(CLOCK) == []


def test_hero_r24_each_of_our_cards_pairs_a_hero_with_its_crisis() -> None:
    """By their numbers too: few heroes suit a crisis better than its own."""
    deck = Deck.of({})
    for card in deck.texts.cards:
        own = suits(card["strengths"], card["needs"])
        assert own > 0
        others = [suits(other["strengths"], card["needs"]) for other in deck.texts.cards]
        assert sum(better > own for better in others) <= 8, card["name"]["en"]


def suits(strengths: int, needs: int) -> int:
    return sum((strengths >> 2 * i & 3) * (needs >> 2 * i & 3) for i in range(6))


def test_hero_r25_other_decks_and_a_blank_card_each() -> None:
    state = new_match(superhero, 3, {"custom_hero_per_player": "1"}, 1, deck_of(10))
    match = Audition(superhero, state)
    match.deal()
    assert sorted(match.state.stock[:13]) == list(range(13))
    assert match.state.pack == 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hero_r26_what_a_printed_edition_holds(lang: str) -> None:
    """The pages themselves come with print and play (HERO-37, HERO-40 to HERO-42)."""
    assert {"en": "six numbered sets", "es": "seis juegos numerados"}[lang] in rules(lang)[
        "HERO-R26"
    ].text


def test_hero_r27_one_hero_one_spelling() -> None:
    assert "one spelling" in rules()["HERO-R27"].text
    with pytest.raises(DeckError, match="a card named same already"):
        Deck.of({}).answered(0, ["Same", "t"]).answered(1, ["same", "u"])


@pytest.mark.parametrize("wrong", [{"robber_uses": "once_per_game"}, {"distinct_heroes": "yes"}])
def test_hero_r28_options_that_would_dead_lock_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(OptionError, match="votes 3 does not go with"):
        fresh(votes="3", **wrong)
    assert fresh(votes="2", **wrong).state.votes == 2
