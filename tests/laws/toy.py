"""A toy game for tests of the engine and for planted faults: coins are taken until none is left.

Twelve coins lie in a row, each a card of a shuffled stock; a seat takes one or two, or declines
once in a row; who takes the last wins. It has every verb of the small Python and few words.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any

from superdeck.engine.actions import WAIVE, Actions, Span, waive
from superdeck.engine.chance import fresh_stock, mix, new_future
from superdeck.engine.contract import Facts
from superdeck.engine.options import number
from superdeck.engine.single import prospect
from superdeck.engine.state import State, own, public
from superdeck.engine.turns import claim, counter, live, react

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves, Numbers, Score

COINS = 12
TAKE = 1
ACTIONS = Actions((waive(), Span("take", TAKE, 2, "coins - 1")))
PRIMES = (2, 3, 5, 7, 11, 13)


class ToyState(State):
    """The row of coins, who is next, what was taken."""

    price: Annotated[int, number(1, 1, 9, "TOY-01")]
    stock: Annotated[list[int], public(0, COINS - 1, COINS)]
    coins: Annotated[int, public(0, COINS)]
    turn: Annotated[int, public(0, 1)]
    waived: Annotated[int, public(0, 1)]
    taken: Annotated[list[int], own(0, 9 * COINS, 2)]


def facts(name: str) -> Facts:
    """Return the facts of the toy under a name."""
    return Facts(name, "Toy", (2, 2), (2, 2), ACTIONS, 3, 2, 2 * COINS, 1, 1)


def deal(state: ToyState) -> None:
    """Lay the coins."""
    fresh_stock(state, 0, COINS)
    state.coins = COINS
    state.turn = state.waived = 0
    for seat in range(state.seats):
        state.taken[seat] = 0


def actors(state: ToyState) -> int:
    """Return the seat whose turn it is."""
    return 1 << state.turn if state.coins else 0


def ask(state: ToyState) -> int:
    """Return the seat whose turn it is."""
    return state.turn


def legal(state: ToyState, _seat: int, out: Moves) -> int:
    """Decline, unless the other one has; take one, or two where two are left."""
    count = 0
    if not state.waived:
        out.action[0] = WAIVE
        count = 1
    for i in range(2 if state.coins > 1 else 1):
        out.action[count] = TAKE + i
        count += 1
    return count


def apply(state: ToyState, seat: int, action: int) -> None:
    """Take coins, or decline."""
    state.taken[seat] += action * state.price
    state.coins -= action
    state.spent += action
    state.waived = 1 if action == WAIVE else 0
    state.turn = 1 - seat


def pass_over(_state: ToyState, _out: Moves) -> None:
    """Nobody is ever passed over."""


def over(state: ToyState) -> bool:
    """Whether all coins are taken."""
    return state.round > 0 and state.coins == 0


def score(state: ToyState, out: Score) -> None:
    """Count the coins; who took the last one wins."""
    for seat in range(state.seats):
        out.points[seat] = state.taken[seat]
    out.winners = 1 << 1 - state.turn if state.coins == 0 else 0


def observe(state: ToyState, seat: int, out: Numbers) -> None:
    """Write the coins that are left and those that a seat has."""
    out.value[0] = state.coins
    out.value[1] = state.taken[seat]


def imagine(state: ToyState, _seat: int, chance: Stream) -> None:
    """Shuffle what is left."""
    new_future(state, chance)
    mix(state, chance, state.spent, state.pack - state.spent)


def prefer(
    _state: ToyState, _seat: int, _style: int, actions: Moves, count: int, _chance: Stream
) -> int:
    """Take the most."""
    return actions.action[count - 1]


def forbidden(_state: ToyState) -> str:
    """Everything is allowed."""
    return ""


def view(state: ToyState, seat: int) -> dict[str, Any]:
    """Show everything."""
    return {"seat": seat, "coins": state.coins, "taken": state.taken.copy(), "turn": state.turn}


def ponder(_view: dict[str, Any]) -> int:
    """Take a second over coins."""
    return 1000


# --- Faults for the twin: each applies like the toy, and strays where the two lives differ.


def wraps(state: ToyState, seat: int, action: int) -> None:
    """Shift past 63 bits: 2**70 in the plain life, 64 in the twin."""
    apply(state, seat, action)
    state.reshuffles = shifted(66 + action)


def shifted(count: int) -> int:
    """Return a bit that no 64-bit int has."""
    return 1 << count


def overflows(state: ToyState, seat: int, action: int) -> None:
    """Multiply two 32-bit words: past 63 bits for large ones."""
    apply(state, seat, action)
    state.reshuffles = state.key[0] * 4 * (state.key[1] + 0xFFFFFFFF) >> 3


def shifts_down(state: ToyState, seat: int, action: int) -> None:
    """Shift right by more than 63: nothing is left in the plain life, something in the twin."""
    apply(state, seat, action)
    state.reshuffles = shifted_down(state.key[0], 64 + state.coins)


def shifted_down(word: int, count: int) -> int:
    """Return a word without its lowest bits."""
    return word >> count


GAME: Any = SimpleNamespace(
    FACTS=facts("toy"),
    STATE=ToyState,
    deal=deal,
    actors=actors,
    ask=ask,
    legal=legal,
    apply=apply,
    pass_over=pass_over,
    over=over,
    round_over=over,
    score=score,
    observe=observe,
    imagine=imagine,
    believe=imagine,
    prefer=prefer,
    live=live,
    counter=counter,
    claim=claim,
    react=react,
    prospect=prospect,
    forbidden=forbidden,
    view=view,
    ponder=ponder,
)
