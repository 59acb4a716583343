"""Find the value of a game, or an equilibrium."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import RenderableType

from ...equilibrium import TreeTooLarge
from ...errors import NotThisKindOfGame
from ...game import Game
from ...result import UNPROVEN, Result, worth_text
from ...search import INTERVALS, POLICIES, solve
from ...search.solving.brute_force import lines_of_play
from ..arguments.loading import NamedPosition, position
from ..arguments.numbers import ABOVE_ZERO, COUNT, Number
from ..arguments.saving import save_answer
from ..terminal import equilibria, markov, spots
from ..terminal.errors import INTERRUPTED
from ..terminal.interrupts import saved_when_terminated
from ..terminal.results import as_json, facts, live, signed
from ..terminal.screen import console

UNSOLVED = 1
HOPELESS = 100
"""The log10 of the lines of play above which a game is only solved if its states are few."""
REPEATING = {INTERVALS: "interval iteration", POLICIES: "policy iteration"}
"""How games are solved whose states repeat."""


@click.command("solve")
@position
@click.option("--time", "--seconds", "seconds", type=ABOVE_ZERO, help="Time limit in seconds.")
@click.option(
    "--memory",
    "--table",
    "memory",
    type=Number(min=0),
    help="Megabytes for the transposition table.",
)
@click.option("--states", type=COUNT, help="Tabulate games of up to this many states.")
@click.option("--algorithm", help=f"For an equilibrium: {', '.join(equilibria.ALGORITHMS)}.")
@click.option("--iterations", type=int, help="For an equilibrium: maximum number of iterations.")
@click.option(
    "--target",
    type=float,
    help="For an equilibrium: stop at this exploitability; for hold'em, in percent of the pot.",
)
@click.option("--short", is_flag=True, help="For hold'em: 16-bit numbers, in half the memory.")
@click.option(
    "--checkpoint", help="For an equilibrium: save progress to this file, and continue from it."
)
@click.option("--device", help="For CFR: cpu or cuda; by default as suits the game.")
@click.option("--threads", type=COUNT, help="For CFR: threads on the CPU; by default all cores.")
@click.option(
    "--export",
    "exports",
    multiple=True,
    metavar="FILE",
    help="Write the game (.efg, .nfg) or the strategy (.json; of hold'em .csv, too).",
)
@click.option(
    "--measure",
    is_flag=True,
    help="For a sampled equilibrium: measure its exploitability, over beliefs if need be.",
)
@click.option(
    "--save",
    type=Path,
    metavar="FILE",
    help="Write the answer, with a certificate, for `zermelo verify`.",
)
@click.option(
    "--rows", default=30, show_default=True, help="Rows to list of each player's strategy."
)
@click.option("--json", "in_json", is_flag=True, help="Print the result as JSON.")
def command(
    place: NamedPosition,
    seconds: float | None,
    memory: float | None,
    states: int | None,
    exports: tuple[str, ...],
    save: Path | None,
    measure: bool,
    rows: int,
    in_json: bool,
    short: bool,
    **options: Any,
) -> None:
    """Solve a game, from the start or after MOVES: its value under perfect play.

    Small games are solved by tabulating all states, and where states repeat by bounds that close
    in on their values, or by policy iteration where those are slow; larger two-player games without
    chance by search to the end. Exit code 1 means that no value was found: the time did not
    suffice, or play may go on for ever.

    With hidden information, perfect play is an equilibrium: exact for small games, otherwise
    approximated until no best response gains more than the target. Where both players choose at
    once and then learn all, a matrix game is solved in each state (`--algorithm markov`), or, if
    the game is not zero-sum, a correlated equilibrium is sought. GAME may be a Gambit file.

    A flop, turn or river of no-limit hold'em is solved on the tree of what both see, until no best
    response gains more than 0.5% of the pot.

    \b
      zermelo solve tic_tac_toe
      zermelo solve connect_four:rows=4,columns=5 3
      zermelo solve pig
      zermelo solve connect_four:rows=4,columns=4 --save answer.json
      zermelo solve kuhn_poker --export kuhn.efg --export strategy.json
      zermelo solve leduc_poker --algorithm dcfr --target 1e-4
      zermelo solve liars_dice:sides=9 --device cuda
      zermelo solve soccer
      zermelo solve game.efg
      zermelo solve 'holdem:table=QsJh2h7c2d,pot=20,stacks=100,ranges="AA,KQs|QQ-88,AJs+"'
    """
    if place.game.hidden_information or options["algorithm"] is not None or exports:
        if place.moves or place.text is not None:
            raise click.UsageError("an equilibrium is one of the whole game; leave out MOVES")
        if save is not None:
            raise click.UsageError("an equilibrium is a strategy: write it with --export FILE.json")
        chosen = equilibria.SolverOptions(seconds=seconds, **options)
        if spots.is_spot(place.game) and options["algorithm"] in (None, *spots.ALGORITHMS):
            _spot(place, chosen, exports, rows, short, in_json)
            return
        if short:
            raise click.UsageError("--short is for spots of hold'em")
        _equilibrium(place, chosen, exports, measure, rows, in_json)
    else:
        limits = {"seconds": seconds, "memory": memory, "states": states}
        _perfect_play(place, limits, save, in_json)


def _equilibrium(
    place: NamedPosition,
    options: equilibria.SolverOptions,
    exports: tuple[str, ...],
    measure: bool,
    rows: int,
    in_json: bool,
) -> None:
    if options.algorithm not in (None, *equilibria.ALGORITHMS):
        raise click.UsageError(f"--algorithm is one of {', '.join(equilibria.ALGORITHMS)}")
    equilibria.check_export(exports)
    out = console()

    def progress(point: Any) -> RenderableType:
        return facts(
            [
                ("iterations", f"{point.iteration:,}"),
                ("exploitability", f"{point.exploitability:.3g}"),
                ("seconds", f"{point.seconds:.1f}"),
            ]
        )

    if options.algorithm == "markov":
        equilibria.check_placed(options)
        _repeating(place, options, exports, in_json)
        return
    try:
        with saved_when_terminated(), live(out, progress) as report:
            found = equilibria.solve(place.game, options, report)
    except (NotThisKindOfGame, TreeTooLarge):  # too deep, or positions forget how they came about
        if options.algorithm or not _repeating(place, options, exports, in_json):
            raise
        return
    if measure:
        found = equilibria.measured(place.game, found)
    for path in exports:
        equilibria.export(place.game, found, path, place.identity)
    if in_json:
        click.echo(equilibria.as_json(place.game, found))
    else:
        out.print(equilibria.tables(found, rows))
    if found.stopped == "interrupted":
        click.get_current_context().exit(INTERRUPTED)


def _spot(
    place: NamedPosition,
    options: equilibria.SolverOptions,
    exports: tuple[str, ...],
    rows: int,
    short: bool,
    in_json: bool,
) -> None:
    """Solve a flop, turn or river of no-limit hold'em."""
    spots.check_export(exports)
    out = console()
    with saved_when_terminated(), live(out, spots.progress(options.target)) as report:
        found = spots.solve(place.game, options, short, report)
    for path in exports:
        found.save(path)
    if in_json:
        click.echo(found.as_json())
    else:
        out.print(spots.tables(found, rows))
    if found.stopped == "interrupted":
        click.get_current_context().exit(INTERRUPTED)


def _repeating(
    place: NamedPosition, options: equilibria.SolverOptions, exports: tuple[str, ...], in_json: bool
) -> bool:
    """Solve a game by its states and show it; False if it was only tried and is no Markov game."""
    out = console()
    solve_by_states = markov.solve if options.algorithm else markov.solve_if_so
    with live(out, markov.progress) as report:
        solution = solve_by_states(place.game, report, seconds=options.seconds)
    if solution is None:
        return False
    for path in exports:
        markov.export(solution, path, place.identity)
    if in_json:
        click.echo(markov.as_json(solution))
    else:
        out.print(markov.solution_facts(solution))
    if not markov.is_solved(solution):
        code = INTERRUPTED if solution.stopped == "interrupted" else UNSOLVED
        click.get_current_context().exit(code)
    return True


def _perfect_play(
    place: NamedPosition, limits: dict[str, Any], save: Path | None, in_json: bool
) -> None:
    given = {name: value for name, value in limits.items() if value is not None}
    game, out = place.game, console()
    lines = lines_of_play(game, place.state)
    if lines > HOPELESS and limits["seconds"] is None:
        click.echo(
            f"{game.name} has some 10^{lines:.0f} lines of play: do not expect an answer. "
            f"Ctrl-C ends the search, and `zermelo search {place.spec}` finds a good move",
            err=True,
        )
    with live(out, lambda found: _facts(game, found)) as report:
        result = solve(game, place.state, report=report, **given)
    if in_json:
        click.echo(as_json(game, result))
    else:
        out.print(_facts(game, result))
    if save is not None:
        save_answer(save, place, result)
    if result.value is None:
        code = INTERRUPTED if result.stopped == "interrupted" else UNSOLVED
        click.get_current_context().exit(code)


def _facts(game: Game, result: Result) -> RenderableType:
    found = ", ".join(
        f"{signed(value)} to {game.player_name(player)}"
        for player, value in enumerate(result.values)
        if value is not None
    )
    if result.value is None:
        endless = result.algorithm in REPEATING and result.stopped == "finished"
        found = "open, for play may never end" if endless else "not proven yet"
        if result.bounds != UNPROVEN:
            found += f": {worth_text(result, game.player_name(max(result.player, 0)))}"
    elif not result.exact:
        found += f", within {result.upper - result.lower:.1g}, proven"
    tabulated = result.leaves == 0  # a search has leaves, a table of all states has none
    method = "table of all states" if tabulated else "exact search"
    return facts(
        [
            ("value", found),
            ("method", REPEATING.get(result.algorithm, method)),
            ("best action", result.line[0] if result.line else "none"),
            ("line", "  ".join(result.line) or "none"),
            ("states" if tabulated else "nodes", f"{result.nodes:,}"),
            ("seconds", f"{result.seconds:.3f}"),
        ]
    )
