"""TD-leaf: the leaves of searches against plain minimax, and values learnt against exact ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from zermelo.algorithms import read_learnt
from zermelo.errors import BadParameter, NotThisKindOfGame
from zermelo.evaluation import LinearWeights, load_evaluation
from zermelo.game import Game, LinearEvaluation
from zermelo.games.kuhn_poker import KuhnPoker
from zermelo.games.othello import Othello
from zermelo.learning.evaluation import spread
from zermelo.learning.evaluation.fitting import shares_of
from zermelo.learning.evaluation.selfplay import EngineGames, SearchedPositions, settle
from zermelo.learning.evaluation.td_leaf import TDLeaf
from zermelo.learning.evaluation.training import EvaluationRun, train_evaluation
from zermelo.learning.evaluation.weights import Samples
from zermelo.learning.runs.config import EvaluationConfig

PLIES = 4
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


PLAIN = PlainTree()
CONFIG = EvaluationConfig(
    kind="linear",
    rule="td-leaf",
    minutes=0,
    max_steps=1,
    nodes=10,
    opening=0,
    longest=9,
    positions=600,
    test_games=4,
    trace=0.5,
    epsilon=0.5,
)
DEPTH = 2  # of a search of ten nodes in this tree


def shown(weights: np.ndarray) -> LinearWeights:
    return LinearWeights(weights=weights, gain=1.0)


def exact(state: Place) -> float:
    """Minimax, to the first player."""
    return minimax(state, PLIES, np.zeros(15))


def minimax(state: Place, depth: int, weights: np.ndarray) -> float:
    if PLAIN.is_terminal(state):
        return PLAIN.utility(state, 0)
    if depth == 0:
        return shown(weights).value(PLAIN, state, 0)
    below = [minimax(PLAIN.result(state, action), depth - 1, weights) for action in (1, 2)]
    return max(below) if PLAIN.to_move(state) == 0 else min(below)


def test_searches_by_weights_are_minimax_and_know_their_leaf() -> None:
    dice = np.random.default_rng(3)
    for _ in range(8):
        weights = dice.normal(size=15)
        table = EngineGames(PLAIN, replace(CONFIG, epsilon=0.0), shown(weights))
        played, worth = table.play(1)
        assert len(played.values) == PLIES
        assert worth in ENDS
        state = PLAIN.initial_state()
        for ply, counts in enumerate(played.counts[:, :15]):
            value = minimax(state, DEPTH, weights)
            sign = 1 if ply % 2 == 0 else -1
            assert sign * played.values[ply] == pytest.approx(value, abs=1e-6)
            if ply + DEPTH < PLIES:
                assert shares_of(counts @ weights) == pytest.approx(sign * value, abs=1e-6)
                assert np.abs(counts).sum() == 1
            else:
                assert not counts.any(), "the line ends the game"
            best = [minimax(PLAIN.result(state, one), DEPTH - 1, weights) for one in (1, 2)]
            state = PLAIN.result(state, 1 + best.index((max if sign > 0 else min)(best)))


class PlainOthello(Othello):
    compiled = False


def test_what_is_learnt_from_is_where_a_value_comes_from() -> None:
    """Not a leaf whose value is known otherwise, such as by the discs that can't be lost."""
    weights = np.array([4.0, -1.0, 1.0, -1.0, 0.5])
    learnt = LinearWeights(weights=weights, gain=0.1)
    config = replace(CONFIG, nodes=20, longest=40)
    played, _ = EngineGames(PlainOthello(size=6), config, learnt).play(2)
    counts = played.counts[:, :5]
    is_leaf = counts.any(axis=1)
    assert 9 < is_leaf.sum() < len(is_leaf)
    assert shares_of(0.1 * (counts @ weights))[is_leaf] == pytest.approx(
        played.values[is_leaf], abs=1e-6
    )


def test_outcomes_are_lambda_returns() -> None:
    def settled(values: list[float], cuts: dict[int, float], trace: float) -> list[float]:
        worths, cut = np.zeros((len(values), 4)), 0
        for ply, value in enumerate(values):
            worths[ply, 0], worths[ply, 3] = (value, 0) if ply % 2 == 0 else (-value, 1)
            if ply in cuts:
                settle(worths, cut, ply + 1, cuts[ply], trace)
                cut = ply + 1
        settle(worths, cut, len(values), 1.0, trace)
        return [float(row[1]) * (1 if ply % 2 == 0 else -1) for ply, row in enumerate(worths)]

    values = [0.1, 0.2, 0.4]
    assert settled(values, {}, 0.0) == pytest.approx([0.2, 0.4, 1.0])
    assert settled(values, {}, 1.0) == pytest.approx([1.0, 1.0, 1.0])
    assert settled(values, {}, 0.5) == pytest.approx([0.45, 0.7, 1.0])
    assert settled(values, {1: 0.2}, 0.5) == pytest.approx([0.2, 0.2, 1.0]), "a random move"


def test_weights_move_to_where_values_are_the_outcomes() -> None:
    rows = np.zeros((15, 1, 16), np.float32)
    rows[range(15), 0, range(15)] = 1.0
    outcomes = np.linspace(-0.8, 0.8, 15).astype(np.float32)
    played = SearchedPositions(rows.view(np.uint64), outcomes * 0, outcomes, outcomes * 0)
    td_leaf = TDLeaf(shown(np.zeros(15)), replace(CONFIG, learning_rate=0.02))
    errors = [td_leaf.step(played, 1.0 - step / 600) for step in range(600)]
    assert errors[-1] < 0.01 < errors[0]
    assert shares_of(td_leaf.evaluation.weights) == pytest.approx(outcomes, abs=0.02)


@pytest.mark.long
def test_it_reaches_the_exact_values() -> None:
    td_leaf = TDLeaf(shown(np.zeros(15)), replace(CONFIG, learning_rate=0.0125))
    table = EngineGames(GAME, CONFIG, td_leaf.evaluation)
    for step in range(1000):
        games = [table.play(16 * step + number)[0] for number in range(16)]
        td_leaf.step(
            SearchedPositions(*map(np.concatenate, zip(*games, strict=True))), 1.0 - step / 1000
        )
    for node in range(15):
        # What is never on the best line need not be exact: it is not learnt from.
        state = Place(node, (node + 1).bit_length() - 1)
        found = minimax(state, DEPTH, td_leaf.evaluation.weights)
        assert found == pytest.approx(exact(state), abs=0.03)


def test_a_resumed_run_ends_where_it_would_have_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spread, "POSITIONS", 2)
    whole = train_evaluation(PLAIN, tmp_path / "whole", CONFIG, threads=1)
    folder = tmp_path / "parts"
    run = EvaluationRun(PLAIN, folder, CONFIG, threads=2)
    run.prepare()
    for _ in range(3):
        run.advance()
    assert run.stage == "playing"
    run.save()
    run.close()
    again = train_evaluation(PLAIN, folder, threads=2, resume=True)
    assert (again.games, again.test_counts) == (whole.games, whole.test_counts)
    kept = json.loads((folder / "weights.json").read_text())
    assert kept == json.loads((tmp_path / "whole" / "weights.json").read_text())
    assert tuple(kept) == PLAIN.feature_names
    learnt = load_evaluation(folder / "candidate.evaluation", PLAIN)
    assert list(learnt.weights) == list(kept.values())
    assert read_learnt(PLAIN, str(folder / "candidate.evaluation")).value(
        PLAIN, PLAIN.initial_state(), 0
    ) == learnt.value(PLAIN, PLAIN.initial_state(), 0)


def test_what_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotThisKindOfGame, match="no weights to learn"):
        train_evaluation(KuhnPoker(), tmp_path / "run", CONFIG)
    assert not (tmp_path / "run").exists()
    played = Samples(np.zeros((1, 15)), np.ones(1), np.zeros(1, np.int64))
    with pytest.raises(BadParameter, match="with --kind linear, not patterns"):
        train_evaluation(PLAIN, tmp_path / "run", EvaluationConfig(), samples=played)
    with pytest.raises(BadParameter, match="names 15"):
        shown(np.zeros(3)).sized(PLAIN)
