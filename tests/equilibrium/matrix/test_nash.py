"""Equilibria of matrix games: published ones, and three methods against each other."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.equilibrium.common import form
from zermelo.equilibrium import (
    MatrixGame,
    exploit,
    lemke_howson,
    normal_form,
    support_enumeration,
    zero_sum,
)
from zermelo.equilibrium.matrix import nash
from zermelo.errors import BadParameter, NotThisKindOfGame

RPS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
BIASED = MatrixGame([[0, -0.25, 0.5], [0.25, 0, -0.05], [-0.5, 0.05, 0]])
BATTLE_OF_THE_SEXES = MatrixGame([[3, 0], [0, 2]], [[2, 0], [0, 3]])
PRISONERS_DILEMMA = MatrixGame([[-1, -3], [0, -2]], [[-1, 0], [-3, -2]])
# B. von Stengel, "Computing equilibria for two-person games", 2002, example 2.3.
VON_STENGEL = MatrixGame([[3, 3], [2, 5], [0, 6]], [[3, 2], [2, 6], [3, 1]])


def test_rock_paper_scissors() -> None:
    found = zero_sum(RPS)
    assert found.first == pytest.approx([1 / 3] * 3)
    assert found.values == pytest.approx((0, 0))


def test_biased_rock_paper_scissors() -> None:
    expected = [1 / 16, 10 / 16, 5 / 16]
    game = normal_form(form("rock_paper_scissors:rock=0.5,paper=0.25,scissors=0.05"))
    assert np.allclose(game.first, BIASED.first)
    for found in (zero_sum(game), lemke_howson(game), *support_enumeration(game)):
        assert found.first == pytest.approx(expected)
        assert found.second == pytest.approx(expected)


def test_kuhn_by_its_matrix() -> None:
    assert zero_sum(normal_form(form("kuhn_poker"))).values[0] == pytest.approx(-1 / 18)
    assert lemke_howson(normal_form(form("kuhn_poker"))).values[0] == pytest.approx(-1 / 18)


def test_all_equilibria_of_known_games() -> None:
    sexes = [(found.first.tolist(), found.second.tolist()) for found in
             support_enumeration(BATTLE_OF_THE_SEXES)]  # fmt: skip
    assert sexes == [
        ([1, 0], [1, 0]),
        ([0, 1], [0, 1]),
        (pytest.approx([0.6, 0.4]), pytest.approx([0.4, 0.6])),
    ]
    assert [found.values for found in support_enumeration(PRISONERS_DILEMMA)] == [(-2, -2)]
    stengel = [found.first.tolist() for found in support_enumeration(VON_STENGEL)]
    assert stengel == [
        [1, 0, 0],
        pytest.approx([4 / 5, 1 / 5, 0]),
        pytest.approx([0, 1 / 3, 2 / 3]),
    ]


# R. Savani, B. von Stengel, "Hard-to-solve bimatrix games", 2006: the paths of Lemke and Howson are
# long, and there is one equilibrium. Gambit has it among its tests.
LONG_PATHS = MatrixGame(
    [
        [-180, 72, -333, 297, -153, 270],
        [-30, 17, -33, 42, -3, 20],
        [-81, 36, -126, 126, -36, 90],
        [90, -36, 126, -126, 36, -81],
        [20, -3, 42, -33, 17, -30],
        [270, -153, 297, -333, 72, -180],
    ],
    [
        [72, 36, 17, -3, -36, -153],
        [-180, -81, -30, 20, 90, 270],
        [297, 126, 42, -33, -126, -333],
        [-333, -126, -33, 42, 126, 297],
        [270, 90, 20, -30, -81, -180],
        [-153, -36, -3, 17, 36, 72],
    ],
)


def test_one_equilibrium_at_the_end_of_long_paths() -> None:
    (found,) = support_enumeration(LONG_PATHS)
    assert found.first == pytest.approx(np.array([1, 5, 9, 9, 5, 1]) / 30)
    assert found.second == pytest.approx(np.array([5, 1, 9, 9, 1, 5]) / 30)
    for label in range(12):
        assert lemke_howson(LONG_PATHS, label).first == pytest.approx(found.first)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_coordination_has_an_equilibrium_for_every_support(size: int) -> None:
    """As Gambit's tests count them: 2^n - 1."""
    assert len(list(support_enumeration(MatrixGame(np.eye(size), np.eye(size))))) == 2**size - 1


PUBLISHED = {
    "battle of the sexes": BATTLE_OF_THE_SEXES,
    "prisoner's dilemma": PRISONERS_DILEMMA,
    "von Stengel": VON_STENGEL,
    "Aumann's chicken": MatrixGame([[6, 2], [7, 0]], [[6, 7], [2, 0]]),
    "Shapley": MatrixGame([[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[0, 1, 0], [0, 0, 1], [1, 0, 0]]),
    "rock, paper, scissors": RPS,
    "long paths": LONG_PATHS,
}


@pytest.mark.peer("nashpy")
@pytest.mark.parametrize("name", PUBLISHED)
def test_published_games_as_by_nashpy(name: str) -> None:
    # On the long paths nashpy's pivots come to no end.
    compare_with_nashpy(PUBLISHED[name], paths=name != "long paths")


@pytest.mark.peer("nashpy")
def test_random_games_as_by_nashpy() -> None:
    """Real numbers, so that none is degenerate and all equilibria are found."""
    dice = np.random.default_rng(5)
    for _ in range(10):
        compare_with_nashpy(MatrixGame(*dice.normal(size=(2, *dice.integers(2, 5, 2)))))


def compare_with_nashpy(game: MatrixGame, paths: bool = True) -> None:
    """By vertices of polytopes, not by supports, of which nashpy loses some to rounding."""
    import nashpy

    theirs = nashpy.Game(game.first, game.second)
    known = [np.concatenate(pair) for pair in theirs.vertex_enumeration()]
    found = [np.concatenate([one.first, one.second]) for one in support_enumeration(game)]
    assert len(found) == len(known)
    assert all(any(np.allclose(one, other) for other in known) for one in found)
    for label in range(sum(game.shape) if paths else 0):
        ours = lemke_howson(game, label)
        path = np.concatenate(theirs.lemke_howson(initial_dropped_label=label))
        assert np.concatenate([ours.first, ours.second]) == pytest.approx(path, abs=1e-8), label


def test_every_label_leads_to_an_equilibrium() -> None:
    known = [found.first for found in support_enumeration(VON_STENGEL)]
    for label in range(5):
        found = lemke_howson(VON_STENGEL, label)
        assert any(np.allclose(found.first, first) for first in known)
    with pytest.raises(BadParameter, match="dropped must be from 0 to 4"):
        lemke_howson(VON_STENGEL, 5)


payoffs = st.integers(-3, 3)


@settings(max_examples=80)
@given(st.data())
def test_random_games(data: st.DataObject) -> None:
    """Small whole numbers make many degenerate games; all answers are confirmed inside."""
    rows, columns = data.draw(st.integers(1, 5)), data.draw(st.integers(1, 5))
    matrix = st.lists(
        st.lists(payoffs, min_size=columns, max_size=columns), min_size=rows, max_size=rows
    )
    first, second = data.draw(matrix), data.draw(matrix)
    game = MatrixGame(first, second)
    lemke_howson(game, data.draw(st.integers(0, rows + columns - 1)))
    for _ in support_enumeration(game):
        pass
    value = zero_sum(MatrixGame(first)).values[0]
    assert lemke_howson(MatrixGame(first)).values[0] == pytest.approx(value, abs=1e-7)


@pytest.mark.parametrize("shape", [(1, 1), (1, 7), (7, 1), (3, 12), (12, 3), (20, 20), (70, 70)])
def test_simplex_and_highs_agree(shape: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where ties and dependent rows make the simplex method go round, if it can."""
    dice = np.random.default_rng(shape[0] + 100 * shape[1])
    kinds = [
        dice.normal(size=shape),
        dice.integers(-1, 2, size=shape),
        np.zeros(shape),
        1e-6 * dice.normal(size=shape) + 1e3,
        dice.integers(-2, 3, size=(shape[0], 2)) @ dice.integers(-2, 3, size=(2, shape[1])),
    ]
    games = [MatrixGame(one) for one in kinds]
    ours = [nash._by_simplex(game.first) for game in games]
    monkeypatch.setattr(nash, "SMALL", 0)
    for game, pair in zip(games, ours, strict=True):
        spread = float(np.ptp(game.first)) or 1.0
        assert max(game.gains(*pair)) <= 1e-9 * spread + 1e-12 * game.scale
        expected = zero_sum(game).values
        assert game.confirmed(*pair).values == pytest.approx(expected, abs=1e-9 * game.scale)


def test_what_the_simplex_method_gets_wrong_is_left_to_highs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nash, "_by_simplex", lambda _payoffs: (np.eye(3)[0], np.eye(3)[0]))
    assert zero_sum(RPS).first == pytest.approx([1 / 3] * 3)


def test_general_sum_games_are_not_for_linear_programs() -> None:
    with pytest.raises(NotThisKindOfGame, match="lemke_howson"):
        zero_sum(PRISONERS_DILEMMA)
    with pytest.raises(NotThisKindOfGame, match="zero-sum"):
        exploit(PRISONERS_DILEMMA, 0, [1, 1], 0.5)


def test_supports_of_large_games_are_too_many() -> None:
    with pytest.raises(BadParameter, match="lemke_howson finds one"):
        next(support_enumeration(MatrixGame(np.zeros((14, 14)))))


def test_the_dial_goes_from_safe_to_exploiting() -> None:
    often_rock = [50, 30, 20]
    won, risked = [], []
    for dial in np.linspace(0, 1, 21):
        answer = exploit(RPS, 1, often_rock, dial)
        won.append(RPS.values([0.5, 0.3, 0.2], answer)[1])
        risked.append(RPS.action_values(0, answer).max())
    assert won[0] == pytest.approx(0, abs=1e-9)
    assert risked[0] == pytest.approx(0, abs=1e-9)
    assert won[-1] == pytest.approx(0.3)
    assert exploit(RPS, 1, often_rock, 1.0) == pytest.approx([0, 1, 0])
    assert np.all(np.diff(won) >= -1e-9)
    assert np.all(np.diff(risked) >= -1e-9)


@pytest.mark.parametrize("dial, seen", [(-0.1, [1, 1, 1]), (1.1, [1, 1, 1]), (0.5, [0, 0, 0]),
                                        (0.5, [-1, 1, 1]), (0.5, [1, 1])])  # fmt: skip
def test_dials_and_frequencies_must_make_sense(dial: float, seen: list[float]) -> None:
    with pytest.raises(BadParameter):
        exploit(RPS, 0, seen, dial)


@pytest.mark.parametrize("unit", [1e-299, 1e-12, 1e-7, 1.0, 1e9, 1e299])
def test_payoffs_of_any_size(unit: float) -> None:
    """The first is safe with the last row, and the second one is best against even play."""
    game = MatrixGame(unit * np.array([[1, -2], [-1, 3], [0.5, 0.5]]))
    assert exploit(game, 0, [5, 5], 0.0).tolist() == [0, 0, 1]
    assert exploit(game, 0, [5, 5], 1.0).tolist() == [0, 1, 0]
    assert exploit(game, 0, [5, 5], 1e-3) @ game.first @ [1, 0] >= 0.499 * unit
    assert zero_sum(game).values[0] == pytest.approx(0.5 * unit, rel=1e-9)
    equilibria = [found.first.round(9).tolist() for found in support_enumeration(game)]
    assert all(game.is_equilibrium(*found[:2]) for found in support_enumeration(game))
    assert equilibria == [
        found.first.round(9).tolist()
        for found in support_enumeration(MatrixGame([[1, -2], [-1, 3], [0.5, 0.5]]))
    ]


def test_each_player_gains_by_its_own_measure() -> None:
    """The first plays for millions, the second for millionths: not that it does not care."""
    game = MatrixGame([[1e6, 0], [0, 1e6]], [[1e-6, 0], [0, 2e-6]])
    assert not game.is_equilibrium([1, 0], [0, 1])
    with pytest.raises(BadParameter, match="best responses gain"):
        game.confirmed([0.5, 0.5], [0.5, 0.5])
    assert len(list(support_enumeration(game))) == 3
