"""How long a choice takes at the levels that search, on one core, over positions of whole matches.

For each game at the publisher's fewest and most seats and at the most that it takes: `medium` must
answer within 100 ms and `hard` within a second at every position, and the tree must do at least
half as many iterations as flat search does in the same time, whose iterations are nothing but
imagined worlds played out by the rule of thumb.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import quantiles
from typing import Any

from superdeck.bots.drivers import choose
from superdeck.bots.player import Level, Player, read_player
from superdeck.bots.searcher import Searches, opening, thinker_of
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.contract import Game
from superdeck.engine.match import Match
from superdeck.engine.state import State
from superdeck.games.register import NAMES, load

LIMITS = {"medium": 100.0, "hard": 1000.0}
"""Milliseconds that a choice may take."""

SHARE = 0.5
"""Tree iterations for one of flat search."""

COMPARED = (Player(Level.FLAT, iterations=300), Player(Level.TREE, iterations=300))

Position = tuple[State, int]


def stream(number: int) -> Stream:
    """Return a stream of its own for each number."""
    chance = Stream()
    seed_stream(chance, number, 0, 0)
    return chance


def played(game: Game[Any], match: Match) -> Iterator[Position]:
    """Let the rule of thumb play a match to its end; yield every position with a choice."""
    thumb, chance = bind(choose, game), stream(0)
    while not game.over(match.state):
        seat = match.asked()
        if seat == -1:
            match.deal()
            continue
        count = len(match.legal(seat))
        action = match.moves.action[0]
        if count > 1 and seat >= 0:
            yield match.state.copy(), seat
            action = thumb(match.state, seat, match.moves, count, chance, Level.RULES, 0)
        match.apply(seat, action)


def positions(game: Game[Any], seats: int, wanted: int) -> list[Position]:
    """Return positions of whole matches, drawn without regard to the order."""
    found: list[Position] = []
    seed = 0
    while len(found) < wanted:
        found += played(game, opening(game, seats, seed))
        seed += 1
    return random.Random(seats).sample(found, wanted)  # noqa: S311 - which positions, no secret


def milliseconds(thinker: Searches, player: Player, found: list[Position]) -> list[float]:
    """Return the processor time of the choice at each position."""
    times = []
    for number, (state, seat) in enumerate(found):
        chance = stream(number)
        begun = time.process_time()
        thinker.choose(state, seat, player, chance)
        times.append(1000 * (time.process_time() - begun))
    return times


def measured(game: Game[Any], seats: int, wanted: int, say: Callable[[str], None]) -> bool:
    """Measure a game at so many seats and say what was found; whether it was quick enough."""
    thinker, found = thinker_of(game), positions(game, seats, wanted)
    quick = True
    for level, limit in LIMITS.items():
        player = read_player(level, game)
        if not player.iterations:
            continue
        times = milliseconds(thinker, player, found)
        cuts = quantiles(times, n=100, method="inclusive")
        late = max(times) > limit
        quick &= not late
        say(
            f"{game.FACTS.name:<10}{seats:>3} seats  {level:<7}{player.iterations:>6} iterations"
            f"  p50 {cuts[49]:7.1f}  p99 {cuts[98]:7.1f}  max {max(times):7.1f} ms"
            f"{'  TOO SLOW' * late}"
        )
    flat, tree = (sum(milliseconds(thinker, player, found)) for player in COMPARED)
    few = flat / tree < SHARE
    tail = "  TOO FEW" * few
    say(f"{game.FACTS.name:<10}{seats:>3} seats  {flat / tree:.2f} tree iterations a playout{tail}")
    return quick and not few


def main() -> int:
    """Read the arguments, stay on one core, measure; 1 where something was too slow."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=NAMES, help="which games (default: all)")
    parser.add_argument("--positions", type=int, default=200, help="positions a line")
    parser.add_argument("--core", type=int, help="the core to stay on (default: the last one)")
    asked = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if asked.core is None else asked.core
    os.sched_setaffinity(0, {core})
    quick = True
    for name in asked.games:
        game = load(name)
        facts = game.FACTS
        for seats in sorted({max(2, facts.usual[0]), facts.usual[1], facts.seats[1]}):
            quick &= measured(game, seats, asked.positions, lambda line: print(line, flush=True))
    return 0 if quick else 1


if __name__ == "__main__":
    sys.exit(main())
