"""The numbers of the lectures Eidheim (Eidheim, adversarial search and games), each computed."""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import zermelo.course
from tests.course.common import plain
from zermelo.equilibrium import (
    MatrixGame,
    probabilities,
    regret_matching,
    solve_exactly,
    zero_sum,
)
from zermelo.errors import NotThisKindOfGame
from zermelo.games.chess import Chess
from zermelo.montecarlo import Options, mcts
from zermelo.search import expectimax, expectiminimax, minimax, plain_alpha_beta

SYSTEMS = Path(zermelo.course.__file__).parent / "systems"
RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])


def test_the_bucket_game_by_expectimax() -> None:
    """Eidheim: the averages are 0, 2 and 5; C is taken."""
    result = expectimax(plain("bucket"))
    assert (result.value, result.line[0]) == (5, "C")
    assert {row.text: row.value for row in result.rows} == {"A": 0, "B": 2, "C": 5}


def test_the_bucket_game_by_minimax() -> None:
    """Eidheim: the worst of each are -50, 1 and -5; B is taken, worth 1."""
    result = minimax(plain("bucket"))
    assert (result.value, result.line[0]) == (1, "B")
    assert {row.text: row.value for row in result.rows} == {"A": -50, "B": 1, "C": -5}


def test_the_bucket_game_pruned() -> None:
    """Eidheim: alpha-beta looks at five of the six numbers."""
    result = plain_alpha_beta(plain("bucket"))
    assert (result.value, result.leaves) == (1, 5)
    assert minimax(plain("bucket")).leaves == 6


def test_the_halving_game_from_5() -> None:
    """Eidheim: +1 for the first player; 27 nodes without pruning, 20 with it."""
    game = plain("halving:n=5")
    whole, pruned = minimax(game), plain_alpha_beta(game)
    assert whole.value == pruned.value == 1
    assert (whole.nodes, pruned.nodes) == (27, 20)


def test_material_in_chess() -> None:
    """Eidheim: 16 for a queen, 8 for a rook, 5 for a bishop or a knight, 1 for a pawn."""
    game = Chess(evaluation="lecture")
    named = dict(zip(game.feature_names, game.weights, strict=True))
    assert [named[name] for name in ("queens", "rooks", "bishops and knights", "pawns")] == [
        16,
        8,
        5,
        1,
    ]
    without_queen = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    features = game.features(game.parse_state(without_queen), 0)
    assert features[0] == 1
    assert list(features[1:4]) == [0, 0, 0]


def test_the_figure_of_mcts() -> None:
    """Eidheim: white has won 37 of 100; black chooses the move with 60 wins in 79 playouts."""
    children = {"first": (60, 79), "second": (1, 10), "third": (2, 11)}
    assert max(children, key=lambda move: children[move][1]) == "first"
    assert sum(wins for wins, _ in children.values()) == 100 - 37


def test_the_usual_constant() -> None:
    """Eidheim: C = sqrt(2) is used unless another is given."""
    assert Options().constant == pytest.approx(math.sqrt(2))


def test_the_middle_square_after_1000_iterations() -> None:
    """Eidheim: Monte Carlo tree search begins tic-tac-toe in the middle."""
    result = mcts(plain("tic_tac_toe"), iterations=1000, seed=1)
    assert result.line[0] == "b2"


def test_the_coin() -> None:
    """Eidheim: the modified bucket game is worth -2 by C; A has -27.5 and B -24.5."""
    result = expectiminimax(plain("bucket:coin=yes"), pruning="none")
    assert (result.value, result.line[0]) == (-2, "C")
    assert {row.text: row.value for row in result.rows} == {"A": -27.5, "B": -24.5, "C": -2}


def test_the_dice_of_backgammon() -> None:
    """Eidheim: 21 distinct rolls of 36; doubles come once, the others twice."""
    game = plain("backgammon")
    state = game.initial_state()
    while game.to_move(state) >= 0 or len(list(game.actions(state))) == 30:  # the opening roll
        state = game.result(state, next(iter(game.actions(state))))
    chances = [game.probability(state, roll) * 36 for roll in game.actions(state)]
    assert sorted(round(chance) for chance in chances) == [1] * 6 + [2] * 15
    assert sum(chances) == pytest.approx(36)


def test_minimax_is_refused_where_something_is_hidden() -> None:
    """Eidheim: minimax and similar algorithms can't be used on partially observable games."""
    with pytest.raises(NotThisKindOfGame):
        minimax(plain("kuhn_poker"))


def test_rock_paper_scissors() -> None:
    """Eidheim: the equilibrium plays each a third."""
    assert zero_sum(RPS).first == pytest.approx([1 / 3] * 3)


def test_regrets_after_rock_against_paper() -> None:
    """Eidheim: utility -1, regret (-1, 0, 1) + 1 = (0, 1, 2)."""
    played = regret_matching(RPS, 1, first=[1, 0, 0], second=[0, 1, 0])
    assert played.regrets[0][0].tolist() == [0, 1, 2]


def test_from_regrets_to_probabilities() -> None:
    """Eidheim: (-1, 1, 2) -> (0, 1, 2) -> (0, 1/3, 2/3)."""
    assert probabilities([-1, 1, 2]) == pytest.approx([0, 1 / 3, 2 / 3])


def test_paper_exploits_rock() -> None:
    """Eidheim: P1 plays rock more often; P2 answers with more paper, and regret finds it."""
    biased = [0.5, 0.25, 0.25]
    gains = [sum(p * -RPS.first[i][reply] for i, p in enumerate(biased)) for reply in range(3)]
    assert gains.index(max(gains)) == 1
    learnt = regret_matching(RPS, 3000, first=biased, seed=3)
    assert learnt.strategies[1][1] > 0.9


def test_the_cumulative_average_converges() -> None:
    """Eidheim: the average (x1 + ... + xn)/n comes to the equilibrium, what is played does not."""
    learnt = regret_matching(RPS, 20_000, seed=1)
    mean = np.mean(learnt.probabilities[0], axis=0)
    assert learnt.averages[0][-1] == pytest.approx(mean)
    assert mean == pytest.approx([1 / 3] * 3, abs=0.02)


def test_kuhn_poker() -> None:
    """Eidheim: at equilibrium the first player loses 1/18 a hand."""
    assert solve_exactly(plain("kuhn_poker")).value == Fraction(-1, 18)


@pytest.mark.parametrize(
    "page, facts",
    [
        ("alphazero", ("year: 2017",)),
        ("pluribus", ("year: 2019", "six players", "no-limit")),
        ("alphastar", ("year: 2019", "top 0.2 percent", "Grandmaster")),
    ],
)
def test_the_systems(page: str, facts: tuple[str, ...]) -> None:
    """Eidheim: the years of the systems and what they reached."""
    text = (SYSTEMS / f"{page}.md").read_text(encoding="utf-8")
    folded = " ".join(text.split())
    assert all(fact in folded for fact in facts)
