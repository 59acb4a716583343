"""Counterfactual regret minimization: CFR, CFR+, linear, discounted and predictive.

At each information set an action's regret is what it would have been worth more than what was
played, summed over all iterations; actions are then played in proportion to their regrets,
negative ones set to zero. The plans of all iterations, averaged, go towards an equilibrium in
zero-sum games of two players. Players are updated in turn.

One kernel serves the whole family, for its members differ in three numbers an iteration:
what positive and negative regrets are multiplied with, and the weight of the average. Which of
them converges fastest depends on the game, and is not known before: `Race` runs several side by
side and drops those that fall behind.

M. Zinkevich et al., "Regret minimization in games with incomplete information", 2007.
O. Tammelin, "Solving large imperfect information games using CFR+", 2014.
N. Brown, T. Sandholm, "Solving imperfect-information games via discounted regret
minimization", 2019.
G. Farina, C. Kroer, T. Sandholm, "Faster game solving via predictive Blackwell approachability",
2021.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...display import shown
from ...errors import BadParameter, UnknownName
from ...game import Game
from ..tree.form import SequenceForm
from ..tree.sequence_form import enumerated
from ..tree.solution import Point, StrategyProfile
from .execution import Execution, OneCore, execution_of
from .iteration import average_plan, new_tables
from .solver_loop import IterativeSolver, Report, StoppingRule

WARM_UP = 20
"""Iterations before any variant is dropped from a race."""
BEHIND = 3.0
"""A variant more exploitable than the leader by this factor is dropped."""


@shown
class Variant(NamedTuple):
    """A member of the family.

    After iteration t regrets above zero are multiplied with t^alpha / (t^alpha + 1), those below
    with t^beta / (t^beta + 1), and the plan of the iteration counts t^gamma in the average.
    """

    name: str
    alpha: float = inf
    beta: float = inf
    gamma: float = 0.0
    predictive: bool = False
    """Predict that the next regrets equal the last ones."""

    def factors(self, begin: int, end: int) -> Any:
        """[iterations, 3] the discounts of each iteration: of positive regrets, negative regrets,
        and the average."""
        t = np.arange(begin, end, dtype=np.float64)
        columns = (_discount(t, self.alpha), _discount(t, self.beta), t**self.gamma)
        return np.stack(columns, axis=1)


def _discount(t: Any, exponent: float) -> Any:
    if exponent == inf:
        return np.ones_like(t)
    if exponent == -inf:
        return np.zeros_like(t)
    return t**exponent / (t**exponent + 1.0)


VARIANTS = {
    variant.name: variant
    for variant in (
        Variant("cfr"),
        Variant("cfr+", inf, -inf, 1.0),
        Variant("lcfr", 1.0, 1.0, 1.0),
        Variant("dcfr", 1.5, 0.0, 2.0),
        Variant("pcfr+", inf, -inf, 2.0, predictive=True),
    )
}
"""The variants by name."""
ENTRANTS = ("cfr+", "dcfr", "pcfr+")


def _variant(variant: str | Variant) -> Variant:
    if isinstance(variant, Variant):
        return variant
    if variant not in VARIANTS:
        raise UnknownName("variant of CFR", variant, VARIANTS)
    return VARIANTS[variant]


@checked
def cfr(
    game: Game | SequenceForm,
    variant: str | Variant | Iterable[str | Variant] = "cfr+",
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    target: float | None = None,
    checkpoint: str | Path | None = None,
    report: Report | None = None,
    device: str | None = None,
    threads: int | None = None,
) -> StrategyProfile:
    """Approach an equilibrium until the first of these is reached, or Ctrl-C is pressed.

    Several variants are run side by side, and those that fall behind are dropped; "race" stands
    for CFR+, DCFR and PCFR+. `target` is an exploitability. With a `checkpoint` file the work is
    saved every few seconds and resumed if the file exists. Without limits 1,000 iterations are
    run.

    `device` is "cpu" or "cuda", and `threads` are those on the CPU; without them large games are
    solved on a GPU if there is one and torch is installed, or else on all cores. The answer is the
    same to the last bit.

    >>> from zermelo.games import load
    >>> solution = cfr(load("kuhn_poker"), "pcfr+", iterations=1000)
    >>> round(solution.values[0] * 18, 4)
    -1.0
    """
    limits = StoppingRule(iterations, seconds, target).or_iterations(1000)
    form = enumerated(game)
    chosen = ENTRANTS if variant == "race" else variant
    on = execution_of(form, device, threads)
    if isinstance(chosen, str | Variant):
        solver: Cfr | Race = Cfr(form, chosen, on)
    else:
        solver = Race(form, chosen, on)
    return solver.solution(solver.run_until(limits, report, checkpoint))


class Cfr(IterativeSolver):
    """One variant of CFR on a game's arrays, by default on one core.

    >>> from zermelo.games import load
    >>> from zermelo.equilibrium import sequence_form
    >>> solver = Cfr(sequence_form(load("kuhn_poker")))
    >>> solver.run(100)
    >>> solver.exploitability() < 0.01
    True
    """

    @checked
    def __init__(
        self,
        form: SequenceForm,
        variant: str | Variant = "cfr+",
        execution: Execution | None = None,
    ) -> None:
        super().__init__()
        self.form, self.variant = form, _variant(variant)
        self.execution = execution or OneCore(form)
        self._running = self.execution.begin(new_tables(form))

    @property
    def iteration(self) -> int:
        return int(self._running.tables.clock[0])

    def run(self, iterations: int) -> None:
        begin = self.iteration + 1
        factors = self.variant.factors(begin, begin + iterations)
        self._running.run(factors, self.variant.predictive)

    def average(self) -> Any:
        """The average plan, which converges to equilibrium."""
        return average_plan(self._running.pull())

    def current(self) -> Any:
        """The plan of the next iteration."""
        return self._running.pull().plan.copy()

    def exploitability(self) -> float:
        return self._running.exploitability()

    def solution(self, stopped: str = "finished") -> StrategyProfile:
        """The average strategy so far."""
        name = self.variant.name
        return StrategyProfile(self.form, self.average(), algorithm=name, **self.facts(stopped))

    @property
    def arrays(self) -> dict[str, Any]:
        return self._running.pull()._asdict()

    def restore(self, arrays: Mapping[str, Any]) -> None:
        for name, array in self.arrays.items():
            kept = arrays[name]
            if kept.shape != array.shape or kept.dtype != array.dtype:
                raise ValueError(f"{name} is {kept.dtype} {kept.shape}, not of this problem")
            if not np.isfinite(kept).all():
                raise ValueError(f"{name} holds numbers that are not finite")
            array[:] = kept
        self._running.push()

    @property
    def problem(self) -> str:
        sizes = self.form.sizes
        return f"{self.form.game!r} {self.form.state!r} {tuple(sizes)} {tuple(self.variant)}"


class Race(IterativeSolver):
    """Several variants that run side by side as one solver.

    >>> from zermelo.games import load
    >>> from zermelo.equilibrium import sequence_form
    >>> race = Race(sequence_form(load("kuhn_poker")), ["cfr", "cfr+"])
    >>> race.run(20)
    >>> race.iteration
    20
    """

    @checked
    def __init__(
        self,
        form: SequenceForm,
        variants: Iterable[str | Variant] = ENTRANTS,
        execution: Execution | None = None,
    ) -> None:
        super().__init__()
        entrants = [_variant(variant) for variant in variants]
        self._entrants = {entrant.name: entrant for entrant in entrants}
        if not 0 < len(self._entrants) == len(entrants):
            raise BadParameter("a race needs one or more variants of different names")
        self.form, self.execution = form, execution or OneCore(form)
        self.running = [Cfr(form, entrant, self.execution) for entrant in entrants]
        """The solvers still in the race, the leader first."""
        self.dropped: list[tuple[str, Point]] = []
        """The solvers that were dropped, and their exploitability then."""

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
        """Measure all solvers and drop the slowest; returns the new leader's exploitability."""
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

    def solution(self, stopped: str = "finished") -> StrategyProfile:
        """The leader's average strategy so far."""
        leading = self.leader.solution(stopped)
        return replace(leading, seconds=self.seconds, points=tuple(self.points))

    @property
    def arrays(self) -> dict[str, Any]:
        return {
            f"{solver.variant.name}/{name}": array
            for solver in self.running
            for name, array in solver.arrays.items()
        }

    def restore(self, arrays: Mapping[str, Any]) -> None:
        own: dict[str, dict[str, Any]] = {}
        for path, array in arrays.items():
            variant, _, name = path.partition("/")
            own.setdefault(variant, {})[name] = array
        self.running = [Cfr(self.form, self._entrants[name], self.execution) for name in own]
        for solver in self.running:
            solver.restore(own[solver.variant.name])

    @property
    def problem(self) -> str:
        each = (Cfr(self.form, entrant).problem for entrant in self._entrants.values())
        return "race: " + ", ".join(each)
