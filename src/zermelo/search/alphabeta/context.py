"""What the engine carries down the tree: one record, and the memory it points to."""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import NamedTuple

import numpy as np

from ...evaluation import EVALUATION_FIELDS, LearntEvaluation
from ...game import Game
from ...kernel import new_record
from ...rounding import ROUNDOFF
from ...tablebase import KNOWN_FIELDS
from ..limits import COUNTERS, MOST_PLIES
from .abdada import SHARING_FIELDS
from .options import AlphaBetaOptions
from .transposition import TABLE_FIELDS

MOST_LATER = 64  # depths and places in the order that reductions tell apart
MOST_LINE = 64  # plies of a principal variation
HISTORY = 4096
STACK = 1 << 16  # actions on the stack of all nodes on the current path
INFINITE = sys.float_info.max
NO_KILLER = -(1 << 62)
_ENDLESS = 1 << 40  # a depth that is never reached
NULL_WINDOW = 1e-6  # of the greatest utility, where those come in no steps

MOVE = np.dtype(
    [("action", np.int64), ("score", np.int64), ("key", np.uint64), ("check", np.uint64)]
)
ROOT_MOVE = np.dtype(
    [
        ("action", np.int64),
        ("value", np.float64),  # to the player to move at the root, as the last search found it
        ("bound", np.int64),  # what that is of its value; 0: the search ended before its turn
        ("whole", np.int64),  # 1: it rests on terminal states alone
        ("effort", np.int64),  # nodes of its last search
        ("key", np.uint64),  # of the state after it, where threads share the search
    ],
    align=True,
)
CONTEXT = np.dtype(
    [
        *COUNTERS,
        ("estimates", np.int64),
        *((option.name, np.int64) for option in fields(AlphaBetaOptions)),
        ("key_depth", np.int64),  # remaining depth from which children are hashed in advance
        ("judge_depth", np.int64),  # remaining depth from which children are judged for the order
        ("reply_depth", np.int64),  # and by what the best reply leaves of them
        ("proving", np.int64),  # 1: estimates in the table answer nothing
        ("passed", np.int64),  # the last move was a null move
        ("in_probcut", np.int64),  # 1: inside the shallow search of ProbCut
        ("step", np.float64),  # the least width of a null window
        # Memory.
        *TABLE_FIELDS,
        *KNOWN_FIELDS,
        *EVALUATION_FIELDS,
        *SHARING_FIELDS,
        ("above", np.int64),  # what the parent has done for the child: see pvs.py
        ("next_key", np.uint64),
        ("next_check", np.uint64),
        ("stack", np.int64),  # address of STACK moves
        ("top", np.int64),
        ("root_moves", np.int64),  # address of the root's actions
        ("root_order", np.int64),  # address of their places, in the order of the search
        ("root_count", np.int64),
        ("scout_root", np.int64),  # 1: null windows at the root, too
        ("every_value", np.int64),  # 1: values of all root actions, not just of the best one
        ("killer_actions", np.int64, (MOST_PLIES + 1, 2)),
        ("history_scores", np.int64, (2, HISTORY)),
        ("counter_actions", np.int64, (2, HISTORY)),  # what cut after an action
        ("path", np.int64, (MOST_PLIES + 2,)),  # the actions that led here
        ("estimates_on_path", np.float64, (MOST_PLIES + 2,)),
        ("later", np.int64, (MOST_LATER, MOST_LATER)),  # reductions by depth and place
        ("line", np.int64, (MOST_LINE + 1, MOST_LINE + 1)),
        ("line_length", np.int64, (MOST_LINE + 2,)),
        ("finished_line", np.int64, (MOST_LINE + 1,)),  # of `search_within`
        ("finished_length", np.int64),
    ],
    align=True,
)


class Node(NamedTuple):
    """A node of the search and what its steps need to know."""

    player: int
    """The player to move, from whose view values and window are."""
    depth: int
    """Remaining plies."""
    ply: int
    """Plies from the root."""
    alpha: float
    beta: float
    narrow: bool
    """Whether the window is a null window."""
    threatened: bool


def null_width(value, context):
    """The width of a null window at a value: at least the resolution of numbers of that size."""
    return max(context.step, ROUNDOFF * abs(value))


class Context:
    """A record for the engine and the memory it points to."""

    def __init__(
        self, options: AlphaBetaOptions, game: Game, learnt: LearntEvaluation | None = None
    ) -> None:
        self.record = record = new_record(CONTEXT)
        self._moves = np.zeros(STACK, MOVE)
        record.stack = self._moves.ctypes.data
        self.root_moves, self._root_order = np.zeros(STACK, ROOT_MOVE), np.zeros(STACK, np.int64)
        record.root_moves = self.root_moves.ctypes.data
        record.root_order = self._root_order.ctypes.data
        record.scout_root = int(options.scout)
        record.killer_actions[:] = NO_KILLER
        record.counter_actions[:] = NO_KILLER
        logs = np.log(np.maximum(np.arange(MOST_LATER), 1))
        record.later[:] = 0.5 + np.outer(logs, logs) / 2.25
        for option in fields(options):
            setattr(record, option.name, int(getattr(options, option.name) or 0))
        record.table_depth = options.table_depth if options.memory else _ENDLESS
        record.look_ahead = options.look_ahead or _ENDLESS
        record.beam = options.beam or _ENDLESS
        # Hashing all children in advance, to probe for them or for a quicker first one, does not
        # pay long before `look_ahead`.
        record.key_depth = max(record.table_depth, record.look_ahead - 3)
        record.last_plies = game.last_plies if options.last_plies else 0
        greatest = max(map(abs, game.utility_bounds or (0.0,)))
        record.step = game.resolution or max(NULL_WINDOW * greatest, sys.float_info.min)
        record.judge_depth = record.reply_depth = _ENDLESS
        record.threads, record.share_depth = 1, _ENDLESS
        self._learnt = None if learnt is None else learnt.attach(record)
