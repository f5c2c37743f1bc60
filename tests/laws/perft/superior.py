"""Superior! by brute force, default options, from the start of a turn. Imports no game.

A card is (suit, number): Ace 1 to King 13. The side of a seat is its number modulo the number of
sides: two sides of four seats are teams. Written from the clauses alone, for counting.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

Card = tuple[int, int]
Cards = tuple[Card, ...]
Move = tuple[str, Cards]

NO: Move = ("no", ())


@dataclass(frozen=True)
class Table:
    """One moment: what is bid (`step` its last part), who holds it, what is asked of whom.

    `trumps` and `active` are by side; `waiting` are the seats that may still speak, in order.
    """

    hands: tuple[frozenset[Card], ...]
    stock: Cards
    trumps: tuple[int, ...]
    active: tuple[int, ...]
    turn: int
    asks: str = "bid"
    waiting: tuple[int, ...] = ()
    holder: int = 0
    step: Cards = ()
    value: int = 0
    reversals: int = 0

    def side(self, seat: int) -> int:
        return seat % len(self.trumps)

    def next_side(self, seat: int) -> int:
        return (seat + 1) % len(self.trumps)

    def of_side(self, side: int) -> list[int]:
        """Return the seats of a side, the active one first."""
        seats = [seat for seat in range(len(self.hands)) if self.side(seat) == side]
        return sorted(seats, key=lambda seat: seat != self.active[side])


def total(cards: Cards) -> int:
    return sum(number for _, number in cards)


def combos(hand: frozenset[Card]) -> list[Cards]:
    """Return all sets of number cards of one suit that count 10 or less (SUP-21, SUP-24)."""
    return [
        cards
        for suit in range(4)
        for size in range(1, 5)
        for cards in combinations(sorted(c for c in hand if c[0] == suit and c[1] <= 10), size)
        if total(cards) <= 10
    ]


def answers(table: Table, seat: int) -> list[Move]:
    """Return the faces by which a seat may steal the bid (SUP-33)."""
    suit = table.step[0][0]
    return [("steal", (c,)) for c in sorted(table.hands[seat]) if c[0] == suit and c[1] > 10]


def additions(table: Table, seat: int) -> list[Move]:
    """Return the cards that a partner may add (SUP-57, SUP-R31)."""
    suit, most = table.step[0][0], 10 - table.value
    return [("add", (c,)) for c in sorted(table.hands[seat]) if c[0] == suit and c[1] <= most]


def further(table: Table, seat: int) -> list[Move]:
    """Return the steps of the chain's value (SUP-25, SUP-R06)."""
    return [("lay", cards) for cards in combos(table.hands[seat]) if total(cards) == table.value]


SPOKEN = {"answer": answers, "add": additions, "go on": further}
"""What a seat may say where it may also decline."""


def moves(table: Table) -> list[Move]:
    """Return what may be done; who can only decline has been passed over."""
    if table.asks == "bid":
        hand = table.hands[table.turn]
        faces: list[Move] = [("face", (card,)) for card in hand if card[1] > 10]
        return [*(("lay", cards) for cards in combos(hand)), *faces]
    if table.asks in SPOKEN:
        return [NO, *SPOKEN[table.asks](table, table.waiting[0])]
    return [("score" if table.asks == "choose" else "keep", ()), ("take", ())]


def asking(table: Table, asks: str, seats: list[int]) -> Table | None:
    """Ask those of these seats that can say something, None where none can."""
    able = tuple(seat for seat in seats if SPOKEN[asks](table, seat))
    return replace(table, asks=asks, waiting=able) if able else None


def holding(table: Table, seat: int, hand: frozenset[Card]) -> Table:
    """Give a seat a hand."""
    return replace(table, hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]))


def coming_in(table: Table, seat: int, cards: Cards) -> Table:
    """Let a seat lay cards: it is active from now on (SUP-61, SUP-62)."""
    side = table.side(seat)
    active = (*table.active[:side], seat, *table.active[side + 1 :])
    laid = holding(table, seat, table.hands[seat] - set(cards))
    same = side == table.side(table.turn)
    return replace(laid, active=active, holder=seat, turn=seat if same else table.turn)


def ended(table: Table) -> Table:
    """End the turn (SUP-20); an empty hand or stock ends the round (SUP-42, SUP-43, SUP-63)."""
    following = table.active[table.next_side(table.turn)]
    over = not (all(table.hands) and table.stock)
    return replace(
        table,
        turn=following,
        holder=following,
        step=(),
        value=0,
        reversals=0,
        waiting=(),
        asks="over" if over else "bid",
    )


def asked(table: Table) -> Table:
    """Ask for an answer: clockwise, or both of the other team (SUP-R29, SUP-R33)."""
    sides = [(table.holder + i) % len(table.trumps) for i in range(1, len(table.trumps))]
    seats = [seat for side in sides for seat in table.of_side(side)]
    return asking(table, "answer", seats) or unanswered(table)


def unanswered(table: Table) -> Table:
    """Flip, or bank what was stolen (SUP-35)."""
    if table.reversals:
        return ended(table)
    suit, number = table.stock[0]
    if number > 10:
        return replace(table, asks="choose")
    left = replace(table, stock=table.stock[1:])
    trump = table.trumps[table.side(table.turn)]
    counts = 11 if number == 1 and suit == trump else number
    return won(left) if counts >= table.value else ended(left)


def won(table: Table) -> Table:
    """Go on with the chain where cards, stock and value allow it (SUP-25, SUP-59, SUP-R16)."""
    seats = table.of_side(table.side(table.turn)) if table.stock else []
    return asking(table, "go on", seats) or ended(table)


def declined(table: Table) -> Table:
    """Ask the next one, or go on when all have declined."""
    if table.waiting[1:]:
        return replace(table, waiting=table.waiting[1:])
    closed = {"add": asked, "answer": unanswered, "go on": ended}
    return closed[table.asks](table)


def laid(table: Table, cards: Cards) -> Table:
    """Lay a step; a partner may add to the first one."""
    first = table.asks == "bid"
    seat = table.turn if first else table.waiting[0]
    value = table.value or total(cards)
    table = replace(coming_in(table, seat, cards), step=cards, value=value, reversals=0)
    partners = [other for other in table.of_side(table.side(seat)) if other != seat]
    return (asking(table, "add", partners) if first else None) or asked(table)


def done(table: Table, move: Move) -> Table:
    """Return the table after a move."""
    kind, cards = move
    if kind == "no":
        return declined(table)
    if kind == "lay":
        return laid(table, cards)
    if kind == "add":
        more = coming_in(table, table.waiting[0], cards)
        return asked(replace(more, step=table.step + cards, value=table.value + total(cards)))
    if kind == "steal":
        return asked(replace(coming_in(table, table.waiting[0], cards), reversals=1))
    if kind == "face":
        return replace(coming_in(table, table.turn, cards), step=cards, asks="swap")
    return chosen(table, kind)


def chosen(table: Table, kind: str) -> Table:
    """Do what is chosen about a turned card (SUP-39, SUP-40)."""
    turned, table = table.stock[0], replace(table, stock=table.stock[1:])
    if kind == "score":
        return won(table)
    kept = {turned} if kind == "take" else set(table.step)
    return ended(holding(table, table.turn, table.hands[table.turn] | kept))


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many decisions."""
    if depth == 0:
        return 1
    if table.asks == "over":
        return 0
    return sum(count(done(table, move), depth - 1) for move in moves(table))
