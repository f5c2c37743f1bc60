"""Moves, effects, refusals, positions and the story, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games import supra
from superdeck.games.supra.rules import BUILD, DISCARD, INSPECT, KEEP, TAKE
from superdeck.games.supra.state import Ending, Phase
from superdeck.games.supra.tests.track import (
    CABIN,
    ENGINE,
    SPOILER,
    WHEELS,
    Race,
    act,
    assist,
    card,
    dealt,
    drop,
    first_moves,
    fresh,
    inspect,
    moves,
    race,
    replace,
    rob,
    sabotage,
    scrap,
    swap,
    take,
    words,
)

if TYPE_CHECKING:
    from superdeck.engine.state import State

HIGH = "ah kh qh jh"
LOW = "5c 4c 3c 2c"
RACE = "6s 7s 8s 9d"
BLACK = "6s 7s 8s 9s"
TWINS = ("kh qh jh 10h", "kd qd jd 10d")
NEARLY = "2d 2h 2s 3d 3h 3s 4d"
"""A garage that lacks one card."""
SIX = ("2c 2d 2h 3c", "2s 3d 3h 4c", "3s 4d 4h 5c", "4s 5d 5h 6c", "5s 6d 6h 7c", "kc 9c 8c 7d")


def names(match: Race, action: int, lang: str = "en") -> list[str]:
    view = supra.view(match.state, match.asked())
    return words(lang).names(supra.say(action, view))


def effect(match: Race, action: int, lang: str = "en") -> str:
    seat = match.asked()
    return words(lang, seat).say(supra.effect(action, supra.view(match.state, seat)))


def refused(match: Race, seat: int, action: int, lang: str = "en") -> str:
    refusal = match.refuse(seat, action)
    assert refusal is not None
    return f"{words(lang, seat).say(refusal.say)} ({', '.join(refusal.clauses)})"


def told(match: Race, watcher: int, lang: str = "en") -> list[str]:
    """Watch a match from now on; the list grows."""
    heard: list[str] = []

    def watch(before: State, seat: int, action: int) -> None:
        for telling in match.tellings(before, seat, action, watcher):
            said = words(lang, watcher).say(supra.retell(telling, watcher))
            heard.append(said)

    match.watch = watch
    return heard


def sees(match: Race, watcher: int, lang: str = "en") -> list[str]:
    phrases = words(lang, watcher)
    return [phrases.say(say) for say in supra.position(supra.view(match.state, watcher))]


def choosing(*cars: str, lineup: str = RACE) -> Race:
    match = race(*cars, lineup=lineup)
    first_moves(match, 2)
    return match


def test_names_in_set_up() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    assert names(match, DISCARD + card("kc"))[:2] == ["K♣ to the Scrap Pile", "K♣"]
    assert "descartar K♣" in names(match, DISCARD + card("kc"), "es")
    first_moves(match, 2)
    (order,) = moves(match)
    built = "Engine 9♣, Cabin 5♣, Wheels 4♣, Spoiler 2♣"
    assert names(match, order)[:2] == [built, f"build {built}"]
    assert "9c 5c 4c 2c" in names(match, order)
    assert names(match, BUILD)[0].endswith("Spoiler no card")
    assert order in set(supra.nameable(supra.view(match.state, 0)))


def test_names_of_a_winners_moves() -> None:
    match = race(HIGH, LOW, lineup=RACE)
    assert names(match, take("6s"))[:3] == ["take 6♠ as Engine", "6♠", "take 6♠"]
    assert names(match, drop("7s"))[:2] == ["7♠ to the Scrap Pile", "7♠"]
    first_moves(match, 2)
    hit = names(match, sabotage(1, CABIN, "9d"))
    assert hit[0] == "sabotage Bruno: 9♦ as Cabin (4♣ out)"
    assert {"sabotage Bruno's Cabin", "9♦ on Bruno's Cabin", "Bruno's Cabin"} <= set(hit)
    assert names(match, assist(1, "8s"))[:2] == ["assist Bruno with 8♠", "assist Bruno"]
    assert names(match, assist(1, "8s"), "es")[0] == "ayudar a Bruno con 8♠"
    act(match, assist(1, "8s"))
    given = names(match, replace(CABIN))
    assert given[:3] == ["8♠ as Cabin (4♣ out)", "Cabin", "4♣"]


def test_names_of_robberies_and_garage_days() -> None:
    match = race(HIGH, LOW, lineup="6h 7h 8h 9d")
    assert names(match, rob("9d", WHEELS))[0] == "rob 9♦ as Wheels (Q♥ out)"
    assert "9♦ for Q♥" in names(match, rob("9d", WHEELS))
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10h",), garage_swap="may")
    assert names(match, scrap("10h"))[:2] == ["scrap 10♥", "10♥"]
    assert names(match, swap("10c", SPOILER))[0] == "put 10♣ in as Spoiler (J♥ out)"
    assert names(match, KEEP)[1] == "keep"
    assert names(match, inspect(1))[:2] == ["ask to see Bruno's garage", "inspect Bruno"]
    assert names(match, WAIVE)[0] == "pass"


def test_effects() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    assert effect(match, DISCARD + card("kc")).startswith("it starts the Scrap Pile")
    assert effect(match, BUILD) == "your car is shown when all are built"
    match = race(HIGH, LOW, lineup=RACE)
    held = "A♥ goes from your car to your garage, which then holds 1"
    assert effect(match, take("6s")) == held
    first_moves(match, 1)
    assert effect(match, drop("7s")) == "it is scrapped; 8♠, 9♦ stay for Sabotage or Assistance"
    first_moves(match, 1)
    both = "4♣ is scrapped, and so is 8♠; the turn ends"
    assert effect(match, sabotage(1, CABIN, "9d")) == both
    chooses = "Bruno chooses what it replaces; 9♦ is scrapped; the turn ends"
    assert effect(match, assist(1, "8s")) == chooses
    act(match, assist(1, "8s"))
    assert effect(match, replace(CABIN)) == "4♣ is scrapped, and so is 9♦; the turn ends"
    assert effect(match, replace(CABIN), "es") == "4♣ va al desguace, y también 9♦; acaba el turno"


def test_effects_that_win_and_those_of_a_garage_day() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=(NEARLY,))
    assert effect(match, take("6s")).endswith("which then holds 8 and wins the match")
    match = race(HIGH, LOW, lineup=RACE, garages=(NEARLY,), win_check="end_of_turn")
    assert effect(match, take("6s")).endswith("holds 8")
    match = race(HIGH, LOW, lineup="6h 7h 8h 9d")
    assert effect(match, rob("9d", WHEELS)).startswith("Q♥ goes from your car")
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10h", "5d"), garage_swap="may")
    assert effect(match, scrap("10h")) == "it leaves your garage, because no garage is larger"
    first_moves(match, 1)
    assert effect(match, swap("10c", ENGINE)) == "A♥ goes into your garage instead"
    assert effect(match, KEEP) == "nothing changes, and the next player goes on"
    assert effect(match, inspect(1)).startswith("you see that garage")


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (inspect(0), "Name an opponent at this table (SUPRA-35)"),
        (inspect(8), "Name an opponent at this table (SUPRA-35)"),
        (take("6s"), "Now sabotage or assist an opponent: nobody is spared the choice (SUPRA-24)"),
        (assist(0, "8s"), "Name an opponent at this table (SUPRA-24)"),
        (assist(5, "8s"), "Name an opponent at this table (SUPRA-24)"),
        (assist(1, "kd"), "K♦ is not among 8♠, 9♦ (SUPRA-24)"),
        (
            assist(1, "9d"),
            "An Assistance gives the lower of the two cards, and 9♦ is the higher (SUPRA-29)",
        ),
        (
            sabotage(1, ENGINE, "8s"),
            "A Sabotage uses the higher of the two cards, and 8♠ is the lower (SUPRA-26)",
        ),
        (
            sabotage(1, ENGINE, "9d"),
            "9♦ has to replace a lower card than 10♣ (SUPRA-27, SUPRA-R13)",
        ),
        (KEEP, "Now sabotage or assist an opponent: nobody is spared the choice (SUPRA-24)"),
    ],
)
def test_refusals_of_a_winner(action: int, sentence: str) -> None:
    assert refused(choosing(HIGH, "10c 4c 3c 2c"), 0, action) == sentence


def test_refusals_of_others_and_of_the_end() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=(NEARLY,))
    assert refused(match, 1, take("6s")) == "It is for Ada to choose now (SUPRA-22)"
    assert refused(match, 1, take("6s"), "es") == "Ahora elige Ada (SUPRA-22)"
    first_moves(match, 1)
    assert refused(match, 0, drop("7s")) == "The match is over (SUPRA-44, SUPRA-R20)"


def test_every_phase_says_what_comes_first() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    assert refused(match, 0, BUILD).startswith("Now put the highest card")
    first_moves(match, 2)
    assert refused(match, 0, DISCARD).startswith("Now build your car")
    match = race(HIGH, LOW, lineup="6h 7h 8h 9d")
    assert refused(match, 0, take("6h")) == "First rob one Lineup card (SUPRA-20)"
    match = race(HIGH, LOW, lineup=RACE)
    assert refused(match, 0, drop("6s")).startswith("First put the lowest Lineup card")
    assert refused(match, 0, take("kd")) == "K♦ is not among 6♠, 7♠, 8♠, 9♦ (SUPRA-22)"
    first_moves(match, 1)
    assert refused(match, 0, take("7s")).startswith("First scrap the lowest card")
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10h",))
    assert refused(match, 0, swap("10c", ENGINE)).startswith("First scrap your highest red")
    first_moves(match, 1)
    assert refused(match, 0, scrap("10c")).startswith("Now put one garage card")
    assert refused(match, 0, swap("kd", ENGINE)) == "K♦ is not among 10♣ (SUPRA-36)"
    match = choosing(HIGH, LOW)
    act(match, assist(1, "8s"))
    assert refused(match, 1, take("8s")).startswith("Now give up one card")


def test_all_legal_moves_can_be_named_among_others() -> None:
    match = choosing(HIGH, LOW, "5d 4d 3d 2d")
    nameable = set(supra.nameable(supra.view(match.state, 0)))
    assert set(moves(match)) < nameable
    assert {INSPECT + 1, KEEP, replace(ENGINE), drop("kd"), sabotage(1, ENGINE, "8s")} <= nameable
    assert TAKE + card("kd") not in nameable  # a card is named once


def test_the_position_of_a_winner() -> None:
    match = race(HIGH, LOW, lineup=RACE, garages=("10c 10h", "5d"))
    first_moves(match, 2)
    assert sees(match, 0) == [
        "Turn 1. Draw Pile 37, Scrap Pile 1. A garage of 8 wins.",
        "Bruno: Engine 5♣, Cabin 4♣, Wheels 3♣, Spoiler 2♣; garage 1.",
        "you: Engine 6♠, Cabin K♥, Wheels Q♥, Spoiler J♥; garage 3.",
        "Your garage: 10♣, 10♥, A♥.",
        "Lineup: 8♠, 9♦. Street Race.",
        "Whom do you sabotage with the higher card, or assist with the lower one?",
    ]
    assert sees(match, NOBODY)[-1] == "Ada sabotages or assists somebody."
    assert sees(match, 1, "es")[-1] == "Ada sabotea o ayuda a alguien."
    assert max(len(line) for line in sees(match, 0) + sees(match, 0, "es")) < 80


def test_the_position_in_set_up() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d")
    hand = ["Setting up. Draw Pile: 44. Scrap Pile: 0.", "Your hand: 2♣, K♣, 4♣, 5♣."]
    assert sees(match, 0) == [*hand, "Which highest card do you put on the Scrap Pile?"]
    first_moves(match, 1)
    assert sees(match, 1)[1] == "Ready: Ada."
    assert sees(match, 0)[-1] == "The others put their highest cards on the Scrap Pile."
    first_moves(match, 1)
    assert sees(match, NOBODY)[-1] == "The others build their cars."
    assert sees(match, 0)[-1] == "How do you build your car?"


def test_the_position_of_other_phases() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10h", "5d"))
    assert sees(match, 1)[-1] == "Ada scraps the highest red card of the largest garage."
    match.apply(1, inspect(0))
    assert "Ada's garage, which you were shown: 10♣, 10♥." in sees(match, 1)
    first_moves(match, 1)
    assert sees(match, 0)[-1] == "Garage Day: which garage card do you put into your car?"
    match = race(*SIX, garages=("10c",), lineup="6s 7s", short=True, six_plus="true_exhaustion")
    assert "Incomplete Lineup: 6♠, 7♠." in sees(match, 0)
    assert sees(match, 0)[0].endswith("Most garage cards win.")
    match = race(HIGH, LOW, lineup="6h 7h 8h 9d")
    assert sees(match, 0)[-1].startswith("You have won: rob")
    match = race(HIGH, LOW, lineup=RACE)
    assert sees(match, 0)[-1] == "You have won: the lowest Lineup card becomes your Engine."
    first_moves(match, 1)
    assert sees(match, 0)[-1] == "Scrap the lowest card left in the Lineup."
    first_moves(match, 1)
    act(match, assist(1, "8s"))
    assert sees(match, 1)[-1] == "You are given 8♠: which card does it replace?"
    match = race(HIGH, LOW, lineup=RACE, garages=(NEARLY,))
    first_moves(match, 1)
    assert sees(match, 0)[-1] == "The match is over."


def test_the_story_of_set_up() -> None:
    match = dealt("2c kc 4c 5c", "2d 3d 4d 5d", new="9c 9d", draw=RACE)
    mine = told(match, 0)
    first_moves(match, 1)
    assert mine == []
    first_moves(match, 3)
    assert mine == [
        "you put K♣ on the Scrap Pile.",
        "Bruno puts 5♦ on the Scrap Pile.",
        "Your new card: 9♣.",
        "you show Engine 9♣, Cabin 5♣, Wheels 4♣, Spoiler 2♣.",
        "Bruno shows Engine 9♦, Cabin 4♦, Wheels 3♦, Spoiler 2♦.",
        "Lineup: 6♠, 7♠, 8♠, 9♦. Street Race!",
        "you win the Street Race with 9♣ after a tie: Wheels decided.",
    ]


def test_the_story_of_a_deal() -> None:
    match = fresh(3, first_seat="1")
    mine, theirs = match.state.copy(), []
    match.deal()
    for watcher in (NOBODY, 1):
        (telling,) = match.tellings(mine, NOBODY, -1, watcher)
        theirs.append(words("es", watcher).say(supra.retell(telling, watcher)))
    assert theirs == [
        "Se reparten cuatro cartas por cabeza, empezando por Bruno.",
        "Se reparten cuatro cartas por cabeza, empezando por ti.",
    ]


def test_the_story_of_a_turn() -> None:
    match = race(HIGH, LOW, lineup=RACE + " 10h 10s jc jd")
    heard = told(match, 1)
    first_moves(match, 2)
    act(match, sabotage(1, CABIN, "9d"))
    assert heard == [
        "Ada takes 6♠ as Engine; A♥ goes to the garage.",
        "7♠ is scrapped.",
        "Ada sabotages you: 9♦ goes in as your Cabin. Scrapped: 4♣, 8♠.",
        "Lineup: 10♥, 10♠, J♣, J♦. Style Showoff!",
        "Ada wins the Style Showoff with K♥.",
    ]
    heard.clear()
    first_moves(match, 2)
    act(match, assist(1, "jc"), replace(SPOILER))
    assert heard[2:4] == [
        "Ada assists you with J♣.",
        "you put J♣ in as Spoiler. Scrapped: 2♣, J♦.",
    ]


def test_the_story_of_a_garage_day() -> None:
    match = race(
        HIGH, LOW, lineup=BLACK, garages=("10c 10h", "5d"), garage_swap="may", inspect="always"
    )
    heard = told(match, 0)
    match.apply(1, inspect(0))
    first_moves(match, 1)
    act(match, swap("10c", ENGINE), KEEP)
    assert heard[:4] == [
        "Bruno asks to see your garage.",
        "you scrap 10♥ from the garage.",
        "you put 10♣ in as Engine; A♥ goes to the garage.",
        "Bruno keeps car and garage as they are.",
    ]


def test_the_story_of_one_who_asked() -> None:
    match = race(HIGH, LOW, lineup=BLACK, garages=("10c 10h", "5d"))
    heard = told(match, 1)
    match.apply(1, inspect(0))
    assert heard == ["you ask to see the garage of Ada.", "Ada has 10♣, 10♥ there."]


def test_the_story_of_a_robbery_and_a_win() -> None:
    match = race(HIGH, LOW, lineup="6h 7h 8h 9d", garages=(NEARLY,))
    heard = told(match, NOBODY)
    act(match, rob("9d", WHEELS))
    assert heard == [
        "Ada robs 9♦ as Wheels; Q♥ goes to the garage.",
        "The garage is full.",
        "Ada has won the match.",
    ]


def test_the_story_of_an_emptied_pile() -> None:
    match = race(HIGH, LOW, lineup=RACE, short=True)
    heard = told(match, NOBODY)
    first_moves(match, 2)
    act(match, assist(1, "8s"), replace(SPOILER))
    assert "The Draw Pile is empty. Lineup: none." in heard
    heard.clear()
    first_moves(match, 1)
    assert heard[0] == "Ada scraps A♥ from the garage."
    assert heard[1].startswith("The pile is shuffled: the Draw Pile has ")
    assert heard[2].startswith("Lineup: ")


def told_of_its_start(match: Race, watcher: int) -> list[str]:
    """Return what is told of the step that has turned the Lineup of a match."""
    before = match.state.copy()
    before.phase, before.ending = Phase.TAKE, Ending.NONE
    before.turns, before.event, before.turned = 0, NOBODY, [NOBODY] * 4
    views = supra.view(before, watcher), supra.view(match.state, watcher)
    tellings = supra.tell(views[0], NOBODY, -1, views[1], watcher)
    return [words("en", watcher).say(supra.retell(telling, watcher)) for telling in tellings]


def test_the_story_of_identical_cars() -> None:
    match = race(*TWINS, lineup="2s 3s 4s 5d 2h 3h")
    assert told_of_its_start(match, 0) == [
        "Lineup: 2♠, 3♠, 4♠, 5♦. Street Race!",
        "Identical cars: you draw 2♥ instead.",
        "Identical cars: Bruno draws 3♥ instead.",
        "Bruno wins the Street Race with 3♥.",
    ]


def test_the_story_of_too_few_cards_for_identical_cars() -> None:
    match = race(*TWINS, lineup="2s 3s 4s 5d 2h", short=True)
    assert told_of_its_start(match, NOBODY) == [
        "Lineup: 2♠, 3♠, 4♠, 5♦. Street Race!",
        "Too few cards are left for identical cars to draw again.",
        "Ada: garage 0, car worth 46.",
        "Bruno: garage 0, car worth 46.",
        "Ada and Bruno share the match.",
    ]


def test_the_story_of_a_tie() -> None:
    match = race("kh 9h 8h 4s", "kd 8s 9d 2d", lineup="6s 7s 10s 10d")
    assert told_of_its_start(match, 1)[-1] == (
        "Ada wins the Street Race with K♥ after a tie: Spoiler decided."
    )


def test_the_story_of_garage_days_that_nobody_takes_part_in() -> None:
    match = race(HIGH, LOW, lineup=RACE + " 10c 10s js jc qs qc ks as 2h 2s 3s 4s")
    heard = told(match, NOBODY)
    match.state.garage[:] = [0] * 9
    first_moves(match, 2)
    match.state.garage[:] = [0] * 9
    act(match, sabotage(1, CABIN, "9d"))
    two = "2 Lineups of four black cards: Garage Days, but all garages are empty."
    assert heard[3:5] == [two, "Lineup: 2♥, 2♠, 3♠, 4♠. Street Race!"]


def test_the_story_of_an_end_without_a_target() -> None:
    match = race(*SIX, lineup=RACE, short=True)
    heard = told(match, NOBODY, "es")
    first_moves(match, 3)
    assert "El mazo no da para otra parrilla." in heard
    assert sum(": garaje " in one for one in heard) == 6
    assert heard[-1].endswith("ha ganado la partida.")
    match = race(HIGH, LOW, lineup=RACE, garages=("10c", ""), turn_cap="50")
    heard = told(match, 0)
    match.state.turns = 50
    first_moves(match, 3)
    assert "The match ends after 50 turns." in heard
    assert heard[-1] == "you have won the match."
