"""Superhero Audition: the rules of thumb of the `rules` bots, one a character.

All weigh the same few public things: how well heroes suit the crisis (`suits`), where cards lie,
what was claimed. What a bot says in the debate need not be what it will do. Points are in 64ths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.chance import below
from superdeck.games.superhero.rules import CLAIM, READY, VOTE
from superdeck.games.superhero.state import (
    DEBATING,
    NEEDS,
    ROBBER,
    STAR,
    TRAITS,
    SuperheroState,
)

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.state import Moves

STYLES = ("plain", "judge", "loner", "follower", "robber")
"""Who plays: the player who counts, the honest judge, the loner, the follower, the robber."""

PLAIN, JUDGE, LONER, FOLLOWER, BANDIT = 0, 1, 2, 3, 4

POINT = 64
NEVER = 1 << 20
SURE = 8
"""Opinions go from -8, everybody is against that hero, to 8."""
RISK = 8
"""What a robber among the cards on a hero takes of the points there, in 64ths a card."""
WHIM = 10
"""Bots of one mind need not do the same: so many 64ths are decided by chance."""


def prefer(
    state: SuperheroState, seat: int, style: int, actions: Moves, count: int, chance: Stream
) -> int:
    """Say or lay what the character likes best, a whim decides between near equals."""
    if state.phase == DEBATING:
        return speak(state, seat, style, chance)
    best = actions.action[0]
    most = -NEVER * NEVER
    for i in range(count):
        action = actions.action[i]
        liked = likes(state, seat, style, action - VOTE) + below(chance, WHIM)
        if liked > most:
            most = liked
            best = action
    return best


# --- What everybody can see.


def suits(state: SuperheroState, place: int) -> int:
    """Return how well a hero suits the crisis: strengths times needs, 0 to 54."""
    hero = state.traits[state.lineup[place]]
    crisis = state.traits[state.crises[state.round - 1]] >> NEEDS
    total = 0
    for _ in range(TRAITS):
        total += (hero & 3) * (crisis & 3)
        hero >>= 2
        crisis >>= 2
    return total


def taste(state: SuperheroState, seat: int, place: int) -> int:
    """Return how well a seat thinks that a hero suits the crisis: people see the same card unlike.

    The difference is a number of up to 7 that each seat has for each hero and crisis.
    """
    card = state.lineup[place]
    crisis = state.crises[state.round - 1]
    whim = ((card * 613 + crisis * 89 + seat * 241 + 7) * 40503 >> 7) & 7
    return 2 * suits(state, place) + whim


def fittest(state: SuperheroState, seat: int, sign: int) -> int:
    """Return where the hero stands that a seat thinks best (`sign` 1) or least fit (-1)."""
    best = 0
    for place in range(1, state.standing):
        if sign * taste(state, seat, place) > sign * taste(state, seat, best):
            best = place
    return best


def voice(state: SuperheroState, seat: int, place: int) -> int:
    """Return the claims of the others for a hero, less those against it.

    The first claim of each about a hero counts: who repeats it or takes it back is heard no more.
    """
    heard = 0
    for other in range(state.seats):
        said = state.said[other] if other != seat else 0
        while said:
            if (said & 31) - 1 >> 1 == place:
                heard += 1 if said & 1 else -1
                break
            said >>= 5
    return heard


def lying(state: SuperheroState, seat: int, place: int) -> int:
    """Return how many cards of the others lie on a hero."""
    count = 0
    for other in range(state.seats):
        places = state.places[other]
        while places:
            if other != seat and (places & 15) - 1 == place:
                count += 1
            places >>= 4
    return count


def opinion(state: SuperheroState, seat: int, place: int) -> int:
    """Return what the others may think of a hero, -8 to 8: what it can do, what was said of it."""
    total = 0
    for other in range(state.standing):
        total += suits(state, other)
    better = suits(state, place) * state.standing - total
    think = 4 * better // (total + 1) + 2 * voice(state, seat, place)
    return max(-SURE, min(SURE, think))


# --- The vote.


def likes(state: SuperheroState, seat: int, style: int, vote: int) -> int:
    """Return how much a character likes to lay a card, `3 * place + kind - 1`."""
    place = vote // ROBBER
    kind = vote % ROBBER + 1
    side = 0
    if kind != ROBBER:
        side = 1 if kind == STAR else -1
    if side == 0 and JUDGE <= style <= FOLLOWER:  # these rob only where they must
        return expected(state, seat, place, side) - NEVER
    if style == JUDGE:
        return side * taste(state, seat, place) * POINT
    if style == LONER:
        crowd = lying(state, seat, place) + own_cards(state, seat, place)
        return side * opinion(state, seat, place) - crowd * POINT
    if style == FOLLOWER:
        company = lying(state, seat, place) * POINT // 2
        lean = side * (opinion(state, seat, place) + 2 * voice(state, seat, place))
        return company + lean * POINT // SURE
    if style == BANDIT and state.hand[seat] >> ROBBER - 1 & 1:
        return likes_to_rob(state, seat, place, side)
    return expected(state, seat, place, side)


def own_cards(state: SuperheroState, seat: int, place: int) -> int:
    """Return how many of a seat's own cards lie on a hero."""
    count = 0
    places = state.places[seat]
    while places:
        count += 1 if (places & 15) - 1 == place else 0
        places >>= 4
    return count


def likes_to_rob(state: SuperheroState, seat: int, place: int, side: int) -> int:
    """Return what the robber likes: the last card where most can be had, before it a decoy."""
    last = laid(state, seat) + 1 == state.votes
    if side == 0:
        return expected(state, seat, place, side) + (NEVER if last else -NEVER)
    return side * opinion(state, seat, place) * POINT // SURE - (NEVER if last else 0)


def laid(state: SuperheroState, seat: int) -> int:
    """Return how many cards a seat has laid in this round."""
    return (state.places[seat].bit_length() + 3) // 4


def expected(state: SuperheroState, seat: int, place: int, side: int) -> int:
    """Return what a card may score, in 64ths: for (1), against (-1), or a Robber (0).

    Cards that lie there count as the others seem to think, those to come by their share; a card of
    one's own that says the opposite is taken off.
    """
    there = lying(state, seat, place)
    to_come = (state.seats - 1) * state.votes
    for other in range(state.seats):
        if other != seat:
            to_come -= laid(state, other)
    weight = there * state.standing + to_come
    net = weight * opinion(state, seat, place) * POINT // (SURE * state.standing)
    most = max(0, (state.seats - 1) * POINT - RISK)  # two cards of one seat are never the same
    net = max(-most, min(most, net)) + POINT * own_side(state, seat, place)
    if side == 0:  # from oneself there is nothing to rob
        return max(abs(net), (there + 1) // 2 * POINT // 2) if weight else 0
    return max(0, POINT + side * net) * (POINT - RISK * there) // POINT


def own_side(state: SuperheroState, seat: int, place: int) -> int:
    """Return one's own stars on a hero, less one's own Xs."""
    side = 0
    places = state.places[seat]
    kinds = state.kinds[seat]
    while places:
        if (places & 15) - 1 == place and kinds & 3 != ROBBER:
            side += 1 if kinds & 3 == STAR else -1
        places >>= 4
        kinds >>= 2
    return side


# --- The debate.


def speak(state: SuperheroState, seat: int, style: int, chance: Stream) -> int:
    """Return a claim, true or a bluff, or ready; who is alone has nobody to tell."""
    said = (state.said[seat].bit_length() + 4) // 5
    if style == JUDGE and said == 1:  # the judge gives both sides of the truth
        return claim_against(fittest(state, seat, -1))
    if style == LONER or said or state.seats == 1:
        return READY
    if style == FOLLOWER:
        return echo(state, seat)
    if style == PLAIN and below(chance, 3) == 0:
        return claim_against(below(chance, state.standing))  # a bluff
    return claim_for(fittest(state, seat, 1))  # for the robber a lure: there it wants to rob


def claim_for(place: int) -> int:
    """Return the claim for a hero."""
    return CLAIM + 2 * place


def claim_against(place: int) -> int:
    """Return the claim against a hero."""
    return CLAIM + 2 * place + 1


def echo(state: SuperheroState, seat: int) -> int:
    """Return the claim that the others make most, ready where they make none."""
    best = READY
    loudest = 0
    for place in range(state.standing):
        heard = voice(state, seat, place)
        if abs(heard) > loudest:
            loudest = abs(heard)
            best = claim_for(place) if heard > 0 else claim_against(place)
    return best
