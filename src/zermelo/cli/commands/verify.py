"""Check that an answer is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ...game import Game
from ...verification import Budget, NotChecked, verify_answer
from ..arguments.loading import load_any
from ..arguments.numbers import ABOVE_ZERO, COUNT, Number
from ..terminal.errors import INTERRUPTED
from ..terminal.screen import LateProgress, console

WRONG = 1
UNCHECKED = 2


@click.command("verify")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE..."
)
@click.option(
    "--game", help="The game, if the file does not name it: a spec, FILE.py:CLASS, .efg, .nfg."
)
@click.option(
    "--samples",
    default=10_000,
    show_default=True,
    type=COUNT,
    help="Positions to sample where there are too many to check all.",
)
@click.option("--all", "every", is_flag=True, help="Tables: check every position.")
@click.option(
    "--seconds",
    "--time",
    "seconds",
    default=120.0,
    show_default=True,
    type=ABOVE_ZERO,
    help="Time limit per file.",
)
@click.option(
    "--epsilon",
    type=Number(min=0),
    help="Strategies: the largest acceptable gain of a best response.",
)
@click.option("--seed", default=0, show_default=True, help="Random seed.")
@click.option(
    "--threads", default=1, show_default=True, type=COUNT, help="Number of threads, with --all."
)
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[Path, ...],
    game: str | None,
    samples: int,
    every: bool,
    seconds: float,
    epsilon: float | None,
    seed: int,
    threads: int,
) -> None:
    """Check answers, independently of what made them.

    \b
      zermelo solve connect_four:rows=4,columns=4 --save answer.json
      zermelo verify answer.json
      zermelo solve kuhn_poker --export strategy.json
      zermelo verify strategy.json --epsilon 0.001
      zermelo verify tables/KQvK.table c4.book

    A saved result is checked by following its certificate through all replies, by finding its value
    again, or by playing random continuations; a strategy by a best response of every player; tables
    and perfect books position by position. Only the plain rules of the game are used. The answer
    says what was checked, and whether that is a proof.

    Exit code 0: it holds. 1: it is wrong, and the first counter-example is shown. 2: the file can't
    be read, or nothing could be checked in time.
    """
    options: dict[str, Any] = {
        "samples": samples,
        "seconds": None if every else seconds,
        "seed": seed,
    }
    loaded = None if game is None else load_any(game)
    code = verify_files(files, loaded, options, every=every, epsilon=epsilon, threads=threads)
    ctx.exit(code)


def verify_files(
    files: tuple[Path, ...],
    game: Game | None,
    options: dict[str, Any],
    *,
    every: bool = False,
    epsilon: float | None = None,
    threads: int = 1,
) -> int:
    """Check each file and say what came of it; the exit code."""
    out, codes = console(), [0]
    for path in files:
        with LateProgress(f"verifying {path}") as bar:
            budget = Budget(report=bar, **options)
            try:
                verdict = verify_answer(
                    path, game, budget=budget, epsilon=epsilon, every=every, threads=threads
                )
            except NotChecked as error:
                hint = "; --seconds gives it more time" if budget.over else ""
                click.echo(f"zermelo: {path} was not checked: {error}{hint}", err=True)
                codes.append(UNCHECKED)
                continue
            except KeyboardInterrupt:
                click.echo(f"stopped: nothing wrong was found in {path} until then", err=True)
                return INTERRUPTED
        holds = "holds" if verdict.holds else "is WRONG"
        style = None if verdict.holds else "bold red"
        out.print(f"{path} {holds}: {verdict.sentence}", markup=False, style=style)
        codes.append(0 if verdict.holds else WRONG)
    return WRONG if WRONG in codes else max(codes)
