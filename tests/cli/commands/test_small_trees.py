"""Typed trees and the lectures' small games, counted as on a blackboard by a plain command."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner

from tests.executions import executions, game_in, in_tiers
from zermelo.cli import main
from zermelo.conformance import check
from zermelo.game import SMALL_TREE, has_small_tree
from zermelo.games import load
from zermelo.games.tree import Tree

TWO_PLY = "tree:spec=[[3,12,8],[2,4,6],[14,5,2]]"
WORST_FIRST = "tree:spec=[[2,4,6],[14,5,2],[3,12,8]]"
EXPECTIMAX = (
    'tree:spec={"player":"MAX","moves":[{"chance":[["1/3",3],["1/3",12],["1/3",9]]},'
    '{"chance":[["1/3",2],["1/3",4],["1/3",6]]},{"chance":[["1/3",15],["1/3",6],["1/3",0]]}]}'
)


def found(*arguments: str) -> dict[str, Any]:
    done = CliRunner().invoke(main, ["search", *arguments, "--json"])
    assert done.exit_code == 0, done.output
    result: dict[str, Any] = json.loads(done.stdout)
    return result


SEARCHES = [
    ("halving:n=5", "minimax", 27, 14),
    ("halving:n=5", "plain", 20, 9),
    ("halving:n=5", "alphabeta", 20, 9),
    ("bucket", "minimax", 10, 6),
    ("bucket", "plain", 9, 5),
    ("bucket", "alphabeta", 9, 5),
    ("bucket:coin=true", "expectiminimax", 22, 12),
    (TWO_PLY, "minimax", 13, 9),
    (TWO_PLY, "plain", 11, 7),
    (TWO_PLY, "alphabeta", 11, 7),
    (WORST_FIRST, "plain", 13, 9),
    (WORST_FIRST, "alphabeta", 13, 9),
    (EXPECTIMAX, "expectiminimax", 13, 9),
    ("nim:piles=1-2", "minimax", 12, 5),
    ("nim:piles=1-2-3", "minimax", 447, 182),
]
CHECKED = ["bucket", "bucket:coin=true", "halving:n=9", "nim:piles=2-2"]
COMPILED = [("bucket:coin=true", "expectiminimax", 22, 12)]


@pytest.mark.parametrize("game, algorithm, nodes, leaves", in_tiers(SEARCHES, COMPILED))
def test_one_search_of_the_whole_tree(game: str, algorithm: str, nodes: int, leaves: int) -> None:
    result = found(game, "-a", algorithm)
    assert (result["nodes"], result["leaves"]) == (nodes, leaves)
    assert len(result["levels"]) == 1
    assert result["exact"]


@pytest.mark.plain(unless_long=True)
def test_the_algorithm_that_suits_a_small_game_counts_so_too() -> None:
    assert found("halving:n=5")["nodes"] == 20
    assert found(TWO_PLY)["leaves"] == 7
    assert found("halving:n=5", "--time", "600")["nodes"] == 20


@pytest.mark.plain(unless_long=True)
def test_the_depth_is_that_of_the_tree() -> None:
    assert found("halving:n=5")["depth"] == 5
    assert found(TWO_PLY, "-a", "minimax")["depth"] == 2
    assert found(TWO_PLY, "-a", "minimax", "--depth", "1")["depth"] == 1
    assert found("bucket:coin=true")["depth"] == 3
    assert found("nim:piles=1-2")["depth"] == 3


@pytest.mark.plain(unless_long=True)
def test_expectimax_shows_every_value() -> None:
    rows = {row["text"]: (row["value"], row["bound"]) for row in found(EXPECTIMAX)["rows"]}
    assert rows == {"1": (8.0, "exact"), "2": (4.0, "exact"), "3": (7.0, "exact")}
    asked = found(EXPECTIMAX, "--pruning", "star1")
    assert {row["text"]: row["bound"] for row in asked["rows"]}["2"] == "upper"
    assert asked["nodes"] < 13


@pytest.mark.plain(unless_long=True)
def test_deepening_and_improvements_on_request() -> None:
    deeper = found("halving:n=5", "-a", "minimax", "--deepening")
    assert [level["depth"] for level in deeper["levels"]] == [1, 2, 3, 4, 5]
    assert deeper["nodes"] == 75
    assert found("halving:n=15", "--memory", "1", "--table-depth", "1")["table_hits"] > 0
    at_once = found("tic_tac_toe", "--no-deepening", "--depth", "5")
    assert [level["depth"] for level in at_once["levels"]] == [5]


def test_what_is_small() -> None:
    assert has_small_tree(Tree([[1, 2], 3]))
    assert load("halving:n=5").tree_nodes == 27
    assert not has_small_tree(load("halving:n=1000000"))
    assert load("nim:piles=1-3-5").tree_nodes == 12456
    assert SMALL_TREE < load("nim").tree_nodes == 1038768
    assert not has_small_tree(load("nim:piles=9-9"))
    assert not has_small_tree(load("tic_tac_toe"))


@pytest.mark.parametrize("spec, execution", executions(CHECKED, compiled=[]))
def test_the_size_of_the_tree_is_checked(spec: str, execution: str) -> None:
    assert check(game_in(spec, execution), games=3, states=50).ok
