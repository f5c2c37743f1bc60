"""Superior!: bids against the flip of the stock, and faces that steal them."""

from superdeck.engine.contract import Facts
from superdeck.engine.turns import claim, counter, live, react
from superdeck.games.superior.pace import ponder
from superdeck.games.superior.position import position
from superdeck.games.superior.prospects import prospect
from superdeck.games.superior.rounds import deal, over, round_over, score
from superdeck.games.superior.rules import ACTIONS, actors, apply, ask, legal, pass_over
from superdeck.games.superior.state import MOST_ROUNDS
from superdeck.games.superior.state import SuperiorState as STATE  # noqa: N814 - the contract's
from superdeck.games.superior.story import forbidden, retell, target, tell, view
from superdeck.games.superior.thumb import prefer
from superdeck.games.superior.words import effect, nameable, refuse, say
from superdeck.games.superior.worlds import NUMBERS, believe, imagine, observe

FACTS = Facts(
    name="superior",
    title="Superior!",
    seats=(2, 4),
    usual=(2, 4),
    actions=ACTIONS,
    legal_size=64,
    numbers=NUMBERS,
    longest_round=400,
    most_rounds=MOST_ROUNDS,
    behaviour=1,
    levels=("rules", "tree:300", "tree:3000"),
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
