"""What the engine carries down the tree: one record, and the memory it points to."""

from __future__ import annotations

import numpy as np

from ...kernel import new_record
from ...tablebase import KNOWN_FIELDS
from ..limits import MOST_PLIES
from .abdada import SHARING_FIELDS
from .transposition import TABLE_FIELDS

__all__ = ["CONTEXT", "HISTORY", "INFINITE", "MOST_LATER", "MOST_LINE", "MOVE", "STACK", "Context"]

MOST_LATER = 64  # depths and places in the order that reductions tell apart
MOST_LINE = 64  # plies of a principal variation
HISTORY = 4096
STACK = 1 << 16  # actions on the stack of all nodes on the current path
INFINITE = 1e300
NO_KILLER = -(1 << 62)

MOVE = np.dtype([("action", np.int64), ("score", np.int64), ("key", np.uint64)])
CONTEXT = np.dtype(
    [
        ("stop", np.int64),
        ("nodes", np.int64),
        ("node_limit", np.int64),
        ("leaves", np.int64),
        ("estimates", np.int64),
        ("inexact", np.int64),  # 1 where single precision holds less than a utility's digits
        ("cutoffs", np.int64),
        ("table_hits", np.int64),
        # Options.
        ("use_killers", np.int64),
        ("use_history", np.int64),
        ("use_order", np.int64),
        ("scout", np.int64),
        ("table_depth", np.int64),  # remaining depth from which the table is worth a look
        ("look_ahead", np.int64),  # the same for step 7
        ("key_depth", np.int64),  # the same for hashing children before they are searched
        ("last_plies", np.int64),
        ("reductions", np.int64),
        ("null_moves", np.int64),
        ("passed", np.int64),  # the last move was a null move
        ("pruning", np.int64),
        ("beam", np.int64),
        ("quiescence", np.int64),  # plies beyond the horizon
        ("extensions", np.int64),
        ("step", np.float64),  # the width of a scout's window
        # Memory.
        *TABLE_FIELDS,
        *KNOWN_FIELDS,
        *SHARING_FIELDS,
        ("above", np.int64),  # what the parent has done for the child: see engine.py
        ("next_key", np.uint64),
        ("stack", np.int64),  # address of STACK moves
        ("top", np.int64),
        ("killers", np.int64, (MOST_PLIES + 1, 2)),
        ("history", np.int64, (2, HISTORY)),
        ("answers", np.int64, (2, HISTORY)),  # what cut after an action
        ("path", np.int64, (MOST_PLIES + 2,)),  # the actions that led here
        ("looks", np.float64, (MOST_PLIES + 2,)),  # what states on the path look like
        ("later", np.int64, (MOST_LATER, MOST_LATER)),  # reductions by depth and place
        ("line", np.int64, (MOST_LINE + 1, MOST_LINE + 1)),
        ("line_length", np.int64, (MOST_LINE + 2,)),
    ],
    align=True,
)


class Context:
    """A record for the engine and the memory it points to."""

    def __init__(self) -> None:
        self.record = new_record(CONTEXT)
        self._moves = np.zeros(STACK, MOVE)
        self.record.stack = self._moves.ctypes.data
        self.record.killers[:] = NO_KILLER
        self.record.answers[:] = NO_KILLER
        logs = np.log(np.maximum(np.arange(MOST_LATER), 1))
        self.record.later[:] = 0.5 + np.outer(logs, logs) / 2.25
