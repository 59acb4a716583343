"""Tuning the numbers of a player: simultaneous perturbation stochastic approximation.

J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient
approximation", 1992. All numbers are moved at once, each a little up or down at random; the player
with these changes and the one with the opposite ones play a pair of games from the same opening,
sides swapped; and all numbers go a step towards the winner. Steps and changes grow smaller. What is
given in the end is the mean over the second half of the way, which varies less than its end.

Whether the tuned player is stronger is another question, which a match answers (`match`).
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ..display import Shown
from ..errors import BadFile, BadParameter, ZermeloError
from ..files import write_whole
from ..game import Game, check_positive
from ..games import load
from ..games._parameters import pieces
from ..random_openings import default_plies, opening
from ..ratings import point
from ..reading import fitted, parse_json, read_regular, reading
from .match.seeds import Seeds
from .players.specs import make, settings_named
from .timing import TimeControl
from .tournament.executors import Executor
from .tournament.tasks import GameTask
from .tournament.tournament import Setup

SCHEMA = "zermelo-tuning-1"
CHANGE = 0.08  # of the range, up and down, in the last pair
STEP = 0.004  # of the range, in the last pair, if one of the two wins both games
CHANGES_SHRINK, STEPS_SHRINK = 0.101, 0.602  # as Spall advises
SLOW_START = 0.1  # of the pairs: so much smaller are the first steps than they would be


@dataclass(frozen=True)
class TunedRange(Shown):
    """A setting and its range."""

    name: str
    low: float
    high: float
    start: float
    whole: bool = False

    def __post_init__(self) -> None:
        if not self.low < self.high:
            raise BadParameter(f"{self.name} must go up, not from {self.low:g} to {self.high:g}")
        if not self.low <= self.start <= self.high:
            raise BadParameter(
                f"{self.name} is {self.start:g}, outside of {self.low:g} to {self.high:g}"
            )

    @property
    def width(self) -> float:
        return self.high - self.low

    def within(self, value: float) -> float:
        return min(max(value, self.low), self.high)

    def setting(self, value: float) -> float | int:
        """The value as a player gets it."""
        value = self.within(value)
        return round(value) if self.whole else float(f"{value:.4g}")

    def change(self, share: float) -> float:
        """A share of the range; at least 1 for whole numbers, so that both players differ."""
        return max(share * self.width, 0.6) if self.whole else share * self.width


@dataclass(frozen=True)
class Tuned(Shown):
    """The tuned values and their history."""

    player: str
    """The player's spec with these numbers."""
    values: dict[str, float]
    pairs: int
    planned: int
    history: tuple[tuple[float, ...], ...] = field(default=(), repr=False)
    """The values after each pair of games."""


Report = Callable[[Tuned], None]


def tune(
    player: str,
    game: str | Game,
    vary: Mapping[str, tuple[float, float]],
    *,
    pairs: int = 500,
    seed: int = 0,
    plies: int | None = None,
    time_control: TimeControl | None = None,
    path: str | os.PathLike[str] | None = None,
    executor: Executor | None = None,
    report: Report | None = None,
) -> Tuned:
    """Tune settings of a player, each within its range, by `pairs` pairs of games.

    With a `path` what was learnt is kept there after each pair, and the next call continues. Where
    the spec gives a setting, it begins there, else in the middle of its range. On several cores
    some pairs begin before others have ended, so that only one process repeats itself exactly.
    """
    check_positive(pairs=pairs)
    rules = load(game) if isinstance(game, str) else game
    if rules.players != 2:
        raise BadParameter(f"tuning needs a game of two players; {rules.name} has {rules.players}")
    setup = Setup(game, (player, player), games=2 * pairs, seed=seed, plies=plies)
    if time_control is not None:
        setup = replace(setup, time_control=time_control)
    tuning = _Tuning(setup, player, ranges(player, vary), None if path is None else Path(path))
    return tuning.run(executor or setup.executor(), report)


def ranges(player: str, vary: Mapping[str, tuple[float, float]]) -> tuple[TunedRange, ...]:
    """The settings to tune, checked by making players of both ends."""
    if not vary:
        raise BadParameter("there is nothing to tune: name a setting and its range")
    given, settings = _given(player), settings_named(player)
    found = []
    for name, (low, high) in vary.items():
        whole = False
        if (known := settings.get(name)) is not None:
            if known.kind not in (int, float):
                raise BadParameter(f"{name} is no number, so it can't be tuned")
            whole = known.kind is int
        start = float(given[name]) if name in given else (low + high) / 2
        found.append(TunedRange(name, float(low), float(high), start, whole))
    for one in found:
        for end in (one.low, one.high):
            make(with_values(player, {one.name: round(end) if one.whole else end})).close()
    return tuple(found)


def with_values(player: str, values: Mapping[str, float]) -> str:
    """The spec of a player with some of its settings changed.

    >>> with_values("mcts:iterations=100,rave=3", {"rave": 5, "exploration": 0.5})
    'mcts:iterations=100,rave=5,exploration=0.5'
    """
    settings = _given(player) | {name: f"{value:.10g}" for name, value in values.items()}
    return f"{_kind(player)}:{','.join(f'{name}={text}' for name, text in settings.items())}"


def _kind(player: str) -> str:
    """The part of a spec before its settings: a kind, or a file and class."""
    head, _, rest = player.partition(":")
    return f"{head}:{rest.partition(':')[0]}" if head.endswith(".py") else head


def _given(player: str) -> dict[str, str]:
    text = player[len(_kind(player)) + 1 :]
    return {
        name.strip().replace("-", "_"): value
        for name, _, value in (piece.partition("=") for piece in pieces(text))
        if name.strip()
    }


class _Tuning:
    """The state of tuning: values and their history."""

    def __init__(
        self, setup: Setup, player: str, varied: tuple[TunedRange, ...], path: Path | None
    ) -> None:
        self.setup, self.player, self.ranges, self.path = setup, player, varied, path
        self.planned = setup.games // 2
        self.values = tuple(one.start for one in varied)
        self.history: list[tuple[float, ...]] = []
        if path is not None and path.exists():
            with reading(path):
                self._continue(path)

    def run(self, executor: Executor, report: Report | None) -> Tuned:
        results: dict[int, list[float]] = {}  # of pairs that are not over
        with closing(executor.run(self._tasks())) as games:
            for task, record in games:
                if record.fault:
                    raise ZermeloError(f"{task.players[record.loser or 0]}: {record.reason}")
                pair, up = divmod(task.number, 2)  # in the second game those that go up are second
                scores = record.scores or (0.0, 0.0)
                points = results.setdefault(pair, [])
                points.append(point(scores[up], scores[1 - up]))
                if len(points) == 2:
                    self._learn(self._changes(pair), sum(results.pop(pair)) - 1)
                    if report is not None:
                        report(self.tuned())
        return self.tuned()

    def tuned(self) -> Tuned:
        last = self.history[len(self.history) // 2 :] or [self.values]
        means = (sum(values) / len(last) for values in zip(*last, strict=True))
        found = {one.name: one.setting(mean) for one, mean in zip(self.ranges, means, strict=True)}
        way = tuple(self.history)
        return Tuned(with_values(self.player, found), found, len(way), self.planned, way)

    def _tasks(self) -> Iterator[GameTask]:
        """The tasks of each pair of games, with the values at its start."""
        setup, game = self.setup, self.setup.rules
        plies = default_plies(game) if setup.plies is None else setup.plies
        seeds = Seeds.of_tournament(game, setup.seed)
        for pair in range(len(self.history), self.planned):
            up, down = (self._changed(pair, sign) for sign in (1, -1))
            first = opening(game, pair, plies, seeds.of_openings())
            for number, players in enumerate(((up, down), (down, up)), 2 * pair):
                yield GameTask(
                    number=number,
                    game=setup.spec,
                    players=players,
                    seed=seeds.of_unit(pair),
                    seeds=seeds.of_players(2, number),
                    opening=first,
                    time_control=setup.time_control,
                )

    def _changes(self, pair: int) -> list[int]:
        """The random directions of a pair: +1 or -1 for each value."""
        rng = random.Random(f"{self.setup.seed} {pair}")
        return [rng.choice((-1, 1)) for _ in self.ranges]

    def _changed(self, pair: int, sign: int) -> str:
        share = CHANGE * (self.planned / (pair + 1)) ** CHANGES_SHRINK
        moved = zip(self.ranges, self.values, self._changes(pair), strict=True)
        return with_values(
            self.player,
            {
                one.name: one.setting(value + sign * change * one.change(share))
                for one, value, change in moved
            },
        )

    def _learn(self, changes: list[int], result: float) -> None:
        """Step towards the winner; `result` is that of adding `changes`, from -1 to 1."""
        slow = SLOW_START * self.planned
        step = STEP * ((self.planned + slow) / (len(self.history) + 1 + slow)) ** STEPS_SHRINK
        self.values = tuple(
            one.within(value + step * one.width * result * change)
            for one, value, change in zip(self.ranges, self.values, changes, strict=True)
        )
        self.history.append(self.values)
        if self.path is not None:
            content = {**self._task(), "history": self.history}
            write_whole(self.path, json.dumps(content).encode())

    def _task(self) -> dict[str, Any]:
        """The task that identifies a file of tuning."""
        own = {"game": self.setup.spec, "player": self.player, "pairs": self.planned}
        ranges = [asdict(one) for one in self.ranges]
        return {"schema": SCHEMA, **own, "seed": self.setup.seed, "ranges": ranges}

    def _continue(self, path: Path) -> None:
        content = parse_json(read_regular(path))
        if not isinstance(content, dict) or content.get("schema") != SCHEMA:
            raise BadFile("it holds no tuning")
        if any(content.get(name) != value for name, value in self._task().items()):
            raise BadParameter(f"{path} is of another tuning; remove it or name another file")
        history = fitted(content.get("history"), tuple[tuple[float, ...], ...], "history")
        for values in history:
            if len(values) != len(self.ranges) or any(
                value != one.within(value) for one, value in zip(self.ranges, values, strict=True)
            ):
                raise BadFile("it has values outside of their ranges")
        self.history = list(history[: self.planned])
        self.values = self.history[-1] if self.history else self.values
