"""Source that Numba can read gives what the source as written gives."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from zermelo.kernel.as_written.source import readable

SOURCE = '''
def outer(factor):
    """Two functions that use what is around them."""
    def each(count):
        yield from (factor * one for one in range(count))
        yield from [SHIFT]
    def all_at_once(count):
        return tuple(factor * one for one in range(count)), sum(one for one in (count, SHIFT))
    return each, all_at_once

def joined(items, count):
    return (count, *items, SHIFT if count > 2 else 0, *items[:1])

def simple(count):
    return [one + SHIFT for one in range(count)]

def lazy(count):
    return next(one for one in range(count))

def chosen(cells, count):
    found = []
    while any(cell > count for cell in cells if cell != 9):
        count += 1
        found.append(count)
    if all(cell < count for cell in cells for more in (1, 2) if more > 1):
        found.append(100)
    elif any(cell == 3 for cell in cells):
        found.append(200)
    found.append(min(cells, key=lambda cell: abs(cell - count)))
    found.append(max((cell + 1 for cell in cells), key=lambda cell: -abs(cell - count)))
    found.append(min(reversed(cells), key=abs))
    found += [any(cell == one for cell in cells) for one in range(3)]
    found += sorted(cells, key=lambda cell: (-cell) % 3)
    found += sorted(cells, key=lambda cell: cell % 3, reverse=True)
    return found
'''


def written(file: Path) -> dict[str, Any]:
    """The names in a file."""
    names: dict[str, Any] = {"SHIFT": 7, "OTHER": 7}
    exec(compile(file.read_text(), str(file), "exec"), names)
    return names


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text(SOURCE)
    return tmp_path / "rules.py"


def rewritten(function: Any) -> Callable[..., Any]:
    code = readable(function.__code__)
    return FunctionType(code, function.__globals__, closure=function.__closure__)


def test_the_same_comes_of_it(file: Path) -> None:
    each, all_at_once = written(file)["outer"](3)
    assert readable(each.__code__) != each.__code__
    assert list(rewritten(each)(4)) == list(each(4)) == [0, 3, 6, 9, 7]
    assert rewritten(all_at_once)(4) == all_at_once(4) == ((0, 3, 6, 9), 11)
    lines = [line for _, _, line in readable(each.__code__).co_lines()]
    assert set(lines) - {None} == {4, 5, 6}


@pytest.mark.parametrize("cells", [(3, 1, 4, 1, 5), (9, 2, 6, 5, -3), (0,), ()])
def test_loops_inside_calls_and_keys(file: Path, cells: tuple[int, ...]) -> None:
    chosen = written(file)["chosen"]
    found = []
    for function in (chosen, rewritten(chosen)):
        try:
            found.append(function(cells, 2))
        except ValueError:
            found.append("nothing to choose from")
    assert readable(chosen.__code__) != chosen.__code__
    assert found[0] == found[1]


def test_a_choice_between_items_of_another_tuple(file: Path) -> None:
    joined = written(file)["joined"]
    assert readable(joined.__code__) != joined.__code__
    assert rewritten(joined)((3, 4), 5) == joined((3, 4), 5) == (5, 3, 4, 7, 3)


def test_what_numba_reads_stays_as_it_is(file: Path) -> None:
    names = written(file)
    for name in ("simple", "lazy"):
        assert readable(names[name].__code__) == names[name].__code__


def test_a_file_that_has_changed_is_not_the_source(file: Path) -> None:
    other = SOURCE.replace("SHIFT", "OTHER")  # code that no other test has read
    file.write_text(other)
    each, _ = written(file)["outer"](3)
    file.write_text("# another line\n" + other)
    os.utime(file, (1, 1))
    assert readable(each.__code__) == each.__code__
    each, _ = written(file)["outer"](3)
    assert list(rewritten(each)(2)) == [0, 3, 7]
    assert readable(each.__code__) != each.__code__


def test_what_has_no_source() -> None:
    names: dict[str, Any] = {}
    exec("def each(count):\n    yield from range(count)", names)
    assert readable(names["each"].__code__) == names["each"].__code__
