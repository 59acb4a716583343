"""Dots and Boxes: solved boards, a peer, and what is no position."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.games.comparing import plain_twin, play_beside
from tests.games.solving import PlainSolver, check_plies_left
from zermelo.bits import popcount
from zermelo.errors import BadParameter
from zermelo.games.dots_and_boxes import DotsAndBoxes
from zermelo.kernel import kernel, new_record, view

GAME = DotsAndBoxes()
MARGINS = {
    (1, 1): -1,
    (1, 2): 0,
    (1, 3): -1,
    (1, 4): 0,
    (1, 5): -1,
    (2, 2): 2,
    (2, 3): -2,
    (2, 4): 2,
}
LARGER = {(1, 5), (2, 3), (2, 4)}
UNKNOWN = 99
MEMORY = np.dtype([("table", np.int64), ("entries", np.int64)])


@kernel
def margin_left(game, state, memory):
    """By how many of the boxes still open the player to move comes out ahead.

    The lines alone decide it, so that they are the memory's index.
    """
    if game.is_terminal(state):
        return 0
    table = view(memory.table, memory.entries, np.int8)
    known = int(table[int(state.lines)])
    if known != UNKNOWN:
        return known
    best = -UNKNOWN
    for action in game.actions(state):
        after = game.result(state, action)
        closed = popcount((after.first | after.second) ^ (state.first | state.second))
        left = margin_left(game, after, memory)
        best = max(best, closed + left if closed > 0 else -left)
    table[int(state.lines)] = best
    return best


def margin(game: DotsAndBoxes) -> int:
    table = np.full(1 << game.count, UNKNOWN, np.int8)
    memory = new_record(MEMORY)
    memory.table, memory.entries = table.ctypes.data, len(table)
    return int(margin_left(game, game.initial_state(), memory))


@pytest.mark.parametrize("rows, columns", [size for size in MARGINS if size not in LARGER])
def test_margins_of_small_boards(rows: int, columns: int):
    assert margin(plain_twin(DotsAndBoxes(rows, columns))) == MARGINS[rows, columns]


@pytest.mark.parametrize(
    "rows, columns",
    [(2, 4), *(pytest.param(*size, marks=pytest.mark.long) for size in MARGINS if size != (2, 4))],
)
def test_margins_compiled(rows: int, columns: int):
    assert margin(DotsAndBoxes(rows, columns)) == MARGINS[rows, columns]


@pytest.mark.long
def test_the_margin_of_three_by_three():
    assert margin(DotsAndBoxes(3, 3)) == -3


@pytest.mark.parametrize("score", ["win", "boxes"])
def test_bounds_and_keys_hold(score: str):
    game = DotsAndBoxes(1, 2, score)
    solver = PlainSolver(game)
    solver.value()
    solver.check_bounds()
    check_plies_left(game)
    worth: dict[int, float] = {}
    for state, value in solver.known.items():
        assert worth.setdefault(game.key(state), value) == value


def test_utility_by_boxes():
    assert PlainSolver(DotsAndBoxes(2, 2, score="boxes")).value() == 2 / 4
    assert PlainSolver(DotsAndBoxes(1, 2, score="boxes")).value() == 0.0
    assert PlainSolver(DotsAndBoxes(2, 2)).value() == 1.0


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("rows, columns", [(2, 2), (3, 4), (5, 5)])
def test_games_beside_openspiel(rows: int, columns: int):
    import pyspiel

    peer = pyspiel.load_game(f"dots_and_boxes(num_rows={rows},num_cols={columns})")
    play_beside(DotsAndBoxes(rows, columns), peer, lambda _, action: action, games=30)


def test_lines_that_close_a_box_come_first():
    game = DotsAndBoxes(1, 2)
    state = game.parse_state("+-+.+/|..../+-+.+ A")
    named = {game.action_text(state, action): action for action in game.actions(state)}
    assert [game.action_text(state, a) for a in game.noisy_actions(state)] == ["c2"]
    assert max(named, key=lambda name: game.order(state, named[name])) == "c2"


def test_a_line_may_close_two_boxes():
    game = DotsAndBoxes(1, 2)
    state = game.parse_state("+-+-+/|...|/+-+-+ A")
    both = game.result(state, game.parse_action(state, "c2"))
    assert game.is_terminal(both)
    assert game.state_text(both) == "+-+-+/|A|A|/+-+-+ A"
    assert (game.utility(both, 0), game.utility(both, 1)) == (1.0, -1.0)
    assert not game.is_quiet(state)
    assert game.is_quiet(game.initial_state())


@pytest.mark.parametrize("parameters", [{"rows": 0}, {"rows": 6, "columns": 6}, {"score": "x"}])
def test_bad_parameters(parameters: dict[str, Any]):
    with pytest.raises(BadParameter):
        DotsAndBoxes(**parameters)
