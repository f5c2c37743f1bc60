"""Superhero Audition by brute force, from the start of a round. Imports no game.

A hero is a letter, a vote a pair of its kind and its hero. Written from the clauses alone, for
counting; with `debate` the talk of HERO-R23 comes first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Vote = tuple[str, str]
KINDS = ("star", "x", "robber")


@dataclass(frozen=True)
class Table:
    """One moment: the row from the deck on, who has laid and said what, the order of voting."""

    row: tuple[str, ...]
    order: tuple[int, ...]
    votes: int = 2
    at_once: bool = False
    distinct: bool = False
    spent: frozenset[int] = frozenset()
    once: bool = False
    laid: tuple[tuple[Vote, ...], ...] = ()
    claims: tuple[int, ...] = ()
    ready: frozenset[int] = frozenset()
    speaker: int = 0
    debate: bool = False
    nobody: bool = False
    left: int = 99
    """Rounds still to come, this one counted."""


def turns(table: Table) -> list[int]:
    """Return the seats in the order in which they lay cards (HERO-12, HERO-R02)."""
    if table.at_once:
        return [seat for seat in table.order for _ in range(table.votes)]
    return list(table.order) * table.votes


def laid_by(table: Table, seat: int) -> tuple[Vote, ...]:
    return table.laid[seat] if table.laid else ()


def may_lay(table: Table, seat: int) -> list[Vote]:
    """Return the cards that a seat may lay, and where (HERO-13, HERO-24, HERO-R01, HERO-R05)."""
    before = laid_by(table, seat)
    kinds = [k for k in KINDS if k not in [kind for kind, _ in before]]
    if seat in table.spent:
        kinds = [k for k in kinds if k != "robber"]
    heroes = [h for h in table.row if not table.distinct or h not in [on for _, on in before]]
    return [(kind, hero) for kind in kinds for hero in heroes]


def debating(table: Table) -> bool:
    return table.debate and len(table.ready) < len(table.order)


def said(table: Table, seat: int) -> int:
    return table.claims[seat] if table.claims else 0


def silent(table: Table, seat: int) -> Table:
    """Ask whoever is next and not ready."""
    seats = len(table.order)
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if following not in table.ready:
            return replace(table, speaker=following)
    return table


def counted(table: Table) -> tuple[dict[str, int], frozenset[int]]:
    """Return the net stars on each hero, and who has used a robber."""
    net = dict.fromkeys(table.row, 0)
    robbers = set()
    for seat, cards in enumerate(table.laid):
        for kind, hero in cards:
            net[hero] += {"star": 1, "x": -1, "robber": 0}[kind]
            if kind == "robber":
                robbers.add(seat)
    return net, frozenset(robbers)


def next_row(table: Table, net: dict[str, int]) -> tuple[str, ...]:
    """Move and eliminate (HERO-20 to HERO-22, HERO-R11, HERO-R12)."""
    row = list(table.row)
    best = max(net.values())
    if best > 0:
        first = next(hero for hero in row if net[hero] == best)
        row.remove(first)
        row.insert(0, first)
    worst = min(net.values())
    if worst < 0:
        row.remove(next(hero for hero in reversed(row) if net[hero] == worst))
    elif not table.nobody:
        row.pop()
    return tuple(row)


def ended(table: Table) -> Table:
    """Go on to the next round (HERO-15, HERO-23); with one hero left there is none."""
    net, robbers = counted(table)
    return replace(
        table,
        row=next_row(table, net),
        order=(*table.order[1:], table.order[0]),
        spent=table.spent | robbers if table.once else frozenset(),
        laid=(),
        claims=(),
        ready=frozenset(),
        speaker=table.order[1 % len(table.order)],
        left=table.left - 1,
    )


def over(table: Table) -> bool:
    return len(table.row) == 1 or table.left == 0


def after(table: Table) -> list[Table]:
    """Return every table that one decision leads to."""
    if debating(table):
        return spoken(table)
    done = sum(map(len, table.laid))
    seat = turns(table)[done]
    following = []
    for vote in may_lay(table, seat):
        laid = list(table.laid or [()] * len(table.order))
        laid[seat] = (*laid[seat], vote)
        now = replace(table, laid=tuple(laid))
        following.append(ended(now) if done + 1 == len(turns(table)) else now)
    return following


def spoken(table: Table) -> list[Table]:
    """Return what the asked seat may say: ready, or up to three claims (HERO-R23)."""
    seat = table.speaker
    following = [silent(replace(table, ready=table.ready | {seat}), seat)]
    if said(table, seat) < 3:
        claims = list(table.claims or [0] * len(table.order))
        claims[seat] += 1
        now = silent(replace(table, claims=tuple(claims)), seat)
        following += [now] * (2 * len(table.row))
    return following


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many decisions, rounds following one another."""
    if depth == 0:
        return 1
    if over(table):
        return 0
    if depth == 1:
        return len(after(table))
    return sum(count(one, depth - 1) for one in after(table))


def finished(table: Table, depth: int) -> dict[tuple[str, ...], int]:
    """Return how often each row comes after so many decisions."""
    rows: dict[tuple[str, ...], int] = {}
    for one in [table] if depth == 0 or over(table) else after(table):
        found = {one.row: 1} if depth <= 1 or over(one) else finished(one, depth - 1)
        for row, times in found.items():
            rows[row] = rows.get(row, 0) + times
    return rows
