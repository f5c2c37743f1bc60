"""Superhero Audition: the debate and the vote, clause by clause. Heroes are places in the row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import CLOCK, Actions, Seen, Span, waive
from superdeck.games.superhero.results import finish, left_of
from superdeck.games.superhero.state import (
    DEBATING,
    DISTINCT,
    MOST_CLAIMS,
    OFF,
    ONE_CARD_TWICE,
    ROBBER,
    ROW,
    VOTING,
    SuperheroState,
)

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves, Reaction

READY = 1
CLAIM = 2
"""`CLAIM + 2 * place`, one more for a claim against that hero."""
VOTE = CLAIM + 2 * ROW
"""`VOTE + 3 * place + kind - 1`."""
TIME = VOTE + ROBBER * ROW
"""What the clock does: the debate is over."""

ACTIONS = Actions(
    (
        waive(),
        Span("ready", READY, 1),
        Span("claim", CLAIM, 2 * ROW, "2 * place in the row + 1 where it is against"),
        *(
            Span(f"vote on place {place}", VOTE + ROBBER * place, ROBBER, "kind - 1", Seen.ACTOR)
            for place in range(ROW)
        ),
        Span("time is up", TIME, 1),
    )
)

SECOND = 1_000_000
"""A second in microseconds."""

# --- Who may act.


def actors(state: SuperheroState) -> int:
    """Return the seats that may act now: in the debate all that are not ready (HERO-R23)."""
    if state.phase == DEBATING:
        return (1 << state.seats) - 1 & ~state.ready
    return 1 << state.turn if state.phase == VOTING else 0


def ask(state: SuperheroState) -> int:
    """Return the seat in turn; in the debate the question goes round the table."""
    return state.turn


def pass_over(_state: SuperheroState, _out: Moves) -> None:
    """Nobody ever has to decline."""


def legal(state: SuperheroState, seat: int, out: Moves) -> int:
    """List what a seat may do: ready and claims, or its cards on every hero (HERO-13, HERO-24)."""
    if seat == CLOCK:
        out.action[0] = TIME
        return 1 if state.phase == DEBATING and state.debate_seconds != OFF else 0
    if state.phase == DEBATING:
        return claims(state, seat, out)
    hand = state.hand[seat]
    taken = covered(state, seat)
    count = 0
    for kind in range(ROBBER):
        if hand >> kind & 1:
            action = VOTE + kind
            for place in range(state.standing):
                if not taken >> place & 1:
                    out.action[count] = action
                    count += 1
                action += ROBBER
    return count


def claims(state: SuperheroState, seat: int, out: Moves) -> int:
    """List ready, then a claim for and against every hero while a seat may make one."""
    out.action[0] = READY
    if state.said[seat] >> 5 * (MOST_CLAIMS - 1):
        return 1
    count = 2 * state.standing
    for i in range(count):
        out.action[1 + i] = CLAIM + i
    return 1 + count


def covered(state: SuperheroState, seat: int) -> int:
    """Return the place that a seat may not use again, as a bit (HERO-R05).

    It is one at most: three cards a round do not go with this option (HERO-R28).
    """
    if state.distinct_heroes != DISTINCT:
        return 0
    return 1 << state.places[seat] >> 1


# --- What an action does.


def apply(state: SuperheroState, seat: int, action: int) -> None:
    """Do a legal action."""
    if action == TIME:
        state.ready = (1 << state.seats) - 1
        begin_vote(state)
    elif action >= VOTE:
        vote(state, seat, action - VOTE)
    else:
        debate(state, seat, action)


def debate(state: SuperheroState, seat: int, action: int) -> None:
    """Claim something, or be ready for good; the vote starts when all are (HERO-R23)."""
    if action == READY:
        state.ready |= 1 << seat
        if state.ready == (1 << state.seats) - 1:
            begin_vote(state)
            return
    else:
        said = state.said[seat]
        shift = 0
        while said >> shift:
            shift += 5
        state.said[seat] = said | 1 + action - CLAIM << shift
    if seat == state.turn:
        state.turn = left_of(state, seat)
        while state.ready >> state.turn & 1:
            state.turn = left_of(state, state.turn)


def begin_vote(state: SuperheroState) -> None:
    """Ask the holder of the token first (HERO-12)."""
    state.phase = VOTING
    state.turn = state.first


def vote(state: SuperheroState, seat: int, vote: int) -> None:
    """Lay a card face down beside a hero (HERO-13, HERO-14); the last one ends the round."""
    each = state.lap == ONE_CARD_TWICE
    number = state.cast // state.seats if each else state.cast % state.votes
    kind = vote % ROBBER
    state.hand[seat] ^= 1 << kind
    state.places[seat] |= vote // ROBBER + 1 << 4 * number
    state.kinds[seat] |= kind + 1 << 2 * number
    state.cast += 1
    if state.cast == state.seats * state.votes:
        finish(state)
    elif each or number + 1 == state.votes:
        state.turn = left_of(state, seat)  # HERO-12, HERO-R02


# --- Time.


def counter(state: SuperheroState) -> int:
    """Return the round: every debate has its own time."""
    return state.round


def react(state: SuperheroState, seat: int, _style: int, _chance: Stream, out: Reaction) -> None:
    """For the clock: when the debate is over. Seats take the time that they need."""
    out.look = out.move = 0
    out.act = -1
    if seat == CLOCK and state.phase == DEBATING and state.debate_seconds != OFF:
        out.look = state.debate_seconds * SECOND
        out.act = TIME
