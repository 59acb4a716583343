"""Estimate how large a game is."""

from __future__ import annotations

import math

import click

from ...search.solving.brute_force import ATOMS, UNIVERSE, YEARS, BruteForce, orders_short
from ...search.solving.state_space import Size, power, size, speed
from ..arguments.loading import NamedPosition, position
from ..arguments.numbers import ABOVE_ZERO, COUNT
from ..terminal.screen import console

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
@click.option(
    "--branching", type=ABOVE_ZERO, help="Use this branching factor, not that of the sample."
)
@click.option("--depth", type=ABOVE_ZERO, help="Use this depth, not that of the sample.")
def command(
    place: NamedPosition,
    samples: int,
    seconds: float,
    seed: int,
    branching: float | None,
    depth: float | None,
) -> None:
    """Estimate how large a game is: branching factor, length, tree, states, cost of a full search.

    \b
      zermelo size tic_tac_toe
      zermelo size chess e2e4 e7e5 --time 20
      zermelo size chess --branching 35 --depth 100

    With both --branching and --depth nothing is sampled.
    """
    if branching is not None and depth is not None:
        tree = BruteForce(branching, depth)
        lines = [f"{place.game.name}, reckoned with {tree.branching:g} actions at {depth:g} plies"]
        lines += ["", *_costs(tree, speed(place.game, place.state))]
    else:
        found = size(place.game, place.state, samples=samples, seconds=seconds, seed=seed)
        mean = found.brute_force
        tree = BruteForce(branching or mean.branching, depth or mean.depth)
        lines = [*_facts(found), "", *_costs(tree, found.plies_per_second, found)]
    out = console()
    for line in lines:
        out.print(line, markup=False)


def _facts(found: Size) -> list[str]:
    cut = f", {found.cut:,} of them cut off" if found.cut else ""
    states = (
        f"{found.states}, counted"
        if found.counted
        else f"more than {power(found.states.low)}; so few games can't show how many more"
    )
    how = "for the few largest games outweigh all others" if found.tree.is_open else "estimated"
    return [
        f"{found.game}, from {found.paths:,} random games{cut}",
        f"branching factor   {found.branching} actions",
        f"length             {found.length} plies, {found.shortest} to {found.longest}",
        f"game tree          {found.tree} nodes, {how}",
        f"distinct states    {states}",
    ]


def _costs(tree: BruteForce, plies_per_second: float, found: Size | None = None) -> list[str]:
    """What a search of everything would take; no time where a number is only a lower bound."""
    rows = [("b^d leaves", tree.leaves), ("2 b^(d/2), best order", tree.best_order)]
    if found is not None:
        least = found.tree.low if found.tree.is_open else found.tree.log10
        rows.insert(0, ("the whole tree", least))
    else:
        rows.insert(0, ("1 + b + ... + b^d", tree.nodes))
    if found is not None and found.counted:
        rows.append(("each state once", found.states.log10))
    lines = [f"at {plies_per_second:,.0f} plies a second on this machine"]
    for name, nodes in rows:
        took = time_text(nodes - math.log10(plies_per_second))
        lines.append(f"{name:24}{power(nodes):>12} nodes   {took}")
    if found is not None:
        lines.append(_table(found))
    return [*lines, *_universe(rows[0][1])]


def _table(found: Size) -> str:
    free = bytes_text(math.log10(found.memory_bytes))
    needed = bytes_text(found.table_bytes)
    if not found.counted:
        needed = f"more than {bytes_text(found.states.low + math.log10(found.state_bytes))}"
    return f"a table of all states needs {needed} of memory; {free} are free"


def _universe(nodes: float) -> list[str]:
    """The comparison of the lectures, for trees out of reach."""
    if nodes < ATOMS:
        return []
    short = orders_short(nodes)
    verdict = f"{short} orders of magnitude short" if short else "which would be enough"
    return [
        "",
        f"10^{ATOMS:.0f} atoms, each at a node a nanosecond for all 10^{YEARS:.0f} years of "
        f"the universe: {power(UNIVERSE)} nodes, {verdict}",
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
