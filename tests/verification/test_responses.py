"""Strategies: best responses by the rules alone agree with every other way to find them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import naive
from tests.naive_strategies import best_response, expected_utilities
from zermelo import load
from zermelo.bridges import gambit
from zermelo.equilibrium import solve_lp
from zermelo.game import Game
from zermelo.strategy import TableStrategy
from zermelo.verification import Budget, CounterExample, verify_answer
from zermelo.verification.responses import best_responses

KUHN = load("kuhn_poker")


@pytest.fixture(scope="module")
def solved() -> TableStrategy:
    return solve_lp(KUHN).strategy("kuhn_poker")


def changed(strategy: TableStrategy, by: float) -> TableStrategy:
    """With a little of a mixed row moved from one action to another."""
    rows = {key: strategy.probabilities(*key) for key in strategy}
    key = next(key for key, row in rows.items() if all(0.2 < p < 0.8 for p in row.values()))
    one, other = list(rows[key])[:2]
    rows[key] = {**rows[key], one: rows[key][one] + by, other: rows[key][other] - by}
    return TableStrategy(rows, strategy.game, strategy.claims)


def test_an_equilibrium_holds(solved: TableStrategy, tmp_path: Path) -> None:
    solved.save(tmp_path / "strategy.json")
    assert TableStrategy.load(tmp_path / "strategy.json").claims == solved.claims
    verdict = verify_answer(tmp_path / "strategy.json", epsilon=1e-6)
    assert verdict.holds, verdict.sentence
    assert "58 histories and 12 information sets" in verdict.sentence


@pytest.mark.parametrize("by", [1e-4, 0.01, -0.1])
def test_probabilities_that_are_off_by_a_bit_are_found(
    solved: TableStrategy, tmp_path: Path, by: float
) -> None:
    wrong = changed(solved, by)
    wrong.save(tmp_path / "strategy.json")
    verdict = verify_answer(tmp_path / "strategy.json")
    assert not verdict.holds
    assert verdict.counter_example is not None
    found = float(verdict.counter_example.found.partition(":")[0])
    gains = [
        best_response(KUHN, wrong, player)[0] - expected_utilities(KUHN, wrong)[player]
        for player in (0, 1)
    ]
    assert found == pytest.approx(sum(gains) / 2, rel=1e-4)
    state = KUHN.initial_state()
    for move in verdict.counter_example.moves:
        state = KUHN.result(state, KUHN.parse_action(state, move))
    assert not KUHN.is_terminal(state)


def test_values_that_are_not_got_are_found(solved: TableStrategy, tmp_path: Path) -> None:
    solved = TableStrategy({key: solved.probabilities(*key) for key in solved}, "kuhn_poker")
    solved.claims = {"values": [0.0, 0.0]}
    solved.save(tmp_path / "strategy.json")
    verdict = verify_answer(tmp_path / "strategy.json")
    assert not verdict.holds
    assert "claimed 0 to player 1 on average, found -0.05" in verdict.sentence


@pytest.mark.parametrize(
    "row, words",
    [
        ({0: 0.5, 1: 0.6}, "whose sum is 1.1"),
        ({0: 1.5, 1: -0.5}, "the numbers"),
        ({0: float("nan"), 1: 0.5}, "the numbers"),
        ({7: 1.0}, "not legal here"),
    ],
)
def test_rows_that_are_no_probabilities(
    solved: TableStrategy, row: dict[int, float], words: str
) -> None:
    rows = {key: solved.probabilities(*key) for key in solved}
    rows[next(iter(rows))] = row
    with pytest.raises(CounterExample, match=words):
        best_responses(KUHN, TableStrategy(rows), Budget())


@pytest.mark.parametrize("name", ["kuhn_poker", "tic_tac_toe", "kuhn_poker:players=3"])
def test_what_the_rules_say_is_what_the_other_walk_finds(name: str) -> None:
    """With no rows at all every action is equally likely; with three players, too."""
    game: Game = load(name)
    state = game.initial_state()
    if name == "tic_tac_toe":
        game = Later()
        state = game.initial_state()
    measured = best_responses(game, TableStrategy({}), Budget())
    assert measured.missing == measured.information_sets
    even = expected_utilities(game, TableStrategy({}), state)
    assert measured.values == pytest.approx(even)
    for player, gain in enumerate(measured.gains):
        best = best_response(game, TableStrategy({}), player, state)[0]
        assert gain == pytest.approx(best - even[player])


class Later(Game):
    """Tic-tac-toe after four moves: nothing is hidden, and positions come about on many paths."""

    compiled = False
    inner = load("tic_tac_toe")

    def initial_state(self) -> object:
        state = self.inner.initial_state()
        for action in (4, 0, 8, 2):
            state = self.inner.result(state, action)
        return state

    def to_move(self, state: object) -> int:
        return self.inner.to_move(state)

    def actions(self, state: object) -> list[int]:
        return list(self.inner.actions(state))

    def result(self, state: object, action: int) -> object:
        return self.inner.result(state, action)

    def is_terminal(self, state: object) -> bool:
        return self.inner.is_terminal(state)

    def utility(self, state: object, player: int) -> float:
        return self.inner.utility(state, player)


def test_the_naive_oracle_agrees() -> None:
    game = load("matching_pennies")
    lopsided = TableStrategy({(0, game.initial_state()): {0: 0.7, 1: 0.3}})
    measured = best_responses(game, lopsided, Budget())

    def policy(state: object) -> dict[int, float]:
        return {0: 0.7, 1: 0.3} if game.to_move(state) == 0 else {0: 0.5, 1: 0.5}

    start = game.initial_state()
    for player in (0, 1):
        best = naive.best_response(game, start, player, policy)
        now = naive.expected_utilities(game, start, policy)[player]
        assert measured.gains[player] == pytest.approx(best - now)


def test_matrix_games_come_from_the_command_line(tmp_path: Path) -> None:
    """A file .nfg is data; the strategy's file only names it, so it is given."""
    gambit.write(load("rock_paper_scissors"), tmp_path / "rps.nfg")
    game = gambit.read(tmp_path / "rps.nfg")
    strategy = solve_lp(game).strategy("rps.nfg")
    strategy.save(tmp_path / "s.json")
    assert verify_answer(tmp_path / "s.json", game).holds
    changed(strategy, 0.05).save(tmp_path / "s.json")
    assert not verify_answer(tmp_path / "s.json", game).holds
