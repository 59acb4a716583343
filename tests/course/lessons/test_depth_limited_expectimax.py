"""The numbers of the lesson on depth-limited expectimax."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import expectiminimax

ESTIMATES = {"left": (9, 1), "right": (3, 3)}
LEAVES = {"left": ((8, 2), (0, -2)), "right": ((3, 5), (4, 1))}


class Estimated(Tree):
    """The tree of the lesson, with its evaluation of the positions after the coin."""

    def evaluate(self, state: Any, player: int) -> float:
        below = tuple(self.utility(self.result(state, one), 0) for one in self.actions(state))
        side = next(name for name, pairs in LEAVES.items() if below in pairs)
        value = float(ESTIMATES[side][LEAVES[side].index((int(below[0]), int(below[1])))])
        return value if player == 0 else -value


def game() -> Estimated:
    def coin(pairs: tuple[tuple[int, int], ...]) -> dict[str, Any]:
        return {"chance": [["1/2", {"player": "MAX", "moves": list(pair)}] for pair in pairs]}

    moves = {name: coin(pairs) for name, pairs in LEAVES.items()}
    return Estimated(json.dumps({"player": "MAX", "moves": moves}))


@pytest.mark.parametrize(
    "depth, values, choice",
    [(2, {"left": 5, "right": 3}, "left"), (3, {"left": 4, "right": 4.5}, "right")],
)
def test_one_more_ply_changes_the_move(depth: int, values: dict[str, float], choice: str) -> None:
    found = expectiminimax(game(), depth=depth, pruning="none")
    assert {row.text: row.value for row in found.rows} == values
    assert found.line[0] == choice


def test_the_same_by_hand() -> None:
    assert {name: sum(pair) / 2 for name, pair in ESTIMATES.items()} == {"left": 5, "right": 3}
    best = {name: sum(max(pair) for pair in pairs) / 2 for name, pairs in LEAVES.items()}
    assert best == {"left": 4, "right": 4.5}
    errors = {
        name: [abs(ESTIMATES[name][side] - max(pairs[side])) for side in (0, 1)]
        for name, pairs in LEAVES.items()
    }
    assert errors == {"left": [1, 1], "right": [2, 1]}


def test_one_roll_removes_three_quarters_of_the_noise() -> None:
    squares = 6 * Fraction(1, 36) ** 2 + 15 * Fraction(1, 18) ** 2
    assert 6 * Fraction(1, 36) + 15 * Fraction(1, 18) == 1
    assert squares == Fraction(66, 1296)
    assert round(sqrt(squares), 3) == 0.226


def test_evaluations_in_backgammon() -> None:
    assert [20**k * 21 ** (k - 1) for k in (1, 2, 3)] == [20, 8400, 3_528_000]
    assert 18**3 == 5832


def test_a_roll_counts_as_a_ply() -> None:
    coin = Tree('[{"chance":[["1/2",8],["1/2",4]]}]')
    assert expectiminimax(coin, depth=1).value == 0  # cut off before the coin falls
    assert expectiminimax(coin, depth=2).value == 6


def test_what_it_shows_runs() -> None:
    lines = printed("depth-limited-expectimax").splitlines()
    assert [line.split(":")[0] for line in lines] == ["depth 2", "depth 4", "depth 6"]
    assert len({line.split()[-1] for line in lines}) > 1
    run_commands("depth-limited-expectimax")


def test_the_figure_is_small() -> None:
    chase = load("ghost_chase:ghost=random")
    assert expectiminimax(chase, depth=4, pruning="none").nodes < 200


def test_it_says_so() -> None:
    says("depth-limited-expectimax", "$66/1296$", "0.226", "8{,}400", "3.5 million", "$1/18^3$")
