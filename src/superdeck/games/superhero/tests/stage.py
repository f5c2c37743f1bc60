"""Auditions with heroes A, B, C … in a known order, and short ways to vote and look."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING

from superdeck.engine.actions import NOBODY
from superdeck.engine.match import Match, new_match, options_of, stack
from superdeck.games import superhero
from superdeck.games.superhero.deck import Deck, digest
from superdeck.games.superhero.rules import CLAIM, READY, VOTE
from superdeck.games.superhero.state import ROBBER
from superdeck.phrases import Entry, Phrases, rulebook

if TYPE_CHECKING:
    from superdeck.games.superhero.state import SuperheroState

LETTERS = string.ascii_uppercase
KINDS = ("star", "x", "robber")


class Audition(Match):
    """A match whose state is known to be ours."""

    state: SuperheroState


def deck_of(cards: int, more: str = "") -> Deck:
    """Return a deck of heroes A, B, C …, the crisis of each asking for it."""
    text = more + "".join(
        f'[[card]]\nname = "{name}"\ntext = "{name} is here."\ncrisis = "Who calls {name}?"\n'
        for name in LETTERS[:cards]
    )
    return Deck.of({"text": text, "sha256": digest(text)})


def fresh(seats: int = 4, cards: int = 20, /, seed: str = "1", **options: str) -> Audition:
    """Return a match before its first deal; seat 0 votes first, and there is no debate."""
    chosen = {"first_by": "seat", "debate": "off", **options}
    return Audition(superhero, new_match(superhero, seats, chosen, int(seed), deck_of(cards)))


def audition(seats: int = 4, cards: int = 20, /, **options: str) -> Audition:
    """Return a match with A to G in the row, A beside the deck, and the crisis of H on top."""
    match = fresh(seats, cards, **options)
    size = match.state.deck + seats * match.state.custom_hero_per_player
    stack(match.state, range(size))
    match.deal()
    return match


def seeded(seats: int, seed: int, **options: str) -> Audition:
    """Return a match with our own deck, before its first deal."""
    return Audition(superhero, new_match(superhero, seats, options, seed))


def row(match: Audition) -> str:
    """Return the row as it stands, from the deck on."""
    return "".join(LETTERS[card] for card in match.state.heroes[: match.state.standing])


def crisis(match: Audition) -> str:
    """Return whose crisis is on top of the deck."""
    return LETTERS[match.state.crises[match.state.round - 1]]


def place(match: Audition, hero: str) -> int:
    """Return where a hero stands in the row that is voted on."""
    return match.state.lineup.index(LETTERS.index(hero))


def voting(match: Audition, text: str) -> int:
    """Return the action of a vote: `star A`, `x B`, `robber C`."""
    kind, hero = text.split()
    return VOTE + ROBBER * place(match, hero) + KINDS.index(kind)


def claiming(match: Audition, text: str) -> int:
    """Return the action of a claim: `for A`, `against B`."""
    side, hero = text.split()
    return CLAIM + 2 * place(match, hero) + (side == "against")


def vote(match: Audition, *texts: str) -> None:
    """Let the asked seats vote, one after another."""
    for text in texts:
        match.apply(match.asked(), voting(match, text))


def get_ready(match: Audition) -> None:
    """End a debate: all are ready."""
    while match.state.phase == 0:
        match.apply(match.asked(), READY)


def vote_all(match: Audition, *cards: str) -> None:
    """Play a round: what each seat lays, in the order of voting, two cards apart by commas."""
    hands = [card.split(", ") for card in cards]
    for lap in range(match.state.votes):
        vote(match, *(hand[lap] for hand in hands))


def play_out(match: Audition, rounds: int = 1, text: str = "") -> None:
    """Play rounds to their end: the first legal cards, or `text` where it is legal."""
    for _ in range(rounds):
        if match.asked() < 0:
            match.deal()
        get_ready(match)
        while match.asked() >= 0:
            seat = match.asked()
            legal = match.legal(seat)
            wish = voting(match, text) if text else legal[0]
            match.apply(seat, wish if wish in legal else legal[0])


def gains(match: Audition) -> list[int]:
    """Return the points of the round by seat."""
    return match.state.gained[: match.state.seats]


def winners(match: Audition) -> list[int]:
    """Return who has won."""
    found = match.score().winners
    return [seat for seat in range(match.state.seats) if found >> seat & 1]


def words(lang: str = "en", you: int = NOBODY, deck: Deck | None = None) -> Phrases:
    """Return the game's phrases with four names at the table, or you instead of one."""
    names = ["Ada", "Bruno", "Clara", "Dario"]
    phrases = Phrases("superhero", lang, names, deck or deck_of(20))
    if you != NOBODY:
        phrases.seat_names[you] = phrases.say("seat-you")
    return phrases


def rules(lang: str = "en", **options: str) -> dict[str, Entry]:
    """Return the rulebook by clause, with these options worked in."""
    chosen = {option.name: option.say(option.default) for option in options_of(superhero)}
    return {entry.id: entry for entry in rulebook("superhero", lang, {**chosen, **options})}
