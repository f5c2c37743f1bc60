"""Records: every kind of damage is found, and its line named."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from superdeck.engine.actions import CLOCK
from superdeck.engine.record import END, Head, Record, RecordError, parse, text_of
from superdeck.errors import SuperdeckError
from superdeck.games.register import load
from superdeck.table import Table

PLAYERS = ({"kind": "person"}, {"kind": "bot", "level": "rules", "version": 1, "seed": [1, 2, 3]})


def sample(lines: int = 4) -> Record:
    head = Head("superior", 1, 2, {"rounds": "3"}, 1 << 127, PLAYERS)
    record = Record(head)
    record.begin()
    for i in range(lines):
        record.append(i % 2, 10 + i, 5 * i, **({"why": "ñ"} if i == 2 else {}))
    return record


def test_a_record_is_read_as_it_was_written() -> None:
    record = sample()
    again = parse(text_of(record))
    assert again.head == record.head
    assert again.lines == record.lines
    assert again.check == record.check
    assert text_of(again) == text_of(record)
    assert text_of(record).isascii()


def test_what_is_appended_later_is_the_same_text() -> None:
    record = sample(0)
    text = text_of(record)
    text += record.append(CLOCK, END, points=[1])
    assert text == text_of(record)
    assert record.ended
    assert not sample().ended
    assert not sample(0).ended


def broken(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        parse(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


def lines() -> list[str]:
    return text_of(sample()).splitlines(keepends=True)


@pytest.mark.parametrize("number", range(1, 6))
def test_a_changed_line_is_named(number: int) -> None:
    text = lines()
    text[number - 1] = text[number - 1].replace("1", "2", 1)
    assert broken("".join(text)).startswith(f"line {number} ")


@pytest.mark.parametrize("number", range(2, 6))
def test_a_lost_a_doubled_and_a_swapped_line_are_named(number: int) -> None:
    text = lines()
    lost = [line for i, line in enumerate(text, 1) if i != number]
    if number < 5:
        assert broken("".join(lost)).startswith(f"line {number} ")
    doubled = [*text[:number], text[number - 1], *text[number:]]
    assert broken("".join(doubled)).startswith(f"line {number + 1} ")
    swapped = text.copy()
    swapped[number - 2 : number] = reversed(swapped[number - 2 : number])
    assert broken("".join(swapped)).startswith(f"line {number - 1} ")


def test_a_lost_last_line_leaves_a_whole_record() -> None:
    """Nothing is missing before it; the match goes on from there."""
    assert len(parse("".join(lines()[:-1])).lines) == 3


def test_a_record_that_was_cut_is_named_at_every_place() -> None:
    text = text_of(sample())
    for at in range(1, len(text)):
        cut = text[:at]
        if cut.endswith("\n"):
            assert parse(cut).lines == sample().lines[: cut.count("\n") - 1]
        else:
            assert broken(cut).startswith(f"line {cut.count(chr(10)) + 1} ")


def test_the_sentence_says_how_much_is_whole() -> None:
    text = lines()
    text[3] = text[3].replace("12", "13")
    assert "the 3 lines before it are whole" in broken("".join(text))


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "[]\n", "{}\n", "[1, 2]\n", "[[], 0]\n", '{"a": 1}\n', "[" * 100_000],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert broken(text).startswith("line 1")


def body(**changed: object) -> str:
    """Return a head with some parts changed and its check mended, as an enemy would."""
    parts = json.loads(text_of(sample(0)))[0]
    for name, value in changed.items():
        if value is None:
            del parts[name]
        else:
            parts[name] = value
    text = json.dumps([parts], separators=(",", ":"))
    import zlib  # noqa: PLC0415

    return f"{text[:-1]},{zlib.crc32(text.encode())}]\n"


@pytest.mark.parametrize(
    "changed",
    [
        {"superdeck": 2},
        {"superdeck": None},
        {"game": None},
        {"behaviour": "one"},
        {"behaviour": [1]},
        {"behaviour": float("inf")},
        {"seats": float("nan")},
        {"seats": None},
        {"seats": 3},
        {"options": [1]},
        {"options": "no"},
        {"seed": "xyz"},
        {"seed": 5},
        {"players": 7},
        {"players": [1, 2]},
        {"players": ["ab", "cd"]},
        {"players": []},
        {"material": 7},
    ],
    ids=str,
)
def test_a_head_with_wrong_parts_is_refused(changed: dict[str, object]) -> None:
    assert broken(body(**changed)).startswith("line 1 ")


def sealed_line(record: Record, parts: list[object]) -> str:
    """Return a line with the right check, whatever it says."""
    return record._sealed(parts)


@pytest.mark.parametrize(
    "parts",
    [
        [2, 0, 1, 0, {}],
        [0, 0, 1, 0, {}],
        ["1", 0, 1, 0, {}],
        [1, "0", 1, 0, {}],
        [1, 0, None, 0, {}],
        [1, 0, [1], 0, {}],
        [1, 0, 1.5, 0, {}],
        [1, 0, 1, "now", {}],
        [1, 0, 1, 0, []],
        [1, 0, 1, 0, None],
        [1, 0, 1, 0],
        [1, 0, 1, 0, {}, 7],
        [1, True, 1, 0, {}],
        [1, 0, True, 0, {}],
        [True, 0, 1, 0, {}],
    ],
    ids=str,
)
def test_a_line_of_wrong_kinds_is_refused(parts: list[object]) -> None:
    record = sample(0)
    text = text_of(record)
    assert broken(text + sealed_line(record, parts)).startswith("line 2 ")


@pytest.mark.parametrize("name", ["self", "who", "what", "when", "seq"])
def test_a_note_may_use_any_word(name: str) -> None:
    record = sample(0)
    text = text_of(record) + sealed_line(record, [1, 0, 1, 0, {name: 3}])
    assert parse(text).lines[0].note == {name: 3}
    assert text_of(parse(text)) == text


def played() -> str:
    table = Table.open("president", 4, ("random", "rules"), {"target": "1"}, 3)
    table.run()
    return text_of(table.record)


def replayed(text: str) -> Table | None:
    """Return the table of a record, None where it is refused with a sentence that names a line."""
    try:
        return Table.replay(parse(text))
    except SuperdeckError as error:
        if "line" not in str(error):
            raise AssertionError from error
        return None


PLAYED = played()
STATES = Table.replay(parse(PLAYED)).match.state.values()


@given(data=st.data())
def test_a_mutated_text_is_an_error_or_the_same_match(data: st.DataObject) -> None:
    """Never a traceback, never silently another match."""
    size = len(PLAYED)
    at = data.draw(st.integers(0, size - 1))
    until = data.draw(st.integers(at, min(size, at + 200)))
    signs = st.sampled_from(['"', "[", "]", "0", "\n", "{}"])
    new = data.draw(st.one_of(st.text(max_size=6), signs))
    text = PLAYED[:at] + new + PLAYED[until:]
    table = replayed(text)
    if table is None:
        return
    if len(table.record.lines) == len(parse(PLAYED).lines):
        assert table.match.state.values() == STATES
    assert PLAYED.startswith(text_of(table.record))


@given(data=st.data())
def test_a_forged_line_is_an_error_or_is_what_the_bots_do(data: st.DataObject) -> None:
    """With its checks mended, as an enemy would: what bots did must be what they do."""
    record = parse(PLAYED)
    forged = Record(record.head)
    forged.begin()
    at = data.draw(st.integers(0, len(record.lines) - 1))
    for i, line in enumerate(record.lines):
        what: int | str = line.what
        who, note = line.who, line.note
        if i == at:
            what = data.draw(st.one_of(st.integers(-3, 200), st.sampled_from(["end", "left"])))
            who = data.draw(st.integers(-3, 6))
        forged.append(who, what, line.when, **note)
    same = forged.lines == record.lines
    assert same == (replayed(text_of(forged)) is not None)


def test_a_record_of_another_behaviour_is_refused_by_its_version() -> None:
    head = Head("superior", 99, 2, {}, 1, PLAYERS)
    now = load("superior").FACTS.behaviour
    with pytest.raises(RecordError, match=f"behaviour 99; this program plays behaviour {now}"):
        Table.replay(Record(head))


def test_a_foreign_game_is_named() -> None:
    with pytest.raises(SuperdeckError, match="no game 'chess'"):
        Table.replay(parse(body(game="chess")))
