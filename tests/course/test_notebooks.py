"""Notebooks made from lessons: valid, the same every time, and their cells run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

from zermelo.course import source
from zermelo.course.notebooks import file_name, notebook
from zermelo.course.source import find, lessons, systems

ADDRESSES = [
    path.stem if folder == source.LESSONS else f"{folder}/{path.stem}"
    for folder in (source.LESSONS, source.SYSTEMS)
    for path in sorted((source.COURSE / folder).glob("*.md"))
]
EXECUTE = """
import sys, nbclient, nbformat
book = nbformat.read(sys.argv[1], as_version=4)
nbclient.NotebookClient(book, timeout=900, kernel_name="python3").execute()
nbformat.write(book, sys.argv[1])
"""


def cells(address: str) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = json.loads(notebook(find(address)))["cells"]
    return read


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def test_they_are_valid_and_the_same_every_time(sample: Path) -> None:
    for lesson in [*lessons(), *systems()]:
        made = notebook(lesson)
        assert made == notebook(lesson)
        nbformat.validate(nbformat.reads(made, as_version=4))
        ids = [cell["id"] for cell in json.loads(made)["cells"]]
        assert len(set(ids)) == len(ids)


def test_the_whole_lesson_is_there(sample: Path) -> None:
    head, *others = cells("minimax")
    assert text(head).startswith("# Game trees and minimax\n")
    assert "- Compute the minimax value" in text(head)
    assert "AIMA, 4th edition, 5.2" in text(head)
    whole = "\n".join(map(text, others))
    assert "$$\nV(s) = \\begin{cases}" in whole
    assert "[UCT](uct.ipynb)" in whole
    assert "[the systems](system-deep-blue.ipynb)" in whole
    assert "function MINIMAX(s)" in whole
    assert "> Ties are broken" in whole
    assert "zermelo sheet minimax strategies" in whole
    assert "@" not in whole
    assert "[minimax](minimax.ipynb)" in "\n".join(map(text, cells("systems/deep-blue")))
    assert file_name(find("systems/deep-blue")) == "system-deep-blue.ipynb"


def test_figures_are_drawn_or_named(sample: Path) -> None:
    codes = [text(cell) for cell in cells("uct") if cell["cell_type"] == "code"]
    assert "search('mcts', game, state, iterations=50, seed=1, trace=2000).trace" in codes[0]
    written = "\n".join(text(cell) for cell in cells("uct"))
    assert "*The figure is live on the page:* `zermelo page lessons/uct`" in written


def test_the_cells_run(sample: Path) -> None:
    known: dict[str, Any] = {}
    for cell in cells("minimax"):
        if cell["cell_type"] == "code":
            exec(compile(text(cell), cell["id"], "exec"), known)
    assert known["result"].value == 3


def executed(address: str, folder: Path) -> Any:
    """The notebook after all its cells ran in a kernel of its own."""
    path = folder / file_name(find(address))
    path.write_text(notebook(find(address)))
    command = [sys.executable, "-c", EXECUTE, str(path)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    return nbformat.read(path, as_version=4)


@pytest.mark.long
def test_jupyter_runs_the_sample_and_shows_its_trees(sample: Path, tmp_path: Path) -> None:
    book = executed("uct", tmp_path)
    shown = [output for cell in book.cells for output in cell.get("outputs", ())]
    assert "<svg" in shown[0]["data"]["image/svg+xml"]


@pytest.mark.long
@pytest.mark.parametrize("address", ADDRESSES)
def test_jupyter_runs_the_course(address: str, tmp_path: Path) -> None:
    executed(address, tmp_path)
