from __future__ import annotations

import math
import os
import signal
from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given, settings

from tests import naive
from tests.clocks import ManualClock
from tests.random_trees import ESTIMATE, ChanceTree, HashedTree, roots, seeds
from zermelo.bits import Bits
from zermelo.errors import BadEvaluation, BadParameter, GameIsOver, InvalidState, NotThisKindOfGame
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.games.bucket import Bucket
from zermelo.games.tree import Tree
from zermelo.search import maxn
from zermelo.search.classic.expectiminimax import expectimax, expectiminimax

TREES = {"chance": ChanceTree(), "none": HashedTree()}
PLAIN = {"chance": ChanceTree(compiled=False), "none": HashedTree(compiled=False)}
PRUNING = ("none", "star1", "star2")
DEEP = 2  # a tree of several plies


def check(game, state, result, depth=None):
    values = naive.action_values(game, state, depth)
    assert result.value == pytest.approx(max(values.values()), abs=1e-9)
    assert values[result.action] == pytest.approx(result.value, abs=1e-9)
    for row in result.rows:
        limit = row.value - values[row.action]
        assert limit == pytest.approx(0, abs=1e-9) if row.side == "exact" else limit >= -1e-9
    assert result.values[result.player] == result.value == -result.values[1 - result.player]


@pytest.mark.parametrize("kind", TREES)
def test_agrees_with_the_oracle(kind, some):
    game = TREES[kind]
    for number, state in enumerate(roots(game, some(1000))):
        depth = (None, None, 1, 2, 3, 4)[number % 6]
        result = expectiminimax(game, state, depth=depth, pruning=PRUNING[number // 6 % 3])
        check(game, state, result, depth)


class Slight(ChanceTree):
    """Utilities far smaller than their bounds."""

    def utility(self, state, player):
        return 1e-12 * super().utility(state, player)


def exactly(game, state):
    """What a state is worth to the first player, without rounding; and the largest utility."""
    if game.is_terminal(state):
        value = Fraction(game.utility(state, 0))
        return value, abs(value)
    below = [(action, *exactly(game, child)) for action, child in naive.children(game, state)]
    largest = max(size for _, _, size in below)
    if game.to_move(state) == CHANCE:
        weights = [Fraction(game.probability(state, action)) for action, *_ in below]
        return sum(w * value for w, (_, value, _) in zip(weights, below, strict=True)), largest
    choose = max if game.to_move(state) == 0 else min
    return choose(value for _, value, _ in below), largest


@pytest.mark.parametrize("pruning", PRUNING)
def test_rounding_is_measured_by_the_utilities_not_by_their_bounds(pruning, some):
    game = Slight(depth=5, compiled=False)
    for state in roots(game, some(120)):
        result = expectiminimax(game, state, pruning=pruning)
        value, largest = exactly(game, state)
        assert result.exact
        assert abs(Fraction(result.values[0]) - value) <= largest / 10**13


@settings(max_examples=100)
@given(seeds())
def test_agrees_with_the_oracle_on_any_tree(seed):
    game = TREES["chance"]
    check(game, game.root(seed), expectiminimax(game, game.root(seed), pruning="star2"))


@pytest.mark.parametrize("kind", TREES)
def test_plain_and_compiled_do_the_same(kind):
    for number, state in enumerate(roots(TREES[kind], 20)):
        for pruning in PRUNING:
            one, other = (
                expectiminimax(game[kind], state, depth=4, pruning=pruning)
                for game in (TREES, PLAIN)
            )
            assert (one.value, one.line, one.rows) == (other.value, other.line, other.rows), number
            assert (one.nodes, one.leaves, one.cutoffs) == (
                other.nodes,
                other.leaves,
                other.cutoffs,
            )


def test_nodes_are_those_of_the_tree_and_pruning_saves_some():
    game, nodes = TREES["chance"], dict.fromkeys(PRUNING, 0)
    for state in roots(game, 100):
        for pruning in PRUNING:
            result = expectiminimax(game, state, pruning=pruning)
            nodes[pruning] += result.nodes
            if pruning == "none":
                assert result.nodes == naive.tree_size(game, state)
                assert result.leaves == naive.leaves(game, state)
                assert result.cutoffs == 0
    assert nodes["star1"] < 0.7 * nodes["none"]
    assert nodes["star2"] < 0.8 * nodes["none"]


def test_star2_probes_pay_where_the_first_action_is_good():
    """One good reply below each outcome shows that the average is too small to matter."""
    below = [[0, 9, 9, 9], [1, 9, 9, 9], [0, 9, 9, 9]]
    chance = {"chance": [["1/3", {"player": "MIN", "moves": moves}] for moves in below]}
    game = Tree({"player": "MAX", "moves": [5, chance]})
    star1, star2 = (expectiminimax(game, pruning=pruning) for pruning in ("star1", "star2"))
    assert star1.value == star2.value == 5
    assert star2.leaves < star1.leaves


# The lectures' numbers.


class PlainBucket(Bucket):
    compiled = False


def test_the_average_of_the_lectures():
    game = Tree({"player": "MAX", "moves": [{"chance": [["1/2", 8], ["1/3", 24], ["1/6", -12]]}]})
    assert expectimax(game).value == pytest.approx(10)
    assert expectiminimax(game).value == pytest.approx(10)


def test_the_bucket_game():
    bucket = PlainBucket()
    pessimist, optimist = expectiminimax(bucket), expectimax(bucket)
    assert (pessimist.line[0], pessimist.value) == ("B", 1)
    assert (optimist.line[0], optimist.value) == ("C", 5)
    random = PlainBucket(opponent="random")
    assert (expectimax(random).line[0], expectimax(random).value) == ("C", 5)


@pytest.mark.parametrize("pruning", PRUNING)
def test_the_bucket_game_with_a_coin(pruning):
    """Worst numbers are -50, 1, -5; heads moves A to C, B to A, C to B."""
    result = expectiminimax(PlainBucket(coin=True), pruning=pruning)
    by_hand = {"A": (-50 - 5) / 2, "B": (1 - 50) / 2, "C": (-5 + 1) / 2}
    assert (result.line, result.value) == (("C",), -2)
    for row in result.rows:
        assert row.value == by_hand[row.text] or row.bound == "upper"


def test_others_at_random_in_any_game():
    game = HashedTree(players=3, zero_sum=False, compiled=False)

    def average(state, player):
        if game.is_terminal(state):
            return game.utility(state, player)
        values = [average(child, player) for _, child in naive.children(game, state)]
        return max(values) if game.to_move(state) == player else sum(values) / len(values)

    for state in roots(game, 30):
        result = expectimax(game, state)
        assert result.value == pytest.approx(average(state, game.to_move(state)))
        assert [math.isnan(value) for value in result.values].count(True) == 2


# Roots, limits, deepening.


def test_chance_may_move_first():
    game = Tree({"chance": [["1/4", [3, 5]], ["3/4", [[1, 2], -4]]]})
    result = expectiminimax(game)
    assert result.player == CHANCE
    assert result.action is None
    assert result.value == pytest.approx(naive.expectiminimax(game, game.initial_state()))
    assert sorted(row.prior for row in result.rows) == [0.25, 0.75]


def test_deepening_to_the_end_is_exact():
    game = TREES["chance"]
    for state in roots(game, 50):
        result = expectiminimax(game, state, nodes=1_000_000)
        check(game, state, result)
        assert result.exact
        assert result.stopped == "finished"
        assert [level.depth for level in result.levels] == list(range(1, result.depth + 1))


def test_a_node_limit_returns_the_last_finished_level():
    game = TREES["chance"]
    for state in roots(game, 100):
        result = expectiminimax(game, state, nodes=40)
        assert result.nodes <= 41
        if result.stopped == "nodes" and result.levels:
            check(game, state, result, result.depth)
            assert not result.exact


def test_a_limit_below_the_first_level_still_answers():
    result = expectiminimax(TREES["none"], TREES["none"].root(DEEP), nodes=1)
    assert (result.depth, result.stopped, result.action) == (0, "nodes", None)


def test_depth_zero_evaluates():
    game = TREES["none"]
    state = game.root(4)
    result = expectiminimax(game, state, depth=0)
    assert result.value == game.evaluate(state, game.to_move(state))
    assert not result.exact


def test_a_depth_limit_is_not_exact_where_it_cut():
    result = expectiminimax(TREES["none"], TREES["none"].root(DEEP), depth=1)
    assert (result.exact, result.stopped) == (False, "depth")


NAMELESS = 13


class Endless(HashedTree):
    """Too large to finish; one of the trees is worth nothing that has a name."""

    def is_terminal(self, state):
        return False

    def evaluate(self, state, player):
        if state.seed == Bits(NAMELESS):
            return math.nan
        return self.share(state, player, ESTIMATE)

    def count(self, state):
        return 4


def test_a_time_limit_and_the_reports_on_the_way(clock: ManualClock):
    game, reports = Endless(), []

    def note(result):
        reports.append(result)
        clock.advance(1)

    result = expectiminimax(game, seconds=3, report=note)
    assert result.stopped == "time"
    assert result.depth == len(reports) == len(result.levels) == 3
    assert result.value == reports[-1].value


@pytest.mark.parametrize("compiled", [True, False])
def test_ctrl_c_returns_the_best_answer(compiled):
    game = Endless(compiled=compiled)

    def press(result):
        """In the middle of the search: once it has begun, it takes Ctrl-C for itself."""
        if result.depth == 1:
            os.kill(os.getpid(), signal.SIGINT)

    result = expectiminimax(game, seconds=600, report=press)
    assert result.stopped == "interrupted"
    assert result.action in list(game.actions(game.initial_state()))


# The trace.


@pytest.mark.parametrize("pruning", PRUNING)
def test_the_trace_is_the_tree_that_was_visited(pruning):
    game = PLAIN["chance"]
    for state in roots(game, 50):
        plain = expectiminimax(game, state, pruning=pruning)
        traced = expectiminimax(game, state, pruning=pruning, trace=10_000)
        assert (traced.value, traced.nodes) == (plain.value, plain.nodes)
        trace = traced.trace
        visited = [node for node in trace.nodes if "pruned" not in node.marks]
        if pruning != "star2":
            assert len(visited) == traced.nodes
        assert len([n for n in visited if n.kind == "leaf"]) <= traced.leaves
        assert trace.nodes[0].value == pytest.approx(traced.value)
        for node in visited:
            if node.kind == "chance" and "cut" not in node.marks:
                below = list(trace.children(node.index))
                assert sum(child.weight for child in below) == pytest.approx(1)
                mean = sum(child.weight * child.value for child in below)
                assert node.value == pytest.approx(mean)


def test_the_trace_names_the_cut():
    game = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    trace = expectiminimax(game, trace=100, pruning="star1").trace
    (cut,) = [node for node in trace.nodes if "cut" in node.marks]
    assert (cut.text, cut.cut_bound, cut.cut_by) == ("2", 3, 0)
    assert len([node for node in trace.nodes if "pruned" in node.marks]) == 2


# Bad input.


def test_refusals():
    game = Tree([[1, 2], 3])
    with pytest.raises(GameIsOver):
        expectiminimax(game, game.result(game.initial_state(), 1))
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        expectiminimax(load("kuhn_poker"))
    with pytest.raises(NotThisKindOfGame, match="maxn"):
        expectiminimax(HashedTree(players=3))
    with pytest.raises(BadParameter, match="star1"):
        expectiminimax(PlainBucket(), pruning="star3")
    with pytest.raises(BadParameter, match="depth"):
        expectiminimax(PlainBucket(), depth=-1)


class Unbounded(ChanceTree):
    def __init__(self, compiled=False):
        super().__init__(compiled=compiled)
        self.utility_bounds = None


def test_star_needs_bounds():
    with pytest.raises(BadParameter, match="bounds"):
        expectiminimax(Unbounded(), pruning="star1")
    assert expectiminimax(Unbounded()).cutoffs == 0


class Wild(ChanceTree):
    """Evaluates far outside its bounds."""

    def evaluate(self, state, player):
        return 100.0 if player == 0 else -100.0


def test_values_outside_the_bounds():
    game = Wild(compiled=False)
    state = game.root(DEEP)
    with pytest.raises(BadEvaluation, match="pruning='none'"):
        expectiminimax(game, state, depth=1, pruning="star1")
    assert abs(expectiminimax(game, state, depth=1).value) == 100


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("depth", [0, 1])
def test_an_evaluation_that_is_not_a_number(compiled, depth):
    game = Endless(compiled=compiled)
    with pytest.raises(BadEvaluation, match="NaN"):
        expectiminimax(game, game.root(NAMELESS), depth=depth)


class Crowded(ChanceTree):
    max_actions = 1


def test_more_outcomes_than_the_game_promised():
    game = Crowded(compiled=False)
    with pytest.raises(InvalidState, match="max_actions"):
        list(map(partial(expectiminimax, game), roots(game, 20)))


# A game that breaks its bounds.


@pytest.mark.parametrize("search", [expectiminimax, maxn])
def test_a_search_without_pruning_has_only_the_rest_of_the_budget(search):
    """It was granted the whole of it again."""

    class Broken(ChanceTree):
        def evaluate(self, state, player):
            return 1e6 * (1 - 2 * player) if state.ply > 2 else 0.0

    game = Broken(compiled=False)
    limited = 0
    for state in roots(game, 60):
        result = search(game, state, nodes=60)
        assert result.nodes <= 62
        limited += result.stopped == "nodes"
    assert limited > 10
