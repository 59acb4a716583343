"""Matches between two networks, all games at once: is the one that learnt any better?"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Any

from ...game import CHANCE, Game
from ...montecarlo import Evaluator, Forest

__all__ = ["Score", "match"]

_OPENING = 2  # random moves with which a game begins; games in a row have the same ones
_LONGEST = 512
EXPLORATION = 0.75  # as in self-play, and as players search


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
    """The first network takes each seat in turn, the other one has all other seats."""
    dice = random.Random(seed)
    forest = Forest(game, games, simulations, exploration=EXPLORATION)
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
        for evaluate, own in ((new, news), (old, [n for n in going if n not in news])):
            chosen = _chosen(forest, [states[n] for n in own], evaluate)
            for n, action in zip(own, chosen, strict=True):
                states[n] = _after_chance(game, game.result(states[n], action), dice)
    points = [_points(game, state, seat) for state, seat in zip(states, seats, strict=True)]
    return Score(sum(points), games)


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


def _chosen(forest: Forest, states: list[Any], evaluate: Evaluator) -> list[int]:
    """The most visited action in each state."""
    if not states:
        return []
    forest.plant(states)
    forest.search(evaluate)
    trees = map(forest.tree, range(len(states)))
    return [max(tree.arms(), key=lambda arm: arm.visits).code for tree in trees]


def _points(game: Game, state: Any, seat: int) -> float:
    if not game.is_terminal(state):
        return 0.5
    mine = game.utility(state, seat)
    others = [game.utility(state, other) for other in range(game.players) if other != seat]
    return sum(1.0 if mine > one else 0.5 if mine == one else 0.0 for one in others) / len(others)
