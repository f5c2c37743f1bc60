"""What the README shows runs."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_match_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert found[1].count("\n") <= 10
    exec(compile(found[1], str(README), "exec"), {})  # noqa: S102 - our own page
    last = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"\{'points': \[\d+(, \d+){3}\], 'winners': \[\d\]\}", last)
