"""SUP-R22 and SUP-R30 to SUP-R39 where teams play, and the options of Tag-Team.

Seats 0 and 2 are team A, seats 1 and 3 team B. Seat 0 is to bid, and 0 and 1 are active.
"""

from __future__ import annotations

import pytest

from superdeck.engine.actions import NOBODY, WAIVE
from superdeck.games import superior
from superdeck.games.superior.rounds import points_of
from superdeck.games.superior.rules import (
    ACCEPT,
    KEEP,
    REFUSE,
    REVERSE,
    STARTER,
    TAKE,
)
from superdeck.games.superior.state import Phase
from superdeck.games.superior.tests.stacked import (
    Duel,
    act,
    bid,
    card,
    cards,
    laying,
    may,
    play_out,
    reverse,
    rules,
    set_piles,
    team,
    turning,
)

LEFT, RIGHT = "4h 5h", "6h 7h"
"""Hands that can do nothing about a bid of clubs, spades or diamonds."""


def pending() -> Duel:
    """Return a bid of 3♣ to which seat 2 has offered the 5♣, to be accepted or not."""
    match = team("3c 8d", LEFT, "5c 7s", RIGHT, flips="9s", tag_consent="yes")
    bid(match, "3c", "5c")
    return match


def test_sup_r22_a_winning_teams_deal_falls_to_its_lowest_seat() -> None:
    for piles, dealer in ((("10d", "8d"), 0), (("8d", "10d"), 1), (("9d", "9h"), 0)):
        match = team("10c", "2h 10h", LEFT, RIGHT, flips="2s", match="rounds_n")
        set_piles(match.state, *piles)
        bid(match, "10c")
        match.deal()
        assert match.state.dealer == dealer  # seat 3 has dealt before


def test_sup_r30_turns_alternate_between_the_teams() -> None:
    match = turning("ks 3h")
    assert 52 - match.state.spent == 26
    match = team("9d 8d 7d", "7s 6s 5s", "2h 10h", "4h 5h", flips="2s 3c 2c")
    turns = []
    for step in ("9d", "7s", "8d"):
        turns.append(match.asked())
        bid(match, step)
        while match.state.phase != Phase.BID:
            act(match, WAIVE)
    assert turns == [0, 1, 0]


@pytest.mark.parametrize(
    ("trump_flip", "winning"),
    [("bidder", "as"), ("flipper", "ah"), ("any_players_trump", "ah as")],
)
def test_sup_r30_the_opposing_team_flips(trump_flip: str, winning: str) -> None:
    won = []
    for ace in ("ac", "ad", "ah", "as"):
        match = team("10c 8d", "2h 10h", LEFT, RIGHT, flips=ace, trump_flip=trump_flip)
        bid(match, "10c")
        won += [ace] if match.state.pile[0] else []
    assert " ".join(won) == winning


def test_sup_r31_once_a_turn_and_before_any_reversal() -> None:
    match = team("3c 2c 8d", "kc 10h", "5c 8s", "6h 7h")
    bid(match, "3c")
    assert match.state.phase == Phase.ADD
    bid(match, "5c")
    assert match.state.phase == Phase.ANSWER  # seat 0 is not asked for its 2♣
    reverse(match, "kc")
    assert match.state.pile[1] == cards("3c 5c")


def test_sup_r31_the_new_total_is_what_the_flip_must_reach() -> None:
    for flip, won in (("8s", True), ("7s", False)):
        match = team("3c 8d", LEFT, "5c 8h", RIGHT, flips=flip)
        bid(match, "3c", "5c")
        act(match, *([WAIVE, WAIVE] if won else []))
        assert (match.state.pile[0] == cards("3c 5c")) is won


def test_option_tag_add_one_card() -> None:
    match = team("3c 8d", LEFT, "5c 2c 8s", RIGHT, tag_add="one_card")
    bid(match, "3c")
    assert match.legal(2) == [WAIVE, laying("2c"), laying("5c")]
    refused = match.refuse(2, laying("5c 2c"))
    assert refused is not None
    assert refused.clauses == ("SUP-R31",)


def test_option_tag_add_any() -> None:
    match = team("3c 8d", LEFT, "ac 2c 5c 7c 8s", RIGHT, flips="kd", tag_add="any")
    bid(match, "3c")
    assert set(match.legal(2)) == {
        WAIVE,
        *map(laying, ("ac", "2c", "5c", "7c", "ac 2c", "ac 5c", "2c 5c")),
    }
    bid(match, "2c 5c")
    assert match.state.value == 10
    assert "or more" in rules(tag_add="any")["SUP-R31"].text


def test_option_tag_add_any_is_once_a_turn_too() -> None:
    match = team("ac 2d", "kc 2h", "2c 3c 8s", RIGHT, tag_add="any")
    bid(match, "ac", "2c")
    assert match.state.phase == Phase.ANSWER


def test_option_tag_consent_no() -> None:
    match = team("3c 8d", "kc 10h", "5c 8s", RIGHT, tag_consent="no")
    bid(match, "3c", "5c")
    assert match.state.phase == Phase.ANSWER


def test_option_tag_consent_yes() -> None:
    match = pending()
    state = match.state
    assert (state.phase, match.asked()) == (Phase.CONSENT, 0)
    assert match.legal(0) == [ACCEPT, REFUSE]
    assert (state.value, state.active[0], state.step) == (3, 0, cards("3c"))
    assert superior.view(state, 1)["added"] == [card("5c")]
    act(match, ACCEPT)
    assert (state.value, state.active[0], state.added) == (8, 2, 0)
    assert state.pile[0] == 0
    assert match.asked() == 0  # seat 2 has no step of 8, seat 0 has


def test_option_tag_consent_yes_refused() -> None:
    match = pending()
    state = match.state
    act(match, REFUSE)
    assert state.hand[2] == cards("5c 7s")
    assert superior.view(state, 1)["known"][2] == [card("5c")]
    assert (state.active[0], state.added) == (0, 0)
    assert state.pile[0] == cards("3c")
    assert match.asked() == 1
    assert "may refuse" in rules(tag_consent="yes")["SUP-R31"].text


def test_option_tag_consent_yes_nothing_comes_before_it() -> None:
    match = team("3c 8d", "kc 10h", "5c 8s", RIGHT, tag_consent="yes")
    bid(match, "3c", "5c")
    assert match.asked() == 0
    act(match, REFUSE)
    assert match.state.phase == Phase.ANSWER
    assert match.asked() == 1
    reverse(match, "kc")
    assert match.state.pile[1] == cards("3c")
    assert match.state.hand[2] == cards("5c 8s")


def test_sup_r32_the_active_player_first_then_the_partner() -> None:
    match = team("9d 9c 8d", LEFT, "9s 8s", RIGHT, flips="10d")
    bid(match, "9d")
    assert match.asked() == 0
    assert superior.view(match.state, 2)["asked"] == NOBODY
    assert match.legal(2) == [WAIVE]
    refused = match.refuse(2, laying("9s"))
    assert refused is not None
    assert refused.clauses == ("SUP-R32",)
    act(match, WAIVE)
    assert match.asked() == 2
    act(match, WAIVE)
    assert match.state.pile[0] == cards("9d")


def test_sup_r32_after_a_continuation_the_one_who_made_it_is_first() -> None:
    match = team("9d 9c 8d", LEFT, "9s 9h 8s", RIGHT, flips="10d 10c")
    bid(match, "9d")
    act(match, WAIVE)
    bid(match, "9s")
    assert match.asked() == 2
    act(match, WAIVE)
    assert match.asked() == 0


def test_sup_r32_the_partner_may_go_on_though_the_other_hand_is_empty() -> None:
    match = team("9d", LEFT, "9s 8s", RIGHT, flips="10d 10c")
    bid(match, "9d")
    assert match.state.invited == 0b0100
    assert match.asked() == 2
    bid(match, "9s")
    assert match.score().points[:2] == [18, 0]
    assert superior.round_over(match.state)


def test_sup_r32_partners_do_not_see_each_others_hands() -> None:
    match = team("9d 8d", LEFT, "9s 8s", RIGHT)
    assert superior.view(match.state, 0)["known"] == [[], [], [], []]


def test_option_partners_see_hands_no() -> None:
    match = team("9d 8d", LEFT, "9s 8s", RIGHT, partners_see_hands="no")
    assert superior.view(match.state, 2)["known"][0] == []


def test_option_partners_see_hands_yes() -> None:
    match = team("9d 8d", RIGHT, "9s 8s", "4h 5h", partners_see_hands="yes")
    seen = {w: superior.view(match.state, w)["known"] for w in (NOBODY, 0, 1)}
    assert seen[NOBODY] == [[], [], [], []]
    assert seen[0] == [[], [], [card("8s"), card("9s")], []]
    assert seen[1] == [[], [], [], [card("4h"), card("5h")]]
    assert "Partners see" in rules(partners_see_hands="yes")["SUP-R32"].text


def test_sup_r33_active_first_then_resting_for_both_teams() -> None:
    match = team("7c 8d", "kc 10h", "4h qc", "jc 6h")
    match.state.active[1] = 3  # as after a swap
    bid(match, "7c")
    assert match.asked() == 3
    act(match, WAIVE)
    assert match.asked() == 1
    reverse(match, "kc")
    assert match.state.active[:2] == [0, 1]
    assert match.asked() == 2  # seat 0 has no face of clubs
    assert superior.view(match.state, 0)["asked"] == NOBODY
    reverse(match, "qc")
    assert match.asked() == 3  # the active seat 1 has none left
    reverse(match, "jc")
    assert match.state.pile[1] == cards("7c")
    assert match.asked() == 3


def test_sup_r33_the_teams_trump_decides_what_an_ace_is_worth() -> None:
    for trumps, points in (("kd 3c", 11), ("kc 3d", 1)):
        match = team("ac 8d", "2h 10h", "4h 5h", "qc 6h", trumps=trumps)
        bid(match, "ac")
        act(match, *([WAIVE] if match.state.phase == Phase.ADD else []))
        reverse(match, "qc")
        assert points_of(match.state, 1) == points


def test_sup_r33_whoever_is_not_asked_yet_waits() -> None:
    match = team("7c 8d", "kc 10h", "4h 5h", "jc 6h")
    bid(match, "7c")
    refused = match.refuse(3, REVERSE + card("jc"))
    assert refused is not None
    assert refused.clauses == ("SUP-R33",)


def test_sup_r34_the_lower_seats_begin() -> None:
    assert turning("3h ks", dealer=0).state.active[:2] == [0, 1]


def test_option_tag_starters_seat() -> None:
    match = turning("ks 3h", tag_starters="seat")
    assert match.state.phase == Phase.BID


@pytest.mark.parametrize("dealer", range(4))
def test_option_tag_starters_choose(dealer: int) -> None:
    first = dealer % 2
    trumps = "3h ks" if first else "ks 3h"
    match = turning(trumps, dealer=dealer, tag_starters="choose")
    state = match.state
    assert (state.phase, match.asked(), state.spent) == (Phase.STARTER, first, 24)
    assert state.marker[:2] == [-1, -1]
    assert (state.turn, state.holder) == (dealer, dealer)
    assert superior.view(state, NOBODY)["points"] == [0, 0]
    assert match.legal(first) == [STARTER + first, STARTER + first + 2]
    act(match, STARTER + first + 2)
    assert (state.phase, match.asked()) == (Phase.STARTER, 1 - first)
    act(match, STARTER + 1 - first)
    assert state.spent == 26
    assert state.active[first] == first + 2
    assert state.active[1 - first] == 1 - first
    assert state.turn == match.asked()
    assert match.asked() in state.active[:2]
    assert "names" in rules(tag_starters="choose")["SUP-R34"].text


def test_option_tag_starters_choose_in_every_round() -> None:
    match = turning("ks 3h", tag_starters="choose", match="rounds_n")
    act(match, STARTER + 3, STARTER + 2)
    play_out(match)
    match.deal()
    assert match.state.phase == Phase.STARTER
    assert match.state.active[:2] == [0, 1]


def test_sup_r39_who_goes_on_decides_about_a_flipped_face() -> None:
    match = team("9d 8d", LEFT, "9s 8s", RIGHT, flips="10d kd")
    bid(match, "9d", "9s")
    assert match.asked() == 2
    act(match, TAKE)
    assert match.state.hand[2] == cards("8s kd")
    assert match.state.hand[0] == cards("8d")
    assert match.asked() == 1
    assert match.state.active[0] == 2


def test_sup_r39_a_saved_bid_is_its_savers() -> None:
    match = team("7c 8d", "kc 10h", "7d qc 2d", "6h 5h", continue_after_double="yes")
    bid(match, "7c")
    act(match, *([WAIVE] if match.state.phase == Phase.ADD else []))
    reverse(match, "kc", "qc")
    assert match.state.phase == Phase.GO_ON
    assert match.asked() == 2
    assert (match.state.turn, match.state.active[0]) == (2, 2)
    assert match.legal(2) == [WAIVE, laying("7d")]


def test_option_face_bid_only_when_forced_in_a_team() -> None:
    match = team("kc qd", LEFT, "5c 8s", RIGHT, flips="9s", face_bid="only_when_forced")
    bid(match, "kc")
    act(match, KEEP)
    assert superior.view(match.state, 2)["faces_only"] == [1, 0, 0, 0]


def test_option_reverse_face_bids_yes_in_a_team() -> None:
    match = team("jc 8d", LEFT, "qc 8s", "kc 2h", reverse_face_bids="yes")
    bid(match, "jc")
    assert match.asked() == 3
    reverse(match, "kc", "qc")
    assert match.state.pile[0] == cards("jc")
    assert match.score().points[:2] == [0, 0]
    assert match.asked() == 3


def test_sup_r36_an_empty_hand_in_mid_turn_ends_nothing() -> None:
    match = team("3c", LEFT, "5c 8d 8s", RIGHT, flips="9s 9h")
    bid(match, "3c", "5c")
    assert not superior.round_over(match.state)
    assert may(match, laying("8d"))
    bid(match, "8d")
    act(match, WAIVE)
    assert superior.round_over(match.state)
