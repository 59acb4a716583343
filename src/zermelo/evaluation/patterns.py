"""Patterns: an evaluation that looks up what stands on a few places together, and adds up.

M. Buro, "Improving heuristic mini-max search by supervised learning", 2002 (Logistello); S. Lucas,
"Learning to play Othello with n-tuple systems", 2008. A *pattern* has a table with an entry for
each way its places can be filled; it is laid on the board in several *placements*, its images
under the game's symmetries, that share the table:

    index     of a placement: the steps of all features that are on, added up, 16 bits
    value     the entries at all indices, in the tables of the phase of the game

Indices are found for all placements at once: each byte of the view's words stands for a row of
what its features add to all of them, made beforehand. So nothing has to be kept along the path of
a search, and the loops over rows are vector instructions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from ..bits import Bits, popcount
from ..errors import BadParameter
from ..game import Game
from ..kernel import kernel, view
from .features import WORD, write_features
from .learnt import MOST_PHASES, LearntEvaluation, Term, is_on, phase_of, worth

ENTRY_ONE = 2048  # what a score of 1.0 is in the entries of tables
MOST_ENTRIES = 1 << 16  # of a table
MOST_PLACEMENTS = 1024
LANES = 16  # numbers of 16 bits in a vector: placements are filled up to a multiple
INDEX, ENTRY, PLACE = np.dtype(np.uint16), np.dtype(np.int16), np.dtype(np.int32)
INDEX_BYTES, ENTRY_BYTES = INDEX.itemsize, ENTRY.itemsize  # compiled code can't ask

PATTERN_FIELDS = [
    ("pattern_rows", np.int64),  # addresses: for each byte of the words and each value of it a row,
    ("pattern_indices", np.int64),  # room for the indices of all placements,
    ("pattern_first", np.int64),  # where the table of each placement begins,
    ("pattern_last", np.int64),  # its last index,
    ("pattern_entries", np.int64),  # and all tables, phase by phase
    ("entries", np.int64),  # of one phase
    ("placements", np.int64),
]
"""What a search's record needs to evaluate by patterns, besides `LEARNT_FIELDS`."""


# Kernels.


@kernel
def pattern_value(game: Any, state: Any, player: int, context: Any) -> Any:
    """The value of a state to a player."""
    return worth(game, state, player, pattern_total(game, state, context), context)


@kernel
def pattern_total(game: Any, state: Any, context: Any) -> int:
    """What all entries add up to for the player to move."""
    words = view(context.new_words, game._feature_words, WORD)
    write_features(game, state, game.to_move(state), words)
    indices = view(context.pattern_indices, game._placements, INDEX)
    count = add_rows(game, words, indices, context)
    first = view(context.pattern_first, game._placements, PLACE)
    last = view(context.pattern_last, game._placements, INDEX)
    start = context.pattern_entries + phase_of(count, context) * context.entries * ENTRY_BYTES
    entries = view(start, context.entries, ENTRY)
    total = 0
    for i in range(context.placements):
        # Should a game put two things on one place, what it means is open, but not where to look.
        total += int(entries[int(first[i]) + min(int(indices[i]), int(last[i]))])
    return total


def add_rows(game: Any, words: Any, indices: Any, context: Any) -> int:
    """Find the indices of all placements; how many features are on."""
    count = 0
    for i in range(game._placements):
        indices[i] = 0
    for place in range(game._feature_words):
        word = Bits(words[place])
        if word:
            count += popcount(word)
            add_word(game, place, word, indices, context)
    return count


def add_word(game: Any, place: int, word: Bits, indices: Any, context: Any) -> None:
    """Add the rows of all bytes at once: one by one takes seven times as long."""
    a, b = row_of(game, place, word, 0, context), row_of(game, place, word, 1, context)
    c, d = row_of(game, place, word, 2, context), row_of(game, place, word, 3, context)
    e, f = row_of(game, place, word, 4, context), row_of(game, place, word, 5, context)
    g, h = row_of(game, place, word, 6, context), row_of(game, place, word, 7, context)
    for i in range(game._placements):
        low = int(a[i]) + int(b[i]) + int(c[i]) + int(d[i])
        high = int(e[i]) + int(f[i]) + int(g[i]) + int(h[i])
        indices[i] = (int(indices[i]) + low + high) & 65535


def row_of(game: Any, place: int, word: Bits, byte: int, context: Any) -> Any:
    """What one byte of a word adds to each index."""
    row = (8 * place + byte) * 256 + int((word >> (8 * byte)) & 255)
    return view(
        context.pattern_rows + row * game._placements * INDEX_BYTES, game._placements, INDEX
    )


# Python.


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class PatternTables(LearntEvaluation):
    """Tables by phase, and how they lie on the board."""

    steps: Any
    """uint16, (placements, 64 words): what a feature that is on adds to an index"""
    table_of: Any
    """uint16, (placements,): which table each has"""
    lengths: Any
    """int32, (tables,)"""
    entries: Any
    """int16, (phases, all lengths added up): the tables, one after the other"""

    def __post_init__(self) -> None:
        placements, features = self.steps.shape
        fits = (
            0 < placements <= MOST_PLACEMENTS
            and features > 0
            and features % 64 == 0
            and self.table_of.shape == (placements,)
            and 0 < len(self.lengths) <= placements
            and int(self.table_of.max()) < len(self.lengths)
            and int(self.lengths.min()) > 0
            and int(self.lengths.max()) <= MOST_ENTRIES
            and 0 < len(self.entries) <= MOST_PHASES
            and self.entries.shape[1] == int(self.lengths.sum())
            and (self.steps.dtype, self.table_of.dtype) == (INDEX, INDEX)
            and (self.lengths.dtype, self.entries.dtype) == (PLACE, ENTRY)
            and self.phase_features > 0
        )
        if not fits:
            raise BadParameter("the parts of these patterns don't fit each other")

    @property
    def words(self) -> int:
        return int(self.steps.shape[1]) // 64

    @property
    def sizes(self) -> dict[str, int]:
        return {"words": self.words, "placements": -(-len(self.steps) // LANES) * LANES}

    @property
    def phases(self) -> int:
        return len(self.entries)

    @property
    def scale(self) -> float:
        return self.gain / ENTRY_ONE

    @cached_property
    def first(self) -> Any:
        """Where the table of each placement begins."""
        begins = np.cumsum(self.lengths) - self.lengths
        return begins[self.table_of].astype(PLACE)

    @cached_property
    def last(self) -> Any:
        """The last index of each placement."""
        return (self.lengths[self.table_of] - 1).astype(INDEX)

    @cached_property
    def rows(self) -> Any:
        """uint16, (bytes of the words, 256, placements filled up)"""
        width = self.sizes["placements"]
        steps = np.zeros((8 * self.words, 8, width), INDEX)
        steps[:, :, : len(self.steps)] = self.steps.T.reshape(8 * self.words, 8, -1)
        rows = np.zeros((8 * self.words, 256, width), INDEX)
        for place in range(8):  # those with this bit are those without it, a step on
            rows[:, 1 << place : 2 << place] = rows[:, : 1 << place] + steps[:, place, None]
        return rows

    def memory(self) -> dict[str, Any]:
        width, count = self.sizes["placements"], len(self.steps)
        return {
            "pattern_rows": self.rows,
            "pattern_indices": np.zeros(width, INDEX),
            "pattern_first": np.pad(self.first, (0, width - count)),
            "pattern_last": np.pad(self.last, (0, width - count)),
            "pattern_entries": np.ascontiguousarray(self.entries),
        }

    def attach(self, record: Any) -> Any:
        record.entries, record.placements = self.entries.shape[1], len(self.steps)
        return super().attach(record)

    def total(self, game: Game, state: Any) -> int:
        return int(self._found(game, state).sum(dtype=np.int64))

    def terms(self, game: Game, state: Any, cells: tuple[Any, Any]) -> list[Term]:
        """The entry of each placement that lies on the board as a whole."""
        terms = []
        for steps, entry in zip(self.steps, self._found(game, state), strict=True):
            under = sorted({int(cell) for cell in cells[0][steps > 0]})
            if under[0] >= 0:
                terms.append(Term(tuple(under), int(entry)))
        return terms

    def _found(self, game: Game, state: Any) -> Any:
        """The entry of each placement."""
        on = is_on(game, state, int(game.to_move(state)))
        indices = np.minimum(self.steps[:, on].sum(axis=1, dtype=INDEX), self.last)
        return self.entries[self.phase(int(on.sum())), self.first + indices]
