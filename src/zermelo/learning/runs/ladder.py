"""A ladder of anchors: opponents that stay the same, by which a run knows how strong it is.

Elo is a difference. Measured against the network that a run began with, it soon says no more than
that everything is won; so the opponents are anchors with fixed budgets: random moves, Monte Carlo
tree search and alpha-beta, and versions of the network that had climbed past all of them. Every
version that is measured meets an anchor that has a rating already, then those that are nearest to
its own strength; all results together rate all of them. Random moves are at 0.

Matches are short, and many are won without loss: so each two who have met are taken to have played
one more game, a draw. Eight wins of eight are then worth 490 Elo, not infinitely many.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from ...algorithms import find, fitting
from ...game import Game
from ...kernel import wait_compiled
from ...ratings import Outcome, ratings
from ...reading import fitted

MCTS_BUDGETS = (100, 1_000, 10_000)  # simulations
DEPTHS = (2, 4, 6)  # of alpha-beta
_RUNG = 200.0  # Elo between two anchors, until they have played
_ABOVE = 150.0  # Elo beyond all anchors: a version becomes one itself
_FAR = 400.0  # Elo: a match with somebody so much weaker or stronger tells little
OPPONENTS = 3  # of one version
_VERSIONS = 200  # whose results count


@dataclass(frozen=True)
class Anchor:
    """A search by its name with a fixed budget; none plays at random."""

    name: str
    algorithm: str = ""
    settings: dict[str, Any] = field(default_factory=dict)

    def choose(self, game: Game, states: Iterable[Any], dice: random.Random) -> list[int]:
        """An action in each of these states."""
        if not self.algorithm:
            return [dice.choice(list(game.actions(state))) for state in states]
        found = find(self.algorithm)
        settings = dict(self.settings)
        if "seed" in found.takes:
            settings["seed"] = dice.randrange(1 << 30)
        with wait_compiled():
            return [found.search(game, state, **settings).action for state in states]


def anchors(game: Game) -> list[Anchor]:
    """Those that can play a game, the weaker ones first."""
    found = [Anchor("random")]
    has_evaluation = game.offers("evaluate")
    for budget, depth in zip(MCTS_BUDGETS, DEPTHS, strict=True):
        found.append(Anchor(f"mcts:iterations={budget}", "mcts", {"iterations": budget}))
        if has_evaluation and not game.hidden_information and fitting(game) == "alphabeta":
            found.append(Anchor(f"alphabeta:depth={depth}", "alphabeta", {"depth": depth}))
    return found


class Standing(NamedTuple):
    """How strong a version is."""

    elo: float
    """Above random moves."""
    error: float
    """Half the width of the 95 % interval."""


@dataclass(frozen=True)
class _Result:
    """Of a match between a version and an anchor."""

    version: int
    anchor: int
    points: float
    games: int

    def scores(self) -> Iterable[float]:
        """As many wins, draws and losses as give these points."""
        for number in range(self.games):
            yield min(max(round(2 * (self.points - number)) / 2, 0.0), 1.0)


class Ladder:
    """Who met whom. Players are numbered: first the anchors, then version after version."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = list(names)
        self.anchors = list(range(len(self.names)))
        self._results: list[_Result] = []
        self._version = -1
        self._elo: dict[int, float] = {0: 0.0}
        self._error: dict[int, float] = {}

    def begin(self, name: str) -> int:
        """Measure another version; returns its number."""
        before = self._elo.get(self._version, 0.0)
        self._version = len(self.names)
        self._elo[self._version] = before  # until it has played
        self.names.append(name)
        return self._version

    def opponent(self) -> int | None:
        """The anchor that tells most about the version: the nearest of those it has not met."""
        met = {one.anchor for one in self._results if one.version == self._version}
        own, strengths = self._elo[self._version], self._strengths()
        away = {one: abs(elo - own) for one, elo in strengths.items() if one not in met}
        if not met:
            return min((one for one in away if one in self._elo), key=away.__getitem__)
        nearest = min(away, key=away.__getitem__, default=None)
        is_enough = nearest is None or len(met) == OPPONENTS or away[nearest] > _FAR
        return None if is_enough else nearest

    def _strengths(self) -> dict[int, float]:
        """Of all anchors; those that have not played are taken to be a rung above the last."""
        found, last = dict[int, float](), 0.0
        for anchor in self.anchors:
            last = self._elo.get(anchor, last + _RUNG)
            found[anchor] = last
        return found

    def note(self, anchor: int, points: float, games: int) -> None:
        """The version scored so many points in so many games."""
        self._results.append(_Result(self._version, anchor, points, games))
        self._rate()

    def _rate(self) -> None:
        """Rate all who have played; once the oldest are too old, anchors stay where they were."""
        lately = sorted({one.version for one in self._results})[-_VERSIONS:]
        results = [one for one in self._results if one.version in lately]
        players = sorted({one for each in results for one in (each.version, each.anchor)})
        place = {player: number for number, player in enumerate(players)}
        games = ((one, score) for one in results for score in (*one.scores(), 0.5))
        outcomes = [
            Outcome((place[one.version], place[one.anchor]), (score, 1.0 - score), number)
            for number, (one, score) in enumerate(games)
        ]
        rated = dict(zip(players, ratings(outcomes, len(players)), strict=True))
        fixed = next((one for one in players if one in self._elo), players[0])
        shift = self._elo.get(fixed, 0.0) - rated[fixed].elo
        self._elo |= {player: found.elo + shift for player, found in rated.items()}
        self._error |= {player: found.error for player, found in rated.items()}

    def standing(self) -> Standing | None:
        """Of the version that was measured last."""
        if self._version not in self._error:
            return None
        return Standing(self._elo[self._version], self._error[self._version])

    def is_above_all(self) -> bool:
        """Whether the version has climbed past all anchors, and can be one."""
        best = max(self._strengths().values())
        return self._version in self._error and self._elo[self._version] > best + _ABOVE

    def promote(self) -> None:
        """The version becomes an anchor for later ones."""
        self.anchors.append(self._version)

    # For checkpoints.

    def as_json(self) -> dict[str, Any]:
        return {
            "names": self.names,
            "results": [asdict(one) for one in self._results],
            "elo": [self._elo.get(player) for player in range(len(self.names))],
        }

    def restore(self, kept: Any) -> None:
        """The results of an earlier session; its versions can't play any more."""
        names = list(fitted(kept["names"], tuple[str, ...], "names"))
        if names[: len(self.names)] != self.names:
            return  # other anchors: what was measured with them means nothing here
        results = fitted(kept["results"], tuple[_Result, ...], "results")
        self.names = names
        self._results = [one for one in results if max(one.version, one.anchor) < len(names)]
        elo = fitted(kept.get("elo", []), tuple[float | None, ...], "elo")
        self._elo |= {player: one for player, one in enumerate(elo) if one is not None}
        if self._results:
            self._version = self._results[-1].version
            self._rate()
