"""Matches of SUPRA from chosen cars and a stacked Draw Pile, and short ways to play them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import Match, new_match, options_of, stack
from superdeck.games import supra
from superdeck.games.supra import rules
from superdeck.games.supra.state import ALL, PACK, SLOTS, SUITS, SupraState
from superdeck.games.supra.story import numbers_of
from superdeck.games.supra.turns import begin_turn, run
from superdeck.phrases import Entry, Phrases, rulebook

if TYPE_CHECKING:
    from collections.abc import Sequence

ENGINE, CABIN, WHEELS, SPOILER = range(SLOTS)
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")


class Race(Match):
    """A match whose state is known to be SUPRA's."""

    state: SupraState


def card(text: str) -> int:
    """Read a card: `10c`, `ah`, `ks`."""
    return RANKS.index(text[:-1]) * SUITS + "cdhs".index(text[-1])


def cards(text: str) -> list[int]:
    """Read several cards: `5c 2c 7d`."""
    return [card(word) for word in text.split()]


def bits(text: str) -> int:
    """Read a set of cards."""
    return sum(1 << one for one in cards(text))


def fresh(seats: int = 2, seed: str = "1", **options: str) -> Race:
    """Return a match before its deal; seat 0 is first."""
    chosen = {"first_by": "seat", **options}
    return Race(supra, new_match(supra, seats, chosen, int(seed)))


def dealt(*hands: str, new: str = "", draw: str = "", **options: str) -> Race:
    """Return a match in set-up with these hands; then these new cards and this Draw Pile."""
    match = fresh(len(hands), **options)
    held = [cards(hand) for hand in hands]
    order = [hand[spot] for spot in range(4) for hand in held] + cards(new) + cards(draw)
    stack(match.state, order + [one for one in range(PACK) if one not in order])
    match.deal()
    return match


def race(
    *cars: str,
    lineup: str = "",
    garages: Sequence[str] = (),
    last: int = NOBODY,
    short: bool = False,
    scrap: str = "",
    **options: str,
) -> Race:
    """Return a match at the beginning of a turn with these cars and garages.

    These cards are turned first. What nobody names follows them in the Draw Pile, the lowest first;
    with `short` it lies on the Scrap Pile, and the Draw Pile has only the named cards.
    """
    match = fresh(len(cars), **options)
    match.deal()
    state = match.state
    state.hand = [NOBODY] * len(state.hand)
    state.laid = [NOBODY] * len(state.laid)
    for seat, car in enumerate(cars):
        state.car[SLOTS * seat : SLOTS * seat + SLOTS] = cards(car)
    for seat, garage in enumerate(garages):
        state.garage[seat] = bits(garage)
    state.scrap = bits(scrap)
    named = bits(" ".join([*cars, lineup, *garages, scrap]))
    rest = numbers_of(ALL & ~named)
    if short:
        state.scrap |= ALL & ~named
        rest = []
    state.stock[:] = [0] * PACK
    order = cards(lineup) + rest
    state.stock[: len(order)] = order
    state.pack, state.spent, state.last = len(order), 0, last
    begin_turn(state)
    run(state)
    return match


def take(text: str) -> int:
    """Return the Replacement with a card."""
    return rules.TAKE + card(text)


def drop(text: str) -> int:
    """Return the first step of the Winner's Choice."""
    return rules.DROP + card(text)


def rob(text: str, slot: int) -> int:
    """Return a Robbery."""
    return rules.ROB + card(text) * SLOTS + slot


def sabotage(target: int, slot: int, text: str) -> int:
    """Return a Sabotage."""
    return rules.SABOTAGE + (target * PACK + card(text)) * SLOTS + slot


def assist(target: int, text: str) -> int:
    """Return an Assistance."""
    return rules.ASSIST + target * PACK + card(text)


def replace(slot: int) -> int:
    """Return the answer to an Assistance."""
    return rules.REPLACE + slot


def scrap(text: str) -> int:
    """Return the payment of a Garage Day."""
    return rules.SCRAP + card(text)


def swap(text: str, slot: int) -> int:
    """Return the exchange of a Garage Day."""
    return rules.SWAP + card(text) * SLOTS + slot


def inspect(target: int) -> int:
    """Return the wish to see a garage."""
    return rules.INSPECT + target


def act(match: Race, *actions: int) -> None:
    """Let the asked seats do this, one after another."""
    for action in actions:
        match.apply(match.asked(), action)


def moves(match: Race) -> list[int]:
    """Return what the asked seat may do."""
    return match.legal(match.asked()).copy()


def first_moves(match: Race, count: int) -> None:
    """Let the asked seats take the first of their moves, so many times."""
    for _ in range(count):
        act(match, moves(match)[0])


def play_out(match: Race) -> None:
    """Play to the end of the match, everybody taking the first move."""
    while match.asked() >= 0:
        first_moves(match, 1)


def set_up(match: Race) -> None:
    """Let everybody take the first choices of set-up."""
    first_moves(match, 2 * match.state.seats)


def car(match: Race, seat: int) -> list[int]:
    """Return a seat's car."""
    return match.state.car[SLOTS * seat : SLOTS * seat + SLOTS]


def refused(match: Race, seat: int, action: int) -> tuple[str, tuple[str, ...]]:
    """Return the key and the clauses by which an action is refused."""
    refusal = match.refuse(seat, action)
    assert refusal is not None
    return refusal.say.key, refusal.clauses


def words(lang: str = "en", you: int = NOBODY) -> Phrases:
    """Return the game's phrases with Ada, Bruno and Clara at the table, or you instead of one."""
    phrases = Phrases("supra", lang, ["Ada", "Bruno", "Clara"])
    if you != NOBODY:
        phrases.seat_names[you] = phrases.say("seat-you")
    return phrases


def book(lang: str = "en", **options: str) -> dict[str, Entry]:
    """Return the rulebook by clause, with these options worked in."""
    chosen = {option.name: option.say(option.default) for option in options_of(supra)}
    return {entry.id: entry for entry in rulebook("supra", lang, {**chosen, **options})}
