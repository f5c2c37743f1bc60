"""What the lab's commands answer before anything is compiled."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from superdeck.cli import main
from superdeck.engine.options import OptionError, read_pairs
from superdeck.lab import report
from superdeck.lab.plan import make_plan

ONE = ("president", "--games", "1")
DUEL = ("arena", "president", "--deals", "1", "--players", "rules,random")
MISTAKES = {
    ("simulate", "bridge", "--games", "1"): "superdeck: there is no game 'bridge': the games are",
    ("bench", "bridge"): "superdeck: there is no game 'bridge': the games are",
    ("warm", "bridge"): "superdeck: there is no game 'bridge': the games are",
    ("simulate", "president"): "superdeck simulate: Missing option '--games'.",
    ("simulate", "president", "--games", "0"): "superdeck simulate: Invalid value for '--games'",
    ("simulate", "president", "--games", "x"): "superdeck simulate: Invalid value for '--games'",
    ("simulate", *ONE, "--jobs", "0"): "superdeck simulate: Invalid value for '--jobs'",
    ("simulate", *ONE, "--seats", "99"): "superdeck: president takes ",
    ("simulate", *ONE, "--seats", "two"): "superdeck simulate: Invalid value for '--seats'",
    (
        "simulate",
        *ONE,
        "--seed",
        "-1",
    ): "superdeck: a seed is a number from 0 to 2**128 - 1, not -1",
    ("simulate", *ONE, "--option", "goal=1"): (
        "superdeck: there is no option 'goal': the options are"
    ),
    ("simulate", *ONE, "--option", "target"): (
        "superdeck: an option is written name=value, not 'target'"
    ),
    ("simulate", *ONE, "--option", "completion=maybe"): (
        "superdeck: option completion cannot be 'maybe': choose on, in_turn_only, off"
    ),
    ("simulate", *ONE, "--players", "clever"): (
        "superdeck: there is no player 'clever': the players are random, rules"
    ),
    ("simulate", *ONE, "--players", "random," * 4 + "rules"): (
        "superdeck: 5 players do not fit 4 seats: name at most 4"
    ),
    ("arena", "president", "--deals", "1"): "superdeck arena: Missing option '--players'.",
    (*DUEL[:2], "--players", "rules,random"): "superdeck arena: Missing option '--deals'.",
    (*DUEL, "--deals", "0"): "superdeck arena: Invalid value for '--deals'",
    (*DUEL, "--rounds", "0"): "superdeck arena: Invalid value for '--rounds'",
    (*DUEL, "--players", "rules"): "superdeck: an arena compares players: name two or more, such",
    (*DUEL, "--players", "rules,rules"): "superdeck: an arena compares players: name two or more",
    (*DUEL, "--players", "a,b"): "superdeck: there is no player 'a': the players are random",
    (*DUEL, "--sequential", "--players", "rules,random,rules:plain"): (
        "superdeck: --sequential decides between two players, not 3: name two"
    ),
    (*DUEL, "--minutes", "1"): "superdeck: --minutes bounds a test that may stop early: say --seq",
    (*DUEL, "--sequential", "--minutes", "0"): "superdeck arena: Invalid value for '--minutes'",
    (*DUEL, "--deck", "x.toml"): "superdeck: president is played without a deck file",
    ("arena", "superhero", "--deals", "1", "--seats", "1", "--players", "rules,random"): (
        "superdeck: 2 players do not fit 1 seats: name at most 1"
    ),
    ("arena", "circles", "--deals", "1", "--players", "tree:9,rules"): (
        "superdeck: player 'tree:9' cannot search in real time: choose random, rules"
    ),
    ("simulate", "circles", "--games", "1", "--players", "flat"): (
        "superdeck: player 'flat' cannot search in real time: choose random, rules"
    ),
    ("bench", "--runs", "0"): "superdeck bench: Invalid value for '--runs'",
}


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(MISTAKES[words])
    assert said.err.count("\n") == 1


def test_a_mistake_costs_no_compiler() -> None:
    code = (
        "import sys; from superdeck.cli import main\n"
        f"for words in {list(MISTAKES)!r}: assert main(words) == 2\n"
        "print([name for name in ('numpy', 'numba', 'rich') if name in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert ended.stdout == "[]\n"


def test_pairs() -> None:
    assert read_pairs(["a=1", "b=x=y", "c=", "a=1"]) == {"a": "1", "b": "x=y", "c": ""}
    with pytest.raises(OptionError, match="option a is said twice: '1' and '2'"):
        read_pairs(["a=1", "a=2"])


def test_a_plan_says_words_and_numbers() -> None:
    plan = make_plan("president", options=["target=3", "completion=off"])
    chosen = plan.options
    assert (plan.seats, chosen["target"], chosen["completion"]) == (4, 3, "off")
    assert (chosen["window_ms"], chosen["ranks"]) == ("auto", 13)
    assert all(isinstance(value, str | int) for value in chosen.values())
    assert plan.note == ""


def test_seats_that_the_publisher_does_not_name_get_a_note() -> None:
    plan = make_plan("president", 3, options=["min_players=3"])
    assert plan.note == ("note: president is published for 4 to 14 seats; 3 are a ruling of ours")


def test_a_plan_proposes_seats_and_draws_characters() -> None:
    one, other = (make_plan("superhero", players="rules,rules:loner", seed=s) for s in (1, 2))
    assert one.seats == other.seats == 4
    assert [player.style for player in one.players][1::2] == [2, 2]
    assert [p.style for p in one.players] != [p.style for p in other.players]
    assert make_plan("president", players="rules").players[0].style == 0


def figures(seats: int, games: int) -> dict[str, Any]:
    """Make up a long run's figures."""
    share = [1 / seats] * seats
    return {
        "games": games,
        "rounds": 11 * games,
        "decisions": 737 * games,
        "real_choices": 555 * games,
        "seconds": games / 16000,
        "start_seconds": 0.5,
        "games_per_second": 16000.0,
        "decisions_per_second": 12e6,
        "wins": [games / seats] * seats,
        "win_share": share,
        "win_share_low": share,
        "win_share_high": share,
        "score_mean": [7.25] * seats,
        "length": {
            "unit": "decisions",
            "mean": 737.1,
            "quantiles": {"5": 300, "50": 700, "95": 1300, "99": 1800},
            "max": 4000,
        },
    }


@pytest.mark.parametrize("games", [1, 10**9])
def test_the_table_fits_a_terminal_and_has_no_colours(games: int) -> None:
    options = ["target=100", "completion=in_turn_only", "match_and_out=clear_and_next_leads"]
    plan = make_plan("president", 7, "random,rules:plain@1", options, (1 << 128) - 1)
    lines = report.simulation(plan, figures(7, games), 2).splitlines()
    assert max(len(line) for line in lines) < 80
    assert all(line.isprintable() for line in lines)
    assert "target=100, " in lines[0] + lines[1]
    assert sum("rules:plain@1" in line for line in lines) == 3


def test_the_benchmark_table() -> None:
    entry = {"game": "president", "seats": 4, "life": "twin", "decisions_per_second": 12345678.9}
    said = report.benchmark([{**entry, "low": 9.0, "high": 2e8, "runs": 7}])
    assert said.splitlines() == [
        "game       seats  life  decisions/s  slowest      fastest  runs",
        "president      4  twin   12,345,679        9  200,000,000     7",
    ]
