"""Fit the match win chances that search values the end of a round by.

`python tools/fit.py president` plays matches of `rules` bots, looks at the standings after every
round but the last, and fits one strength to each place of the game's table, so that a seat's share
of all strengths is its chance to win the match (R. D. Luce, "Individual Choice Behavior", 1959).
Neighbours in a row or a column are held together where there is little to go by. It writes
`games/GAME/strengths.py`, and prints how well the chances hold on every fifth match, left out of
the fit.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from superdeck.bots.drivers import choose
from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import Match, new_match
from superdeck.games.register import load

Rounds = list[tuple[list[tuple[int, ...]], int]]
"""After each round: the places of the table of each seat, and who won the match in the end."""

Floats = np.ndarray[Any, np.dtype[np.float64]]

GAMES = Path(__file__).resolve().parent.parent / "src" / "superdeck" / "games"

KINDS: dict[str, tuple[dict[str, str], ...]] = {
    "president": ({},),
    "superhero": ({},),
    "superior": (
        {"match": "rounds_n", "rounds": "5"},
        {"match": "rounds_n", "rounds": "9"},
        {"match": "first_to_points"},
    ),
}
"""The options that are played, in turn."""

ONE = 1 << 16
SMOOTH = 1.0
STEPS = 1500
RATE = 0.03


def play(game: str, seats: int, number: int) -> Rounds:
    """Play one match of bots that play by rules of thumb, all seats alike."""
    rules, module = load(game), import_module(f"superdeck.games.{game}.prospects")
    kinds = KINDS[game]
    match = Match(rules, new_match(rules, seats, kinds[number % len(kinds)], number))
    state, chance, pick = match.state, Stream(), bind(choose, rules)
    seed_stream(chance, number, seats, 1)
    styles = [0] * seats
    rounds = []
    while not rules.over(state):
        if match.asked() == NOBODY:
            if state.round:
                rounds.append([module.standings(state, seat) for seat in range(seats)])
            match.deal()  # new characters: who is ahead must not be who plays better
            styles = [below(chance, len(rules.FACTS.styles)) for _ in range(seats)]
            continue
        seat = match.asked()
        count = len(match.legal(seat))
        if seat == CLOCK:
            match.apply(seat, match.moves.action[0])
            continue
        match.apply(seat, pick(state, seat, match.moves, count, chance, Level.RULES, styles[seat]))
    winners = match.score().winners
    return [(places, winners) for places in rounds]


def fitted(rounds: Rounds, shape: tuple[tuple[int, ...], ...]) -> Floats:
    """Return the logarithms of the strengths that make the winners likeliest (Adam, numpy)."""
    size = sum(int(np.prod(part)) for part in shape)
    places = np.array([seats for seats, _ in rounds])
    shares = wins(rounds)
    strength, first, second = np.zeros(size), np.zeros(size), np.zeros(size)
    for step in track(range(1, STEPS + 1), "fitting", console=Console(stderr=True)):
        slope = pull(strength, shape)
        wrong = (chances(strength, places) - shares)[..., None]
        np.add.at(slope, places, np.broadcast_to(wrong, places.shape))
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope * slope
        strength -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return strength


def wins(rounds: Rounds) -> Floats:
    """Return each seat's share of the win."""
    seats = len(rounds[0][0])
    won = np.array([[winners >> seat & 1 for seat in range(seats)] for _, winners in rounds])
    shares: Floats = won / won.sum(1, keepdims=True)
    return shares


def chances(strength: Floats, places: np.ndarray[Any, np.dtype[np.int64]]) -> Floats:
    """Return each seat's chance to win."""
    logs = strength[places].sum(2)
    odds = np.exp(logs - logs.max(1, keepdims=True))
    share: Floats = odds / odds.sum(1, keepdims=True)
    return share


def pull(strength: Floats, shape: tuple[tuple[int, ...], ...]) -> Floats:
    """Return the slope of the sum of squared steps between neighbours."""
    slope = np.zeros_like(strength)
    at = 0
    for part in shape:
        size = int(np.prod(part))
        own, out = strength[at : at + size].reshape(part), slope[at : at + size].reshape(part)
        for axis in range(len(part)):
            step = SMOOTH * np.diff(own, axis=axis)
            lower: list[slice] = [slice(None)] * len(part)
            upper = lower.copy()
            lower[axis], upper[axis] = slice(None, -1), slice(1, None)
            out[tuple(lower)] -= step
            out[tuple(upper)] += step
        at += size
    return slope


def whole(strength: Floats, shape: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return the strengths as ints: 65,536 at the head of each row, at least 1."""
    found: list[int] = []
    at = 0
    for part in shape:
        size = int(np.prod(part))
        rows = strength[at : at + size].reshape(-1, part[-1])
        odds = np.exp(rows - rows[:, :1]) * ONE
        found += [max(1, round(float(value))) for value in odds.flat]
        at += size
    return found


def page(game: str, table: list[int], width: int, matches: int, seats: int) -> str:
    """Return the module that keeps the table."""
    title = load(game).FACTS.title
    lines = [
        f'"""{title}: strengths between two rounds, made by `python tools/fit.py {game}`.',
        "",
        f"Fitted to {matches:,} matches of `rules` bots with {seats} seats.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        'TABLE = """',
    ]
    lines += [
        "    " + " ".join(map(str, table[at : at + width])) for at in range(0, len(table), width)
    ]
    lines += ['"""', "STRENGTHS = tuple(map(int, TABLE.split()))", ""]
    return "\n".join(lines)


def held_out(strength: Floats, rounds: Rounds) -> str:
    """Say how often seats won that were given a chance, by tenths."""
    given = chances(strength, np.array([seats for seats, _ in rounds])).ravel()
    won = wins(rounds).ravel()
    tenth = np.minimum(9, (given * 10).astype(int))
    lines = []
    for i in range(10):
        here = tenth == i
        if here.sum():
            lines.append(f"  {given[here].mean():5.3f} {won[here].mean():5.3f} ({here.sum():,})")
    return "\n".join(["  chance, won (seats after a round)", *lines])


def main() -> int:
    """Play, fit, write, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(KINDS))
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seats", type=int)
    chosen = parser.parse_args()
    module = import_module(f"superdeck.games.{chosen.game}.prospects")
    seats = chosen.seats or load(chosen.game).FACTS.at_table
    with ProcessPoolExecutor() as pool:
        numbers = range(chosen.matches)
        games = pool.map(play, repeat(chosen.game), repeat(seats), numbers, chunksize=20)
        bar = track(games, "playing", len(numbers), console=Console(stderr=True))
        found = list(bar)
    strength = fitted([one for i, game in enumerate(found) if i % 5 for one in game], module.SHAPE)
    table = whole(strength, module.SHAPE)
    width = module.SHAPE[0][-1]
    text = page(chosen.game, table, width, chosen.matches, seats)
    (GAMES / chosen.game / "strengths.py").write_text(text, encoding="utf-8")
    print(held_out(strength, [one for game in found[::5] for one in game]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
