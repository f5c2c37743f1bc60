"""SUPRA: options and state."""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations
from typing import Annotated

from superdeck.engine.options import choice, number
from superdeck.engine.state import State, hidden, own, public

SEATS = 9
PACK = 52
SUITS = 4
RANKS = 13
SLOTS = 4
LINEUP = 4
HAND = 4
ORDERS = 64
"""An order says which cards of a hand, counted in deal order, become Engine, Cabin and Wheels, two
binary digits each; the Spoiler is the one that is left."""
PERMUTATIONS = tuple(a << 4 | b << 2 | c for a, b, c in permutations(range(HAND), 3))
"""All orders."""

MOST_TURNS = 5000
EXHAUSTION_TURNS = 300
"""Turns of a match of six and more that goes on after the first exhaustion (SUPRA-R25)."""

ALL = (1 << PACK) - 1
RED = 0x6666666666666
"""The diamonds and hearts of a set of cards."""
ACES = 15 << PACK - SUITS


class Ace(IntEnum):
    """SUPRA-R01: what an Ace is worth."""

    HIGH = 0
    LOW = 1


class TieOrder(IntEnum):
    """SUPRA-R02: the slots that break a tie."""

    BACKWARD_CYCLIC = 0
    FROM_SPOILER = 1
    FORWARD_CYCLIC = 2


class RedrawCompare(IntEnum):
    """SUPRA-R05: who is compared after identical cars have drawn again."""

    TIED_ONLY = 0
    EVERYONE = 1


class IdenticalShort(IntEnum):
    """SUPRA-R06: too few cards for identical cars."""

    END = 0
    RESHUFFLE_SCRAP = 1


class EqualLowest(IntEnum):
    """SUPRA-R07: which of equal lowest Lineup cards is used."""

    WINNER_CHOOSES = 0
    FIRST_REVEALED = 1


class Resort(IntEnum):
    """SUPRA-R09: whether cars are sorted again."""

    NEVER = 0
    AFTER_EACH_TURN = 1


class AssistRule(IntEnum):
    """SUPRA-R14: which card may be given up for a gift."""

    EQUAL_IF_POSSIBLE = 0
    DIFFERENT_IF_POSSIBLE = 1
    FREE = 2


class GarageLineup(IntEnum):
    """SUPRA-R17: what becomes of the Lineup of a Garage Day."""

    SCRAP = 0
    RETURN_AND_RESHUFFLE = 1


class MostCards(IntEnum):
    """SUPRA-R18: when the largest garages are looked for."""

    START_SNAPSHOT = 0
    AT_OWN_TURN = 1


class GarageSwap(IntEnum):
    """SUPRA-R21: whether the swap of a Garage Day is compulsory."""

    MUST = 0
    MAY = 1


class CarValue(IntEnum):
    """SUPRA-R20: how cars are compared at the end."""

    TOTAL = 0
    ENGINE_FIRST = 1


class FinalTie(IntEnum):
    """SUPRA-R20: what breaks equal totals."""

    ENGINE_DOWN = 0
    SHARED = 1


class WinCheck(IntEnum):
    """SUPRA-R22: when the target is looked at."""

    AFTER_REFILL = 0
    END_OF_TURN = 1


class SixPlus(IntEnum):
    """SUPRA-R25: how six and more seats end."""

    FIRST_EXHAUSTION = 0
    GARAGE_DAY_THEN_END = 1
    TRUE_EXHAUSTION = 2


class Inspect(IntEnum):
    """SUPRA-R27: when one may ask to see a garage."""

    DURING_GARAGE_DAY = 0
    ALWAYS = 1
    OFF = 2


class WonWith(IntEnum):
    """SUPRA-R32: which card goes to the garage after a tie-break."""

    EVENT_SLOT = 0
    DECIDING_SLOT = 1


class Phase(IntEnum):
    """What the asked seat has to do. In the last two nobody is asked: the rules go on at once."""

    DISCARD = 0  # the highest card of the first hand (SUPRA-05)
    BUILD = 1  # the car (SUPRA-07)
    TAKE = 2  # the lowest Lineup card into the own car (SUPRA-22)
    ROB = 3  # any Lineup card into any slot of the own car (SUPRA-20)
    DROP = 4  # the lowest Lineup card to the Scrap Pile (SUPRA-23)
    TARGET = 5  # Sabotage or Assistance (SUPRA-24)
    REPLACE = 6  # which card a gift replaces (SUPRA-29)
    SCRAP = 7  # the highest red card of the own garage (SUPRA-34)
    SWAP = 8  # a garage card against a card of the own car (SUPRA-36)
    OVER = 9
    LINING = 10  # cards are turned into the Lineup
    STEPPING = 11  # the next seat of a Garage Day is looked for


class Ending(IntEnum):
    """Why the match is over."""

    NONE = 0
    TARGET = 1  # SUPRA-44
    EXHAUSTED = 2  # SUPRA-43, SUPRA-45
    IDENTICAL = 3  # SUPRA-18
    TURNS = 4  # SUPRA-R36


class Event(IntEnum):
    """What a Lineup with so many red cards brings about (SUPRA-13)."""

    GARAGE_DAY = 0
    STREET_RACE = 1
    STYLE_SHOWOFF = 2
    DRIFT = 3
    ROBBERY = 4


# Enum names are fetched slowly in the plain life; these are read at every step.
DISCARDING = int(Phase.DISCARD)
BUILDING = int(Phase.BUILD)
TAKING = int(Phase.TAKE)
ROBBING = int(Phase.ROB)
DROPPING = int(Phase.DROP)
TARGETING = int(Phase.TARGET)
REPLACING = int(Phase.REPLACE)
SCRAPPING = int(Phase.SCRAP)
SWAPPING = int(Phase.SWAP)
OVER = int(Phase.OVER)
LINING = int(Phase.LINING)
STEPPING = int(Phase.STEPPING)
LOW = int(Ace.LOW)


class SupraState(State):
    """One match.

    A card is `4 * rank + suit`: ranks from the 2 (0) to the Ace (12), suits clubs, diamonds,
    hearts, spades. A set of cards is a 52-bit int.

    Every card enters and leaves a garage in the open, so garages are public although a view lists
    only one's own (SUPRA-R27). Hidden are the order of the stock and, during set-up, hands and
    sealed choices.
    """

    ace: Annotated[int, choice(Ace, "SUPRA-R01")]
    tie_order: Annotated[int, choice(TieOrder, "SUPRA-R02")]
    redraw_compare: Annotated[int, choice(RedrawCompare, "SUPRA-R05")]
    identical_short: Annotated[int, choice(IdenticalShort, "SUPRA-R06")]
    equal_lowest: Annotated[int, choice(EqualLowest, "SUPRA-R07")]
    resort: Annotated[int, choice(Resort, "SUPRA-R09")]
    assist_rule: Annotated[int, choice(AssistRule, "SUPRA-R14")]
    garage_lineup: Annotated[int, choice(GarageLineup, "SUPRA-R17")]
    most_cards: Annotated[int, choice(MostCards, "SUPRA-R18")]
    garage_swap: Annotated[int, choice(GarageSwap, "SUPRA-R21")]
    car_value: Annotated[int, choice(CarValue, "SUPRA-R20")]
    final_tie: Annotated[int, choice(FinalTie, "SUPRA-R20")]
    win_check: Annotated[int, choice(WinCheck, "SUPRA-R22")]
    six_plus: Annotated[int, choice(SixPlus, "SUPRA-R25")]
    inspect: Annotated[int, choice(Inspect, "SUPRA-R27")]
    won_with: Annotated[int, choice(WonWith, "SUPRA-R32")]
    turn_cap: Annotated[int, number(500, 50, MOST_TURNS, "SUPRA-R36")]

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]

    # Set-up.
    first: Annotated[int, public(0, SEATS - 1)]  # the youngest (GEN-02)
    hand: Annotated[list[int], own(-1, PACK - 1, HAND * SEATS)]  # four a seat, in deal order
    sealed: Annotated[
        list[int], own(-1, ORDERS - 1, SEATS)
    ]  # a choice not yet revealed: card, order
    ready: Annotated[int, public(0, (1 << SEATS) - 1)]  # who has chosen
    laid: Annotated[list[int], public(-1, PACK - 1, SEATS)]  # the first card on the Scrap Pile

    # The match.
    phase: Annotated[int, public(0, Phase.OVER)]
    turn: Annotated[int, public(0, SEATS - 1)]  # the seat that is asked
    turns: Annotated[int, public(0, MOST_TURNS)]
    last: Annotated[int, public(-1, SEATS - 1)]  # who won a turn last
    ending: Annotated[int, public(0, Ending.TURNS)]
    car: Annotated[list[int], public(-1, PACK - 1, SLOTS * SEATS)]  # Engine to Spoiler of each seat
    garage: Annotated[list[int], public(0, ALL, SEATS)]
    scrap: Annotated[int, public(0, ALL)]

    # The turn.
    lineup: Annotated[int, public(0, ALL)]  # what is left of it
    turned: Annotated[list[int], public(-1, PACK - 1, LINEUP)]  # all of it, as it was turned
    event: Annotated[int, public(-1, Event.ROBBERY)]  # -1 while the Lineup is incomplete
    decided: Annotated[int, public(-1, SLOTS - 1)]  # the slot that decided the comparison
    redrawn: Annotated[int, public(0, (1 << SEATS) - 1)]  # identical cars of this turn
    gift: Annotated[int, public(-1, PACK - 1)]  # a card of the Lineup that a target has to use
    dry: Annotated[int, public(0, 1)]  # this Garage Day comes from an emptied Draw Pile
    payers: Annotated[int, public(0, (1 << SEATS) - 1)]  # largest garages of this Garage Day
    to_come: Annotated[int, public(0, SEATS)]  # seats that this Garage Day has not reached

    # Inspection: a pile that was shown may be followed, so what was seen once is listed from then.
    asks: Annotated[list[int], public(0, (1 << SEATS) - 1, SEATS)]  # whom a seat asked this turn
    told: Annotated[list[int], public(0, (1 << SEATS) - 1, SEATS)]  # whose garage it has seen


def height(state: SupraState, card: int) -> int:
    """Return the place of a card in the order of values: suits never count (SUPRA-R01)."""
    if state.ace == LOW and card >= PACK - SUITS:
        return -1
    return card >> 2


def lowest(state: SupraState, cards: int) -> int:
    """Return the cards of the lowest value of a set that is not empty."""
    if state.ace == LOW and cards & ACES:
        return cards & ACES
    rank = (cards & -cards).bit_length() - 1 >> 2
    return cards & 15 << 4 * rank


def highest(state: SupraState, cards: int) -> int:
    """Return the cards of the highest value of a set that is not empty."""
    if state.ace == LOW and cards & ~ACES:
        cards &= ~ACES
    return cards & 15 << 4 * (cards.bit_length() - 1 >> 2)
