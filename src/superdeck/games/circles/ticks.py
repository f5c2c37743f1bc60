"""Super Circles in ticks: everybody puts an act down, then all are done (CIRC-R18)."""

from __future__ import annotations

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import Purpose, words
from superdeck.games.circles.acts import DRAW, LAST, PLAY, card_of, ring_of
from superdeck.games.circles.play import (
    begin_asking,
    begin_events,
    come_late,
    draw,
    fits,
    left_of,
    only_card,
    play,
    settle,
    turn_up,
)
from superdeck.games.circles.state import (
    ANY_RING,
    LAID,
    PLAYING,
    CirclesState,
    LatePlay,
)


def put_down(state: CirclesState, seat: int, action: int) -> None:
    """Keep what a seat does in this tick to itself; the last one closes the tick."""
    state.sealed[seat] = action
    state.answered |= 1 << seat
    if state.answered == (1 << state.seats) - 1:
        close_tick(state)


def close_tick(state: CirclesState) -> None:
    """Do all acts in an order drawn from the seed, uniformly each tick (CIRC-R18)."""
    begin_events(state)
    drawn = words(state, Purpose.TICK, state.tick, 0)
    waiting = state.answered
    stands = False
    for left in range(state.seats, 0, -1):
        seat = nth_seat(waiting, drawn[left] * left >> 32)
        waiting ^= 1 << seat
        if state.phase == PLAYING:
            stands = do_act(state, seat, state.sealed[seat], stands)
    for seat in range(state.seats):
        state.sealed[seat] = WAIVE
        state.paused[seat] = max(0, state.paused[seat] - 1)
    next_tick(state)
    settle(state)


def nth_seat(seats: int, number: int) -> int:
    """Return the seat with this number, from 0, among a set of them."""
    for _ in range(number):
        seats &= seats - 1
    return (seats & -seats).bit_length() - 1


def do_act(state: CirclesState, seat: int, action: int, stands: bool) -> bool:  # noqa: FBT001 - a fact
    """Do one act of a tick; return whether a play stands by now. Later ones are late (CIRC-R18)."""
    if action == WAIVE:
        return stands
    if action == DRAW:
        draw(state, seat)
        return stands
    if stands and not stands_again(state, action):
        come_late(state, seat, named_card(state, seat, action))
        return True
    return lay_act(state, seat, action) or stands


def stands_again(state: CirclesState, action: int) -> bool:
    """Whether a late claim is judged anew, and its ring fits now (CIRC-R10)."""
    if state.late_play != LatePlay.REVALIDATE:
        return False
    if action < PLAY:
        return action == LAST or ring_of(action) != state.bar
    return fits(state, card_of(action), ring_of(action))


def named_card(state: CirclesState, seat: int, action: int) -> int:
    """Return the card that a claim lays, `NOBODY` for the top of the pile."""
    if action == LAST:
        return only_card(state, seat)
    return card_of(action) if action >= PLAY else NOBODY


def lay_act(state: CirclesState, seat: int, action: int) -> bool:
    """Lay or turn a card; return whether it stands."""
    if PLAY > action > LAST:
        return turn_up(state, seat, ring_of(action))
    ring = ANY_RING if action == LAST else ring_of(action)
    play(state, seat, named_card(state, seat, action), ring, LAID)
    return True


def next_tick(state: CirclesState) -> None:
    """Count the tick, and those in a row in which nobody acted (CIRC-R14)."""
    state.tick += 1
    state.idle = 0 if state.events else state.idle + 1
    begin_asking(state, left_of(state, state.dealer))
