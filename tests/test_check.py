"""The checker's own promises: what fails a run, and how the table ends."""

from __future__ import annotations

import pytest

from tools import check


def ended(result: check.Result, *allowed: str) -> check.Outcome:
    def run() -> check.Result:
        """Say nothing."""
        return result

    return check.attend(check.Part("docs", run), frozenset(allowed))


def test_a_part_that_could_not_run_fails_the_run() -> None:
    assert ended(check.Result(check.MISSING, "no mkdocs")).bad


def test_unless_it_is_allowed_by_name() -> None:
    assert not ended(check.Result(check.MISSING, "no mkdocs"), "twin", "docs").bad
    assert ended(check.Result(check.MISSING, "no mkdocs"), "twin").bad


def test_allowing_a_part_does_not_hide_its_failure() -> None:
    assert ended(check.Result(check.FAILED), "docs").bad


def test_a_newer_python_that_is_not_at_hand_does_not_fail_the_run() -> None:
    assert not ended(check.Result(check.ABSENT, "no newer Python")).bad


def test_the_table_names_the_reason_and_ends_with_the_count() -> None:
    good, missing = check.Result(check.PASSED), check.Result(check.MISSING, "no mkdocs")
    absent = check.Result(check.ABSENT, "no newer Python")
    lines = check.table([ended(good), ended(missing), ended(absent)]).splitlines()
    assert lines[3].split() == ["docs", "could", "not", "run", "0.0", "s", "no", "mkdocs"]
    assert lines[-1] == "1 passed, 1 failed, 1 skipped"


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        check.chosen(["types", "tpyes"])
    assert "no part tpyes: the parts are lint, types" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("page", "asks"),
    [
        ('<a href="https://example.org/">elsewhere</a>', False),
        ('<link href="css/base.css" rel="stylesheet">', False),
        ('<link rel="stylesheet" href="https://example.org/f.css">', True),
        ("<script src='//example.org/x.js'></script>", True),
        ('@font-face { src: url("https://example.org/f.woff2") }', True),
    ],
)
def test_a_page_that_asks_another_machine_is_seen(page: str, *, asks: bool) -> None:
    assert bool(check.OUTSIDE.search(page)) is asks
