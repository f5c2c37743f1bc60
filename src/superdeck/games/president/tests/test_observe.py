"""The view as numbers: every index says what its table says."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import Match, new_match
from superdeck.engine.state import Numbers
from superdeck.games.president.state import Phase
from superdeck.games.president.tests.sitting import dealt, game, sit
from superdeck.games.president.worlds import LAID, OF_SEAT, OWN, PER_SEAT

if TYPE_CHECKING:
    from superdeck.engine.contract import View

HANDS = ("A K 2", "K K 2", "K A 2", "A A 2")


def test_observe_writes_its_table() -> None:
    table = dealt(*HANDS, ranks="3", places="0123")
    out = Numbers(game.FACTS.numbers)
    game.observe(table.state, 3, out)
    assert (out.value[0], out.value[10], out.value[-1]) == (Phase.GIVE, 1, 0)
    table.does(3, "give A").does(0, "return K")
    table.does(0, "2")
    game.observe(table.state, 3, out)
    value = out.value
    assert value[:6] == [0, 4, 2, 11, 1, -1]
    assert value[12] == -2
    assert value[13] == 1
    assert value[OWN : OWN + 13] == [0] * 10 + [1, 1, 1]
    assert value[LAID + 12] == 1
    first = OF_SEAT + PER_SEAT
    assert value[first : first + 7] == [2, 1, 0, 0, 0, -1, 1]
    assert value[first + 7 : first + 20] == [0] * 11 + [1, 0]
    game.observe(table.state, 0, out)
    assert out.value[12] == 11
    table.does(0, "A")
    game.observe(table.state, 0, out)
    assert out.value[OF_SEAT] == 1
    table.state.points[2], table.state.title[2], table.state.place[2] = 7, 5, 6
    table.state.locked = 1 << 2
    game.observe(table.state, 0, out)
    second = OF_SEAT + 2 * PER_SEAT
    assert out.value[second + 2 : second + 7] == [1, 7, 5, 6, 1]
    stuck = sit("3 2", "4", "5", "6 6").does(0, "3")
    game.observe(stuck.state, 1, out)
    assert out.value[OF_SEAT + 3 * PER_SEAT + 1] == -1


PHASES = {phase.name.lower(): int(phase) for phase in Phase}


def told_by(view: View, seat: int) -> list[int]:
    """Write down what an observation must say, from the view of the same seat."""
    seats: int = view["seats"]

    def from_here(other: int) -> int:
        return -1 if other == NOBODY else (other - seat) % seats

    head = [PHASES[view["phase"]], seats, view["round"], view["options"]["target"]]
    head += [from_here(view["turn"]), from_here(view["layer"])]
    head += [view["count"], view["rank"], view["run"], from_here(view["leads_after"])]
    found = [*head, view["owed"], view["lead_passes"], from_here(view["partner"][seat])]
    found += [int(view["answer"]), view["options"]["ranks"]]
    found += [view["hand"].count(rank) for rank in range(13)]
    found += [sum(laid.count(rank) for laid in view["laid"]) for rank in range(13)]
    for i in range(seats):
        other = (seat + i) % seats
        stands = -1 if other in view["stuck"] else int(other in view["inside"])
        found += [view["sizes"][other], stands, int(other in view["locked"])]
        found += [view[name][other] for name in ("points", "title", "place")]
        found += [1]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 7, 8, 14])
def test_observe_says_what_the_view_says(seats: int) -> None:
    chosen = {"pass_locks": "until_cleared", "pass_on_lead": "yes", "target": "5"}
    state = new_match(game, seats, chosen, seats)
    match = Match(game, state)
    chance, out = Stream(), Numbers(game.FACTS.numbers)
    seed_stream(chance, seats, 5, 7)
    while not game.over(state):
        if match.asked() == NOBODY:
            match.deal()
        for seat in range(seats):
            game.observe(state, seat, out)
            value = out.value
            per_seat = [value[OF_SEAT + PER_SEAT * i + k] for i in range(seats) for k in range(7)]
            assert [*value[:12], *value[13:42], *per_seat] == told_by(game.view(state, seat), seat)
        if (asked := match.asked()) != NOBODY:
            legal = match.legal(asked)
            match.apply(asked, legal[below(chance, len(legal))])
