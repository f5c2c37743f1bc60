"""Every option, every value: what it changes."""

from __future__ import annotations

import pytest

from superdeck.engine.actions import WAIVE
from superdeck.engine.match import new_match, stack
from superdeck.engine.options import OptionError
from superdeck.games import superior
from superdeck.games.superior.rules import KEEP, REVERSE, TAKE
from superdeck.games.superior.state import Phase
from superdeck.games.superior.tests.stacked import (
    Duel,
    act,
    bid,
    card,
    cards,
    fresh,
    laying,
    may,
    order,
    play_out,
    reverse,
    rules,
    set_piles,
    table,
)


def dealers(**options: str) -> set[int]:
    found = set()
    for seed in range(20):
        match = Duel(superior, new_match(superior, 2, options, seed))
        match.deal()
        found.add(match.state.dealer)
    return found


def test_option_first_by_age() -> None:
    assert dealers(first_by="age") == {0, 1}  # no ages are asked for, so as random


def test_option_first_by_random() -> None:
    assert dealers(first_by="random") == {0, 1}


def test_option_first_by_seat() -> None:
    assert dealers(first_by="seat") == {0}


def test_option_first_seat() -> None:
    assert dealers(first_by="seat", first_seat="1") == {1}
    with pytest.raises(OptionError, match="first_seat"):
        dealers(first_by="seat", first_seat="2")


def test_option_mode_duel() -> None:
    assert not superior.forbidden(fresh(mode="duel").state)


def test_option_mode_free_for_all() -> None:
    with pytest.raises(OptionError, match="with 2 seats: choose duel"):
        fresh(mode="free_for_all")


def test_option_mode_tag_team() -> None:
    with pytest.raises(OptionError, match="with 2 seats: choose duel"):
        fresh(mode="tag_team")


def winning_aces(trump_flip: str) -> str:
    """Return which flipped Aces beat a 10, with the trumps spades (bidder) and hearts."""
    won = []
    for ace in ("ac", "ah", "as"):
        match = table("10c 2c", "2d 5d", ace, trumps="js 3h", trump_flip=trump_flip)
        bid(match, "10c")
        won += [ace] if match.state.pile[0] else []
    return " ".join(won)


def test_option_trump_flip_bidder() -> None:
    assert winning_aces("bidder") == "as"


def test_option_trump_flip_flipper() -> None:
    assert winning_aces("flipper") == "ah"


def test_option_trump_flip_any_players_trump() -> None:
    assert winning_aces("any_players_trump") == "ah as"


def test_option_combo_in_chain_any_step() -> None:
    match = table("7d 5c 2c 7h", "2d 5d", "9s", combo_in_chain="any_step")
    bid(match, "7d")
    assert match.legal(0) == [WAIVE, laying("5c 2c"), laying("7h")]


def test_option_combo_in_chain_first_only() -> None:
    match = table("7d 5c 2c 7h", "2d 5d", "9s", combo_in_chain="first_only")
    assert may(match, laying("5c 2c"))
    bid(match, "7d")
    assert match.legal(0) == [WAIVE, laying("7h")]
    refused = match.refuse(0, laying("5c 2c"))
    assert refused is not None
    assert refused.clauses == ("SUP-R06",)
    assert "one single card" in rules(combo_in_chain="first_only")["SUP-R06"].text


def test_option_reverse_face_bids_no() -> None:
    match = table("jc 2c", "kc 2d", "5h", reverse_face_bids="no")
    bid(match, "jc")
    assert match.state.phase == Phase.SWAP


def test_option_reverse_face_bids_yes() -> None:
    match = table("jc 2c", "kc 2d", "5h", reverse_face_bids="yes")
    bid(match, "jc")
    assert match.legal(1) == [WAIVE, REVERSE + card("kc")]
    reverse(match, "kc")
    assert match.state.pile[1] == cards("jc")
    assert match.score().points[:2] == [0, 0]
    assert match.state.spent == 22  # no card is turned
    assert match.asked() == 1


def test_option_reverse_face_bids_yes_answered_and_declined() -> None:
    match = table("jc qc 2c", "kc 2d", "5h", reverse_face_bids="yes")
    bid(match, "jc")
    reverse(match, "kc", "qc")
    assert match.state.pile[0] == cards("jc")
    match = table("jc 2c", "kc 2d", "5h", reverse_face_bids="yes")
    bid(match, "jc")
    act(match, WAIVE)
    assert match.legal(0) == [KEEP, TAKE]


def test_option_continue_after_double_no() -> None:
    match = table("6s 6d ks 9c", "js 2c 3c", "8c", trumps="jc 3h", continue_after_double="no")
    bid(match, "6s")
    reverse(match, "js", "ks")
    assert match.state.phase == Phase.BID


def test_option_continue_after_double_yes() -> None:
    match = table("6s 6d ks 9c", "js 2c 3c", "8c", trumps="jc 3h", continue_after_double="yes")
    bid(match, "6s")
    reverse(match, "js", "ks")
    assert match.legal(0) == [WAIVE, laying("6d")]
    bid(match, "6d")
    assert match.state.pile[0] == cards("6s 6d")


def test_option_continue_after_double_yes_is_followed_by_a_flip_as_usual() -> None:
    match = table("6s 6d ks 9c", "js 2c 4c", "5h", trumps="jc 3h", continue_after_double="yes")
    bid(match, "6s")
    reverse(match, "js", "ks")
    bid(match, "6d")
    assert match.state.pile[0] == 0
    assert match.state.discard & cards("6s 6d 5h") == cards("6s 6d 5h")


def test_option_continue_after_double_yes_not_for_others() -> None:
    options = {"continue_after_double": "yes", "reverse_face_bids": "yes"}
    match = table("6s 6d 9c", "js 2c 3c", trumps="jc 3h", **options)
    bid(match, "6s")
    reverse(match, "js")  # the thief has nothing to go on with
    assert match.state.pile[1] == cards("6s")
    match = table("qs 6d ks 9c", "js 2c 3c", trumps="jc 3h", **options)
    bid(match, "qs")
    reverse(match, "js", "ks")  # a face has no chain
    assert match.state.pile[0] == cards("qs")


def test_option_face_bid_free() -> None:
    assert may(table("kc 5d", "2d", face_bid="free"), laying("kc"))


def test_option_face_bid_only_when_forced() -> None:
    match = table("kc 5d", "2d", "9s", face_bid="only_when_forced")
    assert match.legal(0) == [laying("5d")]
    refused = match.refuse(0, laying("kc"))
    assert refused is not None
    assert refused.clauses == ("SUP-R18", "SUP-41")
    match = table("kc qd", "2d", "9s", face_bid="only_when_forced")
    assert match.legal(0) == [laying("kc"), laying("qd")]
    bid(match, "kc")
    assert superior.view(match.state, 1)["faces_only"] == [1, 0]


def test_option_tie_shared() -> None:
    match = table("ac", "2d 3d", tie="shared")
    set_piles(match.state, "4h", "5h")
    bid(match, "ac")
    assert superior.over(match.state)
    assert match.score().winners == 0b11


def test_option_tie_extra_round() -> None:
    match = table("ac", "2d 3d", tie="extra_round")
    set_piles(match.state, "4h", "5h")
    bid(match, "ac")
    assert not superior.over(match.state)
    stack(match.state, order(("ac", "2d"), "", "js 3h"))
    match.deal()
    assert match.state.total[:2] == [0, 0]  # the extra round alone counts
    play_out(match)
    assert superior.over(match.state)
    match.state.total[:2] = match.state.pile[:2] = [0, 0]
    assert superior.over(match.state)  # tied again is shared
    assert match.score().winners == 0b11


def test_option_tie_extra_round_not_needed() -> None:
    match = table("ac", "2d 3d", tie="extra_round")
    bid(match, "ac")
    assert superior.over(match.state)
    for length in ("rounds_n", "first_to_points"):
        with pytest.raises(OptionError, match="tie extra_round goes with match single only"):
            fresh(tie="extra_round", match=length)


def test_option_match_single() -> None:
    match = fresh(match="single")
    match.deal()
    play_out(match)
    assert superior.over(match.state)


def ended(totals: list[int], won: list[int], **options: str) -> int:
    """Return the winners of a match that ends with these points and rounds."""
    match = table("9c", "2d 3d", "8d", **options)
    match.state.total[:2] = totals
    match.state.won[:2] = won
    match.state.round = int(options.get("rounds", "1"))
    bid(match, "9c")
    assert superior.over(match.state)
    return match.score().winners


def test_option_match_rounds_n() -> None:
    three = {"match": "rounds_n", "rounds": "3"}
    assert ended([90, 20], [1, 2], **three) == 0b10  # rounds before points
    assert ended([90, 20], [1, 1], **three) == 0b01
    assert ended([50, 50], [1, 1], **three) == 0b11


def test_option_match_first_to_points() -> None:
    hundred = {"match": "first_to_points"}
    assert ended([100, 20], [0, 3], **hundred) == 0b01
    assert ended([100, 120], [3, 0], **hundred) == 0b10
    assert ended([100, 100], [1, 0], **hundred) == 0b11
    match = table("9c", "2d 3d", "8d", match="first_to_points")
    bid(match, "9c")
    assert not superior.over(match.state)
    match.state.round = 100
    assert superior.over(match.state)


@pytest.mark.parametrize("rounds", [1, 4, 20])
def test_option_rounds(rounds: int) -> None:
    match = fresh(match="rounds_n", rounds=str(rounds))
    while not superior.over(match.state):
        match.deal()
        play_out(match)
    assert match.state.round == rounds


@pytest.mark.parametrize("points", [1, 60, 1000])
def test_option_points(points: int) -> None:
    match = fresh(match="first_to_points", points=str(points))
    before = 0
    while not superior.over(match.state):
        before = max(match.state.total)
        match.deal()
        play_out(match)
    assert before < points
    assert max(match.state.total) >= points or match.state.round == 100
