"""The value of a small game by definition: all positions, then backward induction.

Slow and obviously right, in plain Python. Two players without chance: the player who keeps a bound
wins the ends that keep it, every position where it has a move to a won position, and every position
in which all moves of the others lead to one. That holds for games that repeat positions, too. With
chance or more players: backward induction, in which ties go to the first move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..game import CHANCE, Game
from ..rounding import ROUNDOFF
from .bounds import Bound
from .outcome import Budget, NotChecked

MOST_POSITIONS = 300_000


class Repeats(NotChecked):
    """Positions repeat, which this method does not allow."""


class Positions:
    """Every position reachable from one, each once; the first has number 0.

    By all moves, or by those alone that `moves` names for a position.
    """

    def __init__(
        self,
        game: Game,
        state: Any,
        budget: Budget,
        most: int | None = None,
        moves: Callable[[Any], Iterable[Any]] | None = None,
    ) -> None:
        most, moves = MOST_POSITIONS if most is None else most, moves or game.actions
        try:
            hash(state)
        except TypeError:
            raise NotChecked("its states are not values that can be compared") from None
        self.game = game
        self.states = [state]
        self.successors: list[list[int]] = []
        self.numbers = {state: 0}
        while len(self.successors) < len(self.states):
            budget.step(0.0)
            here = self.states[len(self.successors)]
            actions = () if game.is_terminal(here) else moves(here)
            self.successors.append([self._number(game.result(here, one)) for one in actions])
            if len(self.states) > most:
                raise NotChecked(f"it has more than {most:,} positions")
        self.ends = [number for number, below in enumerate(self.successors) if not below]
        if not all(game.is_terminal(self.states[end]) for end in self.ends):
            raise NotChecked("it has positions without moves that are not the end")

    def _number(self, state: Any) -> int:
        number = self.numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    def __len__(self) -> int:
        return len(self.states)

    def mover(self, number: int) -> int:
        return int(self.game.to_move(self.states[number]))

    def drawn(self, number: int) -> list[tuple[float, int]]:
        """The probability and the number of each outcome of chance."""
        state = self.states[number]
        weights = [float(self.game.probability(state, one)) for one in self.game.actions(state)]
        return list(zip(weights, self.successors[number], strict=True))

    def worth(self, number: int, player: int) -> float:
        return float(self.game.utility(self.states[number], player))

    def predecessors(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.states]
        for number, below in enumerate(self.successors):
            for child in set(below):
                found[child].append(number)
        return found


def keeps(positions: Positions, bound: Bound) -> set[int]:
    """The positions from which the bound can be forced, in games without chance."""
    if bound.endless:  # unless the other side can force the contrary
        other = Bound(bound.player, bound.value, not bound.at_least, not bound.strict)
        return set(range(len(positions))) - keeps(positions, other)
    forced = {end for end in positions.ends if bound.holds(positions.worth(end, bound.player))}
    open_moves = [len(set(below)) for below in positions.successors]
    before = positions.predecessors()
    waiting = list(forced)
    while waiting:
        for number in before[waiting.pop()]:
            if number in forced:
                continue
            open_moves[number] -= 1
            if bound.kept_by(positions.mover(number)) or open_moves[number] == 0:
                forced.add(number)
                waiting.append(number)
    return forced


def value_to(positions: Positions, player: int) -> float | None:
    """The most that a player can force from the first position; None if no end can be forced."""
    ends = sorted({positions.worth(end, player) for end in positions.ends})
    best = None
    while ends:
        middle = len(ends) // 2
        if 0 in keeps(positions, Bound(player, ends[middle], at_least=True)):
            best, ends = ends[middle], ends[middle + 1 :]
        else:
            ends = ends[:middle]
    return best


def values(positions: Positions) -> list[tuple[float, ...]]:
    """The value of each position to each player, by backward induction."""
    game = positions.game
    found: list[tuple[float, ...] | None] = [None] * len(positions)
    for number in _from_the_ends(positions):
        below = [found[child] for child in positions.successors[number]]
        known = [vector for vector in below if vector is not None]
        if not known:
            found[number] = tuple(positions.worth(number, one) for one in range(game.players))
        elif (mover := positions.mover(number)) == CHANCE:
            drawn = zip(positions.drawn(number), known, strict=True)
            shares = [(weight, vector) for (weight, _), vector in drawn]
            found[number] = tuple(
                sum(weight * vector[one] for weight, vector in shares)
                for one in range(game.players)
            )
        else:
            found[number] = _best(known, mover)
    return [vector for vector in found if vector is not None]


def roundings(positions: Positions, found: list[tuple[float, ...]]) -> list[float]:
    """How far values by backward induction may be off, and be off elsewhere; 0 without chance."""
    errors = [0.0] * len(positions)
    for number in _from_the_ends(positions) if positions.game.chance else ():
        below = positions.successors[number]
        errors[number] = max((errors[child] for child in below), default=0.0)
        if below and positions.mover(number) == CHANCE:
            largest = max(abs(value) for child in below for value in found[child])
            errors[number] += average_rounding(len(below), largest)
    return errors


def average_rounding(count: int, largest: float) -> float:
    """How far two averages of `count` numbers may be apart, in whatever order they are formed."""
    return 4 * (count + 2) * ROUNDOFF * largest


def _best(vectors: list[tuple[float, ...]], player: int) -> tuple[float, ...]:
    """The vector that is best for a player; ties go to the first."""
    return max(vectors, key=lambda vector: vector[player])


def _from_the_ends(positions: Positions) -> list[int]:
    """All positions, each after its successors."""
    order = list(positions.ends)
    open_moves = [len(set(below)) for below in positions.successors]
    before = positions.predecessors()
    for number in order:  # grows on the way
        for one in before[number]:
            open_moves[one] -= 1
            if open_moves[one] == 0:
                order.append(one)
    if len(order) < len(positions):
        raise Repeats("positions can come again, so that values do not follow from the ends")
    return order
