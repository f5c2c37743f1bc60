"""Superior!: what a watcher sees, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import suit_of
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.games.superior.story import in_teams, listed, members, named, named_all, said, worth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from superdeck.engine.contract import Value, View


def position(view: View, /) -> Iterator[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    me = view["seat"]
    if view["options"]["match"] != "single":
        sides = tuple(
            Say("seat-won", {**said_side(view, side), "points": view["totals"][side], "won": won})
            for side, won in enumerate(view["won"])
        )
        yield Say("position-match", {"round": view["round"], "seats": sides})
    if view["discard"]:
        yield Say("position-discard", {"cards": listed(view["discard"])})
    seats = sorted(range(view["seats"]), key=lambda seat: (seat == me, seat))
    if in_teams(view):
        yield from said_teams(view)
        yield from (said_player(view, seat) for seat in seats)
    else:
        yield from (said_seat(view, seat) for seat in seats)
    yield Say("position-stock", {"count": view["stock"]})
    if view["bid"]:
        yield said_bid(view)
    if me != NOBODY:
        yield Say("position-hand", {"cards": listed(view["hand"])})
    yield said_phase(view)


def said_side(view: View, side: int) -> dict[str, Value]:
    """Name a side: a seat, or both partners."""
    return named_all(members(view, side), view["seat"])


def said_hand(view: View, seat: int) -> dict[str, Value]:
    """Name what is known of a hand."""
    known = view["known"][seat] if seat != view["seat"] else []
    held = view["held"][seat]
    return {
        **named(seat, view["seat"]),
        "held": held,
        "known": listed(known),
        "shown": len(known),
        "all": "yes" if len(known) == held else "no",
    }


def said_pile(view: View, side: int) -> dict[str, Value]:
    """Name the trump and the score pile of a side."""
    marker = view["markers"][side]
    return {
        "trump": "" if marker == NOBODY else Say("suit", {"suit": suit_of(marker)}),
        "marker": "" if marker == NOBODY else said(marker),
        "points": view["points"][side],
        "pile": listed(view["piles"][side]),
        "scored": len(view["piles"][side]),
    }


def said_seat(view: View, seat: int) -> Say:
    """Say a seat's trump, its score pile, and what is known of its hand."""
    return Say("position-seat", {**said_pile(view, seat), **said_hand(view, seat)})


def said_teams(view: View) -> Iterator[Say]:
    """Say the trump and the score pile of each team, the watcher's last."""
    mine = view["seat"] % view["sides"] if view["seat"] != NOBODY else NOBODY
    for side in sorted(range(view["sides"]), key=lambda side: (side == mine, side)):
        key = "position-team" if view["markers"][side] != NOBODY else "position-team-unmarked"
        yield Say(key, {**said_pile(view, side), **said_side(view, side)})


def said_player(view: View, seat: int) -> Say:
    """Say who of a team is active, and what is known of a hand."""
    active = "yes" if view["active"][seat % view["sides"]] == seat else "no"
    return Say("position-player", {**said_hand(view, seat), "active": active})


def said_bid(view: View) -> Say:
    """Say what lies on the table, for whom, and what was turned against it."""
    values: dict[str, Value] = {
        **named(view["holder"], view["seat"]),
        "cards": listed(view["bid"]),
        "suit": Say("suit", {"suit": suit_of(view["step"][0])}),
        "value": view["value"],
        "points": worth(view, view["holder"], view["bid"]),
    }
    return Say("position-bid" if view["value"] else "position-face", values)


def said_phase(view: View) -> Say:
    """Say what is asked of whom."""
    phase = view["phase"].replace("_", "-")
    if phase == "over":
        return Say("phase-over")
    values = named(view["asked"], view["seat"])
    if view["asked"] == NOBODY:
        phase += "-several"
        values = named_all(view["invited"], view["seat"])
    if phase in ("choose", "swap"):
        values["card"] = said(view["flipped"])
    if view["step"]:
        values["suit"] = Say("suit", {"suit": suit_of(view["step"][0])})
    values["added"] = listed(view["added"])
    values["value"] = view["value"]
    return Say("phase-" + phase, values)
