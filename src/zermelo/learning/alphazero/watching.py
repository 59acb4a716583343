"""A watch over learning: how healthy a network is, and what to say and do when it is not.

measure    answers to a sample of positions, every so many steps
judge      collapsed: worse than an empty answer; stalled: no better than one for a long time
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import torch

from ..runs.loop import metric
from .network import Network

if TYPE_CHECKING:
    from .learner import Losses
    from .replay import Sample

LOOK_STEPS = 64  # between two looks
SAMPLE = 256  # positions that are looked at
_BINS = 10  # of values, for their calibration
_SATURATED = 0.99  # in absolute value: as good as certain
_WORSE = -0.5  # explained variance: far worse than always answering the mean
_NOTHING = 0.02  # explained variance: no better than that
_FAR = 0.7  # nats by which a policy is worse than a uniform one
_DEAD = 0.9  # share of units with which nothing can be learnt
_DYING = 0.5  # share of units of a network that has learnt nothing
_TWICE = 2  # looks in a row until something is a collapse, not an accident
_PATIENCE = 24  # looks in a row without learning who wins


@dataclass(frozen=True)
class Health:
    """What a network's answers to a sample of positions are like."""

    policy_entropy: float = metric("entropy of the policy", ".3f")
    target_entropy: float = metric("entropy of the search's policy", ".3f")
    explained_variance: float = metric("variance explained by the value", ".0%")
    """1 minus the mean square error over the variance of the targets; below 0, the mean of the
    targets would be the better answer; NaN where all targets are the same."""
    calibration_error: float = metric("calibration error of the value", ".3f")
    """Between values and the mean targets of positions with about the same value."""
    saturated: float = metric("saturated values", ".0%")
    dead_units: float = metric("dead units", ".0%")
    """That no position of the sample activates."""


UNSEEN = Health(*[math.nan] * 6)


def measure(network: Network, sample: Sample, masked: bool = False) -> Health:
    """By the answers of a network in evaluation mode; `masked`: those that the policies of the
    sample give no probability are illegal."""
    seen, policy, target = (one.float() for one in sample[:3])
    with torch.no_grad(), _noting_dead(network) as dead:
        logits, values = network(seen)
    if masked:
        logits = logits.masked_fill(policy == 0, -torch.inf)
    variance = target.var(0, correction=0).mean()
    missed = (values - target).square().mean()
    found = torch.stack(
        (
            _entropy(torch.softmax(logits, 1)),
            _entropy(policy),
            torch.where(variance > 1e-6, 1 - missed / variance, torch.nan),
            _calibration_error(values.flatten(), target.flatten()),
            (values.abs() > _SATURATED).float().mean(),
            torch.cat(dead).float().mean(),
        )
    )
    return Health(*found.tolist())


def _entropy(policy: torch.Tensor) -> torch.Tensor:
    entropies: torch.Tensor = torch.special.entr(policy).sum(1)
    return entropies.mean()


def _calibration_error(values: torch.Tensor, targets: torch.Tensor) -> torch.Tensor:
    """Expected calibration error: the gap in each bin, by the share of values in it."""
    bins = ((values + 1) * (_BINS / 2)).long().clamp(0, _BINS - 1)
    gaps = torch.zeros(_BINS, device=values.device).index_add_(0, bins, values - targets)
    return gaps.abs().sum() / len(values)


@contextmanager
def _noting_dead(network: Network) -> Iterator[list[torch.Tensor]]:
    """For each rectified layer, which of its units nothing activates."""
    dead: list[torch.Tensor] = []

    def note(_part: Any, _given: Any, made: torch.Tensor) -> None:
        dead.append((made <= 0).transpose(0, 1).flatten(1).all(1))

    hooks = [part.register_forward_hook(note) for part in network.rectified()]
    try:
        yield dead
    finally:
        for hook in hooks:
            hook.remove()


@dataclass(frozen=True)
class Finding:
    """Something is wrong."""

    is_collapse: bool
    """Or else a stall."""
    what: str


class Watch:
    """Judges look after look."""

    def __init__(self, actions: int) -> None:
        self._uniform = math.log(actions)
        self._bad = self._idle = 0

    def judge(self, health: Health, losses: Losses) -> Finding | None:
        """What is wrong, if anything is."""
        if not all(map(math.isfinite, losses)):
            return self._found(True, "its losses are no longer numbers")
        wrong = self._wrong(health, losses)
        self._bad = self._bad + 1 if wrong else 0
        self._idle = self._idle + 1 if health.explained_variance < _NOTHING else 0
        if self._bad >= _TWICE:
            return self._found(True, wrong)
        if self._idle >= _PATIENCE:
            return self._found(False, "its values tell no more about outcomes than their mean does")
        return None

    def is_good(self, health: Health) -> bool:
        """Whether to come back to this if something goes wrong; not after a doubtful look."""
        doubtful = health.explained_variance < _NOTHING or health.dead_units > _DYING
        return not self._bad and not doubtful

    def _wrong(self, health: Health, losses: Losses) -> str:
        """In words, or nothing."""
        if health.explained_variance < _WORSE:
            return (
                "its values miss the outcomes by more than a constant would, and "
                f"{health.saturated:.0%} of them are saturated"
            )
        if losses.policy > self._uniform + _FAR:
            return "its policy is worse than a uniform one"
        knows_nothing = health.explained_variance < _NOTHING
        if health.dead_units > (_DYING if knows_nothing else _DEAD):
            return f"{health.dead_units:.0%} of its units are dead"
        return ""

    def _found(self, is_collapse: bool, what: str) -> Finding:
        self._bad = self._idle = 0
        return Finding(is_collapse, what)
