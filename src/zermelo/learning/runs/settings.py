"""Settings that training methods have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self, get_type_hints

from ...reading import fitted
from ...settings import COUNT, NOT_NEGATIVE, POSITIVE, Checked, setting, settings_of


@dataclass(frozen=True)
class Configuration(Checked):
    """What all methods have in common."""

    method: ClassVar[str]

    minutes: float = setting(10.0, "Minutes of training; 0 for no limit.", NOT_NEGATIVE)
    max_steps: int = setting(0, "Training steps at most; 0 for no limit.", NOT_NEGATIVE)
    seed: int = setting(0, "Seed of all random numbers.")
    tensorboard: bool = setting(False, "Also write the metrics as TensorBoard events.")

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """From `config.json`; unknown fields are ignored, missing ones have their defaults."""
        types, known = get_type_hints(cls), fitted(given, dict[str, Any], "training")
        names = [name for name in settings_of(cls) if name in known]
        return cls(**{name: fitted(known[name], types[name], name) for name in names})


@dataclass(frozen=True)
class NetworkConfig(Configuration):
    """Training of a network by gradient descent."""

    batch: int = setting(256, "Positions per training step.", COUNT)
    learning_rate: float = setting(1e-3, "Learning rate of the optimizer.", POSITIVE)


@dataclass(frozen=True)
class DenseConfig(NetworkConfig):
    """A network of fully connected layers."""

    width: int = setting(64, "Width of the network.", COUNT, option="channels")
    layers: int = setting(2, "Number of layers.", COUNT, option="blocks")
