"""Superior!: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import LANE, SUITS, suit_of, top
from superdeck.cards.suits import PACK as ALL
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below, mix, new_future
from superdeck.engine.options import Toggle
from superdeck.games.superior.bids import (
    ALL_FACES,
    SUIT_FACES,
    asked_as_seen,
    first_asked,
    next_of,
)
from superdeck.games.superior.rounds import left_of, points_of
from superdeck.games.superior.state import PACK, SEATS, TAG_TEAM, Phase, SuperiorState

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers


DOUBT = 10
"""One refusal in so many is thought to have been made with a face of the suit in the hand."""


def imagine(state: SuperiorState, seat: int, chance: Stream) -> None:
    """Deal the cards that a seat (or `NOBODY`) cannot see again, all placements as likely."""
    place_unseen(state, seat, chance, 0)


def believe(state: SuperiorState, seat: int, chance: Stream) -> None:
    """Deal them as their owners have played: who let a good bid be seldom holds such a face."""
    place_unseen(state, seat, chance, DOUBT)


def place_unseen(state: SuperiorState, seat: int, chance: Stream, doubt: int) -> None:
    """Deal the unseen cards again; without a doubt (0) no refusal counts.

    A hand that was forced to bid a face holds faces beside what is known of it (SUP-R18): it is
    dealt first, then the others, and the rest is the stock.
    """
    new_future(state, chance)
    imagine_window(state, seat)
    unseen = unseen_by(state, seat)
    faces = gather(state, unseen & ALL_FACES, 0)
    count = gather(state, unseen & ~ALL_FACES, faces)
    mix(state, chance, 0, faces)
    spot = 0
    for other in range(state.seats):
        if state.forced >> other & 1:
            spot = fill(state, seat, other, spot, faces, chance, doubt)
    mix(state, chance, spot, count - spot)
    for other in range(state.seats):
        if not state.forced >> other & 1:
            spot = fill(state, seat, other, spot, count, chance, doubt)
    for i in range(count - spot):
        state.stock[state.pack - 1 - i] = state.stock[count - 1 - i]
    for i in range(state.spent):
        state.stock[i] = 0


def thought_to_lack(state: SuperiorState, other: int, chance: Stream, doubt: int) -> int:
    """Return the faces that a hand is thought to lack now, by what its owner has refused."""
    faces = 0
    if doubt:
        for suit in range(SUITS):
            if state.refused[other] >> suit & 1 and below(chance, doubt):
                faces |= SUIT_FACES << LANE * suit
    return faces


def imagine_window(state: SuperiorState, seat: int) -> None:
    """Forget who else has declined; when a seat is asked, those before it have."""
    if state.invited == 0:
        return
    own = 0 if seat == NOBODY else 1 << seat
    waiting = state.invited & ~own | state.waiting & own
    other = first_asked(state)
    while seat == state.asked and other != seat:
        waiting &= ~(1 << other)
        other = left_of(state, other)
    state.waiting = waiting
    state.asked = next_of(state, waiting, other)


def known_to(state: SuperiorState, seat: int, other: int) -> int:
    """Return the cards of a hand that a seat (or `NOBODY`) knows; a partner's by an option."""
    hand = state.hand[other]
    if seat == other:
        return hand
    if state.partners_see_hands == Toggle.YES and are_partners(state, seat, other):  # SUP-R32
        return hand
    return hand & state.seen


def are_partners(state: SuperiorState, seat: int, other: int) -> bool:
    """Whether two seats (or `NOBODY`) are a team; one that is its own side has no partner."""
    return seat != NOBODY and state.mode == TAG_TEAM and state.side[seat] == state.side[other]


def unseen_by(state: SuperiorState, seat: int) -> int:
    """Return the cards of which a seat (or `NOBODY`) does not know where they lie."""
    unseen = ALL & ~state.seen
    for other in range(state.seats):
        unseen &= ~known_to(state, seat, other)
    return unseen


def gather(state: SuperiorState, cards: int, spot: int) -> int:
    """Write a set of cards into the stock from `stock[spot]` on; return the next spot."""
    while cards:
        low = cards & -cards
        state.stock[spot] = top(low)
        spot += 1
        cards ^= low
    return spot


def fill(
    state: SuperiorState,
    seat: int,
    other: int,
    spot: int,
    end: int,
    chance: Stream,
    doubt: int,
) -> int:
    """Give a hand what a seat knows of it, then cards from `stock[spot]` on; return the next.

    It gets none that it is thought to lack, as long as there are others before `end`.
    """
    hand = known_to(state, seat, other)
    count = state.hand[other].bit_count() - hand.bit_count()
    lacking = thought_to_lack(state, other, chance, doubt) if count else 0
    for _ in range(count):
        pick = spot
        while lacking >> state.stock[pick] & 1 and pick + 1 < end:
            pick += 1
        hand |= 1 << state.stock[pick]
        state.stock[pick] = state.stock[spot]
        spot += 1
    state.hand[other] = hand
    if lacking:  # what was left lying comes first no more
        mix(state, chance, spot, end - spot)
    return spot


OF_SEAT = 30
PER_SEAT = 9
OF_CARD = OF_SEAT + PER_SEAT * SEATS
NUMBERS = OF_CARD + PACK
"""How many numbers `observe` writes."""

DISCARDED, BID, LAID_LAST, TURNED, MARKER, PILE = 1, 2, 3, 4, 5, 6
HAND = PILE + SEATS
ADDED = HAND + SEATS
"""What `observe` says of a card: 0 is unseen."""


def observe(state: SuperiorState, seat: int, out: Numbers) -> None:
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0), sides from its own; -1 is nobody, no card, no suit.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | round |
    | 3 | dealer |
    | 4 | bidder |
    | 5 | seat that is asked, -1 where several may answer and it is not the observer's turn |
    | 6 | seat that holds the bid |
    | 7 | value of the chain, 0 for none or a face |
    | 8 | suit of the cards laid last |
    | 9 | Reversals of this step |
    | 10 | card turned last |
    | 11 | cards in the stock |
    | 12 | times that set-up cards were turned again |
    | 13 to 29 | the options, in the order of `SuperiorState` |
    | 30 + 9 s | 1 where a seat is there |
    | 31 + 9 s | cards in hand of seat s |
    | 32 + 9 s | the set-up card of its side |
    | 33 + 9 s | points of the score pile of its side |
    | 34 + 9 s | points of its side in the rounds that are over |
    | 35 + 9 s | rounds that its side has won |
    | 36 + 9 s | 1 where its unseen cards are faces only |
    | 37 + 9 s | 1 where it may act |
    | 38 + 9 s | 1 where it is active, 0 where it rests |
    | 66 + c | where card c lies: 0 unseen, 1 discarded, 2 in the bid, 3 laid last, 4 turned and
      waiting for a choice, 5 set-up card, 6 + s in the pile of side s, 10 + s in the hand of seat
      s, 14 added to the bid and waiting for consent |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    asked = asked_as_seen(state, seat)
    value[0] = state.phase
    value[1] = state.seats
    value[2] = state.round
    value[3] = (state.dealer - seat) % state.seats
    value[4] = (state.turn - seat) % state.seats
    value[5] = NOBODY if asked == NOBODY else (asked - seat) % state.seats
    value[6] = (state.holder - seat) % state.seats
    value[7] = state.value
    value[8] = suit_of(top(state.step)) if state.step else NOBODY
    value[9] = state.reversals
    value[10] = state.flipped
    value[11] = state.pack - state.spent
    value[12] = state.reshuffles
    observe_options(state, out)
    mark(out, state.discard, DISCARDED)
    mark(out, state.bid, BID)
    mark(out, state.step, LAID_LAST)
    mark(out, state.added, ADDED)
    if state.phase in (Phase.CHOOSE, Phase.SWAP):
        mark(out, 1 << state.flipped, TURNED)
    for i in range(state.seats):
        observe_seat(state, seat, i, out)


def observe_options(state: SuperiorState, out: Numbers) -> None:
    """Write the options."""
    value = out.value
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
    value[23] = state.ffa_hand
    value[24] = state.setup_ties
    value[25] = state.reversal_priority
    value[26] = state.tag_add
    value[27] = state.tag_consent
    value[28] = state.partners_see_hands
    value[29] = state.tag_starters


def observe_seat(state: SuperiorState, seat: int, i: int, out: Numbers) -> None:
    """Write what a seat sees of the one `i` places to its left, and of its side."""
    value = out.value
    other = (seat + i) % state.seats
    side = state.side[other]
    at = OF_SEAT + PER_SEAT * i
    value[at] = 1
    value[at + 1] = state.hand[other].bit_count()
    value[at + 2] = state.marker[side]
    value[at + 3] = points_of(state, side)
    value[at + 4] = state.total[side]
    value[at + 5] = state.won[side]
    value[at + 6] = state.forced >> other & 1
    value[at + 7] = state.invited >> other & 1
    value[at + 8] = 1 if state.active[side] == other else 0
    if state.marker[side] != NOBODY:
        mark(out, 1 << state.marker[side], MARKER)
    mark(out, state.pile[side], PILE + (side - state.side[seat]) % state.sides)
    mark(out, known_to(state, seat, other), HAND + i)


def mark(out: Numbers, cards: int, place: int) -> None:
    """Write where a set of cards lies."""
    while cards:
        low = cards & -cards
        out.value[OF_CARD + top(low)] = place
        cards ^= low
