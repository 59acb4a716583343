"""Neural fictitious self-play (Heinrich and Silver 2016).

In fictitious play everybody answers the average of what the others have done so far, and the
averages approach an equilibrium. Here two networks stand for both players:

    best response    action values, by Q-learning from the latest decisions
    average          a policy, by imitation of the best response's decisions

Before each game each seat draws which of the two plays it: the best response with a small
probability, so that its rivals are mostly averages. The average learns from a reservoir, in which
every decision of the best response since the beginning is as likely to be.

A run that was resumed begins with empty memories, and has the networks of before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Unpack

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from ...arguments import checked
from ...errors import NotThisKindOfGame
from ...game import Game
from ..inference.shapes import PolicyShape
from ..runs.checkpoint import Parts
from ..runs.config import NfspConfig
from ..runs.device import quicken_cpu
from ..runs.loop import Progress, Run, RunOptions, metric
from .exploitability import Measure
from .policy_net import PolicyNet
from .rollouts import Moves, Rounds

_RESPONSE, _AVERAGE = 0, 1
_MOST_GRADIENT, _VALUE_WEIGHT = 1.0, 0.5
_FAR_BELOW = -1e9  # the value of an illegal action


@dataclass(frozen=True)
class NfspProgress(Progress):
    games: int = metric("games")
    value_loss: float = metric("loss of the action values", ".4f")
    policy_loss: float = metric("loss of the average", ".4f")
    """Cross-entropy of the best response's decisions, in nats."""
    gain: float = metric("utility of best responses against the average", "+.3f")
    """Per game, in the last batch."""
    exploitability: float | None = metric("exploitability", ".4f")
    """Of the average, where it was measured."""


@checked
def train_nfsp(
    game: Game,
    folder: str | Path,
    config: NfspConfig | None = None,
    *,
    report: Callable[[NfspProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> PolicyNet:
    """Let neural fictitious self-play learn a game; returns the average policy.

    >>> from zermelo.games import load
    >>> network = train_nfsp(load("kuhn_poker"), "run", minutes=5)  # doctest: +SKIP
    """
    return Nfsp(game, folder, config, **options).complete(report).network


class Decisions(NamedTuple):
    """Rows to learn from: each decision, and the next one of the same player in its game."""

    seen: torch.Tensor
    legal: torch.Tensor
    chosen: torch.Tensor
    worth: torch.Tensor
    """The utility in the end, as a share of the largest."""
    next_seen: torch.Tensor
    next_legal: torch.Tensor
    is_last: torch.Tensor

    @classmethod
    def of(cls, moves: Moves, worth: torch.Tensor) -> Decisions:
        """From a batch of games, with `worth` [games, players]."""
        count = len(moves.chosen)
        seats = moves.games * worth.shape[1] + moves.players
        order = torch.argsort(seats, stable=True)
        later, is_last = torch.arange(count), torch.ones(count, dtype=torch.bool)
        goes_on = seats[order][1:] == seats[order][:-1]
        later[order[:-1][goes_on]] = order[1:][goes_on]
        is_last[order[:-1][goes_on]] = False
        return cls(
            moves.seen,
            moves.legal,
            moves.chosen,
            worth[moves.games, moves.players],
            moves.seen[later],
            moves.legal[later],
            is_last,
        )

    def rows(self, which: torch.Tensor) -> Decisions:
        return Decisions(*(column[which] for column in self))


class Memory:
    """Decisions, up to a number of them: the latest, or a fair sample of all (a reservoir)."""

    def __init__(self, size: int, is_reservoir: bool) -> None:
        self.size, self.is_reservoir = size, is_reservoir
        self.kept: Decisions | None = None
        self.offered = 0

    def __len__(self) -> int:
        return min(self.offered, self.size)

    def add(self, new: Decisions, dice: torch.Generator) -> None:
        if self.kept is None:
            self.kept = Decisions(
                *(torch.zeros(self.size, *c.shape[1:], dtype=c.dtype) for c in new)
            )
        numbers = self.offered + torch.arange(len(new.chosen))
        places = numbers % self.size
        if self.is_reservoir:
            # Number n replaces a random one with probability size / (n + 1).
            drawn = (torch.rand(len(numbers), generator=dice) * (numbers + 1)).long()
            places = torch.where(numbers < self.size, numbers, drawn)
        self.offered += len(numbers)
        taken = torch.nonzero(places < self.size)[:, 0]
        for kept, column in zip(self.kept, new, strict=True):
            kept[places[taken]] = column[taken]

    def sample(self, rows: int, dice: torch.Generator) -> Decisions:
        assert self.kept is not None
        return self.kept.rows(torch.randint(len(self), (rows,), generator=dice))


class _Response(nn.Module):
    """As a policy: mostly the action of the highest value, at times any."""

    def __init__(self, network: PolicyNet, epsilon: float) -> None:
        super().__init__()
        self.network, self.epsilon, self.shape = network, epsilon, network.shape

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        values, best = action_values(self.network, seen, legal).max(1)
        chances = self.epsilon * legal / legal.sum(1, keepdim=True)
        chances[torch.arange(len(best)), best] += 1.0 - self.epsilon
        return chances.log().clamp(min=_FAR_BELOW), values


def action_values(network: PolicyNet, seen: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    """[rows, actions] from the outputs that are a policy's logits elsewhere."""
    outputs: torch.Tensor = network.policy(network.body(seen))
    return outputs.masked_fill(~legal, _FAR_BELOW)


class Nfsp(Run[NfspConfig]):
    """One training run and its folder; a step is a batch of games."""

    kind = NfspConfig
    network: PolicyNet
    """The average."""
    counters = ("steps", "games", "seconds")

    games = 0

    def check(self) -> None:
        if self.game.players != 2 or not self.game.zero_sum:
            raise NotThisKindOfGame(
                f"{self.game.name} is not a zero-sum game of two players, as fictitious play needs"
            )
        PolicyShape.of(self.game)  # refuses a game without observations

    def set_up(self) -> None:
        config = self.config
        torch.manual_seed(config.seed)
        shape = PolicyShape.of(self.game, config.width, config.layers)
        self.network, self.response = PolicyNet(shape), PolicyNet(shape)
        self.target = self.response.copy()
        self.optimizers = {
            name: torch.optim.Adam(network.parameters(), config.learning_rate)
            for name, network in (("average", self.network), ("response", self.response))
        }
        quicken_cpu()
        self.latest = Memory(config.buffer_size, is_reservoir=False)
        self.reservoir = Memory(config.reservoir_size, is_reservoir=True)
        self.rounds = Rounds(self.game, config.games, shape.actions)
        self.measure = Measure(self.game) if config.exact_interval else None
        self.losses: list[float] = [0.0, 0.0]
        self.gain = 0.0

    @property
    def parts(self) -> Parts:
        optimizers = {f"{name}.optimizer": one for name, one in self.optimizers.items()}
        networks = {
            "average.network": self.network,
            "response.network": self.response,
            "target.network": self.target,
        }
        return {**networks, **optimizers}

    @property
    def share(self) -> float:
        """By steps alone if they are limited: what is learnt must not depend on the clock."""
        limit = self.config.max_steps
        return min(1.0, self.steps / limit if limit else super().share)

    def is_due(self, since: float) -> bool:
        often = self.config.exact_interval
        if often and self.share < 1.0:
            return self.steps % often == 0
        return super().is_due(since)

    def advance(self) -> None:
        """A batch of games, then some steps of both networks."""
        config = self.config
        seed = config.seed * 1_000_003 + self.steps
        dice = torch.Generator().manual_seed(seed)
        drawn = np.random.default_rng([config.seed, self.steps]).random((config.games, 2))
        seating = np.where(drawn < config.anticipation, _RESPONSE, _AVERAGE)
        response: Any = _Response(self.response, config.epsilon * (1.0 - self.share))
        both = [_RESPONSE, _AVERAGE]
        played = self.rounds.play([response, self.network], seating, seed, both)
        assert played.moves is not None
        worth = torch.from_numpy(played.utilities / self.network.shape.scale).float()
        decisions = Decisions.of(played.moves, worth)
        who = seating[played.moves.games.numpy(), played.moves.players.numpy()]
        self.latest.add(decisions, dice)
        mine = torch.from_numpy(np.flatnonzero(who == _RESPONSE))
        self.reservoir.add(decisions.rows(mine), dice)
        apart = (seating == _RESPONSE) & (seating[:, ::-1] == _AVERAGE)
        self.gain = float(played.utilities[apart].mean()) if apart.any() else 0.0
        self._learn(dice)
        self.steps += 1
        self.games += config.games
        if self.steps % config.target_interval == 0:
            self.target.load_state_dict(self.response.state_dict())

    def _learn(self, dice: torch.Generator) -> None:
        config, total = self.config, torch.zeros(2)
        for _ in range(config.updates):
            rows = self.latest.sample(config.batch, dice)
            values = action_values(self.response, rows.seen, rows.legal)
            guessed = values.gather(1, rows.chosen[:, None])[:, 0]
            missed = functional.mse_loss(guessed, self._wanted(rows))
            self._descend("response", missed)
            total[0] += missed.detach()
            if len(self.reservoir):
                rows = self.reservoir.sample(config.batch, dice)
                logs, worth = self.network(rows.seen, rows.legal)
                surprise = functional.nll_loss(logs, rows.chosen)
                ends = functional.mse_loss(worth, rows.worth)
                self._descend("average", surprise + _VALUE_WEIGHT * ends)
                total[1] += surprise.detach()
        self.losses = (total / config.updates).tolist()

    def _wanted(self, rows: Decisions) -> torch.Tensor:
        """What an action is worth: the best that follows, or the utility at the end."""
        with torch.no_grad():
            best = action_values(self.target, rows.next_seen, rows.next_legal).max(1).values
        return torch.where(rows.is_last, rows.worth, best)

    def _descend(self, name: str, loss: torch.Tensor) -> None:
        optimizer = self.optimizers[name]
        optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        for group in optimizer.param_groups:
            torch.nn.utils.clip_grad_norm_(group["params"], _MOST_GRADIENT)
        optimizer.step()

    def progress(self) -> NfspProgress:
        exploitable = None
        if self.measure is not None:
            with self.off_the_clock():
                plan = self.measure.plan(self.network)
                exploitable = self.measure.exploitability(plan)
        return NfspProgress(
            self.seconds,
            self.steps,
            self.games,
            self.losses[0],
            self.losses[1],
            self.gain,
            exploitable,
        )
