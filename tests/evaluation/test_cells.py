"""Where features lie: on the cell that shows the piece, for either player."""

from __future__ import annotations

import pytest

from tests.evaluation.networks import random_positions
from zermelo.board import Grid
from zermelo.evaluation.cells import NOWHERE, feature_cells
from zermelo.evaluation.learnt import is_on
from zermelo.games import load


@pytest.mark.parametrize(
    "spec, cells",
    [
        ("othello:size=6", 36),
        ("chess", 64),
        ("checkers", 32),
        ("breakthrough:rows=5,columns=4", 20),
        ("connect_four", 42),  # columns come first in its features, rows on its board
        ("hex:size=4", 16),
        ("nine_mens_morris", 24),
    ],
)
def test_what_is_on_lies_where_it_is_seen(spec, cells) -> None:
    game = load(spec)
    for player in range(2):
        where = feature_cells(game, player)
        assert len({int(cell) for cell in where} - {NOWHERE}) == cells
        for state in random_positions(game, 20, seed=7):
            drawn = [
                one for part in game.board(state) if isinstance(part, Grid) for one in part.cells
            ]
            seen = {int(cell) for cell in where[is_on(game, state, player)]} - {NOWHERE}
            if spec != "nine_mens_morris" and "hex" not in spec:  # they see empty cells, too
                assert seen == {cell for cell, piece in enumerate(drawn) if piece}
            assert len(seen) >= sum(piece is not None and piece.owner >= 0 for piece in drawn)


def test_pits_that_look_different_and_count_the_same() -> None:
    """Stores are not among the cells."""
    game = load("kalah")
    for player in range(2):
        where = feature_cells(game, player)
        assert {int(cell) for cell in where} == {NOWHERE, *range(12)}
        own = where[1]
        assert own == (6 if player == 0 else 5)  # of the row below, or the last of the row above
