"""A script as users write it: it must pass `mypy --strict` and run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import zermelo
from zermelo import Choice, Game, Player, Turn
from zermelo.equilibrium import MatrixGame, StrategyProfile, cfr, regret_matching, zero_sum
from zermelo.montecarlo import mcts
from zermelo.search import alpha_beta, minimax, solve
from zermelo.strategy import TableStrategy


class Pile(NamedTuple):
    left: int
    turn: int


class Subtraction(Game):
    """Take one to three; whoever takes the last one wins."""

    max_actions = 3

    def __init__(self, start: int = 10) -> None:
        self.start = start

    def initial_state(self) -> Pile:
        return Pile(self.start, 0)

    def to_move(self, state: Pile) -> int:
        return state.turn

    def actions(self, state: Pile) -> Iterator[int]:
        for count in range(1, min(state.left, 3) + 1):
            yield count

    def result(self, state: Pile, action: int) -> Pile:
        return Pile(state.left - action, 1 - state.turn)

    def is_terminal(self, state: Pile) -> bool:
        return state.left == 0

    def utility(self, state: Pile, player: int) -> float:
        return -1.0 if player == state.turn else 1.0


class Careful(Player):
    """Leaves a multiple of four."""

    name = "careful"

    def choose(self, turn: Turn) -> Choice:
        state: Pile = turn.state
        return Choice(state.left % 4 if state.left % 4 in turn.actions else turn.actions[0])


def searches(game: Game) -> None:
    result = alpha_beta(game, depth=6)
    best: int = result.action
    line: str = " ".join(result.line)
    print(best, result.value, line, result.nodes, f"{result.seconds:.1f} s")
    for row in result.rows:
        print(row.text, row.value)
    print(minimax(game, Pile(4, 0)).value, mcts(game, iterations=200, seed=1).action)
    solved = solve(game)
    assert solved.exact
    print(solved.value, solved.action)


def equilibria() -> None:
    solution: StrategyProfile = cfr(zermelo.load("kuhn_poker"), iterations=100)
    value: float = solution.values[0]
    strategy: TableStrategy = solution.strategy("kuhn_poker")
    player, key = next(iter(strategy))
    print(value, solution.exploitability, strategy.probabilities(player, key))
    game = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    print(zero_sum(game).values, regret_matching(game, 100).strategies[0])


def play(game: Game) -> None:
    print(zermelo.check(game, games=5))
    choice = zermelo.choose(game, by=Careful())
    assert choice.action == 2
    print(zermelo.choose(game, by="alphabeta:depth=4").why)


if __name__ == "__main__":
    searches(Subtraction())
    equilibria()
    play(Subtraction())
