"""Learning from play: networks, self-play, training."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import lazily

_HOMES = {
    "ImitationTraining": "imitation",
    "LeafTraining": "td_leaf",
    "LeagueTraining": "league",
    "TDTraining": "td_lambda",
    "Training": "training",
    "fit_weights": "weights",
    "imitate": "imitation",
    "learn_weights": "td_leaf",
    "load_network": "network",
    "reweighted": "weights",
    "save_network": "network",
    "train": "training",
    "train_league": "league",
    "train_td": "td_lambda",
}

__all__ = [
    "ImitationTraining",
    "LeafTraining",
    "LeagueTraining",
    "TDTraining",
    "Training",
    "fit_weights",
    "imitate",
    "learn_weights",
    "load_network",
    "reweighted",
    "save_network",
    "train",
    "train_league",
    "train_td",
]

if TYPE_CHECKING:
    from .alphazero.network import load_network, save_network
    from .alphazero.training import Training, train
    from .league.imitation import ImitationTraining, imitate
    from .league.training import LeagueTraining, train_league
    from .linear.td_leaf import LeafTraining, learn_weights
    from .linear.weights import fit_weights, reweighted
    from .td.td_lambda import TDTraining, train_td


__getattr__, __dir__ = lazily(__name__, _HOMES)  # networks need torch, which is slow to import
