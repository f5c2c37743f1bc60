"""Bots that search at a table: what they use up, what a record asks of them, who advises."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

import pytest

from superdeck.bots.player import in_character, read_player
from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Stream, split
from superdeck.engine.record import RecordError, parse, text_of
from superdeck.errors import SuperdeckError
from superdeck.games.register import load
from superdeck.lab.plan import make_plan
from superdeck.table import Table, seated, table
from superdeck.table.live import LiveTable

if TYPE_CHECKING:
    from pathlib import Path

    from superdeck.bots.pool import Pool
    from superdeck.engine.record import Record

PLAYERS = ("tree:4", "flat:4")


def opened(*players: str, seed: int = 3) -> Table:
    return Table.open("superior", 2, players or PLAYERS, seed=seed)


def streams(at: Table) -> list[dict[str, int]]:
    return [vars(bot.chance) for bot in at.bots if bot]


def no_pool() -> NoReturn:
    message = "nobody was to search"
    raise AssertionError(message)


@pytest.fixture
def played(plain_pool: Pool) -> Table:
    del plain_pool
    at = opened()
    at.run()
    return at


def test_a_choice_uses_up_one_split_and_a_forced_one_nothing(plain_pool: Pool) -> None:
    del plain_pool
    at = opened()
    at.step()
    choices = forced = 0
    while (seat := at.asked()) != NOBODY:
        bot, count = at.bots[seat], len(at.match.legal(seat))
        assert bot
        wanted = Stream()
        vars(wanted).update(vars(bot.chance))
        if count > 1:
            split(wanted, Stream())
        at.step()
        assert vars(bot.chance) == vars(wanted)
        choices += count > 1
        forced += count == 1
        while not at.over and at.match.asked() == NOBODY:
            at.step()
    assert choices > 5
    assert forced


def test_what_is_begun_is_what_is_chosen(plain_pool: Pool) -> None:
    del plain_pool
    at, other = opened(), opened()
    while not at.over:
        before = [dict(own) for own in streams(at)]
        while not at.think(5):
            pass
        assert at.think()
        assert streams(at) == before
        at.step()
    other.run()
    assert at.run() == NOBODY
    assert at.record == other.record


def test_what_is_begun_for_another_position_is_forgotten(plain_pool: Pool) -> None:
    del plain_pool
    at, other = opened(), opened()
    for one in (at, other):
        one.step()
    seat = at.asked()
    bot = at.bots[seat]
    assert bot
    spoiled = bot.think(at.match, seat)
    kept = at.match.state.copy()
    at.match.apply(seat, at.match.legal(seat)[0])
    bot.begin(at.match, at.match.asked())
    vars(at.match.state).update(vars(kept))
    assert bot.think(at.match, seat) is not spoiled
    assert bot.choose(at.match, seat) == other.bots[seat].choose(other.match, seat)  # type: ignore[union-attr]
    assert streams(at) == streams(other)


def test_nobody_at_a_table_of_others_starts_a_process(plain_pool: Pool) -> None:
    at = opened("rules", "random")
    assert not at.searching
    at.step()
    assert at.think()
    at.run()
    assert plain_pool.workers == []
    assert opened().searching


def test_a_saved_match_goes_on_without_searching_again(
    plain_pool: Pool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = opened()
    whole.run()
    at = opened()
    for _ in range(12):
        at.step()
    at.save(tmp_path / "it")
    at.close()
    monkeypatch.setattr(seated, "shared", no_pool)
    again = Table.resume(tmp_path / "it")
    assert streams(again) == streams(at)
    assert Table.replay(whole.record).over
    monkeypatch.setattr(seated, "shared", lambda: plain_pool)
    again.run()
    again.close()
    assert again.record == whole.record


def changed(record: Record) -> tuple[Record, int]:
    """Let a bot that had a choice do something else, and end the record there."""
    at = Table(record.head)
    for number, line in enumerate(record.lines):
        at._deal()
        legal = at.match.legal(line.who)
        if number > 3 and len(legal) > 1:
            other = next(action for action in legal if action != line.what)
            at.record.append(line.who, other)
            return parse(text_of(at.record)), number
        at.follow(line)
    raise AssertionError


def test_a_proof_finds_what_a_bot_would_not_do(played: Table) -> None:
    record, number = changed(played.record)
    Table.replay(record)  # legal, so it is believed
    at = Table(record.head)
    for line in record.lines:
        proof = at.proof(line)
        at.follow(line)
        assert proof is None or (proof.result() == line.what) == (line.seq <= number)
    assert proof


def test_what_is_not_legal_is_never_believed(played: Table) -> None:
    record = parse(text_of(played.record))
    first = record.lines[0]
    record.lines[0] = type(first)(first.seq, first.who, 10**6)
    at = Table(record.head)
    at.proof(record.lines[0])
    with pytest.raises(RecordError, match="line 2 is no legal action there"):
        at.follow(record.lines[0])


# ----------------------------------------------------------------- hints


def test_hints_come_from_a_search_where_one_is_ready(
    plain_pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened("person", "tree:4")
    assert at.adviser() == "rules"
    plain_pool.warm("superior").result(30)
    for compiler, level in ((True, "hard"), (False, "rules")):
        monkeypatch.setattr(table, "compiler_at_hand", lambda compiler=compiler: compiler)
        assert at.adviser() == level
    seat = at.run()
    before = [dict(own) for own in streams(at)], text_of(at.record), at.match.state.values()
    for level in ("tree:4", "rules", "random"):
        assert at.advice(seat, level) in at.match.legal(seat)
    assert (
        [dict(own) for own in streams(at)],
        text_of(at.record),
        at.match.state.values(),
    ) == before


# ----------------------------------------------------------------- who may sit where


def test_nobody_searches_in_real_time() -> None:
    sentence = "player 'tree:9' cannot search in real time: choose random, rules"
    live = {"mode": "real_time"}
    with pytest.raises(SuperdeckError, match=sentence):
        LiveTable.open("circles", 3, ("person", "tree:9"), live)
    with pytest.raises(SuperdeckError, match=sentence):
        Table.open("circles", 3, ("person", "tree:9"), live)
    with pytest.raises(SuperdeckError, match=sentence):
        make_plan("circles", 3, "tree:9", ["mode=real_time"])
    ticks = {"mode": "ticks"}
    assert Table.open("circles", 3, ("person", "tree:9"), ticks).searching


def test_a_level_that_is_a_rule_of_thumb_draws_a_character(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("superhero")
    style = game.FACTS.styles[2]
    levels = ("rules", f"rules:{style}", "tree:9")
    monkeypatch.setattr(game, "FACTS", replace(game.FACTS, levels=levels))
    easy, medium, hard = (read_player(level, game) for level in ("easy", "medium", "hard"))
    assert in_character(easy, game, 3).style == 3
    assert in_character(medium, game, 3).style == 2
    assert in_character(hard, game, 3) == hard
