"""Monte Carlo CFR: counterfactual regret from samples, for games too large to enumerate.

External sampling tries all actions of one player and draws one of everybody else's; outcome
sampling draws a single game. Both work on the game itself and store only what they visit.

M. Lanctot et al., "Monte Carlo sampling for regret minimization in extensive games", 2009.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import nan
from pathlib import Path
from typing import Any

import numpy as np

from ...arguments import checked
from ...chance import bad_chances
from ...errors import BadParameter, GameIsOver, NumberTooWide, UnknownName, ZermeloError
from ...game import Game
from ...kernel import Runnable, new_record, runnable, seeded
from ...settings import POSITIVE, Range, check_within
from ...strategy import Strategy
from ..tree.best_response import exploitability
from ..tree.form import SequenceForm
from ..tree.sequence_form import TreeTooLarge, sequence_form
from ..tree.solution import SolverRun
from .sampling import (
    ACTION,
    BAD_CHANCES,
    CONTEXT,
    EXTERNAL,
    OUTCOME,
    SLOT,
    set_hash,
    traverse,
)
from .solver_loop import IterativeSolver, Report, StoppingRule

SAMPLINGS = {"external": EXTERNAL, "outcome": OUTCOME}
EXPLORATION = 0.6
FIRST_SLOTS = 1 << 14
MEASURED = 200.0  # megabytes: a game that needs less is enumerated to measure exploitability
STACK = 1 << 17  # numbers


class SampledStrategy(Strategy):
    """The average strategy in the information sets visited; other sets have none.

    >>> from zermelo.games import load
    >>> mccfr(load("kuhn_poker"), iterations=50).strategy
    SampledStrategy(12 information sets)
    """

    def __init__(self, run: Runnable, table: Any, pool: Any) -> None:
        met = table[table["actions"] > 0]
        met = met[np.argsort(met["key"])]
        self._keys = met["key"].astype(np.uint64)
        self._first, self._counts = met["first"].astype(np.int64), met["actions"].astype(np.int64)
        self._run, self._actions, self._totals = run, pool["action"].copy(), pool["total"].copy()

    def probabilities(self, player: int, key: Any) -> dict[Any, float]:
        wanted = np.uint64(int(set_hash(player, key)))
        place = int(np.searchsorted(self._keys, wanted))
        if place == len(self._keys) or self._keys[place] != wanted:
            return {}
        begin, end = self._first[place], self._first[place] + self._counts[place]
        totals = self._totals[begin:end]
        total = totals.sum()
        if not total > 0:
            return {}
        actions = [self._run.action(code) for code in self._actions[begin:end].tolist()]
        return dict(zip(actions, (totals / total).tolist(), strict=True))

    def looked_up(self, keys: Any, first: Any) -> Any:
        """The probabilities in many information sets, given by their hashes; those of set s are at
        first[s] up to first[s + 1]."""
        counts = np.diff(first)
        found = np.repeat(1.0 / counts, counts)
        if not len(self._keys):
            return found
        places = np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)
        met = np.flatnonzero((self._keys[places] == keys) & (self._counts[places] == counts))
        sizes = counts[met]
        begins = np.cumsum(sizes) - sizes
        within = np.arange(int(sizes.sum())) - np.repeat(begins, sizes)
        totals = self._totals[np.repeat(self._first[places[met]], sizes) + within]
        sums = np.add.reduceat(totals, begins) if len(met) else totals
        sums = np.repeat(sums, sizes)
        at = np.repeat(first[:-1][met], sizes) + within
        found[at[sums > 0]] = (totals / np.where(sums > 0, sums, 1.0))[sums > 0]
        return found

    def __len__(self) -> int:
        return len(self._keys)


@dataclass(frozen=True, eq=False, repr=False)
class SampledProfile(SolverRun):
    """The result of sampling. Exploitability is exact, or NaN if the game is too large."""

    strategy: SampledStrategy
    information_sets: int
    """The number of information sets visited."""


@checked
def mccfr(
    game: Game,
    sampling: str = "external",
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    target: float | None = None,
    seed: int = 0,
    memory: float = 2000.0,
    exploration: float = EXPLORATION,
    checkpoint: str | Path | None = None,
    report: Report | None = None,
) -> SampledProfile:
    """Approach an equilibrium by sampling; limits as in `cfr`, by default 10,000 iterations.

    `memory` is in megabytes: information sets beyond it are played uniformly. `exploration` is
    the probability with which outcome sampling plays a uniformly random action.

    >>> from zermelo.games import load
    >>> mccfr(load("kuhn_poker"), iterations=500, seed=1).exploitability < 0.2
    True
    """
    limits = StoppingRule(iterations, seconds, target).or_iterations(10_000)
    solver = MonteCarloCfr(game, sampling, seed=seed, memory=memory, exploration=exploration)
    if target is not None and solver.form is None:
        raise BadParameter(
            f"{game.name} is too large to measure exploitability, so it can't have a target; "
            "limit the iterations or seconds"
        )
    return solver.solution(solver.run_until(limits, report, checkpoint))


class MonteCarloCfr(IterativeSolver):
    """Monte Carlo CFR on the game itself.

    >>> from zermelo.games import load
    >>> solver = MonteCarloCfr(load("kuhn_poker"), seed=1)
    >>> solver.run(50)
    >>> solver.iteration, solver.information_sets
    (50, 12)
    """

    @checked
    def __init__(
        self,
        game: Game,
        sampling: str = "external",
        *,
        seed: int = 0,
        memory: float = 2000.0,
        exploration: float = EXPLORATION,
    ) -> None:
        if sampling not in SAMPLINGS:
            raise UnknownName("sampling", sampling, SAMPLINGS)
        check_within(Range(0, 1, low_open=True), exploration=exploration)
        check_within(POSITIVE, memory=memory)
        super().__init__()
        self.game, self.sampling, self.seed, self.memory = game, sampling, seed, memory
        self._run = runnable(game)
        self._state = self._run.state()
        if game.is_terminal(self._state):
            raise GameIsOver(f"{game.name} is over before it begins")
        self.form = _enumerated(game)
        self._stack = np.zeros(max(STACK, 64 * game.max_actions) + 2 * game.max_actions)
        self._context = new_record(CONTEXT)
        self._context.random = int(seeded(seed))
        self._context.exploration = exploration
        self._keep(_slots(FIRST_SLOTS), np.zeros(4 * FIRST_SLOTS, ACTION).view(np.recarray))

    def _keep(self, table: Any, pool: Any) -> None:
        """Give the kernels these arrays."""
        self._table, self._pool = table, pool
        context = self._context
        context.table, context.slots = table.ctypes.data, len(table)
        context.pool, context.pool_size = pool.ctypes.data, len(pool)
        # The rest is for a checkpoint whose sets have fewer actions than the game.
        size = len(self._stack) - 2 * self.game.max_actions
        context.stack, context.stack_size = self._stack.ctypes.data, size

    @property
    def iteration(self) -> int:
        return int(self._context.iteration)

    @property
    def information_sets(self) -> int:
        return int(self._context.sets)

    def run(self, iterations: int) -> None:
        self._run.check_rules()
        how, goal = SAMPLINGS[self.sampling], self.iteration + iterations
        try:
            traverse(self._run.game, self._state, iterations, how, self._context)
        except NumberTooWide:  # now it is compiled for larger ones
            self._context.iteration -= 1  # the one that broke off is sampled once more
            left = goal - self.iteration
            traverse(self._run.game, self._state, left, how, self._context)
        if self._context.flaw == BAD_CHANCES:
            raise bad_chances(self.game)
        if self._context.flaw:
            raise TreeTooLarge(f"{self.game.name} goes on for too long to be sampled")
        if self._context.overfull:
            self._grow()

    def _grow(self) -> None:
        """Double the tables, unless that exceeds the memory allowed."""
        self._context.overfull = 0
        size = self._table.nbytes + self._pool.nbytes
        if 2 * size > self.memory * 1e6:
            return
        pool = np.zeros(2 * len(self._pool), ACTION).view(np.recarray)
        pool[: len(self._pool)] = self._pool
        table = _slots(2 * len(self._table))
        kept = self._table[self._table.actions > 0]
        mask, places = len(table) - 1, kept.key.astype(np.uint64)
        for slot, place in zip(kept, (places & np.uint64(mask)).tolist(), strict=True):
            while table[place].actions:
                place = (place + 1) & mask
            table[place] = slot
        self._keep(table, pool)

    def strategy(self) -> SampledStrategy:
        """The average strategy so far."""
        return SampledStrategy(self._run, self._table, self._pool)

    def exploitability(self) -> float:
        if self.form is None:
            return nan
        return exploitability(self.form, self.form.plan_from(self.strategy()))

    def solution(self, stopped: str = "finished") -> SampledProfile:
        """The average strategy so far, as a result."""
        name, sets = f"{self.sampling} sampling", self.information_sets
        return SampledProfile(self.strategy(), sets, algorithm=name, **self.facts(stopped))

    @property
    def arrays(self) -> dict[str, Any]:
        parts = {"table": self._table, "pool": self._pool, "context": self._context}
        return {name: np.frombuffer(part.tobytes(), np.uint8) for name, part in parts.items()}

    def restore(self, arrays: Mapping[str, Any]) -> None:
        context = np.frombuffer(arrays["context"].tobytes(), CONTEXT)[0]
        table = np.frombuffer(bytearray(arrays["table"].tobytes()), SLOT)
        pool = np.frombuffer(bytearray(arrays["pool"].tobytes()), ACTION)
        _check_tables(context, table, pool, self.game.max_actions)
        for name in ("random", "iteration", "sets", "pool_used"):
            self._context[name] = context[name]
        self._keep(table.view(np.recarray), pool.view(np.recarray))

    @property
    def problem(self) -> str:
        exploration = float(self._context.exploration)
        return f"{self.game!r} {self.sampling} sampling {self.seed} {exploration}"


def _check_tables(context: Any, table: Any, pool: Any, most: int) -> None:
    """Refuse a checkpoint whose numbers point outside the arrays: kernels follow them unchecked."""
    used = table[table["actions"] != 0]
    first, actions, end = used["first"], used["actions"], int(context["pool_used"])
    whole = len(table) > 0 and len(table) & (len(table) - 1) == 0 and 0 <= end <= len(pool)
    room = 4 * len(used) <= 3 * len(table) and len(used) == int(context["sets"])
    inside = ((actions > 0) & (actions <= most) & (first >= 0) & (first <= end - actions)).all()
    numbers = np.isfinite(pool["regret"]).all() and np.isfinite(pool["total"]).all()
    if not (whole and room and inside and numbers and context["iteration"] >= 0):
        raise ValueError("its tables contradict each other")


def _slots(count: int) -> Any:
    return np.zeros(count, SLOT).view(np.recarray)


def _enumerated(game: Game) -> SequenceForm | None:
    try:
        return sequence_form(game, memory=MEASURED)
    except ZermeloError:
        return None
