"""Cut a walked tree short: below some information sets, play is fixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .sequence_form import Walked

__all__ = ["limited"]


def limited(walked: Walked, frozen: Any, rows: Sequence[Mapping[int, Any]], chooser: int) -> Walked:
    """Take out the frozen sets; ends below them belong to the sequences that lead to the first.

    In frozen sets both players do as `rows[0]` says, a row of probabilities for each set; the
    chooser decides, where it comes to the first of them, by which of all `rows` it goes on.
    """
    sets, ends = walked.sets, walked.ends
    above = [np.arange(count) for count in walked.sequences]
    through = [np.ones((len(rows), count)) for count in walked.sequences]
    for number, entry in enumerate(sets):
        if not frozen[number]:
            continue
        player, parent = int(entry["player"]), int(entry["parent"])
        own = slice(int(entry["first"]), int(entry["first"] + entry["actions"]))
        above[player][own] = above[player][parent]
        for ways, row in zip(through[player], rows, strict=True):
            ways[own] = ways[parent] * row[number]
    kept, renumbered, counts = _without(walked, frozen)
    other = 1 - chooser
    beyond = above[chooser][ends[:, chooser]] != ends[:, chooser]
    chances = walked.chances * through[other][0][ends[:, other]]
    chosen = through[chooser][:, ends[:, chooser]]  # [ways, terminals]

    # Each sequence of the chooser that leads beyond gets a set of ways to go on.
    leading = np.unique(above[chooser][ends[beyond, chooser]])
    ways = len(rows)
    choices = np.zeros(len(leading), kept.dtype)
    choices["player"], choices["actions"] = chooser, ways
    choices["parent"] = renumbered[chooser][leading]
    choices["first"] = counts[chooser] + ways * np.arange(len(leading))
    counts[chooser] += ways * len(leading)

    count = np.where(beyond, ways, 1)
    repeated = np.repeat(np.arange(len(ends)), count)
    way = np.arange(len(repeated)) - np.repeat(np.cumsum(count) - count, count)
    new_ends = np.empty((len(repeated), 2), ends.dtype)
    for player in range(2):
        new_ends[:, player] = renumbered[player][above[player][ends[repeated, player]]]
    further = beyond[repeated]
    place = np.searchsorted(leading, above[chooser][ends[repeated[further], chooser]])
    new_ends[further, chooser] = choices["first"][place] + way[further]
    return Walked(
        np.concatenate([kept, choices]),
        counts,
        new_ends,
        walked.utilities[repeated],
        chances[repeated] * chosen[way, repeated],
        _examples(walked, frozen, len(leading)),
        walked.histories,
        walked.bounds,
    )


def _without(walked: Walked, frozen: Any) -> tuple[Any, list[Any], Any]:
    """The sets that are left, new numbers for their sequences, and how many each player has."""
    renumbered = [np.zeros(count, np.int64) for count in walked.sequences]
    counts = np.ones_like(walked.sequences)
    kept = walked.sets[~frozen].copy()
    for entry in kept:
        player, first = int(entry["player"]), int(entry["first"])
        actions = int(entry["actions"])
        entry["parent"] = renumbered[player][entry["parent"]]
        entry["first"] = counts[player]
        renumbered[player][first : first + actions] = counts[player] + np.arange(actions)
        counts[player] += actions
    return kept, renumbered, counts


def _examples(walked: Walked, frozen: Any, choices: int) -> Any:
    """Those of the sets that are left; sets of choices have none, so any will do."""
    if isinstance(walked.examples, list):
        kept = [state for state, cut in zip(walked.examples, frozen, strict=True) if not cut]
        return kept + [walked.examples[0]] * choices
    filler = np.repeat(walked.examples[:1], choices, axis=0)
    return np.concatenate([walked.examples[~frozen], filler])
