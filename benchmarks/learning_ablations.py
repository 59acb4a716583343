"""What AlphaZero gains by ownership and by the opponent's answer, one by one.

    python -m benchmarks.learning_ablations --games go:size=5 othello:size=6 --seeds 4 --steps 400
    python -m benchmarks.learning_ablations --variants ownership     one at a time: the rest is kept

Every variant trains small networks from several seeds, each for the same number of steps and so
from the same number of positions, without a clock: another process on the machine changes nothing.
Then each of its networks meets each of those without, with equal simulations, from random openings
with seats swapped. Errors are two standard errors over seeds of either side, or over games if that
is more. Networks are kept in the folder: called again, it trains what is missing.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.harness import machine
from zermelo.files import write_whole
from zermelo.games import load
from zermelo.learning import AlphaZeroConfig, train
from zermelo.learning.alphazero.evaluators import CpuEvaluator
from zermelo.learning.alphazero.network import load_network
from zermelo.learning.alphazero.strength import match

RESULTS = Path(__file__).parent / "results" / "learning_ablations.txt"
NOTHING = {"ownership_weight": 0.0, "opponent_weight": 0.0}
WITHOUT = "without"
VARIANTS: dict[str, dict[str, float]] = {
    WITHOUT: {},
    "ownership": {"ownership_weight": 1.5},  # in Wu (2019) as here, against 1.5 for the value
    "opponent": {"opponent_weight": 0.15},
}
TRAINING: dict[str, Any] = {
    "minutes": 0.0,
    "channels": 16,
    "blocks": 2,
    "games": 128,
    "batch": 64,
    "warm_up": 500,
    "refresh": 8,
    "buffer_size": 20_000,
    "match_games": 0,
    "simulations": 32,
    "fast_simulations": 8,
    "sampled_plies": 12,
    "gumbel": 0,
    "full_share": 0.25,
}


def folder_of(spec: str, variant: str, seed: int, given: argparse.Namespace) -> Path:
    place = spec.replace(":", "-").replace("=", "")
    folder: Path = given.folder / f"{place}-{given.steps}" / f"{variant}-{seed}"
    return folder


def metrics_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "metrics.jsonl").read_text().splitlines()]


def network_of(spec: str, variant: str, seed: int, given: argparse.Namespace) -> Path:
    """The network of a run, which is trained if it is missing."""
    folder = folder_of(spec, variant, seed, given)
    if not (folder / "reflex.safetensors").exists():  # the last that a run writes
        settings = {**TRAINING, **NOTHING, **VARIANTS[variant]}
        config = AlphaZeroConfig(**settings, max_steps=given.steps, seed=seed)
        start = time.perf_counter()
        train(load(spec), folder, config, device="cpu", threads=1, spec=spec)
        last = metrics_of(folder)[-1]
        told = {name: last[name] for name in ("positions", "policy_loss", "value_loss")}
        print(f"{spec} {variant} {seed}: {time.perf_counter() - start:.0f} s, {told}", flush=True)
    return folder / "network.safetensors"


def explained(spec: str, variant: str, given: argparse.Namespace) -> float:
    """The share of the variance of its targets that the value explains, in the last third."""
    runs = [metrics_of(folder_of(spec, variant, seed, given)) for seed in range(given.seeds)]
    late = [[one for one in run if 3 * one["steps"] >= 2 * given.steps] for run in runs]
    return float(np.mean([np.mean([one["explained_variance"] for one in run]) for run in late]))


def scores(spec: str, variant: str, given: argparse.Namespace) -> np.ndarray:
    """The share of points of each network of a variant against each of those without."""
    game = load(spec)
    sides = [
        [
            CpuEvaluator(load_network(network_of(spec, one, seed, given), game)[0])
            for seed in range(given.seeds)
        ]
        for one in (variant, WITHOUT)
    ]
    played = [
        match(game, new, old, games=2 * given.pairs, simulations=given.simulations, seed=number)
        for number, (new, old) in enumerate(itertools.product(*sides))
    ]
    shares = [one.points / one.games for one in played]
    return np.array(shares).reshape(given.seeds, given.seeds)


def rated(shares: np.ndarray, games: int) -> tuple[float, float]:
    """The Elo of a table of shares in so many games, and two standard errors.

    Networks of a side are drawn by their seeds: means of rows vary, and so do those of columns. A
    few seeds may happen to agree, so it is never less than games alone would leave.
    """
    count, mean = len(shares), float(np.clip(shares.mean(), 0.01, 0.99))
    seeds = (shares.mean(0).var(ddof=1) + shares.mean(1).var(ddof=1)) / count
    variance = max(seeds, mean * (1 - mean) / games)
    slope = 400 / math.log(10) / (mean * (1 - mean))
    return 400 * math.log10(mean / (1 - mean)), 2 * slope * math.sqrt(variance)


def lines(given: argparse.Namespace) -> Iterator[str]:
    for spec in given.games:
        for seed, variant in itertools.product(range(given.seeds), (WITHOUT, *given.variants)):
            network_of(spec, variant, seed, given)
        for variant in given.variants:
            shares = scores(spec, variant, given)
            games = 2 * given.pairs * shares.size
            elo, error = rated(shares, games)
            setting = ", ".join(f"{name} {value:g}" for name, value in VARIANTS[variant].items())
            value, before = (explained(spec, one, given) for one in (variant, WITHOUT))
            yield (
                f"{spec:<16}{setting:<24}{elo:+5.0f} +- {error:3.0f} Elo   "
                f"{shares.mean():.1%} of {games:,} games   "
                f"value explains {value:.0%}, {WITHOUT} {before:.0%}"
            )


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.learning_ablations", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    own = [name for name in VARIANTS if name != WITHOUT]
    parser.add_argument("--games", nargs="+", default=["go:size=5", "othello:size=6"])
    parser.add_argument("--variants", nargs="+", default=own, choices=own)
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=16, help="of games between two networks")
    parser.add_argument("--simulations", type=int, default=16)
    parser.add_argument("--folder", type=Path, default=Path("runs/learning_ablations"))
    return parser.parse_args(given)


def main() -> None:
    given = arguments()
    told = [f"$ python -m benchmarks.learning_ablations {' '.join(sys.argv[1:])}", machine(), ""]
    for line in lines(given):
        print(line, flush=True)
        told.append(line)
        write_whole(RESULTS, ("\n".join(told) + "\n").encode())


if __name__ == "__main__":
    main()
