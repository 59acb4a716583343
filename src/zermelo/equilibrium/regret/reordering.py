"""The same game with its information sets in another order, and ready to be shared out.

Depth first, as sets are numbered, is best for one core. A GPU wants all sets of one depth side by
side, and many cores want the subtrees of each side by side. The entries of a sequence stay in their
order, and a set stays behind the sets above it: so sums are made in the same order, and all
executions find the same numbers to the last bit.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ...errors import ZermeloError
from ...log import Log
from ..tree.form import INDEX, Layout, SequenceForm

_log = Log(__name__)


class NotEnoughMemory(ZermeloError):
    """The arrays of the game do not fit into the memory of the hardware chosen."""


def check_room(form: SequenceForm, needed: float, free: float, where: str, instead: str) -> None:
    """Refuse a game that needs more memory, in another order, than is free."""
    _log.info("%s takes about %.1f GB %s", form.game.name, needed / 1e9, where)
    if needed > free:
        raise NotEnoughMemory(
            f"{form.game.name} takes about {needed / 1e9:,.1f} GB {where}, where "
            f"{free / 1e9:,.1f} GB are free; solve it on {instead}"
        )


class Entries(NamedTuple):
    """The utilities behind each sequence, for any number of players.

    Attributes:
        start: [sequences + 1] the entries of sequence i are start[i] up to start[i + 1]
        others: [entries, players - 1] the sequences of the other players
        value: [entries] the player's utility where these sequences meet, times the chance
    """

    start: Any
    others: Any
    value: Any


class Reordered(NamedTuple):
    """A game's arrays in another order.

    Attributes:
        layout: the sets in the new order; its entries are left out
        sequence: [sequences] which sequence of the form is at each place
    """

    layout: Layout
    entries: Entries
    sequence: Any


def entry_count(layout: Layout) -> int:
    """The number of entries of all players."""
    return len(layout.value) + int(layout.ends.size)


def reordered_bytes(layout: Layout) -> int:
    """The approximate bytes that reordering a game takes, temporary arrays included."""
    each = 8 + 4 * (layout.players - 1)
    return entry_count(layout) * (each + 24) + layout.sequences * 100


def owners(layout: Layout) -> Any:
    """[sequences] the information set of each sequence; -1 for the empty sequences."""
    none = np.full(layout.players, -1)
    return np.concatenate([none, np.repeat(np.arange(len(layout.parent)), np.diff(layout.first))])


def depths(layout: Layout) -> Any:
    """[sets] the number of its player's own sets above each set."""
    above = owners(layout)[layout.parent]
    found, at = np.zeros(len(above), np.int64), above.copy()
    left = np.flatnonzero(at >= 0)
    while len(left):  # once for each level
        found[left] += 1
        at[left] = above[at[left]]
        left = left[at[left] >= 0]
    return found


def entries_of(layout: Layout) -> Entries:
    """The entries: for two players the matrix, for more the terminals, sorted by sequence."""
    if layout.players == 2:
        return Entries(layout.start, layout.column.reshape(-1, 1), layout.value)
    players, sequences = layout.players, layout.sequences
    own = layout.ends.ravel(order="F")  # all terminals of the first player, then of the second, ...
    order = np.argsort(own, kind="stable")
    start = np.concatenate([[0], np.cumsum(np.bincount(own, minlength=sequences))])
    others = [np.delete(layout.ends, player, axis=1) for player in range(players)]
    return Entries(
        start.astype(INDEX),
        np.concatenate(others)[order],
        layout.payoffs.ravel(order="F")[order],
    )


def reordered(layout: Layout, order: Any) -> Reordered:
    """The game with its sets in this order, which must keep players apart and parents in front."""
    players, counts = layout.players, np.diff(layout.first).astype(np.int64)[order]
    first = players + np.concatenate([[0], np.cumsum(counts)])
    moves = _ranges(layout.first[:-1].astype(np.int64)[order], counts)
    sequence = np.concatenate([np.arange(players), moves])
    place = np.empty_like(sequence)
    place[sequence] = np.arange(len(sequence))
    entries = entries_of(layout)
    lengths = np.diff(entries.start.astype(np.int64))[sequence]
    moved = _ranges(entries.start[:-1].astype(np.int64)[sequence], lengths)
    nothing = np.zeros(0, INDEX)
    return Reordered(
        Layout(
            layout.sets,
            first.astype(INDEX),
            place[layout.parent[order]].astype(INDEX),
            nothing,
            nothing,
            np.zeros(0),
            np.zeros((0, players), INDEX),
            np.zeros((0, players)),
        ),
        Entries(
            np.concatenate([[0], np.cumsum(lengths)]).astype(INDEX),
            place.astype(INDEX)[entries.others[moved]],
            entries.value[moved],
        ),
        sequence,
    )


def _ranges(begins: Any, lengths: Any) -> Any:
    """The concatenated ranges that start at `begins` and have these `lengths`."""
    ends = np.cumsum(lengths)
    total = int(ends[-1]) if len(ends) else 0
    return np.repeat(begins - ends + lengths, lengths) + np.arange(total)
