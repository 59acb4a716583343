"""What tests of tables share: tables that are built once, and slow oracles."""

from __future__ import annotations

import functools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from zermelo import Game
from zermelo.games.checkers import Checkers
from zermelo.games.chess import Chess
from zermelo.lookup import Tables, build

CHESS, CHECKERS = Chess(draws="none"), Checkers()


class PlainCheckers(Checkers):
    """In plain Python, under its own name, as tables know it."""

    compiled = False

    @property
    def name(self) -> str:
        return "checkers"

    @property
    def table_game(self) -> PlainCheckers:
        return self


_folders: list[tempfile.TemporaryDirectory[str]] = []


def folder() -> Path:
    """A folder that lives as long as the process."""
    _folders.append(tempfile.TemporaryDirectory())
    return Path(_folders[-1].name)


@functools.cache
def chess_tables() -> Tables:
    target = folder()
    build(CHESS, [CHESS.endgames.kind(name) for name in ("KQK", "KRK", "KPK")], target)
    return Tables(target)


@functools.cache
def checkers_tables() -> Tables:
    target = folder()
    build(CHECKERS, CHECKERS.endgames.kinds(2), target, threads=2)
    return Tables(target)


class State(NamedTuple):
    node: int


class Walk(Game):
    """A token on a graph that may lead round in circles: who is to move is written on the node."""

    compiled = False
    resolution = 0.0

    def __init__(
        self,
        movers: tuple[int, ...],
        edges: tuple[tuple[int, ...], ...],
        ends: tuple[float, ...],
    ) -> None:
        self.movers, self.edges, self.ends = movers, edges, ends
        most = max(map(abs, ends))
        self.utility_bounds = (-most, most)

    def initial_state(self) -> State:
        return State(0)

    def to_move(self, state: State) -> int:
        return self.movers[state.node]

    def actions(self, state: State) -> Iterator[int]:
        yield from self.edges[state.node]

    def result(self, state: State, action: int) -> State:
        return State(action)

    def is_terminal(self, state: State) -> bool:
        return not self.edges[state.node]

    def utility(self, state: State, player: int) -> float:
        return self.ends[state.node] if player == 0 else -self.ends[state.node]


def horizon_values(game: Walk, plies: int) -> list[float]:
    """To the first player, if a game that is not over after so many plies is a draw."""
    values = [end if not edges else 0.0 for end, edges in zip(game.ends, game.edges, strict=True)]
    for _ in range(plies):
        values = [
            values[node]
            if not edges
            else (max if game.movers[node] == 0 else min)(values[other] for other in edges)
            for node, edges in enumerate(game.edges)
        ]
    return values


def every_state(game: Game) -> Iterator[Any]:
    """All states that can be reached."""
    seen, todo = {game.initial_state()}, [game.initial_state()]
    while todo:
        state = todo.pop()
        yield state
        for action in game.actions(state) if not game.is_terminal(state) else ():
            following = game.result(state, action)
            if following not in seen:
                seen.add(following)
                todo.append(following)
