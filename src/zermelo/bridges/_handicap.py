"""Handicap stones in Go, where GTP places them."""

from __future__ import annotations

from typing import Any

from ..errors import BadParameter
from ..game import Game
from ..games._go.notation import LETTERS
from ..games.go import Go

_LOW, _MIDDLE, _HIGH = range(3)
_CORNERS = [(_LOW, _LOW), (_HIGH, _HIGH), (_LOW, _HIGH), (_HIGH, _LOW)]
_SIDES = [(_LOW, _MIDDLE), (_HIGH, _MIDDLE), (_MIDDLE, _LOW), (_MIDDLE, _HIGH)]


def fixed(game: Game, count: int) -> list[str]:
    """The vertices of `count` fixed handicap stones."""
    board = _board(game)
    size = board.size
    most = 9 if size % 2 and size > 7 else 4
    if size < 7 or not 2 <= count <= most:
        raise BadParameter(f"{count} handicap stones can't be placed on {size}x{size}")
    edge = 3 if size >= 13 else 2
    lines = (edge, size // 2, size - 1 - edge)
    sides = _SIDES[: max(count - 4, 0) // 2 * 2] if count >= 6 else []
    points = [*_CORNERS[:count], *sides]
    if len(points) < count:
        points.append((_MIDDLE, _MIDDLE))
    return [f"{LETTERS[lines[column]]}{lines[row] + 1}" for column, row in points]


def placed(game: Game, vertices: list[str]) -> Any:
    """The state with black stones there, white to move."""
    board = _board(game)
    start = board.initial_state()
    points = {board.parse_action(start, vertex) for vertex in vertices} - {board.pass_action}
    if not 2 <= len(points) == len(vertices):
        raise BadParameter("a handicap is two or more stones on different points")
    marks = "".join("X" if point in points else "." for point in range(board.cells))
    size = board.size
    rows = "/".join(marks[i : i + size] for i in range(0, len(marks), size))
    return board.parse_state(f"{rows} O")


def _board(game: Game) -> Go:
    if not isinstance(game, Go):
        raise BadParameter(f"there is no handicap in {game.name}")
    return game
