"""The war game: who falls, who sees whom, what it is worth, and that both sides are alike."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tests import naive
from tests.games.sizes import size
from zermelo.equilibrium import (
    Cfr,
    exploitability,
    sequence_form,
    solve_markov,
    utilities,
)
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


# In the open.

OPEN = WarGame(2, 3, units=1, turns=3, open=True)


@pytest.mark.parametrize("seed", range(20))
def test_the_open_game_is_the_other_one_without_fog(seed: int):
    """With the same orders the same units stand in the same places."""
    sizes, dice = {"rows": 3, "columns": 3, "units": 2, "turns": 4}, random.Random(seed)
    game, fog = WarGame(**sizes, open=True), WarGame(**sizes)
    state, twin = game.initial_state(), fog.initial_state()
    while not game.is_terminal(state):
        player = game.to_move(state)
        together = dice.choice(list(game.actions(state)))
        for unit, order in enumerate((together % 5, together // 5), 2 * player):
            if state.places[unit] >= 0:
                assert fog.to_move(twin) == player
                assert order in list(fog.actions(twin))
                twin = fog.result(twin, order)
        state = game.result(state, together)
        assert (state.kinds, state.places, state.turn) == (twin.kinds, twin.places, twin.turn)
        assert game.utility(state, 0) == fog.utility(twin, 0)
        assert game.is_terminal(state) == fog.is_terminal(twin)
        counts = [len(list(one.actions(at))) for one, at in ((game, state), (fog, twin))]
        assert counts[0] >= counts[1]


def test_nothing_but_the_last_choice_is_hidden():
    kinds = [OPEN.result(OPEN.initial_state(), kind) for kind in (BOWS, HORSE)]
    assert OPEN.information(kinds[0], 1) == OPEN.information(kinds[1], 1)
    assert OPEN.board(kinds[0], 1) == OPEN.board(kinds[1], 1)
    assert OPEN.information(kinds[0], 0) == kinds[0]
    turns = [played(OPEN, BOWS, HORSE, order) for order in (HOLD, FORWARD)]
    assert OPEN.information(turns[0], 1) == OPEN.information(turns[1], 1)
    assert OPEN.board(turns[0], 1) == OPEN.board(turns[1], 1)
    after = played(OPEN, BOWS, HORSE, FORWARD, HOLD)
    assert OPEN.information(after, 0) == OPEN.information(after, 1) == after
    assert cells(OPEN, after, 0) == cells(OPEN, after, 1) == ".▲h.b."
    assert [text.text for text in OPEN.board(after, 1)[1:]] == ["1 bows at b2", "1 horse at c1"]


def test_open_notation():
    game = WarGame(2, 3, units=2, turns=2, open=True)
    state = game.initial_state()
    assert len(list(game.actions(state))) == 9
    state = game.result(state, game.parse_action(state, "1 bows 2 horse"))
    state = game.result(state, game.parse_action(state, "1 spears 2 horse"))
    assert state.kinds == (BOWS, HORSE, SPEARS, HORSE)
    texts = [game.action_text(state, action) for action in game.actions(state)]
    assert texts[:3] == ["1 hold 2 hold", "1 east 2 hold", "1 south 2 hold"]
    assert game.action_cells(state, 1) == ()
    assert OPEN.action_cells(played(OPEN, BOWS, BOWS), FORWARD) == (3, 4)
    assert game.plies_left(state) == 4


def value(game: WarGame, state: State, known: dict[State, float]) -> float:
    """A position's worth: the matrix of what comes after both have chosen, by linear program."""
    if game.is_terminal(state):
        return game.utility(state, 0)
    if state not in known:
        chosen = [game.result(state, action) for action in game.actions(state)]
        known[state] = naive.matrix_value(
            np.array(
                [
                    [value(game, game.result(one, action), known) for action in game.actions(one)]
                    for one in chosen
                ]
            )
        )
    return known[state]


@pytest.mark.parametrize("game", [OPEN, WarGame(1, 3, units=2, turns=2, open=True)])
def test_every_position_by_a_linear_program(game: WarGame):
    solution = solve_markov(game)
    known: dict[State, float] = {}
    assert solution.value == pytest.approx(value(game, game.initial_state(), known), abs=1e-8)
    assert solution.value == pytest.approx(0, abs=1e-9), "both sides are alike"
    assert len(known) > 100
    for state, worth in known.items():
        lower, upper = solution.bounds(state)
        assert lower - 1e-8 <= worth <= upper + 1e-8
        assert upper - lower < 1e-9


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
