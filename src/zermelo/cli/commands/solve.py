"""`zermelo solve`: the value of a game under perfect play, or its equilibrium."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..arguments.numbers import ABOVE_ZERO, Number
from ..arguments.saving import Asking

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ...game import Game
    from ...result import Result
    from ..terminal.equilibria import Asked

__all__ = ["command", "loaded"]

UNSOLVED = 1
FILES = (".efg", ".nfg")


@click.command("solve", short_help="Find the value of a game, or its equilibrium.")
@click.argument("game")
@click.argument("moves", nargs=-1)
@click.option("--state", "text", help="Start from this state, as show --text prints it.")
@click.option(
    "--time", "--seconds", "seconds", type=ABOVE_ZERO, help="Give up after so many seconds."
)
@click.option("--table", type=Number(min=0), help="Megabytes of memory for the table.")
@click.option(
    "--states", type=click.IntRange(min=1), help="Tabulate games of up to so many states."
)
@click.option(
    "--algorithm",
    help="For an equilibrium: exact, lp, race, cfr, cfr+, lcfr, dcfr, pcfr+, external, outcome.",
)
@click.option("--iterations", type=int, help="Stop after so many iterations.")
@click.option("--target", type=float, help="Stop at this exploitability.")
@click.option("--checkpoint", help="Save the work to this file, and go on from it.")
@click.option(
    "--export",
    "exports",
    multiple=True,
    metavar="FILE",
    help="Write the game (.efg, .nfg) or the strategy (.json).",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the answer, with a certificate, for `zermelo verify`.",
)
@click.option("--rows", default=30, show_default=True, help="Rows of each player's strategy.")
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
    algorithm: str | None,
    iterations: int | None,
    target: float | None,
    checkpoint: str | None,
    exports: tuple[str, ...],
    save: Path | None,
    rows: int,
    in_json: bool,
) -> None:
    """Solve a game, from the start or after MOVES: its value if everybody plays best.

    Small games by a table of all states; larger ones, of two players without chance, by search
    to the end. Exit code 1 says that the time was not enough.

    Where something is hidden, perfect play is an equilibrium: exact for small games, else
    approached until no best response gains more than the target. GAME may be a file of Gambit's.

    \b
      zermelo solve tic_tac_toe
      zermelo solve connect_four:rows=4,columns=5 3
      zermelo solve connect_four:rows=4,columns=4 --save answer.json
      zermelo solve kuhn_poker --export kuhn.efg --export strategy.json
      zermelo solve leduc_poker --algorithm dcfr --target 1e-4
      zermelo solve game.efg
    """
    played, spec = loaded(game)
    if played.hidden_information or algorithm is not None or exports:
        from ..terminal.equilibria import Asked

        if moves or text is not None:
            raise click.UsageError("an equilibrium is one of the whole game; leave out MOVES")
        if save is not None:
            raise click.UsageError("an equilibrium is a strategy: write it with --export FILE.json")
        asked = Asked(algorithm, iterations, seconds, target, checkpoint)
        _equilibrium(ctx, played, spec, asked, exports, rows, in_json)
    else:
        limits = {"seconds": seconds, "memory": table, "states": states}
        _perfect_play(ctx, played, Asking(spec, text, moves), limits, save, in_json)


def loaded(name: str) -> tuple[Game, str]:
    """The game and the spec of it; a file of Gambit's has its path for one."""
    from ..arguments.loading import load

    if Path(name).suffix.lower() in FILES:
        from ...bridges import gambit

        return gambit.read(name), name
    return load(name), name


def _equilibrium(
    ctx: click.Context,
    game: Game,
    spec: str,
    asked: Asked,
    exports: tuple[str, ...],
    rows: int,
    in_json: bool,
) -> None:
    from .. import INTERRUPTED
    from ..terminal.equilibria import ALGORITHMS, as_json, check_export, export, solve, told
    from ..terminal.results import facts, live
    from ..terminal.screen import console

    if asked.algorithm is not None and asked.algorithm not in ALGORITHMS:
        raise click.UsageError(f"--algorithm is one of {', '.join(ALGORITHMS)}")
    check_export(exports)
    out = console()

    def progress(point: Any) -> RenderableType:
        return facts(
            [
                ("iterations", f"{point.iteration:,}"),
                ("exploitability", f"{point.exploitability:.3g}"),
                ("seconds", f"{point.seconds:.1f}"),
            ]
        )

    with live(out, progress) as report:
        found = solve(game, asked, report)
    for path in exports:
        export(found, path, spec)
    if in_json:
        click.echo(as_json(found))
    else:
        out.print(told(found, rows))
    if found.solution.stopped == "interrupted":
        ctx.exit(INTERRUPTED)


def _perfect_play(
    ctx: click.Context,
    game: Game,
    asking: Asking,
    limits: dict[str, Any],
    save: Path | None,
    in_json: bool,
) -> None:
    from ...search import solve
    from .. import INTERRUPTED
    from ..arguments.position import reached
    from ..arguments.saving import save_answer
    from ..terminal.results import as_json, live
    from ..terminal.screen import console

    state = reached(game, asking.moves, asking.text)
    given = {name: value for name, value in limits.items() if value is not None}
    out = console()
    with live(out, lambda found: _told(game, found)) as report:
        result = solve(game, state, report=report, **given)
    if in_json:
        click.echo(as_json(game, result))
    else:
        out.print(_told(game, result))
    if save is not None:
        save_answer(save, game, asking, state, result)
    if not result.exact:
        ctx.exit(INTERRUPTED if result.stopped == "interrupted" else UNSOLVED)


def _told(game: Game, result: Result) -> RenderableType:
    from ...result import UNPROVEN, worth_text
    from ..terminal.results import facts, signed

    found = ", ".join(
        f"{signed(value)} to {game.player_name(player)}"
        for player, value in enumerate(result.values)
        if value is not None
    )
    if not result.exact:
        found = "not proven yet"
        if result.bounds != UNPROVEN:
            found += f": {worth_text(result, game.player_name(result.player))}"
    tabulated = result.leaves == 0  # a search comes to leaves, a table has none
    return facts(
        [
            ("value", found),
            ("method", "table of all states" if tabulated else "exact search"),
            ("best action", result.line[0] if result.line else "none"),
            ("line", "  ".join(result.line) or "none"),
            ("states" if tabulated else "nodes", f"{result.nodes:,}"),
            ("seconds", f"{result.seconds:.3f}"),
        ]
    )
