"""From the words of the command line to a table, and to the person at it."""

from __future__ import annotations

import secrets
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from superdeck.bots.pace import PACES
from superdeck.bots.player import NAMED, read_player, read_players
from superdeck.engine.match import material_of, new_match, options_of, read_material
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES, load
from superdeck.phrases import Phrases, best_language
from superdeck.table.clock import SystemClock
from superdeck.table.live import LiveTable, table_of
from superdeck.table.seated import PERSON
from superdeck.table.table import new_head, read_record
from superdeck.terminal.chooser import Chooser, Left, usual_bots
from superdeck.terminal.live.display import display_for
from superdeck.terminal.live.keys import Keyboard, readable
from superdeck.terminal.live.sitting import LiveSitting
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.screen import Screen
from superdeck.terminal.sitting import Sitting
from superdeck.terminal.waiting import Waiting, make_ready

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from superdeck.engine.contract import Game, Material
    from superdeck.engine.record import Head
    from superdeck.table import Table
    from superdeck.terminal.commands import Wish

SEEDS = 10**9
"""Matches that nobody gave a seed get a short one, easy to read out."""

BOTS = "rules"
"""Who plays where nobody says it and no person sits."""


def start(wish: Wish) -> None:
    """Choose, open or resume a match, and play it. `SuperdeckError` for words that do not fit."""
    lang = wish.lang or best_language()
    screen = Screen(lang)
    if wish.resume:
        sit(resumed(wish.resume, wish.game), lang, screen, wish)
        return
    game, seats, bots = wish.game, wish.seats, wish.bots
    if game is None and screen.person:
        chooser = Chooser(lang, screen)
        try:
            game = chooser.game()
            make_ready(load(game), [read_player(level, load(game)) for level in NAMED])
            seats = seats or chooser.seats(game)
            bots = bots or (BOTS if wish.auto or seats == 1 else chooser.bots(game))
        except Left:
            return
    people = [] if wish.auto or game is None else [PERSON]
    game = game or NAMES[0]
    bots = bots or (usual_bots(game) if people else BOTS)
    try:
        head = headed(wish, game, seats, bots, people, Asker(lang, screen))
    except Left:
        return
    table = table_of(head)
    if isinstance(table, LiveTable) and people and not readable():
        table = untimed(head, wish, Phrases(None, lang), screen)
    if wish.save:
        table.save(wish.save)
    sit(table, lang, screen, wish)


class Asker:
    """Asks a person what a match needs to know before its first deal."""

    def __init__(self, lang: str, screen: Screen) -> None:
        """Ask in a language."""
        self.lang = lang
        self.screen = screen

    def material(self, wish: Wish, game: Game[Any], seats: int, people: int) -> Material | None:
        """Return what the match is played with, the answers of its people in it.

        Answers that do not do are asked for again; raises `Left` at the end of the input.
        """
        material = read_material(game, wish.deck) if wish.deck else material_of(game, {})
        if material is None:
            return None
        state = new_match(game, seats, wish.options, 0, material)
        keys = material.asks(state)
        phrases = Phrases(game.FACTS.name, self.lang, material=material)
        seat = 0
        while keys and seat < people:
            answers = [self.screen.ask(f"{phrases.say(key)} ") for key in keys]
            try:
                material = material.answered(seat, [self.typed(answer) for answer in answers])
                seat += 1
            except SuperdeckError as error:
                self.screen.say(str(error), "wrong")
        return material

    @staticmethod
    def typed(answer: str | None) -> str:
        """Return an answer; `Left` where there is none."""
        if answer is None:
            raise Left
        return answer.rstrip("\n")


def headed(  # noqa: PLR0913, PLR0917 - one parameter a thing that was chosen
    wish: Wish, game: str, seats: int | None, bots: str, people: list[str], asker: Asker
) -> Head:
    """Say who plays what, and with what: people from seat 0 on, bots at all others."""
    loaded = load(game)
    seats = loaded.FACTS.at_table if seats is None else seats
    low, high = loaded.FACTS.seats
    if not low <= seats <= high:
        message = f"{game} takes {low} to {high} seats, not {seats}"
        raise SuperdeckError(message)
    others = seats - len(people)
    alone = others == 0 and wish.bots is None
    players = [] if alone else read_players(bots, loaded, others)
    make_ready(loaded, players)
    seed = secrets.randbelow(SEEDS) if wish.number is None else wish.number
    material = asker.material(wish, loaded, seats, len(people))
    return new_head(
        game, seats, [*people, *(player.text for player in players)], wish.options, seed, material
    )


def untimed(head: Head, wish: Wish, phrases: Phrases, screen: Screen) -> Table:
    """Return a table at which nobody has to be quick, with the first option that does it.

    `SuperdeckError` where there is none that is still free to choose.
    """
    for option in options_of(load(head.game)):
        for word, _ in option.words if option.name not in wish.options else ():
            table = table_of(replace(head, options={**head.options, option.name: word}))
            if not isinstance(table, LiveTable):
                chosen = phrases.say("rules-option", name=option.name, value=word)
                screen.say(phrases.say("live-tamed", option=chosen), "aside")
                return table
    message = f"{head.game} in real time needs a keyboard that gives single keys"
    raise SuperdeckError(message)


def resumed(path: Path, game: str | None) -> Table:
    """Go on with a saved match, of the game that was named if one was."""
    record = read_record(path)
    found = record.head.game
    if game not in {None, found}:
        message = f"{path} is a match of {found}, not of {game}"
        raise SuperdeckError(message)
    table = table_of(record.head)
    table.catch_up(record)
    table.write_on(path)
    return table


def sit(table: Table, lang: str, screen: Screen, wish: Wish) -> None:
    """Play, or watch where no person sits, until the match is over or the person stops."""
    seats = range(table.record.head.seats)
    person = next((seat for seat in seats if table.is_person(seat)), None)
    path = wish.resume or wish.save
    try:
        if person is None:
            watch(table, Narrator(table, 0, lang, screen), path)
        elif isinstance(table, LiveTable):
            sit_live(table, Narrator(table, person, lang, screen), path, lines=wish.lines)
        else:
            sitting = Sitting(table, person, lang, screen, path)
            if readable() and (share := PACES.get(wish.pace)):
                sitting.take_time(share)
                screen.still |= wish.lines
            sitting.play()
    finally:
        table.close()


def sit_live(table: LiveTable, voice: Narrator, path: Path | None, *, lines: bool) -> None:
    """Play with single keys while the clock runs."""
    if not readable():
        message = f"{table.record.head.game} in real time needs a keyboard that gives single keys"
        raise SuperdeckError(message)
    display = display_for(voice.screen, voice.phrases, lines=lines)
    LiveSitting(table, voice, Keyboard(sys.stdin.fileno()), display, SystemClock()).play(path)


def watch(table: Table, voice: Narrator, path: Path | None) -> None:
    """Let bots play, and print what the first seat sees of it."""
    voice.head()
    state = table.match.state
    waiting = Waiting(table, voice)
    waiting.begin()
    while not table.over:
        before = state.round
        waiting.wait()
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
