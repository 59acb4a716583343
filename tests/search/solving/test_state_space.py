from __future__ import annotations

import math

import pytest

from tests import naive
from tests.clocks import ManualClock
from tests.random_trees import ChanceTree
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.games.tree import Tree
from zermelo.perft import distinct
from zermelo.search.solving.state_space import Magnitude, SampledMean, power, size

ENOUGH = 600.0  # seconds for every sample to be taken


@pytest.fixture(autouse=True)
def ticking(clock: ManualClock) -> None:
    """Speed is measured by a few looks at the clock."""
    clock.per_look = 0.1


def test_tic_tac_toe():
    """549,946 nodes and 5,478 states are the published numbers."""
    found = size(load("tic_tac_toe"), samples=20_000, seconds=ENOUGH)
    assert found.paths == 20_000
    assert (found.counted, str(found.states)) == (True, "5,478")
    assert found.tree.low - 0.01 < math.log10(549_946) < found.tree.high + 0.01
    assert (found.shortest, found.longest) == (5, 9)
    assert found.length.value == pytest.approx(7.62, abs=6 * found.length.error)
    assert found.state_bytes == 16
    assert found.plies_per_second > 0


def test_trees_of_known_size():
    """The estimate is unbiased: its errors are as large as they say, seldom larger."""
    game, misses, count = ChanceTree(compiled=False), 0, 12
    for seed in range(count):
        state = game.root(seed)
        found = size(game, state, samples=400, seed=1, seconds=ENOUGH)
        truth = math.log10(naive.tree_size(game, state))
        misses += not found.tree.low - 1e-9 <= truth <= found.tree.high + 1e-9
        assert found.tree.log10 == pytest.approx(truth, abs=0.3)
        assert 10**found.states.log10 == pytest.approx(len(set(naive.reachable(game, state))))
    assert misses <= 3


def test_a_uniform_tree_is_known_exactly():
    game = Tree([[[1] * 3] * 3] * 3)
    found = size(game, samples=50, seconds=ENOUGH)
    assert 10**found.tree.log10 == pytest.approx(1 + 3 + 9 + 27)
    assert found.branching == SampledMean(3.0, 0.0)
    assert found.length == SampledMean(3.0, 0.0)
    assert 10**found.brute_force.leaves == pytest.approx(27)
    assert 10**found.best_order == pytest.approx(2 * 27**0.5)
    assert found.seconds(math.log10(found.plies_per_second)) == pytest.approx(0)


def test_the_number_of_states_has_a_lower_bound():
    game = load("connect_four:rows=4,columns=4")
    found = size(game, samples=20_000, seconds=ENOUGH)
    truth = 1 + sum(distinct(game, 16))
    assert not found.counted
    assert truth / 1000 < 10**found.states.log10 < 1.2 * truth
    assert found.states.low <= found.states.log10 <= found.states.high


def test_the_same_seed_says_the_same():
    game = load("tic_tac_toe")
    one, other, third = (size(game, samples=500, seed=seed, seconds=ENOUGH) for seed in (4, 4, 5))
    assert one.tree == other.tree != third.tree


def test_plain_and_compiled_agree():
    plain, compiled = (ChanceTree(compiled=compiled) for compiled in (False, True))
    one, other = (
        size(game, plain.root(1), samples=200, seconds=ENOUGH) for game in (plain, compiled)
    )
    assert (one.tree, one.states, one.branching) == (other.tree, other.states, other.branching)


def test_bad_input():
    game = load("tic_tac_toe")
    with pytest.raises(BadParameter, match="samples"):
        size(game, samples=0)
    with pytest.raises(BadParameter, match="seconds"):
        size(game, seconds=-1)
    tree = Tree([[1, 2], 3])
    with pytest.raises(BadParameter, match="over"):
        size(tree, tree.result(tree.initial_state(), 1))


def test_how_numbers_are_written():
    assert power(2) == "100"
    assert power(22.653) == "4.5e22"
    assert str(Magnitude(8.0, 7.5, 8.5)) == "1.0e8 (3.2e7 to 3.2e8)"
    assert str(SampledMean(5.5812, 0.0031)) == "5.5812 ± 0.0031"
    assert str(SampledMean(340.7, 1.5)) == "341 ± 2"
