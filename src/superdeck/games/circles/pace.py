"""Super Circles: how players look and move, in whole microseconds, and what they choose.

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

from superdeck.cards.rings import FITS_HIGH, FITS_LOW, RINGS, fits_at, high_bit, low_bit
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import below, draw
from superdeck.engine.noise import noisy
from superdeck.games.circles.acts import (
    CALL,
    DRAW,
    FORCE,
    LAST,
    MOVE_UP,
    RESUME,
    SAY_GO,
    STOP,
    TURN,
    play_of,
)
from superdeck.games.circles.clock import may_call
from superdeck.games.circles.play import free_to_lay, offered
from superdeck.games.circles.state import (
    BLIND,
    PLAYING,
    READY,
    STALLED,
    CirclesState,
    WrongCall,
)
from superdeck.games.circles.worlds import matches, nth_match

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves, Reaction

STYLES = ("average", "calm", "quick", "expert", "gentle")
"""The characters; the tuples below have one number for each.

The first four are people at a table; `gentle` waits for a person who has to find keys as well.
"""

BASE = (240_000, 280_000, 215_000, 190_000, 1_100_000)
"""Microseconds to see that there is a new top card, and which."""
SEARCH = (60_000, 75_000, 50_000, 40_000, 300_000)
"""Microseconds for each card that is looked at."""
BIT = (150_000, 170_000, 130_000, 110_000, 450_000)
"""Microseconds for each bit of choice."""
MOVE = (330_000, 380_000, 295_000, 260_000, 1_000_000)
"""Microseconds to lay, turn or draw a card and to call the ring."""
MISSES = (60, 40, 90, 15, 60)
"""Of 1024 looks through a hand with a match, so many do not find it."""
WRONG = (20, 10, 40, 4, 20)
"""Of 1024 calls, so many name a wrong ring."""
GAMBLES = (0, 0, 150, 0, 0)
"""Of 1024 cards from the pile, so many are turned for a ring instead of drawn."""
EXPERT = 3
"""The style that compares two plays by what it could lay after each."""

SECOND = 1_000_000
DEALER_WAITS = 10 * SECOND
"""The dealer's time to call a stalemate (CIRC-R12)."""


# --- What a player chooses.


def prefer(
    state: CirclesState, seat: int, style: int, actions: Moves, count: int, chance: Stream
) -> int:
    """Lay what fits, else take a card from the pile; call a stalemate at once.

    `actions` has what is legal; the last one is WAIVE where nothing better is left.
    """
    if state.phase == STALLED:
        return CALL
    if state.paused[seat] == 0 and plays(state, seat):
        return picked(state, seat, style, chance)
    if state.left[seat]:
        return DRAW
    return actions.action[count - 1]


def plays(state: CirclesState, seat: int) -> int:
    """Return in how many ways a seat may lay a card from its hand."""
    count = 1 if state.held[seat] == 1 and free_to_lay(state, seat) else 0
    for ring in range(RINGS):
        count += matches(state, seat, ring)
    return count


def picked(state: CirclesState, seat: int, style: int, chance: Stream) -> int:
    """Return a play: any, or of two the one after which the hand has more matches."""
    if state.held[seat] == 1 and free_to_lay(state, seat):
        return LAST
    card, ring = some_play(state, seat, chance)
    if style == EXPERT:
        other, place = some_play(state, seat, chance)
        if next_matches(state, seat, other, place) > next_matches(state, seat, card, ring):
            card, ring = other, place
    return play_of(offered(state, seat, card), ring)


def some_play(state: CirclesState, seat: int, chance: Stream) -> tuple[int, int]:
    """Return a card and a ring that fit, each such pair as likely."""
    total = 0
    for ring in range(RINGS):
        total += matches(state, seat, ring)
    pick = below(chance, total)
    ring = 0
    while pick >= matches(state, seat, ring):
        pick -= matches(state, seat, ring)
        ring += 1
    return nth_match(state, seat, ring, pick), ring


def next_matches(state: CirclesState, seat: int, card: int, ring: int) -> int:
    """Return how many cards of the hand would match this card after it was laid for a ring."""
    low = high = 0
    for other in range(RINGS):
        if other != ring:
            at = fits_at(state.colours, card, other)
            low |= FITS_LOW[at]
            high |= FITS_HIGH[at]
    low &= state.hand[seat] & ~low_bit(card)
    high &= state.hand_high[seat] & ~high_bit(card)
    return low.bit_count() + high.bit_count()


# --- When.


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
        answer(style, time, pile_act(state, style, chance), chance, out)
    elif plays(state, seat):  # overlooked: once more from the beginning
        out.looked = 0
        out.look = noisy(time, chance)


def pile_act(state: CirclesState, style: int, chance: Stream) -> int:
    """Return whether the next card is drawn, or turned for a ring that is not barred."""
    if state.pile_play == BLIND and chance_of(GAMBLES[style], chance):
        ring = below(chance, RINGS)
        if ring != state.bar:
            return TURN + ring
    return DRAW


def answer(style: int, time: int, act: int, chance: Stream, out: Reaction) -> None:
    """Fill in an act, how long the mind takes and how long the hand."""
    out.look = noisy(time, chance)
    out.move = noisy(MOVE[style], chance)
    out.act = act


def called(act: int, style: int, chance: Stream) -> int:
    """Return a play as it is called: now and then with a wrong ring."""
    if act == LAST or not chance_of(WRONG[style], chance):
        return act
    first = play_of(0, 0)
    size = play_of(0, 1) - first
    return first + (act - first + size * (1 + below(chance, RINGS - 1))) % (size * RINGS)


def looked_at(cards: int, matching: int, chance: Stream) -> int:
    """Return how many of so many cards are looked at until the first of those that match."""
    steps = 1
    while below(chance, cards - steps + 1) >= matching:
        steps += 1
    return steps


def chance_of(share: int, chance: Stream) -> bool:
    """Return true in so many of 1024 cases."""
    return draw(chance) >> 22 < share


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
