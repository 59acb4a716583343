"""The file of an answer: the question, the claim and, if there is one, the proof.

docs/records.md lists the fields. Reading is strict, and nothing in a file is ever run: a game that
is not part of this package is named on the command line.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field, replace
from typing import Any

from ..display import Shown
from ..errors import BadFile, BadParameter, short
from ..files import write_whole
from ..reading import fitted, parse_json, read_regular, reading
from .bounds import Bound, plain

FORMAT, VERSION = "zermelo result", 1
MOST_BYTES = 1 << 28


class BadResultFile(BadFile):
    """A file that holds no saved result, or a damaged one."""


@dataclass(frozen=True)
class SavedResult(Shown):
    """An answer to "what is this state worth, and what should be played?"."""

    game: str
    """The spec of the game."""
    algorithm: str
    player: int
    """The player whose value and bounds these are."""
    state: str | None = None
    """The state as text, unless it is the initial one."""
    moves: tuple[str, ...] = ()
    """Moves from there, in the game's notation."""
    value: float | None = None
    """Proven or estimated."""
    values: tuple[float, ...] | None = None
    """The value to each player, in games that are not zero-sum."""
    lower: float | None = None
    """Proven: the player gets at least this; None if nothing is proven."""
    upper: float | None = None
    """Proven: the player gets at most this; None if nothing is proven."""
    strict: bool = False
    """Whether the bound is strict: less than `upper`, or more than `lower`."""
    endless: bool = False
    """Whether endless play counts as keeping the bound."""
    action: Any = None
    line: tuple[str, ...] = ()
    certificate: dict[str, Any] = field(default_factory=dict)
    """For "lower" and "upper": the move in each position, both as `plain` writes them."""
    about: dict[str, Any] = field(default_factory=dict)
    """The cost: nodes, seconds, why it stopped."""

    @property
    def bounds(self) -> dict[str, Bound]:
        """What is claimed to be proven, by the name of its part of the certificate."""
        sides = (("lower", self.lower), ("upper", self.upper))
        return {
            side: Bound(self.player, value, side == "lower", self.strict, self.endless)
            for side, value in sides
            if value is not None
        }

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
        with reading(path, BadResultFile):
            saved: SavedResult = fitted(given, cls)
            if not 0 <= saved.player < 1000:
                raise BadFile(f"there is no player {saved.player}")
            if not saved.certificate.keys() <= {"lower", "upper"}:
                raise BadFile("its certificate has parts other than lower and upper")
            parts = {side: _rows(rows) for side, rows in saved.certificate.items()}
            return replace(saved, action=_plain(saved.action), certificate=parts)


def _dumped(value: Any) -> str:
    return json.dumps(value, allow_nan=False)


def read_json(path: str | os.PathLike[str]) -> Any:
    """The JSON in a file, or BadResultFile."""
    with reading(path, BadResultFile):
        return parse_json(read_regular(path, MOST_BYTES))


def _rows(rows: Any) -> dict[Any, Any]:
    pairs = [_plain(row) for row in fitted(rows, tuple[Any, ...], "certificate")]
    if not all(isinstance(pair, tuple) and len(pair) == 2 for pair in pairs):
        raise BadFile("a row of its certificate is not a position and a move")
    if len(found := dict(pairs)) < len(pairs):
        raise BadFile("its certificate has two moves for one position")
    return found


def _plain(value: Any) -> Any:
    try:
        return plain(value)
    except (BadParameter, RecursionError) as error:
        raise BadFile(f"its actions and positions are not all plain: {short(error)}") from None
