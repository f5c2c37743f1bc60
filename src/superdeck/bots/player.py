"""Who plays a seat, as a person writes it: `level[:number or character][@version]`.

`random` and `rules[:character]` choose at once; `flat[:iterations]` and `tree[:iterations]` search;
`easy`, `medium` and `hard` are whichever of these a game says.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Game
    from superdeck.engine.state import State


class Level(IntEnum):
    """How a choice is made, as the drivers know it; what is above `RULES` they do not make."""

    RANDOM = 0
    RULES = 1
    FLAT = 2
    TREE = 3


AT_ONCE = (Level.RANDOM, Level.RULES)
"""The levels whose choices the compiled loops make themselves."""

LEVELS = ("random", "rules", "flat", "tree", "easy", "medium", "hard")
"""The words for players."""

NAMED = LEVELS[-3:]
"""The words for people, from the weakest: `Facts.levels` says what they are."""

ITERATIONS = 300
"""Where nobody says how many imagined worlds are searched."""

MOST_ITERATIONS = 30_000
"""The tree has room for so many."""

VERSION = 1
"""Rises whenever a bot given the same random numbers would choose otherwise."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot: its level, its character (a style of the game's rule of thumb) and its version.

    `iterations` is how many worlds it imagines for a choice, 0 where it does not search; `named`
    says that somebody named its character.
    """

    level: Level
    style: int = 0
    version: int = VERSION
    text: str = ""
    iterations: int = 0
    named: bool = False


def read_player(text: str, game: Game[Any]) -> Player:
    """Read one player; `SuperdeckError` names the wrong word and the right ones."""
    rest, _, version = text.partition("@")
    word, _, more = rest.partition(":")
    if word not in LEVELS:
        message = f"there is no player {word!r}: the players are {', '.join(LEVELS)}"
        raise SuperdeckError(message)
    if version not in ("", str(VERSION)):
        message = f"player {text!r} asks for version {version!r}: this program has {VERSION}"
        raise SuperdeckError(message)
    if word in NAMED:
        if more:
            message = f"player {text!r} takes nothing after {word}: write {word} alone"
            raise SuperdeckError(message)
        return replace(read_player(game.FACTS.levels[NAMED.index(word)], game), text=text)
    level = Level[word.upper()]
    if level in AT_ONCE:
        return Player(level, _style(text, more, level, game), VERSION, text, named=bool(more))
    return Player(level, 0, VERSION, text, _iterations(text, more))


def _style(text: str, style: str, level: Level, game: Game[Any]) -> int:
    styles = game.FACTS.styles if level is Level.RULES else ()
    if style and style not in styles:
        known = f"choose {', '.join(styles)}" if styles else f"{level.name.lower()} has none"
        message = f"player {text!r} has no character {style!r}: {known}"
        raise SuperdeckError(message)
    return styles.index(style) if style else 0


def _iterations(text: str, number: str) -> int:
    if not number:
        return ITERATIONS
    if number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= MOST_ITERATIONS:
        return int(number)
    message = f"player {text!r} cannot search {number!r} worlds: write 1 to {MOST_ITERATIONS}"
    raise SuperdeckError(message)


def in_character(player: Player, game: Game[Any], word: int) -> Player:
    """Give a bot whose character nobody named one by a word of its seed, where games draw them."""
    if not game.FACTS.drawn or player.level is not Level.RULES or player.named:
        return player
    return replace(player, style=word % len(game.FACTS.styles))


def may_search(players: Iterable[Player], game: Game[Any], state: State) -> None:
    """Raise `SuperdeckError` for a player that searches where nobody has a turn."""
    for player in players:
        if player.iterations and game.live(state):
            others = ", ".join(LEVELS[level] for level in AT_ONCE)
            name = player.text.partition("@")[0]
            message = f"player {name!r} cannot search in real time: choose {others}"
            raise SuperdeckError(message)


def read_players(text: str, game: Game[Any], seats: int) -> list[Player]:
    """Read a list of players, repeated round the table where it is shorter than the seats."""
    players = [read_player(word.strip(), game) for word in text.split(",")]
    if len(players) > seats:
        message = f"{len(players)} players do not fit {seats} seats: name at most {seats}"
        raise SuperdeckError(message)
    return [players[seat % len(players)] for seat in range(seats)]
