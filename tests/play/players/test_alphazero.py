"""Search guided by a policy that was learnt without search, as AlphaGo's was from people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.games.comparing import plain_twin, played
from zermelo import choose
from zermelo.games import load
from zermelo.kernel.tiers import Tier, in_tier
from zermelo.learning.inference.shapes import PolicyShape
from zermelo.learning.league.policy_net import PolicyNet
from zermelo.learning.runs.network_file import BadNetwork, write_weights
from zermelo.play import make
from zermelo.play.player import turn_at

TIC = plain_twin(load("tic_tac_toe"))


def policy(likes: int | None = None) -> PolicyNet:
    """A policy that finds all positions even, and all moves alike or one much better."""
    network = PolicyNet(PolicyShape.of(TIC, 8, 1)).eval()
    with torch.no_grad():
        network.value.weight.zero_()
        network.value.bias.zero_()
        if likes is not None:
            network.policy.bias[likes] = 10.0
    return network


def chosen(path: Path, state: Any, iterations: int) -> str:
    found = choose(TIC, state, by=f"alphazero:net={path},iterations={iterations}")
    return TIC.action_text(state, found.action)


def test_priors_and_values_of_a_policy() -> None:
    priors, values = policy(likes=8).for_play()(np.zeros((2, *TIC.observation_shape), np.float32))
    assert priors.shape == (2, 9)
    assert priors.sum(1) == pytest.approx([1, 1])
    assert priors[:, 8] == pytest.approx([1, 1], abs=0.01)
    assert values == pytest.approx([0, 0])


def test_a_policy_guides_the_search(tmp_path: Path) -> None:
    """With few iterations the policy decides; with more the search finds the win it overlooks."""
    file = tmp_path / "network.safetensors"
    policy(likes=8).save(file, "tic_tac_toe", {})
    assert chosen(file, TIC.initial_state(), 8) == TIC.action_text(TIC.initial_state(), 8)
    policy().save(file, "tic_tac_toe", {})
    state = played(TIC, "a1", "b1", "a2", "b2")
    assert chosen(file, state, 200) == "a3"


def test_a_file_that_is_neither(tmp_path: Path) -> None:
    file = tmp_path / "network.safetensors"
    one = policy()
    write_weights(file, one.arrays(), one.shape, "something else", "tic_tac_toe", {})
    with pytest.raises(BadNetwork, match="is not a network"):
        chosen(file, TIC.initial_state(), 8)


@pytest.mark.long
def test_plain_until_it_is_compiled() -> None:
    """With an empty cache the first answer waits for no compiler, and is the compiled one's.

    Without --long, the next test says so of a smaller game.
    """
    game = load("breakthrough")
    found = []
    for tier in (Tier.PLAIN, Tier.COMPILED):
        with in_tier(tier):
            found.append(choose(game, by="alphazero:iterations=16").result)
    plain, compiled = found
    assert plain.action == compiled.action
    assert plain.value == pytest.approx(compiled.value, abs=1e-4)
    assert plain.nodes == compiled.nodes


def test_compiled_code_is_taken_up_between_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the same game, by a player that began without it."""
    game, ready = load("tic_tac_toe"), [False]
    asked: list[str] = []

    def best(game: Any, search: Any, **settings: Any) -> Any:
        asked.append(settings["net"])
        return game if ready[0] else plain_twin(game)

    monkeypatch.setattr("zermelo.play.players.alphazero.in_best_tier", best)
    player = make("alphazero:iterations=8")
    player.begin(game, 0, 0)
    turn = turn_at(game, played(game, "a1", "b1", "a2", "b2"))
    first = player.choose(turn)
    ready[0] = True
    second = player.choose(turn)
    player.choose(turn)
    assert len(asked) == 3, "once compiled it asks no more"
    assert first.action == second.action == game.parse_action(turn.state, "a3")
