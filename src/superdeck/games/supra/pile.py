"""SUPRA: the Draw Pile and what is shuffled into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.chance import Purpose, reshuffle, shuffle

if TYPE_CHECKING:
    from superdeck.games.supra.state import SupraState


def turn_scrap(state: SupraState) -> None:
    """Shuffle the Scrap Pile and put it under what is left of the Draw Pile (SUPRA-42)."""
    left = gather_rest(state)
    put_under(state, state.scrap)
    state.scrap = 0
    state.reshuffles += 1
    shuffle(state, Purpose.RESHUFFLE, state.reshuffles, left)


def shuffle_in(state: SupraState, cards: int) -> None:
    """Shuffle cards into the Draw Pile."""
    for i in range(state.spent, state.pack):
        cards |= 1 << state.stock[i]
    state.spent = state.pack = 0
    put_under(state, cards)
    reshuffle(state)


def gather_rest(state: SupraState) -> int:
    """Move the Draw Pile to the front of the array; return how many cards it has."""
    left = state.pack - state.spent
    for i in range(left):
        state.stock[i] = state.stock[state.spent + i]
    state.spent = 0
    state.pack = left
    return left


def put_under(state: SupraState, cards: int) -> None:
    """Put a set of cards under the Draw Pile in their usual order, so that only the set counts."""
    while cards:
        low = cards & -cards
        state.stock[state.pack] = low.bit_length() - 1
        state.pack += 1
        cards ^= low
