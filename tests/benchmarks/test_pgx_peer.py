"""What of the comparison with pgx needs no JAX."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from click.testing import CliRunner

from benchmarks.pgx_peer import Model, Moves, loaded, main, outcomes, save


def test_outcomes_change_sides_and_end_with_the_game():
    rewards = np.array([[0, 0], [0, 1], [1, 0], [0, 0]], np.float32)
    is_over = np.array([[0, 0], [0, 1], [1, 0], [0, 0]], bool)
    values, known = outcomes(Moves(None, None, rewards, is_over))
    assert values[:, 0].tolist() == [1, -1, 1, 0]
    assert values[:, 1].tolist() == [-1, 1, 0, 0]
    assert known.tolist() == [[1, 1], [1, 1], [1, 0], [0, 0]]


def test_a_model_is_read_as_it_was_written(tmp_path: Path):
    model = Model({"value.weight": np.ones((2, 1))}, {"neck.mean": np.zeros(3)})
    save(tmp_path / "runs" / "peer.npz", model, 6)
    found, blocks = loaded(tmp_path / "runs" / "peer.npz")
    assert blocks == 6
    assert found.weights["value.weight"].tolist() == [[1], [1]]
    assert found.means["neck.mean"].tolist() == [0, 0, 0]


def test_games_that_both_have():
    refused = CliRunner().invoke(main, ["train", "chess", "--to", "peer.npz"])
    assert refused.exit_code == 2
    assert "connect_four" in refused.output
