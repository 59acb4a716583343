"""A learnt evaluation taken apart, on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rich.console import Console

from ...algorithms import read_learnt
from ...board import Board, Grid, Piece
from ...evaluation import Contributions, contributions
from ...game import Game
from .draw import drawn

_UNIT = 1000.0


def print_contributions(
    out: Console, game: Game, state: Any, learnt: str, player: int | None
) -> None:
    """Print what each cell adds to the evaluation, and the total, for a player, by default the one
    to move."""
    found = contributions(game, state, player, read_learnt(game, learnt))
    name = game.player_name(found.player)
    out.print()
    out.print(f"what {name} has of each cell, in thousandths of the score:", markup=False)
    out.print(drawn(_amounts(game.board(state), found)))
    out.print(_summary(game, found), markup=False)


def _amounts(board: Board, found: Contributions) -> Board:
    """The grids, with numbers in place of pieces, in the colour of whom they are good for."""
    grids: list[Grid] = []
    start = 0
    for part in board:
        if isinstance(part, Grid):
            amounts = found.cells[start : start + len(part.cells)]
            start += len(part.cells)
            cells = tuple(
                Piece(text, found.player if amount > 0 else 1 - found.player)
                if (text := _thousandths(found.score(amount))) != "0"
                else None
                for amount in amounts
            )
            grids.append(replace(part, cells=cells, ends=(), lines=(), threatened=()))
    return tuple(grids)


def _summary(game: Game, found: Contributions) -> str:
    total, rest = (_thousandths(found.score(one)) for one in (found.total, found.rest))
    return (
        f"total {total}, of which {rest} lies on no cell; worth {found.value:+.3f} to "
        f"{game.player_name(found.player)}; phase {found.phase + 1} of {found.phases}"
    )


def _thousandths(score: float) -> str:
    return f"{round(_UNIT * score):+d}" if round(_UNIT * score) else "0"
