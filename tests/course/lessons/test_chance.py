"""The numbers of the lesson on chance."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from tests.course.lessons.reading import printed, says
from tests.course.lessons.running import run_commands
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import expectiminimax, minimax

LEAVES = ((3, 12, 9), (2, 4, 6), (15, 6, 0))
BUCKETS = {"A": (-50, 50), "B": (1, 3), "C": (-5, 15)}


def even(*values: Any) -> dict[str, Any]:
    return {"chance": [[f"1/{len(values)}", value] for value in values]}


def tree(moves: Any) -> Tree:
    return Tree(json.dumps(moves))


def values(game: Any, **settings: Any) -> dict[str, float]:
    return {row.text: row.value or 0.0 for row in expectiminimax(game, **settings).rows}


def test_the_three_moves_are_worth_8_4_and_7() -> None:
    game = tree([even(*leaves) for leaves in LEAVES])
    assert [sum(leaves) / 3 for leaves in LEAVES] == [8, 4, 7]
    assert values(game, pruning="none") == pytest.approx({"1": 8, "2": 4, "3": 7})
    assert max(max(leaves) for leaves in LEAVES) == LEAVES[2][0] == 15


def test_8_24_and_minus_12_are_worth_10() -> None:
    outcomes = [(Fraction(1, 2), 8), (Fraction(1, 3), 24), (Fraction(1, 6), -12)]
    assert sum(p * value for p, value in outcomes) == 10
    assert Fraction(8 + 24 - 12, 3) == Fraction(20, 3)
    node = {"chance": [[str(p), value] for p, value in outcomes]}
    assert expectiminimax(tree([node])).value == pytest.approx(10)


def test_the_table_of_buckets() -> None:
    worst = {name: min(numbers) for name, numbers in BUCKETS.items()}
    mean = {name: sum(numbers) / 2 for name, numbers in BUCKETS.items()}
    best = {name: max(numbers) for name, numbers in BUCKETS.items()}
    assert (worst, mean, best) == (
        {"A": -50, "B": 1, "C": -5},
        {"A": 0, "B": 2, "C": 5},
        {"A": 50, "B": 3, "C": 15},
    )
    left = {"A": "C", "B": "A", "C": "B"}
    coin = {name: (worst[name] + worst[left[name]]) / 2 for name in BUCKETS}
    assert coin == {"A": -27.5, "B": -24.5, "C": -2}
    assert values(load("bucket"), pruning="none") == worst
    assert values(load("bucket:opponent=random"), pruning="none") == mean
    assert values(load("bucket:coin=true"), pruning="none") == coin


def test_the_last_leaf_is_cut_if_no_leaf_exceeds_15() -> None:
    game = tree([even(*leaves) for leaves in LEAVES])
    assert game.utility_bounds == (-15, 15)
    assert expectiminimax(game, pruning="none").leaves == 9
    assert expectiminimax(game, pruning="star1").leaves == 8
    assert (2 + 4 + 15) / 3 == 7
    assert (2 + 4 + 18) / 3 == 8  # from there on the leaf could matter


def test_positions_in_three_plies_of_backgammon() -> None:
    rolls = {tuple(sorted((one, other))) for one in range(1, 7) for other in range(1, 7)}
    assert len(rolls) == 21
    assert 35**5 < (20 * 21) ** 3 == 74_088_000


def test_cubes_keep_the_order_of_the_leaves_and_reverse_the_choice() -> None:
    first, second = (3, 5), (1, 6)

    def chosen(change: Any) -> tuple[float, float, str]:
        moves = [even(*map(change, first)), even(*map(change, second))]
        found = expectiminimax(tree(moves), pruning="none")
        by_name = {row.text: row.value or 0.0 for row in found.rows}
        return by_name["1"], by_name["2"], found.line[0]

    assert chosen(lambda value: value) == (4, 3.5, "1")
    assert chosen(lambda value: value**3) == (76, 108.5, "2")
    assert chosen(lambda value: 3 * value + 2) == (14, 12.5, "1")
    for change in (lambda value: value, lambda value: value**3):
        moves = [list(map(change, first)), list(map(change, second))]
        assert minimax(tree(moves)).line[0] == "1"


def test_what_it_shows_runs() -> None:
    cells = [line.split() for line in printed("chance").splitlines()]
    assert [(line[2], line[-1]) for line in cells] == [("B,", "1"), ("C,", "5"), ("C,", "-2")]
    rows = run_commands("chance").split("action ")[-1]
    assert rows.index("8/5 6/5") < rows.index("24/23 13/10")


def test_it_says_so() -> None:
    says("chance", "4 + 8 - 2 = 10", "the means are 76 and 108.5", "The means are 4 and 3.5")
    says("chance", "with $a > 0$", "worth 8, 4 and 7", "some 74 million positions")
