"""Superior!: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import PACK as ALL
from superdeck.cards.suits import suit_of, top
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import mix, new_future
from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import ALL_FACES
from superdeck.games.superior.state import PACK, SEATS, Phase, SuperiorState

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers


def imagine(state: SuperiorState, seat: int, chance: Stream) -> None:
    """Deal the cards that a seat (or `NOBODY`) cannot see again, all placements as likely.

    A hand that was forced to bid a face holds faces beside what was seen to go into it (SUP-R18):
    it is dealt first, then the others, and the rest is the stock.
    """
    new_future(state, chance)
    unseen = ALL & ~state.seen & ~own(state, seat)
    faces = gather(state, unseen & ALL_FACES, 0)
    count = gather(state, unseen & ~ALL_FACES, faces)
    mix(state, chance, 0, faces)
    spot = 0
    for other in range(state.seats):
        if other != seat and state.forced >> other & 1:
            spot = fill(state, other, spot)
    mix(state, chance, spot, count - spot)
    for other in range(state.seats):
        if other != seat and not state.forced >> other & 1:
            spot = fill(state, other, spot)
    for i in range(count - spot):
        state.stock[state.pack - 1 - i] = state.stock[count - 1 - i]
    for i in range(state.spent):
        state.stock[i] = 0


def own(state: SuperiorState, seat: int) -> int:
    """Return a seat's hand; a spectator has none."""
    return 0 if seat == NOBODY else state.hand[seat]


def gather(state: SuperiorState, cards: int, spot: int) -> int:
    """Write a set of cards into the stock from `stock[spot]` on; return the next spot."""
    while cards:
        low = cards & -cards
        state.stock[spot] = top(low)
        spot += 1
        cards ^= low
    return spot


def fill(state: SuperiorState, seat: int, spot: int) -> int:
    """Give a hand what is known of it, then cards from `stock[spot]` on; return the next spot."""
    hand = state.hand[seat] & state.seen
    for _ in range(state.hand[seat].bit_count() - hand.bit_count()):
        hand |= 1 << state.stock[spot]
        spot += 1
    state.hand[seat] = hand
    return spot


OF_SEAT = 23
PER_SEAT = 7
OF_CARD = OF_SEAT + PER_SEAT * SEATS
NUMBERS = OF_CARD + PACK
"""How many numbers `observe` writes."""

DISCARDED, BID, LAID_LAST, TURNED, MARKER, PILE = 1, 2, 3, 4, 5, 6
HAND = PILE + SEATS
"""What `observe` says of a card: 0 is unseen."""


def observe(state: SuperiorState, seat: int, out: Numbers) -> None:
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0); -1 is nobody, no card, no suit.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | round |
    | 3 | dealer |
    | 4 | bidder |
    | 5 | seat that is asked |
    | 6 | seat that holds the bid |
    | 7 | value of the chain, 0 for none or a face |
    | 8 | suit of the cards laid last |
    | 9 | Reversals of this step |
    | 10 | card turned last |
    | 11 | cards in the stock |
    | 12 | times that the set-up cards were turned again |
    | 13 to 22 | the options, in the order of `SuperiorState` |
    | 23 + 7 s | 1 where a seat is there |
    | 24 + 7 s | cards in hand of seat s |
    | 25 + 7 s | its set-up card |
    | 26 + 7 s | points of its score pile |
    | 27 + 7 s | points of the rounds before this one and, once it is over, of this one |
    | 28 + 7 s | rounds won |
    | 29 + 7 s | 1 where its unseen cards are faces only |
    | 51 + c | where card c lies: 0 unseen, 1 discarded, 2 in the bid, 3 laid last, 4 turned and
      waiting for a choice, 5 set-up card, 6 + s in the pile of seat s, 10 + s in its hand |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    value[0] = state.phase
    value[1] = state.seats
    value[2] = state.round
    value[3] = (state.dealer - seat) % state.seats
    value[4] = (state.turn - seat) % state.seats
    value[5] = (state.asked - seat) % state.seats
    value[6] = (state.holder - seat) % state.seats
    value[7] = state.value
    value[8] = suit_of(top(state.step)) if state.step else NOBODY
    value[9] = state.reversals
    value[10] = state.flipped
    value[11] = state.pack - state.spent
    value[12] = state.reshuffles
    value[13] = state.mode
    value[14] = state.trump_flip
    value[15] = state.combo_in_chain
    value[16] = state.reverse_face_bids
    value[17] = state.continue_after_double
    value[18] = state.face_bid
    value[19] = state.tie
    value[20] = state.match
    value[21] = state.rounds
    value[22] = state.points
    mark(out, state.discard, DISCARDED)
    mark(out, state.bid, BID)
    mark(out, state.step, LAID_LAST)
    if state.phase in (Phase.CHOOSE, Phase.SWAP):
        mark(out, 1 << state.flipped, TURNED)
    for i in range(state.seats):
        other = (seat + i) % state.seats
        at = OF_SEAT + PER_SEAT * i
        value[at] = 1
        value[at + 1] = state.hand[other].bit_count()
        value[at + 2] = state.marker[other]
        value[at + 3] = points_of(state, other)
        value[at + 4] = state.total[other]
        value[at + 5] = state.won[other]
        value[at + 6] = state.forced >> other & 1
        known = state.hand[other] if i == 0 else state.hand[other] & state.seen
        mark(out, 1 << state.marker[other], MARKER)
        mark(out, state.pile[other], PILE + i)
        mark(out, known, HAND + i)


def mark(out: Numbers, cards: int, place: int) -> None:
    """Write where a set of cards lies."""
    while cards:
        low = cards & -cards
        out.value[OF_CARD + top(low)] = place
        cards ^= low
