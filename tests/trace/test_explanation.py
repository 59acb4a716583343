"""What was visited and what was not, explained in a sentence."""

from __future__ import annotations

import pytest

from tests.trace.common import CLASSIC, FULL, VECTORS, PlainTicTacToe, visited
from zermelo.errors import BadParameter
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.games.tree import Tree
from zermelo.montecarlo import mcts
from zermelo.search import AlphaBetaOptions, expectiminimax, maxn, minimax, plain_alpha_beta
from zermelo.trace import Trace, TraceNode, explain


def sentences(trace: Trace) -> dict[str, str]:
    """What is said of each node, by the moves that lead there."""

    def route(node: TraceNode) -> str:
        above = "" if node.parent is None else route(trace.nodes[node.parent])
        return f"{above} {node.text}".strip()

    return {route(node): explain(trace, node.index) for node in trace.nodes}


def test_a_cut_in_words() -> None:
    game = Tree({"moves": {"centre": [5, 9], "left": [3, 4], "right": [6, 7]}})
    told = sentences(plain_alpha_beta(game, trace=20).trace)
    assert told["left"] == (
        "cut: this move lets MIN reach 3, and MAX already has 5 by playing centre"
    )
    assert told["left 2"] == "pruned: MIN reaches 3 here, and MAX already has 5 by playing centre"
    assert told[""] == "MAX plays right: 6"
    assert told["centre 1"] == "the end of the game, worth 5"


def test_what_was_known_at_a_step() -> None:
    trace = plain_alpha_beta(Tree([[3, 12], [2, 4]]), trace=20).trace
    told = [explain(trace, 0, step) for step in range(13)]
    assert told[5] == "0 of 2 moves searched"
    assert told[6] == "1 of 2 moves searched: MAX has 3 by playing 1"
    assert told[11] == "2 of 2 moves searched: MAX has 3 by playing 1"
    assert told[12] == explain(trace, 0) == "MAX plays 1: 3"
    assert [explain(trace, 4, step) for step in (6, 7, 9)] == [
        "not reached yet",
        "0 of 2 moves searched",
        "1 of 2 moves searched: MIN has 2 by playing 1",
    ]
    assert explain(trace, 4, 10) == explain(trace, 4)  # cut, though it is left a step later
    assert explain(trace, 2, 2) == "reached: its value comes next"
    grown = mcts(Tree([[3, 12], [2, 4]]), iterations=12, seed=1, trace=20).trace
    assert explain(grown, 0, 3) == "in the tree; its average is shown at the end of the search"
    assert explain(grown, 0, grown.nodes[0].left) == explain(grown, 0)


def test_a_deep_cut_names_the_ancestor() -> None:
    told = sentences(plain_alpha_beta(Tree([5, [[[3, 4], 9], 9]]), trace=20).trace)
    assert told["2 1 1"] == (
        "cut: this move lets MIN reach 3, and MAX already has 5 by playing 1 at the root"
    )
    deeper = sentences(plain_alpha_beta(Tree([[[5, [[[3, 4], 9], 9]], 99]]), trace=20).trace)
    assert deeper["1 1 2 1 1"].endswith("MAX already has 5 by playing 1, 2 moves earlier")


def test_cuts_of_max() -> None:
    told = sentences(plain_alpha_beta(Tree([[5, [7, 8], 4]]), trace=20).trace)
    assert told["1 2"] == "cut: this move lets MAX reach 7, and MIN already has 5 by playing 1"
    assert told["1"] == "MIN plays 3: 4"


def test_star_cuts_in_words() -> None:
    game = Tree({"moves": [5, {"chance": [["1/2", -10], ["1/4", 6], ["1/4", 7]]}]})
    trace = expectiminimax(game, trace=20, pruning="star1").trace
    told = sentences(trace)
    reason = (
        "the average is at most 0, however well the outcomes not yet seen turn out, "
        "and MAX already has 5 by playing 1"
    )
    assert told["2"] == f"cut: {reason}"
    assert told["2 3"] == f"pruned: {reason}"
    assert trace.nodes[4].weight == 0.25


def test_a_cut_below_a_star_node() -> None:
    """(x + 9) / 2 must pass 5, so x must pass 1: MIN reaches 0.5."""
    below = {"player": "MIN", "moves": [0.5, 9]}
    game = Tree({"moves": [5, {"chance": [["1/2", below], ["1/2", 6]]}, 0]})
    trace = expectiminimax(game, trace=20, pruning="star1").trace
    assert sentences(trace)["2 1"] == (
        "cut: this move lets MIN reach 0.5, and only more than 1 could turn the average above it, "
        "since MAX already has 5 by playing 1 at the root"
    )
    assert (trace.nodes[3].cut_bound, trace.nodes[3].cut_by) == (1, 0)


def test_impossible_outcomes_in_words() -> None:
    class Loaded(Tree):
        def probability(self, state, action):
            return 1.0 - action

    game = Loaded({"moves": [{"chance": [["1/2", 1], ["1/2", 2]]}]})
    told = sentences(expectiminimax(game, trace=20).trace)
    assert told["1 2"] == "pruned: this never happens, for its probability is 0"
    assert told["1"] == "chance: on average 1"


def test_cuts_of_several_players_in_words() -> None:
    told = sentences(maxn(VECTORS, trace=20, pruning="shallow").trace)
    assert told["2"] == "cut: this move lets player 2 reach 6, and more is not to be had"
    assert told[""] == "player 1 plays 1: (4, -2, -2)"
    game = Tree([[(-1, 3, -2), [(-2, -2, 4), (0, 0, 0)]]])
    told = sentences(maxn(game, trace=20, pruning="shallow").trace)
    assert told["1 2"] == (
        "cut: this move lets player 3 reach 4, and player 2 gets no more from it than by playing 1"
    )


def test_horizon_table_killers_and_beam_in_words() -> None:
    game = PlainTicTacToe()
    trace = FULL(
        game, depth=5, trace=100_000, options=AlphaBetaOptions(memory=1, table_depth=2)
    ).trace
    told = {explain(trace, node.index) for node in trace.nodes}
    assert "the horizon: evaluate puts this at 0 (values to X)" in told
    assert any(one.startswith("met before: the table says") for one in told)
    assert any("(a killer)" in one for one in told)
    narrow = FULL(game, depth=3, trace=1000, options=AlphaBetaOptions.type_b(beam=2)).trace
    left_out = [
        node
        for node in narrow.nodes
        if "pruned" in node.marks and "cut" not in narrow.nodes[node.parent].marks
    ]
    assert left_out
    assert "left out without a look" in explain(narrow, left_out[0].index)


class Glance(TicTacToe):
    """The corners are worth nothing, and the rules say so at a glance."""

    compiled = False

    def bounds(self, state):
        return (0.0, 0.0)


class Noisy(PlainTicTacToe):
    def is_quiet(self, state):
        return False


def test_glances_and_quiescence() -> None:
    trace = FULL(Glance(), depth=3, trace=1000).trace
    assert "bounded" in trace.nodes[1].marks
    assert explain(trace, 1).startswith("no move was searched: the rules alone show")
    noisy = FULL(
        Noisy(), depth=1, trace=1000, options=AlphaBetaOptions(quiescence=2, scout=False)
    ).trace
    inner = noisy.nodes[1]
    assert noisy.children(1)
    assert inner.kind == "min"
    check_tree_of_quiescence(noisy)


def check_tree_of_quiescence(trace: Trace) -> None:
    """A node beyond the horizon is worth its own estimate or a child's."""
    for node in visited(trace):
        assert node.left > node.entered
        if "cut" in node.marks:
            assert node.cut_bound is not None


def test_visits_in_words() -> None:
    trace = mcts(PlainTicTacToe(), iterations=50, trace=100).trace
    assert explain(trace, 0).startswith("visited 50 times, ")
    assert trace.principal_variation[0] == 0


def test_what_was_not_recorded_in_words() -> None:
    trace = minimax(CLASSIC, trace=6).trace
    full = "not recorded, since the trace was full"
    assert explain(trace, 0) == f"MAX plays 1: 3; 1 more move {full}"
    assert explain(trace, 5).endswith(f"; 3 more moves {full}")
    tried = mcts(PlainTicTacToe(), iterations=4, trace=100).trace
    assert "5 more moves that no simulation has tried" in explain(tried, 0)


def test_there_is_no_such_node() -> None:
    trace = minimax(CLASSIC, trace=5).trace
    for index in (-1, 5):
        with pytest.raises(BadParameter, match="no node"):
            explain(trace, index)
