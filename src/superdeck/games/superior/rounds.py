"""Superior!: a round around its bids: set-up, whose turn it is, the ends, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import LANE, number_of, pips, suit_of
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import first_seat, fresh_stock, reshuffle
from superdeck.games.superior.state import (
    BIDDING,
    HAND,
    HIGH,
    MOST_ROUNDS,
    OVER,
    PACK,
    Length,
    SuperiorState,
    Tie,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Score

# --- Set-up.


def deal(state: SuperiorState) -> None:
    """Deal ten each, turn the trumps, find who goes first (SUP-06 to SUP-11, SUP-R37)."""
    state.dealer = next_dealer(state) if state.round > 1 else first_seat(state)
    fresh_stock(state, 0, PACK)
    for seat in range(state.seats):
        state.hand[seat] = state.pile[seat] = 0
        if state.match == Length.SINGLE:  # an extra round alone counts (SUP-R22)
            state.total[seat] = 0
    seat = state.dealer
    while state.spent < HAND * state.seats:
        seat = left_of(state, seat)
        state.hand[seat] |= 1 << state.stock[state.spent]
        state.spent += 1
    other = left_of(state, state.dealer)
    turn_markers(state, state.dealer, other)
    while number_of(state.marker[state.dealer]) == number_of(state.marker[other]):
        reshuffle(state)  # SUP-10, SUP-R21
        turn_markers(state, state.dealer, other)
    state.spent += 2
    state.discard = state.forced = 0
    state.seen = 1 << state.marker[state.dealer] | 1 << state.marker[other]
    state.flipped = NOBODY
    higher = number_of(state.marker[other]) > number_of(state.marker[state.dealer])
    begin_turn(state, other if higher else state.dealer)  # SUP-09


def next_dealer(state: SuperiorState) -> int:
    """Return who deals after a round: its winner, or the seat left of the dealer (SUP-47)."""
    winner = round_winner(state)
    return left_of(state, state.dealer) if winner == NOBODY else winner  # SUP-R22


def left_of(state: SuperiorState, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def turn_markers(state: SuperiorState, dealer: int, other: int) -> None:
    """Turn a card for each, the dealer first; they stay part of the stock for now (SUP-07)."""
    state.marker[dealer] = state.stock[state.spent]
    state.marker[other] = state.stock[state.spent + 1]


def begin_turn(state: SuperiorState, seat: int) -> None:
    """Ask a seat for its bid."""
    state.turn = state.asked = state.holder = seat
    state.phase = BIDDING


# --- The ends, the score.


def end_turn(state: SuperiorState) -> None:
    """End the turn; only now an empty hand or stock ends the round (SUP-20, SUP-R36)."""
    state.bid = state.step = state.value = state.reversals = 0
    ended = state.spent == state.pack  # SUP-43
    for seat in range(state.seats):
        ended |= state.hand[seat] == 0  # SUP-42
    if ended:
        finish(state)
    else:
        begin_turn(state, left_of(state, state.turn))  # SUP-R10


def finish(state: SuperiorState) -> None:
    """End the round: hands are discarded, points added, the round won (SUP-44, SUP-R23)."""
    state.phase = OVER
    for seat in range(state.seats):
        state.discard |= state.hand[seat]
        state.seen |= state.hand[seat]
        state.hand[seat] = 0
        state.total[seat] += points_of(state, seat)
    winner = round_winner(state)
    if winner != NOBODY:
        state.won[winner] += 1


def points_of(state: SuperiorState, seat: int) -> int:
    """Return the points of a score pile, its owner's trump Ace as 11 (SUP-45, SUP-R02)."""
    pile = state.pile[seat]
    trump_ace = pile >> LANE * suit_of(state.marker[seat]) & 1
    return pips(pile) + (HIGH - 1) * trump_ace


def round_winner(state: SuperiorState) -> int:
    """Return the seat with most points in the round, `NOBODY` when it is shared (SUP-03)."""
    most = NOBODY
    winner = NOBODY
    for seat in range(state.seats):
        points = points_of(state, seat)
        if points >= most:
            winner = NOBODY if points == most else seat
            most = points
    return winner


def round_over(state: SuperiorState) -> bool:
    """Whether a turn has ended with an empty hand or an empty stock."""
    return state.phase == OVER


def over(state: SuperiorState) -> bool:
    """Whether the match is over: one round, so many rounds, or so many points (SUP-R23)."""
    if state.phase != OVER:
        return False
    if state.match == Length.ROUNDS_N:
        return state.round >= state.rounds
    if state.match == Length.FIRST_TO_POINTS:
        reached = state.round >= MOST_ROUNDS
        for seat in range(state.seats):
            reached |= state.total[seat] >= state.points
        return reached
    if state.tie == Tie.EXTRA_ROUND and state.round == 1:
        return round_winner(state) != NOBODY  # SUP-R22
    return True


def score(state: SuperiorState, out: Score) -> None:
    """Fill in points; rounds won come first in a match of so many rounds (SUP-R22, SUP-R23)."""
    out.winners = 0
    ended = over(state)
    most = 0
    for seat in range(state.seats):
        out.points[seat] = state.total[seat]
        rank = state.total[seat]
        if state.match == Length.ROUNDS_N:
            rank += state.won[seat] << 20
        if ended and rank >= most:
            out.winners = 1 << seat | (out.winners if rank == most else 0)
            most = rank
