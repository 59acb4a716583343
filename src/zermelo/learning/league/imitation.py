"""Imitation: a policy learns to do what was done in recorded games.

The first step of AlphaStar (Vinyals et al. 2019) and of AlphaGo: make the decisions that were
made more likely, and foretell how the games ended. What a player is shown is what it knew at the
time. A share of the games is held out; the network that says most about them is the one that is
kept.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import new_states, put_state, runnable
from ..alphazero.network import quicken_cpu
from ..runs.config import RunSettings
from ..runs.folder import RunFolder
from .policy_net import PolicyNet, PolicyShape, save_policy
from .rollouts import look

__all__ = ["Examples", "ImitationProgress", "ImitationTraining", "Seen", "examples", "imitate"]

_VALUE_WEIGHT = 0.5


class Seen(NamedTuple):
    """A decision in a recorded game."""

    game: int
    """Which one: decisions of a game are held out together."""
    state: Any
    action: Any
    utility: float | None
    """What the game was worth to the player in the end; None where that is not known."""


@dataclass(frozen=True)
class Examples:
    """Decisions as arrays, a row each."""

    games: torch.Tensor
    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    worth: torch.Tensor
    """In units of the greatest utility; NaN where it is not known."""

    def __len__(self) -> int:
        return len(self.games)

    def rows(self, which: torch.Tensor) -> Examples:
        return Examples(*(getattr(self, one.name)[which] for one in fields(self)))


@dataclass(frozen=True)
class ImitationTraining(RunSettings):
    """What a run is told; it is kept in the run's folder."""

    epochs: int = 20
    """It ends sooner where all are done."""
    width: int = 64
    layers: int = 2
    batch: int = 256
    learning_rate: float = 1e-3
    weight_decay: float = 1e-4
    held_out: float = 0.1
    """The share of games that is not learnt from."""

    def __post_init__(self) -> None:
        self.check_at_least_one("epochs", "batch", "width", "layers")
        if not 0 <= self.held_out < 1:
            raise BadParameter(f"held_out must be from 0 to below 1, not {self.held_out}")


@dataclass(frozen=True)
class ImitationProgress:
    """How a run is getting on."""

    seconds: float
    epoch: int
    decisions: int
    """That are learnt from."""
    loss: float
    """Surprise at the decisions learnt from, in nats."""
    held_out_loss: float
    """And at those held out."""
    agreement: float
    """How often the likeliest action is the one that was taken, in games held out."""


def examples(game: Game, decisions: Iterable[Seen], slots: int) -> Examples:
    """Decisions as a network sees them; those of chance are left out."""
    kept = [one for one in decisions if game.to_move(one.state) != CHANCE]
    if not kept:
        raise BadParameter(f"there are no decisions of {game.name} to learn from")
    run = runnable(game)
    states = new_states(run.game, len(kept))
    for number, one in enumerate(kept):
        put_state(run.game, states, number, run.state(one.state))
    seen, legal = look(game, states, len(kept), slots)
    scale = PolicyShape.of(game).scale
    worth = [np.nan if one.utility is None else one.utility / scale for one in kept]
    return Examples(
        torch.tensor([one.game for one in kept]),
        torch.from_numpy(seen).reshape(len(kept), -1),
        torch.from_numpy(legal),
        torch.tensor([run.code(one.action) % slots for one in kept]),
        torch.tensor(worth, dtype=torch.float32),
    )


def imitate(
    game: Game,
    decisions: Iterable[Seen],
    folder: str | Path,
    training: ImitationTraining | None = None,
    *,
    spec: str | None = None,
    report: Callable[[ImitationProgress], None] | None = None,
) -> PolicyNet:
    """Learn a policy from decisions; the network that foretells those held out best.

    It is kept in the folder after every epoch that brought it forward: a run that is killed, or
    ended by Ctrl-C, has lost an epoch at the most.
    """
    told = training or ImitationTraining()
    torch.manual_seed(told.seed)
    network = PolicyNet(PolicyShape.of(game, told.width, told.layers))
    quicken_cpu(network.shape)
    known = examples(game, decisions, network.shape.actions)
    place = RunFolder(
        Path(folder), spec or game.name, {"method": "imitation", "training": asdict(told)}
    )
    try:
        return _Cloning(network, known, told, place, spec or game.name).run(report)
    finally:
        place.close()


class _Cloning:
    """One run."""

    def __init__(
        self,
        network: PolicyNet,
        known: Examples,
        told: ImitationTraining,
        place: RunFolder,
        spec: str,
    ) -> None:
        self.network, self.told, self.place, self.spec = network, told, place, spec
        games = torch.unique(known.games)
        order = torch.randperm(len(games), generator=torch.Generator().manual_seed(told.seed))
        out = games[order[: round(told.held_out * len(games))]]
        apart = torch.isin(known.games, out)
        self.learnt, self.held_out = known.rows(~apart), known.rows(apart)
        if not len(self.held_out):
            self.held_out = self.learnt
        self.optimizer = torch.optim.AdamW(
            network.parameters(), told.learning_rate, weight_decay=told.weight_decay
        )

    def run(self, report: Callable[[ImitationProgress], None] | None) -> PolicyNet:
        told, start = self.told, time.perf_counter()
        best, least = self.network.copy(), float("inf")
        for epoch in range(1, told.epochs + 1):
            loss = self._epoch(torch.Generator().manual_seed(told.seed * 1009 + epoch))
            surprise, agreement = self._tested()
            seconds = time.perf_counter() - start
            progress = ImitationProgress(
                seconds, epoch, len(self.learnt), loss, surprise, agreement
            )
            if surprise < least:
                best, least = self.network.copy(), surprise
                with self.place.writing():
                    path = self.place.path / "network.safetensors"
                    save_policy(path, best, self.spec, asdict(progress))
            self.place.note(asdict(progress))
            if report is not None:
                report(progress)
            if seconds > told.minutes * 60:
                break
        return best.eval()

    def _epoch(self, dice: torch.Generator) -> float:
        total = 0.0
        for rows in torch.split(torch.randperm(len(self.learnt), generator=dice), self.told.batch):
            some = self.learnt.rows(rows)
            logs, values = self.network(some.seen, some.legal)
            surprise = functional.nll_loss(logs, some.chosen)
            known = ~torch.isnan(some.worth)
            missed = (values - some.worth)[known].square().sum() / max(int(known.sum()), 1)
            self.optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(surprise + _VALUE_WEIGHT * missed)
            self.optimizer.step()
            total += float(surprise.detach()) * len(rows)
        return total / len(self.learnt)

    def _tested(self) -> tuple[float, float]:
        with torch.inference_mode():
            logs, _ = self.network(self.held_out.seen, self.held_out.legal)
            surprise = functional.nll_loss(logs, self.held_out.chosen)
            agreed = (logs.argmax(1) == self.held_out.chosen).float().mean()
        return float(surprise), float(agreed)
