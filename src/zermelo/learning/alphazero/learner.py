"""What learns: a network, its running mean that plays, and the optimizer."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

import torch
from torch import nn
from torch.nn import functional

from ...machine import check_device
from ..inference.shapes import Shape
from ..runs.checkpoint import Parts
from ..runs.device import descend_clipped
from ..runs.loop import Config, Progress, Run, metric
from .network import Network, binary_loss, in_channels_last, new_heads, target_loss
from .samples import NO_TARGETS, Targets

if TYPE_CHECKING:
    from ..runs.config import PolicyValueConfig
    from ..runs.imitation_config import ImitationConfig
    from .replay import Sample

AVERAGED = 4  # steps between two updates of the running mean
_RISING = 0.02  # share of a run after which the learning rate has risen, however few its steps
LONGEST_GRADIENT = 4.0  # a few times what it usually is: a stray batch moves nothing far
_VALUE_WEIGHT = 2.0  # at even odds the gradient of the value is then that of its squared error
_USUAL_BATCH = 256  # for which the learning rate is given
_MOST_SCALED = 2.0  # times as fast, at most, do larger batches learn

Net = TypeVar("Net", bound=nn.Module)
Kept = dict[int, torch.Tensor]
"""Copies of tensors, by the identity of each."""


class AveragedNetwork(Generic[Net]):
    """A network that learns, and a running mean of its weights that plays."""

    last_rate = 0.01
    """The share of the learning rate that is left at the end."""
    warm_up_steps = 0
    """In which the learning rate rises: the first gradients of a network are the wildest."""

    def __init__(self, network: Net, averaged: Net, optimizer: torch.optim.Optimizer) -> None:
        self.network, self.averaged, self.optimizer = network, averaged, optimizer
        self.averaged.load_state_dict(network.state_dict())
        self.averaged.eval()
        self.rate, self.steps = float(optimizer.param_groups[0]["lr"]), 0
        self.rate_now = 0.0
        """The learning rate of the last step."""
        self.rate_share = 1.0
        """What a run that went wrong has left of its learning rate."""
        self.since = 0
        """The step at which it was put right."""

    def anneal(self, share: float) -> None:
        """Set the learning rate for when this share of the run is over: it rises in the first
        steps, and in those after an accident, and then follows a cosine."""
        cosine = (1 + math.cos(math.pi * min(share, 1.0))) / 2
        risen = (self.steps - self.since + 1) / (self.warm_up_steps + 1)
        rise = min(1.0, risen if self.since else max(risen, share / _RISING))
        rate = self.rate * rise * (self.last_rate + (1 - self.last_rate) * cosine)
        self.rate_now = rate * self.rate_share
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], torch.Tensor):  # where a recorded step reads it
                group["lr"].fill_(self.rate_now)
            else:
                group["lr"] = self.rate_now

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


class _RecordedStep:
    """A step as one graph of the GPU: its kernels take less time than launching them one by one."""

    def __init__(self, step: Callable[..., torch.Tensor], sample: Sample) -> None:
        self._sample = tuple(tensor.clone() for tensor in sample)
        torch.cuda.synchronize()
        cuda: Any = torch.cuda  # whose makers have no types
        aside = cuda.Stream()
        with cuda.stream(aside):
            for _ in range(3):  # what is set up at the first time is not to be recorded
                step(*self._sample)
        torch.cuda.synchronize()
        self._graph = cuda.CUDAGraph()
        with cuda.graph(self._graph, stream=aside):
            self._losses = step(*self._sample)

    def __call__(self, *sample: torch.Tensor) -> torch.Tensor:
        for mine, new in zip(self._sample, sample, strict=True):
            mine.copy_(new)
        self._graph.replay()
        return self._losses


class Losses(NamedTuple):
    """Of one step."""

    policy: float
    """Cross-entropy of the search's policy, in nats."""
    value: float
    """Mean square error."""
    gradient: float
    """The length of the gradient, before it was cut."""
    ownership: float = 0.0
    """Cross-entropy of who owns a cell in the end, in nats; 0 where it is not learnt."""
    replies: float = 0.0
    """Cross-entropy of the opponent's policy, in nats; 0 where it is not learnt."""


class Learner(AveragedNetwork[Network]):
    """Learns from samples of self-play."""

    last_rate, warm_up_steps = 0.02, 500
    kind_of_losses: ClassVar[Any] = Losses
    norms_follow = True
    """Whether norms take mean and variance from each batch that is learnt from."""

    def __init__(
        self,
        shape: Shape,
        config: PolicyValueConfig | ImitationConfig,
        device: torch.device,
        targets: Targets = NO_TARGETS,
    ) -> None:
        torch.manual_seed(config.seed)
        self.device, self.on_gpu = device, device.type == "cuda"
        network, averaged = Network(shape), Network(shape).to(device)
        # Even odds to begin with: a head that is sure of what it does not know learns late.
        for head in (network.policy, network.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        network.to(device)
        self.target_weights, self.heads = targets.weights(), new_heads(shape, targets).to(device)
        if self.on_gpu:
            in_channels_last(network)
        rate: Any = scaled_rate(config.learning_rate, config.batch)
        optimizer = torch.optim.AdamW(
            (*network.parameters(), *self.heads.parameters()),
            torch.tensor(rate, device=device) if self.on_gpu else rate,
            weight_decay=config.weight_decay,
            fused=self.on_gpu,
            capturable=self.on_gpu,
        )
        super().__init__(network, averaged, optimizer)
        self._one_step: Callable[..., torch.Tensor] = self.step
        self._losses: torch.Tensor | None = None
        self._first: Kept = {}
        self._good: Kept = {}
        self.good_step = self._first_step = 0
        """Where `go_back` leads to."""

    def begin_with(self, start: Network) -> None:
        """Have all networks begin as this one, which has the same shape."""
        for part in self.parts.values():
            if isinstance(part, Network):
                part.load_state_dict(start.state_dict())

    @property
    def parts(self) -> Parts:
        heads: Parts = {"heads": self.heads} if len(self.heads) else {}
        return {**super().parts, **heads}

    @property
    def losses(self) -> Any:
        """Of the last step; None each before the first."""
        if self._losses is None:
            return self.kind_of_losses(*[None] * len(self.kind_of_losses._fields))
        return self.kind_of_losses(*self._losses.tolist())

    def prepare(self, sample: Sample) -> None:
        """Record a step for samples of this size, on a GPU; nothing is learnt from it."""
        if self.on_gpu:
            kept = self._kept()
            self.network.train(self.norms_follow)
            self._one_step = _RecordedStep(self.step, sample)
            self._restore(kept)
        self.remember()
        self._first, self._first_step = self._good, self.good_step

    def _tensors(self) -> list[torch.Tensor]:
        """All that learning changes; a recorded step knows them by their place in memory."""
        moments = [one for state in self.optimizer.state.values() for one in state.values()]
        parts = (part for part in self.parts.values() if isinstance(part, nn.Module))
        weights = [one for each in parts for one in (*each.parameters(), *each.buffers())]
        return [*weights, *moments]

    def _kept(self) -> Kept:
        return {id(tensor): tensor.detach().clone() for tensor in self._tensors()}

    def _restore(self, kept: Kept) -> None:
        """As it was; moments that were not there yet begin at zero."""
        with torch.no_grad():
            for tensor in self._tensors():
                tensor.copy_(kept.get(id(tensor), torch.zeros_like(tensor)))

    def remember(self) -> None:
        """Keep all as it is now, to come back to."""
        self._good, self.good_step = self._kept(), self.steps

    def go_back(self, to_start: bool = False) -> None:
        """To what was remembered last, or first; the rate rises once more."""
        if to_start:
            self._good, self.good_step = self._first, self._first_step
        self._restore(self._good)
        self.since = self.steps

    def learn(self, sample: Sample, share: float) -> None:
        """One step, when `share` of the run is over."""
        self.anneal(share)
        self.network.train(self.norms_follow)
        self._losses = self._one_step(*sample)
        self.steps += 1
        if self.steps % AVERAGED == 0:
            self.average()

    def average(self) -> None:
        """The running means follow what was learnt."""
        self.follow(self.averaged, 0.98)

    def follow(self, mean: Network, keep: float) -> None:
        """Move a running mean; it moves faster in the first steps."""
        keep = min(keep, self.steps / (self.steps + 40.0))
        with torch.no_grad():
            mine, new = mean.state_dict(), self.network.state_dict()
            moving = [name for name, tensor in mine.items() if tensor.is_floating_point()]
            torch._foreach_lerp_(
                [mine.pop(name) for name in moving], [new[name] for name in moving], 1.0 - keep
            )
            for name, count in mine.items():
                count.copy_(new[name])

    def answers(
        self, network: Network, seen: Any, heads: Iterable[nn.Module] = ()
    ) -> tuple[torch.Tensor, ...]:
        """Logits, values before tanh and what further heads say, in the precision in which the
        device computes."""
        if self.on_gpu and seen.dim() == 4:
            seen = seen.contiguous(memory_format=torch.channels_last)
        kind, bf16 = self.device.type, torch.bfloat16
        with torch.autocast(kind, bf16, enabled=self.on_gpu, cache_enabled=False):
            features = network.trunk(seen)
            said = (*network.judge(features), *(head(features) for head in heads))
        return tuple(one.float() for one in said)

    def step(self, *sample: Any) -> torch.Tensor:
        """Observations, policies to learn, value targets, NaN where they are unknown, and a target
        for each further head."""
        seen, policy, value, *further = sample
        logits, raw, *said = self.answers(self.network, seen, self.heads.values())
        # A target that is the value itself has no gradient.
        value = torch.where(value.isnan(), torch.tanh(raw.detach()), value)
        surprise = -(policy.float() * functional.log_softmax(logits, 1)).sum(1).mean()
        loss = surprise + _VALUE_WEIGHT * value_loss(raw, value)
        missed = {
            name: target_loss(name, answer, target.float())
            for name, answer, target in zip(self.heads, said, further, strict=True)
        }
        for name, one in missed.items():
            loss = loss + self.target_weights[name] * one
        length = descend_clipped(self.optimizer, loss, LONGEST_GRADIENT)
        wrong = functional.mse_loss(torch.tanh(raw.detach()), value)
        others = (missed.get(name, torch.zeros_like(wrong)) for name in Targets._fields)
        return torch.stack((surprise.detach(), wrong, length, *(one.detach() for one in others)))


def value_loss(raw: torch.Tensor, target: torch.Tensor) -> torch.Tensor:
    """Cross-entropy of the expected score, (1 + value) / 2, for values before tanh.

    Its gradient is value - target, however sure the value is. That of a squared error vanishes
    where tanh is flat, in half precision entirely: a head that was once sure of the wrong thing
    would stay so, and self-play would follow it.
    """
    return binary_loss(raw, target).mean()


def scaled_rate(rate: float, batch: int) -> float:
    """The learning rate for batches of this size: larger ones are less noisy and fewer."""
    return rate * min(max(1.0, math.sqrt(batch / _USUAL_BATCH)), _MOST_SCALED)
