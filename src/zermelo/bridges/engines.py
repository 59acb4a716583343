"""External engines as players: `uci:stockfish` and `gtp:gnugo --mode gtp`.

After the colon comes the command as a shell would read it, then settings, each after a semicolon:
`uci:stockfish;Skill Level=3;depth=5`, `gtp:gnugo --mode gtp --level 1;time=2`. An engine that
exits, hangs, floods its output or answers with an illegal move loses the game, and none of its
processes is left behind. In isolation it can read the files that its command and its settings
name, and is restarted for each game.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
from abc import abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import clock
from ..clock import Deadline
from ..errors import BadParameter, NotThisKindOfGame
from ..game import Game
from ..play.player import Choice, Player, PlayerFault, Turn
from ..play.process.line_process import Child
from ..play.process.sandbox import isolation, require
from ..play.timing import Clock
from ..text import printable
from .gtp import check_game, colours

__all__ = ["EnginePlayer", "GtpPlayer", "UciPlayer", "gtp_player", "uci_player"]

HANDSHAKE = 10.0  # seconds to answer the first command; `start` of an engine allows for more
START = 120.0  # seconds to prepare for a game
THINK = 300.0  # seconds for a move, where neither clock nor settings limit it
GRACE = 2.0  # seconds past its time until an engine is given up on; the referee acts earlier
FAREWELL = 0.5  # seconds for an engine to exit by itself
MOST_LINES = 100_000  # in reply to one command
DEFAULT_SECONDS = 1.0
_LIMITS = {"depth": int, "nodes": int, "time": float, "start": float}


class EnginePlayer(Player):
    """An engine in a process of its own, started for the first game and kept for later ones."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        command, *settings = text.split(";")
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise BadParameter(f"{command!r} is not a command: {error}") from None
        if not self.command:
            raise BadParameter(f"{name!r} names no program; write uci:PROGRAM or gtp:PROGRAM")
        self.limits: dict[str, Any] = {}
        self.options: dict[str, str] = {}
        for setting in settings:
            self._read(setting)
        self._isolation = isolation()
        self._child: Child | None = None

    def _read(self, setting: str) -> None:
        name, equals, value = (part.strip() for part in setting.partition("="))
        if not equals or not name or "\n" in setting:
            raise BadParameter(f"{setting.strip()!r} is not an engine setting; write name=value")
        if name not in _LIMITS:
            self.options[name] = value
            return
        try:
            self.limits[name] = _LIMITS[name](value)
        except ValueError:
            raise BadParameter(f"{name} of an engine must be a number, not {value!r}") from None
        if not self.limits[name] > 0:
            raise BadParameter(f"{name} of an engine must be above 0, not {value!r}")

    def begin(self, game: Game, player: int, seed: int) -> None:
        self.check(game)
        if shutil.which(self.command[0]) is None:
            raise PlayerFault(
                "refused", f"{self.name} can't be started: no program {self.command[0]!r} is found"
            )
        if self._child is not None and (self._isolation or not self._child.running):
            self.close()
        try:
            if self._child is None:
                self._child = self._started()
                self._shake_hands()
            self._child.forgive()
            self.set_up(game)
        except PlayerFault as fault:
            self.close()
            if fault.kind == "refused" and self._isolation is not None:
                raise PlayerFault("crash", str(fault)) from fault  # only this game is lost
            raise

    def _shake_hands(self) -> None:
        seconds = self.limits.get("start", HANDSHAKE)
        try:
            self.greet(seconds)
        except PlayerFault as fault:
            if fault.kind != "hang":
                raise
            raise PlayerFault(
                "refused",
                f"{self.name} gave no answer within {seconds:g} s of its start: it speaks another "
                "protocol, or needs longer (add ;start=60 to its name)",
            ) from None

    def _started(self) -> Child:
        if self._isolation is None:
            return Child(self.command, name=self.name)
        require()
        named = [shutil.which(self.command[0]), *self.command[1:], *self.options.values()]
        readable = [Path(one).absolute() for one in named if one and os.path.exists(one)]
        return Child(self.command, name=self.name, isolation=self._isolation, readable=readable)

    def choose(self, turn: Turn) -> Choice:
        if self._child is None:
            self.begin(turn.game, turn.player, 0)
        try:
            return self.answer(turn)
        except PlayerFault:
            self.close()
            raise

    def end(self, utilities: tuple[float, ...]) -> None:
        if self._isolation is not None:
            self.close()

    def close(self) -> None:
        child, self._child = self._child, None
        if child is None:
            return
        with contextlib.suppress(PlayerFault, OSError):
            child.send("quit", 0.2)
            deadline = Deadline(FAREWELL)
            while child.running and not deadline.is_over:
                clock.sleep(0.01)
        child.kill()

    def patience(self, clock: Clock) -> float:
        """How long to wait for a move."""
        limits = [one for one in (clock.per_move, clock.left, self.limits.get("time")) if one]
        if limits:
            return min(limits) + GRACE
        limited = "depth" in self.limits or "nodes" in self.limits
        return THINK if limited else DEFAULT_SECONDS + THINK

    @property
    def child(self) -> Child:
        if self._child is None:
            raise PlayerFault("exit", f"{self.name} is not running")
        return self._child

    def lines(self, seconds: float) -> Iterator[str]:
        """The lines that the engine prints within this many seconds."""
        deadline = Deadline(seconds)
        for _ in range(MOST_LINES):
            yield self.child.receive(deadline.left).strip()
        raise PlayerFault("flood", f"{self.name} prints more than {MOST_LINES:,} lines")

    def illegal(self, reply: str) -> PlayerFault:
        return PlayerFault("illegal", f"{self.name} answered {reply[:80]!r}, which is illegal here")

    def seconds(self, clock: Clock) -> float | None:
        """The most time for this move, if the clock or the settings limit single moves."""
        limits = (clock.per_move, self.limits.get("time"))
        return min((one for one in limits if one is not None), default=None)

    @abstractmethod
    def check(self, game: Game) -> None:
        """Refuse games that the protocol does not support."""

    @abstractmethod
    def greet(self, seconds: float) -> None:
        """Start the protocol; the first answer must come within this many seconds."""

    @abstractmethod
    def set_up(self, game: Game) -> None:
        """Send what the protocol needs before each game."""

    @abstractmethod
    def answer(self, turn: Turn) -> Choice:
        """Ask for a move."""


class UciPlayer(EnginePlayer):
    """A chess engine.

    >>> import zermelo
    >>> zermelo.match("uci:stockfish", "random", "chess", games=2)  # doctest: +SKIP
    """

    def check(self, game: Game) -> None:
        if game.name != "chess":
            raise NotThisKindOfGame(f"{self.name} plays chess, not {game.name}")

    def greet(self, seconds: float) -> None:
        self.child.send("uci")
        self._wait_for("uciok", seconds)
        for name, value in self.options.items():
            self.child.send(f"setoption name {name} value {value}")

    def set_up(self, game: Game) -> None:
        self.child.send("ucinewgame")
        self.child.send("isready")
        self._wait_for("readyok", START)

    def _wait_for(self, word: str, seconds: float) -> None:
        for line in self.lines(seconds):
            if line.split(" ")[0] == word:
                return

    def answer(self, turn: Turn) -> Choice:
        from ..games._chess.notation import uci

        start = turn.game.state_text(turn.start).partition(" after ")[0]
        moves = " ".join(uci(action) for action in turn.history)
        self.child.send(f"position fen {start}" + (f" moves {moves}" if moves else ""))
        self.child.send(self._go(turn.clock))
        info = ""
        for line in self.lines(self.patience(turn.clock)):
            words = line.split()
            if words[:1] == ["bestmove"]:
                break
            if words[:1] == ["info"] and "pv" in words:
                info = printable(line, 1000)
        name = words[1] if len(words) > 1 else ""
        for action in turn.actions:
            if uci(action) == name.lower():
                return Choice(action, why=info)
        raise self.illegal(line)

    def _go(self, clock: Clock) -> str:
        words: list[Any] = ["go"]
        if clock.left is not None:
            left, increment = int(1000 * clock.left), int(1000 * clock.increment)
            words += ["wtime", left, "btime", left, "winc", increment, "binc", increment]
        seconds = self.seconds(clock)
        if seconds is not None:
            words += ["movetime", max(int(1000 * seconds), 1)]
        for name in ("depth", "nodes"):
            if name in self.limits:
                words += [name, self.limits[name]]
        if len(words) == 1:
            words += ["movetime", int(1000 * DEFAULT_SECONDS)]
        return " ".join(map(str, words))


class GtpPlayer(EnginePlayer):
    """An engine for Go or another board game, which writes moves as the game does here.

    >>> import zermelo
    >>> zermelo.match("gtp:gnugo --mode gtp", "mcts", "go:size=9", games=2)  # doctest: +SKIP
    """

    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self._sent: list[Any] = []  # the actions that the engine has received

    def check(self, game: Game) -> None:
        check_game(game)

    def greet(self, seconds: float) -> None:
        self._send("protocol_version", seconds)
        for name, value in self.options.items():
            self._send(f"{name} {value}")

    def set_up(self, game: Game) -> None:
        for name in ("size", "rows"):
            if name in game.parameters:
                self._send(f"boardsize {game.parameters[name]}")
                break
        if "komi" in game.parameters:
            self._send(f"komi {game.parameters['komi']:g}")
        self._send("clear_board")
        self._sent = []

    def answer(self, turn: Turn) -> Choice:
        game, names = turn.game, colours(turn.game)
        if turn.start != game.initial_state():
            raise NotThisKindOfGame(f"{self.name} can only play from the beginning of a game")
        if list(turn.history[: len(self._sent)]) != self._sent:
            self.set_up(game)
        state = turn.start
        for index, action in enumerate(turn.history):
            if index >= len(self._sent):
                text = game.action_text(state, action)
                # Othello programs may take a pass without a choice for granted, and refuse it.
                forced = text.lower() == "pass" and len(list(game.actions(state))) == 1
                self._send(f"play {names[game.to_move(state)]} {text}", refusable=forced)
            state = game.result(state, action)
        self._send_time(turn)
        self._sent = list(turn.history)
        reply = self._send(f"genmove {names[turn.player]}", self.patience(turn.clock))
        if reply.lower() == "resign":
            raise PlayerFault("resigned", f"{self.name} resigns")
        for action in turn.actions:
            if game.action_text(state, action).lower() == reply.lower():
                self._sent.append(action)
                return Choice(action)
        raise self.illegal(reply)

    def _send_time(self, turn: Turn) -> None:
        seconds, left = self.seconds(turn.clock), turn.clock.left
        colour = colours(turn.game)[turn.player]
        if seconds is not None:
            whole = max(int(seconds), 1)
            self._send(f"time_settings 0 {whole} 1", refusable=True)
            self._send(f"time_left {colour} {whole} 1", refusable=True)
        elif left is not None:
            self._send(f"time_left {colour} {max(int(left), 0)} 0", refusable=True)

    def _send(self, command: str, seconds: float | None = None, refusable: bool = False) -> str:
        self.child.send(command)
        found: list[str] = []
        for line in self.lines(seconds or START):
            if found and not line:
                break
            if line or found:
                found.append(line)
        answer = "\n".join(found)
        if answer.startswith("="):
            return answer[1:].strip()
        if answer.startswith("?") and refusable:
            return ""
        kind = "refused" if answer.startswith("?") else "rubbish"
        raise PlayerFault(kind, f"{self.name} answers {answer[:200]!r} to {command[:80]!r}")


uci_player, gtp_player = UciPlayer, GtpPlayer
"""What a spec names."""
