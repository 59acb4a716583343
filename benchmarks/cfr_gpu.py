"""CFR+ on one core, on all cores and on a GPU: histories times iterations a second.

python -m benchmarks.cfr_gpu --seconds 240

Games grow from Leduc poker to tens of millions of histories. Each is enumerated once and then run
for 100 iterations in each execution; `difference` is the largest between any two probabilities of
actions in the average strategies. A game is left out that would not be done in time, as far as the
one before it says.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import click
import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table

from zermelo.equilibrium import Cfr, SequenceForm, sequence_form
from zermelo.equilibrium.regret.device_cfr import DeviceExecution, device_bytes
from zermelo.equilibrium.regret.execution import Execution, OneCore
from zermelo.equilibrium.regret.parallel_cfr import ParallelExecution
from zermelo.games import load
from zermelo.machine import check_device, cores, has_gpu

GAMES = {
    "leduc_poker": 9_457,
    "liars_dice:sides=6": 294_883,
    "leduc_poker:ranks=13,suits=2": 1_179_777,
    "liars_dice:sides=8": 8_388_553,
    "limit_holdem:table=AsKsQsJs2d,bets=2": 16_101_542,
    "liars_dice:sides=9": 42_467_257,
    "leduc_poker:ranks=13,suits=4,raises=6": 67_331_681,
}
"""Games and their histories."""
ITERATIONS = 100
LEAST_SECONDS = 0.3
"""An execution is run again for at least so long, to measure it."""
COMPILING = 5.0
"""Seconds that a game takes however small it is."""
LARGE = 5_000_000
"""From so many histories on, time grows with them."""


class Run(NamedTuple):
    """What one execution did."""

    name: str
    prepared: float
    """Seconds until its arrays were made and compiled."""
    iteration: float
    """Seconds."""
    behaviour: Any
    gpu: int = 0
    """Bytes that it took there."""


def measured(name: str, form: SequenceForm, made: Any) -> Run:
    start = time.perf_counter()
    execution: Execution = made()
    solver = Cfr(form, "cfr+", execution)
    solver.run(0)
    prepared = time.perf_counter() - start
    start = time.perf_counter()
    solver.run(ITERATIONS)
    took = (time.perf_counter() - start) / ITERATIONS
    behaviour = form.behaviour_of(solver.average())
    if took * ITERATIONS < LEAST_SECONDS:
        more = int(LEAST_SECONDS / took)
        start = time.perf_counter()
        solver.run(more)
        took = (time.perf_counter() - start) / more
    return Run(name, prepared, took, behaviour)


def on_gpu(name: str, form: SequenceForm, record: bool) -> Run:
    import torch

    torch.cuda.empty_cache()
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.mem_get_info()[0]
    found = measured(name, form, lambda: DeviceExecution(form, check_device("cuda"), record))
    return found._replace(gpu=before - torch.cuda.mem_get_info()[0])


def runs(form: SequenceForm, threads: int) -> Iterator[Run]:
    yield measured("one core", form, lambda: OneCore(form))
    if threads > 1:
        yield measured(f"{threads} cores", form, lambda: ParallelExecution(form, threads))
    if has_gpu():
        yield on_gpu("GPU", form, True)
        yield on_gpu("GPU, no graph", form, False)


@click.command()
@click.option("--seconds", default=240.0, show_default=True, help="Time limit.")
@click.option("--games", multiple=True, help="Other games than these, in order of size.")
@click.option("--threads", type=int, help="Number of threads; all cores if not given.")
def main(seconds: float, games: tuple[str, ...], threads: int | None) -> None:
    """Print a table of all games and executions."""
    begin, each = time.perf_counter(), 0.0
    console = Console(width=150)
    console.print(machine(), highlight=False)
    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if table.columns else "left")
    for spec in games or GAMES:
        start = time.perf_counter()
        if begin + seconds < start + COMPILING + each * GAMES.get(spec, 0):
            click.echo(f"{spec}: left out for lack of time")
            continue
        form = sequence_form(load(spec))
        sizes, enumerated = form.sizes, time.perf_counter() - start
        click.echo(f"{spec}: {sizes.histories:,} histories, enumerated in {enumerated:.1f} s")
        first = None
        for run in runs(form, threads or cores()):
            first = first or run
            row = cells(form, first, run)
            click.echo("  " + ", ".join(f"{h} {c}" for h, c in zip(HEADINGS[3:], row, strict=True)))
            about = (spec, f"{sizes.histories:,}", f"{sum(sizes.information_sets):,}")
            table.add_row(*(about if run is first else ("",) * 3), *row)
        if sizes.histories >= LARGE:
            each = (time.perf_counter() - start) / sizes.histories
    console.print(table)
    click.echo(f"{time.perf_counter() - begin:.0f} s in all")


HEADINGS = (
    "game",
    "histories",
    "sets",
    "on",
    "ms an iteration",
    "million histories/s",
    "times one core",
    "difference",
    "s to prepare",
    "GB on the GPU, estimated",
)


def cells(form: SequenceForm, first: Run, run: Run) -> tuple[str, ...]:
    rate = form.sizes.histories / run.iteration / 1e6
    difference = float(np.abs(run.behaviour - first.behaviour).max())
    memory = f"{run.gpu / 1e9:.2f}, {device_bytes(form) / 1e9:.2f}" if run.gpu else ""
    return (
        run.name,
        f"{1e3 * run.iteration:,.3f}",
        f"{rate:,.0f}",
        f"{first.iteration / run.iteration:,.1f}",
        f"{difference:.1g}",
        f"{run.prepared:.1f}",
        memory,
    )


def machine() -> str:
    about = f"{platform.processor() or platform.machine()}, {cores()} cores"
    if has_gpu():
        import torch

        about += f"; {torch.cuda.get_device_name()}, torch {torch.__version__}"
    return about


if __name__ == "__main__":
    main()
