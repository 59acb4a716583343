"""`zermelo train --method weights` and `td-leaf`: weights of an evaluation."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..commands.training.policies import only

if TYPE_CHECKING:
    from ...game import Game
    from ...learning.linear.contests import Contest

__all__ = ["td_leaf", "weights"]

_GAMES, _MATCH = 500, 200


def weights(game: Game, folder: Path, told: dict[str, Any]) -> None:
    """Fit weights to the results of self-play, or of recorded games."""
    from rich.progress import Progress

    from ...learning.linear.contests import self_play
    from ...learning.linear.weights import fit_weights, gathered
    from .screen import console

    only(told, "weights", ("games", "records", "seed"))
    games, out = told.get("games", _GAMES), console()
    with Progress(console=out, transient=True) as progress:
        if "records" in told:
            samples = gathered(game, _recorded(game, told["records"]))
        else:
            bar = progress.add_task("self-play", total=games)
            samples = self_play(
                game,
                games,
                seed=told.get("seed", 0),
                report=lambda done: progress.update(bar, completed=done),
            )
    fit = fit_weights(game, samples, seed=told.get("seed", 0))
    out.print(
        f"{fit.positions:,} positions, K = {fit.scale:.4f}; surprise at the results "
        f"{fit.loss_before:.4f} -> {fit.loss_after:.4f}, in games held out "
        f"{fit.held_out_before:.4f} -> {fit.held_out_after:.4f}",
        markup=False,
    )
    _tell(game, folder, fit.before, fit.after)


def td_leaf(game: Game, folder: Path, told: dict[str, Any]) -> None:
    """Learn weights during self-play."""
    from rich.progress import Progress

    from ...learning.linear.td_leaf import LeafTraining, learn_weights
    from ...learning.linear.weights import check_weights
    from .screen import console

    only(told, "td-leaf", ("games", "batch", "seed"))
    before = check_weights(game)
    training = LeafTraining(**told)
    with Progress(console=console(), transient=True) as progress:
        bar = progress.add_task("self-play", total=training.games)
        after = learn_weights(
            game, training, report=lambda one: progress.update(bar, completed=one.games)
        )
    _tell(game, folder, before, after)


def _recorded(game: Game, path: Path) -> Iterator[tuple[Any, list[Any], Sequence[float]]]:
    """The finished games of a file of records."""
    from ...play.match.record import read, replay

    for record in read(path):
        if record.utilities is not None and not record.fault:
            steps = list(replay(record, game))
            yield steps[0][0], [action for _, action in steps[:-1]], record.utilities


def _tell(game: Game, folder: Path, before: Sequence[float], after: Sequence[float]) -> None:
    """Show the weights by name and what a match says they gained, and keep them."""
    from rich import box
    from rich.progress import Progress
    from rich.table import Table

    from ...files import write_whole
    from ...learning.linear.contests import compare
    from .screen import console

    out, table = console(), Table("feature", "before", "after", box=box.SIMPLE)
    for name, old, new in zip(game.feature_names, before, after, strict=True):
        table.add_row(name, f"{old:.4g}", f"{new:.4g}")
    out.print(table)
    folder.mkdir(parents=True, exist_ok=True)
    named = dict(zip(game.feature_names, after, strict=True))
    write_whole(folder / "weights.json", json.dumps(named, indent=2).encode())
    out.print(f"the weights are in {folder / 'weights.json'}", markup=False)
    with Progress(console=out, transient=True) as progress:
        bar = progress.add_task("match", total=_MATCH)
        match = compare(
            game,
            after,
            before,
            _MATCH,
            report=lambda played, _: progress.update(bar, completed=played),
        )
    out.print(_line(match), markup=False)


def _line(match: Contest) -> str:
    return (
        f"against the weights before: {match.wins} won, {match.draws} drawn, {match.losses} lost, "
        f"{match.elo:+.0f} +- {match.error:.0f} Elo"
    )
