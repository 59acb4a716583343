"""Does a league beat plain self-play? Exploitability, exactly, and matches.

    python -m benchmarks league

On a war game small enough to write down, a league, fictitious self-play and plain self-play learn
from as many games each, from nothing; how much a best response would win from their players is
computed exactly as they learn. On a larger war game and on Connect Four all begin with a network
that imitates recorded games of a search, and then meet. A fresh exploiter that learns against a
frozen player says how weak that is where nothing exact can be known. All run on one core.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from rich import box
from rich.table import Table

from zermelo.equilibrium import Cfr, exploitability, sequence_form
from zermelo.game import Game
from zermelo.games import load, spec_of
from zermelo.learning.league.actor_critic import ActorCritic
from zermelo.learning.league.exploitability import Measure
from zermelo.learning.league.imitation import Seen, imitate
from zermelo.learning.league.policy_net import PolicyNet, load_policy
from zermelo.learning.league.rollouts import Rounds
from zermelo.learning.league.training import train_league
from zermelo.learning.runs.config import ActorCriticConfig, ImitationConfig, LeagueConfig
from zermelo.play.match.record import replay
from zermelo.play.match.referee import play_game
from zermelo.play.players.specs import make

TITLE = "A league against plain self-play"
TINY = "war_game:rows=2,columns=3,units=1,turns=3"
TINY_BATCHES, LOOKS, SEEDS = 300, 6, 3
HELD_BACK = {"epochs": 2, "batch": 1024, "kl_weight": 0.3, "last_kl_weight": 0.05}
CONTESTANTS = {
    "league": ("league", {}),
    "fictitious": ("fictitious", {}),
    "self-play": ("self-play", {}),
    "self-play, held back": ("self-play", HELD_BACK),
}
"""Their styles and settings; who is held back takes smaller steps, closer to the magnet."""
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
    yield exact_course(load(TINY))
    for spec, (teacher, games, batches) in LARGER.items():
        yield from compared(load(spec), teacher, games, batches)


# Exactly, on a small board.


def exact_course(game: Game) -> Table:
    form = sequence_form(game)
    measure, sizes = Measure(game, form), form.sizes
    solver = Cfr(form, "cfr+")
    solver.run(1000)
    table = Table(
        title=f"{spec_of(game)}: exploitability while learning, the mean of {SEEDS} runs +- 2 "
        f"standard errors ({sizes.histories:,} histories; all actions alike "
        f"{measure.exploitability(form.uniform_plan()):.3f}, CFR+ "
        f"{exploitability(form, solver.average()):.4f})",
        box=box.SIMPLE,
    )
    table.add_column("games", justify="right")
    courses = {}
    for name, (style, settings) in CONTESTANTS.items():
        table.add_column(f"{name}: main", justify="right")
        table.add_column("mixture", justify="right")
        courses[name] = [course(game, style, settings, seed) for seed in range(SEEDS)]
    for look in range(LOOKS):
        cells = [f"{courses['league'][0][look].games:,}"]
        for runs in courses.values():
            cells.append(shown([run[look].exploitability for run in runs]))
            cells.append(shown([run[look].mixture for run in runs]))
        table.add_row(*cells)
    return table


def course(game: Game, style: str, settings: dict[str, Any], seed: int) -> list[Any]:
    told = LeagueConfig(
        max_steps=TINY_BATCHES,
        style=style,
        exact_interval=TINY_BATCHES // LOOKS,
        seed=seed,
        **settings,
    )
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        train_league(game, Path(folder) / "run", told, report=found.append)
    return found


def shown(values: Sequence[float]) -> str:
    error = np.std(values, ddof=1) / len(values) ** 0.5
    return f"{np.mean(values):.2f} +- {2 * error:.2f}"


# By matches, on larger ones.


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
        told = LeagueConfig(max_steps=batches, style=style, payoff_games=128, seed=seed)
        place = folder / f"{style}-{seed}"
        sides[f"{style}, main"] = Side([train_league(game, place, told, start=start)], [1.0])
        sides[f"{style}, mixture"] = mixture(place, game)
    return sides


def recorded(game: Game, teacher: str, games: int) -> Iterator[Seen]:
    """The decisions of games that a player plays with itself."""
    for number in range(games):
        record = play_game(game, [make(teacher), make(teacher)], seed=number)
        for state, action in replay(record, game):
            if action is not None and record.utilities is not None:
                yield Seen(number, state, action, record.utilities[game.to_move(state)])


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
            learner.learn(played.moves, config.last_kl_weight, 1.0, batch)
        won.append(played.utilities[number, 1 - number % 2].mean())
    return float(np.mean(won[-10:]))
