"""Every clause of Super Circles. The top card is RBYP where nothing else is said."""

from __future__ import annotations

import hashlib

import pytest

from superdeck.cards.rings import DECKS, PACK, RINGS
from superdeck.engine.actions import CLOCK, NOBODY
from superdeck.games import circles
from superdeck.games.circles.acts import GIVE_BACK
from superdeck.games.circles.state import Phase
from superdeck.games.circles.tests.sitting import CODES, fresh, sit, to_the_end

RING_1, RING_2, RING_3, RING_4 = "RGBY", "PBGY", "PRYB", "GYBP"
"""Cards that match RBYP at one ring."""
NONE = ("BGPR", "GYRB", "YPBG", "PRGY")
"""Cards that do not match it."""


def test_circ_01_the_box_holds_73_cards() -> None:
    assert PACK == 73
    match = fresh(4)
    assert sum(match.state.left) + 1 == 73


def test_circ_02_the_first_without_cards_wins() -> None:
    match = sit("RBYP", RING_1, " ".join(NONE))
    match.does(0, f"{RING_1} 1")
    assert circles.over(match.state)
    assert match.score().winners == 1


def test_circ_03_the_cards_are_shuffled() -> None:
    orders = {tuple(fresh(seed=seed).state.stock) for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == list(range(73)) for order in orders)
    assert len({order[0] for order in orders}) > 10


def test_circ_04_the_top_card_of_the_deck_begins_the_centre_pile() -> None:
    state = fresh().state
    assert (state.height, state.centre[0]) == (1, state.stock[0])


@pytest.mark.parametrize("seats", range(2, 9))
def test_circ_05_the_remaining_cards_are_dealt(seats: int) -> None:
    state = fresh(seats).state
    assert sum(state.left[:seats]) == state.undrawn == 72
    assert sorted([state.centre[0], *state.pile]) == list(range(73))


def test_circ_06_each_share_is_a_draw_pile_face_down() -> None:
    match = fresh(4)
    assert match.state.left[:4] == [18] * 4
    assert match.state.held[:4] == [0] * 4
    assert str(match.state.pile) not in str([circles.view(match.state, w) for w in range(-1, 4)])


def test_circ_07_the_dealer_says_go() -> None:
    match = fresh(3, first_seat="2")
    assert match.asked() == CLOCK
    told = match.tellings(match.state.copy(), CLOCK, match.legal(CLOCK)[0], 0)
    assert told == []
    before = match.state.copy()
    match.does(CLOCK, "go")
    assert match.tellings(before, CLOCK, match.action("go"), 0) == [("told-go", 2)]
    assert match.state.phase == Phase.PLAYING


def test_circ_08_everybody_draws_until_satisfied() -> None:
    match = fresh(3).does(CLOCK, "go")
    for _ in range(7):
        match.does(1, "draw")
    for _ in range(2):
        match.does(2, "draw")
    assert match.state.held[:3] == [0, 7, 2]
    assert match.state.left[:3] == [24, 17, 22]


def test_circ_09_a_player_looks_at_the_own_hand() -> None:
    match = fresh(2).does(CLOCK, "go").does(1, "draw")
    drawn = match.state.pile[circles.play.bottom_of(match.state, 1) + 35]
    assert circles.view(match.state, 1)["hand"] == [drawn]
    assert circles.view(match.state, 0)["hand"] == []
    assert match.refused(1, f"{match.top} 1") == ("CIRC-09",)


def test_circ_10_one_may_play_straight_from_the_draw_pile() -> None:
    match = sit("RBYP", f"{NONE[0]} / {RING_1} {NONE[1]}", NONE[2])
    assert match.may(0) == ["draw", "turn 1", "turn 2", "turn 3", "turn 4"]
    match.does(0, "turn 1")
    assert match.top == RING_1
    assert match.state.bar == 0
    assert match.hand(0) == [NONE[0]]
    assert match.refused(1, "turn 2") == ("CIRC-10",)  # no pile


def test_circ_11_no_limit_but_one_card_at_a_time() -> None:
    match = fresh(2).does(CLOCK, "go")
    for count in range(1, 37):
        match.does(0, "draw")
        assert match.state.held[0] == count
    assert match.refused(0, "draw") == ("CIRC-16",)


@pytest.mark.parametrize(
    ("code", "rings"),
    [(RING_1, [1]), (RING_2, [2]), (RING_3, [3]), (RING_4, [4]), ("RBPG", [1, 2]), ("BGPR", [])],
)
def test_circ_12_a_ring_must_be_alike_in_colour_and_place(code: str, rings: list[int]) -> None:
    match = sit("RBYP", f"{code} / {NONE[1]}", NONE[2])
    assert match.plays(0) == [f"{code} {ring}" for ring in rings]
    for ring in {1, 2, 3, 4} - set(rings):
        assert match.refused(0, f"{code} {ring}") == ("CIRC-12",)


def test_circ_12_holds_for_every_pair_of_cards() -> None:
    match = fresh(2)
    state = match.state
    for top in range(PACK):
        state.centre[0] = top
        circles.play.show_top(state, NOBODY)
        for card in range(PACK):
            same = [CODES[5][card][ring] == CODES[5][top][ring] for ring in range(RINGS)]
            assert [circles.play.fits(state, card, ring) for ring in range(RINGS)] == same


def test_circ_13_anybody_may_play_at_any_time() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"RBPG {NONE[1]}", f"{RING_3} {NONE[2]}")
    assert circles.live(match.state)
    for seat, act in ((1, "RBPG 2"), (0, f"{RING_1} 1")):
        assert circles.actors(match.state) == 0b111
        assert act in match.plays(seat)
        match.does(seat, act)


def test_circ_13_there_is_no_turn_to_pass() -> None:
    match = sit("RBYP", RING_1, NONE[0], f"{RING_2} {NONE[1]}")
    assert match.refused(0, "wait") == ("CIRC-13",)
    assert match.may(1) == ["wait"]  # nothing else can be done: a driver passes it over
    assert match.asked() == 1
    match.pass_over_all()
    assert match.asked() == 2


def test_circ_14_the_ring_is_named() -> None:
    match = sit("RBYP", f"RBPG {NONE[0]}", NONE[1])
    assert match.plays(0) == ["RBPG 1", "RBPG 2"]
    match.does(0, "RBPG 2")
    assert match.state.bar == 1


def test_circ_15_the_ring_of_the_last_match_is_barred() -> None:
    match = sit("RBYP", f"RBPG {RING_1}", NONE[1], bar=1)
    assert match.plays(0) == ["RBPG 2"]
    assert match.refused(0, f"{RING_1} 1") == ("CIRC-15",)
    match.does(0, "RBPG 2")
    assert match.plays(0) == [f"{RING_1} 1"]


def test_circ_16_one_may_draw_at_any_time() -> None:
    match = sit("RBYP", f"{RING_1} / {NONE[0]} {NONE[1]}", f"{RING_2} / {NONE[2]}")
    match.does(0, "draw").does(1, "draw").does(0, "draw")
    assert match.hand(0) == sorted([RING_1, NONE[0], NONE[1]], key=CODES[5].index)
    assert match.refused(0, "draw") == ("CIRC-16",)


def test_circ_17_one_after_another_but_never_two_at_once() -> None:
    match = sit("RBYP", f"RBPG {RING_1} {NONE[0]}", NONE[1])
    match.does(0, "RBPG 2").does(0, f"{RING_1} 1")
    assert match.state.counter == 2
    parts = {span.part for span in circles.FACTS.actions.spans[:6]}
    assert parts == {"", "ring", "ring * 73 + card"}  # no act has two cards


def test_circ_18_the_card_laid_first_stands() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    counter = match.state.counter
    assert match.claims(1, f"{RING_2} 2", counter) == (1, match.action(f"{RING_2} 2"))
    who, _ = match.claims(0, f"{RING_1} 1", counter) or (0, 0)
    assert who == CLOCK
    assert match.top == RING_2


def test_circ_19_the_losing_card_goes_back_to_the_hand() -> None:
    match = sit("RBYP", f"{RING_1} {NONE[0]}", f"{RING_2} {NONE[1]}")
    match.does(1, f"{RING_2} 2")
    done = match.claims(0, f"{RING_1} 1", 0)
    assert done == (CLOCK, GIVE_BACK + match.card(RING_1))
    assert match.hand(0) == sorted([RING_1, NONE[0]], key=CODES[5].index)
    assert match.state.late[:2] == [1, 0]
    assert match.seen(RING_1)


def test_circ_20_a_match_is_almost_always_possible() -> None:
    """Of 300 random matches of four, few come to a stalemate (8.5 % by the digest's policy)."""
    stalled = 0
    for seed in range(300):
        match = fresh(4, seed)
        match.watch = None
        for _ in to_the_end(match):
            pass
        stalled += match.state.stalemates > 0
    assert stalled < 60


def test_circ_21_the_dealer_moves_the_bottom_card_up_and_says_go() -> None:
    match = sit("BGRY RBYP", "GYRB", "YPGR", under=False)
    assert match.state.phase == Phase.STALLED
    assert match.asked() == CLOCK
    match.does(CLOCK, "move up")
    assert match.top == "BGRY"
    assert match.state.centre[0] == match.card("RBYP")
    assert match.asked() == CLOCK
    match.does(CLOCK, "go")
    assert match.state.phase in (Phase.PLAYING, Phase.STALLED)


def test_circ_22_play_goes_on_until_one_is_out() -> None:
    match = fresh(3, 8)
    for _ in to_the_end(match):
        state = match.state
        rest = [state.held[seat] + state.left[seat] for seat in range(3)]
        assert (min(rest) == 0) == circles.over(state)
    assert match.score().winners.bit_count() == 1


# --- The deck (5.4).


def test_the_deck_is_the_one_of_the_digest() -> None:
    line = " ".join(CODES[5])
    digest = "92559f4e4e5bb0e0f0f506146402010562b292748895804180441d68f86aa9f3"
    assert hashlib.sha256(line.encode()).hexdigest() == digest


@pytest.mark.parametrize("colours", [5, 6])
def test_all_cards_differ_and_have_four_colours(colours: int) -> None:
    deck = DECKS[colours - 4]
    assert len(set(deck)) == len(deck) == 73
    assert all(len(set(rings)) == 4 for rings in deck)


def counts(colours: int) -> list[int]:
    deck = DECKS[colours - 4]
    return sorted(
        sum(rings[ring] == colour for rings in deck)
        for ring in range(4)
        for colour in range(colours)
    )


def test_rings_and_colours_are_as_equal_as_can_be() -> None:
    assert counts(5) == [14] * 8 + [15] * 12
    assert counts(6) == [12] * 20 + [13] * 4
    assert counts(4) == [18] * 12 + [19] * 4


def test_pairs_of_rings_are_as_equal_as_can_be() -> None:
    found = [
        sum((rings[i], rings[j]) == (a, b) for rings in DECKS[1])
        for i in range(4)
        for j in range(i)
        for a in range(5)
        for b in range(5)
        if a != b
    ]
    assert sorted(found) == [3] * 42 + [4] * 78


def test_each_card_lacks_one_colour() -> None:
    missing = [next(c for c in range(5) if c not in rings) for rings in DECKS[1]]
    assert [missing.count(colour) for colour in (0, 1, 2, 3, 4)] == [15, 15, 14, 14, 15]


def test_how_many_others_a_card_matches() -> None:
    deck = DECKS[1]
    shared = [[sum(map(int.__eq__, a, b)) for b in deck if b is not a] for a in deck]
    matching = [sum(n > 0 for n in row) for row in shared]
    assert (min(matching), max(matching)) == (38, 43)
    assert sum(matching) / 73 == pytest.approx(40.5, abs=0.05)
    for count, mean in enumerate((31.5, 29.0, 9.2, 2.4)):
        assert sum(row.count(count) for row in shared) / 73 == pytest.approx(mean, abs=0.05)


def test_how_many_others_a_card_matches_with_a_ring_barred() -> None:
    deck = DECKS[1]
    found = [
        sum(any(a[r] == b[r] for r in range(4) if r != bar) for b in deck if b is not a)
        for a in deck
        for bar in range(4)
    ]
    assert (min(found), max(found)) == (31, 36)
    assert sum(found) / len(found) == pytest.approx(33.3, abs=0.05)


def test_the_deck_of_four_colours_has_each_arrangement_three_times() -> None:
    deck = DECKS[0]
    assert len(deck) == 73
    assert len(set(deck)) == 24
    assert sorted(deck.count(rings) for rings in set(deck)) == [3] * 23 + [4]
    assert deck.count((0, 1, 2, 3)) == 4
    assert all(deck[card] == deck[card % 24] for card in range(73))
