"""Run contestants in turn and compare their rates.

The machine drifts: clocks change, neighbours come and go. So contestants take turns (A B A B
...), and a ratio is formed within each round before its spread is told. Time is CPU time, of
this process and of the children it waited for.
"""

from __future__ import annotations

import io
import json
import os
import platform
import resource
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import click
from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

Round = dict[str, tuple[float, str]]  # the rate and the unit of each contestant


class Measurement(NamedTuple):
    """Work done, as a number of units: `Measurement(100_000, "playouts")`."""

    work: float
    unit: str


def nothing() -> None:
    """Prepare nothing."""


@dataclass(frozen=True)
class Contestant:
    """`run` does a fixed work and says how much; it waits for every process it started."""

    name: str
    run: Callable[[], Measurement]
    prepare: Callable[[], object] = nothing  # once and unmeasured: compile, build, load
    versions: Sequence[str] = ()  # what it runs on: "open_spiel 2.0.2"


@dataclass(frozen=True)
class Benchmark:
    """Contestants that do comparable work, and the question that they answer."""

    title: str
    contestants: Sequence[Contestant]
    reference: str
    asked: str

    def __post_init__(self) -> None:
        names = [contestant.name for contestant in self.contestants]
        if len(set(names)) < len(names):
            raise ValueError(f"two contestants of {self.title!r} share a name: {names}")
        if self.reference not in names:
            raise ValueError(f"the reference {self.reference!r} is not a contestant: {names}")


@dataclass(frozen=True)
class Standing:
    """How one contestant did over all rounds."""

    name: str
    unit: str
    rates: Sequence[float] = field(repr=False)
    ratios: Sequence[float] = field(repr=False)  # to the reference in the same round
    rate: float
    ratio: float  # of the medians


def cpu_seconds() -> float:
    """CPU time so far, of this process and of its children that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def rounds(
    benchmark: Benchmark, count: int, watch: Callable[[int, str], object] = lambda *_: None
) -> Iterator[Round]:
    """Yield after each round the rate and the unit of every contestant."""
    for contestant in benchmark.contestants:
        watch(0, contestant.name)
        contestant.prepare()
    for number in range(1, count + 1):
        measured = {}
        for contestant in benchmark.contestants:
            watch(number, contestant.name)
            start = cpu_seconds()
            done = contestant.run()
            measured[contestant.name] = (done.work / (cpu_seconds() - start), done.unit)
        yield measured


def standings(benchmark: Benchmark, measured: Sequence[Round]) -> list[Standing]:
    """Medians, spreads and ratios from the rounds of a benchmark."""
    reference = [one[benchmark.reference][0] for one in measured]
    table = []
    for contestant in benchmark.contestants:
        rates = [one[contestant.name][0] for one in measured]
        table.append(
            Standing(
                name=contestant.name,
                unit=measured[0][contestant.name][1],
                rates=rates,
                ratios=[rate / other for rate, other in zip(rates, reference, strict=True)],
                rate=median(rates),
                ratio=median(rates) / median(reference),
            )
        )
    return table


def quantity(number: float) -> str:
    """Four significant digits, in a form a reader takes in at once.

    >>> quantity(63512.3), quantity(2.5), quantity(1234567)
    ('63,510', '2.5', '1,235,000')
    """
    rounded = float(f"{number:.4g}")
    return f"{rounded:,.0f}" if rounded >= 1000 else f"{rounded:.4g}"


def spread(numbers: Iterable[float], show: Callable[[float], str]) -> str:
    values = list(numbers)
    return f"{show(min(values))} .. {show(max(values))}"


def report(benchmark: Benchmark, measured: Sequence[Round]) -> Group:
    """The table of a benchmark, to print."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("contestant")
    for heading in ("rate (median)", "spread", f"ratio to {benchmark.reference}", "spread"):
        table.add_column(heading, justify="right")
    for standing in standings(benchmark, measured):
        table.add_row(
            standing.name,
            f"{quantity(standing.rate)} {standing.unit}/s",
            spread(standing.rates, quantity),
            f"{standing.ratio:.2f}",
            spread(standing.ratios, "{:.2f}".format),
        )
    parts: list[RenderableType] = [Text(benchmark.title), Text(f"asked: {benchmark.asked}"), table]
    return Group(*parts)


def kept_lines(path: Path) -> list[Any]:
    """What runs before this one have kept, a line of JSON each."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def keep_line(path: Path, played: object) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(played) + "\n")


def program(name: str, package: str) -> str:
    """Where a program is; Debian keeps games apart."""
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/games"])
    found = shutil.which(name, path=places)
    if found is None:
        raise click.ClickException(f"{name} is not installed; Debian's package is called {package}")
    return found


def machine() -> str:
    """The processor and its number of cores."""
    return f"{processor()}, {os.cpu_count()} cores"


def processor() -> str:
    command = shutil.which("lscpu")
    if command:
        environment = {**os.environ, "LC_ALL": "C"}
        told = subprocess.run([command], capture_output=True, text=True, env=environment).stdout
        for line in told.splitlines():
            if line.startswith("Model name:"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions(benchmarks: Sequence[Benchmark]) -> str:
    named = [f"Python {platform.python_version()}"]
    for package in ("numba", "numpy"):
        try:
            named.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    peers = {v for b in benchmarks for c in b.contestants for v in c.versions}
    return ", ".join([*named, *sorted(peers)])


def save(
    path: Path, command: str, benchmarks: Sequence[Benchmark], reports: Sequence[RenderableType]
) -> None:
    """Write the reports as plain text, with what is needed to repeat them."""
    text = io.StringIO()
    console = Console(file=text, width=120, color_system=None)
    console.print(Text(f"$ {command}"))
    console.print(Text(f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC; CPU time"))
    console.print(Text(machine()))
    console.print(Text(versions(benchmarks)))
    for one in reports:
        console.print()
        console.print(one)
    lines = [line.rstrip() for line in text.getvalue().splitlines()]
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_suffix(".tmp")
    with aside.open("w") as file:
        file.write("\n".join(lines).rstrip() + "\n")
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
