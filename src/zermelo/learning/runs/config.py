"""Configurations: a dataclass for each training method, whose fields carry help and ranges.

The options of `zermelo train`, the checks of what is given and the settings kept in a run's
`config.json` all follow from these fields.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...errors import BadParameter
from ...settings import COUNT, NOT_NEGATIVE, POSITIVE, SHARE, Checked, Range, setting
from .imitation_config import ImitationConfig
from .selfplay_config import SelfPlayConfig
from .settings import Configuration, DenseConfig, NetworkConfig

STYLES = ("league", "fictitious", "self-play")
EVALUATIONS = ("patterns", "network", "linear")
RULES = ("results", "td-leaf")
ONTO = ("own", "nothing")


@dataclass(frozen=True)
class PolicyValueConfig(NetworkConfig):
    """Training of AlphaZero's network, by whatever method."""

    channels: int = setting(32, "Width of the network.", COUNT)
    blocks: int = setting(3, "Number of residual blocks.", COUNT)
    plain: bool = setting(False, "Dense layers only: quick on small boards without a GPU.")
    games: int = setting(128, "Games played at the same time.", COUNT)
    random_plies: int = setting(4, "Random moves at the start of a game, at most.", NOT_NEGATIVE)
    longest: int = setting(512, "Plies after which a game is abandoned.", COUNT)
    weight_decay: float = setting(1e-4, "Weight decay of AdamW.", NOT_NEGATIVE)
    match_games: int = setting(
        32, "Games of each match against an anchor, at most; 0 for no matches.", NOT_NEGATIVE
    )
    snapshot_minutes: float = setting(
        0.0, "Minutes between saved snapshots of the network; 0 for none.", NOT_NEGATIVE
    )


@dataclass(frozen=True)
class AlphaZeroConfig(PolicyValueConfig, SelfPlayConfig):
    """Self-play with search: a policy and value network learns from Monte Carlo tree search.

    >>> AlphaZeroConfig(minutes=10, simulations=64).simulations
    64

    >>> AlphaZeroConfig(channels=32, simulations=16).channels
    32
    """

    method = "alphazero"

    learning_rate: float = setting(
        2e-3, "Initial learning rate; batches above 256 learn up to twice as fast.", POSITIVE
    )
    replay_ratio: float = setting(4.0, "Times each position is learnt from, on average.", POSITIVE)
    buffer_size: int = setting(500_000, "Positions in the replay buffer.", COUNT)
    warm_up: int = setting(5_000, "Positions before learning begins.", NOT_NEGATIVE)
    refresh: int = setting(32, "Training steps between updates of the playing network.", COUNT)
    search_share: float = setting(
        0.3, "Share of the search's value in the value target; the rest is the outcome.", SHARE
    )


@dataclass(frozen=True)
class TDConfig(DenseConfig):
    """TD(lambda): a value network learns from self-play without search.

    >>> TDConfig(minutes=10, width=128).width
    128

    >>> TDConfig(width=40, games=16).width
    40
    """

    method = "td"

    batch: int = setting(1024, "Positions per training step.", COUNT)
    width: int = setting(256, "Width of the network.", COUNT, option="channels")
    games: int = setting(512, "Games played at the same time.", COUNT)
    trace: float = setting(0.7, "Lambda at the beginning.", SHARE)
    last_trace: float = setting(0.7, "Lambda at the end.", SHARE)
    epsilon: float = setting(
        0.0, "Probability of a random move; not needed in games with dice.", SHARE
    )
    random_games: int = setting(
        512, "Random games to begin with: an untrained network may play forever.", NOT_NEGATIVE
    )
    replay_ratio: float = setting(2.0, "Times each position is learnt from, on average.", POSITIVE)
    buffer_size: int = setting(100_000, "Positions in the replay buffer.", COUNT)
    match_games: int = setting(
        1000, "Games of each match against the game's own evaluation; 0 for none.", NOT_NEGATIVE
    )
    matches: int = setting(8, "Number of such matches.", COUNT)


@dataclass(frozen=True)
class MagnetConfig(Checked):
    """Proximal policy optimisation, regularised towards a magnet policy."""

    epochs: int = setting(2, "Times each decision is learnt from.", COUNT)
    kl_weight: float = setting(
        0.3,
        "Initial weight of the divergence from the magnet, in typical utilities per nat.",
        NOT_NEGATIVE,
    )
    last_kl_weight: float = setting(0.1, "Weight at the end.", NOT_NEGATIVE)
    trace: float = setting(0.9, "Lambda of generalised advantage estimation.", SHARE)

    def kl_weight_at(self, share: float) -> float:
        """The weight when this share of a run is over."""
        return _decayed(self.kl_weight, self.last_kl_weight, share)


def _decayed(first: float, last: float, share: float) -> float:
    """From the first to the last, geometrically where neither is zero."""
    if not first or not last:
        return first + (last - first) * share
    return float(first * (last / first) ** share)


@dataclass(frozen=True)
class PPOConfig(PolicyValueConfig, MagnetConfig):
    """Self-play without search: AlphaZero's network learns by proximal policy optimisation.

    >>> config = PPOConfig(entropy_weight=0.1, last_entropy_weight=0.001)
    >>> [round(config.entropy_weight_at(share), 3) for share in (0.0, 0.5, 1.0)]
    [0.1, 0.01, 0.001]
    """

    method = "ppo"

    learning_rate: float = setting(
        1e-3, "Initial learning rate; batches above 256 learn up to twice as fast.", POSITIVE
    )
    horizon: int = setting(16, "Moves of each game between two updates of the policy.", COUNT)
    clip: float = setting(0.2, "Change of a move's probability that is rewarded.", POSITIVE)
    entropy_weight: float = setting(
        0.05, "Initial weight of the policy's entropy, in utility per nat.", NOT_NEGATIVE
    )
    last_entropy_weight: float = setting(0.005, "Weight of the entropy at the end.", NOT_NEGATIVE)
    kl_weight: float = setting(
        0.05, "Weight of the divergence from the magnet, in utility per nat.", NOT_NEGATIVE
    )
    last_kl_weight: float = setting(0.05, "Weight of that divergence at the end.", NOT_NEGATIVE)
    magnet_steps: int = setting(
        1000, "Training steps over which the magnet follows the policy.", COUNT
    )
    match_simulations: int = setting(16, "Simulations per move of a match.", COUNT)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.batch > self.games * self.horizon:
            raise BadParameter(
                f"batch must be at most games times horizon, {self.games} x {self.horizon} = "
                f"{self.games * self.horizon:,} moves, not {self.batch:,}"
            )

    def entropy_weight_at(self, share: float) -> float:
        """The weight when this share of a run is over."""
        return _decayed(self.entropy_weight, self.last_entropy_weight, share)


@dataclass(frozen=True)
class ActorCriticConfig(DenseConfig, MagnetConfig):
    """How the players of a league learn."""

    batch: int = setting(512, "Decisions per training step.", COUNT)
    learning_rate: float = setting(2e-3, "Learning rate of the optimizer.", POSITIVE)
    width: int = setting(128, "Width of the network.", COUNT, option="channels")
    exploiter_kl_weight: float = setting(
        0.03, "That weight for exploiters, whose magnet stays.", NOT_NEGATIVE
    )
    magnet_interval: int = setting(
        20,
        "Batches of the main player after which its magnet moves to it; 0 for never.",
        NOT_NEGATIVE,
    )
    uniform_share: float = setting(
        0.2, "Share of the uniform policy in a magnet: no action is given up for good.", SHARE
    )


@dataclass(frozen=True)
class LeagueConfig(ActorCriticConfig):
    """A league: policy networks learn against each other, past selves and exploiters.

    >>> LeagueConfig(games=64).games
    64
    """

    method = "league"

    max_steps: int = setting(0, "Batches of games at most; 0 for no limit.", NOT_NEGATIVE)
    style: str = setting("league", "Who plays whom.", choices=STYLES)
    games: int = setting(1024, "Games per batch.", COUNT)
    own_share: float = setting(0.9, "Share of the main player's games against itself.", SHARE)
    opponents: int = setting(4, "Other players met in a batch.", COUNT)
    interval: int = setting(
        8, "Batches after which a copy of the main player joins; later ones wait longer.", COUNT
    )
    patience: int = setting(8, "Batches after which an exploiter joins at the latest.", COUNT)
    promotion_score: float = setting(
        0.7, "Score at which an exploiter joins.", Range(0, 1, low_open=True)
    )
    payoff_games: int = setting(64, "Games of a new member against each other one.", COUNT)
    exact_interval: int = setting(
        0,
        "Batches between exact exploitability measurements, on small games; 0 for none.",
        NOT_NEGATIVE,
    )


@dataclass(frozen=True)
class NfspConfig(DenseConfig):
    """Neural fictitious self-play: action values answer the average of their own past decisions.

    >>> NfspConfig(anticipation=0.2).anticipation
    0.2
    """

    method = "nfsp"

    max_steps: int = setting(0, "Batches of games at most; 0 for no limit.", NOT_NEGATIVE)
    batch: int = setting(512, "Decisions per training step.", COUNT)
    width: int = setting(128, "Width of the network.", COUNT, option="channels")
    games: int = setting(1024, "Games per batch.", COUNT)
    anticipation: float = setting(0.2, "Probability that a best response plays a seat.", SHARE)
    epsilon: float = setting(
        0.1, "Probability of a random move of the best response at first; 0 at the end.", SHARE
    )
    updates: int = setting(16, "Training steps of each network after a batch of games.", COUNT)
    buffer_size: int = setting(50_000, "Latest decisions that action values learn from.", COUNT)
    reservoir_size: int = setting(
        200_000, "Decisions of best responses that the average learns from.", COUNT
    )
    target_interval: int = setting(
        3, "Batches after which the targets of Q-learning follow the network.", COUNT
    )
    exact_interval: int = setting(
        0,
        "Batches between exact exploitability measurements, on small games; 0 for none.",
        NOT_NEGATIVE,
    )


@dataclass(frozen=True)
class EvaluationConfig(NetworkConfig):
    """An evaluation for alpha-beta, learnt from games of the engine against itself."""

    method = "evaluation"

    max_steps: int = setting(
        0, "Generations at most; 0 for no limit.", NOT_NEGATIVE, option="generations"
    )
    batch: int = setting(4096, "Positions per training step.", COUNT)
    learning_rate: float = setting(5e-3, "Initial learning rate.", POSITIVE)
    weight_decay: float | None = setting(
        None,
        "Weight decay of a network, as AdamW's; 1 where it adds to the game's own evaluation and "
        "0.1 where it does not, unless given.",
        NOT_NEGATIVE,
    )
    kind: str = setting(
        "patterns",
        "What is learnt: patterns, a network, or linear for the weights of the game's features.",
        choices=EVALUATIONS,
    )
    rule: str = setting(
        "results",
        "Linear weights are fitted to results, or move during self-play: td-leaf.",
        choices=RULES,
    )
    trace: float = setting(0.7, "Lambda of td-leaf.", SHARE)
    onto: str = setting(
        "own",
        "What it adds to: own for the game's own evaluation, if any, or nothing.",
        choices=ONTO,
    )
    width: int = setting(32, "Width of a network, for each view.", Range(1, 512))
    tuples: int = setting(
        48, "Patterns to draw, counted with their images, where the game names none.", Range(1, 512)
    )
    tuple_size: int = setting(4, "Places of a pattern that is drawn, at most.", Range(1, 16))
    phases: int = setting(4, "Phases of the game with weights of their own.", Range(1, 64))
    nodes: int = setting(1000, "Nodes of each search.", Range(10))
    positions: int = setting(500_000, "New positions for each generation.", COUNT)
    window: int = setting(4, "Generations whose positions are learnt from.", COUNT)
    opening: int = setting(16, "Random moves at the start of a game, at most.", NOT_NEGATIVE)
    longest: int = setting(512, "Plies after which a game counts as drawn.", COUNT)
    epsilon: float = setting(
        0.1,
        "Share of random moves later on: search evaluates positions out of balance, too.",
        SHARE,
    )
    aside: float = setting(
        0.5,
        "Share of positions with another one searched a random move or two away.",
        SHARE,
    )
    decided: float = setting(
        1.0, "Share of the positions kept whose outcome search has proven.", SHARE
    )
    epochs: int = setting(10, "Times each position is learnt from in a generation.", COUNT)
    outcome_share: float = setting(
        0.2, "Weight of a game's outcome against the value that search found.", SHARE
    )
    held_out: float = setting(
        0.05, "Share of the positions held out for validation.", Range(0, 0.5, True, True)
    )
    test_elo: float = setting(20.0, "Sequential test: this gain in Elo against none.", POSITIVE)
    test_games: int = setting(
        2000, "Games of a test at most; undecided then, nothing is accepted.", COUNT
    )

    @property
    def is_td_leaf(self) -> bool:
        return self.kind == "linear" and self.rule == "td-leaf"


METHODS: dict[str, type[Configuration]] = {
    one.method: one
    for one in (
        AlphaZeroConfig,
        PPOConfig,
        TDConfig,
        ImitationConfig,
        LeagueConfig,
        NfspConfig,
        EvaluationConfig,
    )
}
