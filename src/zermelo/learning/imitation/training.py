"""Imitation: a network learns the decisions of recorded games.

The first step of AlphaStar (Vinyals et al. 2019) and of AlphaGo (Silver et al. 2016): make the
recorded decisions more likely, and predict how the games ended. A player is shown what it knew at
the time. A share of the games is held out, and the network that predicts them best is kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Unpack

import numpy as np
import torch
from torch.nn import functional

from ...arguments import checked
from ...game import Game
from ...games import spec_text
from ...machine import check_device
from ..alphazero.network import Network, sizes_of
from ..alphazero.playout_policy import learn_reflex
from ..inference.reflex import save_reflex
from ..league.policy_net import PolicyNet
from ..runs.checkpoint import Parts
from ..runs.imitation_config import ImitationConfig
from ..runs.loop import Progress, Run, RunOptions, metric
from .examples import Played, Views, examples
from .students import STUDENTS, NetworkStudent, Student

_AT_ONCE = 1024  # held-out decisions that a network answers


@dataclass(frozen=True)
class ImitationProgress(Progress):
    epoch: int = metric("epoch")
    decisions: int = metric("decisions learnt from")
    loss: float = metric("loss", ".4f")
    """Cross-entropy of the decisions, in nats."""
    held_out_loss: float = metric("loss in held-out games", ".4f")
    agreement: float = metric("agreement in held-out games", ".1%")
    """How often the most likely action is the recorded one."""
    value_loss: float = metric("value loss in held-out games", ".3f")
    """Mean square error; NaN if no outcome is known."""
    explained_variance: float = metric("variance explained by the value", ".0%")
    """Of the outcomes of held-out games."""


@checked
def imitate(
    game: Game,
    games: Iterable[Played],
    folder: str | Path,
    config: ImitationConfig | None = None,
    *,
    start: PolicyNet | Network | None = None,
    device: str | None = None,
    report: Callable[[ImitationProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> Any:
    """Learn from recorded games; returns the network that predicts held-out ones best.

    It is saved after every epoch that improved it: a run that is killed loses an epoch at most.
    With `network="alphazero"` it is one of policy and value, for search; a small policy for
    playouts is learnt from the same games. `start` is the network to begin with, whose sizes
    are taken.

    >>> from zermelo.games import load
    >>> from zermelo.learning import ImitationConfig
    >>> game = load("kuhn_poker")
    >>> network = imitate(game, [], "run", ImitationConfig())  # doctest: +SKIP
    """
    run = Imitation(
        game, folder, config, games=games, start=start, device=device, **options
    ).complete(report)
    run.network.eval()
    return run.network


class Imitation(Run[ImitationConfig]):
    """One training run and its folder; a step is an epoch."""

    kind = ImitationConfig
    counters = ("steps", "seconds", "best")

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: ImitationConfig | None = None,
        *,
        games: Iterable[Played],
        start: PolicyNet | Network | None = None,
        device: str | None = None,
        **options: Any,
    ) -> None:
        self.games, self.start, self.device = games, start, check_device(device)
        self.best: dict[str, Any] = {}  # the metrics of `network`
        if start is not None:
            config = replace(config or ImitationConfig(), **_sizes(start))
        options["spec"] = options.get("spec") or spec_text(game)
        super().__init__(game, folder, config, **options)

    def check(self) -> None:
        if self.start is not None:
            self.start.check_start(self.game)
        self.known = examples(self.game, self.games)

    def set_up(self) -> None:
        config, known = self.config, self.known
        student: type[Any] = STUDENTS[config.network]
        self.student: Student = student(self.game, config, self.device, self.start)
        self.network = self.student.playing.copy()
        games = torch.from_numpy(np.unique(known.games))
        order = torch.randperm(len(games), generator=torch.Generator().manual_seed(config.seed))
        apart = np.isin(known.games, games[order[: round(config.held_out * len(games))]].numpy())
        self.learnt = np.flatnonzero(~apart)
        self.held_out = np.flatnonzero(apart) if apart.any() else self.learnt
        self.batch = min(config.batch, len(self.learnt))
        self.batches = len(self.learnt) // self.batch  # others are left out in each epoch
        self._dice = np.random.default_rng(config.seed)

    @property
    def parts(self) -> Parts:
        return {**self.student.parts, "best": self.network}

    def prepare(self) -> None:
        self.student.prepare(self._views(self.learnt[: self.batch]), self.steps * self.batches)
        if self.start is not None:
            self.save()  # a run that is killed before its first epoch begins with it, too

    def is_due(self, since: float) -> bool:
        return True

    def advance(self) -> None:
        over = self.share
        self.steps += 1
        dice = np.random.default_rng((self.config.seed, self.steps))
        order = dice.permutation(self.learnt)
        surprise, epochs = 0.0, self.config.max_steps
        for number in range(self.batches):
            rows = order[number * self.batch : (number + 1) * self.batch]
            some = self._views(rows, dice.integers(self.game.symmetries, size=len(rows)))
            surprise += self.student.learn(some, over + number / self.batches / epochs)
        self.loss = surprise / self.batches

    def _views(self, rows: Any, symmetries: Any = None) -> Views:
        same = np.zeros(len(rows), np.int64)
        return self.known.views(rows, same if symmetries is None else symmetries)

    def progress(self) -> ImitationProgress:
        """Of this epoch; the network is kept if it is the best so far."""
        progress = ImitationProgress(
            self.seconds, self.steps, self.steps, len(self.learnt), self.loss, *self._tested()
        )
        if not self.best or self._missed(asdict(progress)) < self._missed(self.best):
            self.network.load_state_dict(self.student.playing.state_dict())
            found = asdict(progress).items()
            self.best = {name: value for name, value in found if math.isfinite(value)}
            self.save()
        return progress

    def _missed(self, metrics: dict[str, Any]) -> float:
        """By how much held-out games are missed; of a network for search, their ends count too."""
        value = metrics.get("value_loss", math.nan)
        counts = isinstance(self.student, NetworkStudent) and math.isfinite(value)
        return float(metrics["held_out_loss"] + (value if counts else 0.0))

    def _tested(self) -> tuple[float, float, float, float]:
        """In held-out games: loss, agreement, value loss and explained variance."""
        surprise, agreed = 0.0, 0.0
        values, worth = list[torch.Tensor](), list[torch.Tensor]()
        with torch.inference_mode():
            for first in range(0, len(self.held_out), _AT_ONCE):
                some = self._views(self.held_out[first : first + _AT_ONCE])
                logs, said = self.student.answers(some)
                surprise += float(functional.nll_loss(logs, some.chosen, reduction="sum"))
                agreed += float((logs.argmax(1) == some.chosen).sum())
                values.append(said)
                worth.append(some.worth[:, : said.shape[1]])
        count, target = len(self.held_out), torch.cat(worth)
        known = ~target.isnan()
        missed = (torch.cat(values) - target)[known].square().mean()
        variance = (target[known] - target[known].mean()).square().mean()
        return surprise / count, agreed / count, float(missed), float(1 - missed / variance)

    def finish(self) -> None:
        """The last checkpoint; and a small policy for playouts, where a search may want one."""
        super().finish()
        if isinstance(self.student, NetworkStudent):
            weights = learn_reflex(self.network.shape, self._sample)
            with self.folder.writing():
                save_reflex(self.folder.path / "reflex.safetensors", weights, self.spec)

    def _sample(self, rows: int) -> tuple[torch.Tensor, ...]:
        assert isinstance(self.student, NetworkStudent)
        drawn = self._dice.choice(self.learnt, rows)
        turned = self._dice.integers(self.game.symmetries, size=rows)
        return self.student.sample(self._views(drawn, turned))


def _sizes(start: PolicyNet | Network) -> dict[str, Any]:
    """What a network to start from decides."""
    if isinstance(start, PolicyNet):
        return {"network": "policy", "width": start.shape.width, "layers": start.shape.layers}
    sizes = sizes_of(start)
    width, layers = sizes.pop("channels"), sizes.pop("blocks")
    return {"network": "alphazero", "width": width, "layers": layers, **sizes}
