"""What learns: a network, its running mean that plays, and the optimizer; all of it resumable."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch.nn import functional

from ..runs.checkpoint import Parts, refill
from .network import Network, Shape, in_channels_last

if TYPE_CHECKING:
    from .config import Training
    from .replay import Sample

__all__ = ["Learner"]

_AVERAGED = 4  # steps between two looks of the running mean
_LAST_RATE = 0.02  # of the learning rate is left in the end


class Learner:
    """Learns from samples; `averaged` is the network that plays."""

    def __init__(self, shape: Shape, training: Training, device: torch.device) -> None:
        torch.manual_seed(training.seed)
        self.training, self.device, self.steps = training, device, 0
        self.network = Network(shape).to(device)
        self.averaged = Network(shape).to(device)
        self.averaged.load_state_dict(self.network.state_dict())
        if device.type == "cuda":
            in_channels_last(self.network)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(),
            training.learning_rate,
            weight_decay=training.weight_decay,
            fused=device.type == "cuda",
        )
        self._step = self._compiled()
        self._losses = torch.zeros(2, device=device)

    @property
    def losses(self) -> tuple[float, float]:
        """Of policy and value, in the last step."""
        policy, value = map(float, self._losses)
        return policy, value

    def learn(self, sample: Sample, share: float) -> None:
        """One step; `share` of the run is over."""
        rate = _LAST_RATE + (1 - _LAST_RATE) * (1 + math.cos(math.pi * min(share, 1.0))) / 2
        for group in self.optimizer.param_groups:
            group["lr"] = self.training.learning_rate * rate
        self.network.train()
        self._losses = self._step(*sample)
        self.steps += 1
        if self.steps % _AVERAGED == 0:
            self._average()

    def _average(self) -> None:
        """The players' network is a running mean of what is learnt."""
        keep = min(0.98, self.steps / (self.steps + 40.0))
        with torch.no_grad():
            mine = self.averaged.state_dict()
            for name, tensor in self.network.state_dict().items():
                if tensor.is_floating_point():
                    mine[name].lerp_(tensor, 1.0 - keep)
                else:
                    mine[name].copy_(tensor)

    def _compiled(self) -> Callable[..., torch.Tensor]:
        on_gpu = self.device.type == "cuda"

        def losses(seen: Any, policy: Any, value: Any) -> torch.Tensor:
            logits, found = self.network(seen)
            surprise = -(policy.float() * functional.log_softmax(logits.float(), 1)).sum(1).mean()
            return torch.stack((surprise, functional.mse_loss(found.float(), value)))

        forward = torch.compile(losses, dynamic=False) if on_gpu else losses

        def step(seen: Any, policy: Any, value: Any) -> torch.Tensor:
            if on_gpu and seen.dim() == 4:
                seen = seen.contiguous(memory_format=torch.channels_last)
            with torch.autocast(self.device.type, torch.bfloat16, enabled=on_gpu):
                both = forward(seen, policy, value)
            self.optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(both.sum())
            self.optimizer.step()
            return both.detach()

        return step

    # Checkpoints.

    @property
    def parts(self) -> Parts:
        """All that `restore` needs but the number of steps."""
        return {
            "network": self.network,
            "averaged": self.averaged,
            "optimizer": self.optimizer,
        }

    def restore(self, tensors: dict[str, torch.Tensor], steps: int) -> None:
        """Go on from a checkpoint."""
        refill(self.parts, tensors)
        self.steps = steps
