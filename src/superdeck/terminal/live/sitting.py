"""One person at a live table: keys become claims, the clock runs, the window follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import NOTHING, PILE, Say
from superdeck.terminal.live.face import LETTERS, Glance
from superdeck.terminal.live.keys import ESCAPE, STOP, SUSPEND
from superdeck.terminal.saving import keep, unbroken

if TYPE_CHECKING:
    from pathlib import Path

    from superdeck.engine.contract import Board, View
    from superdeck.table.clock import Clock
    from superdeck.table.live import LiveTable
    from superdeck.terminal.live.display import Display
    from superdeck.terminal.live.face import Mark
    from superdeck.terminal.live.keys import Keys
    from superdeck.terminal.narrator import Narrator

SECOND = 1_000_000
"""In microseconds, as the clock counts."""

FRAME = SECOND // 20
"""The window changes at most so often."""

READY = 3
"""Seconds from the end of a pause until play goes on."""

REMEMBERED = 12
"""So much of the story is in view, and told again at the end."""

HELP, AGAIN, DRAW, THE_PILE, ENTER, BACK = "?", "\t", " ", "0", "\r\n", f"{ESCAPE}\b\x7f"
"""The keys that are no cards and no places."""


class LiveSitting:
    """A person in a seat of a live table, from the first key to the end."""

    def __init__(
        self,
        table: LiveTable,
        voice: Narrator,
        keyboard: Keys,
        display: Display,
        clock: Clock,
    ) -> None:
        """Sit down."""
        self.table = table
        self.game: Any = table.game
        self.seat = voice.watcher
        self.voice = voice
        self.phrases = voice.phrases
        self.keyboard = keyboard
        self.display = display
        self.clock = clock
        self.started = False
        self.helping = False
        self.goes_on = 0
        self.cards: dict[str, int] = {}
        self.chosen = ""
        self.notice = ""
        self.story: list[str] = []
        self.shown: Glance | None = None
        self.answers = 0
        self.drawn = -FRAME

    def play(self, path: Path | None) -> None:
        """Play until the match is over or the person stops; whoever stops finds it saved."""
        self.table.advance()
        self.voice.head()
        if self.table.record.lines and path:
            self.voice.say("resumed", file=str(path))
        for line in self.explained():
            self.voice.screen.say(line)
        self.voice.say("live-start", "head")
        try:
            while (key := self.sit()) == SUSPEND:
                self.keyboard.suspend()
                self.goes_on = self.clock.now() + READY * SECOND
        except KeyboardInterrupt:
            self.voice.screen.say()
            self.stop(path)
            raise
        if key:
            self.stop(path)
            return
        if not self.display.stays:
            for sentence in self.story[-REMEMBERED:]:
                self.voice.screen.say(sentence, "news", indent=2)
        self.voice.ending()
        if path:
            self.voice.say("match-saved-record", file=str(path))

    def stop(self, path: Path | None) -> None:
        """Hold the match and save it."""
        with unbroken():
            if self.started:
                self.table.hold()
            keep(self.voice, path)

    def explained(self) -> list[str]:
        """Return how to play, a paragraph a sentence."""
        board = self.board(self.table.view(self.seat))
        return [*map(self.voice.words, board.help), self.phrases.say("live-help-keys")]

    # --- The loop.

    def sit(self) -> str:
        """Play; return the key with which the person leaves, '' where the match is over."""
        self.shown = None
        self.helping = False
        with self.keyboard.open(), self.display.open():
            while not self.table.over:
                self.follow()
                for key in self.keyboard.read(self.until(), self.clock):
                    if key in (STOP, SUSPEND):
                        self.hold()
                        return key
                    self.press(key)
            self.follow()
            self.show()
        return ""

    def follow(self) -> None:
        """Let happen what is due, and show it."""
        if not self.started or self.helping:
            return
        with unbroken():
            if self.table.held and (self.clock.now() >= self.goes_on or not self.may_act()):
                self.table.go_on()
            self.table.advance()
        self.hear()
        if self.clock.now() >= self.drawn + FRAME:
            self.show()

    def until(self) -> int:
        """Return how long there is nothing to do but to wait for a key."""
        now = self.clock.now()
        if not self.started or self.helping:
            return now + SECOND
        frame, ends = self.drawn + FRAME, self.ends()
        times = [self.table.due(), now + SECOND]
        if ends:
            times += [ends, now + (ends - now) % SECOND + 1]
        return min(times + [frame] * (frame > now))

    def hold(self) -> None:
        """Hold the match until a key, and a countdown."""
        with unbroken():
            if self.started:
                self.table.hold()
        self.goes_on = self.clock.now() + READY * SECOND

    def may_act(self) -> bool:
        """Whether anybody may act now."""
        return bool(self.game.actors(self.table.match.state))

    def ends(self) -> int:
        """Return when the countdown that is running ends, 0 where none is."""
        if self.table.held:
            return self.goes_on
        return 0 if self.may_act() or self.table.over else self.table.due()

    # --- Keys.

    def press(self, key: str) -> None:
        """Do what a key means."""
        self.notice = ""
        if not self.started:
            self.begin()
        elif self.helping:
            self.helping = False
            self.goes_on = self.clock.now() + READY * SECOND
        elif key == HELP:
            self.hold()
            self.helping = True
            self.display.page([*self.explained(), self.phrases.say("live-help-back")])
        elif key == AGAIN:
            self.display.again()
            self.shown = None
        elif key in BACK:
            self.chosen = ""
        else:
            self.touch(key)

    def begin(self) -> None:
        """Start the clock; a match that goes on counts down first."""
        self.started = True
        self.table.start(self.clock)
        self.goes_on = self.clock.now() + READY * SECOND
        self.hear()
        del self.story[:-REMEMBERED]

    def touch(self, key: str) -> None:
        """Choose something, or move what is chosen."""
        self.board(self.table.view(self.seat))
        if key == DRAW:
            self.act(PILE, NOBODY)
        elif key in ENTER:
            self.act(self.thing(), NOBODY)
        elif key == THE_PILE or key in self.cards:
            self.chosen = key
        elif key.isdecimal():
            if not self.chosen:
                self.notice = self.phrases.say("live-nothing-chosen")
            elif self.act(self.thing(), int(key) - 1):
                self.chosen = ""
        elif key.isprintable():
            self.notice = self.phrases.say("live-no-card", letter=key)

    def thing(self) -> int:
        """Return what is chosen, as the game numbers it."""
        if self.chosen == THE_PILE:
            return PILE
        return self.cards.get(self.chosen, NOTHING)

    def act(self, thing: int, place: int) -> bool:
        """Claim what the window showed as possible; whether it was not refused."""
        view = self.table.view(self.seat)
        action = self.game.touch(view, thing, place)
        with unbroken():
            verdict = self.table.arrive(self.seat, action, self.answers)
        self.hear()
        if verdict.refusal:
            self.notice = self.voice.refusal(verdict.refusal)
        elif verdict.what != action:
            self.notice = self.story[-1]
        return verdict.refusal is None

    # --- What is shown.

    def show(self) -> None:
        """Show what there is to see, where it has changed."""
        glance = self.glance(self.table.view(self.seat))
        if glance != self.shown:
            self.display.show(glance)
            self.shown = glance
            self.answers = glance.counter
            self.drawn = self.clock.now()

    def board(self, view: View) -> Board:
        """Return the board; every card keeps its letter while it is in the hand."""
        board: Board = self.game.board(view)
        held = [card for card, _ in board.hand]
        self.cards = {key: card for key, card in self.cards.items() if card in held}
        free = (letter for letter in LETTERS if letter not in self.cards)
        fresh = [card for card in held if card not in self.cards.values()]
        self.cards.update({letter: card for card, letter in zip(fresh, free, strict=False)})
        if self.chosen not in (*self.cards, THE_PILE):
            self.chosen = ""
        return board

    def glance(self, view: View) -> Glance:
        """Put everything into words."""
        board = self.board(view)
        marks = {card: self.marks(own) for card, own in board.hand}
        letters = sorted(self.cards, key=LETTERS.index)
        return Glance(
            counter=self.game.counter(self.table.match.state),
            top=self.marks(board.top),
            places=tuple(map(self.phrases.say, board.places)),
            barred=board.barred,
            bar=self.phrases.say("live-barred"),
            hand=tuple((letter, marks[self.cards[letter]]) for letter in letters),
            chosen=self.chosen,
            piles=self.phrases.say("live-piles-head"),
            seats=tuple(map(self.voice.words, board.seats)),
            news=tuple(self.story),
            notice=self.notice,
            prompt=self.prompt(marks),
            keys=self.phrases.say("live-keys"),
        )

    def marks(self, says: tuple[Say, ...]) -> tuple[Mark, ...]:
        """Return the letters of a card, each with its colour."""
        return tuple((self.phrases.say(say), int(str(say.values["colour"]))) for say in says)

    def prompt(self, marks: dict[int, tuple[Mark, ...]]) -> str:
        """Say what the next key does, or how long to wait."""
        if ends := self.ends():
            seconds = -((self.clock.now() - ends) // SECOND)
            return self.phrases.say("live-on" if self.table.held else "live-go", seconds=seconds)
        if self.chosen == THE_PILE:
            return self.phrases.say("live-pile")
        if self.chosen:
            letters = "".join(letter for letter, _ in marks[self.cards[self.chosen]])
            return self.phrases.say("live-place", card=letters)
        return self.phrases.say("live-choose")

    def hear(self) -> None:
        """Retell what is new."""
        for telling in self.table.heard(self.seat):
            self.story.append(self.voice.words(self.game.retell(telling, self.seat)))
