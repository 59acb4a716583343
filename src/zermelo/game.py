"""The definition of a game: six functions, two more for chance and hidden cards.

Everything in this package is derived from them.

    initial_state()              the set-up at the start
    to_move(state)               whose turn: 0, 1, ... or CHANCE
    actions(state)               the legal moves
    result(state, action)        the next state; states are immutable values
    is_terminal(state)           is the game over?
    utility(state, player)       what the end is worth to a player

    probability(state, action)   only with chance
    information(state, player)   only with hidden information
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from .bits import Bits
from .board import Board, Text
from .errors import BadParameter, IllegalAction, InvalidState

__all__ = ["CHANCE", "Game", "LinearEvaluation", "Traits", "legal", "same_shape"]

CHANCE = -1
"""The player of dice and shuffled cards: `to_move` returns it at chance nodes."""

NEVER_COMPILED = frozenset(
    ["action_cells", "action_text", "board", "parse_action", "parse_state", "state_text"]
)

UNSAVED = frozenset(["_coded", "_complete", "_fell_back", "_numba_type_"])
"""What this package notes on a game: no part of its rules."""

Action = Any  # an int in compiled games
State = Any  # a NamedTuple of numbers and short tuples in compiled games


@dataclass(frozen=True)
class Traits:
    """What kind of game it is; algorithms read this and refuse what does not fit."""

    players: int
    zero_sum: bool
    chance: bool
    hidden_information: bool
    utility_bounds: tuple[float, float] | None

    def __str__(self) -> str:
        count = {1: "one player", 2: "two players"}.get(self.players, f"{self.players} players")
        return ", ".join(
            [
                count,
                "zero-sum" if self.zero_sum else "general-sum",
                "chance" if self.chance else "deterministic",
                "hidden information" if self.hidden_information else "perfect information",
            ]
        )


class _Value(type):
    """Makes instances values: complete after `__init__`, unchanging from then on."""

    def __call__(cls, *arguments: Any, **named: Any) -> Any:
        game = super().__call__(*arguments, **named)
        game.__dict__["_complete"] = tuple(sorted(game.__dict__))
        return game


class Game(metaclass=_Value):
    """Subclass it and write the six functions; parameters are attributes set in `__init__`."""

    players: int = 2
    zero_sum: bool = True
    utility_bounds: tuple[float, float] | None = (-1.0, 1.0)
    """The least and the greatest utility, where known: pruning at chance nodes needs it."""
    compiled: bool = True
    """False: run in plain Python. True: compile, and fall back to plain with a warning."""
    max_actions: int = 256
    """No state has more actions than this."""
    player_names: tuple[str, ...] = ()
    path_parameters: ClassVar[tuple[str, ...]] = ()
    """Parameters that name files: data files, such as records, may not set them."""

    # The six functions.

    def initial_state(self) -> State:
        raise NotImplementedError(self._missing("initial_state"))

    def to_move(self, state: State) -> int:
        raise NotImplementedError(self._missing("to_move"))

    def actions(self, state: State) -> Iterable[Action]:
        raise NotImplementedError(self._missing("actions"))

    def result(self, state: State, action: Action) -> State:
        raise NotImplementedError(self._missing("result"))

    def is_terminal(self, state: State) -> bool:
        raise NotImplementedError(self._missing("is_terminal"))

    def utility(self, state: State, player: int) -> float:
        raise NotImplementedError(self._missing("utility"))

    # Chance and hidden information.

    def probability(self, state: State, action: Action) -> float:
        """How likely chance takes this action."""
        return 1.0

    def information(self, state: State, player: int) -> Any:
        """What the player knows: a value; by default, everything."""
        return state

    # Hooks for algorithms. Each has a default that says nothing.

    def evaluate(self, state: State, player: int) -> float:
        """An estimate of the utility to the player where search is cut off."""
        return 0.0

    def features(self, state: State, player: int) -> tuple[float, ...]:
        """Numbers that describe the state, as the player sees it; named by `feature_names`."""
        return (0.0,)

    feature_names: tuple[str, ...] = ()

    observation_shape: tuple[int, ...] = ()

    def observation(self, state: State, player: int, planes: Any) -> None:
        """Fill `planes`, an array of `observation_shape`, with what a network sees."""
        raise NotImplementedError(self._missing("observation"))

    def is_quiet(self, state: State) -> bool:
        """False where the very next move may change much: search goes on there."""
        return True

    def threatened(self, state: State) -> bool:
        """Whether the player to move must meet a threat at once: search looks deeper there."""
        return False

    def accuracy(self, value: float) -> float:
        """How far an estimate of this size is off as a rule; 0 where nobody knows."""
        return 0.0

    def order(self, state: State, action: Action) -> int:
        """How promising an action looks, for move ordering: greater is searched first."""
        return 0

    def candidates(self, state: State) -> Iterable[Action]:
        """The actions that search must look at: one of them must be as good as any.

        Asked only where `bounds` does not tell the value already.
        """
        for action in self.actions(state):
            yield action

    def noisy_actions(self, state: State) -> Iterable[Action]:
        """The actions that quiescence search follows from a state that is not quiet."""
        for action in self.actions(state):
            yield action

    def null_move(self, state: State) -> State:
        """The state if the player to move passed; the same state where that must not be tried."""
        return state

    def bounds(self, state: State) -> tuple[float, float]:
        """What the value to the player to move lies between, as far as a glance can tell."""
        return (-1e300, 1e300)

    def bounds_within(self, state: State, alpha: float, beta: float) -> tuple[float, float]:
        """The same where nothing matters but how the value compares with alpha and with beta."""
        return self.bounds(state)

    def key(self, state: State) -> Bits:
        """A hash for transposition tables; states of equal worth may share one."""
        return Bits(0)

    def plies_left(self, state: State) -> int:
        """A game lasts no longer than this from here."""
        return 250

    last_plies: int = 0
    """So few plies before the end, an order of actions costs more than it saves."""

    resolution: float = 0.0
    """Utilities are multiples of this; 0 where there is no such step."""

    symmetries: int = 1
    """How many symmetries the game has, the identity included."""

    def symmetric_state(self, state: State, symmetry: int) -> State:
        """The state under symmetry 0 (itself), 1, ..."""
        return state

    def symmetric_action(self, action: Action, symmetry: int) -> Action:
        return action

    def playout_action(self, state: State, dice: Bits) -> Action:
        """A sensible random action for playouts, drawn with 64 random bits."""
        return -1

    def random_action(self, state: State, dice: Bits) -> Action:
        """A uniformly random action, where the game knows a quicker way than listing all."""
        return -1

    # Endgames, numbered for tables: see zermelo.lookup.

    endgames: Any = None
    """The classes of its endgames, where the game numbers them."""

    def index(self, state: State) -> tuple[int, int]:
        """The class of endgame that a state belongs to and its number there; class -1: none."""
        return -1, 0

    def table_holds(self, state: State, plies: int) -> bool:
        """Whether a forced win in so many plies comes before the rules count to a draw."""
        return True

    @property
    def table_game(self) -> Game:
        """The game of which tables are built: this one, where the rules don't count to draws."""
        return self

    # Notation and picture; never compiled (NEVER_COMPILED names them).

    def action_text(self, state: State, action: Action) -> str:
        """The action in the game's notation."""
        return str(action)

    def parse_action(self, state: State, text: str) -> Action:
        """The legal action of that name."""
        wanted = text.strip()
        named = {self.action_text(state, action): action for action in self.actions(state)}
        if wanted in named:
            return named[wanted]
        folded = [action for name, action in named.items() if name.lower() == wanted.lower()]
        if len(folded) == 1:
            return folded[0]
        raise IllegalAction(
            f"{wanted!r} is not legal here; legal: {' '.join(list(named)[:40]) or 'nothing'}"
        )

    def state_text(self, state: State) -> str:
        """The state as text that `parse_state` reads back."""
        return json.dumps(_plain_value(state), separators=(",", ":"))

    def parse_state(self, text: str) -> State:
        try:
            value = json.loads(text)
        except (RecursionError, ValueError) as error:
            raise InvalidState(f"this is not a state of {self.name}: {error}") from None
        return same_shape(value, self.initial_state())

    def board(self, state: State, player: int | None = None) -> Board:
        """What to draw; `player` is who looks, None for an all-seeing eye."""
        if player is not None and self.hidden_information:
            return (Text(str(self.information(state, player))),)
        return (Text(self.state_text(state)),)

    def action_cells(self, state: State, action: Action) -> tuple[int, ...]:
        """The cells of the first grid, or the counters of the first piles, that make up the action:
        one to place or to take, two to move."""
        return ()

    # What follows from the above.

    @property
    def name(self) -> str:
        return re.sub(r"(?<!^)(?=[A-Z])", "_", type(self).__name__).lower()

    @property
    def chance(self) -> bool:
        return self.offers("probability")

    @property
    def hidden_information(self) -> bool:
        return self.offers("information")

    @property
    def traits(self) -> Traits:
        return Traits(
            self.players, self.zero_sum, self.chance, self.hidden_information, self.utility_bounds
        )

    @property
    def parameters(self) -> dict[str, Any]:
        """The parameters the game was made with."""
        signature = inspect.signature(type(self).__init__)
        return {name: self.__dict__[name] for name in signature.parameters if name in self.__dict__}

    def offers(self, hook: str) -> bool:
        """Whether the game defines this hook itself."""
        return getattr(type(self), hook) is not getattr(Game, hook)

    def __getattr__(self, name: str) -> Any:
        """`offers_order` for `offers("order")`: a constant in compiled code."""
        if name.startswith("offers_"):
            return self.offers(name.removeprefix("offers_"))
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

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
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())


def _content(value: Any) -> Any:
    """What makes a value equal to another; NumPy's repr leaves most of a large array out."""
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        return str(value.dtype), value.shape, value.tobytes()
    return repr(value)


class LinearEvaluation:
    """Mix in before `Game`: `evaluate` is the features weighted by `weights`, summed."""

    weights: tuple[float, ...]

    def evaluate(self, state: State, player: int) -> float:
        values = self.features(state, player)  # type: ignore[attr-defined]
        total = 0.0
        for i in range(len(values)):
            total += self.weights[i] * values[i]
        return total


def legal(game: Game, state: State, action: Action) -> Action:
    """The action, if the rules allow it; an error that lists what they allow if not."""
    allowed = list(game.actions(state))
    if action in allowed:
        return action
    names = " ".join(game.action_text(state, other) for other in allowed[:40])
    raise IllegalAction(f"{action!r} is not legal here; legal: {names or 'nothing'}")


def same_shape(value: Any, like: Any) -> Any:
    """The value with the types of another: what was read back becomes a state again.

    Raises InvalidState where it does not fit.
    """
    if isinstance(like, bool):
        if value in (0, 1):
            return bool(value)
    elif isinstance(like, Bits):
        if _is_int(value) and 0 <= value < 1 << 64:
            return Bits(value)
    elif isinstance(like, int):
        if _is_int(value) and -(1 << 63) <= value < 1 << 63:
            return int(value)
    elif isinstance(like, float):
        if isinstance(value, int | float):
            return float(value)
    elif isinstance(like, tuple):
        return _same_shape_tuple(value, like)
    elif isinstance(value, type(like)):
        return value
    raise InvalidState(f"{value!r} does not fit where a state has {_kind(like)}")


def _same_shape_tuple(value: Any, like: tuple[Any, ...]) -> Any:
    if not isinstance(value, tuple | list) or len(value) != len(like):
        raise InvalidState(f"{value!r} does not fit where a state has {len(like)} items")
    items = (same_shape(one, other) for one, other in zip(value, like, strict=True))
    make = getattr(type(like), "_make", tuple)
    return make(items)


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _kind(like: Any) -> str:
    return {bool: "true or false", Bits: "a 64-bit word", int: "a 64-bit integer"}.get(
        type(like), f"a {type(like).__name__}"
    )


def _plain_value(state: Any) -> Any:
    if isinstance(state, tuple | list):
        return [_plain_value(item) for item in state]
    if isinstance(state, bool):
        return state
    return int(state) if isinstance(state, int) else state


def path_states(game: Game, state: State, actions: Iterable[Action]) -> Iterator[State]:
    """The states along a path of actions, each checked to be legal."""
    yield state
    for action in actions:
        state = game.result(state, legal(game, state, action))
        yield state


def check_positive(**numbers: float) -> None:
    """For `__init__` and public functions: each of these must be at least 1."""
    for name, value in numbers.items():
        if value < 1:
            raise BadParameter(f"{name} must be at least 1, not {value}")
