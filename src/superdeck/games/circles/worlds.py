"""Super Circles: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import HALF, HIGH, LOW, PACK, RINGS, colour_of, high_bit, low_bit
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import below, mix, new_future
from superdeck.games.circles.acts import DRAW, LAST, TURN, play_of
from superdeck.games.circles.play import bottom_of, free_to_lay, left_of, offered
from superdeck.games.circles.state import BLIND, PLAYING, SEATS, TICKS, CirclesState

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers


def imagine(state: CirclesState, seat: int, chance: Stream) -> None:
    """Deal the cards that a seat (or `NOBODY`) has not seen again, all placements as likely.

    Nothing else restricts them: while a pile is left there is no stalemate, and once all are drawn
    the hands together hold what is not in the centre, whoever has which card.
    """
    new_future(state, chance)
    count = gather(state, seat)
    mix(state, chance, 0, count)
    for other in range(state.seats):
        if other != seat:
            count = refill(state, other, count)
    for other in range(state.seats):
        bottom = bottom_of(state, other)
        for i in range(state.left[other]):
            count -= 1
            state.pile[bottom + i] = state.stock[count]
    imagine_answers(state, seat, chance)


def gather(state: CirclesState, seat: int) -> int:
    """Write the cards that a seat has not seen into the stock; return how many."""
    low = LOW & ~state.seen
    high = HIGH & ~state.seen_high
    if seat != NOBODY:
        low &= ~state.hand[seat]
        high &= ~state.hand_high[seat]
    return write(state, high, HALF, write(state, low, 0, 0))


def write(state: CirclesState, cards: int, first: int, spot: int) -> int:
    """Write a set of cards, numbered from `first`, into the stock; return the next spot."""
    while cards:
        low = cards & -cards
        state.stock[spot] = first + low.bit_length() - 1
        spot += 1
        cards ^= low
    return spot


def refill(state: CirclesState, seat: int, count: int) -> int:
    """Give a hand what is known of it and cards from the end of the stock; return what is left."""
    state.hand[seat] &= state.seen
    state.hand_high[seat] &= state.seen_high
    known = state.hand[seat].bit_count() + state.hand_high[seat].bit_count()
    for _ in range(state.held[seat] - known):
        count -= 1
        state.hand[seat] |= low_bit(state.stock[count])
        state.hand_high[seat] |= high_bit(state.stock[count])
    return count


def imagine_answers(state: CirclesState, seat: int, chance: Stream) -> None:
    """Imagine who has answered: nobody else where this seat has, all before it where it has not.

    What they may have put down for a tick is drawn evenly from what their hands allow.
    """
    mine = 0 if seat == NOBODY else state.answered & 1 << seat
    for other in range(state.seats):
        if other != seat:
            state.sealed[other] = WAIVE
    state.answered = mine
    if seat == NOBODY or mine or state.phase != PLAYING:
        return
    other = state.turn
    while other != seat:
        state.answered |= 1 << other
        if state.mode == TICKS:
            state.sealed[other] = some_act(state, other, chance)
        other = left_of(state, other)


def some_act(state: CirclesState, seat: int, chance: Stream) -> int:
    """Return one of the acts of a seat in ticks, each as likely."""
    pick = below(chance, 1 + count_acts(state, seat)) - 1
    if pick < 0:
        return WAIVE
    if state.left[seat]:
        if pick == 0:
            return DRAW
        pick -= 1
    if state.held[seat] == 1 and free_to_lay(state, seat):
        if pick == 0:
            return LAST
        pick -= 1
    if state.left[seat] and state.pile_play == BLIND:
        if pick < open_rings(state):
            return TURN + (pick if pick < state.bar or state.bar < 0 else pick + 1)
        pick -= open_rings(state)
    ring = 0
    while pick >= matches(state, seat, ring):
        pick -= matches(state, seat, ring)
        ring += 1
    return play_of(offered(state, seat, nth_match(state, seat, ring, pick)), ring)


def count_acts(state: CirclesState, seat: int) -> int:
    """Return how many acts a seat has in ticks, WAIVE apart."""
    count = 1 if state.left[seat] else 0
    if state.paused[seat]:
        return count
    if state.held[seat] == 1 and free_to_lay(state, seat):
        count += 1
    if state.left[seat] and state.pile_play == BLIND:
        count += open_rings(state)
    for ring in range(RINGS):
        count += matches(state, seat, ring)
    return count


def open_rings(state: CirclesState) -> int:
    """Return how many rings are not barred."""
    return RINGS if state.bar == NOBODY else RINGS - 1


def matches(state: CirclesState, seat: int, ring: int) -> int:
    """Return how many cards of a hand match at a ring."""
    low = state.hand[seat] & state.open_low[ring]
    return low.bit_count() + (state.hand_high[seat] & state.open_high[ring]).bit_count()


def nth_match(state: CirclesState, seat: int, ring: int, number: int) -> int:
    """Return a card of a hand that matches at a ring, by its number from 0."""
    cards = state.hand[seat] & state.open_low[ring]
    first = 0
    if number >= cards.bit_count():
        number -= cards.bit_count()
        cards = state.hand_high[seat] & state.open_high[ring]
        first = HALF
    for _ in range(number):
        cards &= cards - 1
    return first + (cards & -cards).bit_length() - 1


OF_RINGS = 24
OF_SEAT = OF_RINGS + 2 * RINGS
PER_SEAT = 5
OF_CARD = OF_SEAT + PER_SEAT * SEATS
OF_HEIGHT = OF_CARD + PACK
NUMBERS = OF_HEIGHT + PACK
"""How many numbers `observe` writes."""

CENTRE, TOP, HAND = 1, 2, 3
"""What `observe` says of a card: 0 is unseen."""


def observe(state: CirclesState, seat: int, out: Numbers) -> None:
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0); -1 is nobody, no ring, no act.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | dealer |
    | 3 | move counter |
    | 4 | stalemate moves |
    | 5 | of these, since the last play |
    | 6 | barred ring |
    | 7 | cards in the centre pile |
    | 8 | ticks |
    | 9 | ticks in a row without an act |
    | 10 | what the observer has put down for this tick |
    | 11 | whether the observer has answered |
    | 12 to 23 | the options, in the order of `CirclesState` |
    | 24 + r | colour of the top card's ring r |
    | 28 + r | cards in the observer's hand that match at ring r |
    | 32 + 5 s | 1 where a seat is there |
    | 33 + 5 s | cards in hand of seat s |
    | 34 + 5 s | cards in its draw pile |
    | 35 + 5 s | its claims that came too late |
    | 36 + 5 s | its pause |
    | 72 + c | where card c lies: 0 unseen, 1 in the centre, 2 on top, 3 + s in the hand of seat s |
    | 145 + c | its height in the centre pile, the bottom 1, 0 where it is not there |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    value[0] = state.phase
    value[1] = state.seats
    value[2] = (state.dealer - seat) % state.seats
    value[3] = state.counter
    value[4] = state.stalemates
    value[5] = state.row
    value[6] = state.bar
    value[7] = state.height
    value[8] = state.tick
    value[9] = state.idle
    value[10] = state.sealed[seat]
    value[11] = state.answered >> seat & 1
    observe_options(state, out)
    top = state.centre[state.height - 1]
    for ring in range(RINGS):
        value[OF_RINGS + ring] = colour_of(state.colours, top, ring)
        value[OF_RINGS + RINGS + ring] = matches(state, seat, ring)
    for i in range(state.height):
        value[OF_CARD + state.centre[i]] = CENTRE
        value[OF_HEIGHT + state.centre[i]] = i + 1
    value[OF_CARD + top] = TOP
    for i in range(state.seats):
        other = (seat + i) % state.seats
        at = OF_SEAT + PER_SEAT * i
        value[at] = 1
        value[at + 1] = state.held[other]
        value[at + 2] = state.left[other]
        value[at + 3] = state.late[other]
        value[at + 4] = state.paused[other]
        known = LOW if i == 0 else state.seen
        known_high = HIGH if i == 0 else state.seen_high
        mark(out, state.hand[other] & known, OF_CARD, HAND + i)
        mark(out, state.hand_high[other] & known_high, OF_CARD + HALF, HAND + i)


def observe_options(state: CirclesState, out: Numbers) -> None:
    """Write the options."""
    value = out.value
    value[12] = state.mode
    value[13] = state.colours
    value[14] = state.bar_after_stalemate
    value[15] = state.wrong_call
    value[16] = state.wrong_call_pause_ms
    value[17] = state.pile_play
    value[18] = state.order
    value[19] = state.late_play
    value[20] = state.stalemate
    value[21] = state.idle_force_draw_s
    value[22] = state.last_card
    value[23] = state.countdown_s


def mark(out: Numbers, cards: int, first: int, place: int) -> None:
    """Write where a set of cards lies; `first` is the index of its lowest bit."""
    while cards:
        low = cards & -cards
        out.value[first + low.bit_length() - 1] = place
        cards ^= low
