"""Which player is best at which game: the tables behind `auto` and the levels of play. No other
place says anything of a single game.

The table is made by `python -m benchmarks.auto_table --write`, which lets the players that are
offered for a game play each other at 0.1 s a move, and judged by `python -m benchmarks.auto_table
--judge`, which plays with other seeds.
"""

from __future__ import annotations

from pathlib import Path

from ...algorithms import fitting
from ...game import Game
from ...games import spec_text
from .strategy import shipped_strategy

NETWORKS = Path(__file__).parents[2] / "learning" / "networks"
LEARNT = "alphabeta:learnt=shipped"

BEST: dict[str, tuple[str, ...]] = {
    "backgammon": ("td", "expectiminimax"),
    "breakthrough": ("alphazero", "alphabeta"),
    "chess": ("alphabeta", "paranoid"),  # in points the sum is constant: paranoid is minimax then
    "domineering": ("mcts", "alphabeta+mcts", "mcts:rave=300", "alphabeta"),
    "go": ("alphazero", "mcts:playout=own", "mcts:rave=300", "mcts", "alphabeta"),
    "gomoku": (LEARNT, "alphabeta"),
    "hex": ("alphazero", "mcts:rave=300", "alphabeta+mcts", "alphabeta"),
    "kalah": (LEARNT, "alphabeta"),
    "liars_dice": ("pimc", "ismcts"),
    "monopoly": ("mcts", "expectiminimax"),
    "othello": (LEARNT, "alphabeta"),
}
"""The best player first; the next one where something that it needs is not installed. Of two
players with a plus between them, the first looks for a proof with a part of the time."""

LEVELS_OF: dict[str, tuple[tuple[float, int] | tuple[float, int, int], ...]] = {
    "chess": ((0.7, 1), (0.2, 1), (0.05, 3)),
    "connect_four": ((0.7, 1), (0.3, 2), (0.03, 5)),
    "go": ((0.85, 1), (0.4, 1), (0.03, 2, 8_000)),
    "hex": ((0.95, 1), (0.6, 1), (0.02, 2, 16_000)),
    "nine_mens_morris": ((0.9, 1), (0.2, 2), (0.05, 4)),
}
"""Easy, medium and hard where the kind of game alone makes steps that are too small: the share of
moves that is overlooked, and the depth and nodes of alpha-beta (see `levels`)."""


def best_for(game: Game) -> str:
    """The best of the players that are offered here; for a game of the user's own, by its kind."""
    return by_strength(game)[0]


def by_strength(game: Game) -> list[str]:
    """The players that are offered here, those first that are known to be the best."""
    available = offered(game)
    listed = BEST.get(game.name, ()) if is_ours(game) else ()
    return [*dict.fromkeys([*(one for one in listed if one in available), *available])]


def offered(game: Game) -> list[str]:
    """The players that could be best, what suits this kind of game first."""
    if game.hidden_information:
        known = ["strategy"] if is_ours(game) and shipped_strategy(game) else []
        return [*known, "ismcts", "pimc"]
    usual = fitting(game)
    if game.players > 2 or not game.zero_sum:
        others = ["paranoid", "best-reply", "mcts"]
    elif game.chance:
        others = ["mcts", "mcts:open_loop=true"]
    else:
        others = ["mcts", f"{usual}+mcts", "mcts:rave=300"]
    if game.offers("playout_action"):
        others.append("mcts:playout=own")
    players = [usual, *others] if game.offers("evaluate") else [f"{usual}+mcts", usual, *others]
    return [*dict.fromkeys(players), *_trained(game)]


def _trained(game: Game) -> list[str]:
    """Players with a network or a learnt evaluation that ships."""
    if not is_ours(game) or spec_text(game, "") != game.name:
        return []
    files = {
        "alphazero": NETWORKS / f"{game.name}.safetensors",
        "td": NETWORKS / "td" / f"{game.name}.safetensors",
        LEARNT: NETWORKS / f"{game.name}.evaluation",
    }
    return [player for player, file in files.items() if file.exists()]


def is_ours(game: Game) -> bool:
    """Whether a game comes with zermelo: another may have the same name."""
    return type(game).__module__.startswith("zermelo.games.")
