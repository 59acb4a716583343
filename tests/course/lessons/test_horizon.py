"""The lesson on the horizon."""

from __future__ import annotations

import json
from typing import Any

from tests.course.lessons.reading import directives, option, printed, says
from zermelo import load
from zermelo.games.tree import Tree
from zermelo.search import minimax, plain_alpha_beta


def test_the_delayed_loss() -> None:
    content = next(content for info, content in directives("horizon") if "tree" in info)
    whole = json.loads(option(content, "spec") or "")
    result = minimax(Tree(whole))
    assert (result.value, result.line[0]) == (-5, "1")
    assert [row.value for row in result.rows] == [-5, -6]
    cut_off = minimax(Tree([[-5, 0], [-1]]))  # one pawn down, where two plies end
    assert (cut_off.value, cut_off.line[0]) == (-1, "2")
    says("horizon", r"\min(-5, 0) = -5", "-1 - 5 = -6")


Exchange = tuple[int, list[Any]]


def quiescence(node: Exchange) -> int:
    """The static value to the player to move, and the captures."""
    stand_pat, captures = node
    return max([stand_pat, *(-quiescence(one) for one in captures)])


def test_the_defended_pawn() -> None:
    taken: Exchange = (-1, [(-15, [])])  # Black to move: a pawn down, or a queen up for it
    assert quiescence(taken) == 15
    assert quiescence((0, [taken])) == 0, "White stands pat"
    says("horizon", "Q = \\max(-1, 15) = 15", "16 - 1 = 15")


def test_the_queen_takes_only_if_the_search_ends_there() -> None:
    lines = printed("horizon").splitlines()
    assert [line.split()[-1] == "Qxd5" for line in lines] == [True, False, False]
    chess = load("chess:evaluation=lecture")
    state = chess.parse_state("3r2k1/5ppp/8/3p4/8/8/3Q1PPP/6K1 w - - 0 1")
    after = chess.result(state, chess.parse_action(state, "Qxd5"))
    assert "Rxd5" in [chess.action_text(after, action) for action in chess.actions(after)]


def test_scores_swing_between_odd_and_even_depths() -> None:
    """Whoever moves last is flattered: X at odd depths, O at even ones."""
    game = load("connect_four")
    state = game.initial_state()
    for move in "7554":
        state = game.result(state, game.parse_action(state, move))
    one, two, three, four = (plain_alpha_beta(game, state, depth=d).value for d in (1, 2, 3, 4))
    assert one > two < three > four
