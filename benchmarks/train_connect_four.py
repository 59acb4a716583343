"""AlphaZero on Connect Four: ten minutes of learning on a GPU; the networks on the way are kept.

python -m benchmarks.train_connect_four runs/connect_four --minutes 10
"""

from __future__ import annotations

import click

from zermelo.games import load
from zermelo.learning.alphazero.training import AlphaZeroProgress, train
from zermelo.learning.runs.config import AlphaZeroConfig


@click.command()
@click.argument("folder")
@click.option("--minutes", default=10.0, show_default=True)
@click.option("--games", default=16384, show_default=True)
@click.option("--channels", default=128, show_default=True)
@click.option("--blocks", default=6, show_default=True)
@click.option("--batch", default=4096, show_default=True)
@click.option("--threads", type=int)
@click.option("--keep", default=2.0, show_default=True)
def main(
    folder: str,
    minutes: float,
    games: int,
    channels: int,
    blocks: int,
    batch: int,
    threads: int | None,
    keep: float,
) -> None:
    """Train, and tell how it is going."""
    training = AlphaZeroConfig(
        minutes=minutes,
        channels=channels,
        blocks=blocks,
        games=games,
        batch=batch,
        replay_ratio=5.0,
        buffer_size=4_000_000,
        warm_up=100_000,
        learning_rate=2e-3,
        search_share=0.5,
        refresh=64,
        snapshot_minutes=keep,
        simulations=128,
        fast_simulations=24,
        full_share=0.25,
        gumbel=0,
        sampled_plies=24,
        random_plies=12,
        longest=64,
    )

    def tell(one: AlphaZeroProgress) -> None:
        click.echo(
            f"{one.seconds:6.0f} s  {one.positions:,} positions  {one.steps:,} steps  "
            f"{one.simulations_per_second / 1e6:.2f}M simulations/s  "
            f"losses {one.policy_loss:.3f} {one.value_loss:.3f}  saved {one.remembered:.2f}"
        )

    train(load("connect_four"), folder, training, threads=threads, report=tell)


if __name__ == "__main__":
    main()
