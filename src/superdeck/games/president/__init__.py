"""President: shed your cards first; fours out of turn; the A-hole pays a tribute."""

from superdeck.engine.contract import Facts
from superdeck.engine.turns import claim, counter, live, react
from superdeck.games.president.pace import ponder
from superdeck.games.president.prospects import prospect
from superdeck.games.president.rules import (
    ACTIONS,
    actors,
    apply,
    ask,
    deal,
    legal,
    over,
    pass_over,
    round_over,
    score,
)
from superdeck.games.president.state import PresidentState
from superdeck.games.president.thumb import prefer
from superdeck.games.president.views import forbidden, target, tell, view
from superdeck.games.president.words import effect, nameable, position, refuse, retell, say
from superdeck.games.president.worlds import NUMBERS, imagine, observe
from superdeck.games.president.worlds import imagine as believe

FACTS = Facts(
    name="president",
    title="President",
    seats=(3, 14),
    usual=(4, 14),
    actions=ACTIONS,
    legal_size=64,
    numbers=NUMBERS,
    longest_round=4000,
    most_rounds=700,
    behaviour=1,
    levels=("rules", "tree:300", "tree:3000"),
)
STATE = PresidentState

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
