"""Random fleets that are consistent with the announcements: many at once, never one cell at a
time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

_TOGETHER = 128  # draws at least: fewer are hardly quicker
_ATTEMPTS = 8  # rounds of draws before all fleets are gone through


class Places(NamedTuple):
    """Where ships may lie, row by row."""

    ships: Any
    places: Any
    masks: Any  # words of bits

    def where(self, chosen: Any) -> Places:
        return Places(self.ships[chosen], self.places[chosen], self.masks[chosen])

    def covering(self, cell: int) -> Places:
        return self.where((self.masks[:, cell >> 6] >> np.uint64(cell & 63)) & np.uint64(1) == 1)


def fitting(masks: Any, ships: int, shots: Sequence[tuple[int, int]], sunk: int) -> Places:
    """The places of `ships` ships that are consistent with these shots, each a cell and an
    announcement: 0 for water, `sunk` for a lost ship."""
    first: dict[int, int] = {}
    for number, (cell, _) in enumerate(shots):
        first.setdefault(cell, number)
    water = _words([cell for cell, said in shots if said == 0], masks.shape[2])
    aimed = _words(list(first), masks.shape[2])
    masks_of = masks[:ships]
    dry = masks_of.any(axis=2) & ~(masks_of & water).any(axis=2)
    touched = (masks_of & aimed).any(axis=2)
    for ship, place in np.argwhere(dry & touched).tolist():
        dry[ship, place] = _fits(_cells(masks[ship, place]), shots, first, sunk)
    rows, columns = np.nonzero(dry)
    return Places(rows, columns, masks[rows, columns])


def _words(cells: list[int], count: int) -> Any:
    words = np.zeros(count, np.uint64)
    for cell in cells:
        words[cell >> 6] |= np.uint64(1 << (cell & 63))
    return words


def _cells(words: Any) -> list[int]:
    return [
        64 * number + place
        for number, word in enumerate(words.tolist())
        for place in range(64)
        if word >> place & 1
    ]


def _fits(
    cells: list[int], shots: Sequence[tuple[int, int]], first: dict[int, int], sunk: int
) -> bool:
    """Whether a ship in these cells fits: each shot at it was a hit, the last of them sank it."""
    last = max(first.get(cell, len(shots)) for cell in cells)
    return all(
        said != 0 and (said == sunk) == (number >= last)
        for number, (cell, said) in enumerate(shots)
        if cell in cells
    )


def drawn_fleets(
    places: Places, ships: int, hits: Sequence[int], count: int, rng: random.Random
) -> list[tuple[int, ...]]:
    """Draw `count` fleets, each the places of all ships; none where nothing fits."""
    dice = np.random.default_rng(rng.getrandbits(63))
    fleets, weights = np.empty((0, ships), np.int64), np.empty(0)
    for _ in range(_ATTEMPTS):
        more, worth = _draws(places, ships, hits, max(count, _TOGETHER), dice)
        fleets, weights = np.concatenate([fleets, more]), np.concatenate([weights, worth])
        if 2 * len(weights) >= count:
            break
    if not len(weights):
        one = next(_all_fleets(places, ships, hits, rng), None)
        return [one] * count if one else []
    chosen = dice.choice(len(weights), count, p=weights / weights.sum())
    return [tuple(fleet) for fleet in fleets[chosen].tolist()]


def _draws(places: Places, ships: int, hits: Sequence[int], count: int, dice: Any) -> Any:
    """Fleets drawn choice by choice, those that came to an end, and what they count."""
    fleets = np.full((count, ships), -1)
    taken = np.zeros((count, places.masks.shape[1]), np.uint64)
    logs = np.zeros(count)
    alive = np.ones(count, bool)
    steps = [(places.covering(cell), cell, -1) for cell in hits]
    steps.sort(key=lambda step: len(step[0].ships))  # what leaves least choice comes first
    steps += [(places.where(places.ships == ship), -1, ship) for ship in range(ships)]
    for options, cell, ship in steps:
        if ship < 0:
            open_ = (taken[:, cell >> 6] >> np.uint64(cell & 63)) & np.uint64(1) == 0
        else:
            open_ = fleets[:, ship] < 0
        rows = np.flatnonzero(alive & open_)
        free = fleets[rows][:, options.ships] < 0
        free &= ~(taken[rows][:, None, :] & options.masks[None]).any(axis=2)
        choices = free.sum(axis=1)
        if not choices.any():
            alive[rows] = False
            continue
        alive[rows[choices == 0]] = False
        rows, free, choices = rows[choices > 0], free[choices > 0], choices[choices > 0]
        wanted = (dice.random(len(rows)) * choices).astype(np.int64)
        chosen = np.argmax(np.cumsum(free, axis=1) > wanted[:, None], axis=1)
        fleets[rows, options.ships[chosen]] = options.places[chosen]
        taken[rows] |= options.masks[chosen]
        logs[rows] += np.log(choices)
    return fleets[alive], np.exp(logs[alive] - logs.max(initial=0.0))


def _all_fleets(
    places: Places, ships: int, hits: Sequence[int], rng: random.Random
) -> Iterator[tuple[int, ...]]:
    """Every fleet, in random order: for where draws come to no end."""
    masks = [sum(int(w) << 64 * i for i, w in enumerate(row)) for row in places.masks.tolist()]
    options = list(zip(places.ships.tolist(), places.places.tolist(), masks, strict=True))
    rng.shuffle(options)

    def laid(fleet: dict[int, int], taken: int) -> Iterator[tuple[int, ...]]:
        if len(fleet) == ships and all(taken >> cell & 1 for cell in hits):
            yield tuple(fleet[ship] for ship in range(ships))
            return
        cell = next((one for one in hits if not taken >> one & 1), None)
        ship = next((one for one in range(ships) if one not in fleet), None)
        for which, place, mask in options:
            right = which == ship if cell is None else bool(mask >> cell & 1)
            if right and which not in fleet and not mask & taken:
                yield from laid({**fleet, which: place}, taken | mask)

    yield from laid({}, 0)
