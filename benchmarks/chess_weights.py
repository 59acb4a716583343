"""Weights of chess's features from games: what they gain over the lectures' 16, 8, 5 and 1.

The games to learn from are played by the other evaluation, the tapered one. Weights are fitted
to their results (Texel), and learnt during self-play (TD-leaf) from the lectures' weights on.
Matches are between the features with these weights and with the lectures', all else alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from zermelo.games.chess import Chess
from zermelo.learning.contests import Contest, Pace, compare, self_play
from zermelo.learning.td_leaf import LeafTraining, learn_weights
from zermelo.learning.weights import Fit, fit_weights

TITLE = "chess: learnt weights of the lectures' features against the hand-made ones"

GAMES, LEAF_GAMES, MATCH = 600, 320, 200
PAWN = 3
GAME = Chess()  # whose own evaluation, the tapered one, teaches


def weights_table(names: tuple[str, ...], columns: dict[str, tuple[float, ...]]) -> Table:
    """By name, and with a pawn as the unit."""
    table = Table("feature", *columns, *(f"{name} / pawn" for name in columns))
    for number, name in enumerate(names):
        values = [one[number] for one in columns.values()]
        values += [one[number] / one[PAWN] for one in columns.values()]
        table.add_row(name, *(f"{value:.3f}" for value in values))
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


def gained(name: str, weights: tuple[float, ...]) -> Table:
    table = Table("against the lectures' weights", "games", "Elo")
    table.title = f"asked: 50 Elo over {MATCH} games; 2 plies and quiescence, pairs of openings"
    table.add_row(*row(name, compare(GAME, weights, GAME.weights, MATCH, Pace(depth=2), seed=5)))
    return table


def tables() -> Iterator[Table]:
    samples = self_play(GAME, GAMES, Pace(depth=1), epsilon=0.03, seed=1)
    fit = fit_weights(GAME, samples)
    yield fit_table(fit)
    yield weights_table(fit.names, {"lectures": fit.before, "fitted": fit.after})
    yield gained("fitted to results", fit.after)
    learnt = learn_weights(GAME, LeafTraining(games=LEAF_GAMES, opening=6, epsilon=0.05))
    yield weights_table(fit.names, {"lectures": fit.before, "TD-leaf": learnt})
    yield gained("TD-leaf", learnt)
