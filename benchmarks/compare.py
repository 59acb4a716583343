"""Is this version as fast as that one? Two versions side by side, measured in turn.

    python -m benchmarks.compare HEAD~10 HEAD
    python -m benchmarks.compare d852667 . mcts_go cfr_leduc --rounds 30

A version is a commit, or a folder that holds a checkout. Each gets a folder, an environment and
a cache of compiled code of its own. In each round both start afresh, because where a process
happens to lie in memory can speed or slow it by some per cent, and do every piece of work in
turn, more than once. A ratio is formed within each round, from the best run of each version, since
whatever disturbs a run makes it slower; the interval is that of the median over all rounds, which
needs no assumption about the noise. "As fast as before" means: the whole interval lies
above 0.97, and both versions visited the same nodes.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import IO, Any

import click
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.harness import quantity, save
from benchmarks.workloads import WORKLOADS

ROOT = Path(__file__).parents[1]
LEAST = 0.97
LEAST_ROUNDS = 20
RUNS = 2  # of each piece of work, version and round


@dataclass(frozen=True)
class Version:
    """A checkout and the interpreter that runs it."""

    name: str
    folder: Path
    python: Path
    cache: Path


class Worker:
    """A process that does pieces of work for one version."""

    def __init__(self, version: Version) -> None:
        self.version = version
        environment = {**os.environ, "ZERMELO_CACHE": str(version.cache)}
        for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE"):  # start as on any machine
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [version.python, ROOT / "benchmarks" / "workloads.py"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=version.folder,
            env=environment,
            text=True,
        )

    def ask(self, verb: str, name: str) -> dict[str, Any]:
        requests, answers = self._channels()
        print(verb, name, file=requests, flush=True)
        line = answers.readline()
        if not line:
            return {"error": f"the process ended with code {self.process.wait()}"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        requests, answers = self._channels()
        requests.close()
        self.process.wait()
        answers.close()

    def _channels(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout


# Setting up.


def prepared(name: str, place: Path) -> Version:
    """A version with its own source, environment and cache, below this place."""
    if Path(name).is_dir():
        folder = Path(name).resolve()
        label = folder.name
    else:
        label = _commit(name)
        folder = place / label / "source"
        if not folder.is_dir():
            _export(label, folder)
    home = place / hashlib.sha256(str(folder).encode()).hexdigest()[:12]
    python = _environment(folder, home)
    return Version(label[:12], folder, python, home / "cache")


def _commit(name: str) -> str:
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if found.returncode:
        raise click.UsageError(f"{name} is neither a commit of this repository nor a folder")
    return found.stdout.strip()


def _export(commit: str, folder: Path) -> None:
    archive = subprocess.run(
        ["git", "archive", commit, "src", "pyproject.toml", "constraints.txt"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as aside:
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(Path(aside) / "source", filter="data")
        with contextlib.suppress(OSError):  # another comparison was quicker
            (Path(aside) / "source").rename(folder)


def _pinned(folder: Path) -> dict[str, str]:
    """The packages that a version stands on; one that has come since does no harm."""
    file = folder / "constraints.txt"
    lines = file.read_text().splitlines() if file.is_file() else []
    pins = (line.partition("#")[0].partition("==") for line in lines)
    return {name.strip().lower(): version.strip() for name, _, version in pins if version.strip()}


def _environment(folder: Path, home: Path) -> Path:
    """An environment in which `zermelo` is this folder's.

    The packages it stands on are those of the environment that runs the comparison, so that only
    zermelo itself differs; a version that pins others can't be compared.
    """
    ours = _pinned(ROOT)
    if any(ours.get(name) != version for name, version in _pinned(folder).items()):
        raise click.UsageError(
            f"{folder} pins other packages than {ROOT}: install those and compare from there"
        )
    python = home / "environment" / "bin" / "python"
    if not python.exists():
        venv.create(home / "environment", symlinks=True)
    packages = next((home / "environment" / "lib").glob("python*/site-packages"))
    others = [p for p in sys.path if p.endswith(("site-packages", "dist-packages"))]
    extra = [p for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p]
    elsewhere = [p for p in extra if not (Path(p) / "zermelo").is_dir()]
    lines = [str(folder / "src"), *map(os.path.abspath, elsewhere), *others]
    (packages / "compared.pth").write_text("".join(f"{line}\n" for line in lines))
    return python


# Measuring.


@dataclass
class Comparison:
    """What the rounds so far say of one piece of work."""

    name: str
    ratios: list[float] = field(default_factory=list)  # rate of the second over the first
    rates: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    unit: str = ""
    alike: bool = True
    error: str = ""

    def note(self, first: dict[str, Any], second: dict[str, Any]) -> None:
        for answer in (first, second):
            if "error" in answer:
                self.error = answer["error"]
                return
        rates = [answer["work"] / answer["seconds"] for answer in (first, second)]
        self.ratios.append(rates[1] / rates[0])
        for kept, rate in zip(self.rates, rates, strict=True):
            kept.append(rate)
        self.unit = second["unit"]
        same = [(answer["work"], answer["outcome"]) for answer in (first, second)]
        self.alike = self.alike and same[0] == same[1]

    @property
    def verdict(self) -> str:
        if self.error:
            return "can't be compared"
        low, _ = interval(self.ratios)
        if low > LEAST:
            return "as fast"
        return "slower" if interval(self.ratios)[1] < 1.0 else "not shown"


def interval(numbers: Sequence[float], confidence: float = 0.95) -> tuple[float, float]:
    """The interval of the median between two order statistics (binomial, so free of assumptions).

    >>> interval(range(1, 21))
    (6, 15)
    """
    ordered, count = sorted(numbers), len(numbers)
    beyond = 0.0  # the chance that the median lies outside, on one side
    rank = 0
    while rank < (count - 1) // 2:
        beyond += math.comb(count, rank) / 2**count
        if 2 * beyond > 1 - confidence:
            break
        rank += 1
    rank = max(rank, 1)
    return ordered[rank - 1], ordered[count - rank]


def quickest(answers: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The run that was disturbed least, or one that failed."""
    return min(answers, key=lambda answer: answer.get("seconds", 0.0))


def rounds(
    versions: tuple[Version, Version], names: Sequence[str], count: int
) -> Iterator[list[Comparison]]:
    """Measure round by round; who goes first alternates."""
    compared = {name: Comparison(name) for name in names}
    for number in range(count):
        with ExitStack() as stack:
            workers = [stack.enter_context(closing(Worker(version))) for version in versions]
            for place, name in enumerate(names):
                if compared[name].error:
                    continue
                turn = (number + place) % 2
                for worker in workers:
                    worker.ask("prepare", name)
                runs: tuple[list[dict[str, Any]], ...] = ([], [])
                for which in (turn, 1 - turn) * RUNS:
                    runs[which].append(workers[which].ask("run", name))
                compared[name].note(*map(quickest, runs))
        yield list(compared.values())


def report(versions: tuple[Version, Version], compared: Sequence[Comparison]) -> Table:
    names = [version.name for version in versions]
    table = Table(
        box=box.SIMPLE,
        pad_edge=False,
        title=f"{names[1]} over {names[0]}: rate of work per CPU second",
        caption=f"as fast: the interval (95 %, of the median) lies above {LEAST}",
    )
    table.add_column("work")
    for heading in (*names, "ratio", "interval", "rounds", "same nodes", "verdict"):
        table.add_column(heading, justify="right")
    for one in compared:
        if one.error:
            table.add_row(one.name, "", "", "", "", "", "", f"{one.verdict}: {one.error}")
            continue
        low, high = interval(one.ratios)
        rates = [f"{quantity(median(rates))} {one.unit}/s" for rates in one.rates]
        table.add_row(
            *(one.name, *rates, f"{median(one.ratios):.3f}", f"{low:.3f} .. {high:.3f}"),
            *(str(len(one.ratios)), "yes" if one.alike else "NO", one.verdict),
        )
    return table


def compile_all(versions: tuple[Version, Version], names: Sequence[str], console: Console) -> None:
    """Fill both caches on all cores, so that no round waits for a compiler."""

    def prepare(version: Version, name: str) -> None:
        with closing(Worker(version)) as worker:
            worker.ask("prepare", name)

    pieces = [(version, name) for name in names for version in versions]
    with (
        console.status(f"compiling {len(pieces)} pieces of work"),
        ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        list(pool.map(prepare, *zip(*pieces, strict=True)))


def listed(context: click.Context, _option: Any, wanted: bool) -> None:
    if wanted:
        for name, workload in WORKLOADS.items():
            click.echo(f"{name:28} {workload.about}")
        context.exit()


@click.command()
@click.argument("base")
@click.argument("head")
@click.argument("names", nargs=-1)
@click.option(
    "--rounds", "count", default=LEAST_ROUNDS, show_default=True, type=click.IntRange(min=1)
)
@click.option(
    "--place",
    default=ROOT / "build" / "compare",
    type=click.Path(path_type=Path),
    help="Where environments and caches are kept.",
)
@click.option("--results", help="Keep the table among the results under this name.")
@click.option(
    "--list",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=listed,
    help="List the pieces of work and end.",
)
def main(
    base: str,
    head: str,
    names: tuple[str, ...],
    count: int,
    place: Path,
    results: str | None,
) -> None:
    """Compare the speed of two versions, BASE and HEAD; NAMES chooses pieces of work.

    Exits with 1 where HEAD is not shown to be as fast as BASE.
    """
    console = Console()
    for name in names:
        if name not in WORKLOADS:
            known = ", ".join(WORKLOADS)
            raise click.UsageError(f"there is no piece of work called {name}; there is {known}")
    chosen = names or tuple(name for name, one in WORKLOADS.items() if not one.wall)
    versions = (prepared(base, place), prepared(head, place))
    compile_all(versions, chosen, console)
    compared: list[Comparison] = []
    try:
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task("rounds", total=count)
            for so_far in rounds(versions, chosen, count):
                compared = so_far
                progress.advance(task)
    except KeyboardInterrupt:
        console.print("interrupted: these are the rounds that ended")
    table = report(versions, compared)
    Console(width=max(console.width, 140)).print(table)
    if results:
        words = (base, head, *names, "--rounds", str(count))
        written = f"python -m benchmarks.compare {' '.join(words)}"
        save(ROOT / "benchmarks" / "results" / f"{results}.txt", written, (), (table,))
    if not all(one.verdict == "as fast" and one.alike for one in compared):
        sys.exit(1)


if __name__ == "__main__":
    main()
