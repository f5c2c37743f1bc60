"""The live table, on a virtual clock: who comes first, what time it is, what is in the record."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from superdeck.bots.drivers import Lineup, Result
from superdeck.bots.live import NEVER, play_live
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream
from superdeck.engine.match import new_match
from superdeck.engine.record import END, Line, Record, RecordError, parse, text_of
from superdeck.engine.state import Moves, Reaction, Score
from superdeck.games.circles.acts import (
    DRAW,
    FORCE,
    GIVE_BACK,
    PAUSE,
    RESUME,
    SAY_GO,
    TURN,
    play_of,
)
from superdeck.table.clock import SystemClock, VirtualClock
from superdeck.table.live import GO_ON, HOLD, LiveTable, Verdict, table_of
from superdeck.table.table import Table, new_head

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAME = "circles"
SECOND = 1_000_000


def opened(
    *players: str, seed: int = 5, seats: int = 3, start: int = 0, **options: str
) -> LiveTable:
    """Open a table with a clock that does not begin at 0."""
    table = LiveTable.open(GAME, seats, players or ("person", "rules", "rules"), options, seed)
    clock = VirtualClock()
    clock.wait(start)
    table.start(clock)
    table.advance()
    return table


def wait(table: LiveTable, seconds: float) -> None:
    """Let time pass, and what is due happen."""
    table.clock.wait(table.clock.now() + int(seconds * SECOND))
    table.advance()


def counter(table: LiveTable) -> int:
    return table.game.counter(table.match.state)


def lines(table: LiveTable) -> list[tuple[int, int | str, int]]:
    return [(line.who, line.what, line.when) for line in table.record.lines]


def again(table: LiveTable) -> LiveTable:
    """Replay from the text; everything must be as it was."""
    replayed = LiveTable.replay(parse(text_of(table.record)))
    assert replayed.match.state.values() == table.match.state.values()
    assert replayed.record.lines == table.record.lines
    assert replayed.story == table.story
    return replayed


def mine(table: LiveTable) -> int:
    """Return the first card of seat 0's hand."""
    card: int = table.view(0)["hand"][0]
    return card


def play_out(table: LiveTable) -> list[Verdict]:
    """Let seat 0 draw and lay what it can, now in time and now late, until the match is over."""
    verdicts = []
    seen = counter(table)
    for _ in range(1000):
        if table.over:
            break
        wait(table, 0.9)
        verdicts.append(
            table.arrive(0, table.match.legal(0)[-1] if table.match.legal(0) else DRAW, seen)
        )
        seen = counter(table)
    table.advance()
    return verdicts


# --- Bots.


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("options", [{}, {"wrong_call": "auto_correct", "late_play": "revalidate"}])
def test_bots_play_as_with_the_live_driver(seats: int, options: dict[str, str]) -> None:
    players = ("rules:calm", "rules:quick", "random")
    for seed in range(4):
        table = LiveTable.open(GAME, seats, players, options, seed)
        state, result = new_match(table.game, seats, options, seed), Result(seats)
        streams, lineup = [Stream() for _ in range(seats + 1)], Lineup(seats)
        for stream, own in zip(streams, table._minds.streams, strict=True):
            vars(stream).update(vars(own))
        for seat, bot in enumerate(table.bots):
            assert bot is not None
            lineup.level[seat], lineup.style[seat] = int(bot.player.level), bot.player.style
        reactions = [Reaction() for _ in range(seats + 1)]
        moves = Moves(table.game.FACTS.legal_size)
        bind(play_live, table.game)(state, moves, streams, lineup, reactions, Score(), result)
        assert table.run() == NOBODY
        last = table.record.lines[-1]
        assert (last.what, last.when) == (END, result.time)
        assert last.note["points"] == result.points
        assert [vars(one) for one in streams] == [vars(one) for one in table._minds.streams]
        late = [line for line in table.record.lines if line.note.get("claim") and line.who == CLOCK]
        assert len(late) == result.late
        assert vars(state)["acts"] == vars(table.match.state)["acts"]


def test_a_match_of_bots_replays_exactly_with_its_times() -> None:
    table = opened("rules:expert", "random", idle_force_draw_s="5", wrong_call="refuse_and_pause")
    table.run()
    again(table)
    times = [line.when for line in table.record.lines]
    assert times == sorted(times)
    assert times[0] == 3 * SECOND


def test_a_table_with_a_clock_that_lags_plays_the_same_match() -> None:
    slow = opened("rules")
    while not slow.over:
        wait(slow, 1.7)
    slow.advance()
    fast = opened("rules", start=77)
    fast.run()
    assert lines(slow) == lines(fast)


def test_which_table_a_match_needs() -> None:
    assert type(table_of(new_head(GAME, 3, ["rules"], {}, 1))) is LiveTable
    assert type(table_of(new_head(GAME, 3, ["rules"], {"mode": "ticks"}, 1))) is Table
    assert type(table_of(new_head("president", 4, ["rules"], {}, 1))) is Table


# --- Persons.


def test_before_go_nothing_is_allowed_and_nothing_recorded() -> None:
    table = opened(start=1234)
    assert table.due() == 1234 + 3 * SECOND
    wait(table, 2)
    verdict = table.arrive(0, DRAW, 0)
    assert verdict.who == NOBODY
    assert verdict.refusal is not None
    assert verdict.refusal.clauses == ("CIRC-R21",)
    assert table.record.lines == []
    assert table.due() == 1234 + 3 * SECOND  # the countdown has not begun again
    wait(table, 1)
    assert lines(table) == [(CLOCK, SAY_GO, 3 * SECOND)]


def test_an_act_in_time_is_recorded_with_the_time_of_its_arrival() -> None:
    table = opened()
    wait(table, 3.25)
    assert table.arrive(0, DRAW, 0) == Verdict(0, DRAW)
    assert lines(table)[-1] == (0, DRAW, 3_250_000)
    assert table.act(0, DRAW) is None
    again(table)


def test_a_card_for_an_earlier_counter_goes_back_and_the_record_says_why() -> None:
    table = opened("person", "rules:quick", "rules")
    wait(table, 3)
    table.arrive(0, DRAW, 0)
    wait(table, 5)
    assert counter(table) > 0
    action = play_of(mine(table), 2)
    verdict = table.arrive(0, action, 0)
    assert (verdict.who, verdict.what) == (CLOCK, GIVE_BACK + mine(table))
    assert table.record.lines[-1].note == {"claim": [0, action, 0]}
    assert any(telling[0] == "told-late" for telling in table.story[1])
    again(table)


def test_a_wrong_ring_is_refused_and_leaves_no_trace() -> None:
    table, other = opened(), opened()
    for one in (table, other):
        wait(one, 3)
        one.arrive(0, DRAW, 0)
    view = table.view(0)
    bad = next(a for a in (play_of(mine(table), r) for r in range(4)) if table.match.refuse(0, a))
    for _ in range(3):
        refusal = table.arrive(0, bad, view["counter"]).refusal
        assert refusal is not None
        assert refusal.clauses == ("CIRC-12",)
    for one in (table, other):
        wait(one, 20)
    assert lines(table) == lines(other)
    again(table)


def test_a_corrected_call_is_recorded_with_the_claim() -> None:
    for seed in range(20):
        table = opened("person", seed=seed, wrong_call="auto_correct")
        wait(table, 3)
        while not (legal := [a for a in table.match.legal(0) if a > TURN + 3]):
            table.arrive(0, DRAW, 0)
        card = (legal[0] - play_of(0, 0)) % 73
        wrong = next(a for a in (play_of(card, r) for r in range(4)) if a not in legal)
        verdict = table.arrive(0, wrong, 0)
        assert (verdict.who, verdict.refusal) == (0, None)
        assert verdict.what in legal
        assert table.record.lines[-1].note == {"claim": [0, wrong, 0]}
        again(table)


def test_a_pause_after_a_wrong_call_ends_by_the_clock() -> None:
    table = opened("person", wrong_call="refuse_and_pause", wrong_call_pause_ms="700")
    wait(table, 3)
    table.arrive(0, DRAW, 0)
    bad = next(a for a in (play_of(mine(table), r) for r in range(4)) if table.match.refuse(0, a))
    wait(table, 1)
    assert table.arrive(0, bad, 0).what == PAUSE
    assert table.due() == 4_700_000
    wait(table, 0.7)
    assert lines(table)[-1] == (CLOCK, RESUME, 4_700_000)
    again(table)


def test_what_comes_to_nothing_does_not_put_off_what_the_clock_does_to_the_idle() -> None:
    table = opened("person", idle_force_draw_s="5")
    wait(table, 3)
    for _ in range(9):
        wait(table, 0.5)
        assert table.arrive(0, play_of(72, 0), 99).refusal is not None
    wait(table, 6)
    forced = [(what - FORCE, when) for _, what, when in lines(table)[1:] if isinstance(what, int)]
    at = 8 * SECOND
    again_at = at + 5 * SECOND
    assert forced[:3] == [(1, at), (2, at + 1), (4, at + 2)]
    assert forced[3:] == [(1, again_at), (2, again_at + 1), (4, again_at + 2)]


def test_an_unknown_counter_or_action_comes_to_nothing() -> None:
    table = opened()
    wait(table, 3)
    table.arrive(0, DRAW, 0)
    before = table.match.state.values()
    for action, answered in ((play_of(mine(table), 0), 7), (10**6, 0), (-5, 0), (GIVE_BACK, 0)):
        assert table.arrive(0, action, answered).refusal is not None
    assert table.match.state.values() == before


@pytest.mark.slow
def test_whole_matches_with_a_person_replay_exactly() -> None:
    for seed in range(6):
        table = opened("person", "rules:quick", "rules", seed=seed)
        verdicts = play_out(table)
        assert any(verdict.who == CLOCK for verdict in verdicts)
        assert any(verdict.who == 0 for verdict in verdicts)
        assert table.record.ended
        again(table)


# --- Pauses, and matches that go on.


def test_while_a_table_is_held_nothing_happens() -> None:
    table = opened()
    wait(table, 6)
    table.hold()
    before = text_of(table.record), table.match.state.values()
    assert table.due() == NEVER
    wait(table, 100)
    refusal = table.arrive(0, DRAW, counter(table)).refusal
    assert refusal is not None
    assert refusal.say.key == "refuse-held"
    table.hold()
    assert (text_of(table.record), table.match.state.values()) == before
    table.go_on()
    assert [line.what for line in table.record.lines[-2:]] == [HOLD, GO_ON]
    assert lines(table)[-1] == (CLOCK, GO_ON, 106 * SECOND)
    assert table.due() > table.clock.now()
    play_out(table)
    again(table)


def test_nobody_was_idle_while_the_table_was_held() -> None:
    table = opened("person", idle_force_draw_s="5")
    wait(table, 4)
    table.hold()
    wait(table, 60)
    table.go_on()
    assert table.due() == table.clock.now() + 4 * SECOND


@pytest.mark.parametrize("torn", [True, False], ids=["killed", "stopped"])
def test_a_match_goes_on_from_its_file(tmp_path: Path, torn: bool) -> None:  # noqa: FBT001
    path = tmp_path / "match"
    table = opened(seed=8)
    table.save(path)
    wait(table, 3)
    for _ in range(6):
        wait(table, 0.7)
        table.arrive(0, DRAW, counter(table))
    wait(table, 0.3)
    if not torn:
        table.hold()
    table.close()
    later = LiveTable.resume(path)
    later.start(SystemClock())
    assert later.held
    assert later.due() == NEVER
    assert later.match.state.values() == table.match.state.values()
    clock = VirtualClock()
    later.start(clock)
    wait(later, 2)
    later.go_on()
    assert later.record.lines[-1].when == table.record.lines[-1].when + 2 * SECOND
    play_out(later)
    later.close()
    end = LiveTable.resume(path)
    end.close()
    assert end.over
    assert end.match.state.values() == later.match.state.values()


def test_a_match_of_bots_that_was_cut_goes_on_and_replays() -> None:
    table = opened("rules")
    while len(table.record.lines) < 20:
        table.step()
    cut = again(table)
    assert cut.run() == NOBODY
    assert GO_ON in {line.what for line in cut.record.lines}
    again(cut)


def test_a_record_without_a_line_begins() -> None:
    empty = LiveTable.replay(Record(opened().record.head))
    assert not empty.held
    wait(empty, 3)
    assert lines(empty) == [(CLOCK, SAY_GO, 3 * SECOND)]
    again(empty)


# --- Records that were made up.


def forged(table: LiveTable, number: int, *fields: object, **note: object) -> Record:
    """Return the record with another line; its check numbers are right."""
    record = Record(table.record.head)
    record.begin()
    for line in table.record.lines:
        who, what, when = fields if line.seq == number else (line.who, line.what, line.when)
        record.append(who, what, when, **(note if line.seq == number else line.note))  # type: ignore[arg-type]
    return record


def told(table: LiveTable, wanted: Sequence[int]) -> Line:
    """Return the first line after GO of one of these."""
    return next(line for line in table.record.lines[1:] if line.who in wanted)


def test_a_record_that_does_not_follow_is_refused() -> None:
    table = opened(seed=3)
    play_out(table)
    bot, person = told(table, (1, 2)), told(table, (0,))
    late = next(line for line in table.record.lines if line.note.get("claim", [9])[0] == 0)
    end = table.record.lines[-1]
    seat, action, answered = late.note["claim"]
    fakes = [
        forged(table, bot.seq, bot.who, bot.what, bot.when + 1),
        forged(table, bot.seq, 3 - bot.who, bot.what, bot.when),
        forged(table, bot.seq, bot.who, bot.what, bot.when, claim=[1, DRAW, 0]),
        forged(table, 1, CLOCK, SAY_GO, 2_999_999),
        forged(table, person.seq, person.who, play_of(72, 3), person.when),
        forged(table, person.seq, person.who, person.what, person.when - 4 * SECOND),
        forged(table, late.seq, CLOCK, late.what, late.when),
        forged(table, late.seq, CLOCK, late.what, late.when, claim=[1, action, answered]),
        forged(table, late.seq, CLOCK, late.what, late.when, claim=[seat, action, 10**6]),
        forged(table, late.seq, CLOCK, late.what, late.when, claim=[True, action, answered]),
        forged(table, late.seq, CLOCK, late.what, late.when, claim="late"),
        forged(table, late.seq, CLOCK, "thunder", late.when),
        forged(table, late.seq, CLOCK, GO_ON, late.when - 30 * SECOND),
        forged(table, late.seq, CLOCK, HOLD, late.when),
        forged(table, end.seq, CLOCK, END, end.when + 1, **end.note),
        forged(table, end.seq, CLOCK, END, end.when, points=[0, 0, 0], winners=[0]),
        forged(table, end.seq - 1, CLOCK, END, end.when, **end.note),
    ]
    again(table)
    for number, fake in enumerate(fakes):
        with pytest.raises(RecordError, match=r"line \d+ "):
            pytest.fail(f"{number}: {LiveTable.replay(fake)}")


# --- Clocks.


def test_the_system_clock_starts_at_0_waits_and_never_goes_back() -> None:
    clock = SystemClock()
    first = clock.now()
    assert 0 <= first < SECOND
    clock.wait(first + 20_000)
    assert clock.now() >= first + 20_000
    began = time.monotonic()
    clock.wait(0)
    assert time.monotonic() - began < 0.01
    virtual = VirtualClock()
    virtual.wait(7)
    virtual.wait(3)
    assert virtual.now() == 7
