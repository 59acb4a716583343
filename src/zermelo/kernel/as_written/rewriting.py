"""Source in which all is written as Numba can read it.

yield from cells                       for cell in cells: yield cell
tuple(x + 1 for x in cells)            tuple([x + 1 for x in cells])
any(x == 2 for x in cells)             a function beside it, with a loop that returns
min(cells, key=lambda x: -x)           the same
sorted(cells, key=lambda x: -x)        sorted([(-x, place, x) ...]), and what stands last
(*cells, 1 if won else 0)              tuple(cells) + (1 if won else 0,)
"""

from __future__ import annotations

import ast
import copy
from typing import Any

EAGER = ("list", "max", "min", "sorted", "sum", "tuple")
"""Functions that take all items there are: to make a list first changes nothing."""
_INNER = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Lambda


class Rewriter(ast.NodeTransformer):
    """What a call becomes that takes a function of its own stands ahead of its statement, where
    Numba takes its parts into the code around it."""

    def __init__(self) -> None:
        self._ahead: list[ast.stmt] = []
        self._depth = 0  # loops and functions inside an expression, which have names of their own

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        if isinstance(node, ast.stmt):
            outside, self._ahead = self._ahead, []
            found = super().visit(node)
            ahead, self._ahead = self._ahead, outside
            return [*ahead, found] if ahead else found
        if not isinstance(node, _INNER):
            return super().visit(node)  # type: ignore[no-any-return]
        self._depth += 1
        found = super().visit(node)
        self._depth -= 1
        return found  # type: ignore[no-any-return]

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        self.generic_visit(node)
        if not isinstance(node.value, ast.YieldFrom):
            return node
        name = f"_item_{node.lineno}_{node.col_offset}"
        body = ast.Expr(ast.Yield(_read(name)))
        return ast.copy_location(ast.For(_name(name), _listed(node.value.value), [body], []), node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node:
            case ast.Call(ast.Name("any" | "all" as name), [ast.GeneratorExp() as given], []):
                if self._depth:
                    node.args = [_listed(given)]
                    return node
                return self._called_ahead(node, _quantified(name == "any", given))
            case ast.Call(ast.Name("min" | "max" as name), [given], [ast.keyword("key", key)]):
                if not self._depth:
                    return self._called_ahead(node, _best(name, _listed(given), key))
            case ast.Call(ast.Name("sorted"), [given], [ast.keyword("key", key), *others]):
                return _sorted(node, _listed(given), key, others)
            case ast.Call(ast.Name(name), [given], []) if name in EAGER:
                node.args = [_listed(given)]
        return node

    def _called_ahead(self, node: ast.Call, body: list[ast.stmt]) -> ast.expr:
        name = f"_call_{node.lineno}_{node.col_offset}"
        form = ast.arguments([], [], None, [], [], None, [])
        function: Any = ast.copy_location(ast.FunctionDef(name, form, body, []), node)
        if "type_params" in function._fields:
            function.type_params = []  # of Python 3.12 and later
        self._ahead.append(function)
        return ast.copy_location(_call(name), node)

    def visit_Tuple(self, node: ast.Tuple) -> ast.expr:
        self.generic_visit(node)
        starred = any(isinstance(item, ast.Starred) for item in node.elts)
        if not starred or not any(map(_branches, node.elts)):
            return node
        parts = [
            ast.copy_location(_call("tuple", item.value), item)
            if isinstance(item, ast.Starred)
            else ast.copy_location(ast.Tuple([item], ast.Load()), item)
            for item in node.elts
        ]
        whole: ast.expr = parts[0]
        for part in parts[1:]:
            whole = ast.copy_location(ast.BinOp(whole, ast.Add(), part), node)
        return whole


def _branches(node: ast.expr) -> bool:
    """Whether what is computed depends on a choice."""
    return any(isinstance(one, ast.IfExp | ast.BoolOp) for one in ast.walk(node))


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Store())


def _read(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(_read(name), [*arguments], [])


def _listed(items: ast.expr) -> ast.expr:
    """A loop that makes items one by one makes a list of them."""
    if not isinstance(items, ast.GeneratorExp):
        return items
    return ast.copy_location(ast.ListComp(items.elt, items.generators), items)


def _quantified(wished: bool, items: ast.GeneratorExp) -> list[ast.stmt]:
    """`any` (true is wished) or `all` of these."""
    test = items.elt if wished else ast.UnaryOp(ast.Not(), items.elt)
    body: ast.stmt = ast.If(test, [ast.Return(ast.Constant(wished))], [])
    for loop in reversed(items.generators):
        for condition in reversed(loop.ifs):
            body = ast.If(condition, [body], [])
        body = ast.For(loop.target, loop.iter, [body], [])
    return [body, ast.Return(ast.Constant(not wished))]


def _keyed(key: ast.expr) -> tuple[str, ast.expr]:
    """The name of an item, and its key."""
    match key:
        case ast.Lambda(ast.arguments(args=[ast.arg(name)], defaults=[]), body):
            return name, body
    return "_item", ast.Call(key, [_read("_item")], [])


_BEST = """
def best():
    _items = ()
    if len(_items) == 0:
        raise ValueError("{}() has nothing to choose from")
    _ = _best = _items[0]
    _best_key = ()
    for _ in _items:
        _key = ()
        if _key {} _best_key:
            _best, _best_key = _, _key
    return _best
"""


def _best(name: str, items: ast.expr, key: ast.expr) -> list[ast.stmt]:
    """The first of those with the least or largest key."""
    item, value = _keyed(key)
    if isinstance(items, ast.Call):  # it may be what gives its items but once
        items = ast.ListComp(_read("_one"), [ast.comprehension(_name("_one"), items, [], 0)])
    fill = _Fill({"_items": items, "_best_key": value, "_key": value}, item)
    function = fill.visit(ast.parse(_BEST.format(name, "<" if name == "min" else ">"))).body[0]
    return function.body  # type: ignore[no-any-return]


class _Fill(ast.NodeTransformer):
    """Puts values in the place of empty tuples, by what they are assigned to, and a name."""

    def __init__(self, values: dict[str, ast.expr], name: str) -> None:
        self.values, self.name = values, name

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        self.generic_visit(node)
        match node:
            case ast.Assign([ast.Name(name)], ast.Tuple([])):
                node.value = copy.deepcopy(self.values[name])
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self.name, node.ctx) if node.id == "_" else node


def _sorted(node: ast.Call, items: ast.expr, key: ast.expr, others: list[ast.keyword]) -> ast.expr:
    """By key, and by place where keys are equal."""
    match others:
        case []:
            back = False
        case [ast.keyword("reverse", ast.Constant(bool(reverse)))]:
            back = reverse
        case _:
            return node
    item, value = _keyed(key)
    place: ast.expr = _read("_place")
    if back:
        place = ast.UnaryOp(ast.USub(), place)
    triple = ast.Tuple([value, place, _read(item)], ast.Load())
    target = ast.Tuple([_name("_place"), _name(item)], ast.Store())
    loop = ast.comprehension(target, _call("enumerate", items), [], 0)
    triples: ast.expr = _call("sorted", ast.ListComp(triple, [loop]))
    if back:
        step = ast.Slice(step=ast.UnaryOp(ast.USub(), ast.Constant(1)))
        triples = ast.Subscript(triples, step, ast.Load())
    last = ast.Subscript(_read("_triple"), ast.Constant(2), ast.Load())
    again = ast.comprehension(_name("_triple"), triples, [], 0)
    return ast.copy_location(ast.ListComp(last, [again]), node)
