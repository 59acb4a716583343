"""Make a sheet of exercises, with answers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import click

from ...errors import BadParameter
from ..arguments.saving import write


@click.command("sheet")
@click.argument("subjects", nargs=-1)
@click.option(
    "--seed", default=1, show_default=True, help="Random seed: the same one gives the same sheet."
)
@click.option("--number", "-n", default=4, show_default=True, help="Number of exercises.")
@click.option("--depth", default=3, show_default=True, help="Depth of the trees in plies, 2 to 4.")
@click.option("--answers/--no-answers", default=True, help="Whether to add the answers at the end.")
@click.option(
    "--format",
    "-f",
    "kind",
    type=click.Choice(["text", "html", "latex", "csv", "moodle", "qti"]),
    default="text",
    show_default=True,
    help="html and latex have drawn trees; csv is for spreadsheets; moodle (XML) and qti (a zip "
    "file, QTI 2.1) are for learning platforms, with feedback for each mistake.",
)
@click.option(
    "--output", "-o", type=Path, metavar="FILE", help="The file to write; by default the terminal."
)
@click.option(
    "--roster",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A CSV file with a column student, username or id: a sheet of their own for each of them, "
    "in the folder given by -o, and the same with answers in its folder `answers`.",
)
def command(
    subjects: tuple[str, ...],
    seed: int,
    number: int,
    depth: int,
    answers: bool,
    kind: str,
    output: Path | None,
    roster: Path | None,
) -> None:
    """Make a sheet of exercises on SUBJECTS in turn, by default on all of them.

    SUBJECTS are minimax, alpha-beta, ordering, chance, maxn, uct, regret, reply, kinds,
    strategies, size, halving, evaluation, horizon, deepening, beam, retrograde,
    depth-limited-chance, flat-monte-carlo, bandit, backpropagation, puct, belief, equilibrium,
    biased, cfr and td. The page shows the same sheets: zermelo page lessons/sheet.

    \b
      zermelo sheet
      zermelo sheet alpha-beta --seed 7 --no-answers
      zermelo sheet minimax chance -n 6 --format latex -o sheet.tex
      zermelo sheet uct bandit -n 20 --format moodle -o questions.xml
      zermelo sheet minimax --roster class.csv --format html -o week3
    """
    from ...course.exercises import exercises  # slow to import, as what follows
    from ...course.exercises.export import FORMATS, exported

    def made(seed: int, answers: bool) -> bytes:
        return exported(exercises(subjects, seed, number, depth), seed, kind, answers)

    if roster is not None:
        _write_for_each(roster, output, seed, FORMATS[kind].suffix, made)
        return
    if output is None and FORMATS[kind].binary:
        raise BadParameter(f"{kind} is a zip file; name it with -o, such as -o sheet-{seed}.zip")
    content = made(seed, answers)
    if output is None:
        click.echo(content.decode(), nl=False)
    else:
        write(output, content, "the sheet")


def _write_for_each(
    roster: Path, folder: Path | None, seed: int, suffix: str, made: Callable[[int, bool], bytes]
) -> None:
    """A sheet for each student, whose number follows from the seed and the student's name."""
    from ...grading.output.formats import read_roster

    if folder is None:
        raise BadParameter("name a folder for the sheets of a class with -o, such as -o sheets")
    students = read_roster(roster)
    for student in students:
        if not student or Path(student).name != student:
            raise BadParameter(f"{student!r} can't be the name of a file: rename it in {roster}")
    for student in students:
        digest = hashlib.sha256(f"{seed} {student}".encode()).digest()
        own = int.from_bytes(digest[:3], "big") + 1
        for place, answers in ((folder, False), (folder / "answers", True)):
            place.mkdir(parents=True, exist_ok=True)
            write(place / f"{student}{suffix}", made(own, answers), "the sheet")
    click.echo(f"{len(students)} sheets: {folder}, with answers in {folder / 'answers'}")
