"""TD(lambda) on backgammon: minutes of self-play on a GPU, as TD-Gammon learnt.

python -m benchmarks.train_backgammon --minutes 8 --out runs/backgammon
"""

from __future__ import annotations

import click

from zermelo.games.backgammon import Backgammon
from zermelo.learning.runs.config import TDConfig
from zermelo.learning.td.td_lambda import TDProgress, train_td


@click.command()
@click.option("--out", default="runs/backgammon", show_default=True, help="The run's folder.")
@click.option("--minutes", default=8.0, show_default=True)
@click.option("--games", default=16384, show_default=True)
@click.option("--width", default=256, show_default=True)
@click.option("--layers", default=2, show_default=True)
@click.option("--batch", default=8192, show_default=True)
@click.option("--replay-ratio", default=2.0, show_default=True)
@click.option("--rate", default=2e-3, show_default=True)
@click.option("--trace", default=0.7, show_default=True)
@click.option("--last-trace", default=0.3, show_default=True)
@click.option("--buffer-size", default=2_000_000, show_default=True)
@click.option("--random-games", default=32768, show_default=True)
@click.option("--match-games", default=4000, show_default=True)
@click.option("--threads", type=int)
@click.option("--device")
@click.option("--seed", default=0)
@click.option("--resume", is_flag=True)
def main(
    out: str, threads: int | None, device: str | None, resume: bool, rate: float, **told: float
) -> None:
    """Train, and tell how it is going."""
    training = TDConfig(learning_rate=rate, **told)  # type: ignore[arg-type]

    def tell(one: TDProgress) -> None:
        click.echo(
            f"{one.seconds:6.0f} s  {one.games:,} games  {one.positions:,} positions  "
            f"{one.steps:,} steps  {one.moves_per_second:,.0f} moves/s  "
            f"{one.evaluations_per_second / 1e6:.2f}M evaluations/s  loss {one.loss:.4f}  "
            f"against evaluate {one.equity:+.3f} +- {2 * one.error:.3f}"
        )

    train_td(
        Backgammon(),
        out,
        None if resume else training,
        device=device,
        threads=threads,
        resume=resume,
        report=tell,
    )


if __name__ == "__main__":
    main()
