"""The action table: which numbers a game's actions have, and who may see each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

WAIVE = 0
"""Action 0 in every game: no, go on. It tells nobody else anything."""

NOBODY = -1
"""No seat; as a watcher, a spectator."""

CLOCK = -2
"""The actor that does what no seat does."""


class Seen(Enum):
    """Who may see an action: everybody, its actor, its actor and its target."""

    ALL = "all"
    ACTOR = "actor"
    TARGET = "actor and target"


@dataclass(frozen=True, slots=True)
class Span:
    """One range of action numbers: `first` to `first + size - 1`, and what its number says.

    `part` names what `action - first` means (a rank, a card, a set of cards).
    """

    name: str
    first: int
    size: int
    part: str = ""
    seen: Seen = Seen.ALL


@dataclass(frozen=True, slots=True)
class Actions:
    """All actions of a game, in spans that follow one another from 0."""

    spans: tuple[Span, ...]

    def __post_init__(self) -> None:
        """Check that the spans leave no gap and start with WAIVE."""
        following = 0
        for span in self.spans:
            if span.first != following or span.size < 1:
                message = f"span {span.name} must start at {following}"
                raise ValueError(message)
            following += span.size
        if self.spans[0].name != "waive" or self.spans[0].size != 1:
            message = "action 0 is WAIVE in every game"
            raise ValueError(message)

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return self.spans[-1].first + self.spans[-1].size

    def span(self, action: int) -> Span:
        """Return the span of an action number; `IndexError` where there is none."""
        for span in self.spans:
            if span.first <= action < span.first + span.size:
                return span
        message = f"no action has the number {action}"
        raise IndexError(message)

    def shown(self, action: int, actor: int, target: int, watcher: int) -> bool:
        """Whether `watcher` may see that `actor` did this (`target` where it has one)."""
        seen = self.span(action).seen
        if seen is Seen.ALL or watcher == actor:
            return True
        return seen is Seen.TARGET and watcher == target != NOBODY


def waive() -> Span:
    """Return the span that every table starts with."""
    return Span("waive", WAIVE, 1, "", Seen.ACTOR)
