"""Resources for searches: endgame tables, opening books, trained networks."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ..errors import BadParameter, ZermeloError
from ..game import Game
from ..lookup import Tables, open_book, open_tables, tables_folder
from ..play.players.alphazero import AlphaZeroPlayer
from ..play.players.specs import AlphaZero

NETWORKS = Path(__file__).parents[1] / "learning" / "networks"


class Resources:
    """The tables and books of this server; tables are also looked for in the usual folder."""

    def __init__(self, tables: Sequence[Path] = (), books: Sequence[Path] = ()) -> None:
        self.table_paths, self.book_paths = tuple(tables), tuple(books)
        self._tables = [open_tables(path) for path in tables]
        self._books = [open_book(path) for path in books]

    def tables(self, game: Game) -> Tables | None:
        """The first tables for a game."""
        usual = tables_folder(game)
        kept = [open_tables(usual)] if usual.is_dir() else []
        return next((one for one in (*self._tables, *kept) if one.serves(game)), None)

    def in_tables(self, game: Game, state: Any) -> dict[Any, str]:
        """The name of the table with the position after each action, if there is one."""
        tables, names = self.tables(game), {}
        if tables is None:
            return {}
        for action in game.actions(state):
            following = game.result(state, action)
            found = None if game.is_terminal(following) else tables.probe(game, following)
            if found is not None:
                names[action] = found.source
        return names

    def in_books(self, game: Game, state: Any) -> dict[Any, float]:
        """The share of each action in the first book that has the position."""
        for book in self._books:
            with contextlib.suppress(ZermeloError):  # a book of another game
                moves = book.moves(game, state)
                total = sum(move.weight for move in moves)
                if total:
                    return {move.action: move.weight / total for move in moves}
        return {}


# Networks.


@cache
def networks() -> dict[str, Path]:
    """The networks that ship with zermelo, by the name of the game."""
    return {path.stem: path for path in sorted(NETWORKS.glob("*.safetensors"))}


@cache
def network_problem() -> str:
    """Why networks can't be used here; empty where they can."""
    return "" if networks() else "no trained network is installed"


def network_path(game: Game) -> Path:
    if network_problem():
        raise BadParameter(network_problem())
    if game.name not in networks():
        raise BadParameter(
            f"there is no network for {game.name}; there are some for {', '.join(networks())}"
        )
    return networks()[game.name]


@lru_cache(8)
def evaluator(game: Game) -> Any:
    """The network of a game, loaded once."""
    from ..learning.inference.alphazero import AlphaZeroInference

    return AlphaZeroInference.load(network_path(game), game)[0]


def network_player(game: Game, iterations: int) -> AlphaZeroPlayer:
    return AlphaZeroPlayer(
        "alphazero", AlphaZero(net=str(network_path(game)), iterations=iterations)
    )
