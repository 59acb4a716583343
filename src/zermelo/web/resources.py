"""What is known without a search: endgame tables, opening books, trained networks.

Which files, whoever starts the server says; a page can't name one.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from ..errors import BadParameter, ZermeloError
from ..game import Game
from ..lookup import Openings, Tables, open_book, open_tables, tables_folder
from ..play.players.alphazero import AlphaZeroPlayer

__all__ = ["Known", "evaluator", "network_player", "networks", "unlearnt"]

NETWORKS = Path(__file__).parents[1] / "learning" / "networks"


class Known:
    """The tables and books of this server; tables are also looked for where they are kept."""

    def __init__(self, tables: Sequence[Path] = (), books: Sequence[Path] = ()) -> None:
        self.table_paths, self.book_paths = tuple(tables), tuple(books)
        self._tables = [open_tables(path) for path in tables]
        self._books = [open_book(path) for path in books]

    def tables(self, game: Game) -> Tables | None:
        """The first tables that serve a game."""
        usual = tables_folder(game)
        kept = [open_tables(usual)] if usual.is_dir() else []
        return next((one for one in (*self._tables, *kept) if one.serves(game)), None)

    def in_tables(self, game: Game, state: Any) -> dict[Any, str]:
        """The table that holds the position after each action, where one does."""
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
        """How often the first book that knows the position plays each action, as a share."""
        for book in self._books:
            moves = _moves(book, game, state)
            total = sum(move.weight for move in moves)
            if total:
                return {move.action: move.weight / total for move in moves}
        return {}


def _moves(book: Openings, game: Game, state: Any) -> Any:
    try:
        return book.moves(game, state)
    except ZermeloError:  # a book of another game
        return ()


# Networks.


@cache
def networks() -> dict[str, Path]:
    """The networks that come with zermelo, by the game of the usual size."""
    return {path.stem: path for path in sorted(NETWORKS.glob("*.safetensors"))}


@cache
def unlearnt() -> str:
    """Why networks can't be used here; empty where they can."""
    missing = [one for one in ("torch", "safetensors") if importlib.util.find_spec(one) is None]
    if missing:
        return (
            f"networks need {' and '.join(missing)}, which this machine does not have; "
            "pip install 'zermelo[learn]' brings them"
        )
    return "" if networks() else "no trained network is installed"


def _path(game: Game) -> Path:
    if unlearnt():
        raise BadParameter(unlearnt())
    if game.name not in networks():
        raise BadParameter(
            f"there is no network for {game.name}; there are some for {', '.join(networks())}"
        )
    return networks()[game.name]


@lru_cache(8)
def evaluator(game: Game) -> Any:
    """The network of a game, loaded once."""
    from ..learning.alphazero.evaluators import CpuEvaluator
    from ..learning.alphazero.network import load_network, quicken_cpu

    network, _ = load_network(_path(game), game)
    quicken_cpu(network.shape)
    return CpuEvaluator(network)


def network_player(game: Game, iterations: int) -> AlphaZeroPlayer:
    return AlphaZeroPlayer("alphazero", _path(game), iterations)
