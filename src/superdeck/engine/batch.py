"""Work in blocks over all cores, handed back in order."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from concurrent.futures import Future

Item = TypeVar("Item")
Done = TypeVar("Done")

AHEAD = 4
"""Blocks a worker may be ahead of what has been handed back."""


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    work: Callable[[Item], Done], items: Iterable[Item], jobs: int
) -> Generator[Done, None, None]:
    """Yield `work(item)` for every item, in the order of the items, from `jobs` threads.

    The twin's functions let go of the interpreter's lock, so threads use all cores. When the
    consumer stops early (Ctrl-C), blocks that have not begun are dropped. One job needs no thread.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    waiting: deque[Future[Done]] = deque()
    pool = ThreadPoolExecutor(jobs)
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
