"""Setting up positions in words and playing them through the engine's match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.ranks import RANKS, counted, some
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.match import Match, new_match, options_of, stack
from superdeck.games import president
from superdeck.games.president.hands import put, suits, tally_of
from superdeck.games.president.pile import clear_pile
from superdeck.games.president.rules import GIVE, LAY, PASS, RETURN
from superdeck.games.president.state import Phase, PresidentState
from superdeck.phrases import rulebook

if TYPE_CHECKING:
    from superdeck.engine.contract import Game, Telling, View
    from superdeck.engine.state import State

NAMES = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")

game: Game[PresidentState] = president


def tally(words: str) -> int:
    """Read cards: "3 3 K" is two 3s and a King."""
    return sum(some(1, NAMES.index(word)) for word in words.split())


def cards(tally: int) -> str:
    """Write cards in order."""
    return " ".join(NAMES[rank] for rank in range(RANKS) for _ in range(counted(tally, rank)))


def number(move: str) -> int:
    """Read a move: "no", "pass", "give A", "return 3", or the cards laid."""
    words = move.split()
    if move in ("no", "pass"):
        return WAIVE if move == "no" else PASS
    if words[0] in ("give", "return"):
        return (GIVE if words[0] == "give" else RETURN) + NAMES.index(words[1])
    assert set(words) == {words[0]}
    return LAY + (len(words) - 1) * RANKS + NAMES.index(words[0])


def word(action: int) -> str:
    """Write a move."""
    if action in (WAIVE, PASS):
        return "no" if action == WAIVE else "pass"
    if action >= GIVE:
        return ("give " if action < RETURN else "return ") + NAMES[(action - GIVE) % RANKS]
    return " ".join([NAMES[(action - LAY) % RANKS]] * ((action - LAY) // RANKS + 1))


class Sitting:
    """A match whose moves are words; keeps every telling to seat 0 and to a spectator."""

    def __init__(self, state: PresidentState) -> None:
        self.state = state
        self.match = Match(game, state, self.listen)
        self.heard: dict[int, list[Telling]] = {NOBODY: []}

    def listen(self, before: State, seat: int, action: int) -> None:
        for watcher in range(NOBODY, self.state.seats):
            told = self.match.tellings(before, seat, action, watcher)
            self.heard.setdefault(watcher, []).extend(told)

    def does(self, seat: int, *moves: str) -> Sitting:
        """Let a seat make moves, one after another."""
        for move in moves:
            self.match.apply(seat, number(move))
        return self

    def deal(self) -> Sitting:
        self.match.deal()
        return self

    def may(self, seat: int) -> list[str]:
        return [word(action) for action in self.match.legal(seat)]

    def asked(self) -> int:
        return self.match.asked()

    def actors(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.match.may_act(seat)]

    def hand(self, seat: int) -> str:
        return cards(tally_of(self.state, seat))

    def refused(self, seat: int, move: str) -> tuple[str, ...]:
        """Return the clauses that refuse a move, none where it is legal."""
        refusal = self.match.refuse(seat, number(move))
        return refusal.clauses if refusal else ()

    def view(self, seat: int) -> View:
        return game.view(self.state, seat)

    def places(self) -> list[int]:
        return self.state.place[: self.state.seats]

    def points(self) -> list[int]:
        return self.match.score().points[: self.state.seats]

    def cleared(self) -> bool:
        return self.state.layer == NOBODY

    def told(self, name: str, watcher: int = NOBODY) -> list[Telling]:
        return [telling for telling in self.heard[watcher] if telling[0] == name]


def fresh(seats: int, **options: str) -> PresidentState:
    """Return a match before its first deal."""
    state: PresidentState = new_match(game, seats, options)
    return state


def sit(*hands: str, turn: int | str = 0, **options: str) -> Sitting:
    """Set hands on an empty pile, with a seat in turn, in the middle of a first round.

    Seats without cards are out.
    """
    if len(hands) == 3:
        options = {"min_players": "3", **options}
    state = fresh(len(hands), **options)
    state.round = 1
    state.phase = Phase.PLAY
    state.opener = NOBODY
    for seat, hand in enumerate(hands):
        state.place[seat] = state.title[seat] = state.partner[seat] = NOBODY
        put(state, seat, tally(hand))
        if hand:
            state.inside |= 1 << seat
        else:
            state.place[seat] = state.exits
            state.exits += 1
    clear_pile(state, int(turn))
    return Sitting(state)


def dealt(*hands: str, places: str = "", **options: str) -> Sitting:
    """Stack the pack so that these hands are dealt, and deal.

    `places` are the seats by their place in the round before ("0213": seat 0 President, seat 2
    Vice-President, …); without it this is the first round, dealt by the last seat.
    """
    seats = len(hands)
    if seats == 3:
        options = {"min_players": "3", **options}
    last = seats - 1
    state = fresh(seats, first_by="seat", first_seat=str(last), **options)
    if places:
        state.round = 1
        for place, seat in enumerate(places):
            state.place[int(seat)] = place
        last = int(places[-1])
    each = suits(state)
    dealt_of = [0] * RANKS
    piles = []
    for hand in hands:
        pile = []
        for name in hand.split():
            rank = NAMES.index(name)
            pile.append(each * rank + dealt_of[rank])
            dealt_of[rank] += 1
        piles.append(pile)
    order = [piles[(last + 1 + i) % seats].pop(0) for i in range(each * state.ranks)]
    stack(state, order)
    return Sitting(state).deal()


def rule(clause: str, lang: str = "en", **options: str) -> str:
    """Return what the rules page says, with options chosen."""
    words = {option.name: option.say(option.default) for option in options_of(game)}
    return next(e.text for e in rulebook("president", lang, {**words, **options}) if e.id == clause)
