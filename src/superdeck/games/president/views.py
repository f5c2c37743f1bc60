"""President: what a watcher may see and be told; the doors out of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, counted, some
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games.president.hands import cards_in, put, suits, tally_of
from superdeck.games.president.pile import ANYTHING, answering, answers
from superdeck.games.president.rules import GIVE, LAY, PASS, over
from superdeck.games.president.state import FOUR, SEATS, TWO, Phase, PresidentState, Titles
from superdeck.games.president.worlds import known

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Telling, View

PLAIN = (
    "seats",
    "round",
    "dealer",
    "turn",
    "layer",
    "count",
    "rank",
    "run",
    "leads_after",
    "lead_passes",
    "owed",
    "exchange",
    "exits",
)
"""Public ints that a view repeats under their own names."""

EACH = ("points", "title", "place", "partner")
"""Public lists with an entry a seat; `title` is the place of the round before."""


def view(state: PresidentState, seat: int) -> View:
    """Return what a seat may see, `NOBODY` a spectator.

    Ranks are 0 (3) to 11 (Ace) and 12 (2). `answer` says whether this seat still has to say if it
    completes a four, `told` what it knows of its partner's hand, `laid` what has left each hand.
    """
    seats = range(state.seats)
    mine = seat != NOBODY
    partner = state.partner[seat] if mine else NOBODY
    return {
        "seat": seat,
        "phase": Phase(state.phase).name.lower(),
        **{name: getattr(state, name) for name in PLAIN},
        **{name: getattr(state, name)[: state.seats] for name in EACH},
        "sizes": [cards_in(state, other) for other in seats],
        "inside": [other for other in seats if state.inside >> other & 1],
        "locked": [other for other in seats if state.locked >> other & 1],
        "stuck": state.stuck[: state.stuck_count],
        "laid": [cards(state.laid[other]) for other in seats],
        "over": over(state),
        "hand": cards(tally_of(state, seat)) if mine else [],
        "received": cards(state.received[seat]) if mine else [],
        "told": cards(known(state, seat, partner)) if partner != NOBODY else [],
        "answer": mine and answering(state, seat) != 0,
        "options": {
            field.name: getattr(state, field.name) for field in state.fields if field.option
        },
    }


def cards(tally: int) -> list[int]:
    """Return a tally as a list of ranks in order."""
    return [rank for rank in range(RANKS) for _ in range(counted(tally, rank))]


def tallied(ranks: Iterable[int]) -> int:
    """Return a list of ranks as a tally."""
    return sum(some(1, rank) for rank in ranks)


def state_of(seen: View) -> PresidentState:
    """Return a state that says what a view says; what it hides is left out.

    The other hands have the right size and no meaning.
    """
    state = PresidentState()
    for name, value in {**seen["options"], **{name: seen[name] for name in PLAIN}}.items():
        setattr(state, name, value)
    for name in EACH:
        getattr(state, name)[: state.seats] = seen[name]
    state.phase = Phase[seen["phase"].upper()]
    state.inside = sum(1 << other for other in seen["inside"])
    state.locked = sum(1 << other for other in seen["locked"])
    state.stuck_count = len(seen["stuck"])
    state.stuck[: state.stuck_count] = seen["stuck"]
    for other in range(state.seats):
        state.hand[other] = (1 << seen["sizes"][other]) - 1
        state.laid[other] = tallied(seen["laid"][other])
    state.beats = ANYTHING if state.layer == NOBODY else answers(state)
    seat = seen["seat"]
    if seat != NOBODY:
        put(state, seat, tallied(seen["hand"]))
        state.received[seat] = tallied(seen["received"])
        state.waiting = int(seen["answer"]) << seat
    return state


def target(state: PresidentState, action: int) -> int:
    """Return the partner that a card goes to, `NOBODY` for all other actions."""
    return state.partner[state.turn] if action >= GIVE else NOBODY


def forbidden(state: PresidentState) -> str:
    """Refuse too few seats (PRES-R31) and a pack that deals fewer than two cards (PRES-R36)."""
    if state.seats < state.min_players:
        return (
            f"president takes {state.min_players} to {SEATS} seats, not {state.seats}: "
            "three only with option min_players=3 (PRES-R31)"
        )
    if suits(state) * state.ranks < 2 * state.seats:
        least = -(-2 * state.seats // suits(state))
        return (
            f"option ranks cannot be {state.ranks} with {state.seats} seats: "
            f"choose {least} or more, so that each gets two cards (PRES-R36)"
        )
    return ""


def part(action: int) -> tuple[int, int]:
    """Return the count and rank of an action that moves cards."""
    if action < GIVE:
        return (action - LAY) // RANKS + 1, (action - LAY) % RANKS
    return 1, (action - GIVE) % RANKS


def completes(seen: View, count: int, rank: int) -> bool:
    """Whether a lay makes the run on top a four of a kind (PRES-R11)."""
    return bool(rank == seen["rank"] and seen["run"] + count == FOUR)


def title_of(seen: View, place: int) -> str:
    """Return the word for a place (PRES-05, PRES-06, PRES-25, PRES-R35)."""
    if place == seen["seats"] - 1:
        return "intern" if seen["options"]["titles"] == Titles.POLITE else "ahole"
    return ("president", "vice")[place] if place <= 1 else "place"


def tell(before: View, seat: int, action: int, after: View, watcher: int) -> list[Telling]:
    """Return what a watcher may know of one step; see `TELLINGS` in `words` for the parts.

    A declined completion is told to who declined it alone; what a passed-over step brings about
    names no seat.
    """
    if after["round"] != before["round"]:
        return told_deal(after)
    told: list[Telling] = []
    if before["phase"] in ("give", "return"):
        told.append(told_exchange(before, action))
    elif action == WAIVE:
        told += [("waived", seat)] if seat == watcher else []
    elif action == PASS:
        told.append(("passed", seat))
    elif action >= LAY:
        told += told_lay(before, seat, action, after)
    told += told_leavers(before["place"], before["stuck"], after)
    if after["phase"] == "over":
        return told + told_end(before, after)
    if cleared(before, action, after):
        dealers = [other for other in range(after["seats"]) if is_last(after, other)]
        told.append(("cleared", dealers[0] if dealers else NOBODY))
    if led(before, action, after):
        told.append(("leads", after["turn"]))
    return told


def is_last(seen: View, seat: int) -> bool:
    """Whether a seat was the A-hole of the round before, who clears (PRES-27, PRES-R34)."""
    return bool(seen["title"][seat] == seen["seats"] - 1)


def cleared(before: View, action: int, after: View) -> bool:
    """Whether the pile was cleared; a 2 on an empty pile clears nothing (PRES-R08)."""
    if after["layer"] != NOBODY:
        return False
    return before["layer"] != NOBODY or (LAY <= action < GIVE and part(action)[1] != TWO)


def led(before: View, action: int, after: View) -> bool:
    """Whether the step gave somebody an empty pile to start."""
    if after["layer"] != NOBODY or after["phase"] != "play":
        return False
    return before["layer"] != NOBODY or before["phase"] in ("give", "return") or action >= PASS


def told_deal(after: View) -> list[Telling]:
    """Tell a new round: who deals, who is stuck at once, who starts."""
    told: list[Telling] = [("round", after["round"], after["dealer"])]
    told += told_leavers([NOBODY] * after["seats"], [], after)
    if after["phase"] == "open":
        told.append(("opens", after["turn"]))
    elif after["phase"] == "play":
        told.append(("leads", after["turn"]))
    return told


def told_exchange(before: View, action: int) -> Telling:
    """Tell a card that changes hands: its rank to the pair alone."""
    seat = before["turn"]
    word = "gave" if before["phase"] == "give" else "returned"
    if action < GIVE:
        return (f"{word}-card", seat, before["partner"][seat])
    return (word, seat, before["partner"][seat], part(action)[1])


def told_lay(before: View, seat: int, action: int, after: View) -> list[Telling]:
    """Tell a lay or a completion, and who is skipped by it."""
    count, rank = part(action)
    if completes(before, count, rank):
        return [("completed", seat, count, rank)]
    told: list[Telling] = [("laid", seat, count, rank)]
    if count == before["count"] == 1 and rank == before["rank"]:
        following = after["leads_after"] if after["leads_after"] != NOBODY else after["turn"]
        for step in range(1, after["seats"]):
            other = (seat + step) % after["seats"]
            if other in after["inside"] and other not in after["locked"]:
                told += [("skipped", other)] if other != following else []
                break
    return told


def told_leavers(place: list[int], stuck: list[int], after: View) -> list[Telling]:
    """Tell who has gone out and who is stuck now and was not before."""
    told: list[Telling] = []
    for seat in range(after["seats"]):
        if place[seat] == NOBODY != after["place"][seat] and after["sizes"][seat] == 0:
            reached = after["place"][seat]
            told.append(("out", seat, title_of(after, reached), reached + 1))
    told += [("stuck", seat) for seat in after["stuck"] if seat not in stuck]
    return told


def told_end(before: View, after: View) -> list[Telling]:
    """Tell the end of a round: places, points, and who has won the match."""
    told: list[Telling] = [("ended", after["round"])]
    for place in range(after["seats"]):
        seat = after["place"].index(place)
        total = after["points"][seat]
        gained = total - before["points"][seat]
        told.append(("placed", seat, title_of(after, place), place + 1, gained, total))
    if after["over"]:
        reached = [
            s for s in range(after["seats"]) if after["points"][s] >= after["options"]["target"]
        ]
        told.append(("won", min(reached, key=lambda s: int(after["place"][s]))))
    return told
