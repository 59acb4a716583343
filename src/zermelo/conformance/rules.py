"""Rules about single states.

Each rule is a function of a `Position` that raises `Violated`. They are tried
in the order of `RULES`: a later one may rely on the earlier.
"""

from __future__ import annotations

import contextlib
import copy
import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bits import Bits
from ..board import flaw, has_place
from ..errors import BadParameter, IllegalAction, InvalidState
from ..game import CHANCE, Game
from .definition import is_number, is_whole, no_return
from .report import Violated, forbid

__all__ = ["RULES", "Position", "glance", "position"]

TOLERANCE = 1e-9
MOST_RESULTS = 8  # tried in one state; over many states all kinds of actions get their turn
MOST_DRAWN = 16  # actions of a state in which each must be drawn some time
MOST_SCORE = 1 << 31
MOST_PIECES = 9
NOT_A_NAME = "\N{REPLACEMENT CHARACTER} no such thing"


@dataclass(frozen=True)
class Position:
    """A state, with what the game says about it. A terminal one has nobody to move."""

    game: Game
    state: Any
    over: bool
    mover: int | None
    actions: tuple[Any, ...]
    random: random.Random

    def some_actions(self) -> list[Any]:
        """A few of the actions: enough over many states, and quick where there are many."""
        return self.random.sample(self.actions, min(2, len(self.actions)))


def position(game: Game, state: Any, rng: random.Random) -> Position:
    """Ask the game about a state, and check what the other rules stand on."""
    _is_a_value(state)
    before = copy.deepcopy(state)
    over = _over(game, state)
    actions = _actions(game, state)
    mover = None if over else _mover(game, state)
    _check_actions(game, over, actions)
    for action in rng.sample(actions, min(MOST_RESULTS, len(actions))):
        following = game.result(state, action)
        if following is None:
            raise Violated("states are values", no_return(f"result of {action!r}"))
        forbid(
            "result leaves its state alone",
            state != before,
            f"result changes the state it is given ({action!r}); make a new state instead",
        )
        forbid(
            "same answer twice",
            game.result(state, action) != following,
            f"result of {action!r} is another state the second time",
        )
    return Position(game, state, over, mover, actions, rng)


def glance(game: Game, state: Any, rng: random.Random) -> Position:
    """What the game says about a state, taken on trust."""
    over = bool(game.is_terminal(state))
    mover = None if over else int(game.to_move(state))
    return Position(game, state, over, mover, tuple(game.actions(state)), rng)


def _is_a_value(state: Any) -> None:
    forbid(
        "states are values",
        copy.deepcopy(state) != state,
        "a state does not equal a copy of itself; a NamedTuple compares by value",
    )
    try:
        same = hash(state) == hash(copy.deepcopy(state))
    except TypeError as error:
        raise Violated("states are values", f"a state can't be hashed: {error}") from None
    forbid("states are values", not same, "equal states have different hashes")


def _twice(method: str, call: Callable[[], Any]) -> Any:
    answer = call()
    again = call()
    forbid(
        "same answer twice",
        answer != again and answer == answer,  # a NaN is another rule's business
        f"{method} says {answer!r}, and {again!r} the second time",
    )
    return answer


def _over(game: Game, state: Any) -> bool:
    over = _twice("is_terminal", lambda: game.is_terminal(state))
    forbid("is it over", over is None, f"is_terminal says {over!r}; it is True or False")
    return bool(over)


def _actions(game: Game, state: Any) -> tuple[Any, ...]:
    forbid(
        "actions",
        game.actions(state) is None,
        "actions gives None; let it yield the actions one by one",
    )
    return tuple(_twice("actions", lambda: list(game.actions(state))))


def _mover(game: Game, state: Any) -> int:
    mover = _twice("to_move", lambda: game.to_move(state))
    forbid(
        "whose turn",
        not is_whole(mover) or not CHANCE <= mover < game.players,
        f"to_move says {mover!r}; it is CHANCE or a player from 0 to {game.players - 1}",
    )
    forbid(
        "whose turn",
        mover == CHANCE and not game.chance,
        "to_move says CHANCE, but there is no method probability",
    )
    return int(mover)


def _check_actions(game: Game, over: bool, actions: tuple[Any, ...]) -> None:
    if over and actions:
        raise Violated(
            "no actions after the end",
            f"the game is over, but actions yields {actions[0]!r}; let it yield nothing",
        )
    forbid(
        "actions until the end",
        not over and not actions,
        "the game is not over, but actions yields nothing",
    )
    if len(set(actions)) < len(actions):
        raise Violated("distinct actions", f"actions yields one twice: {_repeated(actions)!r}")
    forbid(
        "most actions",
        len(actions) > game.max_actions,
        f"actions yields {len(actions)}, more than max_actions = {game.max_actions}",
    )


def _repeated(items: Iterable[Any]) -> Any:
    """What comes twice."""
    return max(Counter(items).items(), key=lambda pair: pair[1])[0]


def results_hash_alike(at: Position) -> None:
    for action in at.some_actions():
        one, other = (at.game.result(at.state, action) for _ in range(2))
        forbid("states are values", hash(one) != hash(other), "equal states have different hashes")


def answers_stay(at: Position) -> None:
    """The remaining methods of the definition, called twice; none may change the state."""
    game, state = at.game, at.state
    before = copy.deepcopy(state)
    player = at.random.randrange(game.players)
    method = "utility" if at.over else "evaluate"
    value = _twice(method, lambda: getattr(game, method)(state, player))
    if not is_number(value) or not math.isfinite(value):
        missing = "; a return is missing" if value is None else ""
        raise Violated("finite values", f"{method} for player {player} is {value!r}{missing}")
    _twice("information", lambda: game.information(state, player))
    _twice("is_quiet", lambda: game.is_quiet(state))
    forbid(
        "result leaves its state alone", state != before, "a method changes the state it is given"
    )


def truths(at: Position) -> None:
    for hook in ("is_quiet", "threatened"):
        answer = getattr(at.game, hook)(at.state)
        forbid(
            "true or false",
            not isinstance(answer, bool | np.bool_) and answer not in (0, 1),
            f"{hook} says {answer!r}; it is True or False",
        )


def utilities(at: Position) -> None:
    if not at.over:
        return
    values = [float(at.game.utility(at.state, player)) for player in range(at.game.players)]
    if at.game.zero_sum and abs(sum(values)) > TOLERANCE * max(1.0, *map(abs, values)):
        raise Violated(
            "zero sum",
            f"utilities {_listed(values)} sum to {sum(values):g}; set zero_sum = False if they may",
        )
    if at.game.utility_bounds is not None:
        low, high = at.game.utility_bounds
        if min(values) < low - TOLERANCE or max(values) > high + TOLERANCE:
            raise Violated(
                "utility bounds",
                f"utilities {_listed(values)} leave utility_bounds = ({low:g}, {high:g})",
            )
    step = at.game.resolution
    if step and any(abs(value / step - round(value / step)) > 1e-6 for value in values):
        raise Violated(
            "resolution", f"utilities {_listed(values)} are not multiples of resolution = {step:g}"
        )


def probabilities(at: Position) -> None:
    if at.mover != CHANCE:
        return
    values = _twice(
        "probability", lambda: [float(at.game.probability(at.state, a)) for a in at.actions]
    )
    forbid(
        "probabilities",
        not all(math.isfinite(value) and value >= 0.0 for value in values),
        f"probabilities {_listed(values)} are not all 0 or more",
    )
    if abs(sum(values) - 1.0) > TOLERANCE:
        raise Violated("probabilities", f"probabilities sum to {sum(values):.12g}, not to 1")


def states_read_back(at: Position) -> None:
    if not at.game.offers("state_text"):
        _is_plain(at.state)
    text = _twice("state_text", lambda: at.game.state_text(at.state))
    forbid(
        "states read back",
        not isinstance(text, str),
        f"state_text gives {text!r}, which is not text",
    )
    try:
        back = at.game.parse_state(text)
    except InvalidState as error:
        hint = "" if at.game.offers("parse_state") else "; fields keep the type they begin with"
        raise Violated("states read back", f"{text!r} does not read back: {error}{hint}") from None
    forbid(
        "states read back",
        back != at.state or type(back) is not type(at.state),
        f"{text!r} reads back as {back!r}, not {at.state!r}",
    )
    _nonsense_is_refused("states read back", InvalidState, at.game.parse_state)


def _is_plain(state: Any) -> None:
    """NumPy's numbers are not written as text, and hide where a field changes its type."""
    for name, value in _fields(state, "the state"):
        if isinstance(value, np.generic | np.ndarray):
            kind = f"numpy.{type(value).__name__}"
            raise Violated("states are values", f"{name} is a {kind}; make plain numbers of it")


def _fields(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, tuple):
        names = getattr(value, "_fields", (name,) * len(value))
        for one, inner in zip(names, value, strict=True):
            yield from _fields(inner, one)
    else:
        yield name, value


def _nonsense_is_refused(rule: str, right: type[Exception], parse: Callable[[str], object]) -> None:
    try:
        parse(NOT_A_NAME)
    except right:
        return
    except Exception as error:
        wrong = f"raises {type(error).__name__} for nonsense"
    else:
        wrong = "takes nonsense"
    raise Violated(rule, f"{parse.__name__} {wrong}; raise {right.__name__}")


def action_names(at: Position) -> None:
    names = [at.game.action_text(at.state, action) for action in at.actions]
    for name in names:
        forbid(
            "action names",
            not (type(name) is str and name.strip()),
            f"{name!r} is not a name for an action",
        )
    if len(set(names)) < len(names):
        raise Violated("action names", f"two actions are called {_repeated(names)!r}")
    for action in at.some_actions():
        name = at.game.action_text(at.state, action)
        try:
            back = at.game.parse_action(at.state, name)
        except IllegalAction as error:
            raise Violated("action names", f"{name!r} does not read back: {error}") from None
        forbid("action names", back != action, f"{name!r} reads back as {back!r}, not {action!r}")
    if at.actions:

        def parse_action(text: str) -> object:
            return at.game.parse_action(at.state, text)

        _nonsense_is_refused("action names", IllegalAction, parse_action)


def board_can_be_drawn(at: Position) -> None:
    for player in (None, *range(at.game.players)):
        board = at.game.board(at.state, player)
        problem = flaw(board)
        if problem:
            raise Violated("board", problem)
    mover = at.game.to_move(at.state) if at.actions else CHANCE
    board = at.game.board(at.state, None if mover == CHANCE else mover)
    for action in at.actions:
        for cell in at.game.action_cells(at.state, action):
            forbid(
                "board",
                not has_place(board, cell),
                f"action_cells names cell {cell}, which is not there",
            )


def symmetries_commute(at: Position) -> None:
    """An image of the state is as good as the state, and its results are images of results."""
    game = at.game
    for symmetry in range(game.symmetries):
        image = game.symmetric_state(at.state, symmetry)
        forbid(
            "symmetries", symmetry == 0 and image != at.state, "symmetry 0 is not the state itself"
        )
        forbid(
            "symmetries",
            (
                bool(game.is_terminal(image)) != at.over
                or (not at.over and game.to_move(image) != at.mover)
            ),
            f"symmetry {symmetry} changes who moves or the end",
        )
        forbid(
            "symmetries",
            (
                at.over
                and any(
                    abs(game.utility(image, p) - game.utility(at.state, p)) > TOLERANCE
                    for p in range(game.players)
                )
            ),
            f"symmetry {symmetry} changes the utilities",
        )
        _image_of_actions(at, symmetry, image)


def _image_of_actions(at: Position, symmetry: int, image: Any) -> None:
    game = at.game
    images = {game.symmetric_action(action, symmetry) for action in at.actions}
    forbid(
        "symmetries",
        images != set(game.actions(image)),
        f"symmetry {symmetry} does not map the actions to actions",
    )
    for action in at.some_actions():
        there = game.result(image, game.symmetric_action(action, symmetry))
        forbid(
            "symmetries",
            there != game.symmetric_state(game.result(at.state, action), symmetry),
            f"under symmetry {symmetry} the result of {action!r} is not the image's result",
        )


def observation_fits(at: Position) -> None:
    game = at.game
    if not game.offers("observation"):
        return
    for player in range(game.players):
        planes = np.full(game.observation_shape, np.nan, np.float64)
        zeros = np.zeros(game.observation_shape, np.float64)
        game.observation(at.state, player, planes)
        game.observation(at.state, player, zeros)
        seen = np.where(np.isnan(planes), 0.0, planes)  # what it leaves alone stays as it was
        forbid(
            "observation",
            not np.isfinite(zeros).all(),
            f"player {player} observes numbers that are not finite",
        )
        forbid(
            "observation",
            not np.array_equal(seen, zeros),
            "observation depends on what was in the planes before",
        )


def features_fit(at: Position) -> None:
    game = at.game
    if not game.offers("features"):
        return
    values = game.features(at.state, at.random.randrange(game.players))
    weights = getattr(game, "weights", values)
    forbid(
        "features",
        len(weights) != len(values),
        f"{len(values)} features have {len(weights)} weights",
    )
    forbid(
        "features",
        len(values) != len(game.feature_names),
        f"{len(values)} features have {len(game.feature_names)} feature_names",
    )
    forbid(
        "features",
        not all(math.isfinite(value) for value in values),
        f"features {_listed(values)} are not all finite",
    )


def chosen_actions_are_legal(at: Position) -> None:
    if at.over:
        return
    for hook in ("candidates", "noisy_actions"):
        for action in getattr(at.game, hook)(at.state) if at.game.offers(hook) else ():
            forbid(
                "chosen actions",
                action not in at.actions,
                f"{hook} yields {action!r}, which is not legal",
            )
    low, high = at.game.bounds(at.state)
    forbid(
        "chosen actions",
        low < high and at.game.offers("candidates") and not list(at.game.candidates(at.state)),
        "candidates yields nothing, but the game is not over",
    )


def drawn_actions_are_legal(at: Position) -> None:
    if at.over or at.mover == CHANCE:
        return
    for hook in ("random_action", "playout_action"):
        if at.game.offers(hook):
            drawn = _drawn(at, hook)
            forbid(
                "drawn actions",
                drawn not in at.actions,
                f"{hook} draws {drawn!r}, which is not legal",
            )
    few = len(at.actions) <= MOST_DRAWN and at.random.randrange(MOST_DRAWN) == 0
    if few and at.game.offers("random_action"):
        found = {_drawn(at, "random_action") for _ in range(30 * len(at.actions))}
        if missing := set(at.actions) - found:
            raise Violated("drawn actions", f"random_action never draws {missing.pop()!r}")


def _drawn(at: Position, hook: str) -> Any:
    return getattr(at.game, hook)(at.state, Bits(at.random.getrandbits(64)))


def scores_are_numbers(at: Position) -> None:
    """What `order` and `accuracy` say can be compared and added up."""
    if at.over:
        return
    for action in at.some_actions():
        score = at.game.order(at.state, action)
        forbid(
            "order",
            not is_whole(score) or abs(score) > MOST_SCORE,
            f"order of {action!r} is {score!r}; it is a whole number of 32 bits",
        )
    for value in (0.0, float(at.game.evaluate(at.state, 0)), *(at.game.utility_bounds or ())):
        error = at.game.accuracy(value)
        if not (is_number(error) and 0.0 <= error < math.inf):
            raise Violated("accuracy", f"accuracy of {value:g} is {error!r}; it is 0 or more")


def null_move_passes(at: Position) -> None:
    if at.over or at.mover == CHANCE or not at.game.offers("null_move"):
        return
    passed = at.game.null_move(at.state)
    forbid(
        "null move",
        passed != at.state and at.game.to_move(passed) == at.mover,
        "null_move leaves the same player to move in another state",
    )


def endgames_are_numbered(at: Position) -> None:
    """Numbers lead to states and back, `number_after` is right, and `table_holds` for less too."""
    game = at.game
    if not game.offers("index"):
        return
    forbid(
        "endgames",
        game.table_game.table_game != game.table_game,
        "table_game has another table_game",
    )
    holds = [bool(game.table_holds(at.state, plies)) for plies in (0, 1, 10, 50, 100, 200)]
    forbid(
        "endgames",
        holds != sorted(holds, reverse=True),
        "table_holds for more plies, but not for fewer",
    )
    kind = at.random.choice(_smallest_classes(game.endgames))
    _is_numbered(at, kind, at.random.randrange(game.endgames.size(kind)), False)
    kind, number = game.index(at.state)
    if kind >= 0:
        forbid(
            "endgames",
            not 0 <= number < game.endgames.size(kind),
            f"index is {number}, beyond the size of class {kind}",
        )
        _is_numbered(at, kind, number, True)


def _smallest_classes(endgames: Any) -> tuple[int, ...]:
    for most in range(1, MOST_PIECES):
        with contextlib.suppress(BadParameter):  # fewer than a class can have
            if kinds := endgames.kinds(most):
                return tuple(kinds)
    raise Violated("endgames", f"endgames has no classes of fewer than {MOST_PIECES} pieces")


def _is_numbered(at: Position, kind: int, number: int, must_be: bool) -> None:
    game = at.game
    state, possible = game.indexed(kind, number)
    forbid(
        "endgames",
        must_be and not possible,
        f"indexed has no state {number} in class {kind}, but index does",
    )
    if not possible:
        return
    if tuple(game.index(state)) != (kind, number):
        raise Violated(
            "endgames", f"index of state {number} in class {kind} is {game.index(state)}"
        )
    for action in list(game.actions(state))[:MOST_RESULTS]:
        after, following = game.number_after(kind, number, action), game.result(state, action)
        forbid(
            "endgames",
            (
                after >= 0
                and (
                    tuple(game.index(following)) != (kind, after)
                    or game.to_move(following) == game.to_move(state)
                )
            ),
            f"number_after of {action!r} is {after}, which index denies",
        )


def _listed(values: Iterable[float]) -> str:
    return ", ".join(f"{value:g}" for value in values)


RULES: tuple[Callable[[Position], None], ...] = (
    results_hash_alike,
    answers_stay,
    utilities,
    probabilities,
    states_read_back,
    action_names,
    board_can_be_drawn,
    symmetries_commute,
    observation_fits,
    features_fit,
    chosen_actions_are_legal,
    drawn_actions_are_legal,
    truths,
    scores_are_numbers,
    null_move_passes,
    endgames_are_numbered,
)
