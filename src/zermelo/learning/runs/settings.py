"""Settings: fields of a dataclass that carry their help and the values they accept; and those that
training methods have in common."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, get_type_hints

from ...display import fields_html
from ...errors import BadParameter
from ...reading import fitted


class Range(NamedTuple):
    """The numbers that a field accepts."""

    low: float = -math.inf
    high: float = math.inf
    low_open: bool = False
    high_open: bool = False

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, int | float):
            return False
        above = value > self.low if self.low_open else value >= self.low
        return above and (value < self.high if self.high_open else value <= self.high)

    def __str__(self) -> str:
        low = f"{'above' if self.low_open else 'at least'} {self.low:g}"
        if self.high == math.inf:
            return low
        if self.low_open or self.high_open:
            return f"{low} and {'below' if self.high_open else 'at most'} {self.high:g}"
        return f"from {self.low:g} to {self.high:g}"


COUNT, NOT_NEGATIVE, POSITIVE = Range(1), Range(0), Range(0, low_open=True)
SHARE = Range(0, 1)


def setting(
    default: Any, text: str, within: Range | tuple[str, ...] | None = None, **more: Any
) -> Any:
    """A field with its help and what it accepts; `option` and `was` are other names of it, and
    `before` is what runs did whose configuration does not have it."""
    return field(default=default, metadata={"help": text, "within": within, **more})


@dataclass(frozen=True)
class Checked:
    """Refuses values outside the ranges of its fields."""

    _repr_html_ = fields_html

    def __post_init__(self) -> None:
        for one in fields(self):
            value, within = getattr(self, one.name), one.metadata["within"]
            if within is None or value is None or value in within:
                continue
            accepted = within if isinstance(within, Range) else " or ".join(within)
            raise BadParameter(f"{one.name} must be {accepted}, not {value!r}")


@dataclass(frozen=True)
class Configuration(Checked):
    """What all methods have in common."""

    method: ClassVar[str]

    minutes: float = setting(10.0, "Minutes of training; 0 for no limit.", NOT_NEGATIVE)
    max_steps: int = setting(
        0, "Training steps at most; 0 for no limit.", NOT_NEGATIVE, was="most_steps"
    )
    seed: int = setting(0, "Seed of all random numbers.")
    tensorboard: bool = setting(False, "Also write the metrics as TensorBoard events.")

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """From `config.json`, older ones included; unknown fields are ignored."""
        flat: dict[str, Any] = {}
        for name, value in fitted(given, dict[str, Any], "training").items():
            flat |= value if isinstance(value, dict) else {name: value}
        types, found = get_type_hints(cls), {}
        for one in fields(cls):
            name = one.name if one.name in flat else one.metadata.get("was")
            if name in flat:
                found[one.name] = fitted(flat[name], types[one.name], name)
            elif "before" in one.metadata:
                found[one.name] = one.metadata["before"]
        return cls(**found)


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
