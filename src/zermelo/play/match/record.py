"""One record for all games: what was played, by whom, how it ended; one JSON object to a line.

docs/records.md describes the fields.
"""

from __future__ import annotations

import codecs
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from ...display import Shown, rows_html, text_html
from ...errors import (
    BadFile,
    BadParameter,
    IllegalAction,
    InvalidState,
    ZermeloError,
    short,
)
from ...game import CHANCE, Game
from ...games import load_named
from ...reading import Int128, fitted, parse_json
from ...text import printable
from ..process.json_codec import listed

SCHEMA = "zermelo-game-1"
LONGEST_LINE = 64 << 20
MOST_TEXT = 4000  # characters of one text in a record


class BadRecord(BadFile):
    """A line that holds no record of a game."""


@dataclass(frozen=True)
class Move(Shown):
    """One action: a player's, or an outcome of chance (player -1)."""

    player: int
    text: str
    code: Any
    seconds: float = 0.0
    value: float | None = None
    why: str = ""


@dataclass(frozen=True)
class GameRecord:
    """A game, finished or not; docs/records.md describes the fields."""

    game: str
    parameters: dict[str, Any]
    players: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    utilities: tuple[float, ...] | None = None
    reason: str = ""
    fault: str = ""
    loser: int | None = None
    start: str | None = None
    opening: int = 0
    seed: Int128 = 0
    seeds: tuple[Int128, ...] = ()
    time_control: str = ""
    began: str = ""
    seconds: float = 0.0
    tags: dict[str, Any] = field(default_factory=dict)

    def _repr_html_(self) -> str:
        """For notebooks: who played, how it ended, and the moves."""
        worth = "" if self.utilities is None else f": {', '.join(f'{u:g}' for u in self.utilities)}"
        rows = [
            ("chance" if move.player == CHANCE else self.players[move.player], move.text, move.why)
            for move in self.moves
        ]
        about = f"{self.game}, {' - '.join(self.players)}{worth} ({self.reason or 'unfinished'})"
        return text_html(about) + rows_html(("player", "move", "why"), rows, len(rows))

    def to_json(self) -> str:
        """One line."""
        return json.dumps({"schema": SCHEMA, **asdict(self)}, allow_nan=False, default=str)

    @staticmethod
    def from_json(text: str | bytes) -> GameRecord:
        """Read and validate a line of text; raises BadRecord."""
        try:
            data = parse_json(text)
            if not isinstance(data, dict) or data.pop("schema", None) != SCHEMA:
                raise BadRecord(f"this is not a record of schema {SCHEMA}: {short(text, 60)!r}")
            record = _cleaned(fitted(data, GameRecord))
            record._check()
        except BadRecord:
            raise
        except BadFile as error:
            raise BadRecord(f"this is not a record of a game: {error}") from None
        return record

    def _check(self) -> None:
        """Check that seats and counts match."""
        seats = range(len(self.players))
        if self.utilities is not None and len(self.utilities) != len(seats):
            raise BadRecord(f"a record of {len(seats)} players has {len(self.utilities)} utilities")
        if self.loser is not None and self.loser not in seats:
            raise BadRecord(f"a record of {len(seats)} players says that seat {self.loser} lost")
        if any(move.player != CHANCE and move.player not in seats for move in self.moves):
            raise BadRecord(f"a record of {len(seats)} players has a move by another one")

    @property
    def scores(self) -> tuple[float, ...] | None:
        """The utilities for comparison, with a player at fault below all others."""
        if self.utilities is None:
            return None
        if self.loser is None:
            return self.utilities
        return tuple(0.0 if seat == self.loser else 1.0 for seat in range(len(self.utilities)))


def _cleaned(record: GameRecord) -> GameRecord:
    """The record with all texts made safe to print."""
    return replace(
        record,
        game=printable(record.game, MOST_TEXT),
        reason=printable(record.reason, MOST_TEXT),
        fault=printable(record.fault, MOST_TEXT),
        players=tuple(printable(one, MOST_TEXT) for one in record.players),
        moves=tuple(
            replace(move, text=printable(move.text, MOST_TEXT), why=printable(move.why, MOST_TEXT))
            for move in record.moves
        ),
    )


def move_of(game: Game, state: Any, action: Any, **more: Any) -> Move:
    """The move that takes an action in a state."""
    player = int(game.to_move(state))
    return Move(player, game.action_text(state, action), listed(action), **more)


def replay(record: GameRecord, game: Game | None = None) -> Iterator[tuple[Any, Any]]:
    """Each state of a recorded game with the action taken in it; at the end (state, None).

    Raises IllegalAction where the record breaks the rules. A game of your own must be given: a
    record never runs code.
    """
    if game is None:
        game = load_named(record.game, where="the record")
    state = _first(game, record)
    for number, move in enumerate(record.moves, 1):
        action = _action(game, state, move, number)
        yield state, action
        state = game.result(state, action)
    yield state, None


def played_actions(record: GameRecord, game: Game) -> tuple[Any, list[Any]]:
    """The first state of a recorded game and its actions, which may break the rules.

    Where actions are numbers, as in most games, no state is made: `replay` makes all of them.
    """
    if all(isinstance(move.code, int) for move in record.moves):
        return _first(game, record), [move.code for move in record.moves]
    return _first(game, record), [action for _, action in replay(record, game)][:-1]


def _first(game: Game, record: GameRecord) -> Any:
    return game.initial_state() if record.start is None else _started(game, record.start)


def _started(game: Game, text: str) -> Any:
    try:
        return game.parse_state(text)
    except ZermeloError:
        raise
    except Exception as error:  # the parser is the game's own, and the text is untrusted
        said = f"{short(text)!r}: {short(error)}"
        raise InvalidState(
            f"the record does not begin with a state of {game.name}: {said}"
        ) from None


def _action(game: Game, state: Any, move: Move, number: int) -> Any:
    if game.is_terminal(state):
        raise IllegalAction(f"move {number} of the record, {move.text}, comes after the end")
    if game.to_move(state) != move.player:
        who = "chance" if move.player == CHANCE else f"player {move.player + 1}"
        raise IllegalAction(f"move {number} of the record is by {who}, whose turn it is not")
    for action in game.actions(state):
        if listed(action) == move.code:
            return action
    raise IllegalAction(f"move {number} of the record, {move.text}, is not legal")


def append(path: str | os.PathLike[str], records: Iterable[GameRecord]) -> None:
    """Append records to a file; without any, check that it can be written."""
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        with open(path, "a", encoding="utf-8") as file:
            for record in records:
                file.write(record.to_json() + "\n")
    except OSError as error:
        raise BadParameter(f"{path} can't be written: {error.strerror}") from None


def read(path: str | os.PathLike[str]) -> Iterator[GameRecord]:
    """The records in a file, one after the other."""
    try:
        with Path(path).open("rb") as file:
            if not _is_text(file.peek()):
                raise BadRecord(f"{path} holds no records of games: it is not UTF-8 text")
            number = 0
            while line := file.readline(LONGEST_LINE + 1):
                number += 1
                if line.strip():
                    yield _record(line, f"{path}, line {number}")
    except OSError as error:
        raise BadParameter(f"{path} can't be read: {error.strerror}") from None


def _is_text(start: bytes) -> bool:
    try:
        codecs.getincrementaldecoder("utf-8")().decode(start)  # it may end within a character
    except UnicodeDecodeError:
        return False
    return True


def _record(line: bytes, where: str) -> GameRecord:
    if len(line) > LONGEST_LINE:
        raise BadRecord(f"{where}: the line is too long for a record of a game")
    try:
        return GameRecord.from_json(line)
    except BadRecord as error:
        raise BadRecord(f"{where}: {error}") from None
