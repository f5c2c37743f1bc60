"""Superhero Audition: options and state."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from superdeck.engine.options import Toggle, choice, number
from superdeck.engine.state import State, hidden, own, public

SEATS = 6
PACK = 512
"""Cards of the largest deck, made-up heroes counted."""

ROW = 9
MOST_ROUNDS = 10
MOST_CLAIMS = 3
"""Claims of one seat in one debate (HERO-R23)."""

TRAITS = 6
"""Muscle, wits, heart, speed, charm, gadgets, each 0 to 3: two bits of a card's number."""
NEEDS = 2 * TRAITS
"""Where in a card's number the needs of its crisis begin; the hero's strengths come first."""


class Lap(IntEnum):
    """HERO-R02: how several votes are fitted into turns."""

    ONE_CARD_TWICE = 0
    BOTH_AT_ONCE = 1


class NoX(IntEnum):
    """HERO-R11: who leaves when no hero has a net X."""

    FARTHEST = 0
    NOBODY = 1


class UsedCrisis(IntEnum):
    """HERO-R14: where a used crisis goes."""

    BOTTOM = 0
    REMOVED = 1


class RobberUses(IntEnum):
    """HERO-R15: how often a Robber is played."""

    EVERY_ROUND = 0
    ONCE_PER_GAME = 1


class Tie(IntEnum):
    """HERO-R18: what decides among the tied."""

    SHARED = 0
    LAST_ROUND_SCORE = 1
    EARLIEST_TOKEN = 2
    TOTAL_POINTS = 3


class Token(IntEnum):
    """HERO-R20: what fixes the order of voting; words only."""

    TOKEN = 0
    CARD_NUMBERS = 1


class Award(IntEnum):
    """HERO-R21: what is won."""

    POINTS = 0
    HERO_CARDS = 1


class LastHero(IntEnum):
    """HERO-R21: who gets the card of the hero that is left."""

    NOBODY = 0
    LAST_ROUND_WINNER = 1


class Debate(IntEnum):
    """HERO-R23: whether a round begins with a debate."""

    CLAIMS = 0
    OFF = 1


class Kind(IntEnum):
    """A vote card (HERO-04), as it lies; 0 is none."""

    STAR = 1
    CROSS = 2
    ROBBER = 3


class Phase(IntEnum):
    """What the asked seat has to do."""

    DEBATE = 0
    VOTE = 1
    OVER = 2


# Enum names are fetched slowly in the plain life; these are read at every step.
DEBATING = int(Phase.DEBATE)
VOTING = int(Phase.VOTE)
OVER = int(Phase.OVER)
STAR = int(Kind.STAR)
CROSS = int(Kind.CROSS)
ROBBER = int(Kind.ROBBER)
ONE_CARD_TWICE = int(Lap.ONE_CARD_TWICE)
DISTINCT = int(Toggle.YES)

HAND = 7
"""All three vote cards, as bits: `1 << kind - 1`."""

HOLDS_ROBBER = 1 << ROBBER - 1

OFF = 0
"""`debate_seconds` without a clock."""


class SuperheroState(State):
    """One match. Cards are numbers of the deck, their texts are elsewhere (`deck.Deck`).

    A place in the row is 0 beside the crisis deck, the highest at the far end. What a seat laid is
    packed in the order of laying: `places` four bits a card (the place + 1), `kinds` two.
    """

    votes: Annotated[int, number(2, 1, 3, "HERO-R01")]
    lap: Annotated[int, choice(Lap, "HERO-R02")]
    distinct_heroes: Annotated[int, choice(Toggle, "HERO-R05")]
    no_x: Annotated[int, choice(NoX, "HERO-R11")]
    used_crisis: Annotated[int, choice(UsedCrisis, "HERO-R14")]
    robber_uses: Annotated[int, choice(RobberUses, "HERO-R15")]
    row: Annotated[int, number(7, 5, ROW, "HERO-R16")]
    tie: Annotated[int, choice(Tie, "HERO-R18")]
    token: Annotated[int, choice(Token, "HERO-R20")]
    award: Annotated[int, choice(Award, "HERO-R21")]
    last_hero: Annotated[int, choice(LastHero, "HERO-R21")]
    debate: Annotated[int, choice(Debate, "HERO-R23")]
    debate_seconds: Annotated[int, number(OFF, 10, 600, "HERO-R23", off=OFF)]
    custom_hero_per_player: Annotated[int, number(0, 0, 1, "HERO-R25")]

    # The deck, filled in before the first deal; made-up heroes follow its cards, one a seat.
    deck: Annotated[int, public(0, PACK)]
    traits: Annotated[list[int], public(0, (1 << 2 * NEEDS) - 1, PACK)]

    age: Annotated[list[int], public(0, 150, SEATS)]  # years as told, 0 where nobody told them

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]  # as it was shuffled; never changed

    # The match.
    first: Annotated[int, public(0, SEATS - 1)]  # votes first in this round
    total: Annotated[list[int], public(0, 3 * SEATS * MOST_ROUNDS, SEATS)]  # points
    cards: Annotated[list[int], public(0, ROW, SEATS)]  # heroes awarded (HERO-44)
    heroes: Annotated[list[int], public(0, PACK - 1, ROW)]  # the row as it stands
    standing: Annotated[int, public(0, ROW)]  # how many of them
    crises: Annotated[list[int], public(0, PACK - 1, MOST_ROUNDS)]  # by round
    bottom: Annotated[
        list[int], public(0, PACK - 1, 2 * MOST_ROUNDS)
    ]  # put under the deck, in order
    sunk: Annotated[int, public(0, 2 * MOST_ROUNDS)]  # how many were
    risen: Annotated[int, public(0, MOST_ROUNDS)]  # how many of them have come up again
    gone: Annotated[list[int], public(0, PACK - 1, MOST_ROUNDS)]  # heroes eliminated, in order
    taker: Annotated[list[int], public(-1, SEATS - 1, MOST_ROUNDS)]  # who was awarded each
    out: Annotated[int, public(0, MOST_ROUNDS)]  # how many were eliminated

    # The round.
    phase: Annotated[int, public(0, Phase.OVER)]
    turn: Annotated[int, public(0, SEATS - 1)]
    said: Annotated[list[int], public(0, (1 << 5 * MOST_CLAIMS) - 1, SEATS)]  # five bits a claim
    ready: Annotated[int, public(0, (1 << SEATS) - 1)]
    lineup: Annotated[list[int], public(0, PACK - 1, ROW)]  # the row that is voted on
    hand: Annotated[list[int], own(0, HAND, SEATS)]  # cards not laid and not spent for good
    places: Annotated[list[int], public(0, (1 << 12) - 1, SEATS)]
    kinds: Annotated[list[int], own(0, (1 << 6) - 1, SEATS)]  # shown to all at the end
    cast: Annotated[int, public(0, 3 * SEATS)]  # votes laid
    gained: Annotated[list[int], public(0, 3 * SEATS, SEATS)]  # points of this round
    moved: Annotated[int, public(-1, PACK - 1)]  # the hero with most net stars
    eliminated: Annotated[int, public(-1, PACK - 1)]
    awarded: Annotated[int, public(-1, SEATS - 1)]  # who got its card
