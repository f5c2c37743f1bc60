"""From the words of the command line to a table, and to the person at it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from superdeck.bots.player import read_players
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES, load
from superdeck.phrases import best_language
from superdeck.table import Table
from superdeck.table.seated import PERSON
from superdeck.terminal.chooser import Chooser, Left
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.screen import Screen
from superdeck.terminal.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path

    from superdeck.terminal.commands import Wish

SEEDS = 10**9
"""Matches that nobody gave a seed get a short one, easy to read out."""

BOTS = "rules"
"""Who plays where nobody says it."""


def start(wish: Wish) -> None:
    """Choose, open or resume a match, and play it. `SuperdeckError` for words that do not fit."""
    lang = wish.lang or best_language()
    screen = Screen(lang)
    if wish.resume:
        sit(resumed(wish.resume, wish.game), lang, screen, wish.resume)
        return
    game, seats, bots = wish.game, wish.seats, wish.bots
    if game is None and screen.person:
        chooser = Chooser(lang, screen)
        try:
            game = chooser.game()
            seats = seats or chooser.seats(game)
            bots = bots or (BOTS if wish.auto else chooser.bots())
        except Left:
            return
    people = [] if wish.auto or game is None else [PERSON]
    table = opened(wish, game or NAMES[0], seats, bots or BOTS, people)
    if wish.save:
        table.save(wish.save)
    sit(table, lang, screen, wish.save)


def opened(wish: Wish, game: str, seats: int | None, bots: str, people: list[str]) -> Table:
    """Open a table: people from seat 0 on, bots at all others."""
    loaded = load(game)
    seats = loaded.FACTS.usual[0] if seats is None else seats
    low, high = loaded.FACTS.seats
    if not low <= seats <= high:
        message = f"{game} takes {low} to {high} seats, not {seats}"
        raise SuperdeckError(message)
    players = [player.text for player in read_players(bots, loaded, seats - len(people))]
    seed = secrets.randbelow(SEEDS) if wish.number is None else wish.number
    return Table.open(game, seats, [*people, *players], wish.options, seed)


def resumed(path: Path, game: str | None) -> Table:
    """Go on with a saved match, of the game that was named if one was."""
    table = Table.resume(path)
    found = table.record.head.game
    if game not in {None, found}:
        table.close()
        message = f"{path} is a match of {found}, not of {game}"
        raise SuperdeckError(message)
    return table


def sit(table: Table, lang: str, screen: Screen, path: Path | None) -> None:
    """Play, or watch where no person sits, until the match is over or the person stops."""
    seats = range(table.record.head.seats)
    person = next((seat for seat in seats if table.is_person(seat)), None)
    try:
        if person is None:
            watch(table, Narrator(table, 0, lang, screen), path)
        else:
            Sitting(table, person, lang, screen, path).play()
    finally:
        table.close()


def watch(table: Table, voice: Narrator, path: Path | None) -> None:
    """Let bots play, and print what the first seat sees of it."""
    voice.head()
    state = table.match.state
    while not table.over:
        before = state.round
        table.step()
        if state.round != before:
            voice.screen.say()
        voice.news()
        if state.round != before:
            voice.position()
    table.run()
    voice.ending()
    if path:
        voice.say("match-saved-record", file=str(path))
