"""Superior!: options and state."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from superdeck.cards.suits import PACK as ALL
from superdeck.engine.options import Toggle, choice, number, one_of
from superdeck.engine.state import State, hidden, own, public

SEATS = 4
PACK = 52
HAND = 10
TEAM_HAND = 6
"""Cards dealt to each in the duel and in Tag-Team (SUP-06, SUP-52)."""
TEAMS = 2
HIGH = 11
"""What a trump Ace flips and scores (SUP-31)."""

MOST_ROUNDS = 100
"""Rounds of the longest match (SUP-R23)."""

MOST_POINTS = 240
"""No round gives a seat more: all number cards, 220, and two Aces of its trump."""


class Mode(IntEnum):
    """SUP-R38: which variant is played."""

    DUEL = 0
    FREE_FOR_ALL = 1
    TAG_TEAM = 2


class TrumpFlip(IntEnum):
    """SUP-R01: whose trump makes a turned Ace count 11."""

    BIDDER = 0
    FLIPPER = 1
    ANY_PLAYERS_TRUMP = 2


class ComboInChain(IntEnum):
    """SUP-R06: which steps of a chain may be combos."""

    ANY_STEP = 0
    FIRST_ONLY = 1


class FaceBid(IntEnum):
    """SUP-R18: who may bid a face card."""

    FREE = 0
    ONLY_WHEN_FORCED = 1


class Tie(IntEnum):
    """SUP-R22: what follows a tied single round."""

    SHARED = 0
    EXTRA_ROUND = 1


class SetupTies(IntEnum):
    """SUP-R28: who turns again after a tie for the highest set-up card."""

    TIED_ONLY = 0
    EVERYONE = 1


class ReversalPriority(IntEnum):
    """SUP-R29: who may reverse first."""

    CLOCKWISE = 0
    FIRST_TO_CALL = 1


class TagAdd(IntEnum):
    """SUP-R31: how many cards a resting partner may add."""

    ONE_CARD = 0
    ANY = 1


class TagStarters(IntEnum):
    """SUP-R34: who is active first."""

    SEAT = 0
    CHOOSE = 1


class Length(IntEnum):
    """SUP-R23: how long a match is."""

    SINGLE = 0
    ROUNDS_N = 1
    FIRST_TO_POINTS = 2


class Phase(IntEnum):
    """What the asked seat has to do."""

    BID = 0
    ANSWER = 1  # reverse the bid or let it be
    CHOOSE = 2  # a face was turned: score the bid or take the face (SUP-39)
    SWAP = 3  # a face was bid: keep it or take the turned card (SUP-40)
    GO_ON = 4  # a step was won: bid another or bank
    ADD = 5  # the resting partner: add to the bid or let it be (SUP-57)
    CONSENT = 6  # take the partner's addition or give it back (SUP-R31)
    STARTER = 7  # name who of the team is active first (SUP-R34)
    OVER = 8


# Enum names are fetched slowly in the plain life; these are read at every step.
BIDDING = int(Phase.BID)
ANSWERING = int(Phase.ANSWER)
CHOOSING = int(Phase.CHOOSE)
SWAPPING = int(Phase.SWAP)
GOING_ON = int(Phase.GO_ON)
ADDING = int(Phase.ADD)
CONSENTING = int(Phase.CONSENT)
NAMING = int(Phase.STARTER)
OVER = int(Phase.OVER)
TAG_TEAM = int(Mode.TAG_TEAM)
ONLY_FORCED = int(FaceBid.ONLY_WHEN_FORCED)
BIDDERS_TRUMP = int(TrumpFlip.BIDDER)
FIRST_TO_CALL = int(ReversalPriority.FIRST_TO_CALL)


class SuperiorState(State):
    """One match. Cards are `cards.suits`, sets of cards 52-bit ints, sets of seats bits.

    A side is who scores together: a team in Tag-Team, else a seat of its own. A card that lies in
    the open or was seen to go into a hand is in `seen`; so what everybody knows of a hand is
    `hand[seat] & seen`.
    """

    mode: Annotated[
        int,
        choice(Mode, "SUP-R38", defaults={3: Mode.FREE_FOR_ALL, 4: Mode.FREE_FOR_ALL}),
    ]
    trump_flip: Annotated[int, choice(TrumpFlip, "SUP-R01")]
    combo_in_chain: Annotated[int, choice(ComboInChain, "SUP-R06")]
    reverse_face_bids: Annotated[int, choice(Toggle, "SUP-R09")]
    continue_after_double: Annotated[int, choice(Toggle, "SUP-R10")]
    face_bid: Annotated[int, choice(FaceBid, "SUP-R18")]
    tie: Annotated[int, choice(Tie, "SUP-R22")]
    match: Annotated[int, choice(Length, "SUP-R23")]
    rounds: Annotated[int, number(3, 1, 20, "SUP-R23")]
    points: Annotated[int, number(100, 1, 1000, "SUP-R23")]
    ffa_hand: Annotated[int, one_of("SUP-R26", 10, 8, 6)]
    setup_ties: Annotated[int, choice(SetupTies, "SUP-R28")]
    reversal_priority: Annotated[int, choice(ReversalPriority, "SUP-R29")]
    tag_add: Annotated[int, choice(TagAdd, "SUP-R31")]
    tag_consent: Annotated[int, choice(Toggle, "SUP-R31")]
    partners_see_hands: Annotated[int, choice(Toggle, "SUP-R32")]
    tag_starters: Annotated[int, choice(TagStarters, "SUP-R34")]

    stock: Annotated[list[int], hidden(0, PACK - 1, PACK)]
    sides: Annotated[int, public(0, SEATS)]
    side: Annotated[list[int], public(0, SEATS - 1, SEATS)]  # by seat

    # The match.
    total: Annotated[list[int], public(0, MOST_POINTS * MOST_ROUNDS, SEATS)]  # by side
    won: Annotated[list[int], public(0, MOST_ROUNDS, SEATS)]  # rounds, by side
    dealer: Annotated[int, public(0, SEATS - 1)]

    # The round.
    phase: Annotated[int, public(0, Phase.OVER)]
    turn: Annotated[int, public(0, SEATS - 1)]  # the bidder
    active: Annotated[list[int], public(0, SEATS - 1, SEATS)]  # by side; others of a team rest
    hand: Annotated[list[int], own(0, ALL, SEATS)]
    marker: Annotated[list[int], public(-1, PACK - 1, SEATS)]  # by side; -1 before it is turned
    ace: Annotated[list[int], public(0, ALL, SEATS)]  # by side: the Ace of its Superior Trump
    pile: Annotated[list[int], public(0, ALL, SEATS)]  # by side
    discard: Annotated[int, public(0, ALL)]
    seen: Annotated[int, public(0, ALL)]
    forced: Annotated[int, public(0, (1 << SEATS) - 1)]  # seats whose unseen cards are all faces

    refused: Annotated[list[int], public(0, 15, SEATS)]  # by seat: suits of good bids it let be

    # Who decides: `invited` may act now, as all can see; of them `waiting` have not declined, and
    # `asked` is the next of these.
    invited: Annotated[int, public(0, (1 << SEATS) - 1)]
    waiting: Annotated[int, hidden(0, (1 << SEATS) - 1)]
    asked: Annotated[int, hidden(0, SEATS - 1)]

    # The bid: everything laid in one turn. `value` 0 with a `bid` is a bid face card.
    bid: Annotated[int, public(0, ALL)]
    step: Annotated[int, public(0, ALL)]  # the cards laid last
    added: Annotated[int, public(0, ALL)]  # of the bid: what waits for the partner's consent
    value: Annotated[int, public(0, 10)]
    holder: Annotated[int, public(0, SEATS - 1)]
    reversals: Annotated[int, public(0, 3)]  # of this step
    flipped: Annotated[int, public(-1, PACK - 1)]  # the card turned last in this round
