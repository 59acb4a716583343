"""PPO with a magnet: what it converges to, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from zermelo.learning.inference.shapes import Shape  # noqa: E402
from zermelo.learning.ppo.learner import Decisions, PPOLearner  # noqa: E402
from zermelo.learning.ppo.rollout_kernels import Moves  # noqa: E402
from zermelo.learning.runs.config import PPOConfig  # noqa: E402

CPU = torch.device("cpu")
BANDIT = Shape((2,), actions=4, values=1, scale=1.0, channels=8, blocks=1)
BOARD = Shape((2, 5, 5), actions=25, values=1, scale=1.0, channels=8, blocks=1)
UTILITY = np.array([0.5, 0.0, -0.5, 9.0], np.float32)  # the last arm can't be pulled


def learner(shape: Shape, **settings: Any) -> PPOLearner:
    config = PPOConfig(games=64, batch=256, learning_rate=0.02, weight_decay=0.0, **settings)
    made = PPOLearner(shape, config, CPU)
    made.prepare(Decisions(shape, 1, CPU).blank(256))
    return made


def policy(one: PPOLearner) -> Any:
    """Of the three arms."""
    with torch.no_grad():
        return torch.softmax(one.network.eval()(torch.ones(1, 2))[0][0, :3], 0)


def pulled(one: PPOLearner, dice: Any) -> tuple[Any, ...]:
    """A batch of its own choices."""
    likely = policy(one)
    chosen = torch.multinomial(likely, 256, replacement=True, generator=dice)
    gains = torch.from_numpy(UTILITY)[chosen]
    policies = torch.cat((likely, torch.zeros(1))).expand(256, 4)
    gains = gains - (likely * torch.from_numpy(UTILITY[:3])).sum()
    return torch.ones(256, 2), policies, torch.zeros(256, 1), chosen, gains


@pytest.mark.parametrize("weight", [0.25, 1.0])
def test_it_converges_to_the_softmax_of_utility_by_weight(weight: float) -> None:
    """As entropy-regularised choices do; illegal arms, however good, are not learnt about."""
    one = learner(BANDIT, kl_weight=0.0, entropy_weight=weight, last_entropy_weight=weight)
    dice = torch.Generator().manual_seed(1)
    for step in range(250):
        one.learn(pulled(one, dice), step / 250)
    expected = np.exp(UTILITY[:3] / weight)
    np.testing.assert_allclose(policy(one), expected / expected.sum(), atol=0.05)
    assert one.network.policy.bias[3] == 0.0
    assert not one.network.policy.weight[3].any()


def test_a_magnet_holds_the_policy() -> None:
    """That stays where it was: the best is the magnet's policy times exp(utility / weight)."""
    found = {}
    for weight in (0.05, 2.0):
        settings = {"kl_weight": weight, "last_kl_weight": weight, "magnet_steps": 10**9}
        one = learner(BANDIT, entropy_weight=0.0, last_entropy_weight=0.0, **settings)
        one.follow = lambda *_: None  # type: ignore[method-assign]
        dice = torch.Generator().manual_seed(1)
        for step in range(200):
            one.learn(pulled(one, dice), step / 200)
        found[weight] = policy(one)
        assert one.losses.distance >= 0.0
    assert found[0.05][0] > 0.97
    expected = np.exp(UTILITY[:3] / 2.0)
    np.testing.assert_allclose(found[2.0], expected / expected.sum(), atol=0.05)


def test_the_magnet_follows_slowly() -> None:
    one = learner(BANDIT, magnet_steps=1000)
    dice = torch.Generator().manual_seed(1)
    for step in range(80):
        one.learn(pulled(one, dice), step / 400)
    ways = [one.network.policy.bias - mean.policy.bias for mean in (one.averaged, one.magnet)]
    assert 0 < ways[0].abs().sum() <= ways[1].abs().sum()
    assert {"network", "averaged", "magnet", "optimizer"} == one.parts.keys()


def test_what_played_is_what_learns() -> None:
    """Norms are those of play: a first step finds every move as likely as it was."""
    one = learner(BOARD)
    torch.nn.init.normal_(one.network.policy.weight, std=0.5)
    seen = (torch.rand(256, 2, 5, 5) > 0.5).float()
    one.set_norms([(seen,)] * 20)
    with torch.no_grad():
        likely = torch.softmax(one.network.folded()(seen)[0], 1)
    chosen = torch.multinomial(likely, 1)[:, 0]
    one.learn((seen, likely, torch.zeros(256, 1), chosen, torch.randn(256)), 0.1)
    assert one.losses.clipped == 0.0
    before = [norm.clone() for name, norm in one.network.state_dict().items() if "running" in name]
    one.learn((seen, likely, torch.zeros(256, 1), chosen, torch.randn(256)), 0.1)
    after = [norm for name, norm in one.network.state_dict().items() if "running" in name]
    assert all(torch.equal(now, then) for now, then in zip(after, before, strict=True))


def test_every_decision_is_learnt_from_as_often_as_said() -> None:
    decisions = Decisions(BANDIT, 100, CPU)
    for count in (50, 23):  # the second in place of the first
        numbers = np.arange(count)
        policies = np.full((count, 4), 0.25, np.float32)
        seen, back = np.zeros((count, 2), np.float32), np.ones((count, 1), np.float32)
        new = Moves(seen, policies, back, numbers, numbers.astype(np.float32))
        assert decisions.replace(new) == count
    chosen = [sample[3].tolist() for sample in decisions.batches(8, 3)]
    assert [len(one) for one in chosen] == [8] * 6
    for epoch in range(3):
        assert len({*chosen[2 * epoch], *chosen[2 * epoch + 1]}) == 16
    assert len(decisions.glance(5)) == len(decisions.sample(5)) == 3
