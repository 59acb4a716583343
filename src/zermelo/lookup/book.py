"""Opening books: moves with weights and results."""

from __future__ import annotations

import hashlib
import json
import os
import random
import struct
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from ..display import Shown, shown
from ..errors import BadFile, BadParameter, short
from ..files import write_whole
from ..game import CHANCE, Game, same_parameters
from ..kernel import Runnable, kernel, runnable, state_hash
from ..reading import fitted, open_regular, parse_json, reading
from .disk import writing

MAGIC = b"ZERMELO BOOK\n\0\0\0"
FORMAT = 1
PREAMBLE = struct.Struct("<16sQ16s")
ROW = np.dtype([("key", "<u8"), ("action", "<i8"), ("weight", "<u4"), ("games", "<u4")])
WIN, DRAW = 2, 1  # what a game adds to the weight of a move, to its winner and to both


class DamagedBook(BadFile):
    """A file that holds no book, or a damaged one."""


@dataclass(frozen=True)
class _Header:
    """The fields of a header and their types."""

    format: int
    game: str
    parameters: dict[str, Any]
    about: str = ""


@shown
class BookMove(NamedTuple):
    action: Any
    weight: int
    """Its weight: how often to play it, relative to the others; 0: never."""
    games: int = 0
    """The number of games in which it was played."""


class OpeningBook(Protocol):
    """A book in any format."""

    def moves(self, game: Game, state: Any) -> tuple[BookMove, ...]:
        """The book's moves in this position, those of greatest weight first."""


@kernel
def key_of_state(game: Any, state: Any, own: Any) -> Any:
    if own is not None:
        return game.book_key(state)
    return state_hash(state)


def book_key(game: Game, state: Any) -> int:
    """The key that a position is looked up by.

    >>> from zermelo.games import load
    >>> nim = load("nim:piles=1-2")
    >>> book_key(nim, nim.initial_state()) == book_key(nim, nim.initial_state())
    True
    """
    run = runnable(game)
    return _key(run, run.state(state))


def _key(run: Runnable, state: Any) -> int:
    own = True if run.original.offers("book_key") else None
    return int(key_of_state(run.game, state, own))


@kernel
def is_legal(game: Any, state: Any, code: int) -> bool:
    found = False
    for action in game.actions(state):
        found = found or action == code
    return found


class Book(Shown):
    """A book in a file, opened.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> write_book("centre.book", game, follow(game, lambda state: [(4, 1)], plies=1))
    >>> Book("centre.book").positions
    1
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        with reading(self.path, DamagedBook), open_regular(self.path) as file:
            content = file.read(PREAMBLE.size)
        magic, length, check = (
            PREAMBLE.unpack(content) if len(content) == PREAMBLE.size else (b"", 0, b"")
        )
        if magic != MAGIC:
            raise DamagedBook(f"{self.path} is no book; `zermelo book build` makes one")
        memory = np.memmap(self.path, np.uint8, "r")
        if _check(memory[PREAMBLE.size :], length) != check:
            raise DamagedBook(f"{self.path} is damaged: its checksum is wrong; build it again")
        begin = PREAMBLE.size + length
        with reading(self.path, DamagedBook, "build it again"):
            self.header: dict[str, Any] = parse_json(bytes(memory[PREAMBLE.size : begin]))
            found = fitted(self.header, _Header)
            if found.format != FORMAT:
                raise BadFile(f"it has format {found.format} and this program reads {FORMAT}")
            if begin % 8 or (len(memory) - begin) % ROW.itemsize:
                raise BadFile("its rows are cut")
        self.rows = np.asarray(memory[begin:]).view(ROW)  # items of a memmap come slowly
        self._keys = self.rows["key"]
        if bool((self._keys[1:] < self._keys[:-1]).any()):
            raise DamagedBook(f"{self.path} is damaged: its rows are not in order; build it again")
        self._runs: dict[Game, Runnable] = {}

    def __len__(self) -> int:
        return len(self.rows)

    def _facts(self) -> dict[str, Any]:
        return {
            "game": self.header["game"],
            "positions": f"{self.positions:,}",
            "moves": f"{len(self):,}",
            "about": self.header.get("about", ""),
        }

    @property
    def positions(self) -> int:
        return len(np.unique(self._keys))

    def serves(self, game: Game) -> bool:
        own = self.header["game"] == game.name
        return own and same_parameters(game, self.header["parameters"])

    def moves(self, game: Game, state: Any) -> tuple[BookMove, ...]:
        """The book's moves in this position, those of greatest weight first."""
        run = self._runs.get(game)
        if run is None or run.original is not game:
            run = self._run(game)
        run.refresh()
        state, found = run.state(state), []
        key = np.uint64(_key(run, state))
        at = bisect_left(self._keys, key)  # numpy's would copy all keys first
        while at < len(self.rows) and self._keys[at] == key:
            _, code, weight, games = self.rows[at].item()
            if is_legal(run.game, state, code):  # another position may have the same key
                found.append(BookMove(run.action(code), weight, games))
            at += 1
        return tuple(found)

    def _run(self, game: Game) -> Runnable:
        """The game, prepared once: that, and comparing parameters, takes longer than a lookup."""
        if not self.serves(game):
            raise BadParameter(
                f"{self.path} is a book of {short(self.header['game'])} with "
                f"{short(self.header['parameters'])}, not of {game!r}"
            )
        self._runs[game] = runnable(game)
        return self._runs[game]


def _check(content: Any, length: int) -> bytes:
    """The checksum of everything after it, and of the length of the header before it."""
    digest = hashlib.blake2b(str(length).encode(), digest_size=16)
    digest.update(content)
    return digest.digest()


def choose(moves: tuple[BookMove, ...], dice: random.Random | None = None) -> BookMove | None:
    """A move drawn by weight or, without dice, the heaviest one; None if there is none.

    >>> choose(()) is None
    True
    """
    wanted = [move for move in moves if move.weight > 0]
    if not wanted:
        return None
    if dice is None:
        return max(wanted, key=lambda move: move.weight)
    return dice.choices(wanted, [move.weight for move in wanted])[0]


# Building.

Rows = dict[int, dict[int, list[int]]]
"""By key and action: weight and games."""


def add_games(
    game: Game,
    played: Iterable[tuple[Iterable[tuple[Any, Any]], tuple[float, ...] | None]],
    plies: int,
    rows: Rows | None = None,
) -> Rows:
    """Count the first plies of games: each is its (state, action) pairs and its utilities.

    A move gains two for a game that its player won, one for a draw.

    >>> from zermelo.games import load
    >>> nim = load("nim:piles=1-2")
    >>> start = nim.initial_state()
    >>> rows = add_games(nim, [([(start, 0)], (1.0, -1.0))], plies=1)
    >>> list(rows.values())
    [{0: [2, 1]}]
    """
    run = runnable(game)
    rows = defaultdict(dict) if rows is None else rows
    for steps, utilities in played:
        for ply, (state, action) in enumerate(steps):
            if ply >= plies or action is None:
                break
            mover = game.to_move(state)
            if mover == CHANCE:
                continue
            row = rows.setdefault(book_key(game, state), {}).setdefault(run.code(action), [0, 0])
            row[1] += 1
            if utilities is not None:
                row[0] += _credit(utilities, mover)
    return rows


def _credit(utilities: tuple[float, ...], mover: int) -> int:
    best, own = max(utilities), utilities[mover]
    if own < best:
        return 0
    return DRAW if min(utilities) == best else WIN


def follow(
    game: Game,
    chooser: Callable[[Any], Iterable[tuple[Any, int]]],
    plies: int,
    report: Callable[[int], object] | None = None,
) -> Rows:
    """A book of the moves that `chooser` plays: it gives the moves and their weights in every
    position of the first plies.

    >>> from zermelo.games import load
    >>> rows = follow(load("tic_tac_toe"), lambda state: [(4, 1)], plies=1)
    >>> len(rows)
    1
    """
    run = runnable(game)
    rows: Rows = {}
    todo = [(game.initial_state(), 0)]
    while todo:
        state, ply = todo.pop()
        key = book_key(game, state)
        if ply >= plies or key in rows or game.is_terminal(state):
            continue
        rows[key] = {run.code(action): [weight, 0] for action, weight in chooser(state)}
        if report is not None:
            report(len(rows))
        for action in game.actions(state):
            todo.append((game.result(state, action), ply + 1))
    return rows


def write_book(path: str | os.PathLike[str], game: Game, rows: Rows, about: str = "") -> None:
    """Write a book, whole or not at all.

    >>> from zermelo.games import load
    >>> game = load("tic_tac_toe")
    >>> write_book("first.book", game, follow(game, lambda state: [(4, 1)], plies=1))
    >>> [move.action for move in Book("first.book").moves(game, game.initial_state())]
    [4]
    """
    listed = np.fromiter(_listed(rows), ROW)
    listed = listed[
        np.lexsort((listed["action"], -listed["weight"].astype(np.int64), listed["key"]))
    ]
    header = {
        "format": FORMAT,
        "game": game.name,
        "parameters": game.parameters,
        "about": about,
    }
    text = json.dumps(header).encode()
    text += b" " * (-(PREAMBLE.size + len(text)) % 8)  # rows begin at a multiple of eight
    content = text + listed.tobytes()
    with writing(Path(path)):
        write_whole(path, PREAMBLE.pack(MAGIC, len(text), _check(content, len(text))) + content)


def _listed(rows: Rows) -> Iterator[tuple[int, int, int, int]]:
    for key, moves in rows.items():
        for action, (weight, games) in moves.items():
            yield key, action, weight, games
