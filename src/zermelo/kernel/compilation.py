"""Compiling kernels, and saying in a sentence why a game would not."""

from __future__ import annotations

import re
from typing import Any

from numba import types
from numba.core import event
from numba.core.errors import NumbaError
from numba.extending import typeof_impl

from ..game import Game
from .api import Kernel
from .cache.dispatcher import DiskCache
from .compile_events import compiling
from .numba_types import (
    dispatcher_for,
    method_of,
    new_dispatcher,
    refresh,
    type_of_game,
    type_of_state,
)

__all__ = ["CompileError", "compiled", "explain", "refresh"]

CompileError = NumbaError


class _Events(event.Listener):
    def on_start(self, event: Any) -> None:
        compiling(True)

    def on_end(self, event: Any) -> None:
        compiling(False)


event.register("numba:compile", _Events())


def compiled(function: Any) -> Any:
    dispatcher = new_dispatcher(function)
    dispatcher._cache = DiskCache(function)
    return dispatcher


@typeof_impl.register(Kernel)
def _typeof_kernel(kernel: Kernel, _context: Any) -> Any:
    """Inside compiled code a kernel is its compiled twin; recursion works too."""
    return types.Dispatcher(kernel.compiled)


def explain(game: Game, error: Exception) -> str:
    """The method, line and reason behind a failed compilation."""
    for name, arguments in _methods(game):
        if not game.offers(name):
            continue  # a default of ours is not at fault
        try:
            kinds = (type_of_game(game), *arguments())
            dispatcher_for(method_of(game, name)).compile(kinds)
        except NumbaError as flaw:
            code = getattr(type(game), name).__code__
            return f"{name}, line {_line(flaw, code)}: {_reason(flaw)}"
    return _reason(error)


def _methods(game: Game) -> list[tuple[str, Any]]:
    def state() -> tuple[Any, ...]:
        return (type_of_state(game),)

    def state_and_number() -> tuple[Any, ...]:
        return (type_of_state(game), types.int64)

    return [
        ("to_move", state),
        ("actions", state),
        ("result", state_and_number),
        ("is_terminal", state),
        ("utility", state_and_number),
        ("probability", state_and_number),
        ("information", state_and_number),
        ("evaluate", state_and_number),
        ("is_quiet", state),
    ]


def _line(error: Exception, code: Any) -> int:
    lines = re.findall(r'File "([^"]*)", line (\d+)', str(error))
    inside = [int(line) for file, line in lines if code.co_filename.endswith(file.lstrip("."))]
    return inside[-1] if inside else code.co_firstlineno


def _reason(error: Exception) -> str:
    """Numba's message without its colours, frames and advice: the statement at its heart."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    lines = [line.strip() for line in text.splitlines()]
    told = [line for line in lines if line and not _NOISE.match(line)]
    heart = [line for line in told if _HEART.search(line)]
    if not (heart or told):
        return type(error).__name__
    reason = (heart or told)[-1].rstrip(".: ")
    calls = [line[3:].strip() for line in lines if line.startswith(">>>")]
    if reason.endswith("found for signature") and calls:
        reason = f"{reason} {calls[-1]}"
    return reason


_HEART = re.compile(
    r"[Nn]o implementation|[Uu]nknown attribute|[Cc]annot unify|[Uu]ntyped global|[Uu]nsupported"
    r"|not supported|[Cc]annot determine|result makes|has no attribute|[Cc]annot resolve"
)
_NOISE = re.compile(
    r"Failed in|File |<source|\^|During|Overload|There are|- |>>> |\[\d+\]|def |return |if |for "
    r"|raised from|- Resolution|Rejected|\* \(|$"
)
