"""Train a network or an evaluation."""

from __future__ import annotations

import contextlib
import functools
import importlib
import inspect
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...errors import BadParameter, needs_extra
from ...learning.runs.config import METHODS
from ...learning.runs.settings import Configuration
from ...settings import COUNT, setting, settings_of
from ..arguments.options import Sectioned, option_of, options_of
from ..terminal.interrupts import saved_when_terminated

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ...game import Game
    from ...learning.evaluation.weights import Samples
    from ...learning.imitation.examples import RecordedGame
    from ...learning.runs.config import PolicyValueConfig
    from ...play.match.record import GameRecord

_TRAINERS = {
    "alphazero": "alphazero.training.train",
    "ppo": "ppo.training.train_ppo",
    "td": "td.td_lambda.train_td",
    "imitation": "imitation.training.imitate",
    "league": "league.training.train_league",
    "nfsp": "league.nfsp.train_nfsp",
    "evaluation": "evaluation.training.train_evaluation",
}
_SIZES = {"channels", "blocks", "plain"}  # of a network
_FITTED = ("alphazero", "ppo")  # whose settings are chosen for the machine
_EVERY = tuple(METHODS)


@dataclass(frozen=True)
class Inputs:
    """The inputs of a run besides its configuration."""

    folder: Path | None = setting(None, "Folder of the run. [default: runs/GAME]")
    resume: bool = setting(False, "Continue the run in the folder.")
    device: str | None = setting(None, "cpu or cuda; a GPU if there is one.")
    threads: int | None = setting(None, "Number of threads that play.", COUNT)
    workers: int | None = setting(None, "Number of Ray worker processes.", COUNT)
    cluster: str | None = setting(None, "Address of a Ray cluster, or auto.")
    records: Path | None = setting(
        None, "Recorded games: JSON lines, .sgf or .pgn, or a folder of such files."
    )
    start: Path | None = setting(None, "Network to begin with.")


_TAKEN_BY = {
    "folder": _EVERY,
    "resume": _EVERY,
    "device": ("alphazero", "ppo", "td", "imitation", "evaluation"),
    "threads": ("alphazero", "ppo", "td", "evaluation"),
    "workers": ("alphazero",),
    "cluster": ("alphazero",),
    "records": ("imitation", "evaluation"),
    "start": ("alphazero", "ppo", "imitation", "league"),
}
"""The inputs of each method."""
_EXAMPLES = {
    "alphazero": """
      zermelo train alphazero connect_four --folder runs/c4 --minutes 30
      zermelo train alphazero connect_four --folder runs/c4 --resume --minutes 60
      zermelo train alphazero othello --workers 8 --cluster auto
      zermelo play connect_four --against alphazero:net=runs/c4/network.safetensors

    Size of the network, games at the same time, batch, threads and more are chosen for this
    machine and the minutes given, after some seconds of measuring; what you give stays.""",
    "ppo": """
      zermelo train ppo othello --minutes 30
      zermelo train ppo go --start runs/go/network.safetensors --folder runs/stronger

    Size of the network, games at the same time, batch, threads and more are chosen for this
    machine and the minutes given, after some seconds of measuring; what you give stays.""",
    "td": """
      zermelo train td backgammon --minutes 10""",
    "imitation": """
      zermelo train imitation war_game --records games.jsonl --folder runs/seen
      zermelo train imitation go --network alphazero --records games.sgf --folder runs/go""",
    "league": """
      zermelo train league war_game --start runs/seen/network.safetensors""",
    "nfsp": """
      zermelo train nfsp leduc_poker --exact-interval 50""",
    "evaluation": """
      zermelo train evaluation breakthrough --minutes 10
      zermelo train evaluation chess --kind network --minutes 60
      zermelo train evaluation chess:evaluation=lecture --kind linear
      zermelo train evaluation connect_four --kind linear --rule td-leaf""",
}


class Methods(click.Group):
    """A command for each method; without one, `--method` or else the game decides."""

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Methods"):
            formatter.write_dl(
                [(name, one.short_help or "") for name, one in self.commands.items()]
            )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = args and (args[0] in METHODS or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if named or not args else self._with_method(ctx, args))

    def _with_method(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The arguments with the name of a method before them."""
        options = {name: one for each in self.commands.values() for name, one in _options(each)}
        method = click.Option(["--method"], type=click.Choice(list(METHODS)))
        game = click.Argument(["game"], required=False)
        every = click.Command("train", params=[method, game, *options.values()])
        found, _, _ = every.make_parser(click.Context(every, ctx)).parse_args(list(args))
        name = found.get("method")
        if isinstance(name, str):
            at = next(i for i, one in enumerate(args) if one.startswith("--method"))
            written = 1 if "=" in args[at] else 2
            name = method.type.convert(name, method, ctx)
            return [name, *args[:at], *args[at + written :]]
        spec = found.get("game")
        return [_usual_method(spec) if isinstance(spec, str) else "alphazero", *args]


def _options(command: click.Command) -> Iterator[tuple[str, click.Parameter]]:
    return ((str(one.name), one) for one in command.params if isinstance(one, click.Option))


def _usual_method(spec: str) -> str:
    """AlphaZero sees all of a position: where something is hidden, a league learns."""
    from ..arguments.loading import load  # slow to import

    return "league" if load(spec).hidden_information else "alphazero"


def _command(method: str, config: type[Configuration]) -> click.Command:
    """The command of a method: its options are the fields of its configuration."""
    inputs = settings_of(Inputs).values()
    about = (inspect.getdoc(config) or "").partition("\n\n")[0]
    own = [option_of(one) for one in inputs if method in _TAKEN_BY[one.name]]
    return Sectioned(
        method,
        params=[click.Argument(["game"]), *own],
        sections={"Settings": options_of(config)},
        callback=functools.partial(train, method),
        help=f"{about}\n\n    \b{_EXAMPLES[method]}",
        short_help=about,
    )


def train(method: str, game: str, **options: Any) -> None:
    """Train by a method."""
    from ...games import spec_text  # slow to import, as what follows
    from ...long_work import noted
    from ..arguments.loading import load

    # A flag that is not set is False, which equals 0: a number that was asked for.
    given = {
        name: value for name, value in options.items() if value is not None and value is not False
    }
    inputs = {name: given.pop(name) for name in settings_of(Inputs) if name in given}
    folder = inputs.pop("folder", None)
    names = {one.called: one.name for one in settings_of(METHODS[method]).values()}
    if inputs.get("resume"):
        _check_resumed([*inputs, *given])
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


def _check_resumed(given: list[str]) -> None:
    """Refuse what a resumed run can't change."""
    for name in given:
        if name == "start" or (name not in _TAKEN_BY and name != "minutes"):
            shown = f"--{name.replace('_', '-')}"
            raise BadParameter(f"{shown} can't be changed when a run is resumed; --minutes can")


command = Methods(
    "train",
    commands=[_command(method, config) for method, config in METHODS.items()],
    subcommand_metavar="[METHOD] GAME",
    short_help="Train a network or an evaluation for a game.",
    help="""Train a network, or the weights of an evaluation, for a game.

    \b
      zermelo train connect_four
      zermelo train tic_tac_toe --minutes 3
      zermelo train ppo othello --minutes 30
      zermelo train alphazero --help

    Each METHOD has options of its own. Without one, AlphaZero learns the game, or a league where
    something is hidden.

    Ctrl-C stops a run in good order; --resume continues it. Networks need the extra `learn`.
    """,
)


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
    from ...machine import check_device
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
    """Inside, a run that is stopped by Ctrl-C or a signal says where it is saved."""
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
    from ..terminal.screen import console

    if method == "imitation":
        inputs["games"] = recorded_games(game, inputs.pop("records", None))
    elif "records" in inputs:
        inputs["samples"] = recorded_samples(game, inputs.pop("records"))
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
    if method == "evaluation":
        from ..terminal.weights import show_learnt

        show_learnt(game, folder, result)
    else:
        out.print(f"the network is {folder / 'network.safetensors'}", markup=False)
    if method == "league":
        out.print(f"policy:league={folder} plays the league's equilibrium", markup=False)


def recorded_games(game: Game, path: Path | None) -> Iterator[RecordedGame]:
    """The recorded games to imitate; those of another game are refused by name."""
    from ...games import spec_text
    from ...learning.imitation.examples import RecordedGame
    from ...play.match.record import played_actions

    if path is None:
        raise BadParameter("imitation learns from recorded games; name their file with --records")
    for record in _recorded(path):
        if record.game != spec_text(game):
            raise BadParameter(f"{path} has games of {record.game}, not of {spec_text(game)}")
        start, actions = played_actions(record, game)
        yield RecordedGame(start, actions, record.utilities, record.opening)


def recorded_samples(game: Game, path: Path) -> Samples:
    """The quiet positions of recorded games, for linear weights."""
    from ...learning.evaluation.weights import gathered
    from ...play.match.record import replay

    def games() -> Iterator[tuple[Any, list[Any], Sequence[float]]]:
        for record in _recorded(path):
            if record.utilities is not None and not record.fault:
                steps = list(replay(record, game))
                yield steps[0][0], [action for _, action in steps[:-1]], record.utilities

    return gathered(game, games())


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
