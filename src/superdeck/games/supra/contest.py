"""SUPRA: who wins a Lineup: comparing cars, ties, identical cars that draw again."""

from __future__ import annotations

from superdeck.engine.actions import NOBODY
from superdeck.games.supra.pile import turn_scrap
from superdeck.games.supra.state import (
    SLOTS,
    IdenticalShort,
    RedrawCompare,
    SupraState,
    TieOrder,
    height,
)


def winner(state: SupraState, slot: int) -> int:
    """Return who wins the comparison of a slot, `NOBODY` where it ends the match (SUPRA-14)."""
    everyone = (1 << state.seats) - 1
    ahead = compared(state, everyone, slot)
    while ahead & ahead - 1:  # identical cars (SUPRA-16, SUPRA-17, SUPRA-R04)
        if not draw_again(state, ahead, slot):
            return NOBODY
        if state.redraw_compare == RedrawCompare.EVERYONE:
            ahead = everyone
        ahead = compared(state, ahead, slot)
    return ahead.bit_length() - 1


def compared(state: SupraState, among: int, slot: int) -> int:
    """Return the seats that are still level after up to four slots (SUPRA-15, SUPRA-R03)."""
    ahead = best(state, among, slot)
    state.decided = slot
    step = 0
    while ahead & ahead - 1 and step < SLOTS - 1:
        step += 1
        state.decided = next_slot(state, slot, step)
        ahead = best(state, ahead, state.decided)
    return ahead


def best(state: SupraState, among: int, slot: int) -> int:
    """Return those of some seats whose card in a slot is highest."""
    most = -2
    ahead = 0
    spot = slot
    for seat in range(state.seats):
        if among >> seat & 1:
            value = height(state, state.car[spot])
            if value > most:
                most = value
                ahead = 0
            if value == most:
                ahead |= 1 << seat
        spot += SLOTS
    return ahead


def next_slot(state: SupraState, slot: int, step: int) -> int:
    """Return the slot that is compared `step` (1 to 3) ties after the event's (SUPRA-R02)."""
    if state.tie_order == TieOrder.FORWARD_CYCLIC:
        return (slot + step) % SLOTS
    if state.tie_order == TieOrder.FROM_SPOILER:
        other = SLOTS - step
        return other if other > slot else other - 1
    return (slot - step) % SLOTS


def draw_again(state: SupraState, seats: int, slot: int) -> bool:
    """Give identical cars new cards in a slot; False where there are too few (SUPRA-R05, R06)."""
    needed = seats.bit_count()
    short = state.pack - state.spent < needed
    if short and state.identical_short == IdenticalShort.RESHUFFLE_SCRAP:
        turn_scrap(state)
    if state.pack - state.spent < needed:
        return False  # SUPRA-18
    for seat in range(state.seats):
        if seats >> seat & 1:
            state.scrap |= 1 << state.car[SLOTS * seat + slot]
    seat = starter(state)
    for _ in range(state.seats):
        if seats >> seat & 1:
            state.car[SLOTS * seat + slot] = state.stock[state.spent]
            state.spent += 1
        seat = seat + 1 if seat + 1 < state.seats else 0
    state.redrawn |= seats
    return True


def starter(state: SupraState) -> int:
    """Return the last turn winner, before any the first seat (SUPRA-32, SUPRA-R28)."""
    return state.first if state.last == NOBODY else state.last
