"""CFR+ iterations a second, and exploitability, against OpenSpiel's C++."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from importlib.metadata import version
from typing import Any, NamedTuple

from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.equilibrium import Cfr, SequenceForm, exploitability, sequence_form
from zermelo.games import load

TITLE = "counterfactual regret: iterations and exploitability a second against OpenSpiel's C++"


class Work(NamedTuple):
    """How much each contestant does in a round."""

    iterations: int
    iterations_there: int
    measured: int
    measured_there: int
    asked: int
    """Times OpenSpiel's iterations."""


GAMES = {
    "kuhn_poker": Work(1_000_000, 5_000, 100_000, 1_000, 30),
    "leduc_poker": Work(10_000, 40, 10_000, 10, 100),
    "liars_dice": Work(500, 3, 300, 1, 100),
}
"""By names that are the same there."""


@cache
def form(name: str) -> SequenceForm:
    return sequence_form(load(name))


def iterations(name: str, count: int) -> Measurement:
    Cfr(form(name), "cfr+").run(count)
    return Measurement(count, "iterations")


@cache
def solver_there(name: str) -> Any:
    """Made once, as our arrays are: it walks the tree first."""
    import pyspiel

    return pyspiel.CFRPlusSolver(pyspiel.load_game(name))


def iterations_there(name: str, count: int) -> Measurement:
    solver = solver_there(name)
    for _ in range(count):
        solver.evaluate_and_update_policy()
    return Measurement(count, "iterations")


@cache
def plan(name: str) -> Any:
    solver = Cfr(form(name), "cfr+")
    solver.run(10)
    return solver.average()


def measured(name: str, count: int) -> Measurement:
    found, played = form(name), plan(name)
    for _ in range(count):
        exploitability(found, played)
    return Measurement(count, "measurements")


@cache
def policy_there(name: str) -> tuple[Any, Any]:
    import pyspiel

    iterations_there(name, 2)
    return pyspiel.load_game(name), solver_there(name).tabular_average_policy()


def measured_there(name: str, count: int) -> Measurement:
    import pyspiel

    for _ in range(count):
        pyspiel.exploitability(*policy_there(name))
    return Measurement(count, "measurements")


def benchmarks() -> Iterator[Benchmark]:
    peer = [f"open_spiel {version('open_spiel')}"]
    for name, work in GAMES.items():
        yield Benchmark(
            f"CFR+ on {name}, one thread",
            [
                Contestant(
                    "zermelo",
                    partial(iterations, name, work.iterations),
                    prepare=partial(iterations, name, 1),
                ),
                Contestant(
                    "OpenSpiel",
                    partial(iterations_there, name, work.iterations_there),
                    prepare=partial(iterations_there, name, 1),
                    versions=peer,
                ),
            ],
            reference="OpenSpiel",
            asked=f"zermelo at least {work.asked} times OpenSpiel",
        )
        yield Benchmark(
            f"exact exploitability on {name}, one thread",
            [
                Contestant(
                    "zermelo",
                    partial(measured, name, work.measured),
                    prepare=partial(measured, name, 1),
                ),
                Contestant(
                    "OpenSpiel",
                    partial(measured_there, name, work.measured_there),
                    prepare=partial(policy_there, name),
                    versions=peer,
                ),
            ],
            reference="OpenSpiel",
            asked="zermelo at least 100 times OpenSpiel",
        )
