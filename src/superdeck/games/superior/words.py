"""Superior!: moves, their effects, refusals and the position in words."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

from superdeck.cards.suits import SUITS, lane, number_of, pips, suit_of
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import Refusal, Say
from superdeck.games.superior.bids import ALL_FACES, LIMIT, SUIT_NUMBERS
from superdeck.games.superior.rules import (
    ACCEPT,
    ACTIONS,
    FACE,
    KEEP,
    LAY,
    NUMBERS,
    REFUSE,
    REVERSE,
    SCORE,
    STARTER,
    TAKE,
)
from superdeck.games.superior.story import (
    cards_of,
    in_teams,
    listed,
    named,
    played_by,
    said,
    together,
    worth,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from superdeck.engine.contract import Value, View

MIXED = ACTIONS.count
"""`MIXED + set of cards` is no action: cards that are no Combo, typed together (SUP-21)."""
MIXED_CARDS = 4
"""At most so many cards; more are not understood."""

CHOICES = {"choose": (SCORE, TAKE), "swap": (KEEP, TAKE), "consent": (ACCEPT, REFUSE)}
"""The moves of a choice that lays no card, by phase."""

# --- Moves.


def say(action: int, view: View, /) -> Say:
    """Say an action as a move in words."""
    if action >= MIXED:
        return Say("move-mixed", {"cards": together(cards_of(action - MIXED))})
    if action >= ACCEPT:
        return said_agreement(action)
    cards = played_by(action)
    if not cards:
        return said_choice(action, view)
    if action >= REVERSE:
        return Say("move-reverse", {"card": said(cards[0])})
    if view["phase"] == "add" and action < FACE:
        return Say("move-add", {"cards": together(cards)})
    return Say("move-card", {"card": said(cards[0])}) if len(cards) == 1 else said_combo(cards)


def said_agreement(action: int) -> Say:
    """Say a move between partners that lays no card."""
    if action >= STARTER:
        return Say("move-starter", {"seat": Say("seat", {"seat": action - STARTER})})
    return Say("move-accept" if action == ACCEPT else "move-refuse")


def said_choice(action: int, view: View) -> Say:
    """Say a move that lays no card; keeping and taking name it where there is one."""
    if action == SCORE:
        return Say("move-score")
    if action in (KEEP, TAKE):
        card = view["flipped"] if action == TAKE else (view["bid"] or [NOBODY])[0]
        key = "take" if action == TAKE else "keep"
        return Say(f"move-{key}-none") if card < 0 else Say(f"move-{key}", {"card": said(card)})
    keys = {"answer": "move-let-be", "go_on": "move-bank", "add": "move-add-none"}
    return Say(keys.get(view["phase"], "move-pass"))


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
    if action >= ACCEPT:
        return effect_of_agreement(action, view)
    if action >= REVERSE:
        return Say("effect-reverse", {"points": worth(view, seat, view["bid"])})
    if action >= FACE:
        return Say("effect-face")
    if action >= LAY:
        value = view["value"] or sum(map(number_of, cards))
        if view["phase"] == "add":
            value += sum(map(number_of, cards))
        points = worth(view, seat, [*view["bid"], *cards])
        return Say("effect-bid", {"value": value, "points": points, "count": len(cards)})
    return effect_of_choice(action, view)


def effect_of_agreement(action: int, view: View) -> Say:
    """Say what follows from a move between partners."""
    if action >= STARTER:
        return Say("effect-starter", named(action - STARTER, view["seat"]))
    added = view["added"]
    partner = Say("seat", {"seat": (view["seat"] + view["sides"]) % view["seats"]})
    if action == REFUSE:
        return Say("effect-refuse", {"seat": partner, "cards": listed(added)})
    value = view["value"] + sum(map(number_of, added))
    points = worth(view, view["seat"], view["bid"])
    return Say("effect-accept", {"seat": partner, "value": value, "points": points})


def effect_of_choice(action: int, view: View) -> Say:
    """Say what follows from a move that lays no card."""
    if action == TAKE:
        return swap_effect(view["flipped"], view["bid"])
    if action == KEEP:
        return swap_effect(view["bid"][0], [view["flipped"]])
    if action == SCORE or view["phase"] == "go_on":
        key = "effect-score" if action == SCORE else "effect-bank"
        return Say(key, {"points": worth(view, view["seat"], view["bid"])})
    if view["phase"] == "add":
        return Say("effect-add-none", {"value": view["value"]})
    if view["reversals"] == 0:
        return Say("effect-flip" if len(view["invited"]) == 1 else "effect-decline")
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
    yield from CHOICES.get(view["phase"], ())
    if view["phase"] == "starter":
        yield from (STARTER + seat for seat in range(view["seats"]))
    first = REVERSE if view["phase"] == "answer" else FACE
    yield from (first + card for card in cards_of(ALL_FACES))
    hand = bits(view["hand"])
    for suit in range(SUITS):
        held = lane(hand, suit) & SUIT_NUMBERS
        for numbers in range(1, NUMBERS):
            if pips(numbers) <= LIMIT or numbers & ~held == 0:
                yield LAY + suit * NUMBERS + numbers
    yield from mixed(view["hand"])


def mixed(hand: list[int]) -> Iterator[int]:
    """Return what a person might type who thinks that these cards of the hand are a Combo."""
    sizes = range(2, MIXED_CARDS + 1)
    for cards in chain.from_iterable(combinations(hand, size) for size in sizes):
        if len({suit_of(card) for card in cards}) > 1 or bits(cards) & ALL_FACES:
            yield MIXED + bits(cards)


# --- Refusals: from the view alone, so they tell nothing hidden.


def refuse(view: View, action: int, /) -> Refusal:
    """Say why an action is not legal for the seat whose view this is."""
    if view["asked"] != view["seat"]:
        return refuse_to_wait(view)
    if view["phase"] in ("choose", "swap"):
        clause = "SUP-39" if view["phase"] == "choose" else "SUP-40"
        return refusal("refuse-choice", clause, card=said(view["flipped"]))
    if view["phase"] == "consent":
        return refusal("refuse-consent", "SUP-R31", cards=listed(view["added"]))
    if view["phase"] == "starter":
        return refusal("refuse-starter", "SUP-R34")
    if action >= MIXED:
        return refuse_mixed(cards_of(action - MIXED))
    cards = played_by(action)
    return refuse_cards(view, action, cards) if cards else refuse_choice(action)


def refuse_to_wait(view: View) -> Refusal:
    """Refuse a seat that is not asked, or not yet (SUP-R29, SUP-R32, SUP-R33)."""
    if len(view["invited"]) > 1 and view["seat"] in view["invited"]:
        order = "SUP-R33" if in_teams(view) else "SUP-R29"
        return refusal("refuse-order", order if view["phase"] == "answer" else "SUP-R32")
    return refusal("refuse-wait", "SUP-20")


def refuse_mixed(cards: list[int]) -> Refusal:
    """Refuse cards together that are no Combo; those of one value can be bid in turn (SUP-25)."""
    if bits(cards) & ALL_FACES:
        return refusal("refuse-mixed-face", "SUP-21")
    if len({number_of(card) for card in cards}) == 1:
        return refusal("refuse-mixed-match", "SUP-21", "SUP-25")
    return refusal("refuse-mixed", "SUP-21")


def refuse_cards(view: View, action: int, cards: list[int]) -> Refusal:
    """Refuse cards that are laid."""
    if missing := [card for card in cards if card not in view["hand"]]:
        return refusal("refuse-not-held", "SUP-16", cards=listed(missing))
    if action >= FACE and number_of(cards[0]) <= LIMIT:
        return refusal("refuse-no-face", "SUP-13", card=said(cards[0]))
    if view["phase"] == "answer":
        return refuse_answer(view, action)
    if view["phase"] == "add":
        return refuse_addition(view, action)
    return refuse_step(view, action) if view["phase"] == "go_on" else refuse_bid(action)


def refuse_choice(action: int) -> Refusal:
    """Refuse what lays no card."""
    if action >= STARTER:
        return refusal("refuse-no-starter", "SUP-R34")
    if action >= ACCEPT:
        return refusal("refuse-no-addition", "SUP-R31")
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


def refuse_addition(view: View, action: int) -> Refusal:
    """Refuse what cannot be added to the partner's bid."""
    cards = played_by(action)
    suit = suit_of(view["step"][0])
    if action >= FACE or suit_of(cards[0]) != suit:
        return refusal("refuse-addition-suit", "SUP-57", suit=Say("suit", {"suit": suit}))
    if len(cards) > 1 and view["options"]["tag_add"] == "one_card":
        return refusal("refuse-addition-many", "SUP-R31")
    value = view["value"] + sum(map(number_of, cards))
    return refusal("refuse-limit", "SUP-24", value=value)


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
