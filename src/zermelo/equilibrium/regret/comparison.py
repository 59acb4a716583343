"""A race of variants: all run side by side, and who falls behind drops out.

Which variant converges fastest depends on the game, and nobody knows before.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ...errors import BadParameter
from ...game import Game
from ..solution import Point, Solution
from ..tree.form import SequenceForm
from ..tree.sequence_form import sequence_form
from .cfr import Cfr, Variant, variant_named
from .checkpoint import read_checkpoint, restoring, write_checkpoint
from .solver_loop import Limits, Report, drive

__all__ = ["Race", "race"]

ENTRANTS = ("cfr+", "dcfr", "pcfr+")
WARM_UP = 20
"""Iterations before anybody is dropped."""
BEHIND = 3.0
"""Who is so many times more exploitable than the leader drops out."""


def race(
    game: Game | SequenceForm,
    variants: Iterable[str | Variant] = ENTRANTS,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    target: float | None = None,
    checkpoint: str | Path | None = None,
    report: Report | None = None,
) -> Solution:
    """Approach an equilibrium with several variants and keep what converges; limits as in `cfr`."""
    limits = Limits(iterations, seconds, target, default=1000)
    form = game if isinstance(game, SequenceForm) else sequence_form(game)
    solver = Race(form, variants)
    stopped = drive(solver, limits, report, checkpoint)
    return solver.solution(stopped)


class Race:
    """Several solvers that are run as one."""

    def __init__(self, form: SequenceForm, variants: Iterable[str | Variant] = ENTRANTS) -> None:
        entrants = [variant_named(variant) for variant in variants]
        if not entrants or len({entrant.name for entrant in entrants}) < len(entrants):
            raise BadParameter("a race needs one or more variants of different names")
        self.form = form
        self.running = [Cfr(form, entrant) for entrant in entrants]
        """Those still in the race, the leader first."""
        self.dropped: list[tuple[str, Point]] = []
        """Who dropped out, and how far it was."""
        self.points: list[Point] = []
        self.seconds = 0.0
        self._entrants = entrants

    @property
    def leader(self) -> Cfr:
        return self.running[0]

    @property
    def iteration(self) -> int:
        return self.leader.iteration

    def run(self, iterations: int) -> None:
        goal = max(solver.iteration for solver in self.running) + iterations
        for solver in self.running:  # after Ctrl-C one may be ahead of the others
            solver.run(goal - solver.iteration)

    def exploitability(self) -> float:
        """The leader's, who may be another than before; the slowest drop out."""
        measured = {solver.variant.name: solver.exploitability() for solver in self.running}
        self.running.sort(key=lambda solver: measured[solver.variant.name])
        best = measured[self.leader.variant.name]
        for solver in self.running[1:]:
            found = measured[solver.variant.name]
            if solver.iteration >= WARM_UP and found > BEHIND * best:
                point = Point(solver.iteration, self.seconds, found)
                self.dropped.append((solver.variant.name, point))
                self.running.remove(solver)
        return best

    def solution(self, stopped: str = "finished") -> Solution:
        return Solution(
            self.form,
            self.leader.average(),
            self.leader.variant.name,
            self.iteration,
            self.seconds,
            stopped,
            tuple(self.points),
        )

    def save(self, path: str | Path) -> None:
        arrays = {
            f"{solver.variant.name}/{name}": array
            for solver in self.running
            for name, array in solver.arrays.items()
        }
        write_checkpoint(path, self._name(), self.seconds, self.points, arrays)

    def load(self, path: str | Path) -> None:
        found = read_checkpoint(path, self._name())
        self.seconds, self.points = found.seconds, found.points
        with restoring(path):
            self._restore(found.arrays)

    def _restore(self, arrays: dict[str, Any]) -> None:
        names = list(dict.fromkeys(name.partition("/")[0] for name in arrays))
        known = {entrant.name: entrant for entrant in self._entrants}
        self.running = [Cfr(self.form, known[name]) for name in names]
        for solver in self.running:
            own = f"{solver.variant.name}/"
            solver.restore(
                {
                    name.removeprefix(own): array
                    for name, array in arrays.items()
                    if name.startswith(own)
                }
            )

    def _name(self) -> str:
        return "race: " + ", ".join(Cfr(self.form, entrant).name for entrant in self._entrants)
