"""Gambit's files: against OpenSpiel's reader and writer, and against themselves."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from zermelo import CHANCE, Game, load
from zermelo.bridges import gambit
from zermelo.errors import BadFile, BadParameter
from zermelo.search import solve

SMALL = [
    "kuhn_poker",
    "kuhn_poker:players=3",
    "rock_paper_scissors",
    "bucket:coin=true",
    "nim:piles=1-2",
]
BY_HAND = r"""
EFG 2 R "a game \"by hand\"" { "Ann" "Bob" }
"with a comment"
c "" 1 "deal" { "high" 1/2 "low" .25 "never" 0 "low" 0.25 } 1 "ante" { 1, -1 }
p "" 1 1 "A" { "raise" "" } 0
p "" 2 1 "B" { "meet" "pass" } 0
t "" 2 "won" { 2 -2 }
t "" 3 "" { 1e0 -1 }
t "" 0
p "" 1 1 0
p "" 2 1 0
t "" 4 "lost" { -3/1, +3 }
t "" 3
t "" 0
t "" 2
t "" 0
"""


def values(game: Game, state: Any, player: int) -> float:
    """What the game is worth where all play each move equally often."""
    if game.is_terminal(state):
        return float(game.utility(state, player))
    actions = list(game.actions(state))
    chance = game.to_move(state) == CHANCE
    return sum(
        (game.probability(state, action) if chance else 1 / len(actions))
        * values(game, game.result(state, action), player)
        for action in actions
    )


def information_sets(game: Game) -> list[tuple[int, int]]:
    """For each information set, whose it is and how many nodes it has; sorted."""
    found: dict[Any, int] = defaultdict(int)

    def walk(state: Any, path: tuple[Any, ...]) -> None:
        if game.is_terminal(state):
            return
        player = game.to_move(state)
        if player != CHANCE:
            hidden = game.hidden_information
            found[player, game.information(state, player) if hidden else path] += 1
        for action in game.actions(state):
            walk(game.result(state, action), (*path, action))

    walk(game.initial_state(), ())
    return sorted((player, count) for (player, _), count in found.items())


def test_every_corner_of_the_format() -> None:
    game = gambit.parse_efg(BY_HAND)
    assert game.player_names == ("Ann", "Bob")
    assert game.chance
    assert game.hidden_information
    assert game.zero_sum
    start = game.initial_state()
    assert [game.action_text(start, a) for a in game.actions(start)] == ["high", "low", "low (2)"]
    assert [game.probability(start, a) for a in game.actions(start)] == [0.5, 0.25, 0.25]
    raised = game.result(game.result(start, 0), 0)
    assert game.action_text(game.result(start, 0), 1) == "2"
    assert game.utility(game.result(raised, 0), 0) == 3  # with the ante
    other = game.result(game.result(start, 1), 0)
    assert game.information(raised, 1) == game.information(other, 1)
    assert game.utility(game.result(other, 0), 1) == 2


@pytest.mark.parametrize("spec", SMALL)
def test_a_game_written_and_read_is_the_same(spec: str) -> None:
    game = load(spec)
    again = gambit.parse_efg(gambit.to_efg(game))
    assert again.traits == game.traits.__class__(
        game.players, game.zero_sum, game.chance, again.hidden_information, again.utility_bounds
    )
    assert information_sets(again) == information_sets(game)
    for player in range(game.players):
        assert values(again, again.initial_state(), player) == pytest.approx(
            values(game, game.initial_state(), player)
        )
    assert gambit.to_efg(again, title="x") == gambit.to_efg(
        gambit.parse_efg(gambit.to_efg(again)), title="x"
    )


@pytest.mark.peer("pyspiel")
@pytest.mark.parametrize("spec", SMALL)
def test_openspiel_reads_what_is_written(spec: str) -> None:
    import pyspiel

    game = load(spec)
    theirs = pyspiel.load_efg_game(gambit.to_efg(game))
    state = theirs.new_initial_state()

    def compare(mine: Any, other: Any) -> None:
        assert other.is_terminal() == game.is_terminal(mine)
        if other.is_terminal():
            assert other.returns() == [game.utility(mine, p) for p in range(game.players)]
            return
        assert other.current_player() == game.to_move(mine)
        names = [game.action_text(mine, action) for action in game.actions(mine)]
        assert [other.action_to_string(a) for a in other.legal_actions()] == names
        if other.is_chance_node():
            odds = [game.probability(mine, action) for action in game.actions(mine)]
            assert [p for _, p in other.chance_outcomes()] == pytest.approx(odds)
        for action, code in zip(game.actions(mine), other.legal_actions(), strict=True):
            compare(game.result(mine, action), other.child(code))

    compare(game.initial_state(), state)


@pytest.mark.peer("pyspiel")
def test_what_openspiel_writes_is_read() -> None:
    import pyspiel
    from open_spiel.python.algorithms import gambit as theirs

    game = gambit.parse_efg(theirs.export_gambit(pyspiel.load_game("kuhn_poker")))
    ours = load("kuhn_poker")
    assert information_sets(game) == information_sets(ours)
    assert values(game, game.initial_state(), 0) == pytest.approx(
        values(ours, ours.initial_state(), 0)
    )
    sample = gambit.parse_efg(pyspiel.get_sample_efg_data())
    assert len(information_sets(sample)) > 3
    matrix = pyspiel.load_matrix_game("matrix_shapleys_game")
    normal = gambit.parse_nfg(pyspiel.game_to_nfg_string(matrix))
    assert np.array_equal(normal.payoffs[..., 0], matrix.row_utilities())
    assert np.array_equal(normal.payoffs[..., 1], matrix.col_utilities())


def test_normal_form_by_hand() -> None:
    text = """NFG 1 D "two by three" { "row" "column" } { 2 3 }
        1 10  2 20  3 30  4 40  5 50  6 60"""
    normal = gambit.parse_nfg(text)
    assert normal.payoffs[:, :, 0].tolist() == [[1, 3, 5], [2, 4, 6]]
    assert normal.payoffs[:, :, 1].tolist() == [[10, 30, 50], [20, 40, 60]]
    by_outcome = gambit.parse_nfg(
        """NFG 1 R "the same" { "row" "column" } { { "T" "B" } { "l" "m" "r" } } ""
        { { "a" 1, 10 } { "b" 2 20 } { "c" 3, 30 } { "" 4, 40 } { "" 10/2, 50 } { "" 6, 60 } }
        1 2 3 4 5 6"""
    )
    assert np.array_equal(by_outcome.payoffs, normal.payoffs)
    assert by_outcome.strategies == (("T", "B"), ("l", "m", "r"))
    again = gambit.parse_nfg(by_outcome.to_nfg())
    assert np.array_equal(again.payoffs, normal.payoffs)
    game = by_outcome.game()
    assert game.hidden_information
    state = game.result(game.result(game.initial_state(), 1), 2)
    assert (game.utility(state, 0), game.utility(state, 1)) == (6, 60)


def test_the_normal_form_of_kuhn_poker_has_its_value() -> None:
    """-1/18, as the linear program of the matrix game finds it."""
    from scipy.optimize import linprog

    normal = gambit.normal_form(load("kuhn_poker"))
    matrix = normal.payoffs[..., 0]
    assert matrix.shape == (64, 64)
    rows, columns = matrix.shape
    found = linprog(
        c=[*np.zeros(rows), -1],
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[*np.ones(rows), 0]],
        b_eq=[1],
        bounds=[*[(0, 1)] * rows, (None, None)],
    )
    assert -found.fun == pytest.approx(-1 / 18)


def test_files(tmp_path: Path) -> None:
    game = load("bucket")
    for name in ("bucket.efg", "bucket.NFG"):
        gambit.write(game, tmp_path / name)
        again = gambit.read(tmp_path / name)
        assert again.players == 2
    assert solve(gambit.read(tmp_path / "bucket.efg")).value == solve(game).value
    (tmp_path / "bucket.txt").write_text("")
    with pytest.raises(BadParameter, match="end in"):
        gambit.read(tmp_path / "bucket.txt")
    with pytest.raises(BadFile, match="can't be read"):
        gambit.read(tmp_path / "nowhere.efg")


def test_too_large_to_write() -> None:
    with pytest.raises(BadParameter, match="more than"):
        gambit.to_efg(load("tic_tac_toe"), most=1000)
    with pytest.raises(BadParameter, match="combinations of strategies"):
        gambit.normal_form(load("kuhn_poker:players=3"))


HEAD = 'EFG 2 R "t" { "A" "B" }\n""\n'


def test_no_input_does_harm() -> None:
    """Whatever is cut out of a good file or put into it, the answer is a game or a BadFile."""
    import random

    dice = random.Random(5)
    good = gambit.to_efg(load("kuhn_poker"))
    for _ in range(300):
        start = dice.randrange(len(good))
        piece = dice.choice(["", "{", "}", '"', "9", "p", good[: dice.randrange(60)]])
        text = good[:start] + piece + good[start + dice.randrange(20) :]
        try:
            gambit.parse_efg(text)
        except (BadFile, BadParameter):
            continue
