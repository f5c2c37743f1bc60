"""What stands where in the window: the top card, all piles, the hand under keys, the news.

Every ring is a letter at its place; colours only repeat what the letters say.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from itertools import zip_longest

Mark = tuple[str, int]
"""A letter, and the number of its colour."""

Line = list[tuple[str, str]]
"""A line of the window: pieces of text, each with a style."""

COLOURS = ("red", "bright_blue", "green", "yellow", "magenta", "dark_orange")
"""The style of each number of a colour."""

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The keys of cards, in the order in which they are given out."""

CELL, TIGHT = 13, 9
"""Columns of a card of the hand, with and without room between its letters."""

NAMED = 22
"""Columns of a named ring."""

WIDE = 60
"""From so many columns on the top card is drawn, not only named."""

LEAST_NEWS = 2
"""So many lines of news are always there."""


@dataclass(frozen=True)
class Glance:
    """All that is shown at one moment, in words; `news` is the story so far."""

    counter: int
    top: tuple[Mark, ...]
    places: tuple[str, ...]
    barred: int
    bar: str
    hand: tuple[tuple[str, tuple[Mark, ...]], ...]
    chosen: str
    piles: str
    seats: tuple[str, ...]
    news: tuple[str, ...]
    notice: str
    prompt: str
    keys: str


def face(glance: Glance, width: int, height: int) -> list[Line]:
    """Arrange a glance in a window.

    Where there is little room the card is not drawn, then the hand stands closer together, then the
    news are left out.
    """
    styled = ((glance.notice, "yellow"), (glance.prompt, "bold"), (glance.keys, "cyan"))
    foot: list[Line] = [
        [(line, style)] for text, style in styled for line in textwrap.wrap(text, width) or [""]
    ]
    head, hand = centre(glance, width, drawn=width >= WIDE), held(glance, width, CELL)
    room = height - len(foot) - 2 - LEAST_NEWS
    if len(head) + len(hand) > room:
        head = centre(glance, width, drawn=False)
    if len(head) + len(hand) > room:
        hand = held(glance, width, TIGHT)
    left = room + LEAST_NEWS - len(head) - len(hand)
    if left < 1:
        return [*[*head, *hand][: height - len(foot)], *foot]
    news = [line for text in glance.news[-height:] for line in textwrap.wrap(text, width)]
    told: list[Line] = [[(line, "")] for line in news[-left:]]
    told += [[]] * (left - len(told))
    return [*head, [], *hand, [], *told, *foot]


def paged(sentences: list[str], width: int, height: int) -> list[Line]:
    """Arrange sentences, apart where there is room; the last one is always seen."""
    wrapped = [textwrap.wrap(sentence, width) for sentence in sentences]
    gap = [""] if sum(map(len, wrapped)) + len(wrapped) <= height else []
    *above, last = ([*lines, *gap] for lines in wrapped)
    room = height - len(last)
    return [[(line, "")] for line in [*[line for lines in above for line in lines][:room], *last]]


def centre(glance: Glance, width: int, *, drawn: bool) -> list[Line]:
    """Show the top card and the piles beside one another, or one below the other."""
    seats: list[Line] = [[(glance.piles, "cyan")], *([(seat, "")] for seat in glance.seats)]
    rings = named(glance)
    if not drawn:
        joined = textwrap.wrap(", ".join(glance.seats), width)
        return [*rings, *([(line, "")] for line in joined)]
    picture = drawing(glance)
    nothing: Line = []
    rows = zip_longest(picture, [nothing, *rings], seats, fillvalue=nothing)
    indent = 4 * len(glance.top)
    return [[*padded(left, indent), *padded(middle, NAMED), *right] for left, middle, right in rows]


def named(glance: Glance) -> list[Line]:
    """Name each ring of the top card, the barred one in brackets."""
    lines: list[Line] = []
    for place, ((letter, colour), name) in enumerate(zip(glance.top, glance.places, strict=True)):
        if place == glance.barred:
            lines.append([(f"{place + 1}  - {name} ({glance.bar})", "dim")])
        else:
            lines.append([(f"{place + 1}  ", ""), (f"{letter} {name}", COLOURS[colour])])
    return lines


def drawing(glance: Glance) -> list[Line]:
    """Draw the rings of the top card round one another, the barred one as dots."""
    rings = len(glance.top)
    span = range(1 - rings, rings)
    lines: list[Line] = []
    for row in span:
        line: Line = []
        for column in span:
            ring = max(abs(row), abs(column))
            letter, colour = glance.top[ring]
            barred = ring == glance.barred
            line.append((". ", "dim") if barred else (f"{letter} ", f"bold {COLOURS[colour]}"))
        lines.append(line)
    return lines


def held(glance: Glance, width: int, size: int) -> list[Line]:
    """Show the hand, so many columns a card: every card where it has been, under its letter."""
    hand = dict(glance.hand)
    gap = " " if size == CELL else ""
    columns = max(1, width // size)
    last = max((LETTERS.index(letter) for letter in hand), default=0)
    numbers = gap.join(str(place + 1) for place in range(len(glance.top)))
    shown = min(columns, last + 1)
    lines: list[Line] = [[(f"    {numbers}".ljust(size) * shown, "dim")]]
    for first in range(0, last + 1, columns):
        line: Line = []
        for letter in LETTERS[first : first + columns]:
            marks = hand.get(letter, ())
            line += padded(cell(letter, marks, gap, letter == glance.chosen), size)
        lines.append(line)
    return lines


def cell(letter: str, marks: tuple[Mark, ...], gap: str, chosen: bool) -> Line:  # noqa: FBT001 - a fact
    """Show a card of the hand; brackets say that it is chosen."""
    if not marks:
        return []
    key = (f"[{letter}] ", "bold reverse") if chosen else (f" {letter}  ", "bold")
    return [key, *((f"{mark}{gap}", COLOURS[colour]) for mark, colour in marks)]


def padded(line: Line, width: int) -> Line:
    """Fill a line up with spaces, one at least."""
    length = sum(len(text) for text, _ in line)
    return [*line, (" " * max(1, width - length), "")]
