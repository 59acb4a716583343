"""Alpha-beta as exported: iterative deepening within a number of nodes, in the caller's memory."""

from __future__ import annotations

import numpy as np

from ..game import Game
from ..kernel import kernel, random_unit, view
from ..kernel.exporting.plain_states import read_state
from ..search.alphabeta.compiled_search import begin, deepen
from ..search.alphabeta.context import CONTEXT, MOVE, ROOT_MOVE, STACK, Context
from ..search.alphabeta.options import AlphaBetaOptions
from ..search.alphabeta.root_moves import PLACE, root_moves, root_order
from ..search.alphabeta.transposition import BUCKET, ENTRY, PART, WIDE
from ..search.limits import INTERRUPTED, MOST_PLIES, OUT_OF_NODES, RUNNING
from .memory import (
    ANSWER,
    GAVE_UP,
    IS_OVER,
    NOT_PREPARED,
    TOO_SMALL,
    aligned,
    clear,
    image_of,
    room,
    unpack,
)
from .rules import DICE

_ADDRESSES = ("stack", "root_moves", "root_order", "table", "spare", "wide")
SPARE, STACK_AT, ROOT_AT, ORDER_AT, WIDE_AT, TABLE_AT = room(
    CONTEXT.itemsize,
    ENTRY.itemsize,
    STACK * MOVE.itemsize,
    STACK * ROOT_MOVE.itemsize,
    STACK * PLACE.itemsize,
    PART * WIDE.itemsize,
)[1:]
BUCKET_SIZE = BUCKET * ENTRY.itemsize
LEVEL = np.dtype([("misses", np.float64), ("depth", np.int64), ("nodes", np.int64)])
"""A level of play: the share of moves that are overlooked, and the limits of the search."""


def context_image(game: Game, options: AlphaBetaOptions) -> bytes:
    """What a search begins with."""
    return image_of(Context(options, game).record, _ADDRESSES)


def least_memory() -> int:
    """Bytes without a table."""
    return TABLE_AT + 64


@kernel
def prepare(game, image, memory, size):
    """Make a block of memory ready for searches; what is left of it is the table."""
    start = aligned(memory)
    left = memory + size - start - TABLE_AT
    if left < 0:
        return TOO_SMALL
    unpack(image, start)
    clear(start + SPARE, TABLE_AT - SPARE)
    context = view(start, 1, CONTEXT)[0]
    context.spare, context.stack = start + SPARE, start + STACK_AT
    context.root_moves, context.root_order = start + ROOT_AT, start + ORDER_AT
    context.wide = start + WIDE_AT
    context.own = context.age = context.buckets = 0
    context.table = start + TABLE_AT
    if left >= BUCKET_SIZE:
        context.buckets = 1
        while 2 * context.buckets * BUCKET_SIZE <= left:
            context.buckets *= 2
    clear(context.table, context.buckets * BUCKET_SIZE)
    return 0


def context_in(memory):
    return view(aligned(memory), 1, CONTEXT)[0]


def is_prepared(context, memory):
    return context.table == aligned(memory) + TABLE_AT


@kernel
def search(game, state, nodes, memory, answer):
    """The best action found within a number of nodes."""
    here = read_state(game, state)
    context = context_in(memory)
    if not is_prepared(context, memory):
        return NOT_PREPARED
    if game.is_terminal(here):
        return IS_OVER
    begin(game, here, max(nodes, 1), context)
    return answered(game, here, MOST_PLIES, context, answer)


@kernel
def choose(game, levels, state, level, random, memory, answer):
    """The action of a player of a level, who overlooks a share of the actions."""
    here = read_state(game, state)
    context = context_in(memory)
    if not is_prepared(context, memory):
        return NOT_PREPARED
    if game.is_terminal(here):
        return IS_OVER
    strength = view(levels, 3, LEVEL)[min(max(level, 0), 2)]
    begin(game, here, strength.nodes, context)
    overlook(context, strength.misses, view(random, 1, DICE)[0])
    return answered(game, here, strength.depth + 1, context, answer)


def overlook(context, misses, dice):
    """Leave out each action of the root with this chance, but never all of them."""
    moves, order = root_moves(context), root_order(context)
    kept, spared = 0, int(random_unit(dice) * context.root_count)
    for index in range(context.root_count):
        if random_unit(dice) >= misses:
            moves[kept].action = moves[index].action
            kept += 1
    if kept == 0:
        moves[0].action = moves[spared].action
        kept = 1
    context.root_count = kept
    for index in range(kept):
        order[index] = index


def answered(game, state, plies, context, answer):
    """Search as deep as the limits allow, and write what was found."""
    context.age = (context.age + 1) & 63
    action, value, depth, proven = deepen(game, state, plies, context)
    if context.stop not in (RUNNING, OUT_OF_NODES, INTERRUPTED):
        return GAVE_UP
    found = view(answer, 1, ANSWER)[0]
    found.action, found.value, found.depth = action, value, depth
    found.nodes, found.proven = context.nodes, int(proven)
    return 0


@kernel
def stop(game, memory):
    """Have a search in another thread end with what it has."""
    context_in(memory).stop = INTERRUPTED
    return 0
