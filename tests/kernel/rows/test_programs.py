"""Programs made at random over the tuples of a state find compiled what they find in plain Python.

All thousand are run with --long; some of them are in `make test`.
"""

from __future__ import annotations

import importlib.util
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.kernel.rows.programs import module
from zermelo.game import Game

PROGRAMS = 25  # in one kernel
SMALL, LARGE = 1 << 50, (1 << 63) - 1


class State(NamedTuple):
    bytes: tuple[int, ...]
    halves: tuple[int, ...]
    words: tuple[int, ...]
    marks: tuple[bool, ...]
    grid: tuple[tuple[int, ...], ...]
    player: int


class Wider(NamedTuple):
    """The same, of another type."""

    bytes: tuple[int, ...]
    halves: tuple[int, ...]
    words: tuple[int, ...]
    marks: tuple[bool, ...]
    grid: tuple[tuple[int, ...], ...]
    player: int


class Widths(Game):
    """A state with a row of each width."""

    kind: type = State

    def initial_state(self) -> Any:
        rows = ((1, 2, 3, 0),) * 3
        return self.kind((3,) * 9, (300,) * 6, (1 << 40,) * 5, (False,) * 5, rows, 0)

    def to_move(self, state: State) -> int:
        return state.player

    def actions(self, state: State) -> list[int]:
        return [0]

    def result(self, state: State, action: int) -> State:
        return state._replace(player=1 - state.player)

    def is_terminal(self, state: State) -> bool:
        return False

    def utility(self, state: State, player: int) -> float:
        return 0.0


class Widening(Widths):
    """One whose programs may store each number in each row."""

    kind = Wider


def drawn(dice: random.Random, largest: int, kind: type = State) -> Any:
    def row(count: int, edge: int) -> tuple[int, ...]:
        edges = (edge, -edge - 1, edge - 1, -1, 0, 1, 2)
        return tuple(dice.choice((*edges, dice.randint(-edge, edge))) for _ in range(count))

    marks = tuple(dice.random() < 0.5 for _ in range(5))
    grid = tuple(row(4, 127) for _ in range(3))
    return kind(row(9, 127), row(6, 32767), row(5, largest), marks, grid, 0)


def programs(folder: Path, seed: int, count: int, **kind: bool) -> Any:
    """The kernel of a module that is made so."""
    name = f"programs_{seed}_{count}_{'_'.join(map(str, kind.values()))}"
    file = folder / f"{name}.py"
    file.write_text(module(seed, count, **kind))
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    made = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made.run


def agree(run: Any, seed: int, largest: int, trials: int = 60) -> None:
    """Whether all programs find the same, compiled; the first that does not is named."""
    game, dice = Widths(), random.Random(seed)
    for trial in range(trials):
        state, other = drawn(dice, largest), drawn(dice, largest)
        if trial % 4 == 0:
            other = state
        elif trial % 4 == 1:
            other = state._replace(bytes=(*state.bytes[:-1], -1), words=(*state.words[:-1], 0))
        given = state, other, dice.randrange(7), dice.randrange(12), dice.choice((-128, 0, 127, 5))
        found, ends = run.compiled(game, *given)
        plain, plain_ends = run.plain(game, *given)
        if (found, ends) != (plain, plain_ends):
            place = next(i for i, pair in enumerate(zip(found, plain)) if pair[0] != pair[1])  # noqa: B905
            number = next(i for i, end in enumerate(plain_ends) if end > place) - 1
            raise AssertionError(f"program {number} of {run.plain.__code__.co_filename}: {given}")


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 20))]
)
def test_programs_over_tuples(seed: int, tmp_path: Path) -> None:
    # Of the first fifty, six are compiled in `make test`; each has other numbers at the edges.
    count, sums = (6, True) if seed == 0 else (PROGRAMS, True)
    agree(programs(tmp_path, seed, count, sums=sums), seed, SMALL)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20, 41))
def test_programs_over_the_largest_numbers(seed: int, tmp_path: Path) -> None:
    agree(programs(tmp_path, seed, PROGRAMS, sums=False), seed, LARGE)


@pytest.mark.long
@pytest.mark.usefixtures("forgetful")
def test_programs_go_on_with_wider_numbers(tmp_path: Path) -> None:
    game, dice = Widening(), random.Random(41)
    run = programs(tmp_path, 41, 10, sums=True, any_number=True)
    for _ in range(60):
        states = [drawn(dice, SMALL, Wider) for _ in range(2)]
        given = *states, dice.randrange(7), dice.randrange(12), dice.choice((-(1 << 40), 3))
        assert run(game, *given) == run.plain(game, *given)
