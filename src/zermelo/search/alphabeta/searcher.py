"""The engine at the root: a context, its options, and the best answer it has finished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Any, NamedTuple

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...kernel import new_states, put_state
from ...result import EXACT, LOWER, UPPER, Bounds, best_bounds, proven
from ...trace import trace_best, trace_enter, trace_exit
from ..limits import ELSEWHERE, RUNNING
from .abdada import Crew, is_taken, release, take
from .context import INFINITE, Context
from .ordering import position_key
from .pvs import search_from
from .transposition import AT_LEAST, AT_MOST, EXACTLY, TranspositionTable

__all__ = ["SIDES", "Goal", "Options", "RootMove", "Searcher"]

SIDES = {AT_LEAST: LOWER, AT_MOST: UPPER}
_ENDLESS = 1 << 40


@dataclass(frozen=True)
class Options:
    """The improvements on plain alpha-beta, each by its name."""

    table: float = 64
    """Megabytes for the transposition table; 0: none."""
    killers: bool = True
    history: bool = True
    order: bool = True
    """Use the game's own hook for move ordering, where it offers one."""
    scout: bool = True
    """Principal variation search: a narrow window for all but the first action."""
    aspiration: bool = True
    """Begin each depth with a window around the last one's value."""
    table_depth: int = 3
    """Ask the table from this remaining depth on."""
    look_ahead: int = 6
    """Ask the table about all children from this remaining depth on; 0: never."""
    share_depth: int = 8
    """Threads look out for one another from this remaining depth on."""
    last_plies: bool = False
    """Near the end of a game, as the game says how near, look at actions as they come."""
    quiescence: int = 0
    """How many plies to follow noisy actions beyond the horizon."""
    extensions: bool = False
    """A state with one action only, or with a threat to meet, costs no depth."""
    reductions: bool = False
    """Type B: late actions are searched less deeply first."""
    null_moves: bool = False
    """Type B: where passing is good enough, nothing more is looked at."""
    pruning: bool = False
    """Type B: near the horizon, leave out what could not matter unless estimates are far off."""
    beam: int | None = None
    """Type B: look at no more actions than this."""

    @staticmethod
    def plain() -> Options:
        """Alpha-beta and nothing else."""
        return Options(
            table=0, killers=False, history=False, order=False, scout=False, aspiration=False
        )

    @staticmethod
    def type_a() -> Options:
        """Full width: every action, each to the same depth."""
        return Options()

    @staticmethod
    def type_b(beam: int | None = None) -> Options:
        """Selective: forward pruning, quiescence and extensions."""
        return Options(
            table_depth=1,
            look_ahead=0,
            quiescence=12,
            extensions=True,
            reductions=True,
            null_moves=True,
            pruning=True,
            beam=beam,
        )

    def __post_init__(self) -> None:
        if self.beam is not None and self.beam < 1:
            raise BadParameter(f"beam must be at least 1, not {self.beam}")
        if self.quiescence < 0:
            raise BadParameter(f"quiescence must be 0 or more plies, not {self.quiescence}")


@dataclass
class RootMove:
    action: int
    place: int
    """Where the state after it is kept."""
    mover: int
    """Who moves there."""
    value: float = 0.0
    bound: int = 0
    """0 where the search was over before its turn."""
    whole: bool = False
    """Whether the value rests on ends of games alone."""
    nodes: int = 0
    key: int = 0
    """Of the state after it, where threads share the search."""


class Goal(NamedTuple):
    """What all threads search together."""

    depth: int
    low: float
    high: float
    order: tuple[int, ...]
    """The root's actions."""


class Searcher:
    """A context of its own over a shared table, and the best answer it has finished."""

    def __init__(
        self,
        game: Game,
        state: Any,
        player: int,
        options: Options,
        table: TranspositionTable,
        every_value: bool,
    ) -> None:
        self.game, self.state, self.player = game, state, player
        self.table = table
        self.context = Context()
        self.every_value = every_value
        table.attach(self.context.record)
        _set(self.context.record, options, game)
        self.moves = [
            RootMove(int(action), place, int(game.to_move(game.result(state, action))))
            for place, action in enumerate(game.actions(state))
        ]
        self.children = new_states(game, len(self.moves))
        for move in self.moves:
            put_state(game, self.children, move.place, game.result(state, move.action))
        self.context.record.nodes = 1
        self.value, self.answered, self.whole = 0.0, False, False
        self.line: tuple[int, ...] = (self.moves[0].action,)
        self._new_line: tuple[int, ...] = self.line
        self._new_value = 0.0
        self.finished: tuple[RootMove, ...] = ()
        self._goals: SimpleQueue[Goal | None] = SimpleQueue()

    def search(
        self, depth: int, low: float, high: float, record: Any = None, root: int = -1
    ) -> float:
        """The root's value in a window; each root action in turn, as `search_node` does it."""
        context = self.context.record
        context.top = context.leave = 0
        best, alpha = -INFINITE, low
        for move in self.moves:
            move.bound = 0
        for index, move in enumerate(self._in_turn()):
            if best >= high:
                break
            before, estimates = int(context.nodes), int(context.estimates)
            scouting = index > 0 and bool(context.scout) and not self.every_value
            value = self._child(move, depth, alpha, high, scouting, record, root)
            if context.stop != RUNNING:
                break
            move.value, move.nodes = _shortest(value), int(context.nodes) - before
            move.bound = AT_LEAST if value >= high else AT_MOST if value <= alpha else EXACTLY
            move.whole = int(context.estimates) == estimates
            if value > best:
                best = value
                if record is not None:
                    trace_best(record, root, value)
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
            if index > 0 and is_taken(self.context.record, 1, move.key):
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
        record: Any,
        root: int,
    ) -> float:
        context, same = self.context.record, move.mover == self.player
        context.nodes += 1
        context.path[1] = move.action
        context.line_length[1] = 0
        node = -1
        if record is not None:
            node = trace_enter(record, root, move.action, move.mover, alpha, beta)
        narrow = alpha + float(context.step)
        for top in (narrow, beta) if scouting and narrow < beta else (beta,):
            low, high = (alpha, top) if same else (-top, -alpha)
            found = self._below(move, depth - 1, low, high, record, node)
            value = float(found if same else -found)
            if value <= alpha or value >= beta or context.stop != RUNNING:
                break
        if record is not None:
            trace_exit(record, node, value)
        return value

    def _below(
        self, move: RootMove, depth: int, low: float, high: float, record: Any, node: int
    ) -> float:
        """The value to who moves after a root action; once more where a thread is called away."""
        context = self.context.record
        if context.threads > 1:
            take(context, 1, move.key)
        while True:
            found = search_from(
                self.game, self.children, move.place, depth, low, high, context, record, node
            )
            if context.leave == 0:
                break
            context.leave = 0
        if context.threads > 1:
            release(context, 1, move.key)
        return float(found)

    def finish(self, value: float) -> None:
        """Keep what a whole level found, and order the root for the next."""
        context = self.context.record
        self.value, self.answered = _shortest(value), True
        self.whole = all(move.whole for move in self.moves if move.bound)
        self.line = self._new_line
        # The best first, then those that took the most effort to refute.
        self.moves.sort(key=lambda move: (move.action != self.line[0], -move.nodes))
        self.finished = tuple(replace(move) for move in self.moves)
        context.history[:] >>= 3

    def bounds(self, moves: Sequence[RootMove]) -> Bounds:
        """What the root's actions prove of its value."""
        looked = [self.proven(move) for move in moves if move.bound]
        return best_bounds(looked, complete=0 < len(moves) == len(looked))

    def proven(self, move: RootMove) -> Bounds:
        """What is proven of an action by an engine that counts in single precision."""
        self.table.inexact |= bool(self.context.record.inexact)
        whole = move.whole and move.bound != 0
        bounds = proven(self.in_full(move.value), SIDES.get(move.bound, EXACT), whole=whole)
        if not self.table.inexact or self.game.resolution:
            return bounds
        narrow = np.float32(move.value)
        low, high = (float(np.nextafter(narrow, np.float32(end))) for end in (-np.inf, np.inf))
        lower, upper = bounds
        return Bounds(low if lower > -np.inf else lower, high if upper < np.inf else upper)

    def in_full(self, value: float) -> float:
        """A value of the engine in double precision, if utilities come in steps."""
        step = self.game.resolution
        full = round(value / step) * step if step else value
        return full if np.float32(full) == np.float32(value) else value

    def keep_unfinished(self) -> None:
        """A level was broken off: an action found better than the last level's best is kept."""
        for move in self.finished:
            if move.action == self._new_line[0] != self.line[0]:
                self.line, self.value = self._new_line, self._new_value
                move.value, move.bound, move.whole = self._new_value, AT_LEAST, False

    def join(self, crew: Crew, number: int, share_depth: int) -> None:
        """Share the search with other threads."""
        crew.attach(self.context.record, number, share_depth)
        for move in self.moves:
            move.key = int(position_key(self.game, self.game.result(self.state, move.action)))

    def follow(self, goal: Goal | None) -> None:
        """Have a helper leave what it does for another goal; None: for good."""
        self._goals.put(goal)
        if self.context.record.stop == RUNNING:
            self.context.record.stop = ELSEWHERE

    def help_along(self) -> None:
        """Search for one goal after another, for the sake of the shared table."""
        context = self.context.record
        for goal in iter(self._goals.get, None):
            context.stop = RUNNING
            # Asked only now: of a goal that comes later, `stop` will tell.
            if self._goals.empty():
                self.moves.sort(key=lambda move: goal.order.index(move.action))
                context.history[:] >>= 3
                # A helper that does not share is of use where the others will be next.
                self.search(goal.depth + (context.threads == 1), goal.low, goal.high)
            if context.stop not in (RUNNING, ELSEWHERE):
                break


def _set(record: Any, options: Options, game: Game) -> None:
    record.use_killers = options.killers
    record.use_history = options.history
    record.use_order = options.order
    record.scout = options.scout
    record.table_depth = options.table_depth if options.table else _ENDLESS
    record.look_ahead = options.look_ahead or _ENDLESS
    # Hashing all children ahead, for a look at them or a quicker first one, does not pay long
    # before the look.
    record.key_depth = max(record.table_depth, record.look_ahead - 3)
    record.last_plies = game.last_plies if options.last_plies else 0
    record.reductions = options.reductions
    record.null_moves = options.null_moves
    record.pruning = options.pruning
    record.beam = options.beam or _ENDLESS
    record.quiescence = options.quiescence
    record.extensions = options.extensions
    record.step = game.resolution or 1e-6
    record.threads, record.share_depth = 1, _ENDLESS


def _shortest(value: float) -> float:
    """The shortest decimal that the engine's single precision can't tell from this value."""
    return float(str(np.float32(value)))
