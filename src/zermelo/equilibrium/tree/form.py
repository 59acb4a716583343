"""A game as arrays, shared by all solvers: the sequence form.

A player's sequence is what it has done so far, an action at each information set it came
through. Sequences are numbered for all players together: sequence p, for p below the number of
players, is what player p has done at the start, nothing; the actions of an information set have
neighbouring numbers, and those of a set come before those of the sets below it (depth first). A
strategy is then a *plan*: for each sequence the probability that the player plays all of it. What a
pair of plans is worth is linear in each of them, with a sparse matrix in the middle.

D. Koller, N. Megiddo, B. von Stengel, "Efficient computation of equilibria for extensive
two-person games", 1996.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ...display import fields_html, shown, text_html
from ...errors import BadParameter
from ...game import Game
from ...kernel import Runnable, kernel, view
from ...strategy import Profile, TableStrategy, action_probabilities, check_profile, key_of
from .enumeration import example

INDEX = np.dtype(np.uint32)  # unsigned: compiled code need not handle negative indices
NEAR_ONE = 1e-6  # of sums of a plan's probabilities, which may have been single numbers
NUMBER, FLOAT = np.dtype(np.int64), np.dtype(np.float64)


@shown
class Sizes(NamedTuple):
    """The size of a game's tree; sets and sequences, the empty one included, of each player."""

    histories: int
    terminals: int
    information_sets: tuple[int, ...]
    sequences: tuple[int, ...]


class Layout(NamedTuple):
    """The arrays that kernels read.

    Attributes:
        sets: [players + 1] the information sets of player p are sets[p] up to sets[p + 1]
        first: [sets + 1] the sequences of set s are first[s] up to first[s + 1]
        parent: [sets] the sequence that leads to the set
        start: [sequences + 1] the entries of sequence i are start[i] up to start[i + 1]
        column: [entries] the other player's sequence
        value: [entries] what the pair is worth to the player of the row, times its chance
        ends: [terminals, players] the sequences that lead to each terminal
        payoffs: [terminals, players] what it is worth to each player, times its chance

    The entries of a sparse matrix are for two players, terminals for three and more; the others
    are empty.
    """

    sets: Any
    first: Any
    parent: Any
    start: Any
    column: Any
    value: Any
    ends: Any
    payoffs: Any

    @property
    def players(self) -> int:
        return len(self.sets) - 1

    @property
    def sequences(self) -> int:
        return int(self.first[-1])

    def packed(self) -> Any:
        """The addresses and lengths of all arrays, in one array for compiled code."""
        places = [number for array in self for number in (array.ctypes.data, len(array))]
        return np.array(places, np.int64)


def unpacked(places: int) -> Any:
    """In kernels: the layout whose `packed` array is at this address."""
    at = view(places, 16, NUMBER)
    players = at[1] - 1
    return Layout(
        view(at[0], at[1], NUMBER),
        view(at[2], at[3], INDEX),
        view(at[4], at[5], INDEX),
        view(at[6], at[7], INDEX),
        view(at[8], at[9], INDEX),
        view(at[10], at[11], FLOAT),
        view(at[12], at[13] * players, INDEX).reshape((at[13], players)),
        view(at[14], at[15] * players, FLOAT).reshape((at[15], players)),
    )


@dataclass(frozen=True, eq=False, repr=False)
class SequenceForm:
    """A game's tree as arrays. Made by `sequence_form`.

    Attributes:
        ends: [terminals, players] the sequences that lead to each terminal
        utilities: [terminals, players]
        chances: [terminals] how likely chance makes each
        examples: a state of each information set, as kernels keep them
    """

    game: Game
    state: Any
    histories: int
    layout: Layout
    ends: Any
    utilities: Any
    chances: Any
    run: Runnable
    examples: Any
    _actions: dict[int, list[Any]] = field(default_factory=dict)

    def __repr__(self) -> str:
        sets = " + ".join(f"{count:,}" for count in self.sizes.information_sets)
        return f"<SequenceForm of {self.game.name}: {sets} information sets>"

    def _repr_html_(self) -> str:
        """For notebooks."""
        return text_html(repr(self)) + fields_html(self.sizes)

    @property
    def players(self) -> int:
        return self.layout.players

    def sets_of(self, player: int) -> range:
        """The numbers of a player's information sets."""
        return range(*self.layout.sets[player : player + 2].tolist())

    @property
    def sizes(self) -> Sizes:
        bounds = self.layout.first[self.layout.sets]
        return Sizes(
            self.histories,
            len(self.chances),
            tuple(int(n) for n in np.diff(self.layout.sets)),
            tuple(int(n) + 1 for n in np.diff(bounds)),
        )

    @property
    def memory(self) -> int:
        """The bytes of all arrays."""
        arrays = [*self.layout, self.ends, self.utilities, self.chances, self.examples]
        unique = {id(array): array.nbytes for array in arrays if isinstance(array, np.ndarray)}
        return sum(unique.values())

    def player(self, number: int) -> int:
        """The player of an information set."""
        return int(np.searchsorted(self.layout.sets, number, side="right")) - 1

    def example(self, number: int) -> Any:
        """One of the states in an information set."""
        if isinstance(self.examples, list):
            return self.examples[number]
        return example.compiled(self.run.game, self.examples, number)

    def actions(self, number: int) -> list[Any]:
        """The legal actions in an information set, in the order of its sequences."""
        if number not in self._actions:
            self._actions[number] = list(self.game.actions(self.example(number)))
        return self._actions[number]

    @cached_property
    def keys(self) -> list[tuple[int, Any]]:
        """The player and the information of each information set."""
        players = np.repeat(np.arange(self.players), np.diff(self.layout.sets))
        return [
            (int(player), key_of(self.game, self.example(number), int(player)))
            for number, player in enumerate(players)
        ]

    def row(self, number: int) -> slice:
        """The sequences of an information set."""
        return slice(int(self.layout.first[number]), int(self.layout.first[number + 1]))

    @cached_property
    def packed(self) -> Any:
        return self.layout.packed()

    @cached_property
    def address(self) -> int:
        """The address of the packed layout: an integer is quicker to pass to compiled code than
        arrays."""
        return int(self.packed.ctypes.data)

    # Plans.

    def uniform_plan(self) -> Any:
        """The plan in which every player takes each action with equal probability."""
        counts = np.diff(self.layout.first)
        behaviour = np.ones(self.layout.sequences)
        behaviour[self.players :] = np.repeat(1.0 / counts, counts)
        return self.plan_of(behaviour)

    def plan_of(self, behaviour: Any) -> Any:
        """The plan with these probabilities of actions."""
        plan = np.ones(self.layout.sequences)
        go_through.compiled(self.layout, behaviour, plan)
        return plan

    def behaviour_of(self, plan: Any) -> Any:
        """The probabilities of actions under a plan; uniform in sets that it does not reach."""
        counts = np.diff(self.layout.first)
        behaviour = np.ones(self.layout.sequences)
        if len(counts):
            totals = np.repeat(np.add.reduceat(plan, self.layout.first[:-1]), counts)
            uniform = np.repeat(1.0 / counts, counts)
            moves = behaviour[self.players :]
            np.divide(plan[self.players :], totals, out=uniform, where=totals > 0)
            moves[:] = uniform
        return behaviour

    def checked(self, plan: Any) -> Any:
        """A plan as kernels read it; refused if it is not one of this game."""
        found = np.ascontiguousarray(plan, float)
        if found.shape != (self.layout.sequences,):
            raise BadParameter(
                f"a plan for {self.game.name} has {self.layout.sequences:,} numbers; "
                "plan_from makes one from strategies"
            )
        totals = found[: self.players] - 1.0
        if len(self.layout.parent):
            shared = np.add.reduceat(found, self.layout.first[:-1]) - found[self.layout.parent]
            totals = np.concatenate([totals, shared])
        if not (found.min() >= 0 and np.abs(totals).max() <= NEAR_ONE):
            raise BadParameter(
                f"this is no plan for {self.game.name}: in each information set the probabilities "
                "of what is done must not be negative, and must sum to that of coming there"
            )
        return found

    def plan_from(self, strategies: Profile) -> Any:
        """The plan of other strategies; uniform where they have no probabilities."""
        check_profile(strategies, self.players)
        behaviour = np.ones(self.layout.sequences)
        for number, (player, key) in enumerate(self.keys):
            actions = self.actions(number)
            row = action_probabilities(strategies, player, key, actions)
            behaviour[self.row(number)] = row
        return self.plan_of(behaviour)

    def strategy(self, plan: Any, name: str = "") -> TableStrategy:
        """The plan as a strategy to look up, save and play; `name` is the game's spec.

        If nothing is hidden, a state may be reached on several paths; each counts by the
        probability with which the player takes it, or equally if it takes none.
        """
        behaviour = self.behaviour_of(plan)
        weights: dict[tuple[int, Any], Any] = {}
        unplayed: dict[tuple[int, Any], Any] = {}
        for number, key in enumerate(self.keys):
            row, reach = behaviour[self.row(number)], plan[self.layout.parent[number]]
            rows = weights if reach > 0 else unplayed
            rows[key] = rows.get(key, 0.0) + (reach or 1.0) * row
        weights = unplayed | weights
        places = {key: number for number, key in enumerate(self.keys)}
        return TableStrategy(
            {
                key: dict(zip(self.actions(places[key]), (row / row.sum()).tolist(), strict=True))
                for key, row in weights.items()
            },
            name,
        )


@kernel
def go_through(layout: Any, behaviour: Any, plan: Any) -> None:
    """From the root down: the probability of a sequence is that of the one before it times that of
    its action."""
    for number in range(len(layout.parent)):
        for i in range(layout.first[number], layout.first[number + 1]):
            plan[i] = plan[layout.parent[number]] * behaviour[i]
