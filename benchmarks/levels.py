"""Does each level of play beat the one below it, and does Easy lose to a careful beginner?

    python -m benchmarks.levels                     # all games
    python -m benchmarks.levels connect_four hex    # these only; the others' results are kept
    python -m benchmarks.levels kalah --trial 1     # other openings and seeds, nothing is written

Easy, Medium and Hard have fixed budgets; Best is `auto` at 0.1 s a move. Games come in pairs from
the same random opening, or the same dice, with sides swapped; a draw is half a point. The levels
were chosen with the openings and seeds of trials, and are measured with others.

The careful beginner looks one ply ahead: it wins if it can, else it does not let the other win at
once, and of what is left it plays the move after which the evaluation is best.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.harness import kept_lines, save
from zermelo import load
from zermelo.algorithms import search
from zermelo.game import Game
from zermelo.play import Choice, Player, Turn, make
from zermelo.play.match.adjudication import Adjudication
from zermelo.play.match.openings import opening
from zermelo.play.match.referee import play_game

RESULTS = Path(__file__).parent / "results"
MATCHES, REPORT = RESULTS / "levels.jsonl", RESULTS / "levels.txt"
GAMES = (
    "connect_four",
    "othello",
    "chess",
    "go:size=9",
    "hex",
    "breakthrough",
    "checkers",
    "nine_mens_morris",
    "kalah",
    "backgammon",
)
BEST = "best:time=0.1"
BEGINNER = "beginner"
PAIRS = (("medium", "easy"), ("hard", "medium"), (BEST, "hard"), (BEGINNER, "easy"))
COUNT, PLIES = 40, 4
MEASURED = 2027  # the seed of the results; no ladder was chosen with it
LONGEST = 400  # plies; a game that goes on is a draw


@dataclass(frozen=True)
class Match:
    """How often the first of two players won, drew and lost."""

    game: str
    first: str
    second: str
    won: int
    drawn: int
    lost: int
    slowest: float
    """Seconds that the second player, whose budget is fixed, took for a move at most."""
    seconds: float
    date: str

    @property
    def share(self) -> float:
        return (self.won + self.drawn / 2) / (self.won + self.drawn + self.lost)


class CarefulBeginner(Player):
    """Looks one ply ahead: a win, else the best evaluation after which the other can't win at
    once, else the best evaluation."""

    name = BEGINNER

    def begin(self, game: Game, player: int, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, turn: Turn) -> Choice:
        kind = "expectiminimax" if turn.game.chance else "minimax"
        rows = list(search(kind, turn.game, turn.state, depth=1).rows)
        self._random.shuffle(rows)
        rows.sort(key=lambda row: -(row.value or 0.0))
        safe = (row for row in rows if not _loses_at_once(turn, row.action))
        return Choice(next(safe, rows[0]).action)


def _loses_at_once(turn: Turn, action: Any) -> bool:
    game, after = turn.game, turn.game.result(turn.state, action)
    if game.is_terminal(after) or game.to_move(after) != 1 - turn.player:
        return False
    replies = (game.result(after, reply) for reply in game.actions(after))
    return any(game.is_terminal(one) and game.utility(one, turn.player) < 0 for one in replies)


def player(name: str) -> Player:
    return CarefulBeginner() if name == BEGINNER else make(name)


def play(name: str, first: str, second: str, games: int = COUNT, seed: int = MEASURED) -> Match:
    """A match in pairs of games, sides swapped."""
    game, began = load(name), time.perf_counter()
    won = drawn = lost = 0
    slowest = 0.0
    players = player(first), player(second)
    for number in range(games):
        seat = number % 2
        record = play_game(
            game,
            players if seat == 0 else players[::-1],
            seed=1000 * seed + number // 2,
            opening=_opening(game, number // 2, seed),
            adjudication=Adjudication(plies=LONGEST),
        )
        assert record.scores is not None, record
        assert not record.fault, record.reason
        ahead = record.scores[seat] - record.scores[1 - seat]
        won, drawn, lost = won + (ahead > 0), drawn + (ahead == 0), lost + (ahead < 0)
        of_second = (move.seconds for move in record.moves if move.player == 1 - seat)
        slowest = max(slowest, *of_second, 0.0)
    for one in players:
        one.close()
    spent, today = time.perf_counter() - began, f"{datetime.now(UTC):%Y-%m-%d}"
    return Match(name, first, second, won, drawn, lost, round(slowest, 4), round(spent, 1), today)


def _opening(game: Game, number: int, seed: int) -> tuple[object, ...]:
    return () if game.chance else opening(game, number, PLIES, seed)


def known() -> list[Match]:
    return [Match(**one) for one in kept_lines(MATCHES)]


def keep(match: Match) -> None:
    """In the place of an earlier one between the same players."""
    same = (match.game, match.first, match.second)
    others = [one for one in known() if (one.game, one.first, one.second) != same]
    order = [(game, *pair) for game in GAMES for pair in PAIRS]
    kept = sorted([*others, match], key=lambda one: order.index((one.game, one.first, one.second)))
    MATCHES.write_text("".join(json.dumps(asdict(one)) + "\n" for one in kept))


def tables() -> Iterator[Table]:
    """What was measured, one row for each game."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("game")
    for first, second in PAIRS:
        table.add_column(f"{first} against {second}", justify="right")
    matches = {(one.game, one.first, one.second): one for one in known()}
    for game in GAMES:
        found = [matches.get((game, *pair)) for pair in PAIRS]
        table.add_row(game, *("" if one is None else _cell(one) for one in found))
    table.caption = (
        f"points of the first player, and won-drawn-lost; {COUNT} games a match, from openings of "
        f"{PLIES} random plies, or with the same dice"
    )
    yield table


def _cell(match: Match) -> str:
    return f"{match.share:.0%}  {match.won}-{match.drawn}-{match.lost}"


@click.command()
@click.argument("only", nargs=-1)
@click.option("--games", default=COUNT, show_default=True, help="Games of a match.")
@click.option("--trial", type=int, help="A seed to try levels with; nothing is written.")
@click.option("--level", "levels", multiple=True, help="Only matches of these players.")
def main(only: tuple[str, ...], games: int, trial: int | None, levels: tuple[str, ...]) -> None:
    """Let the levels play each other."""
    console = Console()
    for name in [game for game in GAMES if not only or game.partition(":")[0] in only]:
        for first, second in PAIRS:
            if levels and first.partition(":")[0] not in levels:
                continue
            seed = MEASURED if trial is None else trial
            match = play(name, first, second, games, seed)
            line = (
                f"{name:18} {first:14} {second:8} {_cell(match):18} at most {match.slowest:.3f} s"
            )
            console.print(f"{line}, {match.seconds:.0f} s", highlight=False, soft_wrap=True)
            if trial is None:
                keep(match)
                save(REPORT, "python -m benchmarks.levels", [], list(tables()))
    console.print(*tables())


if __name__ == "__main__":
    main(prog_name="python -m benchmarks.levels")
