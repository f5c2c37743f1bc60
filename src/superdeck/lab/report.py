"""The lab's figures as plain tables for people: 80 columns, no colours."""

from __future__ import annotations

from textwrap import fill
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from superdeck.lab.plan import Plan

WIDTH = 79


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Lay out a table: words to the left, numbers (all that begin with a digit) to the right."""
    cells = [list(head), *(list(row) for row in rows)]
    widths = [max(len(cell) for cell in column) for column in zip(*cells, strict=True)]
    right = [all(row[i][:1] in "0123456789-+" for row in cells[1:]) for i in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if side else cell.ljust(width)
            for cell, width, side in zip(row, widths, right, strict=True)
        ).rstrip()
        for row in cells
    )


def simulation(plan: Plan, found: dict[str, Any], jobs: int) -> str:
    """Say the figures of a `simulate` document."""
    length = found["length"]
    quantiles = ", ".join(f"{part} % {value}" for part, value in length["quantiles"].items())
    rows = [
        (
            str(seat),
            player.text,
            f"{found['wins'][seat]:,.1f}",
            f"{found['win_share'][seat]:.2%}",
            f"{found['win_share_low'][seat]:.2%} to {found['win_share_high'][seat]:.2%}",
            f"{found['score_mean'][seat]:.3f}",
        )
        for seat, player in enumerate(plan.players)
    ]
    who = table(("seat", "player", "wins", "share", "95 % interval", "mean score"), rows)
    head = (
        f"{plan.game.FACTS.title}, {plan.seats} seats, {_chosen(plan)}seed {plan.seed}: "
        f"{found['games']:,} matches, {found['rounds']:,} rounds, "
        f"{found['decisions']:,} decisions ({found['real_choices']:,} real choices)"
    )
    long = f"Decisions a match: mean {length['mean']:.1f}; {quantiles}; most {length['max']}"
    fast = (
        f"{found['games_per_second']:,.0f} matches and {found['decisions_per_second']:,.0f} "
        f"decisions a second: {found['seconds']:.2f} s with {jobs} job{'s' * (jobs > 1)}, "
        f"after a start of {found['start_seconds']:.2f} s"
    )
    lines = [fill(head, WIDTH), "", who, "", fill(long, WIDTH)]
    if "time" in found:
        lines.append(fill(_live(found), WIDTH))
    return "\n".join((*lines, fill(fast, WIDTH)))


def arena(plan: Plan, found: dict[str, Any], *, sequential: bool) -> str:
    """Say the figures of an `arena` document."""
    head = (
        f"{plan.game.FACTS.title}, {plan.seats} seats, {_chosen(plan)}seed {found['seed']}: "
        f"{found['deals']:,} deals in {plan.seats} rotations, {found['matches']:,} matches; "
        f"no skill is a share of {1 / plan.seats:.2%}"
    )
    players = [
        (
            each["player"],
            f"{each['seats_held']:,}",
            f"{each['win_share']:.2%}",
            f"{each['win_share_low']:.2%} to {each['win_share_high']:.2%}",
            f"{each['mean_rank']:.2f}",
            f"{each['mean_rank_low']:.2f} to {each['mean_rank_high']:.2f}",
            f"{each['rating']:.1f}",
        )
        for each in found["players"]
    ]
    pairs = [
        (
            f"{each['a']} - {each['b']}",
            f"{each['difference']:+.2%}",
            f"{each['low']:+.2%} to {each['high']:+.2%}",
            each[each["verdict"]] if each["verdict"] != "open" else "open",
        )
        for each in found["pairs"]
    ]
    who = ("player", "seats", "share", "95 % interval", "rank", "95 % interval", "rating")
    interval = "98 % interval" if sequential else "95 % interval"
    lines = [
        fill(head, WIDTH),
        table(who, players),
        table(("share of one less the other's", "", interval, "stronger"), pairs),
    ]
    if sequential:
        lines.append(fill(LOOKED, WIDTH))
    return "\n\n".join(lines)


LOOKED = (
    "The pair's interval and verdict hold however often one looks (an error of 1 % on each side); "
    "the players' own intervals do so only where the test did not stop early."
)


def _live(found: dict[str, Any]) -> str:
    """Say how long live matches took, and how often somebody was too late."""
    time = found["time"]
    seconds = ", ".join(f"{part} % {ms / 1000:.1f}" for part, ms in time["quantiles"].items())
    return (
        f"Seconds a match: mean {time['mean'] / 1000:.1f}; {seconds}; "
        f"{found['late'] / found['games']:.1f} claims a match were late"
    )


def _chosen(plan: Plan) -> str:
    """Name the options that differ from the rulebook's defaults."""
    options = [field.option for field in plan.state.fields if field.option]
    usual = {option.name: option.usual(plan.seats) for option in options}
    return "".join(
        f"{name}={word}, "
        for name, word in plan.options.items()
        if getattr(plan.state, name) != usual[name]
    )


def benchmark(entries: Iterable[dict[str, Any]]) -> str:
    """Say the list of a `bench` document."""
    rows = [
        (
            entry["game"],
            f"{entry['seats']}",
            entry["life"],
            f"{entry['decisions_per_second']:,.0f}",
            f"{entry['low']:,.0f}",
            f"{entry['high']:,.0f}",
            f"{entry['runs']}",
        )
        for entry in entries
    ]
    return table(("game", "seats", "life", "decisions/s", "slowest", "fastest", "runs"), rows)
