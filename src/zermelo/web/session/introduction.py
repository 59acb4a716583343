"""What people see of a game before they play it: a picture of its board, and its rules."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from ...board import Grid
from ...course.source import as_html
from ...errors import ZermeloError
from ...game import CHANCE, Game
from ...guide import guide_of
from .. import limits
from ..messages.responses import GameRules, Picture
from .table.views import board_parts

LUCK = 1  # the seed of the dice and cards in pictures
VIEWER = 0  # whose view is shown where not everything is to be seen


@lru_cache(limits.GAMES)
def picture(game: Game) -> Picture:
    """The position that the game chose for its picture, as a player would see it."""
    state, _ = pictured(game)
    board = game.board(state, VIEWER if game.hidden_information else None)
    names = [game.player_name(one) for one in range(game.players)]
    return Picture(0, board_parts(board), names, _pieces_move(game, state))


def pictured(game: Game) -> tuple[Any, list[str]]:
    """The state after the moves for the picture, and those that the rules did not allow."""
    luck = random.Random(LUCK)
    state = game.initial_state()
    moves = [one.strip() for one in guide_of(type(game)).picture.split(",") if one.strip()]
    while moves:
        action = _read(game, state, moves[0])
        if action is None:  # not what chance does here, so it is a move after that
            state = _after_chance(game, state, luck)
            action = _read(game, state, moves[0])
        if action is None:
            break
        state = game.result(state, action)
        del moves[0]
    return _after_chance(game, state, luck), moves


def _read(game: Game, state: Any, text: str) -> Any:
    try:
        return None if game.is_terminal(state) else game.parse_action(state, text)
    except ZermeloError:
        return None


def _after_chance(game: Game, state: Any, luck: random.Random) -> Any:
    while not game.is_terminal(state) and game.to_move(state) == CHANCE:
        actions = list(game.actions(state))
        weights = [game.probability(state, action) for action in actions]
        state = game.result(state, luck.choices(actions, weights)[0])
    return state


def _pieces_move(game: Game, state: Any) -> bool:
    """Whether some move takes a piece of the grid elsewhere."""
    grid = next((part for part in game.board(state) if isinstance(part, Grid)), None)
    if grid is None or game.is_terminal(state):
        return False
    pieces = {place for place, cell in enumerate(grid.cells) if cell is not None}
    moves = (game.action_cells(state, action) for action in game.actions(state))
    return any(len(places) > 1 and places[0] in pieces for places in moves)


@lru_cache(limits.GAMES)
def rules(klass: type[Game]) -> GameRules:
    """The rules of a game as HTML; the address of its history only if it leads to the web."""
    guide = guide_of(klass)
    web = urlsplit(guide.history).scheme in ("http", "https")
    return GameRules(0, as_html(guide.rules), as_html(guide.moves), guide.history if web else "")
