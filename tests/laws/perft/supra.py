"""SUPRA by brute force, default options, without re-shuffles. Imports no game.

A card is (value, suit): 2 to 14, suits "c", "d", "h", "s". Written from the clauses alone, for
counting.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Card = tuple[int, str]
Cards = tuple[Card, ...]
Move = tuple[str, int, int, Card]
"""What, aimed at which seat, which slot, which card."""

NONE = (0, "")
GIVES_BEST = {1: (0, 3, 2, 1), 2: (1, 0, 3, 2), 3: (2, 1, 0, 3), 4: (3, 2, 1, 0)}
"""The slots that an event compares, one after another (SUPRA-13, SUPRA-R02)."""


@dataclass(frozen=True)
class Table:
    """One moment. `queue` are the seats that a Garage Day has not reached, `payers` its leaders."""

    cars: tuple[Cards, ...]
    garages: tuple[frozenset[Card], ...]
    stock: Cards
    lineup: Cards
    asks: str
    turn: int
    last: int
    event: int = 0
    gift: Card = NONE
    queue: tuple[int, ...] = ()
    payers: tuple[int, ...] = ()


def is_red(card: Card) -> bool:
    return card[1] in "dh"


def lowest(cards: Cards) -> list[Card]:
    return [card for card in cards if card[0] == min(cards)[0]]


def moves(table: Table) -> list[Move]:
    """Return what the asked seat may do."""
    seat, slots = table.turn, range(4)
    garage = table.garages[seat]
    if table.asks in ("take", "drop"):
        return [(table.asks, seat, 0, card) for card in lowest(table.lineup)]
    if table.asks == "rob":
        return [("rob", seat, slot, card) for card in table.lineup for slot in slots]
    if table.asks == "target":
        return gifts(table)
    if table.asks == "replace":
        fit = [slot for slot in slots if table.cars[seat][slot][0] == table.gift[0]]
        return [("replace", seat, slot, table.gift) for slot in fit or slots]
    if table.asks == "scrap":
        reds = [card for card in garage if is_red(card)]
        return [("scrap", seat, 0, card) for card in reds if card[0] == max(reds)[0]]
    return [("swap", seat, slot, card) for card in garage for slot in slots]


def gifts(table: Table) -> list[Move]:
    """Return every Sabotage and Assistance (SUPRA-26 to SUPRA-29)."""
    found: list[Move] = []
    for target, car in enumerate(table.cars):
        if target == table.turn:
            continue
        for card in table.lineup:
            other = next(one for one in table.lineup if one != card)
            if card[0] >= other[0]:
                lower = [slot for slot in range(4) if car[slot][0] < card[0]]
                found += [("sabotage", target, slot, card) for slot in lower or range(4)]
            if card[0] <= other[0]:
                found.append(("assist", target, 0, card))
    return found


def put(table: Table, seat: int, slot: int, card: Card) -> tuple[Table, Card]:
    """Return the table with a card in a car, and the card that was there."""
    car = table.cars[seat]
    fresh = (*car[:slot], card, *car[slot + 1 :])
    cars = (*table.cars[:seat], fresh, *table.cars[seat + 1 :])
    return replace(table, cars=cars), car[slot]


def stored(table: Table, seat: int, garage: frozenset[Card]) -> Table:
    """Return the table with another garage of a seat."""
    garages = (*table.garages[:seat], garage, *table.garages[seat + 1 :])
    return replace(table, garages=garages)


def done(table: Table, move: Move) -> Table:
    """Return the table after a move."""
    kind, seat, slot, card = move
    left = tuple(one for one in table.lineup if one != card)
    if kind in ("take", "rob"):
        slot = table.event - 1 if kind == "take" else slot
        table, old = put(table, seat, slot, card)
        table = stored(table, seat, table.garages[seat] | {old})
        full = len(table.garages[seat]) == 10 - len(table.cars)
        return replace(table, lineup=left, asks="over" if full else "drop")
    if kind == "drop":
        return replace(table, lineup=left, asks="target")
    if kind == "assist":
        return replace(table, turn=seat, gift=card, asks="replace")
    if kind in ("sabotage", "replace"):
        return new_turn(put(table, seat, slot, card)[0])
    garage = table.garages[seat] - {card}
    if kind == "scrap":
        table = stored(table, seat, garage)
        return replace(table, asks="swap") if garage else step(table)
    table, old = put(table, seat, slot, card)
    return step(stored(table, seat, garage | {old}))


def new_turn(table: Table) -> Table:
    """Turn four cards and find what they bring about."""
    if len(table.stock) < 4:
        message = "the counter does not shuffle"
        raise ValueError(message)
    lineup = table.stock[:4]
    event = sum(map(is_red, lineup))
    table = replace(table, stock=table.stock[4:], lineup=lineup, event=event)
    seats = len(table.cars)
    if event == 0:
        most = max(map(len, table.garages))
        payers = tuple(s for s in range(seats) if len(table.garages[s]) == most)
        queue = tuple((table.last + i) % seats for i in range(seats))
        return step(replace(table, queue=queue, payers=payers))
    table, ahead = race(table, tuple(range(seats)))
    return replace(table, turn=ahead, last=ahead, asks="rob" if event == 4 else "take")


def race(table: Table, seats: tuple[int, ...]) -> tuple[Table, int]:
    """Return who wins, and the table after identical cars have drawn again."""
    for slot in GIVES_BEST[table.event]:
        best = max(table.cars[seat][slot][0] for seat in seats)
        seats = tuple(seat for seat in seats if table.cars[seat][slot][0] == best)
    if len(seats) == 1:
        return table, seats[0]
    for i in range(len(table.cars)):
        seat = (table.last + i) % len(table.cars)
        if seat in seats:
            table, _ = put(table, seat, table.event - 1, table.stock[0])
            table = replace(table, stock=table.stock[1:])
    return race(table, seats)


def step(table: Table) -> Table:
    """Go on to the next seat of a Garage Day that has a garage."""
    for i, seat in enumerate(table.queue):
        garage = table.garages[seat]
        if garage:
            pays = seat in table.payers and any(map(is_red, garage))
            asks = "scrap" if pays else "swap"
            return replace(table, turn=seat, queue=table.queue[i + 1 :], asks=asks)
    return new_turn(replace(table, queue=(), payers=()))


def count(table: Table, depth: int) -> int:
    """Return the number of sequences of so many decisions."""
    if depth == 0:
        return 1
    if table.asks == "over":
        return 0
    return sum(count(done(table, move), depth - 1) for move in moves(table))
