"""SGF, the Smart Game Format (FF[4]): games of Go, Othello, Gomoku and Hex.

    for record in parse(text):
        game, start, actions = replayed(record)
    text = written(game, actions, PB="Ann", RE="B+2.5")

A record is the main line: the first variation is followed, the others are skipped.
The format: https://www.red-bean.com/sgf/
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .._version import __version__
from ..display import Shown
from ..errors import BadFile, BadParameter, IllegalAction
from ..game import Game
from ..games import load
from ._reading import check_length

__all__ = ["SgfRecord", "parse", "replayed", "written"]

DEEPEST = 5000  # variations inside variations; they are skipped without recursion
MOST_NODES = 1 << 20
GAMES = {"1": "go", "2": "othello", "4": "gomoku", "11": "hex"}
_KINDS = {name: number for number, name in GAMES.items()}
_SIZES = {"go": 19, "othello": 8, "gomoku": 15, "hex": 11}
_TOKEN = re.compile(
    r"\s*(?:(?P<mark>[();])|(?P<name>[A-Za-z]+)|(?P<value>\[(?:[^\]\\]|\\.)*\]))", re.S
)
_SETUP = {"AB": "X", "AW": "O", "AE": "."}


@dataclass(frozen=True)
class SgfRecord(Shown):
    """One game: the properties of its root, and the moves of the main line as (colour, value).

    >>> parse("(;GM[1]SZ[5]PB[Ann];B[cc])")[0].moves
    (('B', 'cc'),)
    """

    properties: dict[str, tuple[str, ...]]
    moves: tuple[tuple[str, str], ...]
    line: int = field(default=1, compare=False)
    """The line on which it begins."""

    def first(self, name: str, default: str = "") -> str:
        values = self.properties.get(name, ())
        return values[0] if values else default


# Reading.


class _Reader:
    """Reads a file token by token, and keeps the main line."""

    def __init__(self, text: str) -> None:
        self.text, self.place = text, 0
        self.nodes: list[dict[str, tuple[str, ...]]] = []

    def fail(self, problem: str) -> BadFile:
        return BadFile(problem, self.text.count("\n", 0, self.place) + 1)

    def records(self) -> Iterable[SgfRecord]:
        while (start := self._next_tree()) is not None:
            self._read_tree()
            yield self._record(self.text.count("\n", 0, start) + 1)

    def _next_tree(self) -> int | None:
        """Skip to the next game; text before it is ignored."""
        found = re.compile(r"\(\s*;").search(self.text, self.place)
        if found is None:
            return None
        self.place = found.start() + 1
        return found.start()

    def _read_tree(self) -> None:
        """Read a tree from after its opening bracket to its closing one."""
        self.nodes = []
        depth, main, count = 1, True, 0
        name = ""
        while depth:
            token = _TOKEN.match(self.text, self.place)
            if token is None:
                rest = self.text[self.place : self.place + 20].strip()
                raise self.fail(f"{rest!r} is not SGF" if rest else "the game does not end")
            self.place = token.end()
            if token["mark"] == "(":
                depth += 1
                if depth > DEEPEST:
                    raise self.fail(f"more than {DEEPEST} variations inside each other")
            elif token["mark"] == ")":
                depth -= 1
                main = False  # the first line has come to its end
            elif token["mark"] == ";":
                count, name = count + 1, ""
                if count > MOST_NODES:
                    raise self.fail(f"more than {MOST_NODES:,} nodes")
                if main:
                    self.nodes.append({})
            elif token["name"]:
                name = "".join(letter for letter in token["name"] if letter.isupper())
            elif not name:
                raise self.fail("a value without a property")
            elif main:
                node = self.nodes[-1]
                node[name] = (*node.get(name, ()), _plain(token["value"]))

    def _record(self, line: int) -> SgfRecord:
        moves = [
            (name, node[name][0]) for node in self.nodes for name in ("B", "W") if name in node
        ]
        root = {name: values for name, values in self.nodes[0].items() if name not in ("B", "W")}
        for node in self.nodes[1:]:
            if any(name in node for name in _SETUP):
                raise BadFile("stones set up in the middle of a game are not supported", line)
        return SgfRecord(root, tuple(moves), line)


def _plain(value: str) -> str:
    """The text between the brackets: escapes undone, soft line breaks gone."""
    text = re.sub(r"\\(\r\n|\n\r|\n|\r)", "", value[1:-1])
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


def parse(text: str) -> list[SgfRecord]:
    """The games of a file.

    >>> (record,) = parse("(;GM[1]SZ[9];B[ee];W[gc])")
    >>> record.moves
    (('B', 'ee'), ('W', 'gc'))
    """
    check_length(text)
    records = list(_Reader(text).records())
    if not records:
        raise BadFile("there is no game in this file: SGF games begin with (;")
    return records


def replayed(record: SgfRecord, kind: type[Game] | None = None) -> tuple[Game, Any, list[Any]]:
    """The game, its initial state, and the actions; moves after the end are refused.

    >>> game, start, actions = replayed(parse("(;GM[1]SZ[5];B[cc];W[bb])")[0])
    >>> game.size, len(actions)
    (5, 2)
    """
    game = _game_of(record, kind)
    start = _start(game, record)
    state, actions = start, []
    for number, (colour, value) in enumerate(record.moves, 1):
        player = "BW".index(colour)
        if not game.is_terminal(state) and game.to_move(state) != player:
            passing = getattr(game, "pass_action", None)
            if passing is None or passing not in game.actions(state):
                raise BadFile(f"move {number}: it is not {colour}'s turn", record.line)
            state = game.result(state, passing)
            actions.append(passing)
        action = _action(game, state, value, number, record.line)
        state = game.result(state, action)
        actions.append(action)
    return game, start, actions


def _game_of(record: SgfRecord, kind: type[Game] | None) -> Game:
    number = record.first("GM", "1").strip()
    if number not in GAMES:
        known = ", ".join(f"{name} ({key})" for key, name in GAMES.items())
        raise BadFile(f"GM[{number[:20]}] is not one of the supported games: {known}", record.line)
    name = GAMES[number]
    size = record.first("SZ", str(_SIZES[name])).split(":")[0].strip()
    if not re.fullmatch(r"\d{1,2}", size):
        raise BadFile(f"SZ[{size[:20]}] is not a board size", record.line)
    parameters: dict[str, Any] = {"size": int(size)}
    if name == "go" and re.fullmatch(r"\s*[+-]?\d{1,3}(\.\d*)?\s*", record.first("KM")):
        parameters["komi"] = float(record.first("KM"))
    if name == "go" and len(record.moves) + 2 > 2 * int(size) ** 2:
        parameters["longest"] = len(record.moves) + 2
    if name == "hex":
        parameters["swap"] = any("swap" in value for _, value in record.moves)
    try:
        game = load(name, **parameters)
    except BadParameter as error:
        raise BadFile(str(error), record.line) from None
    if kind is not None and not isinstance(game, kind):
        raise BadFile(f"this is a game of {name}", record.line)
    return game


def _start(game: Any, record: SgfRecord) -> Any:
    """The board as it is set up at the root."""
    setup = {name: record.properties.get(name, ()) for name in _SETUP}
    player = record.first("PL").strip().upper()[:1]
    if not any(setup.values()) and player in ("", "B"):
        return game.initial_state()
    rows = game.state_text(game.initial_state()).split()[0].replace("/", "").replace("-", ".")
    marks = list(rows)
    for name, values in setup.items():
        for value in values:
            for cell in _cells(game, value, record.line):
                marks[cell] = _SETUP[name]
    mover = {"B": "X", "W": "O"}.get(player, "XO"[_moves_first(record)])
    text = "/".join("".join(marks[i : i + game.size]) for i in range(0, len(marks), game.size))
    try:
        return game.parse_state(f"{text if game.name != 'othello' else ''.join(marks)} {mover}")
    except ValueError as error:
        raise BadFile(f"invalid set-up: {error}", record.line) from None


def _moves_first(record: SgfRecord) -> int:
    """The first player to move if PL does not say: by the moves, or white after a handicap."""
    if record.moves:
        return "BW".index(record.moves[0][0])
    return 1 if record.properties.get("AB") and not record.properties.get("AW") else 0


def _cells(game: Any, value: str, line: int) -> list[int]:
    """The cells of a point, or of a rectangle written by two corners."""
    first, _, last = value.partition(":")
    one = _cell(game, first, line)
    other = _cell(game, last or first, line)
    rows = range(one // game.size, other // game.size + 1)
    columns = range(one % game.size, other % game.size + 1)
    return [row * game.size + column for row in rows for column in columns]


def _cell(game: Any, text: str, line: int) -> int:
    text = text.strip()
    if len(text) == 2 and text.isascii() and text.isalpha():
        column, row = (ord(letter) - ord("a") for letter in text.lower())
    elif re.fullmatch(r"[a-zA-Z]\d{1,2}", text) and game.name == "hex":
        column, row = ord(text[0].lower()) - ord("a"), int(text[1:]) - 1
    else:
        raise BadFile(f"{text[:20]!r} is not a point", line)
    if not (0 <= column < game.size and 0 <= row < game.size):
        raise BadFile(f"{text!r} is not a point on a board of size {game.size}", line)
    return row * int(game.size) + column


def _action(game: Any, state: Any, value: str, number: int, line: int) -> Any:
    text = value.strip()
    if game.name == "hex" and text.startswith("swap"):
        action = game.swap_action
    elif hasattr(game, "pass_action") and (text == "" or (text == "tt" and game.size < 20)):
        action = game.pass_action
    else:
        action = _cell(game, text, line)
    if action not in game.actions(state):
        raise BadFile(f"move {number}, {text!r}, is illegal", line)
    return action


# Writing.


def written(game: Any, actions: Sequence[Any], start: Any = None, **properties: str) -> str:
    """A game as SGF; properties such as PB, PW, RE, DT, C go to its root.

    >>> from zermelo.games import load
    >>> go = load("go:size=5")
    >>> text = written(go, [go.parse_action(go.initial_state(), "C3")], PB="Ann")
    >>> text.splitlines()[-1]
    ';B[cc])'
    """
    if game.name not in _KINDS:
        raise BadParameter(f"SGF is written for {', '.join(_KINDS)}, not for {game.name}")
    head = {"FF": "4", "CA": "UTF-8", "AP": f"zermelo:{__version__}", "GM": _KINDS[game.name]}
    head["SZ"] = str(game.size)
    if game.name == "go":
        head["KM"] = f"{game.komi:g}"
    for name, value in {**head, **properties}.items():
        if not re.fullmatch("[A-Z]{1,20}", name):
            raise BadParameter(f"SGF properties are named in capitals, unlike {name!r}")
        head[name] = value
    state = game.initial_state() if start is None else start
    text = "(;" + "".join(f"{name}[{_escaped(value)}]" for name, value in head.items())
    if state != game.initial_state():
        text += _setup(game, state)
    for action in actions:
        if action not in game.actions(state):
            raise IllegalAction(f"{action!r} is not legal after {text[-20:]!r}")
        text += f"\n;{'BW'[game.to_move(state)]}[{_value(game, action)}]"
        state = game.result(state, action)
    return text + ")\n"


def _value(game: Any, action: int) -> str:
    if action == getattr(game, "pass_action", None):
        return ""
    if action == getattr(game, "swap_action", None):
        return "swap-pieces"
    row, column = divmod(action, game.size)
    if game.name == "hex":
        return f"{chr(ord('a') + column)}{row + 1}"
    return chr(ord("a") + column) + chr(ord("a") + row)


def _setup(game: Any, state: Any) -> str:
    marks = game.state_text(state).split()[0].replace("/", "")
    text = ""
    for name, mark in (("AB", "X"), ("AW", "O")):
        points = [_value(game, cell) for cell, one in enumerate(marks) if one == mark]
        text += name + "".join(f"[{point}]" for point in points) if points else ""
    return f"{text}PL[{'BW'[game.to_move(state)]}]"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:")
