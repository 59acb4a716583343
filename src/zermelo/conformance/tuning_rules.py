"""Rules about hooks for engines: symmetries, observations, orders, endgames."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable
from typing import Any

import numpy as np

from ..bits import Bits
from ..errors import BadParameter
from ..game import CHANCE
from ..rounding import near
from .definition import is_number, is_whole
from .position import MOST_RESULTS, Position
from .report import Violated, forbid, listed

MOST_DRAWN = 16  # actions of a state in which each must be drawn some time
MOST_SCORE = 1 << 31
MOST_PIECES = 9


def symmetries_commute(at: Position) -> None:
    """An image of a state has the same value, and its results are images of results."""
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
                    abs(game.utility(image, p) - game.utility(at.state, p))
                    > near(game.utility(at.state, p))
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


def ownership_fits(at: Position) -> None:
    """No cell has two owners, and symmetries move cells without changing owners."""
    game = at.game
    if not at.over or not game.offers("ownership"):
        return
    forbid(
        "ownership",
        len(game.observation_shape) < 2,
        f"observation_shape is {game.observation_shape!r}; ownership needs cells to be planes of",
    )
    owned = np.zeros((game.players, *game.observation_shape[1:]), np.float64)
    for player in range(game.players):
        game.ownership(at.state, player, owned[player])
    forbid(
        "ownership",
        not np.isin(owned, (-1.0, 0.0, 1.0)).all(),
        "ownership is 1, -1 or 0 in every cell",
    )
    forbid(
        "ownership",
        bool(((owned > 0).sum(0) > 1).any() or ((owned != 0).any(0) & (owned == 0).any(0)).any()),
        "players do not agree on whose a cell is",
    )
    for symmetry in range(1, game.symmetries):
        turned = np.zeros_like(owned[0])
        game.ownership(game.symmetric_state(at.state, symmetry), 0, turned)
        forbid(
            "ownership",
            not np.array_equal(np.sort(turned, None), np.sort(owned[0], None)),
            f"symmetry {symmetry} changes how many cells a player owns",
        )


def sparse_features_fit(at: Position) -> None:
    """Every state has as many words, or weights would belong to other features."""
    game = at.game
    if not game.offers("sparse_features"):
        return
    count = len(game.sparse_features(game.initial_state(), 0))
    for player in range(game.players):
        words: Any = game.sparse_features(at.state, player)
        forbid(
            "sparse features",
            not isinstance(words, tuple) or not all(isinstance(word, Bits) for word in words),
            f"sparse_features is {words!r}; it is a tuple of Bits",
        )
        forbid(
            "sparse features",
            len(words) != count,
            f"sparse_features has {len(words)} words here, and {count} at the start",
        )
        _places_hold(game, words)


def _places_hold(game: Any, words: tuple[Bits, ...]) -> None:
    """Features are where the game says they are: no more than one on a place."""
    places = game.feature_places
    features = [feature for place in places for feature in place]
    forbid(
        "sparse features",
        len(set(features)) < len(features)
        or any(not 0 <= feature < 64 * len(words) for feature in features),
        "feature_places has a feature twice, or one that there is not",
    )
    for number, place in enumerate(places):
        on = [feature for feature in place if words[feature // 64] >> (feature % 64) & 1]
        forbid("sparse features", len(on) > 1, f"features {on} are on at the same place, {number}")
    count = len(places) or 64 * len(words)
    forbid(
        "sparse features",
        any(not 0 <= place < count for pattern in game.patterns for place in pattern),
        "patterns has a place that there is not",
    )
    forbid(
        "sparse features",
        any(sorted(image) != list(range(64 * len(words))) for image in game.feature_images),
        "feature_images does not say of every feature which other one it becomes",
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
        f"features {listed(values)} are not all finite",
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


def truths(at: Position) -> None:
    for hook in ("is_quiet", "threatened"):
        answer = getattr(at.game, hook)(at.state)
        forbid(
            "true or false",
            not isinstance(answer, bool | np.bool_) and answer not in (0, 1),
            f"{hook} says {answer!r}; it is True or False",
        )


def threats_stand(at: Position) -> None:
    """`makes_threat` of an action agrees with `threatened` after it."""
    if at.over or not at.game.offers("makes_threat"):
        return
    for action in at.some_actions():
        said = at.game.makes_threat(at.state, action)
        found = at.game.threatened(at.game.result(at.state, action))
        forbid(
            "threats",
            bool(said) != bool(found),
            f"makes_threat says {said!r} of {action!r}, threatened {found!r} of where it leads",
        )


def scores_are_numbers(at: Position) -> None:
    """The values of `order` and `accuracy` can be compared and added up."""
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


def worlds_go_on_alike(at: Position) -> None:
    """What only players remember makes no difference to what may follow."""
    game, state = at.game, at.state
    if not game.offers("world"):
        return
    world = game.world(state)
    forbid("world", game.world(world) != world, "the world of a world is another one")
    forbid(
        "world",
        bool(game.is_terminal(world)) != at.over
        or (not at.over and (game.to_move(world) != at.mover))
        or tuple(game.actions(world)) != tuple(game.actions(state)),
        "the world changes who moves, the actions or the end",
    )
    forbid(
        "world",
        at.over
        and any(game.utility(world, p) != game.utility(state, p) for p in range(game.players)),
        "the world changes the utilities",
    )
    for action in at.some_actions():
        forbid(
            "world",
            game.world(game.result(world, action)) != game.world(game.result(state, action)),
            f"the result of {action!r} has another world than the result in the world",
        )
        forbid(
            "world",
            at.mover == CHANCE
            and game.probability(world, action) != game.probability(state, action),
            f"the world changes how likely {action!r} is",
        )


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


TUNING: tuple[Callable[[Position], None], ...] = (
    symmetries_commute,
    observation_fits,
    ownership_fits,
    sparse_features_fit,
    features_fit,
    chosen_actions_are_legal,
    drawn_actions_are_legal,
    truths,
    threats_stand,
    scores_are_numbers,
    null_move_passes,
    worlds_go_on_alike,
    endgames_are_numbered,
)
