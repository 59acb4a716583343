"""A user's own class as a player, in a process of its own: `path/to/file.py:MyPlayer`.

The process makes a new player for every game, and whatever that starts must be gone when the
game is over. It exchanges JSON lines with host.py, never pickles, and whatever goes wrong in it is
a PlayerFault here. Untrusted players get a new sandbox for each game; for them even a refusal to
play is a loss, or a stranger could stop a tournament.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ...clock import Deadline
from ...errors import BadParameter, UnknownName
from ...game import Game
from ...games import spec_text
from ...text import printable
from ..player import FAULTS, Choice, Player, PlayerFault, Turn
from ..process.json_codec import encoded
from ..process.line_process import PATIENCE, Child
from ..process.sandbox import code_files, game_files, isolation, require, search_path, with_folder

MEMORY = 4 << 30  # bytes that a player may hold
START = 60.0  # seconds to import, and to prepare for a game
END = 10.0  # seconds to take note of the end of a game
THINK = 300.0  # seconds for a move, where the clock sets no limit
GRACE = 1.0  # seconds past the clock until the process is given up; the referee judges earlier


class ExternalPlayer(Player):
    """Asks a class in a file, run by a process of its own."""

    def __init__(
        self, name: str, file: str, klass: str = "", settings: str = "", memory: int = MEMORY
    ) -> None:
        self.name = name
        self.path = Path(file).expanduser().absolute()
        if not self.path.is_file():
            beside = sorted(str(other) for other in self.path.parent.glob("*.py"))
            raise UnknownName("file", str(self.path), beside)
        self._class, self._settings, self._memory = klass, settings, memory
        self._isolation = isolation()
        self._child: Child | None = None

    def begin(self, game: Game, player: int, seed: int) -> None:
        spec = _spec(game)
        # In the second game of a pair, with the same cards, memories would be the other's hand.
        forgets = self._isolation is not None or game.hidden_information
        if forgets or self._child is None or not self._child.running:
            self.close()
            self._child = self._started(game)
            self._greet()
        self._child.forgive()
        file = {"file": str(self.path), "class": self._class, "settings": self._settings}
        self._ask({"do": "load", **file}, START)
        rules = {"game": spec, "module": type(game).__module__}
        self._ask({"do": "begin", **rules, "player": player, "seed": seed}, START)

    def _started(self, game: Game) -> Child:
        host = [sys.executable, "-m", "zermelo.play.process.host"]
        if self._isolation is None:
            command = [*host, str(_parent())]
            return Child(command, name=self.name, apart=True, memory=self._memory)
        require()
        return Child(
            [*host, "0"],
            name=self.name,
            apart=True,
            environment={"PYTHONPATH": search_path()},
            isolation=self._isolation,
            readable=[*with_folder(self.path), *game_files(game), *code_files(game)],
        )

    def _greet(self) -> None:
        """What fails before the player's own code runs is not its fault."""
        try:
            self._ask({"do": "hello"}, START)
        except PlayerFault as fault:
            raise PlayerFault("refused", f"its process can't be started: {fault}") from fault

    def choose(self, turn: Turn) -> Choice:
        budget = turn.clock.left if turn.clock.per_move is None else turn.clock.per_move
        limit = THINK if budget is None else max(budget, 0) + GRACE
        answer = self._ask(_message(turn), limit)
        index = answer.get("index")
        if type(index) is not int or not 0 <= index < len(turn.actions):
            said = printable(answer.get("said", ""), 200) or "nothing"
            raise self._lost("illegal", f"{self.name} answered {said}, which is not legal here")
        return Choice(turn.actions[index], why=printable(answer.get("why", ""), 1000))

    def end(self, utilities: tuple[float, ...]) -> None:
        """Whatever the player started has to be gone now, but for the process that asks it."""
        if self._child is None:
            return
        self._ask({"do": "end", "utilities": list(utilities)}, END)
        if self._isolation is not None:
            self.close()  # with all that it started
            return
        left = self._child.others(PATIENCE)
        if left:
            what = f"{len(left)} process{'es' if len(left) > 1 else ''}"
            raise self._lost("leak", f"{self.name} left {what} running for {PATIENCE:g} s")

    def close(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        if self._child is None:
            raise PlayerFault("exit", f"{self.name} has not begun a game")
        deadline = Deadline(seconds)
        try:
            self._child.send(json.dumps(message), seconds)
            line = self._child.receive(deadline.left)
        except PlayerFault:
            self.close()
            raise
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._lost(
                "rubbish", f"{self.name} gave an answer that is not JSON: {line[:100]!r}"
            )
        if "fault" in answer:
            kind = answer["fault"]
            known = kind in FAULTS or (kind == "refused" and self._isolation is None)
            said = printable(answer.get("message", ""))
            raise self._lost(kind if known else "crash", f"{self.name}: {said}")
        return answer

    def _lost(self, kind: str, message: str) -> PlayerFault:
        self.close()
        return PlayerFault(kind, message)


def _parent() -> int:
    """With whom the process is to end: with us, unless this thread may end before."""
    return os.getpid() if threading.current_thread() is threading.main_thread() else 0


def _message(turn: Turn) -> dict[str, Any]:
    return {
        "do": "choose",
        "player": turn.player,
        "state": encoded(turn.state),
        "information": encoded(turn.information),
        "actions": [encoded(action) for action in turn.actions],
        "history": [encoded(action) for action in turn.history],
        "start": encoded(turn.start),
        "clock": asdict(turn.clock),
        "seen": [encoded(information) for information in turn.seen],
    }


def _spec(game: Game) -> str:
    if spec := spec_text(game, ""):
        return spec
    raise BadParameter(
        f"{game.name} is in no file, and a player in another process has to load it from one"
    )
