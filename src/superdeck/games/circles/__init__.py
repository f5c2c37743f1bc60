"""Super Circles: four rings a card, everybody at once; match a ring of the top card."""

from superdeck.engine.contract import Facts
from superdeck.engine.single import prospect
from superdeck.games.circles.acts import ACTIONS
from superdeck.games.circles.clock import claim, counter, live
from superdeck.games.circles.looking import STYLES, prefer
from superdeck.games.circles.pace import ponder, react
from superdeck.games.circles.play import deal, over, score
from superdeck.games.circles.play import over as round_over
from superdeck.games.circles.rules import actors, apply, ask, legal, pass_over
from superdeck.games.circles.state import CirclesState as STATE  # noqa: N814 - the contract's
from superdeck.games.circles.story import forbidden, retell, target, tell, view
from superdeck.games.circles.words import board, effect, nameable, position, refuse, say, touch
from superdeck.games.circles.worlds import NUMBERS, imagine, observe
from superdeck.games.circles.worlds import imagine as believe

FACTS = Facts(
    name="circles",
    title="Super Circles",
    seats=(2, 8),
    usual=(2, 4),
    actions=ACTIONS,
    legal_size=112,
    numbers=NUMBERS,
    longest_round=20_000,
    most_rounds=1,
    behaviour=1,
    styles=STYLES,
    clock=True,
    levels=("rules:average", "rules:watchful", "rules:master"),
)

__all__ = [
    "FACTS",
    "STATE",
    "actors",
    "apply",
    "ask",
    "believe",
    "board",
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
    "touch",
    "view",
]
