"""Words: the only code that touches the Fluent library.

Phrases lie in `locale/<language>.ftl`, those of a game beside it in `games/<game>/locale/`, its
rulebook in `<language>.rules.ftl` there. Loading takes some 0.1 s, so import this where it is used.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from superdeck.engine.contract import Say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from superdeck.engine.contract import Material, Value

LANGUAGES = ("en", "es")

LISTS = {"list-and": "list-last-and", "list-or": "list-last-or"}
"""Keys that join the Says of their value `items`, and the phrase before the last one."""

CLAUSE = re.compile(r"[a-z]+-[re]?\d+")
"""The ids of a rulebook's clauses, rulings and worked examples: `pres-14`, `pres-r11`, `sup-e3`."""


def best_language() -> str:
    """Return the language that the environment asks for, English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name, ""):
            return wish[:2] if wish[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Phrases:
    """All that can be said in one language, about one game or none; `names` are the seats'.

    What a match is played with (`material`) may have better words than the phrase files.
    """

    def __init__(
        self,
        game: str | None,
        lang: str,
        names: Sequence[str] = (),
        material: Material | None = None,
    ) -> None:
        """Load the phrases; parsed files are kept for the next one who asks."""
        self.game = game
        self.lang = lang
        self.seat_names = list(names)
        self.material = material
        self._bundle = _bundle(game, lang)

    def say(self, say: Say | str, **values: Value) -> str:
        """Return the words for a `Say`, or for a key and its values.

        Raises `KeyError` where the key is unknown or a value that the phrase wants is missing.
        """
        return self._one(Say(say, values) if isinstance(say, str) else say, 0)

    def names(self, say: Say) -> list[str]:
        """Return all that a person may type for a label: the label, then alt1, alt2 and so on.

        Inside, every nested label is itself, or all of them are their alt1, or their alt2, …
        """
        found: dict[str, None] = {}
        for level in range(self._levels(say) + 1):
            if self._is_plain(say):
                found[self._one(say, level)] = None
                continue
            values = self._values(say, level)
            for attribute in ("", *self._alternatives(say)):
                found[self._format(say.key, attribute, values)] = None
        return list(found)

    def knows(self, key: str) -> bool:
        """Whether there is a phrase of this key."""
        return key == "seat" or key in LISTS or self._bundle.has_message(key)

    def _one(self, say: Say, level: int) -> str:
        """Say something, nested labels by their alternative of this number (0: the label)."""
        if say.key == "seat":
            return self._seat(say.values["seat"])
        if say.key in LISTS:
            return self._joined(say.values["items"], level, LISTS[say.key])
        if own := self._own(say):
            return own
        attribute = f"alt{level}" if f"alt{level}" in self._alternatives(say) else ""
        return self._format(say.key, attribute, self._values(say, level))

    def _own(self, say: Say) -> str | None:
        """Return the words of the material for something, if it has any."""
        return self.material.word(say, self.lang) if self.material else None

    def _is_plain(self, say: Say) -> bool:
        """Whether something has one name only, which is in no phrase file."""
        return say.key == "seat" or say.key in LISTS or self._own(say) is not None

    def _values(self, say: Say, level: int) -> dict[str, str | int]:
        return {name: self._value(value, level) for name, value in say.values.items()}

    def _value(self, value: Value, level: int) -> str | int:
        if isinstance(value, Say):
            return self._one(value, level)
        if isinstance(value, tuple):
            return self._joined(value, level, "list-separator")
        return value

    def _joined(self, items: Value, level: int, last: str) -> str:
        """Join several things, the last one by a phrase of its own; nothing is a phrase too."""
        if not isinstance(items, tuple):
            message = f"a list is a tuple of Says, not {items!r}"
            raise TypeError(message)
        words = [self._one(item, level) for item in items]
        if not words:
            return self._format("list-empty", "", {})
        comma = self._format("list-separator", "", {})
        if len(words) == 1:
            return words[0]
        joint = self._format(last, "", {"initial": _value(words[-1][:1].lower())})
        return comma.join(words[:-1]) + joint + words[-1]

    def _seat(self, seat: Value) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self._format("seat-number", "", {"seat": self._value(seat, 0)})

    def _alternatives(self, say: Say) -> list[str]:
        if self._is_plain(say):
            return []
        return sorted(
            (name for name in self._attributes(say.key) if re.fullmatch(r"alt\d+", name)),
            key=lambda name: int(name[3:]),
        )

    def _levels(self, say: Say) -> int:
        """Return the highest number of an alternative among the labels nested in this one."""
        nested: list[Say] = []
        for value in say.values.values():
            if isinstance(value, Say):
                nested.append(value)
            elif isinstance(value, tuple):
                nested += value
        return max((max(len(self._alternatives(n)), self._levels(n)) for n in nested), default=0)

    def _attributes(self, key: str) -> Iterator[str]:
        if not self._bundle.has_message(key):
            self._missing(key)
        return iter(self._bundle.get_message(key).attributes)

    def _format(self, key: str, attribute: str, values: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(key):
            self._missing(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            self._missing(f"{key}.{attribute}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            fault = f"the phrase {key!r} in {self.lang!r} with {dict(values)!r}: {errors[0]}"
            raise KeyError(fault)
        return str(text)

    def _missing(self, key: str) -> NoReturn:
        message = f"no phrase {key!r} in {self.lang!r} for {self.game or 'all games'}"
        raise KeyError(message)


class Entry(NamedTuple):
    """One heading or one clause of a rulebook; `later` says which part will bring it."""

    kind: str
    id: str
    text: str
    later: str = ""


def rulebook(game: str | None, lang: str, options: Mapping[str, str]) -> list[Entry]:
    """Return a game's rulebook in order, the options' words worked into the text.

    None gives the conventions that all games share. A clause's id is as people write it
    (`PRES-14`, `PRES-R11`), a section's as it stands; other messages are parts of these and left
    out. Raises `KeyError` where the text reads an option that is not given.
    """
    path, text = _text(game, f"{lang}.rules")
    resource = FluentResource(text)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    values = {name: _value(word) for name, word in options.items()}
    entries = []
    for name in _ids(resource):
        kind = "clause" if CLAUSE.fullmatch(name) else "section"
        if kind == "section" and not name.startswith("section-"):
            continue
        message = bundle.get_message(name)
        words = []
        for pattern in (message.value, message.attributes.get("later")):
            said, errors = bundle.format_pattern(pattern, values) if pattern else ("", [])
            if errors:
                fault = f"{name} in {path}: {errors[0]}"
                raise KeyError(fault)
            words.append(str(said))
        shown = name.upper() if kind == "clause" else name
        entries.append(Entry(kind, shown, words[0], words[1]))
    return entries


def _ids(resource: Resource) -> Iterator[str]:
    for item in resource.body:
        if isinstance(item, Message):
            yield item.id.name


def _value(word: str) -> str | int:
    """Return a number for digits: Fluent compares `[8]` with numbers only, `[yes]` with words."""
    return int(word) if word.isascii() and word.isdigit() else word


def _text(game: str | None, name: str) -> tuple[str, str]:
    """Return where a phrase file is and what it says."""
    package = f"superdeck.games.{game}" if game else "superdeck"
    place = files(import_module(package)) / "locale" / f"{name}.ftl"
    return str(place), place.read_text(encoding="utf-8")


@lru_cache(maxsize=16)
def _bundle(game: str | None, lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        message = f"no phrases in {lang!r}: the languages are {', '.join(LANGUAGES)}"
        raise KeyError(message)
    bundle = FluentBundle([lang], use_isolating=False)
    for which in (None, game) if game else (None,):
        bundle.add_resource(FluentResource(_text(which, lang)[1]))
    return bundle
