"""Moves, effects, refusals, positions and the story, in both languages."""

from __future__ import annotations

import json

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import stack
from superdeck.games import superior
from superdeck.games.superior.rules import (
    FACE,
    KEEP,
    LAY,
    REVERSE,
    SCORE,
    TAKE,
)
from superdeck.games.superior.tests.stacked import (
    act,
    bid,
    card,
    cards,
    effect,
    fresh,
    laying,
    names,
    order,
    position,
    refused,
    reverse,
    rules,
    set_piles,
    table,
    told,
)


def test_names_of_bids() -> None:
    match = table("5c 2c kd ah", "2d")
    assert names(match, laying("5c"))[:3] == ["5♣", "bid 5♣", "5c"]
    combo = names(match, laying("5c 2c"))
    assert combo[:3] == ["5♣+2♣ as 7", "5♣+2♣", "5 and 2 of clubs"]
    assert "5c+2c" in combo
    assert "5♣+2♣ como 7" in names(match, laying("5c 2c"), "es")
    assert "5 y 2 de tréboles" in names(match, laying("5c 2c"), "es")
    assert names(match, laying("kd"))[0] == "K♦"
    assert names(match, WAIVE)[0] == "pass"
    assert [names(match, a)[0] for a in (KEEP, TAKE)] == ["keep the face", "take the turned card"]


def test_names_of_answers_and_choices() -> None:
    match = table("7c 7d 2c", "jc 2d 3d", "9s kd")
    bid(match, "7c")
    assert names(match, REVERSE + card("jc"))[:2] == ["reverse with J♣", "J♣"]
    assert names(match, WAIVE)[0] == "let the bid be"
    act(match, WAIVE)
    assert names(match, WAIVE)[:2] == ["bank the bid", "bank"]
    bid(match, "7d")
    assert [names(match, a)[0] for a in (SCORE, TAKE)] == ["score the bid", "take K♦"]
    match = table("kc 2c", "2d 3d", "9s")
    bid(match, "kc")
    assert [names(match, a)[0] for a in (KEEP, TAKE)] == ["keep K♣", "take 9♠"]
    assert [names(match, a, "es")[0] for a in (KEEP, TAKE)] == ["conservar K♣", "tomar 9♠"]


def test_effects() -> None:
    match = table("7c 7d as kh", "jc qd 3d", "9s kd", trumps="js 3h")
    assert effect(match, laying("7c")) == "wins on 7 or more, scores 7"
    assert effect(match, laying("as")) == "no flip beats it; 11 points, unless it is reversed"
    assert effect(match, laying("kh")) == "a card is turned: keep this face or take that card"
    bid(match, "7c")
    assert effect(match, WAIVE) == "the next card is turned against the bid"
    assert effect(match, REVERSE + card("jc")).startswith("the bid is yours for 7 points")
    act(match, WAIVE)
    assert effect(match, laying("7d")) == "wins on 7 or more, scores 14"
    assert effect(match, WAIVE) == "7 points go to your score pile, your turn ends"
    bid(match, "7d")
    act(match, WAIVE)
    assert effect(match, SCORE).endswith("the bid is worth 14 so far")
    assert effect(match, TAKE) == "K♦ goes to your hand, 7♣, 7♦ to the discards, your turn ends"


def test_effects_of_stolen_bids_and_bid_faces() -> None:
    match = table("as ks 2c", "qs 2d 3d", trumps="jc 3h")
    bid(match, "as")
    reverse(match, "qs")
    assert effect(match, WAIVE) == "Bruno keeps the bid for 1 point"
    match = table("kc 2c", "2d 3d", "9s")
    bid(match, "kc")
    assert effect(match, KEEP) == "K♣ goes to your hand, 9♠ to the discards, your turn ends"
    assert effect(match, TAKE, "es").startswith("9♠ va a tu mano, K♣ al descarte")


def test_refusals() -> None:
    match = table("7c 7d 4c 3c 5d kc", "jc qd 3d", "9s ks")
    assert refused(match, 1, laying("3d")) == "It is not for you to decide now (SUP-20)"
    assert refused(match, 0, WAIVE) == "Nobody passes: every turn is a bid (SUP-R17)"
    assert refused(match, 0, laying("7c 4c")).endswith("10 at most, and this is 11 (SUP-24)")
    assert refused(match, 0, laying("9h")) == "You do not hold 9♥ (SUP-16)"
    assert refused(match, 0, TAKE).endswith("(SUP-39, SUP-40)")
    assert refused(match, 0, REVERSE + card("kc")) == "There is no bid to reverse (SUP-33)"
    assert refused(match, 0, FACE + card("5d")) == "5♦ is no face card (SUP-13)"
    assert refused(match, 0, LAY).endswith("every turn is a bid (SUP-R17)")
    bid(match, "7c")
    assert refused(match, 1, laying("3d")).endswith("a face of clubs, or let it be (SUP-R07)")
    assert refused(match, 1, REVERSE + card("qd")).endswith("last suit: clubs (SUP-33, SUP-36)")
    act(match, WAIVE)
    assert refused(match, 0, laying("5d")).endswith("must make 7 (SUP-25, SUP-R06)")
    assert refused(match, 0, laying("kc")).endswith("number cards that make 7 (SUP-25)")
    assert match.refuse(0, laying("3c 4c")) is None
    bid(match, "7d")
    act(match, WAIVE)
    assert refused(match, 0, WAIVE) == "Choose first what becomes of K♠ (SUP-39)"
    match = table("kc 2c", "2d 3d", "9s")
    bid(match, "kc")
    assert refused(match, 0, laying("2c"), "es") == "Decide antes qué se hace con 9♠ (SUP-40)"


def test_all_that_is_legal_can_be_named() -> None:
    match = table("7c 7d 8c 5d kc", "jc qd 3d", "9s ks")
    view = superior.view(match.state, 0)
    named = list(superior.nameable(view))
    assert set(match.legal(0)) <= set(named)
    assert {laying("7c 8c"), laying("9h"), laying("qs"), WAIVE} <= set(named)
    assert REVERSE + card("jc") not in named
    bid(match, "7c")
    assert set(match.legal(1)) <= set(superior.nameable(superior.view(match.state, 1)))
    act(match, WAIVE)
    bid(match, "7d")
    act(match, WAIVE)
    assert set(match.legal(0)) <= set(superior.nameable(superior.view(match.state, 0)))
    match = table("kc 2c", "2d 3d", "9s")
    bid(match, "kc")
    assert set(match.legal(0)) <= set(superior.nameable(superior.view(match.state, 0)))


def test_the_position_of_a_bidder() -> None:
    match = table("7c 7d 2c", "2d 3d", "9s", trumps="js 3h")
    match.state.discard = 0
    assert position(match, 0) == [
        "Bruno: trump hearts (3♥), 2 cards in hand, 0 points.",
        "you: trump spades (J♠), 3 cards in hand, 0 points.",
        "Cards left in the stock: 30.",
        "Your hand: 2♣, 7♣, 7♦.",
        "Your turn: what do you bid?",
    ]
    bid(match, "7c")
    assert position(match, 0)[-3:] == [
        "On the table for you: 7♣, value 7, suit clubs, worth 7.",
        "Your hand: 2♣, 7♦.",
        "The step is won: go on with cards that make 7, or bank?",
    ]
    assert position(match, 0)[0] == "Discarded: 9♠."


def test_the_position_of_an_opponent_and_a_spectator() -> None:
    match = table("7c 2c", "jc 3d", "kd", match="rounds_n")
    bid(match, "7c")
    assert position(match, 1)[0].startswith("Round 1. Ada: 0 points, 0 rounds won, you:")
    assert position(match, 1)[-1] == "Do you reverse the bid with a face of clubs?"
    assert position(match, NOBODY)[-1] == "Bruno may reverse the bid with a face of clubs."
    act(match, WAIVE)
    assert position(match, 1)[-1] == "K♦ was turned: Ada may score the bid or take the face."
    act(match, TAKE)
    assert "Ada: trump spades (J♠), 2 cards in hand (K♦ among them), 0 points." in position(
        match, 1
    )
    assert position(match, 1, "es")[-1] == "Te toca: ¿qué pujas?"


def test_the_position_of_a_bid_face_and_of_an_ended_round() -> None:
    match = table("kc 2c", "ad 3d", "kd")
    bid(match, "kc")
    assert "On the table for Ada: K♣, a face." in position(match, 1)
    act(match, KEEP)
    match.state.hand[1] = cards("ad")
    bid(match, "ad")
    assert position(match, 1)[-1] == "The round is over."
    assert any("1 point (A♦)" in line for line in position(match, 1))


def test_the_story_of_a_deal() -> None:
    match = fresh()
    heard = told(match, 1)
    stack(match.state, order(("", ""), "", "js 3h"))
    match.deal()
    assert heard == [
        "Round 1: you deal ten cards each.",
        "you turn 3♥: that suit is your Superior Trump.",
        "Ada turns J♠: that suit is their Superior Trump.",
        "Ada goes first.",
    ]


def test_the_story_of_equal_trump_cards() -> None:
    match = fresh()
    heard = told(match, 0)
    stack(match.state, order(("", ""), "", "8s 8h"))
    match.deal()
    assert heard[1].startswith("The first trump cards were equal")


def test_the_story_of_a_chain() -> None:
    match = table("7c 5d 2d 2c", "jc 3d", "9s 8s")
    heard = told(match, 0)
    bid(match, "7c")
    assert heard == ["you bid 7♣."]
    act(match, WAIVE)
    bid(match, "5d 2d")
    assert heard[1:] == [
        "The flip: 9♠.",
        "The step is won, with 7 points at stake.",
        "you go on with 5♦+2♦.",
        "The flip: 8♠.",
        "The step is won, with 14 points at stake.",
        "you score 7♣, 2♦, 5♦: 14 points.",
    ]


def test_the_story_of_a_lost_bid_and_a_theft() -> None:
    match = table("7c 8c 2c", "jc 3d 4d", "2s ah")
    heard = told(match, 1, "es")
    bid(match, "7c")
    act(match, WAIVE)
    bid(match, "3d")
    bid(match, "8c")
    reverse(match, "jc")
    assert heard == [
        "Ada puja 7♣.",
        "Sale 2♠.",
        "La puja está perdida.",
        "tú pujas 3♦.",
        "Sale A♥.",
        "El paso está ganado, con 3 puntos en juego.",
        "tú te anotas 3♦: 3 puntos.",
        "Ada puja 8♣.",
        "tú robas la puja con J♣ y ahora es tuya.",
        "tú te anotas 8♣: 8 puntos.",
    ]


def test_the_story_of_faces_and_choices() -> None:
    match = table("kc 7c 8c", "qd 3d 4d", "2s kh jd ks", trumps="jc 3h")
    heard = told(match, 1)
    bid(match, "kc")
    act(match, KEEP)
    bid(match, "3d")
    act(match, TAKE)
    bid(match, "7c")
    act(match, SCORE)
    assert heard == [
        "Ada bids the face K♣.",
        "The flip: 2♠.",
        "Ada keeps K♣; 2♠ is discarded.",
        "you bid 3♦.",
        "The flip: K♥.",
        "you take K♥ into the hand and discard 3♦.",
        "Ada bids 7♣.",
        "The flip: J♦.",
        "Ada chooses to win the bid; J♦ is discarded.",
        "Ada scores 7♣: 7 points.",
    ]


def test_the_story_of_an_end() -> None:
    match = table("7c", "10d 3d", "9s")
    heard = told(match, 1)
    bid(match, "7c")
    assert heard[-4:] == [
        "Left in hand and discarded: 3♦, 10♦.",
        "The round ends. Points: Ada: 7, you: 0.",
        "Ada wins the round: “Yo soy Superior!”",
        "Ada has won the match.",
    ]
    match = table("7c", "10d 3d", "9s", match="rounds_n")
    set_piles(match.state, "", "2c 5d")
    heard = told(match, NOBODY)
    bid(match, "7c")
    assert heard[-1] == "The round is shared at 7 points each."


def test_a_decline_tells_the_same_as_a_passed_over_one() -> None:
    heard = []
    for theirs in ("jc 3d", "2h 3d"):
        match = table("7c 8c", theirs, "9s")
        heard.append(told(match, NOBODY))
        bid(match, "7c")
        if match.asked() == 1 and match.state.bid:
            act(match, WAIVE)
    assert (
        heard[0]
        == heard[1]
        == [
            "Ada bids 7♣.",
            "The flip: 9♠.",
            "The step is won, with 7 points at stake.",
            "Ada scores 7♣: 7 points.",
        ]
    )


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "es"])
def test_whatever_happens_can_be_said(lang: str) -> None:
    match = fresh("3", match="rounds_n", reverse_face_bids="yes")
    heard = told(match, 0, lang)
    chance = Stream()
    seed_stream(chance, 1, 2, 3)
    while not superior.over(match.state):
        match.deal()
        while (seat := match.asked()) != NOBODY:
            json.dumps(superior.view(match.state, seat))
            assert position(match, seat, lang)
            for action in match.legal(seat):
                assert names(match, action, lang)
                assert effect(match, action, lang)
            legal = match.legal(seat)
            match.apply(seat, legal[below(chance, len(legal))])
    assert all(heard)


def test_no_action_has_a_target() -> None:
    match = table("7c", "10d 3d", "9s")
    assert superior.target(match.state, laying("7c")) == NOBODY


def test_both_rulebooks_have_every_clause() -> None:
    wanted = {f"SUP-{n:02}" for n in range(1, 66)} | {f"SUP-R{n:02}" for n in range(1, 40)}
    for lang in ("en", "es"):
        entries = rules(lang)
        assert wanted <= set(entries)
        assert not [name for name, entry in entries.items() if entry.later]
