"""Superhero Audition: a round around its votes: set-up, reveal, scoring, elimination, the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.chance import Purpose, first_seat, fresh_stock, words
from superdeck.engine.options import FirstBy
from superdeck.games.superhero.state import (
    CROSS,
    DEBATING,
    HAND,
    HOLDS_ROBBER,
    MOST_ROUNDS,
    OVER,
    ROBBER,
    STAR,
    VOTING,
    Award,
    Debate,
    LastHero,
    NoX,
    RobberUses,
    SuperheroState,
    Tie,
    UsedCrisis,
)

if TYPE_CHECKING:
    from superdeck.engine.state import Score

# --- Set-up.


def deal(state: SuperheroState) -> None:
    """Set a round up: the first lays the row, every one turns a crisis (HERO-06 to HERO-09)."""
    back = HAND
    if state.round == 1:
        lay_row(state)
        state.first = oldest(state) if state.first_by == FirstBy.AGE else first_seat(state)
    else:
        state.first = left_of(state, state.first)  # HERO-15
        if state.robber_uses == RobberUses.ONCE_PER_GAME:
            back = HAND & ~HOLDS_ROBBER
    state.crises[state.round - 1] = next_crisis(state)
    for seat in range(state.seats):
        state.hand[seat] |= back  # HERO-R15
        state.places[seat] = state.kinds[seat] = 0
        state.said[seat] = state.gained[seat] = 0
    for place in range(state.standing):
        state.lineup[place] = state.heroes[place]
    state.ready = state.cast = 0
    state.moved = state.eliminated = state.awarded = NOBODY
    state.turn = state.first
    state.phase = DEBATING if state.debate == Debate.CLAIMS else VOTING


def lay_row(state: SuperheroState) -> None:
    """Shuffle and lay the row, the first card beside the deck (HERO-06, HERO-07, HERO-R25)."""
    fresh_stock(state, 0, state.deck + state.seats * state.custom_hero_per_player)
    state.standing = state.row
    for place in range(state.row):
        state.heroes[place] = state.stock[place]
    state.spent = state.row


def oldest(state: SuperheroState) -> int:
    """Return the oldest player, by chance among those that it can be (HERO-08, GEN-02)."""
    most = 0
    for seat in range(state.seats):
        most = max(most, state.age[seat])
    candidates = 0
    for seat in range(state.seats):
        if state.age[seat] in (0, most):
            candidates |= 1 << seat
    for _ in range(words(state, Purpose.FIRST, 0, 0)[0] * candidates.bit_count() >> 32):
        candidates &= candidates - 1
    return (candidates & -candidates).bit_length() - 1


def next_crisis(state: SuperheroState) -> int:
    """Turn the top card of the deck: what is left of the stock, then what was put under it.

    Where nothing is left the last crisis serves again (HERO-R14).
    """
    if state.spent < state.pack:
        state.spent += 1
        return state.stock[state.spent - 1]
    if state.risen < state.sunk:
        state.risen += 1
        return state.bottom[state.risen - 1]
    return state.crises[state.round - 2]


def left_of(state: SuperheroState, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


# --- Step 3, the results.


def finish(state: SuperheroState) -> None:
    """Turn all cards up, score, move, eliminate: the round is over (HERO-16 to HERO-23)."""
    state.phase = OVER
    stars = tally(state, STAR)
    crosses = tally(state, CROSS)
    robbers = tally(state, ROBBER)
    for seat in range(state.seats):
        state.gained[seat] = points_of(state, seat, stars, crosses, robbers)
        state.total[seat] += state.gained[seat]
    move_and_eliminate(state, stars, crosses)
    if state.eliminated != NOBODY:
        place_eliminated(state)
    if state.used_crisis == UsedCrisis.BOTTOM:
        sink(state, state.crises[state.round - 1])  # below the eliminated hero (HERO-R14)


def tally(state: SuperheroState, kind: int) -> int:
    """Return how many cards of a kind lie on each place, four bits a place."""
    count = 0
    for seat in range(state.seats):
        places = state.places[seat]
        kinds = state.kinds[seat]
        while places:
            if kinds & 3 == kind:
                count += 1 << 4 * (places & 15) - 4
            places >>= 4
            kinds >>= 2
    return count


def points_of(state: SuperheroState, seat: int, stars: int, crosses: int, robbers: int) -> int:
    """Return what a seat's cards score (HERO-17 to HERO-19, HERO-25 to HERO-28)."""
    points = 0
    places = state.places[seat]
    kinds = state.kinds[seat]
    while places:
        shift = 4 * (places & 15) - 4
        pool = (stars >> shift & 15) - (crosses >> shift & 15)  # HERO-18
        if kinds & 3 == ROBBER:
            points += abs(pool)  # HERO-26, HERO-27, HERO-R07
        elif robbers >> shift & 15 == 0:
            points += max(0, pool if kinds & 3 == STAR else -pool)  # HERO-17, HERO-R06
        places >>= 4
        kinds >>= 2
    return points


# --- Step 4, the elimination.


def move_and_eliminate(state: SuperheroState, stars: int, crosses: int) -> None:
    """Find who moves and who leaves by net counts, then set the row (HERO-20 to HERO-22)."""
    most = least = 0
    best = worst = NOBODY
    for place in range(state.standing):
        net = (stars >> 4 * place & 15) - (crosses >> 4 * place & 15)  # HERO-R08, HERO-R09
        if net > most:  # a tie: the one already closest
            most = net
            best = place
        if net < 0 and net <= least:  # a tie: the one already farthest
            least = net
            worst = place
    if worst == NOBODY and state.no_x == NoX.FARTHEST:  # after the move (HERO-R11, HERO-R12)
        worst = state.standing - 1
        if worst == best:
            worst -= 1
    if best != NOBODY:
        state.moved = state.lineup[best]
    if worst != NOBODY:
        state.eliminated = state.lineup[worst]
    set_row(state, best, worst)


def set_row(state: SuperheroState, best: int, worst: int) -> None:
    """Put the hero of one place first and leave out that of another."""
    spot = 0
    if best != NOBODY:
        state.heroes[0] = state.lineup[best]
        spot = 1
    for place in range(state.standing):
        if place not in (best, worst):
            state.heroes[spot] = state.lineup[place]
            spot += 1
    state.standing = spot


def place_eliminated(state: SuperheroState) -> None:
    """Put the eliminated hero under the deck, or give it to who won it (HERO-21, HERO-44)."""
    card = state.eliminated
    if state.award == Award.HERO_CARDS:
        state.awarded = round_winner(state)
        state.cards[state.awarded] += 1
        if state.standing == 1 and state.last_hero == LastHero.LAST_ROUND_WINNER:
            state.cards[state.awarded] += 1
    else:
        sink(state, card)
    state.gone[state.out] = card
    state.taker[state.out] = state.awarded
    state.out += 1


def round_winner(state: SuperheroState) -> int:
    """Return who has most points of the round, the earliest voter of equals (HERO-44, HERO-48)."""
    winner = seat = state.first
    for _ in range(state.seats):
        if state.gained[seat] > state.gained[winner]:
            winner = seat
        seat = left_of(state, seat)
    return winner


def sink(state: SuperheroState, card: int) -> None:
    """Put a card under the crisis deck."""
    state.bottom[state.sunk] = card
    state.sunk += 1


# --- The ends.


def round_over(state: SuperheroState) -> bool:
    """Whether the votes are turned up and the row is set."""
    return state.phase == OVER


def over(state: SuperheroState) -> bool:
    """Whether one hero is left, or ten rounds are played (HERO-29, HERO-R11)."""
    return state.phase == OVER and (state.standing == 1 or state.round >= MOST_ROUNDS)


def score(state: SuperheroState, out: Score) -> None:
    """Fill in points, or hero cards; most win, then what `tie` says (HERO-30, HERO-R18)."""
    out.winners = 0
    ended = over(state)
    most = 0
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        won = state.cards[seat] if state.award == Award.HERO_CARDS else state.total[seat]
        out.points[seat] = won
        rank = won * 1024 + tie_break(state, seat, turn)
        if ended and rank >= most:
            out.winners = 1 << seat | (out.winners if rank == most else 0)
            most = rank


def tie_break(state: SuperheroState, seat: int, turn: int) -> int:
    """Return what decides between equals: more is better, 0 for all where wins are shared."""
    if state.tie == Tie.LAST_ROUND_SCORE:
        return state.gained[seat]
    if state.tie == Tie.EARLIEST_TOKEN:
        return state.seats - turn
    if state.tie == Tie.TOTAL_POINTS:
        return state.total[seat]
    return 0
