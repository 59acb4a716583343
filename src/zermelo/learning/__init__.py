"""Learning from play: networks, self-play, training."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import lazily
from ..errors import needs_extra

_HOMES = {
    "AlphaZeroConfig": "runs.config",
    "EvaluationConfig": "runs.config",
    "ImitationConfig": "runs.imitation_config",
    "LeagueConfig": "runs.config",
    "NfspConfig": "runs.config",
    "PPOConfig": "runs.config",
    "TDConfig": "runs.config",
    "fit_weights": "evaluation.weights",
    "imitate": "imitation.training",
    "load_network": "alphazero.network",
    "reweighted": "evaluation.weights",
    "train": "alphazero.training",
    "train_evaluation": "evaluation.training",
    "train_league": "league.training",
    "train_nfsp": "league.nfsp",
    "train_ppo": "ppo.training",
    "train_td": "td.td_lambda",
}

__all__ = [
    "AlphaZeroConfig",
    "EvaluationConfig",
    "ImitationConfig",
    "LeagueConfig",
    "NfspConfig",
    "PPOConfig",
    "TDConfig",
    "fit_weights",
    "imitate",
    "load_network",
    "reweighted",
    "train",
    "train_evaluation",
    "train_league",
    "train_nfsp",
    "train_ppo",
    "train_td",
]

if TYPE_CHECKING:
    from .alphazero.network import load_network
    from .alphazero.training import train
    from .evaluation.training import train_evaluation
    from .evaluation.weights import fit_weights, reweighted
    from .imitation.training import imitate
    from .league.nfsp import train_nfsp
    from .league.training import train_league
    from .ppo.training import train_ppo
    from .runs.config import (
        AlphaZeroConfig,
        EvaluationConfig,
        LeagueConfig,
        NfspConfig,
        PPOConfig,
        TDConfig,
    )
    from .runs.imitation_config import ImitationConfig
    from .td.td_lambda import train_td


_find, __dir__ = lazily(__name__, _HOMES)


def __getattr__(name: str) -> Any:
    """Networks need torch, which is slow to import and may not be there."""
    with needs_extra("networks", "learn"):
        return _find(name)
