"""The lab's commands: `simulate`, `arena`, `bench`, `warm`.

The compiler is imported only after the arguments were found right. Ctrl-C in `simulate` and `arena`
keeps and prints what is done and ends with 130; a second one ends at once.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from superdeck.engine.batch import cores, in_order
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES
from superdeck.lab import report
from superdeck.lab.plan import make_plan
from superdeck.progress import bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from superdeck.lab.plan import Plan

INTERRUPTED = 130
"""Exit status after Ctrl-C, with what was done printed: a script can tell that it is a part."""

PATIENCE = 2.0
"""Seconds after which a start says what it waits for; loading what was compiled takes less."""

MOST_JOBS = 1024


PAIR = 2
"""The sequential test is between so many players."""


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), required=True, help="How many matches.")
@click.option("--seats", type=int, help="How many play.  [default: the game's proposal]")
@click.option("--players", default="random", show_default=True, help="Bots: level[:style],…")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule's option.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same numbers.")
@click.option("--deck", type=click.Path(path_type=Path), help="A file of cards to play with.")
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), help="Threads.  [default: all cores]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def simulate(  # noqa: PLR0913 - one parameter an option of the command
    *,
    game: str,
    games: int,
    seats: int | None,
    players: str,
    options: tuple[str, ...],
    seed: int,
    deck: Path | None,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Play many matches of GAME between bots and count: wins, scores, lengths, speed."""
    begun = time.perf_counter()
    plan = make_plan(game, seats, players, options, seed, deck)
    jobs = jobs or cores()
    _say(plan.note)
    with _patience(plan):
        from superdeck.lab.simulate import Simulation, document  # noqa: PLC0415 - the compiler

        simulation = Simulation(plan)
    start_seconds = time.perf_counter() - begun
    with _stoppable() as stopped, bar(plan.name, games, "games") as progress:
        tally, seconds = simulation.play(games, jobs, progress, stopped)
    found = document(plan, tally, seconds, start_seconds)
    click.echo(json.dumps(found, indent=1) if as_json else report.simulation(plan, found, jobs))
    if tally.games == games:
        return 0
    _say(f"stopped after {tally.games:,} of {games:,} matches")
    return INTERRUPTED


@click.command()
@click.argument("game")
@click.option("--players", required=True, help="Two or more bots: level[:style or number],…")
@click.option("--deals", type=click.IntRange(1), required=True, help="How many deals at most.")
@click.option("--seats", type=int, help="How many play.  [default: the game's proposal]")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule's option.")
@click.option("--rounds", type=click.IntRange(1), help="Rounds of a match.  [default: all]")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same numbers.")
@click.option("--deck", type=click.Path(path_type=Path), help="A file of cards to play with.")
@click.option("--sequential", is_flag=True, help="Stop as soon as a pair is decided.")
@click.option(
    "--minutes", type=click.FloatRange(0, min_open=True), help="With --sequential: of core time."
)
@click.option("--jobs", type=click.IntRange(1, MOST_JOBS), help="Threads.  [default: all cores]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def arena(  # noqa: PLR0913 - one parameter an option of the command
    *,
    game: str,
    players: str,
    deals: int,
    seats: int | None,
    options: tuple[str, ...],
    rounds: int | None,
    seed: int,
    deck: Path | None,
    sequential: bool,
    minutes: float | None,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Compare players of GAME: every deal is played once in each rotation round the table.

    Shares are per seat held: with N seats, 1/N means no skill. Intervals are 95 %. With
    --sequential (two players) a wrong verdict has a chance of 1 % on each side. More than two
    players are compared in this company and order round the table; compare two alone to be sure.
    """
    plan = make_plan(game, seats, players, options, seed, deck, rounds or 0)
    _refuse(plan, minutes, sequential=sequential)
    _say(plan.note)
    with _patience(plan):
        from superdeck.lab.arena import Arena, Budget, document  # noqa: PLC0415 - the compiler

        ready = Arena(plan)
    budget = Budget(60 * (minutes or 0)) if sequential else None
    with _stoppable() as stopped, bar(plan.name, deals, "deals") as progress:
        standing = ready.play(deals, jobs or cores(), budget, progress, stopped)
        interrupted = stopped() and standing.deals < deals
    found = document(standing)
    people = report.arena(plan, found, sequential=sequential)
    click.echo(json.dumps(found, indent=1) if as_json else people)
    if interrupted:
        _say(f"stopped after {standing.deals:,} of {deals:,} deals")
    return INTERRUPTED if interrupted else 0


def _refuse(plan: Plan, minutes: float | None, *, sequential: bool) -> None:
    """Refuse what an arena cannot compare."""
    players = len({player.text for player in plan.players})
    if players == 1:
        message = "an arena compares players: name two or more, such as --players rules,random"
        raise SuperdeckError(message)
    if sequential and players > PAIR:
        message = f"--sequential decides between two players, not {players}: name two"
        raise SuperdeckError(message)
    if minutes and not sequential:
        message = "--minutes bounds a test that may stop early: say --sequential too"
        raise SuperdeckError(message)


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--runs", type=click.IntRange(1), default=7, show_default=True, help="Timed runs.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def bench(*, games: tuple[str, ...], runs: int, as_json: bool) -> None:
    """Measure decisions a second on one core, plain and twin, with random players."""
    plans = [make_plan(name) for name in games or NAMES]
    entries = []
    for plan in plans:
        with _patience(plan):
            from superdeck.lab.bench import LIVES, measure  # noqa: PLC0415 - the compiler
            from superdeck.lab.simulate import Simulation  # noqa: PLC0415 - the compiler

            Simulation(plan)
        entries += [measure(plan, life, runs) for life in LIVES]
    click.echo(json.dumps(entries, indent=1) if as_json else report.benchmark(entries))


@click.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--all", "every", is_flag=True, help="All games, as without a name.")
def warm(*, games: tuple[str, ...], every: bool) -> int:
    """Compile games ahead of time, so that the first match starts at once."""
    plans = [make_plan(name) for name in (NAMES if every or not games else games)]
    if len(plans) > 1:  # the compiler uses one core of a process
        return max(in_order(_warm_apart, [plan.name for plan in plans], cores()))
    from superdeck.lab.warm import warm_up  # noqa: PLC0415 - the compiler

    signal.signal(signal.SIGINT, signal.SIG_DFL)  # else the compiler tells of it; nothing is lost
    begun = time.perf_counter()
    how = "compiled, search too" if warm_up(plans[0]) else "was compiled, search too"
    click.echo(f"{plans[0].name:<10} {time.perf_counter() - begun:6.1f} s  {how}")
    return 0


def _warm_apart(name: str) -> int:
    """Compile a game in a process of its own, which says so; return its exit status."""
    words = [sys.executable, "-m", "superdeck", "warm", name]
    return subprocess.run(words, check=False).returncode  # noqa: S603 - this Python and our own words


def _say(sentence: str) -> None:
    """Say something beside the result, if there is something to say."""
    if sentence:
        click.echo(sentence, err=True)


@contextmanager
def _patience(plan: Plan) -> Iterator[None]:
    """Say that it compiles, where that takes long."""
    sentence = f"compiling {plan.name} (needed once on this machine, about a minute) …"
    timer = threading.Timer(PATIENCE, _say, (sentence,))
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def _stoppable() -> Iterator[Callable[[], bool]]:
    """Let the first Ctrl-C ask for an end, so that no block is counted in part."""
    asked = threading.Event()
    before = signal.getsignal(signal.SIGINT)

    def ask(_number: int, _frame: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked.is_set
    finally:
        signal.signal(signal.SIGINT, before)
