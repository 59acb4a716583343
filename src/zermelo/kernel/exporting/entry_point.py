"""Functions that other programs can call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

FAILED = -100
"""What a function returns whose rules raised: an index out of range, a number too wide."""


@dataclass(frozen=True)
class EntryPoint:
    """A function that others can call, made of a kernel."""

    name: str
    kernel: Any
    arguments: Sequence[str] = ()
    """What follows the game: each is `address`, `whole` (int64) or `real`."""
    returns: str = "count"
    """`count` (int32), `whole` or `real`."""
    constants: Mapping[str, bytes] = field(default_factory=dict)
    """Data whose addresses are the kernel's first arguments, by their names."""
