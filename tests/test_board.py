"""What can't be drawn is named in a sentence."""

from __future__ import annotations

import pytest

from zermelo.board import CHESSMEN, Grid, Piece, Piles, Points, flaw
from zermelo.games import catalogue, load


def grid(piece: Piece | None) -> tuple[Grid]:
    return (Grid(1, 1, (piece,)),)


@pytest.mark.parametrize("figure", ["", *CHESSMEN, "white king", "black stone", "cross"])
def test_figures(figure: str) -> None:
    assert flaw(grid(Piece("x", 0, figure))) is None


@pytest.mark.parametrize(
    "board, words",
    [
        (grid(Piece("x", 0, "red king")), "a piece's figure is one of"),
        (grid(Piece("x", 0, "dragon")), "not 'dragon'"),
        (grid(Piece("", 0)), "needs a symbol"),
        ((Grid(1, 2, (None,)),), "needs 2 cells"),
        ((Grid(1, 1, (None,), "round"),), "not 'round'"),
        ((Grid(1, 1, (None,), row_labels=("1", "2")),), "2 row labels for 1 rows"),
        ((Points((1, 2), (0,)),), "2 counts but 1 owners"),
        ((Piles((-1,)),), "below zero"),
        ((Piles((1,), ("a", "b")),), "2 labels for 1 counts"),
        ([], "a tuple of parts"),
        (("text",), "not str"),
    ],
)
def test_what_cannot_be_drawn(board: object, words: str) -> None:
    assert words in (flaw(board) or "")


@pytest.mark.parametrize("name", [name for name, _ in catalogue() if name != "tree"])
def test_the_board_of_every_game_can_be_drawn(name: str) -> None:
    game = load(name)
    assert flaw(game.board(game.initial_state())) is None
