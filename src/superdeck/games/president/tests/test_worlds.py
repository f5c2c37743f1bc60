"""Imagined worlds: all that a seat's story allows, each placement as likely, nothing left over."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, seed_stream
from superdeck.games.president.hands import tally_of
from superdeck.games.president.tests.sitting import Sitting, cards, dealt, game, sit, tally
from superdeck.games.president.worlds import (
    NOTHING,
    exchanged,
    imagined_waiting,
    nth_tax,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from superdeck.games.president.state import PresidentState

    Hands = tuple[str, ...]
    Worlds = Counter[Hands]

ORDER = "3 4 5 6 7 8 9 10 J Q K A 2".split()  # noqa: SIM905 - read as a row of cards


def joined(*hands: str) -> list[str]:
    return sorted(" ".join(hands).split(), key=ORDER.index)


def less(hand: str, other: str) -> str:
    left = hand.split()
    for card in other.split():
        left.remove(card)
    return " ".join(left)


def placements(table: Sitting, known: dict[int, str]) -> Iterator[dict[int, str]]:
    """Yield the hands for every placement of the cards that are nowhere in `known`, once each.

    Equal cards are different things: each world comes as often as cards can make it.
    """
    state = table.state
    hands = {seat: table.hand(seat) for seat in range(state.seats)}
    pool = joined(*hands.values())
    for hand in known.values():
        for card in hand.split():
            pool.remove(card)
    wanted = [(s, len(hands[s].split()) - len(known.get(s, "").split())) for s in hands]
    for parts in shares(tuple(range(len(pool))), [count for _, count in wanted]):
        yield {
            seat: " ".join(joined(known.get(seat, ""), *(pool[i] for i in part)))
            for (seat, _), part in zip(wanted, parts, strict=True)
        }


def shares(things: tuple[int, ...], counts: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to give the first `counts[0]` of the things, the next `counts[1]`, …."""
    if not counts:
        yield []
        return
    for part in combinations(things, counts[0]):
        rest = tuple(thing for thing in things if thing not in part)
        for more in shares(rest, counts[1:]):
            yield [part, *more]


def expected(
    table: Sitting, known: dict[int, str], allowed: Callable[[dict[int, str]], bool]
) -> Worlds:
    found: Worlds = Counter()
    for hands in placements(table, known):
        if allowed(hands):
            found[tuple(hands.values())] += 1
    return found


def stream(seed: int) -> Stream:
    chance = Stream()
    seed_stream(chance, seed, 5, 7)
    return chance


def sampled(state: PresidentState, seat: int, count: int) -> Worlds:
    chance = stream(11)
    found: Worlds = Counter()
    for _ in range(count):
        world = state.copy()
        game.imagine(world, seat, chance)
        found[tuple(cards(tally_of(world, s)) for s in range(state.seats))] += 1
    return found


def check(table: Sitting, seat: int, worlds: Worlds) -> None:
    """Compare frequencies: Pearson's chi-square, five standard errors above its mean."""
    count = 1500 + 15 * len(worlds)
    found = sampled(table.state, seat, count)
    assert set(found) <= set(worlds)
    whole = sum(worlds.values())
    off = sum((found[w] - count * n / whole) ** 2 / (count * n / whole) for w, n in worlds.items())
    freedom = len(worlds) - 1
    assert off <= freedom + 5 * sqrt(2 * max(1, freedom))


def no_lone_two(*seats: int) -> Callable[[dict[int, str]], bool]:
    return lambda hands: all(hands[seat] != "2" for seat in seats)


THREE = ("K K A 2", "K A A 2", "K A 2 2")


def test_the_own_hand_is_known() -> None:
    table = dealt(*THREE, ranks="3")
    first = table.state.turn
    table.does(first, "K")
    for seat in range(3):
        check(table, seat, expected(table, {seat: table.hand(seat)}, lambda _: True))


def test_a_spectator_knows_no_hand() -> None:
    table = sit("K A", "A A", "2 K", "")
    table.state.ranks = 3
    table.state.laid[3] = tally("K K A 2 2 2")
    check(table, NOBODY, expected(table, {}, lambda _: True))


def test_the_opener_holds_the_lowest_club() -> None:
    table = dealt(*THREE, ranks="3")
    opener = table.state.turn
    other = (opener + 1) % 3
    check(table, other, expected(table, {other: table.hand(other), opener: "K"}, lambda _: True))


def test_who_is_in_holds_no_lone_two() -> None:
    table = sit("K A", "A", "K 2", "K A")
    table.state.ranks = 3
    table.state.laid[0] = tally("K A 2 2 2")
    check(table, 0, expected(table, {0: "K A"}, no_lone_two(1)))


def test_a_hand_of_twos_is_in_no_world_where_it_would_be_stuck() -> None:
    table = sit("K A", "A 2", "K 2", "K A", stuck_test="all_twos")
    table.state.ranks = 3
    table.state.laid[0] = tally("K A 2 2")
    worlds = expected(table, {0: "K A"}, lambda h: all(h[s] != "2 2" for s in (1, 2, 3)))
    check(table, 0, worlds)


def test_a_stuck_hand_is_known() -> None:
    table = sit("K A", "A 2", "K A", "K A")
    table.state.ranks = 3
    table.state.laid[0] = tally("K 2 2 2")
    table.does(0, "K").does(1, "A")
    assert table.view(0)["stuck"] == [1]
    check(table, 2, expected(table, {2: "K A", 1: "2"}, lambda _: True))


def test_a_giver_keeps_nothing_above_its_tribute() -> None:
    """The taker's view: the returned card is there, the rest is no higher than the tribute."""
    table = dealt("A A 2", "K K 2", "K A 2", "K A 2", ranks="3", places="0123")
    table.does(3, "give A").does(0, "return 2")
    known = {0: table.hand(0), 3: "2"}
    check(table, 0, expected(table, known, lambda _: True))
    low = dealt("A A 2", "K A A", "K 2 2", "K K 2", ranks="3", places="0123")
    low.does(3, "give K").does(0, "return A")
    known = {0: low.hand(0), 3: "A"}
    worlds = expected(low, known, lambda h: "A" not in less(h[3], "A"))
    assert worlds != expected(low, known, lambda _: True)
    check(low, 0, worlds)
    low.does(0, "2").does(0, "K").does(1, "A")
    known = {0: low.hand(0), 3: "A"}
    check(low, 0, expected(low, known, lambda h: "A" not in less(h[3], "A") and h[0] != "2"))


def test_with_taxed_twos_a_giver_keeps_nothing_above_either() -> None:
    table = dealt("A A 2", "K A 2", "K K 2", "K A 2", ranks="3", places="0123", tax_twos="yes")
    table.does(3, "give 2").does(0, "return A")
    check(table, 0, expected(table, {0: table.hand(0), 3: "A"}, lambda _: True))
    low = dealt("A 2 2", "K A 2", "K K 2", "K A A", ranks="3", places="0123", tax_twos="yes")
    low.does(3, "give A").does(0, "return A")
    check(low, 0, expected(low, {0: low.hand(0), 3: "A"}, lambda h: "2" not in h[3]))


def test_the_taker_still_holds_the_tribute() -> None:
    table = dealt("A K 2", "K K 2", "K A 2", "A A 2", ranks="3", places="0123")
    table.does(3, "give A").does(0, "return K")
    check(table, 3, expected(table, {3: table.hand(3), 0: "A"}, lambda _: True))
    table.does(0, "2", "A")
    check(table, 3, expected(table, {3: table.hand(3)}, no_lone_two(0)))


def test_a_tribute_that_came_back_tells_nothing() -> None:
    table = dealt("A K 2", "K K 2", "K A 2", "A A 2", ranks="3", places="0123")
    table.does(3, "give A").does(0, "return A")
    check(table, 3, expected(table, {3: table.hand(3)}, lambda _: True))


def tribute(hand: str, *, twos: bool = False) -> str:
    ranked = sorted(hand.split(), key=lambda c: (c != "2" or twos, ORDER.index(c)))
    return ranked[-1]


HANDS = ("A K 2", "K K 2", "K A 2", "A A 2")


def begun(**options: str) -> Sitting:
    return dealt(*HANDS, ranks="3", places="0123", **options)


def exchanges(given: int, returned: int, *, same: bool = True) -> Worlds:
    """Return the worlds of seat 1 while 0 and 3 exchange: every deal, every return."""
    found: Worlds = Counter()
    for deal in placements(begun(), {1: HANDS[1]}):
        giver, taker, gifts = deal[3], deal[0], []
        for _ in range(given):
            gifts.append(tribute(giver))
            giver = less(giver, gifts[-1])
        kept = taker.split()
        taker = " ".join(joined(taker, *gifts))
        options = (taker.split() if same else kept) if returned else [""]
        for card in options:
            hands = {
                **deal,
                0: " ".join(joined(less(taker, card))),
                3: " ".join(joined(giver, card)),
            }
            found[tuple(hands[s] for s in range(4))] += 1
    return found


def test_an_outsider_before_the_tribute() -> None:
    table = begun()
    check(table, 1, exchanges(0, 0))


def test_an_outsider_after_the_tribute() -> None:
    table = begun().does(3, "give A")
    check(table, 1, exchanges(1, 0))


def test_an_outsider_between_two_tributes() -> None:
    table = begun(president_cards="2").does(3, "give A")
    check(table, 1, exchanges(1, 0))
    table.does(3, "give A")
    check(table, 1, exchanges(2, 0))


@pytest.mark.parametrize("same", ["yes", "no"])
def test_an_outsider_between_two_returns(same: str) -> None:
    table = begun(president_cards="2", may_return_same=same).does(3, "give A", "give A")
    table.does(0, "return 2")
    check(table, 1, exchanges(2, 1, same=same == "yes"))


def test_an_outsider_after_the_exchange() -> None:
    table = begun().does(3, "give A").does(0, "return K")
    check(table, 1, expected(table, {1: table.hand(1)}, lambda _: True))


def test_an_outsider_where_the_tribute_may_not_come_back() -> None:
    table = begun(may_return_same="no").does(3, "give A").does(0, "return K")

    def kept(hands: dict[int, str]) -> bool:
        """Some deal led here: one of the giver's cards came back, one of the taker's was given."""
        for back in set(hands[3].split()):
            dealt_to_giver = less(hands[3], back)
            for gift in set(hands[0].split()):
                if tribute(f"{dealt_to_giver} {gift}") == gift:
                    return True
        return False

    known = {1: table.hand(1)}
    worlds = expected(table, known, kept)
    assert worlds != expected(table, known, lambda _: True)
    check(table, 1, worlds)


def test_an_exchange_that_was_left_out_limits_nobody() -> None:
    hands = ("K K A", "K A A", "K A 2", "2 2 2")
    options = {"may_return_same": "no", "stuck_test": "all_twos"}
    table = dealt(*hands, ranks="3", places="0123", **options)
    worlds = expected(table, {0: table.hand(0), 3: "2 2 2"}, lambda _: True)
    check(table, 0, worlds)


def test_a_giver_of_all_its_cards_is_bounded_by_none() -> None:
    state = sit("K", "A", "K", "A").state
    assert nth_tax(state, tally("K 2"), 1) == 10
    assert nth_tax(state, tally("K 2"), 2) == -1
    assert nth_tax(state, tally("K 2"), 3) == NOTHING


@pytest.mark.parametrize("stuck_test", ["single_two", "all_twos"])
def test_a_pair_that_exchanged_has_two_cards_that_are_no_2s(stuck_test: str) -> None:
    """Each of the two had one, or it would have been stuck at the deal."""
    for taker, giver, can_be in (("2 2", "K 2", False), ("2 2", "K A", True), ("K 2", "A 2", True)):
        for first, second in ((taker, giver), (giver, taker)):
            state = sit(first, second, "3 3", "4 4", stuck_test=stuck_test).state
            state.partner[:2] = [1, 0]
            assert exchanged(state, 1, 1) == (can_be or stuck_test == "single_two")
    laid = sit("2 2", "2", "3 3", "4 4", stuck_test=stuck_test).state
    laid.partner[:2] = [1, 0]
    laid.laid[1] = tally("K K")
    assert exchanged(laid, 1, 1)
    laid.laid[1] = tally("K")
    assert exchanged(laid, 1, 1) == (stuck_test == "single_two")


def test_a_pair_during_its_exchange() -> None:
    table = begun()
    for seat in (0, 3):
        check(table, seat, expected(table, {seat: table.hand(seat)}, lambda _: True))
    table.does(3, "give A")
    check(table, 3, expected(table, {3: table.hand(3), 0: "A"}, lambda _: True))
    check(table, 0, expected(table, {0: table.hand(0)}, lambda _: True))


def test_a_partner_was_not_stuck_before_the_exchange() -> None:
    hands = ("K 2", "A 2", "K A", "A 2", "K A", "K 2")
    table = dealt(*hands, ranks="3", places="012345", stuck_test="all_twos")
    table.does(5, "give K").does(0, "return 2")
    state = table.state
    assert state.stuck[: state.stuck_count] == [5]
    check(table, 5, expected_six(table))


def expected_six(table: Sitting) -> Worlds:
    """Seat 5 gave its King, got a 2 and is stuck: seat 0 held something else than 2s before."""
    found: Worlds = Counter()
    known = {5: table.hand(5), 0: "K"}
    for hands in placements(table, known):
        others = all(hands[s] != "2 2" for s in range(5))
        before = less(hands[0], "K") + " 2"
        if others and set(before.split()) != {"2"}:
            found[tuple(hands.values())] += 1
    return found


def test_waiting_is_imagined_from_what_a_seat_knows() -> None:
    table = sit("5 5 5 5 3", "6 6 6 6", "7 7 7 7", "8 8 8").does(0, "5")
    for watcher, waiting in ((0, 1), (1, 0), (NOBODY, 0)):
        assert imagined_waiting(table.state, watcher) == waiting
    asked = sit("5 3", "6 6 6 6", "5 5 5 7", "8 8 8").does(0, "5")
    assert asked.state.waiting == 0b1100
    assert imagined_waiting(asked.state, 2) == 0b1100
    assert imagined_waiting(asked.state, 1) == 0


def test_waiting_for_a_clear_is_imagined_for_who_has_answered() -> None:
    table = sit("6 6 6 3", "6 4 4", "", "").does(0, "6").does(1, "6")
    assert table.state.leads_after == 1
    assert imagined_waiting(table.state, NOBODY) == 0b11
    assert imagined_waiting(table.state, 0) == 0b11
    assert imagined_waiting(table.state, 1) == 0b01  # it holds nothing, so it is not waited for


def test_an_imagined_seat_that_forgot_its_exchange_imagines_what_an_outsider_may() -> None:
    """Else a third seat, imagining after it, looks for ever for a world that is allowed."""
    table = begun(may_return_same="no").does(3, "give A").does(0, "return 2")
    for seed in range(300):
        state = table.state.copy()
        game.imagine(state, 1, stream(seed))
        assert state.received[0] == state.received[3] == 0
        game.imagine(state, 0, stream(seed + 1000))
        assert exchanged(state, 3, 1)


def test_nobody_else_holds_2s_alone_while_ones_own_exchange_runs() -> None:
    table = begun(stuck_test="all_twos")
    for seed in range(400):
        state = table.state.copy()
        game.imagine(state, 0, stream(seed))
        assert tally("2 2 2") not in (tally_of(state, 1), tally_of(state, 2))
