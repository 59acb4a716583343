"""The same job with another library and here: docs/migrating.md, run, with lines and seconds.

Of each section, what stands there as `py` is one program and what stands there as `python` is the
other. Both run in a process of their own, this one's interpreter, where the other library has to be
installed; one that is not is left out, and said so. Seconds are CPU time of the whole process, with
what it imports. Here machine code was kept from a first run, which is told beside.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich import box
from rich.table import Table

from benchmarks.harness import cpu_seconds

TITLE = "the same jobs with OpenSpiel, python-chess, pgx, easyAI and aima-python, line by line"
PAGE = Path(__file__).parents[1] / "docs/migrating.md"
PACKAGES = {
    "OpenSpiel": "open_spiel",
    "python-chess": "chess",
    "pgx": "pgx",
    "easyAI": "easyAI",
    "aima-python": "aima3",
}


class Job(NamedTuple):
    """The two programs of a section."""

    library: str
    there: str
    here: str


def jobs() -> Iterator[Job]:
    for section in re.split(r"^## ", PAGE.read_text(), flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        if title in PACKAGES:
            yield Job(title, _program(text, "py"), _program(text, "python"))


def _program(text: str, language: str) -> str:
    found = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return "\n".join(found)


def lines(program: str) -> int:
    """That are not empty."""
    return sum(bool(line.strip()) for line in program.splitlines())


def seconds(program: str, cache: str) -> float:
    begun = cpu_seconds()
    # The tier `compiled` waits for machine code: no time is spent in plain Python meanwhile.
    environment = {**os.environ, "ZERMELO_CACHE": cache, "ZERMELO_TIER": "compiled"}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, cwd=cache)
    return cpu_seconds() - begun


def tables() -> Iterator[Table]:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("library")
    for heading in ("lines there", "lines here", "s there", "s here", "s here, first time"):
        table.add_column(heading, justify="right")
    for job in jobs():
        package = PACKAGES[job.library]
        try:
            name = f"{job.library} {importlib.metadata.version(package)}"
        except importlib.metadata.PackageNotFoundError:
            table.add_row(f"{job.library}: not installed", *["-"] * 5)
            continue
        with tempfile.TemporaryDirectory() as cache:
            os.chmod(cache, 0o700)
            there = min(seconds(job.there, cache) for _ in range(2))
            first = seconds(job.here, cache)
            here = min(seconds(job.here, cache) for _ in range(2))
        counts = (str(lines(job.there)), str(lines(job.here)))
        table.add_row(name, *counts, f"{there:.2f}", f"{here:.2f}", f"{first:.1f}")
    yield table
