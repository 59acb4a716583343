"""The record of a trace that kernels write."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..errors import BadParameter
from ..game import CHANCE
from ..kernel.as_written.skipped import skipped_without
from ..kernel.memory import new_record, view

NO_NODE = -1
"""The parent of the root, and the number of a node that is not recorded."""
OPEN_WINDOW = -1
"""In place of the ancestor that set a bound: the initial window."""
NOBODY_MOVES = -2
"""The player of a node where the game is over."""
MOST_PLAYERS = 8
"""The number of players whose values a node has room for."""

TERMINAL, EVALUATED, CUT, PRUNED, KILLER, TABLE, BOUNDED = 1, 2, 4, 8, 16, 32, 64
"""Marks of a node, a bit each: the game is over there, it was estimated, its remaining moves were
cut, it was not searched at all, it was tried early, its value came from a table, or from the game's
own bounds."""

NODE = np.dtype(
    [
        ("parent", np.int64),
        ("action", np.int64),
        ("player", np.int64),  # to move at this node; CHANCE; NOBODY_MOVES
        ("value", np.float64),
        ("values", np.float64, (MOST_PLAYERS,)),  # only where each player's worth is searched
        ("alpha", np.float64),  # the window on entry
        ("beta", np.float64),
        ("weight", np.float64),  # the probability of the move that led here, 1 if not chance
        ("visits", np.int64),
        ("entered", np.int64),  # moments on the trace's clock
        ("left", np.int64),
        ("marks", np.int64),
        ("cut_bound", np.float64),  # the bound that cut this node's remaining moves
        ("cut_by", np.int64),  # the ancestor that set it, or OPEN_WINDOW
        ("unrecorded", np.int64),  # moves from here that have no node
    ],
    align=True,
)
"""What is recorded of a node."""
_NUMBERS = ("nodes", "capacity", "count", "clock", "dropped", "perspective")
"""The first is an address."""
_UTILITIES = ("low", "high")
"""The least and the greatest there can be."""
RECORD = np.dtype(
    [(name, np.int64) for name in _NUMBERS] + [(name, np.float64) for name in _UTILITIES],
    align=True,
)
"""The argument of kernels: the address of the nodes, and how many there are."""


class Recorder(NamedTuple):
    """The record for kernels, and the array it points to, kept alive."""

    record: Any
    nodes: Any

    def copied(self) -> Recorder:
        """A copy of the record so far."""
        return Recorder(self.record.copy(), self.nodes[: int(self.record.count)].copy())


def recorder(
    limit: int, perspective: int, utility_bounds: tuple[float, float] | None = None
) -> Recorder:
    """Room for a trace of at most `limit` nodes.

    >>> trace, nodes = recorder(limit=10, perspective=0)
    >>> root = trace_enter(trace, NO_NODE, 0, 0, -1.0, 1.0)
    >>> trace_exit(trace, root, 0.5)
    >>> int(trace.count), float(nodes[0]["value"])
    (1, 0.5)
    """
    if limit < 1:
        raise BadParameter(f"trace must be 0 or more nodes, not {limit}")
    nodes = np.zeros(limit, NODE)
    nodes["values"] = np.nan
    record = new_record(RECORD)
    record.nodes = nodes.ctypes.data
    record.capacity = limit
    record.perspective = perspective
    record.low, record.high = utility_bounds or (-np.inf, np.inf)
    return Recorder(record, nodes)


@skipped_without("trace", NO_NODE)
def trace_enter(trace, parent, action, player, alpha, beta):
    """A node is entered; its number, or NO_NODE where the trace is full."""
    if trace is None:
        return NO_NODE
    if trace.count >= trace.capacity:
        trace.dropped += 1
        trace_unrecorded(trace, parent, 1)
        return NO_NODE
    index = int(trace.count)
    trace.count += 1
    node = view(trace.nodes, trace.capacity, NODE)[index]
    node.parent, node.action, node.player = parent, action, player
    node.alpha, node.beta, node.value = alpha, beta, np.nan
    node.weight, node.visits, node.marks = 1.0, 1, 0
    node.entered, node.left = trace.clock, -1
    node.cut_by, node.unrecorded = OPEN_WINDOW, 0
    trace.clock += 1
    return index


@skipped_without("trace")
def trace_unrecorded(trace, index, count):
    """Count moves from the node that have no node of their own."""
    if trace is not None and index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.unrecorded = node.unrecorded + count


@skipped_without("trace", "value")
def trace_worth(trace, player, value):
    """A value to a player, in a zero-sum game, from the trace's perspective."""
    if trace is None:
        return value
    return value if player == trace.perspective else -value


@skipped_without("trace")
def trace_return(trace, parent, node, player, value, best):
    """A child has this value to `player` above it, whose best was `best` before."""
    if trace is not None:
        worth = trace_worth(trace, player, value)
        trace_exit(trace, node, worth)
        if value > best:
            trace_best(trace, parent, worth)


@skipped_without("trace", NO_NODE)
def trace_child(trace, parent, action, player, mover, alpha, beta):
    """Enter a node whose window, from the view of `player` above it, is alpha to beta."""
    if trace is None:
        return NO_NODE
    low, high = trace_worth(trace, player, alpha), trace_worth(trace, player, beta)
    return trace_enter(trace, parent, action, mover, min(low, high), max(low, high))


@skipped_without("trace")
def trace_best(trace, index, value):
    """The node's best value so far, from the trace's perspective."""
    if trace is not None and index != NO_NODE:
        view(trace.nodes, trace.capacity, NODE)[index].value = value


@skipped_without("trace")
def trace_mark(trace, index, marks):
    """Something about the node: TERMINAL, EVALUATED, KILLER, TABLE or BOUNDED."""
    if trace is not None and index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.marks = node.marks | marks


@skipped_without("trace")
def trace_weight(trace, index, weight):
    """The probability of the move that led to the node."""
    if trace is not None and index != NO_NODE:
        view(trace.nodes, trace.capacity, NODE)[index].weight = weight


@skipped_without("trace")
def trace_exit(trace, index, value):
    """The node is left with its final value, from the trace's perspective."""
    if trace is not None and index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.value, node.left = value, trace.clock
        trace.clock += 1


@skipped_without("trace", NO_NODE)
def trace_pruned(trace, parent, action):
    """A move that was never looked at; its node."""
    index = trace_enter(trace, parent, action, NOBODY_MOVES, np.nan, np.nan)
    if trace is not None and index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.marks, node.visits, node.left = PRUNED, 0, node.entered
    return index


@skipped_without("trace")
def trace_cut(trace, index, bound):
    """The node's remaining moves are cut, since its value is no better than this bound."""
    if trace is not None and index != NO_NODE:
        trace_cut_by(trace, index, bound, who_set(trace, index, bound))


@skipped_without("trace")
def trace_cutoff(trace, index, bound, actions, action):
    """The same, where `action` reached the bound, so that those after it are not looked at."""
    trace_cut(trace, index, bound)
    is_cut = False
    for other in actions:
        if is_cut:
            trace_pruned(trace, index, other)
        is_cut = is_cut or other == action


@skipped_without("trace")
def trace_cut_by(trace, index, bound, by):
    """The same, where it is known which ancestor set the bound."""
    if trace is not None and index != NO_NODE:
        node = view(trace.nodes, trace.capacity, NODE)[index]
        node.marks = node.marks | CUT
        node.cut_bound, node.cut_by = bound, by


def who_set(trace, index, bound):
    """The ancestor that narrowed the window to this bound, or OPEN_WINDOW.

    A bound from below is what MAX has already, at an ancestor where MAX moves
    whose window was still wider; one from above is what MIN has. A chance node
    translates its own bound into what an outcome has to be worth.
    """
    nodes = view(trace.nodes, trace.capacity, NODE)
    from_below = nodes[index].player != trace.perspective
    if nodes[index].player == CHANCE:
        from_below = bound == nodes[index].alpha
    above = nodes[index].parent
    while above != NO_NODE:
        node = nodes[above]
        if node.player == CHANCE:
            if bound == (trace.low if from_below else trace.high):
                break  # no outcome can be beyond it: that needs no ancestor
            bound = node.alpha if from_below else node.beta
        elif node.value == bound and (node.player == trace.perspective) == from_below:
            wider = node.alpha < bound if from_below else node.beta > bound
            if wider:
                return above
        above = node.parent
    return OPEN_WINDOW
