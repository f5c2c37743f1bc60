"""Matches in real time, driven by reactions: what comes first, what comes too late, when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from superdeck.bots.drivers import Lineup, Result
from superdeck.bots.live import (
    NEVER,
    arrive,
    arrived,
    earliest,
    look_at_clock,
    play_live,
    seed_live,
)
from superdeck.bots.player import AT_ONCE, Level
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.match import key_of, new_match
from superdeck.engine.state import Moves, Reaction, Score
from superdeck.games import circles
from superdeck.games.circles.acts import DRAW, GIVE_BACK, SAY_GO
from superdeck.games.circles.tests.sitting import CODES, sit
from superdeck.lab.plan import make_plan
from tests.laws.cases import spoiled

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.games.circles.state import CirclesState

NONE = [code for code in CODES[5] if not any(map(str.__eq__, code, "RBYP"))]


def play(
    seats: int,
    level: int,
    *styles: int,
    number: int = 0,
    game: Game[Any] = cast("Game[Any]", circles),  # noqa: B008 - a module
    **options: str,
) -> tuple[CirclesState, Result]:
    """Play one match with the styles round the table."""
    state: CirclesState = new_match(circles, seats, options)
    streams = [Stream() for _ in range(seats + 1)]
    seed_live(state, streams, key_of(5), number, 0)
    lineup, result = Lineup(seats), Result(seats)
    for seat in range(seats):
        lineup.level[seat] = level
        lineup.style[seat] = styles[seat % len(styles)]
    reactions = [Reaction() for _ in range(seats + 1)]
    moves = Moves(circles.FACTS.legal_size)
    bind(play_live, game)(state, moves, streams, lineup, reactions, Score(), result)
    return state, result


def stream() -> Stream:
    chance = Stream()
    seed_stream(chance, 4, 5, 6)
    return chance


@pytest.mark.parametrize("level", AT_ONCE)
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_live_match_is_played_to_its_end(seats: int, level: Level) -> None:
    for number in range(5):
        state, result = play(seats, level, 0, number=number)
        assert circles.over(state)
        assert result.winners.bit_count() >= 1
        assert result.decisions >= state.counter
        assert result.late == sum(state.late) > 0
        assert result.time > 3_000_000  # the countdown
        assert (result.rounds, result.choices) == (1, result.decisions)


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = (play(3, Level.RULES, 0, 1, 2) for _ in range(2))
    assert one[0].values() == other[0].values()
    assert vars(one[1]) == vars(other[1])
    assert play(3, Level.RULES, 0, 1, 2, number=1)[1].time != one[1].time


def test_the_quicker_player_wins_more() -> None:
    calm, expert = circles.FACTS.styles.index("calm"), circles.FACTS.styles.index("expert")
    won = sum(play(2, Level.RULES, calm, expert, number=n)[1].winners == 0b10 for n in range(30))
    assert won > 25


def test_the_countdown_is_waited_for() -> None:
    short = play(2, Level.RULES, 0, countdown_s="0")[1]
    assert play(2, Level.RULES, 0, countdown_s="10")[1].time - short.time >= 9_000_000


def test_a_seat_that_never_acts_is_made_to_draw_every_five_seconds() -> None:
    def sleeps(state: CirclesState, seat: int, style: int, chance: Stream, out: Reaction) -> None:
        circles.react(state, seat, style, chance, out)
        if seat == 0 and state.left[0]:
            out.act, out.look = NOBODY, 0

    sleepy = spoiled(cast("Game[Any]", circles), react=sleeps)
    state, result = play(2, Level.RULES, 1, game=sleepy, idle_force_draw_s="5", countdown_s="0")
    assert state.left[0] == max(0, 36 - result.time // 5_000_000) < 30


@pytest.mark.parametrize("wrong", ["refuse", "refuse_and_pause", "auto_correct"])
@pytest.mark.parametrize("stalemate", ["automatic", "dealer_calls"])
def test_wrong_calls_and_stalemates_of_all_kinds(wrong: str, stalemate: str) -> None:
    stalled = 0
    for number in range(12):
        state, _ = play(
            2, Level.RULES, 2, number=number, wrong_call=wrong, stalemate=stalemate, countdown_s="0"
        )
        assert circles.over(state)
        stalled += state.stalemates
    assert stalled


def table() -> tuple[Any, list[Reaction]]:
    match = sit("RBYP", f"RBPG {NONE[0]}", f"RGBY {NONE[1]} / {NONE[2]}")
    reactions = [Reaction() for _ in range(3)]
    return match, reactions


def judge(match: Any, reactions: list[Reaction], seat: int, now: int) -> int:  # noqa: ANN401 - as `table`
    """Let the act of a seat arrive, as the driver does; return who did it."""
    state, moves, before = match.state, Moves(circles.FACTS.legal_size), match.state.counter
    doer: int = bind(arrive, circles)(state, seat, moves, reactions)
    anew, streams = state.counter != before, [stream()] * 3
    after = bind(arrived, circles)
    after(state, seat, doer, anew, now, moves, streams, Lineup(2), reactions)
    return doer


def test_a_hand_that_moves_cannot_be_called_back() -> None:
    match, reactions = table()
    for seat, act in ((0, "RBPG 2"), (1, "RGBY 1")):
        reactions[seat].act = match.action(act)
        reactions[seat].answers = 0
        reactions[seat].moving = 1
    assert judge(match, reactions, 0, 100) == 0
    assert judge(match, reactions, 1, 101) == CLOCK
    assert match.state.late[1] == 1
    assert reactions[2].held[1] == 101
    assert reactions[2].since[:2] == [100, 101]
    assert [one.moving for one in reactions[:2]] == [0, 0]


def test_an_act_that_is_refused_changes_nothing() -> None:
    match, reactions = table()
    before = match.state.values()
    reactions[0].act = match.action("RBPG 3")
    reactions[2].due = 3_000_000
    assert judge(match, reactions, 0, 5) == NOBODY
    assert match.state.values() == before
    assert reactions[2].since[0] == 0
    assert reactions[2].due == 3_000_000  # no countdown begins again
    assert 5 < reactions[0].due < NEVER


def test_a_corrected_call_is_the_seats_own() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", NONE[1], wrong_call="auto_correct")
    reactions = [Reaction() for _ in range(3)]
    reactions[0].act = match.action("RBPG 4")
    assert judge(match, reactions, 0, 5) == 0
    assert (match.top, match.state.bar) == ("RBPG", 0)


def test_the_earliest_comes_first_and_ties_are_drawn() -> None:
    reactions = [Reaction() for _ in range(4)]
    for seat, due in enumerate((7, 5, 5, 5)):
        reactions[seat].due = due
    chance = stream()
    found = [earliest(reactions, 3, chance) for _ in range(3000)]
    assert [900 < found.count(seat) < 1100 for seat in (1, 2, 3)] == [True] * 3
    reactions[0].due = 4
    assert earliest(reactions, 3, chance) == 0


def test_a_match_in_which_all_wait_for_ever_fails_loudly() -> None:
    reactions = [Reaction() for _ in range(3)]
    for one in reactions:
        one.due = NEVER
    with pytest.raises(IndexError):
        earliest(reactions, 2, stream())


def test_the_clock_is_told_how_long_seats_have_been_idle() -> None:
    match = sit("RBYP", f"{NONE[0]} / {NONE[1]}", f"{NONE[2]} / {NONE[3]}", idle_force_draw_s="5")
    reactions = [Reaction() for _ in range(3)]
    reactions[2].since[:2] = [9_000_000, 6_500_000]
    bind(look_at_clock, circles)(match.state, 10_000_000, [stream()] * 3, reactions)
    assert reactions[2].due == 11_500_001  # a microsecond for the second seat
    assert reactions[2].since[:2] == [9_000_000, 6_500_000]
    assert circles.claim(match.state, 0, DRAW, 0) == DRAW
    assert reactions[2].act < GIVE_BACK
    assert reactions[2].act > SAY_GO


@pytest.mark.twin
@pytest.mark.parametrize(
    ("seats", "players", "options"),
    [
        (2, "random", ()),
        (8, "rules", ("late_play=revalidate", "pile_play=look_first")),
        (3, "rules:calm,random,rules:quick", ("wrong_call=auto_correct", "colours=6")),
        (
            4,
            "rules:calm,random,rules:quick,rules:expert",
            ("wrong_call=refuse_and_pause", "stalemate=dealer_calls", "idle_force_draw_s=5"),
        ),
    ],
)
def test_both_lives_play_the_same_live_matches(
    seats: int, players: str, options: tuple[str, ...]
) -> None:
    from superdeck.bots.batch import Run  # noqa: PLC0415 - numba only where it is used
    from superdeck.lab.plain import PlainLife  # noqa: PLC0415 - as above

    plan = make_plan("circles", seats, players, options, 3)
    rows = next(iter(Run(plan.game, plan.state, plan.players, plan.seed).blocks(40)))
    plain = PlainLife(plan)
    for number, row in enumerate(rows):
        result = plain.match(number)
        points = result.points[:seats]
        assert points == row["points"][:seats].tolist()
        for name in ("decisions", "choices", "rounds", "winners", "time", "late"):
            assert getattr(result, name) == row[name]
