"""Measure the ladder of players in every game and write its table into docs/bots.md.

`make ladder` takes hours of all cores and may be stopped at any time: every measurement is a line
of docs/ladder.jsonl once it is done, and what is there is not measured again. A line counts for as
long as its players, their version and what was asked are the same; others are dropped.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from superdeck.bots.player import NAMED, VERSION, read_player
from superdeck.engine.batch import cores
from superdeck.games.register import NAMES, load
from superdeck.lab.plan import make_plan

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from superdeck.lab.plan import Plan

DOCS = Path(__file__).resolve().parent.parent / "docs"
BEGIN = "<!-- The ladder: written by `make ladder`. -->"
END = "<!-- The end of the ladder. -->"
SEED = 4

ITERATED = ("random", "rules", "flat:300", "tree:300", "tree:3000", "tree:30000")
BY_NAME = ("random", *NAMED)
"""The rungs of a game, from the lowest: numbers of iterations, or the levels alone."""

FEW = 300
"""Players with at most so many iterations are compared on a fixed number of deals."""


class Setting(NamedTuple):
    """How a game is measured: at how many seats, its rungs, and what makes it one round."""

    seats: int
    rungs: tuple[str, ...] = ITERATED
    options: tuple[str, ...] = ()
    rounds: int = 0


SETTINGS = {
    "superior": Setting(2),
    "supra": Setting(4),
    "superhero": Setting(4, BY_NAME, rounds=1),
    "president": Setting(4, options=("target=1",)),
    "circles": Setting(3, BY_NAME),
}


@dataclass(frozen=True)
class Question:
    """Whether one player is stronger than another; `players` says who sits at the table.

    Players are written as what they are (`tree:300`), not as a level that may come to mean another.
    Without `minutes` all `deals` are played, else a sequential test stops when it is decided.
    """

    game: str
    seats: int
    players: str
    options: tuple[str, ...]
    rounds: int
    seed: int
    most_deals: int
    minutes: float
    version: int = VERSION

    @property
    def key(self) -> str:
        """What is asked, as its line says it."""
        return json.dumps(asdict(self))

    def plan(self) -> Plan:
        """Return what is to be played; `SuperdeckError` where it cannot be."""
        return make_plan(
            self.game, self.seats, self.players, self.options, self.seed, rounds=self.rounds
        )


class Row(NamedTuple):
    """A line of a table: the words for the two players, and the question, if they differ."""

    strong: str
    weak: str
    question: Question | None


class Budget(NamedTuple):
    """How much is played.

    The fixed number of deals where nobody has many iterations; elsewhere the most deals of a
    sequential test, and its core-minutes for two rungs and for hard at a number of seats.
    """

    deals: int = 4_000
    most: int = 100_000
    rungs: float = 20.0
    others: float = 2.0


TRIAL = Budget(4, 40, 0.02, 0.02)
"""For trying this program."""

Found = dict[str, dict[str, Any]]
"""What was measured, by the key of its question."""


def meaning(name: str, word: str) -> str:
    """Return what a word for a player is in a game."""
    return load(name).FACTS.levels[NAMED.index(word)] if word in NAMED else word


def rungs(name: str, budget: Budget) -> Iterator[Row]:
    """Yield each rung and the one below, then each level and the one below that is no rung."""
    setting, asked = SETTINGS[name], set()
    for weak, strong in dict.fromkeys([*pairwise(setting.rungs), *pairwise(BY_NAME)]):
        players = [meaning(name, strong), meaning(name, weak)]
        most = max(read_player(text, load(name)).iterations for text in players)
        amount = (budget.deals, 0.0) if most <= FEW else (budget.most, budget.rungs)
        question = question_of(name, setting.seats, players, *amount)
        if question is None or question not in asked:
            yield Row(strong, weak, question)
        asked.add(question)


def others(name: str, budget: Budget) -> Iterator[tuple[int, Question | None, Question | None]]:
    """Yield each number of seats: hard against easy, and hard among random ones."""
    low, high = load(name).FACTS.seats
    hard, easy = meaning(name, "hard"), meaning(name, "easy")
    amount = (budget.most, budget.others)
    for seats in range(max(2, low), high + 1):
        room = [hard, *["random"] * (seats - 1)]
        against = question_of(name, seats, [hard, easy], *amount)
        yield seats, against, question_of(name, seats, room, *amount)


def question_of(
    name: str, seats: int, players: list[str], deals: int, minutes: float
) -> Question | None:
    """Return the question about players, None where they are one and the same."""
    if len(set(players)) == 1:
        return None
    _, _, options, rounds = SETTINGS[name]
    if (name, seats) == ("president", 3):
        options += ("min_players=3",)
    return Question(name, seats, ",".join(players), options, rounds, SEED, deals, minutes)


def questions(budget: Budget) -> list[Question]:
    """Return all that is asked, each once: the ladders of all games first."""
    asked = [row.question for name in NAMES for row in rungs(name, budget)]
    asked += [each for name in NAMES for _, *two in others(name, budget) for each in two]
    return list(dict.fromkeys(filter(None, asked)))


def measure(question: Question) -> dict[str, Any]:
    """Play, and return what was found under the names of the file."""
    from superdeck.lab import arena  # noqa: PLC0415 - the compiler

    budget = arena.Budget(60 * question.minutes) if question.minutes else None
    standing = arena.Arena(question.plan()).play(question.most_deals, cores(), budget)
    difference, low, high = standing.difference(0, 1)
    return {
        "deals": standing.deals,
        "matches": standing.deals * question.seats,
        "difference": difference,
        "low": low,
        "high": high,
        "verdict": standing.verdict(0, 1),
        "core_seconds": round(standing.seconds, 1),
    }


def read(file: Path) -> Found:
    """Read what was measured before."""
    found: Found = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        result = json.loads(line)
        asked = {each.name: result.pop(each.name) for each in fields(Question)}
        found[json.dumps(asked)] = result
    return found


def write(file: Path, asked: list[Question], found: Found) -> None:
    """Write what was measured of all that is asked, in that order."""
    lines = [json.dumps(asdict(each) | found[each.key]) for each in asked if each.key in found]
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def climb(
    file: Path,
    asked: list[Question],
    games: Collection[str],
    ask: Callable[[Question], dict[str, Any]] = measure,
) -> Found:
    """Measure what is not yet measured in some games, keep each line at once, and return all."""
    found = read(file)
    missing = [each for each in asked if each.key not in found and each.game in games]
    for each in missing:
        each.plan()  # so that a mistake is found now and not after hours
    for number, each in enumerate(missing, 1):
        print(
            f"{number}/{len(missing)} {each.game}, {each.seats} seats: {each.players}", flush=True
        )
        result = found[each.key] = ask(each)
        write(file, asked, found)
        print(f"    {said(each, found)}; {result['core_seconds']} core seconds", flush=True)
    return found


# --------------------------------------------------------------------------------------- the page


def said(question: Question | None, found: Found, still_open: str = "open") -> str:
    """Say who is stronger, by how many wins in a hundred for each seat, and how sure that is."""
    if question is None:
        return "the same player"
    if question.key not in found:
        return "not measured yet"
    result = found[question.key]
    verdict = {"a": "", "b": "**weaker**: ", "open": f"**{still_open}**: "}[result["verdict"]]
    low, high = (f"{100 * result[end]:+.1f}" for end in ("low", "high"))
    return f"{verdict}{100 * result['difference']:+.1f} ({low} to {high})"


def ladder(name: str, budget: Budget, found: Found) -> list[str]:
    """Return the table of a game's rungs."""
    lines = ["| player | against | wins more in a hundred | deals |", "|---|---|---|---:|"]
    for strong, weak, question in rungs(name, budget):
        result = found.get(question.key) if question else None
        deals = f"{result['deals']:,}" if result else ""
        lines.append(f"| {strong} | {weak} | {said(question, found)} | {deals} |")
    return lines


def at_all_seats(name: str, budget: Budget, found: Found) -> list[str]:
    """Return the table of a game's seat numbers: hard against easy, and among random ones."""
    lines = ["| seats | hard against easy | hard among random ones |", "|---:|---|---|"]
    for seats, against, room in others(name, budget):
        skill = said(room, found, "no room for skill found")
        lines.append(f"| {seats} | {said(against, found)} | {skill} |")
    return lines


def section(name: str, budget: Budget, found: Found) -> str:
    """Say all about one game."""
    facts, setting = load(name).FACTS, SETTINGS[name]
    chosen = "".join(f", `--option {option}`" for option in setting.options)
    rounds = f", `--rounds {setting.rounds}`" if setting.rounds else ""
    levels = ", ".join(f"{word} is `{meaning(name, word)}`" for word in NAMED)
    lines = [
        f"### {facts.title}",
        "",
        f"{setting.seats} seats{chosen}{rounds}; {levels}.",
        "",
        *ladder(name, budget, found),
        "",
        *at_all_seats(name, budget, found),
    ]
    return "\n".join(lines)


def page(text: str, budget: Budget, found: Found) -> str:
    """Put the tables into a page, between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = "\n\n".join(section(name, budget, found) for name in NAMES)
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def main(words: list[str] | None = None) -> None:
    """Read the command line; measure; write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"of {', '.join(NAMES)}; all without a name")
    parser.add_argument("--table", action="store_true", help="measure nothing, write the table")
    parser.add_argument("--try", dest="folder", type=Path, help="a few deals; write to this folder")
    told = parser.parse_args(words)
    if unknown := set(told.games) - set(NAMES):
        parser.error(f"no game {', '.join(sorted(unknown))}: the games are {', '.join(NAMES)}")
    budget = TRIAL if told.folder else Budget()
    folder: Path = told.folder or DOCS
    games = () if told.table else told.games or NAMES
    found = climb(folder / "ladder.jsonl", questions(budget), games)
    text = (DOCS / "bots.md").read_text("utf-8")
    (folder / "bots.md").write_text(page(text, budget, found), "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("stopped; what is measured is kept, and `make ladder` goes on from there")
