"""From kernels of a game to one program in LLVM's language, with functions that C can call.

Numba's functions take a game, return through a pointer and give a status. Around each stands one
that takes numbers and addresses and returns a number: `FAILED`, or not a number where that is a
float, where the rules raised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from ...errors import NotThisKindOfGame
from ...game import Game
from ..compilation import CompileError, explain
from ..linking import Linked
from ..numba_helpers import KEY_NAME
from ..numba_types import dispatcher_for, type_of_game
from . import numba_side  # noqa: F401
from .entry_point import FAILED, EntryPoint
from .plain_states import words_of
from .runtime import RUNTIME

_WORD, _REAL = ir.IntType(64), ir.DoubleType()
_HALF, _BYTES = ir.IntType(32), ir.IntType(8).as_pointer()
_KINDS = {"address": types.int64, "whole": types.int64, "real": types.float64}
_FORMS = {"address": _BYTES, "whole": _WORD, "real": _REAL, "count": _HALF}


@global_compiler_lock
def program_of(game: Game, prefix: str, entries: Sequence[EntryPoint]) -> str:
    """The program with these functions, whose names begin with a prefix."""
    context = cpu_target.target_context
    library = Linked(context.codegen(), f"exported {prefix}")
    library.runtime = RUNTIME
    module = library.create_ir_module(f"exported {prefix}")
    _define_key(module, words_of(game))
    data = _define_data(module, game)
    for entry in entries:
        compiled = _compiled(game, entry)
        library.add_linking_library(compiled.library)
        _define(context, module, f"{prefix}_{entry.name}", compiled, entry, data)
    library.add_ir_module(module)
    library.finalize()
    names = [one.name for one in library.module.global_variables]
    if any(name.startswith("numba.dynamic.globals") for name in names):
        raise NotThisKindOfGame(
            f"{game.name} can't be exported: its rules read an array that is larger than a "
            "megabyte, or a part of one, which only the process that made it can reach; make it "
            "smaller, or a copy"
        )
    return str(library.module)


def _compiled(game: Game, entry: EntryPoint) -> Any:
    kinds = [types.int64] * len(entry.constants) + [_KINDS[one] for one in entry.arguments]
    dispatcher = dispatcher_for(entry.kernel.plain)
    signature = (type_of_game(game), *kinds)
    try:
        dispatcher.compile(signature)
    except CompileError as error:
        raise NotThisKindOfGame(
            f"{game.name} can't be exported: its rules don't compile: {explain(game, error)}"
        ) from error
    return dispatcher.overloads[signature]


def _define(
    context: Any, module: Any, name: str, compiled: Any, entry: EntryPoint, data: Any
) -> None:
    """A function that calls a compiled one."""
    form = ir.FunctionType(_FORMS[entry.returns], [_FORMS[one] for one in entry.arguments])
    function = ir.Function(module, form, name)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    constants = [
        builder.ptrtoint(_constant(module, f"{name}_{part}", content), _WORD)
        for part, content in entry.constants.items()
    ]
    given = [
        builder.ptrtoint(value, _WORD) if kind == "address" else value
        for kind, value in zip(entry.arguments, function.args, strict=True)
    ]
    described = compiled.fndesc
    callee = context.declare_function(module, described)
    game = builder.bitcast(data, _BYTES) if data is not None else ir.Constant(_BYTES, None)
    status, value = context.call_conv.call_function(
        builder, callee, described.restype, described.argtypes, [game, *constants, *given]
    )
    with builder.if_then(status.is_error, likely=False):
        failed = _REAL(float("nan")) if entry.returns == "real" else form.return_type(FAILED)
        builder.ret(failed)
    if described.restype == types.none:
        builder.ret(form.return_type(0))
        return
    target = types.float64 if entry.returns == "real" else types.int64
    value = context.cast(builder, value, described.restype, target)
    builder.ret(builder.trunc(value, _HALF) if entry.returns == "count" else value)


def _constant(module: Any, name: str, content: bytes) -> Any:
    words = np.frombuffer(content, np.uint64).tolist()
    form = ir.ArrayType(_WORD, len(words))
    variable = ir.GlobalVariable(module, form, name)
    variable.global_constant, variable.linkage = True, "internal"
    variable.initializer = ir.Constant(form, words)
    return variable


def _define_data(module: Any, game: Game) -> Any:
    """The game's parameters that are floats, which machine code is handed."""
    names = type_of_game(game).data
    if not names:
        return None
    numbers = np.array([getattr(game, name) for name in names], np.float64)
    return _constant(module, "zermelo_parameters", numbers.tobytes())


def _define_key(module: Any, words: int) -> None:
    """The key of hashes is drawn anew in each process, so that no one can prepare collisions; an
    exported program has one of its own, as long as its states need."""
    key = np.random.Generator(np.random.PCG64(2026)).integers(0, 1 << 64, 2 * words + 16, np.uint64)
    _constant(module, KEY_NAME, key.tobytes()).linkage = ""  # other parts of the program name it
