"""Law 4: imagined worlds look like the real one, and share nothing hidden with it."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.engine.actions import NOBODY
from superdeck.games.register import NAMES
from tests.laws.cards import of
from tests.laws.cases import GAMES, SINGLES, Case, begin, cases, chooser, play, reach, spoiled
from tests.secrecy import laws

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import View
    from superdeck.engine.state import Moves, Numbers, Reaction, State

every_game = pytest.mark.parametrize("name", NAMES)


def usual(name: str, steps: int) -> Case:
    return Case(name, GAMES[name].FACTS.at_table, (), 23, steps)


@pytest.mark.parametrize("case", SINGLES, ids=str)
def test_every_option_keeps_secrets(case: Case) -> None:
    game = GAMES[case.game]
    match = begin(game, case)
    for done in play(match, chooser(game, case), 3 * case.steps):
        if done % 23 == 0:
            laws.law_secret(game, match.state, 1)
            laws.law_blind_bots(game, match.state, 2)
            laws.law_same_worlds(game, match.state, 2)
            laws.law_blind_reactions(game, match.state, 1)


@every_game
@given(data=st.data())
def test_any_case_keeps_secrets(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    match = reach(game, data.draw(cases(name)))
    laws.law_secret(game, match.state, 2)
    laws.law_blind_bots(game, match.state)
    laws.law_same_worlds(game, match.state)
    laws.law_blind_reactions(game, match.state)


@every_game
@pytest.mark.parametrize("seats", [0, 1])
def test_a_fresh_deal_is_forgotten(name: str, seats: int) -> None:
    case = dataclasses.replace(usual(name, 0), seats=GAMES[name].FACTS.usual[seats])
    laws.law_forgets(GAMES[name], reach(GAMES[name], case).state)


@every_game
def test_the_next_deal_is_forgotten(name: str) -> None:
    laws.law_future(GAMES[name], ended_round(name))


def ended_round(name: str) -> State:
    game = GAMES[name]
    case = usual(name, 400)
    match = begin(game, case)
    last = match.state.copy()

    def watch(_before: State, _seat: int, _action: int) -> None:
        nonlocal last
        if game.round_over(match.state):
            last = match.state.copy()

    match.watch = watch
    for _ in play(match, chooser(game, case), case.steps):
        if game.round_over(last):
            break
    assert game.round_over(last)
    return last


def test_the_next_reshuffle_and_flip_are_forgotten() -> None:
    """Superior!: a tie at set-up reshuffles; every flip reads the stock."""
    game = GAMES["superior"]
    state: Any = reach(game, usual("superior", 3)).state
    stocks = set()
    for world in [state.copy(), *laws.imagined(game, state, state.asked, 5)]:
        stocks.add(tuple(world.stock[world.spent : world.pack]))
    assert len(stocks) == 6


@every_game
def test_a_spectator_sees_less_than_any_seat(name: str) -> None:
    """What a spectator sees is the same whatever a seat may imagine of the others and of itself."""
    game = GAMES[name]
    state = reach(game, usual(name, 12)).state
    truth = json.dumps(game.view(state, NOBODY))
    for world in laws.imagined(game, state, NOBODY, 6):
        assert json.dumps(game.view(world, NOBODY)) == truth


# --- Planted faults.


@every_game
def test_a_view_that_shows_one_hidden_card_is_seen(name: str) -> None:
    real = GAMES[name]

    def leaky(state: Any, seat: int) -> View:  # noqa: ANN401 - a state of any game
        other = of(real).peek(state, seat)
        return {**real.view(state, seat), "card": (other & -other).bit_length()}

    with pytest.raises(AssertionError, match="can tell"):
        laws.law_secret(spoiled(real, view=leaky), reach(real, usual(name, 2)).state)


@every_game
def test_an_observation_that_shows_one_hidden_card_is_seen(name: str) -> None:
    real = GAMES[name]

    def leaky(state: Any, seat: int, out: Numbers) -> None:  # noqa: ANN401
        real.observe(state, seat, out)
        out.value[1] = of(real).peek(state, seat) % 97

    with pytest.raises(AssertionError, match="can tell"):
        laws.law_secret(spoiled(real, observe=leaky), reach(real, usual(name, 2)).state)


@every_game
def test_an_imagine_that_keeps_the_key_is_seen(name: str) -> None:
    real = GAMES[name]

    def keeps(state: State, seat: int, chance: Stream) -> None:
        key = state.key.copy()
        real.imagine(state, seat, chance)
        state.key[:] = key

    broken = spoiled(real, imagine=keeps)
    with pytest.raises(AssertionError, match="keeps a key"):
        laws.law_secret(broken, reach(real, usual(name, 2)).state)
    if of(real).shuffles:
        with pytest.raises(AssertionError, match="cards to come"):
            laws.law_future(broken, ended_round(name))


@every_game
def test_an_imagine_that_keeps_a_hand_is_seen(name: str) -> None:
    """Keeping everything but the key looks right from every seat, and is not."""
    real = GAMES[name]

    def keeps(state: State, _seat: int, chance: Stream) -> None:
        state.key[0] = chance.a

    with pytest.raises(AssertionError, match="imagine keeps"):
        laws.law_forgets(spoiled(real, imagine=keeps), reach(real, usual(name, 0)).state)


@every_game
def test_an_imagine_that_loses_a_card_is_seen(name: str) -> None:
    real = GAMES[name]

    def loses(state: Any, seat: int, chance: Stream) -> None:  # noqa: ANN401
        real.imagine(state, seat, chance)
        of(real).lose(state)

    with pytest.raises(AssertionError, match=r"cards are lost|can tell"):
        laws.law_secret(spoiled(real, imagine=loses), reach(real, usual(name, 0)).state)


@every_game
def test_actors_that_depend_on_hidden_cards_are_seen(name: str) -> None:
    real = GAMES[name]

    def leaky(state: Any) -> int:  # noqa: ANN401
        seat: int = (of(real).peek(state, 1) % 5 + of(real).peek(state, 0) % 3) % state.seats
        return 1 << seat

    with pytest.raises(AssertionError, match="can tell"):
        laws.law_secret(spoiled(real, actors=leaky), reach(real, usual(name, 2)).state)


@every_game
def test_a_bot_that_peeks_is_seen(name: str) -> None:
    real = GAMES[name]

    def peeks(state: Any, seat: int, _style: int, moves: Moves, count: int, _c: Stream) -> int:  # noqa: ANN401
        return moves.action[of(real).peek(state, seat) % count]

    broken = spoiled(real, prefer=peeks)
    case = usual(name, 30)
    match = begin(real, case)

    def watch() -> None:
        for _ in play(match, chooser(real, case), case.steps):
            laws.law_blind_bots(broken, match.state, 8)

    with pytest.raises(AssertionError, match="sees what seat"):
        watch()


def test_a_reaction_to_a_hidden_card_is_seen() -> None:
    real = GAMES["circles"]

    def peeks(state: Any, seat: int, style: int, chance: Stream, out: Reaction) -> None:  # noqa: ANN401
        real.react(state, seat, style, chance, out)
        out.look += of(real).peek(state, seat)

    with pytest.raises(AssertionError, match="reacts to what"):
        laws.law_blind_reactions(spoiled(real, react=peeks), reach(real, usual("circles", 9)).state)


def test_a_claim_judged_by_a_hidden_card_is_seen() -> None:
    real = GAMES["circles"]

    def peeks(state: Any, seat: int, action: int, counter: int) -> int:  # noqa: ANN401
        found = real.claim(state, seat, action, counter)
        return found if of(real).peek(state, seat) % 2 else -1

    with pytest.raises(AssertionError, match="reacts to what"):
        laws.law_blind_reactions(spoiled(real, claim=peeks), reach(real, usual("circles", 9)).state)
