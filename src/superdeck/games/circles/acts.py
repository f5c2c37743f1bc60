"""Super Circles: the action table."""

from __future__ import annotations

from superdeck.cards.rings import PACK, RINGS
from superdeck.engine.actions import WAIVE, Actions, Seen, Span, waive
from superdeck.games.circles.state import SEATS

DRAW = WAIVE + 1
CALL = DRAW + 1
LAST = CALL + 1
"""Lay the last card without a match (CIRC-R16)."""
TURN = LAST + 1
PLAY = TURN + RINGS
"""`PLAY + ring * PACK + card`."""

SAY_GO = PLAY + RINGS * PACK
"""The first action that CLOCK does; all that follow are its own."""
MOVE_UP = SAY_GO + 1
STOP = MOVE_UP + 1
FORCE = STOP
"""`FORCE + seats`: a card for each of a set of seats, which is not empty."""
GIVE_BACK = FORCE + (1 << SEATS)
"""`GIVE_BACK + seat * PACK + card`."""
GIVE_TURNED = GIVE_BACK + SEATS * PACK
PAUSE = GIVE_TURNED + SEATS
RESUME = PAUSE + SEATS

ACTIONS = Actions(
    (
        waive(),
        Span("draw", DRAW, 1, "", Seen.ACTOR),
        Span("call", CALL, 1),
        Span("last", LAST, 1, "", Seen.ACTOR),
        Span("turn", TURN, RINGS, "ring", Seen.ACTOR),
        Span("play", PLAY, RINGS * PACK, "ring * 73 + card", Seen.ACTOR),
        Span("go", SAY_GO, 1),
        Span("move up", MOVE_UP, 1),
        Span("stop", STOP, 1),
        Span("force", FORCE + 1, (1 << SEATS) - 1, "set of seats - 1"),
        Span("give back", GIVE_BACK, SEATS * PACK, "seat * 73 + card"),
        Span("give turned", GIVE_TURNED, SEATS, "seat"),
        Span("pause", PAUSE, SEATS, "seat"),
        Span("resume", RESUME, SEATS, "seat"),
    )
)
"""What a seat puts down for a tick is its own secret; in real time all see what it brings about."""


def play_of(card: int, ring: int) -> int:
    """Return the action that lays a card for a ring."""
    return PLAY + ring * PACK + card


def card_of(action: int) -> int:
    """Return the card that a play lays."""
    return (action - PLAY) % PACK


def ring_of(action: int) -> int:
    """Return the ring that a play or a turn names."""
    return (action - PLAY) // PACK if action >= PLAY else action - TURN
