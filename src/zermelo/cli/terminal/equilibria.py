"""Equilibria of games with hidden information: solved, as tables to read, and in files."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import click
import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...board import Board, Cards, Dice, Grid, Part, Piles, Points
from ...bridges import gambit
from ...equilibrium import (
    VARIANTS,
    NotSolved,
    Point,
    Sampled,
    SequenceForm,
    Solution,
    cfr,
    mccfr,
    race,
    sequence_form,
    solve_exactly,
    solve_lp,
)
from ...game import Game
from .results import facts, finite, signed
from .screen import table

__all__ = [
    "ALGORITHMS",
    "Found",
    "SolverOptions",
    "as_json",
    "check_export",
    "export",
    "solve",
    "tables",
]

ALGORITHMS = ("exact", "lp", "race", *VARIANTS, "external", "outcome")
EXACT_SEQUENCES = 1000
"""Up to this many sequences exact fractions are tried first."""
LP_SEQUENCES = 20_000
TARGET = 1e-3
"""Exploitability, in parts of the largest utility, at which larger games count as solved."""
DASH = "-"

Report = Callable[[Point], object]


class SolverOptions(NamedTuple):
    """What to solve by and when to stop; None: whatever suits the game."""

    algorithm: str | None = None
    iterations: int | None = None
    seconds: float | None = None
    target: float | None = None
    checkpoint: str | None = None

    @property
    def limits(self) -> dict[str, Any]:
        named = ("iterations", "seconds", "target", "checkpoint")
        return {name: getattr(self, name) for name in named}


class Found(NamedTuple):
    """An equilibrium, or what is near one."""

    game: Game
    solution: Solution | Sampled
    value: Fraction | None = None
    """To the first player, where it is known exactly."""
    behaviour: Any = None
    """The fractions behind it, by sequence."""


def solve(game: Game, options: SolverOptions, report: Report | None) -> Found:
    """By the algorithm requested, or by one that suits the game's size."""
    if options.algorithm in ("external", "outcome"):
        return Found(game, mccfr(game, options.algorithm, report=report, **options.limits))
    form = sequence_form(game)
    algorithm = options.algorithm or _suited(form, options)
    if algorithm == "exact":
        try:
            return _exactly(form)
        except NotSolved:
            if options.algorithm:
                raise
            algorithm = "lp"
    if algorithm == "lp":
        return Found(game, solve_lp(form))
    limits = options.limits
    if not any((options.iterations, options.seconds is not None, options.target is not None)):
        limits["target"] = TARGET * float(abs(form.utilities).max())
    if algorithm == "race":
        return Found(game, race(form, report=report, **limits))
    return Found(game, cfr(form, algorithm, report=report, **limits))


def _suited(form: SequenceForm, options: SolverOptions) -> str:
    size, limited = sum(form.sizes.sequences), any(v is not None for v in options.limits.values())
    zero_sum = form.players == 2 and form.game.zero_sum
    if limited or not zero_sum or size > LP_SEQUENCES:
        return "race"
    return "exact" if size <= EXACT_SEQUENCES else "lp"


def _exactly(form: SequenceForm) -> Found:
    exact = solve_exactly(form)
    plan = form.plan_of(np.array(exact.behaviour, float))
    return Found(form.game, Solution(form, plan, "exact"), exact.value, exact.behaviour)


# Tables.


def tables(found: Found, most: int) -> RenderableType:
    """The value, the cost, and the first rows of each player's strategy."""
    parts: list[RenderableType] = [facts(_facts(found))]
    if isinstance(found.solution, Solution):
        form = found.solution.form
        for player in range(form.players):
            parts.append(_table(found, player, most))
        left = sum(max(count - most, 0) for count in form.sizes.information_sets)
        if left:
            parts.append(Text(f"and {left:,} more; --rows sets how many"))
    return Group(*parts)


def _facts(found: Found) -> list[tuple[str, str]]:
    solution = found.solution
    if isinstance(solution, Sampled):
        return [
            ("method", solution.algorithm),
            ("exploitability", f"{solution.exploitability:.3g}"),
            ("information sets", f"{solution.information_sets:,} met"),
            *_cost(solution),
        ]
    sizes = solution.form.sizes
    return [
        ("value", _values(found, solution)),
        ("method", {"exact": "exact fractions", "lp": "linear program"}.get(
            solution.algorithm, solution.algorithm
        )),
        ("exploitability", _exploitability(found, solution)),
        ("information sets", " + ".join(f"{count:,}" for count in sizes.information_sets)),
        ("histories", f"{sizes.histories:,}"),
        *_cost(solution),
    ]  # fmt: skip


def _values(found: Found, solution: Solution) -> str:
    names = [found.game.player_name(player) for player in range(len(solution.values))]
    if found.value is not None:
        shares = [found.value, -found.value]
        return ", ".join(
            f"{share} ({signed(float(share))}) to {name}" if share.denominator > 1 else
            f"{share} to {name}"
            for share, name in zip(shares, names, strict=True)
        )  # fmt: skip
    return ", ".join(
        f"{signed(value)} to {name}" for value, name in zip(solution.values, names, strict=True)
    )


def _exploitability(found: Found, solution: Solution) -> str:
    if found.value is not None:
        return "0, proven"
    if solution.form.players == 2:
        return f"{solution.exploitability:.3g}"
    each = ", ".join(f"{gain:.3g}" for gain in solution.gains)
    return f"{solution.exploitability:.3g}; best responses gain {each}"


def _cost(solution: Solution | Sampled) -> list[tuple[str, str]]:
    if not solution.iterations:
        return []
    return [
        ("iterations", f"{solution.iterations:,}"),
        ("stopped by", solution.stopped),
        ("seconds", f"{solution.seconds:.3f}"),
    ]


def _table(found: Found, player: int, most: int) -> Table:
    solution = found.solution
    assert isinstance(solution, Solution)
    form = solution.form
    behaviour = found.behaviour or form.behaviour_of(solution.plan).tolist()
    begin, end = (int(number) for number in form.layout.sets[player : player + 2])
    rows = []
    for number in range(begin, min(end, begin + most)):
        state = form.example(number)
        choices = zip(form.game.actions(state), behaviour[form.row(number)], strict=True)
        plays = "  ".join(
            f"{form.game.action_text(state, action)} {_probability(p)}"
            for action, p in choices
            if p >= 5e-4 or (isinstance(p, Fraction) and p)
        )
        rows.append((in_a_line(form.game.board(state, player)), plays))
    return table(("knows", "plays"), rows, title=found.game.player_name(player))


def _probability(p: float | Fraction) -> str:
    return str(p) if isinstance(p, Fraction) else f"{p:.3f}"


def in_a_line(board: Board) -> str:
    """What a board shows, without the picture."""
    return ", ".join(text for part in board if (text := _part(part)))


def _part(part: Part) -> str:
    return f"{part.title} {_content(part)}".strip() if _content(part) else ""


def _content(part: Part) -> str:
    if isinstance(part, Cards):
        return " ".join(part.cards)
    if isinstance(part, Dice):
        return " ".join(map(str, part.values))
    if isinstance(part, Piles | Points):
        return DASH.join(map(str, part.counts))
    if isinstance(part, Grid):
        symbols = [cell.symbol if cell else "." for cell in part.cells]
        rows = range(0, len(symbols), part.columns)
        return "/".join("".join(symbols[row : row + part.columns]) for row in rows)
    return part.text


# Files.


def as_json(found: Found) -> str:
    """The result as JSON; what is no number is null."""
    solution = found.solution
    data: dict[str, Any] = {
        "game": found.game.name,
        "algorithm": solution.algorithm,
        "exploitability": solution.exploitability,
        "iterations": solution.iterations,
        "seconds": solution.seconds,
        "stopped": solution.stopped,
        "points": [list(point) for point in solution.points],
    }
    if isinstance(solution, Solution):
        data |= {
            "values": list(solution.values),
            "gains": list(solution.gains),
            "exact": None if found.value is None else str(found.value),
            "sizes": solution.form.sizes._asdict(),
            "strategy": _rows(found, solution),
        }
    return json.dumps(finite(data), indent=2)


def _rows(found: Found, solution: Solution) -> list[dict[str, Any]]:
    form = solution.form
    behaviour = form.behaviour_of(solution.plan).tolist()
    rows = []
    for number, (player, _) in enumerate(form.keys):
        state = form.example(number)
        texts = [form.game.action_text(state, action) for action in form.game.actions(state)]
        plays = dict(zip(texts, behaviour[form.row(number)], strict=True))
        knows = in_a_line(form.game.board(state, player))
        rows.append({"player": player, "knows": knows, "plays": plays})
    return rows


def check_export(paths: tuple[str, ...]) -> None:
    """Before hours of solving: can these be written at all?"""
    for path in paths:
        if Path(path).suffix.lower() not in (".efg", ".nfg", ".json"):
            raise click.UsageError(
                f"--export writes .efg and .nfg (the game) and .json (the strategy), not {path!r}"
            )


def export(found: Found, path: str, spec: str) -> None:
    """The game in a file of Gambit's, or the strategy in a JSON file."""
    if Path(path).suffix.lower() == ".json":
        if isinstance(found.solution, Sampled):
            raise click.UsageError("a sampled strategy is too large for JSON; use --checkpoint")
        found.solution.strategy(spec).save(path)
    else:
        gambit.write(found.game, path)
