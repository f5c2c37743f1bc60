"""Superhero Audition: moves, their effects, refusals, the position and the story in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import Refusal, Say
from superdeck.games.superhero.rules import CLAIM, READY, TIME, VOTE
from superdeck.games.superhero.state import MOST_CLAIMS, ROBBER
from superdeck.games.superhero.story import cards_on, claimed, members

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from superdeck.engine.contract import Telling, Value, View

KINDS = ("", "star", "cross", "robber")
"""The vote cards as parts of phrase keys, by `Kind`."""

# --- Moves.


def say(action: int, view: View, /) -> Say:
    """Say an action as a move in words."""
    if action >= TIME or action < CLAIM:
        return Say({WAIVE: "move-waive", READY: "move-ready"}.get(action, "move-time"))
    if action >= VOTE:
        place, kind = divmod(action - VOTE, ROBBER)
        return Say(f"move-{KINDS[kind + 1]}", on_place(view, place))
    place, against = claimed(action - CLAIM + 1)
    return Say("move-against" if against else "move-for", on_place(view, place))


def on_place(view: View, place: int) -> dict[str, Value]:
    """Name a place of the row and who stands there."""
    lineup = view["lineup"]
    hero = named_hero(lineup[place]) if place < len(lineup) else Say("nobody-there")
    return {"place": place + 1, "hero": hero}


def named_hero(card: int) -> Say:
    """Name a hero: its deck knows how."""
    return Say("hero", {"card": card})


def effect(action: int, view: View, /) -> Say:
    """Say what follows when the seat whose view this is does a legal action."""
    if action == READY:
        return Say("effect-ready")
    if action < VOTE:
        place, against = claimed(action - CLAIM + 1)
        if against:
            return Say("effect-against")
        return Say("effect-for", {"line": Say("line", {"card": view["lineup"][place]})})
    return Say(f"effect-{KINDS[(action - VOTE) % ROBBER + 1]}")


def nameable(view: View, /) -> Iterator[int]:
    """Return every card on every hero of the row, and every claim about one."""
    heroes = len(view["lineup"])
    if view["phase"] == "debate":
        yield READY
        yield from range(CLAIM, CLAIM + 2 * heroes)
    yield from range(VOTE, VOTE + ROBBER * heroes)
    if view["phase"] != "debate":
        yield READY
        yield from range(CLAIM, CLAIM + 2 * heroes)


# --- Refusals: from the view alone, so they tell nothing hidden.


def refuse(view: View, action: int, /) -> Refusal:
    """Say why an action is not legal for the seat whose view this is."""
    if not WAIVE < action < TIME:
        return refusal("refuse-clock" if action == TIME else "refuse-waive", "HERO-R23")
    return refuse_vote(view, action - VOTE) if action >= VOTE else refuse_word(view, action)


def refuse_word(view: View, action: int) -> Refusal:
    """Refuse something that is said."""
    if view["phase"] != "debate":
        return refusal("refuse-debate-over", "HERO-R23")
    if view["ready"][view["seat"]]:
        return refusal("refuse-ready", "HERO-R23")
    if claimed(action - CLAIM + 1)[0] >= len(view["lineup"]):
        return refuse_place(action - CLAIM >> 1)
    return refusal("refuse-claims", "HERO-R23", most=MOST_CLAIMS)


def refuse_vote(view: View, vote: int) -> Refusal:
    """Refuse a card that is laid."""
    place, kind = divmod(vote, ROBBER)
    if view["phase"] != "vote":
        key = "refuse-not-yet" if view["phase"] == "debate" else "refuse-votes-shown"
        return refusal(key, "HERO-R23" if view["phase"] == "debate" else "HERO-16")
    if view["turn"] != view["seat"]:
        return refusal("refuse-turn", "HERO-12", seat=Say("seat", {"seat": view["turn"]}))
    if place >= len(view["lineup"]):
        return refuse_place(place)
    if kind + 1 in view["kinds"][view["seat"]]:
        return refusal("refuse-laid", "HERO-R01", "HERO-R03", kind=Say(f"kind-{KINDS[kind + 1]}"))
    if kind + 1 not in view["hand"]:
        return refusal("refuse-spent", "HERO-R15")
    return refusal("refuse-same-hero", "HERO-R05", **on_place(view, place))


def refuse_place(place: int) -> Refusal:
    """Refuse a place where nobody stands."""
    return refusal("refuse-place", "HERO-06", place=place + 1, theme=Say("theme-hero"))


def refusal(key: str, *clauses: str, **values: Value) -> Refusal:
    """Put a sentence and its clauses together."""
    return Refusal(Say(key, values), clauses)


# --- The position.


def position(view: View, /) -> Iterator[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    if not view["lineup"]:
        return
    yield said_scores(view)
    yield said_crisis(view["crisis"])
    yield Say("position-row")
    for place in range(len(view["lineup"])):
        yield said_place(view, place)
    for seat, codes in enumerate(view["claims"]):
        if codes and view["phase"] == "debate":
            yield said_claims(view, seat)
    if view["options"]["debate_seconds"] != "off" and view["phase"] == "debate":
        yield Say("position-clock", {"seconds": view["options"]["debate_seconds"]})
    if view["seat"] != NOBODY and view["phase"] == "vote":
        yield Say("position-hand", {"kinds": said_kinds(view["hand"])})
    yield said_phase(view)


def said_scores(view: View) -> Say:
    """Say the round, and what every seat has: points, or hero cards."""
    what = "cards" if view["options"]["award"] == "hero_cards" else "points"
    seats = (
        Say("seat-score", {**named(seat, view["seat"]), "count": count})
        for seat, count in enumerate(view[what])
    )
    return Say(f"position-{what}", {"round": view["round"], "seats": tuple(seats)})


def said_crisis(card: int) -> Say:
    """Say what the city is up against."""
    return Say(
        "told-crisis", {"theme": Say("theme-crisis"), "crisis": Say("crisis", {"card": card})}
    )


def said_place(view: View, place: int) -> Say:
    """Say who stands on a place: in the debate what the card says, then what lies there."""
    values = on_place(view, place)
    if view["phase"] == "debate":
        values["line"] = Say("line", {"card": view["lineup"][place]})
        return Say("position-hero", values)
    cards = tuple(said_cards(view, place))
    return Say("position-place", {**values, "cards": cards, "count": len(cards)})


def said_cards(view: View, place: int) -> Iterator[Say]:
    """Name the cards on a place, sealed ones of one seat together."""
    sealed: dict[int, int] = {}
    for seat, kind in cards_on(view, place):
        if kind:
            card = Say(f"kind-{KINDS[kind]}")
            yield Say("lies-shown", {**named(seat, view["seat"]), "kind": card})
        else:
            sealed[seat] = sealed.get(seat, 0) + 1
    for seat, count in sealed.items():
        yield Say("lies-sealed", {**named(seat, view["seat"]), "count": count})


def said_claims(view: View, seat: int) -> Say:
    """Say what a seat has claimed so far."""
    says = []
    for place, against in map(claimed, view["claims"][seat]):
        says.append(Say("claim-against" if against else "claim-for", on_place(view, place)))
    return Say("position-claims", {**named(seat, view["seat"]), "claims": tuple(says)})


def said_kinds(kinds: Iterable[int]) -> Say:
    """Name vote cards."""
    return Say("list-and", {"items": tuple(Say(f"kind-{KINDS[kind]}") for kind in kinds)})


def said_phase(view: View) -> Say:
    """Say what is asked of whom."""
    me, turn = view["seat"], view["turn"]
    if view["phase"] == "over":
        return Say("phase-over", {"heroes": tuple(map(named_hero, view["row"]))})
    if view["phase"] == "vote":
        votes = int(view["options"]["votes"])
        number = len(view["laid"][turn]) + 1
        return Say("phase-vote", {**named(turn, me), "number": number, "votes": votes})
    if me == NOBODY or view["ready"][me]:
        waiting = [seat for seat, ready in enumerate(view["ready"]) if not ready]
        return Say("phase-waiting", {"seats": seats_named(waiting)})
    return Say("phase-debate", {"count": MOST_CLAIMS - len(view["claims"][me])})


# --- The story in words.


def retell(telling: Telling, watcher: int, /) -> Say:
    """Turn a telling into a sentence for its watcher."""
    key, *rest = telling
    numbers = [int(number) for number in rest]
    if key == "told-crisis":
        return said_crisis(numbers[0])
    return Say(str(key), RETOLD[str(key)](numbers, watcher))


def by_seat(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the seat that did it, and the hero it was about where there is one."""
    return {**named(numbers[0], watcher), "hero": named_hero(numbers[-1])}


def of_hero(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a hero, how many others are tied, and what the last one of a row has become."""
    values = {"hero": named_hero(numbers[0]), "theme": Say("theme-chosen")}
    return {**values, "tied": numbers[-1]}


def of_row(cards: list[int], _watcher: int) -> dict[str, Value]:
    """Name all heroes of a row."""
    return {"heroes": tuple(map(named_hero, cards))}


def of_round(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name the round and how many heroes are in it."""
    return {"round": numbers[0], "count": numbers[1]}


def of_nothing(_numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name nothing."""
    return {}


def of_own_card(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a vote card and the hero it was laid on."""
    return {"kind": Say(f"kind-{KINDS[numbers[0]]}"), "hero": named_hero(numbers[1])}


def of_gains(points: list[int], watcher: int) -> dict[str, Value]:
    """Name the points of every seat."""
    seats = (
        Say("seat-score", {**named(seat, watcher), "count": gained})
        for seat, gained in enumerate(points)
    )
    return {"seats": tuple(seats)}


def winners(seats: list[int], watcher: int) -> dict[str, Value]:
    """Name one seat or several."""
    you = "yes" if watcher in seats else "no"
    return {"seat": seats_named(seats), "you": you, "count": len(seats)}


def shown_on(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name who laid what on a hero, and what that is worth."""
    card, *sets = numbers
    parts = tuple(
        Say("shown", {"kind": Say(f"kind-{KINDS[kind]}"), "seats": seats_named(members(seats))})
        for kind, seats in enumerate(sets, 1)
        if seats
    )
    pool = sets[0].bit_count() - sets[1].bit_count()
    key = "worth-robbed" if sets[2] and pool else "worth-star" if pool > 0 else "worth-cross"
    worth = Say(key, {"points": abs(pool)}) if pool else Say("worth-nothing")
    return {"hero": named_hero(card), "parts": parts, "worth": worth}


def seats_named(seats: Iterable[int]) -> Say:
    """Name one seat or several."""
    return Say("list-and", {"items": tuple(Say("seat", {"seat": seat}) for seat in seats)})


def named(seat: int, watcher: int) -> dict[str, Value]:
    """Name a seat, and say whether it is the watcher, for the grammar."""
    return {"seat": Say("seat", {"seat": seat}), "you": "yes" if seat == watcher else "no"}


RETOLD: dict[str, Callable[[list[int], int], dict[str, Value]]] = {
    "told-round": of_round,
    "told-row": of_row,
    "told-few": of_nothing,
    "told-first": by_seat,
    "told-set": by_seat,
    "told-for": by_seat,
    "told-against": by_seat,
    "told-ready": by_seat,
    "told-time": of_nothing,
    "told-vote": by_seat,
    "told-laid": by_seat,
    "told-own": of_own_card,
    "told-reveal": of_nothing,
    "told-shown": shown_on,
    "told-gained": of_gains,
    "told-moved": of_hero,
    "told-eliminated": of_hero,
    "told-farthest": of_hero,
    "told-nobody": of_nothing,
    "told-awarded": by_seat,
    "told-left": of_hero,
    "told-match": winners,
}
"""How the numbers of each telling become the values of its phrase."""
