"""AlphaZero: a network learns from the games it plays with itself (Silver et al. 2018).

    play      every core searches, one network evaluates for all
    learn     a fixed number of looks at each new position
    refresh   the players get what was learnt

A run is a folder: `config.json`, `metrics.jsonl`, `network.safetensors`, the
network to play with, and `state.safetensors`, all that resuming needs. Files
are whole at any moment.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import torch
from torch.nn import functional

from ..errors import BadParameter
from ..files import write_whole
from ..game import Game
from .evaluators import evaluator
from .network import (
    BadNetwork,
    Network,
    Shape,
    check_device,
    in_channels_last,
    save_network,
)
from .replay import Replay
from .selfplay import SelfPlay, Settings

__all__ = ["Progress", "Training", "train"]

_NOTE, _SAVE = 2.0, 20.0  # seconds between reports, and between checkpoints


@dataclass(frozen=True)
class Training:
    """What a run is told; it is kept in the run's folder."""

    minutes: float = 10.0
    most_steps: int = 0
    """Of learning; 0: as many as there is time for."""
    channels: int = 64
    blocks: int = 4
    games: int = 256
    """At the same time."""
    settings: Settings = field(default_factory=Settings)
    batch: int = 512
    looks: float = 4.0
    """How often each new position is learnt from, on average."""
    room: int = 500_000
    """Positions in memory."""
    warm_up: int = 5_000
    """Positions before learning begins."""
    learning_rate: float = 2e-3
    weight_decay: float = 1e-4
    search_share: float = 0.3
    """The share of the search's value in what the network's value is to be."""
    refresh: int = 32
    """Steps of learning between two refreshments of the players."""
    keep: float = 0.0
    """Minutes between networks that are kept beside the last one; 0: none are."""
    seed: int = 0

    @classmethod
    def of(cls, told: dict[str, Any]) -> Training:
        """From `config.json`."""
        known = {one.name for one in fields(cls)}
        rest = {name: value for name, value in told.items() if name in known - {"settings"}}
        return cls(**rest, settings=Settings(**told.get("settings", {})))


@dataclass(frozen=True)
class Progress:
    """How a run is getting on."""

    seconds: float
    steps: int
    positions: int
    games: int
    simulations: int
    simulations_per_second: float
    moves_per_second: float
    policy_loss: float
    value_loss: float
    remembered: float
    """The share of simulations that needed no network: known states and ends of games."""


def train(
    game: Game,
    folder: str | Path,
    training: Training | None = None,
    *,
    spec: str | None = None,
    device: str | None = None,
    threads: int | None = None,
    resume: bool = False,
    report: Callable[[Progress], None] | None = None,
) -> Network:
    """Learn to play a game; the network that came of it. Ctrl-C ends the run in good order."""
    run = Run(game, Path(folder), training, spec or game.name, device, threads, resume)
    try:
        run.learn(report)
    except KeyboardInterrupt:
        run.save()
        raise
    finally:
        run.play.close()
    run.save()
    return run.averaged


class Run:
    """One training run and its folder."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        training: Training | None,
        spec: str,
        device: str | None,
        threads: int | None,
        resume: bool,
    ) -> None:
        self.game, self.folder, self.spec = game, folder, spec
        self.training = self._configured(training, resume)
        told = self.training
        self.device = check_device(device)
        torch.manual_seed(told.seed)
        shape = Shape.of(game, told.channels, told.blocks)
        self.network = Network(shape).to(self.device)
        self.averaged = Network(shape).to(self.device)
        self.averaged.load_state_dict(self.network.state_dict())
        if self.device.type == "cuda":
            in_channels_last(self.network)
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(),
            told.learning_rate,
            weight_decay=told.weight_decay,
            fused=self.device.type == "cuda",
        )
        self.steps, self.positions, self.seconds = 0, 0, 0.0
        if resume:
            self._restore()
        self.evaluator = evaluator(self.averaged, self.device)
        self.play = SelfPlay(
            game,
            self.evaluator,
            told.settings,
            games=told.games,
            threads=threads,
            seed=told.seed + self.steps,
        )
        self.replay = Replay(shape, told.room, self.device, told.search_share, told.seed)
        self._step = self._compiled()
        self._losses = torch.zeros(2, device=self.device)

    # The folder.

    def _configured(self, training: Training | None, resume: bool) -> Training:
        path = self.folder / "config.json"
        if resume:
            try:
                return Training.of(json.loads(path.read_text())["training"])
            except (OSError, ValueError, KeyError):
                raise BadParameter(f"{self.folder} holds no run that could be resumed") from None
        if path.exists():
            raise BadParameter(f"{self.folder} holds a run already; resume it, or name another")
        training = training or Training()
        told = {"game": self.spec, "training": asdict(training)}
        write_whole(path, json.dumps(told, indent=2).encode())
        return training

    def save(self) -> None:
        """Write the network to play with and all that resuming needs."""
        from safetensors.torch import save

        about = self._save_network("network.safetensors")
        tensors = {f"network.{n}": t for n, t in self.network.state_dict().items()}
        tensors |= {f"averaged.{n}": t for n, t in self.averaged.state_dict().items()}
        for number, state in self.optimizer.state_dict()["state"].items():
            tensors |= {f"optimizer.{number}.{n}": t for n, t in state.items()}
        kept = {name: tensor.detach().cpu().contiguous() for name, tensor in tensors.items()}
        told = {"game": self.spec, "about": json.dumps(about)}
        write_whole(self.folder / "state.safetensors", save(kept, metadata=told))

    def _save_network(self, name: str) -> dict[str, float]:
        about = {"steps": self.steps, "positions": self.positions, "seconds": self.seconds}
        save_network(self.folder / name, self.averaged, self.spec, about)
        return about

    def _restore(self) -> None:
        from safetensors import SafetensorError, safe_open

        path = self.folder / "state.safetensors"
        if not path.exists():
            return  # killed before its first checkpoint: begin anew
        try:
            with safe_open(str(path), "pt") as file:
                about = json.loads(file.metadata()["about"])
                tensors = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
        except (SafetensorError, KeyError, ValueError) as error:
            raise BadNetwork(f"{path} is damaged: {error}") from None
        for name, network in (("network.", self.network), ("averaged.", self.averaged)):
            network.load_state_dict(
                {n[len(name) :]: t for n, t in tensors.items() if n.startswith(name)}
            )
        moments: dict[int, dict[str, torch.Tensor]] = {}
        for name, tensor in tensors.items():
            if name.startswith("optimizer."):
                _, number, moment = name.split(".", 2)
                moments.setdefault(int(number), {})[moment] = tensor
        state = self.optimizer.state_dict()
        self.optimizer.load_state_dict({"state": moments, "param_groups": state["param_groups"]})
        self.steps, self.positions = about["steps"], about["positions"]
        self.seconds = about["seconds"]

    # Learning.

    def learn(self, report: Callable[[Progress], None] | None = None) -> None:
        """Play and learn until the time is over."""
        told, before = self.training, self.seconds
        limit = told.minutes * 60
        self.play.round()  # compiles off the clock
        start = saved = noted = time.perf_counter()
        owed, counted, kept = 0.0, self.play.counts, self.seconds
        while self.seconds < limit and not 0 < told.most_steps <= self.steps:
            self.play.round()
            waiting = self.play.waiting_harvest()
            now = time.perf_counter()
            self.seconds = before + now - start
            if waiting >= told.batch:
                fresh = self.replay.add(self.play.harvest())
                self.positions += fresh
                owed += fresh * told.looks / told.batch
            if len(self.replay) < min(told.warm_up, told.room):
                owed = 0.0
            if owed >= told.refresh:
                self._learn_from(int(owed))
                owed -= int(owed)
                self.evaluator.refresh(self.averaged)
                self.play.forget()
            if now - noted > _NOTE:
                counts = self.play.counts
                self._note(counted, counts, now - noted, report)
                noted, counted = now, counts
            if now - saved > _SAVE:
                self.save()
                saved = now
            if told.keep and self.seconds >= kept + told.keep * 60:
                kept += told.keep * 60
                self._save_network(f"network-{round(kept)}s.safetensors")
        self._note(counted, self.play.counts, time.perf_counter() - noted, report)

    def _learn_from(self, steps: int) -> None:
        self.network.train()
        for _ in range(steps):
            share = min(1.0, self.seconds / (self.training.minutes * 60))
            rate = self.training.learning_rate * (0.02 + 0.98 * (1 + math.cos(math.pi * share)) / 2)
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            self._losses = self._step(*self.replay.sample(self.training.batch))
            self.steps += 1
            if self.steps % 4 == 0:
                self._average()

    def _average(self) -> None:
        """The players' network is a running mean of what is learnt."""
        keep = min(0.98, self.steps / (self.steps + 40.0))
        with torch.no_grad():
            mine = self.averaged.state_dict()
            for name, tensor in self.network.state_dict().items():
                if tensor.is_floating_point():
                    mine[name].lerp_(tensor, 1.0 - keep)
                else:
                    mine[name].copy_(tensor)

    def _compiled(self) -> Callable[..., torch.Tensor]:
        on_gpu = self.device.type == "cuda"

        def losses(seen: Any, policy: Any, value: Any) -> torch.Tensor:
            logits, found = self.network(seen)
            surprise = -(policy.float() * functional.log_softmax(logits.float(), 1)).sum(1).mean()
            return torch.stack((surprise, functional.mse_loss(found.float(), value)))

        forward = torch.compile(losses, dynamic=False) if on_gpu else losses

        def step(seen: Any, policy: Any, value: Any) -> torch.Tensor:
            if on_gpu and seen.dim() == 4:
                seen = seen.contiguous(memory_format=torch.channels_last)
            with torch.autocast(self.device.type, torch.bfloat16, enabled=on_gpu):
                both = forward(seen, policy, value)
            self.optimizer.zero_grad(set_to_none=True)
            torch.autograd.backward(both.sum())
            self.optimizer.step()
            return both.detach()

        return step

    def _note(
        self, before: Any, now: Any, seconds: float, report: Callable[[Progress], None] | None
    ) -> None:
        simulations = now.simulations - before.simulations
        asked = now.evaluations - before.evaluations
        policy_loss, value_loss = map(float, self._losses)
        told = Progress(
            self.seconds,
            self.steps,
            self.positions,
            now.games,
            now.simulations,
            simulations / seconds,
            (now.moves - before.moves) / seconds,
            policy_loss,
            value_loss,
            1.0 - asked / max(simulations, 1),
        )
        with open(self.folder / "metrics.jsonl", "a") as file:
            file.write(json.dumps(asdict(told)) + "\n")
        if report is not None:
            report(told)
