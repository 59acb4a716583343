"""Players without search: a policy network gives the probability of each action.

policy:net=runs/mine/network.safetensors
policy:net=runs/mine/network.safetensors,greedy=true
policy:net=runs/c4/network.safetensors                a network of self-play, without its search
policy:league=runs/mine                               a member of a league, drawn for each game
"""

from __future__ import annotations

import math
import random
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import BadParameter
from ...game import Game
from ...reading import fitted, parse_json, read_regular
from ..player import Choice, Player, Turn


class PolicyPlayer(Player):
    """Draws actions from a policy network, or with `greedy` takes the most probable."""

    def __init__(
        self,
        name: str,
        net: str | Path | None = None,
        league: str | Path | None = None,
        greedy: bool = False,
    ) -> None:
        if (net is None) == (league is None):
            raise BadParameter(
                "policy needs a network or a league: policy:net=FILE or policy:league=FOLDER"
            )
        self.name, self.greedy = name, greedy
        self._files, self._weights = [Path(net or "")], [1.0]
        if league is not None:
            self._files, self._weights = _members(Path(league))
        self._known: dict[Path, Any] = {}
        self._game: Game | None = None
        self._network: Any = None
        self._random = random.Random(0)

    def begin(self, game: Game, player: int, seed: int) -> None:
        from ...learning.inference.dense import load_inference

        if self._game != game:
            self._known, self._game = {}, game
        self._random = random.Random(seed)
        file = self._random.choices(self._files, self._weights)[0]
        if file not in self._known:
            self._known[file] = load_inference(file, game)
        self._network = self._known[file]

    def choose(self, turn: Turn) -> Choice:
        slots = self._network.shape.actions
        seen = np.zeros((1, *turn.game.observation_shape), np.float32)
        turn.game.observation(turn.key, turn.player, seen[0])
        legal = np.zeros((1, slots), np.bool_)
        legal[0, [action % slots for action in turn.actions]] = True
        row = self._network.probabilities(seen, legal)[0]
        likely = [float(row[action % slots]) for action in turn.actions]
        if self.greedy:
            chosen = max(range(len(likely)), key=likely.__getitem__)
        else:
            chosen = self._random.choices(range(len(likely)), likely)[0]
        why = f"the network plays it with probability {likely[chosen]:.3g}"
        return Choice(turn.actions[chosen], why=why)


def _members(folder: Path) -> tuple[list[Path], list[float]]:
    """The networks of a league and their probabilities in its equilibrium."""
    try:
        league = parse_json(read_regular(folder / "league.json"))
        names = list(fitted(league["members"], tuple[str, ...]))
        weights = list(fitted(league["weights"], tuple[float, ...]))
    except (OSError, ValueError, KeyError, TypeError):
        raise BadParameter(f"{folder} holds no league; zermelo train league") from None
    outside = any("/" in name or "\\" in name or "\0" in name for name in names)
    if len(names) != len(weights) or outside or not (weights and 0 < sum(weights) < math.inf):
        raise BadParameter(f"{folder / 'league.json'} is damaged")
    if min(weights) < 0:
        raise BadParameter(f"{folder / 'league.json'} is damaged: a weight is below zero")
    return [folder / "members" / f"{name}.safetensors" for name in names], weights
