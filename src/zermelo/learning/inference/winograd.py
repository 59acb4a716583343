"""A tower of residual blocks on the CPU: 3x3 convolutions by Winograd's minimal filtering.

Lavin and Gray, Fast Algorithms for Convolutional Neural Networks (2016), F(4x4, 3x3): the board is
cut into tiles of 4x4 cells. A tile with its border, 6x6 cells, is transformed; in the transformed
domain a convolution is 36 products of matrices, one for each point, with a quarter of the
multiplications; the way back leads to the 4x4 cells.

Planes are channels last, in a frame of zeros that is wide enough for the border of every tile. The
products are NumPy's; the kernels that cut and join tiles take no game, so they are called as
`.compiled`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...kernel import kernel

__all__ = ["framed", "tower", "transformed"]

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
    points = np.einsum("ia,jb,ocab->ijco", _FILTER, _FILTER, weights.astype(np.float64))
    return np.ascontiguousarray(points.reshape(-1, *points.shape[2:]), np.float32)


def framed(observations: Any) -> Any:
    """Planes [n, planes, rows, columns] as channels last, in their frame."""
    n, planes, rows, columns = observations.shape
    height, width = (-(-size // CELLS) * CELLS + 2 for size in (rows, columns))
    frame = np.zeros((n, height, width, planes), np.float32)
    frame[:, 1 : rows + 1, 1 : columns + 1] = observations.transpose(0, 2, 3, 1)
    return frame


def tower(frame: Any, layers: Sequence[tuple[Any, Any]], size: tuple[int, ...]) -> Any:
    """The planes after the first layer and all blocks; a layer is filters and a bias."""
    (filters, bias), blocks = layers[0], layers[1:]
    x = np.zeros((*frame.shape[:3], len(bias)), np.float32)
    y = np.zeros_like(x)
    _convolve(frame, filters, bias, x, size)
    for number, (filters, bias) in enumerate(blocks):
        if number % 2 == 0:
            y[:] = 0
            _convolve(x, filters, bias, y, size)
        else:
            _convolve(y, filters, bias, x, size)
    return x


def _convolve(x: Any, filters: Any, bias: Any, out: Any, size: tuple[int, ...]) -> None:
    """relu(out + x * filters + bias) to `out`."""
    n, height, width, planes = x.shape
    tiles = n * (height // CELLS) * (width // CELLS)
    seen, half = np.empty((2, POINTS, POINTS, tiles, planes), np.float32)
    cut.compiled(x, _INTO, seen, half)
    found = np.matmul(seen.reshape(-1, tiles, planes), filters)
    found = found.reshape(POINTS, POINTS, tiles, -1)
    half, cells = (np.empty((CELLS, count, *found.shape[2:]), np.float32) for count in (6, 4))
    join.compiled(found, _BACK, half, cells, bias, out, *size)
    np.maximum(out, 0, out=out)


@kernel
def cut(x: Any, matrix: Any, seen: Any, half: Any) -> None:
    """The tiles of boards, each with its border, in the transformed domain."""
    n, height, width, planes = x.shape
    for row in range(POINTS):
        for column in range(POINTS):
            tile = 0
            for board in range(n):
                for top in range(0, height - 2, CELLS):
                    for left in range(0, width - 2, CELLS):
                        for plane in range(planes):
                            seen[row, column, tile, plane] = x[
                                board, top + row, left + column, plane
                            ]
                        tile += 1
    _mix(matrix, seen.reshape(POINTS, -1), half.reshape(POINTS, -1))
    for row in range(POINTS):
        _mix(matrix, half[row].reshape(POINTS, -1), seen[row].reshape(POINTS, -1))


@kernel
def join(
    found: Any, matrix: Any, half: Any, cells: Any, bias: Any, out: Any, rows: Any, columns: Any
) -> None:
    """Add the cells of all tiles and the bias to the boards; what lies outside is left out."""
    _mix(matrix, found.reshape(POINTS, -1), half.reshape(CELLS, -1))
    for row in range(CELLS):
        _mix(matrix, half[row].reshape(POINTS, -1), cells[row].reshape(CELLS, -1))
    n, height, width, planes = out.shape
    for row in range(CELLS):
        for column in range(CELLS):
            tile = 0
            for board in range(n):
                for top in range(row, height - 2 + row, CELLS):
                    for left in range(column, width - 2 + column, CELLS):
                        if top < rows and left < columns:
                            for plane in range(planes):
                                out[board, top + 1, left + 1, plane] += (
                                    cells[row, column, tile, plane] + bias[plane]
                                )
                        tile += 1


def _mix(matrix: Any, x: Any, out: Any) -> None:
    """matrix @ x for six rows of x, without going through memory more than once."""
    for row in range(len(out)):
        a, b, c = matrix[row, 0], matrix[row, 1], matrix[row, 2]
        d, e, f = matrix[row, 3], matrix[row, 4], matrix[row, 5]
        for i in range(x.shape[1]):
            out[row, i] = (
                a * x[0, i] + b * x[1, i] + c * x[2, i] + d * x[3, i] + e * x[4, i] + f * x[5, i]
            )
