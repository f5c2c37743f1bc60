"""SUPRA: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below, mix, new_future
from superdeck.games.supra.pile import put_under
from superdeck.games.supra.setup import descends, top_cards, values_of
from superdeck.games.supra.state import (
    ACES,
    ALL,
    BUILDING,
    DISCARDING,
    HAND,
    LINEUP,
    LOW,
    PACK,
    PERMUTATIONS,
    RANKS,
    SEATS,
    SLOTS,
    SUITS,
    Event,
    SupraState,
    height,
)
from superdeck.games.supra.turns import won_slot

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers


def imagine(state: SupraState, seat: int, chance: Stream) -> None:
    """Deal what a seat (or `NOBODY`) cannot see again, every possible deal as likely.

    Once the cars are built only the order of the Draw Pile is hidden, its cards being all that lie
    nowhere else. A sealed choice says nothing about the hand: it is any of those that the imagined
    hand has, as likely. The same random numbers give the same world whatever the real one is.
    """
    new_future(state, chance)
    for i in range(state.spent):
        state.stock[i] = 0
    pile = 0
    for i in range(state.spent, state.pack):
        pile |= 1 << state.stock[i]
    if state.phase <= BUILDING:
        pile = deal_again(state, seat, chance)
    state.pack = state.spent
    put_under(state, pile)
    mix(state, chance, state.spent, state.pack - state.spent)


def deal_again(state: SupraState, seat: int, chance: Stream) -> int:
    """Imagine the other hands and their sealed choices; return what is left for the Draw Pile.

    Whoever has discarded got three cards that are not higher than that one (SUPRA-05). These sets
    of cards lie within one another, so the most restricted hand is dealt first.
    """
    unseen = ALL & ~state.scrap
    if seat != NOBODY:
        for spot in range(HAND * seat, HAND * seat + HAND):
            unseen ^= 1 << state.hand[spot]
    dealt = 0
    if state.phase == BUILDING:
        unseen = old_cards(state, seat, unseen, chance)
        dealt = HAND - 1
    for other in range(state.seats):
        if other != seat:
            unseen = hand_out(state, other, dealt, HAND, unseen, ALL, chance)
            if state.ready >> other & 1:
                state.sealed[other] = any_choice(state, other, chance)
    return unseen


def old_cards(state: SupraState, seat: int, unseen: int, chance: Stream) -> int:
    """Imagine what other hands kept when they discarded; return the cards still unseen."""
    for limit in range(-1, RANKS):
        for other in range(state.seats):
            if other != seat and height(state, state.laid[other]) == limit:
                allowed = up_to(state, limit)
                unseen = hand_out(state, other, 0, HAND - 1, unseen, allowed, chance)
    return unseen


def up_to(state: SupraState, limit: int) -> int:
    """Return all cards that are not higher than a height."""
    return (1 << SUITS * (limit + 1)) - 1 | (ACES if state.ace == LOW else 0)


def hand_out(
    state: SupraState, seat: int, begin: int, end: int, unseen: int, allowed: int, chance: Stream
) -> int:
    """Fill a part of a hand with allowed cards; return the cards that are still unseen."""
    for spot in range(HAND * seat + begin, HAND * seat + end):
        card = any_of(unseen & allowed, chance)
        state.hand[spot] = card
        unseen ^= 1 << card
    return unseen


def any_of(cards: int, chance: Stream) -> int:
    """Return a card of a set, each as likely."""
    for _ in range(below(chance, cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1


def any_choice(state: SupraState, seat: int, chance: Stream) -> int:
    """Return a choice that a seat may have sealed, each as likely."""
    if state.phase == DISCARDING:
        return any_of(top_cards(state, seat), chance)
    values = values_of(state, seat)
    while True:
        order = PERMUTATIONS[below(chance, len(PERMUTATIONS))]
        if descends(values, order):
            return order


OF_SEAT = 33
PER_SEAT = 8
OF_CARD = OF_SEAT + PER_SEAT * SEATS
NUMBERS = OF_CARD + PACK
"""How many numbers `observe` writes."""

SCRAPPED, IN_LINEUP, IN_HAND, IN_GARAGE = 1, 2, 6, 10
IN_CAR = IN_GARAGE + SEATS
"""What `observe` says of a card: 0 is unseen."""


def observe(state: SupraState, seat: int, out: Numbers) -> None:  # noqa: PLR0915 - one list
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0), sets of seats too (bit 0); -1 is nobody, no card.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | turns begun |
    | 3 | seat that is asked |
    | 4 | seat that won a turn last |
    | 5 | first seat |
    | 6 | red cards of the Lineup (`Event`), -1 while it is incomplete |
    | 7 | slot whose card goes to the garage |
    | 8 | slot that decided the comparison |
    | 9 | card that is to be used as a gift |
    | 10 | cards in the Draw Pile |
    | 11 | times that it was shuffled again |
    | 12 | 1 on the Garage Day of an emptied Draw Pile |
    | 13 | seats that this Garage Day has not reached |
    | 14 | why the match is over (`Ending`) |
    | 15 | one's own sealed choice |
    | 16 to 32 | the options, in the order of `SupraState` |
    | 33 + 8 s | 1 where a seat is there |
    | 34 + 8 s | 1 where it has chosen in set-up |
    | 35 + 8 s | the card that it laid on the Scrap Pile first |
    | 36 + 8 s | cards in its garage |
    | 37 + 8 s | 1 where it has the largest garage of a Garage Day |
    | 38 + 8 s | 1 where it drew a card in this turn, its car being identical |
    | 39 + 8 s | seats whose garages it has asked for in this turn |
    | 40 + 8 s | seats whose garages it has seen |
    | 105 + c | where card c lies: 0 unseen, 1 Scrap Pile, 2 + i in the Lineup (turned as number i),
      6 + i in one's hand (deal order), 10 + s in the garage of seat s where one may see it,
      19 + 4 s + slot in the car of seat s |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    value[0] = state.phase
    value[1] = state.seats
    value[2] = state.turns
    value[3] = (state.turn - seat) % state.seats
    value[4] = NOBODY if state.last == NOBODY else (state.last - seat) % state.seats
    value[5] = (state.first - seat) % state.seats
    value[6] = state.event
    value[7] = won_slot(state) if state.event > Event.GARAGE_DAY else NOBODY
    value[8] = state.decided
    value[9] = state.gift
    value[10] = state.pack - state.spent
    value[11] = state.reshuffles
    value[12] = state.dry
    value[13] = state.to_come
    value[14] = state.ending
    value[15] = state.sealed[seat]
    value[16] = state.ace
    value[17] = state.tie_order
    value[18] = state.redraw_compare
    value[19] = state.identical_short
    value[20] = state.equal_lowest
    value[21] = state.resort
    value[22] = state.assist_rule
    value[23] = state.garage_lineup
    value[24] = state.most_cards
    value[25] = state.garage_swap
    value[26] = state.car_value
    value[27] = state.final_tie
    value[28] = state.win_check
    value[29] = state.six_plus
    value[30] = state.inspect
    value[31] = state.won_with
    value[32] = state.turn_cap
    mark(out, state.scrap, SCRAPPED)
    for i in range(LINEUP):
        card = state.turned[i]
        if card >= 0 and state.lineup >> card & 1:
            value[OF_CARD + card] = IN_LINEUP + i
    for i in range(HAND):
        if state.hand[HAND * seat + i] >= 0:
            value[OF_CARD + state.hand[HAND * seat + i]] = IN_HAND + i
    for i in range(state.seats):
        other = (seat + i) % state.seats
        at = OF_SEAT + PER_SEAT * i
        value[at] = 1
        value[at + 1] = state.ready >> other & 1
        value[at + 2] = state.laid[other]
        value[at + 3] = state.garage[other].bit_count()
        value[at + 4] = state.payers >> other & 1
        value[at + 5] = state.redrawn >> other & 1
        value[at + 6] = turned_round(state, state.asks[other], seat)
        value[at + 7] = turned_round(state, state.told[other], seat)
        if i == 0 or state.told[seat] >> other & 1:
            mark(out, state.garage[other], IN_GARAGE + i)
        for slot in range(SLOTS):
            card = state.car[SLOTS * other + slot]
            if card >= 0:
                value[OF_CARD + card] = IN_CAR + SLOTS * i + slot


def turned_round(state: SupraState, seats: int, seat: int) -> int:
    """Return a set of seats counted from a seat."""
    return (seats >> seat | seats << state.seats - seat) & (1 << state.seats) - 1


def mark(out: Numbers, cards: int, place: int) -> None:
    """Write where a set of cards lies."""
    while cards:
        low = cards & -cards
        out.value[OF_CARD + low.bit_length() - 1] = place
        cards ^= low
