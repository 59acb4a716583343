"""Find the best move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from ...algorithms import ALGORITHMS, LIMITS, find
from ...errors import BadParameter
from ...game import Game
from ...settings import Setting
from ..arguments.loading import NamedPosition, position
from ..arguments.numbers import COUNT
from ..arguments.options import option_of
from ..arguments.saving import save_answer, write
from ..terminal.errors import INTERRUPTED
from ..terminal.screen import console

AUTO, ABOUT_AUTO = "auto", "what the best player for the game searches with"
DEFAULT_SECONDS = 1.0
SETTINGS: dict[str, Setting] = {}
"""Every setting of any search, with the help of the first one that has it."""
for _one in ALGORITHMS.values():
    SETTINGS |= {name: one for name, one in _one.settings.items() if name not in SETTINGS}
del SETTINGS["trace"]  # is the name of a file on the command line
TOPICS = ("Options", LIMITS, "Resources", "Alpha-beta", "Monte Carlo")
WRITERS = (".json", ".dot")


class ByTopic(click.Command):
    """Help that lists the options by topic, and all algorithms."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        topics: dict[str, list[tuple[str, str]]] = {topic: [] for topic in TOPICS}
        for parameter in self.get_params(ctx):
            line = parameter.get_help_record(ctx)
            if isinstance(parameter, click.Option) and line is not None:
                topics.setdefault(_topic(parameter), []).append(line)
        algorithms = [(one.name, one.about) for one in ALGORITHMS.values()]
        topics["Algorithms"] = [(AUTO, ABOUT_AUTO), *algorithms]
        for topic, lines in topics.items():
            with formatter.section(topic):
                formatter.write_dl(lines)


def _topic(option: click.Option) -> str:
    """A setting is the option of its name on the command line."""
    return next((one.topic for one in SETTINGS.values() if one.called == option.name), "Options")


@click.command(
    "search", cls=ByTopic, params=[option_of(one, defaults=False) for one in SETTINGS.values()]
)
@position
@click.option(
    "--algorithm",
    "-a",
    metavar="NAME",
    default=AUTO,
    show_default=True,
    help="One of those below.",
)
@click.option("--trace", type=Path, metavar="FILE", help="Write the visited tree: .json or .dot.")
@click.option(
    "--trace-nodes",
    default=10_000,
    show_default=True,
    type=COUNT,
    help="Maximum number of nodes in the trace.",
)
@click.option(
    "--rows",
    default=20,
    show_default=True,
    type=click.IntRange(min=0),
    help="Number of moves to list.",
)
@click.option(
    "--save",
    type=Path,
    metavar="FILE",
    help="Write the answer, with a certificate of what is proven, for `zermelo verify`.",
)
@click.option("--json", "in_json", is_flag=True, help="Print the result as JSON.")
def command(
    place: NamedPosition,
    algorithm: str,
    trace: Path | None,
    trace_nodes: int,
    rows: int,
    save: Path | None,
    in_json: bool,
    **settings: Any,
) -> None:
    """Search for the best move, from the start or after MOVES; for 1 second unless limited.

    \b
      zermelo search connect_four 4 4
      zermelo search tic_tac_toe --algorithm minimax --depth 9
      zermelo search othello --type-b --quiescence 4 --time 5
      zermelo search nim -a mcts --iterations 10000 --seed 3
      zermelo search 'tree:spec=[[3,12,8],[2,4,6]]' -a plain --trace tree.dot

    On a terminal it shows each finished depth; Ctrl-C ends it with the best answer so far.
    """
    from ..terminal.results import as_json, live, tables  # slow to import

    _check_writer(trace)
    game, state = place.game, place.state
    named = {name: settings[one.called] for name, one in SETTINGS.items()}
    given = {name: value for name, value in named.items() if value is not None}
    if trace is not None:
        given["trace"] = trace_nodes
    out = console()
    if not out.is_terminal:
        out.width = 200  # a file has room for whole lines
    with live(out, lambda found: tables(game, found, rows)) as report:
        result = _search(algorithm, game, state, report, given)
    if trace is not None and result.trace is not None:
        from ...trace import to_dot  # slow to import

        text = result.trace.to_json() if trace.suffix == ".json" else to_dot(result.trace)
        write(trace, text, "the trace")
    if in_json:
        click.echo(as_json(game, result))
    else:
        out.print(tables(game, result, rows))
    if save is not None:
        save_answer(save, place, result)
    if result.stopped == "interrupted":
        click.get_current_context().exit(INTERRUPTED)


def _search(
    name: str, game: Game, state: Any, report: Callable[[Any], None] | None, given: dict[str, Any]
) -> Any:
    if name == AUTO:
        from ...play.players.auto import best_search  # slow to import

        return best_search(game, state, report, **given)
    chosen = find(name)
    if not chosen.is_limited(given):
        given["seconds"] = DEFAULT_SECONDS
    return chosen.search(game, state, report, **given)


def _check_writer(path: Path | None) -> None:
    """Before any work is done."""
    if path is None:
        return
    if path.suffix not in WRITERS:
        raise BadParameter(f"a trace is written to a .json or .dot file, not to {str(path)!r}")
    if not path.parent.is_dir():
        raise BadParameter(f"there is no folder {str(path.parent)!r} to write the trace to")
