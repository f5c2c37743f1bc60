"""OpenSkill ratings: one number a player, to order many players who did not all meet.

V. Joshy, "OpenSkill: a faster asymmetric multi-team, multiplayer rating system", Journal of Open
Source Software 9 (2024); the Plackett-Luce model. Everybody begins at 25.
"""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

RATED = 20_000
"""So many seats' results are rated, at least one deal: more would take longer than the matches."""


def ratings(players: int, matches: Iterable[tuple[Sequence[int], Sequence[float]]]) -> list[float]:
    """Return the rating of each player after matches: who sat where, and the rank of each seat.

    Each seat is a team of one; who has several gets the mean of their updates. A rating is the
    estimate of the strength itself (mu): the intervals beside it say how sure the result is. Bots
    do not change, so nothing is added to the uncertainty with time (tau is 0).
    """
    model: Any = PlackettLuce(tau=0.0)
    start = model.rating()
    known = [(start.mu, start.sigma)] * players
    for seated, ranks in matches:
        teams = [[model.rating(*known[player])] for player in seated]  # an object for each seat
        updated = [team[0] for team in model.rate(teams, ranks=list(ranks))]
        for player in set(seated):
            own = [rating for rating, who in zip(updated, seated, strict=True) if who == player]
            known[player] = (
                fmean(rating.mu for rating in own),
                fmean(rating.sigma for rating in own),
            )
    return [mu for mu, _ in known]
