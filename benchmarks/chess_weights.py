"""Weights of chess's evaluation from games: what they gain over those made by hand.

The evaluation is the tapered one, with nearly six hundred weights. They begin as the lectures
have them (pieces 16, 8, 5 and 1, mobility, safety of the king, the centre, all else nothing), or
as this project's own, made by hand for each of them. TD-leaf learns them during self-play; the
other way, logistic regression (Texel), fits them to the results of games. Matches are between
the same evaluation and search with other weights.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from rich.table import Table

from zermelo.games.chess import Chess
from zermelo.learning.linear.contests import Contest, compare, self_play
from zermelo.learning.linear.td_leaf import learn_weights
from zermelo.learning.linear.weights import Fit, fit_weights
from zermelo.learning.runs.config import LeafPlayConfig, TDLeafConfig, WeightsConfig

TITLE = "chess: learnt weights against hand-made ones"

GAMES, MATCH = 300, 200
PACE = LeafPlayConfig(depth=2)
SHOWN = 24
LECTURES, TAPERED = Chess(evaluation="simple"), Chess(evaluation="tapered")
FAST = TDLeafConfig(games=1600, opening=8, epsilon=0.02)
FINE = TDLeafConfig(games=2400, opening=8, epsilon=0.02, learning_rate=0.01)


def weights_table(game: Chess, columns: dict[str, tuple[float, ...]]) -> Table:
    """What pieces are worth, and the other weights that moved most, by name."""
    table = Table("feature", "by hand", *columns)
    names, before = game.feature_names, game.weights
    moved = np.max([np.abs(np.subtract(one, before)) for one in columns.values()], axis=0)
    pieces = [number for number, name in enumerate(names) if " " not in name.partition(",")[0]]
    others = [int(number) for number in np.argsort(-moved) if number not in pieces]
    for number in pieces + others[:SHOWN]:
        values = [before[number], *(one[number] for one in columns.values())]
        table.add_row(names[number], *(f"{value:.2f}" for value in values))
    table.title = f"in pawns; the pieces, and the {SHOWN} others of {len(names)} that moved most"
    return table


def fit_table(fit: Fit) -> Table:
    table = Table("surprise in nats", "lectures, K fitted", "fitted")
    table.title = f"{fit.positions:,} positions of {GAMES} games, K = {fit.scale:.4f}"
    table.add_row("games learnt from", f"{fit.loss_before:.4f}", f"{fit.loss_after:.4f}")
    table.add_row("games held out", f"{fit.held_out_before:.4f}", f"{fit.held_out_after:.4f}")
    return table


def row(name: str, told: Contest) -> tuple[str, ...]:
    score = f"{told.wins} : {told.losses}, {told.draws} drawn"
    return name, score, f"{told.elo:+.0f} +- {told.error:.0f}"


def gained(game: Chess, rival: str, name: str, weights: tuple[float, ...]) -> Table:
    table = Table(f"against {rival}", "games", "Elo")
    table.title = f"asked: 50 Elo; {PACE.depth} plies and quiescence, pairs of openings"
    table.add_row(*row(name, compare(game, weights, game.weights, MATCH, PACE, seed=5)))
    return table


def tables() -> Iterator[Table]:
    lectures, own = "the lectures' weights", "the tapered evaluation's own weights"
    learnt = learn_weights(LECTURES, FAST)
    yield gained(LECTURES, lectures, "TD-leaf from there", learnt)
    finer = learn_weights(TAPERED, FINE)
    yield gained(TAPERED, own, "TD-leaf from there", finer)
    yield weights_table(TAPERED, {"TD-leaf": finer})
    games = WeightsConfig(games=GAMES, epsilon=0.0, seed=1)
    fit = fit_weights(LECTURES, self_play(LECTURES, games))
    yield fit_table(fit)
    yield weights_table(LECTURES, {"TD-leaf": learnt, "fitted to results": fit.after})
    yield gained(LECTURES, lectures, "fitted to results", fit.after)
