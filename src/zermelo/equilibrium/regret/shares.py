"""Dividing a game among cores: whole subtrees of a player's information sets for each.

Subtrees have nothing to do with each other, so a core goes up and down its own without waiting.
Sets with so much below them that no core should have it all are the crown: it is done by one core,
between the way up and the way down.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ..tree.form import Layout
from .reordering import Reordered, depths, entries_of, owners, reordered

FINE = 8
"""A subtree is divided further if its work is more than this part of a core's share."""
SET_WORK, ACTION_WORK = 2, 4
"""The work for a set and for an action, in entries."""


class Shares(NamedTuple):
    """The share of each thread, in the new order.

    Attributes:
        crown: [players] where the sets of the player's crown end; they come first
        sets: [players, threads + 1] the sets of thread t are sets[player, t] up to t + 1
        rows: [players, threads + 1] the same for the sequences whose ends are valued
        roots: [roots] sets below the crowns
        root_bounds: [players + 1] which of these are each player's
    """

    crown: Any
    sets: Any
    rows: Any
    roots: Any
    root_bounds: Any


def shared(layout: Layout, threads: int) -> tuple[Reordered, Shares]:
    """Reorder a game so that the share of each thread is contiguous."""
    players = layout.players
    player = np.repeat(np.arange(players), np.diff(layout.sets))
    share = _shares(layout, player, threads)
    order = np.lexsort((share, player))  # stable: sets of a share stay in their order
    found = reordered(layout, order)
    keys = (player * (threads + 1) + share + 1)[order]
    wanted = np.arange(players)[:, None] * (threads + 1) + np.arange(threads + 1) + 1
    sets = np.searchsorted(keys, wanted)
    sets[:, -1] = layout.sets[1:]
    roots = _roots(found.layout, sets[:, 0])
    return found, Shares(
        sets[:, 0].copy(),
        sets,
        _rows(found, threads),
        roots,
        np.searchsorted(roots, layout.sets),
    )


def _shares(layout: Layout, player: Any, threads: int) -> Any:
    """[sets] the thread that each set belongs to; -1: the crown."""
    above, depth = owners(layout)[layout.parent], depths(layout)
    by_depth = [np.flatnonzero(depth == one) for one in range(int(depth.max(initial=-1)) + 1)]
    work = _work(layout)
    has_below = np.zeros(len(work), bool)
    has_below[above[above >= 0]] = True
    for level in by_depth[:0:-1]:
        np.add.at(work, above[level], work[level])
    total = np.bincount(player, np.where(above < 0, work, 0), minlength=layout.players)
    heavy = has_below & (work > (total / (FINE * threads))[player]) & (threads > 1)

    share = np.full(len(work), -1)
    is_crown, is_root = np.zeros(len(work), bool), np.zeros(len(work), bool)
    for number, level in enumerate(by_depth):
        inside = level if number == 0 else level[is_crown[above[level]]]
        chosen = heavy[inside]
        if number:  # sets below one sequence stay together: their values are added in one order
            marked = np.zeros(layout.sequences, bool)
            marked[layout.parent[inside[chosen]]] = True
            chosen = marked[layout.parent[inside]]
        is_crown[inside[chosen]] = True
        is_root[inside[~chosen]] = True
    for one in range(layout.players):
        mine = np.flatnonzero(is_root & (player == one))
        done = np.cumsum(work[mine])
        middle = (done - work[mine] / 2) / max(done[-1], 1) if len(mine) else done
        share[mine] = np.minimum((middle * threads).astype(np.int64), threads - 1)
    for level in by_depth[1:]:
        below = level[~is_crown[level] & ~is_root[level]]
        share[below] = share[above[below]]
    return share


def _work(layout: Layout) -> Any:
    """[sets] the work for each set, without those below it."""
    start = entries_of(layout).start.astype(np.int64)
    first = layout.first.astype(np.int64)
    return np.diff(start[first]) + ACTION_WORK * np.diff(first) + SET_WORK


def _roots(layout: Layout, crown: Any) -> Any:
    """The sets just below a crown, in the new order."""
    numbers = np.arange(len(layout.parent))
    player = np.searchsorted(layout.sets[1:], numbers, side="right")
    ends = layout.first[crown][player]  # where the sequences of the crown end
    begins = layout.first[layout.sets[:-1]][player]
    parent = layout.parent
    return numbers[(numbers >= crown[player]) & (parent >= begins) & (parent < ends)]


def _rows(found: Reordered, threads: int) -> Any:
    """Divide each player's sequences so that each thread has as many entries."""
    layout, start = found.layout, found.entries.start.astype(np.int64)
    cuts = []
    for player in range(layout.players):
        begin, end = layout.first[layout.sets[player : player + 2]].astype(np.int64)
        cost = start[begin : end + 1] + np.arange(
            end - begin + 1
        )  # a row without entries costs too
        goals = cost[0] + (cost[-1] - cost[0]) * np.arange(1, threads) / threads
        inner = begin + np.searchsorted(cost, goals)
        cuts.append([begin, *inner.tolist(), end])
    return np.array(cuts, np.int64)
