"""The laws of play: functions that raise `AssertionError` where a game breaks one."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

from superdeck.bots.drivers import choose
from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.callgraph import bind
from superdeck.engine.drivers import decline
from superdeck.engine.match import Match
from superdeck.engine.record import parse, text_of
from superdeck.engine.state import Moves, Numbers, Score, State, out_of_range
from tests.laws.cards import bits, of, watchers
from tests.laws.cases import begin, chooser, play, stream

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.table import Table
    from tests.laws.cases import Case


def law_ends(game: Game[Any], case: Case, most: int = 40_000) -> None:
    """Law 1: until the end somebody may act, and the end comes within the stated bounds."""
    match = begin(game, case)
    pick = chooser(game, case)
    round_began = 0
    for done in play(match, pick, most):
        state = match.state
        if match.asked() == NOBODY or state.round > match.game.FACTS.most_rounds:
            round_began = done
        assert state.round <= game.FACTS.most_rounds, "more rounds than FACTS.most_rounds"
        assert done - round_began <= game.FACTS.longest_round, "a round longer than FACTS says"
        if game.round_over(state):
            assert game.actors(state) == 0, "somebody may act after the end of a round"
        else:
            actors = game.actors(state)
            asked = game.ask(state)
            assert 0 <= actors < 1 << state.seats, f"nobody real may act: {actors:b}"
            assert actors or asked == CLOCK, "nobody may act"
            assert asked == CLOCK or actors >> asked & 1, "ask names a seat that may not act"
            assert asked != CLOCK or match.legal(CLOCK), "the clock is asked for nothing"
        winners = written_over(game, state).winners
        if game.over(state):
            assert game.round_over(state), "the match ends in the middle of a round"
            assert winners > 0, "a match ends without a winner"
        else:
            assert winners == 0, "somebody has won before the end"
    if not game.over(match.state):
        assert match.asked() != NOBODY, "the match stopped before its end"


def written_over(game: Game[Any], state: State) -> Score:
    """Return the score, written over one of another match."""
    out = Score()
    out.winners = 1 << state.seats
    game.score(state, out)
    return out


def law_sound(game: Game[Any], state: State) -> None:
    """Law 2: the cards are all there, and every int is in its range."""
    assert out_of_range(state) == [], "ints out of their range"
    assert of(game).cards(state) == of(game).pack(state), "cards are lost or doubled"


def law_conserved(game: Game[Any], case: Case) -> None:
    """Law 2 at every step of a case, passed-over ones included."""

    def watch(_before: State, _seat: int, _action: int) -> None:
        law_sound(game, match.state)

    match = begin(game, case, watch)
    for _ in play(match, chooser(game, case), case.steps):
        pass


def law_legal(game: Game[Any], state: State) -> None:
    """Law 1 at one state: what `legal` lists is sound, and each of it applies."""
    moves = Moves(game.FACTS.legal_size)
    clock = bool(Match(game, state).legal(CLOCK))
    for seat in [*bits(game.actors(state)), *[CLOCK] * clock]:
        before = state.values()
        count = game.legal(state, seat, moves)
        actions = moves.action[:count]
        assert state.values() == before, "legal changed the state"
        assert actions, "an actor has no legal action"
        assert count <= game.FACTS.legal_size, "more actions than FACTS.legal_size"
        assert len(set(actions)) == count, "legal lists an action twice"
        for action in actions:
            assert game.FACTS.actions.span(action), "an action that the table does not have"
            after = state.copy()
            game.apply(after, seat, action)
            assert after.round == state.round, "an action crossed the end of the round"
            law_sound(game, after)
            if action != WAIVE or seat == game.ask(state):  # who is not asked may say so early
                assert after.values() != before, f"action {action} did nothing"


def law_referee(game: Game[Any], match: Match) -> None:
    """Law 1: the referee takes what `legal` lists and no other number, of no other seat."""
    before = match.state.values()
    numbers = range(-2, game.FACTS.actions.count + 2)
    for seat in range(CLOCK, match.state.seats + 1):
        allowed = frozenset(match.legal(seat))
        assert bool(allowed) == match.may_act(seat)
        taken = {number for number in numbers if _accepts(match, seat, number)}
        assert taken == allowed, "the referee takes other actions than the legal ones"
    assert match.state.values() == before


def law_claims(game: Game[Any], match: Match) -> None:
    """Law 1: what a claim amounts to is refused, or something that the referee takes."""
    before = match.state.values()
    counter = game.counter(match.state)
    every = 1 + game.FACTS.actions.count // 400
    for seat in range(match.state.seats):
        for action in range(-1, game.FACTS.actions.count + 1, every):
            for answered in (counter, counter - 1, counter + 1):
                if (done := match.claim(seat, action, answered)) is not None:
                    assert done[0] in (seat, CLOCK), "a claim of another seat"
                    assert done[1] in match.legal(done[0]), "a claim that the referee refuses"
    assert match.state.values() == before, "a claim changed the state"


def _accepts(match: Match, seat: int, action: int) -> bool:
    kept, match.state = match.state, match.state.copy()
    changed = match.state
    try:
        match.apply(seat, action)
    except ValueError:
        assert changed.values() == kept.values(), "a refused action changed the state"
        return False
    finally:
        match.state = kept
    return True


def law_overflow(game: Game[Any], state: State, room: int) -> None:
    """A buffer with too little room fails loudly, and nothing is cut in silence."""
    try:
        game.legal(state, game.ask(state), Moves(room))
    except (IndexError, AssertionError):
        return
    message = "legal overflowed its buffer in silence"
    raise AssertionError(message)


def law_pass_over(game: Game[Any], case: Case) -> None:
    """Law 3: a game's own `pass_over` does what asking and declining one by one does."""
    generic = bind(decline, game)
    moves = Moves(game.FACTS.legal_size)

    def compare(state: State) -> None:
        fast, slow = state.copy(), state.copy()
        game.pass_over(fast, moves)
        generic(slow, moves)
        assert fast.values() == slow.values(), "pass_over does not do what declining does"

    match = begin(game, case)
    pick = chooser(game, case)
    match.deal()
    for _ in range(case.steps):
        while match.asked() == NOBODY and not game.over(match.state):
            raw = match.state.copy()
            raw.round += 1
            game.deal(raw)
            compare(raw)
            match.deal()
        seat = match.asked()
        if seat == NOBODY:
            return
        action = pick(match, seat)
        raw = match.state.copy()
        game.apply(raw, seat, action)
        compare(raw)
        match.apply(seat, action)


def law_replay(table: Table, steps: int, numbers: int) -> None:
    """Law 3: replaying a record, from its text too, gives the same states after every line."""
    chance = stream(numbers)
    bot = bind(choose, table.game)
    states: list[tuple[tuple[int, ...], ...]] = []
    while not table.over and len(table.record.lines) < steps:
        seat = table.step()
        match = table.match
        if seat != NOBODY:
            count = len(match.legal(seat))
            action = bot(match.state, seat, match.moves, count, chance, Level.RANDOM, 0)
            assert table.act(seat, action) is None
        if len(states) < len(table.record.lines):
            states.append(match.state.values())
    again = type(table)(table.record.head)
    record = parse(text_of(table.record))
    assert record.lines == table.record.lines
    for line, values in zip(record.lines, states, strict=True):
        again.follow(line)
        assert again.match.state.values() == values, f"line {line.seq} replays otherwise"
    if record.lines:
        assert again.story == table.story, "a replay tells another story"


def law_watching(game: Game[Any], state: State) -> None:
    """Looking is free: `view`, `observe`, `actors`, `ask` and `score` say the same twice."""
    before = state.values()
    for watcher in watchers(state.seats):
        first, second = (json.dumps(game.view(state, watcher)) for _ in range(2))
        assert first == second, "view differs from one look to the next"
    for seat in range(state.seats):
        seen = []
        for dirt in (-9, 7):
            numbers = Numbers(game.FACTS.numbers)
            numbers.value = [dirt] * game.FACTS.numbers
            game.observe(state, seat, numbers)
            seen.append(numbers.value)
        assert seen[0] == seen[1], "observe leaves numbers unwritten, or differs"
    assert game.actors(state) == game.actors(state)
    assert state.values() == before, "looking changed the state"


class Reads:
    """Which attributes of one state are read from now on."""

    def __init__(self, state: State) -> None:
        """Spy on a state."""
        self.names: set[str] = set()
        names = self.names

        def read(this: object, name: str) -> object:
            names.add(name)
            return object.__getattribute__(this, name)

        own = type(state)
        state.__class__ = type(own.__name__, (own,), {"__getattribute__": read})


def law_option(game: Game[Any], case: Case, name: str, text: str) -> int:
    """Law 6: before an option is first read, states are equal in all but the option.

    Returns the round (its deal included) in which that was, 0 for never.
    """
    plain = begin(game, case)
    other = begin(game, dataclasses.replace(case, options=(*case.options, (name, text))))
    pick = chooser(game, case)
    reads = [Reads(match.state).names for match in (plain, other)]
    for _ in range(case.steps):
        round_before = plain.state.round
        assert _but(plain.state, name) == _but(other.state, name), f"{name} acts before it is read"
        seat, ended = plain.asked(), game.over(plain.state)
        same = (other.asked(), game.over(other.state)) == (seat, ended)
        if seat != NOBODY:
            action = pick(plain, seat)
            same = same and action in other.legal(seat)
            if same:
                plain.apply(seat, action)
                other.apply(seat, action)
        elif not ended and same:
            round_before += 1
            plain.deal()
            other.deal()
        if any(name in names for names in reads):
            return round_before
        assert same, f"{name} acts before it is read"
        if ended:
            break
    return 0


def _but(state: State, name: str) -> dict[str, object]:
    return {key: value for key, value in vars(state).items() if key != name}


def law_order(game: Game[Any], one: Case, other: Case) -> int:
    """GEN-07: the same seed orders the same pack alike in every round; returns how many of them."""
    orders = []
    for case in (one, other):
        match = begin(game, case)
        dealt: list[list[int]] = []
        for _ in play(match, chooser(game, case), case.steps):
            if len(dealt) < match.state.round:
                dealt.append(match.state.stock.copy())
        orders.append(dealt)
    both = list(zip(*orders, strict=False))
    for first, second in both:
        assert first == second, "the same seed dealt another order"
    return len(both)


def law_waive(game: Game[Any]) -> None:
    """Action 0 is WAIVE, and only its actor may see it."""
    actions = game.FACTS.actions
    assert actions.span(WAIVE).name == "waive"
    assert not actions.shown(WAIVE, 0, NOBODY, 1)
    assert actions.shown(WAIVE, 0, NOBODY, 0)
