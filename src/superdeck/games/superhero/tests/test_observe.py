"""The view as numbers, compared with the view at every step of whole matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from superdeck.engine.match import options_of
from superdeck.engine.state import Numbers
from superdeck.games import superhero
from superdeck.games.superhero.state import SEATS
from superdeck.games.superhero.tests.stage import Audition, seeded
from superdeck.games.superhero.worlds import NUMBERS, OF_PLACE, OF_SEAT, PER_PLACE, PER_SEAT

if TYPE_CHECKING:
    from superdeck.engine.contract import View

OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"votes": "3", "row": "9", "award": "hero_cards", "used_crisis": "removed"},
    {"distinct_heroes": "yes", "award": "hero_cards", "last_hero": "last_round_winner"},
    {"tie": "earliest_token", "token": "card_numbers", "debate": "off", "debate_seconds": "30"},
    {"robber_uses": "once_per_game", "lap": "both_at_once", "no_x": "nobody"},
)


@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_number_says_what_the_view_says(seats: int, options: dict[str, str]) -> None:
    match = seeded(seats, 3, **options)
    steps = 0
    while not superhero.over(match.state):
        if match.asked() < 0:
            match.deal()
        else:
            legal = match.legal(match.asked())
            match.apply(match.asked(), legal[(steps * 7) % len(legal)])
        steps += 1
        for seat in range(seats):
            compare(match, seat)
    assert steps > 10


def numbers(match: Audition, seat: int) -> list[int]:
    out = Numbers(NUMBERS)
    out.value = [-9] * NUMBERS
    superhero.observe(match.state, seat, out)
    return out.value


def compare(match: Audition, seat: int) -> None:
    view = superhero.view(match.state, seat)
    value = numbers(match, seat)
    seats = view["seats"]
    lineup = view["lineup"]
    traits = match.state.traits
    assert value[:5] == [
        ("debate", "vote", "over").index(view["phase"]),
        seats,
        view["round"],
        (view["first"] - seat) % seats,
        (view["turn"] - seat) % seats,
    ]
    assert value[5:11] == [
        len(lineup),
        len(view["row"]),
        view["crisis"],
        traits[view["crisis"]] >> 12,
        view["unseen"],
        len(view["bottom"]),
    ]
    places = [lineup.index(view[key]) if view[key] in lineup else -1 for key in ENDS]
    assert value[11:13] == places
    options = [option for option in options_of(superhero) if not option.clause.startswith("GEN")]
    assert value[13:OF_PLACE] == [
        option.read(view["options"][option.name]) for option in options[:-1]
    ]
    for place in range(9):
        at = OF_PLACE + PER_PLACE * place
        assert value[at : at + PER_PLACE] == of_place(match, view, place)
    for i in range(SEATS):
        at = OF_SEAT + PER_SEAT * i
        assert value[at : at + PER_SEAT] == of_seat(view, seat, i)


ENDS = ("moved", "eliminated")


def of_place(match: Audition, view: View, place: int) -> list[int]:
    if place >= len(view["lineup"]):
        return [0] * PER_PLACE
    card = view["lineup"][place]
    lying = [
        kind
        for laid, kinds in zip(view["laid"], view["kinds"], strict=True)
        for spot, kind in zip(laid, kinds or [0] * len(laid), strict=True)
        if spot == place
    ]
    claims = [code for codes in view["claims"] for code in codes if (code - 1) // 2 == place]
    heard = sum(1 if code % 2 else -1 for code in claims)
    known = [lying.count(kind) for kind in (1, 2, 3)]
    return [card, match.state.traits[card] % (1 << 12), len(lying), *known, heard]


def of_seat(view: View, seat: int, i: int) -> list[int]:
    if i >= view["seats"]:
        return [0] * PER_SEAT
    other = (seat + i) % view["seats"]
    return [
        1,
        view["points"][other],
        view["gained"][other],
        view["cards"][other],
        view["ready"][other],
        1 - view["robber"][other],
        *padded(view["claims"][other]),
        *padded([place + 1 for place in view["laid"][other]]),
        *padded(view["kinds"][other]),
    ]


def padded(some: list[int]) -> list[int]:
    return [*some, 0, 0, 0][:3]
