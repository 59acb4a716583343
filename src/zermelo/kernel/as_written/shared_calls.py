"""Methods that several rules call with one state are computed once."""

from __future__ import annotations

import dis
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import Signature

from ...hooks import HOOKS

_SCALARS = types.Integer | types.Boolean | types.Float
_RULES = [hook.name for hook in HOOKS if hook.compiled]
_LOOPS = {dis.opmap["FOR_ITER"], *(dis.opmap[n] for n in dis.opmap if n.startswith("JUMP_BACK"))}


def is_shared(kind: type, name: str, function: Any) -> bool:
    """Whether it loops, and two rules of the game or more call it."""
    if name in _RULES or not isinstance(function, FunctionType):
        return False
    if not _LOOPS & {*function.__code__.co_code[::2]}:
        return False
    rules = [getattr(kind, rule, None) for rule in _RULES]
    return sum(isinstance(one, FunctionType) and name in one.__code__.co_names for one in rules) > 1


def shared_call(context: Any, builder: Any, described: Any, sig: Signature, given: Any) -> Any:
    """The result of the compiled function that is `described`; an error goes on to the caller."""
    packer = context.get_arg_packer(sig.args)
    result = context.get_value_type(sig.return_type)
    word, pointer = ir.IntType(32), context.call_conv.get_function_type(sig.return_type, ())
    info = pointer.args[1].pointee
    form = ir.FunctionType(ir.LiteralStructType([word, info, result]), packer.argument_types)
    name = f"shared.{described.llvm_func_name}"
    function = cgutils.get_or_insert_function(builder.module, form, name)
    if function.is_declaration:
        _define(context, function, packer, described, sig)
    answer = builder.call(function, packer.as_arguments(builder, given))
    code, excinfo, value = (builder.extract_value(answer, place) for place in range(3))
    status = context.call_conv._get_return_status(builder, code, excinfo)
    with cgutils.if_unlikely(builder, status.is_error):
        context.call_conv.return_status_propagate(builder, status)
    return value


def _define(context: Any, function: Any, packer: Any, described: Any, sig: Signature) -> None:
    function.linkage = "linkonce_odr"
    for attribute in ("noinline", "nounwind", "readnone"):
        function.attributes.add(attribute)
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    arguments = packer.from_arguments(builder, function.args)
    status, value = context.call_internal_no_propagate(builder, described, sig, arguments)
    answer: Any = ir.Constant(function.function_type.return_type, ir.Undefined)
    for place, part in enumerate((status.code, status.excinfoptr, value)):
        answer = builder.insert_value(answer, part, place)
    builder.ret(answer)


def is_of_a_state(sig: Signature, state: Any) -> bool:
    """Whether it is asked of a whole state. What is asked of a part, with other arguments each
    time, is rarely asked twice, and is faster as a part of what asks."""
    return isinstance(sig.return_type, _SCALARS) and sig.args[1:2] == (state,)
