"""President beside the hand-written C program, in turns on one core: the ratio of the speeds.

Ours is `superdeck simulate president` as anybody runs it: four seats, one round a match, all rules
as by default (completion out of turn, a larger set of any rank, a match that skips the only other
seat clears), which the C program plays with -DOOT=1. It does not count the forced opening, so one
decision a round is left out of our count. Without a C program given, gcc builds it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT.parent / "shared" / "bench" / "president_floor.c"
OPTIONS = ("--seats", "4", "--option", "target=1", "--jobs", "1", "--seed", "1", "--json")
GOAL = 0.35


def build(source: Path, folder: str) -> Path:
    """Compile the C program with out-of-turn completion."""
    program = Path(folder) / "president_floor"
    flags = ["-O3", "-march=native", "-DOOT=1"]
    subprocess.run(["gcc", *flags, str(source), "-o", str(program)], check=True)  # noqa: S607
    return program


def printed(words: list[str]) -> dict[str, Any]:
    """Run a program and return the JSON document that it prints."""
    ended = subprocess.run(words, check=True, capture_output=True, text=True)
    document: dict[str, Any] = json.loads(ended.stdout)
    return document


def ours(games: int) -> tuple[float, float, float]:
    """Return the decisions a second, a round, and the real choices a round, less the opening."""
    words = [sys.executable, "-m", "superdeck", "simulate", "president", "--games", str(games)]
    found = printed([*words, *OPTIONS])
    decisions = found["decisions"] - found["rounds"]
    rounds = found["rounds"]
    return decisions / found["seconds"], decisions / rounds, found["real_choices"] / rounds


def theirs(program: Path, games: int) -> tuple[float, float, float]:
    """Return the same of the C program."""
    found = printed([str(program), str(games), "1"])
    return found["decisions_per_s"], found["decisions_per_round"], found["choices_per_round"]


def compare(program: Path, games: int, runs: int) -> bool:
    """Run both in turns and print the ratios; say whether the best ones reach the goal."""
    theirs(program, games // 10)
    ours(games // 10)
    pairs = [(theirs(program, games), ours(games)) for _ in range(runs)]
    floor, twin = [them for them, _ in pairs], [us for _, us in pairs]
    for name, found in (("C program", floor), ("superdeck", twin)):
        speeds = [speed for speed, _, _ in found]
        print(
            f"{name}: {max(speeds):>12,.0f} decisions/s best, {median(speeds):>12,.0f} median; "
            f"{found[0][1]:.2f} decisions and {found[0][2]:.2f} real choices a round"
        )
    best = max(speed for speed, _, _ in twin) / max(speed for speed, _, _ in floor)
    middle = median(us[0] / them[0] for them, us in pairs)
    print(f"ratio: {best:.3f} of the best runs, {middle:.3f} median of {runs} pairs; goal {GOAL}")
    return best >= GOAL


def main() -> int:
    """Read the arguments, pin this process and all it starts to one core, compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("program", nargs="?", type=Path, help="the C program, built with -DOOT=1")
    parser.add_argument("--source", type=Path, default=SOURCE, help="or its source, for gcc")
    parser.add_argument("--games", type=int, default=400_000, help="rounds a run")
    parser.add_argument("--runs", type=int, default=15, help="runs of each")
    parser.add_argument("--core", type=int, help="the core to stay on (default: the last one)")
    asked = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if asked.core is None else asked.core
    os.sched_setaffinity(0, {core})
    with tempfile.TemporaryDirectory() as folder:
        program = asked.program.resolve() if asked.program else build(asked.source, folder)
        return 0 if compare(program, asked.games, asked.runs) else 1


if __name__ == "__main__":
    sys.exit(main())
