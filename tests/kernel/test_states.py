"""Many states at once, packed or listed."""

from __future__ import annotations

from typing import Any

import pytest

from zermelo.games.chess import Chess
from zermelo.games.tic_tac_toe import TicTacToe
from zermelo.kernel import fence, kernel, load_state, new_states, put_state, put_states, save_state


class PlainTicTacToe(TicTacToe):
    compiled = False


@kernel
def walk(game: Any, states: Any, plies: int) -> None:
    """Keep the states of a game in which the first action is always taken."""
    for ply in range(plies):
        state = load_state(game, states, ply)
        chosen = -1
        for action in game.actions(state):
            chosen = action
            break
        save_state(game, states, ply + 1, game.result(state, chosen))
        fence()


@kernel
def kept(game: Any, states: Any, index: int) -> Any:
    return load_state(game, states, index)


@kernel
def copy(game: Any, states: Any, source: int, target: int) -> None:
    save_state(game, states, target, load_state(game, states, source))
    fence()


@pytest.mark.parametrize("game", [TicTacToe(), PlainTicTacToe()], ids=["compiled", "plain"])
def test_states_come_back_as_they_were(game: Any) -> None:
    states = new_states(game, 6)
    state = game.initial_state()
    put_state(game, states, 0, state)
    walk(game, states, 5)
    for ply in range(6):
        assert kept(game, states, ply) == state
        state = game.result(state, next(iter(game.actions(state))))


def test_states_of_many_parts_are_copied_whole() -> None:
    """Those of chess, without its rules, which take long to compile."""
    game, plies = Chess(), 6
    states = new_states(game, 2 * plies)
    state = game.initial_state()
    for ply in range(plies):
        put_state(game, states, ply, state)
        copy(game, states, ply, plies + ply)
        assert kept(game, states, ply) == kept(game, states, plies + ply) == state
        state = game.result(state, next(iter(game.actions(state))))


@pytest.mark.parametrize("game", [TicTacToe(), PlainTicTacToe(), Chess()])
def test_many_states_at_once(game: Any) -> None:
    """As they are put one by one."""
    found = [game.initial_state()]
    for _ in range(4):
        found.append(game.result(found[-1], next(iter(game.actions(found[-1])))))
    one_by_one, together = new_states(game, 5), new_states(game, 5)
    for index, state in enumerate(found):
        put_state(game, one_by_one, index, state)
    put_states(game, together, found)
    put_states(game, together, [])
    if isinstance(together, list):
        assert together == one_by_one
    else:
        assert together.tobytes() == one_by_one.tobytes()
