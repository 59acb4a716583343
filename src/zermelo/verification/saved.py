"""The file of an answer: what was asked, what is claimed and, where there is one, the proof.

docs/records.md has the fields. Reading is strict, and nothing in a file is ever run: a game of
somebody's own is named on the command line.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import ZermeloError
from ..files import write_whole
from .bounds import Bound, plain

__all__ = ["FORMAT", "BadResultFile", "SavedResult", "read_json"]

FORMAT, VERSION = "zermelo result", 1
MOST_BYTES = 1 << 28


class BadResultFile(ZermeloError, ValueError):
    """A file that holds no saved result, or a damaged one."""


@dataclass(frozen=True)
class SavedResult:
    """An answer to "what is this state worth, and what is to be played?"."""

    game: str
    """The spec of the game."""
    algorithm: str
    player: int
    """Whom the bounds and the value speak of."""
    state: str | None = None
    """The state as the game's text, where it is not the start."""
    moves: tuple[str, ...] = ()
    """From there, in the game's notation."""
    value: float | None = None
    """What it is thought to be worth, proven or not."""
    values: tuple[float, ...] | None = None
    """The same to each player, where interests are not opposed."""
    lower: float | None = None
    """Proven: the player gets at least this; None where nothing is."""
    upper: float | None = None
    """Proven: the player gets at most this; None where nothing is."""
    strict: bool = False
    """Whether the player gets less than `upper`, or more than `lower`: never just that."""
    endless: bool = False
    """Whether play that never ends counts as if the bound was kept."""
    action: Any = None
    line: tuple[str, ...] = ()
    certificate: Mapping[str, Mapping[Any, Any]] = field(default_factory=dict)
    """For "lower" and "upper": the move in each position, both as `plain` writes them."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What it cost: nodes, seconds, why it stopped."""

    @property
    def bounds(self) -> dict[str, Bound]:
        """What is claimed to be proven, by the name of its part of the certificate."""
        found = {}
        if self.lower is not None:
            found["lower"] = Bound(self.player, self.lower, True, self.strict, self.endless)
        if self.upper is not None:
            found["upper"] = Bound(self.player, self.upper, False, self.strict, self.endless)
        return found

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file, whole or not at all."""
        head = {"format": FORMAT, "version": VERSION, **vars(self)}
        parts = {
            side: [[key, action] for key, action in rows.items()]
            for side, rows in head.pop("certificate").items()
        }
        lines = [f"{json.dumps(name)}: {_dumped(value)}" for name, value in head.items()]
        tables = [
            f"{json.dumps(side)}: [\n" + ",\n".join(map(_dumped, rows)) + "\n]"
            for side, rows in parts.items()
        ]
        lines.append('"certificate": {' + ",\n".join(tables) + "}")
        write_whole(path, ("{\n" + ",\n".join(lines) + "\n}\n").encode())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> SavedResult:
        """Read what `save` wrote; BadResultFile for anything else."""
        return cls.from_json(read_json(path), path)

    @classmethod
    def from_json(cls, document: Any, path: str | os.PathLike[str]) -> SavedResult:
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise BadResultFile(f"{path} is no saved result; `zermelo solve --save` makes one")
        if document.get("version") != VERSION:
            raise BadResultFile(
                f"{path} has version {document.get('version')!r} and this program reads version "
                f"{VERSION}; save the result again"
            )
        given = {name: one for name, one in document.items() if name not in ("format", "version")}
        if unknown := given.keys() - _FIELDS.keys():
            raise BadResultFile(f"{path} has the field {min(unknown)[:40]!r}, which means nothing")
        read = {}
        for name, (needed, reader) in _FIELDS.items():
            if name in given:
                read[name] = _read(path, name, reader, given[name])
            elif needed:
                raise BadResultFile(f"{path} has no field {name!r}")
        return cls(**read)


def _dumped(value: Any) -> str:
    return json.dumps(value, allow_nan=False)


def read_json(path: str | os.PathLike[str]) -> Any:
    """The JSON in a file; one sentence for whatever else may be there."""
    try:
        if Path(path).stat().st_size > MOST_BYTES:
            raise BadResultFile(f"{path} is larger than any answer that this program writes")
        return json.loads(Path(path).read_bytes(), parse_constant=_refuse)
    except OSError as error:
        raise BadResultFile(f"{path} can't be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadResultFile):
            raise
        raise BadResultFile(f"{path} is no answer in JSON: {str(error)[:100]}") from None


def _refuse(name: str) -> float:
    raise ValueError(f"{name} is no number")


# Fields, each with a function that reads it and raises ValueError where it is something else.

Reader = Callable[[Any], Any]


def _read(path: str | os.PathLike[str], name: str, reader: Reader, value: Any) -> Any:
    try:
        return reader(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadResultFile(f"{path} is damaged in its field {name!r}: {error}") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{str(value)[:40]!r} is no text")
    return value


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not _finite(value):
        raise ValueError(f"{str(value)[:40]!r} is no number")
    return float(value)


def _finite(value: float) -> bool:
    try:
        return math.isfinite(float(value))
    except OverflowError:
        return False


def _seat(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1000:
        raise ValueError(f"{str(value)[:40]!r} is no player")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{str(value)[:40]!r} is neither true nor false")
    return value


def _maybe(reader: Reader) -> Reader:
    return lambda value: None if value is None else reader(value)


def _each(reader: Reader) -> Reader:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise ValueError(f"{str(value)[:40]!r} is no list")
        return tuple(reader(one) for one in value)

    return read


def _certificate(value: Any) -> dict[str, dict[Any, Any]]:
    if not isinstance(value, dict) or not value.keys() <= {"lower", "upper"}:
        raise ValueError("it has parts called lower and upper, and no others")
    return {side: _rows(rows) for side, rows in value.items()}


def _rows(rows: Any) -> dict[Any, Any]:
    if not isinstance(rows, list):
        raise ValueError("a part of it is a list of positions and moves")
    found = {}
    for row in rows:
        if not isinstance(row, list) or len(row) != 2:
            raise ValueError("a row of it is a position and a move")
        key, action = plain(row[0]), plain(row[1])
        if key in found:
            raise ValueError("it has two moves for one position")
        found[key] = action
    return found


def _about(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{str(value)[:40]!r} is no object")
    return value


_FIELDS: dict[str, tuple[bool, Reader]] = {
    "game": (True, _text),
    "algorithm": (True, _text),
    "player": (True, _seat),
    "state": (False, _maybe(_text)),
    "moves": (False, _each(_text)),
    "value": (False, _maybe(_number)),
    "values": (False, _maybe(_each(_number))),
    "lower": (False, _maybe(_number)),
    "upper": (False, _maybe(_number)),
    "strict": (False, _flag),
    "endless": (False, _flag),
    "action": (False, plain),
    "line": (False, _each(_text)),
    "certificate": (False, _certificate),
    "about": (False, _about),
}
