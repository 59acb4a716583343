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
import math
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
from ...errors import ZermeloError
from ...game import CHANCE, Game
from ...games import load
from ...log import Log
from ...montecarlo import Evaluator, Forest
from ..runs.ladder import Anchor, Ladder, Standing, anchors
from .evaluators import CpuEvaluator
from .network import Network, load_network

_log = Log(__name__)
_PROCESS = "zermelo.learning.alphazero.strength"
_OPENING = 2  # random moves with which a game begins; games in a row have the same ones
_LONGEST = 512
EXPLORATION = 0.75  # as in self-play, and as players search
_FIRST = 4  # rounds with each seat taken once, to see how long a game takes
_FEWEST = 2  # rounds, however long they take

Choose = Callable[[list[Any]], list[int]]
"""An action in each of these states."""


@dataclass(frozen=True)
class Score:
    """Points of the first player: 1 for each other player left behind, a half for equals."""

    points: float
    games: int

    @property
    def elo(self) -> float:
        """The difference in Elo that such a score suggests; half a game is given to either."""
        won = (self.points + 0.5) / (self.games + 1.0)
        return 400.0 * math.log10(won / (1.0 - won))


def match(
    game: Game,
    new: Evaluator,
    old: Evaluator,
    *,
    games: int = 32,
    simulations: int = 16,
    seed: int = 0,
) -> Score:
    """Two networks with the same search; seats as in a contest."""
    forest = Forest(game, games, simulations, exploration=EXPLORATION)
    sides = (searching(forest, one) for one in (new, old))
    return contest(game, *sides, games=games, seed=seed)


def searching(forest: Forest, evaluate: Evaluator) -> Choose:
    """What a search finds in each state."""

    def choose(states: list[Any]) -> list[int]:
        forest.plant(states)
        forest.search(evaluate)
        return forest.actions()

    return choose


def acting(game: Game, evaluate: Evaluator) -> Choose:
    """The likeliest action in each state, without search."""

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


def contest(game: Game, new: Choose, old: Choose, *, games: int = 32, seed: int = 0) -> Score:
    """The first takes each seat in turn, the other one has all other seats."""
    return Score(sum(points_of_games(game, new, old, games=games, seed=seed)), games)


def points_of_games(
    game: Game, new: Choose, old: Choose, *, games: int, seed: int = 0
) -> list[float]:
    """Such a contest game by game: as many in a row as there are seats have the same opening."""
    dice = random.Random(seed)
    seats = [number % game.players for number in range(games)]
    states = [
        _opened(game, random.Random(seed * 1_000_003 + number // game.players))
        for number in range(games)
    ]
    for _ in range(_LONGEST):
        going = [n for n, state in enumerate(states) if not game.is_terminal(state)]
        if not going:
            break
        news = [n for n in going if game.to_move(states[n]) == seats[n]]
        for choose, own in ((new, news), (old, [n for n in going if n not in news])):
            chosen = choose([states[n] for n in own]) if own else []
            for n, action in zip(own, chosen, strict=True):
                states[n] = _after_chance(game, game.result(states[n], action), dice)
    return [_points(game, state, seat) for state, seat in zip(states, seats, strict=True)]


class Climb:
    """A network on a ladder: each version meets anchors, for a moment each."""

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
        """A match takes some seconds, `patience`; once `leaving` is set, it stops earlier."""
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
        """How strong a version is."""
        version = self.ladder.begin(name)
        own = searching(self._forest, evaluate)
        while not self._leaving.is_set() and (anchor := self.ladder.opponent()) is not None:
            score = self._met(own, anchor, seed)
            self.ladder.note(anchor, score.points, score.games)
        if self.ladder.is_above_all():
            self.ladder.promote()
            self._anchors[version] = own
        return self.ladder.standing()

    def _met(self, own: Choose, anchor: int, seed: int) -> Score:
        """Some games, to see how long they take, and as many more as there is time for."""
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
        return Score(points, games)


def _opened(game: Game, dice: random.Random) -> Any:
    """A state after some random moves; after fewer where they would end the game."""
    for plies in range(_OPENING, 0, -1):
        state = _after_chance(game, game.initial_state(), dice)
        for _ in range(plies):
            if not game.is_terminal(state):
                state = game.result(state, dice.choice(list(game.actions(state))))
                state = _after_chance(game, state, dice)
        if not game.is_terminal(state):
            return state
    return _after_chance(game, game.initial_state(), dice)


def _after_chance(game: Game, state: Any, dice: random.Random) -> Any:
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        outcomes = list(game.actions(state))
        weights = [game.probability(state, outcome) for outcome in outcomes]
        state = game.result(state, dice.choices(outcomes, weights)[0])
    return state


def _points(game: Game, state: Any, seat: int) -> float:
    if not game.is_terminal(state):
        return 0.5
    mine = game.utility(state, seat)
    others = [game.utility(state, other) for other in range(game.players) if other != seat]
    return sum(1.0 if mine > one else 0.5 if mine == one else 0.0 for one in others) / len(others)


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
    """A `Climb` elsewhere; its ladder follows what comes of it there."""

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
        """How strong a network is; None if that could not be found out."""
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
        """Whoever waits for an answer has none."""
        self._process.kill()

    def close(self) -> None:
        """When nobody waits any more."""
        self.stop()
        self._process.communicate()
        self._place.cleanup()


def answers(lines: Iterable[str]) -> Iterable[str]:
    """What the process says to these lines."""
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
