"""Files that were tampered with are read, or refused in one sentence: never a crash or a hang.

`python -m tests.mutation_runs tables 2000` shows the figures of one format.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutating import mutants
from tests.mutation_runs import MORE, MOST_MEMORY, SIX, SLOWEST

ROOT = Path(__file__).parents[1]
COMMANDS: dict[str, tuple[str, ...]] = {
    "networks": ("network", "{}"),
    "tournaments": ("standings", "{}"),
    "books": ("book", "info", "{}"),
    "tables": ("table", "info", "{}"),
    "records": ("convert", "{}", "{}.pgn"),
    "saved": ("play", "--resume", "{}", "--hints", "random"),
}


def judged(kind: str, count: int, seed: int) -> None:
    pytest.importorskip("torch" if kind == "networks" else "numpy")
    words = [sys.executable, "-m", "tests.mutation_runs", kind, str(count), str(seed)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=3000)
    assert done.returncode == 0, f"the process broke down: {done.stderr[-3000:]}"
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert not found["first"], "\n".join(found["first"])
    assert found["read"] + found["refused"] == count
    assert found["refused"] > count // 4, "the mutants are too tame to show anything"
    assert found["cpu_s"] < 2 * SLOWEST  # each is stopped after half of that by its own clock
    assert found["memory_mb"] < MOST_MEMORY >> 20


@pytest.mark.parametrize("kind", SIX)
def test_a_mutant_is_read_or_refused_in_one_sentence(kind: str) -> None:
    judged(kind, 40, seed=0)


@pytest.mark.parametrize("kind", MORE)
def test_a_mutant_of_other_files_is_read_or_refused_in_one_sentence(kind: str) -> None:
    judged(kind, 25, seed=0)


@pytest.mark.long
@pytest.mark.parametrize("kind", [*SIX, *MORE])
def test_two_thousand_mutants_are_read_or_refused_in_one_sentence(kind: str) -> None:
    judged(kind, 2000, seed=1)


def through_the_command(kind: str, count: int, folder: Path) -> None:
    """A command in a process of its own, with a file changed by what knows its format."""
    make_files, _, own = SIX[kind]
    source = make_files(folder)[-1 if kind == "records" else 0]
    path = folder / "mutants" / source.name
    path.parent.mkdir()
    for content in mutants(source, own, random.Random(kind), count):
        path.write_bytes(content)
        words = [word.format(path) for word in COMMANDS[kind]]
        command = [sys.executable, "-m", "zermelo", *words]
        plain = {name: one for name, one in os.environ.items() if name != "ZERMELO_TRACEBACK"}
        done = subprocess.run(
            command, capture_output=True, text=True, input="quit\n", timeout=600, env=plain
        )
        assert done.returncode in (0, 2), done.stderr
        assert "Traceback" not in done.stderr
        if done.returncode:
            assert done.stderr.startswith("zermelo: ")
            assert done.stderr.count("\n") == 1
            assert path.name in done.stderr
            assert "should not happen" not in done.stderr


@pytest.mark.parametrize("kind", SIX)
def test_a_command_refuses_a_mutant_in_one_line(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("torch" if kind == "networks" else "numpy")
    through_the_command(kind, 1, tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("kind", SIX)
def test_a_command_refuses_many_mutants_in_one_line_each(kind: str, tmp_path: Path) -> None:
    through_the_command(kind, 40, tmp_path)
