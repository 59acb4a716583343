"""Strength against depth, and against the evaluation: does one ply more beat a better judgement?

    python -m benchmarks strength_depth

Othello, alpha-beta to a fixed depth, with two evaluations: the weighted features, and counting
discs. Each depth meets the depth before it, and at each depth the two evaluations meet. Games begin
with a few random moves, and each opening is played twice, with sides changed. Ratings add up the
differences from depth to depth. The same numbers are in results/strength_depth.json, to be drawn.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table

from zermelo.game import Game
from zermelo.games import load
from zermelo.play import make
from zermelo.play.match.referee import play_game

TITLE = "Othello: strength against depth, with two evaluations"
DATA = Path(__file__).parent / "results" / "strength_depth.json"
GAME = "othello"
EVALUATIONS = ("weighted", "discs")
DEPTHS = (1, 2, 3, 4, 5, 6)
OPENINGS, OPENING_PLIES = 8, 6


def spec(evaluation: str, depth: int) -> str:
    return f"alphabeta:depth={depth},evaluation={evaluation},memory=1"


def opening(game: Game, number: int) -> list[Any]:
    dice, state, actions = random.Random(number), game.initial_state(), []
    for _ in range(OPENING_PLIES):
        actions.append(dice.choice(list(game.actions(state))))
        state = game.result(state, actions[-1])
    return actions


def match(one: str, other: str, openings: int = OPENINGS, game: Game | None = None) -> float:
    """The share of the points that the first player gets: a win is 1, a draw 1/2."""
    game = game or load(GAME)
    players, points = [make(one), make(other)], 0.0
    for number in range(openings):
        for seat in (0, 1):
            seats = players if seat == 0 else players[::-1]
            record = play_game(game, seats, seed=number, opening=opening(game, number))
            assert record.utilities is not None
            points += (1 + record.utilities[seat]) / 2
    return points / (2 * openings)


def rating_difference(share: float, games: int = 2 * OPENINGS) -> float:
    """By Elo's formula; a clean score counts as half a point less, since it has no rating.

    >>> round(rating_difference(0.75)), round(rating_difference(0.5)), round(rating_difference(1.0))
    (191, 0, 597)
    """
    share = min(max(share, 0.5 / games), 1 - 0.5 / games)
    return 400 * math.log10(share / (1 - share))


def measured(openings: int = OPENINGS, depths: tuple[int, ...] = DEPTHS) -> list[dict[str, Any]]:
    """A row for each evaluation and depth."""
    better, plain = EVALUATIONS
    rows: list[dict[str, Any]] = []
    for evaluation in EVALUATIONS:
        rating = 0.0
        for depth in depths:
            row: dict[str, Any] = {"evaluation": evaluation, "depth": depth}
            if depth > depths[0]:
                share = match(spec(evaluation, depth), spec(evaluation, depth - 1), openings)
                rating += rating_difference(share, 2 * openings)
                row["share"] = share
            row["rating"] = round(rating)
            if evaluation == better:
                row["against"] = match(spec(better, depth), spec(plain, depth), openings)
            rows.append(row)
    return rows


def tables() -> Iterator[Table]:
    rows = measured()
    written = {"game": GAME, "games": 2 * OPENINGS, "evaluations": EVALUATIONS, "rows": rows}
    DATA.write_text(json.dumps(written, indent=2) + "\n")
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("evaluation")
    better, plain = EVALUATIONS
    for heading in ("depth", "points against one ply less", "rating", f"points against {plain}"):
        table.add_column(heading, justify="right")
    for row in rows:
        share, against = row.get("share"), row.get("against")
        table.add_row(
            row["evaluation"],
            str(row["depth"]),
            "" if share is None else f"{share:.0%}",
            f"{row['rating']:+d}",
            "" if against is None else f"{against:.0%}",
        )
    table.caption = f"{2 * OPENINGS} games a match; {better} and {plain} at the same depth"
    yield table
