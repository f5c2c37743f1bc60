"""Decks from files: what they may say, and what is refused in one sentence."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING

import pytest

from superdeck.engine.contract import Say
from superdeck.engine.match import material_of, new_match, read_material
from superdeck.engine.options import OptionError
from superdeck.engine.record import parse, text_of
from superdeck.errors import SuperdeckError
from superdeck.games import superhero
from superdeck.games.register import load
from superdeck.games.superhero.deck import SHIPPED, Deck, digest
from superdeck.games.superhero.decktext import PICTURES, DeckError, guessed
from superdeck.phrases import LANGUAGES
from superdeck.table import Table

if TYPE_CHECKING:
    from pathlib import Path

CARD = '[[card]]\nname = "A"\ntext = "t"\n'
PNG = PICTURES["png"] + b"rest"
EMBEDDED = "data:image/png;base64," + base64.b64encode(PNG).decode()


def cards(count: int) -> str:
    return "".join(f'[[card]]\nname = "N{i}"\ntext = "t"\n' for i in range(count))


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", SHIPPED)
def test_our_decks_are_whole_in_both_languages(name: str) -> None:
    deck = Deck.of({"deck": name})
    assert deck.size >= 8
    for lang in LANGUAGES:
        said = [deck.word(Say(key, {"card": i}), lang) for i in range(deck.size) for key in WORDS]
        assert all(said)
        assert len(set(said)) == len(said)
    assert len(deck.texts.made_up) == 6
    for card in deck.texts.cards:
        assert card["name"]["en"] != card["name"]["es"]
        assert card["crisis"]["en"].endswith("?")
        assert card["crisis"]["es"].endswith("?")
        assert len(card["name"]["en"] + card["text"]["en"]) <= 73  # one line of a terminal
        assert len(card["name"]["es"] + card["text"]["es"]) <= 73


WORDS = ("hero", "line", "crisis")


def test_our_own_deck_has_at_least_54_heroes_that_look_unlike() -> None:
    deck = Deck.of({})
    assert deck.size >= 54
    looks = {
        (c["portrait"]["kind"], c["portrait"]["palette"], c["portrait"]["mask"])
        for c in deck.texts.cards
    }
    assert len(looks) == deck.size


def test_a_whole_deck_is_kept_in_the_record() -> None:
    text = cards(9)
    deck = Deck.of({"text": text, "sha256": digest(text)}).answered(1, ["Mine", "My line."])
    options = {"custom_hero_per_player": "1"}
    table = Table.open("superhero", 3, ("rules",), options, 5, deck)
    while not table.over:
        table.step()
    table.run()
    record = parse(text_of(table.record))
    kept = record.head.material
    assert kept["text"] == text
    assert kept["sha256"] == digest(text)
    assert kept["made"] == {"1": ["Mine", "My line."]}
    again = Table.replay(record)
    assert again.match.state.values() == table.match.state.values()
    assert again.material is not None
    assert again.material.word(Say("hero", {"card": 10}), "en") == "Mine"


def test_our_decks_are_kept_by_name_and_hash() -> None:
    table = Table.open("superhero", 2, ("rules",), {}, 5)
    head = table.record.head.material
    assert head["deck"] == "city"
    assert len(head["sha256"]) == 64
    with pytest.raises(SuperdeckError, match="another edition of our deck 'city'"):
        Deck.of({**head, "sha256": "0"})
    with pytest.raises(SuperdeckError, match="no deck 'town'"):
        Deck.of({"deck": "town"})


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ({"text": 3}, "it has no whole deck"),
        ({"text": CARD, "pictures": []}, "it has no whole deck"),
        ({"text": CARD, "sha256": "0"}, "the hash of its deck does not fit"),
        ({"deck": "city", "made": 7}, "who made up what"),
        ({"deck": "city", "made": {"x": ["a", "b"]}}, "who made up what"),
        ({"deck": "city", "made": {"0": ["a"]}}, "who made up what"),
    ],
)
def test_a_damaged_head_is_one_sentence(head: dict[str, object], sentence: str) -> None:
    with pytest.raises(SuperdeckError, match=sentence):
        Deck.of(head)


def test_no_text_enters_the_state() -> None:
    one, other = (
        new_match(superhero, 2, {"debate": "off"}, 1, Deck.of({"text": t, "sha256": digest(t)}))
        for t in (cards(9).replace("N", "X"), cards(9))
    )
    one.traits = other.traits
    assert one.values() == other.values()
    assert all(isinstance(n, int) for values in one.values() for n in values)


BAD = {
    "[[card]]\ntext = 't'": "card 1 has no name",
    "[[card]]\nname = 'A'": r"card 1 \(A\) has no text",
    "[[card]]\nname = ''\ntext = 't'": "the name of card 1 is empty",
    "[[card]]\nname = 7\ntext = 't'": "card 1 has no name",
    "[[card]]\nname = {}\ntext = 't'": "card 1 has no name",
    "[[card]]\nname = { en = 7 }\ntext = 't'": "the name of card 1 is no text",
    "[[card]]\nname = { fr = 'A' }\ntext = 't'": "unknown key 'fr'",
    "[[card]]\nname = 'A'\ntext = \"a\\nb\"": "control characters",
    "[[card]]\nname = \"A\\u202eB\"\ntext = 't'": "control characters",
    f"[[card]]\nname = '{'A' * 41}'\ntext = 't'": "has 41 characters: 40 at most",
    f"[[card]]\nname = 'A'\n{'B' * 50} = 't'": "unknown key 'B+…'",
    CARD + CARD: "two cards are named A",
    CARD + "good_at = { might = 3 }": "unknown key 'might'",
    CARD + "good_at = { wits = 4 }": "no number from 0 to 3",
    CARD + "good_at = { wits = -1 }": "no number from 0 to 3",
    CARD + "good_at = { wits = true }": "no number from 0 to 3",
    CARD + "good_at = 3": r"good_at of card 1 \(A\) is no table",
    CARD + "portrait = { kind = 'ghost' }": "kind in the portrait",
    CARD + "portrait = { palette = true }": "palette in the portrait",
    CARD + "picture = 3": "is no text",
    CARD + "picture = 'https://example.org/a.png'": "no file here",
    CARD + "picture = 'data:image/png;base64,AAAA'": "no embedded PNG, JPEG or GIF",
    CARD + "picture = 'data:image/svg+xml;base64,AAAA'": "no embedded PNG, JPEG or GIF",
    CARD + "picture = 'data:image/png;base64,ä'": "no embedded PNG, JPEG or GIF",
    "title = 3\n" + CARD: "the deck has no title",
    "theme = 3\n" + CARD: "its theme is no table",
    "[theme]\nvillain = 'x'\n" + CARD: "its theme has an unknown key",
    "[card]\nname = 'A'": r"write \[\[card\]\] before each card",
    "card = [3]": "card 1 is no table",
    "price = 3": "unknown key 'price'",
    "": "a deck has 1 to 512 cards, and this one has 0",
    "name = ": "this is no TOML",
    "x = " + "[" * 5000: "this is no TOML",
    "x = " + "9" * 5000: "this is no TOML",
    cards(513): "a deck has 1 to 512 cards, and this one has 513",
    cards(10_000): "larger than 256 KB",
}


@pytest.mark.parametrize("text", BAD, ids=list(BAD.values()))
def test_a_bad_deck_is_one_sentence(text: str, tmp_path: Path) -> None:
    path = written(tmp_path / "deck.toml", text)
    with pytest.raises(SuperdeckError, match=BAD[text]) as raised:
        Deck.read(path)
    assert "\n" not in str(raised.value)
    assert str(raised.value).startswith(str(path))


def test_seven_cards_are_too_few_for_a_row_of_seven(tmp_path: Path) -> None:
    deck = Deck.read(written(tmp_path / "deck.toml", cards(7)))
    with pytest.raises(OptionError, match="a row of 7 needs 8 cards, and this deck has 7"):
        new_match(superhero, 3, {}, 1, deck)
    assert new_match(superhero, 3, {"row": "6"}, 1, deck).deck == 7


def test_what_looks_like_a_web_page_is_plain_text(tmp_path: Path) -> None:
    deck = Deck.read(written(tmp_path / "d", '[[card]]\nname = "<b>Bo</b>"\ntext = "[red]x"\n'))
    assert deck.word(Say("hero", {"card": 0}), "en") == "<b>Bo</b>"
    assert deck.word(Say("line", {"card": 0}), "es") == "[red]x"


def test_a_file_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="cannot be read"):
        Deck.read(tmp_path / "none.toml")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="it is no text"):
        Deck.read(tmp_path / "bytes")
    assert Deck.read(tmp_path.__class__("draft")).head["deck"] == "draft"


def test_pictures_beside_a_deck_are_embedded(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(PNG)
    deck = Deck.read(written(tmp_path / "d", CARD + 'picture = "a.png"'))
    assert deck.texts.cards[0]["picture"] == EMBEDDED
    head = json.loads(json.dumps(deck.head))
    (tmp_path / "a.png").unlink()
    assert Deck.of(head).texts.cards[0]["picture"] == EMBEDDED
    with pytest.raises(DeckError, match="no embedded PNG"):
        Deck.of({key: head[key] for key in ("text", "sha256")})  # paths are for files alone


def test_wrong_pictures_beside_a_deck(tmp_path: Path) -> None:
    path = written(tmp_path / "d", CARD + 'picture = "a.png"')
    with pytest.raises(DeckError, match=r"the picture of card 1, a.png, is no file here"):
        Deck.read(path)
    (tmp_path / "a.png").write_bytes(b"<svg/>")
    with pytest.raises(DeckError, match="is no PNG, JPEG or GIF"):
        Deck.read(path)
    (tmp_path / "a.png").write_bytes(PNG + bytes(300_000))
    with pytest.raises(DeckError, match="is too large"):
        Deck.read(path)
    (tmp_path / "a.png").write_bytes(PNG + bytes(200_000))
    with pytest.raises(DeckError, match="with its pictures the deck is larger"):
        Deck.read(path)


def test_one_language_serves_for_both(tmp_path: Path) -> None:
    text = '[[card]]\nname = { es = "Ana" }\ntext = "t"\ncrisis = { en = "Why?" }\n'
    deck = Deck.read(written(tmp_path / "d", text))
    assert [deck.word(Say("hero", {"card": 0}), lang) for lang in LANGUAGES] == ["Ana", "Ana"]
    assert deck.word(Say("crisis", {"card": 0}), "es") == "Why?"


def test_texts_without_traits_are_guessed_and_always_the_same() -> None:
    assert guessed("A t") == guessed("A t")
    assert len({guessed(f"A {i}") for i in range(50)}) == 50
    deck = Deck.of({"text": CARD, "sha256": digest(CARD)})
    card = deck.texts.cards[0]
    assert card["strengths"] | card["needs"] << 12 == guessed("A t")
    state = new_match(superhero, 1, {"row": "5"}, 1)
    assert state.traits[0] != 0
    assert state.traits[state.deck] == guessed(
        "Captain Placeholder Here until somebody better is thought of."
    )


def test_what_a_deck_has_no_words_for() -> None:
    deck = Deck.of({"text": CARD, "sha256": digest(CARD)})
    assert deck.word(Say("crisis", {"card": 0}), "en") is None
    assert deck.word(Say("crisis", {"card": 1}), "en") is None
    assert deck.word(Say("theme-hero"), "en") is None
    assert deck.word(Say("hero", {"card": -1}), "en") is None
    assert deck.word(Say("hero", {"card": "x"}), "en") is None
    assert deck.word(Say("told-time"), "en") is None
    assert deck.word(Say("hero", {"card": 3}), "en") is None
    assert deck.word(Say("line", {"card": 99}), "en") is None


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        (["", "line"], "the name is empty"),
        (["Name", "  "], "the line about it is empty"),
        (["N" * 41, "line"], "41 characters: 40 at most"),
        (["Name", "a\x1b[2Jb"], "control characters"),
        (["captain LADLE", "line"], "a card named captain LADLE already"),
        (["Garabato", "line"], "a card named Garabato already"),
    ],
)
def test_made_up_heroes_that_do_not_do(answers: list[str], sentence: str) -> None:
    with pytest.raises(DeckError, match=sentence):
        Deck.of({}).answered(0, answers)


def test_a_seat_may_make_up_another_hero_instead() -> None:
    deck = Deck.of({}).answered(0, ["One", "a"]).answered(0, ["One", "b"])
    assert deck.word(Say("line", {"card": deck.size}), "es") == "b"
    assert deck.head["made"] == {"0": ["One", "b"]}


def test_other_games_are_played_without_a_deck(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="president is played without a deck file"):
        read_material(load("president"), tmp_path)
    assert material_of(load("president"), {}) is None
