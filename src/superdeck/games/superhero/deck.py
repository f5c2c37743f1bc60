"""Superhero Audition: decks of texts. Rules see numbers of cards, people what a deck says of them.

A deck is a TOML file (docs/decks.md); our own are in `decks/`. Nothing in a deck is ever run,
looked up elsewhere or shown as anything but plain text.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Self

from superdeck.errors import SuperdeckError
from superdeck.games.superhero import decktext
from superdeck.games.superhero.decktext import MOST_BYTES, NAME, TEXT, DeckError, Texts
from superdeck.games.superhero.state import NEEDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from superdeck.engine.contract import Say
    from superdeck.games.superhero.state import SuperheroState

OWN = "city"
SHIPPED = (OWN, "draft")
"""Our own decks; a record names them instead of repeating their texts."""

LIST = {"hero": "name", "line": "text", "crisis": "crisis"}
"""What the phrases ask of a card, and the field of the card that answers."""


@dataclass(frozen=True)
class Deck:
    """A deck as a match uses it: its cards, and the heroes that seats have made up.

    `head` keeps a shipped deck by name, any other whole, its pictures included, each with a hash.
    """

    head: dict[str, Any]
    texts: Texts
    made: Mapping[int, tuple[str, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, head: Mapping[str, Any]) -> Self:
        """Make a deck from a record's head; {} gives our own. `SuperdeckError` where wrong."""
        wish = dict(head) or {"deck": OWN}
        made = wish.pop("made", {})
        deck = cls._shipped(wish) if "deck" in wish else cls._whole(wish)
        try:
            answers = {int(seat): (str(name), str(line)) for seat, (name, line) in made.items()}
        except (AttributeError, TypeError, ValueError):
            message = "line 1 is damaged: it does not say who made up what"
            raise SuperdeckError(message) from None
        for seat, answer in answers.items():
            deck = deck.answered(seat, answer)
        return deck

    @classmethod
    def _shipped(cls, head: dict[str, Any]) -> Self:
        name = str(head["deck"])
        if name not in SHIPPED:
            message = f"there is no deck {name!r}: our own are {', '.join(SHIPPED)}"
            raise SuperdeckError(message)
        text = shipped(name)
        known = {"deck": name, "sha256": digest(text)}
        if head.get("sha256", known["sha256"]) != known["sha256"]:
            message = f"this record was played with another edition of our deck {name!r}"
            raise SuperdeckError(message)
        return cls(known, parsed(text))

    @classmethod
    def _whole(cls, head: dict[str, Any]) -> Self:
        text, pictures = head.get("text"), head.get("pictures", {})
        if not isinstance(text, str) or not isinstance(pictures, dict):
            message = "line 1 is damaged: it has no whole deck"
            raise SuperdeckError(message)
        if head.get("sha256") != digest(text):
            message = "line 1 was changed: the hash of its deck does not fit"
            raise SuperdeckError(message)
        return cls(head, decktext.read(text, pictures))

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a deck from a file, or one of ours by its name; pictures beside it are embedded.

        Raises `DeckError` with one sentence for whatever is wrong.
        """
        if str(path) in SHIPPED and not path.exists():
            return cls.of({"deck": str(path)})
        try:
            if path.stat().st_size > MOST_BYTES:
                message = f"{path} is larger than {MOST_BYTES // 1024} KB: no deck is"
                raise DeckError(message)
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no text"
            message = f"{path} cannot be read: {reason}"
            raise DeckError(message) from None
        try:
            pictures = decktext.beside(text, path.parent)
            head = {"text": text, "sha256": digest(text)}
            texts = decktext.read(text, pictures)
        except DeckError as error:
            message = f"{path}: {error}"
            raise DeckError(message) from None
        return cls(head | ({"pictures": pictures} if pictures else {}), texts)

    @property
    def size(self) -> int:
        """How many cards it has, made-up heroes not counted."""
        return len(self.texts.cards)

    def furnish(self, state: SuperheroState) -> None:
        """Write how many cards there are and what heroes and crises are like."""
        state.deck = self.size
        for i, card in enumerate(self.texts.cards):
            state.traits[i] = card["strengths"] | card["needs"] << NEEDS
        for seat in range(min(SEATS, len(state.traits) - self.size)):
            words = self._made_up(seat, "en") or (str(seat),)
            state.traits[self.size + seat] = decktext.guessed(" ".join(words))

    def word(self, say: Say, lang: str) -> str | None:
        """Return what the deck says of a card or instead of a theme's word, None for nothing."""
        if say.key.startswith("theme-"):
            return self.texts.theme.get(say.key.removeprefix("theme-"), {}).get(lang)
        card = say.values.get("card")
        if say.key not in LIST or type(card) is not int or not 0 <= card < self.size + SEATS:
            return None
        if card < self.size:
            words: dict[str, str] = self.texts.cards[card][LIST[say.key]]
            return words.get(lang)
        made = self._made_up(card - self.size, lang)
        if made is None or say.key == "crisis":
            return None
        name, line = made
        return line if say.key == "line" else name

    def _made_up(self, seat: int, lang: str) -> tuple[str, str] | None:
        """Return the hero that a seat has made up, or what a bot makes up there, if it can."""
        if seat in self.made:
            return self.made[seat]
        if seat < len(self.texts.made_up):
            card = self.texts.made_up[seat]
            return card["name"][lang], card["text"][lang]
        return None

    def asks(self, state: SuperheroState) -> tuple[str, ...]:
        """Return the questions to each person: what they make up, if they do (HERO-R25)."""
        return ("ask-name", "ask-line") if state.custom_hero_per_player else ()

    def answered(self, seat: int, answers: Sequence[str]) -> Self:
        """Take in the hero that a seat has made up; a name that is taken is refused."""
        name = decktext.checked(answers[0], NAME, "the name")
        line = decktext.checked(answers[1], TEXT, "the line about it")
        made = {**self.made, seat: (name, line)}
        taken = [n for i in range(SEATS) if i != seat for n in self._names(self.size + i)]
        taken += [n for i in range(self.size) for n in self._names(i)]
        if name.casefold() in taken:
            message = f"there is a card named {name} already"
            raise DeckError(message)
        kept = {str(key): list(value) for key, value in sorted(made.items())}
        return replace(self, head={**self.head, "made": kept}, made=made)

    def _names(self, card: int) -> list[str]:
        if card >= self.size:
            made = (self._made_up(card - self.size, lang) for lang in decktext.LANGS)
            return [words[0].casefold() for words in made if words]
        return [name.casefold() for name in self.texts.cards[card]["name"].values()]


def digest(text: str) -> str:
    """Return the hash of a deck's text."""
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache
def shipped(name: str) -> str:
    """Return the text of one of our own decks."""
    return (files("superdeck.games.superhero") / "decks" / f"{name}.toml").read_text("utf-8")


@lru_cache
def parsed(text: str) -> Texts:
    """Return one of our own decks, which needs to be read only once."""
    return decktext.read(text, {})
