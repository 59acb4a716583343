"""The latest positions of self-play, in the memory of the device that learns from them."""

from __future__ import annotations

import numpy as np
import torch

from .network import Shape
from .selfplay import Harvest

__all__ = ["Replay", "Sample"]

Sample = tuple[torch.Tensor, torch.Tensor, torch.Tensor]


class Replay:
    """A ring of positions; new ones take the place of the oldest."""

    def __init__(
        self, shape: Shape, room: int, device: torch.device, search_share: float, seed: int = 0
    ) -> None:
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.shape, self.room, self.device = shape, room, device
        self.search_share = search_share
        self.observations = torch.zeros(room, *shape.observation, dtype=kind, device=device)
        self.policies = torch.zeros(room, shape.actions, dtype=kind, device=device)
        self.values = torch.zeros(room, shape.values, device=device)
        self.count = self.next = 0
        self._dice = torch.Generator(device=device).manual_seed(seed)

    def __len__(self) -> int:
        return self.count

    def add(self, new: Harvest) -> int:
        """Take positions in; how many."""
        targets = value_targets(new, self.search_share, self.shape.scale)
        known = ~np.isnan(targets).any(1)
        rows = min(int(known.sum()), self.room)
        if not rows:
            return 0
        places = (torch.arange(rows, device=self.device) + self.next) % self.room
        for kept, array in (
            (self.observations, new.observations),
            (self.policies, new.policies),
            (self.values, targets),
        ):
            fresh = torch.from_numpy(array[known][-rows:]).to(self.device, kept.dtype)
            kept.index_copy_(0, places, fresh)
        self.next = (self.next + rows) % self.room
        self.count = min(self.room, self.count + rows)
        return rows

    def sample(self, size: int) -> Sample:
        """So many positions, drawn at random."""
        drawn = torch.randint(self.count, (size,), generator=self._dice, device=self.device)
        return self.observations[drawn], self.policies[drawn], self.values[drawn]


def value_targets(new: Harvest, search_share: float, scale: float) -> np.ndarray:
    """What came of the game, mixed with what the search said to the player to move.

    Where a game has no end, that alone; NaN for others than the player to move.
    """
    targets, searched = new.outcomes.copy(), new.searched
    mixed = (1.0 - search_share) * targets[:, 0] + search_share * searched
    targets[:, 0] = np.where(np.isnan(mixed), searched, mixed)
    scaled: np.ndarray = (targets / scale).astype(np.float32)
    return scaled
