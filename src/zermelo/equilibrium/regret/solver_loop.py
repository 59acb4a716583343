"""Iterative solvers: run in short calls, so that clocks, targets and Ctrl-C are heard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ... import clock
from ...display import rows_html, text_html
from ...files import sole_writer
from ...settings import POSITIVE, check_within
from ..tree.solution import Point
from .checkpoint import BadCheckpoint, read_checkpoint, restoring, write_checkpoint

CALL_SECONDS = 0.1
SAVE_SECONDS = 5.0
GROWTH = 1.25  # from one measured iteration to the next

Report = Callable[[Point], object]
"""Called now and then with the progress of the solver."""


@dataclass(frozen=True)
class StoppingRule:
    """A solver stops at the first of these; None sets no limit."""

    iterations: int | None = None
    seconds: float | None = None
    target: float | None = None
    """An exploitability."""

    def __post_init__(self) -> None:
        check_within(POSITIVE, **vars(self))

    def or_iterations(self, default: int) -> StoppingRule:
        """This rule, or `default` iterations if nothing else stops the solver."""
        unlimited = self.iterations is None and self.seconds is None and self.target is None
        return StoppingRule(default) if unlimited else self

    def reached(self, solver: IterativeSolver) -> str:
        """Why the solver must stop now; empty if it need not."""
        if self.iterations is not None and solver.iteration >= self.iterations:
            return "iterations"
        if self.seconds is not None and solver.seconds >= self.seconds:
            return "time"
        point = solver.points[-1] if solver.points else None
        if self.target is not None and point and point.exploitability <= self.target:
            return "target"
        return ""


class IterativeSolver(ABC):
    """A solver that can be run for a while, measured, saved and resumed."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.seconds = 0.0

    @property
    @abstractmethod
    def iteration(self) -> int:
        """The iterations so far."""

    @property
    @abstractmethod
    def problem(self) -> str:
        """The game and the algorithm: checkpoints of others are refused."""

    @property
    @abstractmethod
    def arrays(self) -> dict[str, Any]:
        """All arrays that change while solving."""

    @abstractmethod
    def restore(self, arrays: Mapping[str, Any]) -> None:
        """Resume from these arrays, if they fit the problem."""

    @abstractmethod
    def run(self, iterations: int) -> None: ...

    @abstractmethod
    def exploitability(self) -> float:
        """The exploitability of the strategy so far."""

    def _repr_html_(self) -> str:
        """The convergence, for notebooks."""
        about = f"{type(self).__name__}: {self.iteration:,} iterations, {self.seconds:.3g} s"
        return text_html(about) + rows_html(Point._fields, self.points[::-1], len(self.points))

    def save(self, path: str | Path) -> None:
        """Write all that is needed to resume; the file is whole even if the process is killed."""
        write_checkpoint(path, self.problem, self.seconds, self.points, self.arrays)

    def load(self, path: str | Path) -> None:
        """Resume from what `save` wrote."""
        found = read_checkpoint(path, self.problem)
        with restoring(path):
            self.restore(found.arrays)
        self.seconds, self.points = found.seconds, found.points

    def facts(self, stopped: str) -> dict[str, Any]:
        """The course of the solver, as fields of a `SolverRun`."""
        points = tuple(self.points)
        cost = {"iterations": self.iteration, "seconds": self.seconds}
        return {**cost, "stopped": stopped, "points": points}

    def measure(self, report: Report | None = None) -> None:
        """Measure the exploitability at this iteration and add it to the points."""
        self.points.append(Point(self.iteration, self.seconds, self.exploitability()))
        if report is not None:
            report(self.points[-1])

    def run_until(
        self,
        limits: StoppingRule,
        report: Report | None = None,
        checkpoint: str | Path | None = None,
    ) -> str:
        """Run up to the limits; returns why it stopped.

        Exploitability is measured at iterations that grow by a quarter each, and at the end, so
        that measuring costs little.
        """
        if checkpoint is None:
            return self._go_on(limits, report, None)
        with sole_writer(checkpoint) as alone:
            if not alone:
                raise BadCheckpoint(f"the checkpoint {checkpoint} is in use by another run")
            return self._go_on(limits, report, checkpoint)

    def _go_on(
        self, limits: StoppingRule, report: Report | None, checkpoint: str | Path | None
    ) -> str:
        if checkpoint is not None and Path(checkpoint).exists():
            self.load(checkpoint)
        self.run(0)  # compiled off the clock
        size, saved, stopped = 1, clock.now(), limits.reached(self)
        try:
            while not stopped:
                due = int(self.points[-1].iteration * GROWTH) + 1 if self.points else 1
                goal = min(due, self.iteration + size, limits.iterations or due)
                size = self._timed(max(goal - self.iteration, 1), 4 * size + 1)
                if self.iteration >= due or limits.reached(self):
                    self.measure(report)
                stopped = limits.reached(self)
                if checkpoint is not None and clock.now() - saved > SAVE_SECONDS:
                    self.save(checkpoint)
                    saved = clock.now()
        except KeyboardInterrupt:
            stopped = "interrupted"
        if not self.points or self.points[-1].iteration != self.iteration:
            self.measure(report)
        if checkpoint is not None:
            self.save(checkpoint)
        return stopped

    def _timed(self, iterations: int, most: int) -> int:
        """Run `iterations` on the clock; returns the number for the next call, at most `most`."""
        begin = clock.now()
        self.run(iterations)
        took = clock.now() - begin
        self.seconds += took
        return int(min(max(iterations * CALL_SECONDS / max(took, 1e-9), 1), most))
