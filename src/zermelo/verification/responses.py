"""How far a strategy is from equilibrium: best responses of all players, by the rules alone.

The game's tree is walked as it is, history by history, in plain Python; nothing here comes from
the solvers. A best response decides once per information set, over all its histories, each
weighted by the probability that the others and chance lead there. This requires perfect recall,
which is checked: in one information set, a player has known and done the same before.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from ..display import Shown
from ..game import CHANCE, Game
from ..rounding import near
from ..strategy import TableStrategy, key_of
from .outcome import Budget, CounterExample, NotChecked, number_text

UNEVEN = 1e-9  # for each probability, so much of 1 may be due to rounding
MOST_HISTORIES = 3_000_000


class Forgotten(NotChecked):
    """Players do not remember what they knew and did: imperfect recall."""


@dataclass(frozen=True)
class Measured(Shown):
    """The value of a strategy profile to each player, and what each could gain by deviating."""

    values: tuple[float, ...]
    gains: tuple[float, ...]
    histories: int
    information_sets: int
    missing: int
    """Information sets that the strategy has no row for: there it plays uniformly at random."""
    scale: float
    """The largest utility."""
    where: tuple[str, ...]
    """The moves to the place of the largest gain."""
    better: str
    """The better action there, and whose it is."""
    walked: str = "histories"
    """What was counted: histories, or positions where those come again."""

    @property
    def exploitability(self) -> float:
        """The mean of the gains; 0 in equilibrium."""
        return sum(self.gains) / len(self.gains)


class _Node:
    """A history: the player to move, its information, the probabilities of actions, and what
    follows."""

    __slots__ = ("below", "key", "mover", "moves", "names", "utilities", "weights")

    def __init__(self, mover: int, key: Any, moves: tuple[str, ...]) -> None:
        self.mover, self.key, self.moves = mover, key, moves
        self.names: list[str] = []
        self.weights: list[float] = []
        self.below: list[_Node] = []
        self.utilities: tuple[float, ...] = ()


def best_responses(game: Game, strategy: TableStrategy, budget: Budget) -> Measured:
    """Measure a strategy; raises CounterExample if a row is no distribution over legal actions."""
    tree = _Tree(game, strategy, budget)
    try:
        root = tree.grown(game.initial_state(), (), [()] * game.players)
        values = _expected(root, game.players)
        responses = [_Response(root, player, budget) for player in range(game.players)]
    except RecursionError:
        raise NotChecked(f"lines of {game.name} are too long to be followed") from None
    gains = tuple(response.value - value for response, value in zip(responses, values, strict=True))
    if not all(map(math.isfinite, (*values, *gains))):
        raise NotChecked(f"utilities of {game.name} are not all numbers")
    most = max(range(game.players), key=lambda player: gains[player])
    node, action = responses[most].largest
    better = f"{node.names[action]} by {game.player_name(most)}" if node else ""
    return Measured(
        values,
        gains,
        tree.count,
        len(tree.recalled),
        tree.missing,
        tree.scale,
        node.moves if node else (),
        better,
    )


class _Tree:
    def __init__(self, game: Game, strategy: TableStrategy, budget: Budget) -> None:
        self.game, self.strategy, self.budget = game, strategy, budget
        self.count = self.missing = 0
        self.scale = 0.0
        self.recalled: dict[tuple[int, Any], Any] = {}

    def grown(self, state: Any, moves: tuple[str, ...], past: list[tuple[Any, ...]]) -> _Node:
        """The tree below a state; `past` is what each player has known and done."""
        game = self.game
        self.count += 1
        self.budget.step()
        if self.count > MOST_HISTORIES:
            raise NotChecked(f"{game.name} has more than {MOST_HISTORIES:,} histories")
        if game.is_terminal(state):
            end = _Node(CHANCE, None, moves)
            end.utilities = tuple(float(game.utility(state, one)) for one in range(game.players))
            self.scale = max(self.scale, *map(abs, end.utilities))
            return end
        mover, actions = int(game.to_move(state)), list(game.actions(state))
        # Who sees everything decides in each history by itself.
        known = game.information(state, mover) if game.hidden_information and mover >= 0 else moves
        node = _Node(mover, known, moves)
        node.names = [game.action_text(state, action) for action in actions]
        node.weights = self._weights(state, node, actions)
        if mover != CHANCE:
            self._check_recall(node, past)
        for name, action in zip(node.names, actions, strict=True):
            later = list(past)
            if mover != CHANCE and game.hidden_information:
                later[mover] = (*past[mover], (node.key, action))
            node.below.append(self.grown(game.result(state, action), (*moves, name), later))
        return node

    def _weights(self, state: Any, node: _Node, actions: list[Any]) -> list[float]:
        if node.mover == CHANCE:
            return [float(self.game.probability(state, action)) for action in actions]
        weights = weights_of(self.game, self.strategy, state, actions, node.moves)
        if weights is None:
            if (node.mover, node.key) not in self.recalled:
                self.missing += 1
            return [1.0 / len(actions)] * len(actions)
        return weights

    def _check_recall(self, node: _Node, past: list[tuple[Any, ...]]) -> None:
        before = self.recalled.setdefault((node.mover, node.key), past[node.mover])
        if before != past[node.mover]:
            raise Forgotten(
                f"players of {self.game.name} forget what they knew or did (after "
                f"{' '.join(node.moves)}), so that best responses can't be found this way"
            )


def weights_of(
    game: Game, strategy: TableStrategy, state: Any, actions: list[Any], moves: tuple[str, ...]
) -> list[float] | None:
    """The probabilities of a row, which must be some; None where there is no row."""
    mover = int(game.to_move(state))
    row = strategy.probabilities(mover, key_of(game, state, mover))
    if not row:
        return None
    claimed = f"a probability for each action of {game.player_name(mover)}"
    if illegal := [action for action in row if action not in actions]:
        raise CounterExample(moves, claimed, f"the action {illegal[0]!r}, not legal here")
    weights = [row.get(action, 0.0) for action in actions]
    if not all(-UNEVEN <= weight <= 1 + UNEVEN for weight in weights):
        raise CounterExample(moves, claimed, f"the numbers {weights}")
    if abs(sum(weights) - 1) > UNEVEN * len(weights):
        raise CounterExample(moves, claimed, f"numbers whose sum is {sum(weights):.9g}")
    return weights


def _expected(node: _Node, players: int) -> tuple[float, ...]:
    """The expected utility of each player if all play the strategy."""
    if node.utilities:
        return node.utilities
    total = [0.0] * players
    for weight, child in zip(node.weights, node.below, strict=True):
        if weight:
            below = _expected(child, players)
            total = [so_far + weight * value for so_far, value in zip(total, below, strict=True)]
    return tuple(total)


class _Response:
    """One player's best response to all others."""

    def __init__(self, root: _Node, player: int, budget: Budget) -> None:
        self.player, self.budget = player, budget
        self.members: dict[Any, list[tuple[_Node, float]]] = {}
        self.chosen: dict[Any, int] = {}
        self.largest: tuple[_Node | None, int] = (None, 0)
        self._largest = 0.0
        self._collect(root, 1.0)
        self.value = self._value(root)

    def _collect(self, node: _Node, reach: float) -> None:
        """The histories of each information set, and the probability that the others lead there."""
        own = node.mover == self.player and not node.utilities
        if own:
            self.members.setdefault(node.key, []).append((node, reach))
        for weight, child in zip(node.weights, node.below, strict=True):
            if own or weight:
                self._collect(child, reach if own else reach * weight)

    def _choice(self, key: Any) -> int:
        if key not in self.chosen:
            members = self.members[key]
            worth = [
                sum(reach * self._value(node.below[action]) for node, reach in members)
                for action in range(len(members[0][0].below))
            ]
            best = max(range(len(worth)), key=lambda action: worth[action])
            self.chosen[key] = best
            node = max(members, key=lambda member: member[1])[0]
            mean = sum(weight * one for weight, one in zip(node.weights, worth, strict=True))
            if worth[best] - mean > self._largest:
                self._largest, self.largest = worth[best] - mean, (node, best)
        return self.chosen[key]

    def _value(self, node: _Node) -> float:
        self.budget.step()
        if node.utilities:
            return node.utilities[self.player]
        if node.mover == self.player:
            return self._value(node.below[self._choice(node.key)])
        return sum(
            weight * self._value(child)
            for weight, child in zip(node.weights, node.below, strict=True)
            if weight
        )


def compared(measured: Measured, claims: dict[str, Any], epsilon: float | None) -> None:
    """Raise CounterExample if the strategy is worse than it claims, or than is allowed."""
    rounding = near(measured.scale)
    found = measured.exploitability
    limits = [("exploitability", claims.get("exploitability")), ("--epsilon", epsilon)]
    for name, most in limits:
        if most is not None and found > most + rounding:
            gain = max(measured.gains)
            raise CounterExample(
                measured.where,
                f"{'an exploitability of' if name == 'exploitability' else name} {most:.6g}",
                f"{found:.6g}: {measured.better} is part of a best response that gains {gain:.6g}",
            )
    wanted = claims.get("values")
    for player, value in enumerate(wanted or ()):
        if abs(value - measured.values[player]) > rounding:
            raise CounterExample(
                (),
                f"{number_text(value)} to player {player + 1} on average",
                number_text(measured.values[player]),
            )
