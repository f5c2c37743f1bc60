"""President: how long a person thinks, by what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, at_least
from superdeck.engine.actions import NOBODY
from superdeck.games.president.hands import suits
from superdeck.games.president.state import FOUR, PAIR, TWO
from superdeck.games.president.views import state_of

if TYPE_CHECKING:
    from superdeck.engine.contract import View
    from superdeck.games.president.state import PresidentState

EVIDENT = 400
"""Milliseconds where everybody sees that there is one answer."""
GLANCE = 600
"""To see if one holds the cards that complete a four."""
ANSWER = 700
START = 1000
RETURN = 1200
"""To look over a hand; each card of it takes more."""
A_CARD = 40
A_LARGER_SET = 150
"""For each card beyond the first in the lay to beat."""
CLOSE = 300
"""More while somebody has at most two cards."""


def ponder(view: View) -> int:
    """Return how many milliseconds a person thinks here, the median, by a spectator's view."""
    state = state_of(view)
    if is_evident(view, state):
        return EVIDENT
    if state.leads_after != NOBODY:
        return GLANCE
    cards: int = view["sizes"][state.turn]
    close = CLOSE if min(view["sizes"][seat] for seat in view["inside"]) <= PAIR else 0
    if view["phase"] == "return":
        return RETURN + A_CARD * cards
    if state.layer == NOBODY:
        return START + A_CARD * cards + close
    return ANSWER + A_CARD * cards + A_LARGER_SET * (state.count - 1) + close


def is_evident(view: View, state: PresidentState) -> bool:
    """Whether a spectator sees one answer: a tribute, the 3 of clubs, a last card, only a pass."""
    if view["phase"] in ("give", "over"):
        return True
    if view["phase"] == "open":
        return not state.opening
    if state.leads_after != NOBODY or view["phase"] == "return":
        return False
    if state.layer == NOBODY:
        return bool(view["sizes"][state.turn] == 1)
    return not may_answer(view, state)


def may_answer(view: View, state: PresidentState) -> bool:
    """Whether the seat in turn may hold an answer, as far as a spectator can tell.

    What is laid it does not hold, nor 2s of those who are stuck; a last card is no 2.
    """
    size = view["sizes"][state.turn]
    gone = [0] * RANKS
    gone[TWO] = sum(view["sizes"][seat] for seat in view["stuck"])
    if size == 1:
        gone[TWO] = suits(state)
    for laid in view["laid"]:
        for rank in laid:
            gone[rank] += 1
    return any(
        state.beats & at_least(count, rank)
        for rank in range(RANKS - state.ranks, RANKS)
        for count in range(1, min(FOUR, size, suits(state) - gone[rank]) + 1)
    )
