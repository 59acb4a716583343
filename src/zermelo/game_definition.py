"""What every game says: its rules, what kind of game it is; and games are values.

The optional hooks are in `zermelo.game`, where `Game` is.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from .guide import parameters_of
from .hook import HIDDEN, SIX, SORT, attribute, hook
from .settings import Setting

CHANCE = -1
"""The player of dice and shuffled cards: `to_move` returns it at chance nodes."""
_NUMBAS = ("_numba_type_", "_numba_data_", "_numba_array_")
UNSAVED = frozenset(["_integer_actions", "_complete", "_fell_back", *_NUMBAS])
"""What this package notes on a game: no part of its rules."""

Action = Any  # an int in compiled games
State = Any  # a NamedTuple of numbers and short tuples in compiled games


def _given(
    klass: type, arguments: tuple[Any, ...], named: Mapping[str, Any]
) -> Iterator[tuple[Setting, Any]]:
    """The parameters that are given to a game; what is no argument of it, Python refuses."""
    known = parameters_of(klass)
    for name, value in (*zip(known, arguments, strict=False), *named.items()):
        if name in known:
            yield known[name], value


class _Value(type):
    """Makes instances values: complete after `__init__`, unchanging from then on."""

    @property
    def __signature__(cls) -> inspect.Signature:
        """That of `__init__`, for `help`, editors and the reference."""
        made: Any = cls
        if made.__init__ is object.__init__:
            return inspect.Signature()
        _, *parameters = inspect.signature(made.__init__).parameters.values()
        return inspect.Signature(parameters)

    def __call__(cls, *arguments: Any, **named: Any) -> Any:
        for one, value in _given(cls, arguments, named):
            if one.within is not None or one.choices:
                one.check(value)
        game = super().__call__(*arguments, **named)
        game.__dict__["_complete"] = tuple(sorted(game.__dict__))
        return game


class GameDefinition(metaclass=_Value):
    """The six functions, those for chance and hidden information, and what kind of game it is."""

    # The six functions.

    @hook(SIX, "states are values", "same answer twice")
    def initial_state(self) -> State:
        """The state at the start."""
        raise NotImplementedError(self._missing("initial_state"))

    @hook(SIX, "whose turn")
    def to_move(self, state: State) -> int:
        """Whose turn it is: 0, 1, ... or `CHANCE`."""
        raise NotImplementedError(self._missing("to_move"))

    @hook(SIX, "actions", "distinct actions", "actions until the end", "no actions after the end")
    def actions(self, state: State) -> Iterable[Action]:
        """The legal actions, as a generator; none once the game is over."""
        raise NotImplementedError(self._missing("actions"))

    @hook(SIX, "states are values", "result leaves its state alone", "same answer twice")
    def result(self, state: State, action: Action) -> State:
        """The next state."""
        raise NotImplementedError(self._missing("result"))

    @hook(SIX, "is it over")
    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""
        raise NotImplementedError(self._missing("is_terminal"))

    @hook(SIX, "finite values", "zero sum", "utility bounds")
    def utility(self, state: State, player: int) -> float:
        """What the end is worth to a player."""
        raise NotImplementedError(self._missing("utility"))

    # Chance and hidden information.

    @hook(HIDDEN, "probabilities")
    def probability(self, state: State, action: Action) -> float:
        """How likely chance takes this action; only with chance."""
        return 1.0

    @hook(HIDDEN, "same information", "perfect recall", "hidden information")
    def information(self, state: State, player: int) -> Any:
        """What the player knows, as a value; only with hidden information."""
        return state

    # What kind of game it is.

    players: int = attribute(
        "players", 2, SORT, "attributes", doc="The number of players; 2 by default."
    )
    zero_sum: bool = attribute(
        "zero_sum", True, SORT, "zero sum", doc="Whether utilities sum to 0; True by default."
    )
    utility_bounds: tuple[float, float] | None = attribute(
        "utility_bounds",
        (-1.0, 1.0),
        SORT,
        "utility bounds",
        doc="The least and the greatest utility, None if unknown; (-1, 1) by default.",
    )
    max_actions: int = attribute(
        "max_actions", 256, SORT, "most actions", doc="No state has more actions; 256 by default."
    )
    tree_nodes: int = attribute(
        "tree_nodes",
        0,
        SORT,
        "attributes",
        "tree nodes",
        doc="How many nodes the whole game tree has, 0 if unknown; a small one is searched as it "
        "stands.",
    )
    compiled: bool = attribute(
        "compiled", True, SORT, "attributes", doc="False: always run in plain Python."
    )
    player_names: tuple[str, ...] = attribute(
        "player_names", (), SORT, "attributes", doc="What the players are called."
    )

    # What follows from the above.

    @property
    def name(self) -> str:
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters the game was made with."""
        signature = inspect.signature(type(self).__init__)
        return {name: self.__dict__[name] for name in signature.parameters if name in self.__dict__}

    def player_name(self, player: int) -> str:
        if player == CHANCE:
            return "chance"
        if player < len(self.player_names):
            return self.player_names[player]
        return f"player {player + 1}"

    def _missing(self, method: str) -> str:
        return f"{type(self).__name__} needs a method {method}; see the README for an example"

    # Games are values.

    def __getstate__(self) -> dict[str, Any]:
        """A copy, here or in another process, is compiled by what it is itself."""
        unsaved = UNSAVED - {"_complete", "_fell_back"}
        return {name: value for name, value in vars(self).items() if name not in unsaved}

    def __setattr__(self, name: str, value: Any) -> None:
        if "_complete" in self.__dict__:
            raise AttributeError(
                f"games don't change once made; make a new {type(self).__name__} "
                f"with another {name}"
            )
        super().__setattr__(name, value)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.parameters.items())
        return f"{type(self).__name__}({shown})"

    def _identity(self) -> tuple[Any, ...]:
        """The class and all that `__init__` set; what was noted later is no part of it."""
        own = self.__dict__
        return type(self), tuple((name, _content(own[name])) for name in own.get("_complete", ()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameDefinition) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())


def _content(value: Any) -> Any:
    """What makes a value equal to another; NumPy's repr leaves most of a large array out."""
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        return str(value.dtype), value.shape, value.tobytes()
    return repr(value)
