"""Game records in .pgn, .sgf and our own .jsonl, read and written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..errors import BadParameter
from ..files import write_whole
from ..game import Game
from ..games import load_named, spec_text
from ..play.match import record as own
from ..play.match.record import GameRecord
from ..reading import naming
from . import pgn, sgf
from ._reading import locating, read_text

__all__ = ["FORMATS", "formats_of", "parse_records", "read_records", "write_records"]

_SEATS = {".pgn": ("White", "Black"), ".sgf": ("PB", "PW")}
_WINS = {"1-0": (1.0, -1.0), "0-1": (-1.0, 1.0), "1/2-1/2": (0.0, 0.0)}


def read_records(path: str | Path) -> list[GameRecord]:
    """The games in a file.

    >>> Path("game.pgn").write_text("1. e4 e5 *")
    10
    >>> len(read_records("game.pgn"))
    1
    """
    form = _form(path)
    if form == ".jsonl":
        return list(own.read(Path(path)))
    text = read_text(path)
    with locating(path):
        return parse_records(text, form)


def parse_records(text: str, form: str | None = None) -> list[GameRecord]:
    """The games in a text; its format, a key of FORMATS, shows by how it begins.

    >>> (record,) = parse_records("1. e4 e5 *")
    >>> record.game, [move.text for move in record.moves]
    ('chess:draws=none', ['e4', 'e5'])
    """
    begin = text.lstrip("\ufeff \t\r\n")[:1]
    form = form or {"{": ".jsonl", "(": ".sgf"}.get(begin, ".pgn")
    if form == ".jsonl":
        return [GameRecord.from_json(line) for line in text.splitlines() if line.strip()]
    if form == ".pgn":
        return [_from_pgn(record) for record in pgn.parse(text)]
    return [_from_sgf(record) for record in sgf.parse(text)]


def write_records(
    path: str | Path, records: Sequence[GameRecord], game: Game | None = None
) -> None:
    """Write games to a file, as a whole or not at all.

    A game of your own must be given: a record never runs code.

    >>> games = parse_records("1. e4 e5 *")
    >>> write_records("games.pgn", games)
    >>> read_records("games.pgn")[0].game
    'chess:draws=none'
    """
    write, texts = FORMATS[_form(path)], []
    for number, record in enumerate(records, 1):
        with naming(f"game {number}"):
            texts.append(write(record, game))
    write_whole(path, "".join(texts).encode())


def _form(path: str | Path) -> str:
    suffix = Path(path).suffix.lower()
    if suffix not in FORMATS:
        raise BadParameter(f"records are {', '.join(FORMATS)} files, unlike {str(path)!r}")
    return suffix


def _made(game: Game, start: Any, actions: Sequence[Any], **more: Any) -> GameRecord:
    """A record of these actions; utilities where they end the game."""
    state, moves = start, []
    for action in actions:
        moves.append(own.move_of(game, state, action))
        state = game.result(state, action)
    over = game.is_terminal(state)
    utilities = tuple(float(game.utility(state, seat)) for seat in range(game.players))
    known = {"utilities": utilities if over else None, "reason": "finished" if over else ""}
    return GameRecord(
        game=spec_text(game),
        parameters=dict(game.parameters),
        moves=tuple(moves),
        start=None if start == game.initial_state() else game.state_text(start),
        **{**known, **more},
    )


def _from_pgn(record: pgn.PgnRecord) -> GameRecord:
    game, start, actions = pgn.replayed(record)
    players = tuple(record.tags.get(name, "?") for name in _SEATS[".pgn"])
    more: dict[str, Any] = {"players": players, "tags": dict(record.tags)}
    if record.result in _WINS:
        more |= {"utilities": _WINS[record.result], "reason": "as recorded"}
    return _made(game, start, actions, **more)


def _from_sgf(record: sgf.SgfRecord) -> GameRecord:
    game, start, actions = sgf.replayed(record)
    tags = {name: "".join(values) for name, values in record.properties.items()}
    players = tuple(tags.get(name, "?") for name in _SEATS[".sgf"])
    more: dict[str, Any] = {"players": players, "tags": tags}
    result = record.first("RE").strip().upper()
    if result[:1] in ("B", "W") and result[1:2] == "+":
        more |= {"utilities": (1.0, -1.0) if result[0] == "B" else (-1.0, 1.0)}
        more |= {"reason": "as recorded"}
    return _made(game, start, actions, **more)


def _replayed(record: GameRecord, given: Game | None) -> tuple[Game, Any, list[Any]]:
    game = load_named(record.game, given=given, where="the record")
    states, actions = zip(*own.replay(record, game), strict=True)
    return game, states[0], list(actions[:-1])


def _names(record: GameRecord, form: str, known: Callable[[str], bool]) -> dict[str, str]:
    """The tags of a game, as far as the format supports them, and its players."""
    tags = {name: str(value) for name, value in record.tags.items() if known(name)}
    return tags | dict(zip(_SEATS[form], record.players, strict=False))


def _to_pgn(record: GameRecord, given: Game | None) -> str:
    game, start, actions = _replayed(record, given)
    tags = _names(record, ".pgn", lambda name: name.isidentifier() and name != "FEN")
    results = {worth: name for name, worth in _WINS.items()}
    tags["Result"] = results.get(_signs(record), "*")
    return pgn.written(game, actions, start, **tags) + "\n"


def _to_sgf(record: GameRecord, given: Game | None) -> str:
    game, start, actions = _replayed(record, given)
    own_names = ("AB", "AW", "AE", "PL", "SZ", "KM", "GM", "FF", "AP", "CA")
    tags = _names(record, ".sgf", lambda name: name.isupper() and name not in own_names)
    winner = {(1.0, -1.0): "B+", (-1.0, 1.0): "W+", (0.0, 0.0): "0"}.get(_signs(record))
    if winner is not None:
        tags.setdefault("RE", winner)
    return sgf.written(game, actions, start, **tags)


def _signs(record: GameRecord) -> tuple[float, float]:
    """The winner as 1 and -1, or numbers that match nothing if it is unknown."""
    if record.utilities is None or len(record.utilities) != 2:
        return (9.0, 9.0)
    first, second = record.utilities
    sign = float(first > second) - float(first < second)
    return sign, -sign


def formats_of(game: Game) -> list[str]:
    """The formats that a game can be written in.

    >>> from zermelo.games import load
    >>> formats_of(load("chess"))
    ['.pgn', '.jsonl']
    """
    own_form = {"chess": ".pgn", **dict.fromkeys(sgf.GAMES.values(), ".sgf")}.get(game.name)
    return [form for form in FORMATS if form in (own_form, ".jsonl")]


FORMATS: dict[str, Callable[[GameRecord, Game | None], str]] = {
    ".pgn": _to_pgn,
    ".sgf": _to_sgf,
    ".jsonl": lambda record, _: record.to_json() + "\n",
}
"""What writes a record, by the ending of the file."""
