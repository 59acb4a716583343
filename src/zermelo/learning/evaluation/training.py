"""Generations: play, learn, test; what is stronger takes over.

    playing     the engine plays itself with the best evaluation so far, from random openings,
                until there are enough positions or a third of the time is gone
    learning    a network, tables of patterns or linear weights learn from the positions of late
                generations; by TD-leaf, weights have learnt while playing
    testing     it plays the best so far, until a sequential test says which is stronger

The first generation plays with the game's own evaluation, or none. A run killed at any moment
goes on: finished games are on the disk, each with its own seed; learning begins its generation
anew; a test goes on from its last checkpoint.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Unpack

import numpy as np

from ...arguments import checked
from ...errors import BadParameter, ZermeloError
from ...evaluation import (
    LearntEvaluation,
    LinearWeights,
    feature_words,
    load_evaluation,
    save_evaluation,
)
from ...game import Game
from ...machine import check_device, cores, has_gpu
from ...sprt import Sprt
from ..inference.shapes import largest_utility
from ..runs.config import EvaluationConfig
from ..runs.loop import Progress, Run, RunOptions, metric
from .fitting import FitLosses, Fitting, calibrated
from .linear_fitting import LinearFitting, first_weights, from_samples
from .network_fitting import NetworkFitting
from .pattern_fitting import PatternFitting
from .positions import read_header, read_positions, write_positions
from .selfplay import EngineGames, SearchedPositions
from .spread import measured_spread
from .td_leaf import GAMES, TDLeaf
from .weights import Samples, check_weights, named_weights

BEST, CANDIDATE = "network.evaluation", "candidate.evaluation"
NETWORK, LINEAR = "network", "linear"
PLAYING, LEARNING, TESTING = "playing", "learning", "testing"
_FRUITLESS = 1_000  # games without a single position: there will be none
_GAMES = 4  # of each thread, between looks at the clock
_WRITTEN = 50_000  # positions, after which a file of them is written
_PLAYING_SHARE = 1 / 3  # of the time that is left, at most, goes into the games of a generation
_FIRST_SEEDS = 1 << 39  # of games that find the scale of the game's own weights
_TEST_SEEDS = 1 << 40  # apart from those of games to learn from


@dataclass(frozen=True)
class EvaluationProgress(Progress):
    accepted: int = metric("accepted generations")
    games: int = metric("games played")
    positions: int = metric("positions of this generation")
    weights: int = metric("weights to learn")
    loss: float = metric("training loss", ".4f")
    validation: float = metric("validation loss", ".4f")
    test_games: int = metric("games of this test")
    test_score: float = metric("score of the new evaluation", ".3f")
    test_ratio: float = metric("log-likelihood ratio of the test", "+.2f")


@checked
def train_evaluation(
    game: Game,
    folder: str | Path,
    config: EvaluationConfig | None = None,
    *,
    device: str | None = None,
    threads: int | None = None,
    samples: Samples | None = None,
    report: Callable[[EvaluationProgress], None] | None = None,
    **options: Unpack[RunOptions],
) -> EvaluationRun:
    """Learn an evaluation for alpha-beta. Ctrl-C stops the run in good order.

    Linear weights can be fitted to `samples`, positions of recorded games; then there is one
    generation, and no self-play.

    >>> from zermelo.games import load
    >>> from zermelo.learning import EvaluationConfig, train_evaluation
    >>> config = EvaluationConfig(kind="linear", rule="td-leaf", nodes=100, max_steps=1)
    >>> run = train_evaluation(load("othello"), "run", config)  # doctest: +SKIP
    """
    run = EvaluationRun(
        game, folder, config, device=device, threads=threads, samples=samples, **options
    )
    return run.complete(report)


class EvaluationRun(Run[EvaluationConfig]):
    """A training run; each step is a generation."""

    kind = EvaluationConfig
    counters = ("steps", "seconds", "stage", "begun", "games", "accepted", "test_counts")

    begun = 0.0
    """The seconds of the run when this generation began."""

    def __init__(
        self,
        game: Game,
        folder: str | Path,
        config: EvaluationConfig | None = None,
        *,
        device: str | None = None,
        threads: int | None = None,
        samples: Samples | None = None,
        **options: Unpack[RunOptions],
    ) -> None:
        self.threads, self._device, self._samples = threads or cores(), device, samples
        if samples is not None:
            config = replace(config or EvaluationConfig(kind=LINEAR), max_steps=1)
            if config.kind != LINEAR:
                raise BadParameter(
                    f"recorded games can be learnt from with --kind {LINEAR}, not {config.kind}"
                )
        if device is not None:
            _on_gpu(device)  # complains before there is a folder
        self._kind = None if options.get("resume") else (config or EvaluationConfig()).kind
        super().__init__(game, folder, config, **options)

    def check(self) -> None:
        if self._kind == LINEAR:
            check_weights(self.game)
        elif self._kind is not None:
            feature_words(self.game)
        import_module("zstandard")  # for files: better missed now than after the first games

    def set_up(self) -> None:
        self.stage, self.games, self.accepted = PLAYING, 0, 0
        self.test_counts = [0] * 5
        self.losses = FitLosses(math.nan, math.nan)
        self.weights = 0
        self.best: LearntEvaluation | None = None
        self.candidate: LearntEvaluation | None = None
        self._first: LinearWeights | None = None
        self._fitting: Fitting | LinearFitting | None = None
        self._td_leaf: TDLeaf | None = None
        self._learnt_before: dict[str, Any] | None = None  # of TD-leaf, in a checkpoint
        self._tables: list[EngineGames] = []
        self._unwritten: list[SearchedPositions] = []
        self._pool = ThreadPoolExecutor(self.threads)
        self.sprt = Sprt(0.0, self.config.test_elo)

    def open(self) -> None:
        """Read back the files of the run, which may be newer than its checkpoint."""
        if self.accepted:
            self.best = load_evaluation(self.folder.path / BEST, self.game)
        if self.stage == TESTING:
            self.candidate = load_evaluation(self.folder.path / CANDIDATE, self.game)
        for left in self.folder.path.glob(".*.positions.*"):  # killed while it was written
            left.unlink()
        self.positions = 0
        for path in self._files(self.steps, self.steps + 1):
            header = read_header(path)
            self.positions += header.positions
            self.games = max(self.games, header.next_game)
        self._written_games = self.games
        if self._samples is not None and not self._written_games:
            self.games, self._unwritten = 1, [from_samples(self._samples)]
            self._write_positions()
        if self.stage == PLAYING and (self._samples or self.positions >= self.config.positions):
            self.stage = LEARNING

    def about(self) -> dict[str, Any]:
        if self._td_leaf is None:
            return super().about()
        learning = {"positions": self.positions, **self._td_leaf.about()}
        return {**super().about(), "td_leaf": learning}

    def restore(self, about: dict[str, Any]) -> None:
        super().restore(about)
        self._learnt_before = about.get("td_leaf")

    def close(self) -> None:
        if hasattr(self, "_pool"):
            self._pool.shutdown(wait=True, cancel_futures=True)
        super().close()

    # The stages.

    def prepare(self) -> None:
        """Make the engines of this stage and compile them."""
        self._seat()
        if self.stage != LEARNING:
            self._tables[0].play(0)

    def advance(self) -> None:
        if self.stage == PLAYING:
            self._play()
        elif self.stage == LEARNING:
            self._learn()
        else:
            self._test()

    def _enter(self, stage: str) -> None:
        self.stage, self._tables = stage, []
        with self.off_the_clock():
            self.prepare()

    def _seat(self) -> None:
        if self.stage == LEARNING:
            return
        players = (self._player(),) if self.stage == PLAYING else (self.candidate, self.best)
        self._tables = [EngineGames(self.game, self.config, *players) for _ in range(self.threads)]

    def _player(self) -> LearntEvaluation | None:
        """The evaluation for self-play; None for the game's own."""
        if self.config.kind != LINEAR:
            return self.best
        start = self._linear_start()
        if not self.config.is_td_leaf:
            return start
        if self._td_leaf is None:
            self._td_leaf = TDLeaf(start, self.config)
            if self._learnt_before is not None:
                self._td_leaf.restore(self._learnt_before)
                self.positions = self._learnt_before["positions"]
                self._learnt_before = None
        return self._td_leaf.evaluation

    def _linear_start(self) -> LinearWeights:
        """The best weights so far; the game's own to begin with."""
        if isinstance(self.best, LinearWeights):
            return self.best
        if self._first is None:

            def play(trial: LinearWeights) -> SearchedPositions:
                table = EngineGames(self.game, self.config, trial)
                return _joined([self._self_play(table, _FIRST_SEEDS + n)[0] for n in range(GAMES)])

            self._first = first_weights(self.game, play)
        return self._first

    def _play(self) -> None:
        if self._td_leaf is not None:
            self._play_and_learn(self._td_leaf)
            return
        first, count = self.games, _GAMES * self.threads
        seeds = range(first, first + count)
        self._unwritten += [played for played, _ in self._at_all_tables(self._self_play, seeds)]
        self.games += count
        waiting = sum(len(one.values) for one in self._unwritten)
        found = self.positions + waiting
        self._refuse_fruitless(found)
        enough = found >= self.config.positions or (found > 0 and self.is_time_to_learn())
        if waiting >= _WRITTEN or enough:
            self._write_positions()
        if enough:
            self._enter(LEARNING)

    def _play_and_learn(self, td_leaf: TDLeaf) -> None:
        """Play games with the weights of TD-leaf and take its next step."""
        seeds = range(self.games, self.games + GAMES)
        played = _joined([one for one, _ in self._at_all_tables(self._self_play, seeds)])
        self.games += GAMES
        self._refuse_fruitless(self.positions + len(played.values))
        if len(played.values):
            left = max(1.0 - self.positions / self.config.positions, 0.0)
            self.losses = FitLosses(td_leaf.step(played, left), math.nan)
            self.positions += len(played.values)
        if self.positions >= self.config.positions or (self.positions and self.is_time_to_learn()):
            self.weights = len(td_leaf.evaluation.weights)
            self._offer(td_leaf.evaluation)
            self._td_leaf = None

    def _refuse_fruitless(self, positions: int) -> None:
        if self.games >= _FRUITLESS and not positions:
            raise ZermeloError(
                f"{self.games:,} games had no position to learn from: they are over after the "
                "random opening, or decided or not quiet all along, or "
                f"{self.config.nodes:,} nodes are too few for a search of one ply"
            )

    def is_time_to_learn(self) -> bool:
        """Whether a third of the time left to this generation has passed.

        The rest is for learning and testing.
        """
        limit = 60 * self.config.minutes
        return limit > 0 and self.seconds - self.begun >= _PLAYING_SHARE * (limit - self.begun)

    def _self_play(self, table: EngineGames, seed: int) -> Any:
        return table.play(self.config.seed * 1_000_003 + seed)

    def _at_all_tables(self, play: Callable[[EngineGames, int], Any], seeds: range) -> list[Any]:
        """Play `seeds` in all threads; returns the results in the order of the seeds."""

        def at(number: int) -> list[Any]:
            return [play(self._tables[number], seed) for seed in seeds[number :: self.threads]]

        by_table = list(self._pool.map(at, range(self.threads)))
        found: list[Any] = [None] * len(seeds)
        for number, results in enumerate(by_table):
            found[number :: self.threads] = results
        return found

    def _learn(self) -> None:
        if self._fitting is None:
            first = max(self.steps + 1 - self.config.window, 0)
            recent = [self._played(generation) for generation in range(first, self.steps + 1)]
            self._fitting = self._begin_fitting(_joined(recent))
            self.weights = self._fitting.weights
        self.losses = self._fitting.learn()
        if self._fitting.is_over:
            about = {"generation": self.steps, "validation": self.losses.validation}
            utility = largest_utility(self.game)
            self._offer(self._fitting.evaluation(utility, about))
            self._fitting = None

    def _offer(self, learnt: LearntEvaluation) -> None:
        """Save an evaluation as the candidate and test it next."""
        spread = measured_spread(self.game, learnt, self.config)
        self.candidate = replace(learnt, spread=spread)
        self._save_evaluation(CANDIDATE, self.candidate)
        if isinstance(learnt, LinearWeights):
            named = json.dumps(named_weights(self.game, learnt.weights), indent=2)
            self.folder.write("weights.json", named.encode())
        self.test_counts = [0] * 5
        self._enter(TESTING)

    def _played(self, generation: int) -> SearchedPositions:
        """The positions of a generation, with values calibrated to outcomes."""
        files = self._files(generation, generation + 1)
        played = _joined([read_positions(path, self.game) for path in files])
        return played._replace(values=calibrated(played.values, played.outcomes))

    def _begin_fitting(self, played: SearchedPositions) -> Fitting | LinearFitting:
        if self.config.kind == LINEAR:
            return LinearFitting(self.game, played, self.config, self.best)
        if self.config.kind != NETWORK:
            return PatternFitting(self.game, played, self.config)
        if not _on_gpu(self._device):
            return NetworkFitting(self.game, played, self.config)
        from .torch_network_fitting import TorchNetworkFitting  # needs torch

        return TorchNetworkFitting(self.game, played, self.config, check_device(self._device))

    def _test(self) -> None:
        pairs = sum(self.test_counts)
        start = _TEST_SEEDS + self.steps * self.config.test_games + pairs
        for points in self._at_all_tables(
            EngineGames.play_pair, range(start, start + self.threads)
        ):
            self.test_counts[points] += 1
        decision = self.sprt.decision(self.test_counts)
        if decision == "H1":
            self.best, self.accepted = self.candidate, self.accepted + 1
            self._save_evaluation(BEST, self.best)
        if decision is not None or 2 * sum(self.test_counts) >= self.config.test_games:
            self._next_generation(decision == "H1")

    def _next_generation(self, accepted: bool) -> None:
        self.folder.note(
            {
                "seconds": self.seconds,
                "generation": self.steps,
                "is_accepted": int(accepted),
                "test_score": self.test_score,
                "test_games": 2 * sum(self.test_counts),
            }
        )
        self.steps += 1
        self.positions, self.begun = 0, self.seconds
        if self.share < 1.0:
            self._enter(PLAYING)
        else:
            self.stage = PLAYING

    @property
    def test_score(self) -> float:
        played = sum(self.test_counts)
        points = sum(place * count for place, count in enumerate(self.test_counts))
        return points / (4 * played) if played else math.nan

    @property
    def has_too_little_data(self) -> bool:
        """Whether positions were fewer than weights, or the validation loss is much higher."""
        learnt, unseen = self.losses.training, self.losses.validation
        few = 0 < sum(read_header(one).positions for one in self._files(0, 1)) < self.weights
        return few or unseen > 1.1 * learnt

    def progress(self) -> EvaluationProgress:
        waiting = sum(len(one.values) for one in self._unwritten)
        return EvaluationProgress(
            self.seconds,
            self.steps,
            self.accepted,
            self.games,
            self.positions + waiting,
            self.weights,
            self.losses.training,
            self.losses.validation,
            2 * sum(self.test_counts),
            self.test_score,
            self.sprt.ratio(self.test_counts),
        )

    # The folder.

    def save(self) -> None:
        self._write_positions()
        super().save()

    def write_result(self) -> None:
        """The best evaluation is written when it is accepted."""

    def _write_positions(self) -> None:
        played, self._unwritten = self._unwritten, []
        if not sum(len(one.values) for one in played):
            return
        games = range(self._written_games, self.games)
        path = self.folder.path / f"{self.steps:04}-{games.start:09}.positions"
        with self.folder.writing():
            self.positions += write_positions(path, self.game, self.spec, played, self.steps, games)
        self._written_games = self.games

    def _files(self, first: int, end: int) -> list[Path]:
        """The position files of generations `first` to `end` (exclusive)."""
        found = sorted(self.folder.path.glob("*.positions"))
        return [path for path in found if first <= int(path.name[:4]) < end]

    def _save_evaluation(self, name: str, network: LearntEvaluation | None) -> None:
        if network is not None:
            with self.folder.writing():
                save_evaluation(self.folder.path / name, network, self.game)


def _on_gpu(device: str | None) -> bool:
    """Whether networks are learnt on a GPU, by torch."""
    if device is None:
        return has_gpu()
    return device != "cpu" and check_device(device).type == "cuda"


def _joined(parts: Sequence[SearchedPositions]) -> SearchedPositions:
    return SearchedPositions(*(np.concatenate(column) for column in zip(*parts, strict=True)))
