"""What the definition of a game says, broken: the six functions, chance, attributes, the end."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from tests.broken_games.good import Corridor, HighCard, Walk, broken
from zermelo import CHANCE, Game
from zermelo.guide import Guide


class Forgetful(Corridor):
    breaks = "same answer twice"

    def actions(self, state: Any) -> Iterator[int]:
        steps = list(super().actions(state))
        random.shuffle(steps)
        yield from steps


class Undecided(Corridor):
    breaks = "same answer twice"
    ways = itertools.cycle((-1, 1))

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + next(self.ways), state.ply + 1)


class Cell:
    """A mutable state, by value."""

    def __init__(self, place: int, ply: int) -> None:
        self.place, self.ply = place, ply

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cell) and (self.place, self.ply) == (other.place, other.ply)

    def __hash__(self) -> int:
        return hash((self.place, self.ply))


class Overwriting(Corridor):
    breaks = "result leaves its state alone"
    symmetries = 1

    def initial_state(self) -> Any:
        return Cell(4, 0)

    def result(self, state: Any, action: int) -> Any:
        state.place += action
        state.ply += 1
        return state

    def state_text(self, state: Any) -> str:
        return f"{state.place} {state.ply}"


class ByIdentity(Overwriting):
    breaks = "states are values"

    def initial_state(self) -> Any:
        return _START

    def result(self, state: Any, action: int) -> Any:
        return Thing(state.place + action, state.ply + 1)


class Thing:
    def __init__(self, place: int, ply: int) -> None:
        self.place, self.ply = place, ply


_START = Thing(4, 0)


Unhashable = broken("Unhashable", Corridor, "states are values", initial_state=lambda self: [4, 0])


class Stuck(Corridor):
    breaks = "actions until the end"
    symmetries = 1

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state) and state.place != 6:
            yield -1
            yield 0
            yield 1


class GoesOn(Corridor):
    breaks = "no actions after the end"

    def actions(self, state: Any) -> Iterator[int]:
        yield from (-1, 0, 1)


class Repeats(Corridor):
    breaks = "distinct actions"

    def actions(self, state: Any) -> Iterator[int]:
        if not self.is_terminal(state):
            yield from (-1, 1, 1)


Crowded = broken("Crowded", Corridor, "most actions", max_actions=2)
Overgrown = broken("Overgrown", Corridor, "tree nodes", tree_nodes=5)
ThirdPlayer = broken(
    "ThirdPlayer", Corridor, "whose turn", to_move=lambda self, state: state.ply % 3
)
SecretChance = broken(
    "SecretChance",
    Corridor,
    "whose turn",
    to_move=lambda self, state: CHANCE if state.ply == 3 else state.ply % 2,
)
Generous = broken("Generous", Corridor, "zero sum", utility=lambda self, state, player: 1.0)


class Expensive(Corridor):
    breaks = "utility bounds"

    def utility(self, state: Any, player: int) -> float:
        return 2.0 * super().utility(state, player)


Infinite = broken(
    "Infinite", Corridor, "finite values", evaluate=lambda self, state, player: float("inf")
)
LoadedDie = broken(
    "LoadedDie", HighCard, "probabilities", probability=lambda self, state, action: 0.5
)
NegativeDie = broken(
    "NegativeDie",
    HighCard,
    "probabilities",
    probability=lambda self, state, action: (-0.5, 1.0, 0.5)[action] if state.dealt == 0 else 0.5,
)


class NotZero(Corridor):
    breaks = "zero sum"
    zero_sum = True

    def utility(self, state: Any, player: int) -> float:
        return 0.5


Narrow = broken("Narrow", Corridor, "utility bounds", utility_bounds=(-0.5, 0.5))


class Endless(Corridor):
    breaks = "games end"
    symmetries = 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(4, 1 - state.ply)


class Crashes(Corridor):
    breaks = "no errors"

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action + 0 * [0, 0, 0][state.ply], state.ply + 1)


class NothingThere(Game):
    breaks = "six functions"


class Misspelt(Game):
    """`is_terminal` is called otherwise."""

    breaks = "six functions"
    initial_state, to_move, actions = Corridor.initial_state, Corridor.to_move, Corridor.actions
    result, is_terminl, utility = Corridor.result, Corridor.is_terminal, Corridor.utility


SoManyPlayers = broken("SoManyPlayers", Corridor, "attributes", players="2")


class Unclear(Corridor):
    breaks = "attributes"
    compiled = "perhaps"  # type: ignore[assignment]


NamesOnly = broken("NamesOnly", Corridor, "attributes", player_names="XO")
NoSuchParameter = broken(
    "NoSuchParameter", Corridor, "attributes", guide=Guide(parameters={"words": "A file."})
)
OneRule = broken("OneRule", Corridor, "attributes", rules="any")
NoGuide = broken("NoGuide", Corridor, "attributes", guide="walk to the end")
Backwards = broken("Backwards", Corridor, "attributes", last_plies=-1)


class NoStart(Corridor):
    breaks = "states are values"

    def initial_state(self) -> Any:
        Walk(4, 0)


class NoResult(Corridor):
    breaks = "states are values"

    def result(self, state: Any, action: int) -> Any:
        Walk(state.place + action, state.ply + 1)


Array = broken(
    "Array",
    Corridor,
    "states are values",
    result=lambda self, state, action: Walk(np.int64(state.place + action), state.ply + 1),
)
NoActions = broken("NoActions", Corridor, "actions", actions=lambda self, state: None)
NoEnd = broken("NoEnd", Corridor, "is it over", is_terminal=lambda self, state: None)


class NoUtility(Corridor):
    breaks = "finite values"

    def utility(self, state: Any, player: int) -> Any:
        return None


class NeverSet(Corridor):
    """Never sets what it uses."""

    breaks = "no errors"

    def to_move(self, state: Any) -> int:
        return int(self.turn)


class Overflows(Corridor):
    """Beyond 64 bits plain integers go on and compiled ones don't."""

    breaks = "plain and compiled agree"
    compiled = True

    def evaluate(self, state: Any, player: int) -> float:
        return float((state.place << 62) >> 62)


class Growing(Corridor):
    breaks = "state shape"
    compiled = True
    symmetries = 1

    def result(self, state: Any, action: int) -> Any:
        return Walk(state.place + action, state.ply + 1 if state.ply < 9 else state.ply << 60)

    def is_terminal(self, state: Any) -> bool:
        return not (0 < state.place < 8 and 0 <= state.ply < 10)
