"""Super Circles: moves, their effects, refusals and the position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import PACK, RINGS
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import PILE, Board, Refusal, Say
from superdeck.games.circles.acts import (
    ACTIONS,
    CALL,
    DRAW,
    LAST,
    PLAY,
    SAY_GO,
    TURN,
    card_of,
    ring_of,
)
from superdeck.games.circles.state import IDLE
from superdeck.games.circles.story import listed, named, rings_of, said

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from superdeck.engine.contract import Value, View

SIMPLE = {WAIVE: "wait", DRAW: "draw", CALL: "call", LAST: "last"}
"""The acts that name neither card nor ring."""


def top_of(view: View) -> int:
    """Return the top card of the centre pile."""
    top: int = view["centre"][-1]
    return top


def ring_named(view: View, card: int, ring: int) -> dict[str, Value]:
    """Name a ring by number, and its colour on a card."""
    return {"ring": ring + 1, "colour": Say("colour", {"colour": rings_of(view, card)[ring]})}


def fitting(view: View, card: int) -> list[int]:
    """Return the rings at which a card may be laid now."""
    pairs = enumerate(zip(rings_of(view, card), rings_of(view, top_of(view)), strict=True))
    return [ring for ring, (own, top) in pairs if own == top and ring != view["bar"]]


# --- Moves.


def say(action: int, view: View, /) -> Say:
    """Say an action as a move in words."""
    if action >= SAY_GO:
        return said_clock(action, view)
    if action >= PLAY:
        card = card_of(action)
        values = {"card": said(rings_of(view, card)), **ring_named(view, card, ring_of(action))}
        return Say("move-play", values)
    if action >= TURN:
        return Say("move-turn", ring_named(view, top_of(view), ring_of(action)))
    return Say(f"move-{SIMPLE[action]}")


def said_clock(action: int, view: View) -> Say:
    """Say what `CLOCK` does; no player is offered it."""
    span = ACTIONS.span(action)
    number = action - span.first
    values: dict[str, Value] = {}
    if span.name == "give back":
        values = {"seat": Say("seat", {"seat": number // PACK % view["seats"]})}
        values["card"] = said(rings_of(view, number % PACK))
    elif span.part == "seat":
        values = {"seat": Say("seat", {"seat": number % view["seats"]})}
    elif span.name == "force":
        seats = [seat for seat in range(view["seats"]) if number + 1 >> seat & 1] or [0]
        names = tuple(Say("seat", {"seat": seat}) for seat in seats)
        values = {"seats": Say("list-and", {"items": names})}
    return Say("clock-" + span.name.replace(" ", "-"), values)


def effect(action: int, view: View, /) -> Say:
    """Say what follows when the seat whose view this is does a legal action."""
    ticks = "yes" if view["mode"] == "ticks" else "no"
    rest = view["held"][view["seat"]] + view["left"][view["seat"]] - 1
    if action >= PLAY:
        ring = ring_named(view, card_of(action), ring_of(action))
        return Say("effect-play", {**ring, "count": rest, "ticks": ticks})
    if action >= TURN:
        ring = ring_named(view, top_of(view), ring_of(action))
        return Say("effect-turn", {**ring, "ticks": ticks})
    if action == DRAW:
        return Say("effect-draw", {"count": view["left"][view["seat"]] - 1})
    return Say(f"effect-{SIMPLE[action]}", {"ticks": ticks})


def nameable(view: View, /) -> Iterator[int]:
    """Return all acts of a seat: those without a card, and each card of the deck at each ring."""
    hand = set(view["hand"])
    yield from range(PLAY)
    first = [PLAY + ring * PACK for ring in range(RINGS)]
    for card in sorted(range(PACK), key=lambda card: card not in hand):
        yield from (action + card for action in first)


# --- Refusals: from the view alone, so they tell nothing hidden.


def refusal(key: str, *clauses: str, **values: Value) -> Refusal:
    """Put a sentence and its clauses together."""
    return Refusal(Say(key, values), clauses)


def refuse(view: View, action: int, /) -> Refusal:
    """Say why an action is not legal for the seat whose view this is."""
    if not 0 <= action < SAY_GO:
        return refusal("refuse-clock", "GEN-11")
    if view["seat"] not in view["actors"]:
        return refuse_moment(view)
    if action == CALL:
        return refusal("refuse-call", "CIRC-R12")
    if view["phase"] == "stalled":
        return refusal("refuse-call-first", "CIRC-R12")
    return refuse_act(view, action)


def refuse_act(view: View, action: int) -> Refusal:
    """Refuse an act while there is play."""
    if action == view["sealed"]:
        return refusal("refuse-same-act", "CIRC-R18")
    if action == WAIVE:
        return refusal("refuse-wait", "CIRC-13")
    if action == DRAW:
        return refusal("refuse-empty-pile", "CIRC-16")
    if view["paused"][view["seat"]]:
        return refusal("refuse-paused", "CIRC-R05")
    return refuse_play(view, action) if action >= PLAY else refuse_other(view, action)


def refuse_moment(view: View) -> Refusal:
    """Refuse everything: nobody, or only the dealer, may act now."""
    if view["over"]:
        return refusal("refuse-over", "CIRC-22")
    if view["phase"] == "ready":
        return refusal("refuse-before-go", "CIRC-R12" if view["stalemates"] else "CIRC-R21")
    if view["phase"] == "stalled":
        return refusal("refuse-stalled", "CIRC-R12", **named(view["dealer"], view["seat"]))
    return refusal("refuse-idle", "CIRC-R14", count=IDLE)


def refuse_other(view: View, action: int) -> Refusal:
    """Refuse a last card or a turn."""
    if action == LAST:
        return refusal("refuse-last", "CIRC-R16")
    if view["options"]["pile_play"] != "blind":
        return refusal("refuse-look-first", "CIRC-R08")
    if view["left"][view["seat"]] == 0:
        return refusal("refuse-empty-pile", "CIRC-10")
    return refusal("refuse-barred", "CIRC-15", "CIRC-R08", ring=ring_of(action) + 1)


def refuse_play(view: View, action: int) -> Refusal:
    """Refuse a card: not held, the ring is barred, or it does not match there."""
    card, ring = card_of(action), ring_of(action)
    values: dict[str, Value] = {"card": said(rings_of(view, card)), **ring_named(view, card, ring)}
    if card not in view["hand"]:
        return refusal("refuse-not-held", "CIRC-09", **values)
    if ring == view["bar"]:
        return refusal("refuse-barred", "CIRC-15", **values)
    if ring in fitting(view, card):
        return refusal("refuse-copy", "CIRC-R22", **values)
    values["top"] = Say("colour", {"colour": rings_of(view, top_of(view))[ring]})
    return refusal("refuse-no-match", "CIRC-12", **values)


# --- The position.


def position(view: View, /) -> Iterator[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    me = view["seat"]
    for seat in sorted(range(view["seats"]), key=lambda seat: (seat == me, seat)):
        yield said_seat(view, seat)
    yield said_top(view)
    if me != NOBODY:
        yield Say("position-hand", {"cards": listed(view, by_use(view))})
    yield said_phase(view)


def by_use(view: View) -> list[int]:
    """Return the hand, what fits first."""
    hand: Iterable[int] = view["hand"]
    return sorted(hand, key=lambda card: (not fitting(view, card), rings_of(view, card)))


def said_seat(view: View, seat: int) -> Say:
    """Say how many cards a seat has, and what is known of its hand."""
    known = view["known"][seat] if seat != view["seat"] else []
    values: dict[str, Value] = {
        **named(seat, view["seat"]),
        "held": view["held"][seat],
        "left": view["left"][seat],
        "known": listed(view, known),
        "shown": len(known),
        "late": view["late"][seat],
        "paused": "yes" if view["paused"][seat] else "no",
    }
    return Say("position-seat", values)


def said_top(view: View) -> Say:
    """Say the top card ring by ring, and which ring is barred."""
    rings = rings_of(view, top_of(view))
    named_rings = tuple(
        Say("ring", {"ring": ring + 1, "colour": Say("colour", {"colour": colour})})
        for ring, colour in enumerate(rings)
        if ring != view["bar"]
    )
    values: dict[str, Value] = {
        "card": said(rings),
        "rings": Say("list-or", {"items": named_rings}),
        "bar": view["bar"] + 1,
        "count": len(view["centre"]),
    }
    return Say("position-top", values)


def said_phase(view: View) -> Say:
    """Say what goes on, and what this watcher may do."""
    me = view["seat"]
    values = named(view["dealer"], me)
    if view["phase"] != "playing":
        calls = "yes" if view["dealer"] in view["actors"] else "no"
        return Say(f"phase-{view['phase']}", {**values, "calls": calls})
    if view["idle"] >= IDLE:
        return Say("phase-idle", {"count": IDLE})
    playing = "yes" if me in view["actors"] else "no"
    fits = sum(1 for card in view["hand"] if fitting(view, card))
    if view["mode"] == "ticks":
        return Say("phase-tick", {"tick": view["tick"] + 1, "playing": playing, "fits": fits})
    return Say("phase-playing", {"playing": playing, "fits": fits})


# --- The board, for single keys.


def board(view: View, /) -> Board:
    """Arrange the top card, the hand and the sizes of all piles."""
    top = rings_of(view, top_of(view))
    return Board(
        marks(top),
        tuple(Say("colour", {"colour": colour}) for colour in top),
        view["bar"],
        tuple((card, marks(rings_of(view, card))) for card in view["hand"]),
        tuple(said_piles(view, seat) for seat in range(view["seats"])),
        tuple(Say(f"board-help-{key}") for key in helpful(view["options"])),
    )


def helpful(options: dict[str, str]) -> Iterator[str]:
    """Name what a player has to know with some options."""
    yield from ("card", "draw")
    if options["pile_play"] == "blind":
        yield "turn"
    yield "late"
    if options["last_card"] == "free":
        yield "last"
    yield "call" if options["stalemate"] == "dealer_calls" else "stalemate"


def marks(rings: Iterable[int]) -> tuple[Say, ...]:
    """Return the letters of some rings."""
    return tuple(Say("letter", {"colour": colour}) for colour in rings)


def said_piles(view: View, seat: int) -> Say:
    """Say the numbers of a seat's cards, shortly."""
    values: dict[str, Value] = {
        "seat": Say("seat", {"seat": seat}),
        "held": view["held"][seat],
        "left": view["left"][seat],
        "paused": "yes" if view["paused"][seat] else "no",
    }
    return Say("board-seat", values)


def touch(_view: View, thing: int, place: int, /) -> int:
    """Lay a card or turn the pile for a ring; without one draw, lay the last card, or call."""
    if thing >= 0:
        return LAST if place < 0 else PLAY + place * PACK + thing
    if thing == PILE:
        return DRAW if place < 0 else TURN + place
    return CALL
