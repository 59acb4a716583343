"""Checkpoints of solvers: one file, whole or not there, with a checksum.

A line that says what it is, a line with the checksum of the rest, the rest: arrays as NumPy
keeps them, never pickled.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..errors import ZermeloError
from ..files import write_whole
from .solution import Point

__all__ = ["BadCheckpoint", "Checkpoint", "read_checkpoint", "write_checkpoint"]

HEAD = b"zermelo checkpoint 1\n"


class BadCheckpoint(ZermeloError, ValueError):
    """A file that is no checkpoint, a damaged one, or one of another problem."""


class Checkpoint(NamedTuple):
    seconds: float
    points: list[Point]
    arrays: dict[str, Any]


def write_checkpoint(
    path: str | Path,
    problem: str,
    seconds: float,
    points: Sequence[Point],
    arrays: Mapping[str, Any],
) -> None:
    """`problem` says what is being solved, and by what."""
    told = json.dumps({"problem": problem, "seconds": seconds, "points": points}).encode()
    content = io.BytesIO()
    np.savez(content, about=np.frombuffer(told, np.uint8), **arrays)
    payload = content.getvalue()
    checksum = hashlib.sha256(payload).hexdigest().encode()
    write_whole(path, HEAD + checksum + b"\n" + payload)


def read_checkpoint(path: str | Path, problem: str) -> Checkpoint:
    """What was written for the same problem; BadCheckpoint for anything else."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadCheckpoint(f"can't read the checkpoint {path}: {error.strerror}") from None
    checksum, _, payload = content[len(HEAD) :].partition(b"\n")
    if not content.startswith(HEAD):
        raise BadCheckpoint(f"{path} is no checkpoint; name another file")
    if hashlib.sha256(payload).hexdigest().encode() != checksum:
        raise BadCheckpoint(f"the checkpoint {path} is damaged; delete it to begin anew")
    with np.load(io.BytesIO(payload), allow_pickle=False) as stored:
        arrays = {name: stored[name] for name in stored.files}
    about = json.loads(arrays.pop("about").tobytes())
    if about["problem"] != problem:
        raise BadCheckpoint(
            f"the checkpoint {path} is of another problem: {about['problem']}; name another file"
        )
    points = [Point(*point) for point in about["points"]]
    return Checkpoint(about["seconds"], points, arrays)
