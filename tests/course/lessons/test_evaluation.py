"""The lesson on evaluation and depth."""

from __future__ import annotations

import math
from ast import literal_eval

from tests import naive
from tests.course.lessons.reading import directives, option, printed, says
from zermelo import load
from zermelo.search import plain_alpha_beta

ROOK_F1 = "3q2k1/5ppp/8/8/8/2N5/5PPP/5RK1 w - - 0 1"
ROOK_D1 = "3q2k1/5ppp/8/8/8/2N5/5PPP/3R2K1 w - - 0 1"
COUNTED = ("queens", "rooks", "bishops and knights", "pawns")
LECTURES = {"q": 16, "r": 8, "b": 5, "n": 5, "p": 1, "k": 0}


def material(fen: str) -> int:
    """White's material less Black's, by the letters of the board."""
    pieces = [piece for piece in fen.split()[0] if piece.isalpha()]
    return sum(LECTURES[one.lower()] * (1 if one.isupper() else -1) for one in pieces)


def test_material_of_both_positions() -> None:
    assert 8 + 5 - 16 == -3
    assert material(ROOK_F1) == material(ROOK_D1) == -3
    chess = load("chess:evaluation=lecture")
    for fen in (ROOK_F1, ROOK_D1):
        features = chess.features(chess.parse_state(fen), 0)
        named = zip(chess.feature_names, chess.weights, features, strict=True)
        assert sum(weight * count for name, weight, count in named if name in COUNTED) == -3
    says("evaluation", "8 + 5 - 16 = -3")


def test_the_second_position_is_mate_in_one() -> None:
    chess = load("chess:evaluation=lecture")
    state = chess.parse_state(ROOK_D1)
    after = chess.result(state, chess.parse_action(state, "Rxd8#"))
    assert chess.is_terminal(after)
    assert chess.utility(after, 0) == 1
    first = chess.parse_state(ROOK_F1)
    assert not any(
        chess.is_terminal(chess.result(first, action)) for action in chess.actions(first)
    )


def test_the_figures_position_is_the_second() -> None:
    content = next(content for info, content in directives("evaluation") if "features" in info)
    assert option(content, "state") == ROOK_D1


def test_depth_changes_the_move() -> None:
    """Column 4 looks best until a fourth ply shows three in a row with both ends open."""
    game = load("connect_four")
    state = game.initial_state()
    for move in "7554":
        state = game.result(state, game.parse_action(state, move))
    shallow, deep = (plain_alpha_beta(game, state, depth=depth) for depth in (3, 4))
    assert (shallow.line[0], deep.line[0]) == ("4", "3")
    fourth = game.parse_action(state, "4")
    three, four = (naive.action_values(game, state, depth) for depth in (3, 4))
    assert three[fourth] == max(three.values())
    assert four[fourth] == -1 < max(four.values())
    state = game.result(state, fourth)
    shown = plain_alpha_beta(game, state, depth=3)
    assert (shown.value, shown.line[0]) == (1, "3"), "the second figure"
    state = game.result(state, game.parse_action(state, "3"))
    for action in game.actions(state):  # whatever X does, O completes four
        answered = game.result(state, action)
        wins = [game.utility(game.result(answered, one), 1) for one in game.actions(answered)]
        assert 1 in wins
    says("evaluation", "let X play 7, O 5, X 5, O 4")


def test_a_slow_evaluation_costs_more_than_a_ply() -> None:
    assert 1 < math.log(10) / math.log(math.sqrt(35)) < 2


def test_the_cell_shows_equal_material() -> None:
    first, second = map(literal_eval, printed("evaluation").splitlines())
    for name in COUNTED:
        assert first[name] == second[name]
    assert first != second
