"""The table: it checks, records, applies, answers; and its file loses nothing."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots.drivers import Lineup, Result, play_match, seed_players
from superdeck.bots.player import Level, read_player, read_players
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream
from superdeck.engine.drivers import next_round, playout
from superdeck.engine.match import key_of, new_match
from superdeck.engine.record import END, Head, RecordError, parse, text_of
from superdeck.engine.state import Moves, Score
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES, load
from superdeck.table import Table
from superdeck.table.journal import Journal
from superdeck.table.seated import seated
from tests.laws.cases import stream

if TYPE_CHECKING:
    from pathlib import Path


def opened(*players: str, seed: int = 3) -> Table:
    return Table.open("president", 4, players or ("person", "rules"), {"target": "2"}, seed)


def test_a_table_plays_bots_to_the_end() -> None:
    table = opened("rules", "random")
    assert table.run() == NOBODY
    assert table.over
    assert table.asked() == NOBODY
    last = table.record.lines[-1]
    assert (last.who, last.what) == (CLOCK, END)
    score = table.match.score()
    assert last.note["points"] == score.points[:4]
    assert [1 << seat for seat in last.note["winners"]] == [score.winners]
    assert table.record.ended
    lines = len(table.record.lines)
    table.run()
    assert len(table.record.lines) == lines


def test_a_table_stops_at_a_person_and_checks_what_it_says() -> None:
    table = opened()
    seat = table.run()
    assert table.is_person(seat)
    assert not table.is_person(1)
    assert table.asked() == seat
    before = table.match.state.values(), text_of(table.record)
    refusal = table.act(seat, 9999)
    assert refusal is not None
    assert refusal.clauses
    assert (table.match.state.values(), text_of(table.record)) == before
    assert table.act(seat, table.match.legal(seat)[0]) is None
    assert table.record.lines[-1].who == seat


def test_without_a_seed_the_operating_system_gives_one() -> None:
    seeds = {Table.open("superior", 2, ("rules",)).record.head.seed for _ in range(3)}
    assert len(seeds) == 3
    assert max(seeds) > 1 << 100


def test_a_player_list_goes_round_the_table_and_bots_get_seeds_of_their_own() -> None:
    players = opened("person", "rules@1", seed=8).record.head.players
    assert [player["kind"] for player in players] == ["person", "bot"] * 2
    assert players[1]["level"] == "rules"
    assert players[1]["seed"] != players[3]["seed"]
    assert opened("person", "rules", seed=8).record.head.players[1] == players[1]
    assert opened("person", "rules", seed=9).record.head.players[1]["seed"] != players[1]["seed"]


def test_what_a_table_cannot_be_is_refused() -> None:
    wrong = (("chess", 2, "rules"), ("superior", 9, "rules"), ("superior", 2, "me"))
    for game, seats, player in wrong:
        with pytest.raises(SuperdeckError):
            Table.open(game, seats, (player,))


def play_on(table: Table, moves: int) -> None:
    """Let bots act, and every person do its first legal action."""
    for _ in range(moves):
        seat = table.run()
        if seat == NOBODY:
            return
        assert table.act(seat, table.match.legal(seat)[0]) is None


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_match_goes_on_where_it_stopped(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    seats = load(name).FACTS.at_table
    short = {"target": "1"} if name == "president" else {}
    table = Table.open(name, seats, ("person", "rules"), short, 4)
    play_on(table, 5)
    table.save(path)
    play_on(table, 3)
    table.close()
    table.close()
    assert path.read_text() == text_of(table.record)
    again = Table.resume(path)
    assert again.match.state.values() == table.match.state.values()
    assert again.story == table.story
    play_on(again, 400)
    play_on(table, 400)
    assert again.over
    assert path.read_text() == text_of(again.record) == text_of(table.record)
    again.close()
    last = Table.resume(path)
    assert last.record.ended
    last.close()


def test_the_record_is_on_disk_before_the_answer(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    table = opened()
    seat = table.run()
    table.save(path)
    for _ in range(4):
        table.act(seat, table.match.legal(seat)[0])
        lines = path.read_text().splitlines()
        assert json.loads(lines[-1])[:2] == [len(table.record.lines), seat]
        seat = table.run()
    table.close()


def test_the_record_is_written_before_anything_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full stops the move: nothing is applied that is not written."""
    table = opened()
    seat = table.run()
    before = table.match.state.values()

    class Full:
        def write(self, _text: str) -> None:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(table, "_journal", Full())
    with pytest.raises(OSError, match="No space"):
        table.act(seat, table.match.legal(seat)[0])
    assert table.match.state.values() == before


def test_saving_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text("mine")
    table = opened()
    with pytest.raises(SuperdeckError, match="exists already: choose another name, or resume it"):
        table.save(path)
    assert path.read_text() == "mine"
    with pytest.raises(SuperdeckError, match="cannot be written: No such file"):
        table.save(tmp_path / "nowhere" / "match.txt")


def test_saving_again_goes_on_in_the_new_file(tmp_path: Path) -> None:
    table = opened()
    table.save(tmp_path / "one")
    play_on(table, 1)
    table.save(tmp_path / "two")
    one = (tmp_path / "one").read_text()
    play_on(table, 2)
    table.close()
    assert (tmp_path / "one").read_text() == one
    assert (tmp_path / "two").read_text() == text_of(table.record)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SuperdeckError, match="cannot be read: No such file"):
        Table.resume(tmp_path / "nothing")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SuperdeckError, match="cannot be read: it is no text"):
        Table.resume(tmp_path / "bytes")


def test_a_journal_is_a_file_of_ascii_lines(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a", fresh=True)
    journal.write("one\n")
    assert journal.path.read_bytes() == b"one\n"
    journal.close()
    again = Journal(tmp_path / "a", fresh=False)
    again.write("two\n")
    again.close()
    assert journal.path.read_bytes() == b"one\ntwo\n"


# --- What does not follow.


def forged(table: Table, number: int, **changed: Any) -> str:  # noqa: ANN401 - a part of a line
    """Return the record with one line changed and every check mended."""
    copy = type(table.record)(table.record.head)
    text = copy.begin()
    for line in table.record.lines:
        parts: dict[str, Any] = {"who": line.who, "what": line.what, "note": line.note}
        if line.seq == number:
            parts |= changed
        text += copy.append(parts["who"], parts["what"], line.when, **parts["note"])
    return text


def test_a_changed_bot_line_is_found() -> None:
    table = opened("rules")
    table.run()
    for line in table.record.lines[:-1:9]:
        other = next((n for n in range(106) if n != line.what), 0)
        with pytest.raises(RecordError, match=rf"line {line.seq + 1} is n"):
            Table.replay(parse(forged(table, line.seq, what=other)))


def test_a_legal_action_that_the_bot_would_not_do_is_found() -> None:
    table = opened("rules")
    again = Table(table.record.head)
    while True:
        while again.match.asked() == NOBODY:
            again.match.deal()
        seat = again.match.asked()
        legal = again.match.legal(seat)
        again.step()
        if len(legal) > 1:
            break
    line = again.record.lines[-1]
    other = next(action for action in legal if action != line.what)
    with pytest.raises(RecordError, match=f"not what the bot in seat {seat} does there"):
        Table.replay(parse(forged(again, line.seq, what=other)))


def test_another_result_is_found() -> None:
    table = opened("rules")
    table.run()
    last = table.record.lines[-1]
    for note in ({}, last.note | {"points": [9, 9, 9, 9]}, last.note | {"winners": []}):
        with pytest.raises(RecordError, match=f"line {last.seq + 1} gives another result"):
            Table.replay(parse(forged(table, last.seq, note=note)))


def test_an_end_before_the_end_and_an_action_after_it_are_found() -> None:
    table = opened("rules")
    table.run()
    with pytest.raises(RecordError, match="line 4 gives another result"):
        Table.replay(parse(forged(table, 3, who=CLOCK, what=END)))
    table.record.append(0, 1)
    with pytest.raises(RecordError, match="is no legal action there"):
        Table.replay(parse(text_of(table.record)))


@pytest.mark.parametrize("what", ["left", "END", ""])
def test_a_word_that_no_table_says_is_found(what: str) -> None:
    table = opened("rules")
    table.run()
    with pytest.raises(RecordError, match="line 3 "):
        Table.replay(parse(forged(table, 2, what=what)))


@pytest.mark.parametrize("who", [-2, -1, 4, 99])
def test_an_action_of_nobody_at_the_table_is_found(who: int) -> None:
    table = opened("rules")
    table.run()
    with pytest.raises(RecordError, match="line 3 is no legal action"):
        Table.replay(parse(forged(table, 2, who=who)))


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"kind": "bot"},
        {"kind": "ghost", "level": "rules"},
        {"kind": "bot", "level": "rules", "version": 1, "seed": [1, 2]},
        {"kind": "bot", "level": "rules", "version": 1, "seed": ["x", 2, 3]},
        {"kind": "bot", "level": "rules", "version": 1, "seed": 5},
    ],
    ids=str,
)
def test_a_seat_that_nobody_can_take_is_refused(entry: dict[str, Any]) -> None:
    head = opened().record.head
    players = (entry, *head.players[1:])
    with pytest.raises(RecordError, match="line 1 is damaged: it does not say who sits where"):
        Table(Head(head.game, head.behaviour, 4, head.options, head.seed, players))


def test_a_bot_of_another_version_is_refused() -> None:
    entry = {"kind": "bot", "level": "rules", "version": 99, "seed": [1, 2, 3]}
    with pytest.raises(SuperdeckError, match="version '99': this program has 1"):
        seated(entry, load("president"))


# --- Stories and advice.


def test_news_come_once() -> None:
    table = opened()
    seat = table.run()
    news = table.heard(seat)
    assert news == table.story[seat]
    assert table.heard(seat) == []
    table.act(seat, table.match.legal(seat)[0])
    table.run()
    assert news + table.heard(seat) == table.story[seat]


def test_advice_is_legal_and_touches_no_bot() -> None:
    table, other = opened(), opened()
    for _ in range(6):
        seat = table.run()
        assert other.run() == seat
        advised = table.advice(seat, "rules")
        assert advised in table.match.legal(seat)
        assert table.advice(seat, "random") in table.match.legal(seat)
        assert table.act(seat, advised) is None
        assert other.act(seat, advised) is None
    table.run()
    other.run()
    assert text_of(table.record) == text_of(other.record)


def test_a_view_is_what_the_game_shows() -> None:
    table = opened()
    seat = table.run()
    assert table.view(seat) == table.game.view(table.match.state, seat)


# --- Players as they are written, and the loops that seat them.


def test_players_are_read_with_level_character_and_version() -> None:
    game = load("president")
    plain = read_player("rules", game)
    assert (plain.level, plain.style, plain.version) == (Level.RULES, 0, 1)
    assert read_player("random@1", game).level is Level.RANDOM
    for number, style in enumerate(game.FACTS.styles):
        assert read_player(f"rules:{style}", game).style == number


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "there is no player '': the players are random, rules"),
        ("clever", "there is no player 'clever'"),
        ("rules@2", "player 'rules@2' asks for version '2': this program has 1"),
        ("rules:silly", "player 'rules:silly' has no character 'silly': choose plain"),
        ("random:plain", "player 'random:plain' has no character 'plain': random has none"),
    ],
)
def test_a_player_that_does_not_exist_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(SuperdeckError, match=sentence):
        read_player(text, load("president"))


def test_a_list_of_players_is_repeated_and_never_cut() -> None:
    game = load("president")
    levels = [player.level for player in read_players("rules, random", game, 5)]
    assert levels == [1, 0, 1, 0, 1]
    with pytest.raises(SuperdeckError, match="3 players do not fit 2 seats: name at most 2"):
        read_players("rules,rules,rules", game, 2)


@pytest.mark.parametrize("name", NAMES)
def test_the_loops_play_in_the_plain_life_too(name: str) -> None:
    game = load(name)
    seats = game.FACTS.at_table
    state = new_match(game, seats, {})
    moves = Moves(game.FACTS.legal_size)
    streams = [Stream() for _ in range(seats)]
    lineup, result = Lineup(seats), Result(seats)
    lineup.level[0] = Level.RULES
    seed_players(state, streams, key_of(5), 7, 0)
    bind(play_match, game)(state, moves, streams, lineup, Score(), result)
    assert game.over(state)
    assert result.decisions >= result.choices > 0
    assert result.winners > 0
    assert result.rounds == state.round

    state = new_match(game, seats, {}, 8)
    bind(next_round, game)(state)
    decisions = bind(playout, game)(state, moves, stream(2))
    assert game.round_over(state)
    assert 0 < decisions <= game.FACTS.longest_round


def test_ages_that_are_told_are_kept_and_used() -> None:
    table = Table.open("superhero", 3, ("person:41", "person:70", "rules"), {}, 5)
    assert table.record.head.players[1] == {"kind": "person", "age": 70}
    state: Any = table.match.state
    assert state.age[:3] == [41, 70, 0]
    again = Table.replay(parse(text_of(table.record)))
    assert again.match.state.values() == table.match.state.values()
    with pytest.raises(SuperdeckError, match="'person:old' tells no age"):
        Table.open("superhero", 3, ("person:old",), {}, 5)
    with pytest.raises(RecordError, match="an age that nobody has"):
        Table(dataclasses.replace(table.record.head, players=({"kind": "person", "age": 1e9},) * 3))


def test_a_game_without_material_has_none_in_its_record() -> None:
    table = Table.open("president", 4, ("rules",), {}, 5)
    assert table.material is None
    assert table.record.head.material == {}
    assert "material" not in text_of(table.record)
