"""The board for single keys: what it shows, and which act two keys are."""

from __future__ import annotations

from typing import Any

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import NOTHING, PILE, Board
from superdeck.games import circles
from superdeck.games.circles.acts import CALL, DRAW, LAST, TURN, play_of
from superdeck.games.circles.tests.sitting import Sitting, sit
from superdeck.phrases import LANGUAGES, Phrases

NAMES = ["you", "Bruno"]


def board(match: Sitting, seat: int = 0) -> Board:
    return circles.board(circles.view(match.state, seat))


def said(found: Board, lang: str = "en") -> list[str]:
    phrases = Phrases("circles", lang, NAMES)
    return [phrases.say(say) for say in (*found.places, *found.seats, *found.help)]


def test_the_board_shows_letters_of_the_top_card_and_of_the_own_hand_only() -> None:
    match = sit("RBYP", "RBPG BGPR / GYRB", "YPBG / PRGY RBPG")
    found = board(match)
    phrases = Phrases("circles", "en")
    assert "".join(phrases.say(say) for say in found.top) == "RBYP"
    assert [say.values["colour"] for say in found.top] == [0, 1, 3, 4]
    assert {card: "".join(map(phrases.say, marks)) for card, marks in found.hand} == {
        match.card(code): code for code in ("RBPG", "BGPR")
    }
    assert said(found)[:6] == ["red", "blue", "yellow", "purple", "you 2+1", "Bruno 1+2"]
    assert found.barred == NOBODY
    assert board(match, NOBODY).hand == ()


def test_the_board_shows_the_barred_ring_and_who_is_paused() -> None:
    match = sit("RBYP", "RBPG BGPR", "YPBG", wrong_call="refuse_and_pause")
    match.does(0, "RBPG 2")
    match.state.paused[1] = 1
    assert board(match).barred == 1
    assert said(board(match))[5] == "Bruno 1+0 paused"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "count"),
    [
        ({}, 5),
        ({"pile_play": "look_first"}, 4),
        ({"last_card": "free"}, 6),
        ({"stalemate": "dealer_calls"}, 5),
    ],
)
def test_the_help_says_what_the_options_allow(
    options: dict[str, Any], count: int, lang: str
) -> None:
    found = board(sit("RBYP", "RBPG BGPR", "YPBG", **options))
    assert len(found.help) == count
    assert len(set(said(found, lang))) == len(said(found, lang))
    enter = {"en": "Enter", "es": "Intro"}[lang]
    by_enter = {"stalemate", "last_card"} & options.keys()
    assert any(enter in text for text in said(found, lang)) == bool(by_enter)


def test_two_keys_are_an_act() -> None:
    match = sit("RBYP", "RBPG BGPR / GYRB", "YPBG")
    view = circles.view(match.state, 0)
    card = match.card("RBPG")
    acts = {
        (card, 1): play_of(card, 1),
        (card, NOBODY): LAST,
        (PILE, 3): TURN + 3,
        (PILE, NOBODY): DRAW,
        (NOTHING, NOBODY): CALL,
    }
    for (thing, place), act in acts.items():
        assert circles.touch(view, thing, place) == act
    assert play_of(card, 1) in match.legal(0)
