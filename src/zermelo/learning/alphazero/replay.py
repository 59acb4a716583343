"""Replay buffers: the latest positions of self-play, in the memory of the learning device."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from ..inference.shapes import Shape
from .samples import NO_TARGETS, Harvest, Targets

Sample = tuple[torch.Tensor, ...]


class RingBuffer:
    """Rows of several columns; new rows replace the oldest ones."""

    def __init__(
        self,
        columns: Sequence[tuple[Sequence[int], torch.dtype]],
        size: int,
        device: torch.device,
        seed: int = 0,
    ) -> None:
        """`columns` are the shape and type of each column's rows."""
        self.columns = [
            torch.zeros(size, *shape, dtype=kind, device=device) for shape, kind in columns
        ]
        self.size, self.count, self._next = size, 0, 0
        self._dice = torch.Generator(device=device).manual_seed(seed)
        self._other_dice = torch.Generator(device=device).manual_seed(seed + 1)

    def __len__(self) -> int:
        return self.count

    def append(self, *columns: torch.Tensor) -> int:
        """Add rows; returns how many."""
        rows = min(len(columns[0]), self.size)
        first = min(rows, self.size - self._next)
        for kept, new in zip(self.columns, columns, strict=True):
            latest = new[len(new) - rows :]
            kept[self._next : self._next + first].copy_(latest[:first])
            kept[: rows - first].copy_(latest[first:])
        self._next = (self._next + rows) % self.size
        self.count = min(self.size, self.count + rows)
        return rows

    def clear(self) -> None:
        """Forget all rows."""
        self.count = self._next = 0

    def shuffled(self) -> torch.Tensor:
        """The numbers of all rows, in a random order."""
        return torch.randperm(self.count, generator=self._dice, device=self._dice.device)

    def blank(self, rows: int) -> Sample:
        """What a sample looks like, with nothing in it."""
        return tuple(column[:1].expand(rows, *column.shape[1:]).clone() for column in self.columns)

    def sample(self, rows: int) -> Sample:
        """Rows drawn at random."""
        return self._drawn(rows, self._dice)

    def glance(self, rows: int) -> Sample:
        """Such rows to look at; what is sampled to learn from stays the same."""
        return self._drawn(rows, self._other_dice)

    def _drawn(self, rows: int, dice: torch.Generator) -> Sample:
        drawn = torch.randint(self.count, (rows,), generator=dice, device=dice.device)
        return tuple(column[drawn] for column in self.columns)


class Replay(RingBuffer):
    """Observations, policies, value targets and further targets of self-play. Values mix what the
    search said with what came of the game."""

    def __init__(
        self,
        shape: Shape,
        size: int,
        device: torch.device,
        search_share: float,
        seed: int = 0,
        targets: Targets = NO_TARGETS,
    ) -> None:
        kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        further = targets.shapes(shape)
        columns = (
            (shape.observation, kind),
            ((shape.actions,), kind),
            ((shape.values,), torch.float32),
            *((one, kind) for one in further.values()),
        )
        super().__init__(columns, size, device, seed)
        self.scale, self.search_share, self._further = shape.scale, search_share, tuple(further)

    def add(self, new: Harvest) -> int:
        """Add positions whose value is known; returns how many."""
        targets = value_targets(new, self.search_share, self.scale)
        known = ~np.isnan(targets).any(1)
        further = (getattr(new, name) for name in self._further)
        arrays = new.observations, new.policies, targets, *further
        return self.append(*(torch.from_numpy(array[known]) for array in arrays))


def value_targets(new: Harvest, search_share: float, scale: float) -> np.ndarray:
    """The outcome of the game, mixed with the search's value for the player to move.

    If a game has no outcome, the search's value alone; NaN for the other players.
    """
    targets, searched = new.outcomes.copy(), new.searched
    mixed = (1.0 - search_share) * targets[:, 0] + search_share * searched
    targets[:, 0] = np.where(np.isnan(mixed), searched, mixed)
    scaled: np.ndarray = (targets / scale).astype(np.float32)
    return scaled
