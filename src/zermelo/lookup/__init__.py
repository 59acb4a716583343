"""Looking positions up instead of searching them: endgame tables and opening books."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .book import (
    Book,
    BookMove,
    DamagedBook,
    OpeningBook,
    add_games,
    book_key,
    choose,
    follow,
    write_book,
)
from .build import BuildProgress, build, memory_needed
from .file import DamagedTable, Entry, TableFile
from .index import Endgames, endgames_of
from .reachable import AllStates, all_states
from .tables import Found, Tables, build_all, look_up, open_tables, tables_folder
from .verify import WrongTable, verify

if TYPE_CHECKING:
    from .polyglot import PolyglotBook


def open_book(path: str | os.PathLike[str]) -> Book | PolyglotBook:
    """The book in a file: Polyglot's if its name ends in .bin, else one of ours.

    >>> from zermelo.games import load
    >>> from zermelo.lookup import follow, write_book
    >>> game = load("tic_tac_toe")
    >>> write_book("first.book", game, follow(game, lambda state: [(4, 1)], plies=1))
    >>> len(open_book("first.book"))
    1
    """
    from .polyglot import PolyglotBook

    return PolyglotBook(path) if str(path).endswith(".bin") else Book(path)


__all__ = [
    "AllStates",
    "Book",
    "BookMove",
    "BuildProgress",
    "DamagedBook",
    "DamagedTable",
    "Endgames",
    "Entry",
    "Found",
    "OpeningBook",
    "TableFile",
    "Tables",
    "WrongTable",
    "add_games",
    "all_states",
    "book_key",
    "build",
    "build_all",
    "choose",
    "endgames_of",
    "follow",
    "look_up",
    "memory_needed",
    "open_book",
    "open_tables",
    "tables_folder",
    "verify",
    "write_book",
]


def __dir__() -> list[str]:
    return __all__
