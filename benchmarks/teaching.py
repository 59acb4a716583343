"""docs/teaching.md as a new teacher would go through it, word for word, in an empty folder.

    python -m benchmarks.teaching

Timed are the commands of the page: from nothing to a graded class; an assignment of one's own, as
the page writes it, with a right and a wrong submission; the slides and the figures of one lesson.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

import click

from zermelo import clock

PAGE = Path(__file__).parents[1] / "docs" / "teaching.md"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
RIGHT = """
def minimax(game, state):
    player = game.to_move(state)

    def value(s):
        if game.is_terminal(s):
            return game.utility(s, player)
        values = [value(game.result(s, a)) for a in game.actions(s)]
        return max(values) if game.to_move(s) == player else min(values)

    best = {a: value(game.result(state, a)) for a in game.actions(state)}
    return max(best.values()), max(best, key=best.get)
"""


def section(title: str) -> list[tuple[str, str]]:
    """The language and the text of each fenced block of a section."""
    text = PAGE.read_text(encoding="utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    return FENCE.findall(text)


def commands(title: str) -> list[str]:
    return "".join(text for name, text in section(title) if name == "sh").splitlines()


def run(folder: Path, lines: list[str]) -> str:
    """The output of shell commands; the first that fails ends it."""
    script = "zermelo() { " + f'{sys.executable} -m zermelo "$@"; }}\nset -e\n' + "\n".join(lines)
    done = subprocess.run(["sh", "-c", script], cwd=folder, text=True, capture_output=True)
    if done.returncode:
        raise SystemExit(f"{lines} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def timed(folder: Path, what: str, lines: list[str]) -> str:
    began = clock.now()
    printed = run(folder, lines)
    click.echo(f"{what:40} {len(lines):2} commands {clock.now() - began:6.0f} s")
    return printed


def own(folder: Path) -> list[str]:
    """Write the assignment of the page, a right and a wrong submission; the command to grade."""
    toml = next(text for name, text in section("An assignment of your own") if name == "toml")
    for student, source in (("ann", RIGHT), ("bob", RIGHT.replace("min(values)", "max(values)"))):
        (folder / "works" / student).mkdir(parents=True)
        (folder / "works" / student / "minimax.py").write_text(source)
    (folder / "own").mkdir()
    (folder / "own" / "assignment.toml").write_text(toml)
    return ["zermelo grade own works"]


@click.command()
def main() -> None:
    """Go through the page and print how long its commands take."""
    click.echo("$ python -m benchmarks.teaching")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        timed(folder, "a graded class", commands("From nothing to a graded class"))
        table = timed(folder, "an assignment of one's own", own(folder))
        for student, points in (("ann", "6 of 6"), ("bob", "0 of 6")):
            assert re.search(rf"{student} +{points}", table), table
        slides = commands("Slides")
        timed(folder, "slides of a lesson", slides[:2])
        timed(folder, "its figures", ["zermelo lessons minimax --figures pictures"])


if __name__ == "__main__":
    main()
