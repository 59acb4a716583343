"""Strategies of games whose positions come again: best responses as decision processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.equilibrium.matrix.staged import Opposed
from zermelo import load
from zermelo.equilibrium import solve_markov
from zermelo.game import Game
from zermelo.games.pursuit import Pursuit
from zermelo.strategy import TableStrategy
from zermelo.verification import Budget, NotChecked, verify_answer
from zermelo.verification.responses import best_responses
from zermelo.verification.stationary import stationary_responses

EMPTY = TableStrategy({}, "")


def always(game: Game, player: int, action: int) -> TableStrategy:
    """A player does the same everywhere, the other as it comes."""
    rows = {key: {action: 1.0} for stage in solve_markov(game).stages.values()
            for key in stage.keys if key[0] == player}  # fmt: skip
    return TableStrategy(rows, "")


@pytest.mark.parametrize("spec", ["pursuit:rows=2,columns=3", "soccer:rows=2,columns=4"])
def test_what_was_solved_holds(spec: str, tmp_path: Path) -> None:
    solution = solve_markov(load(spec))
    solution.strategy(spec).save(tmp_path / "strategy.json")
    verdict = verify_answer(tmp_path / "strategy.json", epsilon=1e-9)
    assert verdict.holds, verdict.sentence
    assert f"over all {len(solution):,} positions" in verdict.sentence


def test_a_strategy_that_is_off_is_found(tmp_path: Path) -> None:
    game = load("pursuit:rows=2,columns=2")
    solved = solve_markov(game).strategy("pursuit:rows=2,columns=2")
    rows = {key: solved.probabilities(*key) for key in solved}
    key = (1, game.information(game.result(game.initial_state(), 4), 1))
    rows[key] = {0: 0.5, 3: 0.25, 4: 0.25}
    TableStrategy(rows, solved.game, solved.claims).save(tmp_path / "strategy.json")
    verdict = verify_answer(tmp_path / "strategy.json")
    assert not verdict.holds
    assert "by hunter is part of a best response" in verdict.sentence
    rows[key] = {1: 1.0}
    TableStrategy(rows, solved.game).save(tmp_path / "strategy.json")
    assert "the action 1, not legal here" in verify_answer(tmp_path / "strategy.json").sentence


def test_gains_by_hand() -> None:
    """Prey that stands opposite is caught by any step; prey that steps as it comes with 2/3."""
    game = Pursuit(rows=2, columns=2)
    stands = stationary_responses(game, always(game, 1, 4), Budget())
    # The hunter as it comes: a step catches, standing does not.
    escapes = 0.1 / 3 / (1 - 0.9 / 3)
    assert stands.values == pytest.approx((1 - 2 * escapes, 2 * escapes - 1))
    assert stands.gains[0] == pytest.approx(2 * escapes)
    assert stands.better.endswith("by hunter")


def test_games_of_one_choice_as_by_the_tree() -> None:
    game = load("rock_paper_scissors:rock=5")
    strategy = TableStrategy({(0, game.information(game.initial_state(), 0)): {0: 0.5, 1: 0.5}}, "")
    budget = Budget()
    whole, found = (
        best_responses(game, strategy, budget),
        stationary_responses(game, strategy, budget),
    )
    assert found.values == pytest.approx(whole.values)
    assert found.gains == pytest.approx(whole.gains)
    assert found.missing == whole.missing == 1


def test_moves_in_turn() -> None:
    game = load("nim:piles=1-2")
    found, whole = (
        stationary_responses(game, EMPTY, Budget()),
        best_responses(game, EMPTY, Budget()),
    )
    assert found.values == pytest.approx(whole.values)
    assert found.gains == pytest.approx(whole.gains)


def test_what_can_not_be_checked() -> None:
    with pytest.raises(NotChecked, match="more is hidden"):
        stationary_responses(load("kuhn_poker"), EMPTY, Budget())
    with pytest.raises(NotChecked, match="are not two"):
        stationary_responses(load("fishing"), EMPTY, Budget())
    endless = Opposed([[[(0, 0.0), (-1, 1.0)]]], stop=0.0)
    with pytest.raises(NotChecked, match="may never end"):
        stationary_responses(endless, EMPTY, Budget())
