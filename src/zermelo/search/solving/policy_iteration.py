"""Policy iteration: choose moves, solve the equations of that choice, choose better ones.

Bounds that close in on each other (interval iteration) may do so slowly: a walk along a corridor
of n places needs some n*n iterations. The values of fixed moves follow from linear equations at
once. So one player's moves are fixed, the other's best reply is found (R. Howard, "Dynamic
Programming and Markov Processes", 1960), the first player changes all moves for which there is
something better against that reply, and so on until there is none (A. Hoffman and R. Karp, "On
nonterminating stochastic games", Management Science 1966).

Each player does it for what he can be sure of, with play without end worth as little to him as
anything: then no improvement ends in a circle, and what can't be improved is best. The opponent's
part needs care, for he may like to go on for ever. The nodes where he can are found from the graph
first and count as ends; everywhere else all replies lead to some end, and the equations have one
solution.

What equations in floating point found is proven in one place, `keep_from_below`: where the opponent
can't stay for ever, numbers that are at most what the chosen moves make of them, rounded down, are
bounds. To leave room for rounding, each move of chance costs a little in the equations. Where that
fails, and without chance, a component is left to interval iteration, which is then exact.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ...arguments import checked
from ...errors import NotThisKindOfGame
from ...game import CHANCE, Game
from ...kernel import borrowed, kernel
from ...result import Result
from ...rounding import ROUNDOFF
from ..root import Findings, Root
from .backward_induction import MOST_STATES
from .interval_iteration import Component, IntervalSolution, iterate
from .state_graph import MOVER, TARGET

AT_ONCE = 2  # iterations; the second one changes nothing where no state repeats
PATIENCE = 100  # iterations of a component, before equations are tried
MOST_NODES = 20_000  # of a component: factors of its matrix may fill up
MOST_ROUNDS = 200
MOST_CHECKS = 100
COSTS = (1.5, 8.0, 64.0, 1024.0)  # of a move of chance, in units of what its rounding may take
MARGIN = 64 * ROUNDOFF  # better by less, relative to the largest value, is not better


class Part(NamedTuple):
    """A component from the view of the player whose guarantee is computed.

    Attributes:
        movers: (nodes), 0 for that player, 1 for the opponent, or CHANCE
        firsts, targets, weights: as in `Edges`; targets from len(movers) on are exits
    """

    movers: Any
    firsts: Any
    targets: Any
    weights: Any


@checked
def policy_iteration(
    game: Game, state: Any = None, *, states: int = MOST_STATES, seconds: float | None = None
) -> IntervalSolution:
    """Bounds on the value of every state, by equations wherever states repeat with chance.

    For games of up to `states` states with one player or two opponents. The bounds are proven, as
    those of `interval_iteration`; they are as close as rounding allows.

    >>> from zermelo.games import load
    >>> solution = policy_iteration(load("pig:target=2,sides=2"))
    >>> round(solution.values()[0], 9), solution.algorithm
    (0.333333333, 'policy-iteration')
    """
    _check_opposed(game)
    return iterate(game, state, "policy iteration", states, seconds, AT_ONCE, settle)


def _check_opposed(game: Game) -> None:
    if game.players > 2 or (game.players == 2 and not game.zero_sum):
        raise NotThisKindOfGame(
            f"policy iteration is for one player or two opponents, which {game.name} is not for; "
            "use interval_iteration"
        )


def solve_by_iteration(root: Root, states: int, seconds: float | None) -> Result:
    """The bounds of one state, as a result: by intervals, and by policies where those are slow."""
    game = root.run.original
    way = settle if game.players == 1 or (game.players == 2 and game.zero_sum) else None
    solution = iterate(game, root.state, "interval iteration", states, seconds, PATIENCE, way)
    line = _line(solution, root)
    bounds = solution.bounds(root.state, root.viewer)
    found = Findings(solution.values(root.state), bounds, line, depth=len(line))
    root = replace(root, algorithm=solution.algorithm)
    return root.result(found, solution.stopped, solution.seconds, nodes=len(solution))


def _line(solution: IntervalSolution, root: Root) -> tuple[int, ...]:
    """The moves up to where chance moves, the game ends or a state comes again."""
    game, state = solution.game, root.state
    line: list[int] = []
    seen: set[Any] = set()
    while state not in seen and (action := solution.action(state)) is not None:
        seen.add(state)
        line.append(root.run.code(action))
        state = game.result(state, action)
    return tuple(line)


# One component.


def settle(component: Component) -> bool:
    """Solve a component with chance, for both players; false where that is not possible."""
    edges, (lower, upper), choices, nodes, extremes, watch = component
    movers = edges.movers[nodes]
    if len(movers) > MOST_NODES or not (movers == CHANCE).any():
        return False
    found = []
    for player, known, least in (
        (0, lower[:, 0], extremes.lower),
        (1, -upper[:, 0], -extremes.upper),
    ):
        part, exits = _part(component, player)
        if not (np.isfinite(known[nodes]).all() and np.isfinite(known[exits]).all()):
            return False
        policies = _Policies(part, known[nodes], known[exits], choices[nodes], least)
        if not policies.solve(watch):
            return False
        found.append(policies)
    for player, policies in enumerate(found):
        bound, sign = (lower, 1.0) if player == 0 else (upper, -1.0)
        worth = policies.worth[: len(movers)]
        better = worth > sign * bound[nodes, 0]
        bound[nodes, 0][better] = sign * worth[better]
        own = better & (movers == player)
        choices[nodes][own] = (policies.chosen - policies.part.firsts[:-1])[own]
    return True


def _part(component: Component, player: int) -> tuple[Part, Any]:
    """A component for a player, and the nodes that it leads to."""
    edges, nodes = component.edges, component.nodes
    firsts = edges.firsts[nodes.start : nodes.stop + 1]
    inside = slice(int(firsts[0]), int(firsts[-1]))
    targets, count = edges.targets[inside].astype(np.int64), nodes.stop - nodes.start
    leaves = (targets < nodes.start) | (targets >= nodes.stop)
    exits, places = np.unique(targets[leaves], return_inverse=True)
    targets -= nodes.start
    targets[leaves] = count + places
    movers = edges.movers[nodes]
    movers = np.where(movers == CHANCE, CHANCE, movers != player).astype(MOVER)
    weights = np.where(np.repeat(movers == CHANCE, np.diff(firsts)), edges.weights[inside], 0.0)
    return Part(movers, firsts - firsts[0], targets.astype(TARGET), weights), exits


class _Policies:
    """The guarantee of a player in a component, by policy iteration for both sides."""

    def __init__(self, part: Part, known: Any, exits: Any, choices: Any, least: float) -> None:
        """`known` and `choices` are what interval iteration had found, to begin with."""
        self.part, self.least = part, least
        self.count = len(part.movers)
        self.worth = np.concatenate([known, exits])
        self.largest = float(np.abs(self.worth).max())
        counts = np.diff(part.firsts)
        self.sources = np.repeat(np.arange(self.count), counts)
        self.rounding = np.where(part.movers == CHANCE, (counts + 2) * ROUNDOFF * self.largest, 0.0)
        own = (part.movers == 0) & (choices >= 0)
        self.chosen = part.firsts[:-1] + np.where(own, choices, 0)
        self.staying = np.zeros(self.count, np.bool_)
        improve.compiled(part, self.worth, self.chosen, 1, 0.0)

    def solve(self, watch: Any) -> bool:
        """Find moves, and prove what they achieve; false if the time or the digits run out."""
        margin = MARGIN * self.largest
        for cost in COSTS:
            for _ in range(MOST_ROUNDS):
                if watch.stopped or not self._reply(cost, margin, watch):
                    return False
                if improve.compiled(self.part, self.worth, self.chosen, 0, margin) == 0:
                    break
            if keep_from_below.compiled(
                self.part, self.worth, self.chosen, self.staying, self.least
            ):
                return True
        return False

    def _reply(self, cost: float, margin: float, watch: Any) -> bool:
        """The opponent's best reply to the player's moves, and the values of all nodes then."""
        stay.compiled(self.part, self.chosen, self.staying)
        for _ in range(MOST_ROUNDS):
            self._evaluate(cost)
            if not np.isfinite(self.worth).all() or watch.stopped:
                return False
            if improve.compiled(self.part, self.worth, self.chosen, 1, margin) == 0:
                break
        return True

    def _evaluate(self, cost: float) -> None:
        """Solve the equations of the moves that both have chosen."""
        from scipy.sparse import csc_array, identity
        from scipy.sparse.linalg import splu

        part, worth = self.part, self.worth
        shares = part.weights.copy()
        players = np.flatnonzero(part.movers != CHANCE)
        shares[self.chosen[players]] = 1.0
        worth[: self.count][self.staying] = self.least
        open_nodes = np.zeros(len(worth), np.bool_)
        open_nodes[: self.count] = ~self.staying
        known = np.where(open_nodes, 0.0, worth)
        right: Any = np.bincount(self.sources, shares * known[part.targets], self.count)
        right -= cost * self.rounding
        places = np.cumsum(open_nodes) - 1
        used = open_nodes[self.sources] & open_nodes[part.targets] & (shares > 0.0)
        rows, columns = places[self.sources[used]], places[part.targets[used]]
        size = int(open_nodes.sum())
        steps = csc_array((shares[used], (rows, columns)), shape=(size, size))
        matrix = (identity(size, format="csc") - steps).tocsc()
        factors, right = splu(matrix), right[open_nodes[: self.count]]
        found = factors.solve(right)
        found += factors.solve(right - matrix @ found)  # what rounding left
        worth[: self.count][open_nodes[: self.count]] = found


@kernel
def improve(part, worth, chosen, player, margin):
    """Choose better moves for the player (0), or for the opponent (1), who minimises."""
    part = borrowed(part)
    sign = 1.0 if player == 0 else -1.0
    switched = 0
    for node in range(len(part.movers)):
        if part.movers[node] == player:
            best = sign * worth[part.targets[chosen[node]]] + margin
            for edge in range(part.firsts[node], part.firsts[node + 1]):
                if sign * worth[part.targets[edge]] > best:
                    best = sign * worth[part.targets[edge]]
                    chosen[node] = edge
                    switched += 1
    return switched


@kernel
def stay(part, chosen, staying):
    """Find the nodes where the opponent can keep play inside for ever."""
    mark_staying(borrowed(part), chosen, staying)


def mark_staying(part, chosen, staying):
    """Where the opponent can keep play inside for ever, whatever chance does: all, less those
    from which it must leave or may be led away."""
    count = len(part.movers)
    staying[:] = True
    changed = True
    while changed:
        changed = False
        for node in range(count):
            if staying[node] and not can_stay(part, chosen, staying, node):
                staying[node] = False
                changed = True


def can_stay(part, chosen, staying, node):
    count, mover = len(part.movers), part.movers[node]
    for edge in range(part.firsts[node], part.firsts[node + 1]):
        if mover == CHANCE and part.weights[edge] <= 0.0:
            continue
        if mover == 0 and edge != chosen[node]:
            continue
        target = part.targets[edge]
        inside = target < count and staying[target]
        if inside == (mover == 1):
            return inside
    return mover != 1


@kernel
def keep_from_below(part, worth, chosen, staying, least):
    """Lower numbers until they are proven, the one place where they are; false if that takes long.

    Where the opponent can stay for ever they are the least. Elsewhere play leaves with certainty,
    whatever he does, and a number is no more than what follows from the next ones: so it is no
    more than the mean of those at the exits. After chance it is less, so that moves chosen here
    and moves of interval iteration can be mixed: no circle is worth the same all along.
    """
    part = borrowed(part)
    count = len(part.movers)
    mark_staying(part, chosen, staying)
    for node in range(count):
        if staying[node]:
            worth[node] = least
    for _ in range(MOST_CHECKS):
        changed = False
        for node in range(count):
            if not staying[node]:
                most = follows(part, worth, chosen, node)
                if not worth[node] <= most:
                    worth[node] = most
                    changed = True
        if not changed:
            return True
    return False


def follows(part, worth, chosen, node):
    """The lower bound of a node's value that follows from those of the next nodes."""
    mover = part.movers[node]
    if mover == 0:
        return worth[part.targets[chosen[node]]]
    first, last = part.firsts[node], part.firsts[node + 1]
    least, mean, largest = math.inf, 0.0, 0.0
    for edge in range(first, last):
        value = worth[part.targets[edge]]
        if mover == 1 or part.weights[edge] > 0.0:
            least = min(least, value)
            mean += part.weights[edge] * value
            largest = max(largest, abs(value))
    if mover == 1:
        return least
    rounding = (last - first + 2) * ROUNDOFF * largest
    return np.nextafter(max(mean - rounding, least), -math.inf)
