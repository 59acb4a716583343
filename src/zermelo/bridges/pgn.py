"""PGN, the standard notation of chess games.

    for record in parse(text):
        game, start, actions = replayed(record)
    text = written(game, actions, White="Ann", Black="Bob", Result="1-0")

Comments, annotations and variations are skipped, however deep. Only mate and stalemate end a game
that is read, for players need not claim a draw.
The format: S. J. Edwards, "Portable Game Notation Specification and Implementation Guide", 1994.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ..display import Shown
from ..errors import BadFile, BadParameter, IllegalAction, InvalidState
from ._reading import check_length

if TYPE_CHECKING:
    from ..game import Game

__all__ = ["RESULTS", "PgnRecord", "parse", "replayed", "result_of", "written"]

RESULTS = ("1-0", "0-1", "1/2-1/2", "*")
"""PGN's results: White won, Black won, a draw, or unfinished."""
ROSTER = ("Event", "Site", "Date", "Round", "White", "Black", "Result")
_UNKNOWN = {"Date": "????.??.??", "Result": "*"}
_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<escape>(?m:^%).*)
      | (?P<comment>\{[^}]*\}|;.*)
      | (?P<tag>\[\s*(?P<name>\w+)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\])
      | (?P<open>\()
      | (?P<close>\))
      | (?P<note>\$\d+|[!?]+|e\.p\.)
      | (?P<result>1-0|0-1|1/2-1/2|\*)
      | (?P<number>\d+\s*\.+|\d+(?=\s)|\.+)
      | (?P<move>[A-Za-z0][A-Za-z0-9+\#=:x\-]*)""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class PgnRecord(Shown):
    """One game: its tags, its moves as they are written, and its result.

    >>> parse('[White "Ann"] 1. e4 *')[0].tags
    {'White': 'Ann'}
    """

    tags: dict[str, str]
    moves: tuple[str, ...]
    result: str = "*"
    line: int = field(default=1, compare=False)
    """The line on which it begins."""


@dataclass
class _Open:
    """A game that is being read."""

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    line: int = 1

    def __bool__(self) -> bool:
        return bool(self.tags or self.moves)

    def closed(self, result: str) -> PgnRecord:
        return PgnRecord(dict(self.tags), tuple(self.moves), result, self.line)


def parse(text: str) -> list[PgnRecord]:
    """The games of a file. A game without a result at its end counts as unfinished.

    >>> (record,) = parse("1. e4 e5 2. Nf3 *")
    >>> record.moves
    ('e4', 'e5', 'Nf3')
    """
    check_length(text)
    records: list[PgnRecord] = []
    game, place, line, depth = _Open(), 0, 1, 0
    while place < len(text):
        token = _TOKEN.match(text, place)
        if token is None:
            what = text[place : place + 20].split("\n")[0]
            raise BadFile(f"{what!r} is not PGN", line)
        kind = token.lastgroup if token.lastgroup not in ("name", "value") else "tag"
        if kind == "open":
            depth += 1
        elif kind == "close":
            if depth == 0:
                raise BadFile("a variation ends that did not begin", line)
            depth -= 1
        elif kind == "tag" and depth == 0:
            if game.moves:
                records.append(game.closed("*"))
                game = _Open()
            game.line = game.line if game else line
            game.tags[token["name"]] = re.sub(r"\\(.)", r"\1", token["value"])
        elif kind == "move" and depth == 0:
            game.line = game.line if game else line
            game.moves.append(token["move"])
        elif kind == "result" and depth == 0:
            records.append(game.closed(token["result"]))
            game = _Open()
        line += token[0].count("\n")
        place = token.end()
    if depth:
        raise BadFile("a variation does not end", line)
    if game:
        records.append(game.closed("*"))
    return records


def replayed(record: PgnRecord) -> tuple[Game, Any, list[int]]:
    """The game of chess, its start, and the actions.

    >>> game, start, actions = replayed(parse("1. e4 e5 *")[0])
    >>> [game.action_text(start, actions[0]), len(actions)]
    ['e4', 2]
    """
    from ..games.chess import Chess

    game = Chess(draws="none")
    try:
        start = game.parse_state(record.tags["FEN"]) if "FEN" in record.tags else game.start
    except InvalidState as error:
        raise BadFile(f"tag FEN: {error}", record.line) from None
    state, actions = start, []
    for number, move in enumerate(record.moves):
        try:
            action = game.parse_action(state, move.replace(":", "x"))
        except IllegalAction as error:
            where = f"move {number // 2 + 1} of {'black' if number % 2 else 'white'}"
            raise BadFile(f"{where}: {error}", record.line) from None
        actions.append(action)
        state = game.result(state, action)
    return game, start, actions


def result_of(game: Game, state: Any) -> str:
    """The result of a chess game as PGN writes it; * if it is not over.

    >>> from zermelo.games import load
    >>> chess = load("chess")
    >>> result_of(chess, chess.initial_state())
    '*'
    """
    if not game.is_terminal(state):
        return "*"
    value = game.utility(state, 0)
    return "1-0" if value > 0 else "0-1" if value < 0 else "1/2-1/2"


def written(game: Game, actions: Sequence[int], start: Any = None, **tags: str) -> str:
    """A chess game as PGN; the seven mandatory tags come first.

    >>> from zermelo.games import load
    >>> chess = load("chess")
    >>> state = chess.initial_state()
    >>> written(chess, [chess.parse_action(state, "e2e4")]).splitlines()[-1]
    '1. e4 *'
    """
    from ..games.chess import Chess

    if not isinstance(game, Chess):
        raise BadParameter(f"PGN is for chess, not for {game.name}")
    if tags.get("Result", "*") not in RESULTS:
        raise BadParameter(f"Result is one of {' '.join(RESULTS)}, not {tags['Result']!r}")
    plain = Chess(draws="none", notation="san")
    state = game.initial_state() if start is None else start
    head = {name: _UNKNOWN.get(name, "?") for name in ROSTER} | tags
    position = game.state_text(state).partition(" after ")[0]
    if position != game.state_text(game.initial_state()):
        head |= {"SetUp": "1", "FEN": position}
    words: list[str] = []
    here = plain.parse_state(position)
    for number, action in enumerate(actions):
        if action not in plain.actions(here):
            raise IllegalAction(f"{action!r} is illegal after {' '.join(words[-4:])!r}")
        if here.turn == 0 or number == 0:
            words.append(f"{here.ply // 2 + 1}{'.' if here.turn == 0 else '...'}")
        words.append(plain.action_text(here, action))
        here = plain.result(here, action)
    if "Result" not in tags:
        head["Result"] = result_of(plain, here)
    moves = textwrap.fill(" ".join([*words, head["Result"]]), 79, break_on_hyphens=False)
    return "".join(f"{_tag(name, value)}\n" for name, value in head.items()) + f"\n{moves}\n"


def _tag(name: str, value: str) -> str:
    if not re.fullmatch(r"\w{1,255}", name):
        raise BadParameter(f"tags are named by letters, digits and underscores, not {name!r}")
    text = " ".join(str(value).split("\n")).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{text}"]'
