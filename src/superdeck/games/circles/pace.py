"""Super Circles: how players look and move, in whole microseconds.

Looking takes a base time, a time for each card looked at until one is found (visual search is
linear in the number of things where colour and place must go together: 20 to 60 ms a thing for
features that are easy or hard to join, J. M. Wolfe, "What can 1 million trials tell us about
visual search?", Psychological Science 9, 1998), and a time for each bit of choice among what fits
(W. E. Hick, "On the rate of gain of information", Quarterly Journal of Experimental Psychology 4,
1952: about 150 ms a bit). Laying the card takes 200 to 400 ms more (P. M. Fitts, "The information
capacity of the human motor system", Journal of Experimental Psychology 47, 1954). Both vary to the
right, as reaction times do (R. D. Luce, "Response Times", 1986).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import RINGS
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import below
from superdeck.engine.noise import noisy
from superdeck.games.circles.acts import (
    CALL,
    FORCE,
    MOVE_UP,
    RESUME,
    SAY_GO,
    STOP,
    play_of,
)
from superdeck.games.circles.clock import may_call
from superdeck.games.circles.looking import chance_of, from_pile, picked, plays
from superdeck.games.circles.state import (
    IDLE,
    PLAYING,
    READY,
    STALLED,
    CirclesState,
    WrongCall,
)

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import View
    from superdeck.engine.state import Reaction

BASE = (240_000, 280_000, 215_000, 190_000, 1_100_000, 240_000, 190_000)
"""Microseconds to see that there is a new top card, and which."""
SEARCH = (60_000, 75_000, 50_000, 40_000, 300_000, 60_000, 40_000)
"""Microseconds for each card that is looked at."""
BIT = (150_000, 170_000, 130_000, 110_000, 450_000, 150_000, 110_000)
"""Microseconds for each bit of choice."""
MOVE = (330_000, 380_000, 295_000, 260_000, 1_000_000, 330_000, 260_000)
"""Microseconds to lay, turn or draw a card and to call the ring."""
MISSES = (60, 40, 90, 15, 60, 60, 15)
"""Of 1024 looks through a hand with a match, so many do not find it."""
WRONG = (20, 10, 40, 4, 20, 20, 4)
"""Of 1024 calls, so many name a wrong ring."""

SECOND = 1_000_000
DEALER_WAITS = 10 * SECOND
"""The dealer's time to call a stalemate (CIRC-R12)."""

EVIDENT, LONGEST = 300, 1500
"""Milliseconds where all can see what follows, and the most that anybody thinks in ticks."""
CLOSE = 4
"""With at most so many cards, hand and pile together, somebody may soon have won."""


def react(state: CirclesState, seat: int, style: int, chance: Stream, out: Reaction) -> None:
    """Say when a player will have found what to do, and how long it takes to do it."""
    out.look = out.move = 0
    out.act = NOBODY
    if seat == CLOCK:
        react_clock(state, out)
    elif state.phase == STALLED:
        if seat == state.dealer and may_call(state):
            answer(style, BASE[style], CALL, chance, out)
    elif state.phase == PLAYING and state.paused[seat] == 0:
        search(state, seat, style, chance, out)


def search(state: CirclesState, seat: int, style: int, chance: Stream, out: Reaction) -> None:
    """Look through the cards that were not looked at yet; lay a match, or take a card."""
    fresh = state.held[seat] - out.looked
    found = plays(state, seat)
    if found and fresh and chance_of(MISSES[style], chance):
        found = 0
    if found and fresh:
        steps = looked_at(fresh, min(fresh, found), chance)
        time = BASE[style] + SEARCH[style] * steps + BIT[style] * log2(found + 1) // 1024
        answer(style, time, called(picked(state, seat, style, chance), style, chance), chance, out)
        return
    time = BASE[style] + SEARCH[style] * fresh
    out.looked = state.held[seat]
    if state.left[seat]:
        answer(style, time, from_pile(state, seat, style, chance), chance, out)
    elif plays(state, seat):  # overlooked: once more from the beginning
        out.looked = 0
        out.look = noisy(time, chance)


def answer(style: int, time: int, act: int, chance: Stream, out: Reaction) -> None:
    """Fill in an act, how long the mind takes and how long the hand."""
    out.look = noisy(time, chance)
    out.move = noisy(MOVE[style], chance)
    out.act = act


def called(act: int, style: int, chance: Stream) -> int:
    """Return a play as it is called: now and then with a wrong ring."""
    first = play_of(0, 0)
    if act < first or not chance_of(WRONG[style], chance):
        return act
    size = play_of(0, 1) - first
    return first + (act - first + size * (1 + below(chance, RINGS - 1))) % (size * RINGS)


def looked_at(cards: int, matching: int, chance: Stream) -> int:
    """Return how many of so many cards are looked at until the first of those that match."""
    steps = 1
    while below(chance, cards - steps + 1) >= matching:
        steps += 1
    return steps


def log2(number: int) -> int:
    """Return the binary logarithm in 1/1024, straight between powers of two (at most 9 % off)."""
    whole = number.bit_length() - 1
    return 1024 * whole + ((number << 10 >> whole) - 1024)


def react_clock(state: CirclesState, out: Reaction) -> None:
    """Say what CLOCK does next if nothing happens, and when."""
    if state.phase == READY:
        out.look = state.countdown_s * SECOND  # CIRC-R21
        out.act = SAY_GO
    elif state.phase == STALLED:
        out.look = DEALER_WAITS if may_call(state) else 0  # CIRC-R12
        out.act = STOP if state.row >= state.height else MOVE_UP
    elif state.phase == PLAYING:
        if state.wrong_call == WrongCall.REFUSE_AND_PAUSE:
            react_to_pauses(state, out)
        if state.idle_force_draw_s:
            react_to_idle(state, out)


def react_to_pauses(state: CirclesState, out: Reaction) -> None:
    """End the pause that began first (CIRC-R05)."""
    for seat in range(state.seats):
        if state.paused[seat]:
            left = max(0, state.wrong_call_pause_ms * 1000 - out.held[seat])
            if out.act == NOBODY or left < out.look:
                out.look = left
                out.act = RESUME + seat


def react_to_idle(state: CirclesState, out: Reaction) -> None:
    """Draw for who has been idle long enough, and again after as long (CIRC-R14)."""
    for seat in range(state.seats):
        if state.left[seat]:
            idle = state.idle_force_draw_s * SECOND
            late = out.since[seat] - seat  # a microsecond apart, so that each has its moment
            left = idle - late % idle if late > 0 else idle - late
            if out.act == NOBODY or left < out.look:
                out.look = left
                out.act = FORCE + (1 << seat)


def ponder(view: View) -> int:
    """Return how many milliseconds a person thinks in ticks, the median, by a spectator's view.

    It is the average player's time to look through a hand of usual size, and to move; longer where
    somebody has few cards left. Whoever has no card in hand can only take one.
    """
    if view["phase"] != "playing" or view["idle"] >= IDLE or not any(view["held"]):
        return EVIDENT
    cards: int = sum(view["held"]) // view["seats"]
    rest = (held + left for held, left in zip(view["held"], view["left"], strict=True))
    close = BIT[0] if min(rest) <= CLOSE else 0
    return min((BASE[0] + SEARCH[0] * cards + MOVE[0] + close) // 1000, LONGEST)
