"""President: the exchange of cards before the first lay of a round."""

from __future__ import annotations

from superdeck.cards.ranks import highest, size, some, without
from superdeck.engine.actions import NOBODY
from superdeck.engine.options import Toggle
from superdeck.games.president.hands import add, take, tally_of
from superdeck.games.president.pile import NUMBERS, next_in, settle
from superdeck.games.president.state import (
    GIVING,
    PLAY,
    RETURNING,
    TWO,
    PresidentState,
    ViceExchange,
)

SMALLEST = 3
"""Seats of the smallest table: there the Vice-President is the one just above the A-hole."""
EXCHANGES = 2
"""The President's and the Vice-President's."""


def begin_exchange(state: PresidentState) -> None:
    """Find out who exchanges with whom, and ask the first giver (PRES-28, PRES-R27)."""
    pair(state, titled(state, 0), titled(state, state.seats - 1))
    if state.vice_exchange == ViceExchange.ONE_CARD and state.seats > SMALLEST:
        pair(state, titled(state, 1), titled(state, state.seats - 2))
    next_exchange(state)


def titled(state: PresidentState, place: int) -> int:
    """Return the seat that took a place in the round before; there was one, not checked."""
    seat = 0
    while state.title[seat] != place:
        seat += 1
    return seat


def pair(state: PresidentState, taker: int, giver: int) -> None:
    """Let two seats exchange, unless one is stuck with what it was dealt (PRES-R21)."""
    if (state.inside >> taker & state.inside >> giver) & 1:
        state.partner[taker] = giver
        state.partner[giver] = taker


def next_exchange(state: PresidentState) -> None:
    """Ask the next giver, the A-hole first (PRES-28); after that the President leads (PRES-30)."""
    while state.exchange < EXCHANGES:
        giver = titled(state, state.seats - 1 - state.exchange)
        state.owed = state.president_cards if state.exchange == 0 else 1
        state.exchange += 1
        if state.partner[giver] != NOBODY:
            state.phase = GIVING
            state.turn = giver
            return
    state.phase = PLAY
    state.owed = 0
    president = titled(state, 0)
    state.turn = president if state.inside >> president & 1 else next_in(state, president)


def tax(state: PresidentState, rank: int) -> int:
    """Return how a rank counts for a tribute: 2s lowest, or above the Ace (PRES-R24)."""
    return rank if rank != TWO or state.tax_twos == Toggle.YES else NOBODY


def tribute(state: PresidentState, seat: int) -> int:
    """Return the rank that a giver must give: its highest."""
    hand = state.hand[seat]
    if state.tax_twos == Toggle.NO and hand & NUMBERS:
        return highest(hand & NUMBERS)
    return highest(hand)


def returnable(state: PresidentState, seat: int) -> int:
    """Return the tally of cards of which a taker may return one (PRES-29, PRES-R26)."""
    cards = tally_of(state, seat)
    if state.may_return_same == Toggle.YES:
        return cards
    return without(cards, state.received[seat])


def give(state: PresidentState, seat: int, rank: int) -> None:
    """Give a card to the better placed partner (PRES-28)."""
    taker = state.partner[seat]
    hand_over(state, seat, taker, rank)
    if state.owed == 0:
        state.phase = RETURNING
        state.turn = taker
        state.owed = size(state.received[taker])


def give_back(state: PresidentState, seat: int, rank: int) -> None:
    """Return a card of one's choice (PRES-29); with the last one the exchange is over."""
    giver = state.partner[seat]
    hand_over(state, seat, giver, rank)
    if state.owed == 0:
        settle(state, giver)
        settle(state, seat)
        next_exchange(state)


def hand_over(state: PresidentState, seat: int, other: int, rank: int) -> None:
    """Move a card from one hand to another that will remember it."""
    take(state, seat, rank, 1)
    add(state, other, rank)
    state.received[other] += some(1, rank)
    state.owed -= 1


def running_giver(state: PresidentState) -> int:
    """Return the giver of the exchange that is under way, `NOBODY` outside exchanges."""
    if state.phase == GIVING:
        return state.turn
    return state.partner[state.turn] if state.phase == RETURNING else NOBODY
