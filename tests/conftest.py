"""Helper processes for tests; and how hypothesis searches: the same cases every time.

SUPERDECK_EXAMPLES asks for more of them.
SUPERDECK_SHRINK=no leaves a failing case as large as it was found, for who asks only whether.
"""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, Phase, settings

from superdeck.bots import pool
from superdeck.bots.pool import Pool
from superdeck.table import seated, table
from superdeck.terminal import waiting

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAIN = pool.START.replace("main()", "searcher.COMPILER = ('nosuch',); main()").replace(
    "from superdeck", "from superdeck.bots import searcher; from superdeck"
)
"""What a helper process runs that searches in the plain life: it is ready at once."""

SHRINK = () if os.environ.get("SUPERDECK_SHRINK") == "no" else (Phase.shrink,)

settings.register_profile(
    "superdeck",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=int(os.environ.get("SUPERDECK_EXAMPLES", "5")),
    phases=[Phase.explicit, Phase.generate, *SHRINK],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("superdeck")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Of a job in the background; the programs that tests start are to hear Ctrl-C all the same.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def plain_pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pool]:
    """Return the pool of all tables of a test: one helper process, in the plain life."""
    monkeypatch.setattr(pool, "START", PLAIN)
    own = Pool(1)
    for module in (seated, table, waiting):
        monkeypatch.setattr(module, "shared", lambda: own)
    yield own
    own.close()
