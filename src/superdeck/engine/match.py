"""One match in the plain life: setting it up, asking, checking, stepping, replaying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.options import Option, OptionError, read_options
from superdeck.engine.state import WORD, Moves, Score, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from superdeck.engine.contract import Game, Material, Refusal, Telling

    Watch = Callable[[State, int, int], None]

HIDDEN_ACTION = -1
"""What `tell` gets for an action that the watcher may not see."""


def options_of(game: Game[Any]) -> tuple[Option, ...]:
    """Return the options of a game in the order of its state."""
    return tuple(field.option for field in game.STATE.fields if field.option)


def key_of(seed: int) -> list[int]:
    """Split a seed of up to 128 bits into the four words of a key."""
    if not 0 <= seed < 1 << 128:
        message = f"a seed is a number from 0 to 2**128 - 1, not {seed}"
        raise OptionError(message)
    return [seed >> 32 * i & WORD for i in range(4)]


def material_of(game: Game[Any], head: Mapping[str, Any]) -> Material | None:
    """Return what a record's head says that a game is played with; {} is the game's own."""
    return game.FACTS.material.of(head) if game.FACTS.material else None


def read_material(game: Game[Any], path: Path) -> Material:
    """Read a game's material from a file of a person; `OptionError` where the game has none."""
    if game.FACTS.material is None:
        message = f"{game.FACTS.name} is played without a deck file"
        raise OptionError(message)
    return game.FACTS.material.read(path)


def new_match(
    game: Game[Any],
    seats: int,
    chosen: dict[str, str],
    seed: int = 0,
    material: Material | None = None,
) -> Any:  # noqa: ANN401 - the game's own state
    """Return the state of a match before its first deal, by default with the game's own material.

    Raises `OptionError` with one sentence for a wrong option, seat number or combination.
    """
    low, high = game.FACTS.seats
    if not low <= seats <= high:
        accepted = f"{low} to {high}" if low < high else low
        message = f"{game.FACTS.name} takes {accepted} seats, not {seats}"
        raise OptionError(message)
    state: State = game.STATE()
    state.seats = seats
    state.key = key_of(seed)
    for name, value in read_options(options_of(game), chosen, seats).items():
        setattr(state, name, value)
    if state.first_seat >= seats:
        message = f"option first_seat cannot be {state.first_seat}: choose 0 to {seats - 1}"
        raise OptionError(message)
    if material := material or material_of(game, {}):
        material.furnish(state)
    if refused := game.forbidden(state):
        raise OptionError(refused)
    return state


def stack(state: State, cards: Sequence[int]) -> None:
    """Stack the stock for the next deal: these cards in this order, no shuffle."""
    state.stock[: len(cards)] = cards
    state.spent = -1


class Match:
    """A match in play: the state and the buffers that its verbs fill. Checks what it is told.

    `watch`, where given, is called after every single step, passed-over ones included, with the
    state before it, the seat and the action (`NOBODY` and `HIDDEN_ACTION` for a deal and for a
    passed-over step, which name no seat).
    """

    def __init__(self, game: Game[Any], state: State, watch: Watch | None = None) -> None:
        """Take over a state that is set up, before or after its first deal."""
        self.game = game
        self.state = state
        self.watch = watch
        self.moves = Moves(game.FACTS.legal_size)
        self.points = Score()

    def deal(self) -> None:
        """Deal the next round and pass over who has no choice."""
        before = self.state.copy() if self.watch else self.state
        self.state.round += 1
        self.game.deal(self.state)
        if self.watch:
            self.watch(before, NOBODY, HIDDEN_ACTION)
        self._pass_over()

    def _pass_over(self) -> None:
        if not self.watch:
            self.game.pass_over(self.state, self.moves)
            return
        while (seat := self.asked()) >= 0 and self.legal(seat) == [WAIVE]:
            before = self.state.copy()
            self.game.apply(self.state, seat, WAIVE)
            self.watch(before, NOBODY, HIDDEN_ACTION)

    def asked(self) -> int:
        """Return the seat (or `CLOCK`) to ask, `NOBODY` when the next thing to do is to deal."""
        if self.state.round == 0 or self.game.round_over(self.state):
            return NOBODY
        return self.game.ask(self.state)

    def may_act(self, seat: int) -> bool:
        """Whether a seat is one of the actors, or there is something that `CLOCK` may do."""
        if seat == CLOCK:
            return bool(self.legal(seat))
        dealt = self.state.round > 0
        return dealt and seat >= 0 and bool(self.game.actors(self.state) >> seat & 1)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat or of `CLOCK`, none where it is no actor."""
        if seat == CLOCK:
            if self.asked() == NOBODY or not self.game.FACTS.clock:
                return []
        elif not self.may_act(seat):
            return []
        return self.moves.action[: self.game.legal(self.state, seat, self.moves)]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Return why an action is refused, None where it is legal."""
        if action in self.legal(seat):
            return None
        return self.game.refuse(self.game.view(self.state, seat), action)

    def claim(self, seat: int, action: int, counter: int) -> tuple[int, int] | None:
        """Return who does what when a seat's act answers a move counter, None for nothing.

        That is the seat where `legal` lists it, else `CLOCK`. To be applied as it is, at once.
        """
        act = self.game.claim(self.state, seat, action, counter) if self.may_act(seat) else -1
        for who in (seat, CLOCK):
            if act in self.legal(who):
                return who, act
        return None

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action and pass over who has no choice; raises `ValueError` otherwise."""
        if action not in self.legal(seat):
            message = f"action {action} is not legal for seat {seat}"
            raise ValueError(message)
        before = self.state.copy() if self.watch else self.state
        self.game.apply(self.state, seat, action)
        if self.watch:
            self.watch(before, seat, action)
        self._pass_over()

    def score(self) -> Score:
        """Return the score as it stands."""
        self.game.score(self.state, self.points)
        return self.points

    def tellings(self, before: State, seat: int, action: int, watcher: int) -> list[Telling]:
        """Return what one watcher may know of the step from `before` to now.

        The watcher's two views are all that the game's `tell` gets, and the action where the
        action table shows it to this watcher.
        """
        game = self.game
        target = game.target(before, action)
        if action >= 0 and not game.FACTS.actions.shown(action, seat, target, watcher):
            seat, action = NOBODY, HIDDEN_ACTION
        seen_before, seen_after = game.view(before, watcher), game.view(self.state, watcher)
        return game.tell(seen_before, seat, action, seen_after, watcher)
