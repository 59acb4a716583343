"""Does a league beat self-play with the same magnet? Matches, where nothing exact can be known.

    python -m benchmarks league

On a war game and on Connect Four both begin with a network that imitates recorded games of a
search, and then meet. A fresh exploiter that learns against a frozen player says how weak that is.
All run on one core. `deep_exploitability` measures small games exactly.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from rich import box
from rich.table import Table

from zermelo.game import Game
from zermelo.games import load, spec_of
from zermelo.learning.imitation.examples import Played
from zermelo.learning.imitation.training import imitate
from zermelo.learning.league.actor_critic import ActorCritic
from zermelo.learning.league.policy_net import PolicyNet, load_policy
from zermelo.learning.league.rollouts import Rounds
from zermelo.learning.league.training import train_league
from zermelo.learning.runs.config import ActorCriticConfig, LeagueConfig
from zermelo.learning.runs.imitation_config import ImitationConfig
from zermelo.play.match.record import played_actions
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make

TITLE = "A league against self-play with the same magnet"
LARGER = {
    "war_game:rows=3,columns=5,units=2,turns=6": ("ismcts:iterations=100", 60, 100),
    "connect_four:rows=5,columns=5": ("mcts:iterations=200", 150, 100),
}
"""By game: who plays the games to imitate, how many, and the batches of each run."""
RUNS = 2  # of each style there
PAIRS = (
    ("league, main", "self-play, main"),
    ("league, mixture", "self-play, main"),
    ("league, mixture", "self-play, mixture"),
    ("league, main", "imitation"),
    ("self-play, main", "imitation"),
)
MATCH, EXPLOITING = 2000, 30  # games of a match, batches of a fresh exploiter


def tables() -> Iterator[Table]:
    torch.set_num_threads(1)
    for spec, (teacher, games, batches) in LARGER.items():
        yield from compared(load(spec), teacher, games, batches)


class Side(NamedTuple):
    """One network, or several of which one is drawn before each game."""

    networks: list[PolicyNet]
    weights: list[float]


def compared(game: Game, teacher: str, games: int, batches: int) -> Iterator[Table]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = imitate(
            game, recorded(game, teacher, games), folder / "imitation", ImitationConfig()
        )
        runs = [contestants(game, folder, start, batches, seed) for seed in range(RUNS)]
    table = Table(
        title=f"{spec_of(game)}: utility a game, {MATCH:,} games, +- 2 standard errors "
        f"(imitation: {games} games of {teacher}; then {batches} batches of 256 games)",
        box=box.SIMPLE,
    )
    table.add_column("to")
    table.add_column("from")
    for seed in range(RUNS):
        table.add_column(f"run {seed + 1}", justify="right")
    for one, other in PAIRS:
        table.add_row(one, other, *(match(game, run[one], run[other]) for run in runs))
    for other in list(runs[0])[1:]:
        won = [f"{exploited(game, run[other], start):+.3f}" for run in runs]
        table.add_row("a fresh exploiter", other, *won)
    yield table


def contestants(
    game: Game, folder: Path, start: PolicyNet, batches: int, seed: int
) -> dict[str, Side]:
    """What came of both styles, and what they began with."""
    sides = {"imitation": Side([start], [1.0])}
    for style in ("self-play", "league"):
        config = LeagueConfig(max_steps=batches, style=style, games=256, batch=512, seed=seed)
        place = folder / f"{style}-{seed}"
        sides[f"{style}, main"] = Side([train_league(game, place, config, start=start)], [1.0])
        sides[f"{style}, mixture"] = mixture(place, game)
    return sides


def recorded(game: Game, teacher: str, games: int) -> Iterator[Played]:
    """Games that a player plays with itself."""
    for seed in range(games):
        record = play_game(game, [make(teacher), make(teacher)], seed=seed)
        start, actions = played_actions(record, game)
        yield Played(start, actions, record.utilities)


def mixture(folder: Path, game: Game) -> Side:
    told = json.loads((folder / "league.json").read_text())
    drawn = [(n, w) for n, w in zip(told["members"], told["weights"], strict=True) if w > 0.005]
    networks = [load_policy(folder / "members" / f"{n}.safetensors", game)[0] for n, _ in drawn]
    total = sum(weight for _, weight in drawn)
    return Side(networks, [weight / total for _, weight in drawn])


def match(game: Game, one: Side, other: Side) -> str:
    networks = [*one.networks, *other.networks]
    dice = np.random.default_rng(1)
    seating = np.zeros((MATCH, 2), np.int64)
    seats, games = np.arange(MATCH) % 2, np.arange(MATCH)
    seating[games, seats] = dice.choice(len(one.networks), MATCH, p=one.weights)
    seating[games, 1 - seats] = len(one.networks) + dice.choice(
        len(other.networks), MATCH, p=other.weights
    )
    rounds = Rounds(game, MATCH, networks[0].shape.actions)
    won = rounds.play(networks, seating, 7).utilities[games, seats]
    return f"{won.mean():+.3f} +- {2 * won.std() / MATCH**0.5:.3f}"


def exploited(game: Game, side: Side, start: PolicyNet) -> float:
    """What a network that learns only against this player wins from it in the end."""
    config, games = ActorCriticConfig(), 256
    learner = ActorCritic(start.copy(), config)
    rounds = Rounds(game, games, start.shape.actions)
    number, won = np.arange(games), []
    for batch in range(EXPLOITING):
        dice = np.random.default_rng(batch)
        seating = np.zeros((games, 2), np.int64)
        drawn = dice.choice(len(side.networks), games, p=side.weights)
        seating[number, number % 2] = 1 + drawn
        played = rounds.play([learner.network, *side.networks], seating, batch, [0], config.trace)
        if played.moves is not None:
            learner.learn(played.moves, config.exploiter_kl_weight, 1.0, batch)
        won.append(played.utilities[number, 1 - number % 2].mean())
    return float(np.mean(won[-10:]))
