"""Draw the picture of a terminal match in the README from a match that is really played.

Usage: `python tools/picture.py`; it writes `docs/pictures/terminal.svg`.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
TYPED = "a 5\na 6\nhint\n"
MATCH = ("play", "president", "--bots", "rules", "--seed", "9", "--lang", "en")
LINES = 54

THEME = TerminalTheme(
    (251, 245, 233),
    (31, 26, 46),
    [(31, 26, 46), (190, 30, 60), (11, 107, 70), (138, 75, 0)] * 2,
)
# rich's own frame fetches a font from elsewhere; this one asks for nothing.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}"
    xmlns="http://www.w3.org/2000/svg"><title>A match of President in a terminal</title>
<style>
.{unique_id}-matrix {{
    font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    font-size: {char_height}px; line-height: {line_height}px; white-space: pre;
}}
{styles}
</style>
<rect width="{width}" height="{height}" rx="8" fill="#FBF5E9" stroke="#E0D5C1"/>
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    """Play with typed words, keep the first lines, draw them."""
    words = [sys.executable, "-m", "superdeck", *MATCH]
    with tempfile.TemporaryDirectory() as folder:  # the match is saved there when it stops
        played = subprocess.run(
            words, input=TYPED, capture_output=True, text=True, check=True, cwd=folder
        )
    console = Console(record=True, width=80, file=sys.stdout)
    for line in played.stdout.splitlines()[:LINES]:
        text = Text(line)
        text.highlight_regex(r"^Your move.*", "bold")
        text.highlight_regex(r".*\(PRES-.*\)\.", "yellow")
        text.highlight_regex(r"^(Since|Your moves).*", "bold")
        console.print(text, soft_wrap=True)
    svg = console.export_svg(title="", theme=THEME, code_format=FRAME, unique_id="match")
    PICTURE.write_text(re.sub(r"[ \t]+\n", "\n", svg), encoding="utf-8")


if __name__ == "__main__":
    main()
