"""Super Circles: what each watcher may see, and the story that its views tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import DECKS, FEWEST, HALF, RINGS
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.state import Score
from superdeck.games.circles.play import over, score
from superdeck.games.circles.rules import actors
from superdeck.games.circles.state import (
    KINDS,
    SEATS,
    CirclesState,
    Kind,
    Mode,
    Phase,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from superdeck.engine.contract import Telling, Value, View


def forbidden(_state: CirclesState) -> str:
    """Every combination of options may be played."""
    return ""


def target(_state: CirclesState, _action: int) -> int:
    """No action is aimed at a seat."""
    return NOBODY


def cards_of(low: int, high: int) -> list[int]:
    """Return the cards of a set in order."""
    cards = low | high << HALF
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def hand_of(state: CirclesState, seat: int) -> list[int]:
    """Return the cards of a hand."""
    return cards_of(state.hand[seat], state.hand_high[seat])


def view(state: CirclesState, seat: int) -> View:
    """Return what a seat (or `NOBODY`) may see: its hand, and all that was laid or turned."""
    seats = range(state.seats)
    final = Score()
    score(state, final)
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "mode": Mode(state.mode).name.lower(),
        "phase": Phase(state.phase).name.lower(),
        "dealer": state.dealer,
        "actors": [other for other in seats if actors(state) >> other & 1],
        "counter": state.counter,
        "tick": state.tick,
        "idle": state.idle,
        "centre": state.centre[: state.height],
        "bar": state.bar,
        "hand": [] if seat == NOBODY else hand_of(state, seat),
        "sealed": NOBODY
        if seat == NOBODY or not state.answered >> seat & 1
        else state.sealed[seat],
        "held": state.held[: state.seats],
        "left": state.left[: state.seats],
        "known": [
            cards_of(state.hand[s] & state.seen, state.hand_high[s] & state.seen_high)
            for s in seats
        ],
        "late": state.late[: state.seats],
        "paused": [state.paused[other] > 0 for other in seats],
        "stalemates": state.stalemates,
        "row": state.row,
        "acts": state.acts,
        "events": [event(number) for number in state.event[: state.events]],
        "over": over(state),
        "winners": [other for other in seats if final.winners >> other & 1],
        "points": final.points[: state.seats],
        "options": {
            field.name: field.option.say(getattr(state, field.name))
            for field in state.fields
            if field.option
        },
    }


def event(number: int) -> list[int]:
    """Return an event as kind, seat, ring and card."""
    rest, kind = divmod(number, KINDS)
    rest, seat = divmod(rest, SEATS)
    card, ring = divmod(rest, RINGS + 1)
    return [kind, seat, ring, card]


# --- The story.


def tell(before: View, _seat: int, _action: int, after: View, watcher: int) -> list[Telling]:
    """Tell a step: what happened for all to see; a drawn card only to who drew it."""
    if before["round"] != after["round"]:
        return told_deal(after)
    told: list[Telling] = []
    if before["acts"] != after["acts"]:
        fresh = [card for card in after["hand"] if card not in before["hand"]]
        for kind, seat, ring, card in after["events"]:
            if kind == Kind.DREW and seat == watcher:
                told.append(("told-own-card", *rings_of(after, fresh[0])))
            else:
                told.append(told_event(after, kind, seat, ring, card))
    if before["phase"] != after["phase"]:
        told += told_phase(after)
    return told


def told_deal(after: View) -> list[Telling]:
    """Tell who deals and which card begins the pile."""
    face = rings_of(after, after["centre"][0])
    return [("told-deal", after["dealer"], after["left"][after["dealer"]], *face)]


def rings_of(view: View, card: int) -> tuple[int, ...]:
    """Return the colours of a card."""
    return DECKS[int(view["options"]["colours"]) - FEWEST][card]


def told_event(after: View, kind: int, seat: int, ring: int, card: int) -> Telling:
    """Tell one event."""
    name = Kind(kind).name.lower().replace("_", "-")
    if kind in (Kind.LAID, Kind.TURNED, Kind.KEPT):
        return (f"told-{name}", seat, ring + 1, *rings_of(after, card))
    if kind in (Kind.LATE, Kind.LATE_TURNED, Kind.MOVED):
        return (f"told-{name}", seat, *rings_of(after, card))
    return (f"told-{name}", seat)


def told_phase(after: View) -> list[Telling]:
    """Tell that nobody has a match, or how the match has ended."""
    if after["phase"] == "stalled":
        return [("told-stalled", after["dealer"])]
    if after["over"]:
        return [("told-left", *after["points"]), ("told-match", *after["winners"])]
    return []


# --- The story in words.


def retell(telling: Telling, watcher: int) -> Say:
    """Turn a telling into a sentence for its watcher."""
    key, *rest = telling
    numbers = [int(number) for number in rest]
    return Say(str(key), RETOLD[str(key)](numbers, watcher))


def by_seat(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat."""
    return named(numbers[0], watcher)


def by_card(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat and a card."""
    seat, *rings = numbers
    return {**named(seat, watcher), "card": said(rings)}


def by_ring(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name a seat, a ring (5 for none) and a card."""
    seat, ring, *rings = numbers
    colour = rings[ring - 1] if ring <= RINGS else 0
    values: dict[str, Value] = {"ring": ring, "colour": Say("colour", {"colour": colour})}
    return {**by_card([seat, *rings], watcher), **values}


def own_card(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a card."""
    return {"card": said(numbers)}


def dealt(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the dealer, the size of its pile and the first card."""
    dealer, count, *rings = numbers
    return {**by_card([dealer, *rings], watcher), "count": count}


def cards_left(points: list[int], watcher: int) -> dict[str, Value]:
    """Name how many cards each seat has left."""
    seats = (
        Say("seat-cards", {**named(seat, watcher), "count": -gained})
        for seat, gained in enumerate(points)
    )
    return {"seats": tuple(seats)}


def winners(seats: list[int], watcher: int) -> dict[str, Value]:
    """Name one seat or several."""
    names = Say("list-and", {"items": tuple(Say("seat", {"seat": seat}) for seat in seats)})
    you = "yes" if watcher in seats else "no"
    return {"seat": names, "you": you, "count": len(seats)}


RETOLD: dict[str, Callable[[list[int], int], dict[str, Value]]] = {
    "told-deal": dealt,
    "told-drew": by_seat,
    "told-own-card": own_card,
    "told-laid": by_ring,
    "told-turned": by_ring,
    "told-kept": by_ring,
    "told-late": by_card,
    "told-late-turned": by_card,
    "told-paused": by_seat,
    "told-resumed": by_seat,
    "told-go": by_seat,
    "told-moved": by_card,
    "told-stopped": by_seat,
    "told-stalled": by_seat,
    "told-left": cards_left,
    "told-match": winners,
}
"""How the numbers of each telling become the values of its phrase."""


def said(rings: Sequence[int]) -> Say:
    """Name a card by the letters of its rings, from the inside."""
    letters = tuple(Say("letter", {"colour": colour}) for colour in rings)
    return Say("ring-card", dict(zip(("one", "two", "three", "four"), letters, strict=True)))


def listed(view: View, cards: Iterable[int]) -> tuple[Say, ...]:
    """Name several cards."""
    return tuple(said(rings_of(view, card)) for card in cards)


def named(seat: int, watcher: int) -> dict[str, Value]:
    """Name a seat, and say whether it is the watcher, for the grammar."""
    return {"seat": Say("seat", {"seat": seat}), "you": "yes" if seat == watcher else "no"}
