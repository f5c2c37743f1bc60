"""Players compared on the same deals, each deal once in every rotation round the table.

What a deal gives a player (the mean over the rotations and the seats held) is one value; deals are
independent, matches of one deal are not, so all intervals are of deals. Rotations make up for the
seats, not for the neighbours: among three players or more a pair is compared in this company and
order (it matters who sits beside somebody weak), so two are best compared alone.
"""

from __future__ import annotations

import time
from contextlib import closing
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from superdeck.bots.batch import Run
from superdeck.bots.player import in_character
from superdeck.engine.batch import in_order
from superdeck.engine.chance import player_words
from superdeck.engine.match import key_of
from superdeck.engine.state import MAX_SEATS, WORD
from superdeck.lab.plain import trace
from superdeck.lab.rating import RATED, ratings
from superdeck.lab.sequential import Evidence
from superdeck.lab.statistics import mean_interval

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from superdeck.bots.batch import Rows
    from superdeck.bots.player import Player
    from superdeck.lab.plan import Plan
    from superdeck.lab.statistics import Values

BLOCK = 500
"""Deals a block, between two looks; one deal where somebody searches or characters are drawn."""

WINNER = 1 << 40
"""More than any points: winners are ranked first."""


class Sheet(NamedTuple):
    """What some deals gave: arrays of (deal, rotation, seat)."""

    wins: Values
    ranks: Values


def ranks_of(points: np.ndarray[Any, np.dtype[np.int64]], wins: Values) -> Values:
    """Rank the seats of each match, winners first, then by points; equal ones share the mean rank.

    Both arrays have the seats as their last dimension.
    """
    worth = points + WINNER * (wins > 0)
    others, own = worth[..., None, :], worth[..., :, None]
    ranks: Values = 0.5 + (others > own).sum(-1) + (others == own).sum(-1) / 2
    return ranks


def wins_of(winners: np.ndarray[Any, np.dtype[np.int64]], seats: int) -> Values:
    """Return what each seat won: a win that several share counts as a part for each."""
    won = winners[..., None] >> np.arange(seats) & 1
    wins: Values = won / np.maximum(1, won.sum(-1, keepdims=True))
    return wins


def rotated(players: list[Player], rotation: int) -> list[Player]:
    """Move the players on: who sat in seat `rotation` sits in seat 0."""
    return players[rotation:] + players[:rotation]


class Arena:
    """A plan made ready in the twin; what was written alike is one player."""

    def __init__(self, plan: Plan) -> None:
        """Compile what the plan needs, or load what was compiled."""
        self.plan = plan
        texts = [player.text for player in plan.players]
        self.names = list(dict.fromkeys(texts))
        places = [self.names.index(text) for text in texts]
        self.seated = [places[turn:] + places[:turn] for turn in range(plan.seats)]
        self.held = [texts.count(name) for name in self.names]
        self.run = Run(plan.game, plan.state, plan.players, plan.seed, plan.rounds)
        self.size = 1 if self.run.searched or plan.game.FACTS.drawn else BLOCK

    def rotations(self, first: int) -> list[list[Player]]:
        """Return who sits where in each rotation of the deals from `first` on.

        A character that nobody named is drawn for each deal, and moves with its player.
        """
        key = key_of(self.plan.seed)
        cast = [
            in_character(player, self.plan.game, player_words(key, first * MAX_SEATS + i & WORD)[0])
            for i, player in enumerate(self.plan.players)
        ]
        return [rotated(cast, rotation) for rotation in range(self.plan.seats)]

    def sheets(self, deals: int, jobs: int) -> Generator[Sheet, None, None]:
        """Yield what deals 0, 1, … give, a block at a time: the same for any number of jobs."""
        items = (
            ((first, min(self.size, deals - first)), rotation, players)
            for first in range(0, deals, self.size)
            for rotation, players in enumerate(self.rotations(first))
        )
        with closing(in_order(lambda item: self.run.block(*item), items, jobs)) as rows:
            while turn := list(islice(rows, self.plan.seats)):
                yield self.sheet(turn)

    def sheet(self, rows: list[Rows]) -> Sheet:
        """Read the results of some deals, a row an array of results a rotation."""
        seats = self.plan.seats
        wins = wins_of(np.stack([each["winners"] for each in rows], 1), seats)
        points = np.stack([each["points"][:, :seats] for each in rows], 1)
        return Sheet(wins, ranks_of(points, wins))

    def play(
        self,
        deals: int,
        jobs: int,
        budget: Budget | None = None,
        progress: Callable[[int], None] = lambda _deals: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Standing:
        """Play deals 0 to `deals - 1`; with a budget, stop when the pair is decided or it is spent.

        `progress` is told after each block how many deals are done; once `stopped` says so, no
        further block is counted. An error in the twin, which names no line, is looked for again in
        the plain life.
        """
        standing = Standing(self, sequential=budget is not None)
        begun = time.process_time()
        try:
            with closing(self.sheets(deals, jobs)) as sheets:
                for sheet in sheets:
                    standing.add(sheet)
                    standing.seconds = time.process_time() - begun
                    progress(standing.deals)
                    if stopped() or (budget and budget.ends(standing)):
                        break
        except Exception as error:
            first = standing.deals
            count = min(self.size, deals - first)
            trace(self.plan, first, count, error, self.rotations(first))
            raise
        return standing


class Budget(NamedTuple):
    """When a sequential test ends undecided: core seconds, 0 for as many deals as there are."""

    seconds: float = 0.0

    def ends(self, standing: Standing) -> bool:
        """Whether the pair is decided, or a further block could take more than there is."""
        if standing.verdict(0, 1) != "open":
            return True
        blocks = -(-standing.deals // standing.arena.size)
        return 0 < self.seconds < standing.seconds * (blocks + 1) / blocks


class Standing:
    """What all deals so far have given: wins and ranks of (deal, player), per seat held.

    `seconds` is the processor time, of all cores together. With `sequential` the pair (there must
    be one only) is judged by `Evidence`, else by 95 % intervals.
    """

    def __init__(self, arena: Arena, *, sequential: bool = False) -> None:
        """Begin with no deals."""
        self.arena = arena
        self.deals = 0
        self.seconds = 0.0
        self._wins: list[Values] = []
        self._ranks: list[Values] = []
        self._rated: list[Values] = []
        self._evidence = Evidence(*self.bounds(0, 1)) if sequential else None

    def add(self, sheet: Sheet) -> None:
        """Take in what some deals gave."""
        seats = self.arena.plan.seats
        left = max(1, RATED // seats**2) - self.deals
        self._rated.append(sheet.ranks[: max(0, left)])
        self.deals += len(sheet.ranks)
        self._wins.append(self._each(sheet.wins))
        self._ranks.append(self._each(sheet.ranks))
        if self._evidence:
            self._evidence.add(self._wins[-1][:, 0] - self._wins[-1][:, 1])

    def _each(self, values: Values) -> Values:
        """Return (deal, player) of (deal, rotation, seat): the mean over the seats held."""
        seated = np.array(self.arena.seated)
        found: Values = np.stack(
            [values[:, seated == player].mean(1) for player in range(len(self.arena.names))], 1
        )
        return found

    def bounds(self, a: int, b: int) -> tuple[float, float]:
        """Return the least and the greatest difference per seat held that a deal can give."""
        return -1 / self.arena.held[b], 1 / self.arena.held[a]

    def difference(self, a: int, b: int) -> tuple[float, float, float]:
        """Return by how much one player's win share exceeds another's, and its interval."""
        wins = np.concatenate(self._wins)
        values = wins[:, a] - wins[:, b]
        if self._evidence:
            return float(values.mean()), *self._evidence.interval()
        return float(values.mean()), *mean_interval(values, self.bounds(a, b))

    def verdict(self, a: int, b: int) -> str:
        """Return who of two is stronger, `a` or `b`, or `open`."""
        if self._evidence:
            return self._evidence.verdict
        _, low, high = self.difference(a, b)
        return "a" if low > 0 else "b" if high < 0 else "open"

    def players(self) -> list[dict[str, Any]]:
        """Return the figures of each player, under the names of the command's JSON."""
        wins, ranks = np.concatenate(self._wins), np.concatenate(self._ranks)
        rated = self._ratings()
        found = []
        for i, (name, held) in enumerate(zip(self.arena.names, self.arena.held, strict=True)):
            seats = self.arena.plan.seats
            share = mean_interval(wins[:, i], (0, 1 / held))
            rank = mean_interval(ranks[:, i], ((held + 1) / 2, seats - (held - 1) / 2))
            found.append(
                {
                    "player": name,
                    "seats_held": held * seats * self.deals,
                    "win_share": float(wins[:, i].mean()),
                    "win_share_low": share[0],
                    "win_share_high": share[1],
                    "mean_rank": float(ranks[:, i].mean()),
                    "mean_rank_low": rank[0],
                    "mean_rank_high": rank[1],
                    "rating": rated[i],
                }
            )
        return found

    def _ratings(self) -> list[float]:
        """Return the rating of each player after the first deals."""
        seated = self.arena.seated
        matches = (
            (seated[rotation], ranks)
            for deal in np.concatenate(self._rated).tolist()
            for rotation, ranks in enumerate(deal)
        )
        return ratings(len(self.arena.names), matches)

    def pairs(self) -> list[dict[str, Any]]:
        """Return the figures of each pair of players."""
        names = self.arena.names
        found = []
        for a, b in combinations(range(len(names)), 2):
            difference, low, high = self.difference(a, b)
            found.append(
                {
                    "a": names[a],
                    "b": names[b],
                    "difference": difference,
                    "low": low,
                    "high": high,
                    "verdict": self.verdict(a, b),
                }
            )
        return found


def document(standing: Standing) -> dict[str, Any]:
    """Return the command's JSON document; there must be at least one deal."""
    plan = standing.arena.plan
    return {
        "game": plan.name,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "deals": standing.deals,
        "matches": standing.deals * plan.seats,
        "players": standing.players(),
        "pairs": standing.pairs(),
    }
