"""Search over imagined worlds: one tree for what the searching seat can tell apart.

Single-observer information set Monte Carlo tree search (P. I. Cowling, E. J. Powley, D. Whitehouse,
"Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in
Games 4, 2012): every iteration imagines another world, walks down the tree along what is legal in
it, adds one edge, and plays on by the game's rule of thumb to the end of the round. Flat Monte
Carlo gives every move of the root the same number of such playouts.

An edge is a seat and its action. Where the searching seat may not see the action, all edges of that
seat lead to one place; a `WAIVE` of another seat leaves the search where it is. Chance has no
edges: what follows a flip is averaged, so an edge is judged by all the flips that may come.

All numbers are ints: shares of a win and square roots are in 65,536ths.
"""

from __future__ import annotations

from math import isqrt
from typing import TYPE_CHECKING, Any, cast

from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK, WAIVE
from superdeck.engine.chance import below
from superdeck.engine.drivers import legal_of, strike
from superdeck.engine.state import MAX_SEATS

if TYPE_CHECKING:
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, Score, State

game = cast("Game[Any]", None)
"""The game that is searched, set by `bind` or by the twin."""

ONE = 1 << 16
"""A certain win; also 1 in square roots."""

RANKED = 16
"""One part in so many of a reward is for the rank in points: it decides where wins do not."""

BOLDNESS = 2 << 16
"""How much an edge that was seldom tried is tried again."""

WISHED = 40_000
"""The share of what is tried that goes to the rule of thumb."""

DEEPEST = 256
"""So many edges of one iteration are counted."""

DOUBT = 3
"""By so many halves of its standard error an action must beat the one by rule of thumb."""

UNSEEN = -1
"""The action of an edge that stands for all that the searching seat cannot tell apart."""


class Edge:
    """What one seat may do at a node, and the node that it leads to.

    `next` is the next edge of the same node, `first` the first edge of the node below; 0 is none.
    `visits` counts the iterations that took it, and `gain` adds up what they brought its seat. In
    flat search that is what they brought more than the action by rule of thumb, and `spread` adds
    up the squares. `below` is the edge whose node follows.
    """

    seat: int
    action: int
    next: int
    first: int
    below: int
    visits: int
    gain: int
    spread: int

    def __init__(self) -> None:
        """Make an empty edge."""
        self.seat = self.action = self.next = self.first = self.below = 0
        self.visits = self.gain = self.spread = 0


class Thought:
    """What a search writes down beside its edges.

    `used` counts the edges, `depth` those of this iteration, which are in `path`. `sight` says of
    each action whether all see it (1), `styles` how many characters there are; `style` and `reward`
    are each seat's in this iteration. `a`, `b`, `c` and `counter` keep a stream. The others serve
    the choice at one node: `mark` has 1 for legal actions without an edge, `missing` of them;
    `fresh` is the one to try; `mean`, `root`, `other` and `most` are terms of what edges promise.
    """

    used: int
    depth: int
    missing: int
    fresh: int
    mean: int
    root: int
    other: int
    most: int
    styles: int
    a: int
    b: int
    c: int
    counter: int
    sight: list[int]
    mark: list[int]
    path: list[int]
    style: list[int]
    reward: list[int]

    def __init__(self, actions: int) -> None:
        """Make room for so many actions."""
        self.used = self.depth = self.missing = self.fresh = 0
        self.mean = self.root = self.other = self.most = 0
        self.styles = 1
        self.a = self.b = self.c = self.counter = 0
        self.sight = [0] * actions
        self.mark = [0] * actions
        self.path = [0] * DEEPEST
        self.style = [0] * MAX_SEATS
        self.reward = [0] * MAX_SEATS


def search(
    real: list[State],
    worlds: list[State],
    seat: int,
    level: int,
    iterations: int,
    moves: Moves,
    edges: list[Edge],
    thought: Thought,
    score: Score,
    chance: Stream,
) -> int:
    """Return the action of a seat that is asked, after imagining so many worlds.

    `real` is one state and stays as it is, `worlds` has room for another; `edges` holds the legal
    actions at least, and a tree stops growing where it is full. What is read of `real` is what the
    seat may see: the worlds depend on nothing else.
    """
    count = legal_of(real[0], seat, moves)
    plain = 0
    wish = game.prefer(real[0], seat, plain, moves, count, chance)
    begin(seat, count, moves, edges, thought)
    flat = level == Level.FLAT
    wished = edge_of(wish, edges)
    first = 0
    for i in range(iterations):
        if flat:  # every action in the same worlds, with the same chance, the wished one first
            first = 1 + (wished - 1 + i) % count
            repeat(thought, chance, first == wished)
        worlds[0] = real[0]
        game.believe(worlds[0], seat, chance)
        draw_styles(worlds[0], seat, thought, chance)
        play(worlds[0], seat, first, moves, edges, thought, chance)
        reward(worlds[0], thought, score)
        if flat:
            compare(edges[first], thought.reward[seat], first == wished, thought)
        else:
            count_up(edges, thought)
    return edges[most_gained(edges, wished) if flat else most_visited(edges)].action


def repeat(thought: Thought, chance: Stream, anew: bool) -> None:  # noqa: FBT001 - small Python has no keywords
    """Let a stream go on, and keep where it is; or let it say again what it said from there on."""
    if anew:
        thought.a = chance.a
        thought.b = chance.b
        thought.c = chance.c
        thought.counter = chance.counter
    else:
        chance.a = thought.a
        chance.b = thought.b
        chance.c = thought.c
        chance.counter = thought.counter


def begin(seat: int, count: int, moves: Moves, edges: list[Edge], thought: Thought) -> None:
    """Start a tree: the root, and edges 1 to `count` for what the seat may do."""
    clear(edges[0], seat, UNSEEN)
    thought.used = 1
    for i in range(count):
        add(0, seat, moves.action[count - 1 - i], edges, thought)


def clear(edge: Edge, seat: int, action: int) -> None:
    """Make an edge fresh."""
    edge.seat = seat
    edge.action = action
    edge.next = edge.first = edge.below = 0
    edge.visits = edge.gain = edge.spread = 0


def add(node: int, seat: int, action: int, edges: list[Edge], thought: Thought) -> int:
    """Add an edge to a node and return it; it leads to a node of its own."""
    edge = thought.used
    thought.used += 1
    clear(edges[edge], seat, action)
    edges[edge].below = edge
    edges[edge].next = edges[node].first
    edges[node].first = edge
    return edge


def edge_of(action: int, edges: list[Edge]) -> int:
    """Return the edge of the root that has an action."""
    edge = edges[0].first
    while edges[edge].action != action:
        edge = edges[edge].next
    return edge


def draw_styles(world: State, seat: int, thought: Thought, chance: Stream) -> None:
    """Give every other seat a character, where the game has bots draw them."""
    for other in range(world.seats):
        drawn = thought.styles > 1 and other != seat
        thought.style[other] = below(chance, thought.styles) if drawn else 0


def play(
    world: State,
    seat: int,
    first: int,
    moves: Moves,
    edges: list[Edge],
    thought: Thought,
    chance: Stream,
) -> None:
    """Play an imagined round to its end: down the tree, one edge further, then by rule of thumb.

    With `first` that edge alone is taken (flat Monte Carlo).
    """
    thought.depth = node = 0
    growing = True
    while not game.round_over(world):
        who = game.ask(world)
        if who == CLOCK:
            strike(world, who, moves)
            continue
        count = legal_of(world, who, moves)
        action = moves.action[0]
        flat = growing and first > 0
        if count > 1 and not flat:
            action = game.prefer(world, who, thought.style[who], moves, count, chance)
        if growing:
            edge = first
            if not flat:
                edge = taken(node, who, action, count, moves, edges, thought, chance)
            if edge == 0:
                edge = grow(node, who, seat, edges, thought)
            action = edges[edge].action
            node = edges[edge].below
            thought.path[thought.depth] = edge
            thought.depth += 1
            fresh = count > 1 and edges[edge].visits == 0
            full = thought.used + 1 >= len(edges) or thought.depth == DEEPEST
            growing = not (flat or fresh or full)
        game.apply(world, who, action)
        game.pass_over(world, moves)


def taken(
    node: int,
    who: int,
    wish: int,
    count: int,
    moves: Moves,
    edges: list[Edge],
    thought: Thought,
    chance: Stream,
) -> int:
    """Return the edge of a node that promises most among what is legal.

    0 where that is an action without an edge: `thought.fresh` then. An action promises its mean,
    and more where it was seldom tried; the wished one, by the rule of thumb, is tried most (PUCT:
    D. Silver and others, "Mastering the game of Go without human knowledge", Nature 550, 2017).
    """
    for i in range(count):
        thought.mark[moves.action[i]] = 1
    thought.other = (ONE - WISHED) // max(1, count - 1)
    look_back(node, who, edges, thought)
    best = best_known(node, who, wish, count, edges, thought)
    if thought.missing > 0:
        thought.fresh = untried(wish, moves, thought, chance)
        if best == 0 or promise(thought.mean, 0, wish == thought.fresh, thought) > thought.most:
            best = 0
        for i in range(count):
            thought.mark[moves.action[i]] = 0
    return best


def look_back(node: int, who: int, edges: list[Edge], thought: Thought) -> None:
    """Find the mean of what was tried of the legal actions, and how much is worth a try."""
    gain = visits = 0
    edge = edges[node].first
    while edge:
        own = edges[edge]
        if own.seat == who and own.action != UNSEEN and thought.mark[own.action]:
            gain += own.gain
            visits += own.visits
        edge = own.next
    thought.mean = gain // max(1, visits)
    thought.root = BOLDNESS * isqrt((visits + 1) << 32) >> 16


def best_known(
    node: int, who: int, wish: int, count: int, edges: list[Edge], thought: Thought
) -> int:
    """Return the edge that promises most, 0 without any; count the legal actions that have none."""
    best = 0
    thought.missing = count
    edge = edges[node].first
    while edge:
        own = edges[edge]
        if own.seat == who and own.action != UNSEEN and thought.mark[own.action]:
            thought.mark[own.action] = 0
            thought.missing -= 1
            mean = own.gain // own.visits if own.visits else thought.mean
            value = promise(mean, own.visits, own.action == wish, thought)
            if best == 0 or value > thought.most:
                best = edge
                thought.most = value
        edge = own.next
    return best


def promise(mean: int, visits: int, wished: bool, thought: Thought) -> int:  # noqa: FBT001 - small Python has no keywords
    """Return what an action promises after so many visits."""
    share = WISHED if wished else thought.other
    return mean + (thought.root * share >> 16) // (1 + visits)


def untried(wish: int, moves: Moves, thought: Thought, chance: Stream) -> int:
    """Return an action without an edge: the wished one, else any."""
    if thought.mark[wish]:
        return wish
    pick = below(chance, thought.missing)
    i = 0
    while thought.mark[moves.action[i]] == 0 or pick > 0:
        pick -= thought.mark[moves.action[i]]
        i += 1
    return moves.action[i]


def grow(node: int, who: int, seat: int, edges: list[Edge], thought: Thought) -> int:
    """Add an edge for `thought.fresh` and return it."""
    action = thought.fresh
    edge = add(node, who, action, edges, thought)
    if who != seat and thought.sight[action] == 0:
        edges[edge].below = node if action == WAIVE else unseen(node, who, edges, thought)
    return edge


def unseen(node: int, who: int, edges: list[Edge], thought: Thought) -> int:
    """Return the edge of a node that stands for all that a seat does unseen."""
    edge = edges[node].first
    while edge and not (edges[edge].seat == who and edges[edge].action == UNSEEN):
        edge = edges[edge].next
    return edge or add(node, who, UNSEEN, edges, thought)


def reward(world: State, thought: Thought, score: Score) -> None:
    """Find what the end of a round is worth to each seat: the chance to win, and a bit of rank."""
    game.score(world, score)
    seats = world.seats
    over = game.over(world)
    total = score.winners.bit_count() if over else 0
    if not over:
        for seat in range(seats):
            thought.reward[seat] = game.prospect(world, seat)
            total += thought.reward[seat]
    for seat in range(seats):
        share = score.winners >> seat & 1 if over else thought.reward[seat]
        won = share * ONE // max(1, total)
        rank = rank_of(seat, seats, score)
        thought.reward[seat] = won + (rank - won) // RANKED


def rank_of(seat: int, seats: int, score: Score) -> int:
    """Return the share of the others that have fewer points, ties as halves."""
    halves = 0
    for other in range(seats):
        if other != seat and score.points[other] <= score.points[seat]:
            halves += 1 if score.points[other] == score.points[seat] else 2
    return halves * ONE // max(1, 2 * (seats - 1))


def count_up(edges: list[Edge], thought: Thought) -> None:
    """Add what an iteration brought to the edges that it took."""
    for i in range(thought.depth):
        own = edges[thought.path[i]]
        own.visits += 1
        own.gain += thought.reward[own.seat]


def compare(edge: Edge, reward: int, wished: bool, thought: Thought) -> None:  # noqa: FBT001 - small Python has no keywords
    """Add by how much an action did better in a world than the wished one, which goes first."""
    if wished:
        thought.mean = reward
    edge.visits += 1
    edge.gain += reward - thought.mean
    edge.spread += (reward - thought.mean) * (reward - thought.mean)


def most_visited(edges: list[Edge]) -> int:
    """Return the root's edge that was taken most often, of equals the one that gained more."""
    best = edge = edges[0].first
    while edge:
        here = edges[edge].visits - edges[best].visits
        if here > 0 or (here == 0 and edges[edge].gain > edges[best].gain):
            best = edge
        edge = edges[edge].next
    return best


def most_gained(edges: list[Edge], wished: int) -> int:
    """Return the root's edge that is surely better than the wished one by most, else that one."""
    best = wished
    most = 0
    edge = edges[0].first
    while edge:
        own = edges[edge]
        value = (own.gain - (DOUBT * isqrt(own.spread) >> 1)) // max(1, own.visits)
        if value > most:
            best = edge
            most = value
        edge = own.next
    return best
