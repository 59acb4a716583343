"""TD-leaf: the search against plain minimax, and values learnt against the exact ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.game import Game, LinearEvaluation
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.kernel import new_record, seeded
from zermelo.learning.linear.leaf_search import foresee, leaf_record, play_game
from zermelo.learning.linear.td_leaf import LeafProgress, learn_weights, returns_of
from zermelo.learning.runs.config import TDLeafConfig

PLIES, NODES = 4, 31
ENDS = (0.5, -0.75, 0.25, 0.0, -0.5, 0.75, -0.25, 0.5, 0.75, -0.5, 0.0, 0.25, -0.75, 0.5, 0.6, -0.1)


class Place(NamedTuple):
    node: int  # children of n are 2n + 1 and 2n + 2
    ply: int


class Tree(LinearEvaluation, Game):
    """A small tree; every node has a feature of its own, so all values can be learnt."""

    utility_bounds = (-1.0, 1.0)
    max_actions = 2
    feature_names = tuple(f"node {i}" for i in range(15))
    weights = (0.0,) * 15
    ends = ENDS

    def initial_state(self) -> Place:
        return Place(0, 0)

    def to_move(self, state: Place) -> int:
        return state.ply % 2

    def actions(self, state: Place) -> Iterator[int]:
        yield 1
        yield 2

    def result(self, state: Place, action: int) -> Place:
        return Place(2 * state.node + action, state.ply + 1)

    def is_terminal(self, state: Place) -> bool:
        return state.ply == PLIES

    def utility(self, state: Place, player: int) -> float:
        worth = self.ends[state.node - 15]
        return worth if player == 0 else -worth

    def features(self, state: Place, player: int) -> tuple[float, ...]:
        node, sign = state.node, 1.0 if player == 0 else -1.0
        return (
            sign * (node == 0),
            sign * (node == 1),
            sign * (node == 2),
            sign * (node == 3),
            sign * (node == 4),
            sign * (node == 5),
            sign * (node == 6),
            sign * (node == 7),
            sign * (node == 8),
            sign * (node == 9),
            sign * (node == 10),
            sign * (node == 11),
            sign * (node == 12),
            sign * (node == 13),
            sign * (node == 14),
        )


GAME = Tree()


class PlainTree(Tree):
    compiled = False


def exact(state: Place) -> float:
    """Minimax, to the first player."""
    if GAME.is_terminal(state):
        return GAME.utility(state, 0)
    below = [exact(GAME.result(state, action)) for action in GAME.actions(state)]
    return max(below) if GAME.to_move(state) == 0 else min(below)


def minimax(state: Place, depth: int, weights: np.ndarray) -> float:
    if GAME.is_terminal(state):
        return GAME.utility(state, 0)
    if depth == 0:
        return float(np.tanh(weights @ GAME.features(state, 0)))
    below = [minimax(GAME.result(state, action), depth - 1, weights) for action in (1, 2)]
    return max(below) if GAME.to_move(state) == 0 else min(below)


def record_with(weights: np.ndarray) -> object:
    record = new_record(leaf_record(15))
    record.random, record.steep, record.most = int(seeded(1)), 1.0, 1.0
    record.weights[0], record.both = weights, 1
    return record


@pytest.mark.parametrize("game", [GAME, PlainTree()], ids=["compiled", "plain"])
def test_the_search_is_minimax_and_knows_its_leaf(game: Game) -> None:
    dice = np.random.default_rng(3)
    for _ in range(20):
        weights = dice.normal(size=15)
        record = record_with(weights)
        for depth in range(5):
            value = foresee(game, GAME.initial_state(), record, 0, depth, -2.0, 2.0)
            assert value == pytest.approx(minimax(GAME.initial_state(), depth, weights))
            if depth < PLIES:
                assert not record.ends[0]
                assert np.tanh(weights @ record.leaves[0]) == pytest.approx(value)
                assert record.leaves[0].sum() == 1
            else:
                assert record.ends[0]


def test_a_game_is_played_by_the_search() -> None:
    weights = np.random.default_rng(4).normal(size=15)
    found = []
    for game in (GAME, PlainTree()):
        record = record_with(weights)
        values, flags, leaves = np.zeros(9), np.zeros(9, np.int64), np.zeros((9, 15))
        count, outcome = play_game(game, record, 2, 9, values, leaves, flags)
        assert count == PLIES
        assert outcome in ENDS
        state = GAME.initial_state()
        assert values[0] == pytest.approx(minimax(state, 2, weights))
        found.append((values, flags, outcome))
    assert found[0][0] == pytest.approx(found[1][0])
    assert (found[0][1] == found[1][1]).all()
    assert found[0][2] == found[1][2]


def test_returns() -> None:
    values, calm = np.array([0.1, 0.2, 0.4]), np.zeros(3, bool)
    assert returns_of(values, calm, 1.0, 0.0) == pytest.approx([0.2, 0.4, 1.0])
    assert returns_of(values, calm, 1.0, 1.0) == pytest.approx([1.0, 1.0, 1.0])
    assert returns_of(values, calm, 1.0, 0.5) == pytest.approx([0.45, 0.7, 1.0])
    jumped = np.array([False, True, False])
    assert returns_of(values, jumped, 1.0, 0.5) == pytest.approx([0.2, 0.2, 1.0])


def test_it_reaches_the_exact_values() -> None:
    seen: list[LeafProgress] = []
    training = TDLeafConfig(
        games=20_000, depth=1, trace=0.5, epsilon=0.5, batch=20, learning_rate=0.05
    )
    weights = learn_weights(GAME, training, report=seen.append)
    for node in range(15):
        # What is never on the best line need not be exact: nobody learns from it.
        state = Place(node, (node + 1).bit_length() - 1)
        assert minimax(state, 1, np.array(weights)) == pytest.approx(exact(state), abs=0.01)
    assert len(seen) == 1000
    assert seen[-1].error < seen[0].error


def test_a_resumed_run_ends_where_it_would_have_ended(tmp_path: Path) -> None:
    config = TDLeafConfig(games=40, batch=4, epsilon=0.3)
    whole = learn_weights(GAME, config, folder=tmp_path / "whole")
    assert learn_weights(GAME, config) == whole, "the same seed, the same weights"

    def interrupt(progress: LeafProgress) -> None:
        if progress.steps == 3:
            raise KeyboardInterrupt

    parts = learn_weights(GAME, config, folder=tmp_path / "parts", report=interrupt)
    assert parts != whole, "Ctrl-C stops with what was learnt"
    assert learn_weights(GAME, folder=tmp_path / "parts", resume=True) == whole
    kept = json.loads((tmp_path / "parts" / "weights.json").read_text())
    assert tuple(kept.values()) == whole
    assert len((tmp_path / "parts" / "metrics.jsonl").read_text().splitlines()) == 10


def test_what_is_refused() -> None:
    with pytest.raises(NotThisKindOfGame, match="no weights to learn"):
        learn_weights(KuhnPoker())
    with pytest.raises(BadParameter, match="epsilon must be from 0 to 1"):
        TDLeafConfig(epsilon=2.0)
    with pytest.raises(BadParameter, match="depth must be at least 1"):
        TDLeafConfig(depth=0)
    with pytest.raises(BadParameter, match="together must be below"):
        TDLeafConfig(depth=40)
