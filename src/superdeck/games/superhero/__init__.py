"""Superhero Audition: sealed votes for and against heroes, until one is left."""

from superdeck.engine.contract import Facts
from superdeck.engine.turns import claim, live
from superdeck.games.superhero.deck import Deck
from superdeck.games.superhero.pace import ponder
from superdeck.games.superhero.prospects import prospect
from superdeck.games.superhero.results import deal, over, round_over, score
from superdeck.games.superhero.rules import (
    ACTIONS,
    actors,
    apply,
    ask,
    counter,
    legal,
    pass_over,
    react,
)
from superdeck.games.superhero.state import MOST_ROUNDS, SEATS
from superdeck.games.superhero.state import SuperheroState as STATE  # noqa: N814 - the contract's
from superdeck.games.superhero.story import forbidden, target, tell, view
from superdeck.games.superhero.thumb import STYLES, prefer
from superdeck.games.superhero.voters import believe
from superdeck.games.superhero.words import effect, nameable, position, refuse, retell, say
from superdeck.games.superhero.worlds import NUMBERS, imagine, observe

FACTS = Facts(
    name="superhero",
    title="Superhero Audition",
    seats=(1, SEATS),
    usual=(1, SEATS),
    proposed=4,
    actions=ACTIONS,
    legal_size=27,
    numbers=NUMBERS,
    longest_round=(4 + 3) * SEATS,
    most_rounds=MOST_ROUNDS,
    behaviour=1,
    styles=STYLES,
    drawn=True,
    clock=True,
    material=Deck,
    levels=("rules", "flat:300", "flat:3000"),
)

__all__ = [
    "FACTS",
    "STATE",
    "actors",
    "apply",
    "ask",
    "believe",
    "claim",
    "counter",
    "deal",
    "effect",
    "forbidden",
    "imagine",
    "legal",
    "live",
    "nameable",
    "observe",
    "over",
    "pass_over",
    "ponder",
    "position",
    "prefer",
    "prospect",
    "react",
    "refuse",
    "retell",
    "round_over",
    "say",
    "score",
    "target",
    "tell",
    "view",
]
