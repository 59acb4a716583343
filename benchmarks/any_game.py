"""A learnt evaluation for any game: what an hour on two cores is worth in Elo, at 0.1 s a move.

    python -m benchmarks.any_game train kalah --minutes 60
    python -m benchmarks.any_game judge kalah runs/any_game/kalah/network.evaluation --games 100

The games are those that come with zermelo and had no learnt evaluation, and one written for this
test in the obvious way. What was learnt plays inside alpha-beta, against the player that `auto` was
for the game before anything was learnt.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from zermelo.game import Game
from zermelo.tuples import replaced

OWN = "benchmarks/any_game.py:Knightthrough"
BEFORE = {
    "breakthrough": "alphabeta",
    "nine_mens_morris": "alphabeta",
    "gomoku": "alphabeta",
    "kalah": "alphabeta",
    "dots_and_boxes": "alphabeta",
    "hex:size=7": "mcts:rave=300",
    OWN: "auto",
}
"""The games, and what `auto` was."""

SIZE = 8
LEAPS = ((1, -2), (1, 2), (2, -1), (2, 1))  # rows forward and columns


class Cells(NamedTuple):
    """0 where a cell is empty, else 1 more than the player who has it; row 0 is the top."""

    cells: tuple[int, ...]
    player: int


class Knightthrough(Game):
    """Breakthrough with knights that only leap forward. An action is four times the cell of the
    knight, plus the number of the leap."""

    max_actions = 4 * 2 * SIZE
    observation_shape = (2, SIZE, SIZE)

    def initial_state(self) -> Cells:
        return Cells((2,) * (2 * SIZE) + (0,) * (SIZE * SIZE - 4 * SIZE) + (1,) * (2 * SIZE), 0)

    def to_move(self, state: Cells) -> int:
        return state.player

    def target(self, state: Cells, cell: int, leap: int) -> int:
        """Where a knight would land; -1 off the board and on the player's own."""
        ahead, aside = LEAPS[leap]
        row = cell // SIZE + (ahead if state.player == 1 else -ahead)
        column = cell % SIZE + aside
        if not (0 <= row < SIZE and 0 <= column < SIZE):
            return -1
        end = row * SIZE + column
        return -1 if state.cells[end] == state.player + 1 else end

    def actions(self, state: Cells) -> Iterator[int]:
        if not self.has_arrived(state):
            for cell in range(SIZE * SIZE):
                if state.cells[cell] == state.player + 1:
                    for leap in range(4):
                        if self.target(state, cell, leap) >= 0:
                            yield 4 * cell + leap

    def result(self, state: Cells, action: int) -> Cells:
        end = self.target(state, action // 4, action % 4)
        cells = replaced(state.cells, action // 4, 0)
        return Cells(replaced(cells, end, state.player + 1), 1 - state.player)

    def has_arrived(self, state: Cells) -> bool:
        """Whether the player who has just moved is on the far row."""
        start = 0 if state.player == 1 else SIZE * (SIZE - 1)
        arrived = False
        for cell in range(start, start + SIZE):
            arrived = arrived or state.cells[cell] == 2 - state.player
        return arrived

    def is_terminal(self, state: Cells) -> bool:
        for _ in self.actions(state):
            return False
        return True

    def utility(self, state: Cells, player: int) -> float:
        return -1.0 if player == state.player else 1.0  # who cannot move has lost

    def observation(self, state: Cells, player: int, out: Any) -> None:
        for cell in range(SIZE * SIZE):
            if state.cells[cell] != 0:
                plane = 0 if state.cells[cell] == player + 1 else 1
                out[plane, cell // SIZE, cell % SIZE] = 1.0


# The command.


def zermelo(*arguments: str) -> None:
    raise SystemExit(subprocess.call([sys.executable, "-m", "zermelo", *arguments]))


@click.group(help=__doc__)
def main() -> None:
    pass


@main.command("train")
@click.argument("game", type=click.Choice(list(BEFORE)))
@click.option("--minutes", default=60.0, show_default=True)
@click.option("--threads", default=2, show_default=True)
@click.option("--folder", type=Path, default=Path("runs/any_game"), show_default=True)
def train(game: str, minutes: float, threads: int, folder: Path) -> None:
    """Learn an evaluation; called again, a run goes on."""
    own = folder / game.rsplit(":", 1)[-1]
    more = ("--resume",) if (own / "config.json").exists() else ()
    limits = ("--minutes", f"{minutes:g}", "--threads", str(threads), "--device", "cpu")
    zermelo("train", game, "--method", "evaluation", *limits, "--folder", str(own), *more)


@main.command("judge")
@click.argument("game", type=click.Choice(list(BEFORE)))
@click.argument("file", type=click.Path(exists=True))
@click.option("--games", default=100, show_default=True)
@click.option("--seconds", default=0.1, show_default=True, help="A move.")
@click.option("--seed", default=7, show_default=True)
def judge(game: str, file: str, games: int, seconds: float, seed: int) -> None:
    """Play against what `auto` was."""
    before = BEFORE[game]
    first = f"alphabeta:learnt={file},time={seconds:g}"
    second = f"{before}{',' if ':' in before else ':'}time={seconds:g}"
    zermelo("match", first, second, "--game", game, "--games", str(games), "--seed", str(seed))


if __name__ == "__main__":
    main()
