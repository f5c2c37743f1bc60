"""Imagined worlds, and the view as numbers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from superdeck.cards.suits import PACK as ALL
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.state import Numbers
from superdeck.games import superior
from superdeck.games.superior.bids import ALL_FACES
from superdeck.games.superior.rules import (
    TAKE,
)
from superdeck.games.superior.state import Phase, SuperiorState
from superdeck.games.superior.story import cards_of
from superdeck.games.superior.tests.stacked import (
    Duel,
    act,
    bid,
    card,
    cards,
    free,
    fresh,
    reverse,
    set_piles,
    table,
    team,
)
from superdeck.games.superior.worlds import DOUBT


def stream(seed: int = 1) -> Stream:
    chance = Stream()
    seed_stream(chance, seed, 2, 3)
    return chance


def world(state: SuperiorState, seat: int, seed: int) -> SuperiorState:
    other = state.copy()
    superior.imagine(other, seat, stream(seed))
    return other


def lying(state: SuperiorState) -> list[int]:
    """Return every place as a set of cards."""
    turned = state.phase in (Phase.CHOOSE, Phase.SWAP)
    return [
        *state.hand[:2],
        *state.pile[:2],
        state.discard,
        state.bid,
        1 << state.marker[0] | 1 << state.marker[1],
        sum(1 << c for c in state.stock[state.spent : state.pack]),
        1 << state.flipped if turned else 0,
    ]


def late(**options: str) -> Duel:
    """Return a position with three cards in the stock and two unseen in the other hand."""
    match = table("5c 9c kc", "2d kd", "8h qs 4h", **options)
    state = match.state
    state.spent = 49
    state.stock[49:] = [card("8h"), card("qs"), card("4h")]
    rest = sum(lying(state))
    state.discard |= ALL & ~rest
    state.seen |= ALL & ~rest
    return match


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_a_world_keeps_the_view_and_the_cards(seat: int) -> None:
    match = fresh("7")
    match.deal()
    moves = stream(5)
    while match.asked() != NOBODY:
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[below(moves, len(legal))])
        assert sum(lying(match.state)) == ALL
        other = world(match.state, seat, 3)
        assert sum(lying(other)) == ALL
        assert superior.view(other, seat) == superior.view(match.state, seat)
        assert other.key != match.state.key
        assert not any(other.stock[: other.spent])


def test_worlds_are_uniform() -> None:
    state = late().state
    unseen = cards_of(cards("2d kd 8h qs 4h"))
    tries = 20_000
    chance = stream()
    hands: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for _ in range(tries):
        other = state.copy()
        superior.imagine(other, 0, chance)
        hands[other.hand[1]] += 1
        first[other.stock[49]] += 1
    assert set(hands) == {1 << a | 1 << b for a, b in combinations(unseen, 2)}
    assert all(abs(count - tries / 10) < 200 for count in hands.values())
    assert all(abs(count - tries / 5) < 280 for count in first.values())


def test_a_card_seen_to_go_into_a_hand_stays_there() -> None:
    match = table("7c 9c", "2d 3d", "kd")
    bid(match, "7c")
    act(match, TAKE)
    for seed in range(20):
        assert world(match.state, 1, seed).hand[0] & cards("kd")
    assert superior.view(match.state, 1)["known"] == [[card("kd")], []]


def test_a_forced_face_bid_shows_that_the_rest_are_faces() -> None:
    match = table("kc qd js", "2d 3d", "5h", trumps="jc 3h", face_bid="only_when_forced")
    bid(match, "kc")
    act(match, TAKE)
    unseen = Counter(
        c for seed in range(600) for c in cards_of(world(match.state, 1, seed).hand[0])
    )
    faces = cards("jd qd kd jh qh kh js qs ks qc")
    assert set(unseen) == {card("5h"), *cards_of(faces)}
    assert all(80 < unseen[c] < 160 for c in cards_of(faces))
    hands = [world(match.state, NOBODY, seed).hand for seed in range(20)]
    assert all(hand[0] & ~faces == cards("5h") for hand in hands)
    assert any(hand[1] & ~faces for hand in hands)


def numbers(state: SuperiorState, seat: int) -> list[int]:
    out = Numbers(superior.FACTS.numbers)
    superior.observe(state, seat, out)
    return out.value


def test_observe_writes_the_table_of_its_docstring() -> None:
    match = table("7c 7d 2c", "2d kd 5d", "9s", trumps="js 3h", points="50")
    set_piles(match.state, "as", "4s")
    bid(match, "7c")
    value = numbers(match.state, 1)
    assert value[:13] == [Phase.GO_ON, 2, 1, 0, 1, 1, 1, 7, 0, 0, card("9s"), 29, 0]
    assert value[13:30] == [0, 0, 0, 0, 0, 0, 0, 0, 3, 50, 10, 0, 0, 0, 0, 0, 0]
    assert value[30:39] == [1, 3, card("3h"), 4, 0, 0, 0, 0, 1]
    assert value[39:48] == [1, 2, card("js"), 11, 0, 0, 0, 1, 1]
    assert value[48:66] == [0] * 18
    assert value[66 + card("9s")] == 1  # the flip is discarded
    where = {c: place for c, place in enumerate(value[66:]) if place not in (0, 1)}
    assert where == {
        card("7c"): 3,
        card("js"): 5,
        card("3h"): 5,
        card("4s"): 6,
        card("as"): 7,
        card("2d"): 10,
        card("kd"): 10,
        card("5d"): 10,
    }


def test_observe_writes_every_option_in_its_place() -> None:
    match = fresh()
    match.deal()
    state = match.state
    names = [field.name for field in superior.STATE.fields if field.option]
    own = [name for name in names if not name.startswith("first_")]
    for number, name in enumerate(own, 1):
        setattr(state, name, number)
    assert numbers(state, 0)[13:30] == list(range(1, 18))


def test_observe_counts_seats_clockwise_and_sides_from_its_own() -> None:
    match = team("9d 8d", "4h 5h kh", "9s 8s 7s 6s", "6h", flips="10d", partners_see_hands="yes")
    state = match.state
    set_piles(state, "as", "4s 5s")
    state.forced = 0b0010
    state.reshuffles = 3
    state.total[1] = 40
    state.won[1] = 2
    bid(match, "9d")
    value = numbers(state, 1)
    assert value[3:7] == [2, 3, NOBODY, 3]  # dealer, bidder, asked, holder as seat 1 sees them
    assert value[12] == 3
    ours, theirs = card("3h"), card("ks")
    assert value[30:39] == [1, 3, ours, 9, 40, 2, 1, 0, 1]
    assert value[39:48] == [1, 4, theirs, 11, 0, 0, 0, 1, 0]
    assert value[48:57] == [1, 1, ours, 9, 40, 2, 0, 0, 0]
    assert value[57:66] == [1, 1, theirs, 11, 0, 0, 0, 1, 1]
    where = {c: place for c, place in enumerate(value[66:]) if place >= 6}
    assert where == {
        card("4s"): 6,
        card("5s"): 6,
        card("as"): 7,
        **dict.fromkeys(map(card, ("4h", "5h", "kh")), 10),
        card("6h"): 12,  # the partner's hand
    }
    assert numbers(state, 2)[5] == 0  # it is asked


def test_observe_marks_what_waits_for_consent() -> None:
    match = team("3c 8d", "4h 5h", "5c 7s", "6h 7h", tag_consent="yes")
    bid(match, "3c", "5c")
    value = numbers(match.state, 1)
    assert [value[66 + card(c)] for c in ("3c", "5c")] == [3, 14]
    assert value[7] == 3


def test_a_forced_hand_is_imagined_as_faces_whoever_it_is() -> None:
    match = free("2c 3c", "kd jh qs", "4h 5d 6s", "7h 8d", face_bid="only_when_forced")
    match.state.forced = 0b0010
    for seed in range(40):
        other = world(match.state, 0, seed)
        assert other.hand[1] & ~cards("jc qc kc jd qd kd jh qh kh js qs") == 0
    assert any(world(match.state, 0, seed).hand[2] & ~ALL_FACES for seed in range(9))
    assert len({world(match.state, 0, seed).hand[1] for seed in range(9)}) > 1


def test_who_has_declined_is_imagined_as_far_as_a_seat_can_tell() -> None:
    match = free("7c 2h", "kc 3h", "qc 4h", "jc 5h", reversal_priority="first_to_call")
    bid(match, "7c")
    match.apply(2, WAIVE)
    assert (match.state.waiting, match.asked()) == (0b1010, 1)
    expected = {NOBODY: 0b1110, 0: 0b1110, 1: 0b1110, 2: 0b1010, 3: 0b1110}
    for seat, waiting in expected.items():
        other = world(match.state, seat, 1)
        assert (other.waiting, other.asked) == (waiting, 1)
    match.apply(1, WAIVE)
    assert match.asked() == 3
    other = world(match.state, 3, 1)
    assert (other.waiting, other.asked) == (0b1000, 3)  # those before it have declined
    other = world(match.state, NOBODY, 1)
    assert (other.waiting, other.asked) == (0b1110, 1)  # who has declined is not shown


def test_a_spectator_does_not_know_that_the_first_seat_has_declined() -> None:
    match = free("kc 2h", "7c 3h", "qc 4h", reversal_priority="first_to_call", trumps="10h ks 6d")
    assert match.asked() == 1
    bid(match, "7c")
    match.apply(0, WAIVE)
    assert match.state.waiting == 0b0100
    assert world(match.state, NOBODY, 1).waiting == 0b0101


# --- Worlds that fit what was done.


def believed(state: SuperiorState, seat: int, seed: int) -> SuperiorState:
    other = state.copy()
    superior.believe(other, seat, stream(seed))
    return other


def test_who_lets_a_good_bid_be_has_refused_its_suit() -> None:
    for step, theirs, refused in (("9c", "2d 5h", 1), ("3c", "2d 5h", 0), ("9c", "2d", 0)):
        match = table(f"{step} 2h", theirs, "10d")
        bid(match, step)
        assert match.state.refused[:2] == [0, refused], (step, theirs)
    match.state.refused[1] = 0b1111
    match.deal()
    assert match.state.refused[:2] == [0, 0]


def test_all_who_let_a_bid_be_have_refused_it_but_not_its_holder() -> None:
    match = free("9d 2h 8s", "kd 3h 4h", "5h 6h 7h")
    bid(match, "9d")
    reverse(match, "kd")
    assert match.state.refused[:3] == [0b10, 0, 0b10]


def test_a_face_of_a_refused_suit_is_believed_to_lie_elsewhere() -> None:
    state = late().state
    state.refused[1] = 0b10
    tries = 12_000
    chance = stream()
    hands: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for _ in range(tries):
        other = state.copy()
        superior.believe(other, 0, chance)
        hands.update(cards_of(other.hand[1]))
        first[other.stock[49]] += 1
    held = 2 / 5 / DOUBT  # one refusal in so many tells nothing
    assert abs(hands[card("kd")] - tries * held) < 150
    assert abs(first[card("kd")] - tries * (1 - held) / 3) < 250
    for text in ("2d", "8h", "qs", "4h"):
        assert abs(hands[card(text)] - tries * (2 - held) / 4) < 250
        assert abs(first[card(text)] - tries * (1 - (2 - held) / 4) / 3) < 250


def test_a_hand_gets_a_face_that_it_should_lack_where_no_other_card_is_left() -> None:
    match = table("5c 9c kc", "qd kd", "8h")
    state = match.state
    state.spent = 51
    state.stock[51] = card("jd")
    state.discard |= ALL & ~sum(lying(state))
    state.seen |= ALL & ~(sum(state.hand[:2]) | cards("jd"))
    state.refused[1] = 0b10
    assert {believed(state, 0, seed).hand[1] for seed in range(20)} == {
        cards("qd kd"),
        cards("jd kd"),
        cards("jd qd"),
    }


def test_a_believed_world_keeps_the_view_and_is_imagined_where_nothing_was_refused() -> None:
    match = fresh("7")
    match.deal()
    moves = stream(5)
    refused = False
    while match.asked() != NOBODY:
        state = match.state
        for seat in range(2):
            other = believed(state, seat, 3)
            assert sum(lying(other)) == ALL
            assert superior.view(other, seat) == superior.view(state, seat)
            imagined = world(state, seat, 3)
            if not state.refused[1 - seat]:
                assert (other.hand, other.stock) == (imagined.hand, imagined.stock)
        refused |= any(state.refused)
        legal = match.legal(match.asked())
        match.apply(match.asked(), legal[below(moves, len(legal))])
    assert refused


def test_observe_counts_who_is_asked_reversals_and_sides_from_any_seat() -> None:
    match = team("9d 8d", "kd 5h", "qd 7s ad", "6h jd", flips="10d")
    bid(match, "8d")
    assert match.asked() == 2  # the partner may add
    assert numbers(match.state, 1)[5] == 1
    assert numbers(match.state, 3)[5] == 3
    match = free("7c 2h", "kc 3h", "qc 4h")
    bid(match, "7c")
    reverse(match, "kc")
    assert numbers(match.state, 0)[9] == 1
    set_piles(match.state, "as", "2s", "3s")
    value = numbers(match.state, 1)
    assert [value[66 + card(c)] for c in ("2s", "3s", "as")] == [6, 7, 8]


def test_observe_marks_a_chain_a_turned_card_and_known_cards() -> None:
    match = table("7c 7d 2c kh", "2d 5d", "9s qd", trumps="js 3h")
    bid(match, "7c", "7d")
    value = numbers(match.state, 0)
    assert [value[66 + card(c)] for c in ("7c", "7d", "qd", "kh")] == [2, 3, 4, 10]
    act(match, TAKE)
    assert numbers(match.state, 1)[66 + card("qd")] == 11
    assert numbers(match.state, 1)[8] == NOBODY
