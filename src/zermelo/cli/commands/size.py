"""`zermelo size`: is brute force feasible?"""

from __future__ import annotations

import math

import click

from ...search.solving.state_space import Size, power, size
from ..arguments.loading import NamedPosition, position
from ..arguments.numbers import ABOVE_ZERO, COUNT
from ..terminal.screen import console

__all__ = ["command"]

UNITS = (
    (60, "seconds", 1),
    (3600, "minutes", 60),
    (86400, "hours", 3600),
    (86400 * 365.25, "days", 86400),
    (math.inf, "years", 86400 * 365.25),
)
PREFIXES = ("bytes", "KB", "MB", "GB", "TB", "PB", "EB")


@click.command("size")
@position
@click.option(
    "--samples", default=100_000, show_default=True, type=COUNT, help="Maximum number of paths."
)
@click.option(
    "--time",
    "seconds",
    default=5.0,
    show_default=True,
    type=ABOVE_ZERO,
    help="Maximum seconds of sampling.",
)
@click.option("--seed", default=0, show_default=True, help="Random seed.")
def command(place: NamedPosition, samples: int, seconds: float, seed: int) -> None:
    """Estimate how large a game is: branching factor, length, tree, states, cost of a full search.

    \b
      zermelo size tic_tac_toe
      zermelo size chess e2e4 e7e5 --time 20
    """
    found = size(place.game, place.state, samples=samples, seconds=seconds, seed=seed)
    out = console()
    for line in (*_facts(found), "", *_costs(found)):
        out.print(line, markup=False)


def _facts(found: Size) -> list[str]:
    cut = f", {found.cut:,} of them cut off" if found.cut else ""
    kind = "counted" if found.counted else "at least, from states met once and twice"
    return [
        f"{found.game}, from {found.paths:,} random games{cut}",
        f"branching factor   {found.branching} actions",
        f"length             {found.length} plies, {found.shortest} to {found.longest}",
        f"game tree          {found.tree} nodes",
        f"distinct states    {found.states}, {kind}",
    ]


def _costs(found: Size) -> list[str]:
    rows = [
        ("the whole tree", found.tree.log10),
        ("b^d", found.full_width),
        ("2 b^(d/2), best order", found.best_order),
        ("each state once", found.states.log10),
    ]
    memory = bytes_text(found.table_bytes)
    free = bytes_text(math.log10(found.memory_bytes))
    least = "" if found.counted else "at least "
    return [
        f"at {found.plies_per_second:,.0f} plies a second on this machine",
        *(
            f"{name:24}{power(log10):>12} nodes   {time_text(found.seconds(log10))}"
            for name, log10 in rows
        ),
        f"a table of all states needs {least}{memory} of memory; {free} are free",
    ]


def time_text(log10: float) -> str:
    """A time by the logarithm of its seconds.

    >>> time_text(0.0), time_text(5.0), time_text(40.0)
    ('1 seconds', '1.2 days', '3.2e32 years')
    """
    if log10 < -3:
        return "no time"
    for limit, unit, length in UNITS:
        if log10 < math.log10(limit):
            in_units = log10 - math.log10(length)
            return f"{_short(in_units) if in_units < 5 else power(in_units)} {unit}"
    return "forever"


def bytes_text(log10: float) -> str:
    """An amount of memory by the logarithm of its bytes.

    >>> bytes_text(3.0), bytes_text(9.5), bytes_text(40.0)
    ('1,000 bytes', '2.9 GB', '8.7e21 EB')
    """
    step = math.log10(1024)
    place = min(max(int(log10 / step), 0), len(PREFIXES) - 1)
    in_units = log10 - place * step
    return f"{_short(in_units) if in_units < 5 else power(in_units)} {PREFIXES[place]}"


def _short(log10: float) -> str:
    number = 10**log10
    return f"{number:,.0f}" if number >= 100 or number == round(number) else f"{number:.2g}"
