"""The configuration of imitation."""

from __future__ import annotations

from dataclasses import dataclass

from ...settings import COUNT, NOT_NEGATIVE, Range, setting
from .settings import DenseConfig

STUDENTS = ("policy", "alphazero")


@dataclass(frozen=True)
class ImitationConfig(DenseConfig):
    """Imitation: a network learns the decisions of recorded games, and how they ended.

    >>> ImitationConfig(held_out=0.2).held_out
    0.2
    """

    method = "imitation"

    max_steps: int = setting(20, "Epochs at most.", COUNT, option="epochs")
    network: str = setting(
        "policy",
        "What learns: a dense policy, or AlphaZero's network of policy and value.",
        choices=STUDENTS,
    )
    plain: bool = setting(False, "Dense layers only: quick on small boards without a GPU.")
    weight_decay: float = setting(1e-4, "Weight decay of AdamW.", NOT_NEGATIVE)
    held_out: float = setting(
        0.1, "Share of the games held out for validation.", Range(0, 1, high_open=True)
    )
