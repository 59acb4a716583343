"""Setting up positions on the board, in games whose text begins with a diagram.

This needs no knowledge of the game: if the first word of a state's text spells the cells of its
first grid, as FEN does, another diagram can take its place. The game itself reads the text and
refuses impossible positions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from ....board import Grid
from ....board import Piece as BoardPiece
from ....errors import BadParameter, InvalidState
from ....game import Game
from ...messages.schema import Piece
from .views import piece

PLIES = 6  # from the start, in which every kind of piece has been seen
MOST_RIGHTS = 6  # letters of a word, such as castling rights, that may not hold in the new position


class _Form(NamedTuple):
    """How a game writes its diagrams."""

    grid: Grid
    empty: str
    """The mark of an empty cell; empty where runs of them are counted, as in FEN."""
    separated: bool
    """Whether rows are separated by slashes."""
    rest: tuple[str, ...]
    """The words after the diagram, at the start of the game."""
    pieces: tuple[BoardPiece, ...] = ()
    movers: tuple[str, ...] = ()
    """The word for each player to move; none where the diagram implies it."""


def palette(game: Game) -> list[Piece]:
    """The pieces for setting up a position; none where the game's text has no diagram."""
    form = _form(game)
    return [] if form is None else [piece(one) for one in form.pieces]


def edited(game: Game, cells: Sequence[str], mover: int) -> str:
    """The text of the state with these pieces, an empty string for an empty cell."""
    form = _form(game)
    if form is None or not game.offers("parse_state"):
        raise BadParameter(f"positions of {game.name} can't be set up on the board")
    if len(cells) != len(form.grid.cells):
        raise BadParameter(f"this board has {len(form.grid.cells)} cells, not {len(cells)}")
    symbols = {one.symbol for one in form.pieces}
    if strange := next((one for one in cells if one and one not in symbols), None):
        raise BadParameter(
            f"{game.name} has no piece {strange!r}; its pieces are {' '.join(symbols)}"
        )
    if form.movers and mover >= len(form.movers):
        raise BadParameter(f"{game.name} has {len(form.movers)} players")
    refused: InvalidState | None = None
    for text in _texts(form, cells, mover):
        try:
            game.parse_state(text)
        except InvalidState as error:
            refused = error
        else:
            return text
    raise refused or InvalidState("this position can't be set up")


@lru_cache(256)
def _form(game: Game) -> _Form | None:
    """How a game writes its diagrams, learned from its first moves; None if its text has none."""
    state = game.initial_state()
    form: _Form | None = None
    pieces: dict[str, BoardPiece] = {}
    movers: dict[int, str] = {}
    for _ in range(PLIES):
        grid, words = _grid(game, state), game.state_text(state).split()
        now = _read(grid, words[0]) if grid is not None and words else None
        if grid is None or now is None:
            return None
        form = form or _Form(grid, *now, tuple(words[1:]))
        pieces.update({one.symbol: one for one in grid.cells if one is not None})
        if game.is_terminal(state):
            break
        if form.rest:
            movers[int(game.to_move(state))] = words[1]
        state = game.result(state, next(iter(game.actions(state))))
    known = sorted(pieces.values(), key=lambda one: one.owner)
    named = tuple(movers[player] for player in sorted(movers))
    if form is None or not known or known[0].owner < 0:
        return None
    if form.rest and (len(named) < game.players or len(set(named)) < len(named)):
        return None
    return form._replace(pieces=tuple(known), movers=named)


def _grid(game: Game, state: Any) -> Grid | None:
    return next((one for one in game.board(state) if isinstance(one, Grid)), None)


def _read(grid: Grid, word: str) -> tuple[str, bool] | None:
    """The mark of empty cells and whether rows are separated; None if the word is no diagram."""
    empties = {""} | {mark for mark in word if not mark.isalnum() and mark != "/"}
    for empty in sorted(empties, reverse=True):
        for separated in (True, False):
            if _written(grid, _symbols(grid), empty, separated) == word:
                return empty, separated
    return None


def _symbols(grid: Grid) -> list[str]:
    return ["" if one is None else one.symbol for one in grid.cells]


def _written(grid: Grid, cells: Sequence[str], empty: str, separated: bool) -> str:
    rows = [cells[i : i + grid.columns] for i in range(0, len(cells), grid.columns)]
    lines = ["".join(one or empty or " " for one in row) for row in rows]
    if not empty:
        lines = [re.sub(" +", lambda run: str(len(run[0])), line) for line in lines]
    return ("/" if separated else "").join(lines)


def _texts(form: _Form, cells: Sequence[str], mover: int) -> Iterator[str]:
    """Ways to write the position, those that keep the most words first."""
    diagram = _written(form.grid, cells, form.empty, form.separated)
    if not form.movers:
        yield " ".join([diagram, *form.rest])
        return
    for rest in _rests(form.rest[1:]):
        yield " ".join([diagram, form.movers[mover], *rest])


def _rests(words: Sequence[str]) -> Iterator[list[str]]:
    """The words after the mover: all, then without letters that may stand for lost rights."""
    long = next((i for i, one in enumerate(words) if one.isalpha() and len(one) > 1), None)
    if long is None or len(words[long]) > MOST_RIGHTS:
        yield list(words)
        return
    for kept in range(len(words[long]), -1, -1):
        for letters in combinations(words[long], kept):
            yield [*words[:long], "".join(letters) or "-", *words[long + 1 :]]
