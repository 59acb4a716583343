"""Does a league beat plain self-play? Exploitability, exactly, and matches.

    python -m benchmarks league

On a war game small enough to write down, plain self-play, fictitious self-play and a league learn
from as many games each, from nothing; how much a best response would win from their players is
computed exactly as they learn. On a larger war game and on Connect Four all begin with a network
that imitates recorded games of a search, and then meet. A fresh exploiter that learns against a
frozen player says how weak that is where nothing exact can be known. All run on one core.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from rich import box
from rich.table import Table

from zermelo.equilibrium import Cfr, exploitability
from zermelo.game import Game
from zermelo.games import load, spec_of
from zermelo.learning.actor_critic import ActorCritic, Pace
from zermelo.learning.exact import Measure
from zermelo.learning.imitation import ImitationTraining, Seen, imitate
from zermelo.learning.league import STYLES, LeagueTraining, train_league
from zermelo.learning.policy_net import PolicyNet, load_policy
from zermelo.learning.rounds import Rounds
from zermelo.play.record import replay
from zermelo.play.referee import play_game
from zermelo.play.specs import make

TITLE = "A league against plain self-play"
TINY = "war_game:rows=2,columns=3,units=1,turns=3"
TINY_BATCHES, LOOKS, SEEDS = 400, 8, 2
LARGER = {
    "war_game:rows=3,columns=5,units=2,turns=6": ("ismcts:iterations=200", 100, 320),
    "connect_four:rows=5,columns=5": ("mcts:iterations=200", 200, 240),
}
"""By game: who plays the games to imitate, how many, and the batches of each run."""
PACE = Pace(batch=512)
MATCH, EXPLOITING = 4000, 80  # games of a match, batches of a fresh exploiter


def tables() -> Iterator[Table]:
    torch.set_num_threads(1)
    yield exact_course(load(TINY))
    for spec, (teacher, games, batches) in LARGER.items():
        yield from compared(load(spec), teacher, games, batches)


# Exactly, on a small board.


def exact_course(game: Game) -> Table:
    measure = Measure(game)
    sizes = measure.form.sizes
    solver = Cfr(measure.form, "cfr+")
    solver.run(1000)
    table = Table(
        title=f"{spec_of(game)}: exploitability while learning, the mean of {SEEDS} runs "
        f"({sizes.histories:,} histories; all alike "
        f"{measure.exploitability(measure.form.uniform_plan()):.3f}, CFR+ "
        f"{exploitability(measure.form, solver.average()):.4f})",
        box=box.SIMPLE,
    )
    table.add_column("games", justify="right")
    for style in STYLES:
        for player in ("main", "mixture"):
            table.add_column(f"{style}, {player}", justify="right")
    courses = {style: [course(game, style, seed) for seed in range(SEEDS)] for style in STYLES}
    for look in range(LOOKS):
        rows = {style: [run[look] for run in runs] for style, runs in courses.items()}
        cells = [f"{rows[STYLES[0]][0].games:,}"]
        for style in STYLES:
            cells.append(shown([row.exploitability for row in rows[style]]))
            cells.append(shown([row.mixture for row in rows[style]]))
        table.add_row(*cells)
    return table


def course(game: Game, style: str, seed: int) -> list[Any]:
    told = LeagueTraining(
        most_steps=TINY_BATCHES, style=style, exact=TINY_BATCHES // LOOKS, pace=PACE, seed=seed
    )
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        train_league(game, Path(folder) / "run", told, report=found.append)
    return found


def shown(values: Sequence[float]) -> str:
    return f"{np.mean(values):.3f} ({min(values):.2f}..{max(values):.2f})"


# By matches, on larger ones.


class Side(NamedTuple):
    """One network, or several of which one is drawn before each game."""

    networks: list[PolicyNet]
    weights: list[float]


def compared(game: Game, teacher: str, games: int, batches: int) -> Iterator[Table]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        start = imitate(
            game, recorded(game, teacher, games), folder / "imitation", ImitationTraining()
        )
        sides = {"imitation": Side([start], [1.0])}
        for style in ("self-play", "league"):
            told = LeagueTraining(most_steps=batches, style=style, duels=128, pace=PACE)
            main = train_league(game, folder / style, told, start=start)
            sides[f"{style}, main"] = Side([main], [1.0])
            sides[f"{style}, mixture"] = mixture(folder / style, game)
    table = Table(
        title=f"{spec_of(game)}: utility a game to the row, {MATCH:,} games, +- 2 standard errors "
        f"(imitation: {games} games of {teacher}; then {batches} batches of 256 games)",
        box=box.SIMPLE,
    )
    names = list(sides)
    for column in ("", *names, "a fresh exploiter wins"):
        table.add_column(column, justify="left" if not column else "right")
    for row, one in sides.items():
        cells = ["" if row == column else match(game, one, sides[column]) for column in names]
        table.add_row(row, *cells, f"{exploited(game, one, start):+.3f}")
    yield table


def recorded(game: Game, teacher: str, games: int) -> Iterator[Seen]:
    """The decisions of games that a player plays with itself."""
    for number in range(games):
        record = play_game(game, [make(teacher), make(teacher)], seed=number)
        for state, action in replay(record, game):
            if action is not None and record.utilities is not None:
                yield Seen(number, state, action, record.utilities[game.to_move(state)])


def mixture(folder: Path, game: Game) -> Side:
    import json

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
    learner, games = ActorCritic(start.copy(), PACE), 256
    rounds = Rounds(game, games, start.shape.actions)
    number, won = np.arange(games), []
    for batch in range(EXPLOITING):
        dice = np.random.default_rng(batch)
        seating = np.zeros((games, 2), np.int64)
        drawn = dice.choice(len(side.networks), games, p=side.weights)
        seating[number, number % 2] = 1 + drawn
        played = rounds.play([learner.network, *side.networks], seating, batch, [0], PACE.trace)
        if played.moves is not None:
            learner.learn(played.moves, PACE.last_pull, 1.0, batch)
        won.append(played.utilities[number, 1 - number % 2].mean())
    return float(np.mean(won[-10:]))
