"""Who plays a seat, as a person writes it: `level[:number][@version]`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from superdeck.errors import SuperdeckError

if TYPE_CHECKING:
    from superdeck.engine.contract import Game


class Level(IntEnum):
    """The levels, as the drivers know them."""

    RANDOM = 0
    RULES = 1


LEVELS = tuple(level.name.lower() for level in Level)
VERSION = 1
"""Rises whenever a bot given the same random numbers would choose otherwise."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot: its level, its character (a style of the game's rule of thumb) and its version."""

    level: Level
    style: int = 0
    version: int = VERSION
    text: str = ""


def read_player(text: str, game: Game[Any]) -> Player:
    """Read one player; `SuperdeckError` names the wrong word and the right ones."""
    rest, _, version = text.partition("@")
    word, _, style = rest.partition(":")
    if word not in LEVELS:
        message = f"there is no player {word!r}: the players are {', '.join(LEVELS)}"
        raise SuperdeckError(message)
    if version not in ("", str(VERSION)):
        message = f"player {text!r} asks for version {version!r}: this program has {VERSION}"
        raise SuperdeckError(message)
    level = Level[word.upper()]
    styles = game.FACTS.styles if level is Level.RULES else ()
    if style and style not in styles:
        known = f"choose {', '.join(styles)}" if styles else f"{word} has none"
        message = f"player {text!r} has no character {style!r}: {known}"
        raise SuperdeckError(message)
    return Player(level, styles.index(style) if style else 0, VERSION, text)


def in_character(player: Player, game: Game[Any], word: int) -> Player:
    """Give a bot whose character nobody named one by a word of its seed, where games draw them."""
    if not game.FACTS.drawn or player.level is not Level.RULES or ":" in player.text:
        return player
    return replace(player, style=word % len(game.FACTS.styles))


def read_players(text: str, game: Game[Any], seats: int) -> list[Player]:
    """Read a list of players, repeated round the table where it is shorter than the seats."""
    players = [read_player(word.strip(), game) for word in text.split(",")]
    if len(players) > seats:
        message = f"{len(players)} players do not fit {seats} seats: name at most {seats}"
        raise SuperdeckError(message)
    return [players[seat % len(players)] for seat in range(seats)]
