"""The other end of ExternalPlayer: runs a user's class and answers for it in JSON lines.

    python -m zermelo.play.process.host PARENT

Commands come on a pipe, one JSON object to a line: load, begin, choose, end. What the user's
class prints goes elsewhere and can't be taken for an answer.
"""

from __future__ import annotations

import contextlib
import functools
import importlib.util
import json
import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ...errors import NotThisKindOfGame, UnknownName
from ...game import Game
from ..player import Choice, Turn
from ..timing import Clock
from .json_codec import decoded
from .line_process import PIPES

MOST_SAID = 500  # characters of an error's message
_OUT_OF_MEMORY = b'{"fault": "memory", "message": "it ran out of memory"}\n'


class Host:
    """Runs a player from a user's file by commands."""

    def __init__(self) -> None:
        self.player: Any = None
        self.game: Game | None = None

    def obey(self, command: dict[str, Any]) -> dict[str, Any]:
        match command["do"]:
            case "load":
                self.player = _made(command["file"], command["class"], command["settings"])
            case "begin":
                from ...games import load

                self.game = load(command["game"])
                # Its states come by the name that its module has at the other end.
                module = sys.modules[type(self.game).__module__]
                sys.modules.setdefault(command["module"], module)
                self._call("begin", self.game, command["player"], command["seed"])
            case "choose":
                return self.choose(command)
            case "end":
                self._call("end", tuple(command["utilities"]))
                self._call("close")
        return {}

    def choose(self, command: dict[str, Any]) -> dict[str, Any]:
        actions = tuple(decoded(action) for action in command["actions"])
        assert self.game is not None
        turn = Turn(
            game=self.game,
            player=command["player"],
            state=decoded(command["state"]),
            information=decoded(command["information"]),
            actions=actions,
            history=tuple(decoded(action) for action in command["history"]),
            start=decoded(command["start"]),
            clock=Clock(**command["clock"]),
            seen=tuple(decoded(information) for information in command["seen"]),
        )
        choice = Choice.of(self.player.choose(turn))
        if choice.action not in actions:
            return {"said": repr(choice.action)[:200]}
        return {"index": actions.index(choice.action), "why": str(choice.why)[:1000]}

    def _call(self, what: str, *arguments: Any) -> None:
        """Call a method if the class has it: only `choose` is required."""
        method = getattr(self.player, what, None)
        if method is not None:
            method(*arguments)


def _made(file: str, name: str, settings: str) -> Any:
    """The user's class, found in its file and made with its settings."""
    module = _module(Path(file))
    own = {
        key: thing
        for key, thing in vars(module).items()
        if isinstance(thing, type)
        and thing.__module__ == module.__name__
        and callable(getattr(thing, "choose", None))
    }
    if not name and len(own) == 1:
        name = next(iter(own))
    if name not in own:
        raise UnknownName(f"class with a method choose in {file}", name, own)
    return own[name](**_read(settings))


@functools.cache
def _module(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(f"zermelo_player_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise TypeError(f"{path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.parent))
    spec.loader.exec_module(module)
    return module


def _read(settings: str) -> dict[str, Any]:
    from ...games._parameters import pieces

    given = (piece.partition("=") for piece in pieces(settings))
    return {name.strip().replace("-", "_"): _value(text.strip()) for name, _, text in given}


def _value(text: str) -> Any:
    """A number, true or false where it reads like one, else the text."""
    for read in (int, float):
        with contextlib.suppress(ValueError):
            return read(text)
    return {"true": True, "false": False}.get(text.lower(), text)


def _fault(error: BaseException, begins: bool) -> dict[str, Any]:
    if begins and isinstance(error, NotThisKindOfGame | UnknownName):
        return {"fault": "refused", "message": str(error)}
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    try:
        said = str(error)[:MOST_SAID]
    except Exception:
        said = "an error that can't be shown"
    return {"fault": "crash", "message": f"{type(error).__name__}: {said}{where}"}


def serve(commands: queue.SimpleQueue[str], answers: int) -> None:
    """Carry out commands until the pipe ends."""
    host = Host()
    while True:
        command = json.loads(commands.get())
        try:
            text = json.dumps(host.obey(command)).encode() + b"\n"
        except MemoryError:
            text = _OUT_OF_MEMORY
        except SystemExit as error:
            _leave(error)
        except BaseException as error:
            begins = command["do"] in ("load", "begin")
            text = json.dumps(_fault(error, begins)).encode() + b"\n"
        send(answers, text)


def _leave(error: SystemExit) -> NoReturn:
    """Exit at once, without exit handlers and without waiting for threads."""
    os._exit(error.code if isinstance(error.code, int) else error.code is not None)


def listen(asks: int, commands: queue.SimpleQueue[str]) -> None:
    """Queue commands; when the other end is gone, exit, busy or not."""
    with open(asks, encoding="utf-8") as pipe:
        for line in pipe:
            commands.put(line)
    os._exit(0)


def die_with(parent: int) -> None:
    """Have the system end this process with its parent, where it can.

    It ends with the thread that started it; 0 is given where that may end before the parent.
    """
    if sys.platform != "linux" or not parent:
        return
    import ctypes
    import signal

    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    if os.getppid() != parent:
        os._exit(0)


def pipes() -> tuple[int, int]:
    """The descriptors for commands and answers; not for the children of this process."""
    asks, answers = map(int, os.environ.pop(PIPES).split(","))
    for end in (asks, answers):
        os.set_inheritable(end, False)
    return asks, answers


def send(answers: int, data: bytes) -> None:
    while data:
        data = data[os.write(answers, data) :]


def main(serve: Callable[[queue.SimpleQueue[str], int], None] = serve) -> None:
    """Serve commands from the pipe until its other end is gone."""
    die_with(int(sys.argv[1]))
    asks, answers = pipes()
    commands: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(asks, commands), daemon=True).start()
    serve(commands, answers)


if __name__ == "__main__":
    main()
