"""SUPRA: how long a person thinks, by what everybody can see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.games.supra.refusals import level_with_lowest
from superdeck.games.supra.state import LINEUP
from superdeck.games.supra.story import value_of

if TYPE_CHECKING:
    from superdeck.engine.contract import View

THOUGHT = {
    "discard": 1100,
    "build": 1400,
    "take": 600,
    "rob": 1700,
    "drop": 500,
    "target": 1300,
    "replace": 1000,
    "scrap": 700,
    "swap": 900,
    "over": 300,
}
"""Median milliseconds of each kind of choice at the beginning of a match of two."""
PLAIN = 350
"""Where everybody can see that there is one answer."""
CAR = 70
"""How much longer a car more takes where all cars are looked at."""
CARD = 120
"""How much longer each card of the garage takes where one of them is chosen."""
TENSE = 400
"""How much longer the large choices take when the end is near."""


def ponder(view: View) -> int:
    """Return the median milliseconds of whoever is asked, from the view of a spectator."""
    phase = view["phase"]
    time = THOUGHT[phase]
    if answers(view) == 1:
        return PLAIN
    if phase in ("rob", "target"):
        time += CAR * (view["seats"] - 2)
    if phase == "swap":
        time += CARD * view["garages"][view["turn"]]
    if phase in ("rob", "target", "swap") and near(view):
        time += TENSE
    return time


def near(view: View) -> bool:
    """Whether somebody needs one more card, or without a target the last Lineup has come."""
    if view["target"]:
        return bool(max(view["garages"]) == view["target"] - 1)
    return bool(view["draw"] < LINEUP)


def answers(view: View) -> int:
    """Count what may be done as far as cars and Lineup say it; 0 where they do not."""
    options = view["options"]
    if view["phase"] in ("take", "drop"):
        level = sum(level_with_lowest(view, card) for card in view["lineup"])
        return level if options["equal_lowest"] == "winner_chooses" else 1
    if view["phase"] != "replace":
        return 0
    gift, ace = value_of(view["gift"], options["ace"]), options["ace"]
    equal = sum(value_of(card, ace) == gift for card in view["cars"][view["turn"]])
    fit = {"equal_if_possible": equal, "different_if_possible": len(view["cars"][0]) - equal}
    return fit.get(options["assist_rule"], 0)
