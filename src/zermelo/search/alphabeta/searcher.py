"""Alpha-beta at the root: one thread's context, and the best answer it has finished."""

from __future__ import annotations

from collections.abc import Sequence
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from ...evaluation import LearntEvaluation
from ...result import EXACT, LOWER, UPPER, Bounds, Row, best_bounds, proven
from ...trace import NO_NODE
from ..limits import ELSEWHERE, RUNNING
from ..root import Root
from .abdada import Crew
from .context import INFINITE, Context
from .options import AlphaBetaOptions
from .ordering import position_hashes
from .root_moves import list_root_moves, root_moves, root_order, search_root
from .transposition import AT_LEAST, AT_MOST, LARGEST, TranspositionTable

_SIDES = {AT_LEAST: LOWER, AT_MOST: UPPER}


class RootMove(NamedTuple):
    """An action of the root, and the result of its last search."""

    action: int
    value: float
    bound: int
    """0 if the search ended before its turn."""
    whole: bool
    """Whether the value rests on terminal states alone."""
    nodes: int
    place: int
    """Among all, as the game lists them."""


class Goal(NamedTuple):
    """The search that all threads share."""

    depth: int
    low: float
    high: float
    order: tuple[int, ...]  # the places of the root's actions


class Searcher:
    """A context of its own over a shared table, and the best answer it has finished."""

    def __init__(
        self,
        root: Root,
        options: AlphaBetaOptions,
        table: TranspositionTable,
        every_value: bool,
        learnt: LearntEvaluation | None = None,
    ) -> None:
        self.root, self.game, self.player = root, root.run.game, root.mover
        self.table, self.every_value = table, every_value
        self.context = Context(options, self.game, learnt)
        self.record = self.context.record
        table.attach(self.record)
        list_root_moves(self.game, root.state, self.record)
        self.record.every_value = int(every_value)
        self.record.scout_root = int(options.scout and not every_value)
        self.record.nodes = 1
        self.value, self.answered, self.whole = 0.0, False, False
        self.line: tuple[int, ...] = (int(self.context.root_moves[0]["action"]),)
        self._new_line: tuple[int, ...] = self.line
        self._new_value = 0.0
        self.finished: tuple[RootMove, ...] = ()
        self._goals: SimpleQueue[Goal | None] = SimpleQueue()

    def search(
        self,
        depth: int,
        low: float = -INFINITE,
        high: float = INFINITE,
        trace: Any = None,
        root: int = NO_NODE,
    ) -> float:
        """The value of the root in a window; what it finds of each action is in `moves`."""
        context = self.record
        found = search_root(self.game, self.root.state, depth, low, high, context, trace, root)
        length = int(context.line_length[0])
        if length:
            self._new_line = tuple(map(int, context.line[0, :length]))
            moves = (move for move in self.moves if move.action == self._new_line[0])
            self._new_value = next(moves).value
        return float(found)

    @property
    def moves(self) -> list[RootMove]:
        """The root's actions, in the order in which they are searched."""
        found = self.context.root_moves[: self.record.root_count].tolist()
        return [_root_move(found[place], place) for place in root_order(self.record).tolist()]

    def finish(self, value: float) -> None:
        """Keep the answer of a finished level, and order the root's actions for the next."""
        moves = self.moves
        self.whole = all(move.whole for move in moves if move.bound)
        self.value, self.answered = value if self.whole else _shortest(value), True
        self.line = self._new_line
        # The best first, then those that took the most effort to refute.
        moves.sort(key=lambda move: (move.action != self.line[0], -move.nodes))
        self.finished = tuple(moves)
        root_order(self.record)[:] = [move.place for move in moves]
        self.record.history_scores[:] >>= 3

    def bounds(self, moves: Sequence[RootMove]) -> Bounds:
        """The bounds on the root's value that these actions prove."""
        looked = [self.proven(move) for move in moves if move.bound]
        return best_bounds(looked, complete=0 < len(moves) == len(looked))

    def proven(self, move: RootMove) -> Bounds:
        """The proven bounds on the value of an action."""
        whole = move.whole and move.bound != 0
        return proven(move.value, _SIDES.get(move.bound, EXACT), whole=whole)

    def row(self, move: RootMove) -> Row:
        line = self.root.texts(self.line if move.action == self.line[0] else (move.action,))
        return Row(
            action=self.root.run.action(move.action),
            text=line[0],
            value=move.value if move.bound else None,
            bounds=self.proven(move),
            side=_SIDES.get(move.bound, EXACT),
            nodes=move.nodes,
            line=line if move.action == self.line[0] else (),
        )

    def keep_unfinished(self) -> None:
        """Adopt an action that the interrupted level found to be better than the last best one."""
        found = self._new_line[0]
        if found != self.line[0]:
            self.line, self.value = self._new_line, self._new_value
            self.finished = tuple(
                move._replace(value=self.value, bound=AT_LEAST, whole=False)
                if move.action == found
                else move
                for move in self.finished
            )

    def join(self, crew: Crew, number: int, share_depth: int) -> None:
        """Share the search with the threads of a crew, as their member `number`."""
        crew.attach(self.record, number, share_depth)
        for move in root_moves(self.record):
            child = self.game.result(self.root.state, int(move.action))
            move.key = int(position_hashes(self.game, child)[0])

    def follow(self, goal: Goal | None) -> None:
        """Have this helper search for another goal; None: end."""
        self._goals.put(goal)
        if self.record.stop == RUNNING:
            self.record.stop = ELSEWHERE

    def help_along(self) -> None:
        """Run as a helper: search for one goal after another, to fill the shared table."""
        context = self.record
        for goal in iter(self._goals.get, None):
            context.stop = RUNNING
            # Checked only now: a goal that comes later sets `stop`.
            if self._goals.empty():
                root_order(context)[:] = goal.order
                context.history_scores[:] >>= 3
                # A helper that does not share is of use where the others will be next.
                self.search(goal.depth + (context.threads == 1), goal.low, goal.high)
            if context.stop not in (RUNNING, ELSEWHERE):
                break


def _root_move(found: tuple[Any, ...], place: int) -> RootMove:
    """A row of the record's root moves as a tuple."""
    action, value, bound, whole, effort, _key = found
    return RootMove(action, value if whole else _shortest(value), bound, bool(whole), effort, place)


def _shortest(value: float) -> float:
    """An estimate as the shortest decimal of the same single-precision number."""
    return float(str(np.float32(value))) if abs(value) <= LARGEST else value
