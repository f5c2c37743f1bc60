"""Laws 1, 2, 3 and 6 of play, for every game; each with planted faults that it must see."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.bots.player import AT_ONCE, Level
from superdeck.engine.actions import WAIVE
from superdeck.engine.match import Match, options_of
from superdeck.engine.state import Moves, State
from superdeck.games.register import NAMES
from superdeck.table import Table
from tests.laws import laws
from tests.laws.cards import DECLINING, of
from tests.laws.cases import (
    GAMES,
    SINGLES,
    Case,
    cases,
    fitting,
    others,
    reach,
    spoiled,
)

if TYPE_CHECKING:
    from superdeck.engine.contract import Game, View
    from superdeck.engine.state import Numbers

every_game = pytest.mark.parametrize("name", NAMES)
declining = pytest.mark.parametrize("name", DECLINING)


def usual(name: str, steps: int = 9, **more: str) -> Case:
    return Case(name, GAMES[name].FACTS.at_table, tuple(more.items()), 11, steps)


@pytest.mark.parametrize("case", SINGLES, ids=str)
def test_every_option_keeps_the_laws_of_play(case: Case) -> None:
    game = GAMES[case.game]
    laws.law_conserved(game, case)
    laws.law_pass_over(game, case)
    match = reach(game, case)
    laws.law_legal(game, match.state)
    laws.law_watching(game, match.state)
    laws.law_ends(game, case, 700)


@every_game
@given(data=st.data())
def test_any_case_keeps_the_laws_of_play(name: str, data: st.DataObject) -> None:
    game = GAMES[name]
    case = data.draw(cases(name, 120))
    laws.law_conserved(game, case)
    laws.law_pass_over(game, case)
    match = reach(game, case)
    laws.law_legal(game, match.state)
    laws.law_watching(game, match.state)


@every_game
@given(data=st.data())
def test_any_match_ends(name: str, data: st.DataObject) -> None:
    laws.law_ends(GAMES[name], data.draw(cases(name)))


@every_game
@pytest.mark.parametrize("steps", [0, 9, 37])
def test_the_referee_takes_legal_actions_alone(name: str, steps: int) -> None:
    match = reach(GAMES[name], usual(name, steps))
    laws.law_referee(GAMES[name], match)
    laws.law_claims(GAMES[name], match)


@every_game
@pytest.mark.parametrize("players", [("person",), ("rules", "random"), ("person", "rules")])
def test_a_record_replays_to_the_same_states(name: str, players: tuple[str, ...]) -> None:
    seats = GAMES[name].FACTS.usual[1]
    laws.law_replay(Table.open(name, seats, players, {}, 5), 40, 3)


@every_game
@given(data=st.data())
def test_any_record_replays_to_the_same_states(name: str, data: st.DataObject) -> None:
    case = data.draw(cases(name, 30))
    table = Table.open(name, case.seats, ("person", "rules"), dict(case.options), case.seed)
    laws.law_replay(table, case.steps, case.steps)


@every_game
def test_nothing_overflows_in_silence(name: str) -> None:
    state = reach(GAMES[name], usual(name, 0)).state
    while len(legal(GAMES[name], state)) < 2:
        GAMES[name].apply(state, GAMES[name].ask(state), legal(GAMES[name], state)[0])
    laws.law_overflow(GAMES[name], state, 1)


@every_game
def test_waive_is_private(name: str) -> None:
    laws.law_waive(GAMES[name])


def options_to_try() -> list[tuple[str, str, str]]:
    return [
        (name, option.name, text)
        for name in NAMES
        for option in options_of(GAMES[name])
        for text in others(option)
        if fitting(GAMES[name], ((option.name, text),))
    ]


@pytest.mark.parametrize(("name", "option", "text"), options_to_try())
def test_an_option_changes_nothing_before_it_is_read(name: str, option: str, text: str) -> None:
    game = GAMES[name]
    seats = fitting(game, ((option, text),))
    seats = [n for n in fitting(game, ()) if n in seats]
    assert seats, "no number of seats takes both values"
    for seed, level in enumerate(AT_ONCE):
        case = Case(name, seats[-1 - seed % len(seats)], (), seed, 70, level)
        read = laws.law_option(game, case, option, text)
        known = of(game)
        assert not (option in known.late and read == 1), f"{option} is read in the first round"
        assert not (option in known.unread and read), f"{option} is read by a verb of play"


@every_game
def test_the_order_of_the_pack_depends_on_seed_and_round_alone(name: str) -> None:
    game = GAMES[name]
    seats = game.FACTS.at_table
    several = {"superior": (("match", "rounds_n"),)}.get(name, ())
    one = Case(name, seats, several, 3, 300)
    rounds = laws.law_order(game, one, Case(name, seats, several, 3, 300, Level.RULES))
    assert rounds > 1 or game.FACTS.most_rounds == 1
    for case in SINGLES:
        if case.game == name and of(game).packs.isdisjoint(dict(case.options)):
            fresh = Case(name, case.seats, (), 3, 0)
            assert laws.law_order(game, fresh, Case(name, case.seats, case.options, 3, 0)) == 1


# --- Planted faults.


def broken(real: Game[Any], **verbs: object) -> tuple[Game[Any], Match]:
    match = reach(real, usual(real.FACTS.name, 9))
    match.game = spoiled(real, **verbs)
    return match.game, match


def legal(game: Game[Any], state: State) -> list[int]:
    moves = Moves(game.FACTS.legal_size)
    return moves.action[: game.legal(state, game.ask(state), moves)]


@every_game
def test_a_lost_card_is_seen(name: str) -> None:
    real = GAMES[name]

    def deal(state: Any) -> None:  # noqa: ANN401 - a state of any game
        real.deal(state)
        of(real).lose(state)

    with pytest.raises(AssertionError, match="cards are lost"):
        laws.law_conserved(spoiled(real, deal=deal), usual(name))


@every_game
def test_an_int_out_of_its_range_is_seen(name: str) -> None:
    real = GAMES[name]

    def apply(state: Any, seat: int, action: int) -> None:  # noqa: ANN401
        real.apply(state, seat, action)
        state.turn += 100

    with pytest.raises(AssertionError, match="out of their range"):
        laws.law_legal(spoiled(real, apply=apply), reach(real, usual(name)).state)


@every_game
def test_an_action_listed_twice_is_seen(name: str) -> None:
    real = GAMES[name]

    def twice(state: Any, seat: int, out: Moves) -> int:  # noqa: ANN401
        count = real.legal(state, seat, out)
        out.action[count] = out.action[0]
        return count + 1

    with pytest.raises(AssertionError, match="lists an action twice"):
        laws.law_legal(spoiled(real, legal=twice), reach(real, usual(name)).state)


@every_game
def test_an_action_that_does_nothing_is_seen(name: str) -> None:
    real = GAMES[name]

    def idle(_state: State, _seat: int, _action: int) -> None:
        return

    with pytest.raises(AssertionError, match="did nothing"):
        laws.law_legal(spoiled(real, apply=idle), reach(real, usual(name)).state)


@every_game
def test_an_apply_that_crosses_the_round_is_seen(name: str) -> None:
    real = GAMES[name]

    def eager(state: State, seat: int, action: int) -> None:
        real.apply(state, seat, action)
        state.round += 1

    with pytest.raises(AssertionError, match="crossed the end"):
        laws.law_legal(spoiled(real, apply=eager), reach(real, usual(name)).state)


@every_game
def test_a_match_that_nobody_can_go_on_with_is_seen(name: str) -> None:
    real = GAMES[name]

    def nobody(_state: State) -> int:
        return 0

    with pytest.raises(AssertionError, match="may act"):
        laws.law_ends(spoiled(real, actors=nobody), usual(name))


@every_game
def test_an_ask_beside_the_actors_is_seen(name: str) -> None:
    real = GAMES[name]

    def only_the_next(state: State) -> int:
        return 1 << (real.ask(state) + 1) % state.seats

    with pytest.raises(AssertionError, match="ask names"):
        laws.law_ends(spoiled(real, actors=only_the_next), usual(name))


@every_game
def test_a_round_without_end_is_seen(name: str) -> None:
    real = GAMES[name]

    def circle(_state: State, _seat: int, _action: int) -> None:
        return

    broken = spoiled(real, apply=circle)
    broken.FACTS = dataclasses.replace(broken.FACTS, longest_round=2000)
    with pytest.raises(AssertionError, match="a round longer"):
        laws.law_ends(broken, usual(name))


@every_game
def test_a_match_without_a_winner_is_seen(name: str) -> None:
    real = GAMES[name]

    def stingy(state: State, out: Any) -> None:  # noqa: ANN401
        real.score(state, out)
        out.winners = 0

    with pytest.raises(AssertionError, match="without a winner"):
        laws.law_ends(spoiled(real, score=stingy), usual(name))


@every_game
def test_a_referee_that_trusts_everybody_is_seen(name: str) -> None:
    real = GAMES[name]

    class Trusting(Match):
        def apply(self, seat: int, action: int) -> None:
            if self.may_act(seat) and action >= 0:
                self.game.apply(self.state, seat, self.legal(seat)[0])

    match = Trusting(real, reach(real, usual(name, 9)).state)
    with pytest.raises(AssertionError, match="the referee takes other actions"):
        laws.law_referee(real, match)


@every_game
def test_a_refusal_that_leaves_a_trace_is_seen(name: str) -> None:
    real = GAMES[name]

    def sly(state: Any, seat: int, out: Moves) -> int:  # noqa: ANN401
        state.pack -= 1
        return real.legal(state, seat, out)

    with pytest.raises(AssertionError, match="changed the state"):
        laws.law_referee(*broken(real, legal=sly))
    with pytest.raises(AssertionError, match="legal changed"):
        laws.law_legal(spoiled(real, legal=sly), reach(real, usual(name, 9)).state)


@declining
def test_a_pass_over_that_stops_short_or_goes_too_far_is_seen(name: str) -> None:
    real = GAMES[name]

    def lazy(_state: State, _out: Moves) -> None:
        return

    def rash(state: State, out: Moves) -> None:
        real.pass_over(state, out)
        if not real.round_over(state) and WAIVE in legal(real, state):
            real.apply(state, real.ask(state), WAIVE)

    case = usual(name, 250, **dict(of(real).waiving))
    for fault in (lazy, rash):
        broken = spoiled(real, pass_over=fault)
        with pytest.raises(AssertionError, match="pass_over does not"):
            laws.law_pass_over(broken, case)


@every_game
def test_a_view_that_changes_the_state_is_seen(name: str) -> None:
    real = GAMES[name]

    def clumsy(state: Any, seat: int) -> View:  # noqa: ANN401
        view = real.view(state, seat)
        state.reshuffles += 1
        return view

    with pytest.raises(AssertionError, match=r"looking changed|differs from one"):
        laws.law_watching(spoiled(real, view=clumsy), reach(real, usual(name)).state)


@every_game
def test_numbers_that_observe_forgets_are_seen(name: str) -> None:
    real = GAMES[name]

    def forgetful(state: State, seat: int, out: Numbers) -> None:
        kept = out.value[-1]
        real.observe(state, seat, out)
        out.value[-1] = kept

    with pytest.raises(AssertionError, match="unwritten"):
        laws.law_watching(spoiled(real, observe=forgetful), reach(real, usual(name)).state)


@every_game
def test_an_overflow_in_silence_is_seen(name: str) -> None:
    real = GAMES[name]

    def cut(state: State, seat: int, out: Moves) -> int:
        roomy = Moves(real.FACTS.legal_size)
        count = real.legal(state, seat, roomy)
        out.action[:] = roomy.action[: len(out.action)]
        return min(count, len(out.action))

    with pytest.raises(AssertionError, match="in silence"):
        laws.law_overflow(spoiled(real, legal=cut), reach(real, usual(name)).state, 1)


def test_an_option_that_acts_before_it_is_read_is_seen() -> None:
    real = GAMES["president"]

    def early(state: Any) -> None:  # noqa: ANN401
        real.deal(state)
        state.points[0] = 200 - vars(state)["target"]

    with pytest.raises(AssertionError, match="acts before it is read"):
        laws.law_option(spoiled(real, deal=early), usual("president"), "target", "9")


def test_an_option_read_too_early_is_seen() -> None:
    real = GAMES["president"]

    def early(state: Any) -> None:  # noqa: ANN401
        real.deal(state)
        state.owed = state.tax_twos

    assert laws.law_option(real, usual("president"), "tax_twos", "yes") != 1
    assert laws.law_option(spoiled(real, deal=early), usual("president"), "tax_twos", "yes") == 1


def test_an_order_that_depends_on_an_option_is_seen() -> None:
    real = GAMES["president"]

    def other(state: Any) -> None:  # noqa: ANN401
        state.key[3] ^= state.completion
        real.deal(state)

    with pytest.raises(AssertionError, match="another order"):
        laws.law_order(
            spoiled(real, deal=other), usual("president"), usual("president", completion="off")
        )


def test_a_replay_that_strays_is_seen() -> None:
    table = Table.open("president", 4, ("person",), {}, 5)
    apply = table.game.apply
    calls = [0]

    def stray(state: Any, seat: int, action: int) -> None:  # noqa: ANN401
        calls[0] += 1
        apply(state, seat, action)
        state.points[0] += calls[0] > 30

    table.match.game = spoiled(table.game, apply=stray)
    with pytest.raises(AssertionError, match="replays otherwise"):
        laws.law_replay(table, 40, 3)
