"""Matches of Superior! from a stacked stock, and short ways to play and look at them."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from superdeck.cards.suits import PACK as ALL
from superdeck.engine.actions import NOBODY
from superdeck.engine.match import Match, new_match, options_of, stack
from superdeck.games import superior
from superdeck.games.superior.rules import FACE, LAY, NUMBERS, REVERSE
from superdeck.games.superior.state import HAND, TEAM_HAND, SuperiorState
from superdeck.games.superior.story import cards_of
from superdeck.phrases import Entry, Phrases, rulebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from superdeck.engine.state import State

SUITS = "cdhs"
RANKS = ("a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k")


class Duel(Match):
    """A match whose state is known to be Superior!'s."""

    state: SuperiorState


def card(text: str) -> int:
    """Read a card: `10c`, `ah`, `ks`."""
    return SUITS.index(text[-1]) * 13 + RANKS.index(text[:-1])


def cards(text: str) -> int:
    """Read a set of cards: `5c 2c 7d`."""
    return sum(1 << card(word) for word in text.split())


def order(hands: Sequence[str], flips: str, trumps: str, size: int = HAND) -> list[int]:
    """Return a whole pack in the order of a deal by the last seat.

    Hands are filled up to `size` with number cards that nobody names, the rest follows the flips.
    `trumps` are the trump cards by side; the last side turns its own first.
    """
    *first, last = [card(word) for word in trumps.split()]
    turned = [card(word) for word in flips.split()]
    dealt = [[card(word) for word in hand.split()] for hand in hands]
    every = [*first, last, *turned, *chain.from_iterable(dealt)]
    named = set(every)
    assert len(named) == len(every), "a card is named twice"
    rest = [c for c in sorted(cards_of(ALL), key=lambda c: (c % 13, c)) if c not in named]
    for hand in dealt:
        while len(hand) < size:
            hand.append(rest.pop(0))
    in_turn = [c for cards in zip(*dealt, strict=True) for c in cards]
    return [*in_turn, last, *first, *turned, *rest]


def only(match: Duel, hands: Sequence[str]) -> Duel:
    """Leave the seats exactly these cards: what else was dealt has gone to the discards."""
    state = match.state
    for seat, hand in enumerate(hands):
        gone = state.hand[seat] & ~cards(hand)
        state.hand[seat] ^= gone
        state.discard |= gone
        state.seen |= gone
    return match


def table(mine: str, theirs: str, flips: str = "", trumps: str = "js 3h", **options: str) -> Duel:
    """Return a match in which seat 0 is to bid, with these hands, flips and trump cards.

    Hands are exactly these: what else was dealt has gone to the discards. The trump cards are
    those of seats 0 and 1; the first must be higher for seat 0 to begin.
    """
    return only(full(mine, theirs, flips, trumps, **options), (mine, theirs))


def full(mine: str, theirs: str, flips: str = "", trumps: str = "js 3h", **options: str) -> Duel:
    """Return the same with hands of ten: the named cards and whatever else was dealt."""
    match = fresh(**options)
    stack(match.state, order((mine, theirs), flips, trumps))
    match.deal()
    return match


def free(*hands: str, flips: str = "", trumps: str = "ks 10h 6d 4c", **options: str) -> Duel:
    """Return a Free-for-All of three or four in which seat 0 is to bid, with exactly these hands.

    `trumps` are the cards of the seats, as many as are needed.
    """
    seats = len(hands)
    match = fresh_for(seats, **options)
    needed = " ".join(trumps.split()[:seats])
    stack(match.state, order(hands, flips, needed, match.state.ffa_hand))
    match.deal()
    return only(match, hands)


def team(*hands: str, flips: str = "", trumps: str = "ks 3h", **options: str) -> Duel:
    """Return a Tag-Team in which seat 0 is to bid, with exactly these hands of A1, B1, A2, B2."""
    match = fresh_for(4, mode="tag_team", **options)
    stack(match.state, order(hands, flips, trumps, TEAM_HAND))
    match.deal()
    return only(match, hands)


def turning(trumps: str, dealer: int = 3, **options: str) -> Duel:
    """Return a dealt Tag-Team whose teams turned these cards, A's first."""
    match = fresh_for(4, mode="tag_team", first_seat=str(dealer), **options)
    stack(match.state, order(["", "", "", ""], "", trumps, 6))
    match.deal()
    return match


def fresh(seed: str = "1", **options: str) -> Duel:
    """Return a duel before its first deal, which seat 1 deals."""
    return fresh_for(2, seed, **options)


def fresh_for(seats: int, seed: str = "1", /, **options: str) -> Duel:
    """Return a match before its first deal, which the last seat deals."""
    chosen = {"first_by": "seat", "first_seat": str(seats - 1), **options}
    return Duel(superior, new_match(superior, seats, chosen, int(seed)))


def laying(text: str) -> int:
    """Return the action that lays these number cards of one suit, or bids this face."""
    numbers = [card(word) for word in text.split()]
    if numbers[0] % 13 > 9:
        return FACE + numbers[0]
    return LAY + numbers[0] // 13 * NUMBERS + sum(1 << c % 13 for c in numbers)


def bid(match: Duel, *steps: str) -> None:
    """Let the asked seat lay steps, one after another."""
    for step in steps:
        match.apply(match.asked(), laying(step))


def reverse(match: Duel, *faces: str) -> None:
    """Let the asked seats reverse with faces, one after another."""
    for face in faces:
        match.apply(match.asked(), REVERSE + card(face))


def act(match: Duel, *actions: int) -> None:
    """Let the asked seats do something else: WAIVE, SCORE, KEEP, TAKE."""
    for action in actions:
        match.apply(match.asked(), action)


def may(match: Duel, action: int) -> bool:
    """Whether the asked seat may do this."""
    return action in match.legal(match.asked())


def play_out(match: Duel) -> None:
    """Play a round to its end, everybody taking the first action."""
    while match.asked() >= 0:
        match.apply(match.asked(), match.legal(match.asked())[0])


def set_piles(state: SuperiorState, *piles: str) -> None:
    """Put these cards into the score piles."""
    for side, pile in enumerate(piles):
        state.pile[side] = cards(pile)
        state.seen |= cards(pile)


def words(lang: str = "en", you: int = NOBODY) -> Phrases:
    """Return the game's phrases with four at the table, or you instead of one."""
    phrases = Phrases("superior", lang, ["Ada", "Bruno", "Clara", "Dario"])
    if you != NOBODY:
        phrases.seat_names[you] = phrases.say("seat-you")
    return phrases


def rules(lang: str = "en", **options: str) -> dict[str, Entry]:
    """Return the rulebook by clause, with these options worked in."""
    chosen = {option.name: option.say(option.default) for option in options_of(superior)}
    return {entry.id: entry for entry in rulebook("superior", lang, {**chosen, **options})}


# --- What is said.


def names(match: Duel, action: int, lang: str = "en") -> list[str]:
    """Return all names of an action for the asked seat."""
    view = superior.view(match.state, match.asked())
    return words(lang).names(superior.say(action, view))


def effect(match: Duel, action: int, lang: str = "en") -> str:
    """Say what an action of the asked seat does."""
    seat = match.asked()
    return words(lang, seat).say(superior.effect(action, superior.view(match.state, seat)))


def refused(match: Duel, seat: int, action: int, lang: str = "en") -> str:
    """Say why an action is refused, with its clauses."""
    refusal = match.refuse(seat, action)
    assert refusal is not None
    return f"{words(lang, seat).say(refusal.say)} ({', '.join(refusal.clauses)})"


def told(match: Duel, watcher: int, lang: str = "en") -> list[str]:
    """Watch a match from now on; the list grows."""
    heard: list[str] = []

    def watch(before: State, seat: int, action: int) -> None:
        for telling in match.tellings(before, seat, action, watcher):
            heard.append(words(lang, watcher).say(superior.retell(telling, watcher)))  # noqa: PERF401 - grows

    match.watch = watch
    return heard


def position(match: Duel, seat: int, lang: str = "en") -> list[str]:
    """Say what a seat sees."""
    return [words(lang, seat).say(s) for s in superior.position(superior.view(match.state, seat))]
