"""`zermelo sheet`: exercises on paper, with answers."""

from __future__ import annotations

from pathlib import Path

import click

from ..arguments.saving import write

__all__ = ["command"]


@click.command("sheet")
@click.argument("subjects", nargs=-1)
@click.option(
    "--seed", default=1, show_default=True, help="Random seed: the same one gives the same sheet."
)
@click.option("--number", "-n", default=4, show_default=True, help="Number of exercises.")
@click.option("--depth", default=3, show_default=True, help="Depth of the trees in plies, 2 to 4.")
@click.option("--answers/--no-answers", default=True, help="Whether to add the answers at the end.")
@click.option(
    "--latex", is_flag=True, help="Write a LaTeX document with drawn trees instead of plain text."
)
@click.option(
    "--output", "-o", type=Path, metavar="FILE", help="The file to write; by default the terminal."
)
def command(
    subjects: tuple[str, ...],
    seed: int,
    number: int,
    depth: int,
    answers: bool,
    latex: bool,
    output: Path | None,
) -> None:
    """Make a sheet of exercises on SUBJECTS in turn, by default on all of them.

    SUBJECTS are minimax, alpha-beta, ordering, chance, maxn, uct, regret and reply. The page
    shows the same sheets: zermelo page lessons/sheet.

    \b
      zermelo sheet
      zermelo sheet alpha-beta --seed 7 --no-answers
      zermelo sheet minimax chance -n 6 --latex -o sheet.tex
    """
    from ...web.lessons.exercises import exercises  # slow to import, as what follows
    from ...web.lessons.printing import as_latex, as_text

    made = exercises(subjects, seed, number, depth)
    text = (as_latex if latex else as_text)(made, seed, answers)
    if output is None:
        click.echo(text, nl=False)
        return
    write(output, text, "the sheet")
