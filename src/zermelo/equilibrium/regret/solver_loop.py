"""Runs an iterative solver: in short calls, so that clocks, targets and Ctrl-C are heard."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from ...errors import BadParameter
from ..solution import Point

__all__ = ["Limits", "Report", "Solver", "drive"]

CALL_SECONDS = 0.1
SAVE_SECONDS = 5.0
GROWTH = 1.25  # from one measured iteration to the next

Report = Callable[[Point], object]
"""Called now and then with how far the solver is."""


class Solver(Protocol):
    points: list[Point]
    seconds: float

    @property
    def iteration(self) -> int: ...

    def run(self, iterations: int) -> None: ...

    def exploitability(self) -> float: ...

    def save(self, path: str | Path) -> None: ...

    def load(self, path: str | Path) -> None: ...


class Limits:
    """A solver ends at the first of these; None sets no limit."""

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        target: float | None = None,
        default: int = 1000,
    ) -> None:
        if iterations is not None and iterations < 1:
            raise BadParameter(f"iterations must be at least 1, not {iterations}")
        if seconds is not None and not seconds > 0:
            raise BadParameter(f"seconds must be more than 0, not {seconds}")
        if target is not None and not target > 0:
            raise BadParameter(f"the target must be more than 0, not {target}")
        if iterations is None and seconds is None and target is None:
            iterations = default
        self.iterations, self.seconds, self.target = iterations, seconds, target

    def reached(self, solver: Solver) -> str:
        """Why the solver must stop now; empty if it need not."""
        if self.iterations is not None and solver.iteration >= self.iterations:
            return "iterations"
        if self.seconds is not None and solver.seconds >= self.seconds:
            return "time"
        point = solver.points[-1] if solver.points else None
        if self.target is not None and point and point.exploitability <= self.target:
            return "target"
        return ""

    def before(self, iteration: int) -> int:
        """The last iteration that may be run without looking again."""
        return iteration if self.iterations is None else min(iteration, self.iterations)


def drive(
    solver: Solver,
    limits: Limits,
    report: Report | None = None,
    checkpoint: str | Path | None = None,
) -> str:
    """Run a solver up to its limits; returns why it stopped.

    Exploitability is measured at iterations 1, 2, ... that grow by a quarter each, and at the
    end, so that it costs next to nothing.
    """
    if checkpoint is not None and Path(checkpoint).exists():
        solver.load(checkpoint)
    solver.run(0)  # compiled off the clock
    size, saved, stopped = 1, time.perf_counter(), limits.reached(solver)
    try:
        while not stopped:
            due = int(solver.points[-1].iteration * GROWTH) + 1 if solver.points else 1
            goal = max(limits.before(min(due, solver.iteration + size)), solver.iteration + 1)
            begin, ran = time.perf_counter(), goal - solver.iteration
            solver.run(ran)
            took = time.perf_counter() - begin
            solver.seconds += took
            size = int(min(max(ran * CALL_SECONDS / max(took, 1e-9), 1), 4 * size + 1))
            if goal >= due or limits.reached(solver):
                _note(solver, report)
            stopped = limits.reached(solver)
            if checkpoint is not None and time.perf_counter() - saved > SAVE_SECONDS:
                solver.save(checkpoint)
                saved = time.perf_counter()
    except KeyboardInterrupt:
        stopped = "interrupted"
    if not solver.points or solver.points[-1].iteration != solver.iteration:
        _note(solver, report)
    if checkpoint is not None:
        solver.save(checkpoint)
    return stopped


def _note(solver: Solver, report: Report | None) -> None:
    point = Point(solver.iteration, solver.seconds, solver.exploitability())
    solver.points.append(point)
    if report is not None:
        report(point)
