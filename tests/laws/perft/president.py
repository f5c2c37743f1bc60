"""President by brute force, default options, one round, suits forgotten. Imports no game.

Ranks are 0 (3) to 11 (Ace) and 12 (2). Written from the clauses alone, for counting.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

TWO = 12
Hand = tuple[int, ...]
Move = tuple[int, int] | None
"""So many cards of a rank; None declines or passes."""


@dataclass(frozen=True)
class Table:
    """One moment. `asked` are the seats still to be asked about completing a four."""

    hands: tuple[Hand, ...]
    inside: tuple[bool, ...]
    turn: int
    layer: int = -1
    count: int = 0
    rank: int = -1
    run: int = 0
    asked: tuple[int, ...] = ()
    clears_for: int = -1
    opening: int = -1
    over: bool = False


def seated(table: Table, seat: int) -> Table:
    """Take a seat out that has no card left, or a lone 2 (PRES-34)."""
    if table.inside[seat] and table.hands[seat] in ((), (TWO,)):
        inside = tuple(x and s != seat for s, x in enumerate(table.inside))
        table = replace(table, inside=inside)
    return table


def start(hands: tuple[Hand, ...], opener: int) -> Table:
    """Return the first round with hands dealt; `opener` has the lowest club."""
    lowest = min(min(hand) for hand in hands)
    hands = tuple(tuple(sorted(hand)) for hand in hands)
    table = Table(hands, (True,) * len(hands), opener, opening=lowest)
    for seat in range(len(hands)):
        table = seated(table, seat)
    return replace(table, over=sum(table.inside) <= 1)


def left_in(table: Table, seat: int) -> int:
    """Return the next seat in to the left."""
    seats = len(table.hands)
    return next(s for s in ((seat + i) % seats for i in range(1, seats + 1)) if table.inside[s])


def moves(table: Table) -> tuple[int, list[Move]]:
    """Return who decides and what it may do; who can only decline is passed over first."""
    if table.asked:
        seat = table.asked[0]
        return seat, [None, (4 - table.run, table.rank)]
    hand = Counter(table.hands[table.turn])
    if table.opening >= 0:
        return table.turn, [(1, table.opening)]
    found: list[Move] = [] if table.layer < 0 else [None]
    found += [
        (count, rank)
        for rank, held in hand.items()
        for count in range(1, held + 1)
        if beats(table, count, rank)
    ]
    return table.turn, found


def beats(table: Table, count: int, rank: int) -> bool:
    """Whether a lay is legal in turn."""
    if rank == TWO:
        return count == 1
    if table.layer < 0 or count > table.count:
        return True
    if rank == table.rank and count == 4 - table.run:
        return True
    if count < table.count:
        return False
    return rank >= table.rank if count == 1 else rank > table.rank


def cleared(table: Table, leader: int) -> Table:
    """Start a new pile."""
    return replace(table, layer=-1, count=0, rank=-1, run=0, asked=(), clears_for=-1, turn=leader)


def settled(table: Table) -> Table:
    """Pass over who cannot complete; clear when nobody is left to ask and a clear is due."""
    missing = 4 - table.run
    asked = table.asked
    while asked and table.hands[asked[0]].count(table.rank) < missing:
        asked = asked[1:]
    table = replace(table, asked=asked)
    if not asked and table.clears_for >= 0:
        return cleared(table, table.clears_for)
    return table


def following(table: Table, seat: int, skips: int) -> Table:
    """Move the turn on; where it would come to the last layer's place a clear is due."""
    seats = len(table.hands)
    while True:
        seat = (seat + 1) % seats
        if seat == table.layer:
            leader = seat if table.inside[seat] else left_in(table, seat)
            return replace(table, clears_for=leader, turn=leader)
        if table.inside[seat]:
            if not skips:
                return replace(table, turn=seat)
            skips -= 1


def done(table: Table, seat: int, move: Move) -> Table:
    """Return the table after a move."""
    if move is None and table.asked:
        return settled(replace(table, asked=table.asked[1:]))
    if move is None:
        return settled(following(table, seat, 0))
    count, rank = move
    hand = list(table.hands[seat])
    for _ in range(count):
        hand.remove(rank)
    hands = tuple(tuple(hand) if s == seat else h for s, h in enumerate(table.hands))
    match = count == table.count == 1 and rank == table.rank
    run = table.run + count if rank == table.rank else count
    table = seated(replace(table, hands=hands, opening=-1, asked=(), clears_for=-1), seat)
    if sum(table.inside) <= 1:
        return replace(table, over=True)
    if rank == TWO or run >= 4:
        return cleared(table, seat if table.inside[seat] else left_in(table, seat))
    table = replace(table, layer=seat, count=count, rank=rank, run=run)
    table = following(table, seat, 1 if match else 0)
    seats = len(hands)
    round_table = [(seat + i) % seats for i in range(1, seats + 1)]
    asked = tuple(s for s in round_table if table.inside[s] and len(hands[s]) >= 4 - run)
    return settled(replace(table, asked=asked))


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many decisions."""
    if depth == 0:
        return 1
    if table.over:
        return 0
    seat, found = moves(table)
    return sum(count(done(table, seat, move), depth - 1) for move in found)
