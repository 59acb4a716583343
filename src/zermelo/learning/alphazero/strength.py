"""Matches of networks, all games at once: is the one that learnt any better, and how good is it?

    python -m zermelo.learning.alphazero.strength

is a process for the matches of a run. Threads take turns at Python; where a GPU learns and many
cores search, each of them needs it a thousand times a second for an instant, and beside a match,
which is Python for the most part, they had it half as often. The process reads a line of JSON that
says what to climb, then one for each version to measure: where its network is, its name, and a
seed. It answers each by the ladder and the standing of the version, and ends with its input.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ... import clock
from ...chance import after_chance
from ...errors import ZermeloError
from ...game import Game
from ...games import load
from ...log import Log
from ...montecarlo import Evaluator, Forest
from ...random_openings import opened
from ...ratings import Outcome, elo_of_score
from ..runs.ladder import Anchor, Ladder, Standing, anchors
from .evaluators import CpuEvaluator
from .network import Network, load_network

_log = Log(__name__)
_PROCESS = "zermelo.learning.alphazero.strength"
_OPENING = 2  # random moves at the start of a game
_LONGEST = 512
EXPLORATION = 0.75  # as in self-play, and as players search
_FIRST = 4  # rounds with each seat taken once, to see how long a game takes
_FEWEST = 2  # rounds, however long they take

Choose = Callable[[list[Any]], list[int]]
"""An action in each of these states."""


@dataclass(frozen=True)
class MatchScore:
    """The mean of the first player's points against each of the others: 1, a half or 0."""

    points: float
    games: int

    @property
    def elo(self) -> float:
        """The difference that the score suggests, with half a point added for each side."""
        return elo_of_score((self.points + 0.5) / (self.games + 1.0))


def match(
    game: Game,
    new: Evaluator,
    old: Evaluator,
    *,
    games: int = 32,
    simulations: int = 16,
    seed: int = 0,
) -> MatchScore:
    """Two networks with the same search; seats as in a contest."""
    forest = Forest(game, games, simulations, exploration=EXPLORATION)
    sides = (searching(forest, one) for one in (new, old))
    return contest(game, *sides, games=games, seed=seed)


def searching(forest: Forest, evaluate: Evaluator) -> Choose:
    """Choose by search."""

    def choose(states: list[Any]) -> list[int]:
        forest.plant(states)
        forest.search(evaluate)
        return forest.actions()

    return choose


def acting(game: Game, evaluate: Evaluator) -> Choose:
    """Choose the network's most probable action, without search."""

    def choose(states: list[Any]) -> list[int]:
        seen = np.zeros((len(states), *game.observation_shape), np.float32)
        for row, state in enumerate(states):
            game.observation(state, game.to_move(state), seen[row])
        priors, _ = evaluate(seen)
        return [_likeliest(game, *one) for one in zip(states, priors, strict=True)]

    return choose


def _likeliest(game: Game, state: Any, row: Any) -> int:
    best: int = max(game.actions(state), key=lambda action: float(row[action % len(row)]))
    return best


def contest(game: Game, new: Choose, old: Choose, *, games: int = 32, seed: int = 0) -> MatchScore:
    """Play `games` games at once: `new` takes each seat in turn, `old` all others."""
    return MatchScore(sum(points_of_games(game, new, old, games=games, seed=seed)), games)


def points_of_games(
    game: Game, new: Choose, old: Choose, *, games: int, seed: int = 0
) -> list[float]:
    """The points of `new` in each game of such a contest.

    Games in a row, one for each seat, have the same opening.
    """
    dice = random.Random(seed)
    seats = [number % game.players for number in range(games)]
    openings = {
        unit: opened(game, unit, _OPENING, seed) for unit in range(-(-games // game.players))
    }
    states = [after_chance(game, openings[number // game.players], dice) for number in range(games)]
    for _ in range(_LONGEST):
        going = [n for n, state in enumerate(states) if not game.is_terminal(state)]
        if not going:
            break
        news = [n for n in going if game.to_move(states[n]) == seats[n]]
        for choose, own in ((new, news), (old, [n for n in going if n not in news])):
            chosen = choose([states[n] for n in own]) if own else []
            for n, action in zip(own, chosen, strict=True):
                states[n] = after_chance(game, game.result(states[n], action), dice)
    return [_points(game, state, seat) for state, seat in zip(states, seats, strict=True)]


class Climb:
    """Measures versions of a network on a ladder, by short matches against its anchors."""

    def __init__(
        self,
        game: Game,
        anchors: list[Anchor],
        ladder: Ladder,
        games: int,
        simulations: int,
        leaving: threading.Event,
        patience: float,
    ) -> None:
        """`patience` is the seconds of a match; it stops earlier once `leaving` is set."""
        self.game, self.ladder, self.most = game, ladder, max(games, game.players)
        self._leaving, self._patience = leaving, patience
        self._forest = Forest(game, self.most, simulations, exploration=EXPLORATION)
        self._dice = random.Random(0)
        self._anchors: dict[int, Choose] = {
            number: self._searching(one) for number, one in enumerate(anchors)
        }
        self._seconds: dict[int, float] = {}  # of a game against each

    def _searching(self, anchor: Anchor) -> Choose:
        return lambda states: anchor.choose(self.game, states, self._dice)

    def prepare(self, evaluate: Evaluator) -> None:
        """Compile."""
        own = searching(self._forest, evaluate)
        contest(self.game, own, self._anchors[1], games=1)

    def measure(self, evaluate: Evaluator, name: str, seed: int) -> Standing | None:
        """Play version `name` against the anchors until the ladder has placed it."""
        version = self.ladder.begin(name)
        own = searching(self._forest, evaluate)
        while not self._leaving.is_set() and (anchor := self.ladder.opponent()) is not None:
            score = self._met(own, anchor, seed)
            self.ladder.note(anchor, score.points, score.games)
        if self.ladder.is_above_all():
            self.ladder.promote()
            self._anchors[version] = own
        return self.ladder.standing()

    def _met(self, own: Choose, anchor: int, seed: int) -> MatchScore:
        """Play some games to see how long they take, then as many as there is time for."""
        players, patience = self.game.players, self._patience
        points, games, start = 0.0, 0, clock.now()
        wanted = int(patience / self._seconds.get(anchor, patience / (_FIRST * players)))
        wanted = max(wanted, _FEWEST * players)
        while games < self.most:
            more = min(max(wanted // players * players, players), self.most - games)
            score = contest(
                self.game, own, self._anchors[anchor], games=more, seed=seed * 1009 + games
            )
            points, games = points + score.points, games + score.games
            spent = clock.now() - start
            self._seconds[anchor] = spent / games
            wanted = int((patience - spent) / self._seconds[anchor])
            if wanted < players or self._leaving.is_set():
                break
        return MatchScore(points, games)


def _points(game: Game, state: Any, seat: int) -> float:
    if not game.is_terminal(state):
        return 0.5
    utilities = tuple(float(game.utility(state, one)) for one in range(game.players))
    points = Outcome(tuple(range(game.players)), utilities).points(seat)
    return sum(points) / len(points)


# In a process of their own.


def is_loadable(game: Game, spec: str) -> bool:
    """Whether another process can make this game from its text.

    >>> from zermelo.games import load
    >>> is_loadable(load("hex:size=5"), "hex:size=5"), is_loadable(load("hex"), "hexagons")
    (True, False)
    """
    try:
        return type(load(spec)) is type(game)
    except ZermeloError:
        return False


class ClimbAside:
    """A `Climb` in a process of its own; `ladder` is updated by what that process reports."""

    def __init__(
        self, spec: str, ladder: Ladder, games: int, simulations: int, patience: float
    ) -> None:
        self.spec, self.ladder = spec, ladder
        self._place = tempfile.TemporaryDirectory(prefix="zermelo-match-")
        self._process = subprocess.Popen(
            [sys.executable, "-m", _PROCESS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the run, which ends it
        )
        self._send(
            spec=spec,
            ladder=ladder.as_json(),
            games=games,
            simulations=simulations,
            patience=patience,
        )

    def measure(self, network: Network, name: str, seed: int) -> Standing | None:
        """Send a network to the process and wait for its standing; None if that failed."""
        path = Path(self._place.name) / "network.safetensors"
        try:
            network.save(path, self.spec, {})
            self._send(network=str(path), name=name, seed=seed)
            assert self._process.stdout is not None
            answer = json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as error:
            if self._process.poll() is not None:
                _log.warning("matches have ended: their process has (%s)", error)
            return None
        self.ladder.restore(answer["ladder"])
        return None if answer["standing"] is None else Standing(*answer["standing"])

    def _send(self, **words: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        """Kill the process; a pending `measure` returns None."""
        self._process.kill()

    def close(self) -> None:
        """Kill the process and free what it used; call after the last `measure` has returned."""
        self.stop()
        self._process.communicate()
        self._place.cleanup()


def answers(lines: Iterable[str]) -> Iterable[str]:
    """The process's answers to its lines of input."""
    given = iter(lines)
    run = json.loads(next(given))
    game = load(run["spec"])
    opponents = anchors(game)
    ladder = Ladder(one.name for one in opponents)
    ladder.restore(run["ladder"])
    climb = Climb(
        game,
        opponents,
        ladder,
        run["games"],
        run["simulations"],
        threading.Event(),
        run["patience"],
    )
    for line in given:
        version = json.loads(line)
        network, _ = load_network(version["network"], game)
        standing = climb.measure(CpuEvaluator(network), version["name"], version["seed"])
        yield json.dumps({"ladder": ladder.as_json(), "standing": standing})


if __name__ == "__main__":
    torch.set_num_threads(1)  # the other cores are those that search
    for answer in answers(sys.stdin):
        print(answer, flush=True)
