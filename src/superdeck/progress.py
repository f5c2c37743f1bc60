"""A bar that shows how far something is, how fast it goes and how long it will take."""

from __future__ import annotations

import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


SLOW = 10
"""Below so many a second the speed is shown with decimals."""


@contextmanager
def bar(title: str, total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """Yield what is told how much is done; shows something on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console  # noqa: PLC0415 - only where it is shown
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns: tuple[Any, ...] = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f}/{task.total:,.0f}"),
        TextColumn(f"{{task.fields[speed]}} {unit}/s"),
        TimeRemainingColumn(),
    )
    begun = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(title, total=total, speed="0")

        def show(done: int) -> None:
            speed = done / max(1e-9, time.perf_counter() - begun)
            said = f"{speed:,.0f}" if speed >= SLOW else f"{speed:.2f}"
            shown.update(task, completed=done, speed=said)

        yield show
