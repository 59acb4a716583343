"""The kernel behind expectiminimax, expectimax and paranoid search: *-minimax.

B. W. Ballard, "The *-minimax search procedure for trees containing chance
nodes", Artificial Intelligence 21, 1983. Where every value lies between known
bounds, the outcomes not yet seen can move an average only so far: Star1 stops
as soon as they cannot bring it back into the window. Star2 first probes one
action below each outcome, which bounds the outcome from one side.

Every value is worth to one player, `record.player`: he maximises, the others
minimise or, in expectimax, move at random. At any moment a node's value lies
between its frame's `low` and `high`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import kernel, new_record, runnable, view
from ...result import EXACT, UPPER, Result
from ...trace import (
    EVALUATED,
    NO_NODE,
    NOBODY_MOVES,
    TERMINAL,
    trace_best,
    trace_cut,
    trace_enter,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_weight,
)
from ..limits import (
    NOT_A_NUMBER,
    OUT_OF_BOUNDS,
    RUNNING,
    TOO_MANY_ACTIONS,
    Limits,
)
from .iterative_deepening import (
    RECORD,
    Looked,
    Report,
    Step,
    Task,
    answer,
    count_node,
    new_recorder,
    prepare,
    set_line,
    within_bounds,
)

__all__ = ["AGAINST", "AT_RANDOM", "PRUNING", "star", "star_search"]

PRUNING = ("none", "star1", "star2")
NONE, STAR1, STAR2 = range(3)
AGAINST, AT_RANDOM = range(2)
"""What the other players do."""
TOLERANCE = 1e-9

FRAME = np.dtype(
    [
        ("sign", np.float64),  # 1 where the searcher moves, -1 where another does, 0 for chance
        ("alpha", np.float64),
        ("beta", np.float64),
        ("low", np.float64),
        ("high", np.float64),
    ],
    align=True,
)
OUTCOME = np.dtype([("weight", np.float64), ("low", np.float64), ("high", np.float64)], align=True)


@kernel
def star(game, state, depth, ply, alpha, beta, record, trace, node):
    """What the state is worth: exact inside the window, a bound outside of it."""
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
            if trace is not None:
                note_progress(game, record, ply, i, trace, node, below)
        elif trace is not None:
            note_pruned(game, record, ply, i, action, trace, node)
    return close_frame(record, ply, trace, node)


# What the kernel asks, in its order. Frames and outcomes live in the record's tables.


def leaf_value(game, state, record, trace, node):
    over, player = game.is_terminal(state), int(record.player)
    value = float(game.utility(state, player) if over else game.evaluate(state, player))
    record.leaves += 1
    if not over:
        record.cut_off = 1
    if value != value:
        record.stop = NOT_A_NUMBER
    elif record.pruning != NONE and (
        value < record.low - TOLERANCE or value > record.high + TOLERANCE
    ):
        record.stop = OUT_OF_BOUNDS
    if trace is not None:
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
    frame.low, frame.high = -np.inf, np.inf
    if averages(game, state, record):
        frame.sign = 0.0
        frame.low, frame.high = record.low, record.high
        open_outcomes(game, state, ply, record)
    elif game.to_move(state) == record.player:
        frame.sign = 1.0
    else:
        frame.sign = -1.0


def averages(game, state, record):
    mover = game.to_move(state)
    return mover == CHANCE or (record.others == AT_RANDOM and mover != record.player)


def open_outcomes(game, state, ply, record):
    count = 0
    for action in game.actions(state):
        if count == game.max_actions:
            record.stop = TOO_MANY_ACTIONS
            break
        outcome = outcome_of(game, record, ply, count)
        outcome.weight = game.probability(state, action)
        outcome.low, outcome.high = record.low, record.high
        count += 1
    if game.to_move(state) != CHANCE:
        for i in range(count):
            outcome_of(game, record, ply, i).weight = 1.0 / count


def is_average(record, ply):
    return frame_of(record, ply).sign == 0.0


def side_to_probe(game, child, record, ply, i):
    """1 where the searcher moves, -1 where another does; 0 where there is nothing to probe."""
    if is_closed(game, record, ply, i) or game.is_terminal(child):
        return 0.0
    if averages(game, child, record):
        return 0.0
    return 1.0 if game.to_move(child) == record.player else -1.0


def probe_window(game, child, record, ply, i):
    """Only one side is asked for, so only the other may cut."""
    a, b = child_window(game, record, ply, i)
    if game.to_move(child) == record.player:
        return record.low, b
    return a, record.high


def first_child(game, state):
    for action in game.actions(state):
        return game.result(state, action)
    return state


def absorb_probe(game, child, record, ply, i, value):
    """Whoever moves there does no worse than with the action probed."""
    frame, outcome = frame_of(record, ply), outcome_of(game, record, ply, i)
    if game.to_move(child) == record.player:
        frame.low += outcome.weight * (value - outcome.low)
        outcome.low = value
    else:
        frame.high += outcome.weight * (value - outcome.high)
        outcome.high = value


def is_closed(game, record, ply, i):
    """Whether the next child can no longer matter."""
    if record.stop != RUNNING:
        return True
    frame = frame_of(record, ply)
    if record.pruning != NONE and (frame.low >= frame.beta or frame.high <= frame.alpha):
        return True
    return frame.sign == 0.0 and outcome_of(game, record, ply, i).weight <= 0.0


def child_window(game, record, ply, i):
    """Where the child's value matters to this node's; of an average it has but a share."""
    if record.pruning == NONE:
        return -np.inf, np.inf
    frame = frame_of(record, ply)
    if frame.sign != 0.0:
        return max(frame.alpha, frame.low), min(frame.beta, frame.high)
    outcome = outcome_of(game, record, ply, i)
    weight = outcome.weight
    a = (frame.alpha - (frame.high - weight * outcome.high)) / weight
    b = (frame.beta - (frame.low - weight * outcome.low)) / weight
    return max(a, record.low), min(b, record.high)


def absorb(game, record, ply, i, action, value):
    """The child has this value, or this bound on it."""
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
    if record.pruning != NONE and (frame.low >= frame.beta or frame.high <= frame.alpha):
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
    if low < high:  # a bound closes the node; rounding must not leave it open
        if high == value:
            frame.high = min(frame.high, frame.alpha)
        else:
            frame.low = max(frame.low, frame.beta)
    outcome.low, outcome.high = low, high


def frame_value(record, ply):
    frame = frame_of(record, ply)
    if frame.sign < 0.0 or frame.high <= frame.alpha:
        return frame.high
    return frame.low


def close_frame(record, ply, trace, node):
    value = frame_value(record, ply)
    if trace is not None:
        trace_exit(trace, node, value)
    return value


# The trace.


def enter(game, child, record, trace, parent, action, alpha, beta):
    if trace is None:
        return NO_NODE
    mover = NOBODY_MOVES
    if not game.is_terminal(child):
        mover = CHANCE if averages(game, child, record) else game.to_move(child)
    return trace_enter(trace, parent, action, mover, alpha, beta)


def note_progress(game, record, ply, i, trace, node, below):
    if frame_of(record, ply).sign == 0.0:
        trace_weight(trace, below, outcome_of(game, record, ply, i).weight)
    else:
        trace_best(trace, node, frame_value(record, ply))


def note_pruned(game, record, ply, i, action, trace, node):
    frame = frame_of(record, ply)
    below = trace_pruned(trace, node, action)
    if frame.sign == 0.0:
        trace_weight(trace, below, outcome_of(game, record, ply, i).weight)
    if frame.low >= frame.beta:
        trace_cut(trace, node, frame.beta)
    elif frame.high <= frame.alpha:
        trace_cut(trace, node, frame.alpha)


# The public side.


def star_search(
    algorithm: str,
    game: Game,
    state: Any,
    limits: Limits,
    others: int,
    pruning: str | None,
    trace: int,
    report: Report | None,
) -> Result:
    """Search for the player to move, with the pruning asked for or the best that fits."""
    bounded = game.utility_bounds is not None or not _has_averages(game, others)

    def search(limits: Limits, pruning: str) -> Result:
        return _search(algorithm, game, state, limits, others, pruning, trace, report)

    return within_bounds(search, limits, pruning, "star1" if bounded else "none")


def _search(
    algorithm: str,
    game: Game,
    state: Any,
    limits: Limits,
    others: int,
    pruning: str,
    trace: int,
    report: Report | None,
) -> Result:
    run = runnable(game)
    record, keep = _new_record(game, limits, others, pruning)
    record.player = player = max(int(game.to_move(state)), 0)
    recorded = new_recorder(trace, run, state)
    recording = recorded.record if recorded else None

    def look(step: Step) -> Looked:
        alpha = step.best if pruning != "none" else -np.inf
        child, window = step.child, (alpha, np.inf)
        node = enter(run.game, child, record, recording, step.root, step.action, *window)
        if recording is not None:
            trace_weight(recording, node, step.weight)
        value = float(star(run.game, child, step.depth, 1, *window, record, recording, node))
        return Looked(_for_each(game, value, player), EXACT if value > alpha else UPPER)

    task = Task(algorithm, run, state, limits, record, look, keep, recorded, report)
    # That others move at random is no more than a model of them: it proves nothing of the game.
    return answer(replace(task, claims=others == AGAINST or game.players == 1))


def _new_record(game: Game, limits: Limits, others: int, pruning: str) -> tuple[Any, Any]:
    if pruning not in PRUNING:
        raise BadParameter(f"pruning is one of {', '.join(PRUNING)}, not {pruning!r}")
    record = new_record(RECORD)
    if pruning != "none":
        record.low, record.high = _bounds(game, others, pruning)
    keep = prepare(record, limits)
    frames = np.empty(int(record.plies), FRAME)
    outcomes = np.empty(int(record.plies) * game.max_actions, OUTCOME)
    record.frames, record.outcomes = frames.ctypes.data, outcomes.ctypes.data
    record.others = others
    record.pruning = PRUNING.index(pruning)
    return record, (*keep, frames, outcomes)


def _bounds(game: Game, others: int, pruning: str) -> tuple[float, float]:
    """Only averages need bounds: without them this is alpha-beta."""
    if not _has_averages(game, others):
        return -np.inf, np.inf
    if game.utility_bounds is None:
        raise BadParameter(
            f"{pruning} needs bounds on the utility; give {game.name} utility_bounds, "
            "or search with pruning='none'"
        )
    return game.utility_bounds


def _has_averages(game: Game, others: int) -> bool:
    return game.chance or (others == AT_RANDOM and game.players > 1)


def _for_each(game: Game, value: float, player: int) -> tuple[float, ...]:
    """What is known of all players' worth from that of one."""
    if game.players == 2 and game.zero_sum:
        return (value, -value) if player == 0 else (-value, value)
    return tuple(value if other == player else np.nan for other in range(game.players))
