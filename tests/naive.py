"""Slow, obvious oracles: the definitions of the lectures, nothing clever.

All of them take any game, run in plain Python and know nothing of pruning,
tables or order. `depth` counts plies; None searches to the end of the game.
Chance moves count as plies.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np
from scipy.optimize import linprog

from zermelo.game import CHANCE, Game

NEAR = 1e-9

Policy = Callable[[Any], Mapping[Any, float]]
"""What is played in a state: a probability for each action."""


def children(game: Game, state: Any) -> list[tuple[Any, Any]]:
    return [(action, game.result(state, action)) for action in game.actions(state)]


def _added(numbers: Iterable[float]) -> float:
    """From left to right, as searches do: since Python 3.12 `sum` adds floats more exactly, and
    which of two actions is the first of equals hangs on the last bit."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def _less(depth: int | None) -> int | None:
    return None if depth is None else depth - 1


def _leaf(game: Game, state: Any, depth: int | None) -> Callable[[int], float] | None:
    """What a leaf is worth to a player; None where the state is no leaf."""
    if game.is_terminal(state):
        return lambda player: game.utility(state, player)
    if depth == 0:
        return lambda player: game.evaluate(state, player)
    return None


# Two players, opposed interests; chance or none.


def expectiminimax(game: Game, state: Any, player: int = 0, depth: int | None = None) -> float:
    """What the state is worth to the player if all others work against him."""
    leaf = _leaf(game, state, depth)
    if leaf is not None:
        return leaf(player)
    values = [
        (action, expectiminimax(game, child, player, _less(depth)))
        for action, child in children(game, state)
    ]
    mover = game.to_move(state)
    if mover == CHANCE:
        return _added(game.probability(state, action) * value for action, value in values)
    best = max if mover == player else min
    return best(value for _, value in values)


def minimax_value(game: Game, state: Any, player: int, depth: int | None = None) -> float:
    assert not game.chance
    return expectiminimax(game, state, player, depth)


def action_values(game: Game, state: Any, depth: int | None = None) -> dict[Any, float]:
    """What each action is worth to the player to move."""
    mover = game.to_move(state)
    return {
        action: expectiminimax(game, child, mover, _less(depth))
        for action, child in children(game, state)
    }


def optimal_actions(game: Game, state: Any, depth: int | None = None) -> set[Any]:
    values = action_values(game, state, depth)
    best = max(values.values())
    return {action for action, value in values.items() if value >= best - NEAR}


# Several players.


def alpha_beta(
    tree: Any, sign: int = 1, low: float = -math.inf, high: float = math.inf, path: str = ""
) -> tuple[float, int, list[str]]:
    """Textbook alpha-beta on nested lists: the value, the leaves visited, the branches pruned."""
    if not isinstance(tree, list):
        return tree, 1, []
    best, visited, pruned = -math.inf * sign, 0, []
    for at, below in enumerate(tree, 1):
        name = f"{path}.{at}".strip(".")
        if low >= high:
            pruned.append(name)
            continue
        value, more, others = alpha_beta(below, -sign, low, high, name)
        visited, pruned = visited + more, pruned + others
        if sign > 0:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
    return best, visited, pruned


def maxn(game: Game, state: Any, depth: int | None = None) -> tuple[float, ...]:
    """Utilities if each player maximises his own; of equals the first action is taken."""
    leaf = _leaf(game, state, depth)
    if leaf is not None:
        return tuple(leaf(player) for player in range(game.players))
    vectors = [(action, maxn(game, child, _less(depth))) for action, child in children(game, state)]
    mover = game.to_move(state)
    if mover == CHANCE:
        weighted = [(game.probability(state, action), vector) for action, vector in vectors]
        return tuple(_added(p * vector[i] for p, vector in weighted) for i in range(game.players))
    return max((vector for _, vector in vectors), key=lambda vector: vector[mover])


def paranoid(game: Game, state: Any, player: int, depth: int | None = None) -> float:
    """What the state is worth to the player if all others play against him."""
    return expectiminimax(game, state, player, depth)


def best_reply(
    game: Game,
    state: Any,
    player: int,
    default: Callable[[Game, Any], Any],
    depth: int | None = None,
    replied: bool = False,
) -> float:
    """Between two moves of the player only one opponent replies; the others play `default`."""
    leaf = _leaf(game, state, depth)
    if leaf is not None:
        return leaf(player)
    mover = game.to_move(state)

    def after(action: Any, replied: bool) -> float:
        child = game.result(state, action)
        return best_reply(game, child, player, default, _less(depth), replied)

    actions = list(game.actions(state))
    if mover == CHANCE:
        return _added(
            game.probability(state, action) * after(action, replied) for action in actions
        )
    if mover == player:
        return max(after(action, False) for action in actions)
    by_habit = after(default(game, state), replied)
    if replied:
        return by_habit
    return min(by_habit, *(after(action, True) for action in actions))


# Strategies.


def expected_utilities(game: Game, state: Any, policy: Policy) -> tuple[float, ...]:
    """What each player gets on average if all play the policy."""
    if game.is_terminal(state):
        return tuple(game.utility(state, player) for player in range(game.players))
    if game.to_move(state) == CHANCE:
        played = {action: game.probability(state, action) for action in game.actions(state)}
    else:
        played = dict(policy(state))
    total = [0.0] * game.players
    for action, weight in played.items():
        if weight:
            below = expected_utilities(game, game.result(state, action), policy)
            total = [sum_ + weight * value for sum_, value in zip(total, below, strict=True)]
    return tuple(total)


def best_response(game: Game, state: Any, player: int, policy: Policy) -> float:
    """The most the player can get against the policy, by trying each of his pure strategies.

    Works with hidden information too, and takes exponential time.
    """
    choices: dict[Any, list[Any]] = {}
    for reached in reachable(game, state):
        if not game.is_terminal(reached) and game.to_move(reached) == player:
            choices[game.information(reached, player)] = list(game.actions(reached))
    best = float("-inf")
    for chosen in itertools.product(*choices.values()):
        plan = dict(zip(choices, chosen, strict=True))

        def play(state: Any, plan: dict[Any, Any] = plan) -> Mapping[Any, float]:
            if game.to_move(state) == player:
                return {plan[game.information(state, player)]: 1.0}
            return policy(state)

        best = max(best, expected_utilities(game, state, play)[player])
    return best


# Counting.


def reachable(game: Game, state: Any) -> Iterator[Any]:
    """Every state that can come of this one, itself included, each once."""
    seen = {state}
    waiting = [state]
    while waiting:
        state = waiting.pop()
        yield state
        if not game.is_terminal(state):
            for _, child in children(game, state):
                if child not in seen:
                    seen.add(child)
                    waiting.append(child)


def tree_size(game: Game, state: Any, depth: int | None = None) -> int:
    """Nodes of the game tree, the root included."""
    if game.is_terminal(state) or depth == 0:
        return 1
    return 1 + sum(tree_size(game, child, _less(depth)) for _, child in children(game, state))


def leaves(game: Game, state: Any, depth: int | None = None) -> int:
    if game.is_terminal(state) or depth == 0:
        return 1
    return sum(leaves(game, child, _less(depth)) for _, child in children(game, state))


# Games that may never end.


def values_without_end(
    game: Game, start: Any, endless: float, sweeps: int = 400
) -> dict[Any, float]:
    """What every state is worth to player 0 if play without end is worth `endless` to him.

    Two players with opposed interests, chance or none. `endless` must be the least or the
    greatest utility: values then only rise, or only fall, from there to the right ones. With
    chance and circles they may not have arrived: they are still on the same side.
    """
    states = list(reachable(game, start))[::-1]
    values = {
        state: float(game.utility(state, 0)) if game.is_terminal(state) else endless
        for state in states
    }
    steps = {state: _step(game, state) for state in states if not game.is_terminal(state)}
    least = NEAR / 1000 * max(map(abs, values.values())) if game.chance else 0.0
    for _ in range(sweeps):
        most = 0.0
        for state, step in steps.items():
            value = step(values)
            most = max(most, abs(value - values[state]))
            values[state] = value
        if most <= least:
            break
    return values


def _step(game: Game, state: Any) -> Callable[[Mapping[Any, float]], float]:
    """From the values of all states to this one's."""
    below, mover = children(game, state), game.to_move(state)
    after = [child for _, child in below]
    if mover == CHANCE:
        weights = [game.probability(state, action) for action, _ in below]
        return lambda values: sum(w * values[s] for w, s in zip(weights, after, strict=True))
    best = max if mover == 0 else min
    return lambda values: best(values[child] for child in after)


class BestFirstNode:
    """A node of best-first minimax, whose tree is nested dictionaries; values are a player's."""

    def __init__(self, game, state, player):
        self.game, self.state, self.player = game, state, player
        self.children = {}
        self.over = game.is_terminal(state)
        self.value = (game.utility if self.over else game.evaluate)(state, player)

    @property
    def best(self):
        return max if self.game.to_move(self.state) == self.player else min

    def solved(self):
        below = self.children.values()
        return self.over or (bool(below) and all(child.solved() for child in below))

    def step(self):
        """Expand the leaf at the end of the best line; the number of new nodes."""
        if not self.children:
            below = children(self.game, self.state)
            self.children = {a: BestFirstNode(self.game, s, self.player) for a, s in below}
            grown = len(self.children)
        else:
            unsolved = [child for child in self.children.values() if not child.solved()]
            grown = self.best(unsolved, key=lambda child: child.value).step()
        self.value = self.best(child.value for child in self.children.values())
        return grown


def values_by_strategies(game: Game, start: Any, endless: float) -> dict[Any, float]:
    """The same by trying all pairs of strategies, each by solving linear equations.

    Two players with opposed interests, or one; `endless` is again the least or the greatest
    utility. Takes exponential time.
    """
    states = list(reachable(game, start))
    choices: list[list[list[tuple[Any, Any]]]] = [[], []]
    for state in states:
        if not game.is_terminal(state) and game.to_move(state) != CHANCE:
            moves = [(state, child) for _, child in children(game, state)]
            choices[game.to_move(state)].append(moves)
    best: Any = None
    for own in itertools.product(*choices[0]):
        replies = itertools.product(*choices[1])
        worst = [chain_values(game, states, dict(own + reply), endless)[:, 0] for reply in replies]
        found = np.min(worst, axis=0)
        best = found if best is None else np.maximum(best, found)
    return dict(zip(states, best.tolist(), strict=True))


def chain_values(game: Game, states: list[Any], plan: Mapping[Any, Any], endless: float) -> Any:
    """What each state is worth to each player if all play a plan, from state to next state."""
    number = {state: place for place, state in enumerate(states)}
    steps, ends = np.zeros((len(states), len(states))), np.zeros((len(states), game.players))
    for place, state in enumerate(states):
        if game.is_terminal(state):
            ends[place] = [game.utility(state, player) for player in range(game.players)]
        elif state in plan:
            steps[place, number[plan[state]]] = 1.0
        else:
            for action, child in children(game, state):
                steps[place, number[child]] += game.probability(state, action)
    ending = np.array([game.is_terminal(state) for state in states])
    for _ in states:
        ending |= steps @ ending > 0
    values = np.where(ending[:, None], 0.0, endless) * np.ones(game.players)
    inside = steps[np.ix_(ending, ending)]
    known = ends + steps[:, ~ending] @ values[~ending]
    values[ending] = np.linalg.solve(np.eye(len(inside)) - inside, known[ending])
    return values


def matrix_value(payoffs: Any) -> float:
    """What a zero-sum matrix game is worth to who chooses the row, by a linear program."""
    floor, ceiling = payoffs.min(axis=1).max(), payoffs.max(axis=0).min()
    if floor == ceiling:  # what either can make sure of alone
        return float(floor)
    rows, columns = payoffs.shape
    found = linprog(
        [*[0.0] * rows, -1.0],
        A_ub=np.hstack([-payoffs.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*[1.0] * rows, 0.0]],
        b_eq=[1.0],
        bounds=[*[(0, None)] * rows, (None, None)],
    )
    return -float(found.fun)
