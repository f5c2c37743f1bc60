"""Options: declared as fields of the state, chosen in words, read by the rules as ints.

The words of a choice are the lower-case names of its enum, so that rules and people use one list.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class OptionError(SuperdeckError):
    """A wrong option name or value, or a combination that a ruling forbids."""


class Toggle(IntEnum):
    """The words of a plain switch."""

    NO = 0
    YES = 1


class FirstBy(IntEnum):
    """How the first seat is found (GEN-02, GEN-03)."""

    AGE = 0
    RANDOM = 1
    SEAT = 2


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its words and their ints, or a range of numbers, or both; and its clause."""

    words: tuple[tuple[str, int], ...]
    span: tuple[int, int] | None
    default: int
    clause: str
    name: str = ""
    defaults: tuple[tuple[int, int], ...] = ()
    """Pairs of a number of seats and another default for it."""

    @property
    def low(self) -> int:
        """The smallest int it may have in a state."""
        return min([value for _, value in self.words] + list(self.span or ()))

    @property
    def high(self) -> int:
        """The largest int it may have in a state."""
        return max([value for _, value in self.words] + list(self.span or ()))

    def named(self, name: str) -> Option:
        """Return the same option under the name of its field."""
        return replace(self, name=name)

    def usual(self, seats: int) -> int:
        """Return the default at a table for so many seats."""
        return dict(self.defaults).get(seats, self.default)

    def say(self, value: int) -> str:
        """Return the word (or the number in digits) for an int of this option."""
        return next((word for word, number in self.words if number == value), str(value))

    def allowed(self) -> str:
        """Say in words what may be chosen, default first."""
        words = sorted((word for word, _ in self.words), key=lambda w: w != self.say(self.default))
        return ", ".join(words + ([f"{self.span[0]} to {self.span[1]}"] if self.span else []))

    def read(self, text: str) -> int:
        """Return the int for what a person wrote; `OptionError` names the right words."""
        for word, value in self.words:
            if text == word:
                return value
        if self.span and text in map(str, range(self.span[0], self.span[1] + 1)):
            return int(text)
        message = f"option {self.name} cannot be {text!r}: choose {self.allowed()}"
        raise OptionError(message)


def choice(
    words: type[IntEnum],
    clause: str,
    default: IntEnum | None = None,
    defaults: Mapping[int, IntEnum] | None = None,
) -> Option:
    """Declare a choice among the names of an enum; the first is the default unless told.

    `defaults` gives another default for some numbers of seats.
    """
    values = tuple((member.name.lower(), int(member)) for member in words)
    usual = values[0][1] if default is None else int(default)
    others = tuple((seats, int(member)) for seats, member in (defaults or {}).items())
    return Option(values, None, usual, clause, defaults=others)


def one_of(clause: str, *numbers: int) -> Option:
    """Declare a choice among a few numbers; the first is the default."""
    return Option(tuple((str(n), n) for n in numbers), None, numbers[0], clause)


def number(default: int, low: int, high: int, clause: str, **words: int) -> Option:
    """Declare a number from `low` to `high`; `words` are further names (`auto=-1`)."""
    return Option(tuple(words.items()), (low, high), default, clause)


def read_options(options: Iterable[Option], chosen: dict[str, str], seats: int) -> dict[str, int]:
    """Return an int for every option, its default for so many seats where nothing was chosen.

    Raises `OptionError` with one sentence for an unknown name or value.
    """
    known = {option.name: option for option in options}
    values = {name: option.usual(seats) for name, option in known.items()}
    for name, text in chosen.items():
        if name not in known:
            message = f"there is no option {name!r}: the options are {', '.join(sorted(known))}"
            raise OptionError(message)
        values[name] = known[name].read(text)
    return values


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """Split options written `name=value`; `OptionError` for another form or a name said twice."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            message = f"an option is written name=value, not {text!r}"
            raise OptionError(message)
        if chosen.setdefault(name, value) != value:
            message = f"option {name} is said twice: {chosen[name]!r} and {value!r}"
            raise OptionError(message)
    return chosen
