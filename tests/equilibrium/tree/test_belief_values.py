"""Best responses over beliefs are those of the tree."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from tests.equilibrium.common import form, random_strategy
from tests.games.comparing import plain_twin
from zermelo.cancellation import Stop, stoppable
from zermelo.equilibrium import (
    TreeTooLarge,
    best_response,
    exploitability,
    gains,
    information_trees,
    utilities,
)
from zermelo.equilibrium.tree import best_response as module
from zermelo.games import load
from zermelo.strategy import TableStrategy, Uniform

COMPILED, LARGER = "kuhn_poker", "dark_hex:rows=2,columns=3,abrupt=true"
SMALL = "dark_hex:rows=2,columns=2,abrupt=true"


@cache
def trees_of(spec: str):
    game = load(spec)
    return information_trees(game if spec in (COMPILED, LARGER) else plain_twin(game))


def pure(strategy: TableStrategy) -> TableStrategy:
    """The same, with the likeliest action alone."""
    rows = {key: strategy.probabilities(*key) for key in strategy}
    return TableStrategy({key: {max(row, key=row.get): 1.0} for key, row in rows.items()})


@pytest.mark.parametrize(
    "spec",
    [
        COMPILED,
        "liars_dice:sides=2",
        "goofspiel:cards=3",
        SMALL,
        pytest.param(LARGER, marks=pytest.mark.long),
    ],
)
def test_they_agree_with_the_tree(spec: str) -> None:
    whole, trees = form(spec), trees_of(spec)
    mixed = random_strategy(spec, 11)
    for played in (Uniform(), mixed, pure(mixed), [pure(mixed), Uniform()]):
        assert np.allclose(utilities(trees, played), utilities(whole, played), atol=1e-9, rtol=0)
        assert np.allclose(gains(trees, played), gains(whole, played), atol=1e-9, rtol=0)
        assert exploitability(trees, played) == pytest.approx(exploitability(whole, played))


@pytest.mark.long
@pytest.mark.parametrize("spec", ["leduc_poker", "dark_hex:rows=2,columns=3", "liars_dice:sides=4"])
def test_they_agree_on_larger_trees(spec: str) -> None:
    trees, whole = information_trees(load(spec)), form(spec)
    for seed in range(3):
        played = random_strategy(spec, seed)
        assert np.allclose(gains(trees, played), gains(whole, played), atol=1e-9, rtol=0)


def test_as_many_threads_as_you_like() -> None:
    trees = trees_of(COMPILED)
    plan = trees.plan_from(random_strategy(COMPILED, 5))
    one, four = gains(trees, plan, threads=1), gains(trees, plan, threads=4)
    assert one == pytest.approx(four, abs=1e-12)


def test_a_mixture_is_drawn_before_the_game() -> None:
    whole, trees = form(SMALL), trees_of(SMALL)
    drawn, weights = [random_strategy(SMALL, seed) for seed in range(3)], [0.5, 0.0, 0.5]
    mixed = trees.mixed([trees.plan_from(one) for one in drawn], weights)
    plan = sum(w * whole.plan_from(one) for one, w in zip(drawn, weights, strict=True))
    assert exploitability(trees, mixed) == pytest.approx(exploitability(whole, plan), abs=1e-9)


def test_the_way_is_chosen_by_size(monkeypatch: pytest.MonkeyPatch) -> None:
    known = exploitability(form(SMALL), Uniform())

    def too_large(game, memory=None):
        raise TreeTooLarge("too large")

    monkeypatch.setattr(module, "sequence_form", too_large)
    done = []
    found = exploitability(
        plain_twin(load(SMALL)), Uniform(), report=lambda what, part: done.append((what, part))
    )
    assert found == pytest.approx(known)
    assert done[0] == ("worlds", 0.0)
    assert {what for what, _ in done} >= {"information sets", "best response of second"}
    with pytest.raises(TreeTooLarge):  # its states are its worlds: nothing is gained
        exploitability(load("kuhn_poker"), Uniform())


def test_a_response_itself_needs_the_tree() -> None:
    assert best_response(form(SMALL), Uniform(), 0)[0] <= 1.0


def test_it_ends_when_it_is_stopped() -> None:
    trees, stop = trees_of(SMALL), Stop()
    stop.request()
    with stoppable(stop), pytest.raises(KeyboardInterrupt):
        exploitability(trees, Uniform())


@pytest.mark.peer("pyspiel")
def test_beside_openspiel() -> None:
    import pyspiel

    for spec, theirs in ((SMALL, ",gameversion=adh"), ("dark_hex:rows=2,columns=2", "")):
        game = pyspiel.load_game(f"dark_hex(num_rows=2,num_cols=2{theirs})")
        conv = pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))
        assert sum(gains(trees_of(spec), Uniform())) == pytest.approx(conv, abs=1e-9)
