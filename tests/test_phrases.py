"""Both languages say the same things, every key that code says exists, and all can be said."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import superdeck
from superdeck.bots.player import NAMED
from superdeck.engine.contract import Say
from superdeck.engine.match import material_of, options_of
from superdeck.games.register import NAMES, load
from superdeck.phrases import LANGUAGES, Phrases, best_language, rulebook
from superdeck.terminal import commands

if TYPE_CHECKING:
    from collections.abc import Iterable

    from superdeck.engine.options import Option

PACKAGE = Path(superdeck.__file__).parent
FOLDERS = [PACKAGE / "locale", *(PACKAGE / "games" / name / "locale" for name in NAMES)]
FILES = [folder / name for folder in FOLDERS for name in ("en.ftl", "en.rules.ftl")]
OURS = re.compile(
    r"(chooser|error|help|hint|level|list|live|match|player|refuse|replay|rules|saved|seat|word)"
    r"(-[a-z]+)+"
)
"""What a key of the shared phrases looks like in the code of the terminal and the table."""

DESCRIBED = [
    f"level-{what}{level}" for what in ("", "about-") for level in ("random", "rules", *NAMED)
]
"""The names of the levels, and what they are like."""


def file_id(path: Path) -> str:
    return f"{path.parents[1].name}/{path.name}"


class Reader(Visitor):
    """Collects the variables that a phrase reads, and the variants of each that it tells apart."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.cited: set[str] = set()
        self.told_apart: list[tuple[str, str]] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's
        self.cited.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - as above
        if isinstance(node.selector, ftl.VariableReference):
            for variant in node.variants:
                key = variant.key
                word = key.name if isinstance(key, ftl.Identifier) else key.value
                self.told_apart.append((node.selector.id.name, word))
        self.generic_visit(node)


def read(node: ftl.BaseNode) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


def messages(path: Path) -> dict[str, ftl.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {item.id.name: item for item in body if isinstance(item, ftl.Message)}


def needed(key: str, found: dict[str, ftl.Message], seen: frozenset[str] = frozenset()) -> set[str]:
    """Return the variables that a phrase wants from the code, those of what it cites included."""
    reader = read(found[key])
    cited = (reader.cited - seen) & found.keys()
    deeper = (needed(other, found, seen | {key, other}) for other in cited)
    return reader.variables.union(*deeper)


def shapes(path: Path) -> dict[str, tuple[set[str], list[str]]]:
    """Return the variables and attributes of every phrase; `alt1`, … may differ in number."""
    shared = messages(PACKAGE / "locale" / path.name)
    found = messages(path)
    return {
        key: (
            needed(key, shared | found),
            sorted(a.id.name for a in message.attributes if not a.id.name.startswith("alt")),
        )
        for key, message in found.items()
    }


def in_other(path: Path) -> Path:
    return path.with_name(path.name.replace("en.", "es."))


@pytest.mark.parametrize("path", [*FILES, *map(in_other, FILES)], ids=file_id)
def test_a_phrase_file_is_whole(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [item.content for item in body if isinstance(item, ftl.Junk)]
    assert junk == []
    ids = [item.id.name for item in body if isinstance(item, ftl.Message | ftl.Term)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("path", FILES, ids=file_id)
def test_both_languages_have_the_same_keys_and_variables(path: Path) -> None:
    english, spanish = shapes(path), shapes(in_other(path))
    assert list(english) == list(spanish)
    different = [key for key in english if english[key] != spanish[key]]
    assert different == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *NAMES])
def test_every_phrase_can_be_said(game: str | None, lang: str) -> None:
    phrases = Phrases(game, lang)
    folder = PACKAGE / "games" / game / "locale" if game else PACKAGE / "locale"
    found = messages(folder / f"{lang}.ftl")
    shared = messages(PACKAGE / "locale" / f"{lang}.ftl")
    variables = {v for m in (*found.values(), *shared.values()) for v in read(m).variables}
    for key in found:
        for value in (0, 1, 2, 5, 13, "word"):
            names = phrases.names(Say(key, dict.fromkeys(variables, value)))
            assert all(name.strip() for name in names), key
            assert not any("{" in name or "\u2068" in name for name in names), key


@pytest.mark.parametrize("game", NAMES)
def test_no_game_says_a_shared_phrase_otherwise(game: str) -> None:
    own = messages(PACKAGE / "games" / game / "locale" / "en.ftl")
    assert own.keys() & messages(PACKAGE / "locale" / "en.ftl").keys() == set()


def strings(paths: Iterable[Path]) -> set[str]:
    """Return every string in some source files."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", NAMES)
def test_a_game_and_its_phrases_have_the_same_keys(game: str) -> None:
    """What looks like a key of the game is one; and every key is said, whole or put together."""
    own = messages(PACKAGE / "games" / game / "locale" / "en.ftl").keys()
    kinds = "|".join({key.partition("-")[0] for key in own})
    said = strings((PACKAGE / "games" / game).glob("*.py"))
    phrases = Phrases(game, "en")
    keys = {text for text in said if re.fullmatch(rf"({kinds})(-[a-z0-9]+)+", text)}
    assert keys
    assert [key for key in sorted(keys) if not phrases.knows(key)] == []
    begun = tuple(text for text in said if re.fullmatch(rf"({kinds})(-[a-z0-9]+)*-", text))
    path = PACKAGE / "games" / game / "locale" / "en.ftl"
    referred = set(re.findall(r"\{ ([a-z0-9-]+)", path.read_text(encoding="utf-8")))
    styles = {f"style-{style}" for style in load(game).FACTS.styles}
    free = said | referred | styles  # the chooser says the characters
    unsaid = [key for key in own if key not in free and not key.startswith(begun)]
    assert unsaid == []


def test_the_terminal_says_every_shared_key_and_no_other() -> None:
    speakers = (PACKAGE / part for part in ("terminal", "table"))
    paths = [path for speaker in speakers for path in speaker.rglob("*.py")]
    said = strings([*paths, PACKAGE / "phrases.py"])
    phrases = Phrases(None, "en")
    ours = {text for text in said if OURS.fullmatch(text)}
    assert [key for key in sorted(ours) if not phrases.knows(key)] == []
    free = {"card", "card-long", "suit", *DESCRIBED}
    assert messages(PACKAGE / "locale" / "en.ftl").keys() - said - free == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_described(lang: str) -> None:
    assert all(Phrases(None, lang).knows(key) for key in DESCRIBED)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *NAMES])
def test_a_rulebook_reads_with_every_option(game: str | None, lang: str) -> None:
    options = options_of(load(game or NAMES[0]))
    default = {option.name: option.say(option.default) for option in options}
    plain = rulebook(game, lang, default)
    assert all(entry.text for entry in plain)
    for option in options:
        for word in [*(word for word, _ in option.words), *map(str, option.span or ())]:
            changed = rulebook(game, lang, default | {option.name: word})
            assert [entry.id for entry in changed] == [entry.id for entry in plain]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_rulebook_tells_only_real_choices_apart(game: str, lang: str) -> None:
    options = {option.name: option for option in options_of(load(game))}
    path = PACKAGE / "games" / game / "locale" / f"{lang}.rules.ftl"
    for key, message in messages(path).items():
        for name, word in read(message).told_apart:
            assert name in options, f"{key} asks for an option {name}"
            if word != "other":
                options[name].read(word)


@pytest.mark.slow
@pytest.mark.parametrize("game", NAMES)
def test_every_option_that_changes_play_is_in_the_rules(game: str) -> None:
    """Changing an option, with another one where it needs it, changes what the rulebook says."""
    options = options_of(load(game))
    default = {option.name: option.say(option.default) for option in options}

    def text(words: dict[str, str]) -> list[str]:
        return [e.text for which in (game, None) for e in rulebook(which, "en", words)]

    def words(option: Option) -> list[str]:
        every = [word for word, _ in option.words] + [str(n) for n in option.span or ()]
        return [word for word in every if word != default[option.name]]

    beside = [default | {option.name: word} for option in options for word in words(option)]
    silent = [
        option.name
        for option in options
        if all(
            text(other) == text(other | {option.name: word})
            for other in (default, *beside)
            for word in words(option)
        )
    ]
    assert silent == []


def test_the_command_line_knows_our_languages() -> None:
    assert commands.LANGUAGES == LANGUAGES


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es_MX", "LANG": "en_GB"}, "es"),
    ],
)
def test_the_language_of_the_environment(
    wishes: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, wish in wishes.items():
        monkeypatch.setenv(name, wish)
    assert best_language() == lang


# ------------------------------------------------------------------ the wrapper


def test_a_missing_key_names_itself_and_the_language() -> None:
    with pytest.raises(KeyError, match=r"no phrase 'nosuch' in 'es' for all games"):
        Phrases(None, "es").say("nosuch")
    with pytest.raises(KeyError, match=r"no phrase 'nosuch' in 'en'"):
        Phrases(None, "en").names(Say("nosuch"))


def test_a_missing_value_is_a_fault() -> None:
    with pytest.raises(KeyError, match="rank"):
        Phrases(None, "en").say("card", suit=1)


def test_a_missing_language_is_a_fault() -> None:
    with pytest.raises(KeyError, match="the languages are en, es"):
        Phrases(None, "fr")


RANKS = (*("A", *map(str, range(2, 11))), "J", "Q", "K")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_names_of_their_own(lang: str) -> None:
    phrases = Phrases(None, lang)
    cards = [
        Say("card", {"rank": rank, "suit": suit}) for rank, suit in product(range(1, 14), range(4))
    ]
    labels = [phrases.say(card) for card in cards]
    assert labels == [f"{rank}{suit}" for rank, suit in product(RANKS, "♣♦♥♠")]
    typed = [name for card in cards for name in set(phrases.names(card))]
    assert len(typed) == len(set(typed))


def test_names_go_through_what_is_nested() -> None:
    phrases = Phrases(None, "en")
    seven = Say("card", {"rank": 7, "suit": 0})
    both = Say("list-and", {"items": (seven, Say("card", {"rank": 11, "suit": 2}))})
    assert phrases.names(seven) == ["7♣", "7c", "7 of clubs", "seven of clubs"]
    assert phrases.names(both)[:3] == ["7♣ and J♥", "7c and Jh", "7 of clubs and jack of hearts"]
    assert phrases.names(Say("saved", {"file": seven}))[1] == "Your match is saved in 7c."


def test_lists() -> None:
    english, spanish = Phrases(None, "en"), Phrases(None, "es")
    names = tuple(Say("card", {"rank": rank, "suit": 0}) for rank in (2, 3, 8))
    assert english.say("list-and", items=names) == "2♣, 3♣ and 8♣"
    assert spanish.say("list-or", items=names) == "2♣, 3♣ u 8♣"
    assert english.say("list-or", items=names[:1]) == "2♣"
    assert english.say("list-and", items=()) == "none"
    assert english.say("saved", file=names) == "Your match is saved in 2♣, 3♣, 8♣."
    with pytest.raises(TypeError, match="a list is a tuple of Says"):
        english.say("list-and", items="2♣")


def test_seats_have_the_names_that_they_are_given() -> None:
    phrases = Phrases(None, "es", ["tú", "Ana"])
    assert phrases.say("seat", seat=1) == "Ana"
    assert phrases.say("seat", seat=2) == "Asiento 2"
    assert phrases.names(Say("seat", {"seat": 0})) == ["tú"]


def test_a_rulebook_works_its_options_in() -> None:
    words = {"first_by": "seat", "first_seat": "2"}
    entries = {entry.id: entry for entry in rulebook(None, "en", words)}
    assert entries["section-conventions"].kind == "section"
    assert entries["GEN-03"].kind == "clause"
    assert "is seat 2, counted from 0; who deals later" in entries["GEN-03"].text
    assert entries["GEN-03"].later == ""
    with pytest.raises(KeyError, match=r"gen-02 in .*first_by"):
        rulebook(None, "en", {"first_seat": "0"})


def test_the_material_of_a_match_may_have_better_words() -> None:
    material = material_of(load("superhero"), {})
    phrases = Phrases("superhero", "es", material=material)
    hero = Say("hero", {"card": 0})
    assert phrases.say(hero) == "Capitana Cucharón"
    assert phrases.names(hero) == ["Capitana Cucharón"]
    assert phrases.say("hero", card=999) == "carta 999"
    assert Phrases("superhero", "es").say(hero) == "carta 0"
