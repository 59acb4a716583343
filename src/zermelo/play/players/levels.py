"""Levels of play: `easy`, `medium`, `hard`; above them `best`, which is `auto`.

A level is a search with a fixed budget, so that it is equally strong on every machine and quick.
What makes it beatable is what makes people beatable: it looks only a few moves ahead, and it
overlooks a share of the moves. `careless` does the same to any player:

    careless:misses=0.5,by=(alphabeta:depth=2,every-value=true)

`python -m benchmarks.levels` measures that each level beats the one below it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from ...algorithms import fitting
from ...board import Grid
from ...errors import NotThisKindOfGame
from ...game import Game
from ...settings import settings_of
from ..player import Choice, PastTurn, Player, Turn
from .best import LEVELS_OF, is_ours
from .specs import Careless, make, make_nested

LEVELS = ("easy", "medium", "hard")
MANY = 12  # equally good moves: then the evaluation has nothing to say yet


class CarelessPlayer(Player):
    """Overlooks a share of the legal moves and plays the best of the rest by another player."""

    def __init__(self, name: str, misses: float = 0.3, by: str = "auto") -> None:
        settings_of(Careless)["misses"].check(misses)
        self.name, self.misses = name, misses
        self.by = make_nested(by)
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        if game.hidden_information:
            raise NotThisKindOfGame(
                f"in {game.name} players remember what they meant to play, so none of them can be "
                "careless; give one fewer iterations: ismcts:iterations=20"
            )
        self._random = random.Random(seed)
        self.by.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        choice = self._natural(turn, Choice.of(self.by.choose(turn)))
        seen = [action for action in turn.actions if self._random.random() >= self.misses]
        seen = seen or [self._random.choice(turn.actions)]
        if choice.action in seen:
            return choice
        rows = () if choice.result is None else choice.result.rows
        action = next((row.action for row in rows if row.action in seen), None)
        if action is None:
            action = self._random.choice(seen)
        return Choice(action, why="overlooked a better move")

    def _natural(self, turn: Turn, choice: Choice) -> Choice:
        """Of many equally good moves one near the middle of the board, as people play: the first of
        them is always in the same corner."""
        rows = () if choice.result is None else choice.result.rows
        best = [row.action for row in rows if row.side == "exact" and row.value == rows[0].value]
        if len(best) < MANY or choice.action not in best:
            return choice
        far = {action: _from_middle(turn.game, turn.state, action) for action in best}
        near = sorted(best, key=lambda action: far[action])[: len(best) // 2]
        return Choice(self._random.choice(near), choice.result, choice.why)

    def end(self, utilities: tuple[float, ...]) -> None:
        self.by.end(utilities)

    def close(self) -> None:
        self.by.close()


def _from_middle(game: Game, state: Any, action: Any) -> float:
    """How far from the middle of a grid a move is made, squared; 0 where that means nothing."""
    cells = tuple(game.action_cells(state, action))
    part = next(iter(game.board(state)), None)
    if not cells or not isinstance(part, Grid):
        return 0.0
    row, column = divmod(int(cells[-1]), part.columns)
    return (row - (part.rows - 1) / 2) ** 2 + (column - (part.columns - 1) / 2) ** 2


class Strength(NamedTuple):
    """The strength of a level: the share of moves it overlooks, and the player that judges the
    others."""

    misses: float
    by: str

    @property
    def spec(self) -> str:
        return f"careless:misses={self.misses:g},by=({self.by})" if self.misses else self.by


Ladder = tuple[Strength, Strength, Strength]
"""Easy, medium, hard."""


def _alpha_beta(depth: int, nodes: int = 4_000) -> str:
    """An alpha-beta player that values all moves, within `nodes` nodes."""
    return f"alphabeta:depth={depth},nodes={nodes},memory=1,every-value=true"


# By the kind of game.

TWO_PLAYERS: Ladder = (
    Strength(0.7, _alpha_beta(1)),
    Strength(0.2, _alpha_beta(2)),
    Strength(0.05, _alpha_beta(4)),
)
PLAYOUTS: Ladder = (
    Strength(0.7, "mcts:iterations=50,memory=4"),
    Strength(0.2, "mcts:iterations=200,memory=4"),
    Strength(0.05, "mcts:iterations=1000,memory=4"),
)
"""Without an evaluation."""
SEVERAL_PLAYERS: Ladder = (
    Strength(0.7, "maxn:depth=1"),
    Strength(0.2, "maxn:depth=2,nodes=4000"),
    Strength(0.05, "maxn:depth=4,nodes=4000"),
)
CHANCE: Ladder = (
    Strength(0.97, "expectiminimax:depth=1"),
    Strength(0.75, "expectiminimax:depth=1"),
    Strength(0.1, "expectiminimax:depth=1"),
)
"""Strengths for games with many moves, where the third best is little worse than the best."""
HIDDEN: Ladder = (
    Strength(0.0, "ismcts:iterations=15,particles=100"),
    Strength(0.0, "ismcts:iterations=100,particles=200"),
    Strength(0.0, "ismcts:iterations=800,particles=400"),
)
_OF_SEARCH = {
    "alphabeta": TWO_PLAYERS,
    "expectiminimax": CHANCE,
    "maxn": SEVERAL_PLAYERS,
}


def strength(game: Game, level: str) -> Strength:
    """The strength of a level in a game, the user's own included."""
    return _ladder(game)[LEVELS.index(level)]


def _ladder(game: Game) -> Ladder:
    if game.name in LEVELS_OF and is_ours(game):
        easy, medium, hard = (
            Strength(misses, _alpha_beta(*limits)) for misses, *limits in LEVELS_OF[game.name]
        )
        return easy, medium, hard
    if game.hidden_information:
        return HIDDEN
    return _OF_SEARCH[fitting(game)] if game.offers("evaluate") else PLAYOUTS


class LevelPlayer(Player):
    """Plays every game at one level."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.level = name.partition(":")[0].strip()
        self._player: Player | None = None
        self._game: Game | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        if self._player is None or self._game != game:
            self.close()
            self._player, self._game = make(strength(game, self.level).spec), game
        self._player.begin(game, player, seed)

    def remember(self, game: Game, player: int, turns: Sequence[PastTurn]) -> None:
        if self._player is not None:
            self._player.remember(game, player, turns)

    def choose(self, turn: Turn) -> Choice:
        """Choose an action, without a value or reason, which would be a hint to the opponent."""
        if self._player is None:
            self.begin(turn.game, turn.player, 0)
        assert self._player is not None
        return Choice(Choice.of(self._player.choose(turn)).action)

    def end(self, utilities: tuple[float, ...]) -> None:
        if self._player is not None:
            self._player.end(utilities)

    def close(self) -> None:
        if self._player is not None:
            self._player.close()
        self._player = self._game = None
