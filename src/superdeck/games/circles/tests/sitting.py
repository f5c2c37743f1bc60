"""Tables with chosen cards: hands, piles and centre by the letters of their rings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.cards.rings import DECKS, FEWEST, PACK, high_bit, low_bit
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.match import Match, new_match
from superdeck.games import circles
from superdeck.games.circles.acts import (
    CALL,
    DRAW,
    LAST,
    MOVE_UP,
    PLAY,
    SAY_GO,
    STOP,
    TURN,
    card_of,
    play_of,
    ring_of,
)
from superdeck.games.circles.play import begin_asking, bottom_of, holds, left_of, settle, show_top
from superdeck.games.circles.state import PLAYING, CirclesState

if TYPE_CHECKING:
    from collections.abc import Iterator

LETTERS = "RBGYPO"
CODES = {
    colours: ["".join(LETTERS[colour] for colour in rings) for rings in deck]
    for colours, deck in enumerate(DECKS, FEWEST)
}
WORDS = {"wait": WAIVE, "draw": DRAW, "call": CALL, "last": LAST, "go": SAY_GO}
WORDS |= {"move up": MOVE_UP, "stop": STOP}
RANDOM_CARDS = 3
"""Seed of tables whose cards do not matter."""


class Sitting(Match):
    """A match of Super Circles that is told acts in words; rings are counted from 1 in words."""

    state: CirclesState

    def card(self, code: str) -> int:
        """Return a card by its letters."""
        return CODES[self.state.colours].index(code)

    def code(self, card: int) -> str:
        """Return the letters of a card."""
        return CODES[self.state.colours][card]

    def action(self, text: str) -> int:
        """Return the action of "draw", "turn 2", "RBYP 2"."""
        if text in WORDS:
            return WORDS[text]
        first, ring = text.split()
        if first == "turn":
            return TURN + int(ring) - 1
        return play_of(self.card(first), int(ring) - 1)

    def words(self, action: int) -> str:
        """Return the words of an action of a seat."""
        if action >= PLAY:
            return f"{self.code(card_of(action))} {ring_of(action) + 1}"
        if action >= TURN:
            return f"turn {ring_of(action) + 1}"
        return next(word for word, number in WORDS.items() if number == action)

    def does(self, seat: int, text: str) -> Sitting:
        """Let a seat (or `CLOCK`) act, and give the table back."""
        self.apply(seat, self.action(text))
        return self

    def may(self, seat: int) -> list[str]:
        """Return what a seat may do."""
        return [self.words(action) for action in self.legal(seat)]

    def plays(self, seat: int) -> list[str]:
        """Return what a seat may lay."""
        return [self.words(action) for action in self.legal(seat) if action >= PLAY]

    def refused(self, seat: int, text: str) -> tuple[str, ...]:
        """Return the clauses that refuse an act, none where it is legal."""
        before = self.state.values()
        refusal = self.refuse(seat, self.action(text))
        assert self.state.values() == before
        return refusal.clauses if refusal else ()

    def claims(self, seat: int, text: str, counter: int | None = None) -> tuple[int, int] | None:
        """Let a claim arrive that answers a counter (the present one unless told)."""
        answered = self.state.counter if counter is None else counter
        done = self.claim(seat, self.action(text), answered)
        if done is not None:
            self.apply(*done)
        elif self.may_act(seat):
            assert circles.claim(self.state, seat, self.action(text), answered) == NOBODY
        return done

    def hand(self, seat: int) -> list[str]:
        """Return a hand."""
        return [self.code(card) for card in range(PACK) if holds(self.state, seat, card)]

    def pass_over_all(self) -> None:
        """Pass over who can do nothing."""
        circles.pass_over(self.state, self.moves)

    @property
    def top(self) -> str:
        """The top card."""
        return self.code(self.state.centre[self.state.height - 1])

    def seen(self, code: str) -> bool:
        """Whether all have seen a card."""
        card = self.card(code)
        return bool(low_bit(card) & self.state.seen or high_bit(card) & self.state.seen_high)


def fresh(seats: int = 2, seed: int = RANDOM_CARDS, **options: str) -> Sitting:
    """Return a dealt table; the dealer is seat 0 unless told."""
    chosen = {"first_by": "seat", **options}
    match = Sitting(circles, new_match(circles, seats, chosen, seed))
    match.deal()
    return match


def sit(
    centre: str,
    *seats: str,
    bar: int = 0,
    under: bool = True,
    **options: str,
) -> Sitting:
    """Return a table at play: the centre from bottom to top, then "hand / pile" of each seat.

    Piles are written from the top; `bar` is a ring from 1, 0 for none. All other cards lie at the
    bottom of the centre, or without `under` in the box.
    """
    match = fresh(len(seats), RANDOM_CARDS, **options)
    state = match.state
    left = set(range(PACK))
    order = [match.card(code) for code in centre.split()]
    left -= set(order)
    for seat, text in enumerate(seats):
        hand, _, pile = text.partition("/")
        clear(state, seat)
        for code in hand.split():
            give(state, seat, match.card(code))
        cards = [match.card(code) for code in reversed(pile.split())]
        left -= {*cards, *(match.card(code) for code in hand.split())}
        bottom = bottom_of(state, seat)
        state.pile[bottom : bottom + len(cards)] = cards
        state.left[seat] = len(cards)
    lay_centre(state, [*(sorted(left) if under else []), *order], bar - 1)
    state.undrawn = sum(state.left[: state.seats])
    state.phase = PLAYING
    begin_asking(state, left_of(state, state.dealer))
    settle(state)
    return match


def clear(state: CirclesState, seat: int) -> None:
    """Empty a hand."""
    state.hand[seat] = state.hand_high[seat] = state.held[seat] = 0


def give(state: CirclesState, seat: int, card: int) -> None:
    """Put a card into a hand."""
    state.hand[seat] |= low_bit(card)
    state.hand_high[seat] |= high_bit(card)
    state.held[seat] += 1


def lay_centre(state: CirclesState, cards: list[int], bar: int) -> None:
    """Lay the centre pile."""
    state.centre[: len(cards)] = cards
    state.height = len(cards)
    state.seen = state.seen_high = 0
    for card in cards:
        state.seen |= low_bit(card)
        state.seen_high |= high_bit(card)
    show_top(state, bar)


def ticks(match: Sitting, *acts: str) -> Sitting:
    """Let every seat put an act down, clockwise from the one that is asked."""
    for text in acts:
        match.does(match.asked(), text)
    return match


def to_the_end(match: Sitting) -> Iterator[int]:
    """Let everybody do the first thing they may until the match is over; yield who acted."""
    while (seat := match.asked()) != NOBODY:
        match.apply(seat, match.legal(seat)[-1] if seat != CLOCK else match.legal(seat)[0])
        yield seat
