"""Real time in a terminal: what keys do on a virtual clock, the keyboard, the command line."""

from __future__ import annotations

import os
import pty
import termios
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.record import parse, text_of
from superdeck.games.circles.acts import play_of
from superdeck.phrases import LANGUAGES, Phrases
from superdeck.table.clock import SystemClock
from superdeck.table.live import LiveTable
from superdeck.table.table import read_record
from superdeck.terminal.live.keys import STOP, SUSPEND, Keyboard
from superdeck.terminal.live.sitting import FRAME, SECOND
from tests.terminal.scripted import DRAWN, RYPG, Play, Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches are saved in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_nothing_begins_before_a_key_and_go_is_counted_down() -> None:
    play = Play((7, "x"), (9, " "), (9.5, "y"), (11, ""))
    assert play.seen.glances[0][0] == 7 * SECOND
    assert play.prompts()[:3] == ["GO in 3", "GO in 2", "GO in 1"]
    refused = [glance for _, glance in play.seen.glances if glance.notice]
    assert refused[0].notice == "Nothing may be done before GO (CIRC-R21)."
    assert play.view["held"][0] == 0
    assert play.table.record.lines[0].when == 3 * SECOND


def test_a_card_is_chosen_and_laid_with_two_keys() -> None:
    keys = ((3.1, "c"), (3.2, "2"), (3.3, ""))
    play = Play(*DRAWN, *keys)
    assert "RYPG: which ring?" in play.prompts()
    hands = [tuple(letter for letter, _ in glance.hand) for _, glance in play.seen.glances]
    assert list(dict.fromkeys(hands)) == [(), ("a", "b", "c"), ("a", "b")]
    assert play.table.record.lines[4].what == play_of(RYPG, 1)
    assert play.last.top == (("R", 0), ("Y", 3), ("P", 4), ("G", 2))
    assert play.last.barred == 1


def test_a_card_keeps_its_letter_and_a_free_one_is_given_again() -> None:
    play = Play(*DRAWN, (3.2, ""))
    board = play.sitting
    a, b, c = (board.cards[letter] for letter in "abc")
    hand = dict(play.view, hand=[a, c])
    board.board(hand)
    assert board.cards == {"a": a, "c": c}
    new = next(card for card in range(73) if card not in (a, b, c))
    board.board(dict(hand, hand=sorted([a, c, new])))
    assert board.cards == {"a": a, "b": new, "c": c}
    board.chosen = "b"
    board.board(hand)
    assert board.chosen == ""


def test_a_card_that_was_just_drawn_can_be_chosen_before_it_is_shown() -> None:
    play = Play((0, "x"), (3.01, " a1"), (3.1, ""))
    assert play.last.chosen == "a"
    assert play.last.notice.startswith("Ring 1 of ")


def test_a_wrong_ring_is_refused_and_the_choice_kept() -> None:
    play = Play(*DRAWN, (3.1, "a"), (3.2, "1"), (3.3, ""))
    assert play.last.notice == "Ring 1 of YRPB is yellow, and on top it is blue (CIRC-12)."
    assert play.last.chosen == "a"
    assert play.view["held"][0] == 3


def test_a_choice_is_kept_while_the_table_changes() -> None:
    play = Play(*DRAWN, (3.1, "c"), (9, ""))
    assert {glance.counter for _, glance in play.seen.glances} > {0, 1}
    assert play.last.chosen == "c"


def test_keys_that_mean_nothing_are_answered() -> None:
    play = Play(*DRAWN, (3.1, "z"), (3.2, "2"), (3.3, "\x01"), (3.4, "b"), (3.5, "\x1b"), (3.6, ""))
    notices = [glance.notice for _, glance in play.seen.glances if glance.notice]
    assert notices == [
        "No card of yours has the letter z.",
        "First choose a card: type its letter.",
    ]
    assert play.last.chosen == ""


def test_the_pile_is_turned_for_a_ring() -> None:
    play = Play(*DRAWN, (3.1, "0"), (3.2, "1"), (3.3, ""))
    assert "Your pile: which ring?" in play.prompts()
    assert any(told[0] in ("told-kept", "told-turned") for told in play.table.story[0])


def test_a_claim_answers_the_counter_that_was_on_the_screen() -> None:
    """What is typed before the window shows Bruno's card is late; a moment later it is not."""
    late, fresh = (Play(*DRAWN, (4.66, "a"), (when, "3"), (5, "")) for when in (4.7, 4.72))
    claims = [line.note["claim"][0::2] for line in late.table.record.lines if line.note]
    assert claims[0] == [0, 0]
    assert late.last.notice == "You were too late with YRPB and take it back."
    assert not any(line.note.get("claim", [1])[0] == 0 for line in fresh.table.record.lines)


def test_the_window_changes_at_most_twenty_times_a_second_and_nobody_waits_in_a_circle() -> None:
    table = LiveTable.open("circles", 8, ("person", "rules:quick"), {"countdown_s": "0"}, 5)
    play = Play((0, "x"), *((1 + i / 100, " ") for i in range(9)), (20, ""), table=table)
    times = [when for when, _ in play.seen.glances]
    assert min(b - a for a, b in pairwise(times)) >= FRAME
    assert len(play.script.waits) < 20 * 60
    assert all(wait > 0 for wait in play.script.waits if wait != play.script.waits[0])


def test_help_holds_the_match_and_a_countdown_ends_it() -> None:
    play = Play(*DRAWN, (4, "?"), (60, "x"), (62, " "), (64, ""))
    assert any("Type the letter of your card" in line for line in play.seen.pages[0])
    words = [line.what for line in play.table.record.lines if isinstance(line.what, str)]
    assert words == ["hold", "go on", "hold"]
    times = [line.when for line in play.table.record.lines if line.what in ("hold", "go on")]
    assert times[:2] == [4 * SECOND, 63 * SECOND]
    assert {"It goes on in 3", "It goes on in 2", "It goes on in 1"} <= set(play.prompts())
    notices = [glance.notice for _, glance in play.seen.glances]
    assert "The match is paused: nothing may be done now." in notices
    LiveTable.replay(parse(text_of(play.table.record)))


def test_ctrl_z_gives_the_terminal_back_and_the_match_waits() -> None:
    play = Play(*DRAWN, (4, SUSPEND), (50, ""), (55, ""))
    assert (play.script.suspended, play.script.opened) == (1, 2)
    words = [line.what for line in play.table.record.lines if isinstance(line.what, str)]
    assert words == ["hold", "go on", "hold"]


def test_ctrl_c_saves_and_the_match_goes_on_with_a_countdown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(KeyboardInterrupt):
        Play(*DRAWN, (5, "interrupt"))
    assert "superdeck play --resume circles-1.superdeck" in capsys.readouterr().out
    path = Path("circles-1.superdeck")
    table = LiveTable.resume(path)
    before = table.view(0)["hand"]
    play = Play((0, "x"), (2.9, "a"), (3.1, " "), (4, ""), table=table, path=path)
    assert play.prompts()[0] == "It goes on in 3"
    assert play.last.news[0]
    assert set(before) <= set(play.view["hand"])
    table.close()
    again = LiveTable.replay(read_record(path))
    assert again.match.state.values() == table.match.state.values()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_to_its_end(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    play = Play(script=Player(), lang=lang, path=Path("it"))
    assert play.table.record.ended
    assert play.seen.times.now() < 300 * SECOND
    said = capsys.readouterr().out
    assert Phrases(None, lang).say("match-again", seed="5") in said
    assert play.sitting.story[-1] in said
    assert max(map(len, said.splitlines())) < 80


def test_enter_is_the_act_that_names_no_ring() -> None:
    play = Play(*DRAWN, (3.1, "\r"), (3.15, ""), (3.2, "a"), (3.3, "\n"), (3.4, ""))
    notices = list(dict.fromkeys(g.notice for _, g in play.seen.glances if g.notice))
    assert [notice[-11:] for notice in notices] == ["(CIRC-R12).", "(CIRC-R16)."]


def test_what_comes_to_nothing_is_said() -> None:
    play = Play(*DRAWN, (3.2, ""))
    play.table.go_on()
    refusal = play.table.arrive(0, play_of(RYPG, 1), 99).refusal
    assert refusal is not None
    assert play.sitting.voice.refusal(refusal) == "That comes to nothing now."


# --- The keyboard.


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """The two ends of a terminal."""
    ends = pty.openpty()
    yield ends
    for end in ends:
        os.close(end)


def test_keys_come_one_by_one_and_unseen(terminal: tuple[int, int]) -> None:
    end, file = terminal
    clock = SystemClock()
    soon = clock.now() + 5 * SECOND
    keyboard = Keyboard(file)
    with keyboard.open():
        assert keyboard.read(clock.now(), clock) == ""
        for typed, read in (("a", "a"), ("ñ", "ñ"), ("\x1a", SUSPEND), ("\x13", "\x13")):
            os.write(end, typed.encode())
            assert keyboard.read(soon, clock) == read
        os.write(end, b"\x1b[A")
        assert keyboard.read(soon, clock) == "\x1b"
        os.write(end, b"\x04")
        assert keyboard.read(soon, clock) == STOP
        assert not termios.tcgetattr(file)[3] & termios.ECHO


@pytest.mark.parametrize("error", [KeyboardInterrupt, RuntimeError])
def test_the_terminal_is_put_back_however_it_ends(
    terminal: tuple[int, int], error: type[BaseException]
) -> None:
    before = termios.tcgetattr(terminal[1])

    def fail() -> None:
        with Keyboard(terminal[1]).open():
            assert termios.tcgetattr(terminal[1]) != before
            raise error

    with pytest.raises(error):
        fail()
    assert termios.tcgetattr(terminal[1]) == before


# --- The command line.


def test_without_a_keyboard_nobody_has_to_be_quick(run: Run) -> None:
    ended = run("play circles --seed 5 --seats 2", "1", "1", "quit")
    assert ended.status == 0
    note = "No single keys can be read here, so this match is played with mode = ticks"
    assert " ".join(ended.out.split()).startswith(note)
    assert read_record(Path("circles-1.superdeck")).head.options["mode"] == "ticks"
    es = run("play circles --seed 5 --seats 2 --lang es", "1", "salir")
    assert "mode = ticks: nadie tiene que darse prisa" in " ".join(es.out.split())


def test_real_time_that_was_asked_for_needs_a_keyboard(run: Run) -> None:
    ended = run("play circles --option mode=real_time", "1")
    assert ended.status == 2
    assert ended.err == (
        "superdeck: circles in real time needs a keyboard that gives single keys\n"
    )
    Play(*DRAWN, (5, ""))
    assert run("play --resume circles-1.superdeck").err == ended.err


@pytest.mark.parametrize("mode", ["real_time", "ticks"])
def test_bots_play_a_match_at_once_and_its_record_is_told(run: Run, mode: str) -> None:
    ended = run(f"play circles --auto --seats 3 --seed 5 --option mode={mode} --save it")
    assert ended.status == 0
    assert "The match is over" in ended.out
    record = read_record(Path("it"))
    assert record.ended
    assert (record.lines[-1].when > 10 * SECOND) == (mode == "real_time")
    told = run("replay it")
    assert told.status == 0
    assert told.out.count(" lays ") == ended.out.count(" lays ") + ended.out.count("You lay ") > 40


def test_a_match_of_bots_that_was_cut_is_played_to_its_end(run: Run) -> None:
    run("play circles --auto --seats 3 --seed 5 --save it")
    path = Path("it")
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:30]))
    ended = run("play --resume it")
    assert ended.status == 0
    assert "The match is over" in ended.out
    assert run("replay it").status == 0


@pytest.mark.twin
@pytest.mark.parametrize("mode", ["real_time", "ticks"])
def test_records_of_both_modes_replay_in_both_lives(run: Run, mode: str) -> None:
    play = Play(*DRAWN, (4, "?"), (5, "x"), (12, "0"), (12.2, "1"), (14, ""))
    live = Path("circles-1.superdeck")
    assert play.table.record.lines
    run(f"play circles --auto --seats 3 --seed 5 --option mode={mode} --save it")
    for path in (Path("it"), live):
        assert run(f"replay {path} --verify").status == 0
    text = live.read_text()
    when = next(line.when for line in play.table.record.lines if line.who == 1)
    live.write_text(text.replace(f",{when},", f",{when + 1},", 1))
    assert "was changed" in run(f"replay {live} --verify").err
