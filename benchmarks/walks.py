"""Which modules a command goes through, in order: three walks through the house.

    python -m benchmarks.walks                  all three
    python -m benchmarks.walks search --write   and write it into docs/why.md

A command runs in its own process with every call traced, in the processes that it starts too. A
call counts where it goes from one module to another; each module is listed where it is first
entered. Left out are a game's rules, the modules at the very bottom, which everything calls, what
runs while a module is imported, and a module that calls no other, unless it is the first of its
folder. A function that `@checked` or `@tiered` decorates counts as called by its caller. A call
that runs up the layers, or back into a module that waits further up the stack, is listed at the
end. Since imports never run up, the former are functions that were handed down: a network that
judges positions, a report of progress.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import click

from benchmarks.house import House

ROOT = Path(__file__).parents[1]
WHY = ROOT / "docs" / "why.md"
FOLDER = "ZERMELO_WALK"  # names the folder that traced processes write to
AGAIN = 1.0  # seconds after which a call is noted again
PATIENCE = 120.0
OWN = "zermelo."
RULES = re.compile(r"zermelo\.games\.(?!_files|_parameters)\w+")
GENERATOR = 0x20
FOLDED = ("kernel", "conformance")
"""Folders that are shown as one. What the kernel calls was handed to it, by a decorator or to be
compiled: it counts as called by the kernel's caller."""
THROUGH = ("contextlib", "functools")  # in which a call is still the caller's

GAME = '''
from typing import NamedTuple

from zermelo import Game


class State(NamedTuple):
    left: int
    player: int


class Matches(Game):
    """Players take one to three matches in turn; whoever takes the last one loses."""

    def initial_state(self):
        return State(9, 0)

    def to_move(self, state):
        return state.player

    def actions(self, state):
        for number in range(1, min(3, state.left) + 1):
            yield number

    def result(self, state, action):
        return State(state.left - action, 1 - state.player)

    def is_terminal(self, state):
        return state.left == 0

    def utility(self, state, player):
        return 1.0 if player == state.player else -1.0
'''


class Call(NamedTuple):
    """A call from one module into another."""

    when: int
    process: int
    caller: str
    callee: str
    function: str
    direct: bool
    """Not by way of a library, which calls what was registered with it."""
    stack: list[str]

    @property
    def comes_back(self) -> bool:
        return self.direct and self.callee in self.stack[:-1]

    def shown(self, height: dict[str, int]) -> Call | None:
        """The call between modules that are listed; None if it stays outside of them."""

        def is_listed(module: str) -> bool:
            return height.get(_top(module), 0) > 0

        if self.function == "__getattr__" or not is_listed(self.callee):
            return None
        stack = [_top(name) if _top(name) in FOLDED else name for name in self.stack]
        callee = stack.pop()
        stack = [name for name in stack if is_listed(name) and name != "kernel"]
        if not stack or stack[-1] == callee:
            return None
        return self._replace(caller=stack[-1], callee=callee, stack=[*stack, callee])


# In the traced process.


def begin(folder: Path) -> None:
    """Note the calls of this process from now on."""
    file = (folder / f"{os.getpid()}.jsonl").open("a", buffering=1, encoding="utf-8")
    noted: dict[tuple[str, str], float] = {}

    def profile(frame: FrameType, event: str, _: Any) -> None:
        if event != "call" or not (callee := _module(frame)):
            return
        caller, back, direct = "", frame.f_back, True
        while back is not None and not (caller := _module(back)):
            direct = direct and str(back.f_globals.get("__name__")) in THROUGH
            back = back.f_back
        now = time.monotonic()
        if caller in ("", callee) or now - noted.get((caller, callee), -AGAIN) < AGAIN:
            return
        stack = _stack(frame)
        if stack is None or (frame.f_code.co_flags & GENERATOR and callee in stack[:-1]):
            return  # an import, or a generator that goes on: that is a value returned
        noted[caller, callee] = now
        call = (
            time.monotonic_ns(),
            os.getpid(),
            caller,
            callee,
            _name(frame.f_code),
            direct,
            stack,
        )
        file.write(json.dumps(call) + "\n")

    sys.setprofile(profile)
    threading.setprofile(profile)


def _module(frame: FrameType) -> str:
    name = str(frame.f_globals.get("__name__", ""))
    return name[len(OWN) :] if name.startswith(OWN) and not RULES.fullmatch(name) else ""


def _stack(frame: FrameType | None) -> list[str] | None:
    """The modules under way, the latest last; None while one is imported."""
    stack: list[str] = []
    while frame is not None:
        if frame.f_code.co_name == "<module>" and _module(frame):
            return None
        if (name := _module(frame)) and name not in stack[-1:]:
            stack.append(name)
        frame = frame.f_back
    return stack[::-1]


def _name(code: CodeType) -> str:
    return code.co_qualname.removeprefix("__create_fn__.<locals>.")


# The walks.


def traced(command: list[str], folder: Path) -> subprocess.Popen[str]:
    """A process in which calls are noted, and so in those that it starts."""
    (folder / "sitecustomize.py").write_text(
        "import os\nfrom pathlib import Path\nfrom benchmarks.walks import begin\n"
        f"begin(Path(os.environ[{FOLDER!r}]))\n",
        encoding="utf-8",
    )
    paths = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), FOLDER: str(folder)}
    return subprocess.Popen(
        [sys.executable, *command],
        env=environment,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def search(folder: Path) -> int:
    """A user's own game through `zermelo search`."""
    (folder / "matches.py").write_text(GAME, encoding="utf-8")
    words = ["-m", "zermelo", "search", "matches.py:Matches", "--depth", "9"]
    subprocess.run([sys.executable, *words], cwd=folder, check=True, capture_output=True)
    traced(words, folder).communicate(timeout=PATIENCE)
    return 0


def page(folder: Path) -> int:
    """A move on the page, and the answer to it."""
    from websockets.sync.client import connect
    from websockets.typing import Origin

    with traced(["-m", "zermelo", "page", "--no-browser"], folder) as server:
        assert server.stdout is not None
        address = urlsplit(server.stdout.readline().split()[-1])
        token = parse_qs(address.query)["token"][0]
        with connect(
            f"ws://{address.netloc}/socket",
            origin=Origin(f"http://{address.netloc}"),
            additional_headers={"Cookie": f"zermelo-{address.port}={token}"},
            max_size=None,
            legacy=True,
        ) as socket:

            def send(kind: str, **fields: Any) -> None:
                socket.send(json.dumps({"type": kind, **fields}))

            def position(ply: int) -> dict[str, Any]:
                while True:
                    message = json.loads(socket.recv(timeout=PATIENCE))
                    if message["type"] == "failed":
                        raise click.ClickException(message["text"])
                    if message["type"] == "positions":
                        last = message["first"] + len(message["positions"]) - 1
                        if last == ply:
                            return dict(message["positions"][-1])

            def play(ply: int) -> None:
                send("play", ply=ply, move=position(ply)["legal"][0]["text"])

            send("open", place={"game": {"name": "tic_tac_toe"}}, seats=SEATS)
            play(0)
            second = position(2)
            time.sleep(2 * AGAIN)
            begun = time.monotonic_ns()
            send("play", ply=2, move=second["legal"][0]["text"])
            position(4)
        server.terminate()
    return begun


SEATS = [{"who": "human"}, {"who": "alphabeta", "settings": {"depth": 4}}]


def train(folder: Path) -> int:
    """A short training run."""
    words = ["-m", "zermelo", "train", "tic_tac_toe", "--minutes", "0.05", "--channels", "4"]
    words += ["--blocks", "1", "--games", "16", "--batch", "32", "--simulations", "4"]
    compiled = [sys.executable, *words, "--folder", str(folder / "compiled")]
    subprocess.run(compiled, cwd=folder, check=True, capture_output=True)
    traced([*words, "--folder", str(folder / "run")], folder).communicate(timeout=PATIENCE)
    return 0


WALKS: dict[str, tuple[str, Callable[[Path], int]]] = {
    "search": ("A user's game through `zermelo search`", search),
    "page": ("A move on the page", page),
    "train": ("`zermelo train`", train),
}


def walked(name: str) -> list[Call]:
    """The calls of a walk, in order."""
    with tempfile.TemporaryDirectory() as folder:
        begun = WALKS[name][1](Path(folder))
        calls = [
            Call(*json.loads(line))
            for file in Path(folder).glob("*.jsonl")
            for line in file.read_text(encoding="utf-8").splitlines()
        ]
    return sorted(call for call in calls if call.when >= begun)


def listed(calls: list[Call], height: dict[str, int]) -> Iterator[str]:
    """Each module below the one from which it was first entered, process by process."""
    shown = [one for call in calls if (one := call.shown(height)) is not None]
    below: dict[tuple[int, str], list[Call]] = {}
    roots: dict[tuple[int, str], None] = {}
    for call in shown:
        caller, callee = (call.process, call.caller), (call.process, call.callee)
        if caller not in below:
            roots[caller] = None
            below[caller] = []
        if callee not in below:
            below[callee] = []
            below[caller].append(call)
    folders: set[str] = set()

    def subtree(process: int, module: str, depth: int) -> Iterator[str]:
        for call in below[process, module]:
            folder = call.callee.rpartition(".")[0] or call.callee
            if below[process, call.callee] or folder not in folders:
                folders.add(folder)
                yield f"{'  ' * depth}{call.callee}  {call.function}"
                yield from subtree(process, call.callee, depth + 1)

    for process, module in roots:
        yield module
        yield from subtree(process, module, 1)
    for call in {(call.caller, call.callee): call for call in reversed(shown)}.values():
        if call.direct and height[_top(call.caller)] < height[_top(call.callee)]:
            yield f"handed down: {call.caller} -> {call.callee}  {call.function}"
        elif call.comes_back:
            yield f"comes back: {call.caller} -> {call.callee}  {call.function}"


def _top(name: str) -> str:
    return name.partition(".")[0]


@click.command()
@click.argument("names", nargs=-1, type=click.Choice(list(WALKS)))
@click.option("--write", is_flag=True, help="Write the walks into docs/why.md.")
def main(names: tuple[str, ...], write: bool) -> None:
    """Trace commands and list the modules that they enter."""
    height = House.read(ROOT).layers()
    for name in names or WALKS:
        text = "\n".join(listed(walked(name), height))
        click.echo(f"{WALKS[name][0]}\n\n{text}\n")
        if write:
            fence = re.compile(rf"(<!-- walk: {name} -->\n```\n).*?(```)", re.DOTALL)
            changed = fence.sub(lambda found: f"{found[1]}{text}\n{found[2]}", WHY.read_text())  # noqa: B023
            WHY.write_text(changed)


if __name__ == "__main__":
    main()
