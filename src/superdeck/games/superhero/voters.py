"""Superhero Audition: what the sealed votes may be, by the characters that could have laid them.

Everything is done again that all have seen: who laid a card where, in which order. Only its kind is
drawn anew, and the more a character likes it there the likelier it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.chance import below
from superdeck.games.superhero.state import (
    CROSS,
    ONE_CARD_TWICE,
    ROBBER,
    STAR,
    VOTING,
    SuperheroState,
)
from superdeck.games.superhero.thumb import BANDIT, FOLLOWER, JUDGE, LONER, PLAIN, likes
from superdeck.games.superhero.worlds import new_deck, playable

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream

VOTERS = (PLAIN, PLAIN, PLAIN, PLAIN, BANDIT, BANDIT, BANDIT, BANDIT, JUDGE, LONER, FOLLOWER)
"""Who else may be at the table: most people count, and keep the Robber for the last card."""

HALVING = 16
"""A card that is liked so many 64ths of a point less is half as likely, ..."""

DOUBTS = 6
"""... down to a 64th: anybody may do anything."""

SPENT = -1 << 40
"""Less than any card is liked."""


def believe(state: SuperheroState, seat: int, chance: Stream) -> None:
    """Imagine a world, and let characters lay the sealed cards of the others again."""
    new_deck(state, chance)
    if state.phase == VOTING:
        was = state.places
        laid = (was[0], was[1], was[2], was[3], was[4], was[5])
        characters = take_back(state, seat, chance)
        for turn in range(state.cast):
            lay_again(state, seat, turn, laid, characters, chance)


def take_back(state: SuperheroState, seat: int, chance: Stream) -> int:
    """Take all cards back, those of others into their hands; return a character for each seat.

    Three bits a seat; one's own cards keep their kinds.
    """
    characters = 0
    for other in range(state.seats):
        state.places[other] = 0
        characters |= VOTERS[below(chance, len(VOTERS))] << 3 * other
        if other != seat:
            state.hand[other] = playable(state, other)
            state.kinds[other] = 0
    return characters


def lay_again(
    state: SuperheroState,
    seat: int,
    turn: int,
    laid: tuple[int, ...],
    characters: int,
    chance: Stream,
) -> None:
    """Lay the card of one turn where it lay; `laid` are the places of each seat."""
    lap, number = turn // state.seats, turn % state.seats
    if state.lap != ONE_CARD_TWICE:
        number, lap = turn // state.votes, turn % state.votes
    other = (state.first + number) % state.seats
    place = laid[other] >> 4 * lap & 15
    if other != seat:
        kind = likely(state, other, characters >> 3 * other & 7, place - 1, chance)
        state.hand[other] ^= 1 << kind - 1
        state.kinds[other] |= kind << 2 * lap
    state.places[other] |= place << 4 * lap


def likely(state: SuperheroState, seat: int, style: int, place: int, chance: Stream) -> int:
    """Draw the kind of card that a character lays on a place, of those in its hand."""
    star = liking(state, seat, style, place, STAR)
    cross = liking(state, seat, style, place, CROSS)
    robber = liking(state, seat, style, place, ROBBER)
    most = max(star, cross, robber)
    stars = weight(most - star)
    crosses = weight(most - cross)
    pick = below(chance, stars + crosses + weight(most - robber))
    if pick < stars:
        return STAR
    return CROSS if pick < stars + crosses else ROBBER


def liking(state: SuperheroState, seat: int, style: int, place: int, kind: int) -> int:
    """Return how much a character likes to lay a card there, `SPENT` where it has none."""
    if not state.hand[seat] >> kind - 1 & 1:
        return SPENT
    return likes(state, seat, style, ROBBER * place + kind - 1)


def weight(less: int) -> int:
    """Return how likely a card is that is liked so much less than the best one."""
    return 0 if less > -SPENT // 2 else 1 << max(0, DOUBTS - less // HALVING)
