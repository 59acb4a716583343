"""What learns: its loss, its rate, its first steps and the way back."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from torch.nn import functional  # noqa: E402

from tests.learning.small_runs import TINY  # noqa: E402
from zermelo.learning.alphazero.learner import Learner, scaled_rate, value_loss  # noqa: E402
from zermelo.learning.inference.shapes import Shape  # noqa: E402

SHAPE = Shape((3, 6, 6), actions=36, values=1, scale=1.0, channels=16, blocks=2)
CPU = torch.device("cpu")


def learner(**settings: Any) -> Learner:
    made = Learner(SHAPE, replace(TINY, **settings), CPU)
    made.prepare(sample(4))
    return made


def sample(rows: int, seed: int = 0) -> tuple[Any, ...]:
    """Positions whose outcome is known from a place on the board; three moves are good."""
    dice = np.random.default_rng(seed)
    seen = torch.from_numpy((dice.random((rows, *SHAPE.observation)) > 0.6).astype(np.float32))
    policy = torch.zeros(rows, SHAPE.actions)
    policy[:, :3] = 1 / 3
    return seen, policy, seen[:, 0, 2, 2, None] * 2 - 1


def test_a_value_that_is_sure_of_the_wrong_thing_can_be_taught() -> None:
    """A squared error would not teach it: tanh is flat there."""
    for target in (-1.0, -0.5, 0.0, 0.25):
        raw = torch.tensor([[9.0]], requires_grad=True)
        value_loss(raw, torch.tensor([[target]])).backward()
        assert raw.grad is not None
        assert raw.grad.item() == pytest.approx(1 - target, abs=1e-3), "value - target"
    raw = torch.tensor([[9.0]], requires_grad=True)
    functional.mse_loss(torch.tanh(raw), torch.tensor([[-1.0]])).backward()
    assert abs(raw.grad.item()) < 1e-6  # type: ignore[union-attr]


def test_the_best_value_is_the_mean_outcome() -> None:
    raw = torch.zeros(1, 1, requires_grad=True)
    for _ in range(200):
        (slope,) = torch.autograd.grad(
            value_loss(raw.expand(4, 1), torch.tensor([[1.0], [1], [1], [-1]])), raw
        )
        raw = (raw - slope).detach().requires_grad_()
    assert math.tanh(raw.item()) == pytest.approx(0.5, abs=1e-3)


def test_it_begins_with_even_odds() -> None:
    logits, values = learner().network(sample(5)[0])
    assert not logits.any()
    assert not values.any()


def test_the_rate_goes_by_the_batch_and_rises() -> None:
    assert [scaled_rate(1e-3, batch) for batch in (32, 256, 1024, 4096)] == [1e-3, 1e-3, 2e-3, 2e-3]
    one, rates = learner(learning_rate=1e-3, batch=1024), []
    for step in (0, 1, 250, 500, 600):
        one.steps = step
        one.anneal(0.0)
        rates.append(one.rate_now)
    assert rates == sorted(rates)
    assert rates[0] < 1e-5
    assert rates[-1] == rates[-2] == 2e-3
    assert one.optimizer.param_groups[0]["lr"] == 2e-3
    one.anneal(1.0)
    assert one.rate_now == pytest.approx(2e-3 * one.last_rate)


def test_a_stray_batch_moves_nothing_far() -> None:
    one = learner()
    seen, policy, value = sample(16)
    one.learn((seen, 1e6 * policy, value), 0.5)
    assert one.losses.gradient > 1e5
    lengths = [weight.grad.norm() for weight in one.network.parameters()]
    assert math.hypot(*lengths) == pytest.approx(4.0, rel=1e-3)


def squared_error(raw: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """The loss of before, in the precision of a GPU."""
    return functional.mse_loss(torch.tanh(raw.bfloat16()).float(), target)


@pytest.mark.parametrize("loss, recovers", [(value_loss, True), (squared_error, False)])
def test_a_saturated_value_recovers(
    loss: Any, recovers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Othello's collapse: after some wild steps the value is 1 everywhere, whoever wins."""
    monkeypatch.setattr("zermelo.learning.alphazero.learner.value_loss", loss)
    one = learner(learning_rate=0.01)
    torch.nn.init.constant_(one.network.value.bias, 6.0)
    one.learn(sample(64), 0.1)
    assert one.losses.value > 1.5, "worse than saying nothing"
    for step in range(40):
        one.learn(sample(64, step), 0.1)
    assert (one.losses.value < 1.1) == recovers
    assert (one.losses.value > 1.5) != recovers


def test_large_batches_do_not_saturate_the_value() -> None:
    """Never much worse than knowing nothing, even at a rate that is too high."""
    one = learner(learning_rate=0.02, batch=4096)
    for step in range(30):
        one.learn(sample(256, step), step / 300)
        assert one.losses.value < 1.3
    assert one.losses.policy < 1.2, "and the policy has been learnt: log 3 is 1.1"


def test_the_way_back() -> None:
    one = learner(learning_rate=0.01)
    for step in range(8):
        one.learn(sample(32, step), 0.2)
    one.remember()
    kept = [tensor.clone() for tensor in one._tensors()]
    for step in range(8):
        one.learn(sample(32, step), 0.2)
    assert any((now != then).any() for now, then in zip(one._tensors(), kept, strict=True))
    one.go_back()
    assert all((now == then).all() for now, then in zip(one._tensors(), kept, strict=True))
    one.anneal(0.2)
    assert one.rate_now < 1e-4, "it rises once more"
    assert one.good_step == 8
    one.go_back(to_start=True)
    assert one.good_step == 0
    assert not one.network.policy.weight.any(), "to the very beginning"
    assert not any(moments["exp_avg"].any() for moments in one.optimizer.state.values())


def test_nothing_is_said_of_losses_before_the_first_step() -> None:
    assert set(learner().losses) == {None}
