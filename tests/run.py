"""All tests as `make test` runs them, and what they cost.

    python -m tests.run               style and types beside; what needs the wall clock comes last
    python -m tests.run --busy 4      beside four processes that only use the processor
    python -m tests.run --keep        keep the costs, for later runs to stand beside

Other options are pytest's: `--long`, `--jumping-clock`. The end of a run says by folder what it
took in processor time, beside the run that was kept last, so that growth is seen when it happens.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.clocks import MACHINE

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "benchmarks" / "results" / "tests.txt"
NO_TESTS = 5  # pytest's exit code
# One more than two cores: while a test waits for a browser or another process, the next one runs.
WORKERS = 3


def naming(mark: str) -> list[str]:
    """Files of tests in which a mark is named: to collect all others takes longer than to run
    theirs."""
    files = (ROOT / "tests").rglob("test_*.py")
    return sorted(str(file) for file in files if f"mark.{mark}" in file.read_text())


PARTS = {
    "beside each other": ["-m", "not wall_clock", "-n", str(WORKERS), "--dist", "worksteal"],
    "alone, by the wall clock": ["-m", "wall_clock", "-n", "0", *naming("wall_clock")],
}
PYTEST = ["-m", "pytest"]
STYLE = "ruff check && ruff format --check && mypy && lint-imports"


class Row(NamedTuple):
    """What a folder of tests costs: processor time, how much of it compiles, time on the wall of
    all that run beside each other, number of tests."""

    seconds: float = 0.0
    compiling: float = 0.0
    elapsed: float = 0.0
    tests: int = 0

    def plus(self, seconds: float, compiling: float, elapsed: float) -> Row:
        return Row(
            self.seconds + seconds,
            self.compiling + compiling,
            self.elapsed + elapsed,
            self.tests + 1,
        )


def by_folder(costs: dict[str, list[float]]) -> dict[str, Row]:
    """Costs of single tests, summed up by the folder within `tests` that they lie in."""
    rows: dict[str, Row] = defaultdict(Row)
    for name, cost in costs.items():
        parts = name.split("::")[0].split("/")
        folder = "/".join(parts[: min(2, len(parts) - 1)])
        rows[folder] = rows[folder].plus(*cost)
    return dict(sorted(rows.items()))


def told(rows: dict[str, Row], before: dict[str, Row]) -> Iterator[str]:
    """The table, line by line."""
    heads = ("CPU s", "compiling", "wall s", "tests")
    widths = (8, 11, 8, 8)
    columns = zip(heads, widths, strict=True)
    yield f"{'folder':24}" + "".join(f"{head:>{width}}{'kept':>8}" for head, width in columns)
    for name in [*rows, *(name for name in before if name not in rows)]:
        now, kept = rows.get(name, Row()), before.get(name)
        yield f"{name:24}" + "".join(
            f"{value:{width}.0f}{'-' if kept is None else format(old, '.0f'):>8}"
            for value, old, width in zip(now, kept or Row(), widths, strict=True)
        )


def read(path: Path) -> dict[str, Row]:
    """The rows of a run that was kept."""
    rows: dict[str, Row] = {}
    for line in path.read_text().splitlines() if path.exists() else ():
        words = line.split()
        if len(words) == 9 and words[0] != "folder":
            rows[words[0]] = Row(*map(float, words[1:7:2]), int(words[7]))
    return rows


@contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes use the processor meanwhile."""
    spinning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for one in spinning:
            one.kill()
            one.wait()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.run")
    parser.add_argument("--busy", type=int, default=0, metavar="N", help="beside N busy processes")
    parser.add_argument("--keep", action="store_true", help=f"keep the costs in {KEPT.name}")
    options, given = parser.parse_known_args(arguments)
    begun = MACHINE.now()
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "PYTHONDONTWRITEBYTECODE": "",
    }
    costs: dict[str, list[float]] = {}
    failed = []
    with ExitStack() as stack:
        stack.enter_context(busy(options.busy))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        # Style and types are checked beside the tests, and give way to them.
        style = subprocess.Popen(["nice", "sh", "-c", STYLE], cwd=ROOT, env=environment)
        for number, (part, how) in enumerate(PARTS.items()):
            path = folder / f"{number}.json"
            command = [sys.executable, *PYTEST, *how, f"--costs={path}", *given]
            code = subprocess.run(command, cwd=ROOT, env=environment).returncode
            if code not in (0, NO_TESTS):
                failed.append(f"tests {part}")
            costs |= json.loads(path.read_text()) if path.exists() else {}
        if style.wait():
            failed.append("style and types")
        used = resource.getrusage(resource.RUSAGE_CHILDREN)  # before busy processes count
    lines = [
        *told(by_folder(costs), read(KEPT)),
        f"{used.ru_utime + used.ru_stime:.0f} s of processor time in all, style and types "
        f"included, {sum(cost[1] for cost in costs.values()):.0f} s of it for compiling; "
        f"{(MACHINE.now() - begun) / 60:.1f} minutes",
    ]
    print("\n".join(["", *lines]))
    if options.keep:
        machine = (
            f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        )
        command = " ".join(["python -m tests.run", *arguments])
        KEPT.write_text("\n".join([f"$ {command}", machine, "", *lines, ""]))
    print(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
