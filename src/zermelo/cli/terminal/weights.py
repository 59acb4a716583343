"""`zermelo train weights` and `td-leaf`: weights of an evaluation."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from ...files import write_whole
from ...game import Game
from ...learning.linear.contests import compare
from ...learning.linear.weights import (
    Samples,
    check_weights,
    fit_weights,
    gathered,
    named_weights,
)
from ...learning.runs.config import WeightsConfig
from ...play.match.record import read, replay
from .screen import LateProgress, console

_MATCH = 200


def fit(game: Game, folder: Path, config: WeightsConfig, samples: Samples) -> None:
    """Fit weights to the results of positions, show and keep them."""
    found = fit_weights(game, samples, held_out=config.held_out, seed=config.seed)
    console().print(
        f"{found.positions:,} positions, K = {found.scale:.4f}; loss "
        f"{found.loss_before:.4f} -> {found.loss_after:.4f}, in held-out games "
        f"{found.held_out_before:.4f} -> {found.held_out_after:.4f}",
        markup=False,
    )
    named = json.dumps(named_weights(game, found.after), indent=2)
    write_whole(folder / "weights.json", named.encode())
    show(game, folder, found.after)


def recorded(game: Game, path: Path) -> Samples:
    """The quiet positions of the finished games of a file of records."""

    def games() -> Iterator[tuple[Any, list[Any], Sequence[float]]]:
        for record in read(path):
            if record.utilities is not None and not record.fault:
                steps = list(replay(record, game))
                yield steps[0][0], [action for _, action in steps[:-1]], record.utilities

    return gathered(game, games())


def show(game: Game, folder: Path, after: Sequence[float]) -> None:
    """The weights by name, and what a match says they gained."""
    out, before = console(), check_weights(game)
    table = Table("feature", "before", "after", box=box.SIMPLE)
    for name, old, new in zip(game.feature_names, before, after, strict=True):
        table.add_row(name, f"{old:.4g}", f"{new:.4g}")
    out.print(table)
    out.print(f"the weights are in {folder / 'weights.json'}", markup=False)
    with LateProgress("match") as progress:
        match = compare(
            game, after, before, _MATCH, report=lambda played: progress(played / _MATCH)
        )
    out.print(
        f"against the weights before: {match.wins} won, {match.draws} drawn, {match.losses} lost, "
        f"{match.elo:+.0f} +- {match.error:.0f} Elo",
        markup=False,
    )
