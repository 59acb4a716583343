"""A network as evaluator of many leaves at once, on the CPU or a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from ...montecarlo.batched.lazy_tree import Answers
from ..inference.shapes import Shape
from .fused import FusedNetwork
from .network import Network


def evaluator(network: Network, device: torch.device) -> CpuEvaluator | GpuEvaluator:
    """What evaluates best on a device."""
    return GpuEvaluator(network, device) if device.type == "cuda" else CpuEvaluator(network)


class CpuEvaluator:
    """Evaluates while its caller waits, in full precision; also on another device."""

    def __init__(self, network: Network, device: torch.device | None = None) -> None:
        self.shape, self.device = network.shape, device or torch.device("cpu")
        self.refresh(network)

    def refresh(self, network: Network) -> None:
        """Use the weights that the network has now."""
        self.network = network.folded().to(self.device)

    def room(self, rows: int) -> Answers:
        return Answers(
            np.zeros((rows, *self.shape.observation), np.float32),
            np.zeros((rows, self.shape.actions), np.float32),
            np.zeros((rows, self.shape.values), np.float32),
        )

    def start(self, answers: Answers) -> None:
        answers.priors[:], values = self(answers.observations)
        answers.values[:] = values.reshape(answers.values.shape)

    def finish(self, answers: Answers) -> None:
        """It was done in `start`."""

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        """Priors and values of these observations."""
        with torch.inference_mode():
            seen = torch.from_numpy(np.ascontiguousarray(observations)).to(self.device)
            logits, values = self.network(seen)
            priors = torch.softmax(logits, 1).cpu().numpy()
        found = values.cpu().numpy() * self.shape.scale
        return priors, found[:, 0] if self.shape.values == 1 else found


class _Lane:
    """The way of one batch through the GPU: pinned memory, device memory, a captured graph."""

    def __init__(self, network: Any, shape: Shape, rows: int, device: torch.device) -> None:
        def pinned(*size: int) -> torch.Tensor:
            return torch.zeros(size, pin_memory=True)

        self.inputs = pinned(rows, *shape.observation)
        self.priors, self.values = pinned(rows, shape.actions), pinned(rows, shape.values)
        self.answers = Answers(self.inputs.numpy(), self.priors.numpy(), self.values.numpy())
        cuda: Any = torch.cuda  # whose makers have no types
        # Games wait for these answers; what learns at the same time has its turn between them.
        self.stream, self.done = cuda.Stream(device, priority=-1), cuda.Event()
        self.observations = torch.zeros(rows, *shape.observation, device=device)
        self.shape, self.network = shape, network
        self.graph = self._captured()

    def _compute(self) -> tuple[torch.Tensor, torch.Tensor]:
        logits, values = self.network(self.observations.to(torch.bfloat16))
        return torch.softmax(logits.float(), 1), values.float() * self.shape.scale

    def _captured(self) -> torch.cuda.CUDAGraph:
        self.stream.wait_stream(torch.cuda.current_stream())
        with torch.inference_mode(), torch.cuda.stream(self.stream):
            for _ in range(3):
                self._compute()
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=self.stream):
                self.out_priors, self.out_values = self._compute()
        torch.cuda.synchronize()
        return graph

    def start(self) -> None:
        with torch.cuda.stream(self.stream):
            self.observations.copy_(self.inputs, non_blocking=True)
            self.graph.replay()
            self.priors.copy_(self.out_priors, non_blocking=True)
            self.values.copy_(self.out_values, non_blocking=True)
            self.done.record(self.stream)


class GpuEvaluator:
    """Evaluates in the background: bf16, channels last, one graph for each batch."""

    def __init__(self, network: Network, device: torch.device) -> None:
        self.shape, self.device = network.shape, device
        torch.backends.cudnn.benchmark = True  # all batches have one size: look for the best once
        self.network = self._prepared(network)
        self._lanes: dict[int, _Lane] = {}

    def _prepared(self, network: Network) -> nn.Module:
        twin = network.folded().to(self.device, torch.bfloat16)
        return twin if self.shape.is_plain else FusedNetwork(twin)

    def refresh(self, network: Network) -> None:
        """Use the weights that the network has now; graphs and buffers stay.

        The device waits for evaluations that were begun and has later ones wait; the caller goes
        on.
        """
        fresh, now = self._prepared(network).state_dict(), torch.cuda.current_stream()
        for lane in self._lanes.values():
            now.wait_stream(lane.stream)
        with torch.no_grad():
            for name, tensor in self.network.state_dict().items():
                tensor.copy_(fresh[name])
        for lane in self._lanes.values():
            lane.stream.wait_stream(now)

    def room(self, rows: int) -> Answers:
        lane = _Lane(self.network, self.shape, rows, self.device)
        self._lanes[id(lane.answers.observations)] = lane
        return lane.answers

    def start(self, answers: Answers) -> None:
        self._lanes[id(answers.observations)].start()

    def finish(self, answers: Answers) -> None:
        self._lanes[id(answers.observations)].done.synchronize()
