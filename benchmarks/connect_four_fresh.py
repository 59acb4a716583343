"""Solving fresh positions of Connect Four, by ply and by difficulty, against bitbully.

Positions come from random play with a seed. How difficult one is shows in the nodes that
zermelo takes to solve it alone: easy below 3,000, medium below 100,000, hard above (to 5 million).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

from benchmarks.connect_four import Position, after, game, ours, theirs
from benchmarks.harness import Benchmark, Contestant, Measurement
from zermelo.search import TranspositionTable, solve_exactly

TITLE = "solving fresh positions of Connect Four, against bitbully without its book"

SEED = 2029
STAGES = {"beginning": (8, 14), "middle": (15, 22)}
CLASSES = {"easy": (3_000, 100), "medium": (100_000, 60), "hard": (5_000_000, 15)}
"""Up to so many nodes, and how many positions."""


@cache
def positions() -> dict[tuple[str, str], tuple[Position, ...]]:
    """Moves and score, by stage and class."""
    draw = random.Random(SEED)
    found: dict[tuple[str, str], list[Position]] = {
        (stage, name): [] for stage in STAGES for name in CLASSES
    }
    for stage, plies in STAGES.items():
        while missing := [one for one in CLASSES if len(found[stage, one]) < CLASSES[one][1]]:
            moves = line(draw, draw.randint(*plies))
            if not moves:
                continue
            most = CLASSES[missing[-1]][0]  # harder ones are not needed any more
            table = TranspositionTable(16)
            result = solve_exactly(game(), after(moves), nodes=most, table=table)
            name = next((one for one in CLASSES if result.nodes < CLASSES[one][0]), None)
            if result.exact and name in missing:
                found[stage, name].append((moves, round(float(result.value or 0.0))))
    return {key: tuple(chosen) for key, chosen in found.items()}


@cache
def won_at_once(count: int = 1000) -> tuple[Position, ...]:
    """Positions that need no search: what a call costs besides."""
    draw = random.Random(SEED)
    found: list[str] = []
    while len(found) < count:
        moves = line(draw, draw.randint(12, 20), won=True)
        if moves:
            found.append(moves)
    results = solve_exactly(game(), [after(moves) for moves in found])
    return tuple(
        (moves, round(float(result.value or 0.0)))
        for moves, result in zip(found, results, strict=True)
    )


def line(draw: random.Random, stones: int, *, won: bool = False) -> str:
    """Random moves to a position that can, or can't, be won at once; none where that fails."""
    state, moves = game().initial_state(), ""
    for _ in range(stones):
        action = draw.choice(list(game().actions(state)))
        state, moves = game().result(state, action), f"{moves}{action + 1}"
        if game().is_terminal(state):
            return ""
    children = (game().result(state, action) for action in game().actions(state))
    return moves if any(map(game().is_terminal, children)) == won else ""


def states_alone(chosen: tuple[Position, ...]) -> Callable[[], Measurement]:
    """Nothing is solved, the moves are only made."""

    def run() -> Measurement:
        return Measurement(len([after(moves) for moves, _ in chosen]), "positions")

    return run


def benchmarks() -> Iterator[Benchmark]:
    yield Benchmark(
        f"won at once: {len(won_at_once())} positions in one call",
        [
            Contestant("zermelo", ours(won_at_once()), prepare=ours(won_at_once()[:2])),
            Contestant("zermelo, states", states_alone(won_at_once())),
            Contestant("bitbully", theirs(won_at_once()), versions=("bitbully 0.0.79",)),
        ],
        reference="bitbully",
        asked="20 microseconds each before searching: the difference of the first two",
    )
    for (stage, name), chosen in positions().items():
        first, last = STAGES[stage]
        yield Benchmark(
            f"{stage} ({first} to {last} stones), {name}: {len(chosen)} positions, one thread",
            [
                Contestant("zermelo", ours(chosen), prepare=ours(chosen[:2])),
                Contestant("bitbully", theirs(chosen), versions=("bitbully 0.0.79",)),
            ],
            reference="bitbully",
            asked="faster than bitbully on medium and hard ones",
        )
