"""The rule of thumb of Superior!."""

from __future__ import annotations

import pytest

from superdeck.cards.suits import PACK as ALL
from superdeck.engine.actions import WAIVE
from superdeck.engine.match import stack
from superdeck.engine.state import Moves
from superdeck.games import superior
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
from superdeck.games.superior.tests.stacked import (
    Duel,
    bid,
    card,
    cards,
    free,
    fresh_for,
    laying,
    order,
    reverse,
    set_piles,
    table,
    team,
)
from superdeck.games.superior.tests.test_worlds import lying, stream


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


def test_prefer_scores_the_last_card_that_wins_and_takes_a_face_that_saves() -> None:
    for piles, choice in ((("10h 9h", "2d"), SCORE), (("", "10h 9h"), TAKE)):
        match = table("4c", "2s 4d", "kd")
        set_piles(match.state, *piles)
        bid(match, "4c")
        assert preferred(match) == choice


def test_prefer_steals_from_far_behind() -> None:
    match = table("6d qh", "kc jd kd 8s 9s")
    set_piles(match.state, "10h 10s 7s", "")
    bid(match, "6d")
    assert preferred(match) in (REVERSE + card("jd"), REVERSE + card("kd"))


def test_prefer_drops_a_face_when_the_others_have_nothing_to_steal() -> None:
    for theirs, choice in (("kc 2h 4h 5h 6h", KEEP), ("kc", TAKE)):
        match = table("qd kd 7c", theirs, "10h")
        match.state.seen |= cards("kc")
        set_piles(match.state, "10s", "9s 4s")
        bid(match, "qd")
        assert preferred(match) == choice


def test_prefer_ends_a_round_that_it_leads_with_a_card_for_its_last_face() -> None:
    for lead, choice in (("10s", TAKE), ("2s", KEEP)):
        match = table("kc", "2d 4d 5d 6d", "4h")
        set_piles(match.state, lead, "")
        bid(match, "kc")
        assert preferred(match) == choice


def test_prefer_fears_a_suit_less_that_was_refused() -> None:
    match = table("8c 8d", "2s 3s 4s 5s 6s")
    for suit, step in ((0, "8c"), (1, "8d")):
        match.state.refused[1] = 1 << suit
        assert preferred(match) == laying(step)
