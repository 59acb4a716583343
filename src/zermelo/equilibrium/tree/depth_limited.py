"""Cut a walked tree short: below some information sets, play is fixed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .sequence_form import Walked


def limit_depth(
    walked: Walked, frozen: Any, rows: Sequence[Mapping[int, Any]], chooser: int
) -> Walked:
    """Remove the frozen sets; terminals below them go to the last sequences that are kept.

    In frozen sets both players play by `rows[0]`, a row of probabilities for each set; but at the
    first of its frozen sets the chooser chooses with which of all `rows` it continues.
    """
    ends, other = walked.ends, 1 - chooser
    last, reach = _continuations(walked, frozen, rows)
    kept, renumbered, counts = _without(walked, frozen)

    # Each sequence of the chooser that leads beyond the limit gets a set of continuations.
    leads = last[chooser][ends[:, chooser]]
    beyond = leads != ends[:, chooser]
    leading = np.unique(leads[beyond])
    choices = np.zeros(len(leading), kept.dtype)
    choices["player"], choices["actions"] = chooser, len(rows)
    choices["parent"] = renumbered[chooser][leading]
    choices["first"] = counts[chooser] + len(rows) * np.arange(len(leading))
    counts[chooser] += len(rows) * len(leading)

    # Each terminal beyond the limit is repeated for each continuation.
    copies = np.where(beyond, len(rows), 1)
    terminal = np.repeat(np.arange(len(ends)), copies)
    row = np.arange(len(terminal)) - np.repeat(np.cumsum(copies) - copies, copies)
    new_ends = np.empty((len(terminal), 2), ends.dtype)
    for player in range(2):
        new_ends[:, player] = renumbered[player][last[player][ends[terminal, player]]]
    further = beyond[terminal]
    place = np.searchsorted(leading, leads[terminal[further]])
    new_ends[further, chooser] = choices["first"][place] + row[further]
    chances = walked.chances * reach[other][0][ends[:, other]]
    return walked._replace(
        sets=np.concatenate([kept, choices]),
        sequences=counts,
        ends=new_ends,
        utilities=walked.utilities[terminal],
        chances=chances[terminal] * reach[chooser][row, ends[terminal, chooser]],
        examples=_examples(walked, frozen, len(leading)),
    )


def _continuations(
    walked: Walked, frozen: Any, rows: Sequence[Mapping[int, Any]]
) -> tuple[list[Any], list[Any]]:
    """For each player: [sequences] the last sequence above the frozen sets, and [rows, sequences]
    the probability of continuing from there by each of the rows."""
    last = [np.arange(count) for count in walked.sequences]
    reach = [np.ones((len(rows), count)) for count in walked.sequences]
    for number in np.flatnonzero(frozen).tolist():
        player, parent, first, actions, _ = walked.sets[number].tolist()
        own = slice(first, first + actions)
        last[player][own] = last[player][parent]
        for likely, row in zip(reach[player], rows, strict=True):
            likely[own] = likely[parent] * row[number]
    return last, reach


def _without(walked: Walked, frozen: Any) -> tuple[Any, list[Any], Any]:
    """The sets that are kept, new numbers for their sequences, and the number of each player's."""
    renumbered = [np.zeros(count, np.int64) for count in walked.sequences]
    counts = np.ones_like(walked.sequences)
    kept = walked.sets[~frozen].copy()
    for entry in kept:
        player, parent, first, actions, _ = entry.tolist()
        entry["parent"], entry["first"] = renumbered[player][parent], counts[player]
        renumbered[player][first : first + actions] = counts[player] + np.arange(actions)
        counts[player] += actions
    return kept, renumbered, counts


def _examples(walked: Walked, frozen: Any, choices: int) -> Any:
    """The examples of the sets that are kept; sets of continuations have none and get any state."""
    if isinstance(walked.examples, list):
        kept = [state for state, cut in zip(walked.examples, frozen, strict=True) if not cut]
        return kept + [walked.examples[0]] * choices
    filler = np.repeat(walked.examples[:1], choices, axis=0)
    return np.concatenate([walked.examples[~frozen], filler])
