"""Rules about notation and picture: what is written reads back, and what is drawn can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ..board import flaw, has_place
from ..errors import IllegalAction, InvalidState
from ..game import CHANCE
from .position import Position, asked_twice, repeated
from .report import Violated, forbid

NOT_A_NAME = "\N{REPLACEMENT CHARACTER} no such thing"


def states_read_back(at: Position) -> None:
    if not at.game.offers("state_text"):
        _is_plain(at.state)
    text = asked_twice("state_text", lambda: at.game.state_text(at.state))
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
    """Whether a value has only Python's own numbers: NumPy's print differently and hide a change of
    type."""
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
        raise Violated("action names", f"two actions are called {repeated(names)!r}")
    for action in at.some_actions():
        name = at.game.action_text(at.state, action)
        try:
            back = at.game.parse_action(at.state, name)
        except IllegalAction as error:
            raise Violated("action names", f"{name!r} does not read back: {error}") from None
        forbid("action names", back != action, f"{name!r} reads back as {back!r}, not {action!r}")
        words = at.game.action_words(at.state, action)
        forbid(
            "action names",
            not (type(words) is str and words.strip()),
            f"action_words gives {words!r} for {name!r}, which says nothing",
        )
    if at.game.is_terminal(at.state):
        why = at.game.end_words(at.state)
        forbid("action names", type(why) is not str, f"end_words gives {why!r}, which is not text")
    if at.actions:

        def parse_action(text: str) -> object:
            return at.game.parse_action(at.state, text)

        _nonsense_is_refused("action names", IllegalAction, parse_action)


def what_is_seen(at: Position) -> None:
    """A player's information must tell the actions that it is said to see."""
    if not at.game.offers("sees") or not at.game.hidden_information:
        return
    for action in at.some_actions():
        for player in range(at.game.players):
            if player == at.mover or not at.game.sees(at.state, action, player):
                continue
            known = at.game.information(at.game.result(at.state, action), player)
            forbid(
                "what is seen",
                any(
                    at.game.information(at.game.result(at.state, other), player) == known
                    for other in at.actions
                    if other != action
                ),
                f"player {player} sees action {action!r}, but knows the same after another one",
            )


def listed_actions(at: Position) -> None:
    if at.game.offers("listed_actions"):
        for action in at.game.listed_actions(at.state):
            forbid(
                "listed actions",
                action not in at.actions,
                f"listed_actions names {action!r}, which is not legal",
            )


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
