"""AlphaZero's network for play: what torch trained, computed without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

import numpy as np

from ...errors import BadParameter, short
from ...game import Game
from ...games import names_game, spec_text
from ..runs.network_file import NetworkOfGame, Tensors, read_about, write_weights
from .arrays import dense_layers, fold_norm, linear, masked_softmax, rectified, softmax
from .shapes import NECK, Shape
from .winograd import framed, tower, transformed

_SHIPPED = Path(__file__).parents[1] / "networks"
_LAYERS = ("first", "second")  # of a block
_TOGETHER = 16  # boards: more make products larger, but no longer fit into a core's own cache


class AlphaZeroFile(NetworkOfGame):
    """What a file of such a network is."""

    format, words = "1", "a network of this version of zermelo"
    shape_type = Shape
    shape: Shape

    def fits(self, game: Game, spec: str) -> bool:
        return super().fits(game, spec) and names_game(spec, game)


class AlphaZeroInference(AlphaZeroFile):
    """Priors and values of many observations at once, as tree search asks for them."""

    plainly = False
    """Whether to do without compiled code, which is quicker but may not be there yet."""

    def __init__(self, shape: Shape, tensors: Tensors) -> None:
        self.shape, self.tensors = shape, tensors
        self._trunk: _Dense | _Convolutions = (
            _Dense(tensors) if shape.is_plain else _Convolutions(shape, tensors)
        )
        policy, hidden = (self._head(name) for name in ("policy", "hidden"))
        self._heads = tuple(np.concatenate(pair, -1) for pair in zip(policy, hidden, strict=True))
        self._value = linear(tensors, "value")

    @classmethod
    def with_weights(cls, shape: Shape, tensors: Tensors) -> Self:
        return cls(shape, tensors)

    def _head(self, name: str) -> Any:
        """A layer that sees channels last, where the file has them first."""
        weights, bias = linear(self.tensors, name)
        if not self.shape.is_plain:
            planes = weights.reshape(NECK, -1, weights.shape[1])
            weights = planes.transpose(1, 0, 2).reshape(weights.shape)
        return weights, bias

    def __call__(self, observations: Any) -> tuple[Any, Any]:
        """Priors and values of these observations."""
        logits, values = self._answers(observations, self.plainly)
        found = values * self.shape.scale
        return softmax(logits), found[:, 0] if self.shape.values == 1 else found

    def probabilities(self, seen: Any, legal: Any) -> Any:
        """[rows, ...] and [rows, actions] to the probability of each action that is legal."""
        return masked_softmax(self._answers(seen, self.plainly)[0], legal)

    def tried(self, seen: Any) -> tuple[Any, Any]:
        """Logits, and values between -1 and 1: to check a file, which waits for no compiler."""
        return self._answers(seen, plainly=True)

    def _answers(self, seen: Any, plainly: bool) -> tuple[Any, Any]:
        found = [
            self._trunk(np.asarray(seen[first : first + _TOGETHER], np.float32), plainly)
            for first in range(0, len(seen), _TOGETHER)
        ]
        heads = np.concatenate(found) @ self._heads[0] + self._heads[1]
        hidden = np.maximum(heads[:, self.shape.actions :], 0)
        values = np.tanh(hidden @ self._value[0] + self._value[1])
        return heads[:, : self.shape.actions], values


class _Dense:
    """A trunk of fully connected layers."""

    def __init__(self, tensors: Tensors) -> None:
        self.layers = dense_layers(tensors, "trunk")

    def __call__(self, seen: Any, plainly: bool) -> Any:
        x = seen.reshape(len(seen), -1)
        for layer in self.layers:
            x = rectified(x, layer)
        return x


class _Convolutions:
    """A trunk of residual blocks, with the norms folded into the convolutions."""

    def __init__(self, shape: Shape, tensors: Tensors) -> None:
        self.size, neck = shape.observation[1:], 3 + shape.blocks
        names = [f"trunk.{block}.{layer}" for block in range(3, neck) for layer in _LAYERS]
        layers = [
            fold_norm(tensors, "trunk.0", "trunk.1"),
            *(fold_norm(tensors, name, f"{name}_norm") for name in names),
        ]
        self.layers = [(transformed(weights), bias) for weights, bias in layers]
        weights, bias = fold_norm(tensors, f"trunk.{neck}", f"trunk.{neck + 1}")
        self.neck = np.ascontiguousarray(weights.reshape(NECK, -1).T), bias

    def __call__(self, seen: Any, plainly: bool) -> Any:
        rows, columns = self.size
        planes = tower(framed(seen), self.layers, self.size, plainly)
        cells = planes[:, 1 : rows + 1, 1 : columns + 1].reshape(-1, planes.shape[3])
        return rectified(cells, self.neck).reshape(len(seen), -1)


# Files.


def pack_network(source: str | Path, target: str | Path, bits: int = 16) -> int:
    """Write a network with 16 or 8 bits a weight, to be sent or shipped; the size in bytes."""
    network, said = AlphaZeroInference.read(source)
    about = read_about(source, said)
    write_weights(target, network.tensors, network.shape, network.format, said["game"], about, bits)
    return Path(target).stat().st_size


def describe_network(path: str | Path) -> dict[str, str]:
    """What a file holds, in words."""
    network, said = AlphaZeroInference.read(path)
    shape, sizes = network.shape, network.shape.parts().items()
    weights = sum(int(np.prod(size)) for name, size in sizes if ".running_" not in name)
    facts = {
        "game": short(said["game"]),
        "sees": " x ".join(map(str, shape.observation)),
        "answers": f"{shape.actions} actions, {shape.values} value{'s' * (shape.values > 1)}",
        "network": f"{shape.channels} channels, {shape.blocks} blocks, {weights:,} weights",
        "bytes": f"{Path(path).stat().st_size:,}",
    }
    return facts | {short(name): _in_words(one) for name, one in read_about(path, said).items()}


def _in_words(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int | float) else short(value)


def load_shipped(game: Game) -> AlphaZeroInference:
    """The network that ships for this game, which is known to fit: to make sure takes a second."""
    path = shipped_network(game)
    if path is None:
        raise BadParameter(
            f"no network for {spec_text(game)} comes with zermelo; let `zermelo train` make one, "
            "and name it: alphazero:net=FILE"
        )
    return AlphaZeroInference.load(path)[0]


def shipped_network(game: Game) -> Path | None:
    """The network for this game that ships with zermelo, if there is one."""
    path = _SHIPPED / f"{game.name}.safetensors"
    return path if path.exists() and spec_text(game) == game.name else None
