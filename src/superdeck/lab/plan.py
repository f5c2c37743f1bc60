"""What a run of matches is: checked here, before the compiler is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from superdeck.bots.player import Player, in_character, may_search, read_players
from superdeck.engine.chance import player_words
from superdeck.engine.match import key_of, new_match, options_of, read_material
from superdeck.engine.options import read_pairs
from superdeck.games.register import load

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from superdeck.engine.contract import Game
    from superdeck.engine.state import State


@dataclass(frozen=True)
class Plan:
    """One kind of match to be played many times: the state before its first deal, who plays.

    `rounds` is how many rounds of a match are played at most, 0 for all of it.
    """

    game: Game[Any]
    state: State
    players: list[Player]
    seed: int
    rounds: int = 0

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.FACTS.name

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def options(self) -> dict[str, str | int]:
        """Every option and what was chosen: a word, or an int where it is a number."""
        chosen: dict[str, str | int] = {}
        for option in options_of(self.game):
            value = getattr(self.state, option.name)
            word = option.say(value)
            chosen[option.name] = value if word == str(value) else word
        return chosen

    @property
    def note(self) -> str:
        """Say that the publisher names fewer or more seats, or nothing."""
        low, high = self.game.FACTS.usual
        if low <= self.seats <= high:
            return ""
        usual = str(low) if low == high else f"{low} to {high}"
        return (
            f"note: {self.name} is published for {usual} seats; {self.seats} are a ruling of ours"
        )


def make_plan(  # noqa: PLR0913, PLR0917 - what a run is made of
    name: str,
    seats: int | None = None,
    players: str = "random",
    options: Iterable[str] = (),
    seed: int = 0,
    deck: Path | None = None,
    rounds: int = 0,
) -> Plan:
    """Check what was asked for; `options` are written `name=value`, `players` as for a table.

    Without `seats` it is the game's proposal, `deck` a file of its material. Raises
    `SuperdeckError` with one sentence for anything wrong.
    """
    game = load(name)
    seats = game.FACTS.at_table if seats is None else seats
    material = read_material(game, deck) if deck else None
    state = new_match(game, seats, read_pairs(options), seed, material)
    seated = [
        in_character(player, game, player_words(key_of(seed), seat)[0])
        for seat, player in enumerate(read_players(players, game, seats))
    ]
    may_search(seated, game, state)
    return Plan(game, state, seated, seed, rounds)
