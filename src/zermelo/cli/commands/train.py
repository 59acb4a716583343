"""`zermelo train`: a network learns a game from playing with itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ..arguments.numbers import COUNT, Number

if TYPE_CHECKING:
    from rich.table import Table

    from ...learning.alphazero.training import Progress

__all__ = ["command"]

_RANDOM_PLIES = 4


@click.command("train", short_help="Let a network or an evaluation learn a game.")
@click.argument("game")
@click.option(
    "--method",
    default="alphazero",
    show_default=True,
    type=click.Choice(["alphazero", "imitation", "league", "td", "weights", "td-leaf"]),
    help="A network with search, one without, or weights of an evaluation.",
)
@click.option(
    "--folder", type=Path, help="Where the run is kept; runs/GAME unless given.", metavar="DIR"
)
@click.option("--minutes", default=10.0, show_default=True, type=Number(min=0.01))
@click.option("--channels", default=32, show_default=True, type=COUNT, help="Width of the network.")
@click.option("--blocks", default=3, show_default=True, type=COUNT, help="Depth of the network.")
@click.option("--games", default=128, show_default=True, type=COUNT, help="Games at the same time.")
@click.option(
    "--batch", default=256, show_default=True, type=COUNT, help="Positions in a step of learning."
)
@click.option(
    "--simulations", default=64, show_default=True, type=COUNT, help="Of a search to learn from."
)
@click.option("--device", help="cpu or cuda; a GPU where there is one.")
@click.option("--threads", type=COUNT, help="That search.")
@click.option("--workers", type=COUNT, help="Processes that play, on Ray.")
@click.option("--cluster", help="Address of a Ray cluster, or auto.", metavar="ADDRESS")
@click.option("--seed", default=0, show_default=True)
@click.option("--records", type=Path, help="Of games to imitate, JSON lines.", metavar="FILE")
@click.option("--start", type=Path, help="A network for a league to begin with.", metavar="FILE")
@click.option("--tensorboard", is_flag=True, help="Write events for TensorBoard too.")
@click.option("--resume", is_flag=True, help="Go on with the run in the folder.")
def command(
    game: str,
    method: str,
    folder: Path | None,
    minutes: float,
    channels: int,
    blocks: int,
    games: int,
    batch: int,
    simulations: int,
    device: str | None,
    threads: int | None,
    workers: int | None,
    cluster: str | None,
    seed: int,
    records: Path | None,
    start: Path | None,
    tensorboard: bool,
    resume: bool,
) -> None:
    """Let a network learn a game, and keep it as one file.

    \b
      zermelo train tic_tac_toe --minutes 3
      zermelo train connect_four --folder runs/c4 --minutes 30
      zermelo train connect_four --folder runs/c4 --resume --minutes 60
      zermelo train othello --workers 8 --cluster auto
      zermelo train backgammon --method td --minutes 10
      zermelo train chess:evaluation=lecture --method weights
      zermelo train war_game --method imitation --records games.jsonl --folder runs/seen
      zermelo train war_game --method league --start runs/seen/network.safetensors
      zermelo play connect_four --against alphazero:net=runs/c4/network.safetensors

    Ctrl-C ends it in good order; --resume goes on. Needs the extra `learn`.
    """
    from ...errors import needs_extra
    from ...games import spec_of
    from ..arguments.loading import load
    from ..terminal.screen import console

    if method != "alphazero":
        from .training.methods import train_by

        train_by(method, load(game), folder, _said())
        return
    with needs_extra("networks", "learn"):
        from ...learning.alphazero.selfplay import Settings
        from ...learning.alphazero.training import Training, train
    from rich.live import Live

    played, out = load(game), console()
    place = folder or Path("runs") / played.name
    training = Training(
        minutes=minutes,
        channels=channels,
        blocks=blocks,
        games=games,
        batch=batch,
        seed=seed,
        tensorboard=tensorboard,
        settings=Settings(
            simulations=simulations,
            fast_simulations=max(simulations // 4, 1),
            random_plies=_RANDOM_PLIES,
        ),
    )
    with Live(console=out, refresh_per_second=4) as live:
        train(
            played,
            place,
            None if resume else training,
            spec=spec_of(played),
            device=device,
            threads=threads,
            resume=resume,
            minutes=minutes if "minutes" in _said() else None,
            workers=workers,
            cluster=cluster,
            report=lambda progress: live.update(_table(progress)),
        )
    out.print(f"the network is {place / 'network.safetensors'}", markup=False)


def _table(progress: Progress) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, show_header=False)
    for name, value in (
        ("seconds", f"{progress.seconds:,.0f}"),
        ("games", f"{progress.games:,}"),
        ("positions learnt from", f"{progress.positions:,}"),
        ("steps", f"{progress.steps:,}"),
        ("moves a second", f"{progress.moves_per_second:,.0f}"),
        ("positions a second", f"{progress.positions_per_second:,.0f}"),
        ("simulations a second", f"{progress.simulations_per_second:,.0f}"),
        ("of them without the network", f"{progress.remembered:.0%}"),
        ("policy loss", f"{progress.policy_loss:.3f}"),
        ("value loss", f"{progress.value_loss:.3f}"),
        ("Elo above its beginning", "-" if progress.elo is None else f"{progress.elo:+.0f}"),
    ):
        table.add_row(name, value)
    return table


def _said() -> dict[str, Any]:
    """The options that were given: each method has defaults of its own for the others."""
    context = click.get_current_context()
    usual = (None, ParameterSource.DEFAULT)
    return {
        name: value
        for name, value in context.params.items()
        if name not in ("game", "method", "folder")
        and context.get_parameter_source(name) not in usual
    }
