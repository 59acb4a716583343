"""Players that look moves up: in endgame tables, in opening books, in Syzygy files.

    table:path=tables/chess,then=alphabeta:time=1
    book:file=openings.book,then=(mcts:iterations=1000,seed=1)
    book:then=alphabeta:time=1          (the book that ships for chess or tic-tac-toe)
    syzygy:path=~/syzygy

Where nothing is found, the player named by `then` moves, by default `auto`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ...errors import NotThisKindOfGame
from ...game import Game
from ...games import spec_text
from ...lookup import OpeningBook, Tables, choose, look_up, open_book
from ...result import Result
from ..player import Choice, PastTurn, Player, Turn
from .specs import make_nested

SHIPPED = Path(__file__).parents[2] / "lookup" / "books"
LookUp = Callable[[Game, Any], Result | None]


class _WithAnother(Player):
    """Asks another player where it has no entry."""

    def __init__(self, name: str, then: str) -> None:
        self.name = name
        self.then = make_nested(then)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self.then.begin(game, player, seed)

    def remember(self, game: Game, player: int, turns: Sequence[PastTurn]) -> None:
        self.then.remember(game, player, turns)

    def end(self, utilities: tuple[float, ...]) -> None:
        self.then.end(utilities)

    def close(self) -> None:
        self.then.close()


class TablePlayer(_WithAnother):
    """Plays from endgame tables: the fastest win, the slowest loss."""

    def __init__(self, name: str, look: LookUp, then: str = "auto") -> None:
        super().__init__(name, then)
        self._look = look

    def choose(self, turn: Turn) -> Choice:
        found = None if turn.state is None else self._look(turn.game, turn.state)
        if found is None:
            return Choice.of(self.then.choose(turn))
        value = found.lower
        word = "won" if value > 0 else "lost" if value < 0 else "drawn"
        length = f" in {found.plies} plies" if found.plies else ""
        return Choice(found.action, found, f"from {found.algorithm}: {word}{length}")


class BookPlayer(_WithAnother):
    """Draws moves from a book by their weights; with `best`, always the one of greatest weight."""

    def __init__(
        self, name: str, book: OpeningBook | None = None, then: str = "auto", best: bool = False
    ) -> None:
        """Without a book, the one that ships for the game that is played."""
        super().__init__(name, then)
        self.book, self.best = book, best
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._random = random.Random(seed)
        if self.book is None:
            self.book = shipped_book(game)
        super().begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        book = self.book or shipped_book(turn.game)
        moves = () if turn.state is None else book.moves(turn.game, turn.state)
        move = choose(moves, None if self.best else self._random)
        if move is None:
            return Choice.of(self.then.choose(turn))
        share = move.weight / sum(one.weight for one in moves)
        return Choice(move.action, why=f"from the book: one of {len(moves)}, weight {share:.0%}")


def table_player(name: str, path: str, then: str = "auto") -> TablePlayer:
    tables = Tables(Path(path).expanduser())
    return TablePlayer(name, lambda game, state: look_up(game, state, tables), then)


def syzygy_player(name: str, path: str, then: str = "auto") -> TablePlayer:
    from ...lookup.syzygy import Syzygy

    return TablePlayer(name, Syzygy(path).look_up, then)


def book_player(
    name: str, file: str | None = None, best: bool = False, then: str = "auto"
) -> BookPlayer:
    book = None if file is None else open_book(Path(file).expanduser())
    return BookPlayer(name, book, then, best)


def shipped_book(game: Game) -> OpeningBook:
    """The book of this game that ships with zermelo."""
    path = SHIPPED / f"{game.name}.book"
    if not path.exists() or spec_text(game, "") != game.name:
        raise NotThisKindOfGame(
            f"no opening book of {game!r} ships with zermelo; make one with "
            "`zermelo book build` and give it as book:file=FILE"
        )
    return open_book(path)
