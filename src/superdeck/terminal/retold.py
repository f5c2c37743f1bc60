"""A record in words, and the proof that it replays."""

from __future__ import annotations

from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any

from superdeck.bots.pool import QUOTA
from superdeck.engine.actions import NOBODY
from superdeck.engine.contract import Say
from superdeck.engine.record import RecordError
from superdeck.phrases import Phrases, best_language
from superdeck.progress import bar
from superdeck.table.live import table_of
from superdeck.table.table import read_record, unlike
from superdeck.terminal.narrator import Narrator
from superdeck.terminal.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future
    from pathlib import Path

    from superdeck.engine.contract import Telling
    from superdeck.engine.record import Line, Record
    from superdeck.engine.state import State

    Proofs = deque[tuple[Line, Future[int]]]
    """Lines of bots that searched, and what the same search says now."""


def replay_file(file: Path, lang: str | None, *, verifying: bool, pausing: bool) -> None:
    """Do what `superdeck replay` promises. `SuperdeckError` for a file that is no whole record."""
    record = read_record(file)
    lang = lang or best_language()
    screen = Screen(lang)
    if verifying:
        with bar(record.head.game, len(record.lines), "lines") as show:
            verify(record, show)
    if pausing or not verifying:
        Retelling(record, lang, screen).run(pausing=pausing)
    if verifying:
        screen.say(Phrases(None, lang).say("replay-verified", lines=len(record.lines)))


class Retelling:
    """Tells a record step by step, as one who sees every hand."""

    def __init__(self, record: Record, lang: str, screen: Screen) -> None:
        """Set the table up."""
        self.record = record
        self.screen = screen
        self.table = table_of(record.head)
        self.voices = {
            watcher: Narrator(self.table, watcher, lang, screen)
            for watcher in range(NOBODY, record.head.seats)
        }
        self.everybody = self.voices[NOBODY]

    def run(self, *, pausing: bool) -> None:
        """Tell it all; with `pausing` wait for Enter after each step."""
        self.everybody.head()
        self.everybody.say("replay-all", "aside")
        for line in self.record.lines:
            self.table.follow(line)
            if self.step() and pausing and not self.go_on():
                return
        self.screen.say()
        if self.table.over:
            self.everybody.ending()
        else:
            self.everybody.say("replay-unfinished", "aside")

    def step(self) -> bool:
        """Tell what the last line brought; False where it told nobody anything."""
        told = self.table.heard(NOBODY)
        self.everybody.tell(told)
        private: dict[tuple[Telling, ...], list[int]] = {}
        for seat in range(self.record.head.seats):
            own = tuple(t for t in self.table.heard(seat) if t not in told)
            if own:
                private.setdefault(own, []).append(seat)
        for tellings, seats in private.items():
            for telling in tellings:
                self._only(seats, telling)
        return bool(told or private)

    def _only(self, seats: list[int], telling: Telling) -> None:
        """Tell what only some seats were told, as one of them heard it or of all of them."""
        names = Say("list-and", {"items": tuple(self.everybody.name(seat) for seat in seats)})
        watcher = seats[0] if len(seats) == 1 else NOBODY
        sentence = self.voices[watcher].words(self.table.game.retell(telling, watcher))
        said = Say("replay-only", {"names": names, "sentence": sentence})
        self.screen.say(self.everybody.words(said), "aside", indent=4)

    def go_on(self) -> bool:
        """Wait for Enter; False where the person stops."""
        prompt = self.everybody.phrases.say("replay-step")
        typed = self.screen.ask(f"{prompt} ")
        names = self.everybody.phrases.names(Say("word-quit"))
        return typed is not None and typed.strip() not in names


def verify(record: Record, show: Callable[[int], None]) -> None:
    """Replay in both lives, and search again for what was searched; `show` hears how far it is.

    `RecordError` names the first line that does not follow. Needs numba: `ModuleNotFoundError`
    where it is missing.
    """
    twin_of = import_module("superdeck.engine.twin").twin_of

    plain = table_of(record.head)
    twin = twin_of(plain.game)
    other = twin.states()[0]
    twin.load(other, plain.match.state)
    moves = twin.moves()[0]
    proofs: Proofs = deque()
    for line in record.lines:
        _twin_rounds(twin, other, moves)
        if proof := plain.proof(line):
            proofs.append((line, proof))
        try:
            plain.follow(line)
        except RecordError:
            _settle(proofs, 0)
            raise
        if isinstance(line.what, int):
            twin.first(twin.verbs.apply, other, line.who, line.what)
            twin.first(twin.verbs.pass_over, other, moves)
        _compare(plain.match.state, twin.read(other), line.seq)
        _settle(proofs, QUOTA - 1)
        show(line.seq)
    _settle(proofs, 0)


def _settle(proofs: Proofs, left: int) -> None:
    """Compare what bots did with what they do, the oldest first, until so many are left."""
    while len(proofs) > left:
        line, proof = proofs.popleft()
        if proof.result() != line.what:
            raise unlike(line)


def _twin_rounds(twin: Any, state: Any, moves: Any) -> None:  # noqa: ANN401 - the twin's records
    """Deal until somebody is asked or the match is over, as the table does."""
    verbs = twin.verbs
    while not twin.first(verbs.over, state) and (
        state["round"] == 0 or twin.first(verbs.round_over, state)
    ):
        state["round"] += 1
        twin.first(verbs.deal, state)
        twin.first(verbs.pass_over, state, moves)


def _compare(plain: State, twin: State, seq: int) -> None:
    if plain.values() != twin.values():
        names = [
            field.name
            for field, a, b in zip(plain.fields, plain.values(), twin.values(), strict=True)
            if a != b
        ]
        message = f"line {seq + 1}: the two lives differ in {', '.join(names)}"
        raise RecordError(message)
