"""Choosing a match where nothing was said on the command line: game, seats, bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.bots.player import LEVELS, NAMED, Level, read_player
from superdeck.engine.contract import Say
from superdeck.games.register import NAMES, load
from superdeck.phrases import Phrases
from superdeck.terminal.typed import begun, named
from superdeck.terminal.waiting import slow

if TYPE_CHECKING:
    from superdeck.terminal.screen import Screen

CHARACTERS = Level.RULES.name.lower()
"""The level that has a game's characters."""

GENTLE = "gentle"
"""A character that a person can beat in the first match: where a game has it, it is proposed."""


USUAL = "medium"
"""Who plays against a person where nobody says it and the game has no gentle character."""


def usual_bots(game: str) -> str:
    """Return who plays against a person where nobody says it: nobody who would be slow here."""
    loaded = load(game)
    if GENTLE in loaded.FACTS.styles:
        return f"{CHARACTERS}:{GENTLE}"
    return CHARACTERS if slow([read_player(USUAL, loaded)]) else USUAL


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
        """Ask who sits at the other seats: a level, a character, or one who does not think.

        Where a game draws characters, a mixed table comes before them.
        """
        facts = load(game).FACTS
        said = Phrases(game, self.phrases.lang)
        names = [self._level(level, game) for level in NAMED]
        if len(facts.styles) == 1:
            names.append(self._level(CHARACTERS, game))
        elif facts.drawn:
            names.append([f"{CHARACTERS}: {said.say('chooser-drawn')}", CHARACTERS])
        if len(facts.styles) > 1:
            for style in sorted(facts.styles, key=lambda style: style != GENTLE):
                name = f"{CHARACTERS}:{style}"
                names.append([f"{name}: {said.say(f'style-{style}')}", name])
        names.append(self._level(LEVELS[Level.RANDOM], game))
        words = [own[1] for own in names]
        first = words.index(usual_bots(game))
        usual = names[first][-1]
        return words[self._one_of("chooser-bots", names, first, usual=usual)]

    def _level(self, level: str, game: str) -> list[str]:
        """Return a level as the list shows it, as the command line does, and in this language."""
        name = self.phrases.say(f"level-{level}")
        about = self.phrases.say(f"level-about-{level}")
        if slow([read_player(level, load(game))]):
            about = self.phrases.say("chooser-slow", about=about)
        return [f"{name}: {about}", level, name]

    def _one_of(self, key: str, names: list[list[str]], first: int = 0, **said: str) -> int:
        """Return which of some things is chosen, `first` where nothing is typed."""
        self._question(key, **said)
        for number, own in enumerate(names, 1):
            self.screen.say(f"{number}. {own[0]}", indent=2)
        while True:
            typed = self._typed(self.phrases.say("chooser-prompt"))
            if not typed:
                return first
            if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(names):
                return int(typed) - 1
            known = dict(enumerate(names))
            found = named(typed, known) or begun(typed, known)
            if len(found) == 1:
                return found[0]
            self._unknown(typed, ", ".join(own[-1] for own in names))

    def _question(self, key: str, **said: str) -> None:
        self.screen.say()
        self.screen.say(self.phrases.say(key, **said), "head")

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
