"""`arena` with the compiled twin: who sits where, what a deal gives, and what is said of it."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots.player import Level
from superdeck.cli import main
from superdeck.lab import report
from superdeck.lab.plan import make_plan

if TYPE_CHECKING:
    from superdeck.bots.batch import Rows
    from superdeck.bots.player import Player
    from superdeck.lab.arena import Arena

pytestmark = pytest.mark.twin

ARENA = ("arena", "president", "--option", "target=1", "--json")
KEYS = ["game", "seats", "options", "seed", "deals", "matches", "players", "pairs"]
PLAYER = [
    *("player", "seats_held", "win_share", "win_share_low", "win_share_high"),
    *("mean_rank", "mean_rank_low", "mean_rank_high", "rating"),
]
PAIR = ["a", "b", "difference", "low", "high", "verdict"]


def compared(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Run `arena`; its standard output is one document and nothing else."""
    assert main([*ARENA, *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def arena(players: str = "rules,random", seats: int = 4, seed: int = 0) -> Arena:
    """Make an arena of single rounds of President ready."""
    from superdeck.lab.arena import Arena  # noqa: PLC0415 - needs the twin

    options = ["target=1", "min_players=3"]
    return Arena(make_plan("president", seats, players, options, seed))


def test_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "--players", "rules,random", "--deals", "300", "--seed", "7")
    assert list(found) == KEYS
    assert (found["game"], found["seats"], found["seed"]) == ("president", 4, 7)
    assert found["options"] == make_plan("president", options=["target=1"]).options
    assert (found["deals"], found["matches"]) == (300, 1200)
    strong, weak = found["players"]
    assert list(strong) == list(weak) == PLAYER
    assert (strong["player"], weak["player"]) == ("rules", "random")
    assert strong["seats_held"] == weak["seats_held"] == 2400
    assert strong["win_share"] + weak["win_share"] == pytest.approx(1 / 2)
    assert strong["mean_rank"] + weak["mean_rank"] == pytest.approx(5)
    assert strong["win_share_low"] < strong["win_share"] < strong["win_share_high"]
    assert strong["mean_rank_low"] < strong["mean_rank"] < strong["mean_rank_high"]
    assert strong["rating"] > 25 > weak["rating"]
    (pair,) = found["pairs"]
    assert list(pair) == PAIR
    assert (pair["a"], pair["b"], pair["verdict"]) == ("rules", "random", "a")
    assert pair["difference"] == pytest.approx(strong["win_share"] - weak["win_share"])
    assert 0 < pair["low"] < pair["difference"] < pair["high"]


def test_the_weaker_player_named_first_is_found_too(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "--players", "random,rules", "--deals", "300")
    assert found["pairs"][0]["verdict"] == "b"


@pytest.mark.parametrize("seats", ["4", "5"])
def test_equal_players_are_open(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    words = ("--players", "rules,rules:plain", "--deals", "2000", "--seats", seats)
    (pair,) = compared(capsys, *words)["pairs"]
    assert pair["verdict"] == "open"
    assert pair["high"] - pair["low"] < 0.02


def test_three_players_make_three_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    found = compared(capsys, "--players", "rules,rules:plain,random", "--deals", "100")
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [
        ("rules", "rules:plain"),
        ("rules", "random"),
        ("rules:plain", "random"),
    ]
    assert [each["seats_held"] for each in found["players"]] == [800, 400, 400]
    won = sum(each["win_share"] * each["seats_held"] for each in found["players"])
    assert won == pytest.approx(found["matches"])


def test_any_number_of_jobs_gives_the_same_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "rules,random", "--deals", "1203")
    one, two = (compared(capsys, *words, "--jobs", jobs) for jobs in "12")
    assert one == two
    assert compared(capsys, *words, "--seed", "1")["players"] != one["players"]


def test_live_matches_and_searches_are_compared_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "rules:expert,rules:calm", "--deals", "60", "--seats", "3", "--json")
    assert main(["arena", "circles", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pairs"][0]["verdict"] == "a"
    assert [each["seats_held"] for each in found["players"]] == [360, 180]
    one, two = (
        compared(capsys, "--players", "tree:20,random", "--deals", "12", "--jobs", jobs)
        for jobs in "12"
    )
    assert one == two
    assert one["pairs"][0]["verdict"] == "a"


def test_rounds_end_a_match_early(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "president", "--players", "rules,random", "--deals", "50", "--json")
    assert main([*words, "--rounds", "1"]) == 0
    short = json.loads(capsys.readouterr().out)
    single = compared(capsys, "--players", "rules,random", "--deals", "50")
    assert short["players"] == single["players"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["players"] != single["players"]


def test_a_sequential_test_stops_when_it_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "tree:20,random", "--deals", "500", "--sequential")
    found = compared(capsys, *words)
    assert 5 < found["deals"] < 100
    assert found["pairs"][0]["verdict"] == "a"
    assert found["pairs"][0]["low"] > 0
    before = str(found["deals"] - 1)
    still = compared(capsys, *words[:2], "--deals", before, "--sequential")["pairs"][0]
    assert (still["verdict"], still["low"] > 0) == ("open", False)


def test_a_sequential_test_ends_with_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of its own: 10 s a block, so that a seventh would take more than 65 s."""
    from superdeck.lab.arena import BLOCK, Budget  # noqa: PLC0415 - needs the twin

    ready = arena("rules,rules:plain")
    now = iter(range(0, 10**6, 10))
    monkeypatch.setattr("superdeck.lab.arena.time.process_time", lambda: next(now))
    standing = ready.play(100 * BLOCK, 1, Budget(65))
    assert (standing.deals, standing.seconds) == (6 * BLOCK, 60)
    assert standing.verdict(0, 1) == "open"
    now = iter(range(0, 10**6, 10))
    assert ready.play(10 * BLOCK, 1, Budget()).deals == 10 * BLOCK


def test_every_player_sits_everywhere_with_the_same_cards() -> None:
    ready = arena("rules,random,rules,rules:plain")
    assert ready.names == ["rules", "random", "rules:plain"]
    assert ready.held == [2, 1, 1]
    assert ready.seated == [[0, 1, 0, 2], [1, 0, 2, 0], [0, 2, 0, 1], [2, 0, 1, 0]]
    for places, players in zip(ready.seated, ready.rotations(0), strict=True):
        assert [player.text for player in players] == [ready.names[place] for place in places]


def test_rotations_have_the_same_cards_and_chances_of_their_own() -> None:
    from superdeck.bots.drivers import seed_players  # noqa: PLC0415 - needs the twin
    from superdeck.engine.chance import Stream, draw  # noqa: PLC0415 - needs the twin
    from superdeck.engine.match import key_of  # noqa: PLC0415 - needs the twin

    keys, chances = set(), set()
    for rotation in range(4):
        state = make_plan("president").state.copy()
        streams = [Stream() for _ in range(4)]
        seed_players(state, streams, key_of(3), 5, rotation)
        keys.add(tuple(state.key))
        chances |= {draw(stream) for stream in streams}
    assert len(keys) == 1
    assert len(chances) == 16


def test_characters_are_drawn_for_each_deal_and_move_with_their_players() -> None:
    from superdeck.lab.arena import Arena  # noqa: PLC0415 - needs the twin

    plan = make_plan("superhero", 3, "rules,rules:loner,random")
    ready = Arena(plan)
    assert ready.size == 1
    assert ready.rotations(0)[0] == plan.players
    drawn = set()
    for deal in range(20):
        first, *others = ready.rotations(deal)
        assert others == [first[1:] + first[:1], first[2:] + first[:2]]
        assert (first[1].style, first[2].level) == (2, Level.RANDOM)
        drawn.add(first[0].style)
    assert len(drawn) == len(plan.game.FACTS.styles)


@pytest.mark.parametrize("game", ["president", "circles"])
def test_both_lives_play_the_same_rotations(game: str) -> None:
    from superdeck.lab.arena import Arena  # noqa: PLC0415 - needs the twin
    from superdeck.lab.plain import PlainLife  # noqa: PLC0415 - needs the twin

    plan = make_plan(game, 3, "rules,random", ["min_players=3"] * (game == "president"), rounds=2)
    ready, life = Arena(plan), PlainLife(plan)
    seen = set()
    for rotation, players in enumerate(ready.rotations(0)):
        for number, row in enumerate(ready.run.block((0, 3), rotation, players)):
            result = life.match(number, rotation, players)
            assert {name: row[name].tolist() for name in row.dtype.names} == vars(result)
            assert 1 <= result.rounds <= 2
            seen.add(result.decisions)
    assert len(seen) > 3


def test_compiling_takes_no_long_search(monkeypatch: pytest.MonkeyPatch) -> None:
    from superdeck.bots.compiled import CompiledThinker  # noqa: PLC0415 - needs the twin

    asked: list[int] = []
    think = CompiledThinker.think

    def noted(*told: Any) -> int:  # noqa: ANN401 - as it is called
        asked.append(told[3].iterations)
        return think(*told)

    monkeypatch.setattr(CompiledThinker, "think", noted)
    ready = arena("tree:50,random")
    assert set(asked) == {1}
    ready.play(1, 1)
    assert set(asked) == {1, 50}


def by_hand(points: list[int], winners: list[int]) -> list[float]:
    """Rank the seats of one match one by one."""
    order = sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat]))
    worth = [(seat in winners, points[seat]) for seat in range(len(points))]
    alike = [[i + 1 for i, other in enumerate(order) if worth[other] == own] for own in worth]
    return [sum(places) / len(places) for places in alike]


def test_winners_rank_first_then_points_and_equals_share_a_rank() -> None:
    import numpy as np  # noqa: PLC0415 - needs the twin

    from superdeck.lab.arena import ranks_of, wins_of  # noqa: PLC0415 - needs the twin

    assert by_hand([3, 9, 3, -2], [0]) == [1, 2, 3, 4]
    chance = np.random.default_rng(4)
    points = chance.integers(-3, 3, (200, 4))
    winners = chance.integers(0, 16, 200)
    wins = wins_of(winners, 4)
    found = ranks_of(points, wins)
    assert (found.sum(1) == 10).all()
    for i in range(200):
        won = [seat for seat in range(4) if winners[i] >> seat & 1]
        assert found[i].tolist() == by_hand(points[i].tolist(), won)
        assert wins[i].tolist() == [1 / len(won) if seat in won else 0 for seat in range(4)]


def test_intervals_are_of_deals_not_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the cards alone decide, four rotations of a deal tell no more than one."""
    import numpy as np  # noqa: PLC0415 - needs the twin

    from superdeck.bots.batch import RESULT  # noqa: PLC0415 - needs the twin
    from superdeck.lab.statistics import mean_interval  # noqa: PLC0415 - needs the twin

    ready = arena("rules,random")
    luck = np.random.default_rng(2).integers(0, 2, 500)

    def block(span: tuple[int, int], _rotation: int, players: list[Player]) -> Rows:
        rows = np.zeros(span[1], RESULT)
        strong = [seat for seat, player in enumerate(players) if player.text == "rules"]
        weak = [seat for seat in range(4) if seat not in strong]
        for i, row in enumerate(rows):
            best = (strong if luck[span[0] + i] else weak)[0]
            row["winners"] = 1 << best
            row["points"][best] = 1
        return rows

    monkeypatch.setattr(ready.run, "block", block)
    standing = ready.play(500, 1)
    difference, low, high = standing.difference(0, 1)
    values = np.where(luck == 1, 0.5, -0.5)
    assert difference == pytest.approx(float(values.mean()))
    assert (low, high) == pytest.approx(mean_interval(values, (-0.5, 0.5)))
    assert high - low == pytest.approx(2 * 1.96 * 0.5 / 500**0.5, rel=0.02)
    strong, weak = standing.players()
    assert strong["win_share"] == pytest.approx(float(luck.mean()) / 2)
    assert strong["mean_rank"] == pytest.approx(3 - float(luck.mean()))
    assert weak["mean_rank"] == pytest.approx(2 + float(luck.mean()))


def test_the_table_for_people_fits_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "president", "--players", "rules:plain@1,random", "--deals", "200")
    assert main([*words, "--option", "target=1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        "President, 4 seats, target=1, seed 0: 200 deals in 4 rotations, 800 matches; no\nskill"
    )
    assert max(len(line) for line in said.splitlines()) < 80
    assert said.splitlines()[-1].startswith("rules:plain@1 - random")
    assert said.splitlines()[-1].endswith("  rules:plain@1")
    plan = make_plan("president", options=["target=1"])
    found = {**compared(capsys, *words[2:]), "matches": 10**9}
    assert "98 % interval" in report.arena(plan, found, sequential=True)


def test_an_error_in_the_twin_is_traced_in_its_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    from superdeck.lab import plain  # noqa: PLC0415 - needs the twin

    def fail(*_: object) -> Rows:
        raise ZeroDivisionError

    ready = arena()
    monkeypatch.setattr(ready.run, "block", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        ready.play(2, 1)
    assert caught.value.__notes__ == [
        "in the twin only: the plain life plays matches 0 to 1 of president with seed 0"
    ]

    def match(_life: object, number: int, rotation: int, players: list[Player]) -> None:
        if (number, rotation) == (1, 3):
            assert [player.text for player in players] == ["random", "rules"] * 2
            raise IndexError(number)

    monkeypatch.setattr(plain.PlainLife, "match", match)
    with pytest.raises(IndexError) as found:
        ready.play(2, 1)
    assert found.value.__notes__ == ["in match 1 of president with seed 0, rotation 3, plain life"]


def test_an_error_among_searches_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Rows:
        raise ZeroDivisionError

    ready = arena("tree:20,random")
    monkeypatch.setattr(ready.run, "block", fail)
    with pytest.raises(ZeroDivisionError) as caught:
        ready.play(2, 1)
    assert caught.value.__notes__ == [
        "among matches 0 to 0 of president with seed 0, where somebody searches"
    ]


def test_ctrl_c_keeps_and_prints_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    """The progress bar on a terminal says when the deals have begun."""
    words = ("--players", "rules,random")
    compared(capsys, *words, "--deals", "1")
    screen, terminal = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "superdeck", *ARENA, *words, "--deals", "100000000"],
        stdout=subprocess.PIPE,
        stderr=terminal,
        text=True,
    ) as process:
        os.close(terminal)  # so that reading fails, and does not wait, should it die early
        shown = b""
        while b"deals/s" not in shown:
            shown += os.read(screen, 4096)
        process.send_signal(signal.SIGINT)
        out = process.communicate(timeout=60)[0]
    found = json.loads(out)
    assert process.returncode == 130
    assert 0 < found["deals"] < 100000000
    said = os.read(screen, 65536).decode()
    while "stopped after" not in said:
        said += os.read(screen, 65536).decode()
    os.close(screen)
    assert f"stopped after {found['deals']:,} of 100,000,000 deals" in said
    assert compared(capsys, *words, "--deals", str(found["deals"])) == found
