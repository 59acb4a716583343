"""Self-play with a network: simulations a second, on a GPU where there is one.

python -m benchmarks.selfplay_speed --games 16384 --seconds 20
"""

from __future__ import annotations

import time

import click
import torch

from zermelo.games import load
from zermelo.learning.alphazero.evaluators import evaluator
from zermelo.learning.alphazero.network import Network
from zermelo.learning.alphazero.selfplay import Evaluator, SelfPlay
from zermelo.learning.inference.shapes import Shape
from zermelo.learning.runs.selfplay_config import SelfPlayConfig
from zermelo.machine import check_device
from zermelo.montecarlo.batched.lazy_tree import Answers

GAMES = ("connect_four", "othello", "go")
LONGEST = 60.0  # seconds until games are spread out


def settings(simulations: int, remembered: int) -> SelfPlayConfig:
    """Every move by a search of the same size."""
    return SelfPlayConfig(
        simulations=simulations,
        fast_simulations=simulations,
        full_share=1.0,
        gumbel=0,
        remembered=remembered,
    )


def network_alone(play: SelfPlay, seconds: float) -> float:
    """Positions a second if there were nothing to search."""
    rows, rounds = sum(len(answers.observations) for answers, _ in play.groups), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for answers, _ in play.groups:
            play.evaluator.start(answers)
        for answers, _ in play.groups:
            play.evaluator.finish(answers)
        rounds += 1
    return rows * rounds / (time.perf_counter() - start)


class Silent:
    """An evaluator that leaves its last answers standing: what remains is the search."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.room = evaluator.room

    def start(self, answers: Answers) -> None:
        """Nothing is asked."""

    def finish(self, answers: Answers) -> None:
        """Nothing is waited for."""


def search_alone(play: SelfPlay, seconds: float) -> float:
    """Simulations a second if the network took no time."""
    asked, play.evaluator = play.evaluator, Silent(play.evaluator)
    rates = measure(play, seconds)
    play.evaluator = asked
    return rates["simulations"]


def run_for(play: SelfPlay, seconds: float) -> None:
    """Play so long; what was harvested is taken away now and then."""
    start, rounds = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        play.round()
        rounds += 1
        if rounds % 16 == 0:
            play.harvest()


def spread_out(play: SelfPlay, games: int, seconds: float) -> None:
    """Play until as many games are over as go on: they are then spread over their whole length.

    Searches of openings and of endings do not take the same time.
    """
    start = time.perf_counter()
    while play.counts.games < games and time.perf_counter() - start < seconds:
        run_for(play, 0.5)


def measure(play: SelfPlay, seconds: float) -> dict[str, float]:
    """Rates from now on."""
    before, start = play.counts, time.perf_counter()
    run_for(play, seconds)
    spent, now = time.perf_counter() - start, play.counts
    names = ("simulations", "evaluations", "remembered", "moves", "games")
    return {name: (getattr(now, name) - getattr(before, name)) / spent for name in names}


@click.command()
@click.option("--games", default=4096, show_default=True, help="Games at the same time.")
@click.option("--groups", default=2, show_default=True)
@click.option("--threads", type=int)
@click.option("--simulations", default=32, show_default=True)
@click.option("--channels", default=128, show_default=True)
@click.option("--blocks", default=6, show_default=True)
@click.option("--remembered", default=128, show_default=True, help="Evaluations kept a game.")
@click.option("--seconds", default=10.0, show_default=True)
@click.option("--device")
@click.option("--on", "names", multiple=True, default=GAMES)
def main(
    games: int,
    groups: int,
    threads: int | None,
    simulations: int,
    channels: int,
    blocks: int,
    remembered: int,
    seconds: float,
    device: str | None,
    names: tuple[str, ...],
) -> None:
    """Measure self-play on each of the games."""
    chosen = check_device(device)
    if chosen.type == "cuda":
        click.echo(torch.cuda.get_device_name(chosen))
    for name in names:
        game = load(name)
        torch.manual_seed(0)  # a sharper network searches deeper, and meets more states again
        network = Network(Shape.of(game, channels, blocks)).to(chosen)
        play = SelfPlay(
            game,
            evaluator(network, chosen),
            settings(simulations, remembered),
            games=games,
            groups=groups,
            threads=threads,
        )
        play.round()
        alone = network_alone(play, seconds / 4)
        spread_out(play, games, LONGEST)
        rates = measure(play, seconds)
        searched = search_alone(play, seconds / 4)
        play.close()
        click.echo(
            f"{name}: {rates['simulations'] / 1e6:.2f}M simulations/s, "
            f"{rates['evaluations'] / 1e6:.2f}M evaluations/s, "
            f"{rates['remembered'] / 1e6:.2f}M remembered/s, {rates['moves']:,.0f} moves/s, "
            f"{rates['games']:,.0f} games/s; network alone {alone / 1e6:.2f}M positions/s, "
            f"search alone {searched / 1e6:.2f}M simulations/s; "
            f"{games} games, {groups} groups, {play.threads} threads, {simulations} simulations, "
            f"{channels}x{blocks}"
        )


if __name__ == "__main__":
    main()
