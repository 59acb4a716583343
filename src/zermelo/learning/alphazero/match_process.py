"""Matches of a run in a process of its own: what plays and learns does not wait for their Python.

Threads of one process take turns at Python. Where a GPU learns and many cores search, each of
them needs it a thousand times a second for an instant; beside a match, which is Python for the
most part, they had it half as often.

    python -m zermelo.learning.alphazero.match_process

reads a line of JSON that says what to climb, then one for each version to measure: where its
network is, its name, and a seed. It answers each by the ladder and the standing of the version,
and ends with its input.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import torch

from ...errors import ZermeloError
from ...game import Game
from ...games import load
from ...log import Log
from ..runs.ladder import Ladder, Standing, anchors
from .evaluators import CpuEvaluator
from .network import Network, load_network
from .strength import Climb

__all__ = ["ClimbAside", "is_loadable"]

_log = Log(__name__)


def is_loadable(game: Game, spec: str) -> bool:
    """Whether another process can make this game from its text.

    >>> from zermelo.games import load
    >>> is_loadable(load("hex:size=5"), "hex:size=5"), is_loadable(load("hex"), "hexagons")
    (True, False)
    """
    try:
        return type(load(spec)) is type(game)
    except ZermeloError:
        return False


class ClimbAside:
    """A `Climb` elsewhere; its ladder follows what comes of it there."""

    def __init__(
        self, spec: str, ladder: Ladder, games: int, simulations: int, patience: float
    ) -> None:
        self.spec, self.ladder = spec, ladder
        self._place = tempfile.TemporaryDirectory(prefix="zermelo-match-")
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for the run, which ends it
        )
        self._tell(
            spec=spec,
            ladder=ladder.as_json(),
            games=games,
            simulations=simulations,
            patience=patience,
        )

    def measure(self, network: Network, name: str, seed: int) -> Standing | None:
        """How strong a network is; None if that could not be found out."""
        path = Path(self._place.name) / "network.safetensors"
        try:
            network.save(path, self.spec, {})
            self._tell(network=str(path), name=name, seed=seed)
            assert self._process.stdout is not None
            answer = json.loads(self._process.stdout.readline())
        except (OSError, ValueError) as error:
            if self._process.poll() is not None:
                _log.warning("matches have ended: their process has (%s)", error)
            return None
        self.ladder.restore(answer["ladder"])
        return None if answer["standing"] is None else Standing(*answer["standing"])

    def _tell(self, **words: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()
        self._place.cleanup()


def answers(lines: Iterable[str]) -> Iterable[str]:
    """What the process says to these lines."""
    told = iter(lines)
    run = json.loads(next(told))
    game = load(run["spec"])
    opponents = anchors(game)
    ladder = Ladder(one.name for one in opponents)
    ladder.restore(run["ladder"])
    climb = Climb(
        game,
        opponents,
        ladder,
        run["games"],
        run["simulations"],
        threading.Event(),
        run["patience"],
    )
    for line in told:
        version = json.loads(line)
        network, _ = load_network(version["network"], game)
        standing = climb.measure(CpuEvaluator(network), version["name"], version["seed"])
        yield json.dumps({"ladder": ladder.as_json(), "standing": standing})


if __name__ == "__main__":
    torch.set_num_threads(1)  # the other cores are those that search
    for answer in answers(sys.stdin):
        print(answer, flush=True)
