"""`simulate`, `bench` and `warm` with the compiled twin."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
import tracemalloc
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.cli import main
from superdeck.games.register import NAMES
from superdeck.lab.plan import make_plan

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from superdeck.lab.plan import Plan
    from superdeck.lab.simulate import Simulation

pytestmark = pytest.mark.twin

SIMULATE = ("simulate", "president", "--option", "target=1", "--json")
TIMES = ("seconds", "start_seconds", "games_per_second", "decisions_per_second")
KEYS = [
    *("game", "seats", "options", "seed", "games", "rounds", "decisions", "real_choices"),
    *TIMES,
    *("wins", "win_share", "win_share_low", "win_share_high", "score_mean", "length"),
]


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Run `simulate`; its standard output is one document and nothing else."""
    assert main([*SIMULATE, *words] if words[0].startswith("-") else ["simulate", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMES}


def test_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--games", "1203", "--seed", "7", "--players", "rules,random")
    assert list(found) == KEYS
    assert (found["game"], found["seats"], found["seed"]) == ("president", 4, 7)
    assert (found["games"], found["rounds"]) == (1203, 1203)
    assert 0 < found["real_choices"] < found["decisions"]
    assert found["options"] == make_plan("president", options=["target=1"]).options
    assert sum(found["wins"]) == 1203
    assert sum(found["score_mean"]) == pytest.approx(3)
    for seat in range(4):
        share = found["win_share"][seat]
        assert share == found["wins"][seat] / 1203
        assert found["win_share_low"][seat] < share < found["win_share_high"][seat]
    length = found["length"]
    assert list(length) == ["unit", "mean", "quantiles", "max"]
    assert length["unit"] == "decisions"
    assert length["mean"] == found["decisions"] / 1203
    assert list(length["quantiles"]) == ["5", "50", "95", "99"]
    ordered = [*length["quantiles"].values(), length["max"]]
    assert ordered == sorted(ordered)
    assert found["games_per_second"] == found["games"] / found["seconds"]
    assert found["decisions_per_second"] == found["decisions"] / found["seconds"]
    assert found["start_seconds"] > 0


def test_the_document_of_live_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("circles", "--json", "--games", "300", "--players", "rules", "--seed", "4")
    found = simulated(capsys, *words)
    assert list(found) == [*KEYS, "time", "late"]
    assert found["time"]["unit"] == "ms"
    assert 40_000 < found["time"]["mean"] < 120_000
    assert found["time"]["quantiles"]["5"] < found["time"]["mean"] < found["time"]["max"]
    assert 10 < found["late"] / 300 < 40
    assert main(["simulate", *words[:1], *words[2:]]) == 0
    said = capsys.readouterr().out
    assert "Seconds a match: mean " in said
    assert "claims a match were late" in said.replace("\n", " ")
    ticks = simulated(capsys, *words, "--option", "mode=ticks")
    assert list(ticks) == KEYS


def test_any_number_of_jobs_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    from superdeck.bots.batch import BLOCK  # noqa: PLC0415 - needs the twin

    games = ("--games", str(4 * BLOCK + 203))
    one, two, three = (timeless(simulated(capsys, *games, "--jobs", jobs)) for jobs in "123")
    assert one == two == three
    other = timeless(simulated(capsys, *games, "--seed", "1"))
    assert other["decisions"] != one["decisions"]


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_counted(capsys: pytest.CaptureFixture[str], game: str) -> None:
    words = (game, "--games", "601", "--players", "random", "--json")
    one, two = (timeless(simulated(capsys, *words, "--jobs", jobs)) for jobs in "12")
    assert one == two
    assert one["seats"] == len(one["wins"]) == make_plan(game).game.FACTS.at_table
    assert sum(one["wins"]) == pytest.approx(601)
    assert one["games"] == 601 <= one["rounds"] <= one["decisions"]


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "president", "--games", "20", "--seats", "5"]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("President, 5 seats, seed 0: 20 matches, ")
    assert max(len(line) for line in said.out.splitlines()) < 80


def test_a_note_is_beside_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--games", "1", "--seats", "3", "--option", "min_players=3"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["seats"] == 3
    assert said.err.startswith("note: president is published for 4 to 14 seats")


@pytest.mark.parametrize("game", NAMES)
def test_both_lives_play_the_same_matches(game: str) -> None:
    from superdeck.lab.plain import PlainLife  # noqa: PLC0415 - needs the twin
    from superdeck.lab.simulate import Simulation  # noqa: PLC0415 - needs the twin

    plan = make_plan(game, players="rules,random")
    rows = next(Simulation(plan).run.blocks(30))
    life = PlainLife(plan)
    for number, row in enumerate(rows):
        result = life.match(number)
        assert {name: row[name].tolist() for name in row.dtype.names} == vars(result)


def test_an_error_in_the_twin_is_traced_in_the_plain_life(monkeypatch: pytest.MonkeyPatch) -> None:
    from superdeck.bots.batch import BLOCK  # noqa: PLC0415 - needs the twin
    from superdeck.lab import plain  # noqa: PLC0415 - needs the twin

    plan = make_plan("president", options=["target=1"])
    with pytest.raises(ZeroDivisionError) as caught:
        made(plan, faulty=BLOCK).play(2 * BLOCK, 1)
    block = f"{BLOCK} to {2 * BLOCK - 1}"
    assert caught.value.__notes__ == [
        f"in the twin only: the plain life plays matches {block} of president with seed 0"
    ]

    def match(_life: object, number: int, *_: object) -> None:
        if number == BLOCK + 3:
            raise IndexError(number)

    monkeypatch.setattr(plain.PlainLife, "match", match)
    with pytest.raises(IndexError, match=str(BLOCK + 3)) as found:
        made(plan, faulty=BLOCK).play(2 * BLOCK, 1)
    assert found.value.__notes__ == [f"in match {BLOCK + 3} of president with seed 0, plain life"]
    assert isinstance(found.value.__cause__, ZeroDivisionError)


def test_what_is_stopped_is_a_beginning_of_the_whole() -> None:
    from superdeck.bots.batch import BLOCK  # noqa: PLC0415 - needs the twin
    from superdeck.lab.simulate import Simulation  # noqa: PLC0415 - needs the twin

    plan = make_plan("president", options=["target=1"])
    ready = Simulation(plan)
    told: list[int] = []
    part, _ = ready.play(10 * BLOCK, 2, told.append, lambda: told[-1:] == [3 * BLOCK])
    assert told == [BLOCK, 2 * BLOCK, 3 * BLOCK]
    assert part == ready.play(3 * BLOCK, 1)[0]
    assert part != ready.play(2 * BLOCK, 1)[0]


def test_shared_wins_and_scores_are_counted_from_rows() -> None:
    import numpy as np  # noqa: PLC0415 - needs the twin

    from superdeck.bots.batch import RESULT  # noqa: PLC0415 - needs the twin
    from superdeck.lab.simulate import Tally  # noqa: PLC0415 - needs the twin

    rows = np.zeros(4, RESULT)
    rows["winners"] = [0b01, 0b11, 0b10, 0b11]
    rows["decisions"] = [5, 7, 7, 9]
    rows["choices"] = [1, 2, 3, 4]
    rows["rounds"] = [1, 1, 2, 2]
    rows["points"][:, 0] = [3, 2, 0, 2]
    rows["points"][:, 1] = [-1, 2, 4, 2]
    tally = Tally(2)
    tally.add(rows[:3])
    tally.add(rows[3:])
    found = tally.figures()
    assert found["wins"] == [2.0, 2.0]
    assert found["score_mean"] == [7 / 4, 7 / 4]
    assert (found["games"], found["rounds"], found["real_choices"]) == (4, 6, 10)
    assert found["length"] == {
        "unit": "decisions",
        "mean": 7.0,
        "quantiles": {"5": 5, "50": 7, "95": 9, "99": 9},
        "max": 9,
    }


def made(plan: Plan, faulty: int = -1) -> Simulation:
    """Make up rows instead of playing, and fail at the block that begins with a match."""
    from superdeck.lab.simulate import Simulation  # noqa: PLC0415 - needs the twin

    def blocks(matches: int, _jobs: int) -> Iterator[Any]:
        import numpy as np  # noqa: PLC0415 - needs the twin

        from superdeck.bots.batch import BLOCK, RESULT  # noqa: PLC0415 - needs the twin

        for first in range(0, matches, BLOCK):
            if first == faulty:
                raise ZeroDivisionError
            rows = np.zeros(BLOCK, RESULT)
            rows["decisions"] = (np.arange(BLOCK) + first) % 997
            rows["winners"] = 1
            yield rows

    simulation = Simulation(plan)
    simulation.run.blocks = blocks  # type: ignore[method-assign, assignment]
    return simulation


def test_memory_does_not_grow_with_the_matches() -> None:
    from superdeck.bots.batch import BLOCK, RESULT  # noqa: PLC0415 - needs the twin

    plan = make_plan("president")
    peaks = []
    for matches in (10_000, 10_000, 500_000):
        tracemalloc.start()
        made(plan).play(matches, 1)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[2] < peaks[1] + BLOCK * RESULT.itemsize


def test_ctrl_c_keeps_and_prints_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    """The progress bar on a terminal says when the matches have begun."""
    simulated(capsys, "--games", "1")
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "superdeck", *SIMULATE, "--games", "1000000000"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
    ) as process:
        os.close(terminal)  # so that reading fails, and does not wait, should it die early
        shown = b""
        while b"games/s" not in shown:
            shown += os.read(screen, 4096)
        process.send_signal(signal.SIGINT)
        out = process.communicate(timeout=60)[0]
    found = json.loads(out)
    assert process.returncode == 130
    assert 0 < found["games"] < 1000000000
    said = os.read(screen, 65536).decode()
    while "stopped after" not in said:
        said += os.read(screen, 65536).decode()
    os.close(screen)
    assert f"stopped after {found['games']:,} of 1,000,000,000 matches" in said
    again = simulated(capsys, "--games", str(found["games"]))
    assert timeless(again) == timeless(found)


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "president", "--runs", "2", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)
    assert [entry["life"] for entry in entries] == ["plain", "twin"]
    for entry in entries:
        assert list(entry) == [
            *("game", "seats", "life", "decisions_per_second", "low", "high", "runs")
        ]
        assert (entry["game"], entry["seats"], entry["runs"]) == ("president", 4, 2)
        assert 0 < entry["low"] <= entry["decisions_per_second"] <= entry["high"]
    assert entries[1]["low"] > 5 * entries[0]["high"]


def test_bench_reports_the_median(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of its own: 1 ms a match, then runs of half and of double that speed."""
    from superdeck.lab import bench  # noqa: PLC0415 - needs the twin

    now = 0.0
    pace = iter([1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 2e-3, 5e-4])
    asked: list[int] = []

    def life(matches: int) -> int:
        nonlocal now
        now += matches * next(pace)
        asked.append(matches)
        return 10 * matches

    monkeypatch.setattr("superdeck.lab.bench.time.perf_counter", lambda: now)
    found = bench.speeds(life, 3, 0.24)
    assert asked == [2, 4, 8, 16, 32, 64, 240, 240, 240]
    assert found == pytest.approx([10_000, 5_000, 20_000])


def test_warm_leaves_nothing_to_compile(capfd: pytest.CaptureFixture[str]) -> None:
    """What one process has compiled, the next one loads, the verbs that Python calls included."""
    warm = [sys.executable, "-m", "superdeck", "warm", "president"]
    for _ in range(2):
        subprocess.run(warm, check=True)
    first, second = capfd.readouterr().out.splitlines()
    assert first.endswith(("s  compiled, search too", "s  was compiled, search too"))
    assert second.endswith("s  was compiled, search too")


def test_who_stops_the_compiler_sees_no_traceback(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "superdeck", "warm", "president"],
        env=os.environ | {"SUPERDECK_CACHE": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while not list(tmp_path.glob("*/lock")):  # it compiles
        time.sleep(0.05)
    time.sleep(1)
    child.send_signal(signal.SIGINT)
    assert child.communicate() == (b"", b"")
    assert child.returncode == -signal.SIGINT


COLD = """
import sys
from superdeck.bots.batch import Run
from superdeck.engine.drivers import next_round
from superdeck.engine.twin import Twin, twin_of
from superdeck.lab.plan import make_plan
plan = make_plan("president", options=["target=1"])
if sys.argv[1] == "run":
    play = Run(plan.game, plan.state, plan.players, 0).play
else:
    Twin.first = lambda self, function, *arguments: function(*arguments)
    twin = twin_of(plan.game)
    play = twin.compile(next_round)
    state = twin.states()[0]
    twin.load(state, plan.state)
    twin.first(play, state)
print(sum(play.stats.cache_misses.values()), sum(play.stats.cache_hits.values()))
"""


def two_cold(how: str, folder: Path) -> list[str]:
    """Start two processes at once on an empty cache; return (compiled, loaded) of each."""
    space = {**os.environ, "SUPERDECK_CACHE": str(folder)}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", COLD, how], stdout=subprocess.PIPE, text=True, env=space
        )
        for _ in range(2)
    ]
    return sorted(process.communicate(timeout=300)[0].strip() for process in both)


def test_two_cold_processes_compile_once(tmp_path: Path) -> None:
    assert two_cold("run", tmp_path) == ["0 1", "1 0"]


def test_two_cold_processes_without_the_lock_would_be_caught(tmp_path: Path) -> None:
    assert two_cold("unlocked", tmp_path) == ["1 0", "1 0"]
