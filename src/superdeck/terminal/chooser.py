"""Choosing a match where nothing was said on the command line: game, seats, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.bots.player import LEVELS, Level
from superdeck.engine.contract import Say
from superdeck.games.register import NAMES, load
from superdeck.phrases import Phrases
from superdeck.terminal.typed import begun, named

if TYPE_CHECKING:
    from superdeck.terminal.screen import Screen

CHARACTERS = Level.RULES.name.lower()
"""The level that has a game's characters."""

GENTLE = "gentle"
"""A character that a person can beat in the first match: where a game has it, it comes first."""


def usual_bots(game: str) -> str:
    """Return who plays against a person where nobody says it."""
    return f"{CHARACTERS}:{GENTLE}" if GENTLE in load(game).FACTS.styles else CHARACTERS


class Left(Exception):  # noqa: N818 - leaving is no error
    """The person has left without a choice."""


class Chooser:
    """Asks for what is missing; raises `Left` at the end of the input or on `quit`."""

    def __init__(self, lang: str, screen: Screen) -> None:
        """Say welcome."""
        self.phrases = Phrases(None, lang)
        self.screen = screen
        self.screen.say(self.phrases.say("chooser-welcome"))

    def game(self) -> str:
        """Ask which game."""
        return NAMES[self._one_of("chooser-game", [[load(n).FACTS.title, n] for n in NAMES])]

    def seats(self, game: str) -> int:
        """Ask how many seats."""
        facts = load(game).FACTS
        usual = facts.at_table
        low, high = facts.seats
        if low == high:
            return low
        note = self.phrases.say("chooser-seats-note", low=low, high=high, usual=usual)
        self._question("chooser-seats")
        while True:
            typed = self._typed(f"{note}: ")
            if not typed:
                return usual
            if typed.isascii() and typed.isdigit() and low <= int(typed[:9]) <= high:
                return int(typed)
            self._unknown(typed, note)

    def bots(self, game: str) -> str:
        """Ask who sits at the other seats; the strongest level first, each of its characters.

        Where a game draws characters, a mixed table comes before them.
        """
        facts = load(game).FACTS
        styles = sorted(facts.styles, key=lambda style: style != GENTLE)
        said = Phrases(game, self.phrases.lang)
        names = []
        for level in LEVELS[::-1]:
            if level == CHARACTERS and len(styles) > 1:
                names += [[said.say("chooser-drawn"), level]] if facts.drawn else []
                names += [[said.say(f"style-{style}"), f"{level}:{style}"] for style in styles]
            else:
                names.append([said.say(f"level-{level}"), level])
        chosen = self._one_of("chooser-bots", [[f"{name}: {text}", name] for text, name in names])
        return names[chosen][1]

    def _one_of(self, key: str, names: list[list[str]]) -> int:
        self._question(key)
        for number, own in enumerate(names, 1):
            self.screen.say(f"{number}. {own[0]}", indent=2)
        while True:
            typed = self._typed(self.phrases.say("chooser-prompt"))
            if not typed:
                return 0
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(names):
                return int(typed) - 1
            known = dict(enumerate(names))
            found = named(typed, known) or begun(typed, known)
            if len(found) == 1:
                return found[0]
            self._unknown(typed, ", ".join(own[1] for own in names))

    def _question(self, key: str) -> None:
        self.screen.say()
        self.screen.say(self.phrases.say(key), "head")

    def _typed(self, prompt: str) -> str:
        typed = self.screen.ask(prompt)
        if typed is None or typed.strip() in self._leaving():
            self.screen.say(self.phrases.say("chooser-goodbye"))
            raise Left
        return typed.strip()

    def _leaving(self) -> list[str]:
        return self.phrases.names(Say("word-quit"))

    def _unknown(self, typed: str, choices: str) -> None:
        said = self.phrases.say("chooser-unknown", typed=typed, choices=choices)
        self.screen.say(said, "wrong")
