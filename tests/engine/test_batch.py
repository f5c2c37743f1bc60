"""Blocks of work come back in order, whatever the number of workers."""

from __future__ import annotations

import os
import threading
import time

import pytest

from superdeck.engine.batch import AHEAD, cores, in_order


def slow_square(number: int) -> int:
    time.sleep(0.002 * (number % 3))
    return number * number


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_same_rows_in_the_same_order_for_any_number_of_jobs(jobs: int) -> None:
    assert list(in_order(slow_square, range(40), jobs)) == [n * n for n in range(40)]


def test_workers_do_not_run_far_ahead_of_who_takes_the_blocks() -> None:
    begun: list[int] = []

    def work(number: int) -> int:
        begun.append(number)
        return number

    blocks = in_order(work, range(1000), 2)
    assert next(blocks) == 0
    time.sleep(0.05)
    assert len(begun) <= 2 * AHEAD + 2
    blocks.close()


def test_who_stops_early_drops_what_has_not_begun() -> None:
    begun: list[int] = []
    gate = threading.Event()

    def work(number: int) -> int:
        begun.append(number)
        if number:
            gate.wait(5)
        return number

    blocks = in_order(work, range(1000), 2)
    assert next(blocks) == 0
    gate.set()
    blocks.close()
    assert len(begun) <= 2 * AHEAD + 2


def test_an_error_in_a_block_reaches_who_takes_it() -> None:
    def work(number: int) -> float:
        return 1 / (3 - number)

    blocks = in_order(work, range(9), 2)
    assert [next(blocks) for _ in range(3)] == [1 / 3, 1 / 2, 1.0]
    with pytest.raises(ZeroDivisionError):
        next(blocks)


def test_cores_are_those_that_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1
