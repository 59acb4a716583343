"""Algorithms by name."""

from __future__ import annotations

import inspect
from dataclasses import fields
from typing import Any

import pytest

from tests.random_trees import HashedTree
from zermelo import algorithms, montecarlo, search
from zermelo.algorithms import ALGORITHMS
from zermelo.errors import BadParameter, NotThisKindOfGame, UnknownName
from zermelo.games import load
from zermelo.games.chess import Chess
from zermelo.games.tree import Tree
from zermelo.play.players.specs import KINDS, NoSettings
from zermelo.search.root import Settings
from zermelo.settings import settings_of

CLASSIC = Tree([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
FUNCTIONS = {one.name: one.run for one in ALGORITHMS.values()} | {
    "alphabeta": search.alpha_beta,
    "mcts": montecarlo.mcts,
    "flat": montecarlo.flat_monte_carlo,
    "bandit": montecarlo.bandit_monte_carlo,
}


@pytest.mark.parametrize("name", ALGORITHMS)
def test_every_algorithm_finds_a_move(name: str) -> None:
    settings = {"iterations": 50} if "iterations" in ALGORITHMS[name].takes else {"nodes": 1000}
    result = algorithms.search(name, CLASSIC, **settings)
    assert result.action in (0, 1, 2) or name == "proof"
    if name in ("minimax", "plain", "alphabeta", "expectiminimax", "maxn", "best-first", "exact"):
        assert (result.action, result.value) == (0, 3)


@pytest.mark.parametrize("name", ALGORITHMS)
def test_what_an_algorithm_takes_is_what_its_function_takes(name: str) -> None:
    known = set(inspect.signature(FUNCTIONS[name]).parameters)
    if "settings" in known:
        known |= set(Settings.__annotations__)
    if name == "alphabeta":
        known |= {field.name for field in fields(search.AlphaBetaOptions)} | {"type_b"}
    if name == "mcts":
        known |= {field.name for field in fields(montecarlo.Options)}
        known |= set(inspect.signature(montecarlo.MonteCarloTree).parameters)
    if "playouts" in known:
        known.add("iterations")
    if {"depth", "cutoff"} & set(ALGORITHMS[name].takes):
        known.add("evaluation")  # which the registry reads: it searches the game with another
    assert set(ALGORITHMS[name].takes) <= known
    assert ALGORITHMS[name].reports == ("report" in known)
    for setting in {one for each in ALGORITHMS.values() for one in each.takes} - known:
        with pytest.raises(BadParameter, match=f"{name} has no setting"):
            algorithms.search(name, CLASSIC, **{setting: 1})


def test_chess_is_searched_selectively_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[search.AlphaBetaOptions] = []
    monkeypatch.setattr(
        search, "alpha_beta", lambda game, state, *, options, **limits: told.append(options)
    )
    for settings in ({}, {"type_b": False}, {"trace": 10}, {"type_b": True, "trace": 10}):
        algorithms.search("alphabeta", Chess(), depth=4, **settings)
    algorithms.search("alphabeta", load("othello"), depth=4)
    all_of_it, selective = search.AlphaBetaOptions.type_a(), search.AlphaBetaOptions.type_b()
    assert told == [selective, all_of_it, all_of_it, selective, all_of_it]


def test_a_name_means_the_same_everywhere() -> None:
    kinds: dict[str, type] = {}
    for one in KINDS.values():
        for name, setting in settings_of(one.options or NoSettings).items():
            assert kinds.setdefault(name, setting.kind) is setting.kind
            assert setting.help.endswith(".")
            assert setting.topic


@pytest.mark.parametrize(
    "name, options", [("alphabeta", search.AlphaBetaOptions), ("mcts", montecarlo.Options)]
)
def test_every_option_can_be_set(name: str, options: type[Any]) -> None:
    for field in fields(options):
        assert field.name in ALGORITHMS[name].takes
        assert ALGORITHMS[name].settings[field.name] == settings_of(options)[field.name]


def test_settings_arrive() -> None:
    assert algorithms.search("plain", CLASSIC, depth=1).depth == 1
    full = algorithms.search("alphabeta", CLASSIC, every_value=True)
    assert [row.value for row in full.rows] == [3, 2, 2]
    narrow = algorithms.search("alphabeta", CLASSIC, type_b=True, beam=1)
    assert narrow.value == 14, "of each answer only the first is looked at"
    assert algorithms.search("mcts", CLASSIC, iterations=10, trace=5).trace is not None
    proof = algorithms.search("proof", CLASSIC, at_least=4.0, memory=1)
    assert isinstance(proof, search.Proof)
    assert proof.proven is False
    seen: list[search.SearchLimits] = []
    ALGORITHMS["minimax"].search(CLASSIC, None, seen.append, nodes=100, deepening=True)
    assert len(seen) == 2


def test_what_fits() -> None:
    assert algorithms.fitting(CLASSIC) == "alphabeta"
    assert algorithms.fitting(load("backgammon")) == "expectiminimax"
    assert algorithms.fitting(HashedTree(players=3)) == "maxn"
    assert algorithms.fitting(Tree([(1, 1), (2, 0)])) == "maxn"
    with pytest.raises(NotThisKindOfGame, match="equilibrium"):
        algorithms.fitting(load("kuhn_poker"))


def test_limits() -> None:
    assert not ALGORITHMS["alphabeta"].is_limited({"beam": 3})
    assert ALGORITHMS["alphabeta"].is_limited({"depth": 3})
    assert not ALGORITHMS["flat"].is_limited({"seed": 3})
    assert ALGORITHMS["flat"].is_limited({"iterations": 3})


def test_unknown_names() -> None:
    with pytest.raises(UnknownName, match="did you mean alphabeta"):
        algorithms.search("alpha-beta", CLASSIC)
