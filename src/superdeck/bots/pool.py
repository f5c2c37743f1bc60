"""Searches in processes of their own, so that who asks neither compiles nor waits.

Each helper process (`searcher`) is served by one thread here: it takes a request, writes it into
the process and reads the answer. A choice is a function of its request, so what a process that has
died was asked is simply asked again. Nothing here imports the compiler.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
import threading
from collections import Counter, deque
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from superdeck.bots.searcher import Request
from superdeck.engine.batch import cores
from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from collections.abc import Hashable

    from superdeck.bots.player import Player
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import State

QUOTA = 8
"""So many requests of one table may wait or be worked on at a time."""

TRIES = 3
"""So often a request is tried; what kills every process that takes it is at fault itself."""

GRACE = 10
"""Seconds that a thread may take to see that its process was ended."""

START = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from superdeck.bots.searcher import main
main()
"""
"""What a helper process runs: what it imports is found where we find it."""


class SearchError(SuperdeckError):
    """A search that cannot be had: one too many of a table, or its processes do not run."""


@dataclass(slots=True)
class Task:
    """A request, the table that it is from (None to learn a game), the promise of its answer."""

    request: Request
    table: Hashable = None
    answer: Future[int] = field(default_factory=Future)


class Worker:
    """One helper process. One thread asks; any may stop it."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self.warm: set[str] = set()
        self._child: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()

    @property
    def pid(self) -> int:
        """The id of the process, 0 for none."""
        child = self._child
        return child.pid if child else 0

    def ask(self, request: Request) -> int:
        """Return the answer. `EOFError` where the process has died, `SearchError` where it failed.

        The next question starts another process; `OSError` where the system refuses one.
        """
        child = self._started()
        if child.stdin is None or child.stdout is None:
            raise EOFError
        answer = b""
        with suppress(OSError):
            child.stdin.write(request.line())
            child.stdin.flush()
            answer = child.stdout.readline()
        if not answer.endswith(b"\n"):
            self.bury()
            raise EOFError
        action, wrong = json.loads(answer)
        if wrong:
            message = f"a bot could not search: {wrong}"
            raise SearchError(message)
        self.warm.add(request.game)
        return int(action)

    def stop(self) -> None:
        """End the process; there will be no other."""
        with self._lock:
            self._stopped = True
            if self._child:
                self._child.kill()

    def bury(self) -> None:
        """End the process, if there is one, and let go of its pipes; for who asks."""
        with self._lock:
            child, self._child = self._child, None
        self.warm.clear()
        if child:
            child.kill()
            child.wait()
            for pipe in (child.stdin, child.stdout):
                with suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]

    def _started(self) -> subprocess.Popen[bytes]:
        """Return the process, a new one where there is none.

        In a group of its own, so that Ctrl-C in the terminal does not reach it.
        """
        with self._lock:
            if self._stopped:
                raise EOFError
            if self._child is None:
                self._child = subprocess.Popen(  # noqa: S603 - this Python and our own words
                    [sys.executable, "-P", "-c", START, json.dumps(sys.path)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    process_group=0,
                )
            return self._child


class Pool:
    """Up to `size` helper processes (all cores but one, at least one) and a queue for each table.

    Tables are served in turn. Processes are started where all are busy, `ahead` of them (all) when
    the first game is made ready; each makes every game ready that was asked for.
    """

    def __init__(self, size: int = 0, ahead: int = 0, quota: int = QUOTA) -> None:
        """Start no process before the first request."""
        self.size = size or max(1, cores() - 1)
        self.ahead = ahead or self.size
        self.quota = quota
        self.workers: list[Worker] = []
        self._threads: list[threading.Thread] = []
        self._queues: dict[Hashable, deque[Task]] = {}
        self._running: Counter[Hashable] = Counter()
        self._ready: dict[str, Future[int]] = {}
        self._closed = False
        self._news = threading.Condition()
        atexit.register(self.close)

    # --- What others ask for.

    def submit(
        self, game: str, state: State, seat: int, player: Player, chance: Stream, table: Hashable
    ) -> Future[int]:
        """Let a player search for a seat that is asked; `chance` stays as it is.

        `SearchError` where the table has too many requests already. What waits can be cancelled;
        what is begun is carried through.
        """
        words = (chance.a, chance.b, chance.c, chance.counter)
        level, values = int(player.level), state.values()
        task = Task(Request(game, seat, level, player.iterations, words, values), table)
        with self._news:
            self._check(table)
            self._queues.setdefault(table, deque()).append(task)
            self._wanted(game)
            if len(self.workers) < sum(map(self._load, {*self._queues, *self._running})):
                self._grow()
            self._news.notify_all()
        return task.answer

    def warm(self, game: str) -> Future[int]:
        """Make a game ready, unless it was asked for; return what is done when a process is."""
        with self._news:
            ready = self._wanted(game)
            while len(self.workers) < self.ahead:
                self._grow()
            self._news.notify_all()
        return ready

    def ready(self, game: str) -> bool:
        """Whether a choice in a game can be had without waiting for the compiler."""
        ready = self._ready.get(game)
        return ready is not None and ready.done() and not ready.exception()

    def close(self) -> None:
        """End all processes; what waits is cancelled."""
        atexit.unregister(self.close)
        with self._news:
            self._closed = True
            waiting = [task.answer for queue in self._queues.values() for task in queue]
            self._queues.clear()
            self._news.notify_all()
        for answer in (*waiting, *self._ready.values()):
            answer.cancel()
        for worker in self.workers:
            worker.stop()
        for thread in self._threads:
            thread.join(GRACE)

    # --- With the lock held.

    def _check(self, table: Hashable) -> None:
        if self._closed:
            message = "the bots are gone: this pool is closed"
            raise SearchError(message)
        if self._load(table) >= self.quota:
            message = f"this table has {self.quota} searches waiting: one more is refused"
            raise SearchError(message)

    def _load(self, table: Hashable) -> int:
        """Return how many requests of a table wait or are worked on."""
        waiting = (not task.answer.cancelled() for task in self._queues.get(table, ()))
        return sum(waiting) + self._running[table]

    def _wanted(self, game: str) -> Future[int]:
        return self._ready.setdefault(game, Future())

    def _grow(self) -> None:
        if len(self.workers) < self.size and not self._closed:
            worker = Worker()
            thread = threading.Thread(target=self._serve, args=(worker,), daemon=True)
            self.workers.append(worker)
            self._threads.append(thread)
            thread.start()

    def _pick(self, worker: Worker) -> Task | None:
        """Take what a process does next: a request of a game that it knows, or to learn a game."""
        for table, queue in list(self._queues.items()):
            if queue[0].request.game in worker.warm:
                task = queue.popleft()
                del self._queues[table]
                if queue:
                    self._queues[table] = queue
                self._running[table] += 1
                return task
        for game in self._ready:
            if game not in worker.warm:
                return Task(Request(game))
        return None

    # --- In the threads.

    def _serve(self, worker: Worker) -> None:
        """Carry out one task after the other, until the pool is closed."""
        while task := self._next(worker):
            if task.answer.set_running_or_notify_cancel():
                self._carry_out(task, worker)
            else:
                self._release(task)
        worker.bury()

    def _next(self, worker: Worker) -> Task | None:
        with self._news:
            while not self._closed:
                if task := self._pick(worker):
                    return task
                self._news.wait()
        return None

    def _carry_out(self, task: Task, worker: Worker) -> None:
        """Ask a process, and another one where it dies."""
        game = task.request.game
        failed = SearchError(f"a bot could not search: its process ended {TRIES} times")
        for _ in range(TRIES):
            try:
                action = worker.ask(task.request)
            except (EOFError, OSError):
                continue
            except SearchError as error:
                failed = error
                break
            self._tell_ready(game, None)
            self._release(task)
            task.answer.set_result(action)
            return
        worker.warm.add(game)  # not to be learnt again and again: who asks is told
        self._tell_ready(game, failed)
        self._release(task)
        task.answer.set_exception(failed)

    def _tell_ready(self, game: str, failed: SearchError | None) -> None:
        """Let those know who wait for a game."""
        with self._news:
            ready = self._ready[game]
            if ready.done() or not ready.set_running_or_notify_cancel():
                return
        if failed:
            ready.set_exception(failed)
        else:
            ready.set_result(0)

    def _release(self, task: Task) -> None:
        """Count a request no more; before its answer is there, which may bring the next one."""
        if task.table is None:
            return
        with self._news:
            self._running[task.table] -= 1
            if not self._running[task.table]:
                del self._running[task.table]


@cache
def shared() -> Pool:
    """Return the pool of this process; one helper is made ready, more start where it is busy."""
    return Pool(ahead=1)
