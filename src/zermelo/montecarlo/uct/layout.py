"""The search tree as arrays: one record per node, children side by side.

A node is a number, the root is 0. All children of a node are laid down
together when it is expanded, so selection reads one run of memory. What a
search does not use (proofs, priors, values for several players) has no array.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from ...kernel import view
from ...playouts import playout_fields
from ...tablebase import KNOWN_FIELDS
from ..arithmetic import range_fields

NOBODY, UNSEEN = -2, -3
"""In place of the player to move: a final state; a node without visits."""
NOWHERE = (1 << 32) - 1  # the first child of a node without children
UNEXPANDED, SOLVED = -1, -2
"""In place of the number of children: not expanded; SOLVED - n: n children, and the value is
proven."""
MOST_DEPTH = 2047

WHOLE, INDEX = np.dtype(np.int64), np.dtype(np.uint32)
NODE = np.dtype(
    [
        ("total", np.float64),  # sum of the utilities to the player who moved here
        ("value", np.float32),  # the mean; the two that selection reads, kept up to date
        ("width", np.float32),  # 1 / sqrt(visits)
        ("visits", np.int32),
        ("first", np.uint32),  # its first child; unsigned, so that no index is checked for < 0
        ("action", np.int32),  # that led here
        ("children", np.int16),
        ("player", np.int8),  # to move
        ("mover", np.int8),  # who moved here: at the root the player before, after chance 0
    ],
    align=True,
)
BOUNDS = np.dtype([("low", np.float64), ("high", np.float64)])  # proven, to player 0
EXTRA = np.dtype(
    [
        ("amaf_total", np.float64),
        ("squares", np.float64),  # sum of the squared utilities
        ("amaf_visits", np.int32),
        ("prior", np.float32),
        ("heuristic", np.float32),  # `evaluate` to the player who moved here
        ("minimax", np.float32),  # the same, backed up from the nodes below
    ],
    align=True,
)
_ARRAYS = [  # addresses; 0 where there is no such array
    "nodes",
    "weights",  # probability of the outcome that led here, in games of chance
    "bounds",
    "extras",
    "sums",  # utilities to each player, where there are several
    "born",  # the simulation that first came here
    "siblings",  # the next child of the same parent, where children are not side by side
    "chances",  # how often a node could have been chosen, where that depends on chance
    "roots",
    "values",  # of one simulation, to each player
]


@functools.cache
def search_type(max_actions: int) -> np.dtype[Any]:
    """The record of a kernel: the tree, the budget, one path."""
    return np.dtype(
        [
            *[(name, np.int64) for name in _ARRAYS],
            ("capacity", np.int64),
            ("free", np.int64),  # the next node to lay down, and the end of the room
            ("end", np.int64),
            ("full", np.int64),
            ("halt", np.int64),  # set from outside to stop at once
            ("settled", np.int64),  # no simulation can change the answer
            ("expand_after", np.int64),  # visits
            ("virtual_loss", np.int64),
            *range_fields(),
            ("least", np.float64),  # what a node is worth that nothing is known of
            ("most", np.float64),
            ("simulations", np.int64),
            ("target", np.int64),
            ("stop_early", np.int64),
            ("deepest", np.int64),
            ("depth", np.int64),
            ("news", np.int64),  # whether this simulation found a new end of the game
            *KNOWN_FIELDS,
            *playout_fields(max_actions),
            ("path", np.uint32, (MOST_DEPTH + 1,)),
        ],
        align=True,
    )


ROOT = np.dtype([("of_log", np.float32), ("inverse", np.float32)])
ROOTS = 1 << 17


@functools.cache
def roots() -> Any:
    """Square roots of small numbers, a table: quicker than computing them, dozens of times in a
    simulation."""
    table = np.zeros(ROOTS, ROOT)
    numbers = np.arange(1, ROOTS, dtype=np.float64)
    table["of_log"][1:] = np.sqrt(np.log(numbers))
    table["inverse"][1:] = 1.0 / np.sqrt(numbers)
    return table


def log_root(search, number):
    """sqrt(log(number))"""
    if number < ROOTS:
        return view(search.roots, ROOTS, ROOT)[number].of_log
    return np.float32(math.sqrt(math.log(number)))


def inverse_root(search, number):
    """1 / sqrt(number)"""
    if number < ROOTS:
        return view(search.roots, ROOTS, ROOT)[number].inverse
    return np.float32(1.0 / math.sqrt(number))


def clear_node(node, action, player, mover):
    """Write a node without visits."""
    node.total = 0.0
    node.value = np.inf
    node.width = 0.0
    node.visits = 0
    node.first = NOWHERE
    node.action = action
    node.children = UNEXPANDED
    node.player = player
    node.mover = mover
