"""`zermelo train`: a network or an evaluation learns a game."""

from __future__ import annotations

import contextlib
import importlib
import math
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...errors import BadParameter, needs_extra
from ...learning.runs.config import METHODS, Configuration
from ...settings import settings_of
from ..arguments.numbers import COUNT
from ..arguments.options import Sectioned, options_of
from ..terminal.interrupts import saved_when_terminated

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ...game import Game
    from ...learning.evaluation.training import EvaluationRun
    from ...learning.imitation.examples import Played
    from ...learning.runs.config import PolicyValueConfig
    from ...play.match.record import GameRecord

__all__ = ["command"]

_TRAINERS = {
    "alphazero": "alphazero.training.train",
    "ppo": "ppo.training.train_ppo",
    "td": "td.td_lambda.train_td",
    "imitation": "imitation.training.imitate",
    "league": "league.training.train_league",
    "nfsp": "league.nfsp.train_nfsp",
    "weights": "linear.contests.self_play",
    "td-leaf": "linear.td_leaf.learn_weights",
    "evaluation": "evaluation.training.train_evaluation",
}
_INPUTS = {  # options that are no part of a configuration, and the methods that have them
    "resume": tuple(one for one in METHODS if one != "weights"),
    "device": ("alphazero", "ppo", "td", "imitation", "evaluation"),
    "threads": ("alphazero", "ppo", "td", "evaluation"),
    "workers": ("alphazero",),
    "cluster": ("alphazero",),
    "records": ("imitation", "weights"),
    "start": ("alphazero", "ppo", "imitation", "league"),
}
_SIZES = {"channels", "blocks", "plain"}  # of a network
_FITTED = ("alphazero", "ppo")  # whose settings are chosen for the machine


def _sections() -> dict[str, list[click.Option]]:
    """The options of each method that differ from the common ones."""
    common = options_of(Configuration)
    known = {one.help for one in common}
    sections = {"Options of all methods": common}
    for method, kind in METHODS.items():
        own = [one for one in options_of(kind) if one.help not in known]
        sections[f"--method {method}"] = own
    return sections


@click.command(
    "train",
    cls=Sectioned,
    sections=_sections(),
    short_help="Train a network or an evaluation for a game.",
)
@click.argument("game")
@click.option(
    "--method",
    default="alphazero",
    show_default=True,
    type=click.Choice(list(METHODS)),
    help="How to learn; each method has options of its own, below.",
)
@click.option("--folder", type=Path, help="Folder of the run. [default: runs/GAME]", metavar="DIR")
@click.option("--resume", is_flag=True, help="Continue the run in the folder.")
@click.option(
    "--device",
    help="cpu or cuda; a GPU if there is one (alphazero, ppo, td, imitation, evaluation).",
)
@click.option(
    "--threads",
    type=COUNT,
    help="Number of threads that play (alphazero, ppo, td, evaluation).",
)
@click.option("--workers", type=COUNT, help="Number of Ray worker processes (alphazero).")
@click.option("--cluster", help="Address of a Ray cluster, or auto (alphazero).", metavar="ADDRESS")
@click.option(
    "--records",
    type=Path,
    help="Recorded games, JSON lines (imitation, weights); for imitation also .sgf or .pgn, or a "
    "folder of such files.",
    metavar="FILE",
)
@click.option(
    "--start",
    type=Path,
    help="Network to begin with (alphazero, ppo, imitation, league).",
    metavar="FILE",
)
def command(game: str, method: str, folder: Path | None, **options: Any) -> None:
    """Train a network, or the weights of an evaluation, for a game.

    \b
      zermelo train connect_four
      zermelo train tic_tac_toe --minutes 3
      zermelo train connect_four --folder runs/c4 --minutes 30
      zermelo train connect_four --folder runs/c4 --resume --minutes 60
      zermelo train othello --workers 8 --cluster auto
      zermelo train othello --method ppo --minutes 30
      zermelo train backgammon --method td --minutes 10
      zermelo train chess:evaluation=lecture --method weights
      zermelo train breakthrough --method evaluation --minutes 10
      zermelo train chess --method evaluation --kind network --minutes 60
      zermelo train war_game --method imitation --records games.jsonl --folder runs/seen
      zermelo train war_game --method league --start runs/seen/network.safetensors
      zermelo train go --method imitation --network alphazero --records games.sgf --folder runs/go
      zermelo train go --method ppo --start runs/go/network.safetensors --folder runs/stronger
      zermelo train leduc_poker --method nfsp --exact-interval 50
      zermelo play connect_four --against alphazero:net=runs/c4/network.safetensors

    With AlphaZero and PPO, size of the network, games at the same time, batch, threads
    and more are chosen for this machine and the minutes given, after some seconds of measuring;
    what you give stays.

    Ctrl-C stops a run in good order; --resume continues it. Networks need the extra `learn`.
    """
    from ...games import spec_text  # slow to import, as what follows
    from ...long_work import noted
    from ..arguments.loading import load

    # A flag that is not set is False, which equals 0: a number that was asked for.
    given = {
        name: value for name, value in options.items() if value is not None and value is not False
    }
    inputs = {name: given.pop(name) for name in _INPUTS if name in given}
    names = {one.called: one.name for one in settings_of(METHODS[method]).values()}
    _check(method, [*inputs, *given], names, bool(inputs.get("resume")))
    for name in _SIZES & given.keys() if "start" in inputs else ():
        raise BadParameter(f"--{name} can't be chosen: it is that of the network to begin with")
    if "simulations" in given:
        given.setdefault("fast_simulations", max(given["simulations"] // 4, 1))
    config = METHODS[method](**{names[name]: value for name, value in given.items()})
    played = load(game)
    place = folder or Path("runs") / played.name
    with needs_extra("networks", "learn"), noted("training", spec_text(played), method, place):
        if "start" in inputs:
            inputs["start"] = _first(method, played, inputs["start"], config)
        if method in _FITTED and not inputs.keys() & {"resume", "workers", "cluster"}:
            config, inputs["threads"] = _fitted(
                method, played, config, [names[one] for one in given], inputs
            )
        _train(method, played, place, config, inputs, given.get("minutes"))


def _check(method: str, given: list[str], names: dict[str, str], resume: bool) -> None:
    """Refuse options that a method does not have, or that a resumed run can't change."""
    accepted = [*(name for name, methods in _INPUTS.items() if method in methods), *names]
    for name in given:
        shown = f"--{name.replace('_', '-')}"
        if name not in accepted:
            known = ", --".join(sorted(accepted)).replace("_", "-")
            raise BadParameter(f"{shown} is not an option of --method {method}; it has --{known}")
        if resume and (name == "start" or name in names) and name != "minutes":
            raise BadParameter(f"{shown} can't be changed when a run is resumed; --minutes can")


def _first(method: str, game: Game, path: Path, config: Any) -> Any:
    """The network to begin with; one for another game is refused by name."""
    from ...learning.alphazero.network import load_network  # slow to import, as what follows
    from ...learning.league.policy_net import load_policy

    is_policy = method == "league" or getattr(config, "network", "") == "policy"
    return (load_policy if is_policy else load_network)(path, game)[0]


def _fitted(
    method: str, game: Game, config: Any, given: list[str], inputs: dict[str, Any]
) -> tuple[PolicyValueConfig, int]:
    """Print and return settings for this machine; and the number of threads."""
    from ...learning.runs.device import check_device  # slow to import, as what follows
    from ..terminal.screen import console

    out, start = console(), inputs.get("start")
    if start is not None:
        sizes = _ours("alphazero.network.sizes_of")(start)
        config, given = replace(config, **sizes), [*given, *sizes]
    with out.status("measuring this machine"):
        fitted = _ours(f"{method}.fitting.fit")(
            game,
            config,
            given,
            device=check_device(inputs.get("device")),
            threads=inputs.get("threads"),
        )
    for name, value, why in fitted.choices:
        out.print(f"{name:<14} {value:<9} {why}", markup=False, highlight=False)
    return fitted.config, fitted.threads


def _ours(path: str) -> Any:
    """A function of the package `learning`."""
    module, _, name = path.rpartition(".")
    return getattr(importlib.import_module(f"...learning.{module}", __package__), name)


@contextlib.contextmanager
def _saying_where(folder: Path, out: Console) -> Iterator[None]:
    """A run that is stopped inside, by Ctrl-C or a signal to end, says where it is saved."""
    with saved_when_terminated():
        try:
            yield
        except KeyboardInterrupt:
            out.print(f"stopped; the run is saved in {folder}, and --resume continues it")
            raise


def _train(
    method: str,
    game: Game,
    folder: Path,
    config: Any,
    inputs: dict[str, Any],
    minutes: float | None,
) -> None:
    from rich.live import Live  # slow to import, as what follows

    from ...games import spec_of
    from ..terminal import weights
    from ..terminal.screen import console

    if method == "weights" and "records" in inputs:
        weights.fit(game, folder, config, weights.recorded(game, inputs["records"]))
        return
    if method == "imitation":
        inputs["games"] = recorded_games(game, inputs.pop("records", None))
    trainer = _ours(_TRAINERS[method])
    if inputs.get("resume"):
        config, inputs["minutes"] = None, minutes
    out = console()
    with _saying_where(folder, out), Live(console=out, refresh_per_second=4) as live:

        def show(progress: Any) -> None:
            live.update(_table(progress))
            if getattr(progress, "warning", None):
                out.print(progress.warning, style="yellow", markup=False, highlight=False)

        result = trainer(
            game, folder=folder, config=config, spec=spec_of(game), report=show, **inputs
        )
    if method == "weights":
        weights.fit(game, folder, config, result)
    elif method == "td-leaf":
        weights.show(game, folder, result)
    elif method == "evaluation":
        out.print(_verdict(folder, result), markup=False)
    else:
        out.print(f"the network is {folder / 'network.safetensors'}", markup=False)
    if method == "league":
        out.print(f"policy:league={folder} plays the league's equilibrium", markup=False)


def _verdict(folder: Path, run: EvaluationRun) -> str:
    """What came of learning an evaluation."""
    few = "; there is too little data for an evaluation of this size" * run.has_too_little_data
    if run.best is None:
        return f"no generation was proven stronger than the game's own evaluation{few}"
    path = folder / "network.evaluation"
    return f"the evaluation is {path}; alphabeta:learnt={path} plays with it{few}"


def recorded_games(game: Game, path: Path | None) -> Iterator[Played]:
    """Those to imitate; games of another kind are refused by name."""
    from ...games import spec_text
    from ...learning.imitation.examples import Played
    from ...play.match.record import played_actions

    if path is None:
        raise BadParameter("imitation learns from recorded games; name their file with --records")
    for record in _recorded(path):
        if record.game != spec_text(game):
            raise BadParameter(f"{path} has games of {record.game}, not of {spec_text(game)}")
        start, actions = played_actions(record, game)
        yield Played(start, actions, record.utilities, record.opening)


def _recorded(path: Path) -> Iterator[GameRecord]:
    """The games of a file, or of all files of a folder that hold records."""
    from ...bridges.records import FORMATS, read_records
    from ...play.match.record import read

    if path.is_dir():
        files = [one for one in sorted(path.rglob("*")) if one.suffix.lower() in FORMATS]
        if not files:
            raise BadParameter(f"{path} has no files of records: {', '.join(FORMATS)}")
        for one in files:
            yield from _recorded(one)
    elif path.suffix.lower() in FORMATS and path.suffix.lower() != ".jsonl":
        yield from read_records(path)
    else:
        yield from read(path)


def _table(progress: Any) -> Table:
    """A report of any method: its metrics, as their fields say."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, show_header=False)
    for one in fields(progress):
        value = getattr(progress, one.name)
        if one.name == "warning":
            continue  # is printed above the table, and stays there
        if value is None and one.metadata["optional"]:
            continue
        unknown = value is None or math.isnan(value)
        table.add_row(
            one.metadata["label"], "-" if unknown else format(value, one.metadata["form"])
        )
    return table
