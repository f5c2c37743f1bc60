"""How long the others take at a table with turns: by what everybody can see, and by chance.

Nothing here knows a hand, a legal move or a search. Times are drawn with the noise of reaction
times (`engine.noise`) round the median that a game's `ponder` says; all are in milliseconds, but
what `drawn` returns is in microseconds, as clocks count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from superdeck.engine.chance import Stream, pace_words, seed_stream
from superdeck.engine.noise import noisy

if TYPE_CHECKING:
    from superdeck.bots.player import Player

PACES = {"person": 1, "quick": 3}
"""What people write for a pace, and by how much it shortens every time."""

WINDOW = 400
"""The median where others may cut in before a person, whether or not one of them could."""

SHORTEST = 200
LONGEST = 4000
"""What a time is never below or above before it is shortened; a search may take longer."""

PER_MILLISECOND = 10
"""So many iterations, or more, a level that searches makes in a millisecond: it promises that."""


def search_time(player: Player) -> int:
    """Return how long a bot may search, whatever it sees: a fact about its level."""
    return player.iterations // PER_MILLISECOND


def drawn(median: int, least: int, share: int, key: list[int], seat: int, moment: int) -> int:
    """Return the microseconds that a seat takes at a moment of the match with this key.

    Never less than `least`. `moment` is any public number that differs from time to time.
    """
    own = Stream()
    seed_stream(own, *pace_words(key, seat, moment))
    time = min(max(noisy(median, own), SHORTEST), LONGEST)
    return max(1000 * time // share, 1000 * least)
