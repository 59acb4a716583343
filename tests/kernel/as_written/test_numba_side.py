"""Rules as people write them run compiled, and give what they give in plain Python."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, NamedTuple

import pytest

from zermelo.game import Game
from zermelo.kernel import kernel, plain_twin, runs_compiled
from zermelo.kernel.api import PlainPython
from zermelo.search.solving.interval_iteration import interval_iteration


class Cell(IntEnum):
    EMPTY = 0
    ONE = 1
    OTHER = 2


class Cells(NamedTuple):
    cells: tuple[int, ...]
    player: int = 0
    passed: bool = False


class Pair(NamedTuple):
    one: int = 3
    other: int = 4


OWN = (Cell.ONE, Cell.OTHER)
WORTH = {Cell.EMPTY: 5, Cell.ONE: -3, Cell.OTHER: 40, 30: 1}
STEPS = {1: (0, 1), 2: (1, -1)}
LINES = [(0, 1, 2), (2, 3, 4)]
BESIDE = [[1, 4], [0, 2], [1, 3], [2, 4], [3, Cell.EMPTY]]


class Written(Game):
    """Mark one of five cells, or pass, in all ways there are to write it."""

    def initial_state(self) -> Cells:
        return Cells((Cell.EMPTY,) * 5)

    def to_move(self, state: Cells) -> int:
        return state.player

    def actions(self, state: Cells) -> Iterator[int]:
        yield from self.free(state)
        yield from (5, 6)
        yield from [7]

    def free(self, state: Cells) -> Iterator[int]:
        yield from (cell for cell in range(5) if not all(one < 3 for one in state.cells[cell:]))
        yield from (cell for cell in range(5) if state.cells[cell] < 3)

    def result(self, state: Cells, action: int) -> Cells:
        if action == 5:
            return Cells(state.cells, passed=True)
        if action == 6:
            return state._replace(player=1 - state.player, passed=state.cells[0] > 1)
        if action == 7:
            return Cells(tuple(1 - cell for cell in state.cells), 1, 0)  # type: ignore[arg-type]
        cells = list(state.cells)
        cells[action] += OWN[state.player]
        more = Pair()._replace(other=0)
        return state._replace(cells=tuple(cells))._replace(
            player=state.player * more.one, passed=bool(more.other)
        )

    def is_terminal(self, state: Cells) -> bool:
        return Cell.EMPTY not in state.cells

    def utility(self, state: Cells, player: int) -> float:
        found = sum(cell for cell in state.cells) * max(cell + 1 for cell in state.cells)
        while any(cell == found % 4 for cell in state.cells if cell > 0):
            found += 1
        nearest = min(state.cells, key=lambda cell: abs(cell - found))
        for place, cell in enumerate(sorted(state.cells, key=lambda cell: (-cell) % 3)):
            found += place * cell + nearest
        for number, (down, right) in STEPS.items():
            found += number * down + right
        if found in WORTH:
            found += WORTH[Cell(found)] + WORTH.get(found + 1, 7) + len(WORTH)
        for one, other, last in LINES:
            if state.cells[one] == state.cells[other] == state.cells[last]:
                found += sum(BESIDE[last])
        return 1.0 * found + STEPS[2][1]


class ListedFree(Written):
    def free(self, state: Cells) -> Any:
        return [cell for cell in range(5) if state.cells[cell] < 3]


@kernel
def walked(game: Any, state: Any, rounds: int) -> Any:
    """A sum that depends on all actions, results and utilities on the way."""
    total = 0.0
    for step in range(rounds):
        count = 0
        for action in game.actions(state):
            made = game.result(state, action)
            total += (action + 1) * game.utility(made, 0) + made.player + 2 * made.passed
            count += 1
        for number, action in enumerate(game.actions(state)):
            if number == (step * 7) % count:
                state = game.result(state, action)
                break
        total = total % 1_000_003.0
    return state, total


@pytest.mark.parametrize("kind", [Written, ListedFree])
def test_all_of_it_is_compiled(kind: type[Game]) -> None:
    game = kind()
    with warnings.catch_warnings():
        warnings.simplefilter("error", PlainPython)
        compiled = walked(game, game.initial_state(), 50)
    assert runs_compiled(game)
    assert compiled == walked(plain_twin(game), game.initial_state(), 50)


class TooMany(Written):
    def result(self, state: Cells, action: int) -> Cells:
        cells = list(state.cells)
        cells.append(action)
        return Cells(tuple(cells))


ALLOWED = [[], [1], [1, 2], [1, 2, 3]]


class Pile(NamedTuple):
    left: int = 3
    player: int = 0


class Ragged(Game):
    """What may be taken stands in rows of several lengths, which are not compiled."""

    def initial_state(self) -> Pile:
        return Pile()

    def to_move(self, state: Pile) -> int:
        return state.player

    def actions(self, state: Pile) -> Iterator[int]:
        for taken in ALLOWED[state.left]:
            yield taken

    def result(self, state: Pile, action: int) -> Pile:
        return Pile(state.left - action, 1 - state.player)

    def is_terminal(self, state: Pile) -> bool:
        return state.left == 0

    def utility(self, state: Pile, player: int) -> float:
        return -1.0 if player == state.player else 1.0


def test_a_search_that_has_packed_states_begins_again_in_plain_python() -> None:
    game = Ragged()
    with pytest.warns(PlainPython, match="rows of several lengths, can't be looped over"):
        assert interval_iteration(game).bounds() == (1.0, 1.0)
    assert not runs_compiled(game)


def test_a_list_of_another_length_is_no_state() -> None:
    game = TooMany()
    with pytest.raises(ValueError, match="a tuple of the state has 5 items"):
        walked(game, game.initial_state(), 1)


class OverADictionary(Written):
    def actions(self, state: Cells) -> Iterator[int]:
        table = {0: 1, 3: 2}
        for cell in table:
            if state.cells[cell] == 0:
                yield cell
        yield 6


class WithoutAField(Written):
    def result(self, state: Cells, action: int) -> Cells:
        return Cells(player=1) if action > 99 else state  # type: ignore[call-arg]


class AnotherField(Written):
    def result(self, state: Cells, action: int) -> Cells:
        return state._replace(players=1) if action > 99 else state  # type: ignore[call-arg]


class Looped(Written):
    def utility(self, state: Cells, player: int) -> float:
        return 1.0 * next(cell for cell in (*state.cells, 2) if cell > 1)


class TwoKinds(Written):
    def other(self, state: Cells) -> Any:
        if state.player:
            return Cells(state.cells, 1)
        return Cells(state.cells, 0.5)  # type: ignore[arg-type]

    def result(self, state: Cells, action: int) -> Cells:
        return Cells(state.cells, self.other(state).player)


NOWHERE: dict[str, Any] = {"Written": Written, "__name__": __name__}
exec(  # as in an interpreter that keeps no source
    """
class Sourceless(Written):
    def actions(self, state):
        yield from range(2)
""",
    NOWHERE,
)


@pytest.mark.parametrize(
    "kind, words",
    [
        (OverADictionary, "actions, line {}: a loop over a dictionary is not supported in what"),
        (WithoutAField, "result, line {}: Cells is not supported with missing a required"),
        (AnotherField, "result, line {}: Cells._replace is not supported with these arguments"),
        (Looped, "utility, line {}: `next(... for ...)` is not compiled; write a `for` stat"),
        (TwoKinds, "result, line {}: it returns sometimes one type and sometimes another: Cells("),
        (NOWHERE["Sourceless"], "actions, line 4: `yield from` needs its source, in a file that"),
    ],
)
def test_what_is_not_compiled_is_said_in_words(kind: type[Game], words: str) -> None:
    game = kind()
    with pytest.warns(PlainPython) as said:
        plain = walked(game, game.initial_state(), 3)
    assert plain == walked(plain_twin(game), game.initial_state(), 3)
    method = words.partition(",")[0]
    lines = range(*_lines(getattr(kind, method)))
    text = str(said[0].message)
    assert any(words.format(line) in text for line in lines), text


def _lines(function: Any) -> tuple[int, int]:
    first = function.__code__.co_firstlineno
    return first, max(line or first for _, _, line in function.__code__.co_lines()) + 1
