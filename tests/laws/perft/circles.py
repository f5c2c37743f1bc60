"""Super Circles in real time by brute force, default options, asked round the table.

A card is the colours of its four rings. Imports no game; written from the clauses alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Card = tuple[int, ...]
Move = tuple[str, Card, int]
NO_CARD: Card = ()


@dataclass(frozen=True)
class Table:
    """One moment: `turn` is asked next; the centre from the bottom, the piles from the top."""

    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    centre: tuple[Card, ...]
    dealer: int
    turn: int
    bar: int = -1
    row: int = 0
    waits_for: str = "go"


def plays(table: Table, seat: int) -> list[Move]:
    """Return what a hand may lay (CIRC-12, CIRC-15)."""
    top = table.centre[-1]
    return [
        ("play", card, ring)
        for card in table.hands[seat]
        for ring in range(4)
        if ring != table.bar and card[ring] == top[ring]
    ]


def acts(table: Table, seat: int) -> list[Move]:
    """Return what a seat may do (CIRC-10, CIRC-16)."""
    if not table.piles[seat]:
        return plays(table, seat)
    turns: list[Move] = [("turn", NO_CARD, ring) for ring in range(4) if ring != table.bar]
    return [*plays(table, seat), ("draw", NO_CARD, 0), *turns]


def moves(table: Table) -> list[Move]:
    """Return what may be done next, by the seat that is asked or by the clock."""
    if table.waits_for:
        return [(table.waits_for, NO_CARD, 0)]
    return acts(table, table.turn)


def put(
    all_of: tuple[tuple[Card, ...], ...], seat: int, one: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Replace the cards of one seat."""
    return (*all_of[:seat], one, *all_of[seat + 1 :])


def asked(table: Table) -> Table:
    """Find who is asked, from `turn` on; where nobody can do anything it is a stalemate."""
    seats = len(table.hands)
    for i in range(seats):
        seat = (table.turn + i) % seats
        if acts(table, seat):
            return replace(table, turn=seat)
    return replace(table, waits_for="stop" if table.row == len(table.centre) else "move up")


def lay(table: Table, card: Card, ring: int) -> Table:
    """Lay a card that has left its hand or pile; who is out wins (CIRC-22)."""
    seat = table.turn
    laid = replace(table, centre=(*table.centre, card), bar=ring, row=0)
    if not laid.hands[seat] and not laid.piles[seat]:
        return replace(laid, waits_for="over")
    return laid


def done(table: Table, move: Move) -> Table:
    """Return the table after a move."""
    kind, card, ring = move
    seats, seat = len(table.hands), table.turn
    first = (table.dealer + 1) % seats
    if kind == "go":
        return asked(replace(table, turn=first, waits_for=""))
    if kind == "move up":
        centre = (*table.centre[1:], table.centre[0])
        return replace(table, centre=centre, bar=-1, row=table.row + 1, waits_for="go")
    if kind == "stop":
        return replace(table, waits_for="over")
    hand, pile = table.hands[seat], table.piles[seat]
    if kind == "play":
        rest = tuple(other for other in hand if other != card)
        table = lay(replace(table, hands=put(table.hands, seat, rest)), card, ring)
    else:
        table = replace(table, piles=put(table.piles, seat, pile[1:]))
        if kind == "turn" and pile[0][ring] == table.centre[-1][ring]:
            table = lay(table, pile[0], ring)
        else:
            table = replace(table, hands=put(table.hands, seat, (*hand, pile[0])))
    if table.waits_for:
        return table
    return asked(replace(table, turn=(seat + 1) % seats))


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many moves."""
    if depth == 0:
        return 1
    if table.waits_for == "over":
        return 0
    return sum(count(done(table, move), depth - 1) for move in moves(table))
