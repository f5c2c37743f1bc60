"""President: the rules, clause by clause. Ints inside: seats, ranks, and hands as multisets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import COLUMN, RANKS, ROW, at_least, ranks_in, taken
from superdeck.engine.actions import NOBODY, WAIVE, Actions, Seen, Span, waive
from superdeck.engine.chance import first_seat, fresh_stock
from superdeck.engine.options import Toggle
from superdeck.games.president.exchange import (
    begin_exchange,
    give,
    give_back,
    returnable,
    titled,
    tribute,
)
from superdeck.games.president.hands import suits, take
from superdeck.games.president.pile import (
    SETS,
    answering,
    answers,
    clear_pile,
    completers,
    find_turn,
    finish,
    next_in,
    settle,
    turn_comes_round,
)
from superdeck.games.president.state import (
    FOUR,
    GIVING,
    ONE_PACK,
    OPEN,
    OVER,
    PLAY,
    TWO,
    Opening,
    PassLocks,
    PresidentState,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Moves, Score

PASS = 1
LAY = 2
"""`LAY + (count - 1) * RANKS + rank`; a completion is the lay of the missing cards (PRES-R38)."""
GIVE = LAY + 8 * RANKS
RETURN = GIVE + RANKS

FOURTH = 1 << 3 * RANKS
"""The bit of four cards of rank 0."""

PASS_LOCKS = int(PassLocks.UNTIL_CLEARED)

ACTIONS = Actions(
    (
        waive(),
        Span("pass", PASS, 1),
        Span("lay", LAY, 8 * RANKS, "(count - 1) * 13 + rank"),
        Span("give", GIVE, RANKS, "rank", Seen.TARGET),
        Span("return", RETURN, RANKS, "rank", Seen.TARGET),
    )
)


def deal(state: PresidentState) -> None:
    """Deal all cards one at a time from the dealer's left (PRES-03, PRES-R28).

    Somebody can play: at most two seats are stuck at the deal, and only one of three.
    """
    shift = suits(state).bit_length() - 1  # a card is its rank, shifted, and its suit
    lowest = RANKS - state.ranks  # PRES-R36
    fresh_stock(state, lowest << shift, state.ranks << shift)
    for seat in range(state.seats):
        state.title[seat] = state.place[seat] if state.round > 1 else NOBODY
        state.place[seat] = state.partner[seat] = NOBODY
        state.extra[seat] = state.laid[seat] = state.received[seat] = 0
    if state.round == 1:
        state.dealer = first_seat(state)
    else:
        state.dealer = titled(state, state.seats - 1)  # PRES-26
    two_packs = state.seats > ONE_PACK
    seat = state.dealer
    opener = NOBODY
    for first in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        hand = 0
        for spot in range(first, state.pack, state.seats):
            rank = state.stock[spot] >> shift
            if two_packs and hand & FOURTH << rank:
                state.extra[seat] |= (state.extra[seat] & COLUMN << rank) << RANKS | 1 << rank
            else:
                hand |= (hand & COLUMN << rank) << RANKS | 1 << rank
            if rank == lowest and state.stock[spot] & 3 == 0 and opener == NOBODY:  # PRES-R29
                opener = seat
        state.hand[seat] = hand
    state.spent = state.pack
    state.inside = (1 << state.seats) - 1
    state.exits = state.stuck_count = state.lead_passes = state.owed = state.exchange = 0
    clear_pile(state, opener)  # PRES-09
    for i in range(state.seats):
        settle(state, (state.dealer + 1 + i) % state.seats)
    state.opener = NOBODY
    if state.round == 1:
        state.phase = OPEN
        if two_packs:
            state.opener = opener
    else:
        begin_exchange(state)


def actors(state: PresidentState) -> int:
    """Return the seat in turn, and beside it all whom public facts allow to complete (PRES-R12)."""
    if state.phase == OVER:
        return 0
    if state.leads_after != NOBODY:
        return completers(state)
    return completers(state) | 1 << state.turn


def ask(state: PresidentState) -> int:
    """Return the next seat to ask: completers clockwise from the layer's left, then the turn.

    Who has not answered (`waiting`) says nothing about a hand: whoever cannot complete answers too.
    """
    if state.waiting:
        seat = state.layer
        while True:
            seat = seat + 1 if seat + 1 < state.seats else 0
            if state.waiting >> seat & 1:
                return seat
    return state.turn


def pass_over(state: PresidentState, _out: Moves) -> None:
    """Decline for everybody asked who does not hold the missing cards."""
    waiting = state.waiting
    if waiting:
        missing = at_least(4 - state.run, state.rank)
        holders = 0
        for seat in range(state.seats):
            if state.hand[seat] & missing:
                holders |= 1 << seat
        holders &= waiting
        if holders:
            seat = state.layer
            while True:
                seat = seat + 1 if seat + 1 < state.seats else 0
                if holders >> seat & 1:
                    break
                waiting &= ~(1 << seat)
        else:
            waiting = 0
        state.waiting = waiting
        end_window(state)


def end_window(state: PresidentState) -> None:
    """Clear the pile where the last answer has been waited for (PRES-R12, PRES-R16)."""
    if state.waiting == 0 and state.leads_after != NOBODY:
        clear_pile(state, state.leads_after)


def legal(state: PresidentState, seat: int, out: Moves) -> int:
    """List what an actor may do: WAIVE or PASS first, then lays by size and rank."""
    action = out.action
    bits = state.hand[seat]
    more = 0
    count = 0
    first = LAY
    if state.phase == PLAY:
        missing = answering(state, seat)
        if missing:
            action[0] = WAIVE
            count = 1
            bits = missing
        elif seat != state.turn or state.leads_after != NOBODY or passed_over(state, seat):
            action[0] = WAIVE
            return 1
        else:
            action[0] = PASS
            bits &= state.beats
            more = state.extra[seat] & SETS  # PRES-R30
            if state.layer != NOBODY or may_pass_lead(state):  # PRES-31
                count = 1
    elif state.phase == OPEN:
        lowest = COLUMN << RANKS - state.ranks
        several = state.opening == Opening.MAY_BE_IN_SET  # PRES-R01
        bits &= lowest if several else lowest & ROW
        more = state.extra[seat] & lowest if several else 0
    elif state.phase == GIVING:
        action[0] = GIVE + tribute(state, seat)
        return 1
    else:
        bits = ranks_in(returnable(state, seat))
        first = RETURN
    ended = count + bits.bit_count()
    while bits:  # two at a time: the end of a loop is what costs here
        low = bits & -bits
        action[count] = first + low.bit_length() - 1
        bits ^= low
        low = bits & -bits
        action[count + 1] = first + low.bit_length() - 1
        bits ^= low
        count += 2
    return list_large(more, ended, out) if more else ended


def list_large(more: int, count: int, out: Moves) -> int:
    """List the lays of five and more after `count` other actions; return how many there are."""
    while more:
        low = more & -more
        out.action[count] = LAY + 4 * RANKS + low.bit_length() - 1
        more ^= low
        count += 1
    return count


def passed_over(state: PresidentState, seat: int) -> bool:
    """Whether it is this seat's turn to answer.

    The seat in turn that cannot complete may play while somebody before it has not answered, so
    that it cannot tell that somebody can.
    """
    return state.waiting >> seat & 1 == 1 and ask(state) == seat


def may_pass_lead(state: PresidentState) -> bool:
    """Whether the leader may pass (PRES-R09): not after all seats in have."""
    return state.pass_on_lead == Toggle.YES and state.lead_passes < state.inside.bit_count()


def apply(state: PresidentState, seat: int, action: int) -> None:
    """Do a legal action."""
    if LAY <= action < GIVE:
        larger = (action - LAY) // RANKS  # than a single
        lay(state, seat, larger + 1, action - LAY - larger * RANKS)
    elif action == PASS:
        take_pass(state, seat)
    elif action == WAIVE:
        state.waiting &= ~(1 << seat)
        end_window(state)
    elif action < RETURN:
        give(state, seat, action - GIVE)
    else:
        give_back(state, seat, action - RETURN)


def take_pass(state: PresidentState, seat: int) -> None:
    """Pass (PRES-31); when nobody beats the last lay the pile is cleared (PRES-32)."""
    if state.layer == NOBODY:
        state.lead_passes += 1
        state.turn = next_in(state, seat)
        return
    if state.pass_locks == PASS_LOCKS:
        state.locked |= 1 << seat
    if turn_comes_round(state, seat, 0):
        clear_pile(state, state.turn)


def lay(state: PresidentState, seat: int, count: int, rank: int) -> None:
    """Lay `count` cards of a rank, in turn or to complete; the seat may go out by it."""
    state.phase = PLAY
    state.lead_passes = 0
    if state.extra[seat]:
        take(state, seat, rank, count)
    else:
        state.hand[seat] = taken(state.hand[seat], rank, count)
    state.laid[seat] += count << 4 * rank
    left = settle(state, seat)
    match = 0
    run = count
    if rank == state.rank:
        match = int(count == 1 and state.count == 1)  # PRES-R05
        run += state.run  # PRES-R11
    if left and state.inside.bit_count() <= 1:
        finish(state)
    elif rank == TWO or run >= FOUR:  # PRES-08, PRES-17, PRES-21
        clear_pile(state, next_in(state, seat) if left else seat)  # PRES-18, PRES-22, PRES-R13
    else:
        state.layer = seat
        state.count = count
        state.rank = rank
        state.run = run
        state.leads_after = NOBODY
        state.beats = answers(state)
        find_turn(state, seat, match)
        state.waiting = completers(state)
        end_window(state)


def round_over(state: PresidentState) -> bool:
    """Whether at most one seat that is not stuck still holds cards (PRES-R20)."""
    return state.phase == OVER


def over(state: PresidentState) -> bool:
    """Whether somebody has reached the target when a round has ended (PRES-24, PRES-R32)."""
    if state.phase == OVER:
        for seat in range(state.seats):
            if state.points[seat] >= state.target:
                return True
    return False


def score(state: PresidentState, out: Score) -> None:
    """Fill in points; the winner is who reached the target, the President first (PRES-R32)."""
    out.winners = 0
    ended = over(state)
    for seat in range(state.seats):
        out.points[seat] = state.points[seat]
        reached = ended and state.points[seat] >= state.target
        if reached and (out.winners == 0 or state.place[seat] == 0):
            out.winners = 1 << seat
