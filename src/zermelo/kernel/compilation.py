"""Compiling kernels, and saying in a sentence why a game would not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import event
from numba.core.errors import NumbaError, UnsupportedBytecodeError
from numba.extending import typeof_impl

from ..game import Game
from ..hook import RULES
from ..hooks import HOOKS
from .as_written import constants, numba_side, skipped_calls  # noqa: F401
from .as_written.unsupported import all_unsupported
from .cache.dispatcher import DiskCache
from .compile_events import compiling
from .numba_bits import bits_type
from .numba_helpers import state_bytes as state_bytes  # for `api.native_side`, as `refresh`
from .numba_shortcuts import take_shortcuts
from .numba_types import (
    dispatcher_for,
    method_of,
    new_dispatcher,
    on_forgetting,
    type_of_game,
    type_of_state,
)
from .numba_types import refresh as refresh
from .rows.packed_states import widen as widen

CompileError = (NumbaError, UnsupportedBytecodeError)


class _Events(event.Listener):
    def on_start(self, event: Any) -> None:
        compiling(True)

    def on_end(self, event: Any) -> None:
        compiling(False)


event.register("numba:compile", _Events())
take_shortcuts()


def compiled(function: Any) -> Any:
    dispatcher = new_dispatcher(function)
    dispatcher._cache = DiskCache(function)
    return dispatcher


def know_kernels(kind: type, forget: Callable[[], None]) -> None:
    """Inside compiled code a kernel is its compiled twin, in recursion too; `forget` drops all."""
    typeof_impl.register(kind)(lambda kernel, _context: types.Dispatcher(_inside(kernel)))
    on_forgetting.append(forget)


def _inside(kernel: Any) -> Any:
    """What a kernel is to compiled code: a helper, or itself if it calls itself."""
    own = kernel._compiled
    return own if own is not None and own.is_compiling else dispatcher_for(kernel.plain)


def explain(game: Game, error: Exception) -> str:
    """The method, line and reason behind a failed compilation, and all else in the rules that is
    known not to compile, so that it can be changed at once."""
    first = _first_reason(game, error)
    place = first.partition(":")[0]
    rules = [hook.name for hook in HOOKS if hook.compiled and game.offers(hook.name)]
    listed = all_unsupported(type(game), rules)
    same = [one for one in listed if one.partition(":")[0] == place]
    others = [one for one in listed if one not in same]
    return "; and ".join([*(same or [first]), *others])


def _first_reason(game: Game, error: Exception) -> str:
    for hook in HOOKS:
        if not (hook.compiled and hook.arguments and game.offers(hook.name)):
            continue  # a default of ours is not at fault
        if hook.group.tier != RULES and not re.search(rf"\b{hook.name}\b", str(error)):
            continue  # nothing here called it
        try:
            kinds = [_kind(game, argument) for argument in hook.arguments]
            method = dispatcher_for(method_of(game, hook.name))
            method.compile((type_of_game(game), *kinds))
        except CompileError as flaw:
            code = getattr(type(game), hook.name).__code__
            return f"{hook.name}, line {_line(flaw, code)}: {_reason(flaw)}"
    return _reason(error)


def _kind(game: Game, argument: str) -> Any:
    """The type of a hook's argument of this name."""
    if argument == "state":
        return type_of_state(game)
    if argument in ("planes", "cells"):
        dimensions = len(game.observation_shape) - (argument == "cells")
        return types.Array(types.float64, dimensions, "C")
    return _KINDS.get(argument, types.int64)


_KINDS = {"dice": bits_type, **dict.fromkeys(("alpha", "beta", "value"), types.float64)}


def _line(error: Exception, code: Any) -> int:
    lines = re.findall(r'File "([^"]*)", line (\d+)', str(error))
    lines += re.findall(r"Raised from (.*) \((\d+)\)", str(error))
    inside = [int(line) for file, line in lines if code.co_filename.endswith(file.lstrip("."))]
    return inside[-1] if inside else code.co_firstlineno


def _reason(error: Exception) -> str:
    """Numba's message without its colours, frames and advice: the statement at its heart."""
    text = re.sub(r"\x1b\[[0-9;]*m", "", str(error))
    for pattern, words in _IN_WORDS:
        if found := re.search(pattern, text):
            return found.expand(words)
    lines = [line.strip() for line in text.splitlines()]
    sentences = [line for line in lines if line and not _NOISE.match(line)]
    heart = [line for line in sentences if _HEART.search(line)]
    if not sentences:
        return type(error).__name__
    reason = re.sub(r"^\w+Error: ", "", (heart or sentences)[-1].rstrip(".: "))
    calls = [line[3:].strip() for line in lines if line.startswith(">>>")]
    if reason.endswith("found for signature") and calls:
        reason = f"{reason} {calls[-1]}"
    return reason


_IN_WORDS = (
    (
        r"Can't unify return type from the following types: (.*)",
        r"it returns sometimes one type and sometimes another: \1",
    ),
    (
        r"unsupported opcode \(GET_YIELD_FROM_ITER\)",
        "`yield from` needs its source, in a file that has not changed, and gives no value; "
        "write `for one in ...: yield one`",
    ),
    (
        r"(?:Invalid use of getiter with parameters|>>> getitem)\s?\(Tuple\(",
        "parts of a tuple or list that are not alike, such as rows of several lengths, can't be "
        "looped over or looked up by a number; make them equally long and of one kind",
    ),
    (
        r"use of yield in a closure",
        "a loop inside a call, as in `next(... for ...)`, is not supported; write a `for` "
        "statement, or a list in brackets",
    ),
)
_HEART = re.compile(
    r"[Nn]o implementation|[Uu]nknown attribute|[Cc]annot unify|[Uu]ntyped global|[Uu]nsupported"
    r"|not supported|[Cc]annot determine|result makes|has no attribute|[Cc]annot resolve"
)
_NOISE = re.compile(
    r"Failed in|File |<source|\^|During|Overload|There are|- |>>> |\[\d+\]|def |return |if |for "
    r"|raised from|- Resolution|Rejected|\* \(|$"
)
