"""Golden matches stay as they were reviewed; `make golden` writes them again."""

from __future__ import annotations

import dataclasses

import pytest

from superdeck.games.register import NAMES
from tests.golden.regenerate import FOLDER, GOLDEN, Golden, text_of


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem)
def test_a_golden_match_is_as_it_was(golden: Golden) -> None:
    assert golden.path.exists(), "make golden has not been run"
    kept = golden.path.read_text("utf-8").splitlines()
    now = text_of(golden).splitlines()
    assert now == kept, "look at the difference that `make golden` makes"


def test_every_game_has_one_in_each_language() -> None:
    for name in NAMES:
        assert {golden.lang for golden in GOLDEN if golden.game == name} == {"en", "es"}


def test_no_file_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {golden.path for golden in GOLDEN}


def test_another_seed_is_another_match() -> None:
    golden = GOLDEN[0]
    assert text_of(dataclasses.replace(golden, seed=8)) != text_of(golden)
