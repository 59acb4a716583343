"""Puzzles with one right answer: to solve, to print, to check, to find more."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..arguments.saving import write
from ..terminal.screen import console

if TYPE_CHECKING:
    from ...puzzles.puzzle import Puzzle
    from ...puzzles.sheet import OnSheet


@click.command("puzzles")
@click.argument("games", nargs=-1)
@click.option(
    "--number", "-n", type=click.IntRange(1), default=4, show_default=True, help="How many."
)
@click.option("--grade", type=click.IntRange(1, 5), help="1, very easy, to 5, very hard.")
@click.option("--seed", default=1, show_default=True, help="Random seed: another draws others.")
@click.option("--answers/--no-answers", default=True, help="Whether to add the answers at the end.")
@click.option(
    "--output", "-o", type=Path, metavar="FILE", help="Write a sheet with drawn boards, as HTML."
)
@click.option(
    "--check", is_flag=True, help="Solve every puzzle anew by search, and say which answers differ."
)
@click.option(
    "--make", type=Path, metavar="FILE", help="Find new puzzles, of all kinds of games, for a file."
)
def command(
    games: tuple[str, ...],
    number: int,
    grade: int | None,
    seed: int,
    answers: bool,
    output: Path | None,
    check: bool,
    make: Path | None,
) -> None:
    """Puzzles of GAMES, by default of all that have some: an only move, a win in a few moves, the
    end with perfect play. Each has exactly one right answer. The page has them too, and one a day.

    \b
      zermelo puzzles
      zermelo puzzles connect_four chess -n 8 --grade 4
      zermelo puzzles -n 20 --no-answers -o puzzles.html
      zermelo puzzles --check
      zermelo puzzles --make more.jsonl -n 100 --seed 7
    """
    from ...puzzles.sheet import as_html, chosen  # slow to import

    if make is not None:
        _make(make, number, seed)
        return
    if check:
        _check(chosen(games, grade))
        return
    found = chosen(games, grade, number, seed)
    if output is not None:
        write(output, as_html(found, answers), "the puzzles")
    else:
        _print(found, answers)


def _print(found: list[OnSheet], answers: bool) -> None:
    from ...puzzles.sheet import heading
    from ..terminal.draw import drawn

    out = console()
    for one in found:
        game = one.puzzle.rules()
        state = one.puzzle.state(game)
        out.print(f"[bold]{heading(one)}[/bold]")
        out.print(one.puzzle.question(game, state))
        out.print(drawn(game.board(state)))
        out.print()
    if answers:
        said = [f"{one.number}: {one.puzzle.answer_words(one.puzzle.rules())}" for one in found]
        out.print(f"Answers  {'   '.join(said)}")


def _check(found: list[OnSheet]) -> None:
    from ...puzzles import check

    wrong = 0
    for one in found:
        if fault := check(one.puzzle):
            wrong += 1
            click.echo(f"{one.number}, {one.puzzle.game}: {fault}")
    if wrong:
        click.echo(f"{wrong} of {len(found)} puzzles don't have the answer that they promise.")
        raise click.exceptions.Exit(1)
    click.echo(f"{len(found)} puzzles, each with exactly the answer that it promises.")


def _make(path: Path, number: int, seed: int) -> None:
    from ...puzzles import make, written

    made: list[Puzzle] = []

    def report(puzzle: Puzzle) -> None:
        made.append(puzzle)
        click.echo(f"{len(made)}: {puzzle.game}, {puzzle.kind}", err=True)

    write(path, written(make(number, seed, report)), "the puzzles")
