"""The commands `play` and `replay`: read the words, then import what does the work."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from superdeck.engine.options import read_pairs
from superdeck.errors import SuperdeckError
from superdeck.games.register import load

LANGUAGES = ("en", "es")
"""As `phrases.LANGUAGES`, which costs too much time for a usage error; a test compares them."""

language = click.option(
    "--lang", type=click.Choice(LANGUAGES), help="Language of all that is said."
)
PACE = ("person", "quick", "none")
"""As `bots.pace.PACES`, from which the last is missing; a test compares them."""

file_path = click.Path(path_type=Path)


@dataclass(frozen=True, slots=True)
class Wish:
    """What the command line says about a match; None where it says nothing."""

    game: str | None
    seats: int | None
    bots: str | None
    pairs: tuple[str, ...]
    seed: str | None
    lang: str | None
    deck: Path | None
    auto: bool
    save: Path | None
    resume: Path | None
    lines: bool
    pace: str

    @property
    def options(self) -> dict[str, str]:
        """The chosen options."""
        return read_pairs(self.pairs)

    @property
    def number(self) -> int | None:
        """The seed, written in decimal or as 0x…; `SuperdeckError` where it is neither."""
        if self.seed is None:
            return None
        try:
            return int(self.seed, 16 if self.seed.lower().startswith("0x") else 10)
        except ValueError:
            message = f"seed {self.seed!r} is no number: write digits, or 0x and hexadecimal digits"
            raise SuperdeckError(message) from None

    def check(self) -> None:
        """Raise `SuperdeckError` for words that are wrong whatever the game."""
        if self.game is not None:
            load(self.game)
        _ = self.options, self.number
        fixed = {
            "--seats": self.seats,
            "--bots": self.bots,
            "--option": self.pairs or None,
            "--seed": self.seed,
            "--deck": self.deck,
            "--auto": self.auto or None,
            "--save": self.save,
        }
        given = [name for name, value in fixed.items() if value is not None]
        if self.resume and given:
            message = f"{given[0]} does not go with --resume: the saved match says it already"
            raise SuperdeckError(message)


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many seats, yours included.")
@click.option("--bots", help="Who sits at the other seats: easy, medium, hard, rules, …")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Choose a rule.")
@click.option("--seed", help="Fix the cards and the bots.")
@click.option("--deck", type=file_path, help="A file of cards to play with (superhero).")
@language
@click.option("--auto", is_flag=True, help="Let a bot play your seat; print the whole match.")
@click.option("--save", type=file_path, help="Write the match to a new file.")
@click.option("--lines", is_flag=True, help="Tell line by line and draw nothing.")
@click.option("--pace", type=click.Choice(PACE), default=PACE[0], help="How long the others take.")
@click.option("--resume", type=file_path, help="Go on with a saved match.")
def play(**words: Any) -> None:  # noqa: ANN401 - the fields of a Wish
    """Play a match of GAME in the terminal; without GAME, choose one.

    Where there is no keyboard and no GAME, bots play one match of the first game.
    """
    wish = Wish(**words)
    wish.check()
    from superdeck.terminal.start import start  # noqa: PLC0415 - heavy: only for right words

    start(wish)


@click.command()
@click.argument("file", type=file_path)
@click.option("--verify", is_flag=True, help="Replay in both lives and compare with the record.")
@click.option("--step", is_flag=True, help="Wait for Enter after each step.")
@language
def replay(file: Path, lang: str | None, *, verify: bool, step: bool) -> None:
    """Print a recorded match in words, every hand included.

    With --verify only check it: it ends with 0 where the rules, in plain Python and compiled, and
    the bots do exactly what the record says.
    """
    from superdeck.terminal.retold import replay_file  # noqa: PLC0415 - as above

    replay_file(file, lang, verifying=verify, pausing=step)
