"""The small Python and the call graph of every game; each law with a planted fault."""

from __future__ import annotations

from typing import Any

import pytest

from superdeck.bots.drivers import play_match
from superdeck.games.register import NAMES
from tests.laws.cases import GAMES, spoiled
from tests.laws.sources import law_no_cycle, law_small, loops, reached, verbs

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_verbs_are_written_in_the_small_python(name: str) -> None:
    functions = reached(GAMES[name], [*verbs(GAMES[name]), *loops()])
    assert len(functions) > 40
    for function in functions:
        law_small(function)


@every_game
def test_no_function_calls_itself_by_any_way_round(name: str) -> None:
    assert law_no_cycle(GAMES[name], [*verbs(GAMES[name]), *loops()]) > 40


# --- Planted faults.


def there(left: int) -> int:
    return back(left - 1) if left else 0


def back(left: int) -> int:
    return there(left)


def test_a_circle_is_seen() -> None:
    def over(state: Any) -> bool:  # noqa: ANN401 - a state of any game
        return bool(there(state.round))

    broken = spoiled(GAMES["president"], over=over)
    with pytest.raises(AssertionError, match="over → there → back → there"):
        law_no_cycle(broken, verbs(broken))


def test_a_circle_through_a_driver_is_seen() -> None:
    """A verb that plays a round out asks for itself."""
    broken = spoiled(GAMES["president"], score=asks_again)
    with pytest.raises(AssertionError, match="circle"):
        law_no_cycle(broken, verbs(broken))


def asks_again(state: Any, out: Any) -> None:  # noqa: ANN401
    play_match(state, out, out, out, out, out)


def floats(count: int) -> int:
    return int(count * 0.5)


def divides(count: int) -> int:
    return int(count / 2)


def words(count: int) -> int:
    return 1 if str(count) == "one" else 0


def maps(count: int) -> int:
    return {0: 1}.get(count, 0)


def catches(count: int) -> int:
    try:
        return 1 // count
    except ZeroDivisionError:
        return 0


def comprehends(count: int) -> int:
    return sum(i for i in range(count))


def nests(count: int) -> int:
    return max((count, 1), key=lambda one: -one)


def names(count: int) -> int:
    return int("7", base=count)


@pytest.mark.parametrize(
    "function", [floats, divides, words, maps, catches, comprehends, nests, names]
)
def test_what_is_not_small_is_seen(function: Any) -> None:  # noqa: ANN401
    with pytest.raises(AssertionError):
        law_small(function)
