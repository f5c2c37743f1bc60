"""SUPRA: cars of four cards, raced, shown off, robbed and pimped."""

from superdeck.engine.contract import Facts
from superdeck.engine.single import prospect
from superdeck.engine.turns import claim, counter, live, react
from superdeck.games.supra.pace import ponder
from superdeck.games.supra.refusals import refuse
from superdeck.games.supra.rules import ACTIONS, actors, apply, ask, legal, pass_over
from superdeck.games.supra.setup import deal
from superdeck.games.supra.state import SupraState as STATE  # noqa: N814 - the contract's
from superdeck.games.supra.story import forbidden, retell, target, tell, view
from superdeck.games.supra.thumb import prefer
from superdeck.games.supra.turns import over, round_over, score
from superdeck.games.supra.words import effect, nameable, position, say
from superdeck.games.supra.worlds import NUMBERS, imagine, observe
from superdeck.games.supra.worlds import imagine as believe

FACTS = Facts(
    name="supra",
    title="SUPRA",
    seats=(2, 9),
    usual=(2, 5),
    actions=ACTIONS,
    legal_size=128,
    numbers=NUMBERS,
    longest_round=600_000,
    most_rounds=1,
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
