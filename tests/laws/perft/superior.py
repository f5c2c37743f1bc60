"""Superior! for two by brute force, default options, from the start of a turn. Imports no game.

A card is (suit, number): Ace 1 to King 13. Written from the clauses alone, for counting.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

Card = tuple[int, int]
Move = tuple[str, tuple[Card, ...]]


@dataclass(frozen=True)
class Table:
    """One moment: what is bid (`step` its last part), who holds it, what is asked."""

    hands: tuple[frozenset[Card], frozenset[Card]]
    stock: tuple[Card, ...]
    trumps: tuple[int, int]
    turn: int
    asks: str = "bid"
    holder: int = 0
    step: tuple[Card, ...] = ()
    value: int = 0
    reversals: int = 0


def total(cards: tuple[Card, ...]) -> int:
    return sum(number for _, number in cards)


def combos(hand: frozenset[Card]) -> list[tuple[Card, ...]]:
    """Return all sets of number cards of one suit that count 10 or less (SUP-21, SUP-24)."""
    return [
        cards
        for suit in range(4)
        for size in range(1, 5)
        for cards in combinations(sorted(c for c in hand if c[0] == suit and c[1] <= 10), size)
        if total(cards) <= 10
    ]


def answers(table: Table) -> list[Move]:
    """Return the faces by which the one who does not hold the bid may steal it (SUP-33)."""
    hand = table.hands[1 - table.holder]
    return [("steal", (c,)) for c in sorted(hand) if c[0] == table.step[0][0] and c[1] > 10]


def moves(table: Table) -> list[Move]:
    """Return what may be done; who can only decline has been passed over."""
    hand = table.hands[table.turn]
    none: tuple[Card, ...] = ()
    if table.asks == "bid":
        faces: list[Move] = [("face", (card,)) for card in hand if card[1] > 10]
        return [*(("lay", cards) for cards in combos(hand)), *faces]
    if table.asks == "answer":
        return [("no", none), *answers(table)]
    if table.asks == "go on":
        steps = [cards for cards in combos(hand) if total(cards) == table.value]
        return [("no", none), *(("lay", cards) for cards in steps)]
    return [("score" if table.asks == "choose" else "keep", none), ("take", none)]


def without(table: Table, seat: int, cards: tuple[Card, ...]) -> Table:
    """Take cards from a hand."""
    return holding(table, seat, table.hands[seat] - set(cards))


def holding(table: Table, seat: int, hand: frozenset[Card]) -> Table:
    """Give a seat a hand."""
    hands = (hand, table.hands[1]) if seat == 0 else (table.hands[0], hand)
    return replace(table, hands=hands)


def ended(table: Table) -> Table:
    """End the turn (SUP-20); an empty hand or stock ends the round (SUP-42, SUP-43)."""
    other = 1 - table.turn
    over = not (table.hands[0] and table.hands[1] and table.stock)
    return replace(
        table,
        turn=other,
        holder=other,
        step=(),
        value=0,
        reversals=0,
        asks="over" if over else "bid",
    )


def asked(table: Table) -> Table:
    """Ask for an answer; without a face there is none (SUP-35)."""
    if answers(table):
        return replace(table, asks="answer")
    return unanswered(table)


def unanswered(table: Table) -> Table:
    """Flip, or bank what was stolen."""
    if table.reversals:
        return ended(table)
    suit, number = table.stock[0]
    if number > 10:
        return replace(table, asks="choose")
    left = replace(table, stock=table.stock[1:])
    counts = 11 if number == 1 and suit == table.trumps[table.turn] else number
    return won(left) if counts >= table.value else ended(left)


def won(table: Table) -> Table:
    """Go on with the chain where cards, stock and value allow it (SUP-25, SUP-R16)."""
    table = replace(table, asks="go on")
    if table.stock and len(moves(table)) > 1:
        return table
    return ended(table)


def done(table: Table, move: Move) -> Table:
    """Return the table after a move."""
    kind, cards = move
    turn = table.turn
    if kind == "lay":
        value = table.value or total(cards)
        laid = without(table, turn, cards)
        return asked(replace(laid, step=cards, value=value, holder=turn, reversals=0))
    if kind == "face":
        return replace(without(table, turn, cards), step=cards, asks="swap")
    if kind == "steal":
        thief = 1 - table.holder
        return asked(replace(without(table, thief, cards), holder=thief, reversals=1))
    if kind == "no":
        return unanswered(table) if table.asks == "answer" else ended(table)
    turned, table = table.stock[0], replace(table, stock=table.stock[1:])
    if kind == "score":
        return won(table)
    kept = {turned} if kind == "take" else set(table.step)
    return ended(holding(table, turn, table.hands[turn] | kept))


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many decisions."""
    if depth == 0:
        return 1
    if table.asks == "over":
        return 0
    return sum(count(done(table, move), depth - 1) for move in moves(table))
