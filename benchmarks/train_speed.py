"""The plain command `zermelo train GAME` against self-play alone with the network that it chose.

python -m benchmarks.train_speed --minutes 1

Self-play alone is `selfplay_speed`: nothing learns, nothing is kept, every move is a search of
32 simulations. It is measured right after the training, with as many games at the same time.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click

GAMES = ("connect_four", "othello", "go:size=9")


def trained(game: str, minutes: float, folder: Path, more: tuple[str, ...]) -> dict[str, Any]:
    """Run the command; what it chose, and its rate over the last half."""
    start = time.perf_counter()
    command = [sys.executable, "-m", "zermelo", "train", game]
    done = subprocess.run(
        [*command, "--minutes", f"{minutes:g}", "--folder", str(folder), *more],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise click.ClickException(done.stdout + done.stderr)
    click.echo("\n".join(line for line in done.stdout.splitlines() if re.match(r"\S", line)))
    lines = [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]
    middle = next(line for line in lines if line["seconds"] >= minutes * 30)
    last = lines[-1]
    return {
        **json.loads((folder / "config.json").read_text())["training"],
        "rate": (last["simulations"] - middle["simulations"])
        / (last["seconds"] - middle["seconds"]),
        "first": lines[0]["seconds"],
        "last": last,
        "wall": time.perf_counter() - start,
    }


def alone(game: str, network: dict[str, Any], games: int, device: str | None) -> float:
    """Simulations a second of self-play with a network of this size."""
    sizes = [f"--{name}={network[name]}" for name in ("channels", "blocks")]
    where = [f"--device={device}"] if device else []
    command = [sys.executable, "-m", "benchmarks.selfplay_speed", "--on", game, *sizes, *where]
    done = subprocess.run(
        [*command, "--games", str(games), "--seconds", "8"],
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"([\d.]+)M simulations/s", done.stdout)
    assert found is not None, done.stdout
    return float(found[1]) * 1e6


@click.command()
@click.option("--minutes", default=1.0, show_default=True)
@click.option("--device")
@click.option("--also", multiple=True, type=int, help="Other numbers of games for self-play alone.")
@click.option("--on", "names", multiple=True, default=GAMES)
def main(minutes: float, device: str | None, also: tuple[int, ...], names: tuple[str, ...]) -> None:
    """Train on each of the games, and measure self-play alone."""
    for name in names:
        with tempfile.TemporaryDirectory() as place:
            more = ("--device", device) if device else ()
            found = trained(name, minutes, Path(place) / "run", more)
        counts = sorted({found["games"], *also})
        speeds = {games: alone(name, found, games, device) for games in counts}
        last, best = found["last"], max(speeds.values())
        beside = found["wall"] - minutes * 60
        chosen = f"{found['channels']}x{found['blocks']}, {found['games']} games"
        said = [
            f"{found['batch']} a batch, {found['simulations']} simulations a search",
            f"{found['rate'] / 1e6:.3f}M simulations/s",
            f"first metrics after {found['first']:.1f} s, {beside:.0f} s besides",
            f"losses {last['policy_loss']:.2f} and {last['value_loss']:.2f}",
            f"Elo {last['ladder_elo']}",
            *(f"self-play alone {one / 1e6:.3f}M with {n} games" for n, one in speeds.items()),
            f"ratio {found['rate'] / best:.2f}",
        ]
        click.echo(f"{name}: {chosen}, " + "; ".join(said))


if __name__ == "__main__":
    main()
