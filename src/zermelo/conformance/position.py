"""A state and what the game says about it: what every rule about single states stands on."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from ..game import CHANCE, Game
from .definition import is_whole, no_return
from .report import Violated, forbid

MOST_RESULTS = 8  # tried in one state; over many states all kinds of actions get their turn


@dataclass(frozen=True)
class Position:
    """A state, with what the game says about it. In a terminal one no player is to move."""

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


def unchecked_position(game: Game, state: Any, rng: random.Random) -> Position:
    """The position of a state by what the game says, without checking it."""
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


def asked_twice(method: str, call: Callable[[], Any]) -> Any:
    answer = call()
    again = call()
    forbid(
        "same answer twice",
        answer != again and answer == answer,  # a NaN is another rule's business
        f"{method} says {answer!r}, and {again!r} the second time",
    )
    return answer


def _over(game: Game, state: Any) -> bool:
    over = asked_twice("is_terminal", lambda: game.is_terminal(state))
    forbid("is it over", over is None, f"is_terminal says {over!r}; it is True or False")
    return bool(over)


def _actions(game: Game, state: Any) -> tuple[Any, ...]:
    forbid(
        "actions",
        game.actions(state) is None,
        "actions gives None; let it yield the actions one by one",
    )
    return tuple(asked_twice("actions", lambda: list(game.actions(state))))


def _mover(game: Game, state: Any) -> int:
    mover = asked_twice("to_move", lambda: game.to_move(state))
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
        raise Violated("distinct actions", f"actions yields one twice: {repeated(actions)!r}")
    forbid(
        "most actions",
        len(actions) > game.max_actions,
        f"actions yields {len(actions)}, more than max_actions = {game.max_actions}",
    )


def repeated(items: Iterable[Any]) -> Any:
    """What comes twice."""
    return max(Counter(items).items(), key=lambda pair: pair[1])[0]
