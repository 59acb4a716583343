"""How long a look into a table or a book takes."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.game import Game
from zermelo.games import load
from zermelo.lookup import BookMove, Tables, build, endgames_of, follow, open_book, write_book
from zermelo.lookup.polyglot import write_polyglot
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "microseconds for a position in an endgame table, a book, a Polyglot book"

CONNECT_FOUR, PLIES = "connect_four:rows=4,columns=5", 6
QUERIES = 2000


def walks(game: Game, plies: int, count: int) -> list[Any]:
    """States of random games."""
    dice = random.Random(0)
    states: list[Any] = []
    while len(states) < count:
        state = game.initial_state()
        for _ in range(dice.randrange(plies)):
            if game.is_terminal(state):
                break
            state = game.result(state, dice.choice(list(game.actions(state))))
        states.append(state)
    return states


def perfect_book(path: Path) -> tuple[Game, int, float]:
    """Connect Four's first plies from the solver: positions and CPU seconds."""
    game, memory = load(CONNECT_FOUR), TranspositionTable(64)
    solve_exactly(game, table=memory)  # compiles
    began = time.process_time()

    def best(state: Any) -> list[tuple[Any, int]]:
        values = {}
        for action in game.actions(state):
            following = game.result(state, action)
            ended = game.is_terminal(following)
            values[action] = (
                game.utility(following, game.to_move(state))
                if ended
                else -solve_exactly(game, following, table=memory).lower
            )
        most = max(values.values())
        return [(action, 100) for action, value in values.items() if value == most]

    rows = follow(game, best, PLIES)
    write_book(path, game, rows, "perfect play")
    return game, len(rows), time.process_time() - began


def microseconds(ask: Callable[[Any], object], states: Sequence[Any]) -> float:
    for state in states[:50]:
        ask(state)
    began = time.process_time()
    for state in states:
        ask(state)
    return (time.process_time() - began) / len(states) * 1e6


def tables() -> Iterator[RenderableType]:
    table = Table(box=box.SIMPLE, pad_edge=False, title="one query from Python, with its answer")
    table.add_column("what")
    table.add_column("positions", justify="right")
    table.add_column("microseconds", justify="right")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        game, positions, cpu = perfect_book(folder / "c4.book")
        book = open_book(folder / "c4.book")
        asked = microseconds(lambda state: book.moves(game, state), walks(game, PLIES, QUERIES))
        title = f"book of perfect play, {CONNECT_FOUR} to ply {PLIES}, made in {cpu:.1f} CPU s"
        table.add_row(title, f"{positions:,}", f"{asked:.0f}")
        chess = load("chess")
        states = walks(chess, 12, QUERIES)
        moves = ((state, [BookMove(next(iter(chess.actions(state))), 1)]) for state in states)
        write_polyglot(folder / "chess.bin", chess, moves)
        polyglot = open_book(folder / "chess.bin")
        asked = microseconds(lambda state: polyglot.moves(chess, state), states)
        table.add_row("Polyglot book of chess", f"{len(polyglot):,}", f"{asked:.0f}")
        kind = endgames_of(chess).kind("KRvK")
        build(chess, [kind], folder / "tables")
        endings = Tables(folder / "tables")
        dice, size = random.Random(0), endgames_of(chess).size(kind)
        found = (chess.indexed(kind, dice.randrange(size)) for _ in range(QUERIES))
        states = [state for state, possible in found if possible]
        asked = microseconds(lambda state: endings.probe(chess, state), states)
        table.add_row("table of KRvK", f"{size:,}", f"{asked:.0f}")
        yield table
