"""The lesson on several players."""

from __future__ import annotations

import json
from typing import Any

from tests import naive
from tests.course.lessons.reading import directives, option, printed, says
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import maxn


def textbook() -> Any:
    content = next(content for info, content in directives("players") if "tree" in info)
    return json.loads(option(content, "spec") or "")


def best(node: Any, player: int = 0) -> tuple[int, ...]:
    """Vectors backed up by hand: of equals the first."""
    if isinstance(node, dict):
        return tuple(node["utility"])
    return max((best(one, player + 1) for one in node), key=lambda vector: vector[player])


def test_the_three_player_tree() -> None:
    tree = textbook()
    assert [best(pair, 2) for side in tree for pair in side] == [
        (1, 2, 6),
        (6, 1, 2),
        (1, 5, 2),
        (5, 4, 5),
    ]
    assert [best(side, 1) for side in tree] == [(1, 2, 6), (1, 5, 2)]
    assert maxn(Tree(tree)).values == best(tree) == (1, 2, 6)
    says("players", "the root is $(1, 2, 6)$", "whether C gets 6 or 2")


def test_the_promise_that_does_not_hold() -> None:
    wanted, had, tempting = (5, 4, 5), (1, 2, 6), (1, 5, 2)
    assert [wanted[player] > had[player] for player in (0, 1)] == [True, True], "for A and B"
    assert tempting[1] > wanted[1], "and B prefers to break the promise"


def test_fishing() -> None:
    game = load("fishing:rounds=2")
    assert naive.maxn(game, game.initial_state()) == (4, 4, 3)
    shown = printed("players").splitlines()
    assert shown[0] == "(4.0, 4.0, 3.0) ('2', '2', '1', '2', '2', '2')"
    assert shown[1] == f"{naive.paranoid(game, game.initial_state(), 0)}"


def test_why_the_third_player_takes_one() -> None:
    game = load("fishing:rounds=2")
    state = game.initial_state()
    for taken in (2, 2):
        state = game.result(state, taken)
    assert state.pond == 4
    ends = {one: naive.maxn(game, game.result(state, one))[2] for one in (1, 2)}
    assert ends == {1: 3, 2: 2}
    assert game.result(state, 2).pond == 4
    assert game.result(state, 1).pond == 6
    says("players", "the pond goes from two to four", "three fish become six", "1 + 2 = 3")
