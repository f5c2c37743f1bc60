"""President: the rule of thumb of the `rules` bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, held, taken
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games.president.hands import held_by
from superdeck.games.president.pile import NUMBERS, TWOS
from superdeck.games.president.rules import GIVE, LAY, PASS, RETURN
from superdeck.games.president.state import FOUR, TWO, PresidentState

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

WIN = 1_000_000
LEAD = 20
"""What starting a new pile is worth, in burdens."""
BURDEN = (0, 26, 14, 8, 0)
"""The burden of one to four and more of the lowest rank; each higher rank is lighter by one."""


def prefer(
    state: PresidentState, seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the action that gains most, the first of equals."""
    best = actions.action[0]
    most = gain(state, seat, best)
    for i in range(1, count):
        here = gain(state, seat, actions.action[i])
        if here > most:
            most = here
            best = actions.action[i]
    return best


def gain(state: PresidentState, seat: int, action: int) -> int:
    """Return what an action is worth: the burden it lifts from the hand, and the lead it brings."""
    if action in (WAIVE, PASS):
        return 0
    if action >= GIVE:
        rank = (action - GIVE) % RANKS
        if action >= RETURN and remains(state, seat, rank, 1) & ~TWOS == 0:  # 2s alone, or soon
            return -WIN
        return lifted(state, seat, rank, 1)
    return gain_of_lay(state, seat, (action - LAY) // RANKS + 1, (action - LAY) % RANKS)


def gain_of_lay(state: PresidentState, seat: int, count: int, rank: int) -> int:
    """Return what a lay is worth: most if the seat goes out by it, least if it ends on a 2."""
    left = remains(state, seat, rank, count)
    if left == 0:
        return WIN
    if left & ~TWOS == 0:  # it would end on a 2 (PRES-34)
        return -WIN
    if rank == TWO and (left & NUMBERS).bit_count() == 1:  # the 2s, then the last set, and out
        return WIN
    gained = lifted(state, seat, rank, count)
    if rank == TWO and state.layer == NOBODY:
        return gained
    run = count + state.run if rank == state.rank else count
    leads = count > 1 and state.layer == NOBODY and single_cards(state, seat)
    if leads or rank == TWO or run >= FOUR:
        gained += LEAD
    return gained


def single_cards(state: PresidentState, seat: int) -> bool:
    """Whether all others in hold one card, which is no 2 (PRES-34) and answers no set."""
    for other in range(state.seats):
        if state.inside >> other & 1 and state.hand[other].bit_count() > 1 and other != seat:
            return False
    return True


def remains(state: PresidentState, seat: int, rank: int, count: int) -> int:
    """Return the bits that a hand keeps when some cards leave it, as far as `hand` has them."""
    return taken(state.hand[seat], rank, max(0, count - held(state.extra[seat], rank)))


def lifted(state: PresidentState, seat: int, rank: int, count: int) -> int:
    """Return the burden that leaves a hand with some cards; a set that is broken up weighs more."""
    holds = held_by(state, seat, rank)
    return burden(rank, holds) - burden(rank, holds - count)


def burden(rank: int, count: int) -> int:
    """Return how hard `count` cards of a rank are to get rid of; 2s help, so they are below 0."""
    if rank == TWO:
        return -10 * count
    return BURDEN[min(count, FOUR)] - rank if count else 0
