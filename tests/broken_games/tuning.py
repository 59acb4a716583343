"""A good game with every hook for engines, and each of these hooks broken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.broken_games.good import Corridor, Walk, broken
from zermelo import Bits, Game, LinearEvaluation

Lopsided = broken(
    "Lopsided", Corridor, "symmetries", symmetric_action=lambda self, action, symmetry: action
)
Crooked = broken(
    "Crooked",
    Corridor,
    "symmetries",
    symmetric_state=lambda self, state, symmetry: (
        state if symmetry == 0 else Walk(max(7 - state.place, 0), state.ply)
    ),
)


class Blinding(Corridor):
    breaks = "observation"

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[state.place] = float("nan")


class Owned(Corridor):
    """The winner has the place where the walk ended, the loser all others. A good game."""

    observation_shape = (1, 9)

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[0, state.place] = 1.0

    def ownership(self, state: Any, player: int, cells: Any) -> None:
        won = self.utility(state, player)
        for place in range(9):
            cells[place] = won if place == state.place else -won


Greedy = broken(
    "Greedy",
    Owned,
    "ownership",
    ownership=lambda self, state, player, cells: cells.__setitem__(state.place, 1.0),
)
Uncertain = broken(
    "Uncertain",
    Owned,
    "ownership",
    ownership=lambda self, state, player, cells: cells.__setitem__(4, 0.5 - player),
)
OneSided = broken(
    "OneSided",
    Owned,
    "ownership",
    ownership=lambda self, state, player, cells: cells.__setitem__(
        slice(state.place), 1 - 2 * player
    ),
)
Unmapped = broken(
    "Unmapped", Corridor, "ownership", ownership=lambda self, state, player, cells: None
)

Wordy = broken(
    "Wordy",
    Corridor,
    "sparse features",
    sparse_features=lambda self, state, player: (Bits(1 << state.place),) * (1 + state.ply // 4),
)
Wordless = broken(
    "Wordless", Corridor, "sparse features", sparse_features=lambda self, state, player: (1.5,)
)


class Placed(Corridor):
    """Two things are on at once: the place and the ply."""

    def sparse_features(self, state: Any, player: int) -> tuple[Bits, ...]:
        return (Bits(1 << state.place), Bits(1 << state.ply))


Stacked = broken("Stacked", Placed, "sparse features", feature_places=(tuple(range(128)),))
Doubled = broken("Doubled", Placed, "sparse features", feature_places=((0, 1), (1, 2)))
Astray = broken("Astray", Placed, "sparse features", feature_places=((0, 128),))
Nowhere = broken(
    "Nowhere", Placed, "sparse features", feature_places=((0,), (1,)), patterns=((0, 2),)
)

Merged = broken("Merged", Placed, "sparse features", feature_images=((0,) * 128,))

Nameless = broken("Nameless", Corridor, "features", feature_names=("place", "ply"))


class Weighty(LinearEvaluation, Corridor):
    breaks = "features"
    weights = (0.5, 0.5)


Featureless = broken("Featureless", Corridor, "features", features=lambda self, state, player: ())


class Shapeless(Corridor):
    breaks = "observation"
    observation_shape = ()

    def observation(self, state: Any, player: int, planes: Any) -> None:
        planes[...] = float("inf")


class Mirrored(Corridor):
    breaks = "symmetries"
    symmetries = 3

    def symmetric_action(self, action: int, symmetry: int) -> int:
        return action if symmetry != 1 else -action


class Endgames:
    """One class: the last plies of `Tuned`."""

    unit = "plies"

    def kinds(self, most: int) -> tuple[int, ...]:
        return (0,)

    def size(self, kind: int) -> int:
        return 9 * 16


class Tuned(Corridor):
    """The corridor with every hook that tunes an engine. A good game."""

    resolution = 1.0
    endgames = Endgames()

    def wins_at_once(self, state: Any) -> bool:
        return state.place in (1, 7)

    def order(self, state: Any, action: int) -> int:
        return abs(state.place + action - 4)

    def is_quiet(self, state: Any) -> bool:
        return not self.wins_at_once(state)

    def noisy_actions(self, state: Any) -> Iterator[int]:
        for action in self.actions(state):
            if state.place + action in (0, 8):
                yield action

    def candidates(self, state: Any) -> Iterator[int]:
        wins = self.wins_at_once(state)
        for action in self.actions(state):
            if not wins or state.place + action in (0, 8):
                yield action

    def bounds(self, state: Any) -> tuple[float, float]:
        if self.wins_at_once(state):
            return (1.0, 1.0)
        return (-1.0, 1.0 if state.ply < 9 else 0.0)

    def bounds_within(self, state: Any, alpha: float, beta: float) -> tuple[float, float]:
        low, high = self.bounds(state)
        return max(low, alpha - 1.0), min(high, beta + 1.0)

    def key(self, state: Any) -> Bits:
        return Bits(16 * min(state.place, 8 - state.place) + state.ply)

    def null_move(self, state: Any) -> Any:
        return state if state.ply == 9 else Walk(state.place, state.ply + 1)

    def threatened(self, state: Any) -> bool:
        return state.place in (2, 6)

    def makes_threat(self, state: Any, action: int) -> bool:
        return state.place + action in (2, 6)

    def accuracy(self, value: float) -> float:
        return 0.1

    def plies_left(self, state: Any) -> int:
        return 10 - state.ply

    def random_action(self, state: Any, dice: Any) -> int:
        return int(dice % 3) - 1

    def playout_action(self, state: Any, dice: Any) -> int:
        return int(dice % 2)

    def book_key(self, state: Any) -> Bits:
        return Bits(16 * state.place + state.ply)

    def index(self, state: Any) -> tuple[int, int]:
        return (0, 16 * state.place + state.ply) if state.ply > 6 else (-1, 0)

    def indexed(self, kind: int, number: int) -> tuple[Any, bool]:
        state = Walk(number // 16, number % 16)
        return state, 6 < state.ply < 11

    def number_after(self, kind: int, number: int, action: int) -> int:
        return number + 16 * action + 1

    def table_holds(self, state: Any, plies: int) -> bool:
        return plies <= 10


Sorted = broken("Sorted", Tuned, "order", order=lambda self, state, action: action / 3)
Restless = broken("Restless", Tuned, "true or false", is_quiet=lambda self, state: "quiet")
Threatening = broken("Threatening", Tuned, "true or false", threatened=lambda self, state: None)
Alarmed = broken("Alarmed", Tuned, "threats", makes_threat=lambda self, state, action: True)


class Noisy(Tuned):
    breaks = "chosen actions"

    def noisy_actions(self, state: Any) -> Iterator[int]:
        yield 2


class MissesTheWin(Tuned):
    breaks = "chosen actions"

    def candidates(self, state: Any) -> Iterator[int]:
        yield 0

    def bounds(self, state: Any) -> tuple[float, float]:
        return (-1.0, 1.0)


Optimist = broken("Optimist", Tuned, "bounds", bounds=lambda self, state: (0.5, 1.0))
OptimistInWindows = broken(
    "OptimistInWindows",
    Tuned,
    "bounds",
    bounds_within=lambda self, state, alpha, beta: (beta, beta),
)
OneKey = broken("OneKey", Tuned, "keys", key=lambda self, state: Bits(state.ply))
OneLine = broken("OneLine", Tuned, "keys", book_key=lambda self, state: Bits(0))
MovesOnThePass = broken(
    "MovesOnThePass",
    Tuned,
    "null move",
    null_move=lambda self, state: Walk(state.place, state.ply + 2),
)
Overconfident = broken("Overconfident", Tuned, "accuracy", accuracy=lambda self, value: -0.1)
Impatient = broken("Impatient", Tuned, "plies left", plies_left=lambda self, state: 1)
Coarse = broken("Coarse", Tuned, "resolution", resolution=2.0)
PlaysOutAnywhere = broken(
    "PlaysOutAnywhere", Tuned, "drawn actions", playout_action=lambda self, state, dice: 7
)
NeverStays = broken(
    "NeverStays",
    Tuned,
    "drawn actions",
    random_action=lambda self, state, dice: 2 * int(dice % 2) - 1,
)


class MisnumberedState(Tuned):
    breaks = "endgames"

    def index(self, state: Any) -> tuple[int, int]:
        kind, number = super().index(state)
        return kind, number ^ 16


Unnumbered = broken(
    "Unnumbered",
    Tuned,
    "endgames",
    indexed=lambda self, kind, number: (self.initial_state(), False),
)
Miscounted = broken(
    "Miscounted", Tuned, "endgames", number_after=lambda self, kind, number, action: number + 1
)
HoldsLater = broken(
    "HoldsLater", Tuned, "endgames", table_holds=lambda self, state, plies: plies > 10
)


class OtherTables(Tuned):
    breaks = "endgames"

    @property
    def table_game(self) -> Game:
        return OtherTables() if type(self) is Tuned else _Further(3)


class _Further(Tuned):
    def __init__(self, further: int) -> None:
        self.further = further

    @property
    def table_game(self) -> Game:
        return _Further(self.further - 1)


class SmallClass(Endgames):
    def size(self, kind: int) -> int:
        return 1


class NoClass(Endgames):
    def kinds(self, most: int) -> tuple[int, ...]:
        return ()


NoClasses = broken("NoClasses", Tuned, "endgames", endgames=NoClass())
TooFewNumbers = broken("TooFewNumbers", Tuned, "endgames", endgames=SmallClass())
Cheat = broken("Cheat", Corridor, "drawn actions", random_action=lambda self, state, dice: 2)


class Dreamer(Corridor):
    breaks = "chosen actions"

    def candidates(self, state: Any) -> Iterator[int]:
        yield 5
