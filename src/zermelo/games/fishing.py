"""Fishing: players share a pond, and what is left in it multiplies.

In turn each player catches up to `catch` fish, or none. When all have had their turn, the
fish left in the pond double, up to the number it began with. After `rounds` rounds, or when
the pond is empty, it is over, and what a player has caught is what the game was worth.

All see everything, and one player's catch harms the others only through the pond: a game of
perfect information that is not zero-sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..board import Amounts, Board, Piles
from ..game import Game
from ..guide import Guide
from ..settings import Range, Setting
from ..tuples import replaced


class State(NamedTuple):
    pond: int
    ply: int
    caught: tuple[int, ...]


class Fishing(Game):
    guide = Guide(
        title="Fishing",
        summary="Share a pond whose fish multiply if some are left",
        kind="Lecture games",
        rules="""
        Three players share a pond of eight fish. In turn each catches none, one or two of them.
        When all have had their turn, the fish that are left double, up to the number at the start.
        The game ends after three rounds, or when the pond is empty. What a player has caught is
        what the game was worth to that player. It is not zero-sum: all do better if they spare the
        pond, but each does better by catching more.
        """,
        moves="""
        Click a fish in the pond to catch it and those after it; `0` catches none. Moves are written
        as the number of fish.
        """,
        parameters={
            "players": Setting("How many players share the pond.", Range(2, 8)),
            "fish": Setting(
                "How many fish the pond holds at the start, and at most.", Range(1, 10**6)
            ),
            "catch": Setting("How many fish a player may catch in one turn.", Range(1, 100)),
            "rounds": Setting("How many turns each player has.", Range(1, 1000)),
        },
        history="https://en.wikipedia.org/wiki/Tragedy_of_the_commons",
        picture="1, 2, 1",
    )

    zero_sum = False

    def __init__(self, players: int = 3, fish: int = 8, catch: int = 2, rounds: int = 3) -> None:
        self.players, self.fish, self.catch, self.rounds = players, fish, catch, rounds
        self.nothing = (0,) * players
        self.utility_bounds = (0.0, float(catch * rounds))
        self.max_actions = catch + 1

    def initial_state(self) -> State:
        return State(self.fish, 0, self.nothing)

    def to_move(self, state: State) -> int:
        return state.ply % self.players

    def actions(self, state: State) -> Iterable[int]:
        return range(0) if self.is_terminal(state) else range(min(self.catch, state.pond) + 1)

    def result(self, state: State, action: int) -> State:
        player = state.ply % self.players
        pond = state.pond - action
        if player == self.players - 1:
            pond = min(2 * pond, self.fish)
        caught = replaced(state.caught, player, state.caught[player] + action)
        return State(pond, state.ply + 1, caught)

    def is_terminal(self, state: State) -> bool:
        return state.pond == 0 or state.ply == self.rounds * self.players

    def utility(self, state: State, player: int) -> float:
        return float(state.caught[player])

    def evaluate(self, state: State, player: int) -> float:
        """The player's catch, and a share of the fish that could still be caught."""
        turns_had = (state.ply + self.players - 1 - player) // self.players
        most = float(self.catch * (self.rounds - turns_had))
        return state.caught[player] + min(state.pond / self.players, most)

    def action_words(self, state: State, action: int) -> str:
        return f"catch {action} fish" if action else "catch nothing"

    def board(self, state: State, player: int | None = None) -> Board:
        names = tuple(self.player_name(owner) for owner in range(self.players))
        return (
            Piles((state.pond,), ("pond",)),
            Amounts(state.caught, names, tuple(range(self.players)), "caught"),
        )

    def action_cells(self, state: State, action: int) -> tuple[int, ...]:
        return (state.pond - action,) if action else ()
