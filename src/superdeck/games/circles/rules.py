"""Super Circles: who may act and what they may do, at any time or in ticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import FEWEST, HALF, PACK, RINGS
from superdeck.engine.actions import CLOCK, WAIVE
from superdeck.games.circles.acts import CALL, DRAW, LAST, PLAY, TURN, card_of
from superdeck.games.circles.clock import clock_acts, clock_does, may_call
from superdeck.games.circles.play import (
    begin_asking,
    begin_events,
    draw,
    free_to_lay,
    has_match,
    left_of,
    move_bottom_card,
    offered,
    settle,
)
from superdeck.games.circles.state import (
    BLIND,
    IDLE,
    PLAYING,
    STALLED,
    TICKS,
    CirclesState,
)
from superdeck.games.circles.ticks import lay_act, put_down

if TYPE_CHECKING:
    from superdeck.engine.state import Moves

# --- Who may act.


def actors(state: CirclesState) -> int:
    """Return all seats while there is play (CIRC-13); in a stalemate the dealer, by an option."""
    if state.phase == PLAYING:
        return (1 << state.seats) - 1 if state.idle < IDLE else 0
    return 1 << state.dealer if may_call(state) else 0


def ask(state: CirclesState) -> int:
    """Return who is asked next: clockwise who has not answered, then `CLOCK`."""
    if state.phase == PLAYING and state.idle < IDLE:
        seat = state.turn
        for _ in range(state.seats):
            if state.answered >> seat & 1 == 0:
                return seat
            seat = left_of(state, seat)
        return CLOCK
    patience = IDLE if state.mode == TICKS else 1
    if may_call(state) and state.idle < patience:
        return state.dealer
    return CLOCK


def pass_over(state: CirclesState, _out: Moves) -> None:
    """Let seats do nothing that can do nothing else."""
    while state.phase == PLAYING:
        seat = ask(state)
        if seat == CLOCK or may_do_something(state, seat):
            return
        apply(state, seat, WAIVE)


def may_do_something(state: CirclesState, seat: int) -> bool:
    """Whether a seat can draw, turn or lay a card."""
    return state.left[seat] > 0 or (state.paused[seat] == 0 and has_match(state, seat))


def legal(state: CirclesState, seat: int, out: Moves) -> int:
    """List what a seat may do: plays by ring, the last card, draw, turns; WAIVE in ticks or alone.

    In ticks a seat may change its mind until the last one has put down an act.
    """
    if seat == CLOCK:
        return clock_acts(state, out)
    if state.phase == STALLED:
        out.action[0] = CALL
        out.action[1] = WAIVE
        return 2
    count = acts_of(state, seat, out)
    if state.mode == TICKS and state.answered >> seat & 1:
        count = without(state.sealed[seat], count, out)
    if state.mode == TICKS or count == 0:
        out.action[count] = WAIVE
        count += 1
    return count


def acts_of(state: CirclesState, seat: int, out: Moves) -> int:
    """List all acts of a seat but WAIVE; return how many there are."""
    count = 0
    if state.paused[seat] == 0:  # CIRC-R05
        low = state.hand[seat]
        high = state.hand_high[seat]
        for ring in range(RINGS):  # CIRC-12
            first = PLAY + ring * PACK
            count = listed(low & state.open_low[ring], first, count, out)
            count = listed(high & state.open_high[ring], first + HALF, count, out)
        if state.colours == FEWEST:
            count = distinct(state, seat, count, out)
        if state.held[seat] == 1 and free_to_lay(state, seat):
            out.action[count] = LAST
            count += 1
    if state.left[seat]:
        out.action[count] = DRAW  # CIRC-16
        count += 1
        if state.paused[seat] == 0 and state.pile_play == BLIND:
            count = turns(state, count, out)
    return count


def distinct(state: CirclesState, seat: int, count: int, out: Moves) -> int:
    """Leave one of equal plays in the list (GEN-04); return how many are left."""
    kept = 0
    for i in range(count):
        card = card_of(out.action[i])
        if offered(state, seat, card) == card:
            out.action[kept] = out.action[i]
            kept += 1
    return kept


def turns(state: CirclesState, count: int, out: Moves) -> int:
    """Append a turn for every ring that is not barred (CIRC-10, CIRC-R08)."""
    for ring in range(RINGS):
        if ring != state.bar:
            out.action[count] = TURN + ring
            count += 1
    return count


def listed(cards: int, first: int, count: int, out: Moves) -> int:
    """Append `first + bit` for every bit; return how many actions there are now."""
    while cards:
        low = cards & -cards
        out.action[count] = first + low.bit_length() - 1
        count += 1
        cards ^= low
    return count


def without(action: int, count: int, out: Moves) -> int:
    """Take an action out of the list; return how many are left."""
    kept = 0
    for i in range(count):
        if out.action[i] != action:
            out.action[kept] = out.action[i]
            kept += 1
    return kept


# --- What an action does.


def apply(state: CirclesState, seat: int, action: int) -> None:
    """Do a legal action."""
    if seat == CLOCK:
        clock_does(state, action)
    elif state.phase == STALLED:
        answer_stalemate(state, action)
    elif state.mode == TICKS:
        put_down(state, seat, action)
    elif action == WAIVE:
        state.answered |= 1 << seat
    else:
        act(state, seat, action)


def act(state: CirclesState, seat: int, action: int) -> None:
    """Do something in real time (CIRC-13)."""
    begin_events(state)
    if action == DRAW:
        draw(state, seat)
    else:
        lay_act(state, seat, action)
    begin_asking(state, left_of(state, seat))
    settle(state)


def answer_stalemate(state: CirclesState, action: int) -> None:
    """Let the dealer end the stalemate, or wait (CIRC-R12)."""
    if action == CALL:
        begin_events(state)
        move_bottom_card(state)
    else:
        state.idle = min(state.idle + 1, IDLE)
        state.tick += 1 if state.mode == TICKS else 0
