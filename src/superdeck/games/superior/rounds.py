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
    NAMING,
    OVER,
    PACK,
    TAG_TEAM,
    TEAM_HAND,
    TEAMS,
    Length,
    Mode,
    SetupTies,
    SuperiorState,
    TagStarters,
    Tie,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Score

# --- Set-up.


def deal(state: SuperiorState) -> None:
    """Deal the hands, turn the trumps, find who goes first (SUP-06 to SUP-11, SUP-R37)."""
    state.dealer = next_dealer(state) if state.round > 1 else first_seat(state)
    fresh_stock(state, 0, PACK)
    state.sides = TEAMS if state.mode == TAG_TEAM else state.seats  # SUP-50, SUP-51
    for seat in range(state.seats):
        state.side[seat] = seat & 1 if state.mode == TAG_TEAM else seat  # SUP-R30
        state.refused[seat] = 0
    for side in range(state.sides):
        state.pile[side] = state.ace[side] = 0
        state.marker[side] = NOBODY
        state.active[side] = side  # SUP-54, SUP-R34
        if state.match == Length.SINGLE:  # an extra round alone counts (SUP-R22)
            state.total[side] = 0
    deal_hands(state, hand_size(state))
    state.discard = state.forced = state.seen = 0
    state.flipped = NOBODY
    state.turn = state.holder = state.dealer
    if state.mode == TAG_TEAM and state.tag_starters == TagStarters.CHOOSE:
        ask_one(state, NAMING, state.side[state.dealer])
    else:
        turn_markers(state)


def next_dealer(state: SuperiorState) -> int:
    """Return who deals after a round: its winner, or the seat left of the dealer (SUP-47).

    A team's lowest seat has the number of its side.
    """
    winner = round_winner(state)
    return left_of(state, state.dealer) if winner == NOBODY else winner  # SUP-R22


def left_of(state: SuperiorState, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def hand_size(state: SuperiorState) -> int:
    """Return how many cards each is dealt (SUP-06, SUP-52, SUP-R26)."""
    if state.mode == TAG_TEAM:
        return TEAM_HAND
    return state.ffa_hand if state.mode == Mode.FREE_FOR_ALL else HAND


def deal_hands(state: SuperiorState, size: int) -> None:
    """Deal one card at a time from the dealer's left (SUP-R37); the last round left no hands."""
    seat = state.dealer
    while state.spent < size * state.seats:
        seat = left_of(state, seat)
        state.hand[seat] |= 1 << state.stock[state.spent]
        state.spent += 1


def name_starter(state: SuperiorState, seat: int) -> None:
    """Let a seat be active first; its opponents name theirs, or the cards are turned (SUP-R34)."""
    side = state.side[seat]
    state.active[side] = seat
    if side == state.side[state.dealer]:
        ask_one(state, NAMING, 1 - side)
    else:
        turn_markers(state)


def turn_markers(state: SuperiorState) -> None:
    """Turn a card for each side, the tied ones again; the highest goes first (SUP-07 to SUP-10).

    What is turned stays part of the stock until nobody has to turn again.
    """
    turning = (1 << state.sides) - 1
    tied = turn_once(state, turning)
    while tied & tied - 1:  # SUP-R21
        if state.setup_ties == SetupTies.TIED_ONLY:
            set_aside(state, turning, tied)  # SUP-R28
            turning = tied
        reshuffle(state)
        tied = turn_once(state, turning)
    state.spent += turning.bit_count()
    for side in range(state.sides):
        state.seen |= 1 << state.marker[side]
        state.ace[side] = 1 << LANE * suit_of(state.marker[side])
        if tied >> side & 1:
            begin_turn(state, state.active[side])  # SUP-09, SUP-R27


def turn_once(state: SuperiorState, turning: int) -> int:
    """Turn a card for each of these sides, the dealer's first; return who has the highest."""
    spot = state.spent
    most = tied = 0
    seat = state.dealer
    for _ in range(state.sides):
        side = state.side[seat]
        seat = left_of(state, seat)
        if turning >> side & 1:
            state.marker[side] = state.stock[spot]
            spot += 1
            number = number_of(state.marker[side])
            if number > most:
                most = number
                tied = 0
            if number == most:
                tied |= 1 << side
    return tied


def set_aside(state: SuperiorState, turning: int, tied: int) -> None:
    """Let the sides that are not tied keep what they turned: it goes to the front of the stock."""
    spot = state.spent
    seat = state.dealer
    for _ in range(state.sides):
        side = state.side[seat]
        seat = left_of(state, seat)
        if turning >> side & 1:
            if not tied >> side & 1:
                state.stock[spot] = state.stock[state.spent]
                state.stock[state.spent] = state.marker[side]
                state.spent += 1
            spot += 1


# --- Turns.


def ask_one(state: SuperiorState, phase: int, seat: int) -> None:
    """Ask one seat, as all can see."""
    state.phase = phase
    state.asked = seat
    state.invited = state.waiting = 1 << seat


def begin_turn(state: SuperiorState, seat: int) -> None:
    """Ask a seat for its bid."""
    state.turn = state.holder = seat
    ask_one(state, BIDDING, seat)


def end_turn(state: SuperiorState) -> None:
    """End the turn; only now an empty hand or stock ends the round (SUP-20, SUP-R36)."""
    state.bid = state.step = state.value = state.reversals = 0
    ended = state.spent == state.pack  # SUP-43
    for seat in range(state.seats):
        if state.hand[seat] == 0:
            ended = True  # SUP-42, SUP-63
    if ended:
        finish(state)
    else:
        begin_turn(state, state.active[state.side[left_of(state, state.turn)]])  # SUP-R10, SUP-R30


# --- The ends, the score.


def finish(state: SuperiorState) -> None:
    """End the round: hands are discarded, points added, the round won (SUP-44, SUP-R23)."""
    state.phase = OVER
    state.invited = state.waiting = 0
    for seat in range(state.seats):
        state.discard |= state.hand[seat]
        state.seen |= state.hand[seat]
        state.hand[seat] = 0
    for side in range(state.sides):
        state.total[side] += points_of(state, side)
    winner = round_winner(state)
    if winner != NOBODY:
        state.won[winner] += 1


def points_of(state: SuperiorState, side: int) -> int:
    """Return the points of a score pile, its owner's trump Ace as 11 (SUP-45, SUP-R02)."""
    return worth(state, side, state.pile[side])


def worth(state: SuperiorState, side: int, cards: int) -> int:
    """Return what cards score in the pile of a side (SUP-45, SUP-55, SUP-R02)."""
    return pips(cards) + (HIGH - 1 if cards & state.ace[side] else 0)


def round_winner(state: SuperiorState) -> int:
    """Return the side with most points in the round, `NOBODY` when it is shared (SUP-03)."""
    most = NOBODY
    winner = NOBODY
    for side in range(state.sides):
        points = points_of(state, side)
        if points >= most:
            winner = NOBODY if points == most else side
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
        for side in range(state.sides):
            reached |= state.total[side] >= state.points
        return reached
    if state.tie == Tie.EXTRA_ROUND and state.round == 1:
        return round_winner(state) != NOBODY  # SUP-R22
    return True


def score(state: SuperiorState, out: Score) -> None:
    """Fill in points; rounds won come first in a match of so many rounds (SUP-R22, SUP-R23).

    Partners have the points of their team and win together (SUP-55, SUP-64).
    """
    out.winners = 0
    ended = over(state)
    most = 0
    for side in range(state.sides):
        rank = state.total[side]
        if state.match == Length.ROUNDS_N:
            rank += state.won[side] << 20
        seats = 0
        for seat in range(state.seats):
            if state.side[seat] == side:
                out.points[seat] = state.total[side]
                seats |= 1 << seat
        if ended and rank >= most:
            out.winners = seats | (out.winners if rank == most else 0)
            most = rank
