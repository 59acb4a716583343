"""Run benchmarks by name: `python -m benchmarks NAME...`

A benchmark is a module of this package with a `TITLE` and a function `benchmarks()` that gives
one or more `Benchmark`s, or a function `tables()` that gives what it found as tables to print.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType

import click
from rich.console import Console, Group, RenderableType

import benchmarks
from benchmarks.harness import Benchmark, report, rounds, save

RESULTS = Path(__file__).parent / "results"
INTERRUPTED = 130


def known() -> dict[str, ModuleType]:
    """Every module of this package that has a title, by name."""
    names = (info.name for info in pkgutil.iter_modules(benchmarks.__path__))
    modules = {n: importlib.import_module(f"benchmarks.{n}") for n in names if n != "__main__"}
    return {name: module for name, module in modules.items() if hasattr(module, "TITLE")}


def chosen(names: tuple[str, ...], modules: dict[str, ModuleType]) -> dict[str, ModuleType]:
    for name in names:
        if name not in modules:
            near = get_close_matches(name, modules) or sorted(modules)
            raise click.UsageError(f"no benchmark is called {name}; there is {', '.join(near)}")
    return {name: modules[name] for name in names}


def measure(benchmark: Benchmark, count: int, console: Console) -> tuple[Group | None, bool]:
    """The report of the rounds that ended, and whether they all did."""
    measured = []
    with console.status(benchmark.title) as status:

        def watch(number: int, name: str) -> None:
            stage = f"round {number} of {count}" if number else "preparing"
            status.update(f"{benchmark.title}: {stage}, {name}")

        try:
            for one in rounds(benchmark, count, watch):
                measured.append(one)
        except KeyboardInterrupt:
            pass
    return (report(benchmark, measured) if measured else None), len(measured) == count


def run(name: str, module: ModuleType, count: int, console: Console) -> bool:
    """Measure, print and, unless interrupted, save what one module asks."""
    done = list(module.benchmarks()) if hasattr(module, "benchmarks") else []
    reports: list[RenderableType] = []
    for benchmark in done:
        text, complete = measure(benchmark, count, console)
        if text:
            console.print(text)
            reports.append(text)
        if not complete:
            console.print("interrupted: nothing saved")
            return False
    try:
        for table in module.tables() if hasattr(module, "tables") else ():
            console.print(table)
            reports.append(table)
    except KeyboardInterrupt:
        console.print("interrupted: nothing saved")
        return False
    save(RESULTS / f"{name}.txt", f"python -m benchmarks {name} --rounds {count}", done, reports)
    return True


@click.command()
@click.argument("names", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="Run every benchmark.")
@click.option("--rounds", "count", default=5, show_default=True, type=click.IntRange(min=1))
def main(names: tuple[str, ...], everything: bool, count: int) -> None:
    """Measure against peers, in turns; without names, list the benchmarks."""
    console = Console()
    modules = known()
    if not names and not everything:
        for name, module in modules.items():
            console.print(f"{name:16} {module.TITLE}", highlight=False)
        return
    for name, module in (modules if everything else chosen(names, modules)).items():
        if not run(name, module, count, console):
            sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main(prog_name="python -m benchmarks")
