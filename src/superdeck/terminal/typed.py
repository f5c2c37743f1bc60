"""What a person typed, and which of some names it means."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

KEPT = "♣♦♥♠"
"""Marks that say something; all others are read as spaces."""

ARTICLES = frozenset(("a", "an", "the", "el", "la", "los", "las", "un", "una", "unos", "unas"))

LINKS = frozenset(("and", "plus", "y", "e", "mas"))


def plain(text: str) -> str:
    """Return the words of a text: no case, no accents, no punctuation, one space between."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in letters if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalnum() or c in KEPT else " " for c in kept).split())


def without_article(words: str) -> str:
    """Leave out an article at the start where something follows."""
    first, _, rest = words.partition(" ")
    return rest if rest and first in ARTICLES else words


def named(typed: str, names: Mapping[int, Sequence[str]]) -> list[int]:
    """Return whose name (or one of whose names) this is, whole; else in another order."""
    for wish in dict.fromkeys((plain(typed), without_article(plain(typed)))):
        found = [key for key, own in names.items() if any(wish == n for n in _plains(own))]
        if found:
            return found
    bag = _bag(typed)
    return [key for key, own in names.items() if bag and any(bag == _bag(n) for n in own)]


def begun(typed: str, names: Mapping[int, Sequence[str]]) -> list[int]:
    """Return whose names begin with this, else those that have a word beginning with each word."""
    wish = without_article(plain(typed))
    if not wish:
        return []
    found = [key for key, own in names.items() if any(n.startswith(wish) for n in _plains(own))]
    return found or [key for key, own in names.items() if any(_spoken(wish, n) for n in own)]


def _bag(text: str) -> list[str]:
    return sorted(word for word in plain(text).split() if word not in LINKS)


def _plains(names: Iterable[str]) -> set[str]:
    """Return the names as they may be typed, with and without their article."""
    words = {plain(name) for name in names}
    return words | {without_article(name) for name in words}


def _spoken(wish: str, name: str) -> bool:
    words = plain(name).split()
    return all(any(word.startswith(part) for word in words) for part in wish.split())
