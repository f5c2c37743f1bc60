"""SUPRA: a match between its choices: turns, Garage Days, the ends, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.games.supra.contest import starter, winner
from superdeck.games.supra.pile import shuffle_in, turn_scrap
from superdeck.games.supra.state import (
    EXHAUSTION_TURNS,
    LINEUP,
    LINING,
    OVER,
    RED,
    ROBBING,
    SCRAPPING,
    SLOTS,
    STEPPING,
    SWAPPING,
    TAKING,
    CarValue,
    Ending,
    Event,
    FinalTie,
    GarageLineup,
    MostCards,
    Resort,
    SixPlus,
    SupraState,
    WinCheck,
    WonWith,
    height,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Score

MANY = 6
"""So many seats play without a target (SUPRA-45)."""

TARGET = 10
"""The target is this less the number of seats (SUPRA-44)."""

# --- Turns.


def clear_table(state: SupraState) -> None:
    """Leave nothing of a Lineup."""
    state.lineup = state.dry = state.payers = state.redrawn = 0
    state.event = state.decided = state.gift = NOBODY
    for i in range(LINEUP):
        state.turned[i] = NOBODY


def begin_turn(state: SupraState) -> None:
    """Let the next Lineup be turned (SUPRA-12)."""
    clear_table(state)
    state.turns += 1
    for seat in range(state.seats):
        state.asks[seat] = 0
    state.phase = LINING


def run(state: SupraState) -> None:
    """Go on until somebody is asked or the match is over."""
    while state.phase > OVER:
        if state.phase == LINING:
            line_up(state)
        else:
            next_step(state)


def line_up(state: SupraState) -> None:
    """Turn cards until four lie there; then the event, or else a Garage Day (SUPRA-41)."""
    shown = state.lineup.bit_count()
    while shown < LINEUP and state.spent < state.pack:
        card = state.stock[state.spent]
        state.spent += 1
        state.turned[shown] = card
        state.lineup |= 1 << card
        shown += 1
    if shown == LINEUP:
        begin_event(state)
    elif state.seats >= MANY and state.six_plus == SixPlus.FIRST_EXHAUSTION:
        finish(state, Ending.EXHAUSTED)  # SUPRA-45, SUPRA-R25
    else:
        state.dry = 1
        begin_day(state)


def begin_event(state: SupraState) -> None:
    """Do what the red cards say (SUPRA-13, SUPRA-R29)."""
    state.event = (state.lineup & RED).bit_count()
    if state.event == Event.GARAGE_DAY:
        begin_day(state)
        return
    seat = winner(state, state.event - 1)
    if seat == NOBODY:
        finish(state, Ending.IDENTICAL)  # SUPRA-18, SUPRA-R06
        return
    state.last = state.turn = seat
    state.phase = ROBBING if state.event == Event.ROBBERY else TAKING  # SUPRA-19, SUPRA-20


def won_slot(state: SupraState) -> int:
    """Return the slot whose card goes to the garage (SUPRA-21, SUPRA-R32)."""
    return state.decided if state.won_with == WonWith.DECIDING_SLOT else state.event - 1


def put(state: SupraState, seat: int, slot: int, card: int) -> int:
    """Put a card into exactly this slot; return the card it replaces (SUPRA-R30)."""
    old = state.car[SLOTS * seat + slot]
    state.car[SLOTS * seat + slot] = card
    return old


def reached(state: SupraState, seat: int) -> bool:
    """Whether a garage has reached the target, which only up to five seats have (SUPRA-44)."""
    return state.seats < MANY and state.garage[seat].bit_count() >= TARGET - state.seats


def end_turn(state: SupraState) -> None:
    """Scrap what is left of the Lineup and begin the next turn (SUPRA-25)."""
    state.scrap |= state.lineup
    state.lineup = 0
    state.gift = NOBODY
    if state.resort == Resort.AFTER_EACH_TURN:
        sort_cars(state)
    late = state.win_check == WinCheck.END_OF_TURN and state.last != NOBODY
    if late and reached(state, state.last):
        finish(state, Ending.TARGET)
    elif state.turns >= most_turns(state):
        finish(state, Ending.TURNS)
    else:
        begin_turn(state)


def most_turns(state: SupraState) -> int:
    """Return the turns after which the match ends (SUPRA-R36, SUPRA-R25)."""
    if state.seats >= MANY and state.six_plus == SixPlus.TRUE_EXHAUSTION:
        return min(state.turn_cap, EXHAUSTION_TURNS)
    return state.turn_cap


def sort_cars(state: SupraState) -> None:
    """Sort every car from Engine to Spoiler, equal cards keeping their order (SUPRA-R09)."""
    for seat in range(state.seats):
        first = SLOTS * seat
        for end in range(first + 1, first + SLOTS):
            spot = end
            while spot > first and higher(state, state.car[spot], state.car[spot - 1]):
                card = state.car[spot]
                state.car[spot] = state.car[spot - 1]
                state.car[spot - 1] = card
                spot -= 1


def higher(state: SupraState, card: int, other: int) -> bool:
    """Whether a card has a higher value than another."""
    return height(state, card) > height(state, other)


# --- Garage Days.


def begin_day(state: SupraState) -> None:
    """Begin a Garage Day: the payers first, then seat by seat (SUPRA-32, SUPRA-R18, R34)."""
    state.payers = largest(state)
    state.to_come = state.seats
    seat = starter(state)
    state.turn = seat - 1 if seat else state.seats - 1
    state.phase = STEPPING


def largest(state: SupraState) -> int:
    """Return the seats with the largest garages, none where all are empty."""
    most = 1
    seats = 0
    for seat in range(state.seats):
        held = state.garage[seat].bit_count()
        if held > most:
            most = held
            seats = 0
        if held == most:
            seats |= 1 << seat
    return seats


def next_step(state: SupraState) -> None:
    """Let the next seat with a garage take its step, or end the Garage Day (SUPRA-39)."""
    seat = state.turn
    while state.to_come:
        state.to_come -= 1
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.garage[seat]:
            state.turn = seat
            if state.most_cards == MostCards.AT_OWN_TURN:
                state.payers = largest(state)
            owes = state.payers >> seat & 1 and state.garage[seat] & RED  # SUPRA-34, SUPRA-R19
            state.phase = SCRAPPING if owes else SWAPPING
            return
    end_day(state)


def end_day(state: SupraState) -> None:
    """End a Garage Day (SUPRA-38): new Draw Pile and Lineup, or the next turn."""
    state.payers = 0
    if state.dry:
        refill(state)
    elif state.garage_lineup == GarageLineup.RETURN_AND_RESHUFFLE:
        shuffle_in(state, state.lineup)
        state.lineup = 0
        end_turn(state)
    else:
        end_turn(state)  # SUPRA-R17


def refill(state: SupraState) -> None:
    """Make the Scrap Pile the Draw Pile, to complete the Lineup (SUPRA-42, SUPRA-43)."""
    state.dry = 0
    missing = LINEUP - state.lineup.bit_count()
    ends = state.seats >= MANY and state.six_plus == SixPlus.GARAGE_DAY_THEN_END
    if ends or state.scrap.bit_count() < missing:  # SUPRA-R24
        finish(state, Ending.EXHAUSTED)
    else:
        turn_scrap(state)
        state.phase = LINING


# --- The ends, the score.


def finish(state: SupraState, ending: int) -> None:
    """End the match."""
    state.ending = ending
    state.phase = OVER


def round_over(state: SupraState) -> bool:
    """Whether the match has ended: it is one round."""
    return state.phase == OVER


def over(state: SupraState) -> bool:
    """Whether the match has ended."""
    return state.phase == OVER


def score(state: SupraState, out: Score) -> None:
    """Fill in garage counts; whoever reached the target wins, else the best rank (SUPRA-R20)."""
    out.winners = 0
    best = -1
    for seat in range(state.seats):
        out.points[seat] = state.garage[seat].bit_count()
        if state.phase == OVER and state.ending != Ending.TARGET:
            rank = standing(state, seat)
            if rank >= best:
                out.winners = 1 << seat | (out.winners if rank == best else 0)
                best = rank
    if state.ending == Ending.TARGET:
        out.winners = 1 << state.last


def standing(state: SupraState, seat: int) -> int:
    """Return a number that ranks a seat at an end without a target (SUPRA-45, SUPRA-46)."""
    total = 0
    slots = 0
    for slot in range(SLOTS):
        value = height(state, state.car[SLOTS * seat + slot]) + 1
        total += value
        slots = slots << 4 | value
    if state.car_value == CarValue.ENGINE_FIRST:
        total = 0
    elif state.final_tie == FinalTie.SHARED:
        slots = 0
    return (state.garage[seat].bit_count() << 8 | total) << 16 | slots
