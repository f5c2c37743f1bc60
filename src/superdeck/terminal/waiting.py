"""Waiting for bots that search: they are made ready early, and nobody waits without a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.bots.pool import shared
from superdeck.bots.searcher import compiler_at_hand

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.bots.player import Player
    from superdeck.engine.contract import Game
    from superdeck.table import Table
    from superdeck.terminal.narrator import Narrator

UNTOLD = 1.0
"""Seconds that a person waits before a sentence says for what."""

GLANCE = 60.0
"""Seconds of waiting at a time; no longer, because some systems hear Ctrl-C only in between."""


def make_ready(game: Game[Any], players: Iterable[Player]) -> None:
    """Let a process get ready for these players, if one of them searches; returns at once."""
    if any(player.iterations for player in players):
        shared().warm(game.FACTS.name)


def slow(players: Iterable[Player]) -> bool:
    """Whether one of these players searches here without the compiler."""
    return any(player.iterations for player in players) and not compiler_at_hand()


class Waiting:
    """Waits until a bot has chosen, and says once why that takes long."""

    def __init__(self, table: Table, voice: Narrator) -> None:
        """Say nothing yet."""
        self._table = table
        self._voice = voice
        self._told = False

    def begin(self) -> None:
        """Before the first move: let the bots be made ready, and say where they will be slow."""
        players = [bot.player for bot in self._table.bots if bot]
        make_ready(self._table.game, players)
        if slow(players):
            self._voice.say("match-slow", "aside")
            self._told = True

    def wait(self) -> None:
        """Return when the bot that is asked, if one is, has chosen."""
        if self._table.think(UNTOLD):
            return
        if not (self._told or shared().ready(self._table.game.FACTS.name)):
            self._voice.say("match-warming", "aside")
            self._told = True
        while not self._table.think(GLANCE):
            pass
