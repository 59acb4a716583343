"""Players that look moves up: in endgame tables, in opening books, in Syzygy files.

    table:path=tables/chess,then=alphabeta:time=1
    book:file=openings.book,then=(mcts:iterations=1000,seed=1)
    syzygy:path=~/syzygy

Where there is nothing to look up, the player after `then` moves; without one, `auto`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ...errors import BadParameter
from ...game import Game
from ...lookup import Openings, Tables, choose, look_up, open_book
from ...result import Result
from .player import Choice, Player, Turn
from .specs import make, read_settings

__all__ = ["BookPlayer", "TablePlayer", "book_player", "syzygy_player", "table_player"]

LookUp = Callable[[Game, Any], Result | None]


class _WithAnother(Player):
    """Asks another player where it has nothing to say itself."""

    def __init__(self, name: str, then: str) -> None:
        self.name = name
        self.then = make(then)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self.then.begin(game, player, seed)

    def end(self, utilities: tuple[float, ...]) -> None:
        self.then.end(utilities)

    def close(self) -> None:
        self.then.close()


class TablePlayer(_WithAnother):
    """Plays by endgame tables; who wins hurries, who loses does not."""

    def __init__(self, name: str, look: LookUp, then: str = "auto") -> None:
        super().__init__(name, then)
        self._look = look

    def choose(self, turn: Turn) -> Choice:
        found = None if turn.state is None else self._look(turn.game, turn.state)
        if found is None:
            return self.then.choose(turn)
        value = found.lower
        word = "won" if value > 0 else "lost" if value < 0 else "drawn"
        length = f" in {found.depth} plies" if found.depth and value else ""
        return Choice(found.action, found, f"from {found.algorithm}: {word}{length}")


class BookPlayer(_WithAnother):
    """Plays moves of a book, drawn by their weight; with `best`, the heaviest."""

    def __init__(self, name: str, book: Openings, then: str = "auto", best: bool = False) -> None:
        super().__init__(name, then)
        self.book, self.best = book, best
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._random = random.Random(seed)
        super().begin(game, player, seed)

    def choose(self, turn: Turn) -> Choice:
        moves = () if turn.state is None else self.book.moves(turn.game, turn.state)
        move = choose(moves, None if self.best else self._random)
        if move is None:
            return self.then.choose(turn)
        share = move.weight / sum(one.weight for one in moves)
        return Choice(move.action, why=f"from the book: one of {len(moves)}, weight {share:.0%}")


def table_player(spec: str, text: str) -> TablePlayer:
    given = _settings("table", text, "path")
    tables = Tables(Path(given["path"]).expanduser())
    return TablePlayer(spec, lambda game, state: look_up(game, state, tables), _then(given))


def syzygy_player(spec: str, text: str) -> TablePlayer:
    from ...lookup.syzygy import Syzygy

    given = _settings("syzygy", text, "path")
    return TablePlayer(spec, Syzygy(given["path"]).look_up, _then(given))


def book_player(spec: str, text: str) -> BookPlayer:
    given = _settings("book", text, "file", best=bool)
    book = open_book(Path(given["file"]).expanduser())
    return BookPlayer(spec, book, _then(given), given.get("best", False))


def _settings(kind: str, text: str, needed: str, **more: type) -> dict[str, Any]:
    given = read_settings(kind, text, {needed: str, "then": str, **more})
    if needed not in given:
        raise BadParameter(f"{kind} needs a {needed}; write {kind}:{needed}=NAME")
    return given


def _then(given: dict[str, Any]) -> str:
    """The spec of the other player; in brackets where it has commas."""
    text: str = given.get("then", "auto")
    return text[1:-1] if text.startswith("(") and text.endswith(")") else text
