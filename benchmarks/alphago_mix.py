"""Leaves judged by a network alone, or by playouts too as in AlphaGo, at equal time."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import torch
from rich.table import Table

from zermelo.games import load, spec_of
from zermelo.learning.alphazero.evaluators import CpuEvaluator
from zermelo.learning.alphazero.network import load_network
from zermelo.learning.alphazero.playout_policy import learn_reflex
from zermelo.learning.alphazero.replay import Replay
from zermelo.learning.alphazero.selfplay import SelfPlay
from zermelo.learning.alphazero.training import train
from zermelo.learning.inference.alphazero import shipped_network
from zermelo.learning.inference.reflex import save_reflex
from zermelo.learning.runs.config import AlphaZeroConfig
from zermelo.learning.runs.device import quicken_cpu
from zermelo.learning.runs.selfplay_config import SelfPlayConfig
from zermelo.play.tournament.executors import Here
from zermelo.play.tournament.tournament import match

TITLE = "AlphaGo's mixture: network alone against network and playouts, at equal time"
SECONDS = 0.05  # a move
GAMES = 30
POSITIONS = 3000  # that the reflex of the network that ships learns from


def tables() -> Iterator[Table]:
    """A network that has learnt for long, and one that has learnt for a minute."""
    torch.set_num_threads(1)
    table = Table(title=f"{GAMES} games, {SECONDS:g} s a move, against the network alone")
    for column in ("game", "network", "leaves", "points", "Elo"):
        table.add_column(column, justify="right" if column in ("points", "Elo") else "left")
    with tempfile.TemporaryDirectory() as folder:
        for spec, network, reflex, how in contestants(Path(folder)):
            net = f"alphazero:time={SECONDS:g},net={network}"
            for name, player in (
                ("half uniform playouts", f"{net},mix=0.5"),
                ("half playouts by reflex", f"{net},mix=0.5,reflex={reflex}"),
            ):
                found = match(player, net, spec, games=GAMES, executor=Here())
                one, other = found.ratings
                elo = f"{one.elo - other.elo:+.0f} +- {2 * one.error:.0f}"
                table.add_row(spec, how, name, f"{one.points:g}", elo)
    yield table


def contestants(folder: Path) -> Iterator[tuple[str, Path, Path, str]]:
    """Spec, network, reflex, and how the network came about."""
    game = load("connect_four")
    path = shipped_network(game)
    assert path is not None
    network, _ = load_network(path, game)
    quicken_cpu(network.shape.is_plain)
    play = SelfPlay(
        game,
        CpuEvaluator(network),
        SelfPlayConfig(simulations=16, gumbel=0, random_plies=12, sampled_plies=20, longest=42),
        games=64,
        threads=1,
    )
    replay = Replay(network.shape, 2 * POSITIONS, torch.device("cpu"), 0.0)
    while len(replay) < POSITIONS:
        play.round()
        replay.add(play.harvest())
    play.close()
    save_reflex(folder / "reflex", learn_reflex(network.shape, replay.sample), "connect_four")
    yield "connect_four", path, folder / "reflex", "ships with the package"

    other = load("othello:size=6")
    training = AlphaZeroConfig(
        minutes=1.0,
        channels=32,
        blocks=2,
        games=64,
        batch=64,
        warm_up=500,
        refresh=8,
        match_games=0,
        simulations=32,
        fast_simulations=8,
        full_share=0.25,
        gumbel=0,
        random_plies=8,
        longest=64,
    )
    train(other, folder / "run", training, threads=1)
    run = folder / "run"
    yield spec_of(other), run / "network.safetensors", run / "reflex.safetensors", "1 minute"
