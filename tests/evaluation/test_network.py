"""Accumulator networks: incremental is from scratch, plain is compiled."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from tests.evaluation.networks import random_network, random_positions
from tests.games.comparing import plain_twin
from zermelo import Game
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.evaluation import EVALUATION_FIELDS, feature_words
from zermelo.evaluation.learnt import learnt_accuracy, own_score
from zermelo.evaluation.network import PLIES, network_total, sums_at, words_at
from zermelo.games import load
from zermelo.kernel import kernel, new_record, random_below
from zermelo.search import AlphaBetaOptions, alpha_beta

RECORD = np.dtype([("random", np.uint64), *EVALUATION_FIELDS], align=True)
DEEPEST = 12


def forget(game, record, ply):
    """The sums of a ply are those of no features, as they still are at one never visited."""
    for player in range(2):
        words, sums = words_at(game, record, ply, player), sums_at(game, record, ply, player)
        empty = sums_at(game, record, PLIES - 2, player)
        for i in range(len(words)):
            words[i] = 0
        for i in range(len(sums)):
            sums[i] = empty[i]


def random_child(game, state, record):
    count = 0
    for _ in game.actions(state):
        count += 1
    chosen = random_below(record, count)
    for number, action in enumerate(game.actions(state)):
        if number == chosen:
            return game.result(state, action)
    return state


@kernel
def wander(game, plies, record, totals):
    """Random games, each state evaluated at a random ply of the path and from scratch; how often
    these differ."""
    state, wrong = game.initial_state(), 0
    for i in range(plies):
        if game.is_terminal(state):
            state = game.initial_state()
        record.evaluated_ply = 1 + random_below(record, DEEPEST)
        total = network_total(game, state, record)
        totals[i] = total
        forget(game, record, 0)
        record.evaluated_ply = 0
        if network_total(game, state, record) != total:
            wrong += 1
        state = random_child(game, state, record)
    return wrong


def walked(game: Game, network, plies: int):
    record = new_record(RECORD)
    kept = network.attach(record)
    totals = np.zeros(plies, np.int64)
    wrong = wander(game, plies, record, totals)
    del kept
    return totals, wrong


def naive_total(network, game, state):
    """The network as its description has it, in Python's own numbers."""
    mover, views = game.to_move(state), []
    for player in (mover, 1 - mover):
        words = game.sparse_features(state, player)
        views.append([64 * i + b for i, w in enumerate(words) for b in range(64) if w >> b & 1])
    phases = len(network.outputs)
    phase = min(len(views[0]) * phases // (network.phase_features + 1), phases - 1)
    total = int(network.output_bias[phase])
    for side, on in enumerate(views):
        for unit in range(network.width):
            added = int(network.bias[unit]) + sum(int(network.weights[f, unit]) for f in on)
            added = (added + 2**15) % 2**16 - 2**15
            weight = int(network.outputs[phase, side * network.width + unit])
            total += min(max(added, 0), 255) * weight
    return total


@pytest.mark.parametrize("most", [40, 300, 6000])  # the last wraps around
def test_from_scratch_is_as_described(most) -> None:
    game = load("breakthrough")
    network = random_network(game, most=most)
    for state in random_positions(game, 30):
        assert network.total(game, state) == naive_total(network, game, state)


@pytest.mark.parametrize("spec", ["breakthrough:rows=5,columns=5", "connect_four", "hex:size=5"])
def test_incremental_is_from_scratch(spec) -> None:
    """Whatever a ply held before: paths are followed, left and entered at random."""
    game = load(spec)
    network, dice = random_network(game, width=4, most=6000), random.Random(1)
    game = plain_twin(network.sized(game))
    record = new_record(RECORD)
    kept = network.attach(record)
    for state in random_positions(game, 120):
        record.evaluated_ply = dice.randrange(5)
        assert network_total(game, state, record) == network.total(game, state)
    del kept


def test_compiled_is_plain() -> None:
    game = load("breakthrough")
    network = random_network(game, width=32, most=6000)
    game = network.sized(game)
    fast, wrong = walked(game, network, 20_000)
    slow, _ = walked(plain_twin(game), network, 60)
    assert wrong == 0
    assert np.array_equal(fast[:60], slow)
    assert len(set(fast)) > 5_000


@pytest.mark.long
@pytest.mark.parametrize(
    "spec", ["breakthrough", "connect_four", "hex:size=7", "othello", "checkers", "chess"]
)
def test_a_million_positions(spec) -> None:
    """Of each game: incremental is from scratch; of the first, plain is compiled."""
    game = load(spec)
    network = random_network(game, width=32, most=6000)  # sums wrap around
    game = network.sized(game)
    fast, wrong = walked(game, network, 1_000_000)
    slow, _ = walked(plain_twin(game), network, 400)
    assert wrong == 0
    assert np.array_equal(fast[:400], slow)
    assert len(set(fast.tolist())) > 10_000


@pytest.mark.parametrize(
    "options",
    [
        AlphaBetaOptions(quiescence=6, reductions=True),
        pytest.param(AlphaBetaOptions(), marks=pytest.mark.long),
    ],
    ids=["deeper", "plain"],
)
def test_search_by_a_network_is_the_same_in_both_executions(options: AlphaBetaOptions) -> None:
    game = load("breakthrough:rows=6,columns=6")
    network = random_network(game, width=32)
    found = [
        alpha_beta(one, depth=3, options=options, learnt=network)
        for one in (game, plain_twin(game))
    ]
    assert found[0].value == found[1].value
    assert found[0].nodes == found[1].nodes
    assert found[0].line == found[1].line


@pytest.mark.long
def test_pruning_is_the_same_in_both_executions() -> None:
    """It goes by how far off a value may be, which the game says of its own."""
    game, options = load("chess"), AlphaBetaOptions.type_b()
    network = replace(random_network(game, most=20), own=0.5, stretch=3.0)
    found = [
        alpha_beta(one, depth=2, options=options, learnt=network)
        for one in (game, plain_twin(game))
    ]
    assert found[0].value == found[1].value
    assert (found[0].nodes, found[0].line) == (found[1].nodes, found[1].line)


@pytest.mark.parametrize("stretch", [0.5, 1.0, 4.0])
def test_a_value_is_as_far_off_as_its_score(stretch) -> None:
    """Of chess, some 80 centipawns: a score of 0.2 in its own evaluation."""
    chess, record = load("chess"), new_record(RECORD)
    kept = replace(random_network(chess), stretch=stretch).attach(record)
    for value in (-0.999, -0.4, 0.0, 0.7, 1.0):
        wanted = 0.2 * stretch * (1 - abs(value)) ** 2
        assert learnt_accuracy(chess, value, record) == pytest.approx(wanted)
    del kept


@pytest.mark.plain
@pytest.mark.parametrize("own", [0.0, 0.7])
def test_values_are_those_of_leaves(own) -> None:
    """A search of depth 1 takes the best of the network's values from scratch."""
    game = load("breakthrough:rows=5,columns=4")
    network = replace(random_network(game), own=own)
    for state in random_positions(game, 6):
        after = [game.result(state, action) for action in game.actions(state)]
        mover = game.to_move(state)
        worths = [
            game.utility(one, mover) if game.is_terminal(one) else network.value(game, one, mover)
            for one in after
        ]
        found = alpha_beta(game, state, depth=1, learnt=network)
        assert found.value == pytest.approx(max(worths), rel=1e-6)
        glance = alpha_beta(game, state, depth=0, learnt=network)
        assert glance.value == network.value(game, state, mover)
        score = network.total(game, state) * network.scale
        score += own * own_score(game, state, 1.0)
        assert glance.value == pytest.approx(score / (1 + abs(score)))


@pytest.mark.plain
def test_games_without_a_network_search_as_before() -> None:
    game = load("breakthrough:rows=5,columns=4")
    before = alpha_beta(game, depth=4)
    alpha_beta(game, depth=2, learnt=random_network(game))
    after = alpha_beta(game, depth=4)
    assert (before.value, before.nodes) == (after.value, after.nodes)


def test_what_does_not_fit_is_refused() -> None:
    game = load("breakthrough")
    network = random_network(game)
    with pytest.raises(BadParameter, match="features, and chess has"):
        alpha_beta(load("chess"), learnt=network)
    options = AlphaBetaOptions(order_by_evaluation=True)
    with pytest.raises(BadParameter, match="own evaluation only"):
        alpha_beta(game, options=options, learnt=network)
    with pytest.raises(NotThisKindOfGame, match="two players with opposed interests"):
        feature_words(load("backgammon"))


class Blind(Game):
    """Says nothing about its states."""

    def initial_state(self):
        return (0,)


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="define sparse_features, or observation"):
        feature_words(Blind())
