"""Strategies as players, and players as strategies.

A strategy maps what a player knows to probabilities of actions; as a player it draws one. The other
way round, a player is a strategy that plays its choice with certainty.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ...errors import BadParameter, NotThisKindOfGame, short
from ...game import Game
from ...games import names_game, spec_text
from ...strategy import Strategy, TableStrategy, distribution, key_of
from ..player import Choice, Player, PlayerFault, Turn, turn_at

MOST_STATES = 1_000_000
SHIPPED = Path(__file__).parents[2] / "equilibrium" / "strategies"


class StrategyPlayer(Player):
    """Draws its actions as a strategy says; where that says nothing, any legal one."""

    def __init__(self, strategy: Strategy, name: str = "strategy") -> None:
        self.strategy = strategy
        self.name = name
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._random = random.Random(seed)
        wanted = self.strategy.game if isinstance(self.strategy, TableStrategy) else ""
        if wanted and not names_game(wanted, game):
            raise NotThisKindOfGame(
                f"the strategy of {self.name} is for {short(wanted)}, not for {game!r}"
            )

    def choose(self, turn: Turn) -> Choice:
        row = self.strategy.probabilities(turn.player, turn.key)
        if not row:
            action = self._random.choice(turn.actions)
            return Choice(action, why="not in the strategy: any legal move")
        if not row.keys() <= set(turn.actions):
            raise PlayerFault("illegal", f"the strategy of {self.name} plays an illegal action")
        likely = distribution(row)
        action = self._random.choices(list(likely), list(likely.values()))[0]
        return Choice(action, why=f"drawn with probability {likely[action]:.3g}")


class ShippedStrategyPlayer(Player):
    """Draws its actions from the equilibrium that ships with zermelo."""

    def __init__(self, name: str = "strategy") -> None:
        self.name = name
        self._player: StrategyPlayer | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        path = shipped_strategy(game)
        if path is None:
            raise NotThisKindOfGame(
                f"no equilibrium of {game!r} ships with zermelo; find one with "
                "`zermelo solve GAME --export FILE` and give it as strategy:file=FILE"
            )
        self._player = StrategyPlayer(TableStrategy.load(path), self.name)
        self._player.begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        if self._player is None:
            self.begin(turn.game, turn.player, 0)
        assert self._player is not None
        return self._player.choose(turn)


def shipped_strategy(game: Game) -> Path | None:
    """The equilibrium of this game that ships with zermelo, if there is one."""
    from ...games import spec_text

    path = SHIPPED / f"{game.name}.json"
    return path if path.exists() and spec_text(game, "") == game.name else None


def strategy_player(name: str, file: str | None = None) -> Player:
    """`strategy:file=kuhn.json`: a strategy from a file, whatever found it; else the one that
    ships with zermelo."""
    if file is None:
        return ShippedStrategyPlayer(name)
    return StrategyPlayer(TableStrategy.load(Path(file).expanduser()), name)


def strategy_of(player: Player, game: Game, *, seed: int = 0) -> TableStrategy:
    """What a player does in every information set or state; for small games only."""
    for seat in range(game.players):
        player.begin(game, seat, seed)
    table: dict[tuple[int, Any], dict[Any, float]] = {}
    seen: set[Any] = set()
    todo: list[Any] = [game.initial_state()]
    while todo:
        state = todo.pop()
        if state in seen or game.is_terminal(state):
            continue
        seen.add(state)
        if len(seen) > MOST_STATES:
            raise BadParameter(
                f"{game.name} has more than {MOST_STATES:,} states: too many to write down"
            )
        mover = int(game.to_move(state))
        if mover >= 0:
            key = key_of(game, state, mover)
            if (mover, key) not in table:
                table[mover, key] = _row(player, game, state)
        todo.extend(game.result(state, action) for action in game.actions(state))
    return TableStrategy(table, spec_text(game, ""))


def _row(player: Player, game: Game, state: Any) -> dict[Any, float]:
    turn = turn_at(game, state)
    if isinstance(player, StrategyPlayer):
        row = player.strategy.probabilities(turn.player, turn.key)
        return row or {action: 1 / len(turn.actions) for action in turn.actions}
    return {Choice.of(player.choose(turn)).action: 1.0}
