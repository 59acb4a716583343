"""Calls of functions that do nothing without their first argument, where it is None: left out."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import ir, ir_utils
from numba.core.compiler_machinery import FunctionPass

from .passes import before_typing
from .skipped import skipped_result


@before_typing
class _SkippedCalls(FunctionPass):
    """See `skipped_without`: neither what is called nor the call is typed or compiled."""

    _name = "skipped_calls"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        changed = False
        for block in state.func_ir.blocks.values():
            for statement in block.find_insts(ir.Assign):
                result = _result(state, statement.value)
                if result is not None:
                    statement.value = result
                    state.func_ir._definitions[statement.target.name] = [result]
                    changed = True
        return changed


def _result(state: Any, call: Any) -> Any:
    """What stands in place of a call that is left out; None for what is not."""
    if not isinstance(call, ir.Expr) or call.op != "call" or call.kws or call.vararg:
        return None
    callee = ir_utils.guard(ir_utils.get_definition, state.func_ir, call.func)
    is_named = isinstance(callee, ir.Global | ir.FreeVar)
    marked = skipped_result(callee.value) if is_named else None
    if marked is None or not _is_none(state, call.args[0]):
        return None
    place, result = marked
    return call.args[place] if place is not None else ir.Const(result, call.loc)


def _is_none(state: Any, variable: Any) -> bool:
    found = ir_utils.guard(ir_utils.get_definition, state.func_ir, variable)
    if isinstance(found, ir.Arg):
        kind = state.args[found.index]
        return isinstance(kind, types.NoneType) or kind == types.Omitted(None)
    return isinstance(found, ir.Const) and found.value is None
