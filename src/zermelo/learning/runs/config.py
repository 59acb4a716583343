"""Configurations: a dataclass for each training method, whose fields carry help and ranges.

The options of `zermelo train`, the checks of what is given and the settings kept in a run's
`config.json` all follow from these fields.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, get_type_hints

from ...display import fields_html
from ...errors import BadParameter
from ...reading import fitted

__all__ = [
    "LEAF_PLIES",
    "METHODS",
    "STYLES",
    "ActorCriticConfig",
    "AlphaZeroConfig",
    "Configuration",
    "EvaluationConfig",
    "ImitationConfig",
    "LeafPlayConfig",
    "LeagueConfig",
    "PPOConfig",
    "PolicyValueConfig",
    "SelfPlayConfig",
    "TDConfig",
    "TDLeafConfig",
    "WeightsConfig",
]

LEAF_PLIES = 48  # from the root of a leaf search to a leaf, at most
STYLES = ("league", "fictitious", "self-play")
EVALUATIONS = ("network", "patterns")


class Range(NamedTuple):
    """The numbers that a field accepts."""

    low: float = -math.inf
    high: float = math.inf
    low_open: bool = False
    high_open: bool = False

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, int | float):
            return False
        above = value > self.low if self.low_open else value >= self.low
        return above and (value < self.high if self.high_open else value <= self.high)

    def __str__(self) -> str:
        low = f"{'above' if self.low_open else 'at least'} {self.low:g}"
        if self.high == math.inf:
            return low
        if self.low_open or self.high_open:
            return f"{low} and {'below' if self.high_open else 'at most'} {self.high:g}"
        return f"from {self.low:g} to {self.high:g}"


_COUNT, _NOT_NEGATIVE, _POSITIVE = Range(1), Range(0), Range(0, low_open=True)
_SHARE = Range(0, 1)


def _setting(
    default: Any, text: str, within: Range | tuple[str, ...] | None = None, **more: Any
) -> Any:
    """A field with its help and what it accepts; `option` and `was` are other names of it."""
    return field(default=default, metadata={"help": text, "within": within, **more})


@dataclass(frozen=True)
class Checked:
    """Refuses values outside the ranges of its fields."""

    _repr_html_ = fields_html

    def __post_init__(self) -> None:
        for one in fields(self):
            value, within = getattr(self, one.name), one.metadata["within"]
            if within is None or value is None or value in within:
                continue
            accepted = within if isinstance(within, Range) else " or ".join(within)
            raise BadParameter(f"{one.name} must be {accepted}, not {value!r}")


@dataclass(frozen=True)
class Configuration(Checked):
    """What all methods have in common."""

    method: ClassVar[str]

    minutes: float = _setting(10.0, "Minutes of training; 0 for no limit.", _NOT_NEGATIVE)
    max_steps: int = _setting(
        0, "Training steps at most; 0 for no limit.", _NOT_NEGATIVE, was="most_steps"
    )
    seed: int = _setting(0, "Seed of all random numbers.")
    tensorboard: bool = _setting(False, "Also write the metrics as TensorBoard events.")

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """From `config.json`, older ones included; unknown fields are ignored."""
        flat: dict[str, Any] = {}
        for name, value in fitted(given, dict[str, Any], "training").items():
            flat |= value if isinstance(value, dict) else {name: value}
        types, found = get_type_hints(cls), {}
        for one in fields(cls):
            name = one.name if one.name in flat else one.metadata.get("was")
            if name in flat:
                found[one.name] = fitted(flat[name], types[one.name], name)
        return cls(**found)


@dataclass(frozen=True)
class NetworkConfig(Configuration):
    """Training of a network by gradient descent."""

    batch: int = _setting(256, "Positions per training step.", _COUNT)
    learning_rate: float = _setting(1e-3, "Learning rate of the optimizer.", _POSITIVE)


@dataclass(frozen=True)
class DenseConfig(NetworkConfig):
    """A network of fully connected layers."""

    width: int = _setting(64, "Width of the network.", _COUNT, option="channels")
    layers: int = _setting(2, "Number of layers.", _COUNT, option="blocks")


@dataclass(frozen=True)
class SelfPlayConfig(Checked):
    """How AlphaZero plays against itself."""

    simulations: int = _setting(64, "Simulations per full search.", _COUNT)
    fast_simulations: int = _setting(
        16, "Simulations of the other searches, which only advance the game (Wu 2019).", _COUNT
    )
    full_share: float = _setting(0.25, "Share of full searches, which are learnt from.", _SHARE)
    exploration: float = _setting(0.75, "PUCT constant, in units of the utility range.")
    gumbel: int = _setting(
        0, "Actions considered by Gumbel root selection; 0 for PUCT.", _NOT_NEGATIVE
    )
    noise: float = _setting(0.25, "Share of Dirichlet noise at the root of full searches.", _SHARE)
    noise_alpha: float | None = _setting(
        None, "Concentration of the Dirichlet noise; 10 / actions unless given.", _POSITIVE
    )
    sampled_plies: int = _setting(30, "Plies in which moves are sampled by visit counts.")
    random_plies: int = _setting(0, "Random moves at the start of a game, at most.")
    longest: int = _setting(512, "Plies after which a game is abandoned.", _COUNT)
    remembered: int = _setting(128, "Evaluations cached per game; 0 for none.", _NOT_NEGATIVE)


@dataclass(frozen=True)
class PolicyValueConfig(NetworkConfig):
    """Training of AlphaZero's network, by whatever method."""

    channels: int = _setting(32, "Width of the network.", _COUNT)
    blocks: int = _setting(3, "Number of residual blocks.", _COUNT)
    plain: bool = _setting(False, "Dense layers only: quick on small boards without a GPU.")
    games: int = _setting(128, "Games played at the same time.", _COUNT)
    random_plies: int = _setting(4, "Random moves at the start of a game, at most.", _NOT_NEGATIVE)
    weight_decay: float = _setting(1e-4, "Weight decay of AdamW.", _NOT_NEGATIVE)
    match_games: int = _setting(
        32, "Games of each match against an anchor, at most; 0 for no matches.", _NOT_NEGATIVE
    )
    snapshot_minutes: float = _setting(
        0.0,
        "Minutes between saved snapshots of the network; 0 for none.",
        _NOT_NEGATIVE,
        was="keep",
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

    replay_ratio: float = _setting(
        4.0, "Times each position is learnt from, on average.", _POSITIVE, was="looks"
    )
    buffer_size: int = _setting(500_000, "Positions in the replay buffer.", _COUNT, was="room")
    warm_up: int = _setting(5_000, "Positions before learning begins.", _NOT_NEGATIVE)
    learning_rate: float = _setting(
        2e-3, "Initial learning rate; batches above 256 learn up to twice as fast.", _POSITIVE
    )
    search_share: float = _setting(
        0.3, "Share of the search's value in the value target; the rest is the outcome.", _SHARE
    )
    refresh: int = _setting(32, "Training steps between updates of the playing network.", _COUNT)


@dataclass(frozen=True)
class TDConfig(DenseConfig):
    """TD(lambda): a value network learns from self-play without search.

    >>> TDConfig(minutes=10, width=128).width
    128

    >>> TDConfig(width=40, games=16).width
    40
    """

    method = "td"

    batch: int = _setting(1024, "Positions per training step.", _COUNT)
    width: int = _setting(256, "Width of the network.", _COUNT, option="channels")
    games: int = _setting(512, "Games played at the same time.", _COUNT)
    trace: float = _setting(0.7, "Lambda at the beginning.", _SHARE)
    last_trace: float = _setting(0.7, "Lambda at the end.", _SHARE)
    epsilon: float = _setting(0.0, "Probability of a random move; dice make it needless.", _SHARE)
    random_games: int = _setting(
        512, "Random games to begin with: an untrained network may play forever.", _NOT_NEGATIVE
    )
    replay_ratio: float = _setting(
        2.0, "Times each position is learnt from, on average.", _POSITIVE, was="looks"
    )
    buffer_size: int = _setting(100_000, "Positions in the replay buffer.", _COUNT, was="room")
    match_games: int = _setting(
        1000,
        "Games of each match against the game's own evaluation; 0 for none.",
        _NOT_NEGATIVE,
        was="measured",
    )
    matches: int = _setting(8, "Number of such matches.", _COUNT, was="measurements")


@dataclass(frozen=True)
class ImitationConfig(DenseConfig):
    """Imitation: a policy network learns the decisions of recorded games.

    >>> ImitationConfig(held_out=0.2).held_out
    0.2
    """

    method = "imitation"

    max_steps: int = _setting(20, "Epochs at most.", _COUNT, option="epochs", was="epochs")
    weight_decay: float = _setting(1e-4, "Weight decay of AdamW.", _NOT_NEGATIVE)
    held_out: float = _setting(
        0.1, "Share of the games held out for validation.", Range(0, 1, high_open=True)
    )


@dataclass(frozen=True)
class MagnetConfig(Checked):
    """Proximal policy optimisation, regularised towards a magnet policy."""

    epochs: int = _setting(2, "Times each decision is learnt from.", _COUNT)
    kl_weight: float = _setting(
        1.0,
        "Initial weight of the divergence from the magnet, in typical utilities per nat.",
        _NOT_NEGATIVE,
        was="pull",
    )
    last_kl_weight: float = _setting(1.0, "Weight at the end.", _NOT_NEGATIVE, was="last_pull")
    trace: float = _setting(0.9, "Lambda of generalised advantage estimation.", _SHARE)

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

    learning_rate: float = _setting(
        1e-3, "Initial learning rate; batches above 256 learn up to twice as fast.", _POSITIVE
    )
    horizon: int = _setting(16, "Moves of each game between two updates of the policy.", _COUNT)
    clip: float = _setting(0.2, "Change of a move's probability that is rewarded.", _POSITIVE)
    entropy_weight: float = _setting(
        0.05, "Initial weight of the policy's entropy, in utility per nat.", _NOT_NEGATIVE
    )
    last_entropy_weight: float = _setting(0.005, "Weight of the entropy at the end.", _NOT_NEGATIVE)
    kl_weight: float = _setting(
        0.05, "Weight of the divergence from the magnet, in utility per nat.", _NOT_NEGATIVE
    )
    last_kl_weight: float = _setting(0.05, "Weight of that divergence at the end.", _NOT_NEGATIVE)
    magnet_steps: int = _setting(
        1000, "Training steps over which the magnet follows the policy.", _COUNT
    )
    match_simulations: int = _setting(16, "Simulations per move of a match.", _COUNT)
    longest: int = _setting(512, "Plies after which a game is abandoned.", _COUNT)

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

    batch: int = _setting(2048, "Decisions per training step.", _COUNT)
    learning_rate: float = _setting(2e-3, "Learning rate of the optimizer.", _POSITIVE)
    width: int = _setting(128, "Width of the network.", _COUNT, option="channels")
    exploiter_kl_weight: float = _setting(
        0.03, "That weight for exploiters, whose magnet stays.", _NOT_NEGATIVE
    )
    magnet_interval: int = _setting(
        20,
        "Batches of the main player after which its magnet moves to it; 0 for never.",
        _NOT_NEGATIVE,
    )


@dataclass(frozen=True)
class LeagueConfig(ActorCriticConfig):
    """A league: policy networks learn against each other, past selves and exploiters.

    >>> LeagueConfig(games=64).games
    64
    """

    method = "league"

    max_steps: int = _setting(
        0, "Batches of games at most; 0 for no limit.", _NOT_NEGATIVE, was="most_steps"
    )
    style: str = _setting("league", "Who plays whom.", STYLES)
    games: int = _setting(1024, "Games per batch.", _COUNT)
    own_share: float = _setting(0.9, "Share of the main player's games against itself.", _SHARE)
    opponents: int = _setting(4, "Other players met in a batch.", _COUNT)
    interval: int = _setting(
        8, "Batches after which a copy of the main player joins; later ones wait longer.", _COUNT
    )
    patience: int = _setting(20, "Batches after which an exploiter joins at the latest.", _COUNT)
    promotion_score: float = _setting(
        0.7, "Score at which an exploiter joins.", Range(0, 1, low_open=True), was="enough"
    )
    payoff_games: int = _setting(
        64, "Games of a new member against each other one.", _COUNT, was="duels"
    )
    exact_interval: int = _setting(
        0,
        "Batches between exact exploitability measurements, on small games; 0 for none.",
        _NOT_NEGATIVE,
        was="exact",
    )


@dataclass(frozen=True)
class LeafPlayConfig(Checked):
    """Games between evaluations, by a fixed-depth search with quiescence."""

    depth: int = _setting(2, "Search depth in plies.", _COUNT)
    quiet: int = _setting(8, "Plies of quiescence search beyond the depth.", _NOT_NEGATIVE)
    opening: int = _setting(8, "Random moves at the start of each game.", _NOT_NEGATIVE)
    longest: int = _setting(300, "Plies after which a game counts as drawn.", _COUNT)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.depth + self.quiet >= LEAF_PLIES:
            raise BadParameter(f"depth and quiet together must be below {LEAF_PLIES}")


@dataclass(frozen=True)
class LinearConfig(Configuration, LeafPlayConfig):
    """Learning of an evaluation's weights from games by leaf search."""

    minutes: float = _setting(0.0, "Minutes of training; 0 for no limit.", _NOT_NEGATIVE)
    games: int = _setting(500, "Games of self-play.", _COUNT)
    epsilon: float = _setting(0.05, "Probability of a random move.", _SHARE)


@dataclass(frozen=True)
class WeightsConfig(LinearConfig):
    """Texel's tuning: weights of an evaluation are fitted to the results of games.

    >>> WeightsConfig(depth=2).depth
    2
    """

    method = "weights"

    held_out: float = _setting(
        0.2, "Share of the games held out for validation.", Range(0, 0.5, True, True)
    )


@dataclass(frozen=True)
class TDLeafConfig(LinearConfig):
    """TD-leaf: weights of an evaluation are learnt from self-play with search.

    >>> TDLeafConfig(depth=2, learning_rate=0.1).depth
    2
    """

    method = "td-leaf"

    games: int = _setting(2000, "Games of self-play.", _COUNT)
    depth: int = _setting(1, "Search depth in plies.", _COUNT)
    opening: int = _setting(0, "Random moves at the start of each game.", _NOT_NEGATIVE)
    trace: float = _setting(0.7, "Lambda.", _SHARE)
    epsilon: float = _setting(0.1, "Probability of a random move, which cuts the trace.", _SHARE)
    batch: int = _setting(16, "Games per training step.", _COUNT)
    learning_rate: float = _setting(
        0.02, "Initial step size, as a share of the mean absolute weight.", _POSITIVE
    )


@dataclass(frozen=True)
class EvaluationConfig(NetworkConfig):
    """An evaluation for alpha-beta, learnt from games of the engine against itself."""

    method = "evaluation"

    max_steps: int = _setting(
        0, "Generations at most; 0 for no limit.", _NOT_NEGATIVE, option="generations"
    )
    batch: int = _setting(4096, "Positions per training step.", _COUNT)
    learning_rate: float = _setting(5e-3, "Initial learning rate.", _POSITIVE)
    kind: str = _setting("network", "What is learnt: network or patterns.", EVALUATIONS)
    width: int = _setting(32, "Width of a network, for each view.", Range(1, 512))
    tuples: int = _setting(
        48, "Patterns to draw, counted with their images, where the game names none.", Range(1, 512)
    )
    tuple_size: int = _setting(4, "Places of a pattern that is drawn, at most.", Range(1, 16))
    phases: int = _setting(4, "Phases of the game with weights of their own.", Range(1, 64))
    nodes: int = _setting(1000, "Nodes of each search.", Range(10))
    positions: int = _setting(500_000, "New positions for each generation.", _COUNT)
    window: int = _setting(4, "Generations whose positions are learnt from.", _COUNT)
    opening: int = _setting(16, "Random moves at the start of a game, at most.", _NOT_NEGATIVE)
    longest: int = _setting(512, "Plies after which a game counts as drawn.", _COUNT)
    epsilon: float = _setting(
        0.1,
        "Share of random moves later on: search evaluates positions out of balance, too.",
        _SHARE,
    )
    epochs: int = _setting(10, "Times each position is learnt from in a generation.", _COUNT)
    outcome_share: float = _setting(
        0.2, "Weight of a game's outcome against the value that search found.", _SHARE
    )
    held_out: float = _setting(
        0.05, "Share of the positions held out for validation.", Range(0, 0.5, True, True)
    )
    test_elo: float = _setting(
        20.0, "Sequential test: a gain of so many Elo against none.", _POSITIVE
    )
    test_games: int = _setting(
        2000, "Games of a test at most; undecided then, nothing is accepted.", _COUNT
    )


METHODS: dict[str, type[Configuration]] = {
    one.method: one
    for one in (
        AlphaZeroConfig,
        PPOConfig,
        TDConfig,
        ImitationConfig,
        LeagueConfig,
        WeightsConfig,
        TDLeafConfig,
        EvaluationConfig,
    )
}
