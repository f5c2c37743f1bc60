"""The contract: what a game is. A module (or package) that has these names is a game.

The verbs down to `believe` are written in the small Python that runs in both lives; the rest, from
`view` on, is words at the edge and runs in the plain life only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from superdeck.engine.state import State

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from superdeck.engine.actions import Actions
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves, Numbers, Reaction, Score

View = dict[str, Any]
"""What one watcher may see: plain ints, words, lists and dicts of them, fit for JSON."""

Telling = tuple[str | int, ...]
"""One thing told: a key of the game's phrases, then numbers or words."""

SMALL_VERBS = (
    "deal",
    "actors",
    "ask",
    "legal",
    "apply",
    "pass_over",
    "over",
    "round_over",
    "score",
    "observe",
    "imagine",
    "prefer",
    "live",
    "counter",
    "claim",
    "react",
    "prospect",
    "believe",
)
"""The verbs that are compiled for the twin."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence or a name before it has a language: a phrase key and its values.

    A value is a word, a number, another `Say` (a card, a seat), or several of them (a list).
    The key `seat` with the value `seat` is a seat's name.
    """

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


Value = str | int | Say | tuple[Say, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is refused, and the clauses that say so."""

    say: Say
    clauses: tuple[str, ...]


class Material(Protocol):
    """What a match is played with beside its rules, where a game has such a thing: a deck of texts.

    Rules see the numbers that `furnish` writes and nothing else; words ask for texts by key. It is
    never changed: whatever alters it makes a new one.
    """

    @property
    def head(self) -> dict[str, Any]:
        """What a record's head keeps of it, fit for JSON: enough to make it again."""

    @classmethod
    def of(cls, head: Mapping[str, Any], /) -> Self:
        """Make it from a record's head; {} gives the game's own. `SuperdeckError` where wrong."""

    @classmethod
    def read(cls, path: Path, /) -> Self:
        """Read it from a file of a person; `SuperdeckError` says in one sentence what is wrong."""

    def furnish(self, state: Any, /) -> None:  # noqa: ANN401 - the game's own state
        """Write what the rules need into a state before the first deal."""

    def word(self, say: Say, lang: str, /) -> str | None:
        """Return its own words for something that is said, None where it has no better ones."""

    def asks(self, state: Any, /) -> tuple[str, ...]:  # noqa: ANN401 - as above
        """Return the keys of the questions that each person answers before the first deal."""

    def answered(self, seat: int, answers: Sequence[str], /) -> Self:
        """Take in a seat's answers; `SuperdeckError` says what is wrong with them."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is fixed about a game.

    `seats` is the accepted range and `usual` the publisher's; `legal_size` bounds the actions of
    one `legal`, `numbers` the length of an observation, `longest_round` the decisions of a round
    (chance repeats excepted). `behaviour` rises whenever the same record would play otherwise.
    `styles` names the characters of `prefer` and `react`, style 0 first; with `drawn` a bot whose
    character nobody named draws one from its seed. `clock` says that there is something that
    `CLOCK` does: only then is `legal` asked about it. `proposed` is how many seats a table has
    where nobody says it (0: the publisher's fewest), `material` what matches need beside the rules.
    `levels` says which players `easy`, `medium` and `hard` are.
    """

    name: str
    title: str
    seats: tuple[int, int]
    usual: tuple[int, int]
    actions: Actions
    legal_size: int
    numbers: int
    longest_round: int
    most_rounds: int
    behaviour: int
    styles: tuple[str, ...] = ("plain",)
    clock: bool = False
    drawn: bool = False
    proposed: int = 0
    material: type[Material] | None = None
    levels: tuple[str, str, str] = ("random", "rules", "tree:300")

    @property
    def at_table(self) -> int:
        """How many seats a table has where nobody says it."""
        return self.proposed or self.usual[0]


@dataclass(frozen=True, slots=True)
class Board:
    """What a player of a live game must find at one glance.

    A card is a row of marks, one a place, from the first place on; a mark's value `colour` says how
    it may be coloured. `barred` is the place of the top card that does not count now, -1 for none.
    `hand` has the number of each card for `touch`, in any order. `help` says how to play.
    """

    top: tuple[Say, ...]
    places: tuple[Say, ...]
    barred: int
    hand: tuple[tuple[int, tuple[Say, ...]], ...]
    seats: tuple[Say, ...]
    help: tuple[Say, ...]


PILE = -1
NOTHING = -2
"""What `touch` may get instead of a card: the player's own pile, or nothing chosen."""

S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The verbs of one game. Nothing here checks its arguments: the referee does."""

    FACTS: Facts
    STATE: type[S]

    def deal(self, state: S, /) -> None:
        """Set the table up for the next round; `state.round` has been counted up by the driver."""

    def actors(self, state: S, /) -> int:
        """Return the seats that may act now as a set of bits, from public facts only."""

    def ask(self, state: S, /) -> int:
        """Return the one seat of `actors` that a driver asks next, or `CLOCK`.

        Public facts, and who has answered; where it stops is never shown to another seat. `CLOCK`
        says that nothing goes on before the first thing that `legal` lists for it is done.
        """

    def legal(self, state: S, seat: int, out: Moves, /) -> int:
        """Fill `out.action` with the legal actions of an actor and return how many.

        For `CLOCK` with all that it may do now, asked or not; what it is asked for comes first.
        """

    def apply(self, state: S, seat: int, action: int, /) -> None:
        """Do a legal action of an actor; never crosses the end of a round."""

    def pass_over(self, state: S, out: Moves, /) -> None:
        """Decline for every asked seat that can only decline; `out` is scratch."""

    def over(self, state: S, /) -> bool:
        """Whether the match has ended."""

    def round_over(self, state: S, /) -> bool:
        """Whether no more actions come before the next `deal`."""

    def score(self, state: S, out: Score, /) -> None:
        """Fill in the points of the match and, once it is over, the set of winners."""

    def observe(self, state: S, seat: int, out: Numbers, /) -> None:
        """Fill `out.value` with the view of a seat as numbers."""

    def imagine(self, state: S, seat: int, chance: Stream, /) -> None:
        """Replace the world by one that the seat cannot tell from it, all equally likely."""

    def prefer(
        self, state: S, seat: int, style: int, actions: Moves, count: int, chance: Stream, /
    ) -> int:
        """Return the action (one of the first `count`) that the game's rule of thumb takes."""

    def live(self, state: S, /) -> bool:
        """Whether nobody has a turn: acts then are claims, and the earliest comes first."""

    def counter(self, state: S, /) -> int:
        """Return the public number that a claim answers; it rises when claims before are late."""

    def claim(self, state: S, seat: int, action: int, counter: int, /) -> int:
        """Return what a seat's act that answers `counter` amounts to now, -1 for nothing.

        The act itself or another one of this seat, or what `CLOCK` then does (a card that came too
        late goes back). `action` may be any number; it is checked here.
        """

    def react(self, state: S, seat: int, style: int, chance: Stream, out: Reaction, /) -> None:
        """Say when a player who looks at the table now will do what; reads what the seat may see.

        For `CLOCK`: when it will do the next thing that it does by itself, if nothing happens.
        """

    def prospect(self, state: S, seat: int, /) -> int:
        """Return how strong a seat stands after a round that did not end the match, 1 or more.

        Only the ratios between the seats count: a seat's share of the sum is its chance to win.
        """

    def believe(self, state: S, seat: int, chance: Stream, /) -> None:
        """Like `imagine`, but worlds weigh as much as what was done fits them; for bots alone."""

    def view(self, state: S, seat: int, /) -> View:
        """Return what a seat (or `NOBODY`) may see: the only door out.

        Where there are turns, `turn` is the seat whose turn everybody can see it is.
        """

    def tell(
        self, before: View, seat: int, action: int, after: View, watcher: int, /
    ) -> list[Telling]:
        """Return what a watcher may know of one step, from two views of that watcher.

        `seat` is `NOBODY` and `action` is -1 where the watcher may not see the action.
        """

    def target(self, state: S, action: int, /) -> int:
        """Return the seat that an action is aimed at, or `NOBODY`."""

    def forbidden(self, state: S, /) -> str:
        """Return the English sentence that refuses a combination of options and seats, or ''."""

    def say(self, action: int, view: View, /) -> Say:
        """Say an action as a move in words: the label of a control."""

    def effect(self, action: int, view: View, /) -> Say:
        """Say what follows when the seat whose view this is does a legal action."""

    def nameable(self, view: View, /) -> Iterable[int]:
        """Return all actions that a person might name here, legal or not (for what is typed)."""

    def refuse(self, view: View, action: int, /) -> Refusal:
        """Say why an action is not legal for the seat whose view this is; tells nothing hidden."""

    def position(self, view: View, /) -> Iterable[Say]:
        """Describe what a watcher sees, a line a sentence, what matters most last."""

    def retell(self, telling: Telling, watcher: int, /) -> Say:
        """Turn a telling into a sentence for its watcher."""

    def ponder(self, view: View, /) -> int:
        """Return how many milliseconds a person thinks here, the median, by a spectator's view.

        So it can tell nothing hidden: not who can do what, not how many moves there are.
        """


class LiveGame(Game[S], Protocol):
    """What a game adds that people play with single keys while the clock runs."""

    def board(self, view: View, /) -> Board:
        """Arrange what a seat sees."""

    def touch(self, view: View, thing: int, place: int, /) -> int:
        """Return the action, legal or not, that moves a card of `board` to a place.

        `thing` may also be `PILE` or `NOTHING`, `place` -1: what is done without naming one.
        """
