"""Spots of hold'em: the progress of the solver, and its result hand by hand."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .results import facts

if TYPE_CHECKING:
    from ...equilibrium import Point
    from ...poker import Spot, SpotSolution
    from .equilibria import SolverOptions

FORMATS = (".csv", ".json")
ALGORITHMS = ("dcfr", "cfr+")


def is_spot(game: Any) -> bool:
    """Whether the game is solved as a spot of no-limit hold'em."""
    from ...games.holdem import Holdem

    return isinstance(game, Holdem)


def check_export(paths: tuple[str, ...]) -> None:
    for path in paths:
        if Path(path).suffix.lower() not in FORMATS:
            raise click.UsageError(f"--export of a spot writes .csv and .json, not {path!r}")


def tell_size(spot: Spot, needed: int) -> None:
    """Print the size of a spot before the work begins."""
    one, other = spot.tree.hands.tolist()
    click.echo(
        f"{len(spot.tree.kind):,} nodes for {one:,} and {other:,} hands: {needed / 1e6:,.0f} MB",
        err=True,
    )


def solve(game: Any, options: SolverOptions, short: bool, report: Any) -> SpotSolution:
    """Solve a spot with the options of the command line."""
    from ...poker.solution import check_spot, solve_spot

    check_spot(game)
    if options.device not in (None, "cpu"):
        raise click.UsageError("spots of hold'em are solved on the CPU; leave out --device")
    return solve_spot(
        game,
        variant=options.algorithm or "dcfr",
        threads=options.threads,
        short=short,
        report=report,
        about=tell_size,
        **options.limits,
    )


def progress(target: float | None) -> Any:
    """Draws a point: exploitability and the time that is left, as it has fallen so far."""
    from ...poker.solution import TARGET

    seen: list[Point] = []
    wanted = TARGET if target is None else target

    def draw(point: Point) -> RenderableType:
        seen.append(point)
        return facts(
            [
                ("iterations", f"{point.iteration:,}"),
                ("exploitability", f"{point.exploitability:.3g}% of the pot"),
                ("seconds", f"{point.seconds:.1f}"),
                ("left", left(seen, wanted)),
            ]
        )

    return draw


def left(points: list[Point], target: float) -> str:
    """The seconds until the target, if exploitability goes on to fall as a power of time."""
    if len(points) < 3:
        return "unknown"
    before, last = points[len(points) // 2], points[-1]
    if last.exploitability <= target:
        return "none"
    if not 0 < last.exploitability < before.exploitability or before.seconds <= 0:
        return "unknown"
    slope = math.log(before.exploitability / last.exploitability) / math.log(
        last.seconds / before.seconds
    )
    whole = last.seconds * (last.exploitability / target) ** (1 / slope)
    return f"about {whole - last.seconds:,.0f} s" if slope > 0.1 else "unknown"


def tables(solution: SpotSolution, most: int) -> RenderableType:
    """What was found, and what the first player does with its hands."""
    one, other = solution.values
    about = facts(
        [
            ("values", f"{one:.3f} and {other:.3f} of a pot of {solution.pot}"),
            ("exploitability", f"{solution.exploitability:.3g}% of the pot"),
            ("iterations", f"{solution.iterations:,}"),
            ("seconds", f"{solution.seconds:.2f}"),
            ("stopped", solution.stopped),
        ]
    )
    spot, plan = solution.spot, solution.solver.strategy(0)
    player = int(spot.tree.kind[0])
    weight = spot.tree.weight[player, : plan.shape[1]].astype(np.float64)
    shown = Table(box=None, pad_edge=False)
    shown.add_column("hand")
    shown.add_column("value", justify="right")
    for action in spot.names[0]:
        shown.add_column(action, justify="right")
    shares = (plan @ weight) / weight.sum()
    shown.add_row("all", f"{solution.values[player]:.2f}", *(f"{one:.1%}" for one in shares))
    from ...games._holdem.ranges import hand_name

    worth = solution.worth(player)
    by_worth = np.argsort(-np.nan_to_num(worth, nan=-np.inf), kind="stable")[:most]
    for hand in by_worth.tolist():
        name = hand_name(int(spot.hands[player][hand]))
        shown.add_row(name, f"{worth[hand]:.2f}", *(f"{one:.1%}" for one in plan[:, hand]))
    parts: list[RenderableType] = [about, shown]
    if plan.shape[1] > most:
        parts.append(Text(f"and {plan.shape[1] - most:,} more; --rows sets how many are shown"))
    return Group(*parts)
