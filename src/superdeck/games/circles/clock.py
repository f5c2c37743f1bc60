"""Super Circles: what CLOCK does, and what a claim amounts to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import PACK, RINGS
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games.circles.acts import (
    CALL,
    DRAW,
    FORCE,
    GIVE_BACK,
    GIVE_TURNED,
    LAST,
    MOVE_UP,
    PAUSE,
    PLAY,
    RESUME,
    SAY_GO,
    STOP,
    TURN,
    card_of,
    play_of,
    ring_of,
)
from superdeck.games.circles.play import (
    begin_asking,
    begin_events,
    come_late,
    draw,
    fits,
    free_to_lay,
    happen,
    holds,
    move_bottom_card,
    offered,
    settle,
)
from superdeck.games.circles.state import (
    ANY_RING,
    BLIND,
    GO,
    IDLE,
    OVER,
    PAUSED,
    PLAYING,
    READY,
    RESUMED,
    SEATS,
    STALLED,
    STOPPED,
    TICKS,
    CirclesState,
    Stalemate,
    WrongCall,
)
from superdeck.games.circles.ticks import named_card, stands_again

if TYPE_CHECKING:
    from superdeck.engine.state import Moves

# --- What CLOCK may do.


def clock_acts(state: CirclesState, out: Moves) -> int:
    """List what CLOCK may do now, what it is asked for first."""
    if state.phase == READY:
        out.action[0] = SAY_GO  # CIRC-07, CIRC-R21
        return 1
    if state.phase == STALLED:
        out.action[0] = STOP if state.row >= state.height else MOVE_UP  # CIRC-R12, CIRC-R13
        return 1
    count = 0
    if state.mode == TICKS and state.idle >= IDLE:  # CIRC-R14
        out.action[0] = FORCE + with_pile(state) if state.undrawn else STOP
        count = 1
    count = pauses(state, count, out)
    return count if state.mode == TICKS else late_acts(state, forces(state, count, out), out)


def with_pile(state: CirclesState) -> int:
    """Return the seats that have a draw pile, as bits."""
    seats = 0
    for seat in range(state.seats):
        if state.left[seat]:
            seats |= 1 << seat
    return seats


def pauses(state: CirclesState, count: int, out: Moves) -> int:
    """Append the ends of pauses, and the pauses that a wrong call may bring (CIRC-R05)."""
    if state.wrong_call != WrongCall.REFUSE_AND_PAUSE:
        return count
    for seat in range(state.seats):
        if state.paused[seat] and state.mode != TICKS:
            out.action[count] = RESUME + seat
            count += 1
    for seat in range(state.seats):
        if state.paused[seat] == 0:
            out.action[count] = PAUSE + seat
            count += 1
    return count


def forces(state: CirclesState, count: int, out: Moves) -> int:
    """Append a draw for every seat that may be idle (CIRC-R14)."""
    if state.idle_force_draw_s:
        for seat in range(state.seats):
            if state.left[seat]:
                out.action[count] = FORCE + (1 << seat)
                count += 1
    return count


def late_acts(state: CirclesState, count: int, out: Moves) -> int:
    """Append every card that a claim of before may have laid too late (CIRC-R10)."""
    if state.counter == 0:
        return count
    for seat in range(state.seats):
        first = GIVE_BACK + seat * PACK
        for card in range(PACK):
            if holds(state, seat, card):
                out.action[count] = first + card
                count += 1
        if state.left[seat] and state.pile_play == BLIND:
            out.action[count] = GIVE_TURNED + seat
            count += 1
    return count


# --- What CLOCK does.


def clock_does(state: CirclesState, action: int) -> None:
    """Do something that no seat does (GEN-11)."""
    begin_events(state)
    if action >= GIVE_BACK:
        answer_claim(state, action)
    elif action == SAY_GO:
        state.phase = PLAYING
        happen(state, GO, state.dealer, ANY_RING, 0)
        settle(state)
    elif action == MOVE_UP:
        move_bottom_card(state)
    elif action == STOP:
        state.phase = OVER  # CIRC-R13, CIRC-R14
        happen(state, STOPPED, state.dealer, ANY_RING, 0)
    else:
        force(state, action - FORCE)


def answer_claim(state: CirclesState, action: int) -> None:
    """Give a late card back, or begin or end a pause."""
    if action >= PAUSE:
        seat = (action - PAUSE) % SEATS
        begins = action < RESUME
        state.paused[seat] = 2 if begins else 0
        happen(state, PAUSED if begins else RESUMED, seat, ANY_RING, 0)
        if state.mode == TICKS:
            return
    elif action >= GIVE_TURNED:
        come_late(state, action - GIVE_TURNED, NOBODY)
    else:
        come_late(state, (action - GIVE_BACK) // PACK, (action - GIVE_BACK) % PACK)
    begin_asking(state, state.turn)
    settle(state)


def force(state: CirclesState, seats: int) -> None:
    """Draw one card for each of a set of seats (CIRC-R14)."""
    for seat in range(state.seats):
        if seats >> seat & 1:
            draw(state, seat)
    state.idle = 0
    begin_asking(state, state.turn)
    settle(state)


# --- Claims.


def live(state: CirclesState) -> bool:
    """Whether anybody may act at any time (CIRC-13, CIRC-R18)."""
    return state.mode != TICKS


def counter(state: CirclesState) -> int:
    """Return how many plays and stalemate moves there were (CIRC-R10)."""
    return state.counter


def claim(state: CirclesState, seat: int, action: int, answered: int) -> int:
    """Return what an act that answers a move counter amounts to now, -1 for nothing (CIRC-R10)."""
    if state.phase != PLAYING:  # CIRC-R12, CIRC-R21
        return CALL if action == CALL and seat == state.dealer and may_call(state) else -1
    if action == WAIVE:
        return WAIVE if state.mode == TICKS else -1
    if action == DRAW:
        return DRAW if state.left[seat] else -1
    if could_claim(state, seat, action) and answered <= state.counter:
        if answered < state.counter:
            return late_claim(state, seat, action)
        return judged(state, seat, action)
    return -1


def may_call(state: CirclesState) -> bool:
    """Whether it is for the dealer to end a stalemate (CIRC-R12).

    That there is one is public: all hands together hold what does not lie in the centre.
    """
    if state.phase != STALLED or state.row >= state.height:
        return False
    return state.stalemate == Stalemate.DEALER_CALLS


def could_claim(state: CirclesState, seat: int, action: int) -> bool:
    """Whether a seat that is not paused has the card that a claim lays."""
    if state.paused[seat] or action < LAST or action >= SAY_GO:
        return False
    if action >= PLAY:
        return holds(state, seat, card_of(action))
    if action >= TURN:
        return state.left[seat] > 0 and state.pile_play == BLIND
    return state.held[seat] == 1 and free_to_lay(state, seat)


def late_claim(state: CirclesState, seat: int, action: int) -> int:
    """Return what becomes of a claim that answers an earlier card: its card goes back."""
    if state.mode == TICKS:
        return -1  # what is put down answers this tick
    if stands_again(state, action):
        return action
    card = named_card(state, seat, action)
    return GIVE_TURNED + seat if card == NOBODY else GIVE_BACK + seat * PACK + card


def judged(state: CirclesState, seat: int, action: int) -> int:
    """Return what a claim amounts to that comes in time; its ring may be wrong (CIRC-R05)."""
    if action < PLAY:
        return action if action == LAST or ring_of(action) != state.bar else -1  # CIRC-R08
    card = offered(state, seat, card_of(action))
    if fits(state, card, ring_of(action)):
        return play_of(card, ring_of(action))
    if state.wrong_call == WrongCall.REFUSE_AND_PAUSE:
        return PAUSE + seat
    if state.wrong_call == WrongCall.AUTO_CORRECT:
        for ring in range(RINGS):
            if fits(state, card, ring):
                return play_of(card, ring)
    return -1
