"""The root loop that all alpha-beta searches share."""

from __future__ import annotations

import pytest

from tests.random_trees import HashedTree, roots
from tests.search.oracle import action_values
from zermelo.search import AlphaBetaOptions
from zermelo.search.alphabeta.context import INFINITE, Context
from zermelo.search.alphabeta.root_moves import (
    list_root_moves,
    root_moves,
    root_order,
    search_root,
    sort_root_moves,
)
from zermelo.search.alphabeta.transposition import AT_LEAST, AT_MOST, EXACTLY, TranspositionTable
from zermelo.trace import NO_NODE

GAME = HashedTree(compiled=False)
TABLE = TranspositionTable(0)
BOUNDS = {EXACTLY: float.__eq__, AT_LEAST: float.__le__, AT_MOST: float.__ge__}


@pytest.mark.parametrize("every_value", [False, True])
@pytest.mark.parametrize("scout", [False, True])
def test_each_action_is_bounded_by_its_value(every_value: bool, scout: bool) -> None:
    for state in roots(GAME, 20):
        values = action_values(GAME, state)
        context = Context(AlphaBetaOptions(memory=0), GAME)
        TABLE.attach(context.record)
        context.record.most_nodes = 1 << 40
        context.record.every_value = int(every_value)
        context.record.scout_root = int(scout and not every_value)
        list_root_moves(GAME, state, context.record)
        best = search_root(GAME, state, 50, -INFINITE, INFINITE, context.record, None, NO_NODE)
        assert best == max(values.values())
        for move in root_moves(context.record):
            assert BOUNDS[int(move.bound)](float(move.value), float(values[int(move.action)]))
            assert move.whole == 1
            assert move.bound == EXACTLY or not every_value


def test_the_order_is_by_effort_and_stable() -> None:
    context = Context(AlphaBetaOptions(memory=0), GAME)
    record = context.record
    record.root_count = 5
    root_order(record)[:] = range(5)
    root_moves(record).effort = [3, 7, 3, 9, 7]
    sort_root_moves(record, -1)
    assert root_order(record).tolist() == [3, 1, 4, 0, 2]
    sort_root_moves(record, 2)
    assert root_order(record).tolist() == [2, 3, 1, 4, 0]
