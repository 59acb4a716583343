"""An exported game beside the search here: the same nodes? At which share of the speed?

All three run the same search from the initial state, in turns, each timed by the processor time of
its own process; the fastest of five counts. `native` is the library for C, called from Python.
"""

from __future__ import annotations

import ctypes
import json
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich import box
from rich.table import Table

from zermelo.export.c_library import write_c
from zermelo.export.exporting import Exported, monte_carlo_options
from zermelo.export.linking import this_machine
from zermelo.export.memory import ANSWER
from zermelo.export.web_module import write_wasm
from zermelo.games import load
from zermelo.kernel.exporting.target import target_called
from zermelo.montecarlo import mcts
from zermelo.search.alphabeta.compiled_search import Engine, search_within
from zermelo.search.alphabeta.options import usual_options

TITLE = "exported games: speed and nodes of WebAssembly and of the C library beside the search here"

GAMES = {
    "connect_four": 2_000_000,
    "othello": 1_000_000,
    "chess": 300_000,
    "hex": 20_000,
    "go": 5_000,
}
ROUNDS, MEGABYTES = 5, {"alphabeta": 1, "mcts": 256}
SCRIPT = """
import {{ Game }} from "./{name}.js";
const game = await Game.load();
const state = game.initialState();
game.prepare({megabytes});
const before = process.cpuUsage();
const answer = game.search(state, {{ nodes: {nodes}, seed: 1 }});
const used = process.cpuUsage(before);
console.log(JSON.stringify({{ nodes: Number(answer.nodes), action: Number(answer.action),
  seconds: (used.user + used.system) / 1e6 }}));
"""


def tables() -> Iterator[Table]:
    for name, nodes in GAMES.items():
        yield _compared(name, nodes)


def _compared(name: str, nodes: int) -> Table:
    begun = time.process_time()
    exported = Exported(load(name))
    with tempfile.TemporaryDirectory() as written:
        folder = Path(written)
        machine = this_machine()
        _, library, _ = write_c(exported, folder, {machine: target_called(machine)})
        module, *_ = write_wasm(exported, folder)
        seconds = time.process_time() - begun
        (folder / "package.json").write_text('{"type": "module"}')
        script = folder / "measure.mjs"
        megabytes = MEGABYTES[exported.search]
        facts = {"name": exported.prefix, "nodes": nodes, "megabytes": megabytes}
        script.write_text(SCRIPT.format(**facts))
        loaded = ctypes.CDLL(str(library))
        runs: dict[str, list[Any]] = {"here": [], "native": [], "WebAssembly": []}
        for _ in range(ROUNDS):
            runs["here"].append(_here(exported, nodes))
            runs["native"].append(_native(exported, loaded, nodes, megabytes << 20))
            done = subprocess.run(["node", script], check=True, capture_output=True, text=True)
            runs["WebAssembly"].append(tuple(json.loads(done.stdout).values()))
        size = module.stat().st_size
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.title = f"{name} ({exported.search}): {size / 1e3:.0f} KB, compiled in {seconds:.0f} s"
    for heading in ("", "nodes", "action", "nodes/s", "of the speed here"):
        table.add_column(heading, justify="right")
    fastest = {which: min(found, key=lambda one: one[2]) for which, found in runs.items()}
    speed = {which: found[0] / found[2] for which, found in fastest.items()}
    for which, (count, action, _) in fastest.items():
        share = speed[which] / speed["here"]
        table.add_row(which, f"{count:,}", f"{action}", f"{speed[which]:,.0f}", f"{share:.2f}")
    return table


def _here(exported: Exported, nodes: int) -> tuple[int, int, float]:
    game, state = exported.game, exported.game.initial_state()
    if exported.search == "mcts":
        options = monte_carlo_options(game)
        mcts(game, state, iterations=10, options=options, seed=1)
        begun = time.process_time()
        found = mcts(game, state, iterations=nodes, options=options, seed=1)
        return found.leaves, int(found.action), time.process_time() - begun
    engine = Engine(game, usual_options(game))
    search_within(game, state, 10, engine.record)
    engine.forget()
    engine.record.age = 1
    begun = time.process_time()
    action = search_within(game, state, nodes, engine.record)[0]
    return int(engine.record.nodes), int(action), time.process_time() - begun


def _native(exported: Exported, loaded: Any, nodes: int, table: int) -> tuple[int, int, float]:
    state, answer = np.zeros(4096, np.int64), np.zeros(1, ANSWER)
    memory = np.zeros(exported.memory + table, np.uint8)

    def call(name: str, *given: Any) -> None:
        converted = [
            ctypes.c_int64(one) if isinstance(one, int) else ctypes.c_void_p(one.ctypes.data)
            for one in given
        ]
        assert getattr(loaded, f"{exported.prefix}_{name}")(*converted) == 0

    call("initial_state", state)
    call("prepare", memory, len(memory))
    begun = time.process_time()
    call("search", state, nodes, *([1] if exported.search == "mcts" else []), memory, answer)
    seconds = time.process_time() - begun
    return int(answer[0]["nodes"]), int(answer[0]["action"]), seconds
