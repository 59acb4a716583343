"""zermelo as an engine that speaks GTP, the Go Text Protocol, version 2: `zermelo gtp go`.

For Go, and for every other game of two players without chance or hidden information. Vertices are
written as the game writes its moves; in Go that is the protocol's own notation. Colours are the
names that the game gives its players, or black for the first player and white for the second.
The protocol: https://www.lysator.liu.se/~gunnar/gtp/
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from typing import Any, TextIO

from .._version import __version__
from ..errors import BadFile, BadParameter, NotThisKindOfGame, ZermeloError
from ..game import Game
from ..play.player import Choice, Player, turn_at
from ..play.timing import Clock
from . import _handicap
from ._reading import read_text

__all__ = ["GtpEngine", "colours", "serve"]

LONGEST_LINE = 1 << 16
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class GtpRefusal(ZermeloError):
    """An answer that begins with a question mark."""


def colours(game: Game) -> tuple[str, str]:
    """The protocol's names for the two players.

    >>> from zermelo.games import load
    >>> colours(load("go")), colours(load("chess"))
    (('black', 'white'), ('white', 'black'))
    """
    names = tuple(name.lower() for name in game.player_names)
    return ("white", "black") if names == ("white", "black") else ("black", "white")


def check_game(game: Game) -> None:
    if game.players != 2 or game.chance or game.hidden_information:
        raise NotThisKindOfGame(
            f"GTP is for two players without chance or hidden information, and {game.name} has "
            f"{game.traits}"
        )


class GtpEngine:
    """A game, the moves so far, and a player that finds the next ones.

    `picture` draws a state as text, for `showboard`.

    >>> from zermelo import load, player
    >>> GtpEngine(load("go:size=5"), player("random")).handle("protocol_version").split()
    ['=', '2']
    """

    def __init__(
        self, game: Game, player: Player, picture: Callable[[Game, Any], str] | None = None
    ) -> None:
        check_game(game)
        self.game, self.player = game, player
        self.picture = picture or (lambda game, state: game.state_text(state))
        self.start: Any = game.initial_state()
        self.actions: list[Any] = []
        self.states: list[Any] = [self.start]
        self.inserted: list[int] = []  # passes made so that a colour could move twice
        self.settings = (0.0, 0.0, 0)  # main time, overtime, moves in it
        self.left: dict[int, tuple[float, int]] = {}
        self._ready: tuple[Game, int] | None = None
        self.running = True
        self.commands: dict[str, Callable[[list[str]], str | None]] = {
            name.removeprefix("do_"): getattr(self, name)
            for name in sorted(dir(self))
            if name.startswith("do_")
        } | {
            "protocol_version": lambda _: "2",
            "name": lambda _: "zermelo",
            "version": lambda _: __version__,
            "known_command": lambda words: str(" ".join(words[:1]) in self.commands).lower(),
            "list_commands": lambda _: "\n".join(sorted(self.commands)),
        }

    def handle(self, line: str) -> str:
        """The answer to a line; empty if the line has no command."""
        text = _CONTROL.sub("", line[:LONGEST_LINE].partition("#")[0]).replace("\t", " ")
        words = text.split()
        number = ""
        if words and words[0].isdecimal() and words[0].isascii():
            number = words.pop(0)[:18]
        if not words:
            return ""
        try:
            if words[0] not in self.commands:
                raise GtpRefusal("unknown command")
            mark, answer = "=", self.commands[words[0]](words[1:]) or ""
        except GtpRefusal as error:
            mark, answer = "?", str(error)
        except Exception as error:  # no input may end the engine
            mark, answer = "?", " ".join(str(error).split())[:500] or type(error).__name__
        return f"{mark}{number} {answer}".rstrip() + "\n\n"

    @property
    def state(self) -> Any:
        return self.states[-1]

    # Administration.

    def do_quit(self, _words: list[str]) -> None:
        self.running = False

    # The board.

    def do_boardsize(self, words: list[str]) -> None:
        size = int(_number(words, 0, whole=True))
        takes = inspect.signature(type(self.game).__init__).parameters
        sides = [name for name in ("size", "rows", "columns") if name in takes]
        try:
            if not sides:
                raise BadParameter("this game has only one board size")
            self._change(**dict.fromkeys(sides, size))
        except BadParameter:
            raise GtpRefusal("unacceptable size") from None
        self._set_up(self.game.initial_state())

    def do_clear_board(self, _words: list[str]) -> None:
        self._set_up(self.game.initial_state())
        self._prepare(self.game.to_move(self.start))  # compiled before a clock runs

    def do_komi(self, words: list[str]) -> None:
        komi = _number(words, 0)
        if "komi" in self.game.parameters:  # other games ignore it
            self._change(komi=komi)

    def _change(self, **parameters: Any) -> None:
        """The same game with other parameters."""
        self.game = type(self.game)(**{**self.game.parameters, **parameters})

    def _set_up(self, state: Any) -> None:
        self.start, self.actions, self.states, self.inserted = state, [], [state], []
        self.left = {}

    def do_play(self, words: list[str]) -> None:
        if len(words) < 2:
            raise GtpRefusal("syntax error")
        player = self._colour(words)
        self._take_turn(player)
        try:
            action = self.game.parse_action(self.state, " ".join(words[1:]))
        except ZermeloError:
            raise GtpRefusal("illegal move") from None
        self._play(action)

    def _play(self, action: Any) -> None:
        self.actions.append(action)
        self.states.append(self.game.result(self.state, action))

    def _take_turn(self, player: int) -> None:
        """A colour may move out of turn if the other one can pass, which it then does."""
        if self.game.is_terminal(self.state):
            raise GtpRefusal("illegal move: the game is over")
        if self.game.to_move(self.state) == player:
            return
        passing = self._pass()
        if passing is None or self.game.is_terminal(self.game.result(self.state, passing)):
            raise GtpRefusal(f"it is {colours(self.game)[1 - player]}'s turn")
        self.inserted.append(len(self.actions))
        self._play(passing)

    def _pass(self) -> Any:
        for action in self.game.actions(self.state):
            if self.game.action_text(self.state, action).lower() == "pass":
                return action
        return None

    def do_undo(self, _words: list[str]) -> None:
        if not self.actions:
            raise GtpRefusal("cannot undo")
        self._take_back()
        if self.inserted and self.inserted[-1] == len(self.actions) - 1:
            self.inserted.pop()
            self._take_back()

    def _take_back(self) -> None:
        self.actions.pop()
        self.states.pop()

    def do_showboard(self, _words: list[str]) -> str:
        # An empty line would end the answer.
        lines = (line.rstrip() for line in self.picture(self.game, self.state).splitlines())
        return "\n" + "\n".join(line for line in lines if line)

    # Moves.

    def do_genmove(self, words: list[str]) -> str:
        player = self._colour(words)
        if self.game.is_terminal(self.state) and hasattr(self.game, "pass_action"):
            return "pass"
        self._take_turn(player)
        action = self._chosen(player)
        name = self.game.action_text(self.state, action)
        self._play(action)
        return name

    def do_reg_genmove(self, words: list[str]) -> str:
        player = self._colour(words)
        before = list(self.actions), list(self.states), list(self.inserted)
        try:
            self._take_turn(player)
            return self.game.action_text(self.state, self._chosen(player))
        finally:
            self.actions, self.states, self.inserted = before

    def _chosen(self, player: int) -> Any:
        self._prepare(player)
        turn = turn_at(self.game, self.state, tuple(self.actions), self.start, self._clock(player))
        choice: Choice = self.player.choose(turn)
        return choice.action

    def _prepare(self, player: int) -> None:
        if self._ready != (self.game, player):
            self.player.begin(self.game, player, 0)
            self._ready = (self.game, player)

    def _colour(self, words: list[str]) -> int:
        names = colours(self.game)
        said = words[0].lower() if words else ""
        own = (name.lower() for name in self.game.player_names)
        for known in (names, [name[0] for name in names], [*own]):
            if said in known:
                return known.index(said)
        raise GtpRefusal("syntax error: whose move? " + " or ".join(names))

    # Time.

    def do_time_settings(self, words: list[str]) -> None:
        main, overtime, moves = (_number(words, i) for i in range(3))
        self.settings = (main, overtime, int(moves))
        self.left = {}

    def do_time_left(self, words: list[str]) -> None:
        player = self._colour(words)
        self.left[player] = (_number(words, 1), int(_number(words, 2)))

    def _clock(self, player: int) -> Clock:
        main, overtime, moves = self.settings
        if overtime > 0 and moves == 0:
            return Clock()  # the protocol's way to set no limit
        seconds, stones = self.left.get(player, (main, 0))
        if stones > 0:
            return Clock(per_move=0.95 * seconds / stones)
        if main == overtime == 0 and player not in self.left:
            return Clock()
        if seconds <= 0 and moves:
            return Clock(per_move=0.95 * overtime / moves)
        return Clock(left=seconds)

    # The end.

    def do_final_score(self, _words: list[str]) -> str:
        score = getattr(self.game, "score", None)
        first, second = (name[0].upper() for name in colours(self.game))
        if callable(score):
            margin = float(score(self.state))
        elif self.game.is_terminal(self.state):
            margin = float(self.game.utility(self.state, 0))
        else:
            raise GtpRefusal("cannot score: the game is not over")
        if margin == 0:
            return "0"
        return f"{first if margin > 0 else second}+{abs(margin):g}"

    # Set-up of Go.

    def do_fixed_handicap(self, words: list[str]) -> str:
        count = int(_number(words, 0, whole=True))
        return self._handicap(_handicap.fixed(self.game, count))

    do_place_free_handicap = do_fixed_handicap

    def do_set_free_handicap(self, words: list[str]) -> None:
        self._handicap([word.upper() for word in words])

    def _handicap(self, vertices: list[str]) -> str:
        if self.actions or self.state != self.game.initial_state():
            raise GtpRefusal("board not empty")
        try:
            self._set_up(_handicap.placed(self.game, vertices))
        except ZermeloError as error:
            raise GtpRefusal(f"invalid handicap: {error}") from None
        return " ".join(vertices)

    def do_loadsgf(self, words: list[str]) -> None:
        from .sgf import parse, replayed

        if not words:
            raise GtpRefusal("syntax error")
        try:
            record = parse(read_text(words[0]))[0]
            game, start, actions = replayed(record, type(self.game))
        except (BadFile, ZermeloError) as error:
            raise GtpRefusal(f"cannot load file: {error}") from None
        last = int(_number(words, 1, whole=True)) - 1 if len(words) > 1 else len(actions)
        self.game = game
        self._set_up(start)
        for action in actions[: max(last, 0)]:
            self._play(action)


def _number(words: list[str], index: int, whole: bool = False) -> float:
    text = words[index] if index < len(words) else ""
    pattern = r"\d{1,9}" if whole else r"[+-]?\d{1,9}(\.\d{0,9})?"
    if not re.fullmatch(pattern, text):
        raise GtpRefusal("syntax error")
    return float(text)


def serve(engine: GtpEngine, lines: Iterable[str], out: TextIO) -> None:
    """Handle the lines, answering to `out`, until `quit` or the end.

    >>> import io
    >>> from zermelo import load, player
    >>> said = io.StringIO()
    >>> serve(GtpEngine(load("go:size=5"), player("random")), ["name", "quit"], said)
    >>> said.getvalue().split()
    ['=', 'zermelo', '=']
    """
    try:
        for line in lines:
            if answer := engine.handle(line):
                out.write(answer)
                out.flush()
            if not engine.running:
                return
    finally:
        engine.player.close()
