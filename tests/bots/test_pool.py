"""Searches in helper processes: right answers, fair turns, and nothing that is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError, wait
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.bots import pool
from superdeck.bots.player import Player, read_player
from superdeck.bots.pool import Pool, SearchError
from superdeck.bots.searcher import opening, state_of
from superdeck.bots.thinker import Thinker
from superdeck.games.register import NAMES, load
from tests.conftest import PLAIN
from tests.laws.cases import stream

if TYPE_CHECKING:
    from concurrent.futures import Future

GAME = load("superior")
SOON = 30
SHORT, LONG = read_player("tree:3", GAME), read_player("tree:100", GAME)


def ask(own: Pool, table: int, player: Player = SHORT, number: int = 1) -> Future[int]:
    match = opening(GAME)
    return own.submit("superior", match.state, match.asked(), player, stream(number), table)


def alive(pid: int) -> bool:
    """Whether a process runs: one that has ended may still have its number."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for_end(pid: int) -> None:
    limit = time.monotonic() + SOON
    while alive(pid):
        assert time.monotonic() < limit
        time.sleep(0.05)


@pytest.mark.slow
def test_a_choice_is_the_thinkers_own_whatever_was_asked_before(plain_pool: Pool) -> None:
    for name in NAMES:
        game = load(name)
        match = opening(game)
        for number in range(4):
            seat = match.asked()
            for level in ("flat:6", "tree:6"):
                player = read_player(level, game)
                wanted = Thinker(game).choose(match.state, seat, player, stream(number))
                before = match.state.values()
                answer = plain_pool.submit(name, match.state, seat, player, stream(number), 0)
                assert answer.result(SOON) == wanted
                assert match.state.values() == before
            match.apply(seat, wanted)


def test_what_waits_for_a_game_is_told(plain_pool: Pool) -> None:
    assert not plain_pool.ready("superior")
    assert plain_pool.warm("superior").result(SOON) == 0
    assert plain_pool.ready("superior")
    assert not plain_pool.ready("supra")
    assert plain_pool.warm("superior").done()
    assert len(plain_pool.workers) == 1


def test_tables_take_turns(plain_pool: Pool) -> None:
    ended: list[int] = []

    def note(number: int, _answer: Future[int]) -> None:
        ended.append(number)

    answers = [ask(plain_pool, table) for table in (1, 1, 1, 2, 2, 3)]
    for number, answer in enumerate(answers):
        answer.add_done_callback(partial(note, number))
    wait(answers, SOON)
    assert ended == [0, 3, 5, 1, 4, 2]


def test_a_table_may_have_only_so_many_requests(plain_pool: Pool) -> None:
    answers = [ask(plain_pool, 1) for _ in range(plain_pool.quota)]
    with pytest.raises(SearchError, match="this table has 8 searches waiting: one more is refused"):
        ask(plain_pool, 1)
    assert ask(plain_pool, 2).result(SOON)
    assert answers[-1].cancel()
    assert ask(plain_pool, 1).result(SOON)
    assert wait(answers, SOON).not_done == set()
    again = [ask(plain_pool, 1) for _ in range(plain_pool.quota)]
    assert wait(again, SOON).not_done == set()


def test_more_processes_start_only_where_all_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "START", PLAIN)
    own = Pool(2, ahead=1)
    try:
        own.warm("superior").result(SOON)
        for _ in range(3):
            ask(own, 1).result(SOON)
        assert len(own.workers) == 1
        answers = [ask(own, 1, LONG) for _ in range(4)]
        assert len({answer.result(SOON) for answer in answers}) == 1
        assert len(own.workers) == 2
    finally:
        own.close()


def test_what_waits_can_be_cancelled(plain_pool: Pool) -> None:
    first, second, third = ask(plain_pool, 1), ask(plain_pool, 1, LONG), ask(plain_pool, 1)
    assert second.cancel()
    assert first.result(SOON) == third.result(SOON)
    with pytest.raises(CancelledError):
        second.result()


def test_a_process_that_dies_is_replaced_and_its_request_done_again(plain_pool: Pool) -> None:
    wanted = ask(plain_pool, 1, LONG).result(SOON)
    worker = plain_pool.workers[0]
    answer = ask(plain_pool, 1, LONG)
    first = worker.pid
    time.sleep(0.2)
    os.kill(first, signal.SIGKILL)
    assert answer.result(SOON) == wanted
    second = worker.pid
    assert second != first
    os.kill(second, signal.SIGKILL)  # idle
    assert ask(plain_pool, 1, LONG).result(SOON) == wanted
    assert worker.pid != second


@pytest.mark.parametrize("start", ["raise SystemExit", "print(end='[1')", ""])
def test_processes_that_cannot_run_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch, start: str
) -> None:
    """They end at once, or in the middle of an answer, or there is no Python to start."""
    monkeypatch.setattr(pool, "START", start)
    if not start:
        monkeypatch.setattr(sys, "executable", "/nosuch")
    own = Pool(1)
    try:
        ready = own.warm("superior")
        sentence = "a bot could not search: its process ended 3 times"
        for answer in (ask(own, 1), ready):
            with pytest.raises(SearchError, match=sentence):
                answer.result(SOON)
        assert not own.ready("superior")
    finally:
        own.close()


def test_a_request_that_cannot_be_is_refused_and_the_next_one_answered(plain_pool: Pool) -> None:
    match = opening(GAME)
    match.state.seats = 99
    seat, chance = match.asked(), stream(1)
    answer = plain_pool.submit("superior", match.state, seat, SHORT, chance, 1)
    with pytest.raises(SearchError, match=r"ValueError: this is no state of superior: seats\[0\]"):
        answer.result(SOON)
    assert ask(plain_pool, 1).result(SOON)


def test_a_state_crosses_as_its_ints() -> None:
    for name in NAMES:
        game = load(name)
        state = opening(game).state
        values = [list(own) for own in state.values()]
        assert state_of(game, values).values() == state.values()
        with pytest.raises(ValueError, match=r"zip\(\) argument 2 is shorter"):
            state_of(game, values[:-1])
        with pytest.raises(ValueError, match="this is no state of"):
            state_of(game, [own * 2 if len(own) > 1 else own for own in values])


def test_a_closed_pool_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "START", PLAIN)
    own = Pool(2)
    own.warm("superior").result(SOON)
    answers = [ask(own, table, LONG) for table in range(9)]
    pids = [worker.pid for worker in own.workers]
    assert len(pids) == 2
    own.close()
    own.close()
    assert not any(map(alive, pids))
    for answer in answers:
        with pytest.raises((CancelledError, SearchError)):
            answer.result(SOON)
    with pytest.raises(SearchError, match="this pool is closed"):
        ask(own, 1)


def test_ctrl_c_in_the_terminal_does_not_reach_the_processes(plain_pool: Pool) -> None:
    ask(plain_pool, 1).result(SOON)
    pid = plain_pool.workers[0].pid
    assert os.getpgid(pid) == pid


PROGRAM = """
import sys
from superdeck.bots import pool, searcher
from superdeck.bots.player import read_player
from superdeck.engine.chance import Stream
from superdeck.games.register import load
pool.START = sys.argv[1]
game = load("superior")
match = searcher.opening(game)
def ask(text):
    player = read_player(text, game)
    return pool.shared().submit("superior", match.state, match.asked(), player, Stream(), 1)
ask("tree:3").result()
ask("tree:30000")
print(pool.shared().workers[0].pid, *[n for n in searcher.COMPILER if n in sys.modules], flush=True)
sys.stdin.readline()
"""
"""Searches, and prints the helper's id and what it has imported of the compiler."""


def started(start: str) -> tuple[subprocess.Popen[str], list[str]]:
    words = [sys.executable, "-c", PROGRAM, start]
    pipe = subprocess.PIPE
    program = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    assert program.stdout
    return program, program.stdout.readline().split()


@pytest.mark.parametrize("how", [None, signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_no_process_stays_when_the_program_ends(how: signal.Signals | None) -> None:
    """However it ends, and in the middle of a search."""
    program, (pid, *imported) = started(PLAIN)
    assert imported == []
    assert alive(int(pid))
    if how:
        program.send_signal(how)
    _, errors = program.communicate(timeout=SOON)
    wait_for_end(int(pid))
    assert "KeyboardInterrupt" in errors if how is signal.SIGINT else errors == ""


@pytest.mark.twin
def test_who_asks_for_a_compiled_search_does_not_import_the_compiler() -> None:
    program, (pid, *imported) = started(pool.START)
    program.communicate(timeout=SOON)
    assert imported == []
    wait_for_end(int(pid))
