"""Superhero Audition: how long a person thinks, by what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.superhero.state import MOST_CLAIMS, ROBBER

if TYPE_CHECKING:
    from superdeck.engine.contract import View

EVIDENT = 300
"""Milliseconds where everybody sees that there is one answer."""
CLAIM = 1600
"""To find something to say: there is a crisis to read, and the heroes."""
MORE_TO_SAY = 700
"""To say something more, or to be ready."""
VOTE = 600
A_HERO = 80
"""For each hero that stands: more where there is more to choose from."""
A_CARD = 30
"""For each card that lies there: who may have meant what?"""
LAST = 250
"""More for the last card of a seat, which decides what the others are worth."""


def ponder(view: View) -> int:
    """Return how many milliseconds a person thinks here, the median, by a spectator's view."""
    if is_evident(view):
        return EVIDENT
    heroes = A_HERO * len(view["lineup"])
    if view["phase"] == "debate":
        return heroes + (MORE_TO_SAY if view["claims"][view["turn"]] else CLAIM)
    lie = sum(map(len, view["laid"]))
    last = len(view["laid"][view["turn"]]) + 1 == int(view["options"]["votes"])
    return VOTE + heroes + A_CARD * lie + LAST * last


def is_evident(view: View) -> bool:
    """Whether a spectator sees one answer: all was said, or one card and one hero are left."""
    turn = view["turn"]
    if view["phase"] == "debate":
        return len(view["claims"][turn]) == MOST_CLAIMS
    laid = len(view["laid"][turn])
    kinds: int = ROBBER - 1 + view["robber"][turn] - laid
    distinct = view["options"]["distinct_heroes"] == "yes"
    places = len(view["lineup"]) - (laid if distinct else 0)
    return kinds * places == 1 or view["phase"] == "over"
