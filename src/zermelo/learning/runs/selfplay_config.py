"""The configuration of AlphaZero's self-play."""

from __future__ import annotations

from dataclasses import dataclass

from ...settings import COUNT, NOT_NEGATIVE, POSITIVE, SHARE, Checked, setting


@dataclass(frozen=True)
class SelfPlayConfig(Checked):
    """How AlphaZero plays against itself, and what of that is learnt."""

    simulations: int = setting(32, "Simulations per full search.", COUNT)
    fast_simulations: int = setting(
        16, "Simulations of the other searches, which only advance the game (Wu 2019).", COUNT
    )
    full_share: float = setting(1.0, "Share of full searches, which are learnt from.", SHARE)
    exploration: float = setting(0.75, "PUCT constant, in units of the utility range.")
    gumbel: int = setting(
        16, "Actions considered by Gumbel root selection; 0 for PUCT.", NOT_NEGATIVE
    )
    noise: float = setting(0.25, "Share of Dirichlet noise at the root of full searches.", SHARE)
    noise_alpha: float | None = setting(
        None, "Concentration of the Dirichlet noise; 10 / actions unless given.", POSITIVE
    )
    sampled_plies: int = setting(30, "Plies in which moves are sampled by visit counts.")
    random_plies: int = setting(0, "Random moves at the start of a game, at most.")
    longest: int = setting(512, "Plies after which a game is abandoned.", COUNT)
    remembered: int = setting(128, "Evaluations cached per game; 0 for none.", NOT_NEGATIVE)
    ownership_weight: float = setting(
        1.5,
        "Weight of learning who owns each cell in the end, where the game says; 0 for off.",
        NOT_NEGATIVE,
    )
    opponent_weight: float = setting(
        0.0, "Weight of learning the opponent's answer; 0 for off.", NOT_NEGATIVE
    )
