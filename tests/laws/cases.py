"""Cases for the laws: a game, its seats and options, a seed, and a prefix of actions."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from hypothesis import assume
from hypothesis import strategies as st

from superdeck.bots.drivers import choose
from superdeck.bots.player import AT_ONCE, Level
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import Stream, seed_stream
from superdeck.engine.match import Match, new_match, options_of
from superdeck.engine.options import OptionError
from superdeck.games.register import NAMES, load
from tests.laws.cards import of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hypothesis.strategies import DrawFn, SearchStrategy

    from superdeck.engine.contract import Game
    from superdeck.engine.match import Watch
    from superdeck.engine.options import Option

    Chooser = Callable[[Match, int], int]

GAMES = {name: load(name) for name in NAMES}


@dataclass(frozen=True)
class Case:
    """One case. The prefix is what bots do, given a seed of theirs: `steps` decisions of it."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    steps: int = 0
    level: Level = Level.RANDOM

    def __str__(self) -> str:
        """Name the case in a test's title."""
        words = "-".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}-{words or 'default'}"


def others(option: Option) -> list[str]:
    """Return all words of an option but the default, and the ends and the middle of its range."""
    low, high = option.span or (0, -1)
    numbers = {low, low + 1, (low + high) // 2, high} if option.span else set()
    texts = [word for word, _ in option.words] + [str(n) for n in sorted(numbers) if n <= high]
    return [text for text in texts if option.read(text) != option.default]


def allowed(game: Game[Any], seats: int, options: tuple[tuple[str, str], ...]) -> bool:
    """Whether the game takes these options with so many seats."""
    try:
        new_match(game, seats, dict(options))
    except OptionError:
        return False
    return True


def fitting(game: Game[Any], options: tuple[tuple[str, str], ...]) -> list[int]:
    """Return the numbers of seats that a game takes with these options."""
    low, high = game.FACTS.seats
    return [seats for seats in range(low, high + 1) if allowed(game, seats, options)]


def singles(name: str) -> Iterator[Case]:
    """Yield the default, then every option with each of its other values.

    Each alone, or beside the one without which it is never read.
    """
    game = GAMES[name]
    yield Case(name, game.FACTS.at_table, (), 5, 40)
    for i, option in enumerate(options_of(game)):
        for text in others(option):
            options = ((option.name, text), *beside(game, option.name))
            if seats := fitting(game, options):
                yield Case(name, seats[i % len(seats)], options, i, 40, Level(i % 2))


def beside(game: Game[Any], name: str) -> tuple[tuple[str, str], ...]:
    """Return the option without which another one is never read, if there is one."""
    needed = of(game).beside.get(name)
    return (needed,) if needed else ()


SINGLES = [case for name in NAMES for case in singles(name)]


@st.composite
def _cases(draw: DrawFn, name: str, most: int) -> Case:
    game = GAMES[name]
    options = options_of(game)
    named = st.sampled_from(options).flatmap(
        lambda option: st.tuples(st.just(option.name), st.sampled_from(others(option)))
    )
    chosen = draw(st.lists(named, max_size=2, unique_by=lambda pair: pair[0]))
    known = {option for option, _ in chosen}
    needed = {pair for option in known for pair in beside(game, option) if pair[0] not in known}
    chosen += sorted(needed)
    seats = fitting(game, tuple(chosen))
    assume(seats)
    return Case(
        name,
        draw(st.sampled_from(seats)),
        tuple(chosen),
        draw(st.integers(0, (1 << 128) - 1)),
        draw(st.integers(0, most)),
        draw(st.sampled_from(AT_ONCE)),
    )


def cases(name: str, most: int = 250) -> SearchStrategy[Case]:
    """Draw cases of a game: no option, one, or a pair of them; prefixes up to `most` decisions."""
    return _cases(name, most)


def stream(*words: int) -> Stream:
    """Return a player's stream seeded with up to three words."""
    chance = Stream()
    first, second, third = (*words, 0, 0, 0)[:3]
    seed_stream(chance, first & 0xFFFFFFFF, second & 0xFFFFFFFF, third & 0xFFFFFFFF)
    return chance


def chooser(game: Game[Any], case: Case) -> Chooser:
    """Return the bot that plays all seats of a case; the clock does what it is asked for."""
    chance = stream(case.seed, case.steps, 77)
    bound = bind(choose, game)

    def pick(match: Match, seat: int) -> int:
        count = len(match.legal(seat))
        if seat == CLOCK:
            return match.moves.action[0]
        action: int = bound(match.state, seat, match.moves, count, chance, case.level, 0)
        return action

    return pick


def begin(game: Game[Any], case: Case, watch: Watch | None = None) -> Match:
    """Return the match of a case before its first deal."""
    return Match(game, new_match(game, case.seats, dict(case.options), case.seed), watch)


def play(match: Match, pick: Chooser, most: int) -> Iterator[int]:
    """Play up to `most` decisions; yield after every deal and every decision, with their number."""
    for done in range(most + 1):
        while match.asked() == NOBODY and not match.game.over(match.state):
            match.deal()
            yield done
        seat = match.asked()
        if seat == NOBODY or done == most:
            return
        match.apply(seat, pick(match, seat))
        yield done + 1


def reach(game: Game[Any], case: Case, watch: Watch | None = None) -> Match:
    """Return the match of a case after its prefix."""
    match = begin(game, case, watch)
    match.deal()
    for _ in play(match, chooser(game, case), case.steps):
        pass
    return match


def dealt(game: Game[Any], match: Match) -> bool:
    """Go on to the next round where one is over; False where the whole match is."""
    while match.asked() == NOBODY and not game.over(match.state):
        match.deal()
    return match.asked() != NOBODY


def spoiled(game: Game[Any], **verbs: object) -> Game[Any]:
    """Return a copy of a game with some verbs replaced: a planted fault.

    Its name is another one, so that nothing it compiles is ever taken for the game's own.
    """
    names = {name: getattr(game, name) for name in dir(game) if not name.startswith("__")}
    facts = dataclasses.replace(game.FACTS, name=f"spoiled-{game.FACTS.name}")
    return cast("Game[Any]", SimpleNamespace(**{**names, "FACTS": facts, **verbs}))
