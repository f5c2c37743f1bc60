"""Imagined worlds, the view as numbers, and the rule of thumb."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from superdeck.cards.suits import PACK as ALL
from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.engine.chance import Stream, below, seed_stream
from superdeck.engine.match import stack
from superdeck.engine.state import Moves, Numbers
from superdeck.games import superior
from superdeck.games.superior.bids import ALL_FACES
from superdeck.games.superior.rules import (
    ACCEPT,
    FACE,
    KEEP,
    LAY,
    REFUSE,
    REVERSE,
    SCORE,
    STARTER,
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
    fresh_for,
    laying,
    order,
    reverse,
    set_piles,
    table,
    team,
)


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


def test_observe_marks_a_chain_a_turned_card_and_known_cards() -> None:
    match = table("7c 7d 2c kh", "2d 5d", "9s qd", trumps="js 3h")
    bid(match, "7c", "7d")
    value = numbers(match.state, 0)
    assert [value[66 + card(c)] for c in ("7c", "7d", "qd", "kh")] == [2, 3, 4, 10]
    act(match, TAKE)
    assert numbers(match.state, 1)[66 + card("qd")] == 11
    assert numbers(match.state, 1)[8] == NOBODY


# --- The rule of thumb.


def preferred(match: Duel) -> int:
    moves = Moves(superior.FACTS.legal_size)
    seat = match.asked()
    count = superior.legal(match.state, seat, moves)
    return superior.prefer(match.state, seat, 0, moves, count, stream())


def test_prefer_steals_a_good_bid() -> None:
    match = table("9c 2h", "jc 2d 3d")
    bid(match, "9c")
    assert preferred(match) == REVERSE + card("jc")


def test_prefer_keeps_its_last_card_where_the_end_would_lose() -> None:
    match = table("ac 2h", "jc")
    set_piles(match.state, "10h", "")
    bid(match, "ac")
    assert preferred(match) == WAIVE


def test_prefer_leaves_a_stolen_ace_or_steals_back_a_ten() -> None:
    match = table("10c kc 2h", "jc 2d 3d")
    bid(match, "10c")
    reverse(match, "jc")
    assert preferred(match) == REVERSE + card("kc")


def test_prefer_scores_a_bid_and_takes_a_face_for_an_ace() -> None:
    match = table("9c 2h", "2d 3d", "kd")
    bid(match, "9c")
    assert preferred(match) == SCORE
    match = table("ac 2h", "2d 3d", "kd")
    bid(match, "ac")
    assert preferred(match) == TAKE


def test_prefer_takes_points_that_win_at_the_end() -> None:
    match = table("ac", "2d 3d", "kd")
    bid(match, "ac")
    assert preferred(match) == SCORE
    match = table("ac", "2d 3d", "kd")
    set_piles(match.state, "", "10h")
    bid(match, "ac")
    assert preferred(match) == TAKE


def test_prefer_keeps_a_face_and_takes_the_trump_ace() -> None:
    match = table("kc 2h", "2d 3d", "2s")
    bid(match, "kc")
    assert preferred(match) == KEEP
    match = table("kc 2h", "2d 3d", "as")
    bid(match, "kc")
    assert preferred(match) == TAKE


def test_prefer_banks_what_it_might_lose_and_goes_on_with_a_sure_ace() -> None:
    match = table("10c 10d 2h", "2d 3d", "10s")
    bid(match, "10c")
    assert preferred(match) == WAIVE
    match = table("as ad 2h", "2d 3d 4d 5c", "10s")
    match.state.discard |= cards("jd qd kd")
    match.state.seen |= cards("jd qd kd")
    set_piles(match.state, "", "")
    bid(match, "as")
    assert preferred(match) in (WAIVE, laying("ad"))


def test_prefer_ends_a_game_that_it_leads() -> None:
    match = table("2c 3c", "2d 3d 4d 5d")
    set_piles(match.state, "10h 10s", "2s")
    assert preferred(match) == laying("2c 3c")


def test_prefer_fears_a_face_that_it_has_seen() -> None:
    match = table("8c 7d", "kc 2d 3d")
    match.state.seen |= cards("kc")
    assert preferred(match) == laying("7d")


def test_prefer_bids_a_face_where_it_must() -> None:
    match = table("kc qd", "2d 3d", "4d")
    assert preferred(match) in (FACE + card("kc"), FACE + card("qd"))


def test_prefer_counts_a_forced_hand_as_faces() -> None:
    match = table("kc qd 2h", "kh qh 9d", face_bid="only_when_forced")
    match.state.forced = 0b10
    match.state.discard |= cards("jd")
    assert LAY <= preferred(match) < FACE


def test_prefer_compares_cards_when_all_others_are_seen() -> None:
    match = table("kc 2h", "2d 3d")
    state = match.state
    state.spent = 51
    state.stock[51] = card("4d")
    state.discard |= ALL & ~sum(lying(state))
    state.seen = ALL & ~cards("kc 2h 4d")
    bid(match, "kc")
    assert preferred(match) == KEEP


# --- The rule of thumb for three and four.


def test_prefer_steals_in_a_free_for_all_and_leaves_a_poor_bid() -> None:
    match = free("9c 2h", "3h 3d 4d", "jc 4h 5d")
    bid(match, "9c")
    assert preferred(match) == REVERSE + card("jc")
    match = free("ac 2h", "3h 3d 4d", "jc 4h 5d", trumps="ks 10h 6d")
    bid(match, "ac")
    assert preferred(match) == WAIVE


def test_prefer_fears_every_other_seat() -> None:
    match = free("8c 7d", "2h 3h 4h", "kc 2d 3d")
    match.state.seen |= cards("kc")
    assert preferred(match) == laying("7d")


@pytest.mark.parametrize(
    ("mine", "partners", "seen", "starter"),
    [
        ("2c 3c 4c 5d 6d 7s", "jc qc kc jd qd 7d", "no", 0),
        ("jc qc kc jd qd 7d", "2c 3c 4c 5d 6d 7s", "no", 2),
        ("2c 3c 4c 5d 6d js", "2d 3d 4d 5s 6s 7s", "no", 0),
        ("2c 3c 4c 5d 6d js", "2d 3d 4d 5s 6s 7s", "yes", 2),
        ("jc qc kc jd qd 7d", "jh qh qs js kd 8h", "yes", 0),
    ],
)
def test_prefer_names_who_has_more_number_cards(
    mine: str, partners: str, seen: str, starter: int
) -> None:
    options = {"tag_starters": "choose", "partners_see_hands": seen}
    match = fresh_for(4, mode="tag_team", **options)
    stack(match.state, order(("", mine, "", partners), "", "ks ah", 6))
    match.deal()
    assert match.asked() == 1
    assert preferred(match) == STARTER + 1 + starter


def test_prefer_adds_what_ends_a_round_that_it_leads() -> None:
    for ours, theirs, added in (("10h 10d", "2d", True), ("2d", "10h 10d", False)):
        match = team("2c 8d", "4h 5h 2h", "3c", "6h 7h 8h")
        set_piles(match.state, ours, theirs)
        bid(match, "2c")
        assert (preferred(match) == laying("3c")) is added


def test_prefer_adds_no_risk_and_no_ace_that_is_safe_alone() -> None:
    for card_held in ("8c", "ac"):
        match = team("2c 8d", "4h 5h 2h", f"{card_held} 8s 7s", "6h 7h 8h", trumps="kc 3h")
        gone = cards("jc qc")  # the trump card is the third face of clubs
        match.state.discard |= gone
        match.state.seen |= gone
        bid(match, "2c")
        assert preferred(match) == WAIVE


def test_prefer_accepts_what_helps_and_gives_back_what_hurts() -> None:
    for added, answer in (("ac", ACCEPT), ("8c", REFUSE)):
        match = team(
            "2c 8d", "4h 5h 2h", f"{added} 8s 7s", "6h 7h 8h", trumps="kc 3h", tag_consent="yes"
        )
        bid(match, "2c", added)
        assert preferred(match) == answer


def test_prefer_takes_a_number_card_when_it_is_stuck_and_not_ahead() -> None:
    for pile, choice in (("2h", KEEP), ("", TAKE)):
        match = table("kc qd", "2d 4d", "3s")
        set_piles(match.state, pile, "")
        bid(match, "kc")
        assert preferred(match) == choice
    match = table("kc qd 2h", "2d 4d", "3s")
    bid(match, "kc")
    assert preferred(match) == KEEP  # it has another number card
