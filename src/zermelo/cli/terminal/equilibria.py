"""Equilibria of games with hidden information: solved, as tables, and in files."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...board import Amounts, Board, Cards, Chips, Circuit, Dice, Grid, Part, Piles, Points
from ...equilibrium import (
    VARIANTS,
    ExactEquilibrium,
    NotSolved,
    Point,
    SampledProfile,
    SequenceForm,
    StrategyProfile,
    TreeTooLarge,
    cfr,
    mccfr,
    sequence_form,
    solve_exactly,
    solve_lp,
)
from . import measuring
from .results import facts, signed

if TYPE_CHECKING:
    from ...game import Game

ALGORITHMS = ("exact", "lp", "race", *VARIANTS, "external", "outcome", "markov")
EXACT_SEQUENCES = 1000
"""Up to this many sequences, exact fractions are tried first."""
LP_SEQUENCES = 100_000
LP_SECONDS = 60.0
"""The seconds after which a linear program is replaced by an approximation, unless a time was
given."""
TARGET = 1e-3
"""Exploitability, relative to the largest utility, at which larger games count as solved."""
DASH = "-"

Profile = StrategyProfile | SampledProfile
Report = Callable[[Point], object]


class SolverOptions(NamedTuple):
    """The options given on the command line; None: chosen to suit the game."""

    algorithm: str | None = None
    iterations: int | None = None
    seconds: float | None = None
    target: float | None = None
    checkpoint: str | None = None
    device: str | None = None
    threads: int | None = None

    @property
    def limits(self) -> dict[str, Any]:
        names = ("iterations", "seconds", "target", "checkpoint")
        return {name: getattr(self, name) for name in names}

    @property
    def where(self) -> dict[str, Any]:
        """The options that say where to compute, which only CFR has."""
        return {"device": self.device, "threads": self.threads}


def solve(game: Game, options: SolverOptions, report: Report | None) -> Profile:
    """Solve by the requested algorithm, or by one that suits the game's size."""
    limits = options.limits
    is_placed = check_placed(options)
    if options.algorithm in ("external", "outcome"):
        return mccfr(game, options.algorithm, report=report, **limits)
    form = sequence_form(game)
    algorithm = options.algorithm or ("race" if is_placed else _suitable(form, options))
    if algorithm == "exact":
        try:
            return solve_exactly(form, seconds=options.seconds)
        except NotSolved:
            if options.algorithm:
                raise
            algorithm = "lp"
    if algorithm == "lp":
        try:
            return solve_lp(form, seconds=options.seconds if options.algorithm else LP_SECONDS)
        except (NotSolved, TreeTooLarge):
            if options.algorithm:
                raise
            algorithm = "race"
    if not any((options.iterations, options.seconds is not None, options.target is not None)):
        limits["target"] = TARGET * float(abs(form.utilities).max())
    return cfr(form, algorithm, report=report, **limits, **options.where)


def check_placed(options: SolverOptions) -> bool:
    """Refuse options that say where to compute, unless the algorithm is CFR."""
    is_placed = any(value is not None for value in options.where.values())
    if is_placed and options.algorithm not in (None, "race", *VARIANTS):
        raise click.UsageError("--device and --threads are for CFR: --algorithm race, for example")
    return is_placed


def measured(game: Game, solution: Profile) -> Profile:
    """The result of sampling, with an exploitability even where the tree is too large."""
    if not isinstance(solution, SampledProfile) or not math.isnan(solution.exploitability):
        return solution
    found = measuring.measured(game, solution.strategy).exploitability
    *points, last = solution.points
    return replace(solution, points=(*points, last._replace(exploitability=found)))


def _suitable(form: SequenceForm, options: SolverOptions) -> str:
    size, limited = sum(form.sizes.sequences), any(v is not None for v in options.limits.values())
    zero_sum = form.players == 2 and form.game.zero_sum
    if limited or not zero_sum or size > LP_SEQUENCES:
        return "race"
    return "exact" if size <= EXACT_SEQUENCES else "lp"


# Tables.


def tables(solution: Profile, most: int) -> RenderableType:
    """The whole result, with at most `most` rows per player."""
    if isinstance(solution, SampledProfile):
        return facts(
            [
                ("method", solution.algorithm),
                ("exploitability", f"{solution.exploitability:.3g}"),
                ("information sets", f"{solution.information_sets:,} visited"),
                *_cost(solution),
            ]
        )
    form = solution.form
    parts: list[RenderableType] = [facts(_facts(solution))]
    parts += [_table(solution, player, most) for player in range(form.players)]
    left = sum(max(count - most, 0) for count in form.sizes.information_sets)
    if left:
        parts.append(Text(f"and {left:,} more; --rows sets how many are shown"))
    return Group(*parts)


def _facts(solution: StrategyProfile) -> list[tuple[str, str]]:
    sizes = solution.form.sizes
    method = {"exact": "exact fractions", "lp": "linear program"}
    return [
        ("value", _values(solution)),
        ("method", method.get(solution.algorithm, solution.algorithm)),
        ("exploitability", _exploitability(solution) + _left(solution)),
        ("information sets", " + ".join(f"{count:,}" for count in sizes.information_sets)),
        ("histories", f"{sizes.histories:,}"),
        *_cost(solution),
    ]


def _values(solution: StrategyProfile) -> str:
    texts = [signed(value) for value in solution.values]
    if isinstance(solution, ExactEquilibrium):
        texts = [
            f"{share} ({signed(float(share))})" if share.denominator > 1 else str(share)
            for share in (solution.value, -solution.value)
        ]
    name = solution.form.game.player_name
    return ", ".join(f"{text} to {name(player)}" for player, text in enumerate(texts))


def _exploitability(solution: StrategyProfile) -> str:
    if isinstance(solution, ExactEquilibrium):
        return "0, proven"
    if solution.form.players == 2:
        return f"{solution.exploitability:.3g}"
    each = ", ".join(f"{gain:.3g}" for gain in solution.gains)
    return f"{solution.exploitability:.3g}; best responses gain {each}"


def _left(solution: StrategyProfile) -> str:
    """Advice on how to get a smaller exploitability."""
    return "; --target sets how far to go" if solution.stopped == "target" else ""


def _cost(solution: Profile) -> list[tuple[str, str]]:
    if not solution.iterations:
        return []
    return [
        ("iterations", f"{solution.iterations:,}"),
        ("stopped by", solution.stopped),
        ("seconds", f"{solution.seconds:.3f}"),
    ]


def _table(solution: StrategyProfile, player: int, most: int) -> Table:
    form, game = solution.form, solution.form.game
    behaviour: Any = form.behaviour_of(solution.plan).tolist()
    if isinstance(solution, ExactEquilibrium):
        behaviour = solution.behaviour
    table = Table(box=box.SIMPLE, pad_edge=False, title=game.player_name(player))
    table.title_justify = "left"
    table.add_column("knows", overflow="fold")
    table.add_column("plays", overflow="fold")
    for number in form.sets_of(player)[:most]:
        state = form.example(number)
        plays = "  ".join(
            f"{game.action_text(state, action)} {probability_text(p)}"
            for action, p in zip(form.actions(number), behaviour[form.row(number)], strict=True)
            if p >= 5e-4 or (isinstance(p, Fraction) and p)
        )
        table.add_row(Text(in_a_line(game.board(state, player))), Text(plays))
    return table


def probability_text(p: float | Fraction) -> str:
    return str(p) if isinstance(p, Fraction) else f"{p:.3f}"


def in_a_line(board: Board) -> str:
    """The content of a board in one line."""
    return ", ".join(text for part in board if (text := _part(part)))


def _part(part: Part) -> str:
    return f"{part.title} {_content(part)}".strip() if _content(part) else ""


def _content(part: Part) -> str:
    if isinstance(part, Cards):
        return " ".join(part.cards)
    if isinstance(part, Dice):
        return " ".join(map(str, part.values))
    if isinstance(part, Piles | Points | Amounts):
        return DASH.join(map(str, part.counts))
    if isinstance(part, Chips):
        return DASH.join(map(str, part.bets))
    if isinstance(part, Circuit):
        return DASH.join("".join(map(str, square.visitors)) for square in part.squares)
    if isinstance(part, Grid):
        symbols = [cell.symbol if cell else "." for cell in part.cells]
        rows = range(0, len(symbols), part.columns)
        return "/".join("".join(symbols[row : row + part.columns]) for row in rows)
    return part.text


# Files.


def as_json(game: Game, solution: Profile) -> str:
    """The result as JSON; NaN becomes null."""
    content: dict[str, Any] = {
        "game": game.name,
        "algorithm": solution.algorithm,
        "exploitability": _number(solution.exploitability),
        "iterations": solution.iterations,
        "seconds": solution.seconds,
        "stopped": solution.stopped,
        "points": [list(map(_number, point)) for point in solution.points],
    }
    if isinstance(solution, StrategyProfile):
        exact = str(solution.value) if isinstance(solution, ExactEquilibrium) else None
        content |= {
            "values": list(solution.values),
            "gains": list(solution.gains),
            "exact": exact,
            "sizes": solution.form.sizes._asdict(),
            "strategy": _rows(solution),
        }
    return json.dumps(content, indent=2)


def _rows(solution: StrategyProfile) -> list[dict[str, Any]]:
    form, game = solution.form, solution.form.game
    behaviour = form.behaviour_of(solution.plan).tolist()
    rows = []
    for number, (player, _) in enumerate(form.keys):
        state = form.example(number)
        texts = [game.action_text(state, action) for action in form.actions(number)]
        plays = dict(zip(texts, behaviour[form.row(number)], strict=True))
        rows.append(
            {"player": player, "knows": in_a_line(game.board(state, player)), "plays": plays}
        )
    return rows


def _number(value: float) -> float | None:
    return value if value == value else None


def check_export(paths: tuple[str, ...]) -> None:
    """Refuse files of unknown formats before hours of solving."""
    for path in paths:
        if Path(path).suffix.lower() not in (".efg", ".nfg", ".json"):
            raise click.UsageError(
                f"--export writes .efg and .nfg (the game) and .json (the strategy), not {path!r}"
            )


def export(game: Game, solution: Profile, path: str, spec: str) -> None:
    """Write the game as a Gambit file, or the strategy as JSON."""
    if Path(path).suffix.lower() == ".json":
        if isinstance(solution, SampledProfile):
            raise click.UsageError("a sampled strategy is too large for JSON; use --checkpoint")
        solution.strategy(spec).save(path)
    else:
        from ...bridges import gambit

        gambit.write(game, path)
