"""Opening books of chess in Polyglot's format, read and written through python-chess.

Its keys are made of published random numbers, which python-chess has: install it with the extra
`chess`.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from ..display import Shown
from ..errors import BadParameter, needs_extra
from ..files import write_whole
from ..game import Game
from ..kernel import runnable
from ..reading import open_regular, reading
from .book import BookMove, DamagedBook, is_legal
from .disk import writing

ENTRY = struct.Struct(">QHHI")
MOST = 0xFFFF


def python_chess(what: str = "Polyglot books", module: str = "polyglot") -> Any:
    """The package chess, with one of its modules imported."""
    with needs_extra(what, "chess"):
        import_module(f"chess.{module}")
    return import_module("chess")


def chess_board(game: Game, state: Any) -> Any:
    """A state of chess as a board of python-chess."""
    return python_chess().Board(" ".join(game.state_text(state).split()[:6]))


def _board(game: Game, state: Any) -> Any:
    if game.name != "chess":
        raise BadParameter(f"a Polyglot book is for chess, not for {game.name}")
    return chess_board(game, state)


class PolyglotBook(Shown):
    """A .bin file, opened."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        chess = python_chess()
        with reading(self.path, DamagedBook):
            with open_regular(self.path) as file:
                size = os.fstat(file.fileno()).st_size
            if size % ENTRY.size:
                raise DamagedBook(
                    f"{self.path} is no Polyglot book, or a cut one: its {size} bytes are not "
                    f"rows of {ENTRY.size}"
                )
            self._reader = chess.polyglot.open_reader(self.path)

    def __len__(self) -> int:
        return len(self._reader)

    def _facts(self) -> dict[str, Any]:
        return {"Polyglot book": self.path.name, "moves": f"{len(self):,}"}

    def moves(self, game: Game, state: Any) -> tuple[BookMove, ...]:
        """The book's moves in this position, those of greatest weight first."""
        entries = sorted(self._reader.find_all(_board(game, state)), key=lambda one: -one.weight)
        if not entries:
            return ()
        run = runnable(game)
        state = run.state(state)
        found = (BookMove(_action(entry.move), entry.weight) for entry in entries)
        return tuple(move for move in found if is_legal(run.game, state, move.action))

    def close(self) -> None:
        self._reader.close()


def write_polyglot(
    path: str | os.PathLike[str],
    game: Game,
    positions: Iterable[tuple[Any, Iterable[BookMove]]],
) -> None:
    """Write states and their moves as a Polyglot book; weights are scaled to sixteen bits."""
    chess = python_chess()
    rows = set()
    for state, moves in positions:
        board = _board(game, state)
        key = chess.polyglot.zobrist_hash(board)
        listed = list(moves)
        scale = max(1.0, max((move.weight for move in listed), default=0) / MOST)
        for move in listed:
            action = int(move.action)
            promotion = (action >> 12) + 1 if action >> 12 else None
            step = chess.Move(action & 63, action >> 6 & 63, promotion)
            rows.add((key, _packed(board, step), int(move.weight / scale)))
    ordered = sorted(rows, key=lambda row: (row[0], -row[2], row[1]))
    with writing(Path(path)):
        write_whole(path, b"".join(ENTRY.pack(*row, 0) for row in ordered))


def _action(move: Any) -> int:
    """The game's own number for a move of python-chess."""
    promotion = (move.promotion or 1) - 1
    return int(move.from_square | move.to_square << 6 | promotion << 12)


def _packed(board: Any, move: Any) -> int:
    """Castling is the king's move onto its own rook."""
    target = move.to_square
    if board.is_castling(move):
        rank = move.from_square & 56
        target = rank | (7 if target > move.from_square else 0)
    promotion = (move.promotion or 1) - 1
    return int(target | move.from_square << 6 | promotion << 12)
