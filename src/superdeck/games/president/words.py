"""President in words: moves, what follows from them, why they are refused, what one sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, counted
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.contract import Refusal, Say
from superdeck.engine.options import Toggle
from superdeck.games.president.exchange import returnable, tribute
from superdeck.games.president.rules import GIVE, LAY, PASS, RETURN, apply
from superdeck.games.president.state import (
    ONE_PACK,
    PAIR,
    TWO,
    BiggerSetRank,
    Completion,
    PassLocks,
    PresidentState,
)
from superdeck.games.president.views import completes, part, state_of, title_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Telling, Value, View

TELLINGS = {
    "round": ("number", "seat"),
    "opens": ("seat",),
    "leads": ("seat",),
    "gave": ("seat", "other", "rank"),
    "gave-card": ("seat", "other"),
    "returned": ("seat", "other", "rank"),
    "returned-card": ("seat", "other"),
    "waived": ("seat",),
    "passed": ("seat",),
    "laid": ("seat", "count", "rank"),
    "completed": ("seat", "count", "rank"),
    "skipped": ("seat",),
    "out": ("seat", "title", "number"),
    "stuck": ("seat",),
    "cleared": ("seat",),
    "ended": ("number",),
    "placed": ("seat", "title", "number", "points", "total"),
    "won": ("seat",),
}
"""What each telling of `views.tell` says, part by part."""


def seat_of(seat: int) -> Say:
    """Name a seat."""
    return Say("seat", {"seat": seat})


def set_of(count: int, rank: int) -> Say:
    """Name equal cards."""
    return Say("pres-cards", {"count": count, "rank": rank})


def rank_of(rank: int) -> Say:
    """Name a card by its index."""
    return Say("pres-rank", {"rank": rank})


def title_say(seen: View, place: int) -> Say:
    """Name the title of a place."""
    return Say("pres-title", {"title": title_of(seen, place), "number": place + 1})


def about(seen: View, seat: int) -> dict[str, Value]:
    """Return the values of a sentence about a seat."""
    return {"seat": seat_of(seat), "you": "yes" if seat == seen["seat"] else "no"}


def retell(telling: Telling, watcher: int) -> Say:
    """Turn a telling into a sentence for its watcher."""
    word = str(telling[0])
    said = dict(zip(TELLINGS[word], telling[1:], strict=True))
    values: dict[str, Value] = {}
    for name, value in said.items():
        if name in ("seat", "other") and value == NOBODY:
            values |= {name: "", "you" if name == "seat" else "other-you": "nobody"}
        elif name in ("seat", "other"):
            values[name] = Say("seat", {"seat": value})
            values["you" if name == "seat" else "other-you"] = "yes" if value == watcher else "no"
        elif name not in ("count", "rank", "title"):
            values[name] = value
    if "rank" in said:
        values["cards"] = Say("pres-cards", {"count": said.get("count", 1), "rank": said["rank"]})
    if "title" in said:
        values["title"] = Say("pres-title", {"title": said["title"], "number": said["number"]})
    return Say(f"pres-told-{word}", values)


def say(action: int, view: View) -> Say:
    """Say an action as a move: the label of a control."""
    if action == WAIVE:
        return Say("pres-move-waive")
    if action == PASS:
        return Say("pres-move-pass")
    count, rank = part(action)
    if action >= GIVE:
        return Say("pres-move-give" if action < RETURN else "pres-move-return", {"rank": rank})
    if completes(view, count, rank):
        return Say("pres-move-complete", {"count": count, "rank": rank})
    every = "yes" if count == most(view) else "no"
    return Say("pres-move-lay", {"count": count, "rank": rank, "all": every})


def most(view: View) -> int:
    """Return how many cards of each rank there are."""
    return 4 if view["seats"] <= ONE_PACK else 8


def nameable(view: View) -> Iterable[int]:
    """Return all actions that a person might name here, legal or not."""
    ranks = range(RANKS - view["options"]["ranks"], RANKS)
    if view["phase"] in ("give", "return") and view["turn"] == view["seat"]:
        first = GIVE if view["phase"] == "give" else RETURN
        return [first + rank for rank in ranks]
    lays = [
        LAY + (count - 1) * RANKS + rank for count in range(1, most(view) + 1) for rank in ranks
    ]
    return [WAIVE, PASS, *lays]


# --- What follows.


def effect(action: int, view: View) -> Say:
    """Say what follows from a legal action, as far as public facts and the own hand tell."""
    seat = view["seat"]
    if action == WAIVE:
        return Say("pres-effect-waive")
    if action >= GIVE:
        return Say("pres-effect-give", {"other": seat_of(view["partner"][seat])})
    state = state_of(view)
    apply(state, seat, action)
    follows = what_follows(action, view, state)
    if state.place[seat] != NOBODY and state.hand[seat] == 0:
        out = Say("pres-effect-out", {"title": title_say(view, state.place[seat])})
        return Say("pres-both", {"first": out, "second": follows})
    if seat in state.stuck[: state.stuck_count]:
        return Say("pres-both", {"first": Say("pres-effect-stuck"), "second": follows})
    return follows


def what_follows(action: int, view: View, after: PresidentState) -> Say:
    """Say what becomes of the pile and the turn."""
    if after.inside.bit_count() <= 1:
        return Say("pres-effect-over")
    if after.leads_after != NOBODY:
        return Say("pres-effect-clear", about(view, after.leads_after))
    if after.layer == NOBODY:
        keeps = view["layer"] == NOBODY and (action == PASS or part(action)[1] == TWO)
        return Say("pres-effect-lead" if keeps else "pres-effect-clear", about(view, after.turn))
    skip = action >= LAY and view["count"] == after.count == 1 and view["rank"] == after.rank
    return Say("pres-effect-skip" if skip else "pres-effect-turn", about(view, after.turn))


# --- What one sees.


def position(view: View) -> Iterable[Say]:
    """Describe what a watcher sees, a line a sentence, what matters most last."""
    seats = range(view["seats"])
    many = view["seats"] > ONE_PACK
    shown = [s for s in seats if not many or view["points"][s]]
    points = tuple(
        Say("pres-points", {"seat": seat_of(s), "points": view["points"][s]}) for s in shown
    )
    values = {"round": view["round"], "target": view["options"]["target"], "points": points}
    if many:
        values["count"] = len(shown)
    lines = [Say("pres-round-many" if many else "pres-round", values)]
    if view["round"] > 1:
        titled = tuple(
            Say("pres-seat-title", {"seat": seat_of(s), "title": title_say(view, view["title"][s])})
            for place in (0, 1, view["seats"] - 1)
            for s in seats
            if view["title"][s] == place
        )
        lines.append(Say("pres-titles", {"titles": titled}))
    if many:
        lines += hands_of_many(view)
    else:
        lines.append(Say("pres-table", {"seats": tuple(standing(view, s) for s in seats)}))
    if view["locked"]:
        locked = tuple(seat_of(s) for s in view["locked"])
        lines.append(Say("pres-locked", {"seats": locked, "count": len(locked)}))
    lines.append(pile_line(view))
    if view["told"]:
        told = tuple(rank_of(rank) for rank in view["told"])
        other = seat_of(view["partner"][view["seat"]])
        lines.append(Say("pres-told", {"other": other, "cards": told, "count": len(told)}))
    if view["hand"]:
        lines.append(Say("pres-hand", {"cards": tuple(rank_of(rank) for rank in view["hand"])}))
    lines.append(turn_line(view))
    return lines


def hands_of_many(view: View) -> Iterable[Say]:
    """Say how many cards each seat of a large table holds, who is out and who is stuck."""
    hands = [
        Say("pres-seat-holds", about(view, s) | {"count": view["sizes"][s]}) for s in view["inside"]
    ]
    yield Say("pres-hands", {"seats": tuple(hands)})
    gone = [s for s in range(view["seats"]) if view["sizes"][s] == 0]
    gone.sort(key=lambda s: int(view["place"][s]))
    for key, seats in (("pres-out", gone), ("pres-stuck", view["stuck"])):
        if seats:
            yield Say(key, {"seats": tuple(Say("pres-one-seat", about(view, s)) for s in seats)})


def standing(view: View, seat: int) -> Say:
    """Say how many cards a seat holds, or that it is out or stuck."""
    if seat in view["stuck"]:
        return Say("pres-seat-stuck", about(view, seat))
    if view["sizes"][seat] == 0:
        return Say(
            "pres-seat-out", {**about(view, seat), "title": title_say(view, view["place"][seat])}
        )
    return Say("pres-seat-cards", {**about(view, seat), "count": view["sizes"][seat]})


def pile_line(view: View) -> Say:
    """Say what lies on the pile, and what would complete four."""
    if view["layer"] == NOBODY:
        return Say("pres-pile-empty")
    missing = 4 - view["run"] if view["options"]["completion"] != Completion.OFF else 0
    values = {
        **about(view, view["layer"]),
        "cards": set_of(view["count"], view["rank"]),
        "missing": missing,
        "more": set_of(max(1, missing), view["rank"]),
    }
    return Say("pres-pile", values)


def turn_line(view: View) -> Say:
    """Say who has to do what."""
    if view["phase"] == "over":
        return Say("pres-turn-over")
    if view["answer"]:
        return Say("pres-turn-answer", {"cards": set_of(4 - view["run"], view["rank"])})
    if view["leads_after"] != NOBODY:
        return Say("pres-turn-window", about(view, view["leads_after"]))
    turn = view["turn"]
    values = about(view, turn)
    if view["phase"] in ("give", "return"):
        values |= {"other": seat_of(view["partner"][turn]), "count": view["owed"]}
        return Say(f"pres-turn-{view['phase']}", values)
    if view["phase"] == "open":
        return Say("pres-turn-open", values)
    return Say("pres-turn-lead" if view["layer"] == NOBODY else "pres-turn-play", values)


# --- Why not.


def refusal(key: str, *clauses: str, **values: Value) -> Refusal:
    """Make a refusal; its phrase ends with the clauses."""
    cited = ", ".join(f"PRES-{clause}" for clause in clauses)
    return Refusal(
        Say(f"pres-no-{key}", {**values, "clauses": cited}),
        tuple(f"PRES-{clause}" for clause in clauses),
    )


def refuse(view: View, action: int) -> Refusal:  # noqa: C901, PLR0911 - one question after another
    """Say why an action is not legal for the seat whose view this is."""
    seat = view["seat"]
    if view["phase"] == "over":
        return refusal("over", "R20")
    if seat in view["stuck"]:
        return refusal("stuck", "34", "R21")
    if seat not in view["inside"]:
        return refusal("out", "04")
    if view["phase"] in ("give", "return"):
        return refuse_exchange(view, action)
    if action >= GIVE:
        return refusal("no-exchange", "28")
    if action == WAIVE:
        return refusal("nothing-to-answer", "R12")
    if view["answer"]:
        return refusal("answer-first", "R12", cards=set_of(4 - view["run"], view["rank"]))
    if action == PASS:
        return refuse_pass(view)
    count, rank = part(action)
    if rank == TWO and count > 1:
        return refusal("several-twos", "R07")
    if view["hand"].count(rank) < count:
        return refusal("not-held", "R37", cards=set_of(count, rank), count=count)
    if view["turn"] != seat or view["leads_after"] != NOBODY:
        return refuse_turn(view, count, rank)
    if view["phase"] == "open":
        return refuse_opening(view, rank)
    return refuse_answer(view, count, rank)


def refuse_exchange(view: View, action: int) -> Refusal:
    """Refuse something while cards are exchanged."""
    seat, giving = view["seat"], view["phase"] == "give"
    if view["turn"] != seat:
        return refusal("exchange", "28" if giving else "29", **about(view, view["turn"]))
    if not GIVE <= action < RETURN if giving else action < RETURN:
        return refusal("exchange", "28" if giving else "29", **about(view, seat))
    state = state_of(view)
    rank = part(action)[1]
    if giving:
        return refusal("not-highest", "28", "R24", cards=set_of(1, tribute(state, seat)))
    if rank in view["hand"] and not counted(returnable(state, seat), rank):
        return refusal("same-back", "R26", cards=set_of(1, rank))
    return refusal("not-held", "R26", cards=set_of(1, rank), count=1)


def refuse_pass(view: View) -> Refusal:
    """Refuse a pass."""
    if view["turn"] != view["seat"] or view["leads_after"] != NOBODY:
        return refuse_turn(view, 0, NOBODY)
    if view["phase"] == "open":
        return refuse_opening(view, NOBODY)
    if view["options"]["pass_on_lead"] == Toggle.YES:
        return refusal("all-passed", "R09")
    return refusal("pass-on-lead", "R09")


def refuse_turn(view: View, count: int, rank: int) -> Refusal:  # noqa: PLR0911 - as above
    """Refuse a move of a seat that is not in turn."""
    if count and rank == view["rank"]:
        if view["options"]["completion"] == Completion.OFF:
            return refusal("completion-off", "R12")
        if not completes(view, count, rank):
            missing = 4 - view["run"]
            return refusal("not-the-missing", "R11", cards=set_of(missing, rank), count=missing)
        if view["options"]["completion"] == Completion.IN_TURN_ONLY:
            return refusal("completion-in-turn", "R12")
        return refusal("declined", "R12")
    if view["leads_after"] != NOBODY:
        return refusal("window", "R12", **about(view, view["leads_after"]))
    if view["seat"] in view["locked"] and view["options"]["pass_locks"] == PassLocks.UNTIL_CLEARED:
        return refusal("locked", "R10")
    return refusal("not-your-turn", "10", **about(view, view["turn"]))


def refuse_opening(view: View, rank: int) -> Refusal:
    """Refuse anything but the 3 of clubs as the first lay."""
    lowest = RANKS - view["options"]["ranks"]
    return refusal(
        "opening", "09", "R01", rank=rank_of(lowest), set="yes" if rank == lowest else "no"
    )


def refuse_answer(view: View, count: int, rank: int) -> Refusal:
    """Refuse a lay that does not answer the pile; there is one, and the cards are held."""
    under, above = view["count"], view["rank"]
    ruled = view["options"]["bigger_set_rank"]
    if count > under and ruled == BiggerSetRank.SAME_SIZE_ONLY:
        return refusal("same-size", "R04", count=under)
    if count > under:
        return refusal("bigger-but-lower", "R04", rank=rank_of(above))
    if rank == above and count < under:
        missing = 4 - view["run"]
        return refusal("not-the-missing", "R11", cards=set_of(missing, rank), count=missing)
    if under == 1:
        return refusal("single", "11", "13")
    if under == PAIR:
        return refusal("pair", "14", "15")
    return refusal("triple", "16", "R06")
