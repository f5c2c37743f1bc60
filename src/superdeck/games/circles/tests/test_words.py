"""What is said: moves, effects, refusals, the position, the story; in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.games import circles
from superdeck.games.circles.acts import FORCE, GIVE_BACK, GIVE_TURNED, PAUSE, RESUME
from superdeck.games.circles.tests.sitting import Sitting, fresh, sit, ticks
from superdeck.phrases import LANGUAGES, Phrases

if TYPE_CHECKING:
    from superdeck.engine.contract import Say

RING_1, RING_2 = "RGBY", "PBGY"
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")


def spoken(say: Say, lang: str = "en", watcher: int = 0) -> str:
    phrases = Phrases("circles", lang)
    phrases.seat_names = ["Anna", "Bruno", "Clara"]
    if watcher != NOBODY:
        phrases.seat_names[watcher] = "you"
    return phrases.say(say)


def table(**options: str) -> Sitting:
    hands = (f"RBPG {RING_1} / {NONE[0]} {NONE[1]}", f"{RING_2} {NONE[2]}")
    return sit("RBYP", *hands, bar=0, under=True, **options)


def position(match: Sitting, seat: int = 0, lang: str = "en") -> list[str]:
    return [spoken(say, lang, seat) for say in circles.position(circles.view(match.state, seat))]


def label(match: Sitting, text: str, lang: str = "en") -> str:
    return spoken(circles.say(match.action(text), circles.view(match.state, 0)), lang)


def effect(match: Sitting, text: str, lang: str = "en") -> str:
    return spoken(circles.effect(match.action(text), circles.view(match.state, 0)), lang)


def told(match: Sitting, seat: int, action: int, watcher: int, lang: str = "en") -> list[str]:
    """Let somebody act; return what a watcher hears."""
    before = match.state.copy()
    match.apply(seat, action)
    tellings = match.tellings(before, seat, action, watcher)
    return [spoken(circles.retell(telling, watcher), lang, watcher) for telling in tellings]


def test_moves_have_names() -> None:
    match = table()
    assert label(match, "RBPG 2") == "RBPG on ring 2 blue"
    assert label(match, "RBPG 2", "es") == "RALV en el anillo 2 azul"
    assert label(match, "draw") == "draw a card"
    assert label(match, "turn 3") == "turn the pile for ring 3 yellow"
    assert label(match, "wait", "es") == "no hacer nada"
    assert label(match, "last") == "lay the last card"
    assert label(match, "call") == "call the stalemate"


def test_what_the_clock_does_has_names() -> None:
    match = table()
    view = circles.view(match.state, NOBODY)
    said = {
        match.action("go"): "GO",
        match.action("move up"): "move the bottom card to the top",
        match.action("stop"): "stop the match",
        FORCE + 0b11: "draw a card for you and Bruno",
        GIVE_BACK + 73 + match.card(RING_2): "give PBGY back to Bruno",
        GIVE_TURNED + 1: "give the turned card to Bruno",
        PAUSE: "pause you",
        RESUME + 1: "end the pause of Bruno",
    }
    assert {action: spoken(circles.say(action, view)) for action in said} == said


def test_effects() -> None:
    match = table()
    assert effect(match, "RBPG 2") == "3 cards left; ring 2 is barred next"
    assert effect(match, "draw") == "you look at the top card of your pile; 1 card stays in it"
    assert effect(match, "turn 1").endswith(
        "it lies if its ring 1 is red, else it goes to your hand"
    )
    assert effect(sit("RBYP", RING_1, NONE[0]), "RGBY 1") == "your last card: you win"
    in_ticks = table(mode="ticks")
    assert effect(in_ticks, "RBPG 2").endswith(
        "; if somebody lays first, the card comes back, seen by all"
    )
    assert "in any case" in effect(in_ticks, "turn 1")
    assert effect(in_ticks, "wait") == "nothing, in this tick"
    assert effect(in_ticks, "last").endswith("unless somebody lays first")
    assert effect(match, "last") == "your last card needs no match: you are out of cards"
    assert effect(match, "call") == "the bottom card of the centre comes to the top"


def test_the_position() -> None:
    match = table()
    match.state.late[1] = 2
    match.state.seen |= 1 << match.card(RING_2)
    assert position(match) == [
        "Bruno: 2 in hand (PBGY among them), 0 in the draw pile, late 2 times.",
        "you: 2 in hand, 2 in the draw pile.",
        "On top of 67 cards: RBYP. Match ring 1 red, ring 2 blue, ring 3 yellow or ring 4 purple.",
        "Your hand: RBPG, RGBY.",
        "2 of your cards fit.",
    ]
    assert position(match, NOBODY)[-1] == "Anybody may lay a card."


def test_the_hand_shows_first_what_fits() -> None:
    match = sit("RBYP", f"{NONE[0]} {RING_1} {NONE[1]} {RING_2}", NONE[2])
    assert position(match)[-2] == "Your hand: RGBY, PBGY, BGPR, GYRB."


def test_the_position_says_what_goes_on() -> None:
    assert position(fresh(2))[-1] == "You are about to say GO."
    assert position(fresh(2), 1)[-1] == "Anna is about to say GO."
    match = table(mode="ticks", wrong_call="refuse_and_pause")
    assert position(match)[-1] == "Tick 1. What do you put down? 2 of your cards fit."
    assert position(match, NOBODY)[-1] == "Tick 1. Everybody puts an act down."
    match.apply(CLOCK, PAUSE)
    assert position(match)[-4].endswith(", paused.")
    stalled = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False, stalemate="dealer_calls")
    assert position(stalled)[-1].endswith("Do you call the stalemate?")
    assert position(stalled)[-3].endswith("; ring 2 is barred.")
    automatic = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=2, under=False)
    assert position(automatic)[-1].endswith("The clock goes on.")
    idle = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}", mode="ticks")
    ticks(idle, *["wait"] * 6)
    assert position(idle)[-1] == "Nobody has acted for 3 ticks."
    over = sit("RBYP", RING_1, NONE[0]).does(0, f"{RING_1} 1")
    assert position(over)[-1] == "The match is over."
    assert over.refused(1, "draw") == ("CIRC-22",)


def test_the_story_of_a_play_a_turn_and_a_draw() -> None:
    match = table()
    assert told(match, 0, match.action("RBPG 2"), 1) == ["Anna lays RBPG on ring 2 blue."]
    assert told(match, 0, match.action("turn 1"), 0) == [
        "you turn BGPR for ring 1; it does not match and goes to your hand."
    ]
    assert told(match, 0, match.action("draw"), 0) == ["You drew GYRB."]
    assert told(match, 1, match.legal(1)[0], 0)[0].startswith("Bruno lays ")


def test_the_story_of_late_cards_and_pauses() -> None:
    match = table(wrong_call="refuse_and_pause")
    match.does(1, f"{RING_2} 2")
    late = GIVE_BACK + match.card(RING_1)
    assert told(match, CLOCK, late, 0) == ["you were too late with RGBY and take it back."]
    assert told(match, CLOCK, GIVE_TURNED, 1) == [
        "Anna was too late; the turned card BGPR goes to their hand."
    ]
    assert told(match, CLOCK, PAUSE, 0) == ["you have called a wrong ring and must wait."]
    assert told(match, CLOCK, RESUME, 1) == ["Anna may lay cards again."]


def test_the_story_of_a_turned_card_that_lies() -> None:
    match = sit("RBYP", f"{NONE[0]} / {RING_1}", NONE[1])
    assert told(match, 0, match.action("turn 1"), 0) == [
        "you turn RGBY from the pile: it lies on ring 1 red."
    ]


def test_the_story_of_a_stalemate_and_of_the_end() -> None:
    match = sit("BGRP GRYB RBYP", "YBGR", "PYBR", bar=1, under=False)
    heard = told(match, 0, match.action("YBGR 2"), 1)
    assert heard[1:] == ["Cards left: Anna: 0 cards, you: 1 card.", "Anna has won."]
    last = sit("RBYP", f"{NONE[0]} / {NONE[1]}", NONE[2], under=False)
    assert (
        told(last, 0, last.action("draw"), 1)[-1] == "Nobody has a match, and all cards are drawn."
    )
    free = sit("RBYP", NONE[0], f"{RING_1} {NONE[1]}", last_card="free")
    assert told(free, 0, free.action("last"), 1)[0] == "Anna lays BGPR, the last card."


def test_shared_wins_are_said() -> None:
    match = sit("BGRP", "YPGR", "PYBR", under=False)
    match.does(CLOCK, "move up").does(CLOCK, "go")
    assert told(match, CLOCK, match.action("stop"), 0)[-1] == "you and Bruno share the win."


def test_the_deal_is_told() -> None:
    match = Sitting(circles, fresh(3).state)
    before = match.state.copy()
    before.round = 0
    (telling,) = match.tellings(before, NOBODY, -1, 1)
    code = match.top
    assert (
        spoken(circles.retell(telling, 1)) == f"you deals; the first card of the centre is {code}."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_in_words(lang: str) -> None:
    match = table(wrong_call="refuse_and_pause")
    view = circles.view(match.state, 0)
    said = [
        spoken(circles.refuse(view, match.action(text)).say, lang)
        for text in ("wait", "call", "go", "last", f"{RING_1} 2", f"{RING_2} 2")
    ]
    assert len(set(said)) == 6
    if lang == "en":
        assert said[4] == "Ring 2 of RGBY is green, and on top it is blue"
        assert said[5] == "You do not hold PBGY"


def test_of_two_equal_cards_only_one_is_named() -> None:
    match = fresh(2, colours="4").does(CLOCK, "go")
    for _ in range(36):
        match.does(0, "draw")
    view = circles.view(match.state, 0)
    fits = [card for card in view["hand"] if circles.words.fitting(view, card)]
    hidden = [card for card in fits if circles.play.offered(match.state, 0, card) != card]
    assert hidden
    ring = circles.words.fitting(view, hidden[0])[0]
    action = circles.acts.play_of(hidden[0], ring)
    assert circles.refuse(view, action).clauses == ("CIRC-R22",)
    assert match.claim(0, action, 0) == (
        0,
        match.legal(0)[match.plays(0).index(match.words(action))],
    )


def test_everything_a_seat_may_do_can_be_named() -> None:
    match = table()
    view = circles.view(match.state, 0)
    named = list(circles.nameable(view))
    assert len(set(named)) == len(named)
    assert set(match.legal(0)) <= set(named)
    assert named[8 : 8 + 8] == [
        circles.acts.play_of(match.card(code), ring)
        for code in sorted(("RBPG", RING_1), key=match.card)
        for ring in range(4)
    ]
