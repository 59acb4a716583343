"""Max^n: every player maximises their own utility.

C. Luckhardt, K. Irani, "An algorithmic solution of n-person games", AAAI
1986. It suits any number of players, general-sum games and chance. Shallow and
immediate pruning: R. E. Korf, "Multi-player alpha-beta pruning", Artificial
Intelligence 48, 1991; deep pruning is not sound here.
"""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np

from ...chance import is_distribution
from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import kernel, tiered, view
from ...result import Result
from ...trace import (
    EVALUATED,
    MOST_PLAYERS,
    NO_NODE,
    NODE,
    OPEN_WINDOW,
    TERMINAL,
    trace_best,
    trace_cut_by,
    trace_exit,
    trace_mark,
    trace_pruned,
    trace_weight,
)
from ..limits import BAD_CHANCES, NOT_A_NUMBER, OUT_OF_BOUNDS, RUNNING
from ..root import Root, Settings, prepare
from .iterative_deepening import LevelSearch, count_node, enter, set_line, within_bounds
from .star_minimax import new_pruning

PRUNING = ("none", "shallow")
NONE, SHALLOW = range(2)
NUMBER = np.dtype(np.float64)


@kernel
def fill_vector(game, state, depth, ply, rival, rivals_best, record, trace, node):
    """Write the state's value to each player to the ply's vector; false if the search must stop.

    The rival moved before and already has `rivals_best`.
    """
    if not count_node(record, ply):
        return False
    if depth == 0 or game.is_terminal(state):
        return leaf_vector(game, state, ply, record, trace, node)
    mover = game.to_move(state)
    best, total, least = -np.inf, 0.0, 0.0
    enough = enough_for(game, mover, rival, rivals_best, record)
    clear_vector(game, record, ply)
    for action in game.actions(state):
        if best >= enough:
            if trace is None:
                break
            trace_pruned(trace, node, action)
            continue
        child = game.result(state, action)
        below = enter(game, child, record, trace, node, action, -np.inf, np.inf)
        if not fill_vector(game, child, depth - 1, ply + 1, mover, best, record, trace, below):
            return False
        if mover == CHANCE:
            weight = game.probability(state, action)
            total += weight
            least = min(least, weight)
            add_vector(game, record, ply, weight)
            trace_weight(trace, below, weight)
        elif utility_of(game, record, ply + 1, mover) > best:
            best = utility_of(game, record, ply + 1, mover)
            take_vector(game, record, ply)
            set_line(record, ply, action)
            if trace is not None:
                trace_best(trace, node, utility_of(game, record, ply, trace.perspective))
            if best >= enough:
                record.cutoffs += 1
                note_cut(record, trace, node, enough)
    if mover == CHANCE and not is_distribution(total, least):
        record.stop = BAD_CHANCES
        return False
    note_vector(game, record, ply, trace, node)
    return True


def vectors(game, record):
    return view(record.vectors, record.plies * game.players, NUMBER)


def utility_of(game, record, ply, player):
    return vectors(game, record)[ply * game.players + player]


def enough_for(game, mover, rival, rivals_best, record):
    """The value at which the mover stops: the greatest utility, or one at which the rival avoids
    this node.

    In a zero-sum game what the mover gains the others lose. Once the rival can only do worse here
    than elsewhere, it won't come here.
    """
    if record.pruning == NONE or mover == CHANCE:
        return np.inf
    if not game.zero_sum or rival < 0 or rival == mover:
        return record.high
    return min(record.high, -rivals_best - (game.players - 2) * record.low)


def clear_vector(game, record, ply):
    for player in range(game.players):
        vectors(game, record)[ply * game.players + player] = 0.0


def add_vector(game, record, ply, weight):
    table, here = vectors(game, record), ply * game.players
    for player in range(game.players):
        table[here + player] += weight * table[here + game.players + player]


def take_vector(game, record, ply):
    table, here = vectors(game, record), ply * game.players
    for player in range(game.players):
        table[here + player] = table[here + game.players + player]


def leaf_vector(game, state, ply, record, trace, node):
    over = game.is_terminal(state)
    table, here = vectors(game, record), ply * game.players
    total, fits = 0.0, True
    for player in range(game.players):
        value = float(game.utility(state, player) if over else game.evaluate(state, player))
        table[here + player] = value
        total += value
        fits = fits and record.low <= value <= record.high
    record.leaves += 1
    if not over:
        record.cut_off = 1
    if total != total:
        record.stop = NOT_A_NUMBER
    elif record.pruning != NONE and not (fits and (total <= 0.0 or not game.zero_sum)):
        record.stop = OUT_OF_BOUNDS
    trace_mark(trace, node, TERMINAL if over else EVALUATED)
    note_vector(game, record, ply, trace, node)
    return record.stop == RUNNING


# The trace.


def note_vector(game, record, ply, trace, node):
    if trace is not None and node != NO_NODE:
        values = view(trace.nodes, trace.capacity, NODE)[node].values
        for player in range(game.players):
            values[player] = utility_of(game, record, ply, player)
        trace_exit(trace, node, utility_of(game, record, ply, trace.perspective))


def note_cut(record, trace, node, enough):
    """Record a cutoff: the bound is the mover's, set by the rival above or by the rules."""
    if trace is not None and node != NO_NODE:
        above = view(trace.nodes, trace.capacity, NODE)[node].parent
        trace_cut_by(trace, node, enough, above if enough < record.high else OPEN_WINDOW)


# The public side.


@tiered
def maxn(
    game: Game, state: Any = None, *, pruning: str | None = None, **settings: Unpack[Settings]
) -> Result:
    """Search a game of any number of players, zero-sum or not, with or without chance.

    Of actions that are worth the same to a player, the first is taken to be
    chosen. `pruning` is "none" or "shallow", which needs utility bounds; left
    out, it is "shallow" where the game has bounds and keeps to them, and "none"
    where its tree is small.

    >>> from zermelo.games import load
    >>> maxn(load("nim:piles=1-2-2")).values
    (1.0, -1.0)
    """
    root = prepare("maxn", game, state, chance=True, several=True, **settings)
    if root.trace and game.players > MOST_PLAYERS:
        raise BadParameter(f"a trace holds at most {MOST_PLAYERS} players")
    suited = "shallow" if game.utility_bounds is not None else "none"
    return within_bounds(_search, root, pruning, suited)


def _search(root: Root, pruning: str) -> Result:
    game, players = root.run.game, root.run.game.players
    memory = new_pruning(root, pruning, PRUNING, needs_bounds=True)
    record = memory.record
    table = np.zeros(int(record.plies) * players)
    memory.add(vectors=table)

    def below(child: Any, depth: int, _: float, trace: Any, node: int) -> tuple[float, ...]:
        fill_vector(game, child, depth, 1, CHANCE, -np.inf, record, trace, node)
        return tuple(map(float, table[players : 2 * players]))

    return LevelSearch(root, memory, below, prunes=False).answer()
