"""Words at the edge: views, refusals, what follows; every phrase in both languages."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Game, Say
from superdeck.engine.match import Match, options_of
from superdeck.games.president.rules import apply
from superdeck.games.president.tests.sitting import (
    Sitting,
    dealt,
    fresh,
    game,
    number,
    rule,
    sit,
)
from superdeck.games.president.views import state_of
from superdeck.phrases import LANGUAGES, Phrases, rulebook

if TYPE_CHECKING:
    from superdeck.games.president.state import PresidentState

FIRST = "3 3 4 4 5 5 6 6 7 7 8 8 A"
SECOND = "3 3 4 4 5 5 6 6 7 7 8 8 2"
THIRD = "9 9 9 9 10 10 10 10 J J J J 2"
FOURTH = "Q Q Q Q K K K K A A A 2 2"

LEADER_PASSES = {"pass_on_lead": "yes"}
LOCKS = {"pass_locks": "until_cleared"}

PEOPLE = ["Ana", "Beto", "Caro", "Dani", "Elsa", "Fabi", "Gael"]
PEOPLE += ["Hugo", "Ines", "Juan", "Kika", "Luis", "Mara", "Nico"]
ENGLISH = Phrases("president", "en", PEOPLE)
SPANISH = Phrases("president", "es", PEOPLE)


def effect(table: Sitting, seat: int, move: str, words: Phrases = ENGLISH) -> str:
    return words.say(game.effect(number(move), table.view(seat)))


def label(table: Sitting, seat: int, move: str, words: Phrases = ENGLISH) -> str:
    return words.say(game.say(number(move), table.view(seat)))


def why(table: Sitting, seat: int, move: str, words: Phrases = ENGLISH) -> str:
    refusal = table.match.refuse(seat, number(move))
    assert refusal is not None
    return words.say(refusal.say)


def test_the_module_is_a_game() -> None:
    typed: Game[PresidentState] = game
    assert typed.FACTS.name == "president"
    assert typed.FACTS.actions.count == 132


def test_a_view_is_fit_for_json_and_hides_hands() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123").does(3, "give A")
    for seat in range(NOBODY, 4):
        seen = table.view(seat)
        assert json.loads(json.dumps(seen)) == seen
        assert "waiting" not in seen
    assert table.view(1)["received"] == table.view(1)["told"] == []
    assert table.view(0)["received"] == [11]
    assert table.view(3)["told"] == [11]


def test_a_state_is_made_again_from_a_view() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    table.does(3, "give A").does(0, "return 3").does(0, "3")
    for seat in range(NOBODY, 4):
        again = game.view(state_of(table.view(seat)), seat)
        told = {"told": table.view(seat)["told"]}
        assert {**again, **told} == table.view(seat)


def test_only_the_owner_sees_that_it_is_asked() -> None:
    table = sit("5 3", "6 6 6 6", "5 5 5 7", "8 8 8").does(0, "5")
    assert table.state.waiting == 0b1100
    assert [table.view(seat)["answer"] for seat in range(4)] == [False, False, True, False]
    assert not table.view(NOBODY)["answer"]


def test_labels_and_what_one_may_type() -> None:
    table = sit("9 9 K", "9 9 K", "5 5", "6 6")
    assert label(table, 0, "9 9") == "pair of 9s"
    assert label(table, 0, "9 9", SPANISH) == "par de nueves"
    assert {"9 9", "2x9", "two 9s", "pair of nines"} <= set(
        ENGLISH.names(game.say(number("9 9"), table.view(0)))
    )
    assert "pass" in ENGLISH.names(game.say(number("pass"), table.view(0)))
    assert "paso" in SPANISH.names(game.say(number("pass"), table.view(0)))
    table.does(0, "9 9")
    assert label(table, 1, "no") == "no, go on"
    assert label(table, 1, "9 9") == "complete the four with a pair of 9s"
    assert "9 9" in ENGLISH.names(game.say(number("9 9"), table.view(1)))


@pytest.mark.parametrize("seats", [4, 8])
def test_names_are_distinct(seats: int) -> None:
    table = sit("9 9 K", "9 9 K", "5 5", "6 6", *[""] * (seats - 4))
    named = list(game.nameable(table.view(0)))
    assert len(named) == 2 + 13 * seats
    for words in (ENGLISH, SPANISH):
        owner: dict[str, int] = {}
        for action in named:
            for name in words.names(game.say(action, table.view(0))):
                assert owner.setdefault(name.lower(), action) == action, name


def test_labels_of_sets_of_two_packs() -> None:
    table = sit("9 9 9 9 9 9 9 9", "K", *[""] * 6)
    labels = {4: "four 9s", 5: "five 9s", 6: "six 9s", 7: "seven 9s", 8: "eight 9s"}
    spanish = {4: "cuatro nueves", 5: "cinco nueves", 6: "seis nueves", 7: "siete nueves"}
    for count, said in labels.items():
        move = " ".join(["9"] * count)
        assert label(table, 0, move) == said
        names = set(ENGLISH.names(game.say(number(move), table.view(0))))
        word = said.split()[0]
        assert {said, move, move.replace(" ", ""), f"{count}x9", f"{word} nines"} <= names
        assert f"{word} of a kind 9s" in names
        assert ("all 9s" in names) == (count == 8)
        assert label(table, 0, move, SPANISH) == spanish.get(count, "ocho nueves")
    one_pack = sit("9 9 9 9", "K", "3 3", "")
    assert "all 9s" in ENGLISH.names(game.say(number("9 9 9 9"), one_pack.view(0)))
    assert ENGLISH.say(game.retell(("laid", 0, 6, 10), 1)) == "Ana lays six Kings."
    assert SPANISH.say(game.retell(("laid", 0, 6, 10), 1)) == "Ana pone seis reyes."


def test_nameable_in_the_exchange() -> None:
    table = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    assert number("give 3") in game.nameable(table.view(3))
    table.does(3, "give A")
    assert list(game.nameable(table.view(0))) == [number(f"return {c}") for c in (
        "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"
    )]  # fmt: skip
    assert number("pass") in game.nameable(table.view(1))


def test_effects() -> None:
    table = sit("7 3 2", "7 9 2", "9 9", "10 10")
    assert effect(table, 0, "7") == "Beto has the turn"
    assert effect(table, 0, "2") == "the pile stays empty and you must start it"
    table.does(0, "7")
    assert effect(table, 1, "7") == "the next player is skipped and Dani has the turn"
    assert effect(table, 1, "2") == "the pile is cleared and you start a new one"
    assert effect(table, 1, "pass") == "Caro has the turn"
    table.does(1, "pass").does(2, "pass")
    assert effect(table, 3, "pass") == "the pile is cleared and Ana starts a new one"


def test_effects_of_leaving() -> None:
    out = sit("7", "8 8", "9 9", "10 10")
    assert effect(out, 0, "7") == "you go out as President; Beto has the turn"
    assert effect(out, 0, "7", SPANISH) == "te quedas sin cartas y eres presidente; le toca a Beto"
    stuck = sit("7 2", "8 8", "9 9", "10 10")
    assert effect(stuck, 0, "7").startswith("you are left with a 2")
    last = sit("7", "8 8", "", "")
    assert effect(last, 0, "7") == "you go out as number 3; that ends the round"


def test_effects_of_windows_and_the_exchange() -> None:
    table = sit("6 6 3", "6 4 4", "", "").does(0, "6")
    assert effect(table, 1, "6") == "the pile is cleared and you start a new one"
    asked = sit("5 3", "6 6", "5 5 5 7", "8 8").does(0, "5")
    assert effect(asked, 2, "no") == "play goes on"
    assert effect(asked, 2, "5 5 5") == "the pile is cleared and you start a new one"
    pair = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    assert effect(pair, 3, "give A") == "the card goes to Ana"
    assert label(pair, 3, "give A") == "give an Ace"
    lead = sit("4 4", "5 5", "6 6", "7 7", **LEADER_PASSES)
    assert effect(lead, 0, "pass") == "the pile stays empty and Beto starts it"


def test_refusals_in_words() -> None:
    table = sit("9 9 3", "8 8 10 10 J", "4 5", "4 5").does(0, "9 9")
    assert why(table, 1, "8 8") == (
        "A pair is only beaten by a higher pair or a larger set (PRES-14, PRES-15)."
    )
    assert why(table, 1, "8 8", SPANISH) == (
        "A una pareja solo la supera una pareja más alta o un grupo mayor (PRES-14, PRES-15)."
    )
    assert why(table, 2, "4") == "It is not your turn but Beto’s (PRES-10)."  # noqa: RUF001 - as written
    assert why(table, 1, "no") == "There is no four of a kind for you to decline (PRES-R12)."
    assert table.refused(1, "9") == ("PRES-R37",)
    assert table.refused(1, "give 3") == ("PRES-28",)


def test_refusals_for_who_is_out() -> None:
    table = sit("3", "4 4", "5 5", "6 6").does(0, "3")
    assert why(table, 0, "3") == "You have no cards left: you are out of this round (PRES-04)."


def test_refusal_of_a_part_of_the_missing_cards() -> None:
    table = sit("9 9 3", "9 4 4", "9 5", "6 6").does(0, "9 9")
    assert table.refused(1, "9") == ("PRES-R11",)
    assert why(table, 2, "9") == (
        "Four of a kind is completed with exactly what is missing, a pair of 9s (PRES-R11)."
    )


def test_the_position_in_words() -> None:
    table = sit("9 9 3", "9 9 4", "5 5", "6 2").does(0, "9 9").does(1, "no")
    table.does(1, "pass").does(2, "pass")
    lines = [ENGLISH.say(line) for line in game.position(table.view(1))]
    assert lines == [
        "Round 1, to 11 points: Ana 0, Beto 0, Caro 0, Dani 0.",
        "Hands: Ana 1 card, you 3 cards, Caro 2 cards, Dani 2 cards.",
        "On the pile: a pair of 9s, laid by Ana; a pair of 9s would make four.",
        "Your hand: 4, 9, 9.",
        "It is Dani’s turn.",  # noqa: RUF001 - as written
    ]


def test_the_position_tells_all_there_is() -> None:
    table = sit("6 2", "9 9 4", "5", "7 8 9", **LOCKS).does(0, "6")
    table.does(1, "pass").does(2, "pass")
    lines = [ENGLISH.say(line) for line in game.position(table.view(NOBODY))]
    assert "Hands: Ana is stuck with a 2, Beto 3 cards, Caro 1 card, Dani 3 cards." in lines
    assert "Locked until the pile is cleared (2): Beto, Caro." in lines
    exchange = dealt(FIRST, SECOND, THIRD, FOURTH, places="0123")
    lines = [ENGLISH.say(line) for line in game.position(exchange.view(3))]
    assert lines[1] == "Since the last round: President Ana, Vice-President Beto, A-hole Dani."
    assert lines[-1] == "You give the highest card to Ana."
    exchange.does(3, "give A")
    lines = [ENGLISH.say(line) for line in game.position(exchange.view(3))]
    assert "You know this card of Ana: A." in lines
    assert lines[-1] == "Ana chooses a card to give back to you." or "Dani" in lines[-1]
    window = sit("6 6 6 3", "6 4 4", "", "").does(0, "6").does(1, "6")
    said = [ENGLISH.say(line) for line in game.position(window.view(1))]
    assert "Caro is out (President)" in said[1]
    assert said[-1] == (
        "If nobody completes four of a kind, the pile is cleared and you start the next one."
    )
    assert why(window, 1, "4") == (
        "The pile is about to be cleared and you start the next one (PRES-R12)."
    )
    over = sit("3", "4 4", "", "").does(0, "3")
    assert [ENGLISH.say(line) for line in game.position(over.view(1))][-1] == "The round is over."


def said(table: Sitting, watcher: int, words: Phrases = ENGLISH) -> list[str]:
    return [words.say(line) for line in game.position(table.view(watcher))]


def test_the_position_of_a_large_table() -> None:
    table = sit("9 4", "9 9 9 5", "5 5", "6 2", "7", "8 8", "9 9", "10 J Q", "", "K", turn=3)
    table.does(3, "6").does(4, "7").does(5, "8 8")
    assert said(table, 1) == [
        "Round 1, to 11 points: nobody has any yet.",
        "Cards in hand: Ana 2, you 4, Caro 2, Gael 2, Hugo 3, Juan 1.",
        "Out, in this order: Ines, Elsa, Fabi.",
        "Stuck with a 2, in this order: Dani.",
        "On the pile: a pair of 8s, laid by Fabi; a pair of 8s would make four.",
        "Your hand: 5, 9, 9, 9.",
        "It is Gael’s turn.",  # noqa: RUF001 - as written
    ]
    table.state.points[1] = 4
    table.state.points[7] = 2
    assert said(table, 4)[0] == "Round 1, to 11 points: Beto 4, Hugo 2, the others none."
    assert "Out, in this order: Ines, you, Fabi." in said(table, 4)
    assert said(table, 3, SPANISH)[1:4] == [
        "Cartas en mano: Ana 2, Beto 4, Caro 2, Gael 2, Hugo 3, Juan 1.",
        "Sin cartas, por orden: Ines, Elsa, Fabi.",
        "Con un 2 y sin jugar, por orden: tú.",
    ]
    assert said(table, 4, SPANISH)[0] == "Ronda 1, a 11 puntos: Beto 4, Hugo 2, los demás ninguno."
    over = sit("3", "4 4", *[""] * 6).does(0, "3")
    assert said(over, 1)[1:4] == [
        "Cards in hand: you 2.",
        "Out, in this order: Caro, Dani, Elsa, Fabi, Gael, Hugo, Ana.",
        "The pile is empty.",
    ]


def test_a_clause_that_is_no_rule_of_play_is_on_the_page() -> None:
    for clause in ("PRES-02", "PRES-R29", "PRES-R30", "PRES-R35"):
        for lang in LANGUAGES:
            assert rule(clause, lang)


def test_the_rulebook_has_every_clause_in_both_languages() -> None:
    words = {option.name: option.say(option.default) for option in options_of(game)}
    english, spanish = (rulebook("president", lang, words) for lang in LANGUAGES)
    assert [e[:2] for e in english] == [e[:2] for e in spanish]
    assert [e.later for e in english] == [e.later for e in spanish]
    ids = {entry.id for entry in english}
    assert {f"PRES-{i:02}" for i in range(1, 35)} <= ids
    assert {f"PRES-R{i:02}" for i in range(1, 39)} <= ids
    assert {f"PRES-E{i}" for i in range(1, 10)} <= ids
    assert not any(entry.later for entry in english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_value_changes_its_rule(lang: str) -> None:
    words = {option.name: option.say(option.default) for option in options_of(game)}
    plain = {entry.id: entry.text for entry in rulebook("president", lang, words)}
    for option in options_of(game):
        for value in [word for word, _ in option.words] + ["3"] * (option.name == "min_players"):
            if value == words[option.name] or option.name == "first_by":
                continue
            other = rulebook("president", lang, {**words, option.name: value})
            assert option.clause in {e.id for e in other if e.text != plain[e.id]}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    """Play at random under odd options; say every label, effect, refusal, line and telling."""
    words, rng = Phrases("president", lang, PEOPLE), Random(8)  # noqa: S311 - no secrets
    common = {"target": "2", "vice_exchange": "one_card", "titles": "polite"}
    for seats, options in (
        (4, common | {"pass_locks": "until_cleared", "pass_on_lead": "yes"}),
        (8, common | {"completion": "in_turn_only", "bigger_set_rank": "equal_or_higher"}),
        (4, common | {"completion": "off", "may_return_same": "no", "president_cards": "2"}),
        (14, common | {"bigger_set_rank": "same_size_only", "opening": "may_be_in_set"}),
    ):
        table = Sitting(fresh(seats, **options))
        while not game.over(table.state):
            table.deal()
            while (seat := table.asked()) != NOBODY:
                seen = table.view(seat)
                legal = table.match.legal(seat)
                action = rng.choice(legal)
                watcher = rng.randrange(NOBODY, seats)
                assert [words.say(line) for line in game.position(table.view(watcher))]
                assert words.say(game.say(action, seen))
                assert words.say(game.effect(action, seen))
                other = rng.randrange(seats)
                for named in rng.sample(list(game.nameable(table.view(other))), 4):
                    refusal = table.match.refuse(other, named)
                    assert refusal is None or words.say(refusal.say)
                table.match.apply(seat, action)
        for watcher in (NOBODY, 0):
            heard = rng.sample(table.heard[watcher], 60)
            assert all(words.say(game.retell(telling, watcher)) for telling in heard)


def test_an_effect_is_what_happens() -> None:
    """The state made from a view and the real one agree on what becomes of pile and turn."""
    rng = Random(9)  # noqa: S311 - no secrets
    for seed in range(20):
        state = fresh((4, 8, 14)[seed % 3], target="1")
        state.key[0] = seed
        match = Match(game, state)
        match.deal()
        while (seat := match.asked()) != NOBODY:
            action = rng.choice(match.legal(seat))
            guess = state_of(game.view(state, seat))
            real = state.copy()
            apply(guess, seat, action)
            apply(real, seat, action)
            for name in ("turn", "layer", "leads_after", "inside", "beats", "run"):
                assert getattr(guess, name) == getattr(real, name)
            match.apply(seat, action)


def test_a_telling_to_somebody_who_hears_of_a_pair() -> None:
    said = ENGLISH.say(game.retell(("gave", 3, 0, 11), 0))
    assert said == "Dani gives you an Ace."
    assert ENGLISH.say(game.retell(("cleared", NOBODY), 0)) == "The pile is cleared."
    assert isinstance(game.retell(("passed", 1), 1), Say)
