"""Games to and from OpenSpiel: the values are equal whichever side's algorithm finds them."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import (
    expected_game_score,
    exploitability,
    minimax,
)
from open_spiel.python.policy import UniformRandomPolicy

from tests.naive_strategies import best_response, expected_utilities
from zermelo import CHANCE, Game, check, load
from zermelo.bridges.openspiel import OpenSpiel, to_openspiel
from zermelo.errors import BadParameter, InvalidState, NotThisKindOfGame
from zermelo.montecarlo import mcts
from zermelo.search import alpha_beta, expectiminimax, solve
from zermelo.strategy import Uniform

EXPORTED = [
    "tic_tac_toe",
    "nim",
    "connect_four:rows=4,columns=4",
    "kalah:pits=3,seeds=2",
    "dots_and_boxes:rows=1,columns=2",
    "othello:size=4",
    "checkers:quiet_plies=8",
    "bucket:coin=true",
    "fishing",
    "kuhn_poker",
    "kuhn_poker:players=3",
    "leduc_poker",
    "rock_paper_scissors",
    "tree",
]


@pytest.mark.parametrize("spec", EXPORTED)
def test_random_simulation_of_exported_games(spec: str, capfd: pytest.CaptureFixture[str]) -> None:
    theirs = to_openspiel(load(spec))
    pyspiel.random_sim_test(theirs, num_sims=2, serialize=True, verbose=False)
    capfd.readouterr()
    assert to_openspiel(load(spec)).get_type().short_name == theirs.get_type().short_name


def test_openspiel_solves_exported_games() -> None:
    value, _ = minimax.alpha_beta_search(to_openspiel(load("nim:piles=1-2-2")))
    assert value == solve(load("nim:piles=1-2-2")).value
    kuhn = to_openspiel(load("kuhn_poker"))
    uniform = UniformRandomPolicy(kuhn)
    ours = load("kuhn_poker")
    average = expected_game_score.policy_value(kuhn.new_initial_state(), [uniform, uniform])
    assert average == pytest.approx(expected_utilities(ours, Uniform()))
    native = pyspiel.load_game("kuhn_poker")
    assert exploitability.nash_conv(kuhn, uniform) == pytest.approx(
        exploitability.nash_conv(native, UniformRandomPolicy(native))
    )
    solver = pyspiel.CFRSolver(kuhn)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.nash_conv(kuhn, policy) < 0.02
    assert expected_value(kuhn.new_initial_state(), policy) == pytest.approx(-1 / 18, abs=0.005)


def expected_value(state: Any, policy: Any) -> float:
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        odds = state.chance_outcomes()
    else:
        odds = policy.action_probabilities(state).items()
    return sum(chance * expected_value(state.child(action), policy) for action, chance in odds)


# The other way: ten games of theirs, by our algorithms.


def test_tic_tac_toe() -> None:
    game = OpenSpiel("tic_tac_toe", merge=True)
    assert solve(game).value == 0.0
    state = game.parse_state("4,1")
    theirs, _ = minimax.alpha_beta_search(game._spiel, state.live.clone(), maximizing_player_id=0)
    assert alpha_beta(game, state).value == theirs == 1.0
    assert mcts(game, game.parse_state("0,3,1,4"), iterations=300, seed=1).action == 2


@pytest.mark.parametrize(
    "name, own",
    [
        ("nim(pile_sizes=1;2;2,is_misere=false)", "nim:piles=1-2-2"),
        ("connect_four(rows=4,columns=4,x_in_row=4)", None),
        ("dots_and_boxes(num_rows=1,num_cols=2)", None),
        ("breakthrough(rows=4,columns=3)", None),
        ("othello", None),
    ],
)
def test_perfect_information_by_search(name: str, own: str | None) -> None:
    """Positions near the end: alpha-beta here and there."""
    game, dice = OpenSpiel(name, merge=True), random.Random(6)
    theirs = pyspiel.load_game(name)
    if own is not None:
        assert solve(game).value == solve(load(own)).value
    for _ in range(3):
        state = near_the_end(game, dice)
        value = alpha_beta(game, state).value
        live = theirs.deserialize_state(state.live.serialize())
        mover = game.to_move(state)
        expected, _ = minimax.alpha_beta_search(theirs, live, maximizing_player_id=mover)
        assert value == pytest.approx(expected)


def near_the_end(game: OpenSpiel, dice: random.Random) -> Any:
    """A state five plies before the end of a random game, or its start."""
    path = [game.initial_state()]
    while not game.is_terminal(path[-1]):
        path.append(game.result(path[-1], dice.choice(list(game.actions(path[-1])))))
    return path[-6:][0]


def test_chance_by_expectiminimax() -> None:
    game = OpenSpiel("pig(players=2,winscore=4,diceoutcomes=2,horizon=6)")
    assert game.chance
    theirs = minimax.expectiminimax(game.initial_state().live, 100, None, 0)[0]
    found = expectiminimax(game, depth=100)
    assert found.exact
    assert found.value == pytest.approx(theirs)


@pytest.mark.parametrize(
    "name, own",
    [
        ("kuhn_poker", "kuhn_poker"),
        ("leduc_poker", "leduc_poker"),
        ("matrix_rps", "rock_paper_scissors"),
        ("liars_dice(numdice=1,dice_sides=3)", None),
        ("goofspiel(num_cards=3,points_order=descending,imp_info=true)", None),
        ("tiny_hanabi", None),
    ],
)
def test_hidden_information(name: str, own: str | None) -> None:
    """Expected utilities of uniform play, and what a best response to it is worth."""
    game = OpenSpiel(name)
    assert game.hidden_information
    theirs = game._spiel
    uniform = UniformRandomPolicy(theirs)
    expected = expected_game_score.policy_value(theirs.new_initial_state(), [uniform] * 2)
    assert expected_utilities(game, Uniform()) == pytest.approx(list(expected))
    if own is not None:
        assert expected_utilities(load(own), Uniform()) == pytest.approx(list(expected), abs=1e-9)
    conv = exploitability.nash_conv(theirs, uniform, return_only_nash_conv=False)
    for player in range(2):
        gain = best_response(game, Uniform(), player)[0] - expected[player]
        assert gain == pytest.approx(conv.player_improvements[player])


@pytest.mark.parametrize("name", ["kuhn_poker", "pig", "matrix_pd", "hex(board_size=3)"])
def test_imported_games_are_games(name: str) -> None:
    report = check(OpenSpiel(name), games=10, states=200)
    assert report.ok, str(report)


def test_moves_at_the_same_time_are_made_in_turn() -> None:
    game = OpenSpiel("matrix_pd")
    state = game.result(game.initial_state(), 1)
    assert game.to_move(state) == 1
    other = game.result(game.initial_state(), 0)
    assert game.information(state, 1) == game.information(other, 1)
    assert game.information(state, 0) != game.information(other, 0)
    assert not game.zero_sum


def test_states_are_values_with_text() -> None:
    game = OpenSpiel("kuhn_poker")
    state = game.parse_state("0,1,1")
    assert game.parse_state(game.state_text(state)) == state
    assert hash(state) == hash(game.parse_state("0,1,1"))
    assert game.to_move(game.initial_state()) == CHANCE
    for wrong in ("0,0", "7", "x", "0,1,1,1,1,1"):
        with pytest.raises(InvalidState):
            game.parse_state(wrong)


def test_imported_games_have_a_spec() -> None:
    from zermelo.games import spec_of

    game: Game = OpenSpiel("kuhn_poker(players=3)")
    assert load(spec_of(game)).players == 3


def test_what_can_not_be_imported() -> None:
    with pytest.raises(BadParameter, match="no game"):
        OpenSpiel("three_dimensional_chess")
    with pytest.raises(NotThisKindOfGame, match="chance"):
        OpenSpiel("mfg_crowd_modelling")
