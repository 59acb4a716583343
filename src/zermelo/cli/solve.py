"""`zermelo solve`: the value of a game under perfect play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..game import Game
    from ..result import Result

__all__ = ["command"]

UNSOLVED = 1


@click.command("solve", short_help="Find the value of a game under perfect play.")
@click.argument("game")
@click.argument("moves", nargs=-1)
@click.option("--state", "text", help="Start from this state, as show --text prints it.")
@click.option("--time", "--seconds", "seconds", type=float, help="Give up after so many seconds.")
@click.option("--table", type=float, help="Megabytes of memory for the table.")
@click.option(
    "--states", type=click.IntRange(min=1), help="Tabulate games of up to so many states."
)
@click.option("--json", "in_json", is_flag=True, help="Print the result as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    moves: tuple[str, ...],
    text: str | None,
    seconds: float | None,
    table: float | None,
    states: int | None,
    in_json: bool,
) -> None:
    """Solve a game, from the start or after MOVES: its value if everybody plays best.

    Small games by a table of all states; larger ones, of two players without chance, by search
    to the end. Exit code 1 says that the time was not enough.

    \b
      zermelo solve tic_tac_toe
      zermelo solve connect_four:rows=4,columns=5 3
    """
    from ..games import load
    from ..search import solve
    from . import INTERRUPTED
    from .position import reached
    from .results import as_json, live
    from .screen import console

    played = load(game)
    state = reached(played, moves, text)
    limits: dict[str, Any] = {"seconds": seconds, "table": table, "states": states}
    given = {name: value for name, value in limits.items() if value is not None}
    out = console()
    with live(out, lambda found: _told(played, found)) as report:
        result = solve(played, state, report=report, **given)
    if in_json:
        click.echo(as_json(played, result))
    else:
        out.print(_told(played, result))
    if not result.exact:
        ctx.exit(INTERRUPTED if result.stopped == "interrupted" else UNSOLVED)


def _told(game: Game, result: Result) -> RenderableType:
    from .results import facts, signed

    shares = ", ".join(
        f"{signed(value)} to {game.player_name(player)}"
        for player, value in enumerate(result.values)
    )
    tabulated = result.leaves == 0  # a search comes to leaves, a table has none
    return facts(
        [
            ("value", shares if result.exact else "not proven yet"),
            ("method", result.algorithm),
            ("best action", result.line[0] if result.line else "none"),
            ("line", "  ".join(result.line) or "none"),
            ("states" if tabulated else "nodes", f"{result.nodes:,}"),
            ("seconds", f"{result.seconds:.3f}"),
        ]
    )
