"""Superior!: how long a person thinks, by what everybody at the table can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.suits import PACK as ALL
from superdeck.cards.suits import SUITS, number_of, suit_of
from superdeck.games.superior.bids import LIMIT
from superdeck.games.superior.story import cards_of, worth

if TYPE_CHECKING:
    from superdeck.engine.contract import View

ONE_ANSWER = 300
"""Where everybody can see that there is one answer."""

LONGEST = 2500

PHASES = {
    "bid": 500,
    "answer": 500,
    "choose": 500,
    "swap": 900,
    "go_on": 500,
    "add": 700,
    "consent": 600,
    "starter": 1400,
    "over": ONE_ANSWER,
}
"""Milliseconds for each kind of decision, before what is on the table."""

A_CARD = 110
"""For every card of the hand that a bid is chosen from."""

A_POINT = 45
"""For every point that is at stake."""

LATE = 400
"""For a bid or an answer after which the round may be over."""


def ponder(view: View, /) -> int:
    """Return the median milliseconds of a person here, from a spectator's view."""
    if has_one_answer(view):
        return ONE_ANSWER
    phase = view["phase"]
    time = PHASES[phase] + A_POINT * points_at_stake(view)
    if phase == "bid":
        time += A_CARD * view["held"][view["turn"]]
    if phase in ("bid", "answer") and (view["stock"] == 1 or min(view["held"]) <= 1):
        time += LATE
    return min(time, LONGEST)


def has_one_answer(view: View) -> bool:
    """Whether all can see what comes: a last card is bid, or no further step can be made."""
    if view["phase"] == "bid":
        return bool(view["held"][view["turn"]] == 1)
    if view["phase"] == "go_on":
        return not any(may_match(view, seat) for seat in view["invited"])
    return False


def points_at_stake(view: View) -> int:
    """Return the points that a bid would score; for a face against it, those below 10.

    Whoever might score a 10 does not ask for long what the face would be good for.
    """
    points = worth(view, view["holder"], view["bid"])
    return max(0, LIMIT - points) if view["phase"] == "choose" else points


def may_match(view: View, seat: int) -> bool:
    """Whether a hand may hold a card, or a combo, of the chain's value (SUP-25, SUP-R06)."""
    held = set(view["known"][seat])
    if view["held"][seat] > len(held) and not view["faces_only"][seat]:
        held |= unseen(view)
    combos = view["options"]["combo_in_chain"] == "any_step"
    lanes = ({number_of(card) for card in held if suit_of(card) == suit} for suit in range(SUITS))
    return any(makes(numbers, view["value"], combos=combos) for numbers in lanes)


def unseen(view: View) -> set[int]:
    """Return the cards of which a spectator does not know where they lie."""
    lying = (view["bid"], view["discard"], view["markers"], *view["piles"], *view["known"])
    return set(cards_of(ALL)).difference(*lying)


def makes(numbers: set[int], value: int, *, combos: bool) -> bool:
    """Whether one of these numbers of a suit, or a sum of several, is a value."""
    sums = {0}
    for number in numbers if combos else ():
        sums |= {number + other for other in sums}
    return value in numbers | sums
