"""Law 3, both lives: the compiled twin does what the plain rules do, step by step."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots.player import Level
from superdeck.engine.match import options_of
from superdeck.games.register import NAMES
from tests.laws.cases import GAMES, Case, fitting, others, spoiled

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.twin
every_game = pytest.mark.parametrize("name", NAMES)

MATCHES = 2000
PARTS = 4
CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def random_case(name: str, number: int) -> Case:
    """Return match `number`: seats and options at random, every tenth a long one.

    The usual length of the others is one round, where the game can be so short.
    """
    game = GAMES[name]
    dice = random.Random(number)  # noqa: S311 - no secret
    options = options_of(game)
    for _ in range(20):
        chosen = {
            option.name: dice.choice(others(option))
            for option in dice.sample(options, dice.choice((0, 1, 1, 2, 5)))
            if others(option)
        }
        if number % 10 and any(option.name == "target" for option in options):
            chosen["target"] = "1"
        if seats := fitting(game, tuple(chosen.items())):
            break
    else:
        chosen, seats = {}, fitting(game, ())
    table = max(seats) if number % 3 == 0 else dice.choice(seats)
    return Case(name, table, tuple(chosen.items()), dice.getrandbits(128), 2500, Level.RANDOM)


@pytest.mark.boundscheck
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in NAMES]
)
@pytest.mark.parametrize("part", range(PARTS))
def test_both_lives_agree_on_thousands_of_matches(name: str, part: int) -> None:
    from tests.laws.twins import Lives, law_agree  # noqa: PLC0415 - numba only where it is used

    lives = Lives(GAMES[name])
    matches = (MATCHES // 20 if CHECKED else MATCHES) // PARTS
    steps = 0
    for number in range(part * matches, (part + 1) * matches):
        steps += law_agree(lives, random_case(name, number), (0, 0, 5)[number % 3])
    assert steps > 20 * matches


WARM = """
import json, sys
from superdeck.bots.batch import Run
from superdeck.bots.player import read_players
from superdeck.engine.match import new_match
from superdeck.games.register import load

game = load(sys.argv[1])
seats = game.FACTS.at_table
run = Run(game, new_match(game, seats, {}, 0), read_players("rules,random", game, seats), 7)
rows = [str(row) for block in run.blocks(60) for row in block]
stats = run.play.stats
print(json.dumps([sum(stats.cache_hits.values()), sum(stats.cache_misses.values()), rows]))
"""


def in_a_process(name: str, cache: Path | None = None) -> list[Any]:
    own = {"SUPERDECK_CACHE": str(cache)} if cache else {}
    path = os.pathsep.join(p for p in sys.path if p)
    done = subprocess.run(
        [sys.executable, "-c", WARM, name],
        env=os.environ | {"PYTHONPATH": path} | own,
        capture_output=True,
        check=True,
        text=True,
    )
    answer: list[Any] = json.loads(done.stdout)
    return answer


@every_game
def test_a_second_process_plays_from_the_warm_cache(name: str) -> None:
    first = in_a_process(name)
    hits, misses, rows = in_a_process(name)
    assert (hits, misses) == (1, 0), "a second process compiled again"
    assert rows == first[2]


@pytest.mark.boundscheck
@pytest.mark.checked
@pytest.mark.skipif(not CHECKED, reason="only with NUMBA_BOUNDSCHECK=1")
def test_an_index_out_of_its_list_is_an_error_here() -> None:
    from superdeck.engine.twin import Twin  # noqa: PLC0415

    game = spoiled(GAMES["president"])
    twin = Twin(game)
    with pytest.raises(IndexError):
        twin.compile(beyond)(twin.states()[0])


def beyond(state: Any) -> int:  # noqa: ANN401 - a record
    total = 0
    for i in range(99):
        total += state.hand[i]
    return total


# --- Planted faults: in a toy, since each compiles anew.


def test_a_shift_that_wraps_in_the_twin_is_seen() -> None:
    with pytest.raises(AssertionError, match=r"does not fit 64 bits|differ"):
        disagree("wraps")


def test_a_sum_that_wraps_in_the_twin_is_seen() -> None:
    with pytest.raises(AssertionError, match=r"does not fit 64 bits|differ"):
        disagree("overflows")


def test_a_shift_down_that_wraps_in_the_twin_is_seen() -> None:
    with pytest.raises(AssertionError, match="differ in reshuffles"):
        disagree("shifts_down")


def test_the_toy_itself_agrees() -> None:
    disagree("")


def disagree(fault: str) -> None:
    from tests.laws import toy  # noqa: PLC0415
    from tests.laws.twins import Lives, law_agree  # noqa: PLC0415

    faulty = getattr(toy, fault) if fault else toy.apply
    game: Any = spoiled(toy.GAME, apply=faulty)
    game.FACTS = toy.facts(f"toy-{fault or 'sound'}")
    lives = Lives(game)
    for seed in range(8):
        assert law_agree(lives, Case("toy", 2, (), (1 << 128) - 1 - seed, 200)) > 6
