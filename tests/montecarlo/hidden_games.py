"""Games with hidden information for the tests of beliefs and searches under uncertainty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from zermelo.game import CHANCE, Game
from zermelo.result import Result
from zermelo.strategy import TableStrategy


def histories(game: Game, state: Any = None, odds: float = 1.0) -> Iterator[tuple[Any, float]]:
    """Every state in which a player moves, once for each way there, with the odds of chance and
    of players who move at random."""
    state = game.initial_state() if state is None else state
    if game.is_terminal(state):
        return
    actions = list(game.actions(state))
    if game.to_move(state) != CHANCE:
        yield state, odds
    for action in actions:
        chance = game.to_move(state) == CHANCE
        share = game.probability(state, action) if chance else 1 / len(actions)
        yield from histories(game, game.result(state, action), odds * share)


def information_sets(game: Game) -> dict[tuple[int, Any], dict[Any, float]]:
    """What a player may know, and how likely each state is then: by going through all."""
    sets: dict[tuple[int, Any], dict[Any, float]] = {}
    for state, odds in histories(game):
        player = int(game.to_move(state))
        states = sets.setdefault((player, game.information(state, player)), {})
        states[state] = states.get(state, 0.0) + odds
    for states in sets.values():
        total = sum(states.values())
        for state in states:
            states[state] /= total
    return sets


def strategy_of(game: Game, search: Callable[..., Result], **settings: Any) -> TableStrategy:
    """What a search plays wherever a player may have to move."""
    return TableStrategy(
        {
            (player, known): {search(game, known, player, **settings).action: 1.0}
            for player, known in information_sets(game)
        }
    )
