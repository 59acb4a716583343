"""Where a solver runs: on one core, on several, or on a GPU. All find the same to the last bit."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Protocol

from ...errors import BadParameter
from ...machine import check_device, cores, has_gpu
from ...settings import THREADS, check_within
from ..tree.best_response import exploitability
from ..tree.form import SequenceForm
from .device_cfr import DeviceExecution
from .iteration import RegretTables, average_plan, iterate
from .parallel_cfr import ParallelExecution
from .reordering import NotEnoughMemory, entry_count

FOR_CORES = 300_000
"""The number of entries from which several cores are quicker than one."""
FOR_GPU = 5_000_000
"""The number of entries from which a GPU is quicker than the cores and worth the seconds to start
it."""


class Running(Protocol):
    """The tables of one solver on the hardware that computes them."""

    @property
    def tables(self) -> RegretTables:
        """The tables as of the last `pull`; only the clock is always current."""

    def run(self, factors: Any, predictive: bool) -> None: ...
    def pull(self) -> RegretTables: ...
    def push(self) -> None: ...
    def exploitability(self) -> float: ...


class Execution(Protocol):
    """A game's arrays on the hardware that computes them."""

    @property
    def name(self) -> str: ...
    def begin(self, tables: RegretTables) -> Running: ...


class OneCore:
    """The arrays as they are, on the core of the caller."""

    name = "one core"

    def __init__(self, form: SequenceForm) -> None:
        self.form = form

    def begin(self, tables: RegretTables) -> Running:
        return _OnOneCore(self.form, tables)


class _OnOneCore:
    def __init__(self, form: SequenceForm, tables: RegretTables) -> None:
        self.form, self.tables = form, tables

    def run(self, factors: Any, predictive: bool) -> None:
        iterate.compiled(self.form.layout, self.tables, factors, predictive)

    def pull(self) -> RegretTables:
        return self.tables

    def push(self) -> None:
        """Nothing to do: they are the same arrays."""

    def exploitability(self) -> float:
        return exploitability(self.form, average_plan(self.tables))


def execution_of(
    form: SequenceForm, device: str | None = None, threads: int | None = None
) -> Execution:
    """The requested execution or, if none is, one that suits the size of the game."""
    check_within(THREADS, threads=threads)
    if device is not None and device != "cpu":
        if not device.startswith("cuda"):
            raise BadParameter(f"there is no device {device!r} for solvers; use cpu or cuda")
        if threads is not None:
            raise BadParameter("threads are for the CPU; leave out the threads or the device")
        return DeviceExecution(form, check_device(device))
    if threads is not None:
        return ParallelExecution(form, threads) if threads > 1 else OneCore(form)
    entries = entry_count(form.layout)
    if device is None and entries >= FOR_GPU and has_gpu():
        with suppress(NotEnoughMemory):
            return DeviceExecution(form, check_device("cuda"))
    if entries >= FOR_CORES and cores() > 1:
        with suppress(NotEnoughMemory):
            return ParallelExecution(form, cores())
    return OneCore(form)
