"""What learns: a network, its running mean that plays, and the optimizer."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import torch
from torch import nn
from torch.nn import functional

from ..runs.checkpoint import Parts
from ..runs.device import check_device, descend
from ..runs.loop import Config, Progress, Run, metric
from .network import Network, Shape, in_channels_last

if TYPE_CHECKING:
    from ..runs.config import AlphaZeroConfig
    from .replay import Sample

__all__ = ["AveragedNetwork", "Learner", "SelfPlayProgress", "SelfPlayRun"]

_AVERAGED = 4  # steps between two updates of the running mean

Net = TypeVar("Net", bound=nn.Module)


class AveragedNetwork(Generic[Net]):
    """A network that learns, and a running mean of its weights that plays."""

    last_rate = 0.01
    """The share of the learning rate that is left at the end."""

    def __init__(self, network: Net, averaged: Net, optimizer: torch.optim.Optimizer) -> None:
        self.network, self.averaged, self.optimizer = network, averaged, optimizer
        self.averaged.load_state_dict(network.state_dict())
        self.rate, self.steps = optimizer.param_groups[0]["lr"], 0

    def anneal(self, share: float) -> None:
        """Set the learning rate for when this share of the run is over: it follows a cosine."""
        cosine = (1 + math.cos(math.pi * min(share, 1.0))) / 2
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * (self.last_rate + (1 - self.last_rate) * cosine)

    @property
    def parts(self) -> Parts:
        """What checkpoints keep."""
        return {"network": self.network, "averaged": self.averaged, "optimizer": self.optimizer}


@dataclass(frozen=True)
class SelfPlayProgress(Progress):
    games: int = metric("games")
    positions: int = metric("positions learnt from")
    moves_per_second: float = metric("moves per second", ",.0f")


class SelfPlayRun(Run[Config]):
    """A run in which a network plays against itself on a device, in many games at once."""

    learner: Any
    players: Any
    positions = games = 0
    owed = 0.0
    """Training steps that new positions call for."""

    def __init__(
        self, *args: Any, device: str | None = None, threads: int | None = None, **options: Any
    ) -> None:
        self.device, self.threads = check_device(device), threads
        super().__init__(*args, **options)

    @property
    def parts(self) -> Parts:
        return dict(self.learner.parts)

    def close(self) -> None:
        self.players.close()
        super().close()


class Learner(AveragedNetwork[Network]):
    """Learns from samples of self-play."""

    last_rate = 0.02

    def __init__(self, shape: Shape, config: AlphaZeroConfig, device: torch.device) -> None:
        torch.manual_seed(config.seed)
        self.device = device
        network, averaged = Network(shape).to(device), Network(shape).to(device)
        if device.type == "cuda":
            in_channels_last(network)
        optimizer = torch.optim.AdamW(
            network.parameters(),
            config.learning_rate,
            weight_decay=config.weight_decay,
            fused=device.type == "cuda",
        )
        super().__init__(network, averaged, optimizer)
        self._step = self._compiled()
        self._losses = torch.zeros(2, device=device)

    @property
    def losses(self) -> tuple[float, float]:
        """Of policy and value, in the last step."""
        policy, value = map(float, self._losses)
        return policy, value

    def learn(self, sample: Sample, share: float) -> None:
        """One step, when `share` of the run is over."""
        self.anneal(share)
        self.network.train()
        self._losses = self._step(*sample)
        self.steps += 1
        if self.steps % _AVERAGED == 0:
            self._average()

    def _average(self) -> None:
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
            descend(self.optimizer, both.sum())
            return both.detach()

        return step
