"""Fixed pieces of work that one interpreter does on request, for `benchmarks.compare`.

The same file is run by the interpreters of two versions of zermelo, so it uses public names
only and imports nothing else of this folder. It reads one request a line, `prepare NAME` or
`run NAME`, and answers each with a line of JSON.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple


class Done(NamedTuple):
    """Units of work, and what came out: two versions that behave alike agree on both."""

    work: float
    unit: str
    outcome: list[Any]


class Workload(NamedTuple):
    """`run(False)` compiles and loads all that `run(True)` needs, at less cost."""

    run: Callable[[bool], Done]
    about: str
    wall: bool = False
    """Timed by the clock on the wall, since another device does the work."""


@cache
def game(spec: str) -> Any:
    from zermelo import load

    return load(spec)


def playouts(spec: str, count: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.playouts import playouts

        found = playouts(game(spec), count if whole else 1, seed=1)
        return Done(found.count, "playouts", [found.plies, found.draws])

    return Workload(run, f"{count:,} random playouts of {spec}")


def outcome(result: Any) -> list[Any]:
    value = None if result.value is None else round(float(result.value), 9)
    return [int(result.nodes), repr(result.action), value]


def alpha_beta(spec: str, depth: int, **options: Any) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import alpha_beta

        chosen = _options(options)
        result = alpha_beta(game(spec), depth=depth if whole else 2, options=chosen)
        return Done(result.nodes, "nodes", outcome(result))

    return Workload(run, f"alpha-beta on {spec} to depth {depth}")


def minimax(spec: str, depth: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import plain_alpha_beta

        result = plain_alpha_beta(game(spec), depth=depth if whole else 2)
        return Done(result.nodes, "nodes", outcome(result))

    return Workload(run, f"plain alpha-beta on {spec} to depth {depth}")


def _options(given: dict[str, Any]) -> Any:
    """The options by today's names, or by those of earlier versions."""
    from zermelo import search

    if hasattr(search, "AlphaBetaOptions"):
        return search.AlphaBetaOptions(memory=64, **given)
    if "forward_pruning" in given:
        given = {**given, "pruning": given["forward_pruning"]}
        del given["forward_pruning"]
    return search.Options(table=64, **given)


def solve(moves: str) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import TranspositionTable, solve_exactly

        rules = game("connect_four")
        state = rules.initial_state()
        for column in moves:
            state = rules.result(state, int(column) - 1)
        table = _solver_table(TranspositionTable)
        table.clear()
        result = solve_exactly(rules, state, table=table, nodes=None if whole else 100)
        return Done(result.nodes, "nodes", outcome(result))

    return Workload(run, f"Connect Four after {moves}, solved exactly")


@cache
def _solver_table(kind: Any) -> Any:
    return kind(64)


def expectiminimax(spec: str, depth: int, searches: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import expectiminimax

        for _ in range(searches if whole else 1):
            result = expectiminimax(game(spec), depth=depth if whole else 1)
        return Done(result.nodes * searches, "nodes", outcome(result))

    return Workload(run, f"{searches} searches of {spec} by expectiminimax to depth {depth}")


def maxn(spec: str, depth: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import maxn

        result = maxn(game(spec), depth=depth if whole else 1)
        return Done(result.nodes, "nodes", outcome(result))

    return Workload(run, f"max^n on {spec} to depth {depth}")


def mcts(spec: str, iterations: int, searches: int = 1) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.montecarlo import mcts

        found = []
        for seed in range(searches if whole else 1):
            result = mcts(game(spec), iterations=iterations if whole else 10, seed=seed)
            found.append(sorted((repr(row.action), int(row.visits)) for row in result.rows))
        return Done(sum(n for one in found for _, n in one), "simulations", found)

    return Workload(run, f"{searches} searches of {iterations:,} simulations of UCT on {spec}")


def ismcts(spec: str, iterations: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo import CHANCE
        from zermelo.montecarlo import ismcts

        rules = game(spec)
        state = rules.initial_state()
        while rules.to_move(state) == CHANCE:
            state = rules.result(state, next(iter(rules.actions(state))))
        count = iterations if whole else 10
        player = rules.to_move(state)
        seen = rules.information(state, player)
        result = ismcts(rules, seen, player, iterations=count, seed=1)
        visits = sorted((repr(row.action), int(row.visits)) for row in result.rows)
        return Done(count, "simulations", [visits])

    return Workload(run, f"{iterations:,} simulations of information set MCTS on {spec}")


def cfr(spec: str, iterations: int) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.equilibrium import Cfr

        solver = Cfr(_form(spec), "cfr+")
        count = iterations if whole else 1
        solver.run(count)
        return Done(count, "iterations", [solver.exploitability()])

    return Workload(run, f"{iterations:,} iterations of CFR+ on {spec}")


@cache
def _form(spec: str) -> Any:
    from zermelo.equilibrium import sequence_form

    return sequence_form(game(spec))


def tabulate(spec: str) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.search import solve

        result = solve(game(spec))
        return Done(result.nodes, "states", outcome(result))

    return Workload(run, f"a table of all states of {spec}")


def endgame(spec: str, name: str) -> Workload:
    def run(whole: bool) -> Done:
        from zermelo.lookup import build, endgames_of

        kinds = endgames_of(game(spec))
        with tempfile.TemporaryDirectory() as folder:
            build(game(spec), [kinds.kind(name)], folder, threads=1)
        return Done(kinds.size(kinds.kind(name)), "positions", [])

    return Workload(run, f"the endgame table {name} of {spec}, one thread")


def selfplay(
    spec: str, games: int, rounds: int, size: tuple[int, int] = (16, 1), gpu: bool = False
) -> Workload:
    def run(whole: bool) -> Done:
        import torch

        evaluator = _named("evaluator", "learning.alphazero.evaluators", "learning.evaluators")
        network = _named("Network", "learning.alphazero.network", "learning.network")
        shape = _named("Shape", "learning.alphazero.network", "learning.network")
        self_play = _named("SelfPlay", "learning.alphazero.selfplay", "learning.selfplay")
        device = torch.device("cuda" if gpu else "cpu")
        if not gpu:
            torch.set_num_threads(1)
        torch.manual_seed(0)
        made = network(shape.of(game(spec), *size)).to(device)
        threads = {} if gpu else {"threads": 1}
        play = self_play(game(spec), evaluator(made, device), games=games, **threads)
        for _ in range(rounds if whole else 2):
            play.round()
        done = play.counts.simulations
        play.close()
        return Done(done, "simulations", [])

    place = "a GPU" if gpu else "one core"
    return Workload(run, f"self-play of {games} games of {spec} on {place}", gpu)


def _named(name: str, *modules: str) -> Any:
    """From the first of these modules that this version has."""
    for module in modules:
        with contextlib.suppress(ModuleNotFoundError):
            return getattr(importlib.import_module(f"zermelo.{module}"), name)
    raise ModuleNotFoundError(f"{name} is in none of {', '.join(modules)}")


def command(*arguments: str) -> Workload:
    """A whole process, from its start to its end, with the code it compiles already on disk."""

    def run(whole: bool) -> Done:
        for _ in range(3 if whole else 1):
            subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        return Done(3, "starts", [])

    return Workload(run, f"python {' '.join(arguments)}")


WORKLOADS = {
    "playouts_connect_four": playouts("connect_four", 1_500_000),
    "playouts_go": playouts("go:size=9", 30_000),
    "playouts_chess": playouts("chess", 3_000),
    "alpha_beta_connect_four": alpha_beta("connect_four", 19),
    "alpha_beta_othello": alpha_beta("othello", 14),
    "alpha_beta_chess": alpha_beta(
        "chess",
        12,
        quiescence=12,
        extensions=True,
        reductions=True,
        null_moves=True,
        forward_pruning=True,
    ),
    "plain_alpha_beta": minimax("connect_four", 12),
    "solve_connect_four": solve("4444431"),
    "expectiminimax_backgammon": expectiminimax("backgammon", 4, 6),
    "maxn_fishing": maxn("fishing:rounds=5", 15),
    "mcts_connect_four": mcts("connect_four", 50_000, searches=20),
    "mcts_go": mcts("go:size=9", 10_000, searches=3),
    "ismcts_leduc": ismcts("leduc_poker", 800_000),
    "cfr_leduc": cfr("leduc_poker", 12_000),
    "table_of_all_states": tabulate("connect_four:rows=5,columns=4"),
    "endgame_kpk": endgame("chess", "KPvK"),
    "selfplay_connect_four": selfplay("connect_four", 64, 100),
    "selfplay_gpu": selfplay("connect_four", 4096, 60, (64, 4), gpu=True),
    "start_import": command("-c", "import zermelo; zermelo.load"),
    "start_search": command("-m", "zermelo", "search", "tic_tac_toe", "--depth", "9"),
}


def cpu_seconds() -> float:
    """CPU time so far, of this process and of its children that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


@contextmanager
def _answers() -> Iterator[Any]:
    """The channel for answers; whatever else is printed goes to standard error."""
    with os.fdopen(os.dup(1), "w") as channel:
        os.dup2(2, 1)
        yield channel


def serve() -> None:
    """Answer requests until there are no more."""
    with _answers() as channel, contextlib.suppress(KeyboardInterrupt):
        for line in sys.stdin:
            verb, _, name = line.strip().partition(" ")
            answer: dict[str, Any]
            try:
                workload = WORKLOADS[name]
                clock = time.perf_counter if workload.wall else cpu_seconds
                start = clock()
                done = workload.run(verb == "run")
                answer = {"seconds": clock() - start, **done._asdict()}
            except Exception as error:  # a version that can't do this piece is reported as such
                answer = {"error": f"{type(error).__name__}: {error}"}
            print(json.dumps(answer), file=channel, flush=True)


if __name__ == "__main__":
    # The folder of this script must not stand in for a package of either version.
    sys.path = [
        place for place in sys.path if Path(place or ".").resolve() != Path(__file__).parent
    ]
    serve()
