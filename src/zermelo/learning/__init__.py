"""Learning from play: networks, self-play, training."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import lazily
from ..errors import needs_extra

_HOMES = {
    "AlphaZeroConfig": "runs.config",
    "ImitationConfig": "runs.imitation_config",
    "LeagueConfig": "runs.config",
    "NfspConfig": "runs.config",
    "PPOConfig": "runs.config",
    "TDConfig": "runs.config",
    "TDLeafConfig": "runs.config",
    "WeightsConfig": "runs.config",
    "fit_weights": "linear.weights",
    "imitate": "imitation.training",
    "learn_weights": "linear.td_leaf",
    "load_network": "alphazero.network",
    "reweighted": "linear.weights",
    "self_play": "linear.contests",
    "train": "alphazero.training",
    "train_league": "league.training",
    "train_nfsp": "league.nfsp",
    "train_ppo": "ppo.training",
    "train_td": "td.td_lambda",
}

__all__ = [
    "AlphaZeroConfig",
    "ImitationConfig",
    "LeagueConfig",
    "NfspConfig",
    "PPOConfig",
    "TDConfig",
    "TDLeafConfig",
    "WeightsConfig",
    "fit_weights",
    "imitate",
    "learn_weights",
    "load_network",
    "reweighted",
    "self_play",
    "train",
    "train_league",
    "train_nfsp",
    "train_ppo",
    "train_td",
]

if TYPE_CHECKING:
    from .alphazero.network import load_network
    from .alphazero.training import train
    from .imitation.training import imitate
    from .league.nfsp import train_nfsp
    from .league.training import train_league
    from .linear.contests import self_play
    from .linear.td_leaf import learn_weights
    from .linear.weights import fit_weights, reweighted
    from .ppo.training import train_ppo
    from .runs.config import (
        AlphaZeroConfig,
        LeagueConfig,
        NfspConfig,
        PPOConfig,
        TDConfig,
        TDLeafConfig,
        WeightsConfig,
    )
    from .runs.imitation_config import ImitationConfig
    from .td.td_lambda import train_td


_find, __dir__ = lazily(__name__, _HOMES)


def __getattr__(name: str) -> Any:
    """Networks need torch, which is slow to import and may not be there."""
    with needs_extra("networks", "learn"):
        return _find(name)
