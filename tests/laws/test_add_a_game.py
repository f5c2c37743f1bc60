"""The page `docs/add-a-game.md`, followed: the toy game in `examples/` keeps every law."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from examples import highcard
from superdeck.cli import main
from superdeck.engine.contract import SMALL_VERBS
from superdeck.engine.match import Match, new_match, stack
from superdeck.games import register
from superdeck.phrases import LANGUAGES, rulebook
from superdeck.table import Table
from tests.laws import cards, laws, sources, words
from tests.laws.cases import Case, reach
from tests.secrecy import laws as secrecy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.engine.contract import Game

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
NAME = "highcard"
GAME: Game[Any] = highcard
MOST_STEPS = 11


def toy_cards(state: Any) -> list[int]:  # noqa: ANN401 - a state of the game
    held = [card for seat in range(state.seats) for card in cards.bits(state.hand[seat])]
    return sorted(held + cards.bits(state.gone))


def toy_pack(state: Any) -> list[int]:  # noqa: ANN401
    """The cards that were dealt: no rule looks at the rest of the stock."""
    return toy_cards(state)


def toy_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    return [state.hand[other] for other in range(state.seats) if other != seat]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Step 11: the name is in the register."""
    monkeypatch.setitem(sys.modules, f"superdeck.games.{NAME}", highcard)
    monkeypatch.setattr(register, "NAMES", (*register.NAMES, NAME))
    hooks = cards.Cards(toy_cards, toy_pack, toy_unseen)
    monkeypatch.setitem(cards.CARDS, NAME, hooks)
    yield
    words.voices.cache_clear()


def case(seats: int, steps: int = 0, **options: str) -> Case:
    return Case(NAME, seats, tuple(options.items()), seed=seats, steps=steps)


CASES = [
    case(seats, steps, low=low) for seats in (2, 4) for steps in (0, 3) for low in ("no", "yes")
]


def test_the_page_has_at_most_eleven_steps_and_names_every_verb() -> None:
    page = PAGE.read_text(encoding="utf-8")
    steps = re.findall(r"^(\d+)\. \*\*", page, re.MULTILINE)
    assert [int(step) for step in steps] == list(range(1, len(steps) + 1))
    assert len(steps) <= MOST_STEPS
    verbs = (*SMALL_VERBS, "ponder")
    assert [verb for verb in verbs if f"`{verb}`" not in page and f"`{verb} " not in page] == []


@pytest.mark.parametrize("one", CASES, ids=str)
def test_the_toy_keeps_the_laws_of_play(one: Case) -> None:
    laws.law_ends(highcard, one)
    laws.law_conserved(highcard, one)
    laws.law_pass_over(highcard, one)
    match = reach(highcard, one)
    laws.law_legal(highcard, match.state)
    laws.law_watching(highcard, match.state)
    laws.law_referee(highcard, match)
    laws.law_waive(highcard)


@pytest.mark.parametrize("one", CASES, ids=str)
def test_the_toy_keeps_its_secrets(one: Case) -> None:
    state = reach(highcard, one).state
    secrecy.law_secret(highcard, state)
    secrecy.law_blind_bots(highcard, state)
    secrecy.law_quiet(highcard, reach(highcard, one))
    secrecy.law_forgets(highcard, reach(highcard, case(4)).state)
    secrecy.law_future(highcard, reach(highcard, one).state)


def test_the_toys_option_changes_nothing_before_it_is_read() -> None:
    assert laws.law_option(highcard, case(3, 9), "low", "yes")


@pytest.mark.parametrize("one", CASES, ids=str)
def test_the_toy_has_words_for_everything(one: Case) -> None:
    words.law_words(highcard, reach(highcard, one))


def test_the_toys_rulebook_is_in_both_languages() -> None:
    books = [rulebook(NAME, lang, {"low": "yes"}) for lang in LANGUAGES]
    assert [entry.id for entry in books[0]] == [entry.id for entry in books[1]]
    assert any("lowest" in entry.text for entry in books[0])


def test_the_toy_replays_from_its_record() -> None:
    laws.law_replay(Table.open(NAME, 3, ("person", "rules"), {}, 5), 9, 3)


def test_the_toys_verbs_are_small_python_without_a_circle() -> None:
    assert sources.law_no_cycle(GAME, sources.verbs(GAME)) > len(SMALL_VERBS)
    for function in sources.reached(GAME, sources.verbs(GAME)):
        sources.law_small(function)


def test_the_toy_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", NAME, "--auto", "--seed", "1", "--lang", "es"]) == 0
    assert "gana la baza" in capsys.readouterr().out


@pytest.mark.twin
def test_the_toy_plays_alike_in_both_lives() -> None:
    from tests.laws.twins import Lives, law_agree  # noqa: PLC0415 - numba

    lives = Lives(highcard)
    for seats in (2, 3, 4):
        law_agree(lives, case(seats, 99, low="yes"), 2)


# Its clauses.


def dealt(*stock: int, low: str = "no") -> Match:
    state = new_match(highcard, 2, {"low": low, "first_by": "seat"})
    stack(state, (*stock, *(card for card in range(12) if card not in stock)))
    match = Match(highcard, state)
    match.deal()
    return match


def test_high_01_three_cards_each() -> None:
    state: highcard.HighCardState = new_match(highcard, 4, {})
    highcard.deal(state)
    assert [hand.bit_count() for hand in state.hand] == [3, 3, 3, 3]


@pytest.mark.parametrize(("low", "taker"), [("no", 1), ("yes", 0)])
def test_high_02_03_05_a_card_each_and_the_best_takes_the_trick(low: str, taker: int) -> None:
    match = dealt(5, 6, low=low)
    assert match.asked() == 0
    match.apply(0, highcard.LAY + 5)
    assert match.refuse(1, highcard.LAY + 5)
    match.apply(1, highcard.LAY + 6)
    score = match.score()
    assert score.points[taker] == 1
    assert match.asked() == taker


def test_high_04_most_tricks_win() -> None:
    match = dealt(11, 0, 10, 1, 9, 2)
    while match.asked() >= 0:
        match.apply(match.asked(), match.legal(match.asked())[0])
    assert match.score().winners == 1
