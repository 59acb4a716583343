"""Imitation: a policy learns the decisions of recorded games.

The first step of AlphaStar (Vinyals et al. 2019) and of AlphaGo: make the recorded decisions more
likely, and predict how the games ended. A player is shown what it knew at the time. A share of
the games is held out, and the network that predicts them best is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple, Unpack

import numpy as np
import torch
from torch.nn import functional

from ...errors import BadParameter
from ...game import CHANCE, Game
from ...kernel import new_states, put_state, runnable
from ..runs.checkpoint import Parts
from ..runs.config import ImitationConfig
from ..runs.device import descend, quicken_cpu
from ..runs.loop import Progress, Run, RunOptions, metric
from .policy_net import PolicyNet, PolicyShape
from .rollouts import look

__all__ = ["Examples", "ImitationProgress", "Seen", "examples", "imitate"]

_VALUE_WEIGHT = 0.5


class Seen(NamedTuple):
    """A decision in a recorded game."""

    game: int
    """Its number: decisions of a game are held out together."""
    state: Any
    action: Any
    utility: float | None
    """The final utility of the player; None if it is unknown."""


@dataclass(frozen=True)
class Examples:
    """Decisions as arrays, a row each."""

    games: torch.Tensor
    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    worth: torch.Tensor
    """In units of the largest utility; NaN if it is unknown."""

    def __len__(self) -> int:
        return len(self.games)

    def rows(self, which: torch.Tensor) -> Examples:
        return Examples(*(getattr(self, one.name)[which] for one in fields(self)))


@dataclass(frozen=True)
class ImitationProgress(Progress):
    epoch: int = metric("epoch")
    decisions: int = metric("decisions learnt from")
    loss: float = metric("loss", ".4f")
    """Cross-entropy of the decisions, in nats."""
    held_out_loss: float = metric("loss in held-out games", ".4f")
    agreement: float = metric("agreement in held-out games", ".1%")
    """How often the most likely action is the recorded one."""


def examples(game: Game, decisions: Iterable[Seen], slots: int) -> Examples:
    """Decisions as a network sees them; chance nodes are left out."""
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
    config: ImitationConfig | None = None,
    *,
    report: Callable[[ImitationProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> PolicyNet:
    """Learn a policy from decisions; returns the network that predicts held-out ones best.

    It is saved after every epoch that improved it: a run that is killed loses an epoch at most.

    >>> from zermelo.games import load
    >>> from zermelo.learning import ImitationConfig
    >>> game = load("kuhn_poker")
    >>> network = imitate(game, [], "run", ImitationConfig())  # doctest: +SKIP
    """
    run = Imitation(game, folder, config, decisions=decisions, **options).complete(report)
    run.network.eval()
    return run.network


class Imitation(Run[ImitationConfig]):
    """One training run and its folder; a step is an epoch."""

    kind = ImitationConfig
    counters = ("steps", "seconds", "best")

    def __init__(self, *args: Any, decisions: Iterable[Seen], **options: Any) -> None:
        self.decisions = decisions
        self.best: dict[str, Any] = {"held_out_loss": float("inf")}  # the metrics of `network`
        super().__init__(*args, **options)

    def check(self) -> None:
        self.known = examples(self.game, self.decisions, PolicyShape.of(self.game).actions)

    def set_up(self) -> None:
        config, known = self.config, self.known
        torch.manual_seed(config.seed)
        self.learning = PolicyNet(PolicyShape.of(self.game, config.width, config.layers))
        self.network: PolicyNet = self.learning.copy()
        quicken_cpu()
        games = torch.unique(known.games)
        order = torch.randperm(len(games), generator=torch.Generator().manual_seed(config.seed))
        apart = torch.isin(known.games, games[order[: round(config.held_out * len(games))]])
        self.learnt = known.rows(~apart)
        self.held_out = known.rows(apart) if apart.any() else self.learnt
        self.optimizer = torch.optim.AdamW(
            self.learning.parameters(), config.learning_rate, weight_decay=config.weight_decay
        )

    @property
    def parts(self) -> Parts:
        return {"network": self.learning, "best": self.network, "optimizer": self.optimizer}

    def is_due(self, since: float) -> bool:
        return True

    def advance(self) -> None:
        self.steps += 1
        dice, total = torch.Generator().manual_seed(self.config.seed * 1009 + self.steps), 0.0
        order = torch.randperm(len(self.learnt), generator=dice)
        for rows in torch.split(order, self.config.batch):
            some = self.learnt.rows(rows)
            logs, values = self.learning(some.seen, some.legal)
            surprise = functional.nll_loss(logs, some.chosen)
            known = ~torch.isnan(some.worth)
            missed = (values - some.worth)[known].square().sum() / max(int(known.sum()), 1)
            descend(self.optimizer, surprise + _VALUE_WEIGHT * missed)
            total += float(surprise.detach()) * len(rows)
        self.loss = total / len(self.learnt)

    def progress(self) -> ImitationProgress:
        """Of this epoch; the network is kept if it is the best so far."""
        with torch.inference_mode():
            logs, _ = self.learning(self.held_out.seen, self.held_out.legal)
            surprise = float(functional.nll_loss(logs, self.held_out.chosen))
            agreed = float((logs.argmax(1) == self.held_out.chosen).float().mean())
        counts = self.seconds, self.steps, self.steps, len(self.learnt)
        progress = ImitationProgress(*counts, self.loss, surprise, agreed)
        if surprise < self.best["held_out_loss"]:
            self.network.load_state_dict(self.learning.state_dict())
            self.best = asdict(progress)
            self.save()
        return progress
