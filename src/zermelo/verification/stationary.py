"""How far a strategy is from equilibrium where positions come again: Markov games.

A player moves, the other may move without knowing how, and then both know all: what happened before
no longer matters. Against a fixed strategy of the other, a player then has a Markov decision
process. Policies are improved until none is better, each judged by a system of linear equations
(R. Howard, 1960). Play must end, with some probability, whatever is done; that is checked. Nothing
here comes from the solvers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..game import CHANCE, Game
from ..rounding import near
from ..strategy import TableStrategy
from .outcome import Budget, NotChecked
from .responses import Forgotten, Measured, weights_of

MOST_POSITIONS = 200_000


class _Choice(NamedTuple):
    """Who chooses the rows and who the columns, how likely each is, and what follows."""

    owners: tuple[int, int]
    names: tuple[list[str], list[str]]
    weights: tuple[list[float], list[float]]
    after: list[list[int]]


class _Policy(NamedTuple):
    values: Any
    chosen: dict[int, int]


def stationary_responses(game: Game, strategy: TableStrategy, budget: Budget) -> Measured:
    """Measure a strategy of a game of two; NotChecked if more is hidden than the last choice."""
    if game.players != 2:
        raise Forgotten(f"players of {game.name} forget what they knew or did, and are not two")
    positions = _Positions(game, strategy, budget)
    values = positions.valued({}, 0), positions.valued({}, 1)
    best = [positions.improved(player, values[player], budget) for player in range(2)]
    gains = tuple(float(best[one].values[0] - values[one][0]) for one in range(2))
    most = int(gains[1] > gains[0])
    where, better = positions.difference(most, best[most].chosen, values[most])
    return Measured(
        (float(values[0][0]), float(values[1][0])),
        gains,
        len(positions.nodes),
        len(positions.known),
        positions.missing,
        positions.scale,
        where,
        better,
        "positions",
    )


class _Positions:
    def __init__(self, game: Game, strategy: TableStrategy, budget: Budget) -> None:
        self.game, self.strategy = game, strategy
        self.numbers: dict[Any, int] = {}
        self.came: list[tuple[int, str]] = []  # from which position, by which moves
        self.nodes: list[Any] = []  # utilities, chance as pairs, or a choice
        self.known: dict[tuple[int, Any], Any] = {}
        self.missing = 0
        self.scale = 0.0
        waiting = [game.initial_state()]
        self._number(waiting[0], (0, ""), [])
        for state in waiting:  # grows meanwhile
            budget.step()
            self.nodes.append(self._node(state, waiting))
        if not self._all_end():
            raise NotChecked(f"play of {game.name} may never end")

    def _number(self, state: Any, came: tuple[int, str], waiting: list[Any]) -> int:
        if state not in self.numbers:
            self.numbers[state] = len(self.numbers)
            self.came.append(came)
            waiting.append(state)
            if len(self.numbers) > MOST_POSITIONS:
                raise NotChecked(f"{self.game.name} has more than {MOST_POSITIONS:,} positions")
        return self.numbers[state]

    def _node(self, state: Any, waiting: list[Any]) -> Any:
        game, here = self.game, self.numbers[state]
        if game.is_terminal(state):
            utilities = tuple(float(game.utility(state, player)) for player in range(2))
            self.scale = max(self.scale, *map(abs, utilities))
            return utilities
        mover, actions = int(game.to_move(state)), list(game.actions(state))
        names = [game.action_text(state, action) for action in actions]
        after = [game.result(state, action) for action in actions]
        if mover == CHANCE:
            return [
                (float(game.probability(state, action)), self._number(one, (here, name), waiting))
                for action, one, name in zip(actions, after, names, strict=True)
            ]
        rows = self._weights(mover, state, actions, here)
        if not self._is_unseen(after, 1 - mover):
            table = [
                [self._number(one, (here, name), waiting)]
                for one, name in zip(after, names, strict=True)
            ]
            return _Choice((mover, -1), (names, [""]), (rows, [1.0]), table)
        replies = list(game.actions(after[0]))
        answers = [game.action_text(after[0], reply) for reply in replies]
        columns = self._weights(1 - mover, after[0], replies, here, of=state)
        table = [
            [
                self._number(game.result(one, reply), (here, f"{name} {answer}"), waiting)
                for reply, answer in zip(replies, answers, strict=True)
            ]
            for one, name in zip(after, names, strict=True)
        ]
        return _Choice((mover, 1 - mover), (names, answers), (rows, columns), table)

    def _is_unseen(self, after: list[Any], other: int) -> bool:
        """Whether the other moves now without knowing what was done."""
        game = self.game
        its = [one for one in after if not game.is_terminal(one) and game.to_move(one) == other]
        seen = {game.information(one, other) for one in its} if game.hidden_information else its
        if len(its) == len(after) > len(seen) == 1:
            return True
        if len(seen) < len(its):
            raise self._hides_more()
        return False

    def _weights(
        self, mover: int, state: Any, actions: list[Any], here: int, of: Any = None
    ) -> list[float]:
        """How likely each action is; what is known there must stand for one position."""
        game, position = self.game, state if of is None else of
        key = mover, game.information(state, mover) if game.hidden_information else state
        if self.known.setdefault(key, position) != position:
            raise self._hides_more()
        row = weights_of(game, self.strategy, state, actions, self._path(here))
        if row is None:
            self.missing += 1
            return [1.0 / len(actions)] * len(actions)
        return row

    def _hides_more(self) -> Forgotten:
        return Forgotten(
            f"players of {self.game.name} forget what they knew or did, and more is hidden than "
            "what is chosen at the same time, so that best responses can't be found"
        )

    def _path(self, number: int) -> tuple[str, ...]:
        moves: list[str] = []
        while number:
            number, text = self.came[number]
            moves = [*text.split(" "), *moves]
        return tuple(moves)

    def _all_end(self) -> bool:
        """Whether an end may come from everywhere, whatever the players do."""
        ends = [isinstance(node, tuple) and not isinstance(node, _Choice) for node in self.nodes]
        changed = True
        while changed:
            changed = False
            for number in reversed(range(len(ends))):
                if ends[number]:
                    continue
                node = self.nodes[number]
                if isinstance(node, _Choice):
                    ends[number] = all(ends[one] for row in node.after for one in row)
                else:
                    ends[number] = any(weight > 0 and ends[one] for weight, one in node)
                changed = changed or ends[number]
        return all(ends)

    # Policies.

    def valued(self, chosen: dict[int, int], player: int) -> Any:
        """What each position is worth to a player that does what is chosen, else its strategy."""
        from scipy.sparse import csc_matrix
        from scipy.sparse.linalg import spsolve

        size = len(self.nodes)
        entries = [(number, number, 1.0) for number in range(size)]
        ends = np.zeros(size)
        for number, node in enumerate(self.nodes):
            if isinstance(node, _Choice):
                for weight, one in self._follows(node, player, chosen.get(number)):
                    entries.append((number, one, -weight))
            elif isinstance(node, tuple):
                ends[number] = node[player]
            else:
                entries += [(number, one, -weight) for weight, one in node]
        rows, columns, numbers = zip(*entries, strict=True)
        matrix = csc_matrix((numbers, (rows, columns)), shape=(size, size))
        return np.atleast_1d(spsolve(matrix, ends))

    def _follows(self, node: _Choice, player: int, own: int | None) -> Iterator[tuple[float, int]]:
        """What may follow and how likely, if a player takes this action of its own."""
        for row, first in enumerate(node.weights[0]):
            for column, second in enumerate(node.weights[1]):
                if own is not None and player in node.owners:
                    side = node.owners.index(player)
                    weight = (second, first)[side] if (row, column)[side] == own else 0.0
                else:
                    weight = first * second
                if weight:
                    yield weight, node.after[row][column]

    def improved(self, player: int, values: Any, budget: Budget) -> _Policy:
        """The best response."""
        chosen: dict[int, int] = {}
        least = near(self.scale) / 1000
        while True:
            better = dict(chosen)
            for number, action, gain in self._better(player, values):
                budget.step()
                if gain > least:
                    better[number] = action
            if better == chosen:
                return _Policy(values, chosen)
            chosen = better
            values = self.valued(chosen, player)

    def _better(self, player: int, values: Any) -> Iterator[tuple[int, int, float]]:
        """Where a player chooses: its best action, and what that gains over the present value."""
        for number, node in enumerate(self.nodes):
            if isinstance(node, _Choice) and player in node.owners:
                count = len(node.weights[node.owners.index(player)])
                worth = [
                    sum(weight * values[one] for weight, one in self._follows(node, player, own))
                    for own in range(count)
                ]
                best = max(range(count), key=worth.__getitem__)
                yield number, best, worth[best] - values[number]

    def difference(
        self, player: int, chosen: dict[int, int], values: Any
    ) -> tuple[tuple[str, ...], str]:
        """The moves to where the response gains most at once, and the better action there."""
        gains = {number: gain for number, _, gain in self._better(player, values)}
        where = max(chosen, key=lambda number: gains[number], default=None)
        if where is None:
            return (), ""
        node = self.nodes[where]
        name = node.names[node.owners.index(player)][chosen[where]]
        return self._path(where), f"{name} by {self.game.player_name(player)}"
