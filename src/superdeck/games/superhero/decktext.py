"""Superhero Audition: the text of a deck file, read and checked. Everything in it is suspected."""

from __future__ import annotations

import base64
import binascii
import hashlib
import tomllib
import unicodedata
from typing import TYPE_CHECKING, Any, NamedTuple

from superdeck.errors import SuperdeckError
from superdeck.games.superhero.state import NEEDS, PACK, TRAITS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MOST_BYTES = 256 * 1024
"""A deck file, and a deck with all its pictures, is no larger."""

NAME, TEXT, CRISIS = 40, 120, 240
"""Most characters of a card's name, its text, its crisis."""

TRAIT_NAMES = ("muscle", "wits", "heart", "speed", "charm", "gadgets")
THEME = ("hero", "crisis", "chosen")
LANGS = ("en", "es")
STRONGEST = 3

PORTRAIT = {
    "kind": ("human", "robot", "beast", "plant", "alien"),
    "background": ("rays", "halftone", "skyline", "bands", "halo"),
    "emblem": (*("bolt", "star", "drop", "leaf", "moon", "spiral", "paw", "key", "wave", "eye"),),
    "cape": ("none", "cape", "collar"),
    "mask": ("domino", "cowl", "goggles", "visor", "bandana", "none"),
    "head": ("round", "square", "long", "wide"),
    "palette": tuple(range(10)),
    "hair": tuple(range(9)),
}
"""How a hero may be drawn."""

PICTURES = {
    "png": b"\x89PNG\r\n\x1a\n",
    "jpeg": b"\xff\xd8\xff",
    "gif": b"GIF8",
}
"""Kinds of pictures, and how their bytes begin."""

JOINERS = "\u200c\u200d"
"""Invisible marks that languages and emoji need."""


class DeckError(SuperdeckError):
    """A deck that cannot be played with: one sentence says where it is wrong."""


class Texts(NamedTuple):
    """A deck that was found right. Texts are by language, traits packed two bits each."""

    cards: tuple[dict[str, Any], ...]
    made_up: tuple[dict[str, Any], ...]
    theme: dict[str, dict[str, str]]
    title: dict[str, str]


def read(text: str, pictures: Mapping[str, str]) -> Texts:
    """Read a deck; `pictures` are those that it names by a path. Raises `DeckError`."""
    if len(text.encode()) + sum(map(len, map(str, pictures.values()))) > MOST_BYTES:
        message = f"with its pictures the deck is larger than {MOST_BYTES // 1024} KB"
        raise DeckError(message)
    found = loaded(text)
    only(found, ("title", "theme", "card", "made_up"), "the deck")
    theme = found.get("theme", {})
    only(theme, THEME, "its theme")
    cards = tables(found, "card")
    made = tables(found, "made_up")
    if not 0 < len(cards) <= PACK:
        message = f"a deck has 1 to {PACK} cards, and this one has {len(cards)}"
        raise DeckError(message)
    deck = Texts(
        tuple(card_of(card, f"card {i}", pictures) for i, card in enumerate(cards, 1)),
        tuple(card_of(card, f"made-up card {i}", pictures) for i, card in enumerate(made, 1)),
        {key: spoken(theme, key, NAME, "its theme") for key in theme},
        spoken(found, "title", TEXT, "the deck") if "title" in found else {},
    )
    unlike(deck)
    return deck


def loaded(text: str) -> dict[str, Any]:
    """Return the tables of a TOML text."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "too deep or large"
        message = f"this is no TOML: {reason}"
        raise DeckError(message) from None


def only(table: Any, keys: tuple[str, ...], where: str) -> None:  # noqa: ANN401 - from outside
    """Refuse what is no table, or has a key that nobody reads."""
    if not isinstance(table, dict):
        message = f"{where} is no table"
        raise DeckError(message)
    for key in table:
        if key not in keys:
            message = f"{where} has an unknown key {shown(key)!r}: the keys are {', '.join(keys)}"
            raise DeckError(message)


def shown(text: str) -> str:
    """Return the beginning of what somebody wrote, fit for a sentence."""
    return text if len(text) <= NAME else text[:NAME] + "…"


def tables(found: dict[str, Any], key: str) -> list[Any]:
    """Return a list of tables, an empty one where there is none."""
    value = found.get(key, [])
    if not isinstance(value, list):
        message = f"write [[{key}]] before each card, not [{key}]"
        raise DeckError(message)
    return value


def card_of(table: Any, where: str, pictures: Mapping[str, str]) -> dict[str, Any]:  # noqa: ANN401
    """Return one card, checked."""
    only(table, ("name", "text", "crisis", "good_at", "needs", "portrait", "picture"), where)
    name = spoken(table, "name", NAME, where)
    where = f"{where} ({name[LANGS[0]]})"
    text = spoken(table, "text", TEXT, where)
    crisis = spoken(table, "crisis", CRISIS, where) if "crisis" in table else {}
    guess = guessed(f"{name[LANGS[0]]} {text[LANGS[0]]}")
    return {
        "name": name,
        "text": text,
        "crisis": crisis,
        "strengths": packed(table, "good_at", where, guess & (1 << NEEDS) - 1),
        "needs": packed(table, "needs", where, guess >> NEEDS),
        "portrait": portrait(table.get("portrait", {}), where),
        "picture": picture(table.get("picture", ""), where, pictures),
    }


def spoken(table: dict[str, Any], key: str, most: int, where: str) -> dict[str, str]:
    """Return a text in every language: one for all, or one each; a missing one is the other."""
    value = table.get(key)
    if isinstance(value, str):
        value = dict.fromkeys(LANGS, value)
    if not isinstance(value, dict) or not value:
        message = f"{where} has no {key}"
        raise DeckError(message)
    only(value, LANGS, f"the {key} of {where}")
    words = {lang: checked(value[lang], most, f"the {key} of {where}") for lang in value}
    return {lang: words.get(lang, next(iter(words.values()))) for lang in LANGS}


def checked(value: Any, most: int, what: str) -> str:  # noqa: ANN401 - from outside
    """Return a text as it is shown; refuse none, a long one, and marks that nobody can see."""
    if not isinstance(value, str):
        message = f"{what} is no text"
        raise DeckError(message)
    if any(unicodedata.category(c) in UNSEEN and c not in JOINERS for c in value):
        message = f"{what} has control characters: write plain text on one line"
        raise DeckError(message)
    text = unicodedata.normalize("NFC", " ".join(value.split()))
    if not text:
        message = f"{what} is empty"
        raise DeckError(message)
    if len(text) > most:
        message = f"{what} has {len(text)} characters: {most} at most"
        raise DeckError(message)
    return text


UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Unicode's categories of what has no look of its own, or changes that of others."""


def packed(table: dict[str, Any], key: str, where: str, guess: int) -> int:
    """Return traits, two bits each; where a card has none they are guessed from its text."""
    if key not in table:
        return guess
    only(table[key], TRAIT_NAMES, f"{key} of {where}")
    for name, value in table[key].items():
        if type(value) is not int or not 0 <= value <= STRONGEST:
            message = f"{name} in {key} of {where} is no number from 0 to {STRONGEST}"
            raise DeckError(message)
    return sum(table[key].get(name, 0) << 2 * i for i, name in enumerate(TRAIT_NAMES))


def guessed(text: str) -> int:
    """Return strengths and needs for a text that says neither: any, but always the same."""
    dice = hashlib.sha256(text.encode()).digest()
    return sum((dice[i] & STRONGEST) << 2 * i for i in range(2 * TRAITS))


def portrait(table: Any, where: str) -> dict[str, Any]:  # noqa: ANN401 - from outside
    """Return how a hero is drawn, as far as its card says it."""
    only(table, tuple(PORTRAIT), f"the portrait of {where}")
    for key, value in table.items():
        if value not in PORTRAIT[key] or isinstance(value, bool):
            known = ", ".join(map(str, PORTRAIT[key]))
            message = f"{key} in the portrait of {where} is none of {known}"
            raise DeckError(message)
    return dict(table)


def picture(value: Any, where: str, pictures: Mapping[str, str]) -> str:  # noqa: ANN401
    """Return a picture as a data address, '' for none; nothing is fetched from anywhere."""
    if not isinstance(value, str):
        message = f"the picture of {where} is no text"
        raise DeckError(message)
    embedded = str(pictures.get(value, value))
    if not embedded:
        return ""
    head, comma, body = embedded.partition(",")
    try:
        content = base64.b64decode(body, validate=True)
    except (binascii.Error, ValueError):
        content = b""
    kind = head.removeprefix("data:image/").removesuffix(";base64")
    right = comma and head == f"data:image/{kind};base64" and kind in PICTURES
    if not right or not content.startswith(PICTURES[kind]):
        message = f"the picture of {where} is no embedded PNG, JPEG or GIF"
        raise DeckError(message)
    return embedded


def beside(text: str, folder: Path) -> dict[str, str]:
    """Read the pictures that a deck names by a path, as data addresses by that path."""
    found = {}
    room = MOST_BYTES
    for i, card in enumerate(tables(loaded(text), "card"), 1):
        named = card.get("picture", "") if isinstance(card, dict) else ""
        if isinstance(named, str) and named and not named.startswith("data:"):
            content = content_of(folder, named, f"the picture of card {i}", room)
            room -= len(content)
            kinds = [kind for kind, start in PICTURES.items() if content.startswith(start)]
            if not kinds:
                message = f"the picture of card {i}, {shown(named)}, is no PNG, JPEG or GIF"
                raise DeckError(message)
            found[named] = f"data:image/{kinds[0]};base64,{base64.b64encode(content).decode()}"
    return found


def content_of(folder: Path, named: str, what: str, room: int) -> bytes:
    """Return the bytes of a picture's file, which may not be larger than what is left."""
    try:
        path = folder / named
        if path.stat().st_size > room:
            message = f"{what}, {shown(named)}, is too large: a deck has {MOST_BYTES // 1024} KB"
            raise DeckError(message)
        return path.read_bytes()
    except (OSError, ValueError):
        message = f"{what}, {shown(named)}, is no file here (addresses are never followed)"
        raise DeckError(message) from None


def unlike(deck: Texts) -> None:
    """Refuse two cards that would have one name in a language."""
    for lang in LANGS:
        seen: set[str] = set()
        for card in (*deck.cards, *deck.made_up):
            name = card["name"][lang].casefold()
            if name in seen:
                message = f"two cards are named {card['name'][lang]}"
                raise DeckError(message)
            seen.add(name)
