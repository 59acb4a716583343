"""A tower of residual blocks on the CPU: 3x3 convolutions by Winograd's minimal filtering.

Lavin and Gray, Fast Algorithms for Convolutional Neural Networks (2016), F(4x4, 3x3): the board is
cut into tiles of 4x4 cells. A tile with its border, 6x6 cells, is transformed; in the transformed
domain a convolution is 36 products of matrices, one for each point, with a quarter of the
multiplications; the way back leads to the 4x4 cells.

Planes are channels last, in a frame of zeros that is wide enough for the border of every tile. The
products are NumPy's; the kernels that cut and join tiles take no game, so they are called as
`.compiled`. Until they are, NumPy does their work, a few times slower (`plainly`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ...kernel import kernel

CELLS = 4  # in a row of a tile
POINTS = 6  # in a row of a tile with its border

_FILTER = np.array(
    [
        [1 / 4, 0, 0],
        [-1 / 6, -1 / 6, -1 / 6],
        [-1 / 6, 1 / 6, -1 / 6],
        [1 / 24, 1 / 12, 1 / 6],
        [1 / 24, -1 / 12, 1 / 6],
        [0, 0, 1],
    ]
)

_INTO = np.array(
    [
        [4, 0, -5, 0, 1, 0],
        [0, -4, -4, 1, 1, 0],
        [0, 4, -4, -1, 1, 0],
        [0, -2, -1, 2, 1, 0],
        [0, 2, -1, -2, 1, 0],
        [0, 4, 0, -5, 0, 1],
    ],
    np.float32,
)
_BACK = np.array(
    [
        [1, 1, 1, 1, 1, 0],
        [0, 1, -1, 2, -2, 0],
        [0, 1, 1, 4, 4, 0],
        [0, 1, -1, 8, -8, 1],
    ],
    np.float32,
)


def transformed(weights: Any) -> Any:
    """Filters [out, in, 3, 3] in the transformed domain: [points, in, out]."""
    half = np.tensordot(_FILTER, weights.astype(np.float64), (1, 2))  # [i, out, in, b]
    points = np.tensordot(_FILTER, half, (1, 3)).transpose(1, 0, 3, 2)
    return np.ascontiguousarray(points.reshape(-1, *points.shape[2:]), np.float32)


def framed(observations: Any) -> Any:
    """Planes [n, planes, rows, columns] as channels last, in their frame."""
    n, planes, rows, columns = observations.shape
    height, width = (-(-size // CELLS) * CELLS + 2 for size in (rows, columns))
    frame = np.zeros((n, height, width, planes), np.float32)
    frame[:, 1 : rows + 1, 1 : columns + 1] = observations.transpose(0, 2, 3, 1)
    return frame


def tower(
    frame: Any, layers: Sequence[tuple[Any, Any]], size: tuple[int, ...], plainly: bool = False
) -> Any:
    """The planes after the first layer and all blocks; a layer is filters and a bias."""
    convolve = _convolve_plainly if plainly else _convolve
    (filters, bias), blocks = layers[0], layers[1:]
    x = np.zeros((*frame.shape[:3], len(bias)), np.float32)
    y = np.zeros_like(x)
    convolve(frame, filters, bias, x, size, False, _Room(frame, x))
    room = _Room(x, x)
    for number, (filters, bias) in enumerate(blocks):
        if number % 2 == 0:
            convolve(x, filters, bias, y, size, False, room)
        else:
            convolve(y, filters, bias, x, size, True, room)
    return x


class _Room:
    """Memory for one convolution, used by all of a tower: fresh memory costs time."""

    def __init__(self, x: Any, out: Any) -> None:
        n, height, width, before = x.shape
        after, down, across = out.shape[3], height // CELLS, width // CELLS
        tiles = n * down * across
        self.rows = np.empty((n * down, POINTS, width * before), np.float32)
        self.seen = np.empty((POINTS * POINTS, tiles, before), np.float32)
        self.found = np.empty((POINTS * POINTS, tiles, after), np.float32)
        self.half = np.empty((CELLS, POINTS * tiles * after), np.float32)


def _convolve(
    x: Any, filters: Any, bias: Any, out: Any, size: tuple[int, ...], adds: bool, room: _Room
) -> None:
    """relu(x * filters + bias) to `out`; with what was there inside if it `adds`."""
    cut.compiled(x, _INTO, room.rows, room.seen)
    np.matmul(room.seen, filters, out=room.found)
    join.compiled(room.found, _BACK, room.half, bias, out, *size, adds)


def _convolve_plainly(
    x: Any, filters: Any, bias: Any, out: Any, size: tuple[int, ...], adds: bool, room: _Room
) -> None:
    """As `_convolve`, without compiled code."""
    (n, height, width, _), (rows, columns) = x.shape, size
    tiles = n, height // CELLS, width // CELLS
    windows = sliding_window_view(x, (POINTS, POINTS), (1, 2))[:, ::CELLS, ::CELLS]
    seen = np.tensordot(_INTO, np.tensordot(_INTO, windows, (1, 5)), (1, 5))
    np.matmul(seen.reshape(room.seen.shape), filters, out=room.found)
    points = room.found.reshape(POINTS, POINTS, *tiles, -1)
    cells = np.tensordot(_BACK, np.tensordot(_BACK, points, (1, 1)), (1, 1))
    boards = cells.transpose(2, 3, 0, 4, 1, 5).reshape(n, CELLS * tiles[1], CELLS * tiles[2], -1)
    inside = out[:, 1 : rows + 1, 1 : columns + 1]
    new = boards[:, :rows, :columns] + bias
    np.maximum(new + inside if adds else new, 0, out=inside)


@kernel
def cut(x: Any, matrix: Any, rows: Any, seen: Any) -> None:
    """The tiles of boards, each with its border, in the transformed domain.

    First all columns of the boards, in long runs, then the rows of each tile.
    """
    n, height, width, planes = x.shape
    boards, run, tile, band = x.reshape(-1), width * planes, 0, 0
    for board in range(n):
        for top in range(0, height - 2, CELLS):
            start = (board * height + top) * run
            for row in range(POINTS):
                _mix(matrix[row], boards[start:], run, rows[band, row])
            for left in range(0, width - 2, CELLS):
                for row in range(POINTS):
                    cells = rows[band, row, left * planes :]
                    for column in range(POINTS):
                        _mix(matrix[column], cells, planes, seen[POINTS * row + column, tile])
                tile += 1
            band += 1


@kernel
def join(
    found: Any, matrix: Any, half: Any, bias: Any, out: Any, rows: Any, columns: Any, adds: Any
) -> None:
    """The cells of all tiles, with the bias, on the boards; what lies outside is left out."""
    n, height, width, planes = out.shape
    points, run = found.reshape(-1), found.shape[1] * planes
    for row in range(CELLS):
        _mix(matrix[row], points, POINTS * run, half[row])
    cell, start = np.empty(planes, np.float32), 0
    for board in range(n):
        for top in range(0, height - 2, CELLS):
            for left in range(0, width - 2, CELLS):
                for row in range(min(CELLS, rows - top)):
                    for column in range(min(CELLS, columns - left)):
                        _mix(matrix[column], half[row, start:], run, cell)
                        _add(cell, bias, out[board, top + row + 1, left + column + 1], adds)
                start += planes


def _mix(weights: Any, x: Any, step: Any, out: Any) -> None:
    """The sum of six runs of x, so many numbers apart, by these weights.

    As slices they are one-dimensional and contiguous, or this would not become vector code.
    """
    a, b, c = weights[0], weights[1], weights[2]
    d, e, f = weights[3], weights[4], weights[5]
    p, q, r = x, x[step:], x[2 * step :]
    s, t, u = x[3 * step :], x[4 * step :], x[5 * step :]
    for i in range(len(out)):
        out[i] = a * p[i] + b * q[i] + c * r[i] + d * s[i] + e * t[i] + f * u[i]


def _add(cell: Any, bias: Any, target: Any, adds: Any) -> None:
    """relu(cell + bias) to the target, with what was there inside if it `adds`."""
    zero = np.float32(0)
    if adds:
        for plane in range(len(cell)):
            target[plane] = max(target[plane] + cell[plane] + bias[plane], zero)
    else:
        for plane in range(len(cell)):
            target[plane] = max(cell[plane] + bias[plane], zero)
