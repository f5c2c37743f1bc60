"""High Card: a toy game, written by the steps of `docs/add-a-game.md`.

Twelve cards; three to each seat. In turn each seat lays a card; the highest takes the trick and
leads the next one. Most tricks win. With `low = yes` the lowest card takes the trick.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from superdeck.engine import single, turns
from superdeck.engine.actions import NOBODY, WAIVE, Actions, Span, waive
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import first_seat, fresh_stock, mix, new_future
from superdeck.engine.contract import Facts, Refusal, Say, Telling, View
from superdeck.engine.drivers import decline
from superdeck.engine.options import Toggle, choice
from superdeck.engine.state import State, hidden, own, public

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves, Numbers, Score

# Step 1: the facts and the actions.

PACK = 12
SEATS = 4
HAND = 3
LAY = WAIVE + 1

FACTS = Facts(
    name="highcard",
    title="High Card",
    seats=(2, SEATS),
    usual=(2, SEATS),
    actions=Actions((waive(), Span("lay", LAY, PACK, "card"))),
    legal_size=HAND,
    numbers=3 + PACK,
    longest_round=HAND * SEATS,
    most_rounds=1,
    behaviour=1,
)


# Step 2: the state, with its options.


class HighCardState(State):
    """One match of one round."""

    low: Annotated[int, choice(Toggle, "HIGH-05")]

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]
    turn: Annotated[int, public(0, SEATS - 1)]
    hand: Annotated[list[int], own(0, (1 << PACK) - 1, SEATS)]  # sets of cards
    laid: Annotated[list[int], public(-1, PACK - 1, SEATS)]  # this trick
    gone: Annotated[int, public(0, (1 << PACK) - 1)]
    tricks: Annotated[list[int], public(0, HAND, SEATS)]


STATE = HighCardState


# Step 3: the deal.


def deal(state: HighCardState) -> None:
    """Deal three cards to each seat, one at a time (HIGH-01)."""
    fresh_stock(state, 0, PACK)
    state.turn = first_seat(state)
    state.gone = 0
    for seat in range(state.seats):
        state.hand[seat] = state.tricks[seat] = 0
        state.laid[seat] = NOBODY
    for _ in range(HAND):
        for seat in range(state.seats):
            state.hand[seat] |= 1 << state.stock[state.spent]
            state.spent += 1


# Step 4: who may act, and what they may do.


def actors(state: HighCardState) -> int:
    """Return the seat in turn (HIGH-02)."""
    return 0 if round_over(state) else 1 << state.turn


def ask(state: HighCardState) -> int:
    """Return the seat in turn."""
    return state.turn


def legal(state: HighCardState, seat: int, out: Moves) -> int:
    """List the cards in hand."""
    count = 0
    left = state.hand[seat]
    while left:
        out.action[count] = LAY + (left & -left).bit_length() - 1
        count += 1
        left &= left - 1
    return count


# Step 5: what an action does.


def apply(state: HighCardState, seat: int, action: int) -> None:
    """Lay a card; after the last one the trick is taken (HIGH-03)."""
    card = action - LAY
    state.hand[seat] &= ~(1 << card)
    state.gone |= 1 << card
    state.laid[seat] = card
    state.turn = (seat + 1) % state.seats
    if state.laid[state.turn] != NOBODY:
        state.turn = taker(state)
        state.tricks[state.turn] += 1
        for other in range(state.seats):
            state.laid[other] = NOBODY


def taker(state: HighCardState) -> int:
    """Return who takes a full trick (HIGH-03, HIGH-05)."""
    best = 0
    for seat in range(1, state.seats):
        if (state.laid[seat] > state.laid[best]) != (state.low == Toggle.YES):
            best = seat
    return best


pass_over = bind(decline, sys.modules[__name__])


# Step 6: the ends and the score.


def round_over(state: HighCardState) -> bool:
    """Whether all cards are laid."""
    taken = 0
    for seat in range(state.seats):
        taken += state.tricks[seat]
    return taken == HAND


def over(state: HighCardState) -> bool:
    """Whether the one round is over."""
    return state.round > 0 and round_over(state)


def score(state: HighCardState, out: Score) -> None:
    """Most tricks win, shared where equal (HIGH-04)."""
    best = 0
    out.winners = 0
    for seat in range(state.seats):
        out.points[seat] = state.tricks[seat]
        best = max(best, state.tricks[seat])
    if over(state):
        for seat in range(state.seats):
            if state.tricks[seat] == best:
                out.winners |= 1 << seat


# Step 7: what a seat sees, in numbers and in imagined worlds.


def observe(state: HighCardState, seat: int, out: Numbers) -> None:
    """Write 0: seats, 1: the turn, 2: own tricks, 3 + c: 1 where card c is held, -1 where gone."""
    out.value[0] = state.seats
    out.value[1] = (state.turn - seat) % state.seats
    out.value[2] = state.tricks[seat]
    for card in range(PACK):
        out.value[3 + card] = (state.hand[seat] >> card & 1) - (state.gone >> card & 1)


def imagine(state: HighCardState, seat: int, chance: Stream) -> None:
    """Deal the unseen cards again, all placements as likely."""
    new_future(state, chance)
    known = state.gone | (state.hand[seat] if seat != NOBODY else 0)
    unseen = 0
    for card in range(PACK):
        if not known >> card & 1:
            state.stock[unseen] = card
            unseen += 1
    mix(state, chance, 0, unseen)
    for other in range(state.seats):
        if other != seat:
            held = state.hand[other].bit_count()
            state.hand[other] = 0
            for _ in range(held):
                unseen -= 1
                state.hand[other] |= 1 << state.stock[unseen]
    for i in range(unseen, PACK):
        state.stock[i] = 0


believe = imagine  # nothing that is laid tells more than the card


# Step 8: a rule of thumb.


def prefer(
    state: HighCardState, _seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Lay the best card."""
    return actions.action[0 if state.low == Toggle.YES else count - 1]


prospect = single.prospect
live, counter, claim, react = turns.live, turns.counter, turns.claim, turns.react


# Step 9: views and tellings.


def view(state: HighCardState, seat: int) -> View:
    """Return the public facts and the own hand."""
    seats = range(state.seats)
    hand = state.hand[seat] if seat != NOBODY else 0
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "turn": state.turn,
        "over": over(state),
        "laid": [state.laid[s] for s in seats],
        "tricks": [state.tricks[s] for s in seats],
        "held": [state.hand[s].bit_count() for s in seats],
        "hand": [card for card in range(PACK) if hand >> card & 1],
    }


def tell(before: View, seat: int, action: int, after: View, _watcher: int) -> list[Telling]:
    """Tell the deal, each lay, and who took a trick."""
    told: list[Telling] = []
    if after["round"] != before["round"]:
        told.append(("dealt", after["turn"]))
    if action >= LAY:
        told.append(("laid", seat, action - LAY))
    took = (s for s in range(after["seats"]) if after["tricks"][s] > before["tricks"][s])
    return told + [("took", other) for other in took]


def target(_state: HighCardState, _action: int) -> int:
    """No action is aimed at anybody."""
    return NOBODY


def forbidden(_state: HighCardState) -> str:
    """Every option goes with every number of seats."""
    return ""


# Step 10: words.


def card_name(card: int) -> Say:
    """Name a card."""
    return Say("high-card", {"number": card + 1})


def say(action: int, _view: View) -> Say:
    """Say a lay."""
    return Say("high-lay", {"card": card_name(action - LAY)}) if action else Say("high-waive")


def effect(_action: int, _view: View) -> Say:
    """Say what a lay does."""
    return Say("high-effect")


def nameable(_view: View) -> Iterable[int]:
    """Name all cards."""
    return range(LAY, LAY + PACK)


def refuse(view: View, action: int) -> Refusal:
    """Say why a card cannot be laid."""
    if view["turn"] != view["seat"]:
        return Refusal(Say("high-not-your-turn"), ("HIGH-02",))
    return Refusal(Say("high-not-held", {"card": card_name(action - LAY)}), ("HIGH-02",))


def position(view: View) -> Iterable[Say]:
    """Describe the tricks, the cards laid and the own hand."""
    for seat in range(view["seats"]):
        name = Say("seat", {"seat": seat})
        yield Say("high-seat", {"name": name, "tricks": view["tricks"][seat]})
        if view["laid"][seat] != NOBODY:
            yield Say("high-has-laid", {"name": name, "card": card_name(view["laid"][seat])})
    if view["seat"] != NOBODY:
        yield Say("high-hand", {"cards": tuple(card_name(card) for card in view["hand"])})


def retell(telling: Telling, _watcher: int) -> Say:
    """Turn a telling into a sentence."""
    key, seat = telling[0], telling[1]
    values: dict[str, Say] = {"name": Say("seat", {"seat": seat})}
    if key == "laid":
        values["card"] = card_name(int(telling[2]))
    return Say(f"high-{key}", values)


def ponder(view: View) -> int:
    """Take longest to lead; the last cards lay themselves."""
    if sum(view["tricks"]) == HAND - 1:
        return 300
    return 1200 if max(view["laid"]) == NOBODY else 800


# Step 11 is outside: the rulebook and the phrases in locale/, the register, the clause tests.
