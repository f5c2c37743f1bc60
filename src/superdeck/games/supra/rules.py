"""SUPRA: the choices, clause by clause: seats, slots, cards, and sets of cards as bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import Actions, Seen, Span, waive
from superdeck.games.supra.setup import orders, seal, top_cards
from superdeck.games.supra.state import (
    BUILDING,
    DISCARDING,
    DROPPING,
    LINEUP,
    ORDERS,
    OVER,
    PACK,
    RED,
    REPLACING,
    ROBBING,
    SCRAPPING,
    SEATS,
    SLOTS,
    STEPPING,
    SWAPPING,
    TAKING,
    TARGETING,
    AssistRule,
    Ending,
    EqualLowest,
    GarageSwap,
    Inspect,
    SupraState,
    WinCheck,
    height,
    highest,
    lowest,
)
from superdeck.games.supra.turns import end_turn, finish, put, reached, run, won_slot

if TYPE_CHECKING:
    from superdeck.engine.state import Moves

DISCARD = 1
BUILD = DISCARD + PACK
TAKE = BUILD + ORDERS
DROP = TAKE + PACK
SCRAP = DROP + PACK
ROB = SCRAP + PACK
SWAP = ROB + PACK * SLOTS
REPLACE = SWAP + PACK * SLOTS
SABOTAGE = REPLACE + SLOTS
ASSIST = SABOTAGE + SEATS * PACK * SLOTS
KEEP = ASSIST + SEATS * PACK
INSPECT = KEEP + 1

ACTIONS = Actions(
    (
        waive(),
        Span("discard", DISCARD, PACK, "card", Seen.ACTOR),
        Span("build", BUILD, ORDERS, "order", Seen.ACTOR),
        Span("take", TAKE, PACK, "card"),
        Span("drop", DROP, PACK, "card"),
        Span("scrap", SCRAP, PACK, "card"),
        Span("rob", ROB, PACK * SLOTS, "card * 4 + slot"),
        Span("swap", SWAP, PACK * SLOTS, "card * 4 + slot"),
        Span("replace", REPLACE, SLOTS, "slot"),
        Span("sabotage", SABOTAGE, SEATS * PACK * SLOTS, "(target * 52 + card) * 4 + slot"),
        Span("assist", ASSIST, SEATS * PACK, "target * 52 + card"),
        Span("keep", KEEP, 1),
        Span("inspect", INSPECT, SEATS, "target"),
    )
)

DURING_GARAGE_DAY = int(Inspect.DURING_GARAGE_DAY)
ALWAYS = int(Inspect.ALWAYS)
FIRST_REVEALED = int(EqualLowest.FIRST_REVEALED)
FREE = int(AssistRule.FREE)
EQUAL_IF_POSSIBLE = int(AssistRule.EQUAL_IF_POSSIBLE)

# --- Who may act.


def actors(state: SupraState) -> int:
    """Return who may act: who has not chosen yet in set-up, the seat in turn, who may inspect."""
    if state.phase == OVER:
        return 0
    if state.phase <= BUILDING:
        return (1 << state.seats) - 1 & ~state.ready
    seats = 1 << state.turn
    for seat in range(state.seats):
        if inquiries(state, seat):
            seats |= 1 << seat
    return seats


def ask(state: SupraState) -> int:
    """Return the seat whose choice the match waits for; nobody is asked to inspect."""
    return state.turn


def pass_over(_state: SupraState, _out: Moves) -> None:
    """Nobody declines in SUPRA: a step with one possibility is a move too (SUPRA-R35)."""


def inquiries(state: SupraState, seat: int) -> int:
    """Return the seats whose garage a seat may ask to see (SUPRA-35, SUPRA-R27)."""
    targets = 0
    if state.inspect == DURING_GARAGE_DAY:
        if state.phase in (SCRAPPING, SWAPPING):
            targets = 1 << state.turn
    elif state.inspect == ALWAYS and TAKING <= state.phase < OVER:
        for other in range(state.seats):
            if state.garage[other]:
                targets |= 1 << other
    return targets & ~(1 << seat) & ~state.asks[seat]


# --- What they may do.


def legal(state: SupraState, seat: int, out: Moves) -> int:
    """List what an actor may do: its move by card, then target, then slot; inspections last."""
    count = 0
    if state.phase == DISCARDING:
        return listed(top_cards(state, seat), DISCARD, 0, out)
    if state.phase == BUILDING:
        return orders(state, seat, BUILD, out)
    if seat == state.turn:
        count = moves(state, seat, out)
        if state.inspect != ALWAYS:
            return count
    return listed(inquiries(state, seat), INSPECT, count, out)


def moves(state: SupraState, seat: int, out: Moves) -> int:
    """List the moves of the seat in turn."""
    phase = state.phase
    if phase == TAKING:
        return listed(lowest_left(state), TAKE, 0, out)  # SUPRA-22
    if phase == DROPPING:
        return listed(lowest_left(state), DROP, 0, out)  # SUPRA-23
    if phase == TARGETING:
        return targets(state, seat, out)
    if phase == REPLACING:
        return replaceable(state, seat, out)
    if phase == ROBBING:
        return into_slots(state.lineup, ROB, out)  # SUPRA-20, SUPRA-R12
    return garage_moves(state, seat, out)


def garage_moves(state: SupraState, seat: int, out: Moves) -> int:
    """List what a seat may do in its step of a Garage Day."""
    if state.phase == SCRAPPING:
        return listed(highest(state, state.garage[seat] & RED), SCRAP, 0, out)  # SUPRA-34, R19
    count = into_slots(state.garage[seat], SWAP, out)  # SUPRA-36
    if state.garage_swap == GarageSwap.MAY:
        out.action[count] = KEEP
        count += 1
    return count


def listed(numbers: int, first: int, count: int, out: Moves) -> int:
    """Append `first + number` for every bit of a set; return how many actions there are now."""
    while numbers:
        low = numbers & -numbers
        out.action[count] = first + low.bit_length() - 1
        count += 1
        numbers ^= low
    return count


def into_slots(cards: int, first: int, out: Moves) -> int:
    """List every card of a set with every slot."""
    count = 0
    while cards:
        low = cards & -cards
        action = first + (low.bit_length() - 1) * SLOTS
        for slot in range(SLOTS):
            out.action[count + slot] = action + slot
        count += SLOTS
        cards ^= low
    return count


def lowest_left(state: SupraState) -> int:
    """Return the lowest cards left in the Lineup, or the one turned first (SUPRA-R07)."""
    cards = lowest(state, state.lineup)
    if state.equal_lowest == FIRST_REVEALED:
        for i in range(LINEUP):
            if cards >> state.turned[i] & 1:
                return 1 << state.turned[i]
    return cards


def targets(state: SupraState, seat: int, out: Moves) -> int:
    """List every Sabotage and Assistance of the turn winner (SUPRA-24, SUPRA-R16)."""
    high = highest(state, state.lineup)  # two cards, or one that is higher (SUPRA-R08)
    low = lowest(state, state.lineup)
    count = 0
    while high:
        one = high & -high
        count = sabotages(state, seat, one.bit_length() - 1, count, out)
        high ^= one
    while low:
        one = low & -low
        action = ASSIST + one.bit_length() - 1
        for target in range(state.seats):
            if target != seat:
                out.action[count] = action + target * PACK
                count += 1
        low ^= one
    return count


def sabotages(state: SupraState, seat: int, card: int, count: int, out: Moves) -> int:
    """Append what a card may replace on the cars of all others (SUPRA-26, 27, SUPRA-R13)."""
    value = height(state, card)
    spot = 0
    for target in range(state.seats):
        if target != seat:
            action = SABOTAGE + (target * PACK + card) * SLOTS
            before = count
            for slot in range(SLOTS):
                if height(state, state.car[spot + slot]) < value:
                    out.action[count] = action + slot
                    count += 1
            if count == before:
                for slot in range(SLOTS):
                    out.action[count + slot] = action + slot
                count += SLOTS
        spot += SLOTS
    return count


def replaceable(state: SupraState, seat: int, out: Moves) -> int:
    """List the slots that may be given up for a gift (SUPRA-29, SUPRA-30, SUPRA-R14)."""
    value = height(state, state.gift)
    equals = state.assist_rule == EQUAL_IF_POSSIBLE
    count = 0
    for slot in range(SLOTS):
        same = height(state, state.car[SLOTS * seat + slot]) == value
        if same == equals or state.assist_rule == FREE:
            out.action[count] = REPLACE + slot
            count += 1
    if count == 0:
        for slot in range(SLOTS):
            out.action[slot] = REPLACE + slot
        count = SLOTS
    return count


# --- What an action does.


def apply(state: SupraState, seat: int, action: int) -> None:
    """Do a legal action and go on until somebody is asked again."""
    if action >= INSPECT:
        state.asks[seat] |= 1 << action - INSPECT
        state.told[seat] |= 1 << action - INSPECT
        return
    if action >= TAKE:
        act(state, seat, action)
    elif action >= BUILD:
        seal(state, seat, action - BUILD)
    else:
        seal(state, seat, action - DISCARD)
    run(state)


def act(state: SupraState, seat: int, action: int) -> None:
    """Do a move of the seat in turn."""
    if action < DROP:
        into_own_car(state, seat, won_slot(state), action - TAKE)  # SUPRA-21, SUPRA-22
    elif action < SCRAP:
        state.lineup ^= 1 << action - DROP
        state.scrap |= 1 << action - DROP
        state.phase = TARGETING
    elif action < ROB:
        scrap_red(state, seat, 1 << action - SCRAP)
    elif action < SWAP:
        into_own_car(state, seat, (action - ROB) % SLOTS, (action - ROB) // SLOTS)
    elif action < REPLACE:
        swap(state, seat, (action - SWAP) % SLOTS, (action - SWAP) // SLOTS)
    elif action < SABOTAGE:
        give(state, seat, action - REPLACE, state.gift)
    elif action < ASSIST:
        aimed = action - SABOTAGE
        target = aimed // (PACK * SLOTS)
        give(state, target, aimed % SLOTS, aimed // SLOTS % PACK)
    elif action < KEEP:
        state.turn = (action - ASSIST) // PACK
        state.gift = (action - ASSIST) % PACK
        state.phase = REPLACING  # SUPRA-R15
    else:
        state.phase = STEPPING


def into_own_car(state: SupraState, seat: int, slot: int, card: int) -> None:
    """Put a Lineup card into the winner's car, the card there into the garage (SUPRA-20)."""
    state.lineup ^= 1 << card
    state.garage[seat] |= 1 << put(state, seat, slot, card)
    state.phase = DROPPING
    if state.win_check == WinCheck.AFTER_REFILL and reached(state, seat):  # SUPRA-R22
        finish(state, Ending.TARGET)


def give(state: SupraState, target: int, slot: int, card: int) -> None:
    """Put a Lineup card into a target's car, scrap what it replaces (SUPRA-28, SUPRA-31)."""
    state.lineup ^= 1 << card
    state.scrap |= 1 << put(state, target, slot, card)
    end_turn(state)


def scrap_red(state: SupraState, seat: int, card: int) -> None:
    """Pay for the largest garage; whoever has nothing left does nothing more (SUPRA-40)."""
    state.garage[seat] ^= card
    state.scrap |= card
    state.phase = SWAPPING if state.garage[seat] else STEPPING


def swap(state: SupraState, seat: int, slot: int, card: int) -> None:
    """Put a garage card into the car, what it replaces into the garage (SUPRA-36, SUPRA-37)."""
    state.garage[seat] ^= 1 << card | 1 << put(state, seat, slot, card)
    state.phase = STEPPING
