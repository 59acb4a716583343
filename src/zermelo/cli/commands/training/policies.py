"""`zermelo train --method imitation` and `--method league`: policies without search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ....errors import BadParameter

if TYPE_CHECKING:
    from rich.table import Table

    from ....game import Game
    from ....learning.league.imitation import ImitationProgress, Seen
    from ....learning.league.training import LeagueProgress

__all__ = ["imitation", "league", "only"]

_NAMES = {"channels": "width", "blocks": "layers"}


def imitation(game: Game, folder: Path, told: dict[str, Any]) -> None:
    """Learn what was done in recorded games."""
    from rich.live import Live

    from ....games import spec_of
    from ....learning.league.imitation import ImitationTraining, imitate
    from ...terminal.screen import console

    records = told.pop("records", None)
    if records is None:
        raise BadParameter("imitation learns from recorded games; name their file with --records")
    only(told, "imitation", ("minutes", "channels", "blocks", "batch", "seed", "tensorboard"))
    training = ImitationTraining(**{_NAMES.get(n, n): value for n, value in told.items()})
    out = console()
    with Live(console=out, refresh_per_second=4) as live:
        imitate(
            game,
            decisions(game, records),
            folder,
            training,
            spec=spec_of(game),
            report=lambda progress: live.update(_imitation_table(progress)),
        )
    out.print(f"the network is {folder / 'network.safetensors'}", markup=False)


def decisions(game: Game, path: Path) -> Iterator[Seen]:
    """Those of all finished games of a file; games of another kind are refused by name."""
    from ....learning.league.imitation import Seen
    from ....play.match.record import game_spec, read, replay

    for number, record in enumerate(read(path)):
        if record.game != game_spec(game):
            raise BadParameter(f"{path} has games of {record.game}, not of {game_spec(game)}")
        for state, action in list(replay(record, game))[record.opening : -1]:
            mover = int(game.to_move(state))
            known = record.utilities is not None and mover >= 0
            worth = record.utilities[mover] if known and record.utilities is not None else None
            yield Seen(number, state, action, worth)


def league(game: Game, folder: Path, told: dict[str, Any]) -> None:
    """Learn by self-play in a league."""
    from rich.live import Live

    from ....games import spec_of
    from ....learning.league.actor_critic import Pace
    from ....learning.league.policy_net import load_policy
    from ....learning.league.training import LeagueTraining, train_league
    from ...terminal.screen import console

    start, resume = told.pop("start", None), told.pop("resume", False)
    usual = ("minutes", "channels", "blocks", "games", "batch", "seed", "tensorboard")
    only(told, "a league", usual)
    pace = Pace(batch=told.pop("batch")) if "batch" in told else Pace()
    training = LeagueTraining(**{_NAMES.get(n, n): v for n, v in told.items()}, pace=pace)
    out = console()
    with Live(console=out, refresh_per_second=4) as live:
        train_league(
            game,
            folder,
            None if resume else training,
            spec=spec_of(game),
            start=None if start is None else load_policy(start, game)[0],
            resume=resume,
            report=lambda progress: live.update(_league_table(progress)),
        )
    out.print(f"the main player's network is {folder / 'network.safetensors'}", markup=False)
    out.print(f"policy:league={folder} plays the league's equilibrium", markup=False)


def only(told: dict[str, Any], method: str, known: tuple[str, ...]) -> None:
    """Refuse options that a method knows nothing of."""
    for name in told:
        if name not in known:
            raise BadParameter(
                f"--{name} says nothing to {method}; it takes --{', --'.join(known)}"
            )


def _imitation_table(progress: ImitationProgress) -> Table:
    return _rows(
        ("seconds", f"{progress.seconds:,.0f}"),
        ("epoch", f"{progress.epoch}"),
        ("decisions learnt from", f"{progress.decisions:,}"),
        ("loss", f"{progress.loss:.4f}"),
        ("loss in games held out", f"{progress.held_out_loss:.4f}"),
        ("agrees with them", f"{progress.agreement:.1%}"),
    )


def _league_table(progress: LeagueProgress) -> Table:
    return _rows(
        ("seconds", f"{progress.seconds:,.0f}"),
        ("batches", f"{progress.steps:,}"),
        ("games", f"{progress.games:,}"),
        ("members", f"{progress.members}"),
        ("score against the league", f"{progress.score:.1%}"),
        ("utility against the start", f"{progress.gain:+.3f}"),
        ("value loss", f"{progress.value_loss:.4f}"),
        ("distance from the magnet", f"{progress.distance:.3f}"),
    )


def _rows(*rows: tuple[str, str]) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, show_header=False)
    for name, value in rows:
        table.add_row(name, value)
    return table
