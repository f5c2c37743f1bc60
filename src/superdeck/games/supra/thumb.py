"""SUPRA: the rule of thumb of the `rules` bot, which also plays a search's imagined matches out.

It looks at what a move does to the cars: which slots it would win if their event came next, who
would win the others, and how near those seats are to the target. The weights are round numbers;
twice of one changes the share of wins by less than a hundredth.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.supra.rules import (
    ASSIST,
    BUILD,
    DISCARD,
    DROP,
    EQUAL_IF_POSSIBLE,
    INSPECT,
    KEEP,
    REPLACE,
    ROB,
    SABOTAGE,
    SWAP,
    TAKE,
)
from superdeck.games.supra.state import (
    PACK,
    RED,
    SLOTS,
    SupraState,
    height,
)
from superdeck.games.supra.turns import MANY, TARGET

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

WEIGHTS = (5, 5, 5, 12)
"""What the slots count. Robberies are rare (SUPRA-E2), but a Spoiler wins one after another: the
other cards leave the car by winning (SUPRA-20, SUPRA-21)."""
WIN = 200
"""What winning a slot is worth, in steps of a card's value."""
THREAT = 10
"""What a rival's win of a slot costs."""
GARAGE = 2
"""What it costs more for every card of the rival's garage."""
NEAR = 120
"""What it costs more where it would be the rival's last (SUPRA-44)."""
FIELD = 8
"""How much more the best rival counts than every other one."""
BLACK = 30
"""What a black card in the own garage is good for: it is never scrapped (SUPRA-34)."""
LEAST = -(1 << 40)
"""Less than any move is worth."""
NONE = -2
"""Lower than any card."""


def prefer(
    state: SupraState, seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the move that does most for the own car, the first of equals; ask for no garage."""
    best = actions.action[0]
    most = LEAST
    for i in range(count):
        action = actions.action[i]
        if action < INSPECT:
            value = promise(state, seat, action)
            if value > most:
                most = value
                best = action
    return best


def promise(state: SupraState, seat: int, action: int) -> int:
    """Return what an action is worth; only actions of one phase are compared."""
    if action < ROB:
        return colour(action)
    if action >= KEEP:
        return 0
    changed = seat
    value = 0
    if action < REPLACE:
        aimed = action - (SWAP if action >= SWAP else ROB)
        card = aimed // SLOTS
        slot = aimed % SLOTS
        value = BLACK * black(state.car[SLOTS * seat + slot])
        if action >= SWAP:
            value -= BLACK * black(card)
    elif action < SABOTAGE:
        card = state.gift
        slot = action - REPLACE
    elif action < ASSIST:
        aimed = action - SABOTAGE
        changed = aimed // (PACK * SLOTS)
        card = aimed // SLOTS % PACK
        slot = aimed % SLOTS
    else:
        changed = (action - ASSIST) // PACK
        card = (action - ASSIST) % PACK
        slot = given_up(state, changed, card)
    return value + gain(state, seat, changed, slot, card)


def colour(action: int) -> int:
    """Prefer black cards for the car and so for the garage; red ones go to the Scrap Pile."""
    if action < BUILD:
        return 1 - black(action - DISCARD)
    return black(action - TAKE) if TAKE <= action < DROP else 0


def black(card: int) -> int:
    """Return 1 for a black card and 0 for a red one."""
    return 1 - (RED >> card & 1)


def given_up(state: SupraState, target: int, card: int) -> int:
    """Return the slot that a target replaces if it makes the best of a gift (SUPRA-29)."""
    best = 0
    most = LEAST
    for slot in range(SLOTS):
        same = height(state, state.car[SLOTS * target + slot]) == height(state, card)
        if same and state.assist_rule == EQUAL_IF_POSSIBLE:
            return slot
        value = gain(state, target, target, slot, card)
        if value > most:
            most = value
            best = slot
    return best


def gain(state: SupraState, seat: int, changed: int, slot: int, card: int) -> int:
    """Return what it is worth to a seat that a car gets a card in a slot.

    Only that slot is looked at: nothing else changes.
    """
    best = NONE
    threat = 0
    spot = slot
    for other in range(state.seats):
        if other not in (seat, changed):
            value = height(state, state.car[spot])
            if value >= best:
                cost = danger(state, other)
                threat = max(threat, cost) if value == best else cost
                best = value
        spot += SLOTS
    old = height(state, state.car[SLOTS * changed + slot])
    new = height(state, card)
    if changed == seat:
        return FIELD * WEIGHTS[slot] * (lead(new - best, threat) - lead(old - best, threat))
    own = height(state, state.car[SLOTS * seat + slot])
    cost = danger(state, changed)
    after = duel(own, best, threat, new, cost)
    before = duel(own, best, threat, old, cost)
    return WEIGHTS[slot] * (FIELD * (after - before) + old - new)


def duel(own: int, best: int, threat: int, value: int, cost: int) -> int:
    """Return the lead over the best rivals and over one more."""
    if value > best:
        return lead(own - value, cost)
    return lead(own - best, max(threat, cost) if value == best else threat)


def lead(steps: int, threat: int) -> int:
    """Return what it is worth to be so many steps ahead of the best rival in a slot."""
    if steps > 0:
        return steps + WIN
    return steps - threat if steps < 0 else 0


def danger(state: SupraState, rival: int) -> int:
    """Return what it costs if a rival wins the next Lineup."""
    held = state.garage[rival].bit_count()
    near = state.seats < MANY and held + 1 >= TARGET - state.seats
    return THREAT + GARAGE * held + NEAR * int(near)
