"""A game level by level: what one level of a player's sets needs is side by side.

An iteration is then a handful of operations on whole arrays for each level: gather by an index,
multiply, sum segments. A level is the sets of one player with the same number of its own sets above
them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ..tree.best_response import BLOCK
from ..tree.form import Layout
from .reordering import Reordered, depths, owners, reordered


class Level(NamedTuple):
    """One level of a player. Places are counted from the player's first sequence or set.

    Attributes:
        sets: the places of its sets
        sequences: the places of their sequences
        bounds: [sets + 1] the sequences of each set, counted from the level's first
        reach: [sequences] the sequence before each, of all players' sequences
        below: what each sequence is worth is the sum of these: what the ends behind it are worth,
            which is at its own place, and the values of the sets below it, which follow behind all
            of the player's sequences; empty in the last level
        below_bounds: [sequences + 1] which of them belong to each
    """

    sets: slice
    sequences: slice
    bounds: Any
    reach: Any
    below: Any
    below_bounds: Any


class PlayerLevels(NamedTuple):
    """One player's part.

    Attributes:
        sequences: the places of its sequences, of all players' sequences
        sets: how many sets it has
        owner: [sequences] the set of each
        bounds: [sets + 1] the sequences of each set
        uniform: [sequences] the probability of each action if all are equally likely
        start: [sequences + 1] the blocks of each
        blocks: [blocks + 1] the entries of each block
        others: [players - 1] of [entries]: the other players' sequences
        value: [entries]
    """

    sequences: slice
    sets: int
    owner: Any
    bounds: Any
    uniform: Any
    start: Any
    blocks: Any
    others: list[Any]
    value: Any
    levels: list[Level]


class Levels(NamedTuple):
    """All players' parts, and which sequence of the form is at each place."""

    players: list[PlayerLevels]
    sequence: Any


def levels(layout: Layout) -> Levels:
    """Sort a game's information sets by player, then by depth."""
    depth = depths(layout)
    player = np.repeat(np.arange(layout.players), np.diff(layout.sets))
    order = np.lexsort((depth, player))  # stable: sets of one depth stay in their order
    found = reordered(layout, order)
    parts = [_part(found, depth[order], one) for one in range(layout.players)]
    return Levels(parts, found.sequence)


def _part(found: Reordered, depth: Any, player: int) -> PlayerLevels:
    layout, entries = found.layout, found.entries
    begin, end = layout.sets[player : player + 2].tolist()
    first = layout.first[begin : end + 1].astype(np.int64)
    own = slice(int(first[0]), int(first[-1]))
    ends = entries.start[own.start : own.stop + 1].astype(np.int64)
    inside = slice(int(ends[0]), int(ends[-1]))
    start, blocks = _blocks(ends - ends[0], layout.players)
    bounds, parent = first - own.start, layout.parent[begin:end].astype(np.int64)
    return PlayerLevels(
        own,
        end - begin,
        owners(layout)[own] - begin,
        bounds,
        np.repeat(1.0 / np.diff(bounds), np.diff(bounds)),
        start,
        blocks,
        [np.ascontiguousarray(others) for others in entries.others[inside].T],
        entries.value[inside],
        _levels(own, bounds, parent, depth[begin:end]),
    )


def _blocks(ends: Any, players: int) -> tuple[Any, Any]:
    """The blocks of each row, and the entries of each block, as one core sums them."""
    lengths = np.diff(ends)
    size = int(BLOCK) if players == 2 else int(lengths.max(initial=1))
    counts = -(-lengths // size)
    start = np.concatenate([[0], np.cumsum(counts)])
    number = np.arange(start[-1]) - np.repeat(start[:-1], counts)  # within its row
    begins = np.repeat(ends[:-1], counts) + size * number
    return start, np.concatenate([begins, ends[-1:]])


def _levels(own: slice, bounds: Any, parent: Any, depth: Any) -> list[Level]:
    size, sets = own.stop - own.start, len(parent)
    cuts = np.searchsorted(depth, np.arange(int(depth[-1]) + 2)).tolist() if sets else []
    # Each sequence, then the sets below it, the last first: the order in which one core adds them.
    under = np.flatnonzero(parent >= own.start)
    above = parent[under] - own.start
    target = np.concatenate([np.arange(size), above])
    source = np.concatenate([np.arange(size), size + under])
    rank = np.concatenate([np.full(size, -sets - 1), -under])
    source = source[np.lexsort((rank, target))]
    ends = np.concatenate([[0], np.cumsum(1 + np.bincount(above, minlength=size))])
    reach = np.repeat(parent, np.diff(bounds))
    made = []
    for low, high in pairwise(cuts):
        one, two = int(bounds[low]), int(bounds[high])
        last = high == sets
        made.append(
            Level(
                slice(low, high),
                slice(one, two),
                bounds[low : high + 1] - one,
                reach[one:two],
                source[ends[one] : ends[one] if last else ends[two]],
                ends[one : two + 1] - ends[one],
            )
        )
    return made
