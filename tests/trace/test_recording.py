"""Traces: what was visited, in order, and what was left out."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

from tests.random_trees import HashedTree, roots
from tests.trace.common import (
    CLASSIC,
    FULL,
    SEARCHES,
    TWO,
    VECTORS,
    PlainHalving,
    PlainTicTacToe,
    visited,
)
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.tree import Tree
from zermelo.search import expectiminimax, maxn, minimax, paranoid, plain_alpha_beta
from zermelo.trace import Trace, TraceNode, explain, recorder, to_dot, trace_enter

# The classic tree: the lectures' picture, event by event.


@pytest.mark.parametrize(
    "search", [plain_alpha_beta, partial(expectiminimax, pruning="star1"), FULL]
)
def test_the_classic_tree(search) -> None:
    trace = search(CLASSIC, trace=100).trace
    assert [(node.parent, node.text, node.kind, node.value) for node in trace.nodes] == [
        (None, "", "max", 3),
        (0, "1", "min", 3),
        (1, "1", "leaf", 3),
        (1, "2", "leaf", 12),
        (1, "3", "leaf", 8),
        (0, "2", "min", 2),
        (5, "1", "leaf", 2),
        (5, "2", "leaf", None),
        (5, "3", "leaf", None),
        (0, "3", "min", 2),
        (9, "1", "leaf", 14),
        (9, "2", "leaf", 5),
        (9, "3", "leaf", 2),
    ]
    assert [node.index for node in trace.nodes if "pruned" in node.marks] == [7, 8]  # 4 and 6
    (cut,) = [node for node in trace.nodes if "cut" in node.marks]
    assert (cut.index, cut.cut_bound, cut.cut_by) == (5, 3, 0)
    windows = {node.index: (node.alpha, node.beta) for node in visited(trace)}
    assert windows[0] == windows[1] == windows[2] == (None, None)
    assert windows[3] == windows[4] == (None, 3)
    assert windows[5] == windows[6] == windows[9] == windows[10] == (3, None)
    assert (windows[11], windows[12]) == ((3, 14), (3, 5))
    assert trace.principal_variation == (0, 1, 2)
    assert (trace.perspective, trace.player_names) == (0, ("MAX", "MIN"))


def test_the_order_of_events() -> None:
    trace = plain_alpha_beta(CLASSIC, trace=100).trace
    events = sorted(
        [(node.entered, f"+{node.index}") for node in visited(trace)]
        + [(node.left, f"-{node.index}") for node in visited(trace)]
        + [(node.entered, f"x{node.index}") for node in trace.nodes if "pruned" in node.marks]
    )
    assert [moment for moment, _ in events] == list(range(24))
    assert " ".join(name for _, name in events) == (
        "+0 +1 +2 -2 +3 -3 +4 -4 -1 +5 +6 -6 x7 x8 -5 +9 +10 -10 +11 -11 +12 -12 -9 -0"
    )


def test_minimax_leaves_nothing_out() -> None:
    trace = minimax(CLASSIC, trace=100).trace
    assert len(trace.nodes) == 13
    assert not any({"pruned", "cut"} & set(node.marks) for node in trace.nodes)
    assert all(node.alpha is node.beta is None for node in trace.nodes)


@pytest.mark.plain(unless_long=True)
def test_the_halving_game_with_and_without_pruning() -> None:
    """From 5 the tree has 27 nodes; three cuts, of one move each, leave out 7 of them."""
    whole, pruned = (search(PlainHalving(5), trace=100) for search in (minimax, plain_alpha_beta))
    assert whole.value == pruned.value == 1
    assert (len(visited(whole.trace)), whole.nodes) == (27, 27)
    assert (len(visited(pruned.trace)), pruned.nodes) == (20, 20)
    left_out = [node for node in pruned.trace.nodes if "pruned" in node.marks]
    assert [path(pruned.trace, node) for node in left_out] == ["dddhh", "dhh", "hh"]
    assert [pruned.trace.nodes[node.parent].cut_by for node in left_out] == [3, 1, 0]


def path(trace: Trace, node: TraceNode) -> str:
    """The first letters of the moves that lead to a node."""
    if node.parent is None:
        return ""
    return path(trace, trace.nodes[node.parent]) + node.text[0]


# Every search.


@pytest.mark.parametrize("name", SEARCHES)
def test_recording_changes_nothing_and_tells_the_truth(name) -> None:
    search, game = SEARCHES[name]
    for state in roots(game, 10):
        plain, traced = search(game, state), search(game, state, trace=100_000)
        for field in ("value", "line", "nodes", "leaves", "cutoffs", "rows", "depth"):
            assert getattr(plain, field) == getattr(traced, field), field
        assert plain.trace is None
        trace = traced.trace
        if name != "mcts":  # whose root is worth the mean of all that was tried
            assert trace.nodes[0].value == pytest.approx(traced.value)
        assert (trace.truncated, trace.perspective) == (0, max(game.to_move(state), 0))
        if name not in ("star2", "mcts"):  # probes are not recorded; nor are unvisited children
            levels = [0, *(level.nodes for level in traced.levels)]
            root_counted = name != "alpha-beta" or len(levels) == 2  # there once for all levels
            assert len(visited(trace)) == levels[-1] - levels[-2] + (not root_counted)
        check_tree(trace)
        assert Trace.from_json(trace.to_json()) == trace
        stubs = sum(node.unrecorded > 0 for node in trace.nodes)
        assert to_dot(trace).count(" -> ") == len(trace.nodes) - 1 + stubs
        assert stubs == 0 or name == "mcts"
        for node in trace.nodes:
            assert explain(trace, node.index)


def check_tree(trace: Trace) -> None:
    """Nodes lie inside their parents in time, and have their values from their children."""
    for node in trace.nodes[1:]:
        parent = trace.nodes[node.parent]
        assert parent.index < node.index
        assert parent.entered < node.entered <= node.left <= parent.left
    for node in visited(trace):
        below = [child for child in trace.children(node.index) if "pruned" not in child.marks]
        assert [child.parent for child in below] == [node.index] * len(below)
        if "cut" in node.marks:
            check_cut(trace, node)
        elif below and trace.algorithm != "mcts":
            check_value(node, below)


def check_value(node: TraceNode, below: list[TraceNode]) -> None:
    values = [child.value for child in below]
    if node.kind == "chance":
        mean = sum(child.weight * child.value for child in below)
        assert node.value == pytest.approx(mean)
    elif node.values is not None:
        assert node.values[node.player] == max(child.values[node.player] for child in below)
    else:
        assert node.value == (max if node.kind == "max" else min)(values)


def check_cut(trace: Trace, node: TraceNode) -> None:
    """The value is beyond the bound, and an ancestor on the other side has that much."""
    if node.values is not None:
        assert node.values[node.player] >= node.cut_bound
        assert node.cut_by in (None, node.parent)
        return
    if node.kind == "chance":
        from_below = node.cut_bound == node.alpha
        assert node.value <= node.alpha if from_below else node.value >= node.beta
        return
    assert node.value >= node.cut_bound if node.kind == "max" else node.value <= node.cut_bound
    ancestors, above = [], node.parent
    while above is not None:
        ancestors.append(trace.nodes[above])
        above = trace.nodes[above].parent
    if any(one.kind == "chance" for one in ancestors):
        return
    setter = trace.nodes[node.cut_by]
    assert setter in ancestors
    assert setter.kind == ("min" if node.kind == "max" else "max")
    done = [child.value for child in trace.children(setter.index) if 0 <= child.left < node.entered]
    assert (max if setter.kind == "max" else min)(done) == node.cut_bound


def test_windows_are_what_both_sides_have_already() -> None:
    for state in roots(TWO, 20):
        trace = plain_alpha_beta(TWO, state, trace=100_000).trace
        for node in visited(trace):
            low, high, below = -np.inf, np.inf, node
            while below.parent is not None:
                above = trace.nodes[below.parent]
                done = [
                    one.value for one in trace.children(above.index) if one.left < below.entered
                ]
                if above.kind == "max":
                    low = max([low, *done])
                else:
                    high = min([high, *done])
                below = above
            assert node.alpha == (low if low > -np.inf else None)
            assert node.beta == (high if high < np.inf else None)


def test_plain_and_compiled_record_the_same() -> None:
    compiled = HashedTree()
    for state in roots(compiled, 20):
        for limit in (1000, 7):
            one, other = (FULL(game, state, trace=limit).trace for game in (compiled, TWO))
            assert one == other


def test_chance_has_weights_and_several_players_values() -> None:
    game = Tree({"player": "MAX", "moves": [{"chance": [["1/2", 8], ["1/3", 24], ["1/6", -12]]}]})
    trace = expectiminimax(game, trace=10).trace
    assert [node.kind for node in trace.nodes] == ["max", "chance", "leaf", "leaf", "leaf"]
    assert [node.player for node in trace.nodes] == [0, CHANCE, -2, -2, -2]
    assert [node.weight for node in trace.children(1)] == pytest.approx([1 / 2, 1 / 3, 1 / 6])
    assert trace.nodes[1].value == pytest.approx(10)
    trace = maxn(VECTORS, trace=20).trace
    assert [node.values for node in trace.children(0)] == [(4, -2, -2), (-4, 6, -2), (1, 1, -2)]
    assert trace.nodes[0].values == (4, -2, -2)
    assert [trace.nodes[i].kind for i in (0, 2, 3)] == ["0", "1", "leaf"]
    assert all(node.values is None for node in paranoid(VECTORS, trace=20).trace.nodes)
    assert paranoid(VECTORS, trace=20).trace.nodes[2].kind == "min"


@pytest.mark.parametrize("name", SEARCHES)
def test_a_full_trace_counts_what_it_leaves_out(name) -> None:
    search, game = SEARCHES[name]
    state = game.root(2)
    whole, part = (search(game, state, trace=limit) for limit in (100_000, 7))
    assert (whole.value, whole.nodes) == (part.value, part.nodes)
    assert len(part.trace.nodes) == 7
    assert part.trace.truncated == len(whole.trace.nodes) - 7
    for one, other in zip(part.trace.nodes, whole.trace.nodes, strict=False):
        assert (one.parent, one.action, one.entered) == (other.parent, other.action, other.entered)
    assert explain(part.trace, 0)
    for one in part.trace.nodes:
        if name != "mcts" or part.trace.children(one.index):
            below = whole.trace.nodes[one.index].unrecorded + len(whole.trace.children(one.index))
            assert one.unrecorded == below - len(part.trace.children(one.index))


@pytest.mark.parametrize("search", [minimax, FULL])
def test_a_search_that_ends_early_counts_the_root_moves_it_never_came_to(search) -> None:
    wide = Tree([[[1, 2], [3, 4]], [[5, 6], [7, 8]], [[9, 1], [2, 3]], 4, 5])
    trace = search(wide, nodes=5, trace=100).trace
    root = trace.nodes[0]
    assert root.unrecorded > 0
    assert root.unrecorded + len(trace.children(0)) == 5
    assert "that the search had no time for" in explain(trace, 0)


@pytest.mark.parametrize("search", [minimax, expectiminimax, FULL])
def test_the_last_finished_level_is_kept(search) -> None:
    """Out of nodes in the middle of a level, the answer and the trace are of the one before."""
    result = search(PlainTicTacToe(), nodes=1000, trace=100_000)
    assert result.stopped == "nodes"
    assert result.depth > 1
    deepest = {0: 0}
    for node in result.trace.nodes[1:]:
        deepest[node.index] = deepest[node.parent] + 1
    assert max(deepest.values()) == result.depth
    assert result.trace.nodes[0].value == result.value
    assert result.trace.nodes[0].left > 0


def test_reports_come_without_a_trace() -> None:
    seen = []
    for search in (minimax, FULL):
        search(CLASSIC, nodes=1000, trace=100, report=seen.append)
    assert seen
    assert all(result.trace is None for result in seen)


# Recorders.


def test_a_trace_of_less_than_nothing() -> None:
    for search in (minimax, FULL, maxn):
        with pytest.raises(BadParameter, match="trace"):
            search(CLASSIC, trace=-1)


def test_a_full_recorder_counts() -> None:
    recorded = recorder(1, 0)
    entered = [trace_enter(recorded.record, -1, 0, 0, 0.0, 0.0) for _ in range(3)]
    assert entered == [0, -1, -1]
    assert recorded.record.dropped == 2
    copy = recorded.copied()
    recorded.record.count = 0
    assert (copy.record.count, len(copy.nodes)) == (1, 1)
