"""Networks without torch against torch: evaluations a second on one core, by size of the batch.

Both compute the same network, in turns, in a process of their own whose libraries are held to one
thread; time is CPU time. Their answers must agree to a thousandth.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np
from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.games import load

TITLE = "networks without torch against torch: evaluations a second on one core"

NETWORKS = (
    ("connect_four", 64, 6),
    ("othello", 64, 4),
    ("go:size=9", 96, 6),
    ("tic_tac_toe", 64, 2),
)
BATCHES = (1, 8, 16, 64)
ROUNDS = 7
GLANCE = 0.25  # seconds of one measurement
SAME = 1e-3
ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
HEADINGS = ("network", "batch", "zermelo", "torch", "times as fast", "spread")

Ask = Callable[[Any], Any]


def contestants(spec: str, channels: int, blocks: int) -> tuple[Ask, Ask]:
    """The same network without torch and with it."""
    import torch

    from zermelo.learning.alphazero.evaluators import CpuEvaluator
    from zermelo.learning.alphazero.network import Network
    from zermelo.learning.inference.shapes import Shape
    from zermelo.learning.runs.device import quicken_cpu

    torch.manual_seed(0)
    network = Network(Shape.of(load(spec), channels, blocks)).eval()
    quicken_cpu(network.shape.is_plain)
    torch.set_num_threads(1)
    return network.for_play(), CpuEvaluator(network)


def rate(ask: Ask, seen: Any) -> float:
    """Evaluations a second of CPU time."""
    count, spent, start = 0, 0.0, time.process_time()
    while spent < GLANCE:
        ask(seen)
        count, spent = count + len(seen), time.process_time() - start
    return count / spent


def measured(spec: str, channels: int, blocks: int) -> Iterator[dict[str, Any]]:
    ours, torchs = contestants(spec, channels, blocks)
    size = load(spec).observation_shape
    dice = np.random.default_rng(1)
    for batch in BATCHES:
        seen = (dice.random((batch, *size)) > 0.6).astype(np.float32)
        for mine, theirs in zip(ours(seen), torchs(seen), strict=True):
            np.testing.assert_allclose(mine, theirs, atol=SAME)
        rates = [(rate(ours, seen), rate(torchs, seen)) for _ in range(ROUNDS)]
        yield {"network": f"{spec}, {channels}x{blocks}", "batch": batch, "rates": rates}


def tables() -> Iterator[RenderableType]:
    child = subprocess.run(
        [sys.executable, "-m", "benchmarks.inference"],
        env=os.environ | ONE_THREAD,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    title = f"evaluations a second on one core, median of {ROUNDS}"
    table = Table(box=box.SIMPLE, pad_edge=False, title=title)
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading == "network" else "right")
    for found in map(json.loads, child.stdout.splitlines()):
        ours, torchs = zip(*found["rates"], strict=True)
        ratios = [mine / theirs for mine, theirs in found["rates"]]
        table.add_row(
            found["network"],
            str(found["batch"]),
            f"{median(ours):,.0f}",
            f"{median(torchs):,.0f}",
            f"{median(ratios):.2f}",
            f"{min(ratios):.2f} to {max(ratios):.2f}",
        )
    yield table


if __name__ == "__main__":
    for one in NETWORKS:
        for line in measured(*one):
            print(json.dumps(line), flush=True)
