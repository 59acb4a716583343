"""Tune the settings of a player by games against itself."""

from __future__ import annotations

from pathlib import Path

import click

from ...errors import BadParameter
from ...play.timing import TimeControl
from ...play.tournament.executors import Processes
from ...play.tournament.tournament import match
from ...play.tuning import Tuned, tune
from ..arguments.loading import load
from ..arguments.match_options import table
from ..arguments.numbers import COUNT
from ..terminal.errors import INTERRUPTED
from ..terminal.interrupts import orderly_when_terminated
from ..terminal.screen import LateProgress, console
from ..terminal.screen import table as plain_table


@click.command("tune")
@click.argument("player")
@click.option("--game", required=True, help="The game, as in `zermelo games`.")
@click.option(
    "--vary",
    multiple=True,
    required=True,
    metavar="NAME=FROM..TO",
    help="A setting to tune, and its range; may be given several times.",
)
@click.option(
    "--pairs", default=500, show_default=True, type=COUNT, help="Pairs of games to learn from."
)
@click.option(
    "--games",
    default=200,
    show_default=True,
    type=click.IntRange(min=0),
    help="Games of the match at the end, tuned against not tuned; 0: none.",
)
@click.option("--time", help="Time control, as in `zermelo match`.")
@click.option("--plies", type=click.IntRange(min=0), help="Random moves to begin with.")
@click.option("--seed", default=0, show_default=True, help="Seed of openings and changes.")
@click.option("--processes", type=COUNT, help="Games at a time; by default one per core.")
@click.option("--file", type=Path, help="Save progress to this file; run again to continue.")
def command(
    player: str,
    game: str,
    vary: tuple[str, ...],
    pairs: int,
    games: int,
    time: str | None,
    plies: int | None,
    seed: int,
    processes: int | None,
    file: Path | None,
) -> None:
    """Tune settings of a player by games against itself (SPSA).

    \b
      zermelo tune mcts:iterations=300 --game connect_four --vary exploration=0.2..3
      zermelo tune alphabeta:nodes=2000 --game othello --vary table-depth=1..6
      zermelo tune mine.py:MyPlayer --game hex --vary boldness=0..1 --file boldness.json

    All settings change at once, each a little up or down; two players with opposite changes play a
    pair of games, and the numbers go a step towards the winner's. At the end the tuned player meets
    the one it began as: only that match says whether it is stronger. Limit the players by nodes,
    iterations or a short time; hundreds of pairs are needed.
    """
    load(game)
    chosen = dict(_range(text) for text in vary)
    control = TimeControl.parse(time) if time else TimeControl()
    latest: list[Tuned] = []
    stopped = False
    with orderly_when_terminated(), LateProgress("tuning") as bar:

        def show(tuned: Tuned) -> None:
            latest[:] = [tuned]
            now = ", ".join(f"{name} {value:g}" for name, value in tuned.values.items())
            bar.title = f"{tuned.pairs:,} of {tuned.planned:,} pairs: {now}"
            bar(tuned.pairs / tuned.planned)

        try:
            latest = [
                tune(
                    player,
                    game,
                    chosen,
                    pairs=pairs,
                    seed=seed,
                    plies=plies,
                    time_control=control,
                    path=file,
                    executor=Processes(processes),
                    report=show,
                )
            ]
        except KeyboardInterrupt:
            stopped = True
    out = console()
    if latest:
        out.print(_described(latest[0], chosen))
        out.print(latest[0].player, markup=False, highlight=False, soft_wrap=True)
    if stopped:
        again = "; the same command continues" if file else ""
        click.echo(f"stopped{again}", err=True)
        click.get_current_context().exit(INTERRUPTED)
    if games:
        with orderly_when_terminated(), LateProgress("tuned against not tuned") as bar:
            standings = match(
                latest[0].player,
                player,
                game,
                games=games,
                seed=seed + 1,
                plies=plies,
                time_control=control,
                executor=Processes(processes),
                report=lambda _, so_far: bar(so_far.played / games),
            )
        out.print(table(standings))


def _range(text: str) -> tuple[str, tuple[float, float]]:
    name, _, ends = text.partition("=")
    try:
        low, high = (float(end) for end in ends.split(".."))
    except ValueError:
        raise BadParameter(
            f"--vary takes a name and a range as in rave=0..500, not {text!r}"
        ) from None
    return name.strip().replace("-", "_"), (low, high)


def _described(tuned: Tuned, chosen: dict[str, tuple[float, float]]) -> object:
    rows = [
        (name, f"{chosen[name][0]:g}", f"{chosen[name][1]:g}", f"{value:g}")
        for name, value in tuned.values.items()
    ]
    return plain_table(("setting", "from", "to", "tuned"), rows)
