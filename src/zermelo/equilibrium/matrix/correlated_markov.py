"""Markov games that are not zero-sum: a correlated equilibrium in each state.

Players choose simultaneously in states that repeat, and a mediator draws for all what to play,
anew in each state. Value iteration takes, in each state, the correlated equilibrium that is best
for all together (uCE-Q of A. Greenwald, K. Hall, "Correlated-Q learning", 2003), and of several
equally good ones that which is best for the first player, then for the second, and so on: a fair
coin would have the loser spoil it, wherever that leads back to another toss.

What is guaranteed: where no state comes again, one pass from the ends of the game solves it, as
backward induction does. Elsewhere value iteration need not converge, and where it does not there is
nothing to say for what it ends with (M. Zinkevich, A. Greenwald, M. Littman, "Cyclic equilibria in
Markov games", 2005). So what was found is measured: a player that hears what was drawn for it, and
may play otherwise whenever it likes, solves a Markov decision process. What it can gain, at most,
is the answer's `epsilon`, proven, with rounding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...arguments import checked
from ...display import Shown
from ...errors import BadParameter
from ...game import Game, check_positive
from ...kernel import borrowed, kernel
from ..tree.sequence_form import free_memory
from .simplex import NEAR, leaving_row, pivot
from .stages import (
    CHOSEN,
    DRAWN,
    END,
    EPSILON,
    MOST_STATES,
    SolverClock,
    SolverProgress,
    Stage,
    Stages,
    extremes,
    recognised,
    scale_of,
)

PRECISION = 1e-8
"""The largest gain from deviating, relative to the largest utility, that still counts as an
equilibrium."""
LEAST_CHANGE = 2.0**-40  # relative to the largest utility; below it iterating has ended
SMALLEST_PIVOT = 1e-9
APART = 1e-10  # added to right-hand sides: if many are equal, pivoting goes in circles
GOLDEN = 0.6180339887498949
TIE = 1e-9  # equilibria this close are equally good for all together


@dataclass(frozen=True, repr=False)
class CorrelatedMarkovSolution(Shown):
    """The mediator's probabilities in each state, the values, and the gains from deviating.

    An equilibrium only if `is_equilibrium`; the gains hold in any case.
    """

    game: Game
    stages: dict[Any, Stage]
    numbers: dict[Any, int]
    drawn: Any
    """The probabilities of all profiles of actions, state by state, from the state's number in
    `firsts` on."""
    firsts: Any
    now: Any
    """[players, nodes] a lower bound of the value to each player if all follow the mediator."""
    best: Any
    """[players, nodes] an upper bound of the value of each player's best deviation."""
    is_acyclic: bool
    """Whether no state repeats, so that it was solved by backward induction."""
    stopped: str
    """finished, iterations, time or interrupted."""
    sweeps: int
    seconds: float
    scale: float
    """The largest utility, to which precision is relative."""

    def _facts(self) -> dict[str, Any]:
        about = {"game": self.game.name, "values": self.values(), "epsilon": self.epsilon}
        return {**about, "stopped": self.stopped}

    def values(self, state: Any = None) -> tuple[float, ...]:
        """The value of a state to each player if all follow the mediator: lower bounds, which are
        close where play ends with certainty."""
        return tuple(self.now[:, self._number(state)].tolist())

    def gains(self, state: Any = None) -> tuple[float, ...]:
        """The most that each player gains by deviating from a state on."""
        number = self._number(state)
        return tuple((self.best[:, number] - self.now[:, number]).tolist())

    @property
    def epsilon(self) -> float:
        """The most that any player gains by deviating from any state on."""
        return float((self.best - self.now).max())

    @property
    def is_equilibrium(self) -> bool:
        """Whether it is proven that no player gains more than rounding errors by deviating in any
        state."""
        return self.epsilon <= PRECISION * self.scale

    def distribution(self, state: Any = None) -> dict[tuple[Any, ...], float]:
        """The probability of each profile of actions; None stands for a player without a choice."""
        state = self.game.initial_state() if state is None else state
        stage = self.stages[state]
        if stage.kind != CHOSEN:
            return {}
        first = int(self.firsts[self.numbers[state]])
        drawn = self.drawn[first : first + len(stage.following)]
        return dict(zip(stage.profiles, drawn.tolist(), strict=True))

    def _number(self, state: Any) -> int:
        return self.numbers[self.game.initial_state() if state is None else state]

    def __len__(self) -> int:
        return len(self.stages)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"


@checked
def correlated_markov(
    game: Game,
    state: Any = None,
    *,
    states: int = MOST_STATES,
    iterations: int = 1000,
    seconds: float | None = None,
    report: Callable[[SolverProgress], object] | None = None,
) -> CorrelatedMarkovSolution:
    """A correlated equilibrium of a game with simultaneous choices that all players learn
    afterwards.

    In each state it has the largest sum of payoffs, given what comes after, and of several such the
    one best for the first player. Where states repeat it may not be found: look at `epsilon`, the
    most that a player can gain, or at `is_equilibrium`. After `iterations`, `seconds` or Ctrl-C the
    equilibrium found so far is measured, which takes no longer than finding it.

    >>> from zermelo.games import load
    >>> found = correlated_markov(load("fishing:players=2,fish=2,rounds=1,catch=1"))
    >>> found.is_equilibrium, [round(value, 6) for value in found.values()]
    (True, [1.0, 1.0])
    """
    check_positive(states=states, iterations=iterations)
    clock = SolverClock(seconds, report)
    found, numbers, stages = recognised(game, state, states, clock)
    work = _work(game, stages)
    players = range(game.players)
    limits = [extremes(game, found, player) for player in players]
    scale = scale_of(game, found)
    values = np.zeros((game.players, len(found)))
    for one, stage in found.items():
        if stage.kind == END:
            values[:, numbers[one]] = [float(game.utility(one, player)) for player in players]
    drawn = np.zeros(len(stages.targets))
    with clock.paused():
        sweep.compiled(stages, values[:, :0], drawn, work)  # compiles
        measure.compiled(stages, drawn, values[:, :0], values[:, :0])
    sweeps, stopped = 0, "iterations"
    try:
        while sweeps < iterations:
            change = sweep.compiled(stages, values, drawn, work)
            sweeps += 1
            clock.look(len(found), sweeps, change)
            if change <= LEAST_CHANGE * scale:
                stopped = "finished"
                break
            if clock.is_over:
                stopped = "time"
                break
    except KeyboardInterrupt:
        stopped = "interrupted"
    now, best = _measured(stages, drawn, values, limits, SolverClock(seconds), LEAST_CHANGE * scale)
    return CorrelatedMarkovSolution(
        game,
        found,
        numbers,
        drawn,
        stages.firsts,
        now,
        best,
        _is_acyclic(stages),
        stopped,
        sweeps,
        clock.seconds,
        scale,
    )


def _work(game: Game, stages: Stages) -> Any:
    """Memory for the largest linear program, with an objective for each player."""
    chosen = stages.shapes[stages.kinds == CHOSEN]
    profiles = int(chosen.prod(axis=1).max(initial=1))
    gains = int((chosen * (chosen - 1)).sum(axis=1).max(initial=0))
    shape = gains + 1 + game.players, profiles + gains + 3
    megabytes = shape[0] * shape[1] * 8 / 1e6
    if megabytes * 1e6 > free_memory() / 2:
        raise BadParameter(
            f"{game.name} has a state of {profiles:,} profiles, whose linear program would take "
            f"{megabytes:,.0f} MB; allow fewer actions, or use cfr"
        )
    return np.zeros(shape)


def _is_acyclic(stages: Stages) -> bool:
    """Whether each node comes after those that it leads to, so that none repeats."""
    sources = np.repeat(np.arange(len(stages.kinds)), stages.shapes.prod(axis=1))
    return bool((stages.targets < sources).all())


def _measured(
    stages: Stages,
    drawn: Any,
    values: Any,
    limits: list[tuple[float, float]],
    clock: SolverClock,
    least: float,
) -> tuple[Any, Any]:
    """Lower bounds of each player's value, and upper bounds of its best deviation's."""
    ends = stages.kinds == END
    now, best = (
        np.where(ends, values, [[limit[side]] for limit in limits]).astype(float) for side in (0, 1)
    )
    while measure.compiled(stages, drawn, now, best) > least and not clock.is_over:
        pass
    return now, best


# Value iteration, compiled.


@kernel
def sweep(stages: Stages, values: Any, drawn: Any, work: Any) -> float:
    """Solve all nodes once; returns the largest change of a value."""
    stages, drawn, work = borrowed(stages), borrowed(drawn), borrowed(work)
    change = 0.0
    for node in range(values.shape[1]):
        if stages.kinds[node] == END:
            continue
        first = stages.firsts[node]
        count = profiles(stages, node)
        if stages.kinds[node] == CHOSEN:
            solve_correlated(stages, values, node, drawn, work)
        for player in range(values.shape[0]):
            worth = 0.0
            for edge in range(first, first + count):
                chance = stages.weights[edge] if stages.kinds[node] == DRAWN else drawn[edge]
                worth += chance * values[player, stages.targets[edge]]
            change = max(change, abs(worth - values[player, node]))
            values[player, node] = worth
    return change


def profiles(stages: Stages, node: int) -> int:
    """The number of profiles; chance's outcomes count as choices of the first player."""
    count = 1
    for player in range(stages.shapes.shape[1]):
        count *= stages.shapes[node, player]
    return count


def stride(stages: Stages, node: int, player: int) -> int:
    """The distance between profiles that differ by one in the number of this player's choice."""
    apart = 1
    for later in range(player + 1, stages.shapes.shape[1]):
        apart *= stages.shapes[node, later]
    return apart


def solve_correlated(stages: Stages, values: Any, node: int, drawn: Any, work: Any) -> None:
    """The correlated equilibrium of a node, by the simplex method.

    The sum of payoffs is maximised, with probabilities whose sum is at most 1 (it becomes 1, since
    payoffs are shifted above 0) and with which no player gains by deviating. Then the first
    player's payoff without reducing that sum, then the second's, ...
    """
    first, count = stages.firsts[node], profiles(stages, node)
    constraints = tableau(stages, values, node, work)
    last = count + constraints
    for objective in range(values.shape[0]):
        improve(work, constraints, last, objective, values.shape[0])
    found = drawn[first : first + count]
    found[:] = 0.0
    for row in range(constraints):
        if work[row, last + 1] < count:
            # The last slack variable's column: the right-hand side but for what was added to it.
            found[int(work[row, last + 1])] = max(work[row, last - 1], 0.0)
    found /= found.sum()


def tableau(stages: Stages, values: Any, node: int, work: Any) -> int:
    """Write the linear program, and below it the objectives: the sum, and the payoffs of all
    players but the last. Returns the number of constraints."""
    players, first, count = values.shape[0], stages.firsts[node], profiles(stages, node)
    constraints = 1
    for player in range(players):
        constraints += stages.shapes[node, player] * (stages.shapes[node, player] - 1)
    last = count + constraints
    least, spread = spreads(stages, values, first, count)
    work[: constraints + players, : last + 2] = 0.0
    line = 0
    for player in range(players):
        own, apart = stages.shapes[node, player], stride(stages, node, player)
        for edge in range(count):
            advised = edge // apart % own
            here = values[player, stages.targets[first + edge]]
            for other in range(1, own):
                instead = edge + ((advised + other) % own - advised) * apart
                there = values[player, stages.targets[first + instead]]
                work[line + advised * (own - 1) + other - 1, edge] = (there - here) / spread
        line += own * (own - 1)
    work[line, :count] = 1.0
    work[line, last] = 1.0
    for row in range(constraints):
        work[row, count + row] = 1.0
        work[row, last + 1] = count + row
        work[row, last] += APART * (1.0 + row * GOLDEN % 1.0)
    for edge in range(count):
        total, target = 0.0, stages.targets[first + edge]
        for player in range(players):
            total += values[player, target]
            if player < players - 1:
                work[constraints + 1 + player, edge] = -values[player, target] / spread
        work[constraints, edge] = -(total - least) / spread - 1.0
    return constraints


def spreads(stages: Stages, values: Any, first: int, count: int) -> tuple[float, float]:
    """The least sum of payoffs, and the largest difference between payoffs."""
    least, most, spread = np.inf, -np.inf, 0.0
    for edge in range(first, first + count):
        total = 0.0
        for player in range(values.shape[0]):
            total += values[player, stages.targets[edge]]
        least, most = min(least, total), max(most, total)
    for player in range(values.shape[0]):
        low, high = np.inf, -np.inf
        for edge in range(first, first + count):
            worth = values[player, stages.targets[edge]]
            low, high = min(low, worth), max(high, worth)
        spread = max(spread, high - low)
    spread = max(spread, most - least)
    return least, spread if spread > 0.0 else 1.0


def improve(work: Any, rows: int, last: int, objective: int, objectives: int) -> None:
    """Maximise an objective without reducing those above it."""
    for _ in range(50 * last):
        entering, most = last, NEAR
        for one in range(last):
            tied = True
            for above in range(objective):
                tied = tied and work[rows + above, one] <= TIE
            if tied and -work[rows + objective, one] > most:
                entering, most = one, -work[rows + objective, one]
        if entering == last:
            return
        leaving = leaving_row(work, rows, last, entering, SMALLEST_PIVOT)
        if leaving < 0:
            return
        pivot(work, rows + objectives - 1, last, leaving, entering)


# What it is worth, and what is gained by playing otherwise.


@kernel
def measure(stages: Stages, drawn: Any, now: Any, best: Any) -> float:
    """Raise the lower bounds and reduce the upper bounds once; returns the largest change.

    Rounded outwards, so that both are bounds at any time.
    """
    stages, drawn = borrowed(stages), borrowed(drawn)
    change = 0.0
    for node in range(now.shape[1]):
        kind = stages.kinds[node]
        if kind == END:
            continue
        first, count = stages.firsts[node], profiles(stages, node)
        chances = stages.weights if kind == DRAWN else drawn
        for player in range(now.shape[0]):
            worth, most, largest = 0.0, 0.0, 0.0
            for edge in range(first, first + count):
                target = stages.targets[edge]
                worth += chances[edge] * now[player, target]
                most += chances[edge] * best[player, target]
                largest = max(largest, abs(now[player, target]), abs(best[player, target]))
            if kind == CHOSEN:
                most = otherwise(stages, drawn, best[player], node, player)
            rounding = (2 * count + 4) * EPSILON * largest
            worth = max(worth - rounding, now[player, node])
            most = min(most + rounding, best[player, node])
            change = max(change, worth - now[player, node], best[player, node] - most)
            now[player, node], best[player, node] = worth, most
    return change


def otherwise(stages: Stages, drawn: Any, worths: Any, node: int, player: int) -> float:
    """The value to a player that learns what is drawn for it and then plays its best response."""
    first, count = stages.firsts[node], profiles(stages, node)
    own, apart = stages.shapes[node, player], stride(stages, node, player)
    total = 0.0
    for advised in range(own):
        most = -np.inf
        for instead in range(own):
            worth = 0.0
            for block in range(first, first + count, own * apart):
                for edge in range(block, block + apart):
                    target = stages.targets[edge + instead * apart]
                    worth += drawn[edge + advised * apart] * worths[target]
            most = max(most, worth)
        total += most
    return total
