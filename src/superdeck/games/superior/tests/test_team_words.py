"""What is said where three or four play, and of cards that are no Combo."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import stack
from superdeck.games import superior
from superdeck.games.superior.rules import (
    ACCEPT,
    REFUSE,
    REVERSE,
    SCORE,
    STARTER,
)
from superdeck.games.superior.tests.stacked import (
    act,
    bid,
    card,
    effect,
    free,
    fresh_for,
    laying,
    may,
    names,
    order,
    position,
    refused,
    reverse,
    set_piles,
    table,
    team,
    told,
)


def test_the_story_of_a_free_for_all() -> None:
    match = free("7c 2h", "kc 3h", "qc 4h", flips="9s")
    heard = told(match, 0)
    bid(match, "7c")
    act(match, WAIVE)
    reverse(match, "qc")
    act(match, WAIVE)
    assert heard == [
        "you bid 7♣.",
        "Clara reverses with Q♣ and holds the bid.",
        "Clara scores 7♣: 7 points.",
    ]


def test_the_story_of_tied_trump_cards_of_three() -> None:
    for lang, start in (
        ("en", "The highest trump cards were"),
        ("es", "Las cartas de triunfo más"),
    ):
        match = fresh_for(3, ffa_hand="8")
        heard = told(match, 0, lang)
        stack(match.state, order(("", "", ""), "", "8s 8h 2d", 8))
        match.deal()
        assert heard[1].startswith(start)
        assert ("eight cards" if lang == "en" else "ocho cartas") in heard[0]


def test_the_story_of_a_team() -> None:
    heard = {}
    for lang in ("en", "es"):
        match = team("3c 8d", "kc 4h", "5c 8s", "6h 7h", flips="kd")
        heard[lang] = told(match, 0, lang)
        bid(match, "3c", "5c")
        act(match, WAIVE, SCORE, WAIVE, WAIVE)
    assert heard["en"] == [
        "you bid 3♣.",
        "Clara adds 5♣ to their partner's bid.",
        "Clara is active now.",
        "The flip: K♦.",
        "Clara chooses to win the bid; K♦ is discarded.",
        "you and Clara score 3♣, 5♣ for your team: 8 points.",
    ]
    assert heard["es"] == [
        "tú pujas 3♣.",
        "Clara añade 5♣ a la puja de su pareja.",
        "Ahora Clara está en juego.",
        "Sale K♦.",
        "Clara elige ganar la puja; K♦ va al descarte.",
        "tú y Clara os anotáis 3♣, 5♣: 8 puntos.",
    ]


def test_the_story_of_an_addition_that_waits_for_consent() -> None:
    for answer, said in ((ACCEPT, "Ada takes 5♣ into the bid."), (REFUSE, "Ada gives 5♣ back.")):
        match = team("3c 8d", "kc 4h", "5c 8s", "6h 7h", tag_consent="yes")
        heard = told(match, 2)
        bid(match, "3c", "5c")
        act(match, answer)
        active = ["you are active now."] if answer == ACCEPT else []
        assert heard == ["Ada bids 3♣.", "you add 5♣ to your partner's bid.", said, *active]


def test_the_story_of_starters_and_of_a_teams_win() -> None:
    match = fresh_for(4, mode="tag_team", tag_starters="choose")
    heard = told(match, 1)
    stack(match.state, order(("", "", "", ""), "", "ks 3h", 6))
    match.deal()
    assert heard == ["Round 1: Dario deals six cards each."]
    act(match, STARTER + 3, STARTER + 0)
    assert heard[1:] == [
        "you name who plays first for the team: Dario.",
        "Ada names who plays first for the team: Ada.",
        "Dario turns 3♥: that suit is the Superior Trump of their team.",
        "Ada turns K♠: that suit is the Superior Trump of their team.",
        "Ada goes first.",
    ]
    match = team("10c", "4h 5h", "2h 10h", "6h 7h", flips="9s")
    heard = told(match, 1)
    set_piles(match.state, "4d", "8d")
    bid(match, "10c")
    assert heard[-3:] == [
        "The round ends. Points: Ada and Clara: 4, you and Dario: 8.",
        "you and Dario win the round: “Yo soy Superior!”",
        "Your team has won the match: you and Dario.",
    ]
    match = team("10c", "4h 5h", "2h 10h", "6h 7h", flips="9s")
    heard = told(match, NOBODY, "es")
    set_piles(match.state, "4d", "4s")
    bid(match, "10c")
    assert heard[-2:] == [
        "La ronda queda empatada a 4 puntos.",
        "Ada, Bruno, Clara y Dario comparten la victoria.",
    ]


def test_names_and_effects_between_partners() -> None:
    match = team("3c 8d", "kc 4h", "ac 5c 8s", "6h 7h", tag_consent="yes", tag_add="any")
    bid(match, "3c")
    assert names(match, laying("5c"))[:2] == ["add 5♣", "5♣"]
    assert names(match, laying("ac 5c"))[0] == "add 5♣+A♣"
    assert names(match, WAIVE)[0] == "add nothing"
    assert names(match, WAIVE, "es")[0] == "no añadir nada"
    assert effect(match, laying("5c")) == "wins on 8 or more, scores 8"
    assert effect(match, WAIVE) == "the bid stays at 3"
    bid(match, "5c")
    assert [names(match, a)[0] for a in (ACCEPT, REFUSE)] == [
        "take the addition",
        "give the addition back",
    ]
    assert effect(match, ACCEPT) == (
        "the bid is 8 for 8 points, Clara goes on with it and you rest"
    )
    assert effect(match, REFUSE) == "5♣ goes back to Clara, and you go on alone"
    act(match, ACCEPT)
    flipped = "the next card is turned against the bid"
    assert effect(match, WAIVE) == f"if nobody else answers, {flipped}"
    match = free("7c 2h", "kc 3h", "qc 4h")
    bid(match, "7c")
    assert effect(match, WAIVE).startswith("if nobody else answers")
    match = fresh_for(4, mode="tag_team", tag_starters="choose")
    match.deal()
    assert match.asked() == 1
    assert names(match, STARTER + 3) == ["Dario", "Dario first"]
    assert set(match.legal(1)) < set(superior.nameable(superior.view(match.state, 1)))
    assert effect(match, STARTER + 1) == "you turn the trump card and play first for your team"
    assert effect(match, STARTER + 3).startswith("Dario turns the trump card and plays")
    assert effect(match, STARTER + 1, "es").startswith("tú descubres la carta de triunfo y juegas")


def test_refusals_between_partners() -> None:
    match = team("3c 8d", "kc 4h", "5c 8c 2c 8s qc", "6h 7h", tag_consent="yes")
    assert refused(match, 0, ACCEPT) == "Your partner has added nothing to the bid (SUP-R31)"
    assert refused(match, 0, STARTER) == "Nobody names a starter now (SUP-R34)"
    bid(match, "3c")
    assert refused(match, 2, laying("8s")).endswith("of its suit: clubs (SUP-57)")
    assert refused(match, 2, laying("qc")).endswith("of its suit: clubs (SUP-57)")
    assert refused(match, 2, laying("8c")) == "A combo makes 10 at most, and this is 11 (SUP-24)"
    assert refused(match, 2, laying("2c 5c")) == "You may add one card only (SUP-R31)"
    assert refused(match, 1, REVERSE + card("kc")) == "It is not for you to decide now (SUP-20)"
    bid(match, "5c")
    assert refused(match, 0, laying("8d")) == "Say first whether you take 5♣ (SUP-R31)"
    match = fresh_for(4, mode="tag_team", tag_starters="choose")
    match.deal()
    assert refused(match, 1, WAIVE) == "Name first who of your team plays first (SUP-R34)"


def test_refusals_of_those_who_are_not_asked_yet() -> None:
    match = free("7c 2h", "kc 3h", "qc 4h", "jc 5h")
    bid(match, "7c")
    others = "Others are asked before you, or you have declined already"
    assert refused(match, 3, REVERSE + card("jc")) == f"{others} (SUP-R29)"
    assert refused(match, 0, laying("2h")) == "It is not for you to decide now (SUP-20)"


def test_cards_that_are_no_combo_can_be_named_and_are_refused() -> None:
    match = table("5c 2d 5d kc", "2h 4h")
    found = {
        name: action
        for action in superior.nameable(superior.view(match.state, 0))
        if action >= superior.FACTS.actions.count
        for name in names(match, action)
    }
    assert refused(match, 0, found["2d+5c"]) == (
        "A Combo is made of number cards of one suit (SUP-21)"
    )
    assert refused(match, 0, found["5♦+5♣"]).endswith("when the one before is won (SUP-21, SUP-25)")
    assert refused(match, 0, found["K♣+5♣"]).endswith("without faces (SUP-21)")
    assert refused(match, 0, found["K♣+5♣"], "es").endswith("sin figuras (SUP-21)")
    assert not any(may(match, action) for action in found.values())
    with pytest.raises(ValueError, match="not legal"):
        match.apply(0, found["2d+5c"])


def test_the_position_of_a_team() -> None:
    match = team("9d 8d", "4h 5h", "9s 8s", "6h 7h", flips="10d", partners_see_hands="yes")
    match.state.discard = 0
    assert position(match, 0) == [
        "Bruno and Dario: trump hearts (3♥), 0 points.",
        "you and Clara: trump spades (K♠), 0 points.",
        "Bruno, active: 2 cards in hand.",
        "Clara, resting: 2 cards in hand (8♠, 9♠).",
        "Dario, resting: 2 cards in hand.",
        "you, active: 2 cards in hand.",
        "Cards left in the stock: 26.",
        "Your hand: 8♦, 9♦.",
        "Your turn: what do you bid?",
    ]
    bid(match, "9d")
    assert position(match, 1)[-1] == (
        "Ada and Clara may go on with cards that make 9, or the bid is banked."
    )


def test_the_position_of_windows() -> None:
    match = free("7c 2h", "kc 3h", "qc 4h")
    bid(match, "7c")
    last = [position(match, watcher)[-1] for watcher in (0, 1, 2)]
    assert last == [
        "Bruno and Clara may reverse the bid with a face of clubs.",
        "Do you reverse the bid with a face of clubs?",
        "Bruno and you may reverse the bid with a face of clubs.",
    ]
    match = team("3c 8d", "kc 4h", "5c 8s", "6h 7h", tag_consent="yes")
    bid(match, "3c")
    assert position(match, 2)[-1] == "Your partner's bid is 3: do you add to it in clubs?"
    assert position(match, 1)[-1] == "Clara may add to the bid of 3 in clubs."
    bid(match, "5c")
    assert position(match, 0)[-1] == "Your partner offers 5♣: do you take the addition?"
    assert position(match, 3)[-1] == "Ada may take 5♣ into the bid or give it back."
    match = fresh_for(4, mode="tag_team", tag_starters="choose", match="rounds_n")
    match.deal()
    assert position(match, 1)[-1] == "Who of your team plays first?"
    assert position(match, 0)[-1] == "Bruno is about to name who plays first for the team."
    assert position(match, NOBODY)[1] == "Ada and Clara: one team, no trump card yet."
    assert position(match, NOBODY)[0].startswith("Round 1. Ada and Clara: 0 points, 0 rounds won")


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "es"])
def test_whatever_happens_in_teams_can_be_said(lang: str) -> None:
    options = {"tag_add": "any", "tag_consent": "yes", "tag_starters": "choose"}
    match = fresh_for(4, "3", mode="tag_team", match="rounds_n", rounds="8", **options)
    heard = told(match, 0, lang)
    chance = Stream()
    seed_stream(chance, 1, 2, 3)
    while not superior.over(match.state):
        match.deal()
        while (seat := match.asked()) != NOBODY:
            assert all(position(match, watcher, lang) for watcher in range(NOBODY, 4))
            for action in match.legal(seat):
                assert names(match, action, lang)
                assert effect(match, action, lang)
            legal = match.legal(seat)
            match.apply(seat, legal[below(chance, len(legal))])
    assert all(heard)
