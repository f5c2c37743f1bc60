"""How fast the command line answers: the best of six starts, each under half a second."""

import subprocess
import sys
import time

LIMIT = 0.5
STARTS = 6
LINES = (["--help"], ["games"], ["play", "nosuchgame"], ["simulate", "--nosuch"], ["nosuch"])


def seconds(words: list[str]) -> float:
    """Return the wall time of one start."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "superdeck", *words], check=False, capture_output=True)
    return time.perf_counter() - start


def main() -> int:
    """Print the best time of each command line; 1 if one is over the limit."""
    slow = 0
    for words in LINES:
        best = min(seconds(words) for _ in range(STARTS))
        slow += best >= LIMIT
        print(f"superdeck {' '.join(words):<20}{best:6.2f} s{'  TOO SLOW' * (best >= LIMIT)}")
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main())
