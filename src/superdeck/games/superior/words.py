"""Superior!: moves, their effects, refusals and the position in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import SUITS, lane, number_of, pips, suit_of
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import Refusal, Say
from superdeck.games.superior.rules import (
    ALL_FACES,
    FACE,
    KEEP,
    LAY,
    LIMIT,
    NUMBERS,
    REVERSE,
    SCORE,
    SUIT_NUMBERS,
    TAKE,
)
from superdeck.games.superior.story import cards_of, listed, named, played_by, said, together, worth

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from superdeck.engine.contract import Value, View

# --- Moves.


def say(action: int, view: View, /) -> Say:
    """Say an action as a move in words."""
    cards = played_by(action)
    if action >= REVERSE:
        return Say("move-reverse", {"card": said(cards[0])})
    if action >= FACE or len(cards) == 1:
        return Say("move-card", {"card": said(cards[0])})
    return said_combo(cards) if cards else said_choice(action, view)


def said_choice(action: int, view: View) -> Say:
    """Say a move that lays no card; keeping and taking name it where there is one."""
    if action == SCORE:
        return Say("move-score")
    if action in (KEEP, TAKE):
        card = view["flipped"] if action == TAKE else (view["bid"] or [NOBODY])[0]
        key = "take" if action == TAKE else "keep"
        return Say(f"move-{key}-none") if card < 0 else Say(f"move-{key}", {"card": said(card)})
    return Say({"answer": "move-let-be", "go_on": "move-bank"}.get(view["phase"], "move-pass"))


def said_combo(cards: list[int]) -> Say:
    """Name a combo: its cards, their sum, and "5 and 2 of clubs"."""
    ranks = tuple(Say("rank-name", {"rank": number_of(card)}) for card in reversed(cards))
    values: dict[str, Value] = {
        "cards": together(cards),
        "value": sum(map(number_of, cards)),
        "ranks": Say("list-and", {"items": ranks}),
        "suit": Say("suit", {"suit": suit_of(cards[0])}),
    }
    return Say("move-combo", values)


def effect(action: int, view: View, /) -> Say:
    """Say what follows when the seat whose view this is does a legal action."""
    seat = view["seat"]
    cards = played_by(action)
    if action >= REVERSE:
        return Say("effect-reverse", {"points": worth(view, seat, view["bid"])})
    if action >= FACE:
        return Say("effect-face")
    if action >= LAY:
        value = view["value"] or sum(map(number_of, cards))
        points = worth(view, seat, [*view["bid"], *cards])
        return Say("effect-bid", {"value": value, "points": points, "count": len(cards)})
    return effect_of_choice(action, view)


def effect_of_choice(action: int, view: View) -> Say:
    """Say what follows from a move that lays no card."""
    if action == TAKE:
        return swap_effect(view["flipped"], view["bid"])
    if action == KEEP:
        return swap_effect(view["bid"][0], [view["flipped"]])
    if action == SCORE or view["phase"] == "go_on":
        key = "effect-score" if action == SCORE else "effect-bank"
        return Say(key, {"points": worth(view, view["seat"], view["bid"])})
    if view["reversals"] == 0:
        return Say("effect-flip")
    holder = view["holder"]
    points = worth(view, holder, view["bid"])
    return Say("effect-stands", {**named(holder, view["seat"]), "points": points})


def swap_effect(taken: int, dropped: list[int]) -> Say:
    """Say which card goes into the hand and which are discarded."""
    return Say("effect-swap", {"card": said(taken), "dropped": listed(dropped)})


def bits(cards: Iterable[int]) -> int:
    """Return cards as a set."""
    return sum(1 << card for card in cards)


def nameable(view: View, /) -> Iterator[int]:
    """Return every bid of one suit up to 10 or from this hand, every face, and what is no bid."""
    yield WAIVE
    if view["phase"] in ("choose", "swap"):
        yield from (SCORE if view["phase"] == "choose" else KEEP, TAKE)
    first = REVERSE if view["phase"] == "answer" else FACE
    yield from (first + card for card in cards_of(ALL_FACES))
    hand = bits(view["hand"])
    for suit in range(SUITS):
        held = lane(hand, suit) & SUIT_NUMBERS
        for numbers in range(1, NUMBERS):
            if pips(numbers) <= LIMIT or numbers & ~held == 0:
                yield LAY + suit * NUMBERS + numbers


# --- Refusals: from the view alone, so they tell nothing hidden.


def refuse(view: View, action: int, /) -> Refusal:
    """Say why an action is not legal for the seat whose view this is."""
    if view["asked"] != view["seat"]:
        return refusal("refuse-wait", "SUP-20")
    if view["phase"] in ("choose", "swap"):
        clause = "SUP-39" if view["phase"] == "choose" else "SUP-40"
        return refusal("refuse-choice", clause, card=said(view["flipped"]))
    cards = played_by(action)
    return refuse_cards(view, action, cards) if cards else refuse_choice(action)


def refuse_cards(view: View, action: int, cards: list[int]) -> Refusal:
    """Refuse cards that are laid."""
    if missing := [card for card in cards if card not in view["hand"]]:
        return refusal("refuse-not-held", "SUP-16", cards=listed(missing))
    if action >= FACE and number_of(cards[0]) <= LIMIT:
        return refusal("refuse-no-face", "SUP-13", card=said(cards[0]))
    if view["phase"] == "answer":
        return refuse_answer(view, action)
    return refuse_step(view, action) if view["phase"] == "go_on" else refuse_bid(action)


def refuse_choice(action: int) -> Refusal:
    """Refuse what lays no card."""
    if action in (SCORE, KEEP, TAKE):
        return refusal("refuse-no-choice", "SUP-39", "SUP-40")
    return refusal("refuse-pass", "SUP-R17")


def refusal(key: str, *clauses: str, **values: Value) -> Refusal:
    """Put a sentence and its clauses together."""
    return Refusal(Say(key, values), clauses)


def refuse_answer(view: View, action: int) -> Refusal:
    """Refuse what does not answer a bid."""
    suit = Say("suit", {"suit": suit_of(view["step"][0])})
    if action >= REVERSE and suit_of(action - REVERSE) != suit_of(view["step"][0]):
        return refusal("refuse-suit", "SUP-33", "SUP-36", suit=suit)
    return refusal("refuse-answer-first", "SUP-R07", suit=suit)


def refuse_step(view: View, action: int) -> Refusal:
    """Refuse what does not go on with the chain."""
    cards = played_by(action)
    if action >= FACE:
        return refusal("refuse-face-in-chain", "SUP-25", value=view["value"])
    if sum(map(number_of, cards)) != view["value"]:
        return refusal("refuse-value", "SUP-25", "SUP-R06", value=view["value"])
    return refusal("refuse-combo-in-chain", "SUP-R06")


def refuse_bid(action: int) -> Refusal:
    """Refuse what begins no bid."""
    if action >= REVERSE:
        return refusal("refuse-nothing-to-reverse", "SUP-33")
    if action >= FACE:
        return refusal("refuse-face", "SUP-R18", "SUP-41")
    return refusal("refuse-limit", "SUP-24", value=sum(map(number_of, played_by(action))))


# --- The position.


def position(view: View, /) -> Iterator[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    me = view["seat"]
    if view["options"]["match"] != "single":
        seats = tuple(
            Say("seat-won", {**named(seat, me), "points": view["totals"][seat], "won": won})
            for seat, won in enumerate(view["won"])
        )
        yield Say("position-match", {"round": view["round"], "seats": seats})
    if view["discard"]:
        yield Say("position-discard", {"cards": listed(view["discard"])})
    for seat in sorted(range(view["seats"]), key=lambda seat: (seat == me, seat)):
        yield said_seat(view, seat)
    yield Say("position-stock", {"count": view["stock"]})
    if view["bid"]:
        yield said_bid(view)
    if me != NOBODY:
        yield Say("position-hand", {"cards": listed(view["hand"])})
    yield said_phase(view)


def said_seat(view: View, seat: int) -> Say:
    """Say a seat's trump, its score pile, and what is known of its hand."""
    known = view["known"][seat] if seat != view["seat"] else []
    values: dict[str, Value] = {
        **named(seat, view["seat"]),
        "trump": Say("suit", {"suit": suit_of(view["markers"][seat])}),
        "marker": said(view["markers"][seat]),
        "held": view["held"][seat],
        "known": listed(known),
        "shown": len(known),
        "points": view["points"][seat],
        "pile": listed(view["piles"][seat]),
        "scored": len(view["piles"][seat]),
    }
    return Say("position-seat", values)


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
    values = named(view["asked"], view["seat"])
    if view["phase"] in ("choose", "swap"):
        values["card"] = said(view["flipped"])
    if view["phase"] == "answer":
        values["suit"] = Say("suit", {"suit": suit_of(view["step"][0])})
    if view["phase"] == "go_on":
        values["value"] = view["value"]
    if view["phase"] == "over":
        return Say("phase-over")
    return Say("phase-" + view["phase"].replace("_", "-"), values)
