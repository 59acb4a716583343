"""`zermelo sheet`: exercises on paper, with answers."""

from __future__ import annotations

from pathlib import Path

import click

__all__ = ["command"]


@click.command("sheet", short_help="Make a sheet of exercises, with answers.")
@click.argument("subjects", nargs=-1)
@click.option("--seed", default=1, show_default=True, help="The sheet's number: same seed, same.")
@click.option("--number", "-n", default=4, show_default=True, help="How many exercises.")
@click.option("--depth", default=3, show_default=True, help="Plies of trees, 2 to 4.")
@click.option("--answers/--no-answers", default=True, help="With the answers at the end, or not.")
@click.option("--latex", is_flag=True, help="A LaTeX document with drawn trees, not plain text.")
@click.option("--output", "-o", type=Path, metavar="FILE", help="Write it there.")
def command(
    subjects: tuple[str, ...],
    seed: int,
    number: int,
    depth: int,
    answers: bool,
    latex: bool,
    output: Path | None,
) -> None:
    """Make a sheet of exercises on SUBJECTS in turn, on all of them unless given.

    SUBJECTS are minimax, alpha-beta, ordering, chance, maxn, uct, regret and reply. The page
    shows the same sheets: zermelo page lessons/sheet.

    \b
      zermelo sheet
      zermelo sheet alpha-beta --seed 7 --no-answers
      zermelo sheet minimax chance -n 6 --latex -o sheet.tex
    """
    from ...errors import BadParameter
    from ...files import write_whole
    from ...web.lessons.exercises import exercises
    from ...web.lessons.printing import as_latex, as_text

    made = exercises(subjects, seed, number, depth)
    text = (as_latex if latex else as_text)(made, seed, answers)
    if output is None:
        click.echo(text, nl=False)
        return
    try:
        write_whole(output, text.encode())
    except OSError as error:
        raise BadParameter(f"the sheet can't be written to {output}: {error.strerror}") from None
