"""Where the cards of each game are: what the laws about cards and hidden places ask.

`cards` lists every physical card that a state accounts for, as the game numbers them (President:
ranks, its suits are forgotten); `pack` what that list has to be; `unseen` the places that a seat
may not know. Written from the declaration of each state, not from its rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from superdeck.engine.actions import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def lose_from_hand(state: Any) -> None:  # noqa: ANN401 - a state of any game
    """Take the lowest card of a hand away."""
    state.hand[0] &= state.hand[0] - 1


def peek_at_hand(state: Any, seat: int) -> int:  # noqa: ANN401
    """Return the next seat's hand."""
    hand: int = state.hand[(seat + 1) % state.seats]
    return hand


@dataclass(frozen=True)
class Cards:
    """What the laws ask about the cards of one game.

    `lose` takes a card away and `peek` returns a number that a seat may not know, for planted
    faults. With the options `waiving` seats decline now and then. `late` names options that no verb
    may read before round 2 is dealt, `unread` those that no verb of play reads at all, `beside` the
    option without which another one is never read, `packs` those that change the pack. `declines`
    says whether hidden cards decide who can decline, or can do nothing else; `shuffles` whether
    every deal shuffles, not the first alone.
    """

    cards: Callable[[Any], list[int]]
    pack: Callable[[Any], list[int]]
    unseen: Callable[[Any, int], list[object]]
    lose: Callable[[Any], None] = lose_from_hand
    peek: Callable[[Any, int], int] = peek_at_hand
    waiving: tuple[tuple[str, str], ...] = ()
    late: frozenset[str] = frozenset()
    unread: frozenset[str] = frozenset()
    beside: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    packs: frozenset[str] = frozenset()
    declines: bool = True
    shuffles: bool = True


def bits(word: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [i for i in range(word.bit_length()) if word >> i & 1]


def president_cards(state: Any) -> list[int]:  # noqa: ANN401 - a state of the game
    """A hand is two sets of "at least so many of a rank" bits; what was laid is counted."""
    words = [*state.hand[: state.seats], *state.extra[: state.seats]]
    laid = [
        rank for tally in state.laid for rank in range(13) for _ in range(tally >> 4 * rank & 15)
    ]
    return sorted([bit % 13 for word in words for bit in bits(word)] + laid)


def president_pack(state: Any) -> list[int]:  # noqa: ANN401
    return sorted([*range(13 - state.ranks, 13)] * (4 if state.seats <= 7 else 8))


def president_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    return [
        (state.hand[other], state.extra[other]) for other in range(state.seats) if other != seat
    ]


def superior_cards(state: Any) -> list[int]:  # noqa: ANN401
    """Every card lies in one place: hand, pile, discard, bid, marker, turned, or the stock."""
    words = [state.discard, state.bid, *state.hand[: state.seats]]
    for side in range(state.sides):
        words.append(state.pile[side])
        if state.marker[side] >= 0:  # -1 until the starters are named
            words.append(1 << state.marker[side])
    if state.phase in (2, 3):  # CHOOSE, SWAP: the turned card waits for a choice
        words.append(1 << state.flipped)
    stock = state.stock[state.spent : state.pack]
    return sorted([bit for word in words for bit in bits(word)] + stock)


def whole_pack(_state: Any) -> list[int]:  # noqa: ANN401
    return list(range(52))


def superior_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    others = [other for other in range(state.seats) if other != seat]
    if state.partners_see_hands:
        others = [other for other in others if (other - seat) % state.sides]
    hands: list[object] = [state.hand[other] & ~state.seen for other in others]
    return [*hands, tuple(state.stock[state.spent : state.pack])]


def circles_pile(state: Any, seat: int) -> list[int]:  # noqa: ANN401
    """The piles lie one behind another, from the dealer's left."""
    order = [(state.dealer + 1 + i) % state.seats for i in range(state.seats)]
    sizes = [len(range(1 + i, 73, state.seats)) for i in range(state.seats)]
    first = sum(sizes[: order.index(seat)])
    pile: list[int] = state.pile[first : first + state.left[seat]]
    return pile


def circles_hand(state: Any, seat: int) -> list[int]:  # noqa: ANN401
    return bits(state.hand[seat]) + [37 + bit for bit in bits(state.hand_high[seat])]


def circles_cards(state: Any) -> list[int]:  # noqa: ANN401
    found: list[int] = state.centre[: state.height]
    for seat in range(state.seats):
        found += circles_hand(state, seat) + circles_pile(state, seat)
    return sorted(found)


def circles_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    hands: list[object] = [
        state.hand[other] & ~state.seen
        for other in range(state.seats)
        if other != seat and state.hand[other]
    ]
    return hands + [tuple(circles_pile(state, other)) for other in range(state.seats)]


def circles_lose(state: Any) -> None:  # noqa: ANN401
    state.left[0] -= 1
    state.undrawn -= 1


def circles_peek(state: Any, seat: int) -> int:  # noqa: ANN401
    other = (seat + 1) % state.seats
    card: int = (circles_pile(state, other) or [state.hand[other]])[-1]
    return card


def supra_cards(state: Any) -> list[int]:  # noqa: ANN401
    """Hands and cars hold four cards a seat each; the rest are sets and the stock."""
    words = [state.scrap, state.lineup, *state.garage[: state.seats]]
    single = [*state.hand[: 4 * state.seats], *state.car[: 4 * state.seats]]
    stock = state.stock[state.spent : state.pack]
    found = [bit for word in words for bit in bits(word)] + [card for card in single if card >= 0]
    return sorted(found + stock)


def supra_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    """Other hands during set-up, and the order of the Draw Pile."""
    hands: list[object] = [
        tuple(state.hand[4 * other : 4 * other + 4])
        for other in range(state.seats)
        if other != seat and state.hand[4 * other] >= 0
    ]
    return [*hands, tuple(state.stock[state.spent : state.pack])]


def supra_peek(state: Any, seat: int) -> int:  # noqa: ANN401
    """A card of the next hand during set-up, then the next card of the Draw Pile."""
    other = state.hand[4 * ((seat + 1) % state.seats)]
    card: int = other if other >= 0 else state.stock[state.spent % 52]
    return card


def superhero_cards(state: Any) -> list[int]:  # noqa: ANN401
    """The deck: the row, the stock, what lies under it, what is out; then every seat's vote cards.

    A vote card is 1000 + 10 * seat + kind; a Robber that was spent for good lies nowhere.
    """
    deck = [*state.heroes[: state.standing], *state.stock[state.spent : state.pack]]
    deck += state.bottom[state.risen : state.sunk]
    if state.award == 1:  # HERO_CARDS: what was eliminated went to somebody
        deck += state.gone[: state.out]
    if state.used_crisis == 1:  # REMOVED: used crises are out, the last one may serve again
        deck += set(state.crises[: state.round])
    elif state.phase != 2:  # OVER: the crisis is under the deck already
        deck.append(state.crises[state.round - 1])
    votes = [
        1000 + 10 * seat + kind for seat in range(state.seats) for kind in votes_of(state, seat)
    ]
    return sorted(deck + votes)


def votes_of(state: Any, seat: int) -> list[int]:  # noqa: ANN401
    """Return where a seat's vote cards are: in the hand or on the table."""
    laid = [state.kinds[seat] >> 2 * n & 3 for n in range(3)]
    held = [kind for kind in (1, 2, 3) if state.hand[seat] >> kind - 1 & 1]
    return [*held, *(kind for kind in laid if kind)]


def superhero_pack(state: Any) -> list[int]:  # noqa: ANN401
    spent = state.robber_uses == 1  # ONCE_PER_GAME
    votes = [
        1000 + 10 * seat + kind
        for seat in range(state.seats)
        for kind in (1, 2, 3)
        if kind < 3 or not spent or 3 in votes_of(state, seat)
    ]
    return sorted([*range(state.pack), *votes])


def superhero_unseen(state: Any, seat: int) -> list[object]:  # noqa: ANN401
    del seat  # before the first vote all hands are alike
    return [tuple(state.stock[state.spent : state.pack])]


def superhero_peek(state: Any, seat: int) -> int:  # noqa: ANN401
    """The next card of the crisis deck, which nobody has seen."""
    del seat
    card: int = state.stock[state.spent % state.pack]
    return card


CARDS = {
    "circles": Cards(
        circles_cards,
        lambda _state: list(range(73)),
        circles_unseen,
        circles_lose,
        circles_peek,
        (("mode", "ticks"),),
        unread=frozenset({"order", "countdown_s", "wrong_call_pause_ms", "idle_force_draw_s"}),
    ),
    "president": Cards(
        president_cards,
        president_pack,
        president_unseen,
        late=frozenset({"tax_twos", "may_return_same", "vice_exchange", "president_cards"}),
        unread=frozenset({"titles", "window_ms"}),
        packs=frozenset({"ranks"}),
    ),
    "superhero": Cards(
        superhero_cards,
        superhero_pack,
        superhero_unseen,
        peek=superhero_peek,
        unread=frozenset({"token"}),
        packs=frozenset({"custom_hero_per_player"}),
        declines=False,
        shuffles=False,
    ),
    "superior": Cards(
        superior_cards,
        whole_pack,
        superior_unseen,
        beside={
            "rounds": ("match", "rounds_n"),
            "points": ("match", "first_to_points"),
            "tag_add": ("mode", "tag_team"),
            "tag_consent": ("mode", "tag_team"),
            "partners_see_hands": ("mode", "tag_team"),
            "tag_starters": ("mode", "tag_team"),
        },
    ),
    "supra": Cards(supra_cards, whole_pack, supra_unseen, peek=supra_peek, declines=False),
}
"""By the name of the game."""

DECLINING = [name for name, cards in CARDS.items() if cards.declines]
"""Games in which who may decline, and who cannot but decline, is hidden."""


def of(game: Any) -> Cards:  # noqa: ANN401 - a module
    """Return what is known of a game, or of a spoiled copy of it."""
    return CARDS[game.FACTS.name.removeprefix("spoiled-")]


def watchers(seats: int) -> range:
    """Return all seats and the spectator."""
    return range(NOBODY, seats)
