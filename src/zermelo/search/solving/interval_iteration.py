"""Values of games whose states repeat: bounds from below and from above that close in.

Value iteration from the least utility rises to what a player can be sure of, from the greatest it
falls to what is possible at most; between the two lies the value (interval iteration: Haddad and
Monmege, "Interval iteration algorithm for MDPs and IMDPs", Theoretical Computer Science 2018). At
any time both are right, whatever play without end is worth, as long as it is worth no less than
the least utility and no more than the greatest that the game declares; where it declares none, play
without end may be worth anything. Where play ends with certainty, as in Pig, they meet; where
a player can go on for ever they may not, and then they say what that decides.

Sums are rounded away from each other, so that the bounds hold in floating point, too.

The graph of states is solved by its strongly connected components, those first that lead to no
other (topological value iteration: Dai and Goldsmith, IJCAI 2007; components: Tarjan, SIAM Journal
on Computing 1972). What can't repeat is visited twice, and only circles are iterated.

With one player, or two who are opposed, a bound is one number. With more, each player has bounds:
the player to move chooses something that may be best in view of them, and the others get the least
or the most of that. So they hold for every subgame-perfect equilibrium, and where the mover's ties
matter to others, they stay apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ... import clock
from ...arguments import checked
from ...display import Shown
from ...game import CHANCE, Game
from ...kernel import borrowed, kernel, new_record, runnable
from ...result import Bounds
from ...rounding import ROUNDOFF
from ..limits import (
    RUNNING,
    Stopwatch,
    check_can_search,
    compile_first,
    stopwatch,
    why_stopped,
)
from .backward_induction import MOST_STATES
from .state_graph import END, KINDS, Edges, Explorer, StateGraph

INTERVALS = "interval-iteration"
"""The algorithm of results for games whose states repeat."""
POLICIES = "policy-iteration"
"""The same where the bounds closed in too slowly, and equations were solved instead."""

PRECISION = 1e-9
"""Bounds this close, relative to the largest utility, make a value."""
LEAST_CHANGE = 2.0**-48  # relative to the same; below it iterating has ended
SLOW = 101
_NUMBERS = ("stop", "component", "sweeps", "tries", "patience")
RECORD = np.dtype([*((name, np.int64) for name in _NUMBERS), ("least", np.float64)], align=True)


class Components(NamedTuple):
    """Strongly connected components, those first that lead to no other.

    order: (nodes), the nodes of one component after those of another
    starts: (components + 1), where in `order` each begins
    """

    order: Any
    starts: Any


class Intervals(NamedTuple):
    """The proven bounds of each node: both of shape (nodes, interests)."""

    lower: Any
    upper: Any


@dataclass(frozen=True, repr=False)
class IntervalSolution(Shown):
    """Every state that can be reached, with bounds on its value to each player."""

    game: Game
    graph: StateGraph
    intervals: Intervals
    choices: Any
    """(nodes), the number of the move that last raised the mover's lower bound, or -1."""
    scale: float
    stopped: str
    """finished, time or interrupted; the bounds hold in any case."""
    sweeps: int
    """Over how many components, counted anew in each iteration."""
    seconds: float
    settled: int = 0
    """Components that were solved by policy iteration."""

    @property
    def algorithm(self) -> str:
        """interval-iteration, or policy-iteration if that was needed anywhere."""
        return POLICIES if self.settled else INTERVALS

    def _facts(self) -> dict[str, Any]:
        about = {"game": self.game.name, "states": f"{len(self):,}", "values": self.values()}
        return {**about, "stopped": self.stopped}

    def bounds(self, state: Any = None, player: int = 0) -> Bounds:
        """The bounds of a state's value to a player."""
        node, opposed = self.graph.node(state), self.intervals.lower.shape[1] == 1
        column = 0 if opposed else player
        lower, upper = (float(side[node, column]) for side in self.intervals)
        return (
            Bounds(lower, upper).of_opponent() if opposed and player == 1 else Bounds(lower, upper)
        )

    def values(self, state: Any = None) -> tuple[float | None, ...]:
        """The value of a state to each player, None where the bounds stay apart."""
        return tuple(self._value(self.bounds(state, one)) for one in range(self.game.players))

    def _value(self, bounds: Bounds) -> float | None:
        lower, upper = bounds
        return (lower + upper) / 2 if upper - lower <= PRECISION * self.scale else None

    def action(self, state: Any = None) -> Any:
        """The action that guarantees the lower bound to the player to move."""
        run = self.graph.run
        state = run.state(state)
        if self.game.is_terminal(state) or (mover := self.game.to_move(state)) == CHANCE:
            return None
        actions = list(self.game.actions(state))
        chosen = int(self.choices[self.graph.node(state)])
        if chosen >= 0:
            return actions[chosen]
        return max(actions, key=lambda one: self.bounds(self.game.result(state, one), mover).upper)

    def __len__(self) -> int:
        return len(self.graph)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.name}: {len(self):,} states>"


@checked
def interval_iteration(
    game: Game, state: Any = None, *, states: int = MOST_STATES, seconds: float | None = None
) -> IntervalSolution:
    """Bounds on the value of every state, by iteration over all of them.

    For games of up to `states` states with any number of players, with chance or without, whose
    states may repeat. `seconds` or Ctrl-C may end it before the bounds have met.

    >>> from zermelo.games import load
    >>> game = load("pig:target=5,sides=2")
    >>> solution = interval_iteration(game)
    >>> solution.stopped
    'finished'
    """
    return iterate(game, state, "interval iteration", states, seconds)


class Component(NamedTuple):
    """The nodes of one component; earlier components are finished."""

    edges: Edges
    intervals: Intervals
    choices: Any
    nodes: slice
    extremes: Bounds
    """The bounds of endless play's value."""
    watch: Stopwatch


Settle = Callable[[Component], bool]
"""Brings the bounds of a component together and chooses moves that achieve them, or false."""


def iterate(
    game: Game,
    state: Any,
    name: str,
    states: int,
    seconds: float | None,
    patience: int = 0,
    settle: Settle | None = None,
) -> IntervalSolution:
    """The same, with another way for components that take more than `patience` iterations."""
    run = runnable(game)
    state = run.state(state)
    check_can_search(game, state, name, chance=True, several=True)
    opposed = game.players == 1 or (game.players == 2 and game.zero_sum)
    explorer = Explorer(run, state, 1 if opposed else game.players)
    bounded = game.utility_bounds is not None
    _compile(explorer.record.interests, bounded)
    start = clock.now()
    graph = explorer.graph(states, seconds)
    intervals, scale = _widest(graph)
    choices = np.full(len(graph), -1, np.int32)
    order, starts = _components(graph.edges)
    # Side by side in memory is what is iterated together: that is several times faster.
    edges, inside = graph.edges.reordered(order), Intervals(*(side[order] for side in intervals))
    if not bounded:
        endless = np.ones(len(graph), np.bool_)
        find_endless.compiled(edges, endless)
        inside.lower[endless], inside.upper[endless] = -np.inf, np.inf
    record = new_record(RECORD, least=LEAST_CHANGE * scale, patience=patience if settle else 0)
    chosen = choices.copy()
    left = seconds and max(seconds - (clock.now() - start), 1e-3)
    extremes = Bounds(float(inside.lower.min()), float(inside.upper.max()))
    settled = 0
    with stopwatch(record, left) as watch:
        watch.run(partial(narrow.compiled, edges, starts, inside, chosen, record))
        while settle and record.stop == SLOW:
            watch.go_on()
            nodes = slice(*starts[record.component : record.component + 2].tolist())
            if settle(Component(edges, inside, chosen, nodes, extremes, watch)):
                settled += 1
                record.component += 1
                record.tries = 0
            watch.run(partial(narrow.compiled, edges, starts, inside, chosen, record))
    for whole, part in zip((*intervals, choices), (*inside, chosen), strict=True):
        whole[order] = part
    return IntervalSolution(
        game,
        graph,
        intervals,
        choices,
        scale,
        why_stopped(int(record.stop)),
        int(record.sweeps),
        clock.now() - start,
        settled,
    )


def _compile(interests: int, bounded: bool) -> None:
    """Compile off the clock, with a graph of one terminal node."""
    edges = Edges(*(np.zeros(size, kind) for size, kind in zip((1, 2, 0, 0), KINDS, strict=True)))
    nodes = Intervals(*(np.zeros((1, interests)) for _ in range(2)))
    _, starts = _components(edges)
    record = new_record(RECORD)
    choices = np.zeros(1, np.int32)
    compile_first(record, partial(narrow.compiled, edges, starts, nodes, choices, record))
    if not bounded:
        find_endless.compiled(edges, np.ones(1, np.bool_))


def _widest(graph: StateGraph) -> tuple[Intervals, float]:
    """The bounds known in advance, of terminal nodes and as the game declares; and the scale."""
    ends = graph.edges.movers == END
    utilities = graph.utilities[ends]
    declared = graph.game.utility_bounds or ()
    known = [*declared, *((utilities.min(), utilities.max()) if len(utilities) else ())] or [0.0]
    lower, upper = (np.full(graph.utilities.shape, extreme) for extreme in (min(known), max(known)))
    lower[ends] = upper[ends] = utilities
    return Intervals(lower, upper), float(np.abs(known).max()) or 1.0


def _components(edges: Edges) -> Components:
    count = len(edges.movers)
    order, starts = np.empty(count, np.int32), np.empty(count + 1, np.int32)
    number = find_components.compiled(edges, Components(order, starts))
    return Components(order, starts[: number + 1])


@kernel
def find_components(edges, components):
    """Tarjan's algorithm from node 0, which leads everywhere, without recursion; their number.

    In a component the nodes are in the order in which they were left: so most come after those
    that they lead to, and news travels far in one iteration.
    """
    order, starts = components
    count = len(edges.movers)
    closed = count + 1  # a time that is never reached: the node's component is complete
    entered, earliest = np.zeros(count, np.int32), np.zeros(count, np.int32)
    path, waiting = np.empty(count, np.int32), np.empty(count, np.int32)
    cursor = edges.firsts[:-1].copy()
    depth, waits, clock, number, placed = 1, 0, 1, 0, 0
    path[0] = 0
    entered[0] = earliest[0] = 1
    while depth > 0:
        node = path[depth - 1]
        if cursor[node] < edges.firsts[node + 1]:
            child = edges.targets[cursor[node]]
            cursor[node] += 1
            if entered[child] == 0:
                clock += 1
                entered[child] = earliest[child] = clock
                path[depth] = child
                depth += 1
            elif entered[child] < closed:
                earliest[node] = min(earliest[node], entered[child])
            continue
        depth -= 1
        waiting[waits] = node
        waits += 1
        if depth > 0:
            parent = path[depth - 1]
            earliest[parent] = min(earliest[parent], earliest[node])
        if earliest[node] == entered[node]:
            starts[number] = placed
            number += 1
            began, first = entered[node], waits
            while first > 0 and entered[waiting[first - 1]] >= began:
                first -= 1
            for place in range(first, waits):
                order[placed] = waiting[place]
                entered[waiting[place]] = closed
                placed += 1
            waits = first
    starts[number] = placed
    return number


@kernel
def find_endless(edges, endless):
    """Unmark the nodes from which play must end: no way leads to where all together can stay for
    ever, whatever chance does. Nodes come after those that they lead to, but in circles."""
    edges = borrowed(edges)
    changed = True
    while changed:
        changed = False
        for node in range(len(endless)):
            if endless[node] and not leads_on(edges, endless, node, edges.movers[node] == CHANCE):
                endless[node] = False
                changed = True
    changed = True
    while changed:
        changed = False
        for node in range(len(endless)):
            if not endless[node] and leads_on(edges, endless, node, False):
                endless[node] = True
                changed = True


def leads_on(edges, endless, node, always):
    """Whether a node leads to one that is marked, always or with some move."""
    found = False
    for edge in range(edges.firsts[node], edges.firsts[node + 1]):
        if edges.movers[node] == CHANCE and edges.weights[edge] <= 0.0:
            continue
        if endless[edges.targets[edge]] != always:
            return not always
        found = True
    return found and always


@kernel
def narrow(edges, starts, intervals, choices, record):
    """Iterate each component in turn until its bounds do not change."""
    edges, intervals, choices = borrowed(edges), borrowed(intervals), borrowed(choices)
    opposed = intervals.lower.shape[1] == 1
    while record.component < len(starts) - 1 and record.stop == RUNNING:
        change = 0.0
        for node in range(starts[record.component], starts[record.component + 1]):
            mover = edges.movers[node]
            if mover == CHANCE:
                change = max(change, take_means(edges, intervals, node))
            elif mover != END and opposed:
                change = max(change, take_best(edges, intervals, choices, node))
            elif mover != END:
                change = max(change, take_likely(edges, intervals, choices, node))
        record.sweeps += 1
        record.tries += 1
        if change <= record.least:
            record.component += 1
            record.tries = 0
        elif record.tries == record.patience:
            record.stop = SLOW  # it may go on with this component, or with the next one


def tighten(intervals, node, interest, low, high):
    """Adopt bounds that are better; returns by how much they are."""
    change = 0.0
    if low > intervals.lower[node, interest]:
        change = low - intervals.lower[node, interest]
        intervals.lower[node, interest] = low
    if high < intervals.upper[node, interest]:
        change = max(change, intervals.upper[node, interest] - high)
        intervals.upper[node, interest] = high
    return change


def take_means(edges, intervals, node):
    """At a chance node: means, rounded outwards, but within the bounds of the outcomes."""
    first, last = edges.firsts[node], edges.firsts[node + 1]
    change = 0.0
    for interest in range(intervals.lower.shape[1]):
        low, high = 0.0, 0.0
        least, most = math.inf, -math.inf
        for edge in range(first, last):
            weight, child = edges.weights[edge], edges.targets[edge]
            if weight > 0.0:
                lower, upper = intervals.lower[child, interest], intervals.upper[child, interest]
                low += weight * lower
                high += weight * upper
                least, most = min(least, lower), max(most, upper)
        rounding = (last - first + 2) * ROUNDOFF * max(abs(least), abs(most))
        low, high = max(low - rounding, least), min(high + rounding, most)
        change = max(change, tighten(intervals, node, interest, low, high))
    return change


def take_best(edges, intervals, choices, node):
    """For one player, or two opponents: the bounds are those of the first."""
    lower, upper = intervals
    first, last = edges.firsts[node], edges.firsts[node + 1]
    maximises = edges.movers[node] == 0
    low = high = -math.inf if maximises else math.inf
    best = -1
    for edge in range(first, last):
        child = edges.targets[edge]
        if maximises:
            if lower[child, 0] > low:
                low, best = lower[child, 0], edge - first
            high = max(high, upper[child, 0])
        else:
            low = min(low, lower[child, 0])
            if upper[child, 0] < high:
                high, best = upper[child, 0], edge - first
    surer = low > lower[node, 0] if maximises else high < upper[node, 0]
    if surer:
        choices[node] = best
    return tighten(intervals, node, 0, low, high)


def take_likely(edges, intervals, choices, node):
    """For several players: the mover takes an action that may be best, the others get what
    follows."""
    lower, upper = intervals
    first, last = edges.firsts[node], edges.firsts[node + 1]
    mover = edges.movers[node]
    sure, best = -math.inf, -1
    for edge in range(first, last):
        if lower[edges.targets[edge], mover] > sure:
            sure, best = lower[edges.targets[edge], mover], edge - first
    if sure > lower[node, mover]:
        choices[node] = best
    change = 0.0
    for player in range(lower.shape[1]):
        low, high = math.inf, -math.inf
        for edge in range(first, last):
            child = edges.targets[edge]
            if upper[child, mover] >= sure:
                low, high = min(low, lower[child, player]), max(high, upper[child, player])
        if player == mover:
            low = sure
        change = max(change, tighten(intervals, node, player, low, high))
    return change
