"""The definition of a game: six functions, two more for chance and hidden information.

Everything in this package is derived from them. `help(Game)` describes them and all that is
optional.
"""

from __future__ import annotations

import inspect
import itertools
import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, ClassVar

from .bits import Bits
from .board import Board, Text
from .display import table_html
from .errors import BadParameter, BadRules, IllegalAction, InvalidState, UnknownName
from .game_definition import CHANCE, Action, GameDefinition, State
from .guide import Guide, guide_of, parameters_of
from .hook import (
    ALPHA_BETA,
    DEFINED,
    EVALUATION,
    EXPLOITABILITY,
    GROUPS,
    LEARNING,
    MONTE_CARLO,
    PICTURE,
    SYMMETRIES,
    TABLES,
    Hook,
    attribute,
    hook,
)
from .settings import COUNT, check_within
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

LONGEST_GAME = 20_000
"""Plies; longer games, random or between players, are taken for endless."""

SMALL_TREE = 30_000  # nodes: searched in a moment, compiled or not


class Game(GameDefinition):
    """Subclass it and write the six functions; parameters are attributes set in `__init__`.

    All else is optional, and each hook has a default that says nothing. `zermelo.hooks.overview()`
    describes them all, by subject.
    """

    # Evaluation.

    @hook(EVALUATION, "finite values")
    def evaluate(self, state: State, player: int) -> float:
        """The estimate where search is cut off."""
        return 0.0

    @hook(EVALUATION, "features")
    def features(self, state: State, player: int) -> tuple[float, ...]:
        """Numbers that describe the state, as the player sees it."""
        return (0.0,)

    feature_names: tuple[str, ...] = attribute(
        "feature_names", (), EVALUATION, "features", doc="What the features are called."
    )

    # Symmetries.

    symmetries: int = attribute(
        "symmetries", 1, SYMMETRIES, "symmetries", doc="How many there are, with the identity."
    )

    @hook(SYMMETRIES, "symmetries")
    def symmetric_state(self, state: State, symmetry: int) -> State:
        """The state under symmetry 0 (itself), 1, ..."""
        return state

    @hook(SYMMETRIES, "symmetries")
    def symmetric_action(self, action: Action, symmetry: int) -> Action:
        """The action under that symmetry."""
        return action

    # Learning.

    observation_shape: tuple[int, ...] = attribute(
        "observation_shape", (), LEARNING, "observation", doc="The shape of what a network sees."
    )

    @hook(LEARNING, "observation")
    def observation(self, state: State, player: int, planes: Any) -> None:
        """Fill `planes`, an array of that shape, with what a network sees."""
        raise NotImplementedError(self._missing("observation"))

    @hook(LEARNING, "ownership")
    def ownership(self, state: State, player: int, cells: Any) -> None:
        """Who owns which cell at the end of a game; networks learn it besides who won.

        Fill `cells`, an array of the shape `observation_shape[1:]`, with 1 where the player owns
        the cell, -1 where an opponent does, and 0 elsewhere.
        """
        raise NotImplementedError(self._missing("ownership"))

    @hook(LEARNING, "sparse features")
    def sparse_features(self, state: State, player: int) -> tuple[Bits, ...]:
        """64-bit words whose set bits say which features are on, as the player sees the state.

        A feature may be a piece on a square; learnt evaluations weigh them. Follows from
        `observation` if not given.
        """
        return (Bits(0),)

    feature_places: tuple[tuple[int, ...], ...] = attribute(
        "feature_places",
        (),
        LEARNING,
        "sparse features",
        compiled=False,
        doc="Groups of features of which at most one is on, such as what may stand on a square; "
        "found in random games if not given.",
    )
    patterns: tuple[tuple[int, ...], ...] = attribute(
        "patterns",
        (),
        LEARNING,
        "sparse features",
        compiled=False,
        doc="Groups of places, by their numbers, that a learnt evaluation looks at together; with "
        "each come its images under symmetries. Drawn at random if not given.",
    )
    feature_images: tuple[tuple[int, ...], ...] = attribute(
        "feature_images",
        (),
        LEARNING,
        "sparse features",
        compiled=False,
        doc="For each way to turn the board that leaves a position's worth much as it was, though "
        "it is no symmetry of the rules, such as chess from left to right: what each feature "
        "becomes. Learnt evaluations learn from these images, too.",
    )

    # Sizes of the learnt evaluation that the game is compiled with, 0 for none: see
    # `zermelo.evaluation.sized`. Constants in compiled code, unlike its weights.
    _is_learnt: bool = False
    _network_width: int = 0
    _placements: int = 0
    _weight_count: int = 0
    _feature_words: int = 0
    _adds_own: bool = False  # whether `evaluate` counts, besides what was learnt

    # Notation and picture; never compiled.

    @hook(PICTURE, "action names")
    def action_text(self, state: State, action: Action) -> str:
        """The action in the game's notation."""
        return str(action)

    @hook(PICTURE, "action names")
    def parse_action(self, state: State, text: str) -> Action:
        """The legal action of that name."""
        wanted = text.strip()
        named = {self.action_text(state, action): action for action in self.actions(state)}
        if wanted in named:
            return named[wanted]
        folded = [action for name, action in named.items() if name.lower() == wanted.lower()]
        if len(folded) == 1:
            return folded[0]
        raise illegal(self, state, repr(wanted))

    @hook(PICTURE, "action names")
    def action_words(self, state: State, action: Action) -> str:
        """The action in words, for buttons and logs.

        Of a player beginning with a verb, as in `raise to 4`; of chance, a sentence.
        """
        return self.action_text(state, action)

    @hook(PICTURE, "action names")
    def end_words(self, state: State) -> str:
        """Why the game is over in this state, in a few words, as in `checkmate`; or nothing."""
        return ""

    @hook(PICTURE, "what is seen")
    def sees(self, state: State, action: Action, player: int) -> bool:
        """Whether a player who does not move sees which action was taken.

        Only with hidden information.
        """
        raise NotImplementedError(self._missing("sees"))

    @hook(PICTURE, "listed actions")
    def listed_actions(self, state: State) -> Iterable[Action]:
        """The actions that are shown as a list, where finding the others is part of the game."""
        return self.actions(state)

    @hook(PICTURE, "states read back")
    def state_text(self, state: State) -> str:
        """The state as text."""
        return json.dumps(plain_value(state), separators=(",", ":"))

    @hook(PICTURE, "states read back")
    def parse_state(self, text: str) -> State:
        """The state that a text describes."""
        try:
            value = json.loads(text)
        except (RecursionError, ValueError) as error:
            raise InvalidState(f"this is not a state of {self.name}: {error}") from None
        return same_shape(value, self.initial_state())

    @hook(PICTURE, "board")
    def board(self, state: State, player: int | None = None) -> Board:
        """What to draw, as data (see `zermelo.board`); `player` is the viewer, None sees all."""
        if player is not None and self.hidden_information:
            return (Text(str(self.information(state, player))),)
        return (Text(self.state_text(state)),)

    @hook(PICTURE, "words")
    def value_text(self, value: float) -> str:
        """What being better by a value above 0 is called, such as "+1.4" or "ahead by 6".

        Empty if there is no better word for it than the number.
        """
        return ""

    @hook(PICTURE, "words")
    def win_text(self, plies: int) -> str:
        """What a win in this number of plies is called, as in "mates in 3"."""
        return f"wins in {plies} plies" if plies > 1 else "wins in 1 ply"

    @property
    @hook(PICTURE, "attributes", "scored game", is_method=False)
    def scored_game(self) -> Game | None:
        """The same game, with the same states, whose utility says how soon or by how much one wins.

        None if there is no such game. Analyses for people are made of it.
        """
        return None

    @hook(PICTURE, "scored game")
    def plies_to_end(self, state: State, value: float) -> int:
        """How many plies away the end is that this value stands for, if it says how soon."""
        return 0

    @hook(PICTURE, "board")
    def action_cells(self, state: State, action: Action) -> tuple[int, ...]:
        """What makes up the action on the board: one to place or to take, two to move.

        The cells of the grids, the squares of the first circuit, the points of the first track,
        the counters of the first piles or the cards.
        """
        return ()

    rules: tuple[str, ...] = attribute(
        "rules", (), PICTURE, "attributes", doc="What the player `rules` goes by in this game."
    )
    guide: ClassVar[Guide] = attribute(
        "guide",
        Guide(),
        PICTURE,
        "attributes",
        doc="What people read about the game, a `Guide`: title, summary and kind, rules, how to "
        "move, what each parameter means, where the game comes from, and moves that lead to a "
        "position for a picture.",
    )

    # Alpha-beta search.

    @hook(ALPHA_BETA, "order")
    def order(self, state: State, action: Action) -> int:
        """How promising an action looks: greater comes first."""
        return 0

    @hook(ALPHA_BETA, "true or false")
    def is_quiet(self, state: State) -> bool:
        """False where search must look beyond the horizon."""
        return True

    @hook(ALPHA_BETA, "chosen actions")
    def noisy_actions(self, state: State) -> Iterable[Action]:
        """The actions that quiescence search follows from a state that is not quiet."""
        for action in self.actions(state):
            yield action

    @hook(ALPHA_BETA, "chosen actions")
    def candidates(self, state: State) -> Iterable[Action]:
        """Actions of which one is best; not called where `bounds` settles the value."""
        for action in self.actions(state):
            yield action

    @hook(ALPHA_BETA, "bounds")
    def bounds(self, state: State) -> tuple[float, float]:
        """What the value to the player to move lies between."""
        return (-1e300, 1e300)

    @hook(ALPHA_BETA, "bounds")
    def bounds_within(self, state: State, alpha: float, beta: float) -> tuple[float, float]:
        """The same in the last plies, no more exact than the window needs."""
        return self.bounds(state)

    @hook(ALPHA_BETA, "keys")
    def key(self, state: State) -> Any:
        """What of a state its value depends on, as a tuple.

        States that share it share an entry in transposition tables. A number is taken for a hash
        of it: then the state itself must be the same.
        """
        return Bits(0)

    @hook(ALPHA_BETA, "null move")
    def null_move(self, state: State) -> State:
        """The state if the player to move passed; the same state where that must not be tried."""
        return state

    @hook(ALPHA_BETA, "true or false")
    def threatened(self, state: State) -> bool:
        """Whether a threat must be met at once, like a check.

        Search looks deeper there and prunes nothing.
        """
        return False

    @hook(ALPHA_BETA, "threats")
    def makes_threat(self, state: State, action: Action) -> bool:
        """Whether there is such a threat after an action, if that is quicker to say than to see."""
        return self.threatened(self.result(state, action))

    @hook(ALPHA_BETA, "accuracy")
    def accuracy(self, value: float) -> float:
        """How far an estimate of this size is usually off; 0 if unknown."""
        return 0.0

    @hook(ALPHA_BETA, "plies left")
    def plies_left(self, state: State) -> int:
        """The game lasts no longer than this from here."""
        return 250

    last_plies: int = attribute(
        "last_plies",
        0,
        ALPHA_BETA,
        "attributes",
        doc="This close to the end, ordering actions costs more than it saves.",
    )
    resolution: float = attribute(
        "resolution",
        0.0,
        ALPHA_BETA,
        "resolution",
        doc="Utilities are multiples of this; 0 if there is no such step.",
    )

    # Monte Carlo search.

    @hook(MONTE_CARLO, "drawn actions")
    def random_action(self, state: State, dice: Bits) -> Action:
        """A uniformly random action from 64 random bits, faster than by listing them all."""
        return -1

    @hook(MONTE_CARLO, "drawn actions")
    def playout_action(self, state: State, dice: Bits) -> Action:
        """A sensible random action for playouts."""
        return -1

    @hook(MONTE_CARLO, "possible states", compiled=False)
    def possible_states(
        self, information: Any, player: int, count: int, rng: Random
    ) -> Iterable[State]:
        """Random states that look so to the player, where filtering would find none."""
        raise NotImplementedError(self._missing("possible_states"))

    @hook(MONTE_CARLO, "possible states")
    def hidden_change(self, state: State, information: Any, player: int, dice: Bits) -> State:
        """A state that looks the same to the player, with something hidden changed at random.

        The same state where that fails. Information must have the form of a state.
        """
        return state

    # Exact exploitability.

    @hook(EXPLOITABILITY, "world")
    def world(self, state: State) -> State:
        """The state without what players merely remember.

        Play goes on from both alike, and one action teaches a player the same in both. Large
        games are measured world by world.
        """
        return state

    # Opening books and endgame tables.

    @hook(TABLES, "keys")
    def book_key(self, state: State) -> Bits:
        """A hash; states that share one share a line of opening books."""
        return Bits(0)

    endgames: Any = attribute(
        "endgames",
        None,
        TABLES,
        "endgames",
        compiled=False,
        doc="The classes of endgames: see `zermelo.lookup.Endgames`.",
    )

    @hook(TABLES, "endgames")
    def index(self, state: State) -> tuple[int, int]:
        """The class of endgame that a state belongs to and its number there; class -1: none."""
        return -1, 0

    @hook(TABLES, "endgames")
    def indexed(self, kind: int, number: int) -> tuple[State, bool]:
        """The state of this number in this class, and whether there is one."""
        return self.initial_state(), False

    @hook(TABLES, "endgames")
    def number_after(self, kind: int, number: int, action: Action) -> int:
        """The number after an action that stays in the class and passes the turn; -1 if unknown."""
        return -1

    @hook(TABLES, "endgames")
    def table_holds(self, state: State, plies: int) -> bool:
        """Whether a forced win in `plies` plies comes before the rules count to a draw."""
        return True

    @property
    @hook(TABLES, "endgames", is_method=False, compiled=False)
    def table_game(self) -> Game:
        """The same game without counts to a draw: tables are built of it."""
        return self

    # What follows from the above.

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

    def offers(self, hook: str) -> bool:
        """Whether the game defines this method itself."""
        if hook not in DEFINED:
            raise UnknownName("hook", hook, DEFINED)
        return getattr(type(self), hook, None) is not getattr(Game, hook, None)

    def __getattr__(self, name: str) -> Any:
        """`offers_order` for `offers("order")`: a constant in compiled code."""
        if name.startswith("offers_"):
            return self.offers(name.removeprefix("offers_"))
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

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


def hooks_by_group() -> list[Hook]:
    """All that a game may define; see `zermelo.hooks`."""
    return sorted(DEFINED.values(), key=lambda one: GROUPS.index(one.group))


class LinearEvaluation:
    """Mix in before `Game`: `evaluate` is the features weighted by `weights`, summed.

    >>> from zermelo.games import load
    >>> four = load("connect_four")
    >>> isinstance(four, LinearEvaluation), len(four.weights)
    (True, 2)
    """

    weights: tuple[float, ...]
    attribute(
        "weights",
        None,
        EVALUATION,
        "features",
        doc="With the mix-in `LinearEvaluation`: `evaluate` is the weighted sum of the features.",
    )

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
    for name, setting in parameters_of(type(game)).items():
        if setting.wording:
            one.pop(name, None)
            other.pop(name, None)
    return bool(one == other)


@lru_cache(32)
def with_evaluation(game: Game, evaluation: str) -> Game:
    """The same game with another of its evaluations: states go from one to the other.

    >>> from zermelo.games import load
    >>> with_evaluation(load("chess"), "material")
    Chess(draws='claimed', evaluation='material', notation='san', score='difference')
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


def check_bounds_declared(game: Game) -> None:
    """Refuse `utility_bounds` that no utilities can have."""
    bounds: Any = game.utility_bounds
    if bounds is None:
        return
    is_pair = isinstance(bounds, tuple | list) and len(bounds) == 2
    if not (is_pair and all(isinstance(end, Real) for end in bounds) and bounds[0] <= bounds[1]):
        raise BadRules(
            f"utility_bounds of {game.name} must be the least and the greatest utility, such as "
            f"(-1, 1), or None, not {bounds!r}"
        )


def check_mover(game: Game, state: State) -> None:
    """Refuse a state in which none of the game's players is to move, nor chance."""
    mover: Any = game.to_move(state)
    if not (isinstance(mover, Integral) and CHANCE <= int(mover) < game.players):
        raise BadRules(
            f"to_move of {game.name} must be a player from 0 to {game.players - 1}, or CHANCE, not "
            f"{mover!r}, in the state {state!r:.80}"
        )


def check_positive(**numbers: float | None) -> None:
    """For `__init__` and public functions: each of these must be at least 1, where it is given."""
    check_within(COUNT, **numbers)
