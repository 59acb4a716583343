"""Ways to learn besides AlphaZero, for `zermelo train --method`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ....errors import BadParameter
from ...terminal.weights import td_leaf, weights
from .policies import imitation, league, only

if TYPE_CHECKING:
    from rich.table import Table

    from ....game import Game
    from ....learning.td.td_lambda import TDProgress

__all__ = ["METHODS", "train_by"]


def train_by(method: str, game: Game, folder: Path | None, told: dict[str, Any]) -> None:
    """Train by a method; `told` has what was said on the command line, and nothing else."""
    try:
        METHODS[method](game, folder or Path("runs") / game.name, told)
    except ModuleNotFoundError as error:
        raise BadParameter(f"training needs {error.name}: pip install 'zermelo[learn]'") from None


def _td(game: Game, folder: Path, told: dict[str, Any]) -> None:
    from rich.live import Live

    from ....games import spec_of
    from ....learning.td.td_lambda import TDTraining, train_td
    from ...terminal.screen import console

    names = {"channels": "width", "blocks": "layers"}
    run = {name: told.pop(name) for name in ("device", "threads", "resume") if name in told}
    usual = ("minutes", "channels", "blocks", "games", "batch", "seed", "tensorboard")
    only(told, "td", usual)
    training = TDTraining(**{names.get(name, name): value for name, value in told.items()})
    out = console()
    with Live(console=out, refresh_per_second=4) as live:
        train_td(
            game,
            folder,
            None if run.get("resume") else training,
            spec=spec_of(game),
            report=lambda progress: live.update(_td_table(progress)),
            **run,
        )
    out.print(f"the network is {folder / 'network.safetensors'}", markup=False)


def _td_table(progress: TDProgress) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, show_header=False)
    for name, value in (
        ("seconds", f"{progress.seconds:,.0f}"),
        ("games", f"{progress.games:,}"),
        ("positions", f"{progress.positions:,}"),
        ("steps", f"{progress.steps:,}"),
        ("moves a second", f"{progress.moves_per_second:,.0f}"),
        ("evaluations a second", f"{progress.evaluations_per_second:,.0f}"),
        ("loss", f"{progress.loss:.4f}"),
        ("points against evaluate", f"{progress.equity:+.3f} +- {2 * progress.error:.3f}"),
    ):
        table.add_row(name, value)
    return table


METHODS = {
    "imitation": imitation,
    "league": league,
    "td": _td,
    "td-leaf": td_leaf,
    "weights": weights,
}
