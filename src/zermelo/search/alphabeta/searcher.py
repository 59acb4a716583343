"""Alpha-beta at the root: one thread's context, and the best answer it has finished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from ...evaluation import LearntEvaluation
from ...result import EXACT, LOWER, UPPER, Bounds, Row, best_bounds, proven
from ...trace import NO_NODE, trace_best, trace_enter, trace_exit, trace_unrecorded
from ..limits import ELSEWHERE, RUNNING
from ..root import Root
from .abdada import Crew, is_taken, release, take
from .context import INFINITE, Context, null_width
from .options import AlphaBetaOptions
from .ordering import position_hashes
from .pvs import search_after
from .transposition import AT_LEAST, AT_MOST, EXACTLY, LARGEST, TranspositionTable

_SIDES = {AT_LEAST: LOWER, AT_MOST: UPPER}


@dataclass
class RootMove:
    """An action of the root, and what the last search of it found."""

    action: int
    mover: int  # who moves after it
    value: float = 0.0
    bound: int = 0  # 0 where the search was over before its turn
    whole: bool = False  # whether the value rests on terminal states alone
    nodes: int = 0
    key: int = 0  # of the state after it, where threads share the search


class Goal(NamedTuple):
    """What all threads search together."""

    depth: int
    low: float
    high: float
    order: tuple[int, ...]  # the root's actions


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
        game, state = self.game, root.state
        self.moves = [
            RootMove(int(action), int(game.to_move(game.result(state, action))))
            for action in game.actions(state)
        ]
        self.record.nodes = 1
        self.value, self.answered, self.whole = 0.0, False, False
        self.line: tuple[int, ...] = (self.moves[0].action,)
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
        """The root's value in a window; each root action in turn, as `search_node` does it."""
        context = self.record
        context.top = context.leave = context.foretelling = 0
        best, alpha = -INFINITE, low
        for move in self.moves:
            move.bound = 0
        for index, move in enumerate(self._in_turn()):
            if best >= high:
                break
            before, estimates = int(context.nodes), int(context.estimates)
            scouting = index > 0 and bool(context.scout) and not self.every_value
            value = self._child(move, depth, alpha, high, scouting, trace, root)
            if context.stop != RUNNING:
                trace_unrecorded(trace, root, len(self.moves) - index - 1)
                break
            move.nodes = int(context.nodes) - before
            move.bound = AT_LEAST if value >= high else AT_MOST if value <= alpha else EXACTLY
            move.whole = int(context.estimates) == estimates
            move.value = value if move.whole else _shortest(value)
            if value > best:
                best = value
                trace_best(trace, root, value)
                if value > alpha:
                    length = int(context.line_length[1])
                    self._new_line = (move.action, *map(int, context.line[1, :length]))
                    self._new_value = move.value
                    alpha = alpha if self.every_value else value
        return best

    def _in_turn(self) -> Iterator[RootMove]:
        """The root's actions; those that another thread is busy with come last."""
        taken = []
        for index, move in enumerate(self.moves):
            if index > 0 and is_taken(self.record, 1, move.key):
                taken.append(move)
            else:
                yield move
        yield from taken

    def _child(
        self,
        move: RootMove,
        depth: int,
        alpha: float,
        beta: float,
        scouting: bool,
        trace: Any,
        root: int,
    ) -> float:
        context, same = self.record, move.mover == self.player
        context.nodes += 1
        context.path[1] = move.action
        context.line_length[1] = 0
        node = trace_enter(trace, root, move.action, move.mover, alpha, beta)
        narrow = alpha + float(null_width(alpha, context))
        for top in (narrow, beta) if scouting and narrow < beta else (beta,):
            low, high = (alpha, top) if same else (-top, -alpha)
            found = self._below(move, depth - 1, low, high, trace, node)
            value = float(found if same else -found)
            if value <= alpha or value >= beta or context.stop != RUNNING:
                break
        trace_exit(trace, node, value)
        return value

    def _below(
        self, move: RootMove, depth: int, low: float, high: float, trace: Any, node: int
    ) -> float:
        """The value to who moves after a root action; repeated if the thread is called away."""
        context = self.record
        if context.threads > 1:
            take(context, 1, move.key)
        while True:
            found = search_after(
                self.game, self.root.state, move.action, depth, low, high, context, trace, node
            )
            if context.leave == 0:
                break
            context.leave = 0
        if context.threads > 1:
            release(context, 1, move.key)
        return float(found)

    def finish(self, value: float) -> None:
        """Keep what a whole level found, and order the root for the next."""
        context = self.record
        self.whole = all(move.whole for move in self.moves if move.bound)
        self.value, self.answered = value if self.whole else _shortest(value), True
        self.line = self._new_line
        # The best first, then those that took the most effort to refute.
        self.moves.sort(key=lambda move: (move.action != self.line[0], -move.nodes))
        self.finished = tuple(replace(move) for move in self.moves)
        context.history_scores[:] >>= 3

    def bounds(self, moves: Sequence[RootMove]) -> Bounds:
        """What the root's actions prove of its value."""
        looked = [self.proven(move) for move in moves if move.bound]
        return best_bounds(looked, complete=0 < len(moves) == len(looked))

    def proven(self, move: RootMove) -> Bounds:
        """What is proven of an action."""
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
        """A level was cut short: an action found better than the last level's best is kept."""
        for move in self.finished:
            if move.action == self._new_line[0] != self.line[0]:
                self.line, self.value = self._new_line, self._new_value
                move.value, move.bound, move.whole = self._new_value, AT_LEAST, False

    def join(self, crew: Crew, number: int, share_depth: int) -> None:
        """Share the search with other threads."""
        crew.attach(self.record, number, share_depth)
        for move in self.moves:
            child = self.game.result(self.root.state, move.action)
            move.key = int(position_hashes(self.game, child)[0])

    def follow(self, goal: Goal | None) -> None:
        """Send a helper to another goal; None: home."""
        self._goals.put(goal)
        if self.record.stop == RUNNING:
            self.record.stop = ELSEWHERE

    def help_along(self) -> None:
        """Search for one goal after another, for the sake of the shared table."""
        context = self.record
        for goal in iter(self._goals.get, None):
            context.stop = RUNNING
            # Checked only now: a goal that comes later sets `stop`.
            if self._goals.empty():
                self.moves.sort(key=lambda move: goal.order.index(move.action))
                context.history_scores[:] >>= 3
                # A helper that does not share is of use where the others will be next.
                self.search(goal.depth + (context.threads == 1), goal.low, goal.high)
            if context.stop not in (RUNNING, ELSEWHERE):
                break


def _shortest(value: float) -> float:
    """An estimate as a decimal: the shortest that single precision can't tell from it."""
    return float(str(np.float32(value))) if abs(value) <= LARGEST else value
