"""Rules as Numba can read them.

Numba compiles bytecode, and refuses that of `yield from`, of loops inside calls, of keys to sort by
and of a choice inside `(*cells, ...)`. The source is parsed, so rewritten (see `rewriting`), and
compiled to other bytecode. A function stays as it is where its source is not to be had, or is no
longer the source that it was made from.
"""

from __future__ import annotations
import __future__

import ast
import dis
import functools
import linecache
import operator
from collections.abc import Iterator
from types import CodeType

from .rewriting import Rewriter

_YIELD_FROM = dis.opmap["GET_YIELD_FROM_ITER"]
_UNPACKED = dis.opmap["LIST_EXTEND"]  # `(*cells, ...)`
_FUTURE = functools.reduce(
    operator.or_,
    (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names),
)


def codes_inside(code: CodeType) -> Iterator[CodeType]:
    """The code, and that of all functions within."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_inside(constant)


@functools.cache
def readable(code: CodeType) -> CodeType:
    """What Numba is to compile in place of this."""
    names = [constant.co_name for constant in code.co_consts if isinstance(constant, CodeType)]
    if not (
        {_YIELD_FROM, _UNPACKED} & {*code.co_code[::2]}
        or "<genexpr>" in names
        or any(isinstance(one, tuple) and "key" in one for one in code.co_consts)
    ):
        return code
    try:
        return _rewritten(code) or code
    except (SyntaxError, ValueError):  # a file that is another one now
        return code


def _rewritten(code: CodeType) -> CodeType | None:
    linecache.checkcache(code.co_filename)
    tree = ast.parse("".join(linecache.getlines(code.co_filename)))

    def compiled() -> Iterator[CodeType]:
        flags = code.co_flags & _FUTURE
        whole = compile(tree, code.co_filename, "exec", flags=flags, dont_inherit=True)
        return codes_inside(whole)

    if code not in compiled():
        return None
    Rewriter().visit(tree)
    ast.fix_missing_locations(tree)
    place = code.co_qualname, code.co_firstlineno, code.co_freevars
    same = (
        one for one in compiled() if (one.co_qualname, one.co_firstlineno, one.co_freevars) == place
    )
    return next(same, None)
