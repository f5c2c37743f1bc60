"""Superior!: what each watcher may see, and the story that its views tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import LANE, number_of, suit_of
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.state import Score
from superdeck.games.superior.bids import ALL_FACES, asked_as_seen
from superdeck.games.superior.rounds import over, points_of, score
from superdeck.games.superior.rules import (
    ACCEPT,
    FACE,
    KEEP,
    LAY,
    REVERSE,
    SCORE,
    STARTER,
    TAKE,
    laid_by,
)
from superdeck.games.superior.state import HIGH, TEAMS, Length, Mode, Phase, SuperiorState, Tie
from superdeck.games.superior.worlds import known_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from superdeck.engine.contract import Telling, Value, View


MODES = {2: (Mode.DUEL,), 3: (Mode.FREE_FOR_ALL,), 4: (Mode.FREE_FOR_ALL, Mode.TAG_TEAM)}
"""SUP-R38: the variants for each number of seats."""


def forbidden(state: SuperiorState) -> str:
    """Refuse what no ruling allows (SUP-R22, SUP-R38), in English; '' where all is well."""
    if state.mode not in MODES[state.seats]:
        word, *right = (Mode(mode).name.lower() for mode in (state.mode, *MODES[state.seats]))
        return f"mode {word} does not go with {state.seats} seats: choose {' or '.join(right)}"
    if state.tie == Tie.EXTRA_ROUND and state.match != Length.SINGLE:
        return "tie extra_round goes with match single only"
    return ""


def target(_state: SuperiorState, _action: int) -> int:
    """No action is aimed at a seat."""
    return NOBODY


def cards_of(cards: int) -> list[int]:
    """Return the cards of a set, the lowest clubs first."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def view(state: SuperiorState, seat: int) -> View:
    """Return what a seat (or `NOBODY`) may see: bids, piles and discards lie open (SUP-R25)."""
    seats, sides = range(state.seats), range(state.sides)
    final = Score()
    score(state, final)
    return {
        "seat": seat,
        "seats": state.seats,
        "sides": state.sides,
        "round": state.round,
        "dealer": state.dealer,
        "phase": Phase(state.phase).name.lower(),
        "turn": state.turn,
        "active": state.active[: state.sides],
        "invited": cards_of(state.invited),
        "asked": asked_as_seen(state, seat),
        "holder": state.holder,
        "hand": [] if seat == NOBODY else cards_of(state.hand[seat]),
        "held": [state.hand[other].bit_count() for other in seats],
        "known": [
            cards_of(known_to(state, NOBODY if other == seat else seat, other)) for other in seats
        ],
        "faces_only": [state.forced >> other & 1 for other in seats],
        "markers": state.marker[: state.sides],
        "ties": state.reshuffles,
        "stock": state.pack - state.spent,
        "bid": cards_of(state.bid),
        "step": cards_of(state.step),
        "added": cards_of(state.added),
        "value": state.value,
        "reversals": state.reversals,
        "flipped": state.flipped,
        "piles": [cards_of(state.pile[side]) for side in sides],
        "discard": cards_of(state.discard),
        "points": [points_of(state, side) for side in sides],
        "totals": final.points[: state.sides],
        "won": state.won[: state.sides],
        "over": over(state),
        "winners": cards_of(final.winners),
        "options": {
            field.name: field.option.say(getattr(state, field.name))
            for field in state.fields
            if field.option
        },
    }


def worth(view: View, seat: int, cards: Iterable[int]) -> int:
    """Return what cards score in the pile of a seat's side (SUP-45)."""
    ace = suit_of(view["markers"][seat % view["sides"]]) * LANE
    return sum(HIGH if card == ace else points_for(card) for card in cards)


def points_for(card: int) -> int:
    """Return what a card scores that is no trump Ace; a face nothing."""
    return 0 if ALL_FACES >> card & 1 else number_of(card)


def in_teams(view: View) -> bool:
    """Whether partners play (SUP-51)."""
    return bool(view["sides"] < view["seats"])


def members(view: View, side: int) -> range:
    """Return the seats of a side."""
    return range(side, view["seats"], view["sides"])


# --- The story.


def tell(before: View, seat: int, action: int, after: View, _watcher: int) -> list[Telling]:
    """Tell a step: what was done, then what the two views say has come of it."""
    if before["round"] != after["round"]:
        dealt: Telling = ("told-deal", after["round"], after["dealer"], max(after["held"]))
        return [dealt, *told_set_up(after)]
    if action >= STARTER:
        return [("told-starter", seat, action - STARTER), *told_set_up(after)]
    return [
        *told_action(before, seat, action),
        *told_active(before, after),
        *told_flip(before, after),
        *told_end(before, after, played_by(action)),
    ]


def told_set_up(after: View) -> list[Telling]:
    """Tell what was turned and who goes first, once it is known."""
    if after["phase"] == "starter":
        return []
    sides, markers = after["sides"], after["markers"]
    order = [(after["dealer"] + i) % sides for i in range(sides)]
    ties = "told-ties" if sides == TEAMS else "told-ties-several"
    key = "told-marker-team" if in_teams(after) else "told-marker"
    return [
        *([(ties, after["ties"])] if after["ties"] else []),
        *((key, after["active"][side], markers[side]) for side in order),
        ("told-first", after["turn"]),
    ]


def told_action(before: View, seat: int, action: int) -> list[Telling]:
    """Tell an action that all may see."""
    if action >= ACCEPT:
        key = "told-accepted" if action == ACCEPT else "told-refused"
        return [(key, seat, *before["added"])]
    if action >= REVERSE:
        return [("told-reversed", seat, action - REVERSE)]
    if action >= FACE:
        return [("told-face", seat, action - FACE)]
    if action >= LAY:
        keys = {"bid": "told-bid", "add": "told-added"}
        return [(keys.get(before["phase"], "told-step"), seat, *played_by(action))]
    return told_choice(before, seat, action)


def told_choice(before: View, seat: int, action: int) -> list[Telling]:
    """Tell a choice about a turned card; a WAIVE tells nothing."""
    if action == SCORE:
        return [("told-scored", seat, before["flipped"])]
    if action == KEEP:
        return [("told-kept", seat, before["bid"][0], before["flipped"])]
    if action == TAKE:
        return [("told-took", seat, before["flipped"], *before["bid"])]
    return []


def played_by(action: int) -> list[int]:
    """Return the cards that an action lays."""
    if REVERSE > action >= FACE:
        return [action - FACE]
    if ACCEPT > action >= REVERSE:
        return [action - REVERSE]
    return cards_of(laid_by(action)) if FACE > action >= LAY else []


def told_active(before: View, after: View) -> list[Telling]:
    """Tell who has become active (SUP-61, SUP-62)."""
    pairs = zip(before["active"], after["active"], strict=True)
    return [("told-active", now) for was, now in pairs if now != was]


def told_flip(before: View, after: View) -> list[Telling]:
    """Tell a flip; nobody is named, since it may follow from a decline that nobody may know."""
    if after["stock"] == before["stock"]:
        return []
    return [("told-flip", after["flipped"])]


def told_end(before: View, after: View, played: list[int]) -> list[Telling]:
    """Tell what has become of the bid, the round and the match."""
    told: list[Telling] = []
    for side, pile in enumerate(after["piles"]):
        if fresh := without(pile, before["piles"][side]):
            gained = after["points"][side] - before["points"][side]
            key = "told-banked-team" if in_teams(after) else "told-banked"
            told.append((key, *members(after, side), gained, *fresh))
    flipped = after["stock"] < before["stock"]
    if flipped and after["phase"] == "go_on":
        told.append(("told-won", worth(after, after["turn"], after["bid"])))
    elif flipped and not told and not after["bid"]:
        told.append(("told-lost", before["turn"]))
    if after["phase"] != "over" or before["phase"] == "over":
        return told
    return told + told_round(before, after, played)


def told_round(before: View, after: View, played: list[int]) -> list[Telling]:
    """Tell the end of a round: what hands still held (SUP-44), the points, who has won."""
    settled = [*before["discard"], *before["bid"], before["flipped"], after["flipped"]]
    left = without(after["discard"], [*settled, *played])
    told: list[Telling] = [("told-left", *left)] if left else []
    teams = in_teams(after)
    told.append(("told-points-team" if teams else "told-points", *after["points"]))
    best = max(after["points"])
    ahead = [side for side, points in enumerate(after["points"]) if points == best]
    if len(ahead) > 1:
        told.append(("told-round-shared", best))
    else:
        told.append(("told-round-won", *members(after, ahead[0])))
    if after["over"]:
        alone = teams and len(after["winners"]) == TEAMS
        told.append(("told-match-team" if alone else "told-match", *after["winners"]))
    return told


def without(cards: Iterable[int], others: Iterable[int]) -> list[int]:
    """Return the cards that are not among others."""
    gone = set(others)
    return [card for card in cards if card not in gone]


# --- Names of cards and seats.


def said(card: int) -> Say:
    """Name a card."""
    return Say("card", {"rank": number_of(card), "suit": suit_of(card)})


def together(cards: Sequence[int]) -> Say:
    """Name the cards of one step as one card, the highest first."""
    whole = said(cards[-1])
    for card in reversed(cards[:-1]):
        whole = Say("combined", {"first": whole, "second": said(card)})
    return whole


def listed(cards: Iterable[int]) -> tuple[Say, ...]:
    """Name several cards."""
    return tuple(said(card) for card in cards)


def named(seat: int, watcher: int) -> dict[str, Value]:
    """Name a seat, and say whether it is the watcher, for the grammar."""
    return {"seat": Say("seat", {"seat": seat}), "you": "yes" if seat == watcher else "no"}


def named_all(seats: Sequence[int], watcher: int) -> dict[str, Value]:
    """Name several seats, or one, and say whether the watcher is among them."""
    names = Say("list-and", {"items": tuple(Say("seat", {"seat": seat}) for seat in seats)})
    return {"seat": names, "you": "yes" if watcher in seats else "no", "count": len(seats)}


# --- The story in words.


def retell(telling: Telling, watcher: int) -> Say:
    """Turn a telling into a sentence for its watcher."""
    key, *rest = telling
    numbers = [int(number) for number in rest]
    return Say(str(key), RETOLD[str(key)](numbers, watcher))


def by_seat(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the seat that did it, and the cards that follow."""
    return {**named(numbers[0], watcher), "cards": listed(numbers[1:]), "count": len(numbers) - 1}


def by_bid(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the bidder and the cards of one step."""
    seat, *cards = numbers
    return {**named(seat, watcher), "cards": together(cards), "count": len(cards)}


def by_cards(cards: list[int], _watcher: int) -> dict[str, Value]:
    """Name cards that nobody is named for."""
    return {"cards": listed(cards), "count": len(cards)}


def banked(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name who has won how many points with which cards."""
    seat, gained, *cards = numbers
    return {**by_seat([seat, *cards], watcher), "points": gained}


def banked_by_team(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the two partners who have won how many points with which cards."""
    one, other, gained, *cards = numbers
    return {**by_cards(cards, watcher), **named_all((one, other), watcher), "points": gained}


def dealt(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the round, its dealer, and how many cards each gets."""
    return {"round": numbers[0], **named(numbers[1], watcher), "count": numbers[2]}


def starting(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name who names whom as the one who is active first."""
    return {**named(numbers[0], watcher), "starter": Say("seat", {"seat": numbers[1]})}


def chosen(numbers: list[int], watcher: int) -> dict[str, Value]:
    """Name the card that a choice was about, and what was discarded for it."""
    seat, card, *dropped = numbers
    return {**named(seat, watcher), "card": said(card), "dropped": listed(dropped)}


def counted(numbers: list[int], _watcher: int) -> dict[str, Value]:
    """Name a number."""
    return {"count": numbers[0]}


def pointed(points: list[int], watcher: int) -> dict[str, Value]:
    """Name the points of every seat."""
    seats = (
        Say("seat-points", {**named(seat, watcher), "points": gained})
        for seat, gained in enumerate(points)
    )
    return {"points": tuple(seats)}


def pointed_by_team(points: list[int], watcher: int) -> dict[str, Value]:
    """Name the points of both teams."""
    teams = (
        Say("seat-points", {**named_all((side, side + TEAMS), watcher), "points": gained})
        for side, gained in enumerate(points)
    )
    return {"points": tuple(teams)}


RETOLD: dict[str, Callable[[list[int], int], dict[str, Value]]] = {
    "told-deal": dealt,
    "told-starter": starting,
    "told-ties": counted,
    "told-ties-several": counted,
    "told-marker": by_seat,
    "told-marker-team": by_seat,
    "told-first": by_seat,
    "told-bid": by_bid,
    "told-step": by_bid,
    "told-added": by_bid,
    "told-accepted": by_bid,
    "told-refused": by_bid,
    "told-active": by_seat,
    "told-face": by_seat,
    "told-reversed": by_seat,
    "told-scored": chosen,
    "told-kept": chosen,
    "told-took": chosen,
    "told-flip": by_cards,
    "told-won": counted,
    "told-lost": by_seat,
    "told-banked": banked,
    "told-banked-team": banked_by_team,
    "told-left": by_cards,
    "told-points": pointed,
    "told-points-team": pointed_by_team,
    "told-round-won": named_all,
    "told-round-shared": counted,
    "told-match": named_all,
    "told-match-team": named_all,
}
"""How the numbers of each telling become the values of its phrase."""
