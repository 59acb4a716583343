"""Checkpoints of solvers: one file, written as a whole or not at all, with a checksum.

A line that names the format, a line with the checksum of the rest, and the rest: arrays as NumPy
stores them, never pickled.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import math
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ...errors import BadFile, short
from ...files import write_whole
from ...reading import fitted, parse_json, read_regular, reading
from ..tree.solution import Point

HEAD = b"zermelo checkpoint 1\n"
MOST_BYTES = 1 << 40
_DAMAGE = (
    ArithmeticError,
    EOFError,
    LookupError,
    NotImplementedError,
    RuntimeError,
    SyntaxError,
    TypeError,
    ValueError,
    zipfile.BadZipFile,
)
"""Errors that reading a damaged archive may raise."""


class BadCheckpoint(BadFile):
    """A file that is not a checkpoint, a damaged one, or one of another problem."""


class Checkpoint(NamedTuple):
    seconds: float
    points: list[Point]
    arrays: dict[str, Any]


@dataclass(frozen=True)
class _About:
    problem: str
    seconds: float
    points: tuple[tuple[Any, ...], ...]


def write_checkpoint(
    path: str | Path,
    problem: str,
    seconds: float,
    points: Sequence[Point],
    arrays: Mapping[str, Any],
) -> None:
    """Write a checkpoint; `problem` names the game and the algorithm."""
    about = json.dumps({"problem": problem, "seconds": seconds, "points": points}).encode()
    content = io.BytesIO()
    np.savez(content, about=np.frombuffer(about, np.uint8), **arrays)
    payload = content.getvalue()
    checksum = hashlib.sha256(payload).hexdigest().encode()
    write_whole(path, HEAD + checksum + b"\n" + payload)


def read_checkpoint(path: str | Path, problem: str) -> Checkpoint:
    """The seconds, points and arrays of a checkpoint for the same `problem`; BadCheckpoint for
    anything else."""
    try:
        with reading(path, BadCheckpoint):
            content = read_regular(path, MOST_BYTES)
    except BadCheckpoint as error:
        raise BadCheckpoint(f"can't read the checkpoint: {error}") from None
    checksum, _, payload = content[len(HEAD) :].partition(b"\n")
    if not content.startswith(HEAD):
        raise BadCheckpoint(f"{path} is not a checkpoint; name another file")
    if hashlib.sha256(payload).hexdigest().encode() != checksum:
        raise BadCheckpoint(f"the checkpoint {path} is damaged; delete it to start over")
    with restoring(path):
        arrays = _arrays(payload)
        about: _About = fitted(parse_json(arrays.pop("about").tobytes(), nan=True), _About)
        if about.problem != problem:
            raise BadCheckpoint(
                f"the checkpoint {path} is of another problem: {short(about.problem)}; name "
                "another file"
            )
        points = [Point(int(one), float(two), float(three)) for one, two, three in about.points]
    return Checkpoint(about.seconds, points, arrays)


@contextlib.contextmanager
def restoring(path: str | Path) -> Iterator[None]:
    """Inside, errors are reported as damage to the checkpoint."""
    try:
        yield
    except BadCheckpoint:
        raise
    except _DAMAGE as error:
        raise BadCheckpoint(
            f"the checkpoint {path} is damaged: {short(error)}; delete it to start over"
        ) from None


def _arrays(payload: bytes) -> dict[str, Any]:
    """The arrays of a file written by `np.savez`; none may claim to be larger than its data."""
    found = {}
    with zipfile.ZipFile(io.BytesIO(payload)) as archive:
        for info in archive.infolist():
            if info.compress_type != zipfile.ZIP_STORED or info.file_size > len(payload):
                raise BadFile("a part of it is compressed, and none should be")
            found[info.filename.removesuffix(".npy")] = _array(archive.read(info))
    return found


def _array(content: bytes) -> Any:
    stream = io.BytesIO(content)
    version = np.lib.format.read_magic(stream)
    if version != (1, 0):
        raise BadFile("an array in it has an unknown version")
    shape, fortran, dtype = np.lib.format.read_array_header_1_0(stream)
    if dtype.hasobject or math.prod(shape) * dtype.itemsize != len(content) - stream.tell():
        raise BadFile("an array in it is not as long as its header says")
    flat = np.frombuffer(content, dtype, offset=stream.tell())
    return flat.reshape(shape, order="F" if fortran else "C").copy()
