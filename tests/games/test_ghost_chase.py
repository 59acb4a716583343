from __future__ import annotations

import random

import pytest

from tests import naive
from tests.executions import executions, game_in
from tests.games.comparing import plain_twin
from zermelo.bits import Bits, popcount
from zermelo.conformance import check
from zermelo.errors import BadParameter, InvalidState, UnknownName
from zermelo.game import CHANCE
from zermelo.games import load
from zermelo.games.ghost_chase import FAR, LAYOUTS, SCARE, GhostChase
from zermelo.search import expectiminimax, interval_iteration

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
    assert state.caught
    assert state.eater == state.ghosts[0]
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
    closer = near._replace(ghosts=(near.ghosts[0] - 2,))
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


@pytest.mark.parametrize("layout", ["P.G/-", "P.", "PP.G", "P-G", "P.x", "%" * 250 + "P.G", "P.%G"])
def test_layouts_that_are_none(layout):
    with pytest.raises(BadParameter):
        GhostChase(layout)


def test_parameters():
    with pytest.raises(BadParameter, match="adversary or random"):
        GhostChase(ghost="friendly")
    with pytest.raises(BadParameter, match="steps"):
        GhostChase(steps=-1)


def test_bounds_hold_for_both_sides():
    caught_late = GhostChase(steps=100).initial_state()._replace(caught=True, plies=200)
    for ghost, bounds in (("adversary", (-600.0, 600.0)), ("random", (-600.0, 550.0))):
        game = GhostChase(ghost=ghost)
        assert game.utility_bounds == bounds
        worths = [game.utility(caught_late, player) for player in range(game.players)]
        assert all(bounds[0] <= worth <= bounds[1] for worth in worths)


def test_layouts_by_name():
    assert GhostChase(LAYOUTS["ring"]).initial_state() == GhostChase().initial_state()
    sizes = {name: len(GhostChase(name).homes) for name in LAYOUTS}
    assert sizes == {
        "ring": 1,
        "loop": 1,
        "room": 1,
        "trap": 2,
        "crossing": 1,
        "open": 1,
        "small": 2,
        "capsules": 3,
    }
    with pytest.raises(UnknownName, match="did you mean capsules"):
        GhostChase("capsule")


def test_ghosts_move_one_after_the_other():
    game = GhostChase("G-.P-G")
    state = game.initial_state()
    turns = []
    for _ in range(6):
        turns.append((game.to_move(state), game.mover(state)))
        state = game.result(state, next(iter(game.actions(state))))
        if game.is_terminal(state):
            break
    assert turns[:3] == [(0, 3), (1, 0), (1, 5)]
    one, two = GhostChase("trap"), GhostChase("trap", ghost="random")
    state = two.result(two.initial_state(), 2)
    assert two.to_move(state) == two.to_move(two.result(state, 1)) == CHANCE
    assert one.score(one.result(one.result(state, 1), 0)) == -1


def test_a_scared_ghost_is_caught_and_begins_anew():
    game = GhostChase("-Po-G--.")
    state = moved(game, "east", "west")  # the capsule; the ghost comes near
    assert state.scared == (SCARE - 1,)
    assert game.board(state)[0].cells[3].symbol == "g"
    state = game.result(state, game.parse_action(state, "east"))
    assert not state.caught
    assert (state.catches, state.ghosts, state.scared) == (1, (4,), (0,))
    assert game.score(state) == 200 - 2
    state = game.result(state, game.parse_action(state, "west"))
    assert state.caught  # who has come back is not scared any more
    assert game.utility(state, 0) == 200 - 2 - 500


def test_fear_ends():
    game = GhostChase("Po------------G-.")
    state = moved(game, "east")
    assert state.scared == (SCARE,)
    for step in range(SCARE):  # both walk to and fro
        for direction in ("west", "east"):
            back = {"west": "east", "east": "west"}[direction] if step % 2 else direction
            state = game.result(state, game.parse_action(state, back))
    assert state.scared == (0,)


@pytest.mark.parametrize(
    "change, message",
    [
        ({"eater": 0}, "not a walkable cell"),
        ({"ghosts": (700,)}, "not a walkable cell"),
        ({"pellets": Bits(1 << 40)}, "more pellets"),
        ({"plies": -1}, "0 or more"),
    ],
)
def test_positions_that_are_none(change, message):
    game = GhostChase()
    text = game.state_text(game.initial_state()._replace(**change))
    with pytest.raises(InvalidState, match=message):
        game.parse_state(text)


@pytest.mark.parametrize(
    "spec, execution",
    executions(
        [
            f"ghost_chase:layout={layout},ghost={ghost}"
            for layout in ("small", "capsules")
            for ghost in ("adversary", "random")
        ],
        compiled=["ghost_chase:layout=small,ghost=random"],
    ),
)
def test_larger_layouts_keep_the_rules(spec, execution):
    report = check(game_in(spec, execution), games=5, states=150)
    assert report.ok, str(report)
    assert report.ran_compiled == (execution == "compiled")


@pytest.mark.plain(unless_long=True)
def test_search_finds_its_way_among_ghosts():
    """One step of everybody ahead: the eater gets away from two ghosts and eats."""
    game = GhostChase("small", ghost="random", steps=60)
    dice, state = random.Random(0), game.initial_state()
    while not game.is_terminal(state):
        if game.to_move(state) == 0:
            action = expectiminimax(game, state, depth=3).action
        else:
            action = dice.choice(list(game.actions(state)))
        state = game.result(state, action)
    assert not state.caught
    assert game.score(state) > 200


# Without a limit of steps: positions come again.

LONG_CORRIDOR = "P--.-.G"


def test_without_a_limit_a_position_does_not_know_how_old_it_is():
    game = GhostChase("P---.--G", steps=0)
    state = moved(game, "east", "west", "west", "east")
    assert state == game.initial_state()
    assert game.score(state) == 0
    assert not game.is_terminal(state)


def test_a_ghost_that_moves_at_random_can_be_outrun_in_a_loop():
    """For ever, if need be: there the eater surely eats all. In a corridor it may be caught."""
    loop = interval_iteration(plain_twin(load("ghost_chase:layout=loop,ghost=random,steps=0")))
    assert loop.values() == pytest.approx((560,))
    game = plain_twin(GhostChase(LONG_CORRIDOR, ghost="random", steps=0))
    lower, upper = interval_iteration(game).bounds()
    for endless, bound in zip(game.utility_bounds, (lower, upper), strict=True):
        oracle = naive.values_without_end(game, game.initial_state(), endless)
        assert bound == pytest.approx(oracle[game.initial_state()], abs=1e-6)
    assert lower == pytest.approx(-88)


def test_a_ghost_that_hunts_gets_the_eater_in_a_corridor_and_not_in_a_loop():
    corridor = interval_iteration(plain_twin(GhostChase(LONG_CORRIDOR, steps=0)))
    assert corridor.bounds().exact
    assert corridor.values() == (-490, 490)
    loop = interval_iteration(plain_twin(load("ghost_chase:layout=loop,steps=0")))
    assert loop.values() == (None, None)
