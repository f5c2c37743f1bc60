"""What a match consists of, declared once.

A game writes its state as annotations of a subclass of `State`; every field is an int or a fixed
list of ints and carries one mark: who may know it, its range, its length. The same class is the
plain object that rules and tests use, and (through `fields`) the record of the compiled twin.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, ClassVar, Self, get_args, get_type_hints

from superdeck.engine.options import FirstBy, Option, choice, number

WORD = (1 << 32) - 1
"""The largest word of a key: 32 bits."""

MAX_SEATS = 14
"""No game seats more (President with two packs)."""


class Who(Enum):
    """Who may know a field: everybody, each seat its own entry, nobody."""

    PUBLIC = "public"
    OWN = "own"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Mark:
    """The mark of one field: who knows it, the range of each int (inclusive), how many ints."""

    who: Who
    low: int
    high: int
    size: int = 0


def public(low: int, high: int, size: int = 0) -> Mark:
    """Everybody may know it. `size` 0 is a single int, else the length of the list."""
    return Mark(Who.PUBLIC, low, high, size)


def own(low: int, high: int, size: int) -> Mark:
    """A list with one entry a seat, each known to that seat (and whom a rule tells)."""
    return Mark(Who.OWN, low, high, size)


def hidden(low: int, high: int, size: int = 0) -> Mark:
    """Nobody is shown it: the key, the order of the stock, who has declined."""
    return Mark(Who.HIDDEN, low, high, size)


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a state: its name and mark, and its option where it is one."""

    name: str
    mark: Mark
    option: Option | None = None


class State:
    """Everything about a match. Never leaves the process: `view` is the only door out.

    Subclasses add annotated fields and give `stock` its length. The stock is the pack in order,
    shuffled once a round: `stock[spent:pack]` is still to come, and `spent` -1 before a deal says
    that somebody stacked it. `first_by` and `first_seat` are the options of GEN-02 and GEN-03.
    """

    seats: Annotated[int, public(1, MAX_SEATS)]
    round: Annotated[int, public(0, 9999)]
    first_by: Annotated[int, choice(FirstBy, "GEN-02")]
    first_seat: Annotated[int, number(0, 0, MAX_SEATS - 1, "GEN-03")]
    key: Annotated[list[int], hidden(0, WORD, 4)]
    reshuffles: Annotated[int, hidden(0, WORD)]
    stock: Annotated[list[int], hidden(0, 0, 1)]
    pack: Annotated[int, public(0, 512)]
    spent: Annotated[int, public(-1, 512)]

    fields: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Read the declaration."""
        cls.fields = tuple(_declared(cls))

    def __init__(self) -> None:
        """Make an empty state: all ints 0."""
        for field in self.fields:
            size = field.mark.size
            setattr(self, field.name, [0] * size if size else 0)

    def copy(self) -> Self:
        """Copy every field."""
        twin = self.__class__.__new__(self.__class__)
        values = twin.__dict__
        for name, value in self.__dict__.items():
            values[name] = value.copy() if value.__class__ is list else value
        return twin

    def values(self) -> tuple[tuple[int, ...], ...]:
        """All ints in the order of declaration, each field a tuple: equal states, equal values."""
        return tuple(
            tuple(value) if isinstance(value := getattr(self, field.name), list) else (value,)
            for field in self.fields
        )


def _declared(cls: type[State]) -> list[Field]:
    found = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        for mark in get_args(hint)[1:]:
            if isinstance(mark, Mark):
                found.append(Field(name, mark))
            elif isinstance(mark, Option):
                known = Mark(Who.PUBLIC, mark.low, mark.high)
                found.append(Field(name, known, mark.named(name)))
    return found


def out_of_range(state: State) -> list[str]:
    """Name every field whose ints leave their declared range, with the value (for tests)."""
    wrong = []
    for field, values in zip(state.fields, state.values(), strict=True):
        mark = field.mark
        if len(values) != max(1, mark.size):
            wrong.append(f"{field.name} has {len(values)} ints")
        wrong += [
            f"{field.name}[{i}] = {value}"
            for i, value in enumerate(values)
            if not mark.low <= value <= mark.high
        ]
    return wrong


class Moves:
    """Buffer for `legal`: `action[0:count]` are the actions, at most `size` of them."""

    size: int
    action: list[int]

    def __init__(self, size: int) -> None:
        """Make room for `size` actions."""
        self.size = size
        self.action = [0] * size


class Score:
    """Buffer for `score`: points of each seat, and the winners as a set of seats (bits)."""

    points: list[int]
    winners: int

    def __init__(self, seats: int = MAX_SEATS) -> None:
        """Make room for `seats` seats."""
        self.points = [0] * seats
        self.winners = 0


class Reaction:
    """A player's reaction, filled by `react`; times are whole microseconds.

    `look`: until the mind is made up; it starts again when the move counter changes. `move`: until
    the act is done then; it cannot be called back, so a claim may come too late. `act`: the action,
    -1 for none (after `look` the player looks again, where that is not 0). `looked` is the player's
    own memory, set to 0 when the counter changes.

    For `CLOCK` a driver writes, before it asks: `since[seat]`, how long ago that seat did
    something; `held[seat]`, how long ago `CLOCK` answered a claim of that seat.

    `due`, `moving` and `answers` are the driver's own: when this reaction goes on, whether the
    hand moves already, and which counter the act will answer.
    """

    look: int
    move: int
    act: int
    looked: int
    due: int
    moving: int
    answers: int
    since: list[int]
    held: list[int]

    def __init__(self, seats: int = MAX_SEATS) -> None:
        """Make an empty reaction."""
        self.look = self.move = self.looked = 0
        self.due = self.moving = self.answers = 0
        self.act = -1
        self.since = [0] * seats
        self.held = [0] * seats


class Numbers:
    """Buffer for `observe`: the view as numbers."""

    value: list[int]

    def __init__(self, size: int) -> None:
        """Make room for `size` numbers."""
        self.value = [0] * size
