"""Records: everything that happened in a match, as lines of text that replay exactly.

The first line is the head; each further line is `[seq, who, what, when, note, check]`: who is a
seat or `CLOCK`, what an action or one of the table's own words, when a time in microseconds (0 at
a table without a clock). `check` is a CRC-32 of the line chained to the one before it, so a line
that was changed, lost or swapped is found and named. Nothing is ever removed.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from superdeck.errors import SuperdeckError

FORMAT = 1
END = "end"
"""The table's word for the end of a match; its note has the points and the winners."""


class RecordError(SuperdeckError):
    """A record that cannot be read or does not replay; names the line."""


@dataclass(frozen=True, slots=True)
class Head:
    """What was fixed before the first card: game, behaviour, options, seed, who sits where.

    `material` is what the game is played with beside its rules (a deck), empty for most games.
    """

    game: str
    behaviour: int
    seats: int
    options: dict[str, str]
    seed: int
    players: tuple[dict[str, Any], ...]
    material: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that happened."""

    seq: int
    who: int
    what: int | str
    when: int = 0
    note: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Record:
    """A head and its lines, and the check of the last one."""

    head: Head
    lines: list[Line] = field(default_factory=list)
    check: int = 0

    def append(self, who: int, what: int | str, when: int = 0, /, **note: Any) -> str:  # noqa: ANN401 - JSON
        """Add a line and return its text, with the end of line, to be written at once."""
        line = Line(len(self.lines) + 1, who, what, when, note)
        self.lines.append(line)
        return self._sealed([line.seq, who, what, when, note])

    def begin(self) -> str:
        """Return the text of the head, with the end of line; to be called before any `append`."""
        head = self.head
        body = {
            "superdeck": FORMAT,
            "game": head.game,
            "behaviour": head.behaviour,
            "seats": head.seats,
            "options": head.options,
            "seed": f"{head.seed:032x}",
            "players": list(head.players),
        }
        if head.material:
            body["material"] = head.material
        return self._sealed([body])

    def _sealed(self, parts: list[Any]) -> str:
        text = json.dumps(parts, separators=(",", ":"), ensure_ascii=True)
        self.check = zlib.crc32(text.encode(), self.check)
        return f"{text[:-1]},{self.check}]\n"

    @property
    def ended(self) -> bool:
        """Whether the match was played to its end."""
        return bool(self.lines) and self.lines[-1].what == END


def text_of(record: Record) -> str:
    """Return a record as one block of text."""
    again = Record(record.head)
    text = again.begin()
    for line in record.lines:
        text += again.append(line.who, line.what, line.when, **line.note)
    return text


def parse(text: str) -> Record:
    """Read a record; `RecordError` names the first line that is wrong."""
    lines = text.splitlines()
    if not lines:
        message = "line 1: this is no record of superdeck, it is empty"
        raise RecordError(message)
    record = Record(_head(_parts(lines[0], 1, 2)[0]))
    _compare(record.begin(), lines[0], 1)
    for number, text_line in enumerate(lines[1:], 2):
        seq, who, what, when, note, _ = _parts(text_line, number, 6)
        if (
            seq != number - 1
            or not isinstance(note, dict)
            or not all(type(x) is int for x in (seq, who, when))
            or type(what) not in (int, str)
        ):
            raise RecordError(_sentence(number, "does not follow the one before it"))
        _compare(record.append(who, what, when, **note), text_line, number)
    if not text.endswith("\n"):
        message = _sentence(len(lines), "has no end: the record may have been cut there")
        raise RecordError(message)
    return record


def _sentence(number: int, wrong: str) -> str:
    whole = f"; the {number - 1} lines before it are whole" if number > 1 else ""
    return f"line {number} {wrong}{whole}"


def _parts(text: str, number: int, count: int) -> list[Any]:
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        parts = None
    if not isinstance(parts, list) or len(parts) != count:
        wrong = "is damaged or cut short" if number > 1 else "is no head of a superdeck record"
        raise RecordError(_sentence(number, wrong))
    return parts


def _compare(right: str, found: str, number: int) -> None:
    if right != found + "\n":
        raise RecordError(_sentence(number, "was changed: its check number does not fit"))


def _head(body: Any) -> Head:  # noqa: ANN401 - JSON from outside
    if not isinstance(body, dict) or body.get("superdeck") != FORMAT:
        message = f"line 1 is no head of a superdeck record of format {FORMAT}"
        raise RecordError(message)
    try:
        head = Head(
            str(body["game"]),
            int(body["behaviour"]),
            int(body["seats"]),
            {str(name): str(value) for name, value in body["options"].items()},
            int(body["seed"], 16),
            tuple(dict(player) for player in body["players"]),
            dict(body.get("material", {})),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        message = "line 1 is damaged: a part of the head is missing or of the wrong kind"
        raise RecordError(message) from None
    if len(head.players) != head.seats:
        message = f"line 1 names {len(head.players)} players for {head.seats} seats"
        raise RecordError(message)
    return head
