"""The kernel behind expectiminimax, expectimax and paranoid search: *-minimax.

B. W. Ballard, "The *-minimax search procedure for trees containing chance
nodes", Artificial Intelligence 21, 1983. Where every value lies between known
bounds, the outcomes not yet seen can move an average only so far: Star1 stops
as soon as they cannot bring it back into the window. Star2 first probes one
action below each outcome, which bounds the outcome from one side.

Every value is that of one player, the searcher `record.player`, who maximises;
the others minimise or, in expectimax, move at random. At any moment a node's
value lies between its frame's `low` and `high`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ...chance import is_distribution
from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import kernel, view
from ...result import Result
from ...rounding import ROUNDOFF
from ...trace import (
    EVALUATED,
    TERMINAL,
    trace_best,
    trace_cut,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_weight,
)
from ..limits import BAD_CHANCES, NOT_A_NUMBER, OUT_OF_BOUNDS, RUNNING, TOO_MANY_ACTIONS
from ..root import Root
from .iterative_deepening import (
    AGAINST,
    AT_RANDOM,
    LevelSearch,
    SearchMemory,
    averages,
    count_node,
    enter,
    new_memory,
    set_line,
    within_bounds,
)

PRUNING = ("none", "star1", "star2")
NONE, STAR1, STAR2 = range(3)

FRAME = np.dtype(
    [
        ("sign", np.float64),  # 1 where the searcher moves, -1 where another does, 0 for chance
        ("alpha", np.float64),
        ("beta", np.float64),
        ("low", np.float64),
        ("high", np.float64),
        # Of an average.
        ("count", np.int64),  # outcomes
        ("rounding", np.float64),  # how far `low` and `high` may be off
    ],
    align=True,
)
OUTCOME = np.dtype([("weight", np.float64), ("low", np.float64), ("high", np.float64)], align=True)


@kernel
def star(game, state, depth, ply, alpha, beta, record, trace, node):
    """The value of the state: exact inside the window, a bound outside of it."""
    if not count_node(record, ply):
        return 0.0
    if depth == 0 or game.is_terminal(state):
        return leaf_value(game, state, record, trace, node)
    open_frame(game, state, ply, alpha, beta, record)
    if record.pruning == STAR2 and depth > 1 and is_average(record, ply):
        for i, action in enumerate(game.actions(state)):
            child = game.result(state, action)
            if side_to_probe(game, child, record, ply, i) != 0.0:
                a, b = probe_window(game, child, record, ply, i)
                below = first_child(game, child)
                value = star(game, below, depth - 2, ply + 2, a, b, record, None, node)
                absorb_probe(game, child, record, ply, i, value)
    for i, action in enumerate(game.actions(state)):
        if not is_closed(game, record, ply, i):
            child = game.result(state, action)
            a, b = child_window(game, record, ply, i)
            below = enter(game, child, record, trace, node, action, a, b)
            value = star(game, child, depth - 1, ply + 1, a, b, record, trace, below)
            if record.stop != RUNNING:
                return 0.0
            absorb(game, record, ply, i, action, value)
            note_progress(game, record, ply, i, trace, node, below)
        elif trace is not None:
            note_pruned(game, record, ply, i, action, trace, node)
    value = frame_value(game, record, ply)
    trace_exit(trace, node, value)
    return value


# What the kernel calls, in its order. Frames and outcomes live in arrays behind the record.


def leaf_value(game, state, record, trace, node):
    """The value of a leaf to the searcher: its utility or, at the horizon, an estimate."""
    over, player = game.is_terminal(state), int(record.player)
    value = float(game.utility(state, player) if over else game.evaluate(state, player))
    record.leaves += 1
    if not over:
        record.cut_off = 1
    if value != value:
        record.stop = NOT_A_NUMBER
    elif record.pruning != NONE and not record.low <= value <= record.high:
        record.stop = OUT_OF_BOUNDS
    trace_mark(trace, node, TERMINAL if over else EVALUATED)
    trace_exit(trace, node, value)
    return value


def frame_of(record, ply):
    return view(record.frames, record.plies, FRAME)[ply]


def outcome_of(game, record, ply, i):
    return view(record.outcomes, record.plies * game.max_actions, OUTCOME)[
        ply * game.max_actions + i
    ]


def open_frame(game, state, ply, alpha, beta, record):
    frame = frame_of(record, ply)
    frame.alpha, frame.beta = alpha, beta
    frame.low, frame.high, frame.rounding = -np.inf, np.inf, 0.0
    if averages(game, state, record):
        frame.sign = 0.0
        frame.low, frame.high = record.low, record.high
        open_outcomes(game, state, ply, record)
    elif game.to_move(state) == record.player:
        frame.sign = 1.0
    else:
        frame.sign = -1.0


def open_outcomes(game, state, ply, record):
    count, total, least = 0, 0.0, 0.0
    for action in game.actions(state):
        if count == game.max_actions:
            record.stop = TOO_MANY_ACTIONS
            break
        outcome = outcome_of(game, record, ply, count)
        outcome.weight = game.probability(state, action)
        outcome.low, outcome.high = record.low, record.high
        total += outcome.weight
        least = min(least, outcome.weight)
        count += 1
    frame_of(record, ply).count = count
    if game.to_move(state) == CHANCE:
        if record.stop == RUNNING and not is_distribution(total, least):
            record.stop = BAD_CHANCES
    else:
        for i in range(count):
            outcome_of(game, record, ply, i).weight = 1.0 / count


def is_average(record, ply):
    return frame_of(record, ply).sign == 0.0


def side_to_probe(game, child, record, ply, i):
    """1 if the searcher moves, -1 if another player does; 0 if there is nothing to probe."""
    if is_closed(game, record, ply, i) or game.is_terminal(child):
        return 0.0
    if averages(game, child, record):
        return 0.0
    return 1.0 if game.to_move(child) == record.player else -1.0


def probe_window(game, child, record, ply, i):
    """A probe bounds one side, so only the other may cut."""
    a, b = child_window(game, record, ply, i)
    if game.to_move(child) == record.player:
        return record.low, b
    return a, record.high


def first_child(game, state):
    for action in game.actions(state):
        return game.result(state, action)
    return state


def absorb_probe(game, child, record, ply, i, value):
    """Narrow an outcome's bounds: its mover does no worse than with the action probed."""
    frame, outcome = frame_of(record, ply), outcome_of(game, record, ply, i)
    if game.to_move(child) == record.player:
        frame.low += outcome.weight * (value - outcome.low)
        outcome.low = value
    else:
        frame.high += outcome.weight * (value - outcome.high)
        outcome.high = value
    frame.rounding += rounding_of(record)


def is_closed(game, record, ply, i):
    """Whether the next child can no longer matter."""
    if record.stop != RUNNING:
        return True
    frame = frame_of(record, ply)
    if record.pruning != NONE and (is_above(frame) or is_below(frame)):
        return True
    return frame.sign == 0.0 and outcome_of(game, record, ply, i).weight <= 0.0


def is_above(frame):
    """Whether the value reaches beta, however sums were rounded."""
    return frame.low - frame.rounding >= frame.beta


def is_below(frame):
    return frame.high + frame.rounding <= frame.alpha


def rounding_of(record):
    """The rounding error that one more outcome may add to the sums of an average."""
    return 6 * ROUNDOFF * max(abs(record.low), abs(record.high))


def child_window(game, record, ply, i):
    """The window in which the child's value matters to this node; an outcome has only its share of
    an average."""
    if record.pruning == NONE:
        return -np.inf, np.inf
    frame = frame_of(record, ply)
    if frame.sign != 0.0:
        return max(frame.alpha, frame.low), min(frame.beta, frame.high)
    outcome = outcome_of(game, record, ply, i)
    weight, rounding = outcome.weight, frame.rounding + rounding_of(record)
    a = (frame.alpha - rounding - (frame.high - weight * outcome.high)) / weight
    b = (frame.beta + rounding - (frame.low - weight * outcome.low)) / weight
    return max(a, record.low), min(b, record.high)


def absorb(game, record, ply, i, action, value):
    """Take the child's value, or this bound of it, into account."""
    frame = frame_of(record, ply)
    if frame.sign > 0.0:
        if value > frame.low:
            frame.low = value
            set_line(record, ply, action)
    elif frame.sign < 0.0:
        if value < frame.high:
            frame.high = value
            set_line(record, ply, action)
    else:
        absorb_outcome(game, record, ply, i, value)
    if record.pruning != NONE and (is_above(frame) or is_below(frame)):
        record.cutoffs += 1


def absorb_outcome(game, record, ply, i, value):
    frame, outcome = frame_of(record, ply), outcome_of(game, record, ply, i)
    a, b = child_window(game, record, ply, i)
    low, high = value, value
    if record.pruning != NONE and value <= a and a > record.low:
        low = outcome.low
    elif record.pruning != NONE and value >= b and b < record.high:
        high = outcome.high
    frame.low += outcome.weight * (low - outcome.low)
    frame.high += outcome.weight * (high - outcome.high)
    frame.rounding += rounding_of(record)
    if low < high:  # a bound closes the node; rounding must not leave it open
        if high == value:
            frame.high = min(frame.high + frame.rounding, frame.alpha)
        else:
            frame.low = max(frame.low - frame.rounding, frame.beta)
        frame.rounding = 0.0
    outcome.low, outcome.high = low, high


def frame_value(game, record, ply):
    frame = frame_of(record, ply)
    if is_below(frame):
        return frame.high + frame.rounding
    if frame.sign == 0.0 and not is_above(frame):
        return mean_of(game, record, ply)
    return frame.high if frame.sign < 0.0 else frame.low - frame.rounding


def mean_of(game, record, ply):
    """The average of what is known of the outcomes, computed again: sums that began with the least
    and the greatest utility were rounded like those."""
    total = 0.0
    for i in range(frame_of(record, ply).count):
        outcome = outcome_of(game, record, ply, i)
        total += outcome.weight * outcome.low
    return total


# The trace.


def note_progress(game, record, ply, i, trace, node, below):
    if trace is None:
        return
    if frame_of(record, ply).sign == 0.0:
        trace_weight(trace, below, outcome_of(game, record, ply, i).weight)
    else:
        trace_best(trace, node, frame_value(game, record, ply))


def note_pruned(game, record, ply, i, action, trace, node):
    frame = frame_of(record, ply)
    below = trace_pruned(trace, node, action)
    if frame.sign == 0.0:
        trace_weight(trace, below, outcome_of(game, record, ply, i).weight)
    if is_above(frame):
        trace_cut(trace, node, frame.beta)
    elif is_below(frame):
        trace_cut(trace, node, frame.alpha)


# The public side.


def star_search(root: Root, pruning: str | None, others: int = AGAINST) -> Result:
    """Search for the player to move, with the pruning requested or the best that fits."""
    game = root.run.original
    bounded = game.utility_bounds is not None or not _has_averages(game, others)

    def search(root: Root, pruning: str) -> Result:
        memory = _new_memory(root, others, pruning)

        def below(child: Any, depth: int, alpha: float, trace: Any, node: int) -> float:
            window = (alpha, np.inf)
            found = star(root.run.game, child, depth, 1, *window, memory.record, trace, node)
            return float(found)

        # That others move at random is only a model of them: it proves nothing of the game.
        claims = others == AGAINST or game.players == 1
        prunes = pruning != "none"
        return LevelSearch(root, memory, below, prunes=prunes, claims=claims).answer()

    return within_bounds(search, root, pruning, "star1" if bounded else "none")


def new_pruning(
    root: Root, pruning: str, known: tuple[str, ...], needs_bounds: bool
) -> SearchMemory:
    """A record for a kind of pruning that may rely on the game's utility bounds."""
    game, memory = root.run.original, new_memory(root)
    if pruning not in known:
        raise BadParameter(f"pruning is one of {', '.join(known)}, not {pruning!r}")
    memory.record.pruning = known.index(pruning)
    if pruning != "none":
        if needs_bounds and game.utility_bounds is None:
            raise BadParameter(
                f"{pruning} pruning needs bounds on the utility; give {game.name} "
                "utility_bounds, or search with pruning='none'"
            )
        bounds = game.utility_bounds if needs_bounds else None
        memory.record.low, memory.record.high = bounds or (-np.inf, np.inf)
    return memory


def _new_memory(root: Root, others: int, pruning: str) -> SearchMemory:
    game = root.run.original
    # Only averages need bounds: without them this is alpha-beta.
    memory = new_pruning(root, pruning, PRUNING, _has_averages(game, others))
    memory.record.others = others
    plies = int(memory.record.plies)
    memory.add(frames=np.empty(plies, FRAME), outcomes=np.empty(plies * game.max_actions, OUTCOME))
    return memory


def _has_averages(game: Game, others: int) -> bool:
    return game.chance or (others == AT_RANDOM and game.players > 1)
