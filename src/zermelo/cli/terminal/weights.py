"""`zermelo train --method weights` and `td-leaf`: weights of an evaluation."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ...game import Game
    from ...learning.runs.config import WeightsConfig

__all__ = ["fit", "show"]

_MATCH = 200


def fit(game: Game, folder: Path, config: WeightsConfig, records: Path | None) -> None:
    """Fit weights to the results of self-play, or of recorded games."""
    from ...files import write_whole
    from ...learning.linear.contests import self_play
    from ...learning.linear.weights import fit_weights, gathered, named_weights
    from .screen import console

    if records is not None:
        samples = gathered(game, _recorded(game, records))
    else:
        with _bar("self-play", config.games) as report:
            samples = self_play(game, config, report=report)
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


def _recorded(game: Game, path: Path) -> Iterator[tuple[Any, list[Any], Sequence[float]]]:
    """The finished games of a file of records."""
    from ...play.match.record import read, replay

    for record in read(path):
        if record.utilities is not None and not record.fault:
            steps = list(replay(record, game))
            yield steps[0][0], [action for _, action in steps[:-1]], record.utilities


def show(game: Game, folder: Path, after: Sequence[float]) -> None:
    """The weights by name, and what a match says they gained."""
    from rich import box
    from rich.table import Table

    from ...learning.linear.contests import compare
    from ...learning.linear.weights import check_weights
    from .screen import console

    out, before = console(), check_weights(game)
    table = Table("feature", "before", "after", box=box.SIMPLE)
    for name, old, new in zip(game.feature_names, before, after, strict=True):
        table.add_row(name, f"{old:.4g}", f"{new:.4g}")
    out.print(table)
    out.print(f"the weights are in {folder / 'weights.json'}", markup=False)
    with _bar("match", _MATCH) as report:
        match = compare(game, after, before, _MATCH, report=report)
    out.print(
        f"against the weights before: {match.wins} won, {match.draws} drawn, {match.losses} lost, "
        f"{match.elo:+.0f} +- {match.error:.0f} Elo",
        markup=False,
    )


@contextmanager
def _bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar; call it with how much is done."""
    from rich.progress import Progress

    from .screen import console

    with Progress(console=console(), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)
