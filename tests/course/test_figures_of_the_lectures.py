"""The figures that the lectures draw are in the lessons, of the same positions and trees."""

from __future__ import annotations

import re

import pytest

from tests.course.common import plain
from tests.course.lessons.reading import directives, text
from zermelo.search import minimax, plain_alpha_beta


def figures(lesson: str, kind: str) -> list[dict[str, str]]:
    """The settings of a lesson's figures of a kind."""
    return [
        dict(re.findall(r"^:(\w+): (.*)$", content, re.MULTILINE))
        for info, content in directives(lesson)
        if info == f"{{live}} {kind}"
    ]


def test_the_top_of_the_tree_of_tic_tac_toe() -> None:
    assert {"game": "tic_tac_toe", "algorithm": "minimax", "depth": "2"} in figures(
        "minimax", "look"
    )
    top = minimax(plain("tic_tac_toe"), depth=2)
    assert (top.nodes, top.leaves) == (1 + 9 + 9 * 8, 72)


@pytest.mark.parametrize(
    "lesson, algorithm, search, nodes",
    [("minimax", "minimax", minimax, 27), ("alpha-beta", "plain", plain_alpha_beta, 20)],
)
def test_the_halving_game_from_5(lesson: str, algorithm: str, search: object, nodes: int) -> None:
    found = {"game": "halving", "parameters": "n=5", "algorithm": algorithm}
    assert found in figures(lesson, "look")
    assert callable(search)
    assert search(plain("halving:n=5")).nodes == nodes


def test_two_chess_positions_of_equal_material() -> None:
    (figure,) = figures("evaluation", "features")
    game = plain("chess:evaluation=lecture")
    pair = [game.parse_state(figure[name]) for name in ("state", "other")]
    mates = []
    for state in pair:
        ends = [game.result(state, action) for action in game.actions(state)]
        mates.append(any(game.is_terminal(one) and game.utility(one, 0) == 1 for one in ends))
    assert mates == [True, False]
    assert len({game.features(state, 0)[0] for state in pair}) == 1


def test_the_forced_capture_of_draughts() -> None:
    (figure,) = figures("kinds", "board")
    game = plain(figure["game"])
    state = game.parse_state(figure["state"])
    assert [game.action_text(state, action) for action in game.actions(state)] == ["13x22"]


@pytest.mark.parametrize("lesson", ["cfr", "hidden"])
def test_the_tree_of_kuhn_poker(lesson: str) -> None:
    assert figures(lesson, "kuhn")


@pytest.mark.parametrize("name", ["minimax-search", "alpha-beta-search"])
def test_two_functions_that_return_a_utility_and_a_move(name: str) -> None:
    """As the slides write it; our one function stands beside the live figure."""
    lesson = "minimax" if name.startswith("minimax") else "alpha-beta"
    assert f"```{{pseudocode}} {name}" in text(lesson)
    assert f":pseudocode: {lesson}" in text(lesson)
    written = pseudocode(name)
    for function in ("MAX-VALUE", "MIN-VALUE"):
        assert re.search(rf"function {function}\(.*\) returns a \(utility, move\) pair", written)
    assert "returns an action" in written


def pseudocode(name: str) -> str:
    from importlib.resources import files

    return files("zermelo.course").joinpath("pseudocode", f"{name}.txt").read_text("utf-8")
