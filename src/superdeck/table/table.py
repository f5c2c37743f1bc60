"""The table is the only authority over a match: it checks, records, applies, and then answers."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from superdeck.bots.player import LEVELS, NAMED, Level, may_search, read_player
from superdeck.bots.pool import shared
from superdeck.bots.searcher import compiler_at_hand
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.chance import Stream
from superdeck.engine.match import Match, material_of, new_match, options_of
from superdeck.engine.record import END, Head, Line, Record, RecordError, parse, text_of
from superdeck.engine.state import Reaction
from superdeck.errors import SuperdeckError
from superdeck.games.register import load
from superdeck.table.journal import Journal
from superdeck.table.seated import Bot, age_of, entry, seated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future
    from pathlib import Path
    from typing import Self

    from superdeck.engine.contract import Material, Refusal, Telling, View
    from superdeck.engine.match import Watch
    from superdeck.engine.state import State


def read_record(path: Path) -> Record:
    """Read the file of a record; `SuperdeckError` for one that is not whole."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text"
        message = f"{path} cannot be read: {reason}"
        raise SuperdeckError(message) from None
    return parse(text)


def new_head(  # noqa: PLR0913, PLR0917 - what the head of a record has
    game: str,
    seats: int,
    players: Sequence[str],
    options: dict[str, str],
    seed: int | None,
    material: Material | None = None,
) -> Head:
    """Return the head of a new record: a player is `person` or a bot's name, repeated.

    Without a seed the operating system gives 128 bits; without `material` the game brings its own.
    """
    seed = secrets.randbits(128) if seed is None else seed
    loaded = load(game)
    material = material or material_of(loaded, {})
    state = new_match(loaded, seats, options, seed, material)
    entries = tuple(entry(players[i % len(players)], loaded, seed, i) for i in range(seats))
    words = {option.name: option.say(getattr(state, option.name)) for option in options_of(loaded)}
    own = material.head if material else {}
    return Head(game, loaded.FACTS.behaviour, seats, words, seed, entries, own)


def unlike(line: Line) -> RecordError:
    """Say that a record has a bot do what it does not do."""
    return RecordError(f"line {line.seq + 1} is not what the bot in seat {line.who} does there")


class Table:
    """A match with its record, its players and the story of every watcher."""

    def __init__(self, head: Head) -> None:
        """Set the table up as a head says; nothing is dealt before `run`.

        Raises `SuperdeckError` for a game, option or player that is not ours, and `RecordError`
        for a record of another behaviour.
        """
        self.game = load(head.game)
        if head.behaviour != self.game.FACTS.behaviour:
            message = (
                f"this record is of {head.game} with behaviour {head.behaviour}; "
                f"this program plays behaviour {self.game.FACTS.behaviour}"
            )
            raise RecordError(message)
        self.material = material_of(self.game, head.material)
        state = new_match(self.game, head.seats, head.options, head.seed, self.material)
        if hasattr(state, "age"):
            for seat, player in enumerate(head.players):
                state.age[seat] = age_of(player)
        self.match = Match(self.game, state, self._hear)
        self.record = Record(head)
        self.record.begin()
        self.bots = [seated(player, self.game) for player in head.players]
        may_search([bot.player for bot in self.bots if bot], self.game, state)
        self.story: dict[int, list[Telling]] = {w: [] for w in range(NOBODY, head.seats)}
        self._heard = dict.fromkeys(self.story, 0)
        self.onlookers: list[Watch] = []
        self._journal: Journal | None = None
        self._when = 0

    @classmethod
    def open(  # noqa: PLR0913, PLR0917 - what the head of a record has
        cls,
        game: str,
        seats: int,
        players: Sequence[str] = ("rules",),
        options: dict[str, str] | None = None,
        seed: int | None = None,
        material: Material | None = None,
    ) -> Self:
        """Open a new table; the arguments are those of `new_head`."""
        return cls(new_head(game, seats, players, options or {}, seed, material))

    @classmethod
    def replay(cls, record: Record) -> Self:
        """Return the table as a record left it; `RecordError` names a line that does not follow."""
        table = cls(record.head)
        table.catch_up(record)
        return table

    @classmethod
    def resume(cls, path: Path) -> Self:
        """Go on with a match that was saved; what follows is added to the same file."""
        table = cls.replay(read_record(path))
        table.write_on(path)
        return table

    def write_on(self, path: Path) -> None:
        """Go on writing to the file that has the record of this match so far."""
        self.close()
        self._journal = Journal(path, fresh=False)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.game.over(self.match.state)

    def asked(self) -> int:
        """Return the seat (or `CLOCK`) that acts next, `NOBODY` where none does."""
        return NOBODY if self.over else self.match.asked()

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return self.bots[seat] is None

    def run(self) -> int:
        """Deal, and let bots act, until a person is asked (returns the seat) or all is over."""
        while not self.over:
            seat = self.step()
            if seat != NOBODY:
                return seat
        if not self.record.ended:
            self._write(CLOCK, END, **self._result())
        return NOBODY

    @property
    def searching(self) -> bool:
        """Whether a bot at the table searches."""
        return any(bot and bot.player.iterations for bot in self.bots)

    def think(self, patience: float = 0) -> bool:
        """Let the bot that is asked think, if one is; whether `step` need not wait for it.

        Waits so many seconds at most.
        """
        seat = self.asked()
        bot = self.bots[seat] if seat >= 0 else None
        return bot is None or bot.begin(self.match, seat, patience)

    def step(self) -> int:
        """Deal, or let the clock or a bot act; return the seat of a person that must instead."""
        seat = self.match.asked()
        if seat == NOBODY:
            self.match.deal()
            return NOBODY
        if seat == CLOCK:
            self._do(seat, self.match.legal(seat)[0])
            return NOBODY
        bot = self.bots[seat]
        if bot is None:
            return seat
        self._do(seat, bot.choose(self.match, seat))
        return NOBODY

    def act(self, seat: int, action: int) -> Refusal | None:
        """Let a person act: refuse with a reason, or record and do it."""
        if refusal := self.match.refuse(seat, action):
            return refusal
        self._do(seat, action)
        return None

    def strike(self, passed: int) -> bool:
        """Let the clock do what is due when its counter stands since so many microseconds.

        Says whether it did anything. Only for games with turns: a live table has its own time.
        """
        game, state = self.game, self.match.state
        if not game.FACTS.clock or game.live(state):
            return False
        due = Reaction()
        game.react(state, CLOCK, 0, Stream(), due)
        if due.act == NOBODY or passed < due.look or due.act not in self.match.legal(CLOCK):
            return False
        self._do(CLOCK, due.act)
        return True

    def adviser(self) -> str:
        """Return the strongest player that advises at once: one that searches if that is ready."""
        best = read_player(NAMED[-1], self.game)
        at_once = not best.iterations or (
            compiler_at_hand() and shared().ready(self.game.FACTS.name)
        )
        return NAMED[-1] if at_once else LEVELS[Level.RULES]

    def advice(self, seat: int, level: str) -> int:
        """Return what a bot would do in a seat that is asked; it touches no bot at the table.

        Where bots draw characters it is the first one.
        """
        bot = Bot(self.game, level, [0, seat, len(self.record.lines)])
        return bot.choose(self.match, seat)

    def view(self, watcher: int) -> View:
        """Return what a seat, or `NOBODY`, may see."""
        return self.game.view(self.match.state, watcher)

    def heard(self, watcher: int, until: int | None = None) -> list[Telling]:
        """Return what a watcher was told since it asked last, `until` some place in its story."""
        news = self.story[watcher][self._heard[watcher] : until]
        self._heard[watcher] += len(news)
        return news

    def save(self, path: Path) -> None:
        """Write the record to a new file and go on writing there.

        Raises `SuperdeckError` where the file exists or cannot be written.
        """
        journal = Journal(path, fresh=True)
        journal.write(text_of(self.record))
        self.close()
        self._journal = journal

    def close(self) -> None:
        """Close the file of the record, if any."""
        if self._journal:
            self._journal.close()
            self._journal = None

    def catch_up(self, record: Record) -> None:
        """Do what all lines of a record say."""
        for line in record.lines:
            self.follow(line)

    def follow(self, line: Line) -> None:
        """Do what a line of a record says; `RecordError` where it does not follow.

        What a bot did must be what it would do now; `proof` tells it of one that searches.
        """
        self._deal()
        if line.what == END:
            if not self.over or line.note != self._result():
                message = f"line {line.seq + 1} gives another result than the match has"
                raise RecordError(message)
        else:
            self._check(line)
        self.record.append(line.who, line.what, line.when, **line.note)
        if isinstance(line.what, int):
            self.match.apply(line.who, line.what)

    def proof(self, line: Line) -> Future[int] | None:
        """Return what the bot that searches for the next line of a record will do there.

        None where nobody searches. The line is not followed yet.
        """
        self._deal()
        bot = self.bots[line.who] if 0 <= line.who < len(self.bots) else None
        if self.over or not bot or not bot.searches(self.match, line.who):
            return None
        return bot.think(self.match, line.who)

    def _deal(self) -> None:
        while not self.over and self.match.asked() == NOBODY:
            self.match.deal()

    def _check(self, line: Line) -> None:
        seat, action = line.who, line.what
        if self.over or action not in self.match.legal(seat):
            message = f"line {line.seq + 1} is no legal action there"
            raise RecordError(message)
        bot = self.bots[seat] if seat != CLOCK else None
        if bot and not bot.follow(self.match, seat, int(action)):
            raise unlike(line)

    def _do(self, seat: int, action: int, **note: Any) -> None:  # noqa: ANN401 - JSON
        self._write(seat, action, **note)
        self.match.apply(seat, action)

    def _write(self, who: int, what: int | str, **note: Any) -> None:  # noqa: ANN401 - JSON
        text = self.record.append(who, what, self._when, **note)
        if self._journal:
            self._journal.write(text)

    def _hear(self, before: State, seat: int, action: int) -> None:
        for watcher, story in self.story.items():
            story.extend(self.match.tellings(before, seat, action, watcher))
        for onlooker in self.onlookers:
            onlooker(before, seat, action)

    def _result(self) -> dict[str, Any]:
        score = self.match.score()
        seats = range(self.match.state.seats)
        return {
            "points": [score.points[seat] for seat in seats],
            "winners": [seat for seat in seats if score.winners >> seat & 1],
        }
