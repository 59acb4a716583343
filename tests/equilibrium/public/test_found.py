"""Public trees found from the rules: sizes, values in plain Python, and games that have none."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from zermelo.equilibrium import sequence_form, solve_lp
from zermelo.equilibrium.public.found import public_game
from zermelo.equilibrium.public.solver import PublicCfr
from zermelo.errors import NotThisKindOfGame
from zermelo.games import load


def test_kuhn_has_nine_public_states():
    found = public_game(load("kuhn_poker"))
    assert len(found.tree.kind) == 9
    assert [len(hands) for hands in found.hands] == [3, 3]
    assert found.actions[0] == (0, 1)


def test_kuhn_is_worth_a_loss_of_an_eighteenth():
    found = public_game(load("kuhn_poker"))
    for variant in ("dcfr", "cfr+"):
        solver = PublicCfr(found.tree, variant, compiled=False)
        solver.run(60)
        assert solver.values()[0] == pytest.approx(-1 / 18, abs=2e-3)
        assert 0 <= solver.exploitability() < 5e-3
        assert sum(solver.values()) == pytest.approx(0, abs=1e-12)


def test_exploitability_is_that_of_slow_best_responses():
    """Every pure strategy of Kuhn poker is tried against what was found."""
    game = load("kuhn_poker")
    found = public_game(game)
    solver = PublicCfr(found.tree, compiled=False)
    solver.run(7)
    plans = {
        (node, hand): solver.strategy(node)[:, hand]
        for node, kind in enumerate(found.tree.kind)
        if kind < 2
        for hand in range(3)
    }
    knows = {
        player: {known.cards: hand for hand, known in enumerate(found.hands[player])}
        for player in (0, 1)
    }

    def value(state, node: int, player: int, pure: dict) -> float:
        """What the player gets on average, with its actions from `pure` where that is given."""
        if game.is_terminal(state):
            return game.utility(state, player)
        mover = game.to_move(state)
        hand = knows[mover][game.information(state, mover).cards]
        total = 0.0
        for place, action in enumerate(found.actions[node]):
            share = plans[node, hand][place]
            if pure is not None and mover == player:
                share = float(pure[node, hand] == place)
            if share > 0.0:
                child = int(found.tree.child[found.tree.first[node] + place])
                total += share * value(game.result(state, action), child, player, pure)
        return total

    deals = [
        game.result(game.result(game.initial_state(), one), other)
        for one, other in itertools.permutations(range(3), 2)
    ]
    gain = 0.0
    for player in (0, 1):
        mine = [node for node, kind in enumerate(found.tree.kind) if kind == player]
        cells = [(node, hand) for node in mine for hand in range(3)]
        best = max(
            sum(value(deal, 0, player, dict(zip(cells, choice, strict=True))) for deal in deals)
            for choice in itertools.product((0, 1), repeat=len(cells))
        )
        now = sum(value(deal, 0, player, None) for deal in deals)
        assert solver.values()[player] == pytest.approx(now / 6, abs=1e-12)
        gain += (best - now) / 6
    assert solver.exploitability() == pytest.approx(gain / 2, abs=1e-12)


def test_a_locked_strategy_stays_and_is_exploited():
    found = public_game(load("kuhn_poker"))
    solver = PublicCfr(found.tree, compiled=False)
    always_bets = np.array([[0.0] * 3, [1.0] * 3])
    solver.lock(0, always_bets)
    solver.run(40)
    assert (solver.strategy(0) == always_bets).all()
    assert solver.values()[0] < -1 / 18 - 0.1
    assert (
        solver.exploitability() < 2e-2
    )  # of the game in which the first player can do nothing else
    with pytest.raises(ValueError, match="shares of 1 for each hand"):
        solver.lock(0, always_bets[:, :2])


@pytest.mark.parametrize(
    "spec, reason",
    [
        ("kuhn_poker:players=3", "for two players"),
        ("tic_tac_toe", "nothing is hidden"),
        ("phantom_tic_tac_toe", "not seen by all|more of the hands|depends on the hands"),
        ("rock_paper_scissors", "not seen by all|depends on the hands"),
    ],
)
def test_games_without_a_public_tree(spec: str, reason: str):
    with pytest.raises(NotThisKindOfGame, match=reason):
        public_game(load(spec))


@pytest.mark.long
@pytest.mark.parametrize("spec", ["leduc_poker", "liars_dice:sides=4"])
def test_the_value_of_the_linear_program(spec: str):
    """Kuhn poker above guards it in plain Python."""
    solver = PublicCfr(public_game(load(spec)).tree)
    solver.run(2000)
    exact = solve_lp(sequence_form(load(spec))).values[0]
    assert solver.exploitability() < 2e-3
    assert abs(solver.values()[0] - exact) <= 2 * solver.exploitability()
