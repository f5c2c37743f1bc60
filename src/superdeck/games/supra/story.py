"""SUPRA: what each watcher may see, and the story that its views tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.state import Score
from superdeck.games.supra.rules import (
    ASSIST,
    DROP,
    INSPECT,
    KEEP,
    REPLACE,
    ROB,
    SABOTAGE,
    SCRAP,
    SWAP,
    TAKE,
)
from superdeck.games.supra.setup import spot_of
from superdeck.games.supra.state import (
    ACES,
    HAND,
    PACK,
    PERMUTATIONS,
    SLOTS,
    SUITS,
    Ace,
    Ending,
    Event,
    Phase,
    SupraState,
)
from superdeck.games.supra.turns import MANY, TARGET, most_turns, score, won_slot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from superdeck.engine.contract import Telling, Value, View


def forbidden(_state: SupraState) -> str:
    """No ruling forbids a combination of options and seats."""
    return ""


def target(state: SupraState, action: int) -> int:
    """Return whom a Sabotage, an Assistance or an inspection is aimed at."""
    seat = aimed_at(action)
    return seat if seat < state.seats else NOBODY


def aimed_at(action: int) -> int:
    """Return the seat that an action names, `NOBODY` where it names none."""
    if action >= INSPECT:
        return action - INSPECT
    if SABOTAGE <= action < ASSIST:
        return (action - SABOTAGE) // (PACK * SLOTS)
    if ASSIST <= action < KEEP:
        return (action - ASSIST) // PACK
    return NOBODY


def numbers_of(bits: int) -> list[int]:
    """Return the cards or seats of a set, the lowest first."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def view(state: SupraState, seat: int) -> View:
    """Return what a seat (or `NOBODY`) may see: all but garages, hands and sealed choices."""
    seats = range(state.seats)
    final = Score()
    score(state, final)
    mine = range(HAND * seat, HAND * seat + HAND) if seat != NOBODY else range(0)
    built = state.phase > Phase.BUILD
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "first": state.first,
        "turn": NOBODY if state.phase == Phase.OVER else state.turn,
        "ready": numbers_of(state.ready),
        "hand": [state.hand[spot] for spot in mine if state.hand[spot] != NOBODY],
        "sealed": state.sealed[seat] if seat != NOBODY else NOBODY,
        "laid": [card for card in state.laid[: state.seats] if card != NOBODY],
        "turns": state.turns,
        "most_turns": most_turns(state),
        "last": state.last,
        "cars": [state.car[SLOTS * s : SLOTS * s + SLOTS] if built else [] for s in seats],
        "garages": [state.garage[other].bit_count() for other in seats],
        "garage": numbers_of(state.garage[seat]) if seat != NOBODY else [],
        "shown": shown_to(state, seat),
        "asks": [numbers_of(state.asks[other]) for other in seats],
        "told": [numbers_of(state.told[other]) for other in seats],
        "target": TARGET - state.seats if state.seats < MANY else 0,
        "draw": state.pack - state.spent,
        "shuffles": state.reshuffles,
        "scrap": numbers_of(state.scrap),
        "lineup": [card for card in state.turned if card >= 0 and state.lineup >> card & 1],
        "turned": [card for card in state.turned if card != NOBODY],
        "event": state.event,
        "slot": won_slot(state) if state.event > Event.GARAGE_DAY else NOBODY,
        "decided": state.decided,
        "redrawn": numbers_of(state.redrawn),
        "gift": state.gift,
        "dry": bool(state.dry),
        "payers": numbers_of(state.payers),
        "to_come": state.to_come,
        "ending": int(state.ending),
        "over": state.phase == Phase.OVER,
        "winners": numbers_of(final.winners),
        "options": {
            field.name: field.option.say(getattr(state, field.name))
            for field in state.fields
            if field.option
        },
    }


def shown_to(state: SupraState, seat: int) -> dict[str, list[int]]:
    """Return the garages that a seat was shown; it has followed them since (SUPRA-R27)."""
    seen = numbers_of(state.told[seat]) if seat != NOBODY else []
    return {str(other): numbers_of(state.garage[other]) for other in seen}


def value_of(card: int, ace: str) -> int:
    """Return the value of a card, with the Ace high or low (SUPRA-R01)."""
    if 1 << card & ACES and ace == Ace.LOW.name.lower():
        return 1
    return card // SUITS + 2


# --- The story.


def tell(before: View, seat: int, action: int, after: View, watcher: int) -> list[Telling]:
    """Tell a step: what was done, then what the two views say has come of it."""
    if before["round"] != after["round"]:
        return [("told-deal", after["first"])]
    return [
        *told_action(before, seat, action, after, watcher),
        *told_setup(before, after),
        *told_lineup(before, after),
        *told_end(before, after),
    ]


def told_action(before: View, seat: int, action: int, after: View, watcher: int) -> list[Telling]:
    """Tell an action that all may see; sealed ones are told when all are revealed."""
    if action >= INSPECT:
        other = action - INSPECT
        told: list[Telling] = [("told-inspect", seat, other)]
        if seat == watcher:
            told.append(("told-garage", other, *after["shown"][str(other)]))
        return told
    if action >= KEEP:
        return [("told-keep", seat)]
    if action >= ASSIST:
        return [("told-assist", seat, (action - ASSIST) // PACK, (action - ASSIST) % PACK)]
    if action >= REPLACE:
        return [told_exchange(before, seat, action)]
    return [told_card(before, seat, action)] if action >= TAKE else []


def told_exchange(before: View, seat: int, action: int) -> Telling:
    """Tell a Sabotage, or what a gift replaces; the card left over is scrapped too."""
    if action >= SABOTAGE:
        other = aimed_at(action)
        card, slot = (action - SABOTAGE) // SLOTS % PACK, (action - SABOTAGE) % SLOTS
        left = [one for one in before["lineup"] if one != card]
        return ("told-sabotage", seat, other, card, slot, before["cars"][other][slot], *left)
    slot = action - REPLACE
    left = [one for one in before["lineup"] if one != before["gift"]]
    return ("told-replace", seat, before["gift"], slot, before["cars"][seat][slot], *left)


def told_card(before: View, seat: int, action: int) -> Telling:
    """Tell which card goes to the Scrap Pile, or into the own car and for which one."""
    if DROP <= action < ROB:
        scrapped = action - (SCRAP if action >= SCRAP else DROP)
        return ("told-scrap" if action >= SCRAP else "told-drop", seat, scrapped)
    key, card, slot = "told-take", action - TAKE, before["slot"]
    if action >= ROB:
        key, first = ("told-swap", SWAP) if action >= SWAP else ("told-rob", ROB)
        card, slot = divmod(action - first, SLOTS)
    return (key, seat, card, slot, before["cars"][seat][slot])


def told_setup(before: View, after: View) -> list[Telling]:
    """Tell what is revealed in set-up: the first discards, one's own new card, the cars."""
    told: list[Telling] = []
    if before["phase"] == "discard" and after["phase"] != "discard":
        told += [("told-laid", seat, card) for seat, card in enumerate(after["laid"])]
        told += [("told-new", card) for card in after["hand"][-1:]]
    if before["phase"] == "build" and after["phase"] != "build":
        told += [("told-car", seat, *car) for seat, car in enumerate(after["cars"])]
    return told


def told_lineup(before: View, after: View) -> list[Telling]:
    """Tell what was turned: Garage Days of nobody, a new Draw Pile, the Lineup, its winner."""
    told: list[Telling] = []
    passed = after["turns"] - before["turns"]
    if passed > 1 and before["turns"]:
        told.append(("told-idle", passed - 1))
    if after["shuffles"] > before["shuffles"]:
        told.append(("told-shuffle", after["draw"]))
    if after["turned"] != before["turned"] or passed:
        key = "told-short" if after["event"] < 0 else "told-lineup"
        told.append((key, after["event"], *after["turned"]))
    if after["event"] > 0 and (passed or before["event"] < 0):
        told += [
            ("told-redraw", seat, after["cars"][seat][after["event"] - 1])
            for seat in after["redrawn"]
        ]
        if after["ending"] != Ending.IDENTICAL:
            winner, slot = after["last"], after["event"] - 1
            card = after["cars"][winner][slot]
            told.append(("told-won", winner, after["event"], card, slot, after["decided"]))
    return told


def told_end(before: View, after: View) -> list[Telling]:
    """Tell how a match has ended: why, the garages and cars, who has won."""
    if not after["over"] or before["over"]:
        return []
    told: list[Telling] = [("told-over", after["ending"], after["turns"])]
    if after["ending"] != Ending.TARGET:
        ace = after["options"]["ace"]
        for seat, car in enumerate(after["cars"]):
            total = sum(value_of(card, ace) for card in car)
            told.append(("told-standing", seat, after["garages"][seat], total))
    return [*told, ("told-match", *after["winners"])]


# --- The story in words.


def retell(telling: Telling, watcher: int) -> Say:
    """Turn a telling into a sentence for its watcher."""
    key, *rest = telling
    numbers = [int(number) for number in rest]
    return Say(str(key), RETOLD[str(key)](numbers, watcher))


def by_seat(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the seat that did it, and the cards that follow."""
    cards = listed(numbers[1:])
    return {**named(numbers[0], watcher), "cards": cards, "count": len(cards)}


def by_card(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a card that nobody is named for."""
    return {"card": said(numbers[0])}


def built(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat and its car."""
    return {**named(numbers[0], watcher), "car": said_car(numbers[1:])}


def into_slot(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat, a card, its slot, the card it replaces, and what was left over."""
    seat, card, slot, old, *left = numbers
    names: dict[str, Value] = {"card": said(card), "slot": said_slot(slot), "old": said(old)}
    return {**named(seat, watcher), **names, "left": listed(left)}


def aimed(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat, its target, and what the target gets."""
    seat, other, *rest = numbers
    names: dict[str, Value] = {
        "target": Say("seat", {"seat": other}),
        "yours": "yes" if other == watcher else "no",
    }
    if len(rest) > 1:
        return {**into_slot([seat, *rest], watcher), **names}
    return {**by_seat([seat, *rest], watcher), **names}


def counted(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a number."""
    return {"count": numbers[0]}


def lined(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a Lineup and its event."""
    event, *cards = numbers
    return {"event": said_event(event), "reds": event, "cards": listed(cards)}


def won(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the winner of a turn, the card that raced, and the slot that broke a tie."""
    seat, event, card, slot, decided = numbers
    names: dict[str, Value] = {
        "event": said_event(event),
        "card": said(card),
        "tie": "no" if slot == decided else "yes",
        "slot": said_slot(decided),
    }
    return {**named(seat, watcher), **names}


def ended(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name why a match has ended."""
    return {"ending": Ending(numbers[0]).name.lower(), "turns": numbers[1]}


def stood(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat's garage count and the value of its car."""
    return {**named(numbers[0], watcher), "count": numbers[1], "total": numbers[2]}


def winners(seats: list[int], watcher: int) -> dict[str, Value]:
    """Name one seat or several."""
    names = Say("list-and", {"items": tuple(Say("seat", {"seat": seat}) for seat in seats)})
    you = "yes" if watcher in seats else "no"
    return {"seat": names, "you": you, "count": len(seats)}


RETOLD: dict[str, Callable[[list[int], int], dict[str, Value]]] = {
    "told-deal": by_seat,
    "told-laid": by_seat,
    "told-new": by_card,
    "told-car": built,
    "told-take": into_slot,
    "told-rob": into_slot,
    "told-swap": into_slot,
    "told-replace": into_slot,
    "told-drop": by_seat,
    "told-scrap": by_seat,
    "told-keep": by_seat,
    "told-redraw": by_seat,
    "told-garage": by_seat,
    "told-sabotage": aimed,
    "told-assist": aimed,
    "told-inspect": aimed,
    "told-idle": counted,
    "told-shuffle": counted,
    "told-lineup": lined,
    "told-short": lined,
    "told-won": won,
    "told-over": ended,
    "told-standing": stood,
    "told-match": winners,
}
"""How the numbers of each telling become the values of its phrase."""


def said(card: int) -> Say:
    """Name a card; -1 is none."""
    if card < 0:
        return Say("no-card")
    return Say("card", {"rank": value_of(card, "low"), "suit": card % SUITS})


def listed(cards: Iterable[int]) -> tuple[Say, ...]:
    """Name several cards."""
    return tuple(said(card) for card in cards)


def said_slot(slot: int) -> Say:
    """Name a slot of a car."""
    return Say("slot", {"slot": slot})


def said_event(event: int) -> Say:
    """Name an event."""
    return Say("event", {"event": event})


def said_car(cards: list[int]) -> Say:
    """Name a car with its four slots."""
    names = ("engine", "cabin", "wheels", "spoiler")
    return Say("car", {name: said(card) for name, card in zip(names, cards, strict=True)})


def car_of(hand: list[int], order: int) -> list[int]:
    """Return the car that an order builds from a hand; no cards where it is no order."""
    if len(hand) < HAND or order not in PERMUTATIONS:
        return [NOBODY] * SLOTS
    return [hand[spot_of(order, slot)] for slot in range(SLOTS)]


def named(seat: int, watcher: int) -> dict[str, Value]:
    """Name a seat, and say whether it is the watcher, for the grammar."""
    return {"seat": Say("seat", {"seat": seat}), "you": "yes" if seat == watcher else "no"}
