"""Whether a puzzle has exactly the answer that it promises, by another solver than made it.

Puzzles are made by trying everything. Here each move is solved by exact alpha-beta search with a
transposition table; of a win in some moves, in a game that is lost when they are over.
"""

from __future__ import annotations

from typing import Any

from ..game import Game
from ..search import TranspositionTable, solve_exactly
from .puzzle import Puzzle

MEMORY = 4  # megabytes


def check(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle, in a sentence; nothing if it is as it says."""
    game = puzzle.rules()
    state = puzzle.state(game)
    if game.is_terminal(state):
        return "the game is over"
    if puzzle.kind == "value":
        found = _value(game, state)
        return "" if found == puzzle.answer else f"it ends with {found}, not {puzzle.answer}"
    good = [game.action_text(state, one) for one in _good(puzzle, game, state)]
    if good == [puzzle.answer]:
        return ""
    return f"the moves that answer it are {', '.join(good) or 'none'}, not {puzzle.answer}"


def _good(puzzle: Puzzle, game: Game, state: Any) -> list[Any]:
    """The moves that do what is asked for."""
    if puzzle.kind == "win_in":
        if _winning_within(game, state, puzzle.plies - 2):
            return []  # there is a shorter one
        return _winning_within(game, state, puzzle.plies)
    player, table = game.to_move(state), TranspositionTable(MEMORY)
    values = {
        one: _worth(game, game.result(state, one), player, table) for one in game.actions(state)
    }
    if puzzle.kind == "winning":
        return [one for one, value in values.items() if value > 0]
    if any(value > 0 for value in values.values()):
        return []
    return [one for one, value in values.items() if value == 0]


def _worth(game: Game, state: Any, player: int, table: TranspositionTable) -> float:
    """A state's exact utility to a player."""
    if game.is_terminal(state):
        return float(game.utility(state, player))
    value = float(solve_exactly(game, state, table=table).value)
    return value if game.to_move(state) == player else -value


def _value(game: Game, state: Any) -> str:
    worth = _worth(game, state, 0, TranspositionTable(MEMORY))
    return "draw" if worth == 0 else "0" if worth > 0 else "1"


def _winning_within(game: Game, state: Any, plies: int) -> list[Any]:
    """The moves that win by force within `plies`, the move itself counted."""
    race = _Race(game, game.to_move(state))
    table = TranspositionTable(MEMORY)
    return [
        one
        for one in (game.actions(state) if plies > 0 else ())
        if _worth(race, (game.result(state, one), plies - 1), race.hunter, table) > 0
    ]


class _Race(Game):
    """A game in which one player has to win within some plies, and loses if it takes longer.

    So a search to its end proves a forced win in that time, whatever evaluations say. States are
    those of the game, with the plies that are left.
    """

    name = "race"
    compiled = False

    def __init__(self, game: Game, hunter: int) -> None:
        self.game, self.hunter = game, hunter
        self.most = (game.utility_bounds or (-1.0, 1.0))[1]

    def initial_state(self) -> tuple[Any, int]:
        return self.game.initial_state(), 0

    def to_move(self, state: tuple[Any, int]) -> int:
        return self.game.to_move(state[0])

    def actions(self, state: tuple[Any, int]) -> list[Any]:
        return list(self.game.actions(state[0]))

    def result(self, state: tuple[Any, int], action: Any) -> tuple[Any, int]:
        return self.game.result(state[0], action), state[1] - 1

    def is_terminal(self, state: tuple[Any, int]) -> bool:
        return state[1] <= 0 or self.game.is_terminal(state[0])

    def utility(self, state: tuple[Any, int], player: int) -> float:
        over = self.game.is_terminal(state[0])
        won = over and self.game.utility(state[0], self.hunter) >= self.most
        return 1.0 if won == (player == self.hunter) else -1.0
