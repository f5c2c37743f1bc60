"""Search: it finds what there is to find, and nothing that the searching seat cannot see."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from superdeck.bots import search
from superdeck.bots.player import MOST_ITERATIONS, read_player
from superdeck.bots.thinker import Copies, Thinker, sights
from superdeck.engine.actions import WAIVE
from superdeck.engine.callgraph import bind
from superdeck.engine.match import Match, new_match
from superdeck.engine.state import Score
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES
from tests.laws import toy
from tests.laws.cases import GAMES, Case, reach, stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, State


def coins(left: int, **verbs: Callable[..., object]) -> tuple[Game[Any], toy.ToyState]:
    """Return the toy and a match of it in which so many coins are left and nobody may decline."""
    game: Any = SimpleNamespace(**{**vars(toy.GAME), **verbs})
    state: toy.ToyState = new_match(game, 2, {})
    Match(game, state).deal()
    state.coins, state.spent, state.waived = left, toy.COINS - left, 1
    return game, state


def chosen(game: Game[Any], state: toy.ToyState, player: str, number: int = 1) -> int:
    return Thinker(game).choose(state, state.turn, read_player(player, game), stream(number))


@pytest.mark.parametrize("left", [2, 4, 5, 7, 8])
@pytest.mark.parametrize("number", range(3))
def test_a_tree_finds_the_move_that_wins(left: int, number: int) -> None:
    def never_decline(state: toy.ToyState, seat: int, out: Moves) -> int:
        state.waived = 1
        return toy.legal(state, seat, out)

    game, state = coins(left, legal=never_decline)
    assert chosen(game, state, "tree:300", number) == toy.TAKE - 1 + left % 3


def test_a_flat_search_takes_what_wins_if_both_then_take_the_most() -> None:
    game, state = coins(2)
    assert chosen(game, state, "flat:10") == toy.TAKE + 1


def test_of_equals_a_flat_search_takes_what_the_rule_of_thumb_takes() -> None:
    game, state = coins(6, score=lambda _state, out: out.points.__setitem__(slice(2), [0, 0]))
    assert chosen(game, state, "flat:10") == toy.TAKE + 1


def test_every_move_of_a_flat_search_meets_the_same_worlds() -> None:
    seen: list[tuple[int, ...]] = []

    def believe(state: toy.ToyState, seat: int, chance: Stream) -> None:
        toy.imagine(state, seat, chance)
        seen.append(tuple(state.key))

    game, state = coins(9, believe=believe)
    chosen(game, state, "flat:8")
    assert seen[::2] == seen[1::2]
    assert len(set(seen)) == 4
    chosen(game, state, "tree:8")
    assert len(set(seen[8:])) == 8


def test_a_search_leaves_the_state_and_buffers_as_they_were() -> None:
    game, state = coins(9)
    before = state.values()
    thinker = Thinker(game)
    first = thinker.choose(state, 0, read_player("tree:50", game), stream(4))
    thinker.choose(state, 0, read_player("tree:400", game), stream(5))
    assert thinker.choose(state, 0, read_player("tree:50", game), stream(4)) == first
    assert state.values() == before


def tree(game: Game[Any], state: State, seat: int, iterations: int) -> Thinker:
    """Return the thinker with the tree that a search leaves."""
    thinker = Thinker(game)
    thinker.choose(state, seat, read_player(f"tree:{iterations}", game), stream(8))
    return thinker


def test_what_others_do_unseen_leads_to_one_place() -> None:
    game, state = coins(9)
    hidden = tree(game, state, 0, 400)
    hidden._thought.sight = [0] * len(hidden._thought.sight)
    hidden.choose(state, 0, read_player("tree:400", game), stream(8))
    others = [edge for edge in hidden._edges[1 : hidden._thought.used] if edge.seat == 1]
    parents = {edge.below for edge in others if edge.action > WAIVE}
    nodes = {i for i, edge in enumerate(hidden._edges) if edge.action == search.UNSEEN and i}
    assert parents
    assert parents <= nodes
    assert all(edge.visits == 0 for edge in others if edge.action == search.UNSEEN)


def test_a_decline_of_another_leads_nowhere() -> None:
    game, state = coins(9)
    state.waived = 0
    grown = tree(game, state, 0, 400)
    edges = grown._edges
    declines = [e for e in edges[1 : grown._thought.used] if (e.seat, e.action) == (1, WAIVE)]
    assert declines
    for edge in declines:
        heads = [edges[edge.below].first]
        while heads[-1]:
            heads.append(edges[heads[-1]].next)
        assert edge in [edges[head] for head in heads]
    own = [e for e in edges[1 : grown._thought.used] if (e.seat, e.action) == (0, WAIVE)]
    assert all(edges[e.below] is e for e in own)


@pytest.mark.parametrize("name", NAMES)
def test_visits_and_gains_add_up(name: str) -> None:
    game = GAMES[name]
    options = (("mode", "ticks"),) if name == "circles" else ()
    match = reach(game, Case(name, game.FACTS.at_table, options, 3, 20))
    seat = match.asked()
    if seat < 0:
        match.deal()
        seat = match.asked()
    grown = tree(game, match.state, seat, 60)
    edges = grown._edges[: grown._thought.used]
    node = edges[0].first
    total = 0
    while node:
        total += edges[node].visits
        assert 0 <= edges[node].gain <= edges[node].visits * search.ONE
        node = edges[node].next
    assert total == 60
    assert not any(grown._thought.mark)


def test_a_tree_that_is_full_stops_growing() -> None:
    game, state = coins(12)
    thinker = Thinker(game)
    edges = [search.Edge() for _ in range(8)]
    worlds = Copies([game.STATE()])
    player = read_player("tree:200", game)
    action = thinker._search(
        [state], worlds, 0, player.level, 200, thinker._moves, edges, thinker._thought, Score(),
        stream(1),
    )  # fmt: skip
    assert action in (1, 2)
    assert thinker._thought.used <= 8


def test_rewards_are_shares_of_the_win_and_a_bit_of_rank() -> None:
    game, state = coins(0)
    thought, score = search.Thought(3), Score()
    rewarded = bind(search.reward, game)
    state.turn, state.taken = 1, [5, 7]
    rewarded(state, thought, score)
    sixteenth = search.ONE // search.RANKED
    assert thought.reward[:2] == [search.ONE - sixteenth, sixteenth]
    unended = SimpleNamespace(
        **{
            **vars(game),
            "over": lambda _state: False,
            "prospect": lambda _state, seat: 3 - 2 * seat,
        }
    )
    state.taken = [7, 7]
    bind(search.reward, unended)(state, thought, score)
    quarter = search.ONE // 4
    assert thought.reward[:2] == [3 * quarter - sixteenth // 4, quarter + sixteenth // 4]


def test_sights_follow_the_action_table() -> None:
    assert sights(toy.GAME) == [0, 1, 1]
    for name in NAMES:
        assert len(sights(GAMES[name])) == GAMES[name].FACTS.actions.count


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tree:0", f"write 1 to {MOST_ITERATIONS}"),
        ("tree:many", f"write 1 to {MOST_ITERATIONS}"),
        (f"flat:{MOST_ITERATIONS + 1}", f"write 1 to {MOST_ITERATIONS}"),
        ("hard:3", "write hard alone"),
        ("hard@7", "this program has 1"),
        ("harder", "random, rules, flat, tree, easy, medium, hard"),
    ],
)
def test_players_that_do_not_exist_are_refused(text: str, words: str) -> None:
    with pytest.raises(SuperdeckError, match=words):
        read_player(text, GAMES["president"])


@pytest.mark.parametrize("name", NAMES)
def test_the_levels_of_a_game_are_players(name: str) -> None:
    game = GAMES[name]
    for level, means in zip(("easy", "medium", "hard"), game.FACTS.levels, strict=True):
        own, meant = read_player(level, game), read_player(means, game)
        assert (own.level, own.style, own.iterations) == (
            meant.level,
            meant.style,
            meant.iterations,
        )
        assert own.text == level


@pytest.mark.parametrize(("gains", "surely"), [((0.3, 0.2, 0.4), True), ((0.9, -0.8, 0.8), False)])
def test_a_flat_search_leaves_the_rule_of_thumb_for_what_is_surely_better(
    gains: tuple[float, ...], *, surely: bool
) -> None:
    """Both did better by 0.3 a world; only where worlds agree is that more than chance."""
    edges, thought = [search.Edge() for _ in range(3)], search.Thought(2)
    edges[0].first, edges[1].next = 1, 2
    for gain in gains:
        search.compare(edges[1], 5, wished=True, thought=thought)
        search.compare(edges[2], 5 + int(gain * search.ONE), wished=False, thought=thought)
    assert search.most_gained(edges, 1) == (2 if surely else 1)
