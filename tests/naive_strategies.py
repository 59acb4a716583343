"""Slow, obvious oracles for strategies: what they are worth, by walking the whole tree."""

from __future__ import annotations

from typing import Any

from zermelo.game import Game
from zermelo.strategy import Profile, TableStrategy, choices, key_of


def expected_utilities(game: Game, strategies: Profile, state: Any = None) -> tuple[float, ...]:
    """What each player gets on average, by walking the whole tree."""
    if state is None:
        state = game.initial_state()
    if game.is_terminal(state):
        return tuple(float(game.utility(state, player)) for player in range(game.players))
    total = [0.0] * game.players
    for action, weight in choices(game, state, strategies):
        if weight:
            below = expected_utilities(game, strategies, game.result(state, action))
            total = [sum_ + weight * value for sum_, value in zip(total, below, strict=True)]
    return tuple(total)


def best_response(
    game: Game, strategies: Profile, player: int, state: Any = None
) -> tuple[float, TableStrategy]:
    """The most a player can get on average against the others' strategies, and how.

    The player must remember what it knew and did (perfect recall).
    """
    start = game.initial_state() if state is None else state
    response = _Response(game, strategies, player)
    response.collect(start, 1.0)
    value = response.value(start)
    table = {(player, key): {response.choice(key): 1.0} for key in response.members}
    return value, TableStrategy(table)


class _Response:
    """The player's information sets, each with its states and how often the others allow them."""

    def __init__(self, game: Game, strategies: Profile, player: int) -> None:
        self.game, self.strategies, self.player = game, strategies, player
        self.members: dict[Any, list[tuple[Any, float]]] = {}
        self._chosen: dict[Any, Any] = {}

    def collect(self, state: Any, reach: float) -> None:
        game = self.game
        if game.is_terminal(state):
            return
        if game.to_move(state) == self.player:
            self.members.setdefault(key_of(game, state, self.player), []).append((state, reach))
            for action in game.actions(state):
                self.collect(game.result(state, action), reach)
        else:
            for action, weight in choices(game, state, self.strategies):
                self.collect(game.result(state, action), reach * weight)

    def choice(self, key: Any) -> Any:
        """The best action of an information set, weighted over the states it may be in."""
        if key not in self._chosen:
            members, game = self.members[key], self.game

            def worth(action: Any) -> float:
                return sum(
                    reach * self.value(game.result(state, action)) if reach else 0.0
                    for state, reach in members
                )

            self._chosen[key] = max(game.actions(members[0][0]), key=worth)
        return self._chosen[key]

    def value(self, state: Any) -> float:
        game = self.game
        if game.is_terminal(state):
            return float(game.utility(state, self.player))
        if game.to_move(state) == self.player:
            action = self.choice(key_of(game, state, self.player))
            return self.value(game.result(state, action))
        return sum(
            weight * self.value(game.result(state, action)) if weight else 0.0
            for action, weight in choices(game, state, self.strategies)
        )
