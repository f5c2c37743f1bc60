"""Human time at tables with turns: what is held, for how long, and what it can tell."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from itertools import pairwise
from math import exp, sqrt
from typing import TYPE_CHECKING

import pytest

from superdeck.bots import pace
from superdeck.bots.player import Level, Player
from superdeck.engine.actions import NOBODY
from superdeck.engine.match import key_of
from superdeck.engine.state import Moves
from superdeck.games.register import load
from superdeck.table import Table
from superdeck.table.clock import VirtualClock
from superdeck.table.tempo import STEP, Tempo
from tests.laws.cases import stream
from tests.secrecy.laws import Listener, same_for

if TYPE_CHECKING:
    from superdeck.engine.contract import View
    from superdeck.engine.state import State

TURNS = ("superior", "supra", "superhero", "president")
SEATS = {"superior": 4, "supra": 4, "superhero": 5, "president": 5}
LEAST = 0.001
"""A test of chance that holds gives less in one run of a thousand."""


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people think for a second whatever they see, so that only the tempo is looked at."""
    for name in TURNS:
        monkeypatch.setattr(load(name), "ponder", lambda _view: 1000, raising=False)


def opened(game: str, *players: str, seed: int = 5, seats: int = 0) -> Table:
    return Table.open(game, seats or SEATS[game], players or ("rules",), seed=seed)


class Watched(Listener):
    """A table and one of its watchers, with the instants at which everything was shown."""

    def __init__(self, table: Table, seat: int, kind: type[Tempo] = Tempo) -> None:
        self.seat = seat
        self.match = table.match
        self.tempo = kind(table, VirtualClock())
        self.times: list[tuple[int, int, int]] = []

    def follow(self) -> None:
        """Show all that has happened, each thing when it is due."""
        while self.tempo.coming:
            due = self.tempo.due()
            self.tempo.clock.wait(due)
            self.tempo.show()
            self.times.append((due, self.tempo.shown.least, self.tempo.shown.thinker))


# --- Secrecy.


def law_held_alike(table: Table, seat: int, kind: type[Tempo] = Tempo, steps: int = 25) -> int:
    """Law: two matches that a seat cannot tell apart are shown to it at the same instants.

    Both do the same as far as it can see; others decline whatever they may, and so may who could
    have declined differ. Returns how many things were shown.
    """
    other_table = again(table)
    chance = stream(steps, seat)
    table.game.imagine(other_table.match.state, seat, chance)
    real, other = Watched(table, seat, kind), Watched(other_table, seat, kind)
    for _ in range(steps):
        while any([real.decline(), other.decline()]):
            pass
        real.follow()
        other.follow()
        if real.seen() != other.seen():
            break
        assert real.times == other.times, f"seat {seat} can tell by {real.times}, {other.times}"
        actor = real.match.asked()
        if actor != other.match.asked() or actor == NOBODY:
            break
        if (pair := same_for(real, other, actor, chance)) is None:
            break
        real.match.apply(actor, pair[0])
        other.match.apply(actor, pair[1])
    return len(real.times)


def again(table: Table) -> Table:
    """Return the table that a record leads to, dealt if this one is."""
    other = Table.replay(table.record)
    while other.match.state.round < table.match.state.round:
        other.step()
    return other


def advanced(game: str, seat: int, seed: int, steps: int) -> Table:
    """Return a table with a person in a seat, who takes the last move that there is."""
    players = ["rules"] * SEATS[game]
    players[seat] = "person"
    table = opened(game, *players, seed=seed)
    for _ in range(steps):
        if table.over:
            break
        if (asked := table.step()) != NOBODY:
            table.act(asked, table.match.legal(asked)[-1])
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", TURNS)
def test_matches_that_differ_only_in_what_is_hidden_are_held_alike(game: str) -> None:
    shown = 0
    for seed in range(5):
        for steps in (1, 9, 24):
            seat = (seed + steps) % SEATS[game]
            shown += law_held_alike(advanced(game, seat, seed, steps), seat)
    assert shown > 30


class Telling(Tempo):
    """A fault: time depends on how much there is to choose from."""

    def _times(self, view: View, actors: int, moment: int) -> tuple[int, int, int]:
        hold, least, thinker = super()._times(view, actors, moment)
        asked = self.table.match.asked()
        return hold + 100_000 * len(self.table.match.legal(asked)), least, thinker


def test_times_that_depend_on_what_is_legal_are_found() -> None:
    tables = [advanced("president", 0, seed, 9) for seed in range(9)]
    with pytest.raises(AssertionError, match="can tell by"):
        sum(law_held_alike(table, 0, Telling) for table in tables)


# --- One distribution.


@pytest.mark.slow
def test_forced_passed_and_chosen_moves_share_one_distribution() -> None:
    held = times_before(Tempo)
    assert min(map(len, held.values())) > 70
    assert alike(held["chosen"], held["forced"]) > LEAST
    assert alike(held["chosen"], held["passed"]) > LEAST


@pytest.mark.slow
def test_a_time_for_every_legal_move_is_found_by_the_distribution() -> None:
    held = times_before(Telling)
    assert alike(held["chosen"], held["forced"]) < LEAST


def times_before(kind: type[Tempo], matches: int = 9) -> dict[str, list[int]]:
    """Return how long everybody waited for moves that were forced, passed or chosen."""
    held: dict[str, list[int]] = defaultdict(list)

    class Noting(kind):  # type: ignore[misc, valid-type]
        def _look(self, before: State, seat: int, action: int) -> None:
            waited = self._last
            super()._look(before, seat, action)
            if self._last is not waited and waited.hold:
                held[sort_of(self.table, before, seat)].append(waited.hold)

    for seed in range(matches):
        for game, seats in (("president", 4), ("superior", 2), ("supra", 3)):
            table = opened(game, seed=seed, seats=seats)
            table.story = {NOBODY: []}  # what only others hear takes time here, and changes none
            Noting(table, VirtualClock())
            for _ in range(250):
                if not table.over:
                    table.step()
    return held


def sort_of(table: Table, before: State, seat: int) -> str:
    if seat == NOBODY:
        return "passed"
    count = table.game.legal(before, seat, Moves(table.game.FACTS.legal_size))
    return "forced" if count == 1 else "chosen"


SIGNS = (-1, 1)


def alike(one: list[int], other: list[int]) -> float:
    """Return the chance of such a difference of two samples of one distribution, or a larger one.

    A. N. Kolmogorov 1933, N. V. Smirnov 1939; for large samples, as M. A. Stephens corrected it.
    """
    values = sorted(set(one) | set(other))
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    gap = max(abs(below(one, value) - below(other, value)) for value in values)
    reach = (size + 0.12 + 0.11 / size) * gap
    return min(1.0, 2 * sum(SIGNS[i % 2] * exp(-2 * (i * reach) ** 2) for i in range(1, 99)))


def below(sample: list[int], value: int) -> float:
    return sum(number <= value for number in sample) / len(sample)


# --- What a time depends on.

KEY = key_of(7)


def drawn(median: int = 1000, least: int = 0, share: int = 1, moment: int = 0) -> int:
    return pace.drawn(median, least, share, KEY, 1, moment)


def test_times_are_bounded_whatever_is_thought() -> None:
    for median in (1, 300, 1000, 10**6):
        times = [drawn(median, moment=moment) for moment in range(400)]
        assert 1000 * pace.SHORTEST <= min(times) <= max(times) <= 1000 * pace.LONGEST
    assert len({drawn(moment=moment) for moment in range(400)}) > 100


def test_a_quick_pace_is_a_third_and_a_search_never_shows() -> None:
    assert drawn(share=pace.PACES["quick"]) == drawn() // 3
    assert drawn(least=3500, share=3) == 3_500_000
    assert pace.search_time(Player(Level.RULES)) == 0
    assert pace.search_time(Player(Level.TREE, iterations=3000)) == 300


def test_every_seat_and_every_match_has_a_stream_of_its_own() -> None:
    seats = {tuple(pace.drawn(1000, 0, 1, KEY, s, m) for m in range(9)) for s in range(5)}
    assert len(seats) == 5
    assert pace.drawn(1000, 0, 1, key_of(8), 1, 0) != drawn()


def test_only_the_level_of_who_may_act_makes_it_longer() -> None:
    table = opened("president", "rules")
    table.step()
    before = Tempo(table, VirtualClock()).shown
    for seat, bot in enumerate(table.bots):
        assert bot
        bot.player = dataclasses.replace(bot.player, level=Level.RANDOM, style=0)
        assert Tempo(table, VirtualClock()).shown == before
        bot.player = dataclasses.replace(bot.player, iterations=50_000)
        longer = Tempo(table, VirtualClock()).shown
        acts = before.actors >> seat & 1
        assert (longer.least, longer.hold) == ((5_000_000, 5_000_000) if acts else (0, before.hold))
        bot.player = dataclasses.replace(bot.player, iterations=0)


def test_a_match_that_goes_on_takes_the_same_times() -> None:
    table = advanced("president", 0, 3, 20)
    held = [Tempo(one, VirtualClock()).shown.hold for one in (table, again(table))]
    assert held[0] == held[1] > 0


def test_a_record_is_the_same_with_tempo_and_without() -> None:
    tables = [opened("superior", seed=4) for _ in range(2)]
    Tempo(tables[0], VirtualClock())
    assert [table.run() for table in tables] == [NOBODY, NOBODY]
    assert tables[0].record.lines == tables[1].record.lines


# --- When.


def test_nobody_waits_where_no_bot_may_act() -> None:
    table = opened("president", "person")
    clock = VirtualClock()
    tempo = Tempo(table, clock)
    table.step()
    assert tempo.due() == 0
    assert (tempo.show().thinker, tempo.due(), len(tempo.coming)) == (NOBODY, 0, 0)


def duel(*players: str) -> tuple[Table, VirtualClock, Tempo]:
    """Return a game of Superior! for two in which seat 0 begins, dealt and shown."""
    table = Table.open("superior", 2, players, {"first_by": "seat", "first_seat": "1"}, 5)
    clock = VirtualClock()
    tempo = Tempo(table, clock)
    table.step()
    tempo.show()
    return table, clock, tempo


def test_what_a_person_does_is_shown_at_once_and_what_follows_later() -> None:
    """Whether the bot has a face to reverse a bid with or not, the answer takes time."""
    asked = []
    for action in duel("person", "rules")[0].match.legal(0)[:12]:  # the last one is a face
        table, clock, tempo = duel("person", "rules")
        clock.wait(7_000_000)
        assert table.act(0, action) is None
        assert tempo.due() == clock.now()
        shown = tempo.show()
        assert shown.thinker == 1
        asked.append(not tempo.coming)
        table.step()
        assert tempo.due() == clock.now() + shown.hold
        assert tempo.show().view != shown.view
    assert set(asked) == {False, True}


def test_what_is_late_waits_for_the_next_step() -> None:
    table, clock, tempo = duel("rules", "person")
    table.step()
    due = tempo.due()
    assert 1000 * pace.SHORTEST <= due <= 1000 * pace.LONGEST
    for late, after in ((0, 0), (1, 1), (STEP, 1), (STEP + 1, 2)):
        clock.wait(due + late)
        assert tempo.due() == due + after * STEP
    assert tempo.due(hurried=True) == clock.now()


def test_who_does_not_want_to_wait_waits_for_what_a_search_may_take() -> None:
    table, _, _ = duel("rules", "person")
    bot = table.bots[0]
    assert bot
    bot.player = dataclasses.replace(bot.player, iterations=3000)
    tempo = Tempo(table, VirtualClock())
    assert tempo.due(hurried=True) == 300_000 <= tempo.due()


def test_a_window_before_a_person_is_short_and_names_nobody() -> None:
    """In President the others may complete a four before the person in turn plays."""
    table = advanced("president", 0, 3, 1)
    tempo = Tempo(table, VirtualClock())
    windows = []
    for _ in range(300):
        if table.step() != NOBODY:
            table.act(0, table.match.legal(0)[-1])
        while tempo.coming:
            shown = tempo.show()
            if shown.view["turn"] == 0 and shown.actors > 1:
                assert shown.thinker == NOBODY
                windows.append(shown.hold)
    assert len(windows) > 9
    assert max(windows) <= 3000 * pace.WINDOW


def test_a_person_who_declines_starts_the_time_of_the_others() -> None:
    for seed in range(200):
        table = advanced("president", 0, seed, 7)
        if table.asked() == 0 and table.view(0)["answer"]:
            break
    tempo = Tempo(table, VirtualClock())
    table.step()
    tempo.clock.wait(9_000_000)
    assert table.act(0, 0) is None
    assert (len(tempo.coming), tempo.due()) == (0, 9_000_000 + tempo.shown.hold)


def test_scenes_follow_one_another() -> None:
    table = opened("superior")
    watched = Watched(table, NOBODY)
    for _ in range(40):
        table.step()
        watched.follow()
    times = [time for time, _, _ in watched.times]
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert min(gaps) >= 0
    assert max(gaps) <= 1000 * pace.LONGEST
    assert sum(gap > 0 for gap in gaps) > 20
