"""A match in words, as one watcher sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.bots.player import NAMED
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.match import options_of
from superdeck.phrases import Phrases
from superdeck.table.seated import PERSON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from superdeck.engine.contract import Refusal, Telling, Value
    from superdeck.table import Table
    from superdeck.terminal.screen import Screen

SHORT_SEED = 1 << 32
"""Smaller seeds are said in decimal, others in hexadecimal."""


def seat_names(phrases: Phrases, seats: int, watcher: int) -> list[str]:
    """Return the name of every seat for one watcher, who is "you"."""
    names = [phrases.say("seat-bot", seat=seat) for seat in range(seats)]
    if watcher != NOBODY:
        names[watcher] = phrases.say("seat-you")
    return names


class Narrator:
    """Says what one watcher of a table may know, in one language."""

    def __init__(self, table: Table, watcher: int, lang: str, screen: Screen) -> None:
        """Give the seats their names."""
        self.table = table
        self.game = table.game
        self.watcher = watcher
        self.screen = screen
        self.phrases = Phrases(self.game.FACTS.name, lang, material=table.material)
        self.phrases.seat_names = seat_names(self.phrases, table.record.head.seats, watcher)

    def words(self, say: Say) -> str:
        """Return a sentence, its first letter large."""
        text = self.phrases.say(say)
        return text[:1].upper() + text[1:]

    def say(self, key: str, style: str = "", indent: int = 0, **values: Value) -> None:
        """Print one of the terminal's own sentences."""
        self.screen.say(self.words(Say(key, values)), style, indent)

    def name(self, seat: int) -> Say:
        """Name a seat."""
        return Say("seat", {"seat": seat})

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, and the clauses that say so, in one sentence."""
        sentence = self.words(refusal.say).rstrip(".")
        unsaid = [clause for clause in refusal.clauses if clause not in sentence]
        if not unsaid:
            return f"{sentence}."
        return self.phrases.say("error-refused", sentence=sentence, clauses=", ".join(unsaid))

    def head(self) -> None:
        """Say which match this is and who sits where."""
        head, facts = self.table.record.head, self.game.FACTS
        self.say("match-head", "head", title=facts.title, seats=head.seats)
        low, high = facts.usual
        if not low <= head.seats <= high:
            self.say("match-seats-note", "aside", low=low, high=high)
        if changed := changed_options(self.table):
            self.say("rules-options", options=said_options(self.phrases, changed))
        self.players()

    def players(self) -> None:
        """Say who sits where, clockwise."""
        seated = []
        for seat, player in enumerate(self.table.record.head.players):
            name = self.name(seat)
            if seat == self.watcher and player["kind"] == PERSON:
                seated.append(name)
                continue
            level = str(player.get("level", ""))
            what = Say(f"level-{level}") if level in NAMED else level
            if player["kind"] == PERSON:
                what = Say("player-person")
            seated.append(Say("player-seated", {"seat": name, "player": what}))
        self.screen.say(self.words(Say("match-players", {"players": tuple(seated)})))

    def tell(self, tellings: Sequence[Telling]) -> None:
        """Retell some of the story, a sentence a line."""
        for telling in tellings:
            said = self.words(self.game.retell(telling, self.watcher))
            self.screen.say(said, "news", indent=2)

    def news(self) -> bool:
        """Retell what is new to the watcher; False where nothing is."""
        tellings = self.table.heard(self.watcher)
        self.tell(tellings)
        return bool(tellings)

    def position(self) -> None:
        """Describe what the watcher sees."""
        for line in self.game.position(self.table.view(self.watcher)):
            self.screen.say(self.words(line))

    def log(self) -> None:
        """Retell all of the story."""
        story = self.table.story[self.watcher]
        self.say("match-log" if story else "match-log-empty", "head")
        self.tell(story)

    def ending(self) -> None:
        """Say how the match has ended: points, winners, and how to have the same cards again."""
        match = self.table.match
        score = match.score()
        seats = range(match.state.seats)
        self.screen.say()
        self.say("match-over", "head", rounds=match.state.round)
        for seat in seats:
            points = score.points[seat]
            self.say("match-points", indent=2, seat=self.name(seat), points=points)
        self._winners([seat for seat in seats if score.winners >> seat & 1])
        seed = self.table.record.head.seed
        self.say("match-again", seed=str(seed) if seed < SHORT_SEED else hex(seed))

    def _winners(self, winners: list[int]) -> None:
        others = tuple(self.name(seat) for seat in winners if seat != self.watcher)
        names = Say("list-and", {"items": others})
        if self.watcher not in winners:
            self.say("match-won", "head", names=names, count=len(winners))
        elif others:
            self.say("match-won-shared", "head", names=names)
        else:
            self.say("match-won-you", "head")


def changed_options(table: Table) -> dict[str, str]:
    """Return the options of a table that are not as usual, in words."""
    state = table.match.state
    return {
        option.name: option.say(value)
        for option in options_of(table.game)
        if (value := getattr(state, option.name)) != option.usual(state.seats)
    }


def said_options(phrases: Phrases, options: dict[str, str]) -> str:
    """Return chosen options as one list."""
    pairs = (phrases.say("rules-option", name=n, value=v) for n, v in options.items())
    return phrases.say("list-separator").join(pairs)
