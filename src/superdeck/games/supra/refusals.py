"""SUPRA: why an action is refused: from the view alone, so it tells nothing hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.contract import Refusal, Say
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
from superdeck.games.supra.state import PACK, RED, SLOTS
from superdeck.games.supra.story import listed, said, value_of

if TYPE_CHECKING:
    from superdeck.engine.contract import Value, View

CLAUSES = {
    "discard": ("SUPRA-05",),
    "build": ("SUPRA-07", "SUPRA-10"),
    "take": ("SUPRA-22",),
    "rob": ("SUPRA-20",),
    "drop": ("SUPRA-23",),
    "target": ("SUPRA-24",),
    "replace": ("SUPRA-29",),
    "scrap": ("SUPRA-34",),
    "swap": ("SUPRA-36",),
}
"""What says whose choice a phase is, and which."""

SPANS = (
    (INSPECT, "inspect"),
    (KEEP, "keep"),
    (SABOTAGE, "target"),
    (REPLACE, "replace"),
    (SWAP, "swap"),
    (ROB, "rob"),
    (SCRAP, "scrap"),
    (DROP, "drop"),
    (TAKE, "take"),
    (BUILD, "build"),
    (DISCARD, "discard"),
    (0, "waive"),
)
"""The phase in which an action would be a move, by the first number of its kind."""


def refusal(key: str, *clauses: str, **values: Value) -> Refusal:
    """Put a sentence and its clauses together."""
    return Refusal(Say(key, values), clauses)


def refuse(view: View, action: int, /) -> Refusal:
    """Say why an action is not legal for the seat whose view this is."""
    phase = view["phase"]
    kind = next(name for first, name in SPANS if action >= first)
    if view["over"]:
        return refusal("refuse-over", "SUPRA-44", "SUPRA-R20")
    if kind == "inspect":
        return refuse_inspection(view, action - INSPECT)
    if phase in ("discard", "build"):
        if view["seat"] in view["ready"]:
            return refusal("refuse-chosen", "SUPRA-R33")
    elif view["turn"] != view["seat"]:
        seat = Say("seat", {"seat": view["turn"]})
        return refusal("refuse-wait", *CLAUSES[phase], seat=seat)
    return refuse_card(view, kind, action)


def refuse_inspection(view: View, target: int) -> Refusal:
    """Refuse to show a garage."""
    if view["options"]["inspect"] == "off":
        return refusal("refuse-inspect-off", "SUPRA-R27")
    if target == view["seat"] or target >= view["seats"]:
        return refusal("refuse-nobody", "SUPRA-35")
    seat = Say("seat", {"seat": target})
    if target in view["asks"][view["seat"]]:
        return refusal("refuse-asked", "SUPRA-R27", seat=seat)
    if view["options"]["inspect"] == "always":
        return refusal("refuse-inspect-empty", "SUPRA-R27", seat=seat)
    return refusal("refuse-inspect-now", "SUPRA-35", "SUPRA-R27", seat=seat)


def refuse_card(view: View, kind: str, action: int) -> Refusal:
    """Refuse a move of another kind, or one with the wrong card, slot or target."""
    phase = view["phase"]
    if kind == "keep" and phase == "swap":
        return refusal("refuse-keep", "SUPRA-36", "SUPRA-R21")
    if kind != phase:
        return refusal(f"refuse-{phase}", *CLAUSES[phase])
    if kind == "target":
        return refuse_target(view, action)
    if kind in ("build", "replace"):
        clause = {"build": "SUPRA-10", "replace": "SUPRA-30"}[kind]
        return refusal(f"refuse-{kind}-so", clause, card=said(view["gift"]))
    first = next(number for number, name in SPANS if name == kind)
    card = (action - first) // (SLOTS if kind in ("rob", "swap") else 1)
    lies = {"discard": "hand", "scrap": "garage", "swap": "garage"}.get(kind, "lineup")
    if card not in view[lies]:
        names: dict[str, Value] = {"card": said(card), "cards": listed(view[lies])}
        return refusal("refuse-not-there", *CLAUSES[kind], **names)
    return refuse_rank(view, kind, card)


def refuse_rank(view: View, kind: str, card: int) -> Refusal:
    """Refuse a card that lies there, and is not the highest or lowest that is asked for."""
    if kind == "discard":
        return refusal("refuse-discard-so", "SUPRA-05", "SUPRA-R11", card=said(card))
    if kind == "scrap":
        colour = "red" if RED >> card & 1 else "black"
        return refusal(f"refuse-scrap-{colour}", "SUPRA-34", card=said(card))
    if level_with_lowest(view, card):
        return refusal("refuse-first-revealed", "SUPRA-R07", card=said(card))
    return refusal("refuse-lowest", *CLAUSES[kind], card=said(card))


def level_with_lowest(view: View, card: int) -> bool:
    """Whether a card is as low as the lowest of the Lineup."""
    ace = view["options"]["ace"]
    return value_of(card, ace) == min(value_of(one, ace) for one in view["lineup"])


def refuse_target(view: View, action: int) -> Refusal:
    """Refuse a Sabotage or an Assistance."""
    sabotage = action < ASSIST
    number = (action - SABOTAGE) // SLOTS if sabotage else action - ASSIST
    target, card = divmod(number, PACK)
    if target == view["seat"] or target >= view["seats"]:
        return refusal("refuse-nobody", "SUPRA-24")
    if card not in view["lineup"]:
        cards = listed(view["lineup"])
        return refusal("refuse-not-there", "SUPRA-24", card=said(card), cards=cards)
    if not sabotage:
        return refusal("refuse-not-lower", "SUPRA-29", card=said(card))
    ace = view["options"]["ace"]
    if value_of(card, ace) < max(value_of(one, ace) for one in view["lineup"]):
        return refusal("refuse-not-higher", "SUPRA-26", card=said(card))
    old = view["cars"][target][(action - SABOTAGE) % SLOTS]
    return refusal("refuse-no-upgrade", "SUPRA-27", "SUPRA-R13", card=said(card), old=said(old))
