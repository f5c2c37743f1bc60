"""Superhero Audition: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below, mix, new_future
from superdeck.games.superhero.state import (
    HOLDS_ROBBER,
    MOST_CLAIMS,
    NEEDS,
    OVER,
    ROBBER,
    ROW,
    SEATS,
    SuperheroState,
)

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers

WORD = 62
"""Cards of a deck that fit one int as bits."""


def imagine(state: SuperheroState, seat: int, chance: Stream) -> None:
    """Shuffle the deck that nobody has seen, and turn the sealed cards of others into any others.

    All orders of what a seat could have laid are as likely; a Robber that is spent for good is none
    of them (HERO-R15). What was put under the deck moved in the open and stays.
    """
    new_deck(state, chance)
    if state.phase == OVER:
        return
    for other in range(state.seats):
        if other != seat and state.places[other]:
            seal_again(state, other, chance)


def new_deck(state: SuperheroState, chance: Stream) -> None:
    """Replace what is to come: the deck that nobody has seen, and all chance."""
    new_future(state, chance)
    sort_unseen(state)
    mix(state, chance, state.spent, state.pack - state.spent)


def sort_unseen(state: SuperheroState) -> None:
    """Put the cards of the deck that nobody has seen in order: no trace of the real one is left."""
    spot = state.spent
    for low in range(0, state.pack, WORD):
        cards = (1 << min(WORD, state.pack - low)) - 1
        for i in range(state.spent):
            card = state.stock[i] - low
            if 0 <= card < WORD:
                cards &= ~(1 << card)
        while cards:
            state.stock[spot] = low + (cards & -cards).bit_length() - 1
            cards &= cards - 1
            spot += 1


def seal_again(state: SuperheroState, seat: int, chance: Stream) -> None:
    """Draw the cards that a seat has laid in this round again, one after another."""
    hand = playable(state, seat)
    kinds = laid = 0
    places = state.places[seat]
    while places:
        pick = hand
        for _ in range(below(chance, hand.bit_count())):
            pick &= pick - 1
        pick &= -pick
        hand ^= pick
        kinds |= pick.bit_length() << laid
        laid += 2
        places >>= 4
    state.hand[seat] = hand
    state.kinds[seat] = kinds


def playable(state: SuperheroState, seat: int) -> int:
    """Return the cards that a seat had in hand when the round began; all can know them."""
    hand = state.hand[seat]
    kinds = state.kinds[seat]
    while kinds:
        hand |= 1 << (kinds & 3) - 1
        kinds >>= 2
    return hand


OF_PLACE = 26
PER_PLACE = 7
OF_SEAT = OF_PLACE + PER_PLACE * ROW
PER_SEAT = 15
NUMBERS = OF_SEAT + PER_SEAT * SEATS
"""How many numbers `observe` writes."""


def observe(state: SuperheroState, seat: int, out: Numbers) -> None:
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0), places from the deck; -1 is nobody, no card.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | round |
    | 3 | seat that votes first in this round |
    | 4 | seat in turn |
    | 5 | heroes in the row that is voted on |
    | 6 | heroes in the row as it stands: one less once one is eliminated |
    | 7 | crisis, as a card |
    | 8 | its needs, two bits each (`TRAITS`) |
    | 9 | cards of the deck that nobody has seen |
    | 10 | cards under the deck that have not come up again |
    | 11 | place of the hero that moved to the deck |
    | 12 | place of the hero that was eliminated |
    | 13 to 25 | the options but the last, in the order of `SuperheroState` |
    | 26 + 7 p | hero on place p, as a card |
    | 27 + 7 p | its strengths, two bits each |
    | 28 + 7 p | cards that lie on it |
    | 29 + 7 p to 31 + 7 p | stars, Xs and Robbers on it: one's own, or all once they are turned |
    | 32 + 7 p | claims for it, less claims against it |
    | 89 + 15 s | 1 where a seat is there |
    | 90 + 15 s | points of the match |
    | 91 + 15 s | points of this round |
    | 92 + 15 s | heroes awarded |
    | 93 + 15 s | 1 where it is ready |
    | 94 + 15 s | 1 where its Robber is spent for good |
    | 95 + 15 s to 97 + 15 s | its claims: 0 for none, else 1 + 2 place + 1 for against |
    | 98 + 15 s to 100 + 15 s | places of its cards + 1, in the order of laying |
    | 101 + 15 s to 103 + 15 s | what they are (`Kind`), 0 where that is sealed |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    crisis = state.crises[state.round - 1]
    value[0] = state.phase
    value[1] = state.seats
    value[2] = state.round
    value[3] = (state.first - seat) % state.seats
    value[4] = (state.turn - seat) % state.seats
    value[5] = voted_on(state)
    value[6] = state.standing
    value[7] = crisis
    value[8] = state.traits[crisis] >> NEEDS
    value[9] = state.pack - state.spent
    value[10] = state.sunk - state.risen
    value[11] = value[12] = NOBODY
    value[13] = state.votes
    value[14] = state.lap
    value[15] = state.distinct_heroes
    value[16] = state.no_x
    value[17] = state.used_crisis
    value[18] = state.robber_uses
    value[19] = state.row
    value[20] = state.tie
    value[21] = state.token
    value[22] = state.award
    value[23] = state.last_hero
    value[24] = state.debate
    value[25] = state.debate_seconds
    for place in range(value[5]):
        card = state.lineup[place]
        value[OF_PLACE + PER_PLACE * place] = card
        value[OF_PLACE + PER_PLACE * place + 1] = state.traits[card] & (1 << NEEDS) - 1
        if card == state.moved:
            value[11] = place
        if card == state.eliminated:
            value[12] = place
    for i in range(state.seats):
        observe_seat(state, (seat + i) % state.seats, i, out)


def voted_on(state: SuperheroState) -> int:
    """Return how many heroes are, or were, voted on in this round."""
    return state.standing + (1 if state.eliminated != NOBODY else 0)


def observe_seat(state: SuperheroState, other: int, i: int, out: Numbers) -> None:
    """Write what the observer, `i` seats before, may see of a seat, and of its cards."""
    value = out.value
    at = OF_SEAT + PER_SEAT * i
    value[at] = 1
    value[at + 1] = state.total[other]
    value[at + 2] = state.gained[other]
    value[at + 3] = state.cards[other]
    value[at + 4] = state.ready >> other & 1
    value[at + 5] = 0 if playable(state, other) & HOLDS_ROBBER else 1
    for n in range(MOST_CLAIMS):
        claim = state.said[other] >> 5 * n & 31
        value[at + 6 + n] = claim
        if claim:
            value[OF_PLACE + PER_PLACE * (claim - 1 >> 1) + 6] += 1 if claim & 1 else -1
    for n in range(ROBBER):
        place = state.places[other] >> 4 * n & 15
        value[at + 9 + n] = place
        if place:
            spot = OF_PLACE + PER_PLACE * (place - 1)
            value[spot + 2] += 1
            if i == 0 or state.phase == OVER:
                kind = state.kinds[other] >> 2 * n & 3
                value[at + 12 + n] = kind
                value[spot + 2 + kind] += 1
