"""One person at a table: what is asked, what is understood, what is answered."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from superdeck.bots.pool import SearchError
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.match import options_of
from superdeck.phrases import LANGUAGES, Phrases, rulebook
from superdeck.table.clock import Clock, SystemClock
from superdeck.table.tempo import Tempo
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.saving import keep, unbroken
from superdeck.terminal.typed import begun, named, plain
from superdeck.terminal.waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from superdeck.engine.contract import Refusal, Value
    from superdeck.table import Table
    from superdeck.terminal.screen import Screen

FEW = 9
"""So many moves are listed at once; of more, the first `FEW - 1`."""

CANDIDATES = 5
"""So many meanings of an ambiguous word are named."""

REMEMBERED = 8
"""So many tellings are repeated to who comes back to a saved match."""

CLAUSE = re.compile(r"[a-z]+-[re]?\d+", re.IGNORECASE)


class Sitting:
    """A person in a seat, from the first question to the end or to `quit`."""

    def __init__(
        self, table: Table, seat: int, lang: str, screen: Screen, path: Path | None = None
    ) -> None:
        """Sit down; `path` is the file that the match is written to, if it is."""
        self.table = table
        self.seat = seat
        self.screen = screen
        self.path = path
        self.voice = Narrator(table, seat, lang, screen)
        self.phrases = self.voice.phrases
        self.waiting = Waiting(table, self.voice)
        self.clock: Clock = SystemClock()
        self.tempo: Tempo | None = None
        self.hurried = False
        self.counter, self.since = -1, 0
        self.moves: list[int] = []
        self.fresh = True
        self.resumed = bool(table.record.lines)
        self._every = [Phrases(None, spoken) for spoken in LANGUAGES]
        self._commands: dict[str, Callable[[], None]] = {
            "word-hint": self.hint,
            "word-more": self.more,
            "word-log": self.voice.log,
            "word-look": self.look,
        }

    def take_time(self, share: int) -> None:
        """Let the others take the time of people, or a share of it."""
        self.tempo = Tempo(self.table, self.clock, share)

    def play(self) -> None:
        """Play until the match is over or the person stops; whoever stops finds it saved."""
        self.voice.head()
        if self.resumed and self.path:
            self.voice.say("resumed", file=str(self.path))
        self.waiting.begin()
        if self.tempo:
            self.voice.say("pace-skip", "aside")
            self.news()
        try:
            while self.next_turn():
                if not self.turn():
                    keep(self.voice, self.path)
                    return
            self.news()
            self.voice.ending()
            if self.path:
                self.voice.say("match-saved-record", file=str(self.path))
        except (KeyboardInterrupt, SearchError):
            self.screen.say()
            keep(self.voice, self.path)
            raise

    def next_turn(self) -> bool:
        """Let the others act until this seat is asked; False when the match is over."""
        self.follow()
        while not self.table.over:
            self.waiting.wait()
            with unbroken():
                seat = self.table.step()
            self.follow()
            if seat != NOBODY:
                self.rest()
                return True
        self.table.run()
        return False

    def follow(self) -> None:
        """Where the others take time, tell what has happened, each thing when it is due."""
        tempo = self.tempo
        while tempo and tempo.coming:
            self.rest()
            told = tempo.show().told[self.seat]
            self.voice.tell(self.table.heard(self.seat, told))
        if tempo and tempo.shown.thinker != NOBODY:
            thinker = self.voice.name(tempo.shown.thinker)
            self.screen.whisper(self.phrases.say(Say("pace-thinks", {"seat": thinker})))

    def rest(self) -> None:
        """Wait until the next thing is due; whoever types a line waits no more before a turn."""
        tempo = self.tempo
        while tempo and self.screen.rest(tempo.due(hurried=self.hurried), self.clock):
            self.hurried = True

    def turn(self) -> bool:
        """Take one decision; False where the person stops instead."""
        self.hurried = False
        self.note_time()
        self.moves = self.table.match.legal(self.seat)
        if len(self.moves) == 1:
            self.news()
            self.voice.say("match-forced", "aside", move=self.label(self.moves[0]))
            self.do(self.moves[0])
            return True
        self.news()
        self.screen.say()
        self.look()
        if self.fresh:
            self.voice.say("match-keys", "aside")
        self.fresh = False
        while True:
            typed = self.screen.ask(self.phrases.say("match-prompt"))
            if typed is None or self.means(typed, "word-quit"):
                return False
            if self.table.strike(self.clock.now() - self.since) or self.answer(typed.strip()):
                return True

    def note_time(self) -> None:
        """Remember since when what the clock may end has been going on."""
        counter = self.table.game.counter(self.table.match.state)
        if counter != self.counter:
            self.counter, self.since = counter, self.clock.now()

    def news(self) -> None:
        """Retell what happened since the last move; to who comes back, the last of it."""
        tellings = self.table.heard(self.seat)
        if tellings:
            self.screen.say()
            if not self.fresh or self.resumed:
                self.voice.say("match-since", "head")
        self.voice.tell(tellings[-REMEMBERED:] if self.fresh and self.resumed else tellings)

    def look(self) -> None:
        """Show the position and the moves."""
        self.voice.position()
        self.choices(len(self.moves) if len(self.moves) <= FEW else FEW - 1)

    def more(self) -> None:
        """Show all moves."""
        self.choices(len(self.moves))

    def choices(self, shown: int) -> None:
        """List the first moves by number."""
        self.voice.say("match-choices", "head")
        for number, action in enumerate(self.moves[:shown], 1):
            self.voice.say("match-choice", "move", 2, number=str(number), move=self.label(action))
        if rest := len(self.moves) - shown:
            self.voice.say("match-more", indent=2, count=rest)

    def label(self, action: int) -> Say:
        """Name a move."""
        return self.table.game.say(action, self.table.view(self.seat))

    def do(self, action: int) -> Refusal | None:
        """Act, unless refused."""
        with unbroken():
            return self.table.act(self.seat, action)

    def means(self, typed: str, word: str) -> bool:
        """Whether a command is typed, in any of our languages."""
        return any(
            plain(typed) == plain(name) != "" or typed.strip() == name
            for phrases in self._every
            for name in phrases.names(Say(word))
        )

    def answer(self, typed: str) -> bool:
        """Do what is typed; True where it was a move that was made."""
        first, _, rest = typed.partition(" ")
        command = next((do for word, do in self._commands.items() if self.means(typed, word)), None)
        if self.means(first, "word-help"):
            self.help(rest)
        elif command:
            command()
        elif CLAUSE.fullmatch(typed):
            self.clause(typed.upper())
        elif typed and (action := self.understood(typed)) is not None:
            refusal = self.do(action)
            if refusal:
                self.refused(refusal)
            return not refusal
        return False

    def understood(self, typed: str) -> int | None:
        """Return the move that is meant, legal or not; None (and why) where it is not clear.

        A number of the list first, then whole names, of moves that are legal and of others, then
        beginnings and single words.
        """
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(self.moves):
            return self.moves[int(typed) - 1]
        here = self.names(self.moves)
        if not (found := named(typed, here)):
            view = self.table.view(self.seat)
            others = self.names(set(self.table.game.nameable(view)) - set(self.moves))
            found = named(typed, others)[:1] or begun(typed, here)
            if not found and len(guesses := begun(typed, others)) == 1:
                found = guesses
        if len(found) == 1:
            return found[0]
        if found:
            self.ambiguous(typed, found)
        elif typed.isdecimal():
            self.voice.say("error-number", "wrong", number=typed, last=str(len(self.moves)))
        else:
            self.voice.say("error-unknown", "wrong", typed=typed)
        return None

    def names(self, actions: Iterable[int]) -> dict[int, list[str]]:
        """Return all names of some moves."""
        return {action: self.phrases.names(self.label(action)) for action in actions}

    def ambiguous(self, typed: str, found: list[int]) -> None:
        """Name what a word can mean."""
        names = tuple(self.label(action) for action in found[:CANDIDATES])
        if len(found) > CANDIDATES:
            self.voice.say("error-ambiguous-many", "wrong", typed=typed, candidates=names)
        else:
            candidates = Say("list-or", {"items": names})
            self.voice.say("error-ambiguous", "wrong", typed=typed, candidates=candidates)

    def refused(self, refusal: Refusal) -> None:
        """Say why not."""
        self.screen.say(self.voice.refusal(refusal), "wrong")

    def help(self, about: str = "") -> None:
        """Explain the position and what each move does, or one move only."""
        view = self.table.view(self.seat)
        actions = self.moves
        if about:
            action = self.understood(about)
            if action is None:
                return
            if refusal := self.table.match.refuse(self.seat, action):
                self.refused(refusal)
                return
            actions = [action]
        else:
            self.voice.position()
            self.voice.say("help-moves", "head")
        for action in actions:
            effect = self.table.game.effect(action, view)
            number = str(self.moves.index(action) + 1)
            words: dict[str, Value] = {
                "number": number,
                "move": self.label(action),
                "effect": effect,
            }
            self.screen.say(self.phrases.say(Say("help-move", words)), "move", 2)
        if not about:
            clauses = (option.clause for option in options_of(self.table.game))
            own = next(clause for clause in clauses if not clause.startswith("GEN-"))
            self.voice.say("help-words", "aside", clause=own)

    def hint(self) -> None:
        """Ask the strongest bot that answers at once."""
        level = self.table.adviser()
        action = self.table.advice(self.seat, level)
        number = str(self.moves.index(action) + 1)
        bot = Say(f"level-{level}")
        self.voice.say("hint-move", "aside", bot=bot, number=number, move=self.label(action))

    def clause(self, wanted: str) -> None:
        """Read a clause of the rulebook aloud."""
        options = said_values(self.table)
        for game in (self.table.game.FACTS.name, None):
            for entry in rulebook(game, self.phrases.lang, options):
                if entry.id == wanted:
                    self.screen.say(f"{entry.id}: {entry.text}", "aside")
                    return
        self.voice.say("error-clause", "wrong", clause=wanted)


def said_values(table: Table) -> dict[str, str]:
    """Return the word of every option at a table."""
    state = table.match.state
    return {o.name: o.say(getattr(state, o.name)) for o in options_of(table.game)}
