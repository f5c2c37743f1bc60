"""SUPRA: the rule of thumb of the `rules` bot.

It looks at the cars as they would stand after a move: which slots it would win if their event came
next, who would win the others, and how near those seats are to the target. The weights are round
numbers: half or twice of one changes little against random players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
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

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

CHANCES = (25, 39, 25, 6)
"""How often the event of each slot comes, in a hundred Lineups (SUPRA-E2)."""
WIN = 40
"""What winning a slot is worth, in steps of a card's value."""
THREAT = 2
"""What a rival's win costs, and again for every card of its garage."""
FIELD = 4
"""How much more the best rival counts than every other one."""
BLACK = 800
"""What a black card in the own garage is good for: it is never scrapped (SUPRA-34)."""


def prefer(
    state: SupraState, seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the move after which the cars look best, the first of equals; ask for no garage."""
    best = actions.action[0]
    most = promise(state, seat, best)
    for i in range(1, count):
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
    if action < REPLACE:
        moved = action - (SWAP if action >= SWAP else ROB)
        return own_exchange(state, seat, moved % SLOTS, moved // SLOTS, action >= SWAP)
    if action < SABOTAGE:
        return outlook(state, seat, seat, action - REPLACE, state.gift)
    if action < ASSIST:
        aimed = action - SABOTAGE
        card = aimed // SLOTS % PACK
        return outlook(state, seat, aimed // (PACK * SLOTS), aimed % SLOTS, card)
    if action < KEEP:
        return after_gift(state, seat, (action - ASSIST) // PACK, (action - ASSIST) % PACK)
    return outlook(state, seat, NOBODY, 0, 0)


def colour(action: int) -> int:
    """Prefer black cards for the car and so for the garage; red ones go to the Scrap Pile."""
    if action < BUILD:
        return RED >> action - DISCARD & 1
    return int(TAKE <= action < DROP and not RED >> action - TAKE & 1)


def own_exchange(state: SupraState, seat: int, slot: int, card: int, from_garage: bool) -> int:  # noqa: FBT001 - small Python has no keywords
    """Return what it is worth to put a card into the own car and the old one into the garage."""
    old = state.car[SLOTS * seat + slot]
    gain = BLACK * (1 - (RED >> old & 1))
    if from_garage:
        gain -= BLACK * (1 - (RED >> card & 1))
    return gain + outlook(state, seat, seat, slot, card)


def after_gift(state: SupraState, seat: int, target: int, card: int) -> int:
    """Return what an Assistance is worth if its target makes the best of it."""
    best = 0
    most = -(1 << 40)
    for slot in range(SLOTS):
        same = height(state, state.car[SLOTS * target + slot]) == height(state, card)
        if same and state.assist_rule == EQUAL_IF_POSSIBLE:
            return outlook(state, seat, NOBODY, 0, 0)  # nothing changes
        value = outlook(state, target, target, slot, card)
        if value > most:
            most = value
            best = slot
    return outlook(state, seat, target, best, card)


def outlook(state: SupraState, seat: int, changed: int, slot: int, card: int) -> int:
    """Return how good the cars look for a seat, one of them with a card in a slot."""
    total = 0
    for other_slot in range(SLOTS):
        mine = 0
        field = 0
        best = -2
        threat = 0
        for other in range(state.seats):
            held = state.car[SLOTS * other + other_slot]
            if other == changed and other_slot == slot:
                held = card
            value = height(state, held)
            if other == seat:
                mine = value
            else:
                field += value
                if value >= best:
                    danger = THREAT * (1 + state.garage[other].bit_count())
                    threat = max(threat, danger) if value == best else danger
                    best = value
        lead = mine - best
        if lead > 0:
            lead += WIN
        elif lead < 0:
            lead -= threat
        total += CHANCES[other_slot] * (lead * FIELD - field)
    return total
