"""Openings to begin games from, read from a file."""

from __future__ import annotations

from pathlib import Path

from ...errors import BadParameter, IllegalAction
from ...game import Game
from ...random_openings import Opening
from ...reading import read_lines, without_remarks


def read_openings(game: Game, path: str | Path) -> list[Opening]:
    """Openings from a file: moves in the game's notation, one opening to a line; # remarks."""
    found = []
    for number, text in without_remarks(read_lines(path, "the openings")):
        try:
            found.append(_read(game, text.split()))
        except IllegalAction as error:
            raise BadParameter(f"{path}, line {number}: {error}") from None
    if not found:
        raise BadParameter(f"there are no openings in {path}; write the moves of each on one line")
    return found


def _read(game: Game, words: list[str]) -> Opening:
    state, actions = game.initial_state(), []
    for word in words:
        if game.is_terminal(state):
            raise IllegalAction(f"the game is over before {word}")
        action = game.parse_action(state, word)
        actions.append(action)
        state = game.result(state, action)
    if game.is_terminal(state):
        raise IllegalAction("this opening ends the game")
    return tuple(actions)
