"""The war game: who falls, who sees whom, what it is worth, and that both sides are alike."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests.games.sizes import size
from zermelo.equilibrium import Cfr, exploitability, sequence_form, utilities
from zermelo.errors import BadParameter
from zermelo.games.war_game import State, WarGame

SMALL = WarGame(2, 3, units=1, turns=3)
SPEARS, BOWS, HORSE = range(3)
HOLD, FORWARD, RIGHT, BACK, LEFT = range(5)


def played(game: WarGame, *actions: int) -> State:
    state = game.initial_state()
    for action in actions:
        assert action in list(game.actions(state))
        state = game.result(state, action)
    return state


def cells(game: WarGame, state: State, player: int | None = None) -> str:
    return "".join(cell.symbol if cell else "." for cell in game.board(state, player)[0].cells)


@pytest.mark.parametrize(
    "first, second, left",
    [
        (SPEARS, SPEARS, ""),
        (SPEARS, HORSE, "s"),
        (HORSE, SPEARS, "s"),
        (BOWS, SPEARS, "b"),
        (HORSE, BOWS, "h"),
        (BOWS, HORSE, "h"),
    ],
)
def test_who_falls(first: int, second: int, left: str):
    """They meet in one cell, and on the way to each other's cell."""
    in_one_cell = WarGame(1, 3, units=1)
    state = played(in_one_cell, first, second, FORWARD, FORWARD)
    assert cells(in_one_cell, state).replace("▲", ".").replace(".", "") == left
    on_the_way = WarGame(1, 2, units=1)
    state = played(on_the_way, first, second, FORWARD, FORWARD)
    assert on_the_way.is_terminal(state)
    assert [on_the_way.standing(state, player) for player in (0, 1)].count(1) == len(left)
    winner = {first: 0, second: 1}.get("sbh".find(left) if left else -1)
    worth = [on_the_way.utility(state, player) for player in (0, 1)]
    assert worth == ([0, 0] if not left else [1, -1] if winner == 0 else [-1, 1])


def test_a_stack_fights_together():
    """Horse and spears come to a horse: it falls, and so does the horse, by its equal."""
    game = WarGame(1, 5, units=2, turns=8)
    state = played(game, SPEARS, HORSE, HORSE, BOWS)
    for orders in ((FORWARD, FORWARD, HOLD, HOLD), (FORWARD, FORWARD, FORWARD, HOLD)):
        for order in orders:
            state = game.result(state, order)
    assert cells(game, state) == "..shhb"
    for order in (FORWARD, FORWARD, HOLD, HOLD):
        state = game.result(state, order)
    assert cells(game, state) == "..▲sb"
    assert game.reported(state, 1).text.splitlines()[-1] == (
        "turn 3: hold, hold; spears 1 seen at d1; horse 2 fell; own 1 fell"
    )


def test_the_hill_decides():
    game = WarGame(3, 3, units=1, turns=1)
    state = played(game, SPEARS, SPEARS, FORWARD, HOLD)
    assert game.is_terminal(state)
    assert [game.points(state, player) for player in (0, 1)] == [2, 1]
    assert game.utility(state, 0) == 1.0


def test_fog():
    game = WarGame(1, 5, units=1, turns=3)
    far, near = played(game, BOWS, HORSE, HOLD, HOLD), played(game, BOWS, HORSE, FORWARD, FORWARD)
    assert cells(game, far, 0) == "b.▲.."
    assert cells(game, near, 0) == ".b▲.."
    nearer = game.result(game.result(near, HOLD), FORWARD)
    assert cells(game, nearer, 0) == ".bh.."
    other = played(game, BOWS, SPEARS, FORWARD, FORWARD)
    assert game.information(near, 0) == game.information(other, 0)
    assert game.information(near, 1) != game.information(other, 1)
    other = game.result(game.result(other, HOLD), FORWARD)
    assert game.information(nearer, 0) != game.information(other, 0)


def test_orders_are_secret_until_both_have_given_them():
    one, other = played(SMALL, BOWS, BOWS, HOLD), played(SMALL, BOWS, BOWS, FORWARD)
    assert SMALL.information(one, 1) == SMALL.information(other, 1)
    assert SMALL.information(one, 0) != SMALL.information(other, 0)
    assert SMALL.board(one, 1) == SMALL.board(other, 1)


def test_notation():
    game = WarGame()
    state = played(game, *(BOWS, HORSE, SPEARS) * 2)
    names = [game.action_text(state, action) for action in game.actions(state)]
    assert names == ["1 hold", "1 east", "1 south"]
    assert game.action_cells(state, FORWARD) == (0, 1)
    state = played(game, *(BOWS, HORSE, SPEARS) * 2, *(HOLD,) * 3)
    assert game.action_text(state, FORWARD) == "1 west"


@pytest.mark.parametrize("seed", range(20))
def test_both_sides_see_the_same(seed: int):
    """Were the sides exchanged, with the same orders from either point of view, each would
    observe what the other did, and win what the other won."""
    game, dice = WarGame(3, 4, units=2, turns=4), random.Random(seed)
    state = twin = game.initial_state()
    while not game.is_terminal(state):
        moves: list[list[int]] = [[], []]
        after = state
        turn = state.turn
        while not game.is_terminal(after) and after.turn == turn:
            moves[game.to_move(after)].append(dice.choice(list(game.actions(after))))
            after = game.result(after, moves[game.to_move(after)][-1])
        for action in (*moves[1], *moves[0]):
            assert action in list(game.actions(twin))
            twin = game.result(twin, action)
        state = after
        assert game.is_terminal(state) == game.is_terminal(twin)
        for player in (0, 1):
            if not game.is_terminal(state) and state.given == 0:
                one, other = (np.zeros(game.observation_shape) for _ in range(2))
                game.observation(state, player, one)
                game.observation(twin, 1 - player, other)
                one[6] = other[6] = 0.0  # the unit to be ordered
                np.testing.assert_array_equal(one, other)
            assert game.utility(state, player) == game.utility(twin, 1 - player)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_observed_is_what_is_known(seed: int):
    game, dice = WarGame(), random.Random(seed)
    state = game.initial_state()
    while not game.is_terminal(state):
        player = game.to_move(state)
        one, other = np.zeros((2, *game.observation_shape))
        game.observation(state, player, one)
        game.observation(game.information(state, player), player, other)
        np.testing.assert_array_equal(one, other)
        state = game.result(state, dice.choice(list(game.actions(state))))


def test_size():
    assert size(SMALL) == (12424, 8703, (634, 634))


def test_neither_side_is_better_off():
    form = sequence_form(SMALL)
    solver = Cfr(form, "cfr+")
    solver.run(300)
    plan = solver.average()
    assert exploitability(form, plan) < 0.002
    assert utilities(form, plan) == pytest.approx((0.0, 0.0), abs=0.001)
    assert exploitability(form, form.uniform_plan()) == pytest.approx(0.68133, abs=1e-5)


def test_bad_parameters():
    with pytest.raises(BadParameter, match="rows must be a whole number from 1 to 7, not 8"):
        WarGame(8)
    with pytest.raises(BadParameter, match="units"):
        WarGame(units=0)
