"""How hypothesis searches: the same cases every time; SUPERDECK_EXAMPLES asks for more of them.

SUPERDECK_SHRINK=no leaves a failing case as large as it was found, for who asks only whether.
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, Phase, settings

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
