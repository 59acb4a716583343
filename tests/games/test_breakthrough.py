"""Breakthrough: a peer, solved boards, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.executions import executions, game_in
from tests.games.comparing import play_beside
from tests.games.solving import ENTRY, Solver, check_plies_left
from zermelo.bits import Bits
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.games.breakthrough import Breakthrough
from zermelo.kernel import kernel, state_hash, view
from zermelo.perft import perft

GAME = Breakthrough()
WIN = 1000.0
SECOND_WINS = {  # with the plies that it takes
    "breakthrough:rows=4,columns=2": 8,
    "breakthrough:rows=5,columns=2": 10,
    "breakthrough:rows=4,columns=4": 14,
}
MORE_SECOND_WINS = {"breakthrough:rows=4,columns=3": 12, "breakthrough:rows=5,columns=3": 18}


def openspiel_action(state: Any, action: int) -> int:
    """Theirs count row, column, direction and capture; their first player starts at the top."""
    row, column = divmod(action // 3, 8)
    taken = "x" in GAME.action_text(state, action)
    direction = action % 3 + 3 * state.player
    return (((7 - row) * 8 + column) * 6 + direction) * 2 + taken


@pytest.mark.peer("pyspiel")
def test_games_beside_openspiel():
    import pyspiel

    play_beside(GAME, pyspiel.load_game("breakthrough"), openspiel_action, games=40)


def test_perft_from_the_start():
    assert perft(GAME, 4) == (22, 484, 11132, 256036)


@kernel
def distance(game, state, memory):
    """How soon the player to move wins or, below zero, loses: WIN less the plies left."""
    if game.is_terminal(state):
        return -WIN
    table = view(memory.table, memory.entries, ENTRY)
    key = state_hash(state)
    slot = int(key & (memory.entries - 1))
    if Bits(table[slot].key) == key:
        return table[slot].value
    best = -2.0 * WIN
    for action in game.actions(state):
        best = max(best, -distance(game, game.result(state, action), memory))
    best = best - 1.0 if best > 0.0 else best + 1.0
    table[slot].key = int(key)
    table[slot].value = best
    return best


@pytest.mark.parametrize(
    "spec, execution",
    executions(list(SECOND_WINS), compiled=["breakthrough:rows=4,columns=4"]),
)
def test_the_second_player_wins_small_boards(spec: str, execution: str):
    solver, plies = Solver(game_in(spec, execution), 1 << 23), SECOND_WINS[spec]
    assert distance(solver.run.game, solver.run.state(), solver.memory) == plies - WIN


@pytest.mark.long
@pytest.mark.parametrize("spec, plies", MORE_SECOND_WINS.items())
def test_the_second_player_wins_more_boards(spec: str, plies: int):
    solver = Solver(load(spec), 1 << 23)
    assert distance(solver.run.game, solver.run.state(), solver.memory) == plies - WIN


def test_captures_are_diagonal_and_never_forced():
    rows = "......../......../......../......../...BB.../...W..../......../W......."
    state = GAME.parse_state(f"{rows} W")
    names = [GAME.action_text(state, action) for action in GAME.actions(state)]
    assert sorted(names) == ["a1a2", "a1b2", "d3c4", "d3xe4"]
    assert not GAME.is_quiet(state)
    assert GAME.is_quiet(GAME.initial_state())


def test_games_end_in_time():
    check_plies_left(GAME)


def test_noisy_actions_take_or_arrive():
    rows = "......../W......./......../......../...BB.../...W..../......../........"
    state = GAME.parse_state(f"{rows} W")
    noisy = {GAME.action_text(state, action) for action in GAME.noisy_actions(state)}
    assert noisy == {"a7a8", "a7b8", "d3xe4"}


def test_the_far_row_wins_and_so_does_the_last_capture():
    arrived = GAME.parse_state("W......./......BB/" + "......../" * 5 + "........ B")
    assert GAME.is_terminal(arrived)
    assert (GAME.utility(arrived, 0), GAME.utility(arrived, 1)) == (1.0, -1.0)
    bare = GAME.parse_state("......../" * 7 + "......BB W")
    assert list(GAME.actions(bare)) == []
    assert GAME.is_terminal(bare)
    assert (GAME.utility(bare, 0), GAME.utility(bare, 1)) == (-1.0, 1.0)


@pytest.mark.parametrize("rows, columns", [(3, 8), (8, 1), (9, 8), (8, 8.5)])
def test_bad_parameters(rows: Any, columns: Any):
    with pytest.raises(BadParameter):
        Breakthrough(rows, columns)
