"""Declared state, options, actions: what is written once and read everywhere."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Annotated

import pytest

from superdeck.engine.actions import NOBODY, WAIVE, Actions, Seen, Span, waive
from superdeck.engine.match import (
    Match,
    key_of,
    new_match,
    options_of,
    read_material,
    stack,
)
from superdeck.engine.options import (
    Option,
    OptionError,
    Toggle,
    choice,
    number,
    one_of,
    read_options,
    read_pairs,
)
from superdeck.engine.state import (
    Moves,
    Numbers,
    Score,
    State,
    Who,
    hidden,
    out_of_range,
    own,
    public,
)
from superdeck.games.register import load
from tests.laws import toy
from tests.laws.cases import GAMES, spoiled


class Small(State):
    """A state of every kind of field."""

    colour: Annotated[int, choice(Toggle, "X-01", Toggle.YES)]
    limit: Annotated[int, number(5, 1, 9, "X-02", auto=-1)]
    open: Annotated[int, public(0, 3)]
    mine: Annotated[list[int], own(-1, 4, 3)]
    secret: Annotated[list[int], hidden(0, 1, 2)]
    note: Annotated[int, "no mark of ours"]


def test_a_declaration_gives_fields_in_order_with_their_marks() -> None:
    fields = {field.name: field for field in Small.fields}
    assert list(fields)[-5:] == ["colour", "limit", "open", "mine", "secret"]
    assert fields["open"].mark.who is Who.PUBLIC
    assert fields["mine"].mark.who is Who.OWN
    assert fields["secret"].mark.who is Who.HIDDEN
    assert fields["mine"].mark.size == 3
    option = fields["limit"].option
    assert option is not None
    assert (option.name, option.low, option.high) == ("limit", -1, 9)
    assert fields["limit"].mark.low == -1
    assert fields["open"].option is None


def test_an_empty_state_has_every_int_0() -> None:
    state = Small()
    assert state.mine == [0, 0, 0]
    assert state.open == 0
    assert {value for values in state.values() for value in values} == {0}


def test_a_copy_is_equal_and_shares_no_list() -> None:
    state = Small()
    state.mine[1] = 4
    twin = state.copy()
    assert type(twin) is Small
    assert twin.values() == state.values()
    twin.mine[1] = 2
    twin.open = 1
    assert (state.mine[1], state.open) == (4, 0)
    assert twin.values() != state.values()


def test_what_leaves_its_range_is_named_with_its_value() -> None:
    state = Small()
    state.pack = 0
    state.seats = 1
    assert out_of_range(state) == ["limit[0] = 0"] * (Small.fields[9].mark.low > 0)
    state.mine = [5, -2, 0]
    state.secret = [0]
    found = out_of_range(state)
    assert "mine[0] = 5" in found
    assert "mine[1] = -2" in found
    assert "secret has 1 ints" in found


def test_buffers_have_room() -> None:
    assert Moves(3).action == [0, 0, 0]
    assert Numbers(2).value == [0, 0]
    assert (Score(2).points, Score(2).winners) == ([0, 0], 0)


# --- Options.


class Size(IntEnum):
    """Words of a choice."""

    SMALL = 0
    VERY_LARGE = 1


def test_an_option_reads_words_and_numbers_and_says_them_again() -> None:
    size = choice(Size, "X-03").named("size")
    assert (size.default, size.say(1), size.read("very_large")) == (0, "very_large", 1)
    limit = number(5, 1, 9, "X-02", auto=-1).named("limit")
    assert (limit.read("auto"), limit.read("9")) == (-1, 9)
    assert (limit.say(-1), limit.say(7)) == ("auto", "7")
    assert limit.allowed() == "auto, 1 to 9"
    assert choice(Size, "X", Size.VERY_LARGE).allowed() == "very_large, small"


def test_an_option_may_have_another_default_for_some_seats() -> None:
    size = choice(Size, "X-03", defaults={3: Size.VERY_LARGE}).named("size")
    assert [size.usual(seats) for seats in (2, 3, 4)] == [0, 1, 0]
    assert read_options([size], {}, 3) == {"size": 1}
    assert read_options([size], {"size": "small"}, 3) == {"size": 0}


def test_an_option_may_be_one_of_a_few_numbers() -> None:
    size = one_of("X-04", 10, 8, 6).named("size")
    assert (size.default, size.low, size.high, size.read("8"), size.say(6)) == (10, 6, 10, 8, "6")
    assert size.allowed() == "10, 8, 6"
    with pytest.raises(OptionError, match="choose 10, 8, 6"):
        size.read("7")


@pytest.mark.parametrize("text", ["0", "10", "-1", "", "1.5", "٣", "999999999999", "AUTO", "2 "])
def test_an_option_refuses_other_values_with_the_right_ones(text: str) -> None:
    limit = number(5, 1, 9, "X-02", auto=-1).named("limit")
    with pytest.raises(OptionError, match=r"option limit cannot be .*: choose auto, 1 to 9"):
        limit.read(text)


def test_negative_numbers_are_read() -> None:
    assert number(0, -5, 5, "X").named("low").read("-5") == -5


def test_options_are_read_with_their_defaults() -> None:
    options = (number(5, 1, 9, "X").named("limit"), choice(Size, "X").named("size"))
    assert read_options(options, {"size": "very_large"}, 2) == {"limit": 5, "size": 1}
    with pytest.raises(OptionError, match="no option 'colour': the options are limit, size"):
        read_options(options, {"colour": "red"}, 2)


def test_pairs_are_split_and_no_name_is_said_twice() -> None:
    assert read_pairs(["a=1", "b=x=y", "a=1", "c="]) == {"a": "1", "b": "x=y", "c": ""}
    with pytest.raises(OptionError, match="written name=value, not 'a'"):
        read_pairs(["a"])
    with pytest.raises(OptionError, match="option a is said twice: '1' and '2'"):
        read_pairs(["a=1", "a=2"])


def test_options_of_a_game_come_in_the_order_of_its_state() -> None:
    names = [option.name for option in options_of(toy.GAME)]
    assert names == ["first_by", "first_seat", "price"]
    assert all(isinstance(option, Option) for option in options_of(GAMES["president"]))


# --- Actions.


def table() -> Actions:
    return Actions(
        (
            waive(),
            Span("pass", 1, 1),
            Span("give", 2, 5, "rank", Seen.TARGET),
            Span("vote", 7, 3, "card", Seen.ACTOR),
        )
    )


def test_spans_follow_one_another() -> None:
    assert table().count == 10
    assert table().span(WAIVE).name == "waive"
    assert [table().span(action).name for action in (1, 2, 6, 7, 9)] == [
        "pass", "give", "give", "vote", "vote",
    ]  # fmt: skip
    for action in (-1, 10):
        with pytest.raises(IndexError, match="no action"):
            table().span(action)


@pytest.mark.parametrize(
    "spans",
    [
        (Span("pass", 0, 1),),
        (Span("waive", 0, 2),),
        (waive(), Span("gap", 2, 1)),
        (waive(), Span("over", 0, 1)),
        (waive(), Span("empty", 1, 0)),
    ],
)
def test_a_table_with_gaps_or_without_waive_is_refused(spans: tuple[Span, ...]) -> None:
    with pytest.raises(ValueError, match=r"must start at|WAIVE"):
        Actions(spans)


def test_who_may_see_an_action() -> None:
    shown = table().shown
    assert shown(1, 0, NOBODY, 3)
    assert shown(1, 0, NOBODY, NOBODY)
    assert [watcher for watcher in (NOBODY, 0, 1, 2) if shown(2, 0, 2, watcher)] == [0, 2]
    assert [watcher for watcher in (NOBODY, 0, 1, 2) if shown(2, 0, NOBODY, watcher)] == [0]
    assert [watcher for watcher in (NOBODY, 0, 1, 2) if shown(8, 1, 2, watcher)] == [1]


# --- Setting a match up.


@pytest.mark.parametrize("seed", [-1, 1 << 128])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(OptionError, match="a seed is a number"):
        key_of(seed)


def test_a_key_has_four_words() -> None:
    assert key_of(1 | 2 << 32 | 3 << 64 | 4 << 96) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("seats", "chosen", "sentence"),
    [
        (15, {}, "president takes 3 to 14 seats, not 15"),
        (2, {}, "president takes 3 to 14 seats, not 2"),
        (4, {"first_seat": "4"}, "option first_seat cannot be 4: choose 0 to 3"),
        (4, {"target": "none"}, "option target cannot be 'none'"),
        (3, {}, "3"),
    ],
)
def test_what_a_game_does_not_take_is_refused_in_a_sentence(
    seats: int, chosen: dict[str, str], sentence: str
) -> None:
    with pytest.raises(OptionError, match=sentence):
        new_match(GAMES["president"], seats, chosen)


def test_the_referee_names_nobody_who_may_not_act() -> None:
    match = Match(toy.GAME, new_match(toy.GAME, 2, {}))
    match.deal()
    assert match.asked() == 0
    assert match.legal(1) == match.legal(-1) == match.legal(-2) == []
    with pytest.raises(ValueError, match="action 1 is not legal for seat 1"):
        match.apply(1, 1)


def test_a_stacked_stock_keeps_its_order() -> None:
    state = new_match(toy.GAME, 2, {})
    stack(state, list(range(11, -1, -1)))
    match = Match(toy.GAME, state)
    match.deal()
    assert match.state.stock == list(range(11, -1, -1))
    assert match.score().points[:2] == [0, 0]


def test_a_refusal_comes_from_the_view_of_the_one_who_is_refused() -> None:
    seen: list[object] = []

    def refuse(view: object, action: int) -> object:
        seen.append(view)
        return action

    game = spoiled(toy.GAME, refuse=refuse)
    state = new_match(game, 2, {})
    match = Match(game, state)
    match.deal()
    assert match.refuse(0, 1) is None
    assert match.refuse(1, 1) is not None
    assert seen == [toy.view(state, 1)]


def test_a_deck_is_read_for_a_game_that_has_one() -> None:
    assert read_material(load("superhero"), Path("draft"))
    with pytest.raises(OptionError, match="president is played without a deck file"):
        read_material(load("president"), Path("draft"))
