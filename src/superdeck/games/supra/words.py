"""SUPRA: moves, their effects, and the position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import Say
from superdeck.games.supra.rules import (
    ASSIST,
    BUILD,
    DISCARD,
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
from superdeck.games.supra.state import ORDERS, PACK, SLOTS
from superdeck.games.supra.story import (
    car_of,
    listed,
    named,
    said,
    said_car,
    said_event,
    said_slot,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.engine.contract import Value, View

# --- Moves.


def say(action: int, view: View, /) -> Say:
    """Say an action as a move in words."""
    if action >= INSPECT:
        return Say("move-inspect", {"seat": Say("seat", {"seat": action - INSPECT})})
    if action >= REPLACE:
        return said_gift(action, view)
    if action >= ROB:
        key, first = ("move-swap", SWAP) if action >= SWAP else ("move-rob", ROB)
        card, slot = divmod(action - first, SLOTS)
        return Say(key, {"card": said(card), **said_spot(view, view["seat"], slot)})
    for key, first in (("scrap", SCRAP), ("drop", DROP), ("take", TAKE)):
        if action >= first:
            into = said_slot(max(0, view["slot"]))
            return Say(f"move-{key}", {"card": said(action - first), "slot": into})
    if action >= BUILD:
        return Say("move-build", {"car": said_car(car_of(view["hand"], action - BUILD))})
    return Say("move-discard", {"card": said(action - DISCARD)}) if action else Say("move-pass")


def said_gift(action: int, view: View) -> Say:
    """Say a Sabotage, an Assistance, its answer, or keeping all as it is."""
    if action >= KEEP:
        return Say("move-keep")
    if action >= ASSIST:
        seat, card = divmod(action - ASSIST, PACK)
        return Say("move-assist", {"seat": Say("seat", {"seat": seat}), "card": said(card)})
    if action >= SABOTAGE:
        seat, rest = divmod(action - SABOTAGE, PACK * SLOTS)
        names: dict[str, Value] = {"seat": Say("seat", {"seat": seat})}
        spot = said_spot(view, seat, rest % SLOTS)
        return Say("move-sabotage", {**names, "card": said(rest // SLOTS), **spot})
    spot = said_spot(view, view["seat"], action - REPLACE)
    return Say("move-replace", {"card": said(view["gift"]), **spot})


def said_spot(view: View, seat: int, slot: int) -> dict[str, Value]:
    """Name a slot of a seat's car and the card there, if there is one."""
    car = view["cars"][seat] if 0 <= seat < view["seats"] else []
    return {"slot": said_slot(slot), "old": said(car[slot] if car else NOBODY)}


def effect(action: int, view: View, /) -> Say:
    """Say what follows when the seat whose view this is does a legal action."""
    if action >= INSPECT:
        return Say("effect-inspect")
    if action >= KEEP:
        return Say("effect-keep")
    if action >= REPLACE:
        return said_assist(action, view) if action >= ASSIST else said_exchange(action, view)
    if action >= TAKE:
        return effect_of_card(action, view)
    return Say("effect-build" if action >= BUILD else "effect-discard")


def effect_of_card(action: int, view: View) -> Say:
    """Say what follows from a card for one's own car, or from one for the Scrap Pile."""
    if action >= SWAP:
        return Say("effect-swap", said_spot(view, view["seat"], (action - SWAP) % SLOTS))
    if action >= ROB:
        return into_garage("effect-rob", view, (action - ROB) % SLOTS)
    if action >= SCRAP:
        return Say("effect-scrap")
    if action >= DROP:
        rest = [card for card in view["lineup"] if card != action - DROP]
        return Say("effect-drop", {"cards": listed(rest)})
    return into_garage("effect-take", view, view["slot"])


def into_garage(key: str, view: View, slot: int) -> Say:
    """Say that a card of the own car goes to the garage, and how many lie there then."""
    held = view["garages"][view["seat"]] + 1
    check = view["options"]["win_check"] == "after_refill"
    wins = "yes" if check and held == view["target"] else "no"
    counts: dict[str, Value] = {"count": held, "wins": wins}
    return Say(key, {**said_spot(view, view["seat"], slot), **counts})


def said_assist(action: int, view: View) -> Say:
    """Say that a target chooses what a gift replaces, and which card is left over."""
    seat, card = divmod(action - ASSIST, PACK)
    left = [one for one in view["lineup"] if one != card]
    return Say("effect-assist", {"seat": Say("seat", {"seat": seat}), "left": listed(left)})


def said_exchange(action: int, view: View) -> Say:
    """Say which two cards go to the Scrap Pile."""
    seat, slot, card = view["seat"], action - REPLACE, view["gift"]
    if action >= SABOTAGE:
        seat, rest = divmod(action - SABOTAGE, PACK * SLOTS)
        slot, card = rest % SLOTS, rest // SLOTS
    left = [one for one in view["lineup"] if one != card]
    return Say("effect-exchange", {**said_spot(view, seat, slot), "left": listed(left)})


def nameable(view: View, /) -> Iterator[int]:
    """Return what a person might name: every card, every slot, every other seat."""
    yield WAIVE
    phase = view["phase"]
    single = {"discard": DISCARD, "take": TAKE, "scrap": SCRAP}.get(phase, DROP)
    yield from range(single, single + PACK)
    if phase == "build":
        yield from range(BUILD, BUILD + ORDERS)
    others = [seat for seat in range(view["seats"]) if seat != view["seat"]]
    yield from (INSPECT + seat for seat in range(view["seats"]))
    yield from range(REPLACE, SABOTAGE)
    yield KEEP
    for card in view["lineup"]:
        yield from range(ROB + card * SLOTS, ROB + card * SLOTS + SLOTS)
        for seat in others:
            yield ASSIST + seat * PACK + card
            first = SABOTAGE + (seat * PACK + card) * SLOTS
            yield from range(first, first + SLOTS)
    for card in view["garage"]:
        yield from range(SWAP + card * SLOTS, SWAP + card * SLOTS + SLOTS)


# --- The position.


def position(view: View, /) -> Iterator[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    me = view["seat"]
    piles: dict[str, Value] = {"draw": view["draw"], "scrap": len(view["scrap"])}
    if view["turns"]:
        top: dict[str, Value] = {"turn": view["turns"], "target": view["target"], **piles}
        yield Say("position-head", top)
        for seat in sorted(range(view["seats"]), key=lambda seat: (seat == me, seat)):
            yield said_seat(view, seat)
        yield from said_garages(view)
        yield said_lineup(view)
    else:
        yield Say("position-set-up", piles)
        yield from said_hand(view)
    yield said_phase(view)


def said_hand(view: View) -> Iterator[Say]:
    """Say who has chosen, and one's own hand and choice."""
    if view["ready"]:
        seats = tuple(Say("seat", {"seat": seat}) for seat in view["ready"])
        yield Say("position-ready", {"seats": seats})
    if view["seat"] != NOBODY:
        yield Say("position-hand", {"cards": listed(view["hand"])})


def said_seat(view: View, seat: int) -> Say:
    """Say a car and how many cards lie in its garage."""
    names: dict[str, Value] = {
        **named(seat, view["seat"]),
        "car": said_car(view["cars"][seat]),
        "count": view["garages"][seat],
    }
    return Say("position-car", names)


def said_garages(view: View) -> Iterator[Say]:
    """Say what lies in the garages that were shown, and in one's own."""
    for seat, cards in view["shown"].items():
        yield Say("position-shown", {**named(int(seat), view["seat"]), "cards": listed(cards)})
    if view["seat"] != NOBODY:
        yield Say("position-garage", {"cards": listed(view["garage"])})


def said_lineup(view: View) -> Say:
    """Say what is left of the Lineup, and what it brought about."""
    names: dict[str, Value] = {"cards": listed(view["lineup"]), "reds": view["event"]}
    return Say("position-lineup", {**names, "event": said_event(view["event"])})


def said_phase(view: View) -> Say:
    """Say what is asked of whom."""
    seat = view["turn"]
    if view["phase"] in ("discard", "build"):
        chosen = view["seat"] in view["ready"] or view["seat"] == NOBODY
        return Say(f"phase-{view['phase']}", {"you": "no" if chosen else "yes"})
    if view["over"]:
        return Say("phase-over")
    names = named(seat, view["seat"])
    if view["phase"] == "replace":
        names["card"] = said(view["gift"])
    if view["phase"] == "take":
        names["slot"] = said_slot(view["slot"])
    return Say("phase-" + view["phase"], names)
