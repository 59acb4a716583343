from __future__ import annotations

import pytest

from tests import naive
from zermelo.bits import Bits, bit, popcount
from zermelo.errors import BadParameter
from zermelo.game import CHANCE
from zermelo.games.ghost_chase import FAR, GhostChase

CORRIDOR = "P-.G"


def moved(game, *names):
    state = game.initial_state()
    for name in names:
        state = game.result(state, game.parse_action(state, name))
    return state


def test_the_score_of_a_win():
    game = GhostChase("P.--G")
    state = moved(game, "east")
    assert game.is_terminal(state)
    assert game.utility(state, 0) == 10 - 1 + 500 == -game.utility(state, 1)
    assert list(game.actions(state)) == []


def test_the_score_of_a_loss():
    game = GhostChase(CORRIDOR)
    state = moved(game, "east", "west")
    assert not game.is_terminal(state)
    state = game.result(state, game.parse_action(state, "east"))
    assert state.eater == state.ghost
    assert game.utility(state, 0) == 10 - 2 - 500


def test_time_runs_out():
    game = GhostChase("P---.--G", steps=2)
    state = moved(game, "east", "west", "west", "east")
    assert game.is_terminal(state)
    assert game.utility(state, 0) == -2


def test_pellets_are_eaten_once():
    game = GhostChase()
    state = moved(game, "south")
    assert popcount(state.pellets) == len(game.food) - 1
    assert game.score(state) == 9


def test_whose_turn_it_is():
    assert [GhostChase().to_move(moved(GhostChase(), *path)) for path in ((), ("east",))] == [0, 1]
    game = GhostChase(ghost="random")
    after = moved(game, "east")
    assert game.to_move(after) == CHANCE
    assert game.chance
    assert game.players == 1
    ways = list(game.actions(after))
    assert [game.probability(after, way) for way in ways] == [1 / len(ways)] * len(ways)


def test_distances_go_along_the_corridors():
    game = GhostChase("P%G/-.-")
    assert game.distances[0, 2] == 4
    assert game.distances[0, 1] == FAR


def test_evaluation_knows_the_way_and_the_danger():
    game = GhostChase("P--.----G")
    near = moved(game, "east", "west")
    far = moved(game, "east", "west", "west", "east")
    assert game.evaluate(near, 0) > game.evaluate(far, 0)
    closer = near._replace(ghost=near.ghost - 2)
    assert game.evaluate(closer, 0) < game.evaluate(near, 0) == -game.evaluate(near, 1)


def test_a_short_chase_by_hand():
    """The ghost must step onto the pellet; who walks up to it is caught, or half the time."""
    chase = "P--.G"
    game, random = GhostChase(chase, steps=3), GhostChase(chase, ghost="random", steps=3)
    assert naive.expectiminimax(game, game.initial_state()) == -2 - 500
    assert naive.expectiminimax(random, random.initial_state()) == (-502 + 10 - 3 + 500) / 2


def test_the_picture():
    grid, text = GhostChase().board(GhostChase().initial_state())
    assert (grid.rows, grid.columns) == (7, 9)
    assert [piece.symbol for piece in grid.cells if piece].count(".") == 5
    assert text.text == "score 0"
    game = GhostChase()
    assert game.action_cells(game.initial_state(), 1) == (13, 14)


@pytest.mark.parametrize("layout", ["P.G/-", "P.", "PP.G", "P-G", "P.x", "%" * 70 + "P.G", "P.%G"])
def test_layouts_that_are_none(layout):
    with pytest.raises(BadParameter):
        GhostChase(layout)


def test_parameters():
    with pytest.raises(BadParameter, match="adversary or random"):
        GhostChase(ghost="friendly")
    with pytest.raises(BadParameter, match="steps"):
        GhostChase(steps=0)
    assert GhostChase().initial_state().pellets & bit(22) != Bits(0)
