"""A process that searches for others: a line of JSON in, a line of JSON out.

`Pool` starts it. It ends by itself when nobody holds the other end of its input any more, also in
the middle of a search. Where the compiler is not installed it searches in the plain life: the same
choices, a hundred times slower. Importing this module imports no compiler.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from dataclasses import dataclass
from importlib.util import find_spec
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol

from superdeck.bots.player import Level, Player
from superdeck.bots.thinker import Thinker
from superdeck.engine.chance import Stream
from superdeck.engine.match import Match, new_match, options_of
from superdeck.engine.options import OptionError
from superdeck.engine.state import State, out_of_range
from superdeck.games.register import load

if TYPE_CHECKING:
    from superdeck.engine.contract import Game

COMPILER = ("numba", "numpy", "filelock", "platformdirs")
"""What the twin needs; an extra brings it."""

OUTPUT, ERRORS = 1, 2
"""The two streams that a process is born with."""


class Searches(Protocol):
    """What both thinkers can do."""

    def choose(self, state: State, seat: int, player: Player, chance: Stream, /) -> int:
        """Return the action of a seat that is asked."""


def compiler_at_hand() -> bool:
    """Whether searches are compiled here; imports nothing."""
    return all(find_spec(name) for name in COMPILER)


@dataclass(frozen=True, slots=True)
class Request:
    """All that a choice depends on. Without `values` the game is only made ready.

    `stream` has the words of the player's stream, `values` all ints of the state.
    """

    game: str
    seat: int = 0
    level: int = 0
    iterations: int = 0
    stream: tuple[int, ...] = ()
    values: tuple[tuple[int, ...], ...] = ()

    def line(self) -> bytes:
        """Return the request as a line of text."""
        parts = [self.game, self.seat, self.level, self.iterations, self.stream, self.values]
        return json.dumps(parts, separators=(",", ":")).encode() + b"\n"


def state_of(game: Game[Any], values: list[list[int]]) -> State:
    """Return the state that has these ints; `ValueError` where it cannot be one of this game."""
    state: State = game.STATE()
    for field, own in zip(state.fields, values, strict=True):
        setattr(state, field.name, list(own) if field.mark.size else own[0])
    if wrong := out_of_range(state):
        message = f"this is no state of {game.FACTS.name}: {wrong[0]}"
        raise ValueError(message)
    return state


def opening(game: Game[Any], seats: int = 0, seed: int = 0) -> Match:
    """Return a match in which a seat is asked, by the first option under which somebody has a turn.

    Without `seats` it has as many as the game proposes. `OptionError` where there is none such.
    """
    seats = seats or game.FACTS.at_table
    words = ({option.name: word} for option in options_of(game) for word, _ in option.words)
    for chosen in ({}, *words):
        try:
            match = Match(game, new_match(game, seats, chosen, seed))
        except OptionError:
            continue
        if not game.live(match.state):
            match.deal()
            return match
    message = f"nobody ever has a turn in {game.FACTS.name}: its players cannot search"
    raise OptionError(message)


def thinker_of(game: Game[Any]) -> Searches:
    """Return what searches here, with one tiny search done, so that the first choice is quick."""
    if not compiler_at_hand():
        return Thinker(game)
    from superdeck.bots.compiled import CompiledThinker  # noqa: PLC0415 - the compiler

    thinker = CompiledThinker(game)
    match = opening(game)
    tiny = Player(Level.TREE, iterations=1)
    thinker.twin.first(thinker.choose, match.state, match.asked(), tiny, Stream())
    return thinker


class Searcher:
    """Answers requests; it keeps a thinker for each game that it was asked about."""

    def __init__(self) -> None:
        """Know no game yet."""
        self._thinkers: dict[str, Searches] = {}

    def answer(self, line: bytes) -> int:
        """Return the action that a request asks for, 0 where it asks for none."""
        name, seat, level, iterations, words, values = json.loads(line)
        game = load(name)
        if name not in self._thinkers:
            self._thinkers[name] = thinker_of(game)
        if not values:
            return 0
        chance = Stream()
        chance.a, chance.b, chance.c, chance.counter = words
        player = Player(Level(level), iterations=iterations)
        return self._thinkers[name].choose(state_of(game, values), seat, player, chance)


def listen(requests: SimpleQueue[bytes]) -> None:
    """Pass requests on; at the end of the input end the process, whatever it is at."""
    for line in sys.stdin.buffer:
        requests.put(line)
    os._exit(0)


def main() -> None:
    """Answer until the input ends. What others print goes where errors go."""
    output = os.fdopen(os.dup(OUTPUT), "wb")
    os.dup2(ERRORS, OUTPUT)
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(requests,), daemon=True).start()
    searcher = Searcher()
    while True:
        try:
            answer: list[Any] = [searcher.answer(requests.get()), ""]
        except Exception as error:  # noqa: BLE001 - who asked is told
            answer = [0, f"{type(error).__name__}: {error}"]
        output.write(json.dumps(answer).encode() + b"\n")
        output.flush()


if __name__ == "__main__":
    main()
