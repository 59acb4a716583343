"""Answers of games with circles and chance: found again, and wrong ones refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tests import naive
from tests.games.comparing import plain_twin
from tests.search.solving.test_interval_iteration import drawn
from zermelo.games import load
from zermelo.search import interval_iteration, policy_iteration, solve
from zermelo.verification import Budget, CounterExample, SavedResult, save_result, verify_answer
from zermelo.verification.bounds import Bound
from zermelo.verification.claimed import check_result
from zermelo.verification.induction import Positions
from zermelo.verification.repeating import sure_values


@pytest.mark.parametrize("at_least", [False, True])
def test_values_are_those_of_all_strategies(at_least: bool, some: Callable[[int], int]) -> None:
    for seed in range(some(100)):
        game = drawn(seed, 2)
        wanted = naive.values_by_strategies(game, (0,), -2.0 if at_least else 2.0)
        bound = Bound(0, 9.0 if at_least else -9.0, at_least)  # out of reach: it goes on to the end
        positions = Positions(game, (0,), Budget())
        found, _ = sure_values(positions, bound, Budget(), [0])
        for state, value in zip(positions.states, found, strict=True):
            assert value == pytest.approx(wanted[state], abs=1e-9)
            assert value <= wanted[state] + 1e-12 if at_least else value >= wanted[state] - 1e-12


def saved(path: Path, spec: str) -> SavedResult:
    game = plain_twin(load(spec))
    sentence = save_result(path, game, solve(game), spec=spec)
    assert "with a certificate of" in sentence
    return SavedResult.load(path)


def test_pig_is_verified_with_and_without_a_certificate(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    answer = saved(file, "pig:target=5,sides=3")
    assert answer.algorithm == "interval-iteration"
    verdict = verify_answer(file)
    assert verdict.holds
    assert "followed through all replies" in verdict.sentence
    assert verdict.sentence.endswith("a proof")
    game = load("pig:target=5,sides=3")
    bare = replace(answer, certificate={})
    sentence = check_result(bare, game, Budget())
    assert "plain value iteration" in sentence
    assert sentence.endswith("a proof")
    for part in (answer.certificate, {}):
        for lower, upper in ((0.9, None), (None, -0.9)):
            wrong = replace(answer, certificate=part, lower=lower, upper=upper, value=None)
            with pytest.raises(CounterExample):
                check_result(wrong, game, Budget())


@pytest.mark.plain(unless_long=True, all_kernels=True)
def test_an_action_that_loses_too_much_is_refused(tmp_path: Path) -> None:
    """To hold with nothing to lose by rolling is worse, and a claim that it is not is refused."""
    game = load("pig:target=5,sides=3")
    state = game.result(game.initial_state(), 1)
    worth = interval_iteration(game)
    right = worth.action(state)
    result = solve(game, state)
    answer = SavedResult(
        "pig:target=5,sides=3",
        result.algorithm,
        result.player,
        moves=("2",),
        lower=result.lower,
        upper=result.upper,
        action=right,
    )
    assert "a proof" in check_result(answer, game, Budget())
    with pytest.raises(CounterExample, match="that it does not"):
        check_result(replace(answer, action=1 - right), game, Budget())


def test_policy_iteration_is_verified_the_same_way(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    for seed in range(12):
        game = drawn(seed, 2)
        result = solve(game)
        lower, upper = policy_iteration(game).bounds(player=max(result.player, 0))
        assert (lower, upper) == pytest.approx((result.lower, result.upper), abs=1e-9)
        save_result(file, game, result, spec="board")
        assert verify_answer(file, game).holds
