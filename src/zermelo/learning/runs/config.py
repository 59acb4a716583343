"""What all kinds of training are told."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self, get_type_hints

from ...errors import BadParameter
from ...reading import fitted

__all__ = ["RunSettings"]


@dataclass(frozen=True)
class RunSettings:
    """What a run is told; it is kept in the run's folder."""

    minutes: float = 10.0
    seed: int = 0
    tensorboard: bool = False
    """Write the metrics as events for TensorBoard too."""

    @classmethod
    def of(cls, told: Any) -> Self:
        """From `config.json`; what is not known there is left out, and so has its default."""
        given, types = fitted(told, dict[str, Any], "training"), get_type_hints(cls)
        return cls(
            **{
                one.name: fitted(given[one.name], types[one.name], one.name)
                for one in fields(cls)
                if one.name in given
            }
        )

    def check_at_least_one(self, *names: str) -> None:
        for name in names:
            if getattr(self, name) < 1:
                raise BadParameter(f"{name} must be at least 1, not {getattr(self, name)}")

    def check_shares(self, *names: str) -> None:
        for name in names:
            if not 0 <= getattr(self, name) <= 1:
                raise BadParameter(f"{name} must be from 0 to 1, not {getattr(self, name)}")
