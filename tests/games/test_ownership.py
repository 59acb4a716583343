"""Whose each cell is at the end, against what is read off the picture of the board."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.executions import executions, game_in
from zermelo import check
from zermelo.game import Game
from zermelo.games import load
from zermelo.kernel import kernel

Marks = list[str]
"""Rows of a board; X and A are the first player's."""


def flooded(rows: Marks) -> np.ndarray:
    """Go: each empty region belongs to the only colour beside it."""
    size, owned = len(rows), np.zeros((len(rows), len(rows)))
    for cell in np.ndindex(size, size):
        region, beside, waiting = {cell}, set[str](), [cell]
        while waiting:
            row, column = waiting.pop()
            mark = rows[row][column]
            if mark != ".":
                beside.add(mark)
                continue
            for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = row + down, column + right
                if near not in region and min(near) >= 0 and max(near) < size:
                    region.add(near)
                    waiting.append(near)
        owned[cell] = {"X": 1, "O": -1}.get("".join(beside), 0)
    return owned


def counted(rows: Marks) -> np.ndarray:
    """What lies on a cell owns it."""
    worth = {"X": 1, "A": 1, "O": -1, "B": -1}
    return np.array([[worth.get(mark, 0) for mark in row] for row in rows])


def rows_of(game: Game, state: Any) -> Marks:
    marks = game.state_text(state).split()[0].replace("/", "")
    width = game.observation_shape[2]
    return [marks[i : i + width] for i in range(0, len(marks), width)]


@kernel
def own(game, state, player, cells):
    game.ownership(state, player, cells)


def owned(game: Game, state: Any, player: int) -> np.ndarray:
    cells = np.full(game.observation_shape[1:], 7.0)
    own(game, state, player, cells)
    return cells


def random_end(game: Game, dice: random.Random) -> Any:
    state = game.initial_state()
    while not game.is_terminal(state):
        state = game.result(state, dice.choice(list(game.actions(state))))
    return state


@pytest.mark.parametrize(
    "spec, oracle, margin",
    [
        ("go:size=5,komi=2", flooded, 2.0),
        ("othello:size=6", counted, 0.0),
        ("dots_and_boxes:rows=2,columns=3", counted, 0.0),
    ],
)
def test_ownership(spec: str, oracle: Callable[[Marks], np.ndarray], margin: float) -> None:
    """It is what the picture shows, to either player, and says who has won; turned states have
    what was theirs where observations show it."""
    game, dice = load(spec), random.Random(1)
    for _ in range(30):
        end = random_end(game, dice)
        mine = owned(game, end, 0)
        np.testing.assert_array_equal(mine, oracle(rows_of(game, end)))
        np.testing.assert_array_equal(owned(game, end, 1), -mine)
        assert game.utility(end, 0) == np.sign(mine.sum() - margin)
        for symmetry in range(game.symmetries):
            turned = game.symmetric_state(end, symmetry)
            np.testing.assert_array_equal(owned(game, turned, 0), oracle(rows_of(game, turned)))


@pytest.mark.parametrize(
    "spec, execution",
    executions(["go:size=5", "othello:size=4", "dots_and_boxes:rows=2,columns=2"], compiled=[]),
)
def test_it_is_checked_as_any_hook(spec: str, execution: str) -> None:
    """Compiled, too: Othello among all games, in test_catalogue."""
    game = game_in(spec, execution)
    assert game.offers("ownership")
    report = check(game, games=2)
    assert report.ok, str(report)
    assert not report.warnings
