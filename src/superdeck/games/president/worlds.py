"""President: worlds that a seat cannot tell apart, and the view as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, counted, size, some, without
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import below, mix, new_future
from superdeck.engine.options import Toggle
from superdeck.games.president.exchange import (
    give,
    give_back,
    returnable,
    running_giver,
    tax,
    titled,
    tribute,
)
from superdeck.games.president.hands import cards_in, held_by, put, suits, tally_of
from superdeck.games.president.pile import answering, completers, is_stuck
from superdeck.games.president.state import (
    GIVING,
    OPEN,
    PAIR,
    RETURNING,
    SEATS,
    TWO,
    PresidentState,
    StuckTest,
)

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Numbers


def imagine(state: PresidentState, seat: int, chance: Stream) -> None:
    """Deal the cards that a seat (or `NOBODY`) cannot see again, all placements as likely.

    The seat knows its own hand, hands that are stuck, who holds the 3 of clubs before the opening
    (with two packs: who does not hold the other), which cards went from and to its partner, and
    that a giver keeps nothing above its tribute.
    For a seat outside it, an exchange that still runs is played again from the cards before it;
    one that is over is forgotten by the imagined pair.
    """
    new_future(state, chance)
    state.waiting = imagined_waiting(state, seat)
    ours = NOBODY if seat == NOBODY else state.partner[seat]
    giver = running_giver(state)
    given = returned = 0
    if giver not in (NOBODY, seat, ours):
        given = size(state.received[state.partner[giver]])
        returned = size(state.received[giver])
        rewind(state, giver)
    for other in range(state.seats):
        if other not in (seat, ours):
            state.received[other] = 0
    unseen = gather(state, seat)
    while True:
        club = other_club(state, seat, unseen, chance)
        place(state, seat, ours, club, unseen, chance)
        if allowed(state, seat, ours):
            break
    for _ in range(given):
        give(state, giver, tribute(state, giver))
    for _ in range(returned):
        give_back_any(state, state.partner[giver], chance)


def imagined_waiting(state: PresidentState, seat: int) -> int:
    """Return who has not answered, as far as a seat can tell: whoever is asked after it.

    Nobody where it is not waited for itself, unless the pile waits for somebody to be cleared.
    """
    asked = completers(state)
    if seat != NOBODY and answering(state, seat):
        other = state.layer
        while True:
            other = other + 1 if other + 1 < state.seats else 0
            if other == seat:
                return asked
            asked &= ~(1 << other)
    if state.leads_after == NOBODY:
        return 0
    return asked if seat == NOBODY else asked & ~(1 << seat)


def rewind(state: PresidentState, giver: int) -> None:
    """Put the cards of the running exchange back where they were before it."""
    taker = state.partner[giver]
    given = size(state.received[taker])
    cards = first_hand(state, giver)
    put(state, taker, first_hand(state, taker))
    put(state, giver, cards)
    state.owed = given if state.phase == RETURNING else given + state.owed
    state.phase = GIVING
    state.turn = giver


def first_hand(state: PresidentState, other: int) -> int:
    """Return the cards that a seat with a partner was dealt, if their exchange is remembered."""
    cards = tally_of(state, other) + state.laid[other]
    return cards + state.received[state.partner[other]] - state.received[other]


def give_back_any(state: PresidentState, taker: int, chance: Stream) -> None:
    """Return any card that the taker may return, each as likely."""
    cards = returnable(state, taker)
    pick = below(chance, size(cards))
    rank = 0
    while pick >= counted(cards, rank):
        pick -= counted(cards, rank)
        rank += 1
    give_back(state, taker, rank)


def known(state: PresidentState, seat: int, other: int) -> int:
    """Return the cards that a seat knows another seat to hold.

    Of its partner it knows what it gave and did not get back or see laid: at least that is there,
    though equal cards may have been laid instead.
    """
    if other == seat or not state.inside >> other & 1:  # its own, or stuck with 2s
        return tally_of(state, other)
    if state.phase == OPEN and other == state.turn:
        return some(1, RANKS - state.ranks)  # PRES-09
    if seat != NOBODY and state.partner[seat] == other:
        got = state.received[other]
        if state.may_return_same == Toggle.YES and state.title[other] < state.title[seat]:
            got = without(got, state.received[seat])
        return without(got, state.laid[other])
    return 0


def gather(state: PresidentState, seat: int) -> int:
    """Write the ranks of all unseen cards to the front of the stock; return how many."""
    unseen = seen = 0
    for other in range(state.seats):
        seen += state.laid[other] + known(state, seat, other)
    for rank in range(RANKS - state.ranks, RANKS):
        for _ in range(suits(state) - counted(seen, rank)):
            state.stock[unseen] = rank
            unseen += 1
    for i in range(unseen, state.pack):
        state.stock[i] = 0
    return unseen


def other_club(state: PresidentState, seat: int, unseen: int, chance: Stream) -> int:
    """Draw where the other 3 of clubs of two packs was dealt; return that seat if it is unseen.

    It was not dealt to a seat between the dealer and the opener (PRES-R29), which makes 3s rarer
    there for the whole first round. Any other place of a 3 is as likely, seen or one of the
    `unseen`, but those of the opener half: a deal of both to it counts once.
    """
    if state.opener == NOBODY:
        return NOBODY
    lowest = RANKS - state.ranks
    hidden = 0
    for i in range(unseen):
        hidden += int(state.stock[i] == lowest)
    chosen = NOBODY
    began = False
    total = 0
    for i in range(state.seats):
        other = (state.dealer + 1 + i) % state.seats
        began = began or other == state.opener
        if began:
            own = known(state, seat, other)
            twice = 1 if other == state.opener else 2
            seen = counted(own + state.laid[other], lowest) + twice - 2
            here = twice * seen * unseen
            there = twice * (cards_in(state, other) - size(own)) * hidden
            total += here + there
            if below(chance, total) < here + there:
                chosen = other if below(chance, here + there) < there else NOBODY
    return chosen


def place(
    state: PresidentState, seat: int, ours: int, club: int, unseen: int, chance: Stream
) -> None:
    """Shuffle and hand out the gathered cards, first to a partner whose tribute bounds its hand.

    `club` gets one of the lowest rank beforehand.
    """
    if club != NOBODY:
        spot = 0
        while state.stock[spot] != RANKS - state.ranks:
            spot += 1
        unseen -= 1
        state.stock[spot] = state.stock[unseen]
        state.stock[unseen] = RANKS - state.ranks
    mix(state, chance, 0, unseen)
    spot = 0
    bound = least_given(state, seat, ours)
    if bound > NOTHING:
        wanted = cards_in(state, ours) - size(known(state, seat, ours))
        for i in range(unseen):
            if spot < wanted and tax(state, state.stock[i]) <= bound:
                rank = state.stock[i]
                state.stock[i] = state.stock[spot]
                state.stock[spot] = rank
                spot += 1
        fill(state, seat, ours, club, 0)
        mix(state, chance, spot, unseen - spot)  # what was passed over has moved to the front
    for other in range(state.seats):
        if other != seat and (other != ours or bound == NOTHING):
            spot = fill(state, seat, other, club, spot)


NO_TWOS = some(1, TWO) - 1
"""All of a tally but its 2s."""
NOTHING = -2
"""Less than any card counts for a tribute."""


def least_given(state: PresidentState, seat: int, ours: int) -> int:
    """Return what the lowest card counts that a seat got as a tribute, `NOTHING` without one."""
    if ours == NOBODY or state.received[seat] == 0 or state.title[seat] > state.title[ours]:
        return NOTHING
    return nth_tax(state, state.received[seat], size(state.received[seat]))


def fill(state: PresidentState, seat: int, other: int, club: int, spot: int) -> int:
    """Give a hand what is known of it, then cards from `stock[spot]` on; return the next spot."""
    cards = known(state, seat, other)
    if other == club:
        cards += some(1, RANKS - state.ranks)
    for _ in range(cards_in(state, other) - size(cards)):
        cards += some(1, state.stock[spot])
        spot += 1
    put(state, other, cards)
    return spot


def allowed(state: PresidentState, seat: int, ours: int) -> bool:
    """Whether the rules and the story allow the hands as they now lie.

    Who is in holds no lone 2, a partner was not stuck before the exchange, and where the tribute
    may not come back its taker kept it. A seat that is itself imagined has forgotten its exchange.
    """
    giver = running_giver(state)
    exchanging = giver != NOBODY and giver in (seat, ours)
    for other in range(state.seats):
        tested = other != seat and not (exchanging and other == ours)
        if tested and state.inside >> other & 1 and is_stuck(state, state.hand[other]):
            return False
    all_twos = state.stuck_test == StuckTest.ALL_TWOS
    if all_twos and ours != NOBODY and first_hand(state, ours) & NO_TWOS == 0:
        return False
    if all_twos or state.may_return_same == Toggle.NO:
        for i in range(state.exchange):
            other = titled(state, state.seats - 1 - i)
            ours_known = (
                other in (seat, ours) and (state.received[seat] | state.received[ours]) != 0
            )
            tested = other != giver and not ours_known
            if tested and not exchanged(state, other, state.president_cards if i == 0 else 1):
                return False
    return True


def exchanged(state: PresidentState, giver: int, cards: int) -> bool:
    """Whether a pair's cards can be what an exchange of so many `cards` each way left.

    Where hands of 2s are stuck, both had another card, so they still have two between them. Where
    the tribute may not come back the taker kept it, so its last card of it beats the giver's rest.
    """
    taker = state.partner[giver]
    if taker == NOBODY:
        return True
    kept = tally_of(state, taker) + state.laid[taker]
    rest = tally_of(state, giver) + state.laid[giver]
    others = (kept & NO_TWOS) + (rest & NO_TWOS)
    if state.stuck_test == StuckTest.ALL_TWOS and size(others) < PAIR:
        return False
    if state.may_return_same == Toggle.YES:
        return True
    return nth_tax(state, kept, cards) >= nth_tax(state, rest, cards + 1)


def nth_tax(state: PresidentState, tally: int, nth: int) -> int:
    """Return what the `nth` highest card counts for a tribute, `NOTHING` where there are fewer."""
    for i in range(RANKS):
        rank = TWO - i if state.tax_twos == Toggle.YES else (TWO - 1 - i) % RANKS
        nth -= counted(tally, rank)
        if nth <= 0:
            return tax(state, rank)
    return NOTHING


OWN = 16
LAID = OWN + RANKS
OF_SEAT = LAID + RANKS
PER_SEAT = 7 + RANKS
NUMBERS = OF_SEAT + PER_SEAT * SEATS
"""How many numbers `observe` writes."""


def observe(state: PresidentState, seat: int, out: Numbers) -> None:
    """Write the view of a seat as numbers.

    Seats count clockwise from the observer (0); -1 is nobody.

    | index | number |
    |---|---|
    | 0 | phase (`Phase`) |
    | 1 | seats |
    | 2 | round |
    | 3 | target |
    | 4 | seat in turn |
    | 5 | seat that laid last |
    | 6, 7, 8 | the last lay: cards, rank; the run on top |
    | 9 | seat that leads when the window ends in a clear |
    | 10 | cards still to give or return |
    | 11 | passes in a row on an empty pile |
    | 12 | what the lowest tribute that the observer got counts (2s -1 or 12), -2 none |
    | 13 | partner in the exchange |
    | 14 | 1 while the observer has a completion to answer |
    | 15 | ranks in the pack |
    | 16 to 28 | the observer's cards of each rank |
    | 29 to 41 | cards of each rank that have been laid |
    | 42 + 20 s | cards in hand of seat s |
    | 43 + 20 s | 1 in, 0 out, -1 stuck |
    | 44 + 20 s | 1 locked out of the pile |
    | 45 + 20 s | points |
    | 46 + 20 s | place in the round before |
    | 47 + 20 s | place in this round |
    | 48 + 20 s | 1 where a seat is there |
    | 49 + 20 s to 61 + 20 s | cards of each rank that the observer knows it to hold |
    """
    value = out.value
    for i in range(NUMBERS):
        value[i] = 0
    value[0] = state.phase
    value[1] = state.seats
    value[2] = state.round
    value[3] = state.target
    value[4] = relative(state, seat, state.turn)
    value[5] = relative(state, seat, state.layer)
    value[6] = state.count
    value[7] = state.rank
    value[8] = state.run
    value[9] = relative(state, seat, state.leads_after)
    value[10] = state.owed
    value[11] = state.lead_passes
    value[12] = least_given(state, seat, state.partner[seat])
    value[13] = relative(state, seat, state.partner[seat])
    value[14] = int(answering(state, seat) != 0)
    value[15] = state.ranks
    for rank in range(RANKS):
        value[OWN + rank] = held_by(state, seat, rank)
    for i in range(state.seats):
        other = (seat + i) % state.seats
        at = OF_SEAT + PER_SEAT * i
        value[at] = cards_in(state, other)
        value[at + 1] = state.inside >> other & 1
        value[at + 2] = state.locked >> other & 1
        value[at + 3] = state.points[other]
        value[at + 4] = state.title[other]
        value[at + 5] = state.place[other]
        value[at + 6] = 1
        told = known(state, seat, other)
        for rank in range(RANKS):
            value[at + 7 + rank] = counted(told, rank)
            value[LAID + rank] += counted(state.laid[other], rank)
    for i in range(state.stuck_count):
        value[OF_SEAT + PER_SEAT * ((state.stuck[i] - seat) % state.seats) + 1] = NOBODY


def relative(state: PresidentState, seat: int, other: int) -> int:
    """Return how many places to the left of a seat another one sits, -1 for nobody."""
    return NOBODY if other == NOBODY else (other - seat) % state.seats
