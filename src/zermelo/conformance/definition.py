"""Before a game is run at all: does it have what a game must have, and nothing misspelt?"""

from __future__ import annotations

import difflib
import inspect
import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..errors import nearest
from ..game import Game
from ..guide import Guide
from ..hooks import BY_NAME, HOOKS, REQUIRED
from .report import Violated, forbid

CLOSE = 0.87  # similarity of two names, of which one is probably the other misspelt


def is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def is_number(value: Any) -> bool:
    return isinstance(value, int | float | np.integer | np.floating)


def _at_least(least: int) -> tuple[Callable[[Any], bool], str]:
    return lambda value: is_whole(value) and value >= least, f"a whole number from {least}"


def _are_texts(value: Any) -> bool:
    return isinstance(value, tuple | list) and all(isinstance(one, str) for one in value)


def _are_bounds(value: Any) -> bool:
    return value is None or (
        len(value) == 2 and all(map(is_number, value)) and value[0] <= value[1]
    )


def _are_groups(value: Any) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(group, tuple) and all(map(is_whole, group)) for group in value
    )


_BOOLEAN = (lambda value: isinstance(value, bool | np.bool_), "True or False")
_TEXTS = (_are_texts, "a tuple of text")
_GROUPS = (_are_groups, "a tuple of tuples of whole numbers")
ATTRIBUTES: dict[str, tuple[Callable[[Any], bool], str]] = {
    "players": _at_least(1),
    "max_actions": _at_least(1),
    "symmetries": _at_least(1),
    "last_plies": _at_least(0),
    "tree_nodes": _at_least(0),
    "zero_sum": _BOOLEAN,
    "compiled": _BOOLEAN,
    "utility_bounds": (_are_bounds, "the least and the greatest utility, or None"),
    "player_names": _TEXTS,
    "feature_names": _TEXTS,
    "rules": _TEXTS,
    "guide": (lambda value: isinstance(value, Guide), "a Guide"),
    "observation_shape": (
        lambda shape: all(is_whole(size) and size > 0 for size in shape),
        "a tuple of whole numbers from 1",
    ),
    "feature_places": _GROUPS,
    "patterns": _GROUPS,
    "feature_images": _GROUPS,
    "scored_game": (
        lambda twin: twin is None or isinstance(twin, Game),
        "a game, or None",
    ),
    "resolution": (
        lambda step: is_number(step) and 0 <= step < math.inf,
        "a number from 0",
    ),
}


def check_definition(game: Game) -> None:
    """The six functions are there, and every attribute is of the right kind."""
    for method in REQUIRED:
        if not game.offers(method):
            close = nearest(method, set(vars(type(game))) - set(REQUIRED))
            hint = f"; is it {close[0]}?" if close else ""
            raise Violated("six functions", f"{type(game).__name__} has no method {method}{hint}")
    for name, (fits, words) in ATTRIBUTES.items():
        value = getattr(game, name)
        forbid("attributes", not fits(value), f"{name} is {value!r}; it must be {words}")
    _check_words(game)
    known = inspect.signature(type(game).__init__).parameters
    for name in game.guide.parameters:
        forbid("attributes", name not in known, f"guide names {name!r}, which is not a parameter")
    if game.initial_state() is None:
        raise Violated("states are values", no_return("initial_state"))


def _check_words(game: Game) -> None:
    """What values and wins are called is text, and wins are called something."""
    for plies in (1, 2, 5):
        told: Any = game.win_text(plies)
        forbid(
            "words",
            not str(told).strip() or not isinstance(told, str),
            f"win_text of {plies} plies is {told!r}, not words",
        )
    for value in (0.25, 1.0, *(game.utility_bounds or ())[1:]):
        told = game.value_text(float(value))
        forbid("words", not isinstance(told, str), f"value_text of {value:g} is {told!r}, not text")


def no_return(method: str) -> str:
    """The most common mistake of all."""
    return f"{method} is None; a return is missing"


def misspelt_hooks(game: Game) -> Iterator[str]:
    """A sentence for each method or class attribute whose name is nearly a hook's."""
    own = type(game).__mro__[: type(game).__mro__.index(Game)]
    members = {name: value for klass in reversed(own) for name, value in vars(klass).items()}
    for name, value in members.items():
        if name.startswith("_") or name in BY_NAME or hasattr(Game, name):
            continue
        is_method = inspect.isfunction(value)
        similar = [hook.name for hook in HOOKS if (hook.arguments is not None) == is_method]
        for close in difflib.get_close_matches(name, similar, n=1, cutoff=CLOSE):
            yield f"{name} is not a hook; did you mean {close}?"
