"""Search and lookup: a table of all positions, and how it is filled backwards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any

from .... import clock
from ....errors import GameIsOver
from ....games import load
from ....games.nim import Nim, State
from ....lookup import AllStates, all_states
from ....search import plain_alpha_beta
from ....settings import Range, setting
from ...messages.figures import RetrogradeCell, RetrogradeFigure
from ...messages.responses import DataTable, ExperimentResult
from .settings import ExperimentSettings, Report

BYTES = 12  # of a position in a table: its key, its value and the plies to the end
LARGEST = 9  # pile


@dataclass(frozen=True)
class LookupSettings(ExperimentSettings):
    """A position of tic-tac-toe, and how deep it is searched."""

    depth: int = setting(2, "Search depth in plies.", Range(1, 9))
    state: str = setting(".../.../...", "The position.")


@dataclass(frozen=True)
class RetrogradeSettings(ExperimentSettings):
    """Nim with two piles."""

    size: int = setting(6, "Stones in each pile.", Range(1, LARGEST))


def run_lookup(asked: LookupSettings, report: Report) -> None:
    """What a search of this depth and a table of all positions say of each move in tic-tac-toe."""
    depth, game = asked.depth, load("tic_tac_toe")
    state = game.parse_state(asked.state)
    if game.is_terminal(state):
        raise GameIsOver("this game is over; there is nothing to look up")
    table, seconds = _all_of(game)
    rows: list[list[str]] = []
    nodes, began = 0, clock.now()
    for action in game.actions(state):
        following = game.result(state, action)
        worth, exact, visited = _ahead(game, following, depth - 1)
        nodes += visited
        value = f"{0.0 - worth:+.2g}" if exact else f"≈ {0.0 - worth:+.2f}"
        rows.append([game.action_text(state, action), value, _entry_text(table, following)])
    spent = clock.now() - began
    counts = {
        "nodes": [float(nodes)],
        "search seconds": [spent],
        "positions": [float(len(table))],
        "bytes": [float(len(table) * BYTES)],
        "table seconds": [seconds],
    }
    shown = DataTable(["move", f"search, {depth} plies", "table"], rows)
    report(ExperimentResult(asked.id, [depth], counts, {}, True, shown))


@lru_cache(1)
def _all_of(game: Any) -> tuple[AllStates, float]:
    """Every position of a small game with its value, and how long solving it took."""
    all_states(game, states=10_000)  # compile off the clock
    began = clock.now()
    return all_states(game, states=10_000), clock.now() - began


def _ahead(game: Any, state: Any, depth: int) -> tuple[float, bool, int]:
    """A search's value to the player to move, whether it is exact, and the nodes it took."""
    mover = int(game.to_move(state))
    if game.is_terminal(state):
        return float(game.utility(state, mover)), True, 1
    if depth == 0:
        return float(game.evaluate(state, mover)), False, 1
    found = plain_alpha_beta(game, state, depth=depth)
    return found.value or 0.0, found.exact, found.nodes


def _entry_text(table: AllStates, state: Any) -> str:
    """What the table says, to the player who moved last: the value and the plies to the end."""
    found = table.entry(state)
    if found is None:
        return "unknown"
    value = f"{0.0 - found.utility:+.2g}"
    return f"{value} in {found.plies}" if found.plies else value


# A table that is filled backwards.


def run_retrograde(asked: RetrogradeSettings, report: Report) -> None:
    """Nim with two piles: a cell for each position, with its value and the plies to the end."""
    size = asked.size
    game = Nim((size, size))
    table = all_states(game)
    sizes = range(size + 1)
    cells = [_cell(game, table, piles) for piles in product(sizes, sizes)]
    labels = [str(stones) for stones in sizes]
    levels = list(range(max(cell.plies for cell in cells) + 1))
    figure = RetrogradeFigure(labels, labels, cells)
    report(ExperimentResult(asked.id, levels, {}, {}, True, figure=figure))


def _cell(game: Nim, table: AllStates, piles: tuple[int, ...]) -> RetrogradeCell:
    state = _reached(table, piles)
    found = table.entry(state)
    assert found is not None
    following = [game.result(state, action) for action in game.actions(state)]
    return RetrogradeCell(
        name=f"{piles[0]} and {piles[1]}",
        value=float(found.utility),
        plies=int(found.plies),
        leads_to=[_number(game, after) for after in following],
        best=_number(game, _best(table, following)) if following else -1,
    )


def _reached(table: AllStates, piles: tuple[int, ...]) -> State:
    """The position with a player to move who can come to it."""
    return next(state for state in (State(piles, 0), State(piles, 1)) if table.entry(state))


def _number(game: Nim, state: State) -> int:
    return state.piles[0] * (game.start[1] + 1) + state.piles[1]


def _best(table: AllStates, following: list[State]) -> State:
    """What is worst for the opponent: a quick loss, or else a late win."""

    def promise(after: State) -> tuple[float, int]:
        found = table.entry(after)
        assert found is not None
        worth = 0.0 - found.utility
        return worth, -found.plies if worth > 0 else found.plies

    return max(following, key=promise)
