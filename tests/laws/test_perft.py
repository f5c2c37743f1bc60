"""Law 1, counted: from fixed deals there are as many action sequences as brute force finds."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.cards.rings import DECKS
from superdeck.engine.match import Match, new_match, stack
from superdeck.engine.state import Moves, State
from tests.laws.cards import bits, circles_hand, circles_pile
from tests.laws.cases import GAMES, Case, begin, chooser, play, spoiled
from tests.laws.perft import circles, president, superhero, superior, supra

if TYPE_CHECKING:
    from superdeck.engine.contract import Game


def sequences(game: Game[Any], state: State, depth: int) -> int:
    """Return the number of sequences of so many decisions."""
    if depth == 0:
        return 1
    if game.round_over(state):
        return 0
    moves = Moves(game.FACTS.legal_size)
    seat = game.ask(state)
    total = 0
    for action in moves.action[: game.legal(state, seat, moves)]:
        after = state.copy()
        game.apply(after, seat, action)
        game.pass_over(after, Moves(game.FACTS.legal_size))
        total += sequences(game, after, depth - 1)
    return total


def law_counts(game: Game[Any], state: State, expected: list[int]) -> None:
    """Law 1: `legal` omits and adds nothing, here and for some decisions ahead."""
    found = [sequences(game, state, depth) for depth in range(1, len(expected) + 1)]
    assert found == expected, f"{found} sequences, not {expected}"


def dealt(seats: int, ranks: int, seed: int, sorted_by: int = 0) -> tuple[Any, president.Table]:
    """Return a dealt round of President and the same for the counter.

    `sorted_by`: hands of neighbouring cards, the pack cut there, so that large sets come.
    """
    game = GAMES["president"]
    match = Match(game, new_match(game, seats, {"ranks": str(ranks), "min_players": "3"}, seed))
    state: Any = match.state
    each = 4 if seats < 8 else 8
    pack = range(each * (13 - ranks), each * 13)
    if sorted_by:
        cut = [*pack[sorted_by:], *pack[:sorted_by]]
        order = sorted(range(len(cut)), key=lambda i: (i % seats, i))
        stacked = [0] * len(cut)
        for card, spot in zip(cut, order, strict=True):
            stacked[spot] = card
        stack(state, stacked)
    match.deal()
    hands: list[list[int]] = [[] for _ in range(seats)]
    clubs = []
    for i, card in enumerate(state.stock[: len(pack)]):
        seat = (state.dealer + 1 + i) % seats
        hands[seat].append(card // each)
        if card in (pack[0], pack[each - 4]):
            clubs.append(i % seats)
    return state, president.start(tuple(map(tuple, hands)), (state.dealer + 1 + min(clubs)) % seats)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("seats", "ranks", "depth"),
    [(3, 3, 6), (4, 3, 8), (4, 5, 4), (6, 3, 9), (5, 13, 3), (8, 3, 10), (9, 5, 7), (14, 4, 10)],
)
def test_president_has_as_many_sequences(seats: int, ranks: int, depth: int, seed: int) -> None:
    state, table = dealt(seats, ranks, seed)
    law_counts(GAMES["president"], state, [president.count(table, d) for d in range(1, depth + 1)])


@pytest.mark.parametrize("cut", [3, 21, 50, 77])
@pytest.mark.parametrize(("seats", "depth"), [(8, 4), (9, 4), (13, 5), (14, 5)])
def test_president_has_as_many_sequences_with_large_sets(seats: int, depth: int, cut: int) -> None:
    state, table = dealt(seats, 13, 1, cut)
    assert any(state.extra)
    law_counts(GAMES["president"], state, [president.count(table, d) for d in range(1, depth + 1)])


def late(
    seed: int, steps: int, seats: int = 2, *options: tuple[str, str]
) -> tuple[Any, superior.Table]:
    """Return a turn of Superior! about to begin, and the same for the counter."""
    game = GAMES["superior"]
    case = Case("superior", seats, options, seed, 200)
    match = begin(game, case)
    pick = chooser(game, case)
    start: Any = None
    for done in play(match, pick, case.steps):
        state: Any = match.state
        if done <= steps and state.phase == 0:
            start = state.copy()
    table = superior.Table(
        hands=tuple(frozenset(map(card, bits(hand))) for hand in start.hand[:seats]),
        stock=tuple(map(card, start.stock[start.spent : start.pack])),
        trumps=tuple(marker // 13 for marker in start.marker[: start.sides]),
        active=tuple(start.active[: start.sides]),
        turn=start.turn,
        holder=start.turn,
    )
    return start, table


def card(number: int) -> superior.Card:
    return number // 13, number % 13 + 1


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("steps", "depth"), [(0, 2), (9, 3), (14, 4), (40, 5)])
def test_superior_has_as_many_sequences(steps: int, depth: int, seed: int) -> None:
    state, table = late(seed, steps)
    law_counts(GAMES["superior"], state, [superior.count(table, d) for d in range(1, depth + 1)])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("steps", "depth"), [(0, 2), (9, 3), (18, 4), (40, 5)])
@pytest.mark.parametrize(
    ("seats", "options"), [(3, ()), (4, ()), (4, (("mode", "tag_team"),))], ids=str
)
def test_superior_for_more_has_as_many_sequences(
    seats: int, options: tuple[tuple[str, str], ...], steps: int, depth: int, seed: int
) -> None:
    state, table = late(seed, steps, seats, *options)
    law_counts(GAMES["superior"], state, [superior.count(table, d) for d in range(1, depth + 1)])


def played(seats: int, seed: int, steps: int) -> tuple[Any, circles.Table]:
    """Return a match of Super Circles after some acts at random, and the same for the counter."""
    game = GAMES["circles"]
    case = Case("circles", seats, (), seed, steps)
    match = begin(game, case)
    for _ in play(match, chooser(game, case), case.steps):
        pass
    state: Any = match.state
    deck = DECKS[1]
    hands = [tuple(deck[card] for card in circles_hand(state, seat)) for seat in range(seats)]
    piles = tuple(
        tuple(deck[card] for card in reversed(circles_pile(state, seat))) for seat in range(seats)
    )
    centre = tuple(deck[card] for card in state.centre[: state.height])
    waits = {0: "go", 1: "", 2: "stop" if state.row >= state.height else "move up", 3: "over"}
    table = circles.Table(
        tuple(hands), piles, centre, state.dealer, max(0, game.ask(state)), state.bar, state.row
    )
    return state, dataclasses.replace(table, waits_for=waits[state.phase])


def racing(seats: int, phase: int, seed: int) -> tuple[Any, supra.Table]:
    """Return a moment of SUPRA (a phase by its number), far from a re-shuffle, and its counter's.

    The seed says which match, and the how many-th such moment of it.
    """
    game = GAMES["supra"]
    match = begin(game, Case("supra", seats, (), seed, 300))
    left = seed % 3
    for _ in play(match, chooser(game, Case("supra", seats, (), seed)), 300):
        state: Any = match.state
        if state.phase == phase and state.pack - state.spent >= 16:
            if left == 0:
                return state, started(state)
            left -= 1
    return racing(seats, phase, seed + 100)


def started(state: Any) -> supra.Table:  # noqa: ANN401
    """Return a moment as the counter has it."""

    def named(numbers: list[int]) -> supra.Cards:
        return tuple((number // 4 + 2, "cdhs"[number % 4]) for number in numbers)

    seats = range(state.seats)
    asks = {2: "take", 3: "rob", 5: "target", 7: "scrap", 8: "swap"}[state.phase]
    return supra.Table(
        cars=tuple(named(state.car[4 * seat : 4 * seat + 4]) for seat in seats),
        garages=tuple(frozenset(named(bits(state.garage[seat]))) for seat in seats),
        stock=named(state.stock[state.spent : state.pack]),
        lineup=named(bits(state.lineup)),
        asks=asks,
        turn=state.turn,
        last=state.first if state.last < 0 else state.last,
        event=state.event,
        queue=tuple((state.turn + 1 + i) % state.seats for i in range(state.to_come)),
        payers=tuple(bits(state.payers)),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("seats", "steps", "depth"),
    [(2, 0, 4), (2, 40, 2), (3, 90, 2), (2, 105, 4), (4, 118, 4), (8, 110, 3), (2, 122, 6)],
)
def test_super_circles_has_as_many_sequences(seats: int, steps: int, depth: int, seed: int) -> None:
    state, table = played(seats, seed, steps)
    law_counts(GAMES["circles"], state, [circles.count(table, d) for d in range(1, depth + 1)])


@pytest.mark.parametrize("seats", [2, 4])
def test_acts_of_one_tick_are_put_down_by_all(seats: int) -> None:
    """In ticks each seat may do nothing, too; before the tick closes no act changes another's."""
    game = GAMES["circles"]
    state, table = played(seats, 3, 60)
    state.mode, state.answered, state.turn = 1, 0, (state.dealer + 1) % seats
    expected = 1
    found = []
    for i in range(1, seats + 1):
        expected *= 1 + len(circles.acts(table, (state.dealer + i) % seats))
        found.append(expected)
    assert all(circles.acts(table, seat) for seat in range(seats))  # nobody is passed over
    law_counts(game, state, found)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("seats", "phase", "depth"),
    [(2, 2, 7), (2, 3, 4), (2, 5, 5), (2, 7, 4), (3, 2, 6), (3, 8, 3), (4, 5, 4), (5, 7, 3)],
)
def test_supra_has_as_many_sequences(seats: int, phase: int, depth: int, seed: int) -> None:
    state, table = racing(seats, phase, seed)
    law_counts(GAMES["supra"], state, [supra.count(table, d) for d in range(1, depth + 1)])


def audition(seats: int, seed: int, **options: str) -> tuple[Any, superhero.Table]:
    """Return a round of Superhero Audition as it begins, and the same for the counter."""
    game = GAMES["superhero"]
    match = Match(game, new_match(game, seats, options, seed))
    match.deal()
    state: Any = match.state
    table = superhero.Table(
        tuple(map(str, state.heroes[: state.standing])),
        tuple((state.first + i) % seats for i in range(seats)),
        votes=state.votes,
        at_once=options.get("lap") == "both_at_once",
        distinct=options.get("distinct_heroes") == "yes",
        once=options.get("robber_uses") == "once_per_game",
        nobody=options.get("no_x") == "nobody",
        speaker=state.first,
        debate=options.get("debate") != "off",
        left=10,
    )
    return state, table


def rows_after(game: Game[Any], state: Any, depth: int) -> dict[tuple[str, ...], int]:  # noqa: ANN401
    """Return how often each row comes after so many decisions, rounds following one another."""
    rows: dict[tuple[str, ...], int] = {}
    moves = Moves(game.FACTS.legal_size)
    if game.over(state) or depth == 0:
        return {tuple(map(str, state.heroes[: state.standing])): 1}
    if game.round_over(state):
        following = state.copy()
        following.round += 1
        game.deal(following)
        return rows_after(game, following, depth)
    seat = game.ask(state)
    for action in moves.action[: game.legal(state, seat, moves)]:
        after = state.copy()
        game.apply(after, seat, action)
        for row, times in rows_after(game, after, depth - 1).items():
            rows[row] = rows.get(row, 0) + times
    return rows


OFF = {"debate": "off"}
AUDITIONS: list[tuple[int, int, dict[str, str]]] = [
    (1, 4, {"row": "5"}),
    (2, 4, {"row": "5"}),
    (3, 3, {}),
    (2, 4, {**OFF, "row": "5"}),
    (1, 4, {**OFF, "row": "5"}),
    (2, 4, {**OFF, "row": "5", "lap": "both_at_once"}),
    (1, 4, {**OFF, "row": "5", "robber_uses": "once_per_game"}),
    (2, 4, {**OFF, "row": "5", "distinct_heroes": "yes"}),
    (1, 3, {**OFF, "row": "5", "votes": "3"}),
    (3, 4, {**OFF, "row": "6", "votes": "1"}),
    (1, 4, {**OFF, "row": "5", "no_x": "nobody"}),
    (2, 4, {**OFF, "row": "5", "votes": "1", "no_x": "nobody"}),
    (6, 3, OFF),
]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "depth", "options"), AUDITIONS, ids=str)
def test_superhero_leads_to_the_same_rows(seats: int, depth: int, options: dict[str, str]) -> None:
    """Every sequence of decisions, into the next round too, leaves the row that brute force finds.

    Counting rows counts the sequences and checks who moved and who left.
    """
    state, table = audition(seats, seats, **options)
    law_rows(GAMES["superhero"], state, table, depth)


def law_rows(game: Game[Any], state: Any, table: superhero.Table, depth: int) -> None:  # noqa: ANN401
    """Law 1: `legal` omits and adds nothing, and rounds end as brute force ends them."""
    found = rows_after(game, state, depth)
    assert found == superhero.finished(table, depth), "other rows"
    assert sum(found.values()) == superhero.count(table, depth), "other sequences"


# --- Planted faults.


def test_a_legal_that_omits_an_action_is_seen() -> None:
    real = GAMES["president"]

    def omits(state: Any, seat: int, out: Moves) -> int:  # noqa: ANN401
        count = real.legal(state, seat, out)
        return count - 1 if count > 3 else count

    state, table = dealt(4, 5, 1)
    with pytest.raises(AssertionError, match="sequences"):
        law_counts(
            spoiled(real, legal=omits), state, [president.count(table, d) for d in range(1, 5)]
        )


def test_a_legal_that_adds_an_action_is_seen() -> None:
    real = GAMES["superior"]

    def adds(state: Any, seat: int, out: Moves) -> int:  # noqa: ANN401
        count = real.legal(state, seat, out)
        out.action[count] = out.action[count - 1]
        return count + 1

    state, table = late(1, 9)
    with pytest.raises(AssertionError, match="sequences"):
        law_counts(spoiled(real, legal=adds), state, [superior.count(table, 1)])


def test_a_tie_that_is_broken_otherwise_is_seen() -> None:
    real = GAMES["superhero"]

    def otherwise(state: Any, seat: int, action: int) -> None:  # noqa: ANN401
        real.apply(state, seat, action)
        if state.phase == 2 and state.moved == state.lineup[1]:  # of equals, the second
            state.heroes[0], state.heroes[1] = state.heroes[1], state.heroes[0]

    state, table = audition(2, 2, **OFF, row="5")
    with pytest.raises(AssertionError, match="other rows"):
        law_rows(spoiled(real, apply=otherwise), state, table, 4)
