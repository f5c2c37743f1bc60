"""The loop that lets bots play where nobody has a turn: each reacts in its own time.

Every seat looks, then moves, then its act arrives and is judged; what comes first is done first.
A seat that still looks begins anew when the move counter has changed; a moving hand cannot be
called back. `CLOCK` is one more player, whose acts are due at times that the game says. Times are
whole microseconds since the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from superdeck.bots.drivers import choose, note_end, seed_players
from superdeck.bots.player import Level
from superdeck.engine.actions import CLOCK, NOBODY, WAIVE
from superdeck.engine.chance import below, split
from superdeck.engine.drivers import legal_of, next_round

if TYPE_CHECKING:
    from superdeck.bots.drivers import Lineup, Result
    from superdeck.engine.chance import Stream
    from superdeck.engine.contract import Game
    from superdeck.engine.state import Moves, Reaction, Score, State

game = cast("Game[Any]", None)
"""The game that a loop plays, set by `bind` or by the twin."""

NEVER = 1 << 60
"""When somebody is due who waits for others."""

AWAY = -1
"""The level of a seat whose acts come from elsewhere: a person's. It is never due."""


def play_live(
    state: State,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    reactions: list[Reaction],
    score: Score,
    result: Result,
) -> None:
    """Play a whole match from before its first deal; fill in the result.

    After those of the seats there is one more stream, for ties, and one more reaction, of `CLOCK`.
    """
    result.decisions = result.late = now = 0
    clock = state.seats
    while not game.over(state):
        next_round(state)
        wait_for_clock(state, now, reactions)
        who = clock
        doer = CLOCK
        anew = True
        while not game.round_over(state):
            arrived(state, who, doer, anew, now, moves, streams, lineup, reactions)
            who = next_event(state, clock, reactions, streams[clock])
            now = reactions[who].due
            before = game.counter(state)
            anew = False
            doer = NOBODY
            if who == clock:
                anew = rest(state, now, reactions)
                strike_live(state, reactions)
                doer = CLOCK
            elif reactions[who].moving == 1:
                doer = arrive(state, who, moves, reactions)
                result.decisions += 1
                result.late += 1 if doer == CLOCK else 0
            anew |= game.counter(state) != before
    result.time = now
    result.choices = result.decisions  # doing nothing is always another choice
    note_end(state, score, result)


def wait_for_clock(state: State, now: int, reactions: list[Reaction]) -> None:
    """Before a deal is played: no hand moves, and nobody has been idle."""
    for seat in range(state.seats):
        reactions[seat].moving = 0
        reactions[state.seats].since[seat] = reactions[state.seats].held[seat] = now


def earliest(reactions: list[Reaction], clock: int, chance: Stream) -> int:
    """Return who is due first, the clock at the end of the seats; ties are drawn.

    `IndexError` where everybody waits for ever.
    """
    first = clock
    ties = 1
    for seat in range(clock):
        if reactions[seat].due < reactions[first].due:
            first = seat
            ties = 1
        elif reactions[seat].due == reactions[first].due:
            ties += 1
            if below(chance, ties) == 0:
                first = seat
    if reactions[first].due == NEVER:
        raise IndexError
    return first


def next_event(state: State, clock: int, reactions: list[Reaction], chance: Stream) -> int:
    """Let hands begin to move until something is to be done; return who is due to do it."""
    while True:
        who = earliest(reactions, clock, chance)
        own = reactions[who]
        if who == clock or own.moving == 1 or own.act == NOBODY:
            return who
        begin_to_move(state, who, own.due, reactions)


def begin_to_move(state: State, seat: int, now: int, reactions: list[Reaction]) -> None:
    """Let a hand move: its act will answer what lies there now."""
    own = reactions[seat]
    own.moving = 1
    own.answers = game.counter(state)
    own.due = now + own.move


def look_again(
    state: State,
    who: int,
    anew: bool,  # noqa: FBT001 - small Python has no keywords
    now: int,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    reactions: list[Reaction],
) -> None:
    """Let who has acted and all that wait look; `anew` all but those whose hands move."""
    for seat in range(state.seats):
        own = reactions[seat]
        if own.moving == 0 and (anew or seat == who or own.due == NEVER):
            if anew:
                own.looked = 0
            look(state, seat, now, moves, streams, lineup, reactions)
    look_at_clock(state, now, streams, reactions)


def look(
    state: State,
    seat: int,
    now: int,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    reactions: list[Reaction],
) -> None:
    """Let a seat look; random players are as fast as the plain style, and do anything legal."""
    own = reactions[seat]
    if lineup.level[seat] == AWAY:
        own.due = NEVER
        return
    random = lineup.level[seat] == Level.RANDOM
    game.react(state, seat, 0 if random else lineup.style[seat], streams[seat], own)
    if random and own.look > 0 and game.actors(state) >> seat & 1:
        count = legal_of(state, seat, moves)
        own.act = choose(state, seat, moves, count, streams[seat], lineup.level[seat], 0)
        own.act = NOBODY if own.act == WAIVE else own.act
    waits = own.act == NOBODY and own.look == 0
    own.due = NEVER if waits else now + own.look


def look_at_clock(state: State, now: int, streams: list[Stream], reactions: list[Reaction]) -> None:
    """Find out when `CLOCK` is due."""
    own = reactions[state.seats]
    for seat in range(state.seats):
        own.since[seat] = now - own.since[seat]
        own.held[seat] = now - own.held[seat]
    clock = CLOCK
    game.react(state, clock, 0, streams[state.seats], own)
    for seat in range(state.seats):
        own.since[seat] = now - own.since[seat]
        own.held[seat] = now - own.held[seat]
    own.due = NEVER if own.act == NOBODY else now + own.look


def think(
    state: State,
    seat: int,
    now: int,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    reactions: list[Reaction],
) -> None:
    """Go on when a seat has looked: its hand begins to move, or it looks again."""
    if reactions[seat].act == NOBODY:
        look(state, seat, now, moves, streams, lineup, reactions)
    else:
        begin_to_move(state, seat, now, reactions)


def rest(state: State, now: int, reactions: list[Reaction]) -> bool:
    """Before `CLOCK` acts, return whether it is asked for that.

    If so, all will look anew, and nobody has been idle: the seats had to wait.
    """
    clock = CLOCK
    asked = game.ask(state) == clock
    if asked:
        for seat in range(state.seats):
            reactions[state.seats].since[seat] = now
    return asked


def strike_live(state: State, reactions: list[Reaction]) -> None:
    """Do what `CLOCK` is due to do."""
    clock = CLOCK
    game.apply(state, clock, reactions[state.seats].act)


def arrive(state: State, seat: int, moves: Moves, reactions: list[Reaction]) -> int:
    """Judge an act that arrives and do what it amounts to; return who did it, or `NOBODY`."""
    own = reactions[seat]
    act = game.claim(state, seat, own.act, own.answers)
    if act < 0:
        return NOBODY
    doer = seat
    if act != own.act:
        doer = CLOCK
        for i in range(legal_of(state, seat, moves)):
            if moves.action[i] == act:
                doer = seat
    game.apply(state, doer, act)
    return doer


def arrived(
    state: State,
    seat: int,
    doer: int,
    anew: bool,  # noqa: FBT001 - as above
    now: int,
    moves: Moves,
    streams: list[Stream],
    lineup: Lineup,
    reactions: list[Reaction],
) -> None:
    """Go on after an act of a seat (or of the clock, the last one) that `doer` has done.

    `NOBODY` where it came to nothing, or the seat has only looked: that changes nothing for the
    others, and no countdown begins again.
    """
    reactions[seat].moving = 0
    if doer == NOBODY:
        look(state, seat, now, moves, streams, lineup, reactions)
        return
    clock = reactions[state.seats]
    if seat < state.seats:
        clock.since[seat] = now
        if doer == CLOCK:
            clock.held[seat] = now
    look_again(state, seat, anew, now, moves, streams, lineup, reactions)


def live_block(
    states: list[State],
    template: list[State],
    moves: list[Moves],
    streams: list[Stream],
    lineup: list[Lineup],
    reactions: list[Reaction],
    score: list[Score],
    seed: list[int],
    first: int,
    rotation: int,
    results: list[Result],
) -> None:
    """Play matches `first`, `first + 1`, … of a run, one a result (records only: the twin)."""
    for i in range(len(results)):
        states[0] = template[0]
        seed_live(states[0], streams, seed, first + i, rotation)
        play_live(states[0], moves[0], streams, lineup[0], reactions, score[0], results[i])


def seed_live(
    state: State, streams: list[Stream], seed: list[int], match: int, rotation: int
) -> None:
    """Give a match its key, each seat its stream, and one more for ties."""
    seed_players(state, streams, seed, match, rotation)
    split(streams[0], streams[state.seats])
