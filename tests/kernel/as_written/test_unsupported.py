"""What is listed as unsupported is found in source, all of it at once, with the line.

That machine code has nothing for it is tried of each with --long, and of one in test_numba_side.
"""

from __future__ import annotations

import importlib.util
import textwrap
import typing
import warnings
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from zermelo.game import Game
from zermelo.kernel import kernel
from zermelo.kernel.as_written.unsupported import UNSUPPORTED, all_unsupported, unsupported_in

HEAD = """import itertools
from contextlib import nullcontext as suppress

from tests.kernel.as_written.test_numba_side import Written


class Listed(Written):
"""


def game(folder: Path) -> type[Game]:
    """One with a method for each row of the table; `is_terminal` calls all."""
    text = HEAD
    for number, one in enumerate(UNSUPPORTED):
        text += f"    def asked_{number}(self, state):\n{textwrap.indent(one.example, ' ' * 8)}\n\n"
    calls = " + ".join(f"self.asked_{number}(state)" for number in range(len(UNSUPPORTED)))
    text += f"    def is_terminal(self, state):\n        return {calls} > 0\n"
    (folder / "listed.py").write_text(text)
    spec = importlib.util.spec_from_file_location("listed", folder / "listed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kind: type[Game] = module.Listed
    return kind


def test_all_are_found_at_once(tmp_path: Path) -> None:
    found = all_unsupported(game(tmp_path), ["actions", "is_terminal"])
    assert len(found) == len(UNSUPPORTED)
    lines = (tmp_path / "listed.py").read_text().splitlines()
    for number, (one, sentence) in enumerate(zip(UNSUPPORTED, found, strict=True)):
        assert one.what in sentence
        line = int(sentence.partition("line ")[2].partition(":")[0])
        assert f"def asked_{number}" in "".join(lines[:line])
        assert f"def asked_{number + 1}(" not in "".join(lines[: line - 1])


def test_what_compiles_is_not_listed() -> None:
    def plain(self: Any, state: Any) -> Any:
        for first, second in zip(state.cells, state.cells):  # noqa: B905
            if any(cell == first for cell in state.cells) and second:
                return len(set(state.cells))
        return max(state.cells, key=abs)

    assert list(unsupported_in(typing.cast(FunctionType, plain))) == []


@kernel
def asked(game: Any, state: Any) -> Any:
    return game.question(state)


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(UNSUPPORTED)))
def test_none_of_them_compiles(number: int, tmp_path: Path) -> None:
    kind: Any = game(tmp_path)
    kind.question = getattr(kind, f"asked_{number}")
    made = kind()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        asked(made, made.initial_state())
    assert any("runs in plain Python" in str(one.message) for one in said)
