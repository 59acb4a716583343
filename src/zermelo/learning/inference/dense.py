"""Dense networks for play: policies, and values learnt by temporal differences."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import numpy as np

from ...game import Game
from ..runs.network_file import BadNetwork, NetworkOfGame, Tensors, read_tensors
from .alphazero import AlphaZeroInference
from .arrays import dense_layers, linear, masked_softmax, rectified, softmax
from .shapes import PolicyShape, ValueShape

_SHIPPED = Path(__file__).parents[1] / "networks" / "td"


class PolicyFile(NetworkOfGame):
    """What a file of a policy is."""

    format, words = "policy 1", "a policy; imitation and leagues make such networks"
    shape_type = PolicyShape
    shape: PolicyShape


class PolicyInference(PolicyFile):
    """The probability of each action from what a player sees."""

    def __init__(self, shape: PolicyShape, tensors: Tensors) -> None:
        self.shape, self.tensors = shape, tensors
        self._body = dense_layers(tensors, "body")
        self._policy, self._value = linear(tensors, "policy"), linear(tensors, "value")

    @classmethod
    def with_weights(cls, shape: PolicyShape, tensors: Tensors) -> Self:
        return cls(shape, tensors)

    def tried(self, seen: Any) -> tuple[Any, Any]:
        """Logits, and values between -1 and 1 to the player who looks."""
        x = np.ascontiguousarray(seen, np.float32).reshape(len(seen), -1)
        for layer in self._body:
            x = rectified(x, layer)
        values = np.tanh(x @ self._value[0] + self._value[1])
        return x @ self._policy[0] + self._policy[1], values[:, 0]

    def probabilities(self, seen: Any, legal: Any) -> Any:
        """[rows, ...] and [rows, actions] to the probability of each action that is legal."""
        return masked_softmax(self.tried(seen)[0], legal)

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        """Priors and values to the player to move, as tree search asks for them.

        Every action counts as legal here; the search keeps the priors of those that are.
        """
        logits, values = self.tried(observations)
        return softmax(logits), values * self.shape.scale


class ValueFile(NetworkOfGame):
    """What a file of a network of temporal differences is."""

    format, words = "td 1", "a network trained by temporal differences"
    shape_type = ValueShape
    shape: ValueShape


class ValueInference(ValueFile):
    """The probability of each outcome."""

    def __init__(self, shape: ValueShape, tensors: Tensors) -> None:
        self.shape, self.tensors = shape, tensors
        *self._body, self._last = dense_layers(tensors, "body")

    @classmethod
    def with_weights(cls, shape: ValueShape, tensors: Tensors) -> Self:
        return cls(shape, tensors)

    def tried(self, seen: Any) -> tuple[Any]:
        x = seen
        for layer in self._body:
            x = rectified(x, layer)
        return (x @ self._last[0] + self._last[1],)

    def outcomes(self, seen: Any) -> Any:
        """[rows, inputs] to [rows, outcomes]."""
        return softmax(self.tried(seen)[0])


def load_inference(path: str | Path, game: Game) -> AlphaZeroInference | PolicyInference:
    """What gives probabilities of actions: a network of self-play, or a policy."""
    _, said = read_tensors(path, "network")
    if said.get("format") == PolicyInference.format:
        return PolicyInference.load(path, game)[0]
    return AlphaZeroInference.load(path, game)[0]


def shipped_value_net(game: Game) -> Path:
    """The network for a game that ships with zermelo."""
    path = _SHIPPED / f"{game.name}.safetensors"
    if not path.exists():
        raise BadNetwork(
            f"no network for {game.name} ships with zermelo; train one: "
            f"zermelo train {game.name} --method td"
        )
    return path
