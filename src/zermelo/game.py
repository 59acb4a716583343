"""The definition of a game: six functions, two more for chance and hidden information.

Everything in this package is derived from them. `zermelo.hooks` lists them and all that is
optional; `help(Game)` shows the list.
"""

from __future__ import annotations

import inspect
import itertools
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from .bits import Bits
from .board import Board, Text
from .display import table_html
from .errors import BadParameter, IllegalAction, InvalidState, UnknownName
from .guide import Guide, guide_of, parameters_of
from .hooks import BY_NAME, HOOKS, overview
from .settings import Setting
from .state_shape import plain_value, same_shape
from .traits import Traits

if TYPE_CHECKING:
    from random import Random

__all__ = [
    "CHANCE",
    "LONGEST_GAME",
    "Game",
    "LinearEvaluation",
    "has_small_tree",
    "legal",
    "same_parameters",
    "same_shape",
    "with_evaluation",
]

CHANCE = -1
"""The player of dice and shuffled cards: `to_move` returns it at chance nodes."""
LONGEST_GAME = 20_000
"""Plies; longer games, random or between players, are taken for endless."""

SMALL_TREE = 30_000  # nodes: searched in a moment, compiled or not

NEVER_COMPILED = frozenset(hook.name for hook in HOOKS if not hook.compiled)

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


class Game(metaclass=_Value):
    """Subclass it and write the six functions; parameters are attributes set in `__init__`.

    All else is optional, and each hook has a default that says nothing. `zermelo.hooks` lists
    and describes them all.
    """

    players: int = 2
    zero_sum: bool = True
    utility_bounds: tuple[float, float] | None = (-1.0, 1.0)
    compiled: bool = True
    compiled_for: tuple[str, ...] = ()
    max_actions: int = 256
    tree_nodes: int = 0
    player_names: tuple[str, ...] = ()
    path_parameters: ClassVar[tuple[str, ...]] = ()
    wording_parameters: ClassVar[tuple[str, ...]] = ()

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
        return 1.0

    def information(self, state: State, player: int) -> Any:
        return state

    # Evaluation and learning.

    feature_names: tuple[str, ...] = ()
    observation_shape: tuple[int, ...] = ()
    symmetries: int = 1

    def evaluate(self, state: State, player: int) -> float:
        return 0.0

    def features(self, state: State, player: int) -> tuple[float, ...]:
        return (0.0,)

    def observation(self, state: State, player: int, planes: Any) -> None:
        raise NotImplementedError(self._missing("observation"))

    def ownership(self, state: State, player: int, cells: Any) -> None:
        raise NotImplementedError(self._missing("ownership"))

    feature_places: tuple[tuple[int, ...], ...] = ()
    patterns: tuple[tuple[int, ...], ...] = ()
    feature_images: tuple[tuple[int, ...], ...] = ()

    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        return (Bits(0),)

    def symmetric_state(self, state: State, symmetry: int) -> State:
        return state

    def symmetric_action(self, action: Action, symmetry: int) -> Action:
        return action

    # Alpha-beta search.

    last_plies: int = 0
    resolution: float = 0.0

    # Sizes of the learnt evaluation that the game is compiled with, 0 for none: see
    # `zermelo.evaluation.sized`. Constants in compiled code, unlike its weights.
    _network_width: int = 0
    _placements: int = 0
    _feature_words: int = 0
    _adds_own: bool = False  # whether `evaluate` counts, besides what was learnt

    def order(self, state: State, action: Action) -> int:
        return 0

    def is_quiet(self, state: State) -> bool:
        return True

    def noisy_actions(self, state: State) -> Iterable[Action]:
        for action in self.actions(state):
            yield action

    def candidates(self, state: State) -> Iterable[Action]:
        for action in self.actions(state):
            yield action

    def bounds(self, state: State) -> tuple[float, float]:
        return (-1e300, 1e300)

    def bounds_within(self, state: State, alpha: float, beta: float) -> tuple[float, float]:
        return self.bounds(state)

    def key(self, state: State) -> Any:
        return Bits(0)

    def null_move(self, state: State) -> State:
        return state

    def threatened(self, state: State) -> bool:
        return False

    def makes_threat(self, state: State, action: Action) -> bool:
        return self.threatened(self.result(state, action))

    def accuracy(self, value: float) -> float:
        return 0.0

    def plies_left(self, state: State) -> int:
        return 250

    # Monte Carlo search.

    def random_action(self, state: State, dice: Bits) -> Action:
        return -1

    def playout_action(self, state: State, dice: Bits) -> Action:
        return -1

    def world(self, state: State) -> State:
        return state

    def possible_states(
        self, information: Any, player: int, count: int, rng: Random
    ) -> Iterable[State]:
        raise NotImplementedError(self._missing("possible_states"))

    def hidden_change(self, state: State, information: Any, player: int, dice: Bits) -> State:
        return state

    # Opening books and endgame tables.

    endgames: Any = None

    def book_key(self, state: State) -> Bits:
        return Bits(0)

    def index(self, state: State) -> tuple[int, int]:
        return -1, 0

    def indexed(self, kind: int, number: int) -> tuple[State, bool]:
        return self.initial_state(), False

    def number_after(self, kind: int, number: int, action: Action) -> int:
        return -1

    def table_holds(self, state: State, plies: int) -> bool:
        return True

    @property
    def table_game(self) -> Game:
        return self

    # Notation and picture; never compiled.

    rules: tuple[str, ...] = ()
    guide: ClassVar[Guide] = Guide()

    def value_text(self, value: float) -> str:
        return ""

    def win_text(self, plies: int) -> str:
        return f"wins in {plies} plies" if plies > 1 else "wins in 1 ply"

    @property
    def scored_game(self) -> Game | None:
        return None

    def plies_to_end(self, state: State, value: float) -> int:
        return 0

    def action_text(self, state: State, action: Action) -> str:
        return str(action)

    def parse_action(self, state: State, text: str) -> Action:
        wanted = text.strip()
        named = {self.action_text(state, action): action for action in self.actions(state)}
        if wanted in named:
            return named[wanted]
        folded = [action for name, action in named.items() if name.lower() == wanted.lower()]
        if len(folded) == 1:
            return folded[0]
        raise illegal(self, state, repr(wanted))

    def action_words(self, state: State, action: Action) -> str:
        return self.action_text(state, action)

    def sees(self, state: State, action: Action, player: int) -> bool:
        raise NotImplementedError(self._missing("sees"))

    def listed_actions(self, state: State) -> Iterable[Action]:
        return self.actions(state)

    def state_text(self, state: State) -> str:
        return json.dumps(plain_value(state), separators=(",", ":"))

    def parse_state(self, text: str) -> State:
        try:
            value = json.loads(text)
        except (RecursionError, ValueError) as error:
            raise InvalidState(f"this is not a state of {self.name}: {error}") from None
        return same_shape(value, self.initial_state())

    def board(self, state: State, player: int | None = None) -> Board:
        if player is not None and self.hidden_information:
            return (Text(str(self.information(state, player))),)
        return (Text(self.state_text(state)),)

    def action_cells(self, state: State, action: Action) -> tuple[int, ...]:
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
        """Whether the game defines this method itself."""
        if hook not in BY_NAME:
            raise UnknownName("hook", hook, BY_NAME)
        return getattr(type(self), hook, None) is not getattr(Game, hook, None)

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

    def _repr_html_(self) -> str:
        """For notebooks; `zermelo.show` draws its board."""
        guide = guide_of(type(self))
        facts = {
            guide.title: guide.summary,
            "players": ", ".join(map(self.player_name, range(self.players))),
            "kind": self.traits,
            **self.parameters,
        }
        return table_html((), facts.items())

    def _identity(self) -> tuple[Any, ...]:
        """The class and all that `__init__` set; what was noted later is no part of it."""
        own = self.__dict__
        return type(self), tuple((name, _content(own[name])) for name in own.get("_complete", ()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())


def _document(klass: type) -> None:
    """Give the class and its methods the descriptions of the list of hooks."""
    klass.__doc__ = f"{inspect.cleandoc(klass.__doc__ or '')}\n{overview()}"
    for name, hook in BY_NAME.items():
        if inspect.isfunction(method := vars(klass).get(name)):
            method.__doc__ = hook.doc


_document(Game)


def _content(value: Any) -> Any:
    """What makes a value equal to another; NumPy's repr leaves most of a large array out."""
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        return str(value.dtype), value.shape, value.tobytes()
    return repr(value)


class LinearEvaluation:
    """Mix in before `Game`: `evaluate` is the features weighted by `weights`, summed.

    >>> from zermelo.games import load
    >>> four = load("connect_four")
    >>> isinstance(four, LinearEvaluation), len(four.weights)
    (True, 2)
    """

    weights: tuple[float, ...]

    def evaluate(self, state: State, player: int) -> float:
        values = self.features(state, player)  # type: ignore[attr-defined]
        total = 0.0
        for i in range(len(values)):
            total += self.weights[i] * values[i]
        return total


def same_parameters(game: Game, written: Mapping[str, Any]) -> bool:
    """Whether these are the game's parameters, as written in a file.

    A file from before a game had a parameter means its default. How moves are written makes no
    difference.

    >>> from zermelo.games import load
    >>> same_parameters(load("connect_four", rows=5), {"rows": 5})
    True
    >>> same_parameters(load("connect_four", rows=5), {})
    False
    >>> same_parameters(load("chess", notation="uci"), load("chess").parameters)
    True
    """
    signature = inspect.signature(type(game).__init__).parameters
    before = {name: signature[name].default for name in game.parameters if name not in written}
    one, other = before | dict(written), json.loads(json.dumps(game.parameters))
    for name in game.wording_parameters:
        one.pop(name, None)
        other.pop(name, None)
    return bool(one == other)


@lru_cache(32)
def with_evaluation(game: Game, evaluation: str) -> Game:
    """The same game with another of its evaluations: states go from one to the other.

    >>> from zermelo.games import load
    >>> with_evaluation(load("chess"), "material")
    Chess(draws='claimed', evaluation='material', notation='san')
    """
    if "evaluation" not in game.parameters:
        raise BadParameter(f"{game.name} has one evaluation only, so it can't be chosen")
    other: Game = type(game)(**{**game.parameters, "evaluation": evaluation})
    return other


def has_small_tree(game: Game) -> bool:
    """Whether searches take the game tree as it stands on a blackboard.

    That is all of it at once, move by move in the order given, so that the nodes counted are those
    that one would count by hand. What makes a search of a large tree fast must be asked for.

    >>> from zermelo.games import load
    >>> has_small_tree(load("tree:spec=[[3,12,8],[2,4,6],[14,5,2]]")), has_small_tree(load("chess"))
    (True, False)
    """
    return 0 < game.tree_nodes <= SMALL_TREE


def legal(game: Game, state: State, action: Action) -> Action:
    """The action, if the rules allow it; an error that lists what they allow if not.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> legal(game, game.initial_state(), 4)
    4
    """
    if action in list(game.actions(state)):
        return action
    raise illegal(game, state, repr(action))


def illegal(game: Game, state: State, named: str) -> IllegalAction:
    """The error for an action of this name, which lists the legal ones."""
    actions = itertools.islice(game.actions(state), 40)
    names = " ".join(game.action_text(state, action) for action in actions)
    return IllegalAction(f"{named} is not legal here; legal: {names or 'nothing'}")


def check_positive(**numbers: float | None) -> None:
    """For `__init__` and public functions: each of these must be at least 1, where it is given."""
    for name, value in numbers.items():
        if value is not None and not value >= 1:
            raise BadParameter(f"{name} must be at least 1, not {value}")
