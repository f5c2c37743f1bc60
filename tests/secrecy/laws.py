"""The laws of secrecy: functions that raise `AssertionError` where a seat learns too much."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from superdeck.bots.drivers import choose
from superdeck.bots.player import AT_ONCE, Level
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.callgraph import bind
from superdeck.engine.chance import below
from superdeck.engine.match import HIDDEN_ACTION, Match
from superdeck.engine.state import Moves, Numbers, Reaction, State
from tests.laws.cards import of, watchers
from tests.laws.cases import stream
from tests.laws.laws import law_sound

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from superdeck.bots.compiled import CompiledThinker
    from superdeck.bots.player import Player
    from superdeck.bots.thinker import Thinker
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game, Telling

    Thinkers = Sequence[tuple[Thinker | CompiledThinker, Player]]


def imagined(game: Game[Any], state: State, seat: int, count: int) -> Iterator[State]:
    """Yield worlds that a seat imagines, each with a stream of its own."""
    for number in range(count):
        world = state.copy()
        game.imagine(world, seat, stream(number, seat, state.round))
        yield world


def seen_by(game: Game[Any], state: State, seat: int) -> tuple[str, ...]:
    """Return all that a seat, or a spectator, can see of a state, as text."""
    shown = [json.dumps(game.view(state, seat))]
    shown += [str(game.round_over(state)), str(game.over(state))]
    if game.round_over(state):
        return tuple(shown)
    shown.append(f"actors {game.actors(state)}")
    if seat != NOBODY:
        numbers = Numbers(game.FACTS.numbers)
        game.observe(state, seat, numbers)
        shown.append(f"observe {numbers.value}")
        if game.actors(state) >> seat & 1:
            moves = Moves(game.FACTS.legal_size)
            count = game.legal(state, seat, moves)
            shown.append(f"legal {moves.action[:count]}")
    return tuple(shown)


def law_secret(game: Game[Any], state: State, worlds: int = 4) -> None:
    """Law 4: what a seat sees of an imagined world is, byte for byte, what it sees of the real one.

    Imagined worlds are sound, keep the public and their own fields, and have a key of their own.
    """
    for seat in watchers(state.seats):
        truth = seen_by(game, state, seat)
        keys = {tuple(state.key)}
        for world in imagined(game, state, seat, worlds):
            for real, unreal in zip(truth, seen_by(game, world, seat), strict=True):
                assert real == unreal, f"seat {seat} can tell: {difference(real, unreal)}"
            if not game.round_over(state) and game.ask(state) == seat:  # else it cannot know
                assert game.ask(world) == seat, f"seat {seat} is asked, and imagines it is not"
            law_sound(game, world)
            keys.add(tuple(world.key))
        assert len(keys) == worlds + 1, "an imagined world keeps a key"


def difference(one: str, other: str) -> str:
    """Return the first place where two texts differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 40) : at + 40]} / {other[max(0, at - 40) : at + 40]}"


def law_forgets(game: Game[Any], state: State, worlds: int = 12) -> None:
    """Law 4: what a seat cannot see really changes; nothing true is kept.

    For states where every hidden place has many possibilities (a fresh deal).
    """
    for seat in range(state.seats):
        truth = of(game).unseen(state, seat)
        kept = [0] * len(truth)
        for world in imagined(game, state, seat, worlds):
            unreal = of(game).unseen(world, seat)
            kept = [n + (a == b) for n, a, b in zip(kept, truth, unreal, strict=True)]
        assert max(kept) < worlds // 2, f"imagine keeps what seat {seat} cannot see: {kept}"


def law_future(game: Game[Any], state: State) -> None:
    """Law 4: at the end of a round, the next deal of an imagined world is another one."""
    orders = set()
    for world in [state.copy(), *imagined(game, state, 0, 3)]:
        world.round += 1
        game.deal(world)
        orders.add(tuple(world.stock[: world.pack]))
    assert len(orders) == 4, "an imagined world deals the cards to come"


def law_blind_bots(game: Game[Any], state: State, worlds: int = 4) -> None:
    """Law 4: a bot given the same random numbers chooses the same in every imagined world."""
    if game.round_over(state):
        return
    bound = bind(choose, game)
    moves = Moves(game.FACTS.legal_size)
    seat = game.ask(state)
    if seat == CLOCK:
        return
    for level in AT_ONCE:
        for style in range(len(game.FACTS.styles) if level == Level.RULES else 1):
            picks = []
            for world in [state.copy(), *imagined(game, state, seat, worlds)]:
                before = world.values()
                chance = stream(9, style)
                count = game.legal(world, seat, moves)
                action = bound(world, seat, moves, count, chance, level, style)
                assert action in moves.action[:count], "a bot plays an illegal action"
                assert world.values() == before, "a bot changed the state"
                picks.append((action, tuple(vars(chance).values())))
            who = f"{level.name}:{style}"
            assert len(set(picks)) == 1, f"{who} sees what seat {seat} cannot: {picks}"


def law_same_worlds(game: Game[Any], state: State, worlds: int = 3) -> None:
    """Law 4: with the same random numbers a seat imagines the same world wherever it really is."""
    for verb in (game.imagine, game.believe):
        for seat in range(state.seats):
            found = set()
            for world in [state.copy(), *imagined(game, state, seat, worlds)]:
                chance = stream(31, seat)
                verb(world, seat, chance)
                found.add((world.values(), tuple(vars(chance).values())))
            assert len(found) == 1, f"seat {seat} imagines by what it cannot see"


def law_blind_search(game: Game[Any], state: State, thinkers: Thinkers, worlds: int = 2) -> None:
    """Law 4: a search with the same random numbers finds the same in every imagined world."""
    if game.round_over(state) or (seat := game.ask(state)) == CLOCK:
        return
    for thinker, player in thinkers:
        picks = set()
        for world in [state.copy(), *imagined(game, state, seat, worlds)]:
            before = world.values()
            chance = stream(17, seat)
            action = thinker.choose(world, seat, player, chance)
            assert world.values() == before, "a search changed the state"
            picks.add((action, tuple(vars(chance).values())))
        assert len(picks) == 1, f"{player.text} sees what seat {seat} cannot: {picks}"


def law_blind_reactions(game: Game[Any], state: State, worlds: int = 3) -> None:
    """Law 4: a player reacts alike in every imagined world, and a claim amounts to the same."""
    for seat in range(state.seats):
        felt = []
        for world in [state.copy(), *imagined(game, state, seat, worlds)]:
            before = world.values()
            reactions = []
            for style in range(len(game.FACTS.styles)):
                chance, out = stream(9, style), Reaction()
                game.react(world, seat, style, chance, out)
                reactions.append((vars(out), vars(chance)))
            claims = [
                game.claim(world, seat, action, game.counter(world) - late)
                for action in range(-1, game.FACTS.actions.count + 1, 7)
                for late in (-1, 0, 1)
            ]
            assert world.values() == before, "a reaction or a claim changed the state"
            felt.append((reactions, claims))
        assert all(one == felt[0] for one in felt), f"seat {seat} reacts to what it cannot see"


class Listener:
    """A match as it is driven at a table, and the story that one seat hears."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        """Listen for a seat."""
        self.seat = seat
        self.story: list[Telling] = []
        self.match = Match(game, state, self.hear)

    def hear(self, before: State, seat: int, action: int) -> None:
        """Add what a step tells."""
        self.story += self.match.tellings(before, seat, action, self.seat)

    def seen(self) -> tuple[str, ...]:
        """Return what the seat sees now."""
        return seen_by(self.match.game, self.match.state, self.seat)

    def decline(self) -> bool:
        """Let another seat decline if it is asked and may."""
        actor = self.match.asked()
        if actor in (NOBODY, self.seat) or WAIVE not in self.match.legal(actor):
            return False
        self.match.apply(actor, WAIVE)
        return True


def law_story(  # noqa: PLR0913 - what to compare, how long, how
    game: Game[Any], state: State, seat: int, steps: int, salt: int, *, declining: bool = False
) -> int:
    """Law 4: two matches that a seat cannot tell apart tell it the same story.

    Both worlds do the same, as far as the seat may see what is done; hidden actions may differ, and
    so may who could have declined (with `declining` all others decline whatever they may). Goes on
    while the seat sees the same in both; returns how often the stories were compared.
    """
    chance = stream(salt, seat)
    other_state = state.copy()
    game.imagine(other_state, seat, chance)
    pair = (Listener(game, state.copy(), seat), Listener(game, other_state, seat))
    real, other = pair
    for done in range(steps):
        live = game.live(real.match.state)  # whoever is asked: anybody may act
        while not live and (real.match.asked() != other.match.asked() or declining):
            moved = [one.decline() for one in pair]
            if not any(moved):
                break
        if real.seen() != other.seen():  # by chance, or by what a hand could do
            return done
        assert real.story == other.story, f"seat {seat} hears {real.story} and {other.story}"
        actor = real.match.asked()
        same = live or actor == other.match.asked()
        assert same, "who is asked depends on what is hidden"
        choice = same_for(real, other, actor, chance) if actor != NOBODY else None
        if choice is None:
            return done
        real.match.apply(actor, choice[0])
        other.match.apply(actor, choice[1])
    return steps


def same_for(real: Listener, other: Listener, actor: int, chance: Stream) -> tuple[int, int] | None:
    """Return an action in each world that the listening seat cannot tell apart, None without."""
    game = real.match.game
    actions = game.FACTS.actions

    def known(world: Listener, action: int) -> tuple[bool, int | str]:
        """Name an action as the listener knows it: its number, or the kind of a hidden one."""
        target = game.target(world.match.state, action)
        shown = actions.shown(action, actor, target, world.seat)
        return shown, action if shown else actions.span(action).name

    pairs = [
        (one, two)
        for one in real.match.legal(actor)
        for two in other.match.legal(actor)
        if known(real, one) == known(other, two)
    ]
    return pairs[below(chance, len(pairs))] if pairs else None


def law_quiet(game: Game[Any], match: Match) -> None:
    """Law 4: who declines tells nobody else anything, and a passed-over seat is never named."""
    actor = match.asked()
    if actor == NOBODY or WAIVE not in match.legal(actor):
        return
    before = match.state.copy()
    after = Match(game, match.state.copy())
    game.apply(after.state, actor, WAIVE)
    for watcher in watchers(before.seats):
        if watcher == actor:
            continue
        chosen = after.tellings(before, actor, WAIVE, watcher)
        passed = after.tellings(before, NOBODY, HIDDEN_ACTION, watcher)
        assert chosen == passed, f"{watcher} is told who declined: {chosen}, not {passed}"
        if game.view(before, watcher) == game.view(after.state, watcher):
            assert chosen == [], f"{watcher} is told {chosen} of nothing"
