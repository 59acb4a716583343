"""The options of alpha-beta: documented, and each known to the engine's record."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.random_trees import HashedTree
from zermelo.errors import BadParameter
from zermelo.games import load
from zermelo.games.othello import Othello
from zermelo.search import AlphaBetaOptions, TranspositionTable, alpha_beta
from zermelo.search.alphabeta.context import Context
from zermelo.settings import settings_of


def test_every_option_is_documented_and_reaches_the_engine() -> None:
    record = Context(AlphaBetaOptions.type_b(beam=3), HashedTree()).record
    for option in settings_of(AlphaBetaOptions).values():
        assert option.help.endswith(".")
        assert option.name in record.dtype.names
    assert (record.beam, record.quiescence, record.forward_pruning) == (3, 12, 1)
    assert Context(AlphaBetaOptions(), HashedTree()).record.beam > 1 << 30


@pytest.mark.parametrize("wrong", [{"beam": 0}, {"quiescence": -1}])
def test_values_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(BadParameter, match=next(iter(wrong))):
        AlphaBetaOptions(**wrong)  # type: ignore[arg-type]


class PlainOthello(Othello):
    compiled = False


def test_the_evaluation_orders_moves() -> None:
    """The same value with fewer nodes."""
    game, dice = PlainOthello(), random.Random(1)
    state = game.initial_state()
    for _ in range(14):
        state = game.result(state, dice.choice(list(game.actions(state))))
    bare = AlphaBetaOptions(memory=0, killers=False, history=False, order=False)
    ordered = replace(bare, order=True, order_by_evaluation=True)
    without, with_order = (
        alpha_beta(game, state, depth=4, deepening=False, options=options)
        for options in (bare, ordered)
    )
    assert with_order.value == without.value
    assert with_order.nodes < 0.5 * without.nodes
    assert not AlphaBetaOptions().order_by_evaluation


@pytest.mark.plain
def test_a_search_without_options_suits_the_game() -> None:
    """Chess is searched selectively, unless the same depth is asked for everywhere."""
    game = load("chess")
    mate = game.parse_state("6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1")
    usual, full = (alpha_beta(game, mate, depth=2, type_b=one) for one in (None, False))
    selective = alpha_beta(game, mate, depth=2, options=AlphaBetaOptions.type_b())
    assert usual.nodes == selective.nodes != full.nodes
    assert alpha_beta(game, mate, depth=2, options=AlphaBetaOptions.type_a()).nodes == full.nodes
    with pytest.raises(BadParameter, match="leave out type_b"):
        alpha_beta(game, mate, depth=2, options=AlphaBetaOptions(), type_b=True)


@pytest.mark.plain
def test_a_table_is_used_for_small_trees_too() -> None:
    game, table = load("tic_tac_toe"), TranspositionTable(1)
    first = alpha_beta(game, depth=4, table=table)
    assert alpha_beta(game, depth=4, table=table).nodes < first.nodes
