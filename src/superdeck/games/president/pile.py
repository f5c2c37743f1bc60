"""President: the pile, the turn, going out, and the end of a round."""

from __future__ import annotations

from superdeck.cards.ranks import COLUMN, RANKS, ROW, at_least
from superdeck.engine.actions import NOBODY
from superdeck.engine.options import Toggle
from superdeck.games.president.state import (
    OVER,
    PAIR,
    TWO,
    BiggerSetRank,
    Completion,
    MatchAndOut,
    PileOnExit,
    PresidentState,
    StuckOrder,
    StuckTest,
    TwoPlayerSkip,
)

NUMBERS = ROW ^ 1 << TWO
"""One of each rank that is no 2."""
TWOS = COLUMN << TWO
LONE_TWO = 1 << TWO
FOURS = NUMBERS << 3 * RANKS
SETS = COLUMN * NUMBERS
ANYTHING = SETS | LONE_TWO
"""What an empty pile takes: any set (PRES-R02) or one 2 (PRES-R07, PRES-R08)."""

# Enum names are fetched slowly in the plain life; these are read at every lay.
ON = int(Completion.ON)
OFF = int(Completion.OFF)


def clear_pile(state: PresidentState, leader: int) -> None:
    """Clear the pile (PRES-27, PRES-R34); `leader` starts the new one."""
    state.layer = state.rank = state.leads_after = NOBODY
    state.count = state.run = state.locked = state.waiting = 0
    state.beats = ANYTHING
    state.turn = leader


def answers(state: PresidentState) -> int:
    """Return the lays of up to four cards that answer the pile, as bits.

    Those of five and more, like those of four, go on anything (PRES-R06, PRES-R30).
    """
    count = state.count
    rank = state.rank
    larger = SETS >> count * RANKS << count * RANKS  # PRES-13, PRES-15, PRES-R03, PRES-R04
    if state.bigger_set_rank:
        if state.bigger_set_rank == BiggerSetRank.EQUAL_OR_HIGHER:
            larger &= COLUMN * (ROW >> rank << rank) | FOURS
        else:
            larger = FOURS  # PRES-R06
    lowest = rank if count == 1 else rank + 1  # PRES-11, PRES-14, PRES-16
    same = (NUMBERS >> lowest << lowest) << (count - 1) * RANKS
    if state.completion != OFF:
        same |= at_least(4 - state.run, rank)  # PRES-R11, PRES-R38
    elif count == PAIR == state.run:
        same |= at_least(PAIR, rank)  # PRES-R05
    return larger | same | LONE_TWO  # PRES-R07


def completers(state: PresidentState) -> int:
    """Return the seats in with enough cards to make the run on top a four, holders or not."""
    seats = 0
    if state.completion == ON and state.layer != NOBODY:
        missing = 4 - state.run
        for seat in range(state.seats):
            if state.hand[seat].bit_count() >= missing:
                seats |= 1 << seat
    return seats & state.inside


def answering(state: PresidentState, seat: int) -> int:
    """Return the missing cards where a seat holds them and has not said if it completes, else 0."""
    if state.waiting >> seat & 1:
        return state.hand[seat] & at_least(4 - state.run, state.rank)
    return 0


def find_turn(state: PresidentState, seat: int, match: int) -> None:
    """Find who has the turn after a lay (`match` 1: a match), or who leads if that clears."""
    left = not state.inside >> seat & 1
    skips = match  # PRES-12
    if match and not left and state.inside.bit_count() == PAIR:  # PRES-R16
        if state.two_player_skip == TwoPlayerSkip.MUST_BEAT_OWN:
            return  # the matcher, who had the turn, has it again
        if state.two_player_skip == TwoPlayerSkip.NO_SKIP:
            skips = 0
    if left and clears_by_leaving(state, match):
        state.leads_after = next_in(state, seat)
    elif turn_comes_round(state, seat, skips):
        state.leads_after = state.turn


def clears_by_leaving(state: PresidentState, match: int) -> bool:
    """Whether the pile is cleared because a seat left with its lay (PRES-R18, PRES-R19)."""
    if match and state.match_and_out == MatchAndOut.CLEAR_AND_NEXT_LEADS:
        return True
    return state.pile_on_exit == PileOnExit.CLEARED


def turn_comes_round(state: PresidentState, seat: int, skips: int) -> bool:
    """Move the turn on from a seat, skipping `skips` seats that could play (PRES-10, PRES-R15).

    True when it comes to the place of the last layer, in or out: then that seat, or the next one
    in to its left, is the one to lead (PRES-R17, PRES-R19).
    """
    able = state.inside & ~state.locked
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if seat == state.layer:
            state.turn = seat if state.inside >> seat & 1 else next_in(state, seat)
            return True
        if able >> seat & 1:
            if skips == 0:
                state.turn = seat
                return False
            skips -= 1


def next_in(state: PresidentState, seat: int) -> int:
    """Return the next seat in to the left; somebody is in, which is not checked."""
    while True:
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.inside >> seat & 1:
            return seat


def settle(state: PresidentState, seat: int) -> bool:
    """Let a seat go out, or stop it with a lone 2; say whether it has left (PRES-34, PRES-R21)."""
    hand = state.hand[seat]
    if hand == 0:
        state.place[seat] = state.exits
        state.exits += 1
    elif is_stuck(state, hand):
        state.stuck[state.stuck_count] = seat
        state.stuck_count += 1
    else:
        return False
    state.inside &= ~(1 << seat)
    return True


def is_stuck(state: PresidentState, hand: int) -> bool:
    """Whether a hand that is not empty is a lone 2, or with `stuck_test` only 2s (PRES-R22)."""
    if hand & ~TWOS:
        return False
    return hand == LONE_TWO or state.stuck_test == StuckTest.ALL_TWOS


def finish(state: PresidentState) -> None:
    """End the round: the last places, the points (PRES-05, PRES-06, PRES-23, PRES-R20)."""
    for seat in range(state.seats):
        if state.inside >> seat & 1:
            state.place[seat] = state.exits
            state.exits += 1
    for i in range(state.stuck_count):
        late = state.stuck_count - 1 - i if state.stuck_order == StuckOrder.LAST_IS_LAST else i
        state.place[state.stuck[i]] = state.seats - 1 - late  # PRES-25
    for seat in range(state.seats):
        scores = state.place[seat] < state.exits or state.stuck_scores == Toggle.YES
        if scores and state.place[seat] <= 1:
            state.points[seat] += 2 - state.place[seat]
    clear_pile(state, state.turn)
    state.phase = OVER
