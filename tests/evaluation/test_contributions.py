"""Contributions add up to the evaluation, in whole numbers, plain and compiled."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from tests.evaluation.networks import random_network, random_patterns, random_positions
from tests.games.comparing import plain_twin
from zermelo.algorithms import read_learnt
from zermelo.errors import BadParameter, GameIsOver
from zermelo.evaluation import (
    EVALUATION_FIELDS,
    contributions,
    shipped_evaluation,
    ships_evaluation,
)
from zermelo.evaluation.network import network_total
from zermelo.evaluation.patterns import pattern_total
from zermelo.games import load
from zermelo.kernel import new_record

RECORD = np.dtype(EVALUATION_FIELDS, align=True)


def kernel_totals(total, learnt, game, states):
    """What the search's own kernel adds up to, in plain Python and compiled."""
    record = new_record(RECORD)
    kept = learnt.attach(record)
    both = [
        [int(total(one, state, record)) for state in states]
        for one in (learnt.sized(game), plain_twin(learnt.sized(game)))
    ]
    del kept
    return both


def test_patterns_add_up_to_what_the_search_sees() -> None:
    game = load("othello")
    learnt = read_learnt(game, "shipped")
    states = list(random_positions(game, 60))
    compiled, plain = kernel_totals(pattern_total, learnt, game, states)
    assert compiled == plain
    for state, total in zip(states, plain, strict=True):
        found = contributions(game, state)
        assert found.total == total == sum(found.cells) == sum(one.amount for one in found.terms)
        assert found.rest == 0  # all patterns lie on the board
        assert len(found.cells) == 64
        assert all(isinstance(one, Fraction) for one in found.cells)


@pytest.mark.parametrize("spec", ["hex:size=5", "breakthrough:rows=5,columns=4", "kalah"])
def test_what_lies_beside_the_board_is_the_rest(spec) -> None:
    game = load(spec)
    learnt = random_patterns(game)
    for state in random_positions(game, 10):
        found = contributions(game, state, evaluation=learnt)
        assert found.total == learnt.total(game, state) == sum(found.cells) + found.rest
        if spec == "kalah":  # some patterns hold stores
            assert 0 < len(found.terms) < len(learnt.steps)


def test_to_the_other_player_everything_is_the_opposite() -> None:
    game = load("othello")
    for state in random_positions(game, 10):
        both = [contributions(game, state, player) for player in range(2)]
        assert both[0].total == -both[1].total
        assert both[0].value == -both[1].value
        assert both[0].cells == tuple(-one for one in both[1].cells)
        assert contributions(game, state) == both[game.to_move(state)]


def naive_effect(network, game, state, cells):
    """The total, less that of the other features alone."""
    mover, totals = game.to_move(state), []
    on = [game.sparse_features(state, player) for player in (mover, 1 - mover)]
    for gone in (set(), cells):
        total = int(network.output_bias[0])
        for side, words in enumerate(on):
            features = [f for f in range(128) if words[f // 64] >> f % 64 & 1]
            kept = [f for f in features if f not in (gone[side] if gone else ())]
            for unit in range(network.width):
                added = int(network.bias[unit]) + sum(int(network.weights[f, unit]) for f in kept)
                weight = int(network.outputs[0, side * network.width + unit])
                total += min(max(added, 0), 255) * weight
        totals.append(total)
    return totals[0] - totals[1]


def test_a_network_loses_what_a_cell_adds() -> None:
    game = load("breakthrough:rows=5,columns=4")
    network = random_network(game, phases=1)
    for state in random_positions(game, 12):
        found = contributions(game, state, evaluation=network)
        assert found.total == network.total(game, state) == sum(found.cells) + found.rest
        board = game.board(state)[0]
        assert {one.cells[0] for one in found.terms} == {
            cell for cell, piece in enumerate(board.cells) if piece
        }
        mover = game.to_move(state)
        for cell in range(20):
            turned = 4 * (4 - cell // 4) + cell % 4  # the second player's view
            own, other = (cell, turned) if mover == 0 else (turned, cell)
            cells = ({own, 64 + own}, {other, 64 + other})
            assert found.cells[cell] == naive_effect(network, game, state, cells)


def test_network_totals_are_those_of_the_search() -> None:
    game = load("breakthrough")
    network = random_network(game)
    states = list(random_positions(game, 60))
    compiled, plain = kernel_totals(network_total, network, game, states)
    found = [contributions(game, state, evaluation=network).total for state in states]
    assert found == compiled == plain


def test_the_rest_has_what_the_games_own_evaluation_says() -> None:
    game = load("breakthrough")
    network = random_network(game)
    both = replace(network, own=0.7)
    for state in random_positions(game, 20):
        alone, found = (contributions(game, state, evaluation=one) for one in (network, both))
        assert found.cells == alone.cells
        score = found.score(found.total)
        assert score / (1 + abs(score)) == pytest.approx(found.value, abs=1e-3)


def test_the_phase_is_that_of_the_evaluation() -> None:
    game = load("othello")
    learnt = read_learnt(game, "shipped")
    phases = []
    for state in list(random_positions(game, 60))[::2]:
        discs = sum(one is not None for one in game.board(state)[0].cells)
        found = contributions(game, state)
        assert found.phase == learnt.phase(discs)
        phases.append(found.phase)
    assert set(phases) == set(range(6))


def test_display() -> None:
    game = load("othello")
    found = contributions(game, game.initial_state())
    html = found._repr_html_()
    assert "<th>phase</th><td>1 of 6</td>" in html
    assert html.count("<tr>") == 4 + 8


def test_what_can_not_be_shown_is_refused() -> None:
    game = load("othello")
    with pytest.raises(BadParameter, match="player is 0 or 1, not 2"):
        contributions(game, game.initial_state(), 2)
    last = game.initial_state()
    while not game.is_terminal(last):
        last = game.result(last, next(iter(game.actions(last))))
    with pytest.raises(GameIsOver, match="its result counts"):
        contributions(game, last)
    with pytest.raises(BadParameter, match="no learnt evaluation comes with zermelo for chess"):
        contributions(load("chess"), load("chess").initial_state())


def test_which_games_ship_one() -> None:
    for name in ("gomoku", "kalah", "othello"):
        assert ships_evaluation(load(name))
        assert shipped_evaluation(load(name)).stat().st_size < 2_000_000
    for other in ("othello:size=6", "gomoku:size=9", "kalah:seeds=3"):
        assert not ships_evaluation(load(other))
    assert not ships_evaluation(load("nim"))
