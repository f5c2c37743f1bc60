"""The commands `games` and `rules`: what there is to look up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import click

from superdeck.bots.player import NAMED
from superdeck.engine.match import new_match, options_of
from superdeck.engine.options import OptionError, read_pairs
from superdeck.errors import SuperdeckError
from superdeck.games.register import NAMES, load
from superdeck.terminal.commands import language

if TYPE_CHECKING:
    from superdeck.engine.contract import Game
    from superdeck.engine.options import Option
    from superdeck.terminal.coverage import Coverage


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def games(*, as_json: bool) -> None:
    """List the games, their seats, their options and who plays at each level."""
    found = [_described(load(name)) for name in NAMES]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for game in found:
        seats = game["seats"]
        usual = load(game["name"]).FACTS.usual
        note = "" if usual == (seats["min"], seats["max"]) else f" (made for {_span(*usual)})"
        click.echo(f"{game['name']}: {game['title']}, {_span(seats['min'], seats['max'])}{note}")
        for option in game["options"]:
            click.echo(f"  {option['name']} = {_values(option)}  [{option['clause']}]")
        levels = ", ".join(f"{level} ({player})" for level, player in game["levels"].items())
        click.echo(f"  levels: {levels}")


def _described(game: Game[Any]) -> dict[str, Any]:
    """Return what `games --json` says of a game."""
    low, high = game.FACTS.seats
    return {
        "name": game.FACTS.name,
        "title": game.FACTS.title,
        "seats": {"min": low, "max": high},
        "options": [_option(option) for option in options_of(game)],
        "levels": dict(zip(NAMED, game.FACTS.levels, strict=True)),
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.say(option.default),
        "choices": [word for word, _ in option.words],
        "range": list(option.span) if option.span else None,
        "clause": option.clause,
    }


def _span(low: int, high: int) -> str:
    return f"{low} seats" if low == high else f"{low} to {high} seats"


def _values(option: dict[str, Any]) -> str:
    """Say the values of an option, default first."""
    others = [word for word in option["choices"] if word != option["default"]]
    span = [f"{option['range'][0]} to {option['range'][1]}"] if option["range"] else []
    return " | ".join([option["default"], *others, *span])


@click.command()
@click.argument("game")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Choose a rule.")
@language
@click.option("--coverage", is_flag=True, help="Say which clauses have a test (in a checkout).")
@click.option("--json", "as_json", is_flag=True, help="With --coverage: one JSON document.")
def rules(
    game: str, pairs: tuple[str, ...], lang: str | None, *, coverage: bool, as_json: bool
) -> None:
    """Print the rulebook of GAME, the chosen options worked into the text."""
    loaded = load(game)
    chosen = read_pairs(pairs)
    _possible(loaded, chosen)
    if coverage:
        from superdeck.terminal.coverage import cover  # noqa: PLC0415 - heavy: it loads phrases

        covered = cover(loaded)
        click.echo(json.dumps(covered.counts(), indent=2) if as_json else _report(covered))
    elif as_json:
        message = "--json goes with --coverage only"
        raise SuperdeckError(message)
    else:
        _print(loaded, chosen, lang)


def _possible(game: Game[Any], chosen: dict[str, str]) -> None:
    """Raise `OptionError` where no number of seats can play with these options."""
    low, high = game.FACTS.seats
    refused: OptionError | None = None
    for seats in (game.FACTS.usual[0], *range(low, high + 1)):
        try:
            new_match(game, seats, chosen)
        except OptionError as error:
            refused = refused or error
        else:
            return
    if refused:
        raise refused


def _print(game: Game[Any], chosen: dict[str, str], lang: str | None) -> None:
    from superdeck.phrases import Phrases, best_language, rulebook  # noqa: PLC0415 - heavy
    from superdeck.terminal.narrator import said_options  # noqa: PLC0415 - as above
    from superdeck.terminal.screen import Screen  # noqa: PLC0415 - as above

    lang = lang or best_language()
    screen = Screen(lang)
    phrases = Phrases(None, lang)
    words = {option.name: option.say(option.default) for option in options_of(game)} | chosen
    screen.say(game.FACTS.title, "head")
    if chosen:
        screen.say(phrases.say("rules-options", options=said_options(phrases, chosen)))
    for entry in (*rulebook(game.FACTS.name, lang, words), *rulebook(None, lang, words)):
        if entry.kind == "section":
            screen.say()
            screen.say(entry.text, "head")
            continue
        later = f" {phrases.say('rules-later', later=entry.later)}" if entry.later else ""
        screen.say(f"{entry.id}  {entry.text}{later}", hang=4)


def _report(covered: Coverage) -> str:
    """Say the coverage in words."""
    counts = covered.counts()
    head = f"{counts['game']}: {counts['clauses']} clauses ({counts['tested']} tested)"
    lines = [f"{head}, {counts['rulings']} rulings, {counts['options']} options"]
    lines += [f"  later: {what}" for what in counts["later"]]
    lines += [f"  missing: {what}" for what in counts["missing"]]
    return "\n".join(lines + ([] if counts["missing"] else ["  nothing is missing"]))
