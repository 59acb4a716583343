"""How the cost of CFR grows with the game, how fast its variants converge, and what is learned."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import cache

from rich import box
from rich.console import RenderableType
from rich.table import Table

from zermelo.equilibrium import (
    VARIANTS,
    Cfr,
    MatrixGame,
    SequenceForm,
    cfr,
    exploitability,
    regret_matching,
    sequence_form,
)
from zermelo.games import load

TITLE = "counterfactual regret: cost by size, convergence by variant, the lectures' plots as data"

GROWING = (
    "kuhn_poker",
    "liars_dice:sides=3",
    "leduc_poker",
    "liars_dice:sides=4",
    "liars_dice:sides=5",
    "leduc_poker:ranks=13,suits=2",
    "liars_dice:sides=6",
    "battleship:rows=2,columns=2,ships=2,shots=4,repeats=true",
    "liars_dice:sides=7",
)
SECONDS = 0.5
ROCK_PAPER_SCISSORS = MatrixGame([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
ROCK_HEAVY = (0.5, 0.25, 0.25)


@cache
def form(spec: str) -> SequenceForm:
    return sequence_form(load(spec))


def table(title: str, headings: Sequence[str]) -> Table:
    made = Table(box=box.SIMPLE, pad_edge=False, title=title)
    made.title_justify = "left"
    for heading in headings:
        made.add_column(heading, justify="right" if made.columns else "left")
    return made


def cost() -> Table:
    """Time and memory of one iteration, from Kuhn to a million histories and more."""
    made = table(
        "cost of one CFR+ iteration; asked: linear in the histories",
        ("game", "histories", "terminals", "information sets", "microseconds",
         "ns a history", "MB", "bytes a history"),
    )  # fmt: skip
    for spec in GROWING:
        found = form(spec)
        sizes = found.sizes
        seconds = iteration_seconds(found)
        arrays = 5 * 8 * found.layout.sequences  # what the solver adds
        memory = found.memory + arrays
        made.add_row(
            spec,
            f"{sizes.histories:,}",
            f"{sizes.terminals:,}",
            " + ".join(f"{count:,}" for count in sizes.information_sets),
            f"{1e6 * seconds:,.1f}",
            f"{1e9 * seconds / sizes.histories:.1f}",
            f"{memory / 1e6:,.2f}",
            f"{memory / sizes.histories:.0f}",
        )
    return made


def iteration_seconds(found: SequenceForm) -> float:
    solver, count = Cfr(found, "cfr+"), 1
    solver.run(0)
    while True:
        start = time.process_time()
        solver.run(count)
        took = time.process_time() - start
        if took > SECONDS / 4:
            return took / count
        count *= 4


def convergence(spec: str) -> Table:
    """Exploitability of each variant, by iterations."""
    marks = (1, 10, 100, 1_000, 10_000)
    made = table(
        f"exploitability on {spec}, by iterations", ("variant", *map("{:,}".format, marks))
    )
    for name in VARIANTS:
        solver = Cfr(form(spec), name)
        row = []
        for mark in marks:
            solver.run(mark - solver.iteration)
            row.append(f"{exploitability(form(spec), solver.average()):.2g}")
        made.add_row(name, *row)
    return made


def values() -> Table:
    made = table("values to the first player", ("game", "value", "known", "exploitability"))
    known = {
        "rock_paper_scissors": 0.0,
        "kuhn_poker": -1 / 18,
        "leduc_poker": -0.085606424078,
        "liars_dice:sides=3": 1 / 9,
        "liars_dice:sides=4": 1 / 16,
        "liars_dice:sides=6": -7 / 258,
        "goofspiel:cards=4,prizes=descending": 0.0,
    }
    for spec, value in known.items():
        found = cfr(form(spec), "dcfr", iterations=3000)
        row = (f"{found.values[0]:+.7f}", f"{value:+.7f}", f"{found.exploitability:.1e}")
        made.add_row(spec, *row)
    return made


def learning(title: str, one_sided: bool) -> Table:
    """The lectures' plots: what is played, and its cumulative average, game by game."""
    first = ROCK_HEAVY if one_sided else None
    found = regret_matching(ROCK_PAPER_SCISSORS, 100_000, first=first, seed=1)
    made = table(title, ("player", "game", "rock", "paper", "scissors", *("average",) * 3))
    for player in (1,) if one_sided else (0, 1):
        for game in (1, 10, 100, 1_000, 10_000, 100_000):
            now = found.probabilities[player][game - 1]
            average = found.averages[player][game - 1]
            numbers = [f"{p:.3f}" for p in (*now, *average)]
            made.add_row(f"P{player + 1}", f"{game:,}", *numbers)
    return made


def tables() -> Iterator[RenderableType]:
    yield cost()
    yield convergence("kuhn_poker")
    yield convergence("leduc_poker")
    yield values()
    yield learning("regret matching of P2 against a P1 who plays rock half of the time", True)
    yield learning("regret matching of both players", False)
