"""Rules as Numba can read them.

Numba compiles bytecode, and refuses that of `yield from` and of a loop inside `tuple(...)`. The
first is a loop that yields, the second a list in brackets: the source is parsed, so rewritten, and
compiled to other bytecode. A function stays as it is where its source is not to be had, or is
no longer the source that it was made from.
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

EAGER = ("list", "max", "min", "sorted", "sum", "tuple")
"""Functions that take all items there are: to make a list first changes nothing."""
_YIELD_FROM = dis.opmap["GET_YIELD_FROM_ITER"]
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
    if _YIELD_FROM not in code.co_code[::2] and "<genexpr>" not in names:
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
    tree = ast.fix_missing_locations(_Rewriter().visit(tree))
    place = code.co_qualname, code.co_firstlineno, code.co_freevars
    same = (
        one for one in compiled() if (one.co_qualname, one.co_firstlineno, one.co_freevars) == place
    )
    return next(same, None)


class _Rewriter(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        if not isinstance(node.value, ast.YieldFrom):
            return node
        name = f"_item_{node.lineno}_{node.col_offset}"
        body = ast.Expr(ast.Yield(ast.Name(name, ast.Load())))
        loop = ast.For(ast.Name(name, ast.Store()), _listed(node.value.value), [body], [])
        return ast.copy_location(loop, node)

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name(name), [given], []) if name in EAGER:
                node.args = [_listed(given)]
        return node


def _listed(items: ast.expr) -> ast.expr:
    """A loop that makes items one by one makes a list of them."""
    if not isinstance(items, ast.GeneratorExp):
        return items
    return ast.copy_location(ast.ListComp(items.elt, items.generators), items)
