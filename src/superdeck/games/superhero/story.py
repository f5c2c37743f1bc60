"""Superhero Audition: what each watcher may see, and the story that its views tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.options import Toggle
from superdeck.engine.state import Score
from superdeck.games.superhero.results import over, score
from superdeck.games.superhero.rules import CLAIM, READY, TIME, VOTE
from superdeck.games.superhero.state import (
    HOLDS_ROBBER,
    MOST_ROUNDS,
    OVER,
    PACK,
    ROBBER,
    Award,
    LastHero,
    NoX,
    Phase,
    RobberUses,
    SuperheroState,
    Tie,
    UsedCrisis,
)
from superdeck.games.superhero.worlds import playable, voted_on

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.contract import Telling, View


ALL_THREE = "votes 3 does not go with"  # HERO-R28
ONLY_CARDS = "goes with award hero_cards only"  # HERO-R21


def forbidden(state: SuperheroState) -> str:
    """Refuse what no ruling allows, in English; '' where all is well."""
    cards = state.deck + state.seats * state.custom_hero_per_player
    by_points = state.award == Award.POINTS
    once = state.robber_uses == RobberUses.ONCE_PER_GAME
    all_three = state.votes == ROBBER
    for wrong, sentence in (
        (all_three and once, f"{ALL_THREE} robber_uses once_per_game: a spent Robber leaves two"),
        (
            all_three and state.distinct_heroes == Toggle.YES,
            f"{ALL_THREE} distinct_heroes yes: the last round has two heroes",
        ),
        (by_points and state.tie == Tie.TOTAL_POINTS, f"tie total_points {ONLY_CARDS}"),
        (
            by_points and state.last_hero == LastHero.LAST_ROUND_WINNER,
            f"last_hero last_round_winner {ONLY_CARDS}",
        ),
        (
            cards <= state.row,
            f"a row of {state.row} needs {state.row + 1} cards, and this deck has {cards}",
        ),
        (cards > PACK, f"a deck has at most {PACK} cards, and with made-up ones this has {cards}"),
    ):
        if wrong:
            return sentence
    return ""


def target(_state: SuperheroState, _action: int) -> int:
    """No action is aimed at a seat."""
    return NOBODY


def crises_come_back(state: SuperheroState) -> bool:
    """Whether a match of so many cards may meet a crisis twice (HERO-R16, HERO-R14)."""
    if state.no_x == NoX.NOBODY:  # perhaps nobody ever leaves
        return state.pack - state.row < MOST_ROUNDS
    to_hands = state.award == Award.HERO_CARDS
    if state.used_crisis == UsedCrisis.REMOVED and not to_hands:
        return False
    return state.pack - state.row < state.row - (1 if to_hands else 2)


def view(state: SuperheroState, seat: int) -> View:
    """Return what a seat (or `NOBODY`) may see: who laid cards where, never which (HERO-R17)."""
    seats = range(state.seats)
    final = Score()
    score(state, final)
    shown = state.phase == OVER
    dealt = state.round > 0
    return {
        "seat": seat,
        "seats": state.seats,
        "round": state.round,
        "phase": Phase(state.phase).name.lower(),
        "first": state.first,
        "turn": state.turn,
        "lineup": state.lineup[: voted_on(state) if dealt else 0],
        "row": state.heroes[: state.standing],
        "crisis": state.crises[state.round - 1] if dealt else NOBODY,
        "unseen": state.pack - state.spent,
        "bottom": state.bottom[state.risen : state.sunk],
        "come_back": crises_come_back(state),
        "claims": [unpacked(state.said[other], 5) for other in seats],
        "ready": [state.ready >> other & 1 for other in seats],
        "laid": [[place - 1 for place in unpacked(state.places[other], 4)] for other in seats],
        "kinds": [
            unpacked(state.kinds[other], 2) if shown or other == seat else [] for other in seats
        ],
        "hand": [] if seat == NOBODY else kinds_of(state.hand[seat]),
        "robber": [int(playable(state, other) & HOLDS_ROBBER != 0) for other in seats],
        "gained": state.gained[: state.seats],
        "points": state.total[: state.seats],
        "cards": state.cards[: state.seats],
        "gone": state.gone[: state.out],
        "takers": state.taker[: state.out],
        "moved": state.moved,
        "eliminated": state.eliminated,
        "awarded": state.awarded,
        "over": over(state),
        "winners": members(final.winners),
        "options": {
            field.name: field.option.say(getattr(state, field.name))
            for field in state.fields
            if field.option
        },
    }


def unpacked(word: int, width: int) -> list[int]:
    """Return what is packed into an int, so many bits each, as far as it is not 0."""
    found = []
    while word:
        found.append(word & (1 << width) - 1)
        word >>= width
    return found


def kinds_of(hand: int) -> list[int]:
    """Return the vote cards of a hand."""
    return [kind for kind in range(1, ROBBER + 1) if hand >> kind - 1 & 1]


def members(seats: int) -> list[int]:
    """Return the seats of a set."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def claimed(code: int) -> tuple[int, int]:
    """Return the place that a claim is about, and 1 where it is against that hero."""
    return code - 1 >> 1, code - 1 & 1


# --- The story.


def tell(before: View, seat: int, action: int, after: View, watcher: int) -> list[Telling]:
    """Tell a step: what was done, then what the two views say has come of it."""
    if before["round"] != after["round"]:
        return told_round(after)
    told = told_debate(before, seat, action) or told_card(before, after, watcher)
    if before["phase"] == "debate" and after["phase"] == "vote":
        told.append(("told-vote", after["first"]))
    if before["phase"] != "over" and after["phase"] == "over":
        told += told_results(after)
    return told


def told_round(after: View) -> list[Telling]:
    """Tell a new round: at first the row, then the crisis and who votes first."""
    told: list[Telling] = [("told-round", after["round"], len(after["row"]))]
    if after["round"] == 1:
        told.append(("told-row", *after["row"]))
        told += [("told-few",)] if after["come_back"] else []
    key = {"token": "told-first", "card_numbers": "told-set"}[after["options"]["token"]]
    return [*told, ("told-crisis", after["crisis"]), (key, after["first"])]


def told_debate(before: View, seat: int, action: int) -> list[Telling]:
    """Tell what was said in the debate."""
    if action == TIME:
        return [("told-time",)]
    if action == READY:
        return [("told-ready", seat)]
    if CLAIM <= action < VOTE:
        place, against = claimed(action - CLAIM + 1)
        return [("told-against" if against else "told-for", seat, before["lineup"][place])]
    return []


def told_card(before: View, after: View, watcher: int) -> list[Telling]:
    """Tell who laid a card where; which one only to its owner."""
    for other, places in enumerate(after["laid"]):
        if len(places) > len(before["laid"][other]):
            card = after["lineup"][places[-1]]
            if other == watcher:
                return [("told-own", after["kinds"][other][-1], card)]
            return [("told-laid", other, card)]
    return []


def told_results(after: View) -> list[Telling]:
    """Tell the reveal, the points, who moves, who leaves, and the end of the match."""
    told: list[Telling] = [("told-reveal",)]
    for place, card in enumerate(after["lineup"]):
        sets = [who_laid(after, place, kind) for kind in range(1, ROBBER + 1)]
        if any(sets):
            told.append(("told-shown", card, *sets))
    told.append(("told-gained", *after["gained"]))
    if after["moved"] != NOBODY:
        told.append(("told-moved", after["moved"], tied_with(after, after["moved"])))
    return [*told, *told_elimination(after), *told_end(after)]


def who_laid(view: View, place: int, kind: int) -> int:
    """Return the seats that laid a kind of card on a place, as a set."""
    return sum(
        1 << seat
        for seat in range(view["seats"])
        if (place, kind) in zip(view["laid"][seat], view["kinds"][seat], strict=False)
    )


def net(view: View, place: int) -> int:
    """Return the stars on a place less the Xs (HERO-22)."""
    return who_laid(view, place, 1).bit_count() - who_laid(view, place, 2).bit_count()


def tied_with(view: View, card: int) -> int:
    """Return how many other heroes have as many stars, or Xs, left over."""
    nets = [net(view, place) for place in range(len(view["lineup"]))]
    return nets.count(nets[view["lineup"].index(card)]) - 1


def told_elimination(after: View) -> list[Telling]:
    """Tell who was eliminated and why, and where the card goes."""
    card = after["eliminated"]
    if card == NOBODY:
        return [("told-nobody",)]
    told: list[Telling] = []
    if net(after, after["lineup"].index(card)) < 0:
        told.append(("told-eliminated", card, tied_with(after, card)))
    else:
        told.append(("told-farthest", card))
    if after["awarded"] != NOBODY:
        told.append(("told-awarded", after["awarded"], card))
    return told


def told_end(after: View) -> list[Telling]:
    """Tell who is left, and who has won."""
    if not after["over"]:
        return []
    told: list[Telling] = []
    if len(after["row"]) == 1:
        told.append(("told-left", after["row"][0]))
        if after["options"]["last_hero"] == "last_round_winner":
            told.append(("told-awarded", after["awarded"], after["row"][0]))
    return [*told, ("told-match", *after["winners"])]


def cards_on(view: View, place: int) -> Iterable[tuple[int, int]]:
    """Yield (seat, kind) of the cards on a place, kind 0 where it is sealed, own seat first."""
    me = view["seat"]
    for seat in sorted(range(view["seats"]), key=lambda seat: (seat != me, seat)):
        kinds = view["kinds"][seat] or [0] * len(view["laid"][seat])
        for spot, kind in zip(view["laid"][seat], kinds, strict=True):
            if spot == place:
                yield seat, kind
