"""Who sits at a table: a person, or a bot with its own stream of random numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.bots.drivers import choose
from superdeck.bots.player import in_character, read_player
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, player_words, seed_stream, split
from superdeck.engine.match import key_of
from superdeck.engine.record import RecordError
from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.engine.match import Match
    from superdeck.engine.state import State

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
    """A bot in a seat. Each choice uses up some of its stream, so it must be asked once a turn."""

    def __init__(self, game: Game[Any], level: str, words: list[int]) -> None:
        """Seat a bot; `words` are the three 32-bit words of its seed."""
        self.player = in_character(read_player(level, game), game, words[0])
        self.chance = Stream()
        seed_stream(self.chance, words[0], words[1], words[2])
        self._choose = bind(choose, game)
        if self.player.iterations:
            from superdeck.bots.compiled import CompiledThinker

            self._thinker = CompiledThinker(game)

    def choose(self, match: Match, seat: int) -> int:
        """Return the bot's action for a seat that is asked."""
        moves = match.moves
        count = match.game.legal(match.state, seat, moves)
        if self.player.iterations and count > 1:
            return self._search(match.state, seat)
        level, style = self.player.level, self.player.style
        action: int = self._choose(match.state, seat, moves, count, self.chance, level, style)
        return action

    def _search(self, state: State, seat: int) -> int:
        """Search with a stream of its own, so that the bot's own goes on the same without it."""
        own = Stream()
        split(self.chance, own)
        return self._thinker.choose(state, seat, self.player, own)


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
