"""Who sits at a table: a person, or a bot with its own stream of random numbers."""

from __future__ import annotations

from concurrent.futures import Future, wait
from copy import copy
from typing import TYPE_CHECKING, Any

from superdeck.bots.drivers import choose
from superdeck.bots.player import in_character, read_player
from superdeck.bots.pool import shared
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, player_words, seed_stream, split
from superdeck.engine.match import key_of
from superdeck.engine.record import RecordError
from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.engine.match import Match

PERSON = "person"
OLDEST = 150
"""The highest age that anybody tells."""


def entry(player: str, game: Game[Any], seed: int, seat: int) -> dict[str, Any]:
    """Return what the head of a record says of a seat. A bot's seed follows from the match's.

    `person:41` is a person who has told an age (GEN-02). Raises `SuperdeckError` for a bot that
    does not exist, and for what is no age.
    """
    kind, colon, age = player.partition(":")
    if kind == PERSON:
        if colon and age not in map(str, range(1, OLDEST + 1)):
            message = f"player {player!r} tells no age: write person:41, or person alone"
            raise SuperdeckError(message)
        return {"kind": PERSON, "age": int(age)} if age else {"kind": PERSON}
    bot = read_player(player, game)
    words = player_words(key_of(seed), seat)
    level = player.partition("@")[0]
    return {"kind": "bot", "level": level, "version": bot.version, "seed": list(words)}


class Bot:
    """A bot in a seat. Each choice uses up some of its stream, so it must be asked once a turn.

    A choice that is searched uses up one `split`, whatever the search draws, and so does one that
    a record has made already. Where there is no choice nothing is used up.
    """

    def __init__(self, game: Game[Any], level: str, words: list[int]) -> None:
        """Seat a bot; `words` are the three 32-bit words of its seed."""
        self.player = in_character(read_player(level, game), game, words[0])
        self.chance = Stream()
        seed_stream(self.chance, words[0], words[1], words[2])
        self._choose = bind(choose, game)
        self._asked: tuple[Any, ...] = ()
        self._thought: Future[int] = Future()

    def begin(self, match: Match, seat: int, patience: float = 0) -> bool:
        """Start to think about what a seat is asked, unless begun; whether `choose` need not wait.

        Waits so many seconds at most. Begun and not asked for, it uses up nothing.
        """
        if self.searches(match, seat):
            wait([self.think(match, seat)], patience)
            return self._thought.done()
        return True

    def choose(self, match: Match, seat: int) -> int:
        """Return the bot's action for a seat that is asked."""
        if self.searches(match, seat):
            action = self.think(match, seat).result()
            self._use_up()
            return action
        moves, level, style = match.moves, self.player.level, self.player.style
        count = match.game.legal(match.state, seat, moves)
        own: int = self._choose(match.state, seat, moves, count, self.chance, level, style)
        return own

    def follow(self, match: Match, seat: int, action: int) -> bool:
        """Choose what a record says; whether the bot would. A search is believed, not repeated."""
        if self.searches(match, seat):
            self._use_up()
            return True
        return self.choose(match, seat) == action

    def searches(self, match: Match, seat: int) -> bool:
        """Whether the bot searches for what a seat is asked: where there is a choice."""
        return self.player.iterations > 0 and len(match.legal(seat)) > 1

    def think(self, match: Match, seat: int) -> Future[int]:
        """Return what will be the choice of a seat that has one; whatever was begun before ends."""
        asked = (seat, match.state.values())
        if asked != self._asked:
            self._thought.cancel()
            own = Stream()
            split(copy(self.chance), own)
            game = match.game.FACTS.name
            self._thought = shared().submit(game, match.state, seat, self.player, own, id(match))
            self._asked = asked
        return self._thought

    def _use_up(self) -> None:
        split(self.chance, Stream())
        self._asked = ()
        self._thought = Future()


def seated(entry: dict[str, Any], game: Game[Any]) -> Bot | None:
    """Return the bot that an entry of a head names, None for a person.

    Raises `RecordError` for an entry that is neither, `SuperdeckError` for an unknown bot.
    """
    if entry.get("kind") == PERSON:
        return None
    try:
        words = [int(word) for word in entry["seed"]]
        return Bot(game, f"{entry['level']}@{entry['version']}", words)
    except (KeyError, TypeError, ValueError, IndexError):
        message = "line 1 is damaged: it does not say who sits where"
        raise RecordError(message) from None


def age_of(entry: dict[str, Any]) -> int:
    """Return the age that a player has told, 0 for none; `RecordError` for what is no age."""
    age = entry.get("age", 0)
    if not isinstance(age, int) or not 0 <= age <= OLDEST:
        message = "line 1 is damaged: a player has an age that nobody has"
        raise RecordError(message)
    return age
