"""SUPRA: set-up: the deal, the first cards of the Scrap Pile, the cars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import first_seat, fresh_stock
from superdeck.games.supra.state import (
    BUILDING,
    DISCARDING,
    HAND,
    PACK,
    PERMUTATIONS,
    RANKS,
    SLOTS,
    SupraState,
    height,
    highest,
)
from superdeck.games.supra.turns import begin_turn, clear_table

if TYPE_CHECKING:
    from superdeck.engine.state import Moves


def deal(state: SupraState) -> None:
    """Deal four cards each, one at a time from the first seat (SUPRA-04, GEN-09)."""
    fresh_stock(state, 0, PACK)
    state.first = state.turn = first_seat(state)
    state.phase = DISCARDING
    state.ready = state.turns = state.scrap = state.ending = state.to_come = 0
    state.last = NOBODY
    for seat in range(state.seats):
        state.garage[seat] = state.asks[seat] = state.told[seat] = 0
        state.sealed[seat] = state.laid[seat] = NOBODY
    for i in range(SLOTS * state.seats):
        state.car[i] = NOBODY
    clear_table(state)
    for spot in range(HAND):
        seat = state.first
        for _ in range(state.seats):
            state.hand[HAND * seat + spot] = state.stock[state.spent]
            state.spent += 1
            seat = seat + 1 if seat + 1 < state.seats else 0


def top_cards(state: SupraState, seat: int) -> int:
    """Return the highest cards of a first hand (SUPRA-05, SUPRA-R11)."""
    cards = 0
    for spot in range(HAND * seat, HAND * seat + HAND):
        cards |= 1 << state.hand[spot]
    return highest(state, cards)


def orders(state: SupraState, seat: int, first: int, out: Moves) -> int:
    """List `first + order` for every order in which a car may be built (SUPRA-R10).

    The first one keeps the deal order of equal cards.
    """
    values = values_of(state, seat)
    count = 0
    for order in PERMUTATIONS:
        if descends(values, order):
            out.action[count] = first + order
            count += 1
    return count


def values_of(state: SupraState, seat: int) -> int:
    """Return the values of a hand, four binary digits a card."""
    values = 0
    for spot in range(HAND):
        values |= height(state, state.hand[HAND * seat + spot]) + 1 << 4 * spot
    return values


def descends(values: int, order: int) -> bool:
    """Whether an order builds a hand with these values downwards (SUPRA-10)."""
    above = RANKS
    for slot in range(SLOTS):
        value = values >> 4 * spot_of(order, slot) & 15
        if value > above:
            return False
        above = value
    return True


def seal(state: SupraState, seat: int, choice: int) -> None:
    """Keep a choice until all have chosen, then reveal them together (SUPRA-R33)."""
    state.sealed[seat] = choice
    state.ready |= 1 << seat
    if state.ready + 1 == 1 << state.seats:
        state.ready = 0
        if state.phase == DISCARDING:
            discard_all(state)
        else:
            build_all(state)
    seat = state.first
    while state.ready >> seat & 1:
        seat = seat + 1 if seat + 1 < state.seats else 0
    if state.phase <= BUILDING:
        state.turn = seat


def discard_all(state: SupraState) -> None:
    """Start the Scrap Pile and deal everybody a fourth card (SUPRA-05, SUPRA-06, SUPRA-R11)."""
    seat = state.first
    for _ in range(state.seats):
        card = state.sealed[seat]
        state.scrap |= 1 << card
        state.laid[seat] = card
        state.sealed[seat] = NOBODY
        found = 0
        for spot in range(HAND * seat, HAND * seat + HAND - 1):
            found |= state.hand[spot] == card
            if found:
                state.hand[spot] = state.hand[spot + 1]
        state.hand[HAND * seat + HAND - 1] = state.stock[state.spent]
        state.spent += 1
        seat = seat + 1 if seat + 1 < state.seats else 0
    state.phase = BUILDING


def build_all(state: SupraState) -> None:
    """Show all cars; the first turn begins (SUPRA-07, SUPRA-10, SUPRA-11)."""
    for seat in range(state.seats):
        order = state.sealed[seat]
        state.sealed[seat] = NOBODY
        for slot in range(SLOTS):
            spot = spot_of(order, slot)
            state.car[SLOTS * seat + slot] = state.hand[HAND * seat + spot]
        for spot in range(HAND):
            state.hand[HAND * seat + spot] = NOBODY
    begin_turn(state)


def spot_of(order: int, slot: int) -> int:
    """Return which card of a hand an order puts into a slot; the last takes what is left."""
    if slot == SLOTS - 1:
        return 6 - (order >> 4) - (order >> 2 & 3) - (order & 3)
    return order >> 4 - 2 * slot & 3
