"""A table at which nobody has a turn: claims arrive, the first one stands, time is in the record.

Every line says when, in microseconds of the table's own time. What bots and `CLOCK` do follows from
the cards, their streams and the times of all lines before; what persons do is a line with the time
of its arrival. So a record replays exactly, bots included, without waiting.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from superdeck.bots.live import NEVER
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.contract import Refusal, Say
from superdeck.engine.record import END, RecordError
from superdeck.table.clock import Clock, VirtualClock
from superdeck.table.minds import Minds
from superdeck.table.table import Table

if TYPE_CHECKING:
    from superdeck.engine.record import Head, Line, Record

HOLD = "hold"
"""The table's word for a pause: from then on nothing happens."""

GO_ON = "go on"
"""The table's word for the end of a pause; also where a match goes on that was broken off.

Whatever was to come then is forgotten: everybody looks at the table again.
"""


@dataclass(frozen=True, slots=True)
class Claim:
    """An act of a seat as it arrived: which counter it answers, and when it came."""

    seat: int
    action: int
    counter: int
    when: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a claim amounted to: who did what; nobody and nothing where it is refused."""

    who: int
    what: int
    refusal: Refusal | None = None


class LiveTable(Table):
    """A table of a live game. Its time is virtual until `start` gives it a clock."""

    def __init__(self, head: Head) -> None:
        """Set the table up; see `Table`."""
        super().__init__(head)
        self.clock: Clock = VirtualClock()
        self.held = False
        self._zero = 0
        self._minds = Minds(self.match, self.bots)

    # --- Time.

    def start(self, clock: Clock) -> None:
        """Take the time from a clock; the table's own time goes on from where it is."""
        self.clock = clock
        self._zero = clock.now() - self._when

    @property
    def now(self) -> int:
        """The table's own time."""
        return max(self._when, self.clock.now() - self._zero)

    def due(self) -> int:
        """Return when the next thing happens by itself, `NEVER` if none does, by the clock."""
        due = self._due()
        return due if due == NEVER else due + self._zero

    def advance(self) -> int:
        """Do everything that is due by now; return the table's time."""
        now = self.now
        while self._due() <= now:
            self._proceed()
        if self.over and not self.record.ended:
            self._write(CLOCK, END, **self._result())
        return now

    def step(self) -> int:
        """Wait for the next thing that happens by itself, and do it."""
        self.go_on()
        self.clock.wait(self.due())
        self._proceed()
        return NOBODY

    def hold(self) -> None:
        """Let nothing happen until `go_on`."""
        now = self.advance()
        if not (self.held or self.over):
            self._hold(now)

    def go_on(self) -> None:
        """End a pause: everybody looks at the table again."""
        if self.held and not self.over:
            self._go_on(self.now)

    # --- What happens by itself.

    def _due(self) -> int:
        if self.over or self.held:
            return NEVER
        return self._when if self.match.asked() == NOBODY else self._minds.due

    def _proceed(self) -> None:
        """Do the next thing that happens by itself, at the time when it is due."""
        minds = self._minds
        if self.match.asked() == NOBODY:
            self.match.deal()
            minds.begin(self._when)
            return
        who, own = minds.first()
        self._when = own.due
        if who == CLOCK:
            anew = minds.rest(own.due)
            self._do(CLOCK, own.act)
            if self.match.asked() != NOBODY:
                minds.look_again(CLOCK, self._when, anew=anew)
        elif own.moving:
            self._judge(Claim(who, own.act, own.answers, own.due))
        else:
            minds.think(who, own.due)

    def _hold(self, when: int) -> None:
        self._when = when
        self._write(CLOCK, HOLD)
        self.held = True

    def _go_on(self, when: int) -> None:
        gap = when - self._when
        self._when = when
        self._write(CLOCK, GO_ON)
        self.held = False
        if self.match.asked() == NOBODY:
            self._proceed()
        else:
            self._minds.begin_again(when, gap)

    # --- What seats do.

    def arrive(self, seat: int, action: int, counter: int) -> Verdict:
        """Judge an act of a person that answers a move counter; it is recorded, then done.

        Claims count in the order in which they arrive here (CIRC-R10: not in a network).
        """
        now = self.advance()
        if self.held:
            return Verdict(NOBODY, NOBODY, Refusal(Say("refuse-held"), ()))
        verdict = self._judge(Claim(seat, action, counter, now))
        self.advance()
        return verdict

    def act(self, seat: int, action: int) -> Refusal | None:
        """Let an act of a person arrive that answers what is on the table now."""
        return self.arrive(seat, action, self.game.counter(self.match.state)).refusal

    def _judge(self, claim: Claim) -> Verdict:
        """Do what a claim amounts to. A contest between claims goes before this."""
        game, state = self.game, self.match.state
        seat, action, before = claim.seat, claim.action, game.counter(state)
        done = self.match.claim(seat, action, claim.counter)
        if done is None:
            if not self.is_person(seat):
                self._minds.arrived(seat, NOBODY, claim.when, anew=False)
            refusal = self.match.refuse(seat, action) or Refusal(Say("refuse-nothing"), ())
            return Verdict(NOBODY, NOBODY, refusal)
        self._when = claim.when
        if done == (seat, action):
            self._do(seat, action)
        else:
            self._do(*done, claim=[seat, action, claim.counter])
        if self.match.asked() != NOBODY:
            anew = game.counter(state) != before
            self._minds.arrived(seat, done[0], claim.when, anew=anew)
        return Verdict(*done)

    # --- Records.

    def catch_up(self, record: Record) -> None:
        """Do what all lines of a record say; a match that had begun is held till `go_on`."""
        super().catch_up(record)
        self.held = bool(record.lines)

    def proof(self, line: Line) -> None:
        """Return None: nobody searches where speed decides."""

    def follow(self, line: Line) -> None:
        """Do what a line of a record says; `RecordError` where it does not follow.

        What bots and `CLOCK` did must be what they do now, at the very time; a person's line must
        be what the claim amounts to that it names.
        """
        number = len(self.record.lines)
        if line.what == END and line.when == self._when:
            super().follow(line)
        elif line.what == GO_ON and line.when >= self._when and not self.over:
            self._go_on(line.when)
        else:
            while len(self.record.lines) == number and self._due() <= line.when:
                self._proceed()
            if len(self.record.lines) == number:
                self._follow_person(line)
        if self.record.lines[number:] != [line]:
            message = f"line {line.seq + 1} is not what happens there"
            raise RecordError(message)

    def _follow_person(self, line: Line) -> None:
        if self.held or self.over:
            return
        if line.what == HOLD:
            self._hold(line.when)
            return
        claim = line.note.get("claim", [line.who, line.what, self.game.counter(self.match.state)])
        if not (isinstance(claim, list) and [type(number) for number in claim] == [int] * 3):
            return
        seat, action, counter = claim
        if 0 <= seat < len(self.bots) and self.is_person(seat):
            self._judge(Claim(seat, action, counter, line.when))


def table_of(head: Head) -> Table:
    """Set a table up as a head says: a live one where nobody has a turn."""
    table = Table(head)
    return LiveTable(head) if table.game.live(table.match.state) else table
